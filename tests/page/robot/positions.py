"""Moments that play at random seldom or never brings, written by hand."""

from __future__ import annotations

from typing import Any

from ludoteca.games.oh_my_goods.content.buildings import KINDS
from ludoteca.games.oh_my_goods.content.longsdale import LONGSDALE
from tests.page.robot.la_granja import la_granja
from tests.page.robot.moments import Moment
from tests.positions import sagrada


def _moment(position: dict[str, Any], seat: int, decision: str, notation: str = "") -> Moment:
    seats = len(position.get("seats", position.get("windows", ())))
    return Moment(position["game"], seats, {}, position, seat, decision, notation)


NUMBERS = {kind.id: str(kind.number) for kind in KINDS}

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


def _towers(kind: str) -> dict[str, Moment]:
    """Towers of a number are alike, so only the first of a stack is an answer; each has its turn as the last one left."""
    found = {}
    for card in (each.id for each in LONGSDALE if each.kind == kind):
        position = _goods({"ask": "buy_card", "number": NUMBERS[kind]}, stacks=[card])
        found[f"card {card} built from its stack"] = _moment(position, 0, "buy_card", card)
    return found


def _set_aside(card: str) -> Moment:
    """A card in hand that only a pack puts into the deck."""
    return _moment(_goods({"ask": "plan_card"}, hand=(card,)), 0, "plan_card", card)


def _threat(number: int, price: int) -> Moment:
    """After the last turn of a round goods go, for the watch is too weak."""
    asked = [{"ask": "clear"}, {"ask": "pay", "price": price, "seat": 0}]
    position = _goods({}, {"card": "mill_1", "goods": 2}, event=f"event{number}")
    return _moment(position | {"questions": asked}, 0, "pay", "b2")


def _move(number: int) -> Moment:
    """An event lets an assistant go elsewhere."""
    street = ({"card": "mill_1", "assistant": True}, "sawmill_1")
    mine = {"assistants": ["wood2"]}
    return _moment(_goods({"ask": "plan_move"}, *street, event=f"event{number}", mine=mine), 0, "plan_move", "b2")


def _guided() -> Moment:
    """An assistant has been told where to go; the guide in hand or two coins take him there."""
    street = ({"card": "mill_1", "assistant": True}, "sawmill_1")
    mine = {"assistants": ["wood2"], "plan": {"leave": ["b2"], "take": ["b3"]}}
    asked = {"ask": "plan_cost", "building": "b2", "to": "b3"}
    return _moment(_goods(asked, *street, hand=("guide",), event="event9", mine=mine), 0, "plan_cost", "guide")


def _supplied() -> Moment:
    """A charburner lacks one unit, which the quartermaster or a card would bring."""
    asked = {"ask": "discard", "building": "b1", "units": 1}
    more: dict[str, Any] = {"lack": {"wood": 1}, "turn": {"made": ["b1"]}, "mine": {"worker": "b1-sloppy"}}
    return _moment(_goods(asked, hand=("quartermaster", "sawmill_1"), **more), 0, "discard", "quartermaster")


def _ordered(number: int, card: str, place: int) -> Moment:
    """An event takes goods in the own turn."""
    position = _goods({"ask": "buy"}, {"card": card, "goods": 2}, event=f"event{number}")
    return _moment(position, 0, "buy", f"deliver{place}")


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
    "la_granja": la_granja(),
    "oh_my_goods": {
        "building large_watchtower built": _moment(_goods({"ask": "buy"}, mine=_TOWER), 0, "buy", "plan"),
        "building weaponsmith built": _moment(
            _goods({"ask": "buy"}, "small_watchtower_1", mine={"aside": ["weaponsmith_1"]}), 0, "buy", "plan"
        ),
        "chain of tailors_shop": _chain("tailors_shop", "weaving_mill"),
        "chain of bakery": _chain("bakery", "mill"),
        "chain of shoemaker": _chain("shoemaker", "tannery"),
        "chain of cooperage": _chain("cooperage", "sawmill"),
        "chain of food_factory": _chain("food_factory", "bakery"),
        "chain of tool_maker": _chain("tool_maker", "iron_smelter"),
        "chain of window_manufacture": _chain("window_manufacture", "sawmill", "glassmaker"),
        "chain of weaponsmith": _chain("weaponsmith", "iron_smelter"),
        "chain of stove_maker": _chain("stove_maker", "brick_manufacture", "iron_smelter"),
        "assistant wood4 hired": _hire("wood4", "sawmill_1", "sawmill_2", "cooperage_1", "tool_maker_1"),
        "assistant clay4 hired": _hire("clay4", "tannery_1", "tannery_2", "cattle_ranch_1", "cattle_ranch_2"),
        "assistant wool4 hired": _hire("wool4", "weaving_mill_1", "weaving_mill_2", "tailors_shop_1", "butcher_1"),
        "assistant wheat4 hired": _hire("wheat4", "mill_1", "mill_2", "bakery_1", "shoemaker_1"),
        **{f"card large_watchtower_{copy} set aside": _set_aside(f"large_watchtower_{copy}") for copy in range(1, 7)},
        **_towers("small_watchtower"),
        **_towers("watchtower"),
        **_towers("large_watchtower"),
        "character guide used": _guided(),
        "character quartermaster used": _supplied(),
        "event 4: assistant moved": _move(4),
        "event 19: assistant moved": _move(19),
        "event 14: goods delivered": _ordered(14, "bakery_1", 1),
        "event 15: goods delivered": _ordered(15, "iron_smelter_1", 2),
        "event 16: threat paid": _threat(16, 3),
        "event 22: threat paid": _threat(22, 6),
        "end card 2: end_deliver": _moment(
            _goods({"ask": "end_deliver", "effect": 5}, {"card": "weaponsmith_1", "goods": 2}, chapter="IV-crown"),
            0,
            "end_deliver",
            "yes",
        ),
        "end card 3: end_deliver": _moment(
            _goods({"ask": "end_deliver", "effect": 8}, *_BREAD, chapter="IV-rebels"), 0, "end_deliver", "yes"
        ),
    },
}
