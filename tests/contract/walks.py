"""Random walks for the tests of single games; the laws walk by ``ludoteca.testing``."""

from __future__ import annotations

from typing import Any

from ludoteca.core.match import Match
from ludoteca.core.rng import Rng


def walked(name: str, seats: int, options: dict[str, Any], seed: int, steps: int) -> Match:
    """A match some way into a random game."""
    match, rng = Match.new(name, seats, options, seed=seed), Rng(seed + 1)
    for _ in range(steps):
        if match.over:
            break
        open_to = match.to_act()
        seat = open_to[rng.below(len(open_to))]
        choices = match.question(seat).choices
        match.play(seat, choices[rng.below(len(choices))].option)
    return match
