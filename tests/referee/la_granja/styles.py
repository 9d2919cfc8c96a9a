"""Ways to answer at random, so that many kinds of games are met."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tests.referee.common import Style, anything
from tests.referee.la_granja.facts import CARDS


def _weighted(rng: Random, words: Sequence[str], weights: Sequence[float]) -> str:
    return rng.choices(words, weights)[0]


def carrier(rng: Random, _name: str, words: Sequence[str]) -> str:
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


def hoarder(rng: Random, _name: str, words: Sequence[str]) -> str:
    """Takes goods, buys, hardly sells, and begins rows rather than ending them, so that markers run out."""
    weights = {
        "stop": 1.5, "field": 9.0, "helper": 4.0, "extension": 0.1, "harvest": 6.0, "free": 1.0, "go": 1.0, "silver": 0.3, "none": 0.5,
        "commodity>harvest": 4.0, "commodity>pig": 4.0, "4": 2.0, "3": 3.0,
    }  # fmt: skip

    def weight(word: str) -> float:
        if word.startswith(("sell:", "commodity>silver", "commodity>play", "commodity>draw")):
            return 0.05
        if ">barrow" in word or ">wainwright" in word:
            return 0.1
        return 3.0 if word.startswith("buy:") else weights.get(word, 1.0)

    return _weighted(rng, words, [weight(word) for word in words])


def farmer(rng: Random, _name: str, words: Sequence[str]) -> str:
    """Plays helpers and extensions, and uses them."""
    weights = {"helper": 5.0, "extension": 2.0, "pass": 0.1, "yes": 2.0, "play": 3.0, "both": 3.0, "keep": 0.5}

    def weight(word: str) -> float:
        if word.startswith(("helper", "roof", "extra")) or word in {"double", "wild", "instead", "reroll"}:
            return 5.0
        return weights.get(word, 1.0)

    return _weighted(rng, words, [weight(word) for word in words])


def reader(rng: Random, _name: str, words: Sequence[str]) -> str:
    """Draws cards wherever it can, so that the pile runs out."""
    weights = {
        "draw": 20.0, "commodity>draw": 20.0, "2": 40.0, "extension": 40.0, "pass": 0.01, "free": 2.0, "play": 0.2,
        "r1d": 20.0, "r3a": 20.0, "d1d": 20.0, "donkey4": 9.0, "delivery": 9.0, "stop": 0.05,
    }  # fmt: skip

    def weight(word: str) -> float:
        if ">barrow" in word:
            return 9.0
        return 0.05 if word.startswith(("sell:", "commodity>silver")) else weights.get(word, 1.0)

    return _weighted(rng, words, [weight(word) for word in words])


class Marketeer:
    """Plays cheap barrows of one value only and fills them, so that no space of that value is left on the market."""

    __name__ = "marketeer"

    def __init__(self) -> None:
        self.card = ""

    def __call__(self, rng: Random, name: str, words: Sequence[str]) -> str:
        word = _weighted(rng, words, [self._weight(name, word) for word in words])
        if name == "play" and word in CARDS:
            self.card = word
        return word

    def _weight(self, name: str, word: str) -> float:
        cheap = {"card": 0.1, "pass": 0.1, "stop": 0.1, "free": 0.3, "donkey4": 9.0, "donkey3": 4.0, "delivery": 9.0}
        if name == "side":
            wanted = CARDS[self.card].market == 2
            return {"barrow": 50.0 if wanted else 0.01, "field": 5.0, "extension": 0.3, "helper": 0.3}[word]
        if word in CARDS:
            kept = CARDS[word].market == 2
            return 30.0 if kept == (name == "play") else 0.5
        if ">barrow" in word:
            return 20.0
        return 0.05 if word.startswith("sell:") else cheap.get(word, 1.0)


STYLES: tuple[Style, ...] = (anything, carrier, farmer, hoarder, reader, Marketeer())
