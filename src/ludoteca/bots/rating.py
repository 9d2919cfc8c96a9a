"""Strength as one number: Elo by maximum likelihood of the Bradley-Terry model, with intervals from resampled deals."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence

# How often each of two met the other and won, as {(winner, loser): points}; a draw is half a point for both.
Wins = Mapping[tuple[int, int], float]

POINTS = 400 / math.log(10)
# One virtual draw between any two who met keeps a clean sweep finite.
DRAW = 0.5
STEPS = 60
SURE = 1e-9
RIDGE = 1e-9
LARGEST_STEP = 2.0
# So few deals say nothing about how much deals differ.
FEW = 12
ALMOST = 1 - 1e-6


def elo(count: int, wins: Wins, anchor: int = 0) -> list[float]:
    """The rating of each of ``count`` players, the anchor's being 0."""
    met: dict[tuple[int, int], float] = {}
    for (one, two), won in wins.items():
        met[one, two] = met.get((one, two), DRAW) + won
        met.setdefault((two, one), DRAW)
    strength = [0.0] * count
    free = [player for player in range(count) if player != anchor]
    for _ in range(STEPS):
        slope = [0.0] * count
        bend = [[0.0] * count for _ in range(count)]
        for (one, two), won in met.items():
            chance = 1 / (1 + math.exp(strength[two] - strength[one]))
            slope[one] += won * (1 - chance)
            slope[two] -= won * (1 - chance)
            weight = won * chance * (1 - chance)
            bend[one][one] += weight
            bend[two][two] += weight
            bend[one][two] -= weight
            bend[two][one] -= weight
        step = solved(
            [[bend[row][column] + (RIDGE if row == column else 0.0) for column in free] for row in free],
            [slope[row] for row in free],
        )
        for player, by in zip(free, step, strict=True):
            strength[player] += max(-LARGEST_STEP, min(LARGEST_STEP, by))
        if all(abs(by) < SURE for by in step):
            break
    return [POINTS * one for one in strength]


def solved(rows: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a small system of linear equations."""
    size = len(rows)
    table = [[*row, value] for row, value in zip(rows, right, strict=True)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(table[row][column]))
        table[column], table[pivot] = table[pivot], table[column]
        for row in range(size):
            if row != column and table[row][column]:
                factor = table[row][column] / table[column][column]
                table[row] = [mine - factor * theirs for mine, theirs in zip(table[row], table[column], strict=True)]
    return [table[row][size] / table[row][row] for row in range(size)]


def elo_intervals(
    count: int, deals: Sequence[Wins], anchor: int = 0, *, times: int = 300, seed: int = 1
) -> list[tuple[float, float]]:
    """The 95 % interval of each rating: what other deals of the same kind would have given.

    Deals drawn anew from a few, or from a clean sweep, all look alike. There the share of a pair is drawn from what it
    may be after so many games (Jeffreys' interval), so that little evidence gives a wide interval and not none.
    """
    rng = random.Random(seed)
    found: list[list[float]] = [[] for _ in range(count)]
    seen = summed(deals)
    scarce = [
        (one, two)
        for one, two in sorted({(min(pair), max(pair)) for pair in seen})
        if len(deals) < FEW or not seen.get((one, two)) or not seen.get((two, one))
    ]
    for _ in range(times if deals else 0):
        drawn = summed(rng.choices(deals, k=len(deals)))
        for one, two in scarce:
            won, lost = seen.get((one, two), 0.0), seen.get((two, one), 0.0)
            share = min(ALMOST, max(1 - ALMOST, rng.betavariate(won + 0.5, lost + 0.5)))
            # With the virtual draw the share is what was drawn.
            games = won + lost + 2 * DRAW
            drawn[one, two], drawn[two, one] = share * games - DRAW, (1 - share) * games - DRAW
        ratings = elo(count, drawn, anchor)
        for player in range(count):
            found[player].append(ratings[player])
    intervals = []
    for rating, values in zip(elo(count, seen, anchor), found, strict=True):
        values.sort()
        last = len(values) - 1
        low, high = (values[round(last * 0.025)], values[round(last * 0.975)]) if values else (0.0, 0.0)
        intervals.append((min(low, rating), max(high, rating)))
    return intervals


def summed(deals: Sequence[Wins]) -> dict[tuple[int, int], float]:
    """All wins of several deals."""
    total: dict[tuple[int, int], float] = {}
    for deal in deals:
        for pair, won in deal.items():
            total[pair] = total.get(pair, 0.0) + won
    return total
