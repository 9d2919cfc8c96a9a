"""The limit of 25 markers: taking one back when none is left."""

from __future__ import annotations

from typing import Any

import cython

from ludoteca.core.decision import Decision, Options
from ludoteca.games.la_granja.content.board import BUILDING_COUNT
from ludoteca.games.la_granja.content.constants import (
    AREA_EMPTY,
    LACK_MUST,
    NONE,
    ROWS,
    SLOTS,
    SYMBOLS,
    TARGETS,
    UNFLAGGED,
)
from ludoteca.games.la_granja.content.goods import COMMODITY, CROPS, GOODS, PIG, STORED
from ludoteca.games.la_granja.content.markers import (
    BACK_AREA,
    BACK_COMMODITY,
    BACK_FIELD,
    BACK_FLAG,
    BACK_HEX,
    BACK_NONE,
    BACK_SYMBOL,
    FOR_FLAG,
    FOR_HELPER,
    FOR_HEX,
    FOR_REACTION,
    FOR_SYMBOL,
    FOR_TILE,
    PLACE,
    TO_BREED,
    TO_BUY,
    TO_GROW,
)
from ludoteca.games.la_granja.rules.decisions.numbers import TAKE_BACK
from ludoteca.games.la_granja.rules.effects.base import EFFECTS
from ludoteca.games.la_granja.rules.state import LaGranjaState

if not cython.compiled:
    from ludoteca.games.la_granja.rules.decisions.carrying import carry_from
    from ludoteca.games.la_granja.rules.decisions.farm import first_piglet
    from ludoteca.games.la_granja.rules.effects.use import use_helper
    from ludoteca.games.la_granja.rules.farm import has_flag
    from ludoteca.games.la_granja.rules.market import occupy


class TakeBack(Decision):
    """No marker is left: take one back from farm or board, or (by edition) do without. [LG-1.5, 14.1]

    ``need`` is a good or what else the marker is wanted for, ``where`` its place.
    """

    name = "take_back"
    domain = PLACE
    rule = "LG-14.1"

    def options(self, state: Any, seat: int, need: int, where: int, out: Options) -> None:
        table: LaGranjaState = state
        out.clear()
        for good in range(STORED):
            if table.goods[seat * GOODS + good] > 0:
                out.add(good)
        if table.goods[seat * GOODS + COMMODITY] > 0:
            out.add(BACK_COMMODITY)
        for crop in range(CROPS):
            if table.grown[seat * CROPS + crop] > 0:
                out.add(BACK_FIELD + crop)
        for target in range(TARGETS):
            covered = covered_goods(table, seat, target)
            for good in range(GOODS):
                if covered >> good & 1:
                    out.add(BACK_SYMBOL + target * GOODS + good)
        for building in range(BUILDING_COUNT):
            place = seat * BUILDING_COUNT + building
            if table.craft[place] and table.row_filled[place] != AREA_EMPTY:
                out.add(BACK_AREA + building)
        for slot in range(SLOTS):
            if has_flag(table, seat * SLOTS + slot):
                out.add(BACK_FLAG + slot)
        for space in range(table.printed.hexes):
            if table.hex_owner[space] == seat:
                out.add(BACK_HEX + space)
        if not is_owed(table, need, where):
            out.add(BACK_NONE)

    def resolve(self, state: Any, seat: int, need: int, where: int, option: int) -> None:
        table: LaGranjaState = state
        if option == BACK_NONE:
            if need == PIG and where > TO_BREED:
                table.ask(TAKE_BACK, seat, PIG, where - 1)
            return
        take_back(table, seat, option)
        if need == FOR_HEX or need == FOR_TILE:
            occupy(table, seat, where, need == FOR_TILE)
        elif need == FOR_SYMBOL:
            carry_from(table, seat, where // 4 // GOODS, where // 4 % GOODS, where % 4)
        elif need == FOR_REACTION:
            use_helper(table, seat, where)
        elif need == FOR_HELPER:
            use_chosen(table, seat, where)
        elif need != FOR_FLAG:
            if where >= TO_BREED:
                first_piglet(table, seat, where - TO_BREED)
            elif where != TO_GROW:
                table.goods[seat * GOODS + need] += 1
            elif table.grown[seat * CROPS + need] < table.fields[seat * CROPS + need]:
                table.grown[seat * CROPS + need] += 1


def is_owed(table: LaGranjaState, need: int, where: int) -> bool:
    """Whether a marker must be taken back: for what the seat chose and pays for, in one edition always. [LG-14.1]"""
    if table.variants & LACK_MUST or need == FOR_SYMBOL or need == FOR_HELPER or need == FOR_FLAG:
        return True
    return need < GOODS and where == TO_BUY


def use_chosen(table: LaGranjaState, seat: int, place: int) -> None:
    """Use the helper a marker was taken back for, if what was taken back has left it something to do."""
    if EFFECTS.helper(table, place).possible(table, seat, place):
        use_helper(table, seat, place)


def covered_goods(table: LaGranjaState, seat: int, target: int) -> int:
    """The goods whose symbols the seat has covered at a barrow or in a row, as a mask."""
    found = 0
    if target < SLOTS:
        filled = table.barrow_filled[seat * SLOTS + target]
        if filled:
            start = table.barrow_card[seat * SLOTS + target] * SYMBOLS
            for symbol in range(SYMBOLS):
                if filled >> symbol & 1:
                    found |= 1 << table.printed.barrow_good[start + symbol]
        return found
    place = seat * BUILDING_COUNT + target - SLOTS
    filled = table.row_filled[place]
    if filled and table.craft[place] == 0:
        start = ((target - SLOTS) * ROWS + table.row_of[place]) * SYMBOLS
        for symbol in range(SYMBOLS):
            if filled >> symbol & 1:
                found |= 1 << table.printed.row_good[start + symbol]
    return found


def take_back(table: LaGranjaState, seat: int, option: int) -> None:
    """Lift one marker; what it meant is lost. [LG-1.5]"""
    if option < STORED:
        table.goods[seat * GOODS + option] -= 1
    elif option == BACK_COMMODITY:
        table.goods[seat * GOODS + COMMODITY] -= 1
    elif option < BACK_SYMBOL:
        table.grown[seat * CROPS + option - BACK_FIELD] -= 1
    elif option < BACK_AREA:
        uncover(table, seat, (option - BACK_SYMBOL) // GOODS, (option - BACK_SYMBOL) % GOODS)
    elif option < BACK_FLAG:
        table.row_filled[seat * BUILDING_COUNT + option - BACK_AREA] = AREA_EMPTY
    elif option < BACK_HEX:
        table.helper_used[seat * SLOTS + option - BACK_FLAG] |= UNFLAGGED
    else:
        table.hex_owner[option - BACK_HEX] = NONE


def uncover(table: LaGranjaState, seat: int, target: int, good: int) -> None:
    """Open the last covered symbol of a good again; the row stays the seat's. [LG-9.5]"""
    if target < SLOTS:
        place = seat * SLOTS + target
        start = table.barrow_card[place] * SYMBOLS
        for number in range(SYMBOLS):
            symbol = SYMBOLS - 1 - number
            if table.barrow_filled[place] >> symbol & 1 and table.printed.barrow_good[start + symbol] == good:
                table.barrow_filled[place] &= ~(1 << symbol)
                return
        return
    place = seat * BUILDING_COUNT + target - SLOTS
    start = ((target - SLOTS) * ROWS + table.row_of[place]) * SYMBOLS
    for number in range(SYMBOLS):
        symbol = SYMBOLS - 1 - number
        if table.row_filled[place] >> symbol & 1 and table.printed.row_good[start + symbol] == good:
            table.row_filled[place] &= ~(1 << symbol)
            return
