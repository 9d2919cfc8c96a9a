"""The one generator: small, fast, and the same sequence in both modes."""

from __future__ import annotations

from typing import Any

from ludoteca.core.constants import WORD
from ludoteca.core.widths import Word

MULTIPLIER = 6364136223846793005
INCREMENT = 1442695040888963407
HALF = 0xFFFFFFFF
GOLDEN = 0x9E3779B97F4A7C15
MIX_ONE = 0xBF58476D1CE4E5B9
MIX_TWO = 0x94D049BB133111EB


def mix(seed: int, number: int) -> int:  # python
    """A seed for game ``number`` of a series, far from its neighbours'; any ints will do."""
    return mix_words(seed & WORD, number & WORD)


def mix_words(seed: Word, number: Word) -> Word:  # noexcept
    """The same for words of 64 bits."""
    word = (seed + (number + 1) * GOLDEN) & WORD
    word = ((word ^ (word >> 30)) * MIX_ONE) & WORD
    word = ((word ^ (word >> 27)) * MIX_TWO) & WORD
    return word ^ (word >> 31)


class Rng:  # final
    """A small permuted congruential generator, the same sequence in both modes."""

    word: Word

    def __init__(self, seed: int) -> None:
        self.reseed(seed & WORD)

    def reseed(self, seed: Word) -> None:  # noexcept
        """Start again as if made with this seed, a word of 64 bits."""
        self.word = mix_words(seed, 0)
        self.below(1)

    def below(self, bound: int) -> int:  # noexcept
        """A number from 0 to bound - 1; the bias is below bound / 2^32."""
        old = self.word
        self.word = (old * MULTIPLIER + INCREMENT) & WORD
        bits = (((old >> 18) ^ old) >> 27) & HALF
        turn = old >> 59
        return ((((bits >> turn) | (bits << ((32 - turn) & 31))) & HALF) * bound) >> 32

    def unit(self) -> float:
        """A number from 0 up to 1."""
        return self.below(16777216) / 16777216.0

    def shuffled(self, things: list[Any]) -> list[Any]:
        """The same things in random order; for imagining, not for hot code."""
        mixed = list(things)
        for last in range(len(mixed) - 1, 0, -1):
            other = self.below(last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return mixed
