"""Using helpers, roof tiles and craft markers, and what a farm earns."""

from __future__ import annotations

import cython

from ludoteca.core.constants import NOBODY
from ludoteca.games.la_granja.content.board import BUILDING_COUNT
from ludoteca.games.la_granja.content.cards import CARD_COUNT
from ludoteca.games.la_granja.content.constants import CRAFT_ACTIVE, LATE_INCOME, NONE
from ludoteca.games.la_granja.content.goods import GOODS, SILVER
from ludoteca.games.la_granja.rules.decisions.numbers import AFTER_ROOF
from ludoteca.games.la_granja.rules.effects.base import EFFECTS
from ludoteca.games.la_granja.rules.state import LaGranjaState

if not cython.compiled:
    from ludoteca.games.la_granja.rules.farm import mark_used

# -- helpers -------------------------------------------------------------------------------------------------------


def can_use_helper(table: LaGranjaState, seat: int, place: int) -> bool:
    """Whether a helper can be used from the menu now. [LG-4.7, 4.8, 15.10, 15.11]"""
    card = table.helper_card[place]
    if card == NONE or not table.printed.helper_menu[card] & table.phase:
        return False
    if table.printed.once[card] and table.helper_used[place]:
        return False
    return EFFECTS.helper(table, place).possible(table, seat, place)


def pays_flag(table: LaGranjaState, place: int) -> bool:
    """Whether a helper needs no marker to be flagged: it is not, or what it takes off the farm will do. [LG-14.1]"""
    return not table.printed.once[table.helper_card[place]] or EFFECTS.helper(table, place).pays_flag()


def use_helper(table: LaGranjaState, seat: int, place: int) -> None:
    """Carry out a helper that was chosen, was agreed to or works by itself, and flag it. [LG-4.7, 15.10]"""
    # A good that is sold flags the helper when it goes.
    if not pays_flag(table, place):
        mark_used(table, place)
    EFFECTS.helper(table, place).apply(table, seat, place)


# -- roof tiles ----------------------------------------------------------------------------------------------------


def can_use_roof(table: LaGranjaState, seat: int, place: int) -> bool:
    """Whether a roof tile can be used from the menu now. [LG-4.7, 5.24]"""
    if table.roof_used[place] or not table.printed.roof_menu[table.roof_tile[place]] & table.phase:
        return False
    return EFFECTS.tile(table, place).possible(table, seat)


def use_roof(table: LaGranjaState, seat: int, place: int) -> None:
    """Turn a tile face down and carry out its effect. [LG-5.19, 5.20]"""
    tile = table.roof_tile[place]
    table.roof_used[place] = 1
    # Asked of the farm as it is once the effect is finished: the tile may bring the helper that pays for it.
    if not table.printed.roof_turns[tile]:
        table.ask(AFTER_ROOF, NOBODY, seat, 0)
    EFFECTS.tile(table, place).apply(table, seat, tile)


# -- craft markers -------------------------------------------------------------------------------------------------


def at_work(table: LaGranjaState, seat: int, building: int) -> bool:
    """Whether the seat has the craft marker of a building with its permanent side up. [LG-9.9]"""
    return table.craft[seat * BUILDING_COUNT + building] == CRAFT_ACTIVE


def has_craft_income(table: LaGranjaState, seat: int) -> bool:
    """Whether a craft marker of the seat earns something in the farm phase."""
    for building in range(BUILDING_COUNT):
        if at_work(table, seat, building) and EFFECTS.craft(building).earns():
            return True
    return False


def craft_income(table: LaGranjaState, seat: int) -> None:
    """What craft markers earn: in step 2, by the other reading in step 3. [LG-14.28]"""
    # What is earned first is laid last: with the marker limit the commodity comes before the resource.
    for building in range(BUILDING_COUNT - 1, -1, -1):
        if at_work(table, seat, building):
            EFFECTS.craft(building).earn(table, seat)


def more_steps(table: LaGranjaState, seat: int) -> int:
    """The siesta steps that craft markers add every round. [LG-8.1]"""
    found = 0
    for building in range(BUILDING_COUNT):
        if at_work(table, seat, building):
            found += EFFECTS.craft(building).steps()
    return found


def more_deliveries(table: LaGranjaState, seat: int) -> int:
    """The deliveries that craft markers add every round. [LG-9.1]"""
    found = 0
    for building in range(BUILDING_COUNT):
        if at_work(table, seat, building):
            found += EFFECTS.craft(building).deliveries()
    return found


def building_points(table: LaGranjaState, seat: int) -> int:
    """The points that craft markers add to a completed building. [LG-9.9]"""
    found = 0
    for building in range(BUILDING_COUNT):
        if at_work(table, seat, building):
            found += EFFECTS.craft(building).building_points()
    return found


def barrow_points(table: LaGranjaState, seat: int) -> int:
    """The points that craft markers add to a completed barrow. [LG-9.9]"""
    found = 0
    for building in range(BUILDING_COUNT):
        if at_work(table, seat, building):
            found += EFFECTS.craft(building).barrow_points()
    return found


# -- income --------------------------------------------------------------------------------------------------------


def income(table: LaGranjaState, seat: int, again: bool) -> None:
    """What the farm earns by markers, extensions, helpers; ``again`` leaves out the once-per-round ones. [LG-5.10]"""
    table.goods[seat * GOODS + SILVER] += table.more_income[seat]
    # Where markers may run out, helpers take theirs after the craft markers, by card number: the last is laid first.
    place = table.helper_below(seat, CARD_COUNT)
    while place != NONE:
        EFFECTS.helper(table, place).earn(table, seat, place, again)
        place = table.helper_below(seat, table.helper_card[place])
    if again or not table.variants & LATE_INCOME:
        craft_income(table, seat)
