"""Phase II: rolling and picking the revenue dice, and the helpers and tiles that bend them."""

from __future__ import annotations

from typing import Any, Final

import cython

from ludoteca.core.constants import NATURE, NOBODY
from ludoteca.core.decision import Decision, Options
from ludoteca.core.domain import Domain
from ludoteca.games.la_granja.content.constants import LOOSE_DICE, NONE, PICKED, ROOFS, SPACES
from ludoteca.games.la_granja.content.helpers import (
    CHANGE_DIE,
    DIE_AS,
    REROLL_DIE,
    RESERVE_LAST_DIE,
)
from ludoteca.games.la_granja.content.markers import FOR_FLAG, FOR_HELPER
from ludoteca.games.la_granja.rules.decisions.entries import (
    AS_FIXED,
    BY_TILE,
    FREE_PICK,
    HELPER_DOWN,
    HELPER_UP,
    KEEP,
    REROLL_ENTRY,
)
from ludoteca.games.la_granja.rules.decisions.numbers import (
    AFTER_DIE,
    AFTER_ROOF,
    CHANGE_BY,
    FREE,
    PICK,
    REROLL,
    RESERVE,
    ROLL,
    TAKE_BACK,
    USE_SPACE,
)
from ludoteca.games.la_granja.rules.decisions.numbers import CHANGE_DIE as ASK_CHANGE
from ludoteca.games.la_granja.rules.state import LaGranjaState

if not cython.compiled:
    from ludoteca.games.la_granja.rules.effects.use import use_helper
    from ludoteca.games.la_granja.rules.farm import (
        advance,
        can_flag,
        flag_or_lack,
        mark_used,
    )
    from ludoteca.games.la_granja.rules.menu import any_free

SPACE: Final = Domain("space", ("1", "2", "3", "4", "5", "6"))
SPACE_OR_NONE: Final = Domain("space", ("1", "2", "3", "4", "5", "6", "none"))
PICK_CHOICE: Final = Domain("space", ("1", "2", "3", "4", "5", "6", "reroll", "free"))
CHANGE: Final = Domain("change", ("keep", "down", "up", "fixed", *(f"roof{slot}" for slot in range(1, ROOFS + 1))))
DELTA: Final = Domain("delta", ("-2", "-1", "+1", "+2"))


class Reserve(Decision):
    """Before the roll a helper reserves the last die of a space. [LG-15.9]"""

    name = "reserve"
    domain = SPACE_OR_NONE
    rule = "LG-15.9"

    def options(self, state: Any, seat: int, owner: int, b: int, out: Options) -> None:
        out.clear()
        for space in range(SPACES + 1):
            out.add(space)

    def resolve(self, state: Any, seat: int, owner: int, b: int, option: int) -> None:
        table: LaGranjaState = state
        if seat == NOBODY:
            if table.fresh_slot(owner, RESERVE_LAST_DIE) != NONE:
                table.ask(RESERVE, owner, owner, 0)
        elif option < SPACES and not can_flag(table, seat):
            table.ask(RESERVE, owner, owner, 0)
            table.ask(TAKE_BACK, seat, FOR_FLAG, 0)
        elif option < SPACES:
            mark_used(table, table.fresh_slot(seat, RESERVE_LAST_DIE))
            table.reserved[seat] = option


class Roll(Decision):
    """Roll the dice onto their spaces, ``left`` to go. [LG-6.1]"""

    name = "roll"
    domain = SPACE
    rule = "LG-6.1"

    def options(self, state: Any, seat: int, left: int, b: int, out: Options) -> None:
        out.clear()
        for space in range(SPACES):
            out.add(space)

    def resolve(self, state: Any, seat: int, left: int, b: int, option: int) -> None:
        table: LaGranjaState = state
        table.dice[option] += 1
        if left > 1:
            table.ask(ROLL, NATURE, left - 1, 0)


def is_barred(table: LaGranjaState, seat: int, space: int) -> bool:
    """Whether the last die of a space is reserved by another seat. [LG-15.9]"""
    if table.dice[space] != 1:
        return False
    for other in range(table.seats):
        if other != seat and table.reserved[other] == space:
            return True
    return False


class Pick(Decision):
    """Take a die of a space, the seat's ``number``-th, and use the space. [LG-6.2]"""

    name = "pick"
    domain = PICK_CHOICE
    rule = "LG-6.2"

    def options(self, state: Any, seat: int, number: int, b: int, out: Options) -> None:
        table: LaGranjaState = state
        out.clear()
        for space in range(SPACES):
            if table.dice[space] > 0 and not is_barred(table, seat, space):
                out.add(space)
        if out.count == 0:
            for space in range(SPACES):
                if table.dice[space] > 0:
                    out.add(space)
        if number == 0 and table.fresh_slot(seat, REROLL_DIE) != NONE:
            out.add(REROLL_ENTRY)
        if any_free(table, seat):
            out.add(FREE_PICK)

    def resolve(self, state: Any, seat: int, number: int, b: int, option: int) -> None:
        table: LaGranjaState = state
        if option == FREE_PICK:
            table.ask(PICK, seat, number, 0)
            table.ask(FREE, seat, 0, 0)
        elif option == REROLL_ENTRY:
            table.ask(PICK, seat, number, 0)
            place = table.fresh_slot(seat, REROLL_DIE)
            if flag_or_lack(table, seat, place, FOR_HELPER):
                use_helper(table, seat, place)
        else:
            table.dice[option] -= 1
            table.die_taken[seat * 2 + number] = option + 1
            table.ask(AFTER_DIE, NOBODY, seat, 0)
            change_or_use(table, seat, option + 1)


class RerollWhich(Decision):
    """Which die nobody has taken is rolled again. [LG-15.9]"""

    name = "reroll_which"
    domain = SPACE
    rule = "LG-15.9"

    def options(self, state: Any, seat: int, a: int, b: int, out: Options) -> None:
        table: LaGranjaState = state
        out.clear()
        for space in range(SPACES):
            if table.dice[space] > 0:
                out.add(space)

    def resolve(self, state: Any, seat: int, a: int, b: int, option: int) -> None:
        table: LaGranjaState = state
        table.dice[option] -= 1
        table.ask(REROLL, NATURE, 0, 0)


class Reroll(Decision):
    """The die goes to the space of its new value. [LG-15.9]"""

    name = "reroll"
    domain = SPACE
    rule = "LG-15.9"

    def options(self, state: Any, seat: int, a: int, b: int, out: Options) -> None:
        out.clear()
        for space in range(SPACES):
            out.add(space)

    def resolve(self, state: Any, seat: int, a: int, b: int, option: int) -> None:
        table: LaGranjaState = state
        table.dice[option] += 1


# -- changing a picked die ----------------------------------------------------------------------------------------


def die_tile(table: LaGranjaState, place: int) -> int:
    """By how much a roof tile may change a die; 0 if it does something else or is used up. [LG-5.20]"""
    if table.roof_used[place]:
        return 0
    return table.printed.roof_die[table.roof_tile[place]]


def can_change(table: LaGranjaState, seat: int) -> bool:
    """Whether the seat has a way to change the die it picked."""
    if table.fresh_slot(seat, CHANGE_DIE) != NONE or table.fresh_slot(seat, DIE_AS) != NONE:
        return True
    for place in range(seat * ROOFS, seat * ROOFS + table.roof_count[seat]):
        if die_tile(table, place):
            return True
    return False


def change_or_use(table: LaGranjaState, seat: int, value: int) -> None:
    """Use the space of a picked die, or first ask whether to change the die."""
    if can_change(table, seat):
        table.ask(ASK_CHANGE, seat, value, 0)
    else:
        table.ask(USE_SPACE, NOBODY, seat, value * 2 + PICKED)


def change_by_helper(table: LaGranjaState, seat: int, value: int, option: int) -> None:
    """Flag the helper that changes a picked die, and use the die as it is then. [LG-15.9]"""
    if option == AS_FIXED:
        place = table.fresh_slot(seat, DIE_AS)
        mark_used(table, place)
        table.ask(USE_SPACE, NOBODY, seat, table.amount(place) * 2 + PICKED)
        return
    place = table.fresh_slot(seat, CHANGE_DIE)
    mark_used(table, place)
    change_or_use(table, seat, value + (1 if option == HELPER_UP else -1))
    advance(table, seat, table.printed.params.steps[table.helper_card[place]])


class ChangeDie(Decision):
    """Change the picked die by a helper or a roof tile, or keep it; nobody's once a marker flags the helper chosen.

    [LG-5.20, 14.22, 15.9]
    """

    name = "change_die"
    domain = CHANGE
    rule = "LG-14.22"

    def options(self, state: Any, seat: int, value: int, b: int, out: Options) -> None:
        table: LaGranjaState = state
        out.clear()
        out.add(KEEP)
        if table.fresh_slot(seat, CHANGE_DIE) != NONE:
            if value > 1:
                out.add(HELPER_DOWN)
            if value < 6:
                out.add(HELPER_UP)
        if table.fresh_slot(seat, DIE_AS) != NONE:
            out.add(AS_FIXED)
        for slot in range(table.roof_count[seat]):
            if die_tile(table, seat * ROOFS + slot):
                out.add(BY_TILE + slot)

    def resolve(self, state: Any, seat: int, value: int, chosen: int, option: int) -> None:
        table: LaGranjaState = state
        if seat == NOBODY:
            change_by_helper(table, chosen // BY_TILE, value, chosen % BY_TILE)
        elif option == KEEP:
            table.ask(USE_SPACE, NOBODY, seat, value * 2 + PICKED)
        elif option < BY_TILE:
            if can_flag(table, seat):
                change_by_helper(table, seat, value, option)
            else:
                table.ask(ASK_CHANGE, NOBODY, value, seat * BY_TILE + option)
                table.ask(TAKE_BACK, seat, FOR_FLAG, 0)
        else:
            place = seat * ROOFS + option - BY_TILE
            most = die_tile(table, place)
            table.roof_used[place] = 1
            table.ask(CHANGE_BY, seat, value, most)


class ChangeBy(Decision):
    """Up or down by what the roof tile prints; by the other reading also by less. [LG-14.22]"""

    name = "change_by"
    domain = DELTA
    rule = "LG-14.22"

    def options(self, state: Any, seat: int, value: int, most: int, out: Options) -> None:
        table: LaGranjaState = state
        out.clear()
        less = most == 1 or table.variants & LOOSE_DICE != 0
        if most > 1 and value > 2:
            out.add(0)
        if less and value > 1:
            out.add(1)
        if less and value < 6:
            out.add(2)
        if most > 1 and value < 5:
            out.add(3)

    def resolve(self, state: Any, seat: int, value: int, most: int, option: int) -> None:
        table: LaGranjaState = state
        change_or_use(table, seat, value + (option - 2 if option < 2 else option - 1))
        # With the change the tile is done, before the space is used.
        table.ask(AFTER_ROOF, NOBODY, seat, 0)
