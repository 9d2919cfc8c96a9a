"""A second scorer, written another way: every subset of the five cards is looked at, as people do who count aloud."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

RANKS = "A23456789TJQK"


def parts(card: str) -> tuple[int, str]:
    """Rank from 1 and suit of a card such as ``10H``."""
    return RANKS.index(card[:-1].replace("10", "T").upper()) + 1, card[-1].upper()


def count(hand: Sequence[str], starter: str, *, is_crib: bool = False) -> int:
    """All points of four cards with their starter."""
    four = [parts(card) for card in hand]
    up = parts(starter)
    five = [*four, up]
    subsets = [chosen for size in range(2, 6) for chosen in combinations(five, size)]
    total = 2 * sum(sum(min(rank, 10) for rank, _ in chosen) == 15 for chosen in subsets)
    total += 2 * sum(len(chosen) == 2 and chosen[0][0] == chosen[1][0] for chosen in subsets)
    for size in (5, 4, 3):
        runs = [chosen for chosen in subsets if len(chosen) == size and is_run([rank for rank, _ in chosen])]
        if runs:
            total += size * len(runs)
            break
    suits = {suit for _, suit in four}
    if len(suits) == 1 and up[1] in suits:
        total += 5
    elif len(suits) == 1 and not is_crib:
        total += 4
    return total + ((11, up[1]) in four)


def is_run(ranks: Sequence[int]) -> bool:
    """Whether the ranks follow each other."""
    return sorted(ranks) == list(range(min(ranks), min(ranks) + len(ranks)))


def peg(laid: Sequence[str]) -> int:
    """What the last of the cards laid since the count began pegs."""
    ranks = [parts(card)[0] for card in laid]
    count_now = sum(min(rank, 10) for rank in ranks)
    total = 2 * (count_now in (15, 31))
    for size in (4, 3, 2):
        if len(ranks) >= size and len(set(ranks[-size:])) == 1:
            total += size * (size - 1)
            break
    for size in range(len(ranks), 2, -1):
        if is_run(ranks[-size:]):
            total += size
            break
    return total
