"""For people with cards on their table: count a hand, or ask what a card pegs."""

from __future__ import annotations

from ludoteca.core.errors import BadOptions
from ludoteca_cribbage.content.cards import VALUE, read_cards
from ludoteca_cribbage.rules import points
from ludoteca_cribbage.rules.numbers import HAND, THIRTY_ONE


def count_hand(hand: str, starter: str, *, crib: bool = False) -> dict[str, int]:
    """The points of four cards such as ``"5c 5d 5h js"`` with a starter, part by part and together."""
    cards = read("hand", hand, HAND)
    up = read("starter", starter, 1)
    if len({*cards, *up}) != HAND + 1:
        raise BadOptions("hand and starter: no card can be there twice")
    count = points.count_hand(cards, up[0], is_crib=crib)
    return {**count._asdict(), "total": count.total}


def peg(laid: str, card: str) -> dict[str, int]:
    """What a card pegs after those laid since the count began, such as ``peg("4h 6c", "5d")``."""
    before = read("laid", laid)
    last = read("card", card, 1)[0]
    if sum(VALUE[one] for one in [*before, last]) > THIRTY_ONE:
        raise BadOptions(f"card: {card} would bring the count over {THIRTY_ONE}")
    pegged = points.peg(before, last)
    return {**pegged._asdict(), "total": pegged.total}


def read(name: str, words: str, wanted: int | None = None) -> list[int]:
    """The cards of one argument; refuses what is not a card and a wrong number of them."""
    try:
        cards = read_cards(words)
    except ValueError as problem:
        raise BadOptions(f"{name}: {problem}") from None
    if wanted is not None and len(cards) != wanted:
        raise BadOptions(f"{name}: there must be {wanted}, not {len(cards)}")
    return cards
