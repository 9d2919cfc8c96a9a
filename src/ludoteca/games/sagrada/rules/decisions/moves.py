"""Tools that move dice within the window, and the correction of a window that breaks a rule."""

from __future__ import annotations

from typing import Any, Final

import cython

from ludoteca.core.constants import NOBODY
from ludoteca.core.decision import Decision, Options
from ludoteca.core.domain import Domain
from ludoteca.games.sagrada.content.constants import STOP
from ludoteca.games.sagrada.content.dice import CELL, CELL_NOTATIONS, CELLS
from ludoteca.games.sagrada.content.printed import PRINTED
from ludoteca.games.sagrada.rules.decisions.numbers import (
    CORRECT,
    DROP_FIRST,
    DROP_SECOND,
    MOVE_TO,
    REMOVE,
)
from ludoteca.games.sagrada.rules.effects.all import TOOLBOX
from ludoteca.games.sagrada.rules.effects.window import MoveDieEffect
from ludoteca.games.sagrada.rules.faults import is_faulty
from ludoteca.games.sagrada.rules.state import SagradaState

if not cython.compiled:
    from ludoteca.games.sagrada.rules.effects.window import drop_targets, second_drop

CELL_OR_DONE: Final = Domain("cell", (*CELL_NOTATIONS, "done"))


class MoveFrom(Decision):
    """Choose the die to move; a second one must be another, and Tap Wheel's of the same colour. [SAG-7.5]"""

    name = "move_from"
    domain = CELL_OR_DONE
    rule = "SAG-7.5"

    def options(self, state: Any, seat: int, tool: int, landed: int, out: Options) -> None:
        table: SagradaState = state
        effect: MoveDieEffect = TOOLBOX.effects[tool]
        out.clear()
        for cell in range(20):
            if table.occupied[seat] >> cell & 1 and cell + 1 != landed and effect.can_lift(table, seat, cell, landed):
                out.add(cell)
        if landed and effect.can_stop():
            out.add(STOP)

    def resolve(self, state: Any, seat: int, tool: int, landed: int, option: int) -> None:
        table: SagradaState = state
        effect: MoveDieEffect = TOOLBOX.effects[tool]
        if option != STOP:
            effect.lift(table, seat, option, landed)


def moved_die(packed: int) -> tuple[int, int]:  # python
    """The tool and the space its die leaves, as ``MoveTo`` is asked with them."""
    return packed & 15, packed >> 4


class MoveTo(Decision):
    """Choose where the die goes; ``packed`` holds the tool and the space it leaves. [SAG-7.5]"""

    name = "move_to"
    domain = CELL
    rule = "SAG-7.5"

    def options(self, state: Any, seat: int, packed: int, landed: int, out: Options) -> None:
        table: SagradaState = state
        effect: MoveDieEffect = TOOLBOX.effects[packed & 15]
        out.clear()
        cells = effect.targets(table, seat, packed >> 4, landed)
        for cell in range(20):
            if cells >> cell & 1:
                out.add(cell)

    def resolve(self, state: Any, seat: int, packed: int, landed: int, option: int) -> None:
        table: SagradaState = state
        effect: MoveDieEffect = TOOLBOX.effects[packed & 15]
        die = table.lift(seat, packed >> 4)
        plain = PRINTED.color_ok[table.window[seat] * 5 + die // 6] & PRINTED.value_ok[table.window[seat] * 6 + die % 6]
        table.place(seat, die, option, not plain >> option & 1)
        if not landed:
            effect.follow(table, seat, option)


class LiftSecond(Decision):
    """Both dice lifted at once: choose the second one. [SAG-12.7]"""

    name = "lift_second"
    domain = CELL_OR_DONE
    rule = "SAG-12.7"

    def options(self, state: Any, seat: int, tool: int, one: int, out: Options) -> None:
        table: SagradaState = state
        effect: MoveDieEffect = TOOLBOX.effects[tool]
        out.clear()
        for two in range(20):
            if effect.pairs_with(table, seat, one, two):
                out.add(two)
        if effect.can_move_alone(table, seat, one):
            out.add(STOP)

    def resolve(self, state: Any, seat: int, tool: int, one: int, option: int) -> None:
        table: SagradaState = state
        if option == STOP:
            table.ask(MOVE_TO, seat, tool | one << 4, CELLS)
        else:
            table.ask(DROP_FIRST, seat, one, option)


class DropFirst(Decision):
    """Both dice lifted: choose where the first one lands. [SAG-12.7]"""

    name = "drop_first"
    domain = CELL
    rule = "SAG-12.7"

    def options(self, state: Any, seat: int, one: int, two: int, out: Options) -> None:
        table: SagradaState = state
        out.clear()
        cells = drop_targets(table, seat, one, two)
        for cell in range(20):
            if cells >> cell & 1:
                out.add(cell)

    def resolve(self, state: Any, seat: int, one: int, two: int, option: int) -> None:
        table: SagradaState = state
        table.ask(DROP_SECOND, seat, one | two << 5, option)


def lifted_pair(pair: int) -> tuple[int, int]:  # python
    """The spaces the first and the second die were lifted from, as ``DropSecond`` is asked with them."""
    return pair & 31, pair >> 5


class DropSecond(Decision):
    """Both dice lifted: choose where the second one lands, then both lie. [SAG-12.7]"""

    name = "drop_second"
    domain = CELL
    rule = "SAG-12.7"

    def options(self, state: Any, seat: int, pair: int, target: int, out: Options) -> None:
        table: SagradaState = state
        out.clear()
        cells = second_drop(table, seat, pair & 31, pair >> 5, target)
        for cell in range(20):
            if cells >> cell & 1:
                out.add(cell)

    def resolve(self, state: Any, seat: int, pair: int, target: int, option: int) -> None:
        table: SagradaState = state
        first = table.lift(seat, pair & 31)
        second = table.lift(seat, pair >> 5)
        table.place(seat, first, target, False)
        table.place(seat, second, option, False)


class Correct(Decision):
    """Have a window's owner take dice away while it breaks a rule; ``removed`` is where some lay. [SAG-10.1, 10.3]"""

    name = "correct"
    rule = "SAG-10.1"

    def resolve(self, state: Any, seat: int, owner: int, removed: int, option: int) -> None:
        table: SagradaState = state
        if is_faulty(table, owner, removed):
            table.ask(REMOVE, owner, removed, 0)


class Remove(Decision):
    """Take a die of one's own choice out of the game. [SAG-10.1, 10.2]"""

    name = "remove"
    domain = CELL
    rule = "SAG-10.1"

    def options(self, state: Any, seat: int, removed: int, b: int, out: Options) -> None:
        table: SagradaState = state
        out.clear()
        for cell in range(20):
            if table.occupied[seat] >> cell & 1:
                out.add(cell)

    def resolve(self, state: Any, seat: int, removed: int, b: int, option: int) -> None:
        table: SagradaState = state
        die = table.lift(seat, option)
        table.out[die // 6] += 1
        table.ask(CORRECT, NOBODY, seat, removed | 1 << option)
