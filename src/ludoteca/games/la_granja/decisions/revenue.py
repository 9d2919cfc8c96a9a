"""Phase II: the revenue dice, what their spaces bring, and the helpers that bend them."""

from __future__ import annotations

from typing import Any, Final

import cython

from ludoteca.core.constants import NATURE, NOBODY
from ludoteca.core.decision import Decision, Options
from ludoteca.core.domain import Domain
from ludoteca.games.la_granja.constants import ANYWHERE, NONE, ROOFS, SPACES, STEP_BY_CHOICE
from ludoteca.games.la_granja.content.goods import GOODS, SILVER, VP
from ludoteca.games.la_granja.content.helpers import (
    CHANGE_DIE,
    DIE_AS,
    PAY_VP_ROUND_SPACE,
    REROLL_DIE,
    RESERVE_LAST_DIE,
    SILVER_AFTER_LAST_DIE,
    SILVER_ON_ROOF_USE,
    TWO_OPTIONS,
)
from ludoteca.games.la_granja.content.roofs import DIE_BY_ONE, DIE_BY_TWO
from ludoteca.games.la_granja.decisions.numbers import (
    ADVANCE,
    AFTER_DIE,
    AFTER_LAST,
    AFTER_ROOF,
    CHANGE_BY,
    DELIVER,
    FREE,
    PICK,
    PLAY,
    READY,
    REROLL,
    REROLL_WHICH,
    RESERVE,
    ROLL,
    ROUND_SPACE,
    SECOND_CHOICE,
    SPACE_CHOICE,
    TAKE_CROP,
    TAKE_PAIR,
    UPGRADE_GOOD,
    USE_SPACE,
)
from ludoteca.games.la_granja.decisions.numbers import CHANGE_DIE as ASK_CHANGE
from ludoteca.games.la_granja.state import Table

if not cython.compiled:
    from ludoteca.games.la_granja.effects import any_free
    from ludoteca.games.la_granja.farm import (
        advance,
        can_draw,
        can_flag,
        draw,
        mark_used,
        pay_points,
        sources,
        take_pig,
    )
    from ludoteca.games.la_granja.village import any_delivery

SPACE: Final = Domain("space", ("1", "2", "3", "4", "5", "6"))
SPACE_OR_NONE: Final = Domain("space", ("1", "2", "3", "4", "5", "6", "none"))
PICK_CHOICE: Final = Domain(
    "space",
    ("1", "2", "3", "4", "5", "6", "reroll", "free"),
    ("1", "2", "3", "4", "5", "6", "roll a die again", "free action"),
)
REROLL_ENTRY: Final = 6
FREE_PICK: Final = 7
KEEP: Final = 0
HELPER_DOWN: Final = 1
HELPER_UP: Final = 2
AS_FIXED: Final = 3
BY_TILE: Final = 4
CHANGE: Final = Domain("change", ("keep", "down", "up", "fixed", *(f"roof{slot}" for slot in range(1, ROOFS + 1))))
DELTA: Final = Domain("delta", ("-2", "-1", "+1", "+2"))
YES: Final = Domain("yes", ("no", "yes"))

# The choices of spaces 2, 5 and 6, and the helper that allows two of them.
PLAY_ONE: Final = 0
DRAW_ONE: Final = 1
ONE_CROP: Final = 2
TWO_UPGRADES: Final = 3
UPGRADE_AND_STEP: Final = 4
TWO_STEPS: Final = 5
ONE_DELIVERY: Final = 6
TWO_SILVER: Final = 7
WITH_HELPER: Final = 8
SPACE_OPTION: Final = Domain(
    "choice",
    ("play", "draw", "harvest", "upgrades", "upgrade+step", "steps", "delivery", "silver", "both"),
    (
        "play a card",
        "draw a card",
        "a harvest good",
        "two free upgrades",
        "a free upgrade and a siesta step",
        "two siesta steps",
        "one delivery",
        "2 silver",
        "use the helper: two choices",
    ),
)
# How a space is used: by a picked die, with the helper's second choice still due, and what was chosen first.
PICKED: Final = 1
DOUBLED: Final = 2


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
        table: Table = state
        if seat == NOBODY:
            if table.fresh_slot(owner, RESERVE_LAST_DIE) != NONE and can_flag(table, owner):
                table.ask(RESERVE, owner, owner, 0)
        elif option < SPACES:
            mark_used(table, table.fresh_slot(seat, RESERVE_LAST_DIE))
            table.reserved[seat] = option

    def prompt(self, state: Any, seat: int, owner: int, b: int) -> str:
        return "reserve the last die of a space"


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
        table: Table = state
        table.dice[option] += 1
        if left > 1:
            table.ask(ROLL, NATURE, left - 1, 0)


def is_barred(table: Table, seat: int, space: int) -> bool:
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
        table: Table = state
        out.clear()
        for space in range(SPACES):
            if table.dice[space] > 0 and not is_barred(table, seat, space):
                out.add(space)
        if out.count == 0:
            for space in range(SPACES):
                if table.dice[space] > 0:
                    out.add(space)
        if number == 0 and table.fresh_slot(seat, REROLL_DIE) != NONE and can_flag(table, seat):
            out.add(REROLL_ENTRY)
        if any_free(table, seat):
            out.add(FREE_PICK)

    def resolve(self, state: Any, seat: int, number: int, b: int, option: int) -> None:
        table: Table = state
        if option == FREE_PICK:
            table.ask(PICK, seat, number, 0)
            table.ask(FREE, seat, 0, 0)
        elif option == REROLL_ENTRY:
            mark_used(table, table.fresh_slot(seat, REROLL_DIE))
            table.ask(PICK, seat, number, 0)
            table.ask(REROLL_WHICH, seat, 0, 0)
        else:
            table.dice[option] -= 1
            table.die_taken[seat * 2 + number] = option + 1
            table.ask(AFTER_DIE, NOBODY, seat, 0)
            change_or_use(table, seat, option + 1)

    def prompt(self, state: Any, seat: int, number: int, b: int) -> str:
        return "take your first die" if number == 0 else "take your second die"


class RerollWhich(Decision):
    """Which die nobody has taken is rolled again. [LG-15.9]"""

    name = "reroll_which"
    domain = SPACE
    rule = "LG-15.9"

    def options(self, state: Any, seat: int, a: int, b: int, out: Options) -> None:
        table: Table = state
        out.clear()
        for space in range(SPACES):
            if table.dice[space] > 0:
                out.add(space)

    def resolve(self, state: Any, seat: int, a: int, b: int, option: int) -> None:
        table: Table = state
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
        table: Table = state
        table.dice[option] += 1


# -- changing a picked die ----------------------------------------------------------------------------------------


def die_tile(table: Table, place: int) -> int:
    """By how much a roof tile may change a die; 0 if it does something else or is used up. [LG-5.20]"""
    if table.roof_used[place]:
        return 0
    effect = table.printed.roof_effect[table.roof_tile[place]]
    if effect == DIE_BY_ONE:
        return 1
    return 2 if effect == DIE_BY_TWO else 0


def can_change(table: Table, seat: int) -> bool:
    """Whether the seat has a way to change the die it picked."""
    if table.fresh_slot(seat, CHANGE_DIE) != NONE or table.fresh_slot(seat, DIE_AS) != NONE:
        if can_flag(table, seat):
            return True
    for place in range(seat * ROOFS, seat * ROOFS + table.roof_count[seat]):
        if die_tile(table, place):
            return True
    return False


def change_or_use(table: Table, seat: int, value: int) -> None:
    """Use the space of a picked die, or first ask whether to change the die."""
    if can_change(table, seat):
        table.ask(ASK_CHANGE, seat, value, 0)
    else:
        table.ask(USE_SPACE, NOBODY, seat, value * 2 + PICKED)


class ChangeDie(Decision):
    """Change the picked die by a helper or a roof tile, or keep it. [LG-5.20, 14.22, 15.9]"""

    name = "change_die"
    domain = CHANGE
    rule = "LG-14.22"

    def options(self, state: Any, seat: int, value: int, b: int, out: Options) -> None:
        table: Table = state
        out.clear()
        out.add(KEEP)
        flag = can_flag(table, seat)
        if flag and table.fresh_slot(seat, CHANGE_DIE) != NONE:
            if value > 1:
                out.add(HELPER_DOWN)
            if value < 6:
                out.add(HELPER_UP)
        if flag and table.fresh_slot(seat, DIE_AS) != NONE:
            out.add(AS_FIXED)
        for slot in range(table.roof_count[seat]):
            if die_tile(table, seat * ROOFS + slot):
                out.add(BY_TILE + slot)

    def resolve(self, state: Any, seat: int, value: int, b: int, option: int) -> None:
        table: Table = state
        if option == KEEP:
            table.ask(USE_SPACE, NOBODY, seat, value * 2 + PICKED)
        elif option == HELPER_DOWN or option == HELPER_UP:
            place = table.fresh_slot(seat, CHANGE_DIE)
            mark_used(table, place)
            change_or_use(table, seat, value + (1 if option == HELPER_UP else -1))
            advance(table, seat, table.param(place, 1))
        elif option == AS_FIXED:
            place = table.fresh_slot(seat, DIE_AS)
            mark_used(table, place)
            table.ask(USE_SPACE, NOBODY, seat, table.param(place, 0) * 2 + PICKED)
        else:
            place = seat * ROOFS + option - BY_TILE
            most = die_tile(table, place)
            table.roof_used[place] = 1
            if table.helper_slot(seat, SILVER_ON_ROOF_USE) != NONE:
                table.ask(AFTER_ROOF, NOBODY, seat, 0)
            table.ask(CHANGE_BY, seat, value, most)

    def prompt(self, state: Any, seat: int, value: int, b: int) -> str:
        return f"you took a {value}: change it or keep it"


class ChangeBy(Decision):
    """By how much the roof tile changes the die. [LG-14.22]"""

    name = "change_by"
    domain = DELTA
    rule = "LG-14.22"

    def options(self, state: Any, seat: int, value: int, most: int, out: Options) -> None:
        out.clear()
        if most > 1 and value > 2:
            out.add(0)
        if value > 1:
            out.add(1)
        if value < 6:
            out.add(2)
        if most > 1 and value < 5:
            out.add(3)

    def resolve(self, state: Any, seat: int, value: int, most: int, option: int) -> None:
        table: Table = state
        change_or_use(table, seat, value + (option - 2 if option < 2 else option - 1))


# -- using a space ------------------------------------------------------------------------------------------------


class UseSpace(Decision):
    """What the space of a die brings to seat ``owner``. [LG-6.4 to 6.9]"""

    name = "use_space"
    rule = "LG-6.4"

    def resolve(self, state: Any, seat: int, owner: int, use: int, option: int) -> None:
        table: Table = state
        value = use // 2
        if value == 1:
            take_pig(table, owner)
        elif value == 3:
            table.ask(TAKE_PAIR, owner, 0, 0)
        elif value == 4:
            table.change(owner, SILVER, 4)
        else:
            table.ask(SPACE_CHOICE, owner, value, use & PICKED)


def can_choose(table: Table, seat: int, choice: int) -> bool:
    """Whether a choice of a space can be carried out. [LG-3.5]"""
    if choice == PLAY_ONE:
        return table.hand_count[seat] > 0
    if choice == DRAW_ONE:
        return can_draw(table)
    if choice == TWO_UPGRADES or choice == UPGRADE_AND_STEP:
        return sources(table, seat) != 0
    if choice == ONE_DELIVERY:
        return any_delivery(table, seat, ANYWHERE)
    return True


def first_choice(value: int) -> int:
    """The first choice of a space."""
    if value == 2:
        return PLAY_ONE
    return TWO_UPGRADES if value == 5 else ONE_DELIVERY


def last_choice(value: int) -> int:
    """The last choice of a space."""
    if value == 2:
        return ONE_CROP
    return TWO_STEPS if value == 5 else TWO_SILVER


class SpaceChoice(Decision):
    """One of the choices of space 2, 5 or 6; a helper may allow two on 2 and 6. [LG-6.5, 6.8, 6.9]"""

    name = "space_choice"
    domain = SPACE_OPTION
    rule = "LG-6.5"

    def options(self, state: Any, seat: int, value: int, use: int, out: Options) -> None:
        table: Table = state
        out.clear()
        for choice in range(first_choice(value), last_choice(value) + 1):
            if not use >> 2 + choice & 1 and can_choose(table, seat, choice):
                out.add(choice)
        if use == PICKED and value != 5 and out.count > 1:
            if table.fresh_slot(seat, TWO_OPTIONS) != NONE and can_flag(table, seat):
                out.add(WITH_HELPER)

    def resolve(self, state: Any, seat: int, value: int, use: int, option: int) -> None:
        table: Table = state
        if option == WITH_HELPER:
            mark_used(table, table.fresh_slot(seat, TWO_OPTIONS))
            table.ask(SPACE_CHOICE, seat, value, use | DOUBLED)
            return
        if use & DOUBLED:
            table.ask(SECOND_CHOICE, NOBODY, seat, value * 256 + option)
        if option == PLAY_ONE:
            table.ask(PLAY, seat, 0, 0)
        elif option == DRAW_ONE:
            draw(table, seat, 1)
        elif option == ONE_CROP:
            table.ask(TAKE_CROP, seat, 7, 1)
        elif option == TWO_UPGRADES:
            table.ask(UPGRADE_GOOD, seat, 127, 2)
        elif option == UPGRADE_AND_STEP:
            if table.variants & STEP_BY_CHOICE:
                table.ask(ADVANCE, seat, 0, 1)
            else:
                table.ask(ADVANCE, NOBODY, seat, 1)
            table.ask(UPGRADE_GOOD, seat, 127, 1)
        elif option == TWO_STEPS:
            advance(table, seat, 2)
        elif option == ONE_DELIVERY:
            table.ask(DELIVER, seat, ANYWHERE, 1)
        else:
            table.change(seat, SILVER, 2)

    def prompt(self, state: Any, seat: int, value: int, use: int) -> str:
        return f"choose what space {value} brings"


class SecondChoice(Decision):
    """The helper's second, different choice, if one can still be carried out. [LG-15.9]"""

    name = "second_choice"
    rule = "LG-15.9"

    def resolve(self, state: Any, seat: int, owner: int, done: int, option: int) -> None:
        table: Table = state
        value = done // 256
        chosen = done % 256
        for choice in range(first_choice(value), last_choice(value) + 1):
            if choice != chosen and can_choose(table, owner, choice):
                table.ask(SPACE_CHOICE, owner, value, 1 << 2 + chosen)
                return


class AfterDie(Decision):
    """After a picked die: the helper that uses the space of the round. [LG-15.9]"""

    name = "after_die"
    rule = "LG-15.9"

    def resolve(self, state: Any, seat: int, owner: int, b: int, option: int) -> None:
        table: Table = state
        place = table.fresh_slot(owner, PAY_VP_ROUND_SPACE)
        if place != NONE and can_flag(table, owner) and table.goods[owner * GOODS + VP] >= table.param(place, 0):
            table.ask(ROUND_SPACE, owner, place, 0)


class RoundSpace(Decision):
    """Give up a point to use the space numbered like the round. [LG-15.9]"""

    name = "round_space"
    domain = YES
    rule = "LG-15.9"

    def options(self, state: Any, seat: int, place: int, b: int, out: Options) -> None:
        out.clear()
        out.add(0)
        out.add(1)

    def resolve(self, state: Any, seat: int, place: int, b: int, option: int) -> None:
        table: Table = state
        if option == 1:
            mark_used(table, place)
            pay_points(table, seat, table.param(place, 0))
            table.ask(USE_SPACE, NOBODY, seat, table.round * 2)

    def prompt(self, state: Any, seat: int, place: int, b: int) -> str:
        return f"give up a point to use space {state.round}"


class DropDie(Decision):
    """Solo: a die is discarded, the lowest in rounds 1 to 3, the highest later. [LG-12.6]"""

    name = "drop_die"
    rule = "LG-12.6"

    def resolve(self, state: Any, seat: int, a: int, b: int, option: int) -> None:
        table: Table = state
        for place in range(SPACES):
            space = place if table.round <= 3 else SPACES - 1 - place
            if table.dice[space] > 0:
                table.dice[space] -= 1
                return


class LastDie(Decision):
    """The die left over works for every seat in turn. [LG-6.3]"""

    name = "last_die"
    rule = "LG-6.3"

    def resolve(self, state: Any, seat: int, owner: int, b: int, option: int) -> None:
        table: Table = state
        value = 1
        while table.dice[value - 1] == 0:
            value += 1
        table.last_die = value
        table.ask(AFTER_LAST, NOBODY, owner, 0)
        table.ask(USE_SPACE, NOBODY, owner, value * 2)
        table.ask(READY, NOBODY, owner, 0)


class AfterLast(Decision):
    """After the last die: a helper's silver, and the last chance for what works in phase II. [LG-15.9, 4.7]"""

    name = "after_last"
    rule = "LG-15.9"

    def resolve(self, state: Any, seat: int, owner: int, b: int, option: int) -> None:
        table: Table = state
        place = table.fresh_slot(owner, SILVER_AFTER_LAST_DIE)
        if place != NONE and can_flag(table, owner):
            mark_used(table, place)
            table.change(owner, SILVER, table.param(place, 0))
        table.ask(READY, NOBODY, owner, 0)
