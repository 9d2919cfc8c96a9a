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

_HABITS: Final = (
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
    ("hope_pliers", 0),
    ("hope_brush", 0),
    ("hope_burnisher", 0),
    ("hope_lathekin", 60),
    ("hope_lens", 120),
    ("hope_flux_brush", 0),
    ("hope_hammer", 0),
    ("hope_running", 0),
    ("hope_straightedge", 0),
    ("hope_stone", 0),
    ("hope_remover", 150),
    ("hope_wheel", 0),
    ("patience_pliers", -250),
    ("patience_brush", -350),
    ("patience_burnisher", -400),
    ("patience_lathekin", -150),
    ("patience_lens", -250),
    ("patience_flux_brush", 0),
    ("patience_hammer", -150),
    ("patience_running", 0),
    ("patience_straightedge", 100),
    ("patience_stone", -250),
    ("patience_remover", -250),
    ("patience_wheel", -250),
)
NAMES: Final = tuple(name for name, _ in _HABITS)
TUNED: Final = tuple(weight for _, weight in _HABITS)
