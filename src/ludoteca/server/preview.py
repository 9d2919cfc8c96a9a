"""What an answer would lead to, seen from a view: nothing hidden can show, for nothing hidden goes in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.core.decision import Options, State
from ludoteca.core.game import Game
from ludoteca.core.rng import Rng
from ludoteca.core.view import View
from ludoteca.server.journal import Journal


def imagined(game: Game, view: View, seat: int) -> State:
    """A state the seat could believe in, its own question on top."""
    state = game.imagine(view, Rng(1))
    game.rules.lift(state, seat)
    return state


def after(game: Game, state: State, seat: int, option: int) -> State | None:
    """The imagined state after an answer, if the same seat is asked next and nature says nothing before."""
    twig = state.clone()
    game.rules.choose(twig, option)
    game.rules.settle(twig)
    return twig if twig.depth and twig.top()[1] == seat else None


def targets(game: Game, state: State) -> list[str]:
    """The targets of the open question."""
    out = Options()
    game.rules.list_options(state, out)
    domain = game.rules.decisions[state.top()[0]].domain
    return [domain.target(option) for option in out.listed()]


def leads(game: Game, view: View, seat: int, options: Sequence[int]) -> list[list[str] | None]:
    """For each option the targets of the seat's next question, or None where the seat is not asked next."""
    state = imagined(game, view, seat)
    found: list[list[str] | None] = []
    for option in options:
        twig = after(game, state, seat, option)
        found.append(None if twig is None else targets(game, twig))
    return found


def why_not(journal: Journal, seat: int, target: str, after_word: str | None) -> dict[str, Any]:
    """Which rules forbid a target as answer to the seat's open question, or to the one after a first answer."""
    game = journal.game
    asked = journal.asked(seat)
    view = journal.view(seat)
    nothing: dict[str, Any] = {"target": target, "legal": False, "reasons": []}
    if asked is None:
        return nothing
    state: State | None = imagined(game, view, seat)
    if after_word is not None and state is not None:
        option = asked.decision.domain.parse(after_word)
        state = after(game, state, seat, option) if option in asked.options and option is not None else None
        view = view if state is None else game.view(state, seat)
    if state is None:
        return nothing
    if target in targets(game, state):
        return nothing | {"legal": True}
    reasons = [
        {"rule": reason.rule, "id": f"{game.id}-why-{reason.name}", "arguments": dict(reason.arguments)}
        for reason in game.why_not(view, target)
    ]
    return nothing | {"reasons": reasons}
