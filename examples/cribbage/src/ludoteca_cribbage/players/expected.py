"""What cards are worth on average: a hand before the starter is known, and cards laid away for a crib."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ludoteca_cribbage.content.cards import JACK, PACK, RANK, RANKS, SUIT, SUITS
from ludoteca_cribbage.rules.points import rank_points


@cache
def with_each_starter(ranks: tuple[int, ...]) -> tuple[int, ...]:
    """The points of four ascending ranks with a starter of each rank, suits aside."""
    return tuple(sum(rank_points(tuple(sorted((*ranks, starter))))) for starter in range(RANKS))


def expected_hand(kept: Sequence[int], thrown: Sequence[int]) -> float:
    """The points of four ascending cards with a starter that is none of the cards the seat was dealt."""
    unseen = PACK - len(kept) - len(thrown)
    left = [SUITS] * RANKS
    for card in kept:
        left[RANK[card]] -= 1
    for card in thrown:
        left[RANK[card]] -= 1
    each = with_each_starter(tuple([RANK[card] for card in kept]))
    total = float(sum(points * copies for points, copies in zip(each, left, strict=True)))
    suits = [SUIT[card] for card in kept]
    if suits.count(suits[0]) == len(suits):
        total += len(kept) * unseen + unseen_of(suits[0], kept, thrown)
    for card in kept:
        if RANK[card] == JACK:
            total += unseen_of(SUIT[card], kept, thrown)
    return total / unseen


def unseen_of(suit: int, kept: Sequence[int], thrown: Sequence[int]) -> int:
    """How many cards of a suit the seat has not been dealt."""
    return RANKS - sum(SUIT[card] == suit for card in kept) - sum(SUIT[card] == suit for card in thrown)


@cache
def expected_crib(ranks: tuple[int, ...]) -> float:
    """The points of a crib with these ranks in it and other cards at random; suits are left aside."""
    copies = [SUITS] * RANKS
    for rank in ranks:
        copies[rank] -= 1
    total = 0.0
    ways = 0.0
    for filled, weight in fillings(5 - len(ranks), 0, copies):
        total += weight * sum(rank_points(tuple(sorted((*ranks, *filled)))))
        ways += weight
    return total / ways


def fillings(missing: int, lowest: int, copies: Sequence[int]) -> list[tuple[tuple[int, ...], float]]:
    """Every choice of so many more ranks, ascending, with the number of ways to choose its cards."""
    if not missing:
        return [((), 1.0)]
    found = []
    for rank in range(lowest, RANKS):
        ways = 1.0
        for taken in range(1, min(missing, copies[rank]) + 1):
            ways = ways * (copies[rank] - taken + 1) / taken
            for rest, weight in fillings(missing - taken, rank + 1, copies):
                found.append(((*(rank,) * taken, *rest), ways * weight))
    return found
