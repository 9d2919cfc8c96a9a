"""Phase II: what the six spaces bring, by a picked die or by the last one."""

from __future__ import annotations

from typing import Any, Final

import cython

from ludoteca.core.common import TwoAnswers
from ludoteca.core.constants import NOBODY
from ludoteca.core.decision import Decision, Options
from ludoteca.core.domain import Domain
from ludoteca.games.la_granja.content.constants import (
    ALL_SOURCES,
    ANYWHERE,
    DIE_DONE,
    LAST_DIE_AHEAD,
    LAST_DIE_DONE,
    NONE,
    PICKED,
    SPACES,
    STEP_BY_CHOICE,
)
from ludoteca.games.la_granja.content.goods import ALL_CROPS, SILVER
from ludoteca.games.la_granja.content.helpers import (
    PAY_VP_ROUND_SPACE,
    SILVER_AFTER_LAST_DIE,
    TWO_OPTIONS,
)
from ludoteca.games.la_granja.content.markers import FOR_HELPER, FOR_REACTION
from ludoteca.games.la_granja.rules.decisions.entries import (
    DRAW_ONE,
    ONE_CROP,
    ONE_DELIVERY,
    PLAY_ONE,
    TWO_SILVER,
    TWO_STEPS,
    TWO_UPGRADES,
    UPGRADE_AND_STEP,
    WITH_HELPER,
)
from ludoteca.games.la_granja.rules.decisions.numbers import (
    ADVANCE,
    AFTER_LAST,
    DELIVER,
    PLAY,
    READY,
    ROUND_SPACE,
    SECOND_CHOICE,
    SPACE_CHOICE,
    TAKE_CROP,
    TAKE_PAIR,
    UPGRADE_GOOD,
    USE_SPACE,
)
from ludoteca.games.la_granja.rules.effects.base import EFFECTS
from ludoteca.games.la_granja.rules.state import LaGranjaState

if not cython.compiled:
    from ludoteca.games.la_granja.rules.effects.use import use_helper
    from ludoteca.games.la_granja.rules.farm import (
        advance,
        can_draw,
        draw,
        flag_or_lack,
        sources,
        take_pig,
    )
    from ludoteca.games.la_granja.rules.loads import any_delivery

YES: Final = Domain("yes", ("no", "yes"))

SPACE_OPTION: Final = Domain(
    "choice", ("play", "draw", "harvest", "upgrades", "upgrade+step", "steps", "delivery", "silver", "both")
)
# How a space is used: beside PICKED, with the helper's second choice still due, and what was chosen first.
DOUBLED: Final = 2


# -- using a space ------------------------------------------------------------------------------------------------


class UseSpace(Decision):
    """What the space of a die brings to seat ``owner``. [LG-6.4 to 6.9]"""

    name = "use_space"
    rule = "LG-6.4"

    def resolve(self, state: Any, seat: int, owner: int, use: int, option: int) -> None:
        table: LaGranjaState = state
        value = use // 2
        if value == 1:
            take_pig(table, owner)
        elif value == 3:
            table.ask(TAKE_PAIR, owner, 0, 0)
        elif value == 4:
            table.change(owner, SILVER, 4)
        else:
            table.ask(SPACE_CHOICE, owner, value, use & PICKED)


def can_choose(table: LaGranjaState, seat: int, choice: int) -> bool:
    """Whether a choice of a space can be carried out. [LG-3.5]"""
    if choice == PLAY_ONE:
        return table.hand_count[seat] > 0
    if choice == DRAW_ONE:
        return can_draw(table)
    if choice == TWO_UPGRADES or choice == UPGRADE_AND_STEP:
        return sources(table, seat) != 0
    if choice == ONE_DELIVERY:
        return any_delivery(table, seat, ANYWHERE, 0)
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
        table: LaGranjaState = state
        out.clear()
        for choice in range(first_choice(value), last_choice(value) + 1):
            if not use >> 2 + choice & 1 and can_choose(table, seat, choice):
                out.add(choice)
        if use == PICKED and value != 5 and out.count > 1:
            if table.fresh_slot(seat, TWO_OPTIONS) != NONE:
                out.add(WITH_HELPER)

    def resolve(self, state: Any, seat: int, value: int, use: int, option: int) -> None:
        table: LaGranjaState = state
        if option == WITH_HELPER:
            table.ask(SPACE_CHOICE, seat, value, use | DOUBLED)
            place = table.fresh_slot(seat, TWO_OPTIONS)
            if flag_or_lack(table, seat, place, FOR_HELPER):
                use_helper(table, seat, place)
            return
        if use & DOUBLED:
            table.ask(SECOND_CHOICE, NOBODY, seat, value * 256 + option)
        if option == PLAY_ONE:
            table.ask(PLAY, seat, 0, 0)
        elif option == DRAW_ONE:
            draw(table, seat, 1)
        elif option == ONE_CROP:
            table.ask(TAKE_CROP, seat, ALL_CROPS, 1)
        elif option == TWO_UPGRADES:
            table.ask(UPGRADE_GOOD, seat, ALL_SOURCES, 2)
        elif option == UPGRADE_AND_STEP:
            if table.variants & STEP_BY_CHOICE:
                table.ask(ADVANCE, seat, 0, 1)
            else:
                table.ask(ADVANCE, NOBODY, seat, 1)
            table.ask(UPGRADE_GOOD, seat, ALL_SOURCES, 1)
        elif option == TWO_STEPS:
            advance(table, seat, 2)
        elif option == ONE_DELIVERY:
            table.ask(DELIVER, seat, ANYWHERE, 1)
        else:
            table.change(seat, SILVER, 2)


class SecondChoice(Decision):
    """The helper's second, different choice, if one can still be carried out. [LG-15.9]"""

    name = "second_choice"
    rule = "LG-15.9"

    def resolve(self, state: Any, seat: int, owner: int, done: int, option: int) -> None:
        table: LaGranjaState = state
        value = done // 256
        chosen = done % 256
        for choice in range(first_choice(value), last_choice(value) + 1):
            if choice != chosen and can_choose(table, owner, choice):
                table.ask(SPACE_CHOICE, owner, value, 1 << 2 + chosen)
                return


class AfterDie(Decision):
    """After a picked die: the helper that uses the space of the round, and the rest of the turn. [LG-15.9, 4.12]"""

    name = "after_die"
    rule = "LG-15.9"

    def resolve(self, state: Any, seat: int, owner: int, b: int, option: int) -> None:
        table: LaGranjaState = state
        table.ask(READY, NOBODY, owner, DIE_DONE)
        place = table.fresh_slot(owner, PAY_VP_ROUND_SPACE)
        if place != NONE and EFFECTS.helper(table, place).possible(table, owner, place):
            table.ask(ROUND_SPACE, owner, place, 0)


class RoundSpace(TwoAnswers):
    """Give up a point to use the space numbered like the round. [LG-15.9]"""

    name = "round_space"
    domain = YES
    rule = "LG-15.9"

    def resolve(self, state: Any, seat: int, place: int, b: int, option: int) -> None:
        table: LaGranjaState = state
        if option == 1 and flag_or_lack(table, seat, place, FOR_HELPER):
            use_helper(table, seat, place)


class DropDie(Decision):
    """Solo: a die is discarded, the lowest in rounds 1 to 3, the highest later. [LG-12.6]"""

    name = "drop_die"
    rule = "LG-12.6"

    def resolve(self, state: Any, seat: int, a: int, b: int, option: int) -> None:
        table: LaGranjaState = state
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
        table: LaGranjaState = state
        value = 1
        while table.dice[value - 1] == 0:
            value += 1
        table.last_die = value
        table.ask(AFTER_LAST, NOBODY, owner, 0)
        table.ask(USE_SPACE, NOBODY, owner, value * 2)
        table.ask(READY, NOBODY, owner, LAST_DIE_AHEAD)


class AfterLast(Decision):
    """After the last die: a helper's silver, and the last chance for what works in phase II. [LG-15.9, 4.12]"""

    name = "after_last"
    rule = "LG-15.9"

    def resolve(self, state: Any, seat: int, owner: int, b: int, option: int) -> None:
        table: LaGranjaState = state
        place = table.fresh_slot(owner, SILVER_AFTER_LAST_DIE)
        table.ask(READY, NOBODY, owner, LAST_DIE_DONE)
        if place != NONE and flag_or_lack(table, owner, place, FOR_REACTION):
            use_helper(table, owner, place)
