"""The dice and the spaces of a window, and how both are written."""

from __future__ import annotations

from typing import Final

from ludoteca.core.domain import Domain

COLOR_LETTERS: Final = "RGBYP"
COLOR_NAMES: Final = ("red", "green", "blue", "yellow", "purple")
COLORS: Final = 5
VALUES: Final = 6
KINDS: Final = COLORS * VALUES
PER_COLOR: Final = 18

ROWS: Final = 4
COLUMNS: Final = 5
CELLS: Final = ROWS * COLUMNS

DICE: Final = tuple(f"{letter}{value}" for letter in COLOR_LETTERS for value in range(1, VALUES + 1))
DIE_NOTATIONS: Final = tuple(name.lower() for name in DICE)
# Columns are letters from the left, rows are numbers from the top: b3 is column 2, row 3.
CELL_NOTATIONS: Final = tuple(f"{'abcde'[cell % COLUMNS]}{cell // COLUMNS + 1}" for cell in range(CELLS))

DIE: Final = Domain("die", DIE_NOTATIONS)
COLOR: Final = Domain("color", COLOR_NAMES)
VALUE: Final = Domain("value", tuple(str(value) for value in range(1, VALUES + 1)))
CELL: Final = Domain("cell", CELL_NOTATIONS)


def die_index(name: str) -> int | None:
    """The number of a die such as ``"R3"``, or None if there is no such die."""
    return DICE.index(name) if isinstance(name, str) and name in DICE else None
