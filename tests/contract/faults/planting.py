"""How faults are planted: games that are otherwise right, with one thing written differently."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

from ludoteca.core.game import Game
from ludoteca.core.rng import Rng
from tests.contract.template import part

FAULTS: dict[str, tuple[str, Callable[[], Game]]] = {}


def caught_by(law: str) -> Callable[[Callable[[], Game]], Callable[[], Game]]:
    """Note a planted fault with the law that must notice it."""

    def note(make: Callable[[], Game]) -> Callable[[], Game]:
        FAULTS[make.__name__] = (law, make)
        return make

    return note


def with_methods(honest: Game, **methods: Any) -> Game:
    """The game with other methods; its rules stay what they were."""
    game: Game = type("Planted", (type(honest),), methods)()
    return game


def with_decision(name: str, honest: Game | None = None, **methods: Any) -> Game:
    """The template's game with another writing of one decision."""
    game = with_methods(honest or part().GAME)
    decisions = tuple(
        type("Planted", (type(decision),), methods)() if decision.name == name else decision
        for decision in game.rules.decisions
    )
    game.rules = type(game.rules)(decisions)
    return game


def with_state(**methods: Any) -> Game:
    """The template's game with another writing of its state; ``finish`` spoils every clone."""
    honest = part().GAME
    kind = part("rules.state").HighCardState
    finish = methods.pop("finish", lambda state, copy: None)

    def clone(self: Any) -> Any:
        copy = kind.clone(self)
        copy.__class__ = spoilt
        finish(self, copy)
        return copy

    spoilt = type("Spoilt", (kind,), {"clone": clone, **methods})

    def setup(self: Any, *given: Any) -> Any:
        state = type(honest).setup(self, *given)
        state.__class__ = spoilt
        return state

    def imagine(self: Any, *given: Any) -> Any:
        state = type(honest).imagine(self, *given)
        state.__class__ = spoilt
        return state

    return with_methods(honest, setup=setup, imagine=imagine)


def seen_as(change: Callable[[Any, Any, int | None], dict[str, Any]], honest: Game | None = None) -> Game:
    """The game whose views name some fields differently."""
    right = honest or part().GAME

    def view(self: Any, state: Any, seat: int | None) -> Any:
        found: Any = type(right).view(self, state, seat)
        return dataclasses.replace(found, **change(state, found, seat))

    def views(self: Any, state: Any, seats: Any) -> Any:
        return [self.view(state, seat) for seat in seats]

    return with_methods(right, view=view, views=views)


def imagined_as(change: Callable[[Any, Any], None], honest: Game | None = None) -> Game:
    """The game whose imagined states are spoilt."""
    right = honest or part().GAME

    def imagine(self: Any, view: Any, rng: Rng) -> Any:
        state = type(right).imagine(self, view, rng)
        change(view, state)
        return state

    return with_methods(right, imagine=imagine)
