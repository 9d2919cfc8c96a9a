"""Counting every card where it lies: none is ever lost or doubled."""

from __future__ import annotations

from ludoteca.games.oh_my_goods.content.constants import (
    CARDS,
    CHARACTER_FIRST,
    CHARBURNER_COUNT,
    DECK_CARDS,
    FACES,
    IN_DECK,
    IN_HAND,
    IN_PLAY,
    IN_STACK,
    IN_SUNRISE,
    NONE,
    OUT,
    SEATS,
    SLOTS,
)
from ludoteca.games.oh_my_goods.rules.state import OhMyGoodsState


def census(table: OhMyGoodsState) -> dict[str, int]:
    """How many cards of each sort are found by walking the deck, hands, piles and rows. [OMG-14.1]"""
    found = found_cards(table)
    return {
        "deck cards": sum(1 for card in found if card < DECK_CARDS),
        "longsdale buildings": sum(1 for card in found if DECK_CARDS <= card < CHARACTER_FIRST),
        "characters": sum(1 for card in found if CHARACTER_FIRST <= card < CARDS),
        "different cards": len(set(found)),
        "charburners": CHARBURNER_COUNT - table.seats + _charburners(table),
        "workers": SEATS,
        "assistants": _assistants(table),
    }


def _charburners(table: OhMyGoodsState) -> int:
    """One for each seat, dealt or still to be dealt."""
    return sum(1 for seat in range(table.seats) if not table.count[seat] or table.card[seat * SLOTS] >= CARDS)


def found_cards(table: OhMyGoodsState) -> list[int]:
    """Every card of the box as often as it is found; those not in this game lie in the box."""
    where = table.where
    found = [card for card in table.deck if card != NONE]
    for seat in range(table.seats):
        found += line(table, table.hand_first[seat])
        found += line(table, table.aside[seat])
        for slot in range(table.count[seat]):
            built = table.card[seat * SLOTS + slot]
            if built < CARDS:
                found.append(built)
            found += line(table, table.oldest[seat * SLOTS + slot])
    for card in range(CARDS):
        if where[card] == OUT and table.printed.exists[card]:
            found.append(card)
        elif IN_DECK < where[card] < IN_HAND or IN_SUNRISE <= where[card] <= IN_STACK:
            found.append(card)
    # A stack card that is being paid for lies in front of its buyer already, but not in his row.
    standing = set(found)
    found += [card for card in range(DECK_CARDS, CHARACTER_FIRST) if where[card] >= IN_PLAY and card not in standing]
    return found


def line(table: OhMyGoodsState, card: int) -> list[int]:
    """A hand or a pile as a list."""
    cards: list[int] = []
    while card != NONE:
        cards.append(card)
        card = table.after[card]
    return cards


def _assistants(table: OhMyGoodsState) -> int:
    """Two-sided cards: those not dealt, those on display and those hired."""
    dealt = sum(table.dealt >> card & 1 for card in range(8))
    shown = sum(table.display >> face & 1 for face in range(FACES))
    hired = sum(table.faces[seat] >> face & 1 for seat in range(table.seats) for face in range(FACES))
    return 8 - dealt + shown + hired
