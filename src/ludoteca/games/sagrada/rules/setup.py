"""From options to a first state: the settings of Sagrada and its opening questions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ludoteca.core.constants import NATURE, NOBODY
from ludoteca.core.game import Setting
from ludoteca.games.sagrada.content.constants import (
    EARLY_RUNNING_PLIERS,
    FLUX_BRUSH_AGAIN,
    FLUX_REMOVER_MUST,
    LIFT_TOGETHER,
    LONE_DIE_STAYS,
    LOOSE_STRAIGHTEDGE,
)
from ludoteca.games.sagrada.rules.decisions.numbers import (
    CHOOSE_FIRST,
    CHOOSE_WINDOW,
    DEAL_PRIVATE,
    DEAL_PUBLIC,
    DEAL_TOOL,
    DEAL_WINDOW,
    REVEAL_WINDOWS,
    ROUND,
)
from ludoteca.games.sagrada.rules.state import SagradaState

SETTINGS: Final = (
    Setting(
        "solo_tools",
        (3, 1, 2, 4, 5),
        "tools in the solo game: 1 is hardest, 5 easiest",
        "SAG-11.2",
        only_alone=True,
    ),
    Setting(
        "straightedge",
        ("isolated", "loose"),
        "tool 9 demands a space that touches no die, or only waives the duty to touch one",
        "SAG-12.11",
    ),
    Setting(
        "running_pliers",
        ("after_draft", "any_time"),
        "tool 8 works only after the first turn's draft, or before it too",
        "SAG-12.10",
    ),
    Setting(
        "two_moves",
        ("in_turn", "together"),
        "tools 4 and 12 move their dice one after the other, or lift both before either lands",
        "SAG-12.7",
    ),
    Setting("lone_die", ("moves", "stays"), "whether the only die of a window may be moved", "SAG-12.8"),
    Setting(
        "flux_brush",
        ("spent", "draft_again"),
        "after a roll that fits nowhere the draft is spent, or still open",
        "SAG-12.9",
    ),
    Setting(
        "flux_remover",
        ("may_place", "must_place"),
        "the die drawn may go to the pool although it fits, or must be placed if it fits",
        "SAG-12.12",
    ),
)

_READINGS: Final = {
    ("straightedge", "loose"): LOOSE_STRAIGHTEDGE,
    ("running_pliers", "any_time"): EARLY_RUNNING_PLIERS,
    ("two_moves", "together"): LIFT_TOGETHER,
    ("lone_die", "stays"): LONE_DIE_STAYS,
    ("flux_brush", "draft_again"): FLUX_BRUSH_AGAIN,
    ("flux_remover", "must_place"): FLUX_REMOVER_MUST,
}


def variants(options: Mapping[str, Any]) -> int:
    """The chosen readings as bits."""
    return sum(bit for (name, value), bit in _READINGS.items() if options[name] == value)


def first_state(seats: int, options: Mapping[str, Any]) -> SagradaState:
    """An empty table with the questions of the set-up asked. [SAG-3.1 to 3.6, 11.2]"""
    table = SagradaState(seats, variants(options))
    if seats == 1:
        table.ask(ROUND, NOBODY, 1, 0)
    else:
        table.ask(CHOOSE_FIRST, NATURE, 0, 0)
    table.ask(REVEAL_WINDOWS, NOBODY, 0, 0)
    for seat in reversed(range(seats)):
        table.ask(CHOOSE_WINDOW, seat, 0, 0)
    for seat in reversed(range(seats)):
        for number in (1, 0):
            table.ask(DEAL_WINDOW, NATURE, seat, number)
    for seat in reversed(range(seats)):
        for number in (1, 0) if seats == 1 else (0,):
            table.ask(DEAL_PRIVATE, NATURE, seat, number)
    table.ask(DEAL_PUBLIC, NATURE, 2 if seats == 1 else 3, 0)
    table.ask(DEAL_TOOL, NATURE, options["solo_tools"] if seats == 1 else 3, 0)
    return table
