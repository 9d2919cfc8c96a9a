"""The stack of questions: State, Decision and the reusable list of legal answers."""

from __future__ import annotations

from typing import Any, ClassVar

import cython

from ludoteca.core.constants import EVERYONE, FRAME, NATURE, OPTIONS, STACK
from ludoteca.core.domain import DONE, Domain
from ludoteca.core.errors import EngineError
from ludoteca.core.rng import Rng


class Options:  # final
    """A reusable list of legal answers; nature's answers carry weights."""

    count: int
    total: int
    items: list[int]
    weights: list[int]

    def __init__(self) -> None:
        self.count = 0
        self.total = 0
        if not cython.compiled:
            self.items = [0] * OPTIONS
            self.weights = [0] * OPTIONS

    def clear(self) -> None:  # noexcept
        """Forget all answers."""
        self.count = 0
        self.total = 0

    def add(self, option: int) -> None:  # noexcept
        """One more legal answer; answers of nature added like this are equally likely.

        No domain is larger than the row: what would not fit is an answer listed twice, and is left out.
        """
        count = self.count
        if count < OPTIONS:
            self.items[count] = option
            self.count = count + 1

    def add_weighted(self, option: int, weight: int) -> None:  # noexcept
        """One more answer of nature with its share of the chances; a list has weights for all or for none."""
        count = self.count
        if count < OPTIONS:
            self.items[count] = option
            self.weights[count] = weight
            self.total += weight
            self.count = count + 1

    def listed(self) -> list[int]:
        """The answers as a Python list."""
        return [self.items[i] for i in range(self.count)]

    def weighted(self) -> list[tuple[int, int]]:
        """The answers with their weights."""
        return [(self.items[i], self.weights[i] if self.total else 1) for i in range(self.count)]


class State:
    """What every game's state has: the seats and the stack of questions."""

    seats: int
    depth: int
    stack: list[int]

    def __init__(self) -> None:
        self.seats = 0
        self.depth = 0
        if not cython.compiled:
            self.stack = [0] * STACK

    def ask(self, decision: int, seat: int, a: int, b: int) -> None:
        """Push one question; the last one pushed is asked first."""
        top = self.depth
        if top > STACK - FRAME:
            raise EngineError(f"the stack of questions is full at decision {decision}")
        self.stack[top] = decision
        self.stack[top + 1] = seat
        self.stack[top + 2] = a
        self.stack[top + 3] = b
        self.depth = top + FRAME

    def clone(self) -> State:
        """An independent copy; each game writes its own, one line per field."""
        raise EngineError(f"{type(self).__name__} must write its clone")

    def key(self) -> tuple[Any, ...]:
        """A value that is equal for equal states; each game writes its own."""
        raise EngineError(f"{type(self).__name__} must write its key")

    def top(self) -> tuple[int, int, int, int]:
        """The open question: decision, seat and its two arguments."""
        top = self.depth - FRAME
        return self.stack[top], self.stack[top + 1], self.stack[top + 2], self.stack[top + 3]

    def frames(self) -> list[tuple[int, int, int, int]]:
        """The asked questions from the bottom up, for views, keys and tests."""
        flat = self.asked()
        return [(flat[i], flat[i + 1], flat[i + 2], flat[i + 3]) for i in range(0, len(flat), FRAME)]

    def asked(self) -> tuple[int, ...]:
        """The used part of the stack, flat; for keys."""
        return tuple([self.stack[i] for i in range(self.depth)])

    def set_frames(self, frames: list[tuple[int, int, int, int]]) -> None:  # python
        """Replace the stack; the last frame is asked first."""
        self.depth = 0
        for decision, seat, a, b in frames:
            self.ask(decision, seat, a, b)


class Decision:
    """A kind of question the rules can ask.

    A frame of it is popped before it is resolved; ``a`` and ``b`` mean what the decision says they mean.
    """

    name: ClassVar[str] = ""
    domain: ClassVar[Domain] = DONE
    rule: ClassVar[str] = ""
    sealed: ClassVar[bool] = False
    # A step that turns something hidden face up stops undo, although nature did not speak.
    reveals: ClassVar[bool] = False

    def options(self, state: State, seat: int, a: int, b: int, out: Options) -> None:
        """List the legal answers: pure, ascending, never empty."""
        out.clear()
        out.add(0)

    def proposals(self, state: State, seat: int, a: int, b: int, last: int, out: Options) -> None:
        """The legal answers worth thinking about: ascending, never empty; all of them unless a decision says otherwise.

        Where several answers in a row lead to the same in whatever order they are given, one order is enough to think
        about: ``last`` is what the same seat has just answered to the same question, NO_ANSWER if that is not known.
        What people may answer never depends on this.
        """
        self.options(state, seat, a, b, out)

    def resolve(self, state: State, seat: int, a: int, b: int, option: int) -> None:
        """Carry out an answer; trusts it to be legal."""

    def draw(self, state: State, a: int, b: int, rng: Rng, out: Options) -> int:
        """Nature's answer by weight; a decision may write a shorter way to the same chances."""
        self.options(state, NATURE, a, b, out)
        if not out.total:
            return out.items[rng.below(out.count)]
        left = rng.below(out.total)
        place = 0
        while left >= out.weights[place]:
            left -= out.weights[place]
            place += 1
        return out.items[place]

    def begins_turn(self, a: int, b: int) -> bool:  # python
        """Whether this frame begins a seat's turn: how far "reset turn" goes back."""
        return False

    def seen_by(self, state: State, seat: int, a: int, b: int) -> int:  # python
        """Who learns the answer as it is given: EVERYONE, NOBODY or one seat."""
        return seat if self.sealed else EVERYONE
