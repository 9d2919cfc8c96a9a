"""The limit of 25 markers: taking one back when none is left."""

from __future__ import annotations

from typing import Any

import cython

from ludoteca.core.decision import Decision, Options
from ludoteca.games.la_granja.constants import LACK_MUST, NONE, SLOTS
from ludoteca.games.la_granja.content.board import BUILDING_COUNT
from ludoteca.games.la_granja.content.goods import (
    COMMODITY,
    CROPS,
    GOODS,
    STORED,
)
from ludoteca.games.la_granja.content.markers import (
    BACK_BARROW,
    BACK_COMMODITY,
    BACK_FIELD,
    BACK_HEX,
    BACK_NONE,
    BACK_ROW,
    FOR_HEX,
    FOR_NOTHING,
    PLACE,
)
from ludoteca.games.la_granja.state import Table

if not cython.compiled:
    from ludoteca.games.la_granja.market import place_marker


# -- the limit of markers -------------------------------------------------------------------------------------------


class TakeBack(Decision):
    """No marker is left: take one back from farm or board, or (by edition) do without. [LG-1.5, 14.1]"""

    name = "take_back"
    domain = PLACE
    rule = "LG-14.1"

    def options(self, state: Any, seat: int, need: int, where: int, out: Options) -> None:
        table: Table = state
        out.clear()
        for good in range(STORED):
            if table.goods[seat * GOODS + good] > 0:
                out.add(good)
        if table.goods[seat * GOODS + COMMODITY] > 0:
            out.add(BACK_COMMODITY)
        for crop in range(CROPS):
            if table.grown[seat * CROPS + crop] > 0:
                out.add(BACK_FIELD + crop)
        for slot in range(SLOTS):
            if table.barrow_filled[seat * SLOTS + slot]:
                out.add(BACK_BARROW + slot)
        for building in range(BUILDING_COUNT):
            if table.row_filled[seat * BUILDING_COUNT + building]:
                out.add(BACK_ROW + building)
        for space in range(table.printed.hexes):
            if table.hex_owner[space] == seat and not (need == FOR_HEX and space == where):
                out.add(BACK_HEX + space)
        if need != FOR_NOTHING and (out.count == 0 or not table.variants & LACK_MUST):
            out.add(BACK_NONE)

    def resolve(self, state: Any, seat: int, need: int, where: int, option: int) -> None:
        table: Table = state
        if option == BACK_NONE:
            return
        take_back(table, seat, option)
        if need == FOR_HEX:
            place_marker(table, seat, where, False)
        elif need != FOR_NOTHING:
            if where and table.grown[seat * CROPS + need] < table.fields[seat * CROPS + need]:
                table.grown[seat * CROPS + need] += 1
            elif not where:
                table.change(seat, need, 1)

    def prompt(self, state: Any, seat: int, need: int, where: int) -> str:
        return "no marker is left: which one do you take back"


def take_back(table: Table, seat: int, option: int) -> None:
    """Lift one marker; what it meant is lost. [LG-1.5]"""
    if option < STORED:
        table.change(seat, option, -1)
    elif option == BACK_COMMODITY:
        table.change(seat, COMMODITY, -1)
    elif option < BACK_BARROW:
        table.grown[seat * CROPS + option - BACK_FIELD] -= 1
    elif option < BACK_ROW:
        place = seat * SLOTS + option - BACK_BARROW
        symbol = 7
        while not table.barrow_filled[place] >> symbol & 1:
            symbol -= 1
        table.barrow_filled[place] &= ~(1 << symbol)
    elif option < BACK_HEX:
        place = seat * BUILDING_COUNT + option - BACK_ROW
        symbol = 7
        while not table.row_filled[place] >> symbol & 1:
            symbol -= 1
        table.row_filled[place] &= ~(1 << symbol)
    else:
        table.hex_owner[option - BACK_HEX] = NONE
