"""Moments that play at random seldom or never brings, written by hand."""

from __future__ import annotations

from typing import Any

from tests.positions import sagrada
from tests.robot.moments import Moment


def _moment(position: dict[str, Any], seat: int, decision: str, notation: str = "") -> Moment:
    return Moment(position["game"], 2, {}, position, seat, decision, notation)


# A die that breaks a rule of its window has to go.
_WRONG = sagrada()
_WRONG["boards"][0][0][1] = "B4"

# With the printed rows of the buildings nobody is ever asked which of them is meant; a pack can have others.
PACKS_ONLY: dict[str, set[str]] = {"la_granja": {"claim_row"}}

RARE: dict[str, dict[str, Moment]] = {
    "sagrada": {"remove": _moment(_WRONG, 0, "remove")},
    "la_granja": {},
    "oh_my_goods": {},
}
