"""The questions that wait in a position written by hand: each must be one that the table could have led to."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.errors import BadFile
from ludoteca.games.oh_my_goods.content.constants import (
    ALL_IN_CHAPTER,
    CHARACTER_FIRST,
    EFFECT_WIDTH,
    EFFECTS,
    ENDING,
    FIRST_END,
    FOR_GOOD,
    FOR_HAND,
    IN_PLAY,
    NONE,
    OF_FREE,
    PLAN_WIDTH,
    SLOTS,
)
from ludoteca.games.oh_my_goods.content.domains import CARD_WORDS
from ludoteca.games.oh_my_goods.content.effects import ABILITY_PAY, DELIVERY, FORCED_PAYMENT, GOODS_DEMAND
from ludoteca.games.oh_my_goods.content.goods import GOOD_IDS
from ludoteca.games.oh_my_goods.rules.costs import goods_of, in_characters
from ludoteca.games.oh_my_goods.rules.decisions.plan import can_pay_move, guides
from ludoteca.games.oh_my_goods.rules.state import OhMyGoodsState


def check_waiting(table: OhMyGoodsState, names: Sequence[str], frames: Sequence[tuple[int, int, int, int]]) -> None:
    """Refuse questions that speak of seats, buildings, cards or goods which are not there.

    Compiled rules trust their own questions; a stranger's must not reach beyond what lies on the table.
    """
    erected: list[tuple[str, int]] = []
    for place, (number, seat, a, b) in enumerate(frames, start=1):
        name = names[number]
        wrong = _wrong(table, name, seat, a, b)
        # A seat puts up one building at a time.
        if name in ("erect", "deal_charburner"):
            if (name, a) in erected:
                wrong = f"owner: seat {a} puts up one building at a time"
            erected.append((name, a))
        if wrong is not None:
            raise BadFile(f"questions, entry {place}, {wrong}")


def _wrong(table: OhMyGoodsState, name: str, seat: int, a: int, b: int) -> str | None:
    """What is wrong with one question: the field and what would be right."""
    match name:
        case "event_effect" if table.chapter == NONE:
            return "ask: only a chapter has events; it is named in options"
        case "deal_event" if table.chapter != ALL_IN_CHAPTER:
            return "ask: only the all-in game draws its events"
        case "draw_card" | "reveal" if not table.deck_count:
            return "ask: the deck is empty, so a draw comes first"
        case "round" if table.chapter != NONE and a > table.printed.rounds[table.lists()]:
            return f"round: the chapter has {table.printed.rounds[table.lists()]} rounds, not {a}"
        case "deal_charburner" if table.count[a]:
            return f"owner: seat {a} has its charburner already"
        case "halve" if a > table.hand_count[seat]:
            return f"left: seat {seat} has {table.hand_count[seat]} cards, not {a}"
        case "end_deliver" if not _delivers(table, a):
            return f"effect: {a} is no delivery of an end card of this chapter"
        case "demand" if table.printed.effect[b * EFFECT_WIDTH] != GOODS_DEMAND:
            return f"effect: {b} demands nothing"
        case "meet_demand" if table.printed.effect[(a * EFFECTS + b) * EFFECT_WIDTH] != GOODS_DEMAND:
            return f"place: effect {b} of this event demands nothing"
        case "must_pay" if table.printed.effect[b * EFFECT_WIDTH] != FORCED_PAYMENT:
            return f"effect: {b} takes nothing"
        case "place" if not table.display >> a & 1:
            return "assistant: must be one of those in 'display'"
        case "draw":
            return _target(table, a & 3, a >> 2)
        case "draw_good":
            return _target(table, FOR_GOOD, a)
        case "deliver":
            return _goods(table, a & 15, a >> 4, b)
        case "deliver_good":
            return _goods(table, seat, a, b)
        case "pay" | "plan_pay":
            return _means(seat, a, table.wealth(seat, table.event))
        case "pay_with":
            return _means(seat, a, table.wealth(seat, table.event) + in_characters(table, seat, ABILITY_PAY))
        case "plan_move" | "plan_to":
            return _move(table, seat)
        case "erect":
            return _erect(table, a, b)
    return None


def _target(table: OhMyGoodsState, purpose: int, target: int) -> str | None:
    """Whom or what a draw is for: a seat, a building of all seats counted through, or a row of the market."""
    if purpose == FOR_GOOD:
        owner, slot = target // SLOTS, target % SLOTS
        # While a game is set up the first building is still to be dealt.
        if owner < table.seats and (slot == 0 or slot < table.count[owner]):
            if slot == 0 or table.printed.product[table.card[target]] != NONE:
                return None
        return f"target: must be {SLOTS} times a seat plus the place of one of its production buildings, not {target}"
    most = table.seats - 1 if purpose == FOR_HAND else 1
    return f"target: must be a number from 0 to {most}, not {target}" if target > most else None


def _delivers(table: OhMyGoodsState, number: int) -> bool:
    """Whether an effect, counted over all end cards, is a delivery of one that the chapter has."""
    if table.chapter == NONE or not table.printed.end_cards[table.lists()] >> number // EFFECTS & 1:
        return False
    return table.printed.effect[(FIRST_END * EFFECTS + number) * EFFECT_WIDTH] == DELIVERY


def _goods(table: OhMyGoodsState, seat: int, good: int, left: int) -> str | None:
    there = goods_of(table, seat, good)
    return f"left: seat {seat} has {there} of {GOOD_IDS[good]}, not {left}" if left > there else None


def _means(seat: int, price: int, coins: int) -> str | None:
    return f"price: seat {seat} can pay {coins}, not {price}" if price > coins else None


def _move(table: OhMyGoodsState, seat: int) -> str | None:
    if table.plan[seat * PLAN_WIDTH + OF_FREE] > 0 or can_pay_move(table, seat) or guides(table, seat):
        return None
    return f"ask: seat {seat} has nothing to move an assistant with"


def _erect(table: OhMyGoodsState, owner: int, card: int) -> str | None:
    bought = card < CHARACTER_FIRST and table.where[card] == IN_PLAY + owner
    if not bought or card in table.card[owner * SLOTS : owner * SLOTS + table.count[owner]]:
        return f"card: {CARD_WORDS[card]} is not what seat {owner} has bought; see 'bought'"
    return f"card: seat {owner} has no room for it" if table.count[owner] >= SLOTS else None


def check_end(table: OhMyGoodsState) -> None:
    """Refuse a table whose last round is over or is not named, for it would be played on for ever. [OMG-8.2]"""
    if table.last and table.round > table.last:
        raise BadFile(f"round: the last round is {table.last}, so it cannot be round {table.round}")
    if not table.last and table.ends_by_building():
        for seat in range(table.seats):
            if table.count[seat] >= ENDING:
                raise BadFile(
                    f"last: seat {seat} has {table.count[seat]} buildings, so the number of the last round is needed"
                )
