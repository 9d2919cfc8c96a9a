"""The pack of 52: how cards are numbered, written and valued."""

from __future__ import annotations

from typing import Final

from ludoteca.core.domain import Domain

RANK_LETTERS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUIT_LETTERS: Final = "CDHS"
SUIT_NAMES: Final = ("clubs", "diamonds", "hearts", "spades")
RANKS: Final = 13
SUITS: Final = 4
PACK: Final = RANKS * SUITS
JACK: Final = 10

# A card is its rank times four plus its suit, so that sorted cards lie by rank.
RANK: Final = tuple(card // SUITS for card in range(PACK))
SUIT: Final = tuple(card % SUITS for card in range(PACK))
# What a card adds to the count, by rank and by card. [CRB-2.2]
RANK_VALUE: Final = tuple(min(rank + 1, 10) for rank in range(RANKS))
VALUE: Final = tuple(RANK_VALUE[rank] for rank in RANK)

CARDS: Final = tuple(f"{RANK_LETTERS[RANK[card]]}{SUIT_LETTERS[SUIT[card]]}" for card in range(PACK))
CARD_NOTATIONS: Final = tuple(name.lower() for name in CARDS)

CARD: Final = Domain("card", CARD_NOTATIONS)


def read_card(name: str) -> int | None:
    """The number of a card such as ``5H``, or None if there is no such card."""
    return CARD.parse(name)


def read_cards(names: str) -> list[int]:
    """The numbers of cards written with blanks between them, such as ``5h jc``."""
    found = []
    for name in names.split():
        card = read_card(name)
        if card is None:
            raise ValueError(f"{name!r} is not a card; write rank and suit, such as 5h, 10c or js")
        found.append(card)
    return found
