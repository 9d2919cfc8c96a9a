"""Counting the cards of a game, wherever they lie."""

from __future__ import annotations

from ludoteca_cribbage.content.cards import SUIT, SUIT_NAMES
from ludoteca_cribbage.rules.numbers import GO, NONE
from ludoteca_cribbage.rules.state import CribbageState


def census(table: CribbageState) -> dict[str, int]:
    """The cards of each suit: pack, hands, crib, starter, laid and cut. [CRB-2.1]"""
    cards = [*table.deck, *table.crib(), *table.cuts, *(card for hand in table.hands for card in hand)]
    cards += [laid.card for laid in table.trail if laid.card != GO]
    if table.starter != NONE:
        cards.append(table.starter)
    found = [0] * len(SUIT_NAMES)
    for card in set(cards):
        found[SUIT[card]] += 1
    # A card that lies in two places makes the whole count wrong.
    return {**dict(zip(SUIT_NAMES, found, strict=True)), "cards": len(cards)}
