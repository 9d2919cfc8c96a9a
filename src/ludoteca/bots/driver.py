"""Policies at a match: each sees its own view, imagines the rest, and answers."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.bots.policies import RANDOM, find_policy
from ludoteca.core.decision import Options
from ludoteca.core.errors import BadOptions
from ludoteca.core.match import Match
from ludoteca.core.rng import Rng, mix
from ludoteca.core.rules import Policy


class Bot:
    """A policy on a seat; it never touches the true state."""

    def __init__(self, policy: Policy, seed: int) -> None:
        self.policy = policy
        self.rng = Rng(seed)
        self.out = Options()

    def answer(self, match: Match, seat: int) -> int:
        """The option the policy picks from what the seat knows."""
        rules = match.game.rules
        state = match.game.imagine(match.view(seat), self.rng)
        rules.lift(state, seat)
        number, _, a, b = state.top()
        rules.list_options(state, self.out)
        return self.policy.pick(rules, state, number, seat, a, b, self.out, self.rng)


def bots(match: Match, names: Sequence[str], seed: int) -> list[Bot]:
    """One bot for each seat; missing names play at random."""
    seats = match.header.seats
    if len(names) > seats:
        raise BadOptions(f"{len(names)} policies were named for {seats} seats")
    full = [*names, *[RANDOM] * (seats - len(names))]
    return [Bot(find_policy(match.game, name), mix(seed, seat)) for seat, name in enumerate(full)]


def finish(match: Match, names: Sequence[str] = (), *, seed: int | None = None) -> Match:
    """Play a match to its end between policies."""
    players = bots(match, names, 0 if seed is None else seed)
    while not match.over:
        seat = match.to_act()[0]
        match.play(seat, players[seat].answer(match, seat))
    return match
