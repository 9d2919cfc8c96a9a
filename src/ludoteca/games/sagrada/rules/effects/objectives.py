"""What public objectives count, one class for each kind. [SAG-9.3 to 9.5]"""

from __future__ import annotations

from typing import Any

import cython

from ludoteca.games.sagrada.content.constants import LEFT, TOP
from ludoteca.games.sagrada.rules.state import SagradaState

if not cython.compiled:
    from ludoteca.core.bits import count_bits
    from ludoteca.games.sagrada.rules.state import corners


class GoalEffect:  # cdef
    """What a public objective counts."""

    def units(self, table: SagradaState, seat: int) -> int:
        """How often the seat's window meets it."""
        return 0


class Goals:
    """All public objectives in the order of their numbers."""

    effects: tuple[Any, ...]

    def __init__(self, effects: tuple[Any, ...]) -> None:
        self.effects = effects


class FullLinesEffect(GoalEffect):
    """Full rows or columns without a repeated colour or value. [SAG-9.4]"""

    along_rows: bool
    by_color: bool

    def __init__(self, along_rows: bool, by_color: bool) -> None:
        self.along_rows = along_rows
        self.by_color = by_color

    def units(self, table: SagradaState, seat: int) -> int:
        length = 5 if self.along_rows else 4
        found = 0
        for line in range(9 - length):
            if line_variety(table, seat, TOP << line * 5 if self.along_rows else LEFT << line, self.by_color) == length:
                found += 1
        return found


def line_variety(table: SagradaState, seat: int, cells: int, by_color: bool) -> int:
    """How many different colours (or values) lie on a full line; 0 if it has a gap. [SAG-9.4]"""
    if table.occupied[seat] & cells != cells:
        return 0
    found = 0
    if by_color:
        for color in range(5):
            if table.color[seat * 5 + color] & cells:
                found += 1
    else:
        for value in range(6):
            if table.value[seat * 6 + value] & cells:
                found += 1
    return found


class ColorSetsEffect(GoalEffect):
    """Sets of all five colours: as many as there are dice of the rarest. [SAG-9.5]"""

    def units(self, table: SagradaState, seat: int) -> int:
        least = 20
        for color in range(5):
            least = min(least, count_bits(table.color[seat * 5 + color]))
        return least


class ValueSetsEffect(GoalEffect):
    """Sets of the values from ``first`` up to, but not including, ``end``: as many as there are of the rarest."""

    first: int
    end: int

    def __init__(self, first: int, end: int) -> None:
        self.first = first
        self.end = end

    def units(self, table: SagradaState, seat: int) -> int:
        least = 20
        for value in range(self.first, self.end):
            least = min(least, count_bits(table.value[seat * 6 + value]))
        return least


class DiagonalsEffect(GoalEffect):
    """Dice with a diagonal neighbour of their colour. [SAG-9.3]"""

    def units(self, table: SagradaState, seat: int) -> int:
        found = 0
        for color in range(5):
            cells = table.color[seat * 5 + color]
            found += count_bits(cells & corners(cells))
        return found
