"""Ways to answer at random, so that many kinds of games are met."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tests.referee.common import anything


def _weighted(rng: Random, words: Sequence[str], weights: Sequence[float]) -> str:
    return rng.choices(words, weights)[0]


def carrier(rng: Random, name: str, words: Sequence[str]) -> str:
    """Plays barrows, delivers whatever it can, and fills buildings and market."""
    weights = {"stop": 0.1, "pass": 0.2, "free": 0.3, "barrow": 3.0, "delivery": 4.0, "go": 1.0, "draw": 0.5}
    return _weighted(rng, words, [weights.get(word, 1.0) for word in words])


def hoarder(rng: Random, name: str, words: Sequence[str]) -> str:
    """Keeps what it has: takes goods, buys, hardly delivers or sells, so that markers run out."""
    weights = {"stop": 6.0, "field": 6.0, "harvest": 4.0, "free": 1.0, "go": 1.5, "silver": 0.3, "none": 0.3}

    def weight(word: str) -> float:
        if word.startswith(("sell:", "commodity>silver", "commodity>play", "commodity>draw")):
            return 0.05
        if word.startswith("buy:"):
            return 2.0
        return weights.get(word, 1.0)

    return _weighted(rng, words, [weight(word) for word in words])


def farmer(rng: Random, name: str, words: Sequence[str]) -> str:
    """Plays helpers and extensions, and uses them."""
    weights = {"helper": 5.0, "extension": 2.0, "pass": 0.1, "yes": 2.0, "play": 3.0, "both": 3.0, "keep": 0.5}

    def weight(word: str) -> float:
        if word.startswith(("helper", "roof", "extra")) or word in {"double", "wild", "instead", "reroll"}:
            return 5.0
        return weights.get(word, 1.0)

    return _weighted(rng, words, [weight(word) for word in words])


STYLES = (anything, carrier, farmer, hoarder)
