"""Every legal answer of Oh My Goods! as a thing with a name: what a press does, and the card it does it with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

from ludoteca.core.decision import Decision
from ludoteca.core.words import Named, Word
from ludoteca.games.oh_my_goods.content.constants import (
    ALL_CARDS,
    BUY_ASIDE,
    BUY_DELIVER,
    BUY_FACE,
    BUY_NOTHING,
    BUY_STACK,
    CHAIN_AT,
    DONE_PRODUCING,
    IDLE,
    MORE,
    NO,
    PAID,
    PAIR,
    STAY,
    STOP,
    WITH_COINS,
    YES,
)
from ludoteca.games.oh_my_goods.content.effects import SIDES
from ludoteca.games.oh_my_goods.faces.answered import Answered, answered
from ludoteca.games.oh_my_goods.faces.shown import Mode
from ludoteca.games.oh_my_goods.rules.overpaying import is_beyond
from ludoteca.games.oh_my_goods.rules.payment import is_needless
from ludoteca.games.oh_my_goods.rules.state import OhMyGoodsState

MODES: Final[tuple[Mode, ...]] = ("efficient", "sloppy")
# How many goods a worker makes as he works, and an assistant. [OMG-6.4, 7.11]
MAKES: Final = {"efficient": 2, "sloppy": 1}
ASSISTANT_MAKES: Final = 1

Teller = Callable[[Answered], Named]


def answer(word: str, details: Mapping[str, Word] | None = None) -> Named:
    """A thing to do, with what it is done to."""
    return Named("option", word, details or {})


@lru_cache(maxsize=4096)
def _with_card(word: str, card: Word) -> Named:
    return answer(word, {"card": card})


def _done(decision: str) -> Named:
    return answer({"plan_card": "no-card", "keep": "keep-done"}.get(decision, "chain-done"))


def _supply(decision: str) -> Teller:
    """A hand card, a building that gives a good, or an end."""
    done = _done(decision)

    def tell(at: Answered) -> Named:
        if at.option < ALL_CARDS:
            return _with_card("choose", at.names.cards[at.option])
        if at.option == STOP:
            return done
        if at.option == PAIR:
            return answer("pair")
        return _with_card("give", at.building(at.option - ALL_CARDS))

    return tell


def _card(at: Answered) -> Named:
    return _with_card("choose", at.names.cards[at.option])


def _building(at: Answered) -> Named:
    return answer("stay") if at.option == STAY else _with_card("choose", at.building(at.option))


def _payment(at: Answered) -> Named:
    if at.option == MORE:
        return answer("more")
    if at.option == PAID:
        return answer("done-paying")
    # Who has said that he gives more than the price is not told about single goods any more.
    wasted = not is_beyond(at.b) and is_needless(at.table, at.seat, at.a, at.b, at.option)
    return _with_card("give-needless" if wasted else "give", at.building(at.option))


def _character(otherwise: str) -> Teller:
    def tell(at: Answered) -> Named:
        return answer(otherwise) if at.option == WITH_COINS else _with_card("character", at.names.character(at.option))

    return tell


def _redraw(at: Answered) -> Named:
    return answer("redraw" if at.option == YES else "keep")


def _side(at: Answered) -> Named:
    return Named("side", SIDES[at.option])


def _post(at: Answered) -> Named:
    if at.option == IDLE:
        return answer("idle")
    return _post_at(at.building(at.option >> 1), MODES[at.option & 1])


@lru_cache(maxsize=4096)
def _post_at(card: Word, mode: str) -> Named:
    return answer("post", {"card": card, "mode": Named("mode", mode), "makes": MAKES[mode]})


def _make(at: Answered) -> Named:
    if at.option == DONE_PRODUCING:
        return answer("done-producing")
    word, slot = ("chain", at.option - CHAIN_AT) if at.option >= CHAIN_AT else ("produce", at.option)
    return _with_card(word, at.building(slot))


def _buy(at: Answered) -> Named:
    if at.option == BUY_ASIDE:
        return _with_card("plan", at.names.cards[at.table.aside[at.seat]])
    if at.option < BUY_FACE:
        return _with_card("stack", at.names.stacks[at.option - BUY_STACK])
    if at.option < BUY_DELIVER:
        return _with_card("hire", at.names.assistants[at.option - BUY_FACE])
    if at.option == BUY_NOTHING:
        return answer("done-buying")
    effect = at.names.effect_at(at.table.event, at.option - BUY_DELIVER)
    return answer("deliver", {"goods": at.names.listed(effect["goods"]), "points": effect["reward"]["points"]})


def _yes_or_no(at: Answered) -> Named:
    return answer("no" if at.option == NO else "yes")


def _demand(at: Answered) -> Named:
    effect = at.names.effect_at(at.a, at.b)
    if at.option == NO:
        return answer("demand-refuse", {"points": effect["penalty"]["points"]})
    return answer("demand-give", {"goods": at.names.listed(effect["goods"])})


_TELLERS: Final[dict[str, Teller]] = {
    "choose_side": _side,
    "redraw": _redraw,
    "keep": _supply("keep"),
    "halve": _card,
    "use_character": _character("nobody"),
    "plan_card": _supply("plan_card"),
    "plan_worker": _post,
    "plan_move": _building,
    "plan_to": _building,
    "plan_cost": _character("coins"),
    "plan_pay": _payment,
    "produce": _make,
    "discard": _supply("discard"),
    "chain": _supply("chain"),
    "chain_good": _supply("chain_good"),
    "buy": _buy,
    "buy_card": _card,
    "pay_with": _character("coins"),
    "pay": _payment,
    "attach": _building,
    "place": _building,
    "deliver_good": _building,
    "end_deliver": _yes_or_no,
    "meet_goal": _yes_or_no,
    "meet_demand": _demand,
}


def label(table: OhMyGoodsState, decision: Decision, seat: int, a: int, b: int, option: int) -> Named:
    """A legal answer by name; what nature deals is called by its word."""
    teller = _TELLERS.get(decision.name)
    if teller is None:
        return Named(decision.domain.name, decision.domain.notation(option))
    return teller(answered(table, seat, a, b, option))
