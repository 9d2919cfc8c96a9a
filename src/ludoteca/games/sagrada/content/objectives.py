"""The 10 public and 5 private objectives."""

from __future__ import annotations

from typing import Final, NamedTuple

from ludoteca.core.domain import Domain

ROWS: Final = "rows"
COLUMNS: Final = "columns"
COLORS: Final = "colors"
VALUES: Final = "values"


class FullLines(NamedTuple):
    """Full rows or columns in which no colour, or no value, comes twice. [SAG-9.4]"""

    along: str
    differ_in: str


class Pairs(NamedTuple):
    """Pairs of two values, ``low`` and the next. [SAG-9.5]"""

    low: int


class Sets(NamedTuple):
    """Sets of all five colours or all six values. [SAG-9.5]"""

    of: str


class Diagonals(NamedTuple):
    """Dice with a diagonal neighbour of their colour. [SAG-9.3]"""


Goal = FullLines | Pairs | Sets | Diagonals


class PublicObjective(NamedTuple):
    """Scores ``points`` for each unit counted; a window may hold several."""

    id: str
    name: str
    points: int
    counts: Goal
    unit: str


class PrivateObjective(NamedTuple):
    """Scores the values of the owner's dice of one colour."""

    id: str
    name: str
    letter: str


PUBLIC_OBJECTIVES: Final = (
    PublicObjective(
        "row_color_variety",
        "Row Color Variety",
        points=6,
        counts=FullLines(along=ROWS, differ_in=COLORS),
        unit="full row without a repeated colour",
    ),
    PublicObjective(
        "column_color_variety",
        "Column Color Variety",
        points=5,
        counts=FullLines(along=COLUMNS, differ_in=COLORS),
        unit="full column without a repeated colour",
    ),
    PublicObjective(
        "row_shade_variety",
        "Row Shade Variety",
        points=5,
        counts=FullLines(along=ROWS, differ_in=VALUES),
        unit="full row without a repeated value",
    ),
    PublicObjective(
        "column_shade_variety",
        "Column Shade Variety",
        points=4,
        counts=FullLines(along=COLUMNS, differ_in=VALUES),
        unit="full column without a repeated value",
    ),
    PublicObjective("light_shades", "Light Shades", points=2, counts=Pairs(low=1), unit="pair of a 1 and a 2"),
    PublicObjective("medium_shades", "Medium Shades", points=2, counts=Pairs(low=3), unit="pair of a 3 and a 4"),
    PublicObjective("deep_shades", "Deep Shades", points=2, counts=Pairs(low=5), unit="pair of a 5 and a 6"),
    PublicObjective("shade_variety", "Shade Variety", points=5, counts=Sets(of=VALUES), unit="set of all six values"),
    PublicObjective(
        "color_diagonals",
        "Color Diagonals",
        points=1,
        counts=Diagonals(),
        unit="die with a diagonal neighbour of its colour",
    ),
    PublicObjective("color_variety", "Color Variety", points=4, counts=Sets(of=COLORS), unit="set of all five colours"),
)

# In the order of the colour letters R G B Y P.
PRIVATE_OBJECTIVES: Final = (
    PrivateObjective("shades_of_red", "Shades of Red", letter="R"),
    PrivateObjective("shades_of_green", "Shades of Green", letter="G"),
    PrivateObjective("shades_of_blue", "Shades of Blue", letter="B"),
    PrivateObjective("shades_of_yellow", "Shades of Yellow", letter="Y"),
    PrivateObjective("shades_of_purple", "Shades of Purple", letter="P"),
)

PUBLIC_COUNT: Final = len(PUBLIC_OBJECTIVES)
PUBLIC_IDS: Final = tuple(goal.id for goal in PUBLIC_OBJECTIVES)
PRIVATE_IDS: Final = tuple(goal.id for goal in PRIVATE_OBJECTIVES)
PUBLIC: Final = Domain("public", PUBLIC_IDS)
PRIVATE: Final = Domain("private", PRIVATE_IDS)
