"""From cards to points: the fifteens, pairs, runs, flush and nobs of a hand, and what a card pegs in the play."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import NamedTuple

from ludoteca_cribbage.content.cards import JACK, RANK, RANK_VALUE, RANKS, SUIT, VALUE
from ludoteca_cribbage.rules.numbers import FIFTEEN, THIRTY_ONE

# A flush of the starter's suit too, and the shortest run.
WHOLE_FLUSH = 5
SHORTEST_RUN = 3


class Count(NamedTuple):
    """What a hand with its starter is worth, part by part."""

    fifteens: int
    pairs: int
    runs: int
    flush: int
    nobs: int

    @property
    def total(self) -> int:
        """All its points."""
        return sum(self)


class Pegged(NamedTuple):
    """What one card scores as it is laid."""

    fifteen: int
    thirty_one: int
    pairs: int
    run: int

    @property
    def total(self) -> int:
        """All its points."""
        return sum(self)


# -- the show -----------------------------------------------------------------------------------------


def count_hand(hand: Sequence[int], starter: int, *, is_crib: bool = False) -> Count:
    """The points of four cards with the starter. [CRB-6.2 to 6.8]"""
    ranks = tuple(sorted([RANK[card] for card in hand] + [RANK[starter]]))
    return Count(*rank_points(ranks), flush_points(hand, starter, is_crib=is_crib), nobs_points(hand, starter))


@cache
def rank_points(ranks: tuple[int, ...]) -> tuple[int, int, int]:
    """Fifteens, pairs and runs, which know no suit; ``ranks`` ascend. There are 6,175 different fives of them."""
    return fifteen_points(ranks), pair_points(ranks), run_points(ranks)


def fifteen_points(ranks: Sequence[int]) -> int:
    """Two for every combination that adds up to 15. [CRB-6.3]"""
    # How many combinations lead to each sum, one card after the other.
    ways = [1] + [0] * FIFTEEN
    for rank in ranks:
        value = RANK_VALUE[rank]
        for total in range(FIFTEEN, value - 1, -1):
            ways[total] += ways[total - value]
    return 2 * ways[FIFTEEN]


def pair_points(ranks: Sequence[int]) -> int:
    """Two for every two of a rank. [CRB-6.4]"""
    return 2 * sum(one == two for one, two in combinations(ranks, 2))


def run_points(ranks: Sequence[int]) -> int:
    """One a card for the longest run, as often as it can be chosen. [CRB-6.5]"""
    copies = [0] * (RANKS + 1)
    for rank in ranks:
        copies[rank] += 1
    length = 0
    ways = 1
    # The empty rank above the king ends every run; five cards hold at most one run.
    for count in copies:
        if count:
            length += 1
            ways *= count
        elif length >= SHORTEST_RUN:
            return length * ways
        else:
            length, ways = 0, 1
    return 0


def flush_points(hand: Sequence[int], starter: int, *, is_crib: bool) -> int:
    """Four of a suit in the hand, five with the starter; in the crib five or nothing. [CRB-6.6, 6.7]"""
    suit = SUIT[hand[0]]
    if any(SUIT[card] != suit for card in hand):
        return 0
    if SUIT[starter] == suit:
        return WHOLE_FLUSH
    return 0 if is_crib else len(hand)


def nobs_points(hand: Sequence[int], starter: int) -> int:
    """One for the jack of the starter's suit. [CRB-6.8]"""
    return int(any(RANK[card] == JACK and SUIT[card] == SUIT[starter] for card in hand))


# -- the play -----------------------------------------------------------------------------------------


def peg(before: Sequence[int], card: int) -> Pegged:
    """What a card scores after those laid since the count began. [CRB-5.5, 5.9 to 5.13]"""
    count = sum(VALUE[laid] for laid in before) + VALUE[card]
    ranks = [RANK[laid] for laid in before]
    ranks.append(RANK[card])
    same = pegged_pairs(ranks)
    return Pegged(
        fifteen=2 if count == FIFTEEN else 0,
        thirty_one=2 if count == THIRTY_ONE else 0,
        pairs=same,
        # Whoever pairs the last card cannot end a run: its rank comes twice.
        run=0 if same else pegged_run(ranks),
    )


def pegged_pairs(ranks: Sequence[int]) -> int:
    """Two, six or twelve for the last two, three or four of a rank. [CRB-5.10]"""
    same = 1
    while same < len(ranks) and ranks[-same - 1] == ranks[-1]:
        same += 1
    return same * (same - 1)


def pegged_run(ranks: Sequence[int]) -> int:
    """The length of the longest run that the last cards make in any order. [CRB-5.11]"""
    found = 0
    lowest = highest = ranks[-1]
    seen = 1 << lowest
    for length in range(2, len(ranks) + 1):
        rank = ranks[-length]
        if seen >> rank & 1:
            break
        seen |= 1 << rank
        lowest = min(lowest, rank)
        highest = max(highest, rank)
        if length >= SHORTEST_RUN and highest - lowest == length - 1:
            found = length
    return found
