"""Who rolls and shuffles: seeded, scripted and exhaustive nature, and the one generator."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludoteca.core.constants import NATURE
from ludoteca.core.decision import Decision, Options, State
from ludoteca.core.errors import EngineError, ScriptError

MULTIPLIER = 6364136223846793005
INCREMENT = 1442695040888963407
WORD = 0xFFFFFFFFFFFFFFFF
HALF = 0xFFFFFFFF
GOLDEN = 0x9E3779B97F4A7C15
MIX_ONE = 0xBF58476D1CE4E5B9
MIX_TWO = 0x94D049BB133111EB


def mix(seed: int, number: int) -> int:
    """A seed for game ``number`` of a series, far from its neighbours'; any ints will do."""
    word = ((seed & WORD) + (((number & WORD) + 1) * GOLDEN & WORD)) & WORD
    word = ((word ^ (word >> 30)) * MIX_ONE) & WORD
    word = ((word ^ (word >> 27)) * MIX_TWO) & WORD
    return word ^ (word >> 31)


class Rng:
    """A small permuted congruential generator, the same sequence in both modes."""

    word: int

    def __init__(self, seed: int) -> None:
        self.reseed(seed)

    def reseed(self, seed: int) -> None:
        """Start again as if made with this seed."""
        self.word = mix(seed & WORD, 0)
        self.draw()

    def draw(self) -> int:
        """The next 32 random bits."""
        old = self.word
        self.word = (old * MULTIPLIER + INCREMENT) & WORD
        bits = (((old >> 18) ^ old) >> 27) & HALF
        turn = old >> 59
        return ((bits >> turn) | (bits << ((32 - turn) & 31))) & HALF

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1; the bias is below bound / 2^32."""
        return (self.draw() * bound) >> 32

    def unit(self) -> float:
        """A number from 0 up to 1."""
        return self.draw() / 4294967296.0

    def shuffled(self, things: list[Any]) -> list[Any]:
        """The same things in random order; for imagining, not for hot code."""
        mixed = list(things)
        for last in range(len(mixed) - 1, 0, -1):
            other = self.below(last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return mixed


class Nature:
    """Answers the frames of seat -1."""

    def answer(self, decision: Decision, state: State, a: int, b: int, out: Options) -> int:
        """One of nature's options."""
        raise EngineError(f"{type(self).__name__} must write its answer")


class Seeded(Nature):
    """Nature that follows a generator; equal seeds give equal games."""

    rng: Rng

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def answer(self, decision: Decision, state: State, a: int, b: int, out: Options) -> int:
        decision.options(state, NATURE, a, b, out)
        left = self.rng.below(out.total)
        if out.total == out.count:
            return out.items[left]
        place = 0
        while left >= out.weights[place]:
            left -= out.weights[place]
            place += 1
        return out.items[place]


class Scripted(Nature):
    """Nature that says what a test wants: notations such as ``"r4"``, in order."""

    def __init__(self, *words: str, then: Nature | None = None) -> None:
        self.words = list(words)
        self.place = 0
        self.then = then

    def answer(self, decision: Decision, state: State, a: int, b: int, out: Options) -> int:
        if self.place >= len(self.words):
            if self.then is not None:
                return self.then.answer(decision, state, a, b, out)
            raise ScriptError(f"nature was asked to {decision.name}, but its {len(self.words)} words are used up")
        word = self.words[self.place]
        option = decision.domain.parse(word)
        decision.options(state, NATURE, a, b, out)
        legal = out.listed()
        if option is None or option not in legal:
            names = " ".join(decision.domain.notation(item) for item in legal)
            raise ScriptError(
                f"nature, {decision.name}, word {self.place + 1}: {word!r} cannot happen; possible: {names}"
            )
        self.place += 1
        return option


class Exhaustive:
    """Nature that does everything: each outcome of the open draw, with its probability."""

    def __init__(self, rules: Any) -> None:
        self.rules = rules

    def outcomes(self, state: State) -> list[tuple[int, float]]:
        """The answers nature may give to the top frame, each with its probability."""
        out = Options()
        self.rules.list_options(state, out)
        pairs = out.weighted()
        return [(option, weight / out.total) for option, weight in pairs]

    def branches(self, state: State) -> Iterator[tuple[float, State]]:
        """Every state in which a seat must choose (or the game is over), with its probability."""
        start = state.clone()
        self.rules.settle(start)
        waiting = [(1.0, start)]
        while waiting:
            chance, branch = waiting.pop()
            if branch.depth and branch.top()[1] == NATURE:
                for option, share in self.outcomes(branch):
                    twig = branch.clone()
                    self.rules.choose(twig, option)
                    self.rules.settle(twig)
                    waiting.append((chance * share, twig))
            else:
                yield chance, branch
