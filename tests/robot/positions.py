"""Moments that play at random seldom or never brings, written by hand."""

from __future__ import annotations

from typing import Any

from tests.positions import sagrada
from tests.robot.moments import Moment


def _moment(position: dict[str, Any], seat: int, decision: str, notation: str = "") -> Moment:
    seats = len(position.get("seats", position.get("windows", ())))
    return Moment(position["game"], seats, {}, position, seat, decision, notation)


# A die that breaks a rule of its window has to go.
_WRONG = sagrada()
_WRONG["boards"][0][0][1] = "B4"


def _goods(*questions: dict[str, Any]) -> dict[str, Any]:
    """The end of a chapter alone: bread on two bakeries, two of it are the goal."""
    street = ["charburner_1", {"card": "bakery_1", "goods": 2}, {"card": "bakery_2", "goods": 1}]
    return {
        "game": "oh_my_goods",
        "options": {"chapter": "IV-rebels"},
        "round": 8,
        "seats": [{"buildings": street}],
        "questions": list(questions),
    }


# With the printed rows of the buildings nobody is ever asked which of them is meant; a pack can have others.
PACKS_ONLY: dict[str, set[str]] = {"la_granja": {"claim_row"}}

RARE: dict[str, dict[str, Moment]] = {
    "sagrada": {"remove": _moment(_WRONG, 0, "remove")},
    "la_granja": {},
    "oh_my_goods": {
        "meet_goal": _moment(_goods({"ask": "meet_goal", "seat": 0}), 0, "meet_goal"),
        "deliver_good": _moment(
            _goods({"ask": "deliver_good", "seat": 0, "good": "bread", "left": 2}), 0, "deliver_good"
        ),
    },
}
