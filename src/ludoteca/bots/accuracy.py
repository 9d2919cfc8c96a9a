"""From what an answer lost (0 to 1, a win being 1) to marks and to one figure for a game, as chess sites do it."""

from __future__ import annotations

import math
from typing import Final, Literal

Mark = Literal["", "inaccuracy", "mistake", "blunder"]
MARKS: Final[tuple[tuple[Mark, float], ...]] = (("blunder", 15.0), ("mistake", 10.0), ("inaccuracy", 5.0))
# How much a stretch of a game may count: a quiet one is not nothing, a wild one not everything.
QUIET, WILD = 0.5, 12.0


def mark_of(lost: float, seats: int) -> Mark:
    """The mark of a decision that lost so much; with more seats less is at stake in each."""
    for name, least in MARKS:
        if lost * 100.0 >= least * 2.0 / seats:
            return name
    return ""


def accuracy_of(lost: float) -> float:
    """From 100 for nothing lost down to 0."""
    return min(100.0, max(0.0, 103.1668 * math.exp(-0.04354 * lost * 100.0) - 3.1669))


def game_accuracy(accuracies: list[float], wins: list[float]) -> float:
    """The mean of a mean weighted by how much was swinging and a harmonic mean, which no blunder escapes."""
    if not accuracies:
        return 100.0
    size = max(2, min(8, len(accuracies) // 10))
    weights = [_swing(wins[max(0, place - size + 1) : place + 2]) for place in range(len(accuracies))]
    weighted = sum(weight * one for weight, one in zip(weights, accuracies, strict=True)) / sum(weights)
    harmonic = len(accuracies) / sum(1.0 / max(1.0, one) for one in accuracies)
    return (weighted + harmonic) / 2.0


def _swing(wins: list[float]) -> float:
    mean = sum(wins) / len(wins)
    spread = math.sqrt(sum((win - mean) ** 2 for win in wins) / len(wins)) * 100.0
    return min(WILD, max(QUIET, spread))
