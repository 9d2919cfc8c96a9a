"""Who answers for a seat: a player sees the seat's views and nothing else."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.core.decision import Options
from ludoteca.core.errors import BadOptions
from ludoteca.core.game import Game
from ludoteca.core.question import ask_view as question
from ludoteca.core.question import imagined
from ludoteca.core.rng import Rng
from ludoteca.core.rules import Policy
from ludoteca.core.view import View

# What a bot needs to think about a view, under one roof with the players.
__all__ = ["CRASHED", "ILLEGAL", "SLOW", "Fault", "Player", "PolicyPlayer", "imagined", "question"]

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
