"""The 10 public and 5 private objectives."""

from __future__ import annotations

from typing import Final, NamedTuple

from ludoteca.core.domain import Domain

ROW_COLORS: Final = 0
COLUMN_COLORS: Final = 1
ROW_SHADES: Final = 2
COLUMN_SHADES: Final = 3
LIGHT_SHADES: Final = 4
MEDIUM_SHADES: Final = 5
DEEP_SHADES: Final = 6
SHADE_VARIETY: Final = 7
COLOR_DIAGONALS: Final = 8
COLOR_VARIETY: Final = 9


class PublicObjective(NamedTuple):
    """Scores ``points`` for each unit counted; a window may hold several."""

    id: str
    name: str
    points: int
    unit: str


class PrivateObjective(NamedTuple):
    """Scores the values of the owner's dice of one colour."""

    id: str
    name: str
    letter: str


PUBLIC_OBJECTIVES: Final = (
    PublicObjective("row_color_variety", "Row Color Variety", 6, "full row without a repeated colour"),
    PublicObjective("column_color_variety", "Column Color Variety", 5, "full column without a repeated colour"),
    PublicObjective("row_shade_variety", "Row Shade Variety", 5, "full row without a repeated value"),
    PublicObjective("column_shade_variety", "Column Shade Variety", 4, "full column without a repeated value"),
    PublicObjective("light_shades", "Light Shades", 2, "pair of a 1 and a 2"),
    PublicObjective("medium_shades", "Medium Shades", 2, "pair of a 3 and a 4"),
    PublicObjective("deep_shades", "Deep Shades", 2, "pair of a 5 and a 6"),
    PublicObjective("shade_variety", "Shade Variety", 5, "set of all six values"),
    PublicObjective("color_diagonals", "Color Diagonals", 1, "die with a diagonal neighbour of its colour"),
    PublicObjective("color_variety", "Color Variety", 4, "set of all five colours"),
)

# In the order of the colour letters R G B Y P.
PRIVATE_OBJECTIVES: Final = (
    PrivateObjective("shades_of_red", "Shades of Red", "R"),
    PrivateObjective("shades_of_green", "Shades of Green", "G"),
    PrivateObjective("shades_of_blue", "Shades of Blue", "B"),
    PrivateObjective("shades_of_yellow", "Shades of Yellow", "Y"),
    PrivateObjective("shades_of_purple", "Shades of Purple", "P"),
)

PUBLIC_COUNT: Final = len(PUBLIC_OBJECTIVES)
PUBLIC_IDS: Final = tuple(goal.id for goal in PUBLIC_OBJECTIVES)
PRIVATE_IDS: Final = tuple(goal.id for goal in PRIVATE_OBJECTIVES)
PUBLIC: Final = Domain("public", PUBLIC_IDS, tuple(goal.name for goal in PUBLIC_OBJECTIVES))
PRIVATE: Final = Domain("private", PRIVATE_IDS, tuple(goal.name for goal in PRIVATE_OBJECTIVES))
