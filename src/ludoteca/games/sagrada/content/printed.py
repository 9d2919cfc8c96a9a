"""What is printed, in the form the hot code reads: marks as masks of spaces, colours and points as numbers."""

from __future__ import annotations

from typing import Final

import cython

from ludoteca.games.sagrada.content.dice import CELLS, COLOR_LETTERS, COLORS, VALUES
from ludoteca.games.sagrada.content.objectives import PUBLIC_OBJECTIVES
from ludoteca.games.sagrada.content.tools import TOOLS
from ludoteca.games.sagrada.content.windows import WINDOWS


class Printed:
    """Which spaces of each window a colour or a value may enter, tools' solo colours, objectives' points."""

    color_ok: list[int]
    value_ok: list[int]
    solo_color: list[int]
    unit_points: list[int]

    def __init__(self) -> None:
        if not cython.compiled:
            self.color_ok = [0] * (len(WINDOWS) * COLORS)
            self.value_ok = [0] * (len(WINDOWS) * VALUES)
            self.solo_color = [0] * len(TOOLS)
            self.unit_points = [0] * len(PUBLIC_OBJECTIVES)
        for tool in range(len(TOOLS)):
            self.solo_color[tool] = COLOR_LETTERS.index(TOOLS[tool].solo)
        for goal in range(len(PUBLIC_OBJECTIVES)):
            self.unit_points[goal] = PUBLIC_OBJECTIVES[goal].points
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


# The one table that all windows share.
PRINTED: Final = Printed()
