"""Tiny games whose best answers are known, to put search to the test."""

from __future__ import annotations

from typing import Any

from ludoteca.core.constants import NATURE
from ludoteca.core.decision import Decision, Options, State
from ludoteca.core.domain import Domain
from ludoteca.core.heuristic import Heuristic
from ludoteca.core.rules import Rules


class Toy(State):
    """A handful of numbers; each toy says what they mean."""

    def __init__(self, seats: int, numbers: list[int]) -> None:
        super().__init__()
        self.seats = seats
        self.numbers = list(numbers)

    def clone(self) -> Toy:
        copy = Toy(self.seats, self.numbers)
        copy.set_frames(self.frames())
        return copy


class ToyRules(Rules):
    """Points lie in the first numbers, one for each seat; most points win."""

    def points(self, state: Any, seat: int) -> int:
        return int(state.numbers[seat])

    def winners(self, state: Any) -> int:
        best = max(state.numbers[: state.seats])
        return sum(1 << seat for seat in range(state.seats) if state.numbers[seat] == best)

    def rounds(self, state: Any) -> int:
        return 1


class Plain(Heuristic):
    """Knows nothing: all answers weigh the same."""


class Listed(Decision):
    """A question whose answers are all legal."""

    def options(self, state: State, seat: int, a: int, b: int, out: Options) -> None:
        out.clear()
        for option in range(self.domain.size):
            out.add(option)


class TakeStones(Decision):
    """One to three stones; whoever takes the last one wins. numbers[2]: the stones."""

    name = "take_stones"
    domain = Domain("stones", ("none", "one", "two", "three"))

    def options(self, state: Any, seat: int, a: int, b: int, out: Options) -> None:
        out.clear()
        for option in range(1, min(3, state.numbers[2]) + 1):
            out.add(option)

    def resolve(self, state: Any, seat: int, a: int, b: int, option: int) -> None:
        state.numbers[2] -= option
        if state.numbers[2]:
            state.ask(0, 1 - seat, 0, 0)
        else:
            state.numbers[seat] = 1


class ShowCoin(Listed):
    """Both show a side, sealed; equal sides are a point for seat 1, else for seat 0."""

    name = "show_coin"
    domain = Domain("side", ("heads", "tails"))
    sealed = True

    def resolve(self, state: Any, seat: int, a: int, b: int, option: int) -> None:
        state.numbers[2 + seat] = option
        if a:
            state.numbers[1 if state.numbers[2] == state.numbers[3] else 0] = 1


class Gamble(Listed):
    """A safe 4 points, or a die that brings 12 points on a five or six."""

    name = "gamble"
    domain = Domain("choice", ("safe", "die"))

    def resolve(self, state: Any, seat: int, a: int, b: int, option: int) -> None:
        if option:
            state.ask(1, NATURE, 0, 0)
        else:
            state.numbers[0] += 4


class Pick(Listed):
    """Three doors, and behind each the same die."""

    name = "pick"
    domain = Domain("door", ("left", "middle", "right"))

    def resolve(self, state: Any, seat: int, a: int, b: int, option: int) -> None:
        state.ask(1, NATURE, 0, 0)


class Roll(Listed):
    """Nature's die; a says what a five or six brings."""

    name = "roll"
    domain = Domain("die", ("1", "2", "3", "4", "5", "6"))

    def resolve(self, state: Any, seat: int, a: int, b: int, option: int) -> None:
        state.numbers[0] += 12 if option >= 4 else 0


class Guess(Listed):
    """Guess which of the two sides numbers[2] is; right is a point, wrong a point for the other seat."""

    name = "guess"
    domain = Domain("guess", ("heads", "tails"))

    def resolve(self, state: Any, seat: int, a: int, b: int, option: int) -> None:
        state.numbers[0 if option == state.numbers[2] else 1] = 1


class Rare(Decision):
    """A prize that is on offer in one world of eight only (numbers[2]), beside a sure small loss."""

    name = "rare"
    domain = Domain("rare", ("loss", "prize"))

    def options(self, state: Any, seat: int, a: int, b: int, out: Options) -> None:
        out.clear()
        out.add(0)
        if state.numbers[2] == 0:
            out.add(1)

    def resolve(self, state: Any, seat: int, a: int, b: int, option: int) -> None:
        state.numbers[0 if option else 1] = 1
