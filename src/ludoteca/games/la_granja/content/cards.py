"""All farm cards by number: the 66 of the game, then the six promotional ones."""

from __future__ import annotations

from typing import Final

from ludoteca.core.domain import Domain
from ludoteca.games.la_granja.content.base_cards import BASE
from ludoteca.games.la_granja.content.promo_cards import PROMO

CARDS: Final = (*BASE, *PROMO)
CARD_COUNT: Final = len(CARDS)
BASE_CARDS: Final = len(BASE)
CARD_IDS: Final = tuple(f"card{card.id}" for card in CARDS)
CARD: Final = Domain("card", CARD_IDS)


def card_index(name: str) -> int | None:
    """The number of a card by its printed number, its notation or the id of its helper, or None."""
    word = name.strip().lower()
    for place, card in enumerate(CARDS):
        if word in (card.id, f"card{card.id}", card.helper.id):
            return place
    return None
