"""What happens in the village: deliveries, rows, barrows, order markers and the market."""

from __future__ import annotations

import cython

from ludoteca.core.constants import NOBODY
from ludoteca.games.la_granja.content.board import BUILDING_COUNT
from ludoteca.games.la_granja.content.constants import (
    CRAFT_NEW,
    EVERY_COMPLETION,
    EVERY_DELIVERY,
    FROM_BARROWS,
    FROM_BUILDINGS,
    FROM_HELPERS,
    NONE,
    ROWS,
    SLOTS,
    SPENT,
    SYMBOLS,
    TRANSPORT,
)
from ludoteca.games.la_granja.content.goods import COMMODITY, CROPS, GOODS, SILVER, VP
from ludoteca.games.la_granja.content.helpers import (
    COMMODITY_ON_BUILDING,
    GAIN_ON_BUILDING,
    SILVER_ON_BARROW,
    VP_ON_LATER_COMPLETION,
)
from ludoteca.games.la_granja.rules.decisions.numbers import (
    AFTER_BARROW,
    AFTER_BUILDING,
    PLACE_MARKER,
)
from ludoteca.games.la_granja.rules.effects.base import EFFECTS
from ludoteca.games.la_granja.rules.state import LaGranjaState

if not cython.compiled:
    from ludoteca.core.bits import count_bits
    from ludoteca.games.la_granja.rules.effects.use import barrow_points, building_points
    from ludoteca.games.la_granja.rules.farm import discard, gain, lacks_marker
    from ludoteca.games.la_granja.rules.market import hexes_for


def owned(table: LaGranjaState, seat: int) -> int:
    """The goods the seat could deliver, as a mask. [LG-0.6, 9.26]"""
    found = 0
    for good in range(GOODS):
        if table.goods[seat * GOODS + good] > 0:
            found |= 1 << good
    for crop in range(CROPS):
        if table.grown[seat * CROPS + crop] > 0:
            found |= 1 << crop
    return found if may_trade(table) else found & ~(1 << COMMODITY)


def may_trade(table: LaGranjaState) -> bool:
    """Whether trade commodities can be delivered now: in phase III, or by this reading with every delivery. [LG-4.2]"""
    return table.phase == TRANSPORT or table.variants & EVERY_DELIVERY != 0


def is_open(table: LaGranjaState, seat: int, building: int) -> bool:
    """Whether a building still takes goods from the seat. [LG-9.4, 9.8]"""
    return table.lock[building] == 0 and table.craft[seat * BUILDING_COUNT + building] == 0


def row_taken(table: LaGranjaState, building: int, row: int) -> bool:
    """Whether some seat has claimed a row."""
    for seat in range(table.seats):
        if table.row_of[seat * BUILDING_COUNT + building] == row:
            return True
    return False


def row_goods(table: LaGranjaState, building: int, row: int, filled: int, count: int) -> int:
    """The goods of which a row still lacks at least ``count`` symbols, as a mask."""
    once = 0
    twice = 0
    start = (building * ROWS + row) * SYMBOLS
    for place in range(table.printed.row_size[building * ROWS + row]):
        if not filled >> place & 1:
            bit = 1 << table.printed.row_good[start + place]
            twice |= once & bit
            once |= bit
    return once if count == 1 else twice


def wanted(table: LaGranjaState, seat: int, target: int, count: int) -> int:
    """The goods of which a target still lacks at least ``count`` symbols, as a mask. [LG-9.3 to 9.8, 9.17]"""
    if target < SLOTS:
        return barrow_goods(table, seat * SLOTS + target, count)
    building = target - SLOTS
    if not is_open(table, seat, building):
        return 0
    row = table.row_of[seat * BUILDING_COUNT + building]
    if row != NONE:
        return row_goods(table, building, row, table.row_filled[seat * BUILDING_COUNT + building], count)
    if table.printed.same_rows[building]:
        return row_goods(table, building, 0, 0, count)
    found = 0
    for number in range(ROWS):
        if not row_taken(table, building, number):
            found |= row_goods(table, building, number, 0, count)
    return found


def barrow_goods(table: LaGranjaState, place: int, count: int) -> int:
    """The goods of which a barrow still lacks at least ``count`` symbols, as a mask."""
    card = table.barrow_card[place]
    if card == NONE:
        return 0
    once = 0
    twice = 0
    for symbol in range(table.printed.barrow_size[card]):
        if not table.barrow_filled[place] >> symbol & 1:
            bit = 1 << table.printed.barrow_good[card * SYMBOLS + symbol]
            twice |= once & bit
            once |= bit
    return once if count == 1 else twice


# -- carrying it out --------------------------------------------------------------------------------------------


def claim(table: LaGranjaState, seat: int, building: int, good: int, count: int) -> None:
    """Claim the first free row that shows the good, if the seat has none yet. [LG-9.5]"""
    place = seat * BUILDING_COUNT + building
    if table.row_of[place] != NONE:
        return
    for row in range(ROWS):
        if not row_taken(table, building, row) and row_goods(table, building, row, 0, count) >> good & 1:
            table.row_of[place] = row
            return


def cover(table: LaGranjaState, seat: int, target: int, good: int) -> None:
    """Put a marker on the first free symbol of a good. [LG-9.6]"""
    if target < SLOTS:
        place = seat * SLOTS + target
        card = table.barrow_card[place]
        for symbol in range(table.printed.barrow_size[card]):
            if not table.barrow_filled[place] >> symbol & 1:
                if table.printed.barrow_good[card * SYMBOLS + symbol] == good:
                    table.barrow_filled[place] |= 1 << symbol
                    return
        return
    building = target - SLOTS
    claim(table, seat, building, good, 1)
    place = seat * BUILDING_COUNT + building
    row = building * ROWS + table.row_of[place]
    for symbol in range(table.printed.row_size[row]):
        if not table.row_filled[place] >> symbol & 1 and table.printed.row_good[row * SYMBOLS + symbol] == good:
            table.row_filled[place] |= 1 << symbol
            return


def spend(table: LaGranjaState, seat: int, good: int, from_field: bool) -> None:
    """Take one good from where it is."""
    if from_field:
        table.grown[seat * CROPS + good] -= 1
    elif good == VP:
        table.score(seat, -1, SPENT)
    else:
        table.goods[seat * GOODS + good] -= 1


def needs_marker(table: LaGranjaState, seat: int, target: int, good: int) -> bool:
    """Whether a good of the purse lacks a marker to cover its symbol; the last symbol frees its own. [LG-9.26, 14.1]"""
    if (good != SILVER and good != VP) or not lacks_marker(table, seat):
        return False
    if target < SLOTS:
        place = seat * SLOTS + target
        return count_bits(table.barrow_filled[place]) + 1 < table.printed.barrow_size[table.barrow_card[place]]
    place = seat * BUILDING_COUNT + target - SLOTS
    covered = count_bits(table.row_filled[place])
    if covered == 0:
        return True
    return covered + 1 < table.printed.row_size[(target - SLOTS) * ROWS + table.row_of[place]]


def settle_target(table: LaGranjaState, seat: int, target: int) -> None:
    """Complete the row or the barrow if nothing is lacking any more. [LG-9.7, 9.18]"""
    if target < SLOTS:
        place = seat * SLOTS + target
        card = table.barrow_card[place]
        if card != NONE and table.barrow_filled[place] == (1 << table.printed.barrow_size[card]) - 1:
            complete_barrow(table, seat, target)
        return
    building = target - SLOTS
    place = seat * BUILDING_COUNT + building
    row = building * ROWS + table.row_of[place]
    if table.row_filled[place] == (1 << table.printed.row_size[row]) - 1:
        complete_building(table, seat, building)


def complete_building(table: LaGranjaState, seat: int, building: int) -> None:
    """Rewards of a full row, in their order. [LG-9.7]"""
    place = seat * BUILDING_COUNT + building
    table.row_filled[place] = 0
    first = not table.completed >> building & 1
    if first:
        table.completed |= 1 << building
        table.score(seat, 1, FROM_BUILDINGS)
    table.score(seat, table.round, FROM_BUILDINGS)
    table.score(seat, building_points(table, seat), FROM_BUILDINGS)
    table.craft[place] = CRAFT_NEW
    if (first or table.variants & EVERY_COMPLETION) and table.unlocked < 3:
        unlock(table, seat)
    for other in range(table.seats):
        if other != seat and table.craft[other * BUILDING_COUNT + building]:
            slot = table.helper_slot(other, VP_ON_LATER_COMPLETION)
            if slot != NONE:
                table.score(other, table.amount(slot), FROM_HELPERS)
    if table.helper_slot(seat, GAIN_ON_BUILDING) != NONE or table.helper_slot(seat, COMMODITY_ON_BUILDING) != NONE:
        table.ask(AFTER_BUILDING, NOBODY, seat, 0)
    EFFECTS.craft(building).complete(table, seat)


def unlock(table: LaGranjaState, seat: int) -> None:
    """Remove the next order marker and take the point beside it. [LG-9.16]"""
    table.unlocked += 1
    for building in range(BUILDING_COUNT):
        if table.lock[building] == table.unlocked:
            table.lock[building] = 0
            table.score(seat, 1, FROM_BUILDINGS)


def complete_barrow(table: LaGranjaState, seat: int, slot: int) -> None:
    """Rewards of a full barrow, in their order. [LG-9.18]"""
    place = seat * SLOTS + slot
    card = table.barrow_card[place]
    table.score(seat, table.printed.barrow_vp[card], FROM_BARROWS)
    table.barrow_card[place] = NONE
    table.barrow_filled[place] = 0
    discard(table, card)
    table.score(seat, barrow_points(table, seat), FROM_BUILDINGS)
    if table.helper_slot(seat, SILVER_ON_BARROW) != NONE:
        table.ask(AFTER_BARROW, NOBODY, seat, 0)
    value = table.printed.barrow_market[card]
    if value and hexes_for(table, seat, value):
        table.ask(PLACE_MARKER, seat, value, 0)
    gain(table, seat, COMMODITY, 1)
