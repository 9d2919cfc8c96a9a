"""Dealing anew what a seat cannot know: rivals' hands, what they laid away, and the pack."""

from __future__ import annotations

from bisect import insort

from ludoteca.core.rng import Rng
from ludoteca_cribbage.content.cards import VALUE
from ludoteca_cribbage.rules.state import CribbageState


def deal_unseen(table: CribbageState, seat: int | None, rng: Rng) -> None:
    """Shuffle every card the seat has not seen (None: a spectator) among the places where such cards lie.

    What a go has told is kept to: all deals that fit it are equally likely. Hands that may hold fewer cards are dealt
    first; whatever they take, every other hand could have taken too, so the order favours no deal.
    """
    others = [owner for owner in range(table.seats) if owner != seat]
    hidden = [*table.deck, *(card for owner in others for card in table.hands[owner])]
    sizes = [len(table.hands[owner]) for owner in range(table.seats)]
    if not table.crib_open:
        hidden += [card for owner in others for card in table.thrown[owner]]
    pool = rng.shuffled(sorted(hidden))
    for owner in sorted(others, key=lambda one: -table.least[one]):
        table.hands[owner] = []
        for _ in range(sizes[owner]):
            insort(table.hands[owner], take(pool, table.least[owner]))
    if not table.crib_open:
        for owner in others:
            table.thrown[owner] = sorted(pool.pop() for _ in table.thrown[owner])
    table.deck = sorted(pool)


def take(pool: list[int], least: int) -> int:
    """The last card of a shuffled pool that is worth at least so much."""
    place = len(pool) - 1
    while VALUE[pool[place]] < least:
        place -= 1
    return pool.pop(place)
