"""A window as masks: bit ``row * 5 + column`` is a space, row 0 on top; neighbours and printed marks."""

from __future__ import annotations

import cython

from ludoteca.games.sagrada.constants import FULL, NOT_LEFT, NOT_RIGHT
from ludoteca.games.sagrada.content.dice import CELLS, COLOR_LETTERS, COLORS, COLUMNS, VALUES
from ludoteca.games.sagrada.content.windows import WINDOWS


def beside(cells: int) -> int:
    """The spaces that share an edge with one of these."""
    return ((cells & NOT_LEFT) >> 1) | ((cells & NOT_RIGHT) << 1) | (cells >> 5) | ((cells << 5) & FULL)


def around(cells: int) -> int:
    """The spaces that touch one of these, by edge or corner, and these themselves."""
    wide = cells | ((cells & NOT_LEFT) >> 1) | ((cells & NOT_RIGHT) << 1)
    return (wide | (wide << 5) | (wide >> 5)) & FULL


def corners(cells: int) -> int:
    """The spaces that touch one of these by a corner."""
    wide = ((cells & NOT_LEFT) >> 1) | ((cells & NOT_RIGHT) << 1)
    return ((wide << 5) | (wide >> 5)) & FULL


class Printed:
    """Which spaces of each window a colour or a value may enter, as far as the printed marks go."""

    color_ok: list[int]
    value_ok: list[int]

    def __init__(self) -> None:
        if not cython.compiled:
            self.color_ok = [0] * (len(WINDOWS) * COLORS)
            self.value_ok = [0] * (len(WINDOWS) * VALUES)
        for window in range(len(WINDOWS)):
            marks = "".join(WINDOWS[window].rows)
            for color in range(COLORS):
                barred = COLOR_LETTERS.replace(COLOR_LETTERS[color], "")
                self.color_ok[window * COLORS + color] = _spaces(marks, barred)
            for value in range(VALUES):
                barred = "123456".replace(str(value + 1), "")
                self.value_ok[window * VALUES + value] = _spaces(marks, barred)

    def colors_of(self, window: int, color: int) -> int:
        """The spaces of a window whose printed mark takes the colour."""
        return self.color_ok[window * COLORS + color]

    def values_of(self, window: int, value: int) -> int:
        """The spaces of a window whose printed mark takes the value."""
        return self.value_ok[window * VALUES + value]


def _spaces(marks: str, barred: str) -> int:
    return sum(1 << cell for cell in range(CELLS) if marks[cell] not in barred)


def cell_at(row: int, column: int) -> int:
    """The number of a space from its 0-based row and column."""
    return row * COLUMNS + column
