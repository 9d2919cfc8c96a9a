"""Who rolls and shuffles: seeded, scripted and exhaustive nature."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludoteca.core.constants import NATURE
from ludoteca.core.decision import Decision, Options, State
from ludoteca.core.errors import EngineError, ScriptError
from ludoteca.core.rng import Rng


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
        return decision.draw(state, a, b, self.rng, out)


class Scripted(Nature):  # python
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


class Exhaustive:  # python
    """Nature that does everything: each outcome of the open draw, with its probability."""

    def __init__(self, rules: Any) -> None:
        self.rules = rules

    def outcomes(self, state: State) -> list[tuple[int, float]]:
        """The answers nature may give to the top frame, each with its probability."""
        out = Options()
        self.rules.list_options(state, out)
        pairs = out.weighted()
        return [(option, weight / (out.total or out.count)) for option, weight in pairs]

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
