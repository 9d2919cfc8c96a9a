"""Moments that play at random seldom or never brings, written by hand."""

from __future__ import annotations

from typing import Any

from tests.page.robot.moments import Moment
from tests.positions import sagrada


def _moment(position: dict[str, Any], seat: int, decision: str, notation: str = "") -> Moment:
    seats = len(position.get("seats", position.get("windows", ())))
    return Moment(position["game"], seats, {}, position, seat, decision, notation)


# A die that breaks a rule of its window has to go.
_WRONG = sagrada()
_WRONG["boards"][0][0][1] = "B4"


def _goods(
    question: dict[str, Any], *street: Any, chapter: str = "all-in", hand: tuple[str, ...] = (), **more: Any
) -> Any:
    """The last round of a chapter alone, with these buildings beside a charburner rich in coal."""
    return {
        "game": "oh_my_goods",
        "options": {"chapter": chapter},
        "round": 8,
        "seats": [
            {"buildings": [{"card": "charburner_1", "goods": 20}, *street], "hand": [*hand], **more.pop("mine", {})}
        ],
        "questions": [question | {"seat": 0}],
        **more,
    }


def _chain(kind: str, *suppliers: str) -> Moment:
    """A chain that only needs what its neighbours have made."""
    street = [{"card": f"{each}_1", "goods": 2} for each in suppliers]
    position = _goods({"ask": "produce"}, f"{kind}_1", *street, last=8)
    return _moment(position, 0, "produce", "b2-chain")


def _hire(face: str, *street: str) -> Moment:
    return _moment(_goods({"ask": "buy"}, *street, display=[face]), 0, "buy", face)


_BREAD = ({"card": "bakery_1", "goods": 2}, {"card": "bakery_2", "goods": 1})
_TOWER = {"aside": ["large_watchtower_1"]}

# With the printed rows of the buildings nobody is ever asked which of them is meant; a pack can have others.
PACKS_ONLY: dict[str, set[str]] = {"la_granja": {"claim_row"}}

RARE: dict[str, dict[str, Moment]] = {
    "sagrada": {"remove": _moment(_WRONG, 0, "remove")},
    "la_granja": {},
    "oh_my_goods": {
        "meet_goal": _moment(_goods({"ask": "meet_goal"}, *_BREAD, chapter="IV-rebels"), 0, "meet_goal"),
        # Press and stack card are two answers at once; a finger has to come back to the same card of the stack.
        "buy from a stack": _moment(_goods({"ask": "buy"}), 0, "buy", "stove_maker"),
        "deliver_good": _moment(
            _goods({"ask": "deliver_good", "good": "bread", "left": 2}, *_BREAD), 0, "deliver_good"
        ),
    },
}

# Things that cost more than play at random ever has, or that lie near the end of one chapter.
SELDOM: dict[str, dict[str, Moment]] = {
    "oh_my_goods": {
        "building large_watchtower built": _moment(_goods({"ask": "buy"}, mine=_TOWER), 0, "buy", "plan"),
        "chain of food_factory": _chain("food_factory", "bakery"),
        "chain of tool_maker": _chain("tool_maker", "iron_smelter"),
        "chain of window_manufacture": _chain("window_manufacture", "sawmill", "glassmaker"),
        "chain of weaponsmith": _chain("weaponsmith", "iron_smelter"),
        "chain of stove_maker": _chain("stove_maker", "brick_manufacture", "iron_smelter"),
        "assistant wool4 hired": _hire("wool4", "weaving_mill_1", "weaving_mill_2", "tailors_shop_1", "butcher_1"),
        "assistant wheat4 hired": _hire("wheat4", "mill_1", "mill_2", "bakery_1", "shoemaker_1"),
        "end card 2: end_deliver": _moment(
            _goods({"ask": "end_deliver", "effect": 1}, {"card": "weaponsmith_1", "goods": 2}, chapter="IV-crown"),
            0,
            "end_deliver",
            "yes",
        ),
        "end card 3: end_deliver": _moment(
            _goods({"ask": "end_deliver"}, *_BREAD, chapter="IV-rebels"), 0, "end_deliver", "yes"
        ),
    },
}
