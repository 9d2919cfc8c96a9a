"""Rounds and turns: roll, draft or use a tool, place, put the rest on the round track."""

from __future__ import annotations

from typing import Any, Final

import cython

from ludoteca.core.constants import NATURE, NOBODY
from ludoteca.core.decision import Decision, Options
from ludoteca.core.domain import Domain
from ludoteca.core.rng import Rng
from ludoteca.games.sagrada.content.constants import (
    DRAFTED,
    EXTRA,
    FIRST_TURN,
    KEEP_ALL,
    NONE,
    PASS,
    ROUNDS,
    SECOND_TURN,
    TOOLED,
)
from ludoteca.games.sagrada.content.dice import CELL, COLORS, DIE, DIE_NOTATIONS, KINDS
from ludoteca.games.sagrada.content.printed import PRINTED
from ludoteca.games.sagrada.content.tools import TOOL_IDS
from ludoteca.games.sagrada.rules.decisions.numbers import (
    ACT,
    END_ROUND,
    MORE,
    PAY,
    PLACE,
    ROLL,
    ROUND,
    TURN,
)
from ludoteca.games.sagrada.rules.effects.all import TOOLBOX
from ludoteca.games.sagrada.rules.effects.tool import ToolEffect
from ludoteca.games.sagrada.rules.state import SagradaState

if not cython.compiled:
    from ludoteca.games.sagrada.rules.effects.use import any_usable, list_usable

ACTION: Final = Domain("action", (*DIE_NOTATIONS, *TOOL_IDS, "pass"))


class Round(Decision):
    """Fill the pool, then let each seat act out and back. [SAG-4.2, 4.3]"""

    name = "round"
    rule = "SAG-4.2"

    def resolve(self, state: Any, seat: int, number: int, first: int, option: int) -> None:
        table: SagradaState = state
        seats = table.seats
        table.round = number
        table.first = first
        table.skipped = 0
        if number < ROUNDS:
            table.ask(ROUND, NOBODY, number + 1, (first + 1) % seats)
        table.ask(END_ROUND, NOBODY, 0, 0)
        for i in range(seats):
            table.ask(TURN, NOBODY, (first + i) % seats, SECOND_TURN)
        for i in range(seats):
            table.ask(ACT, (first + seats - 1 - i) % seats, FIRST_TURN, 0)
        table.ask(ROLL, NATURE, 4 if seats == 1 else 2 * seats + 1, 0)


class Roll(Decision):
    """Draw dice from the bag and roll them, ``left`` to go. [SAG-4.2]"""

    name = "roll"
    domain = DIE
    rule = "SAG-4.2"

    def options(self, state: Any, seat: int, left: int, b: int, out: Options) -> None:
        table: SagradaState = state
        out.clear()
        for color in range(COLORS):
            weight = table.bag[color]
            if weight:
                for die in range(color * 6, color * 6 + 6):
                    out.add_weighted(die, weight)

    def draw(self, state: Any, left: int, b: int, rng: Rng, out: Options) -> int:
        table: SagradaState = state
        whole = table.bag[0] + table.bag[1] + table.bag[2] + table.bag[3] + table.bag[4]
        # One number serves for both: which die comes out of the bag, and how it falls.
        number = rng.below(whole * 6)
        value = number % 6
        number //= 6
        color = 0
        while number >= table.bag[color]:
            number -= table.bag[color]
            color += 1
        return color * 6 + value

    def resolve(self, state: Any, seat: int, left: int, b: int, option: int) -> None:
        table: SagradaState = state
        table.bag[option // 6] -= 1
        table.add_to_pool(option)
        if left > 1:
            table.ask(ROLL, NATURE, left - 1, 0)


class Turn(Decision):
    """Begin a seat's second turn, unless a tool has taken it away. [SAG-4.3, 14.8]"""

    name = "turn"
    rule = "SAG-4.3"

    def resolve(self, state: Any, seat: int, owner: int, turn: int, option: int) -> None:
        table: SagradaState = state
        if not table.skipped >> owner & 1:
            table.ask(ACT, owner, turn, 0)


class Act(Decision):
    """Draft a die, use a tool, or pass; ``done`` says what the turn has seen already. [SAG-5.1]"""

    name = "act"
    domain = ACTION
    rule = "SAG-5.1"

    def options(self, state: Any, seat: int, turn: int, done: int, out: Options) -> None:
        table: SagradaState = state
        out.clear()
        if not done & DRAFTED:
            table.list_fitting(seat, out)
        if not done & TOOLED and (table.favor[seat] or table.seats == 1):
            list_usable(table, seat, turn, done, out)
        out.add(PASS)

    def resolve(self, state: Any, seat: int, turn: int, done: int, option: int) -> None:
        table: SagradaState = state
        if option == PASS:
            return
        if option < KINDS:
            table.take_from_pool(option)
            table.ask(MORE, NOBODY, seat, turn | (done & ~EXTRA if done & EXTRA else done | DRAFTED) << 1)
            table.ask(PLACE, seat, option, KEEP_ALL)
        elif table.seats == 1:
            table.ask(PAY, seat, option - KINDS, turn | done << 1)
        else:
            tool = option - KINDS
            effect: ToolEffect = TOOLBOX.effects[tool]
            cost = table.tool_cost(tool)
            table.favor[seat] -= cost
            table.favor_on[tool] += cost
            effect.apply(table, seat, turn, done)

    def begins_turn(self, turn: int, done: int) -> bool:
        return not done


class More(Decision):
    """Ask again within a turn if anything but passing is left. [SAG-5.5]"""

    name = "more"
    rule = "SAG-5.5"

    def resolve(self, state: Any, seat: int, owner: int, context: int, option: int) -> None:
        table: SagradaState = state
        turn = context & 1
        done = context >> 1
        if anything_left(table, owner, turn, done):
            table.ask(ACT, owner, turn, done)


def anything_left(table: SagradaState, seat: int, turn: int, done: int) -> bool:
    """Whether the seat could still draft or use a tool this turn."""
    if not done & DRAFTED:
        near = table.near(seat)
        for place in range(table.pool_count):
            if table.fits(seat, table.pool[place], near):
                return True
    if not done & TOOLED and (table.favor[seat] or table.seats == 1):
        return any_usable(table, seat, turn, done)
    return False


class Pay(Decision):
    """Solo: put a die of the tool's colour on it; both leave the game. [SAG-11.4]"""

    name = "pay"
    domain = DIE
    rule = "SAG-11.4"

    def options(self, state: Any, seat: int, tool: int, context: int, out: Options) -> None:
        table: SagradaState = state
        effect: ToolEffect = TOOLBOX.effects[tool]
        out.clear()
        last = NONE
        for place in range(table.pool_count):
            die = table.pool[place]
            if die != last and die // 6 == PRINTED.solo_color[tool] and effect.possible(table, seat, die):
                out.add(die)
            last = die

    def resolve(self, state: Any, seat: int, tool: int, context: int, option: int) -> None:
        table: SagradaState = state
        effect: ToolEffect = TOOLBOX.effects[tool]
        table.take_from_pool(option)
        table.out[option // 6] += 1
        table.tools &= ~(1 << tool)
        table.tools_gone |= 1 << tool
        effect.apply(table, seat, context & 1, context >> 1)


class Place(Decision):
    """Put the chosen die on a space, free of the rules in ``waive``. [SAG-6.1]"""

    name = "place"
    domain = CELL
    rule = "SAG-6.1"

    def options(self, state: Any, seat: int, die: int, waive: int, out: Options) -> None:
        table: SagradaState = state
        out.clear()
        cells = table.open_cells(seat, die, waive)
        cell = 0
        while cells:
            if cells & 1:
                out.add(cell)
            cells >>= 1
            cell += 1

    def resolve(self, state: Any, seat: int, die: int, waive: int, option: int) -> None:
        table: SagradaState = state
        table.place(seat, die, option, waive != KEEP_ALL)


class EndRound(Decision):
    """Put what is left of the pool on this round's slot. [SAG-8.1]"""

    name = "end_round"
    rule = "SAG-8.1"
    # After the last round private objectives are shown; before that the next roll bars the way back anyway.
    reveals = True

    def resolve(self, state: Any, seat: int, a: int, b: int, option: int) -> None:
        table: SagradaState = state
        for place in range(table.pool_count):
            table.add_to_track(table.round - 1, table.pool[place])
            table.pool[place] = NONE
        table.pool_count = 0
