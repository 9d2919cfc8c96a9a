"""Rounds, phases and steps, the menu of free actions, scoring and the end of the game."""

from __future__ import annotations

from typing import Any, Final

import cython

from ludoteca.core.common import TwoAnswers
from ludoteca.core.constants import NATURE, NOBODY
from ludoteca.core.decision import Decision, Options
from ludoteca.core.domain import Domain
from ludoteca.games.la_granja.content.board import ALL_DONKEYS
from ludoteca.games.la_granja.content.constants import (
    ANYWHERE,
    BOUGHT_STEP,
    DONKEY_STEP,
    FARM,
    GROWTH_AHEAD,
    INCOME_AHEAD,
    INCOME_DONE,
    LATE_INCOME,
    MAY_PASS,
    MAY_STOP,
    NONE,
    PAID_AHEAD,
    PLAY_FREE,
    REVENUE,
    ROOFS,
    ROUNDS,
    SCORING,
    SEATS,
    SIESTA_AHEAD,
    SIESTA_DONE,
    SLOTS,
    STEP_CARDS,
    STEP_DELIVERIES,
    STEP_EXTRA,
    STEP_GROWTH,
    STEP_INCOME,
    STEP_LAST_DIE,
    STEP_PICK_ONE,
    STEP_PICK_TWO,
    STEP_REFILL,
    STEP_RESERVE,
    STEP_ROOF,
    STEP_SIESTA,
    TRANSPORT,
    WITH_FREE,
)
from ludoteca.games.la_granja.content.goods import GOOD_NAMES, SOURCE_NAMES
from ludoteca.games.la_granja.rules.decisions.numbers import (
    AGAIN,
    BUY_AHEAD,
    BUY_ROOF,
    CRAFT_INCOME,
    DONKEY_CHOICE,
    DROP_DIE,
    FINISH,
    FREE,
    INCOME,
    LAST_DIE,
    NEUTRAL_TURN,
    NEW_ORDER,
    PHASE,
    PICK,
    PLAY,
    READY,
    REFILL,
    RESERVE,
    RESET,
    REVEAL_DONKEYS,
    ROLL,
    ROUND,
    SCORE,
    SIESTA_MOVE,
    STEP,
)
from ludoteca.games.la_granja.rules.state import LaGranjaState

if not cython.compiled:
    from ludoteca.games.la_granja.rules.decisions.farm import lay_growth
    from ludoteca.games.la_granja.rules.effects.use import has_craft_income, more_deliveries
    from ludoteca.games.la_granja.rules.menu import do_free, list_free
    from ludoteca.games.la_granja.rules.turns import stays_open


GO_OR_FREE: Final = Domain("ready", ("go", "free"))
FREE_ACTION: Final = Domain(
    "free",
    (
        "commodity>silver",
        "commodity>harvest",
        "commodity>play",
        "commodity>draw",
        "commodity>pig",
        "commodity>upgrades",
        "commodity>3harvest",
        "commodity>7silver",
        *(f"buy:{good}" for good in GOOD_NAMES[:4]),
        *(f"sell:{good}" for good in GOOD_NAMES[:4]),
        *(f"sell:{good}@field" for good in GOOD_NAMES[:3]),
        *(f"upgrade:{source}" for source in SOURCE_NAMES),
        *(f"roof{slot}" for slot in range(1, ROOFS + 1)),
        *(f"helper{slot}" for slot in range(1, SLOTS + 1)),
    ),
)


# The moments of a turn in words, by their number.


class Round(Decision):
    """A round: farm, revenue, transport, scoring; after the sixth the end. [LG-3.1]"""

    name = "round"
    rule = "LG-3.1"

    def resolve(self, state: Any, seat: int, number: int, b: int, option: int) -> None:
        table: LaGranjaState = state
        table.round = number
        if number < ROUNDS:
            table.ask(ROUND, NOBODY, number + 1, 0)
        else:
            table.ask(FINISH, NOBODY, 0, 0)
        table.ask(PHASE, NOBODY, SCORING, 0)
        table.ask(PHASE, NOBODY, TRANSPORT, 0)
        table.ask(PHASE, NOBODY, REVENUE, 0)
        table.ask(PHASE, NOBODY, FARM, 0)


class Phase(Decision):
    """Lay out the steps of a phase, the last one first. [LG-3.1, 3.2]"""

    name = "phase"
    rule = "LG-3.1"

    def resolve(self, state: Any, seat: int, phase: int, b: int, option: int) -> None:
        table: LaGranjaState = state
        table.phase = phase
        if phase == FARM:
            table.ask(STEP, NOBODY, STEP_ROOF, 0)
            table.ask(STEP, NOBODY, STEP_GROWTH, 0)
            table.ask(STEP, NOBODY, STEP_INCOME, 0)
            table.ask(STEP, NOBODY, STEP_REFILL, 0)
            table.ask(STEP, NOBODY, STEP_CARDS, 0)
        elif phase == REVENUE:
            lay_revenue(table)
        elif phase == TRANSPORT:
            lay_transport(table)
        else:
            table.ask(RESET, NOBODY, 0, 0)
            table.ask(SCORE, NOBODY, 0, 0)


def lay_revenue(table: LaGranjaState) -> None:
    """Roll, two picks each, the last die for all; solo drops a die around each pick. [LG-6.1 to 6.3, 12.6]"""
    table.ask(STEP, NOBODY, STEP_LAST_DIE, 0)
    if table.seats == 1:
        for step in range(STEP_PICK_TWO, STEP_PICK_ONE - 1, -1):
            if table.solo_first:
                table.ask(DROP_DIE, NOBODY, 0, 0)
            table.ask(STEP, NOBODY, step, 0)
            if not table.solo_first:
                table.ask(DROP_DIE, NOBODY, 0, 0)
    else:
        table.ask(STEP, NOBODY, STEP_PICK_TWO, 0)
        table.ask(STEP, NOBODY, STEP_PICK_ONE, 0)
    table.ask(ROLL, NATURE, 5 if table.seats == 1 else 2 * table.seats + 1, 0)
    table.ask(STEP, NOBODY, STEP_RESERVE, 0)


def lay_transport(table: LaGranjaState) -> None:
    """Donkeys, siesta, deliveries, extra deliveries; solo has the neutral turn before or after. [LG-7 to 10, 12.8]"""
    if table.round == 4:
        for owner in range(table.seats):
            table.donkey_left[owner] = ALL_DONKEYS
    if table.seats == 1 and table.solo_first:
        table.ask(NEUTRAL_TURN, NOBODY, 0, 0)
    table.ask(STEP, NOBODY, STEP_EXTRA, 0)
    table.ask(STEP, NOBODY, STEP_DELIVERIES, 0)
    table.ask(NEW_ORDER, NOBODY, 0, 0)
    table.ask(STEP, NOBODY, STEP_SIESTA, 0)
    table.ask(REVEAL_DONKEYS, NOBODY, 0, 0)
    for place in range(table.seats):
        table.ask(DONKEY_CHOICE, table.seats - 1 - place, 0, 0)
    if table.seats == 1 and not table.solo_first:
        table.ask(NEUTRAL_TURN, NOBODY, 0, 0)


class Step(Decision):
    """Ask every seat for its part of a step, in turn order. [LG-3.2, 3.3, 5.15]"""

    name = "step"
    rule = "LG-3.2"

    def resolve(self, state: Any, seat: int, step: int, b: int, option: int) -> None:
        table: LaGranjaState = state
        for place in range(table.seats):
            if step == STEP_ROOF and table.round == 1:
                owner = table.order[place]
            else:
                owner = table.order[table.seats - 1 - place]
            begin_step(table, owner, step)

    def begins_turn(self, step: int, b: int) -> bool:
        return True


def begin_step(table: LaGranjaState, owner: int, step: int) -> None:
    """The questions of one seat in a step."""
    if step == STEP_CARDS:
        if table.round == 1:
            table.ask(PLAY, owner, PLAY_FREE, 2)
        else:
            table.ask(PLAY, owner, PLAY_FREE | MAY_PASS, 1)
    elif step == STEP_REFILL:
        table.ask(REFILL, NOBODY, owner, 0)
    elif step == STEP_INCOME:
        table.ask(READY, NOBODY, owner, INCOME_DONE)
        table.ask(INCOME, NOBODY, owner, 0)
        table.ask(READY, NOBODY, owner, INCOME_AHEAD)
    elif step == STEP_GROWTH:
        if table.variants & LATE_INCOME and has_craft_income(table, owner):
            table.ask(CRAFT_INCOME, owner, owner, 0)
            table.ask(READY, NOBODY, owner, GROWTH_AHEAD)
        else:
            lay_growth(table, owner, False)
    elif step == STEP_ROOF:
        table.ask(BUY_ROOF, NOBODY, owner, 0)
    elif step == STEP_RESERVE:
        table.ask(RESERVE, NOBODY, owner, 0)
    elif step == STEP_PICK_ONE:
        table.ask(PICK, owner, 0, 0)
    elif step == STEP_PICK_TWO:
        table.ask(PICK, owner, 1, 0)
    elif step == STEP_LAST_DIE:
        table.ask(LAST_DIE, NOBODY, owner, 0)
    elif step == STEP_SIESTA:
        table.ask(READY, NOBODY, owner, SIESTA_DONE)
        table.ask(SIESTA_MOVE, NOBODY, owner, 0)
        table.ask(READY, NOBODY, owner, SIESTA_AHEAD)
    elif step == STEP_DELIVERIES:
        # A position may lay this moment before a tile was chosen.
        left = table.printed.donkeys[table.donkey[owner]] if table.donkey[owner] != NONE else 0
        left += more_deliveries(table, owner)
        table.ask(AGAIN, NOBODY, owner + (ANYWHERE | MAY_STOP | DONKEY_STEP | WITH_FREE) * SEATS, left)
    elif step == STEP_EXTRA:
        if table.variants & PAID_AHEAD:
            table.ask(BUY_AHEAD, NOBODY, owner, 0)
        else:
            table.ask(AGAIN, NOBODY, owner + (ANYWHERE | MAY_STOP | BOUGHT_STEP | WITH_FREE) * SEATS, 0)


class Ready(TwoAnswers):
    """Go on, or first take a free action, at a moment of an own turn that has no other question. [LG-4.12, 4.14]"""

    name = "ready"
    domain = GO_OR_FREE
    rule = "LG-4.12"

    def resolve(self, state: Any, seat: int, owner: int, moment: int, option: int) -> None:
        table: LaGranjaState = state
        if seat == NOBODY:
            if stays_open(table, owner, moment):
                table.ask(READY, owner, owner, moment)
        elif option == 1:
            table.ask(READY, NOBODY, owner, moment)
            table.ask(FREE, seat, 0, 0)


class Free(Decision):
    """One free action: commodities, buying, selling, upgrading, roof tiles, helpers. [LG-4.1 to 4.8]"""

    name = "free"
    domain = FREE_ACTION
    rule = "LG-4.1"

    def options(self, state: Any, seat: int, a: int, b: int, out: Options) -> None:
        table: LaGranjaState = state
        out.clear()
        list_free(table, seat, out)

    def resolve(self, state: Any, seat: int, a: int, b: int, option: int) -> None:
        table: LaGranjaState = state
        do_free(table, seat, option)
