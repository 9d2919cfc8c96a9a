"""The weights of the plain habits, in hundredths of a point; docs/bots/sagrada.md says how they were found."""

from __future__ import annotations

from typing import Final

FILL: Final = 0
MARKED: Final = 1
RUINED: Final = 2
TIGHT_COLOR: Final = 3
TIGHT_VALUE: Final = 4
PRIVATE_PIP: Final = 5
FAVOR: Final = 6
DIFFICULTY: Final = 7
WINDOW_MARK: Final = 8
SOLO_FILL: Final = 9
SOLO_PIP: Final = 10
# One for each public objective, in the order of their numbers.
PRIZE: Final = 11
# For search with rivals, what a tool promises beyond the best draft when that is too dear to look at; by number.
HOPE: Final = 21
# The same for search alone, where each tool works once: below zero, it had better wait for a better use.
PATIENCE: Final = 33

# A row for each tool in the order of their numbers: hope with rivals, patience alone.
_TOOLS: Final = (
    ("pliers", 0, -250),
    ("brush", 0, -350),
    ("burnisher", 0, -400),
    ("lathekin", 60, -150),
    ("lens", 120, -250),
    ("flux_brush", 0, 0),
    ("hammer", 0, -150),
    ("running", 0, 0),
    ("straightedge", 0, 100),
    ("stone", 0, -250),
    ("remover", 150, -250),
    ("wheel", 0, -250),
)
_WEIGHTS: Final = (
    ("fill", 120),
    ("marked", 70),
    ("ruined", 260),
    ("tight_color", 60),
    ("tight_value", 60),
    ("private_pip", 90),
    # A favour token is worth a point at the end, and a little more while it can still buy something.
    ("favor", 110),
    ("difficulty", 100),
    ("window_mark", 70),
    # Alone an empty space costs three points, and a die left behind raises the target by its value.
    ("solo_fill", 200),
    ("solo_pip", 80),
    ("row_colors", 600),
    ("column_colors", 500),
    ("row_shades", 500),
    ("column_shades", 400),
    ("light_shades", 200),
    ("medium_shades", 200),
    ("deep_shades", 200),
    ("shade_variety", 500),
    ("color_diagonals", 100),
    ("color_variety", 400),
    *((f"hope_{tool}", hope) for tool, hope, _ in _TOOLS),
    *((f"patience_{tool}", patience) for tool, _, patience in _TOOLS),
)
NAMES: Final = tuple(name for name, _ in _WEIGHTS)
TUNED: Final = tuple(weight for _, weight in _WEIGHTS)
