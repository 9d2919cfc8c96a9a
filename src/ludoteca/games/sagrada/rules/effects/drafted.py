"""Tools that work on a die of the pool, and the one that rolls them all."""

from __future__ import annotations

import cython

from ludoteca.core.constants import NATURE, NOBODY
from ludoteca.games.sagrada.content.constants import (
    DRAFTED,
    EXTRA,
    ISOLATED,
    KEEP_ALL,
    LOOSE_STRAIGHTEDGE,
    NONE,
    POOL,
    ROUNDS,
    WAIVE_TOUCH,
)
from ludoteca.games.sagrada.rules.decisions.numbers import BUMP, DRAW, MORE, PLACE, REROLL, REROLL_POOL, SWAP, TAKE
from ludoteca.games.sagrada.rules.effects.tool import ToolEffect
from ludoteca.games.sagrada.rules.state import SagradaState

if not cython.compiled:
    from ludoteca.games.sagrada.rules.effects.tool import dice_left, with_tool


class DraftedEffect(ToolEffect):  # cdef
    """Works on a die of the pool, which takes the place of the turn's draft. [SAG-7.4]"""

    def possible(self, table: SagradaState, seat: int, spent: int) -> bool:
        last = NONE
        held_back = spent
        for place in range(table.pool_count):
            die = table.pool[place]
            if die == held_back:
                held_back = NONE
                continue
            if die != last and self.takes(table, seat, die):
                return True
            last = die
        return False

    def apply(self, table: SagradaState, seat: int, turn: int, done: int) -> None:
        table.ask(TAKE, seat, self.number, with_tool(turn, done))

    def takes(self, table: SagradaState, seat: int, die: int) -> bool:
        """Whether it may work on this die of the pool."""
        return True

    def work_on(self, table: SagradaState, seat: int, die: int, context: int) -> None:
        """What becomes of the die that was taken; ``context`` is the turn so far, as MORE takes it."""
        table.ask(PLACE, seat, die, KEEP_ALL)


class ChangeByOneEffect(DraftedEffect):
    """One up or one down, without wrapping. [SAG-14.1]"""

    def takes(self, table: SagradaState, seat: int, die: int) -> bool:
        return can_bump(table, seat, die, -1) or can_bump(table, seat, die, 1)

    def work_on(self, table: SagradaState, seat: int, die: int, context: int) -> None:
        table.ask(BUMP, seat, die, 0)


def can_bump(table: SagradaState, seat: int, die: int, change: int) -> bool:
    """Whether the die, changed by one without wrapping, fits somewhere. [SAG-14.1]"""
    value = die % 6 + change
    if value < 0 or value > 5:
        return False
    return table.open_cells(seat, die + change, KEEP_ALL) != 0


class TurnOverEffect(DraftedEffect):
    """The opposite face. [SAG-14.10]"""

    def takes(self, table: SagradaState, seat: int, die: int) -> bool:
        return table.open_cells(seat, turned_over(die), KEEP_ALL) != 0

    def work_on(self, table: SagradaState, seat: int, die: int, context: int) -> None:
        table.ask(PLACE, seat, turned_over(die), KEEP_ALL)


def turned_over(die: int) -> int:
    """The die on its opposite face."""
    return die - die % 6 + 5 - die % 6


class RollDieEffect(DraftedEffect):
    """Nature rolls the die; it may come to fit nowhere. [SAG-14.6]"""

    def work_on(self, table: SagradaState, seat: int, die: int, context: int) -> None:
        table.ask(REROLL, NATURE, die // 6, seat | context << 2)


class PlaceApartEffect(DraftedEffect):
    """A space that touches no die. [SAG-14.9]"""

    def takes(self, table: SagradaState, seat: int, die: int) -> bool:
        return table.open_cells(seat, die, straightedge_waiver(table)) != 0

    def work_on(self, table: SagradaState, seat: int, die: int, context: int) -> None:
        table.ask(PLACE, seat, die, straightedge_waiver(table))


def straightedge_waiver(table: SagradaState) -> int:
    """What tool 9 waives, by the reading the game is played with. [SAG-14.9]"""
    return WAIVE_TOUCH if table.variants & LOOSE_STRAIGHTEDGE else ISOLATED


class ExchangeWithTrackEffect(DraftedEffect):
    """A die of the round track comes for the drafted one. [SAG-14.5]"""

    def possible(self, table: SagradaState, seat: int, spent: int) -> bool:
        return dice_left(table, spent) > 0 and any_track_die(table, seat)

    def work_on(self, table: SagradaState, seat: int, die: int, context: int) -> None:
        table.ask(SWAP, seat, die, 0)


def any_track_die(table: SagradaState, seat: int) -> bool:
    """Whether some die of the round track fits in the window. [SAG-14.5]"""
    for slot in range(ROUNDS):
        for place in range(slot * POOL, slot * POOL + table.track_count[slot]):
            if table.open_cells(seat, table.track[place], KEEP_ALL):
                return True
    return False


class ExchangeWithBagEffect(DraftedEffect):
    """The die goes to the bag, and nature draws another. [SAG-14.11]"""

    def work_on(self, table: SagradaState, seat: int, die: int, context: int) -> None:
        table.bag[die // 6] += 1
        table.ask(DRAW, NATURE, seat, 0)


class DraftAgainEffect(DraftedEffect):
    """A second die now; the second turn of the round is skipped. [SAG-14.8]"""

    def takes(self, table: SagradaState, seat: int, die: int) -> bool:
        return table.open_cells(seat, die, KEEP_ALL) != 0

    def apply(self, table: SagradaState, seat: int, turn: int, done: int) -> None:
        table.skipped |= 1 << seat
        context = with_tool(turn, done)
        if done & DRAFTED:
            table.ask(TAKE, seat, self.number, context)
        else:
            table.ask(MORE, NOBODY, seat, context | EXTRA << 1)


class RollPoolEffect(ToolEffect):
    """Nature rolls the whole pool again. [SAG-14.7]"""

    def possible(self, table: SagradaState, seat: int, spent: int) -> bool:
        return dice_left(table, spent) > 0

    def apply(self, table: SagradaState, seat: int, turn: int, done: int) -> None:
        table.ask(MORE, NOBODY, seat, with_tool(turn, done))
        dice = 0
        for place in range(table.pool_count):
            dice += 1 << 4 * (table.pool[place] // 6)
            table.pool[place] = NONE
        table.pool_count = 0
        table.ask(REROLL_POOL, NATURE, dice, 0)
