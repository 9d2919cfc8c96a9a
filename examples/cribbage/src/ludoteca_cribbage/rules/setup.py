"""From options to a first state: the settings of Cribbage and its opening questions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ludoteca.core.game import Setting
from ludoteca_cribbage.rules.deal import cut_for_deal
from ludoteca_cribbage.rules.state import CribbageState

SETTINGS: Final = (
    Setting("target", (121, 61), "points that win: twice around the board, or once", "CRB-1.3"),
    Setting(
        "muggins",
        ("off", "on"),
        "the table counts hands, or everyone claims and opponents take what was overlooked",
        "CRB-7.1",
    ),
)


def first_state(seats: int, options: Mapping[str, Any]) -> CribbageState:
    """Nobody has cut yet."""
    table = CribbageState(seats, options["target"], options["muggins"] == "on")
    cut_for_deal(table)
    return table
