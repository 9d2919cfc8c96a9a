"""Who answers for a seat: a player sees the seat's views and nothing else."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.core.decision import Options, State
from ludoteca.core.errors import BadOptions
from ludoteca.core.game import Game, find_game
from ludoteca.core.match import Choice, Question
from ludoteca.core.rng import Rng
from ludoteca.core.rules import Policy
from ludoteca.core.view import View

CRASHED = "crashed"
ILLEGAL = "answered illegally"
SLOW = "thought too long"


class Fault(NamedTuple):
    """An answer a player owed and did not give: who, how it failed, and in which words."""

    name: str
    kind: str
    text: str


class Player:
    """Answers the questions of a seat, one view at a time."""

    def __init__(self, name: str) -> None:
        self.name = name
        # What went wrong since someone last looked; only players from outside the house fill it.
        self.faults: list[Fault] = []

    def answer(self, view: View) -> int:
        """One of the options of the view's open question."""
        raise BadOptions(f"player {self.name} does not say how it answers")

    def close(self) -> None:
        """Let go of what the player holds."""


class PolicyPlayer(Player):
    """A policy that picks in a state it imagines from the view."""

    def __init__(self, name: str, game: Game, policy: Policy, seed: int) -> None:
        super().__init__(name)
        self.game = game
        self.policy = policy
        self.rng = Rng(seed)
        self.out = Options()

    def answer(self, view: View) -> int:
        rules = self.game.rules
        state = imagined(self.game, view, self.rng)
        number, seat, a, b = state.top()
        rules.list_options(state, self.out)
        return self.policy.pick(rules, state, number, seat, a, b, self.out, self.rng)


def imagined(game: Game, view: View, rng: Rng) -> State:
    """A state the viewer may believe in, with the viewer's own question on top."""
    state = game.imagine(view, rng)
    if view.seat is None or not game.rules.lift(state, view.seat):
        raise BadOptions(f"{game.title}: this view has no open question for its seat ({view.seat})")
    return state


def question(view: View) -> Question:
    """The open question of a view, with its legal answers; its serial is 0, for a view knows no journal."""
    game = find_game(view.game)
    state = imagined(game, view, Rng(0))
    number, seat, a, b = state.top()
    decision = game.rules.decisions[number]
    out = Options()
    game.rules.list_options(state, out)
    domain = decision.domain
    choices = tuple(
        Choice(option, domain.notation(option), domain.label(option), domain.target(option)) for option in out.listed()
    )
    return Question(0, seat, decision.name, decision.prompt(state, seat, a, b), decision.rule, decision.sealed, choices)
