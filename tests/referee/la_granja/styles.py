"""Ways to answer at random, so that many kinds of games are met."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tests.referee.common import anything


def _weighted(rng: Random, words: Sequence[str], weights: Sequence[float]) -> str:
    return rng.choices(words, weights)[0]


def carrier(rng: Random, name: str, words: Sequence[str]) -> str:
    """Plays fields and barrows and delivers what it can, to few places, so that they are completed."""
    weights = {
        "stop": 0.05, "pass": 0.1, "free": 0.3, "field": 3.0, "barrow": 2.0, "extension": 0.3, "delivery": 4.0,
        "draw": 0.3, "donkey4": 8.0, "donkey3": 4.0, "harvest": 2.0, "3": 3.0, "6": 2.0,
    }  # fmt: skip
    # The further to the right, the likelier a place is chosen.
    places = ("butcher", "delicatessen", "village_store", "wainwright", "merchant_house", "greengrocer", "barrow")

    def weight(word: str) -> float:
        for power, place in enumerate(places):
            if f">{place}" in word:
                return 2.0**power
        return 0.1 if word.startswith("sell:") else weights.get(word, 1.0)

    return _weighted(rng, words, [weight(word) for word in words])


def hoarder(rng: Random, name: str, words: Sequence[str]) -> str:
    """Takes goods, buys, hardly sells, and begins rows rather than ending them, so that markers run out."""
    weights = {
        "stop": 1.5, "field": 9.0, "extension": 0.1, "harvest": 6.0, "free": 1.0, "go": 1.0, "silver": 0.3, "none": 0.5,
        "commodity>harvest": 4.0, "commodity>pig": 4.0, "4": 2.0, "3": 3.0,
    }  # fmt: skip

    def weight(word: str) -> float:
        if word.startswith(("sell:", "commodity>silver", "commodity>play", "commodity>draw")):
            return 0.05
        if ">barrow" in word or ">wainwright" in word:
            return 0.1
        return 3.0 if word.startswith("buy:") else weights.get(word, 1.0)

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
