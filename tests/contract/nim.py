"""Nim as somebody outside the house would write it: perfect information, one file, no census, no policy."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ludoteca.core.decision import Decision, Options, State
from ludoteca.core.domain import Domain
from ludoteca.core.game import Game, ScoreLine
from ludoteca.core.picture import Line
from ludoteca.core.rng import Rng
from ludoteca.core.rules import Rules
from ludoteca.core.view import View, visible_frames


class Heap(State):
    def __init__(self, stones: int, winner: int) -> None:
        super().__init__()
        self.seats, self.stones, self.winner = 2, stones, winner

    def clone(self) -> Heap:
        copy = Heap(self.stones, self.winner)
        copy.set_frames(self.frames())
        copy.seats = self.seats
        return copy

    def key(self) -> tuple[Any, ...]:
        return self.seats, self.asked(), self.stones, self.winner


class Take(Decision):
    name, rule, domain = "take", "NIM-1.1", Domain("stones", ("none", "one", "two", "three"))

    def options(self, state: Any, seat: int, a: int, b: int, out: Options) -> None:
        out.clear()
        for option in range(1, min(3, state.stones) + 1):
            out.add(option)

    def resolve(self, state: Any, seat: int, a: int, b: int, option: int) -> None:
        state.stones -= option
        if state.stones:
            state.ask(0, 1 - seat, 0, 0)
        else:
            state.winner = seat


class NimRules(Rules):
    def points(self, state: Any, seat: int) -> int:
        return int(state.winner == seat)

    def winners(self, state: Any) -> int:
        return 3 if state.winner < 0 else 1 << state.winner

    def rounds(self, state: Any) -> int:
        return 1


@dataclass(frozen=True)
class NimView(View):
    stones: int
    winner: int


class Nim(Game):
    id, title, version, fewest, most = "nim", "Nim", 1, 2, 2

    def __init__(self) -> None:
        self.rules = NimRules((Take(),))

    def setup(self, seats: int, options: Mapping[str, Any], pack: Any = None) -> Heap:
        state = Heap(21, -1)
        state.ask(0, 0, 0, 0)
        return state

    def view(self, state: Any, seat: int | None) -> NimView:
        return NimView(self.id, seat, 2, visible_frames(self.rules, state, seat), state.stones, state.winner)

    def imagine(self, view: Any, rng: Rng) -> Heap:
        state = Heap(view.stones, view.winner)
        state.set_frames(list(view.frames))
        return state

    def breakdown(self, state: Any, seat: int) -> list[ScoreLine]:
        return [ScoreLine("last", "took the last stone", self.rules.points(state, seat))]

    def picture(self, view: Any, width: int = 100) -> list[Line]:
        return [[(f"{view.stones} stones", "")]]
