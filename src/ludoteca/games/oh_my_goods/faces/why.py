"""Which rules forbid a building, a card or an assistant: reasons for people, from a view alone."""

from __future__ import annotations

from ludoteca.core.game import Reason
from ludoteca.core.rng import Rng
from ludoteca.core.rules import Rules
from ludoteca.games.oh_my_goods.content.constants import (
    BUILT,
    CHARACTER_FIRST,
    COPIES,
    GOOD_ITEM,
    HAND_ITEM,
    HIRED,
    IN_HAND,
    IN_STACK,
    LONGSDALE_FIRST,
    NONE,
    SLOTS,
    TWO_ASSISTANTS,
)
from ludoteca.games.oh_my_goods.content.domains import BUY_THING, CARD
from ludoteca.games.oh_my_goods.content.people import ASSISTANTS
from ludoteca.games.oh_my_goods.faces.view import GoodsView, imagine
from ludoteca.games.oh_my_goods.rules.costs import build_price, fits, hire_price, shortage
from ludoteca.games.oh_my_goods.rules.decisions.numbers import (
    ATTACH,
    BUY,
    CHAIN,
    CHAIN_GOOD,
    DISCARD,
    PAY,
    PLACE,
    PLAN_CARD,
    PLAN_PAY,
    PLAN_TO,
    PLAN_WORKER,
    PRODUCE,
)
from ludoteca.games.oh_my_goods.rules.state import OhMyGoodsState


def why_not(rules: Rules, view: GoodsView, target: str) -> list[Reason]:
    """Each rule that stands between the open question and a target; empty when none can be named."""
    if view.seat is None or not view.frames:
        return []
    decision, _, a, _ = view.frames[-1]
    kind, _, word = target.partition(":")
    table = imagine(rules, view, Rng(0))
    slot = slot_of(word)
    if slot >= table.count[view.seat]:
        return []
    if decision == BUY and kind == "buy":
        return buy_reasons(table, view.seat, a, word)
    if decision == DISCARD and kind == "supply":
        return discard_reasons(table, view.seat, view.frames[-1][3], word)
    if decision in (CHAIN, CHAIN_GOOD) and kind == "supply":
        return chain_reasons(table, view.seat, a & 15, int(decision == CHAIN_GOOD), word)
    if decision == PLAN_CARD and kind in ("card", "supply"):
        card = CARD.parse(word)
        return [Reason("OMG-9.20", "character")] if card is not None and card >= CHARACTER_FIRST else []
    return place_reasons(table, view.seat, decision, kind, slot) if slot >= 0 else []


def discard_reasons(table: OhMyGoodsState, seat: int, packed: int, word: str) -> list[Reason]:
    """Why a hand card is not discarded for what a building lacks. [OMG-7.28, 9.20]"""
    card = CARD.parse(word)
    if card is None or table.where[card] != IN_HAND + seat:
        return [Reason("OMG-7.28", "not-in-hand")]
    if card >= CHARACTER_FIRST:
        return [Reason("OMG-9.20", "character")]
    if not packed >> 8 and fits(table, card) == NONE:
        return [Reason("OMG-7.28", "not-lacking")]
    return [Reason("OMG-7.28", "needed-elsewhere")]


def chain_reasons(table: OhMyGoodsState, seat: int, slot: int, item: int, word: str) -> list[Reason]:
    """Why a card or a good does not go into a chain. [OMG-7.13, 7.14, 7.17]"""
    chain = table.card[seat * SLOTS + slot]
    kind = table.printed.item[chain * 2 + item]
    wanted = table.printed.item_id[chain * 2 + item]
    source = slot_of(word)
    if source >= 0:
        place = seat * SLOTS + source
        if kind != GOOD_ITEM or table.printed.product[table.card[place]] != wanted:
            return [Reason("OMG-7.13", "not-in-chain")]
        if not table.stock(place):
            return [Reason("OMG-7.17", "no-goods")]
    else:
        card = CARD.parse(word)
        if card is None or table.where[card] != IN_HAND + seat:
            return [Reason("OMG-7.13", "not-in-hand")]
        if kind != HAND_ITEM or table.printed.resource[card] != wanted:
            return [Reason("OMG-7.13", "not-in-chain")]
    # It fits: what is missing is the other item.
    return [Reason("OMG-7.14", "lacks-other-item")]


def slot_of(word: str) -> int:
    """The place of a building in its street from a word such as b3 or b3-sloppy, or NONE."""
    number = word.partition("-")[0]
    return int(number[1:]) - 1 if number[:1] == "b" and number[1:].isdigit() else NONE


def place_reasons(table: OhMyGoodsState, seat: int, decision: int, kind: str, slot: int) -> list[Reason]:
    """Why a building of the own street is no answer. [OMG-6.3, 6.6, 7.2, 7.20, 7.25, 9.13]"""
    is_workshop = bool(table.workshops(seat) >> slot & 1)
    if decision == PRODUCE and kind == "make":
        return make_reasons(table, seat, slot)
    if decision == PLAN_WORKER and kind == "post":
        return [Reason("OMG-6.3", "helper-there") if is_workshop else Reason("OMG-6.3", "no-workshop")]
    if kind != "building":
        return []
    if decision in (PAY, PLAN_PAY):
        return [Reason("OMG-7.20", "no-goods")]
    if decision == PLACE:
        return [Reason("OMG-7.25", "helper-there") if is_workshop else Reason("OMG-7.25", "no-workshop")]
    if decision == PLAN_TO:
        return [Reason("OMG-6.6", "helper-there") if is_workshop else Reason("OMG-6.6", "no-workshop")]
    return [Reason("OMG-9.13", "no-tower-here")] if decision == ATTACH else []


def make_reasons(table: OhMyGoodsState, seat: int, slot: int) -> list[Reason]:
    """Why a building does not produce now. [OMG-6.11, 7.2, 7.4, 7.32]"""
    if table.done >> slot & 1:
        return [Reason("OMG-7.32", "made")]
    worker = table.worker[seat]
    works_here = worker != NONE and worker >> 1 == slot
    if not works_here and not table.helpers[seat] >> slot & 1:
        return [Reason("OMG-7.2", "nobody") if table.workshops(seat) >> slot & 1 else Reason("OMG-7.2", "no-workshop")]
    units = (("count", shortage(table, seat, slot)),)
    if works_here and not worker & 1:
        return [Reason("OMG-6.11", "lacks-all", units)]
    return [Reason("OMG-7.4", "lacks", units)]


def buy_reasons(table: OhMyGoodsState, seat: int, flags: int, word: str) -> list[Reason]:
    """Why a building or an assistant cannot be had. [OMG-7.20, 7.21, 7.24, 7.25, 9.3, 9.10]"""
    faces = [face.id for face in ASSISTANTS]
    if word in faces:
        return hire_reasons(table, seat, flags, faces.index(word))
    if flags & BUILT:
        return [Reason("OMG-9.3", "built")]
    if word == "plan":
        cards = [table.aside[seat]] if table.aside[seat] != NONE else []
    else:
        thing = BUY_THING.parse(word)
        if thing is None:
            return []
        first = LONGSDALE_FIRST + (thing - 1) * COPIES
        cards = [card for card in range(first, first + COPIES) if table.where[card] == IN_STACK]
    if not cards:
        return []
    if table.count[seat] >= SLOTS:
        return [Reason("OMG-7.22", "street-full")]
    strength = table.printed.needs_strength[cards[0]]
    if strength and table.strength(seat) < strength:
        return [Reason("OMG-9.10", "strength", (("need", strength), ("have", table.strength(seat))))]
    return [price_reason(table, seat, min(build_price(table, card) for card in cards))]


def hire_reasons(table: OhMyGoodsState, seat: int, flags: int, face: int) -> list[Reason]:
    """Why an assistant cannot be hired. [OMG-7.24, 7.25, 9.3]"""
    if not table.display >> face & 1:
        return [Reason("OMG-7.27", "not-on-display")]
    if flags & HIRED:
        return [Reason("OMG-9.3", "hired")]
    if table.variants & TWO_ASSISTANTS and table.assistants(seat) >= 2:
        return [Reason("OMG-7.24", "two-assistants")]
    found = []
    if any(table.colours[seat * 5 + colour] < table.printed.face_needs[face * 5 + colour] for colour in range(5)):
        found.append(Reason("OMG-7.24", "colours"))
    if not table.workshops(seat) & ~table.helpers[seat]:
        found.append(Reason("OMG-7.25", "no-place"))
    price = hire_price(table, face)
    if table.wealth(seat, table.event) < price:
        found.append(price_reason(table, seat, price))
    return found


def price_reason(table: OhMyGoodsState, seat: int, price: int) -> Reason:
    """A price that the goods do not reach. [OMG-7.20]"""
    return Reason("OMG-7.20", "price", (("cost", price), ("have", table.wealth(seat, table.event))))
