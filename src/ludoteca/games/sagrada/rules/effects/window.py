"""Tools that move dice within a window."""

from __future__ import annotations

import cython

from ludoteca.core.constants import NOBODY
from ludoteca.games.sagrada.content.constants import (
    KEEP_ALL,
    LIFT_TOGETHER,
    LONE_DIE_STAYS,
    POOL,
    ROUNDS,
)
from ludoteca.games.sagrada.content.dice import CELLS
from ludoteca.games.sagrada.rules.decisions.numbers import LIFT_SECOND, MORE, MOVE_FROM, MOVE_TO
from ludoteca.games.sagrada.rules.effects.tool import ToolEffect
from ludoteca.games.sagrada.rules.state import SagradaState

if not cython.compiled:
    from ludoteca.games.sagrada.rules.effects.tool import with_tool


class MoveDieEffect(ToolEffect):  # cdef
    """Moves a die; what ``waive`` names does not bind it at its destination. [SAG-7.5, 14.2, 14.3]

    ``landed`` is one more than the space where the tool's first die went, 0 while none has moved.
    """

    waive: int

    def __init__(self, number: int, waive: int) -> None:
        ToolEffect.__init__(self, number)
        self.waive = waive

    def possible(self, table: SagradaState, seat: int, spent: int) -> bool:
        for cell in range(20):
            if table.occupied[seat] >> cell & 1 and self.targets(table, seat, cell, 0):
                return True
        return False

    def apply(self, table: SagradaState, seat: int, turn: int, done: int) -> None:
        table.ask(MORE, NOBODY, seat, with_tool(turn, done))
        table.ask(MOVE_FROM, seat, self.number, 0)

    def targets(self, table: SagradaState, seat: int, cell: int, landed: int) -> int:
        """Where the die on a space may move to."""
        return destinations(table, seat, cell, self.waive)

    def can_lift(self, table: SagradaState, seat: int, cell: int, landed: int) -> bool:
        """Whether the die on a space may be the one to move."""
        return self.targets(table, seat, cell, landed) != 0

    def lift(self, table: SagradaState, seat: int, cell: int, landed: int) -> None:
        """The die on a space was chosen: ask what comes next."""
        table.ask(MOVE_TO, seat, self.number | cell << 4, landed)

    def follow(self, table: SagradaState, seat: int, cell: int) -> None:
        """The first die has moved to a space: ask for a second one where there is one."""

    def can_stop(self) -> bool:
        """Whether one die is enough."""
        return False

    # -- both dice lifted at once, the other reading of tools 4 and 12 ----------------------------------

    def can_move_alone(self, table: SagradaState, seat: int, cell: int) -> bool:
        """Whether the die on a space may be lifted without a second one."""
        return False

    def pairs_with(self, table: SagradaState, seat: int, one: int, two: int) -> bool:
        """Whether two dice can be lifted and dropped in this order."""
        if one == two or not table.occupied[seat] >> two & 1:
            return False
        return drop_targets(table, seat, one, two) != 0


class MoveTwoDiceEffect(MoveDieEffect):
    """Moves exactly two dice, so the first must leave a move for the second. [SAG-14.4]"""

    def possible(self, table: SagradaState, seat: int, spent: int) -> bool:
        if table.variants & LIFT_TOGETHER:
            return any_pair(self, table, seat)
        for cell in range(20):
            if table.occupied[seat] >> cell & 1:
                open_to = destinations(table, seat, cell, KEEP_ALL)
                for target in range(20):
                    if open_to >> target & 1 and second_after(table, seat, cell, target):
                        return True
        return False

    def targets(self, table: SagradaState, seat: int, cell: int, landed: int) -> int:
        open_to = destinations(table, seat, cell, KEEP_ALL)
        if not landed:
            for target in range(20):
                if open_to >> target & 1 and not second_after(table, seat, cell, target):
                    open_to &= ~(1 << target)
        return open_to

    def can_lift(self, table: SagradaState, seat: int, cell: int, landed: int) -> bool:
        if table.variants & LIFT_TOGETHER:
            return has_partner(self, table, seat, cell)
        return self.targets(table, seat, cell, landed) != 0

    def lift(self, table: SagradaState, seat: int, cell: int, landed: int) -> None:
        lift_one_or_both(self, table, seat, cell, landed)

    def follow(self, table: SagradaState, seat: int, cell: int) -> None:
        table.ask(MOVE_FROM, seat, self.number, cell + 1)


class MoveTrackColorEffect(MoveDieEffect):
    """Moves one or two dice of one colour, if a die of that colour lies on the round track. [SAG-14.12]"""

    def possible(self, table: SagradaState, seat: int, spent: int) -> bool:
        for cell in range(20):
            if table.occupied[seat] >> cell & 1 and self.targets(table, seat, cell, 0):
                return True
        return bool(table.variants & LIFT_TOGETHER) and any_pair(self, table, seat)

    def targets(self, table: SagradaState, seat: int, cell: int, landed: int) -> int:
        if not on_track(table, table.die_at(seat, cell) // 6):
            return 0
        return destinations(table, seat, cell, KEEP_ALL)

    def can_lift(self, table: SagradaState, seat: int, cell: int, landed: int) -> bool:
        if table.variants & LIFT_TOGETHER and has_partner(self, table, seat, cell):
            return True
        if landed and not same_color(table, seat, cell, landed - 1):
            return False
        return self.targets(table, seat, cell, landed) != 0

    def lift(self, table: SagradaState, seat: int, cell: int, landed: int) -> None:
        lift_one_or_both(self, table, seat, cell, landed)

    def follow(self, table: SagradaState, seat: int, cell: int) -> None:
        for other in range(20):
            if (
                other != cell
                and table.occupied[seat] >> other & 1
                and same_color(table, seat, other, cell)
                and destinations(table, seat, other, KEEP_ALL)
            ):
                table.ask(MOVE_FROM, seat, self.number, cell + 1)
                return

    def can_stop(self) -> bool:
        return True

    def can_move_alone(self, table: SagradaState, seat: int, cell: int) -> bool:
        return self.targets(table, seat, cell, 0) != 0

    def pairs_with(self, table: SagradaState, seat: int, one: int, two: int) -> bool:
        if one == two or not table.occupied[seat] >> two & 1:
            return False
        if not same_color(table, seat, one, two) or not on_track(table, table.die_at(seat, one) // 6):
            return False
        return drop_targets(table, seat, one, two) != 0


# -- one die ------------------------------------------------------------------------------------------


def destinations(table: SagradaState, seat: int, cell: int, waive: int) -> int:
    """Where the die on a space may move to. [SAG-7.5]"""
    bit = 1 << cell
    if table.occupied[seat] == bit and table.variants & LONE_DIE_STAYS:
        return 0
    return table.open_after(seat, table.die_at(seat, cell), waive, bit, 0, 0) & ~bit


def second_after(table: SagradaState, seat: int, cell: int, target: int) -> bool:
    """Whether another die can still move once the die on ``cell`` has gone to ``target``. [SAG-14.4]"""
    lifted = 1 << cell
    landed = 1 << target
    moved = table.die_at(seat, cell)
    for other in range(20):
        bit = 1 << other
        if other != cell and table.occupied[seat] & bit:
            die = table.die_at(seat, other)
            if table.open_after(seat, die, KEEP_ALL, lifted | bit, landed, moved) & ~bit:
                return True
    return False


def on_track(table: SagradaState, color: int) -> bool:
    """Whether a die of the colour lies on the round track."""
    for slot in range(ROUNDS):
        for place in range(slot * POOL, slot * POOL + table.track_count[slot]):
            if table.track[place] // 6 == color:
                return True
    return False


def same_color(table: SagradaState, seat: int, one: int, two: int) -> bool:
    """Whether two dice of a window share their colour."""
    return table.die_at(seat, one) // 6 == table.die_at(seat, two) // 6


# -- both dice lifted at once ---------------------------------------------------------------------------


def lift_one_or_both(effect: MoveDieEffect, table: SagradaState, seat: int, cell: int, landed: int) -> None:
    """A die was chosen: with both lifted at once, ask for the second where one pairs with it. [SAG-12.7]"""
    if not table.variants & LIFT_TOGETHER:
        table.ask(MOVE_TO, seat, effect.number | cell << 4, landed)
    elif has_partner(effect, table, seat, cell):
        table.ask(LIFT_SECOND, seat, effect.number, cell)
    else:
        table.ask(MOVE_TO, seat, effect.number | cell << 4, CELLS)


def drop_targets(table: SagradaState, seat: int, one: int, two: int) -> int:
    """Where the first of two lifted dice may land so that the second can land too. [SAG-12.7]"""
    bits = 1 << one | 1 << two
    first = table.die_at(seat, one)
    open_to = table.open_after(seat, first, KEEP_ALL, bits, 0, 0) & ~(1 << one)
    for target in range(20):
        if open_to >> target & 1 and not second_drop(table, seat, one, two, target):
            open_to &= ~(1 << target)
    return open_to


def second_drop(table: SagradaState, seat: int, one: int, two: int, target: int) -> int:
    """Where the second of two lifted dice may land after the first went to ``target``."""
    bits = 1 << one | 1 << two
    second = table.die_at(seat, two)
    return table.open_after(seat, second, KEEP_ALL, bits, 1 << target, table.die_at(seat, one)) & ~(1 << two)


def has_partner(effect: MoveDieEffect, table: SagradaState, seat: int, one: int) -> bool:
    """Whether some second die can be lifted together with the one on a space."""
    for two in range(20):
        if effect.pairs_with(table, seat, one, two):
            return True
    return False


def any_pair(effect: MoveDieEffect, table: SagradaState, seat: int) -> bool:
    """Whether some two dice can be lifted together."""
    for one in range(20):
        if table.occupied[seat] >> one & 1 and has_partner(effect, table, seat, one):
            return True
    return False
