"""Every question of Oh My Goods! as a message: which building, which price, what is still to give."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from ludoteca.core.decision import Decision
from ludoteca.core.words import NO_ARGUMENTS, Arguments, Message
from ludoteca.games.oh_my_goods.content.chapters import chapter_row
from ludoteca.games.oh_my_goods.content.constants import EFFECTS, FIRST_END
from ludoteca.games.oh_my_goods.faces.answered import Answered, answered
from ludoteca.games.oh_my_goods.faces.asked import fields_of
from ludoteca.games.oh_my_goods.rules.state import OhMyGoodsState


class Asking(NamedTuple):
    """A question with its moment, and the arguments of its frame by name."""

    at: Answered
    given: Mapping[str, int]


Teller = Callable[[Asking], Arguments]


def _left(asked: Asking) -> Arguments:
    return {"left": asked.given["left"]}


def _price(asked: Asking) -> Arguments:
    return {"price": asked.given["price"]}


def _payment(asked: Asking) -> Arguments:
    return {"left": asked.given["price"]}


def _building(asked: Asking) -> Arguments:
    return {"card": asked.at.building(asked.given["building"])}


def _discard(asked: Asking) -> Arguments:
    return {"card": asked.at.building(asked.given["building"]), "left": asked.given["units"]}


def _move(asked: Asking) -> Arguments:
    told = {"card": asked.at.building(asked.given["building"])}
    return {**told, "to": asked.at.building(asked.given["to"])} if "to" in asked.given else told


def _stack(asked: Asking) -> Arguments:
    return {"card": asked.at.names.stacks[asked.given["number"]]}


def _tower(asked: Asking) -> Arguments:
    return {"card": asked.at.names.cards[asked.given["card"]]}


def _assistant(asked: Asking) -> Arguments:
    return {"card": asked.at.names.assistants[asked.given["assistant"]]}


def _deliver_good(asked: Asking) -> Arguments:
    return {"good": asked.at.names.good(asked.given["good"]), "left": asked.given["left"]}


def _end_deliver(asked: Asking) -> Arguments:
    card, place = divmod(asked.given["effect"], EFFECTS)
    effect = asked.at.names.effect_at(FIRST_END + card, place)
    return {
        "card": asked.at.names.event(FIRST_END + card),
        "goods": asked.at.names.listed(effect["goods"]),
        "points": effect["reward"]["points"],
    }


def _demand(asked: Asking) -> Arguments:
    effect = asked.at.names.effect_at(asked.given["event"], asked.given["place"])
    return {
        "card": asked.at.names.event(asked.given["event"]),
        "goods": asked.at.names.listed(effect["goods"]),
        "points": effect["penalty"]["points"],
    }


def _goal(asked: Asking) -> Arguments:
    goal = chapter_row(asked.at.names.data, asked.at.table.chapter, asked.at.table.seats)["goal"]
    return {"goods": asked.at.names.listed(goal.get("deliver", {}))}


_TELLERS: Final[dict[str, Teller]] = {
    "keep": _left,
    "halve": _left,
    "plan_to": _move,
    "plan_cost": _move,
    "plan_pay": _payment,
    "discard": _discard,
    "chain": _building,
    "chain_good": _building,
    "buy_card": _stack,
    "pay_with": _price,
    "pay": _payment,
    "attach": _tower,
    "place": _assistant,
    "deliver_good": _deliver_good,
    "end_deliver": _end_deliver,
    "meet_demand": _demand,
    "meet_goal": _goal,
}


def prompt(table: OhMyGoodsState, decision: Decision, seat: int, a: int, b: int) -> Message:
    """The question with what it is about, by name."""
    name = decision.name
    teller = _TELLERS.get(name)
    if teller is None:
        return Message(f"oh_my_goods-ask-{name}", NO_ARGUMENTS)
    given = fields_of(name, a, b)
    # Who gives more than the price, or two cards for one, is asked something else.
    reading = "-beyond" if given.get("more") else "-pair" if given.get("halves") else ""
    asking = Asking(answered(table, seat, a, b), given)
    return Message(f"oh_my_goods-ask-{name}{reading}", teller(asking))
