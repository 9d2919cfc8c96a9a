"""What the tests share: naming rules, dealing known cards, and playing words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import pytest

from ludoteca.core.decision import Options
from ludoteca.core.match import Match
from ludoteca.core.nature import Scripted, Seeded
from ludoteca.core.rng import Rng
from ludoteca_cribbage.rules.state import CribbageState

Test = TypeVar("Test", bound=Callable[..., object])

# The lowest card of these deals: the last seat, so that seat 0 is on its left and leads.
CUTS = ("kc", "qc", "jc", "10c")


def rule(*numbers: str) -> Callable[[Test], Test]:
    """Mark a test as the proof of numbered rules, such as ``@rule("CRB-5.3")``."""

    def mark(test: Test) -> Test:
        return pytest.mark.rule(*numbers)(test)  # type: ignore[no-any-return]

    return mark


def dealt(
    hands: Sequence[str],
    starter: str = "",
    *,
    thrown: Sequence[str] = (),
    to_crib: str = "",
    then: int = 5,
    **options: Any,
) -> Match:
    """A match whose last seat deals these cards; what is ``thrown`` is laid away, and the starter is cut.

    ``hands`` are the four cards kept where something is thrown, else all that are dealt. Seat 0 leads.
    """
    seats = len(hands)
    words = [*CUTS[:seats]]
    for seat in range(seats):
        words += [*hands[seat].split(), *(thrown[seat].split() if thrown else ())]
    words += [starter] if starter else []
    words += [to_crib] if to_crib else []
    match = Match.new("cribbage", seats, options, nature=Scripted(*words, then=Seeded(then)))
    for seat in range(seats):
        for word in thrown[seat].split() if thrown else ():
            match.play(seat, word)
    return match


def lay(match: Match, words: str) -> Match:
    """Answer one word after the other, each by whoever is asked."""
    for word in words.split():
        match.play(match.to_act()[0], word)
    return match


def state_of(match: Match) -> CribbageState:
    """The state, as what it is."""
    state = match.state
    assert isinstance(state, CribbageState)
    return state


def give(match: Match, *scores: int) -> Match:
    """Set the points of each side."""
    state = state_of(match)
    for side, points in enumerate(scores):
        state.pegs[side] = [points] + [0] * (len(state.pegs[side]) - 1)
    return match


def told(match: Match) -> list[tuple[int, int]]:
    """Who pegged how many in this deal."""
    return [(one.seat, one.points) for one in state_of(match).told]


def walk(match: Match, steps: int, rng: Rng) -> Match:
    """Answer at random, so many times or to the end."""
    for _ in range(steps):
        if match.over:
            break
        open_to = match.to_act()
        seat = open_to[rng.below(len(open_to))]
        choices = match.question(seat).choices
        match.play(seat, choices[rng.below(len(choices))].option)
    return match


def walked(seats: int, options: dict[str, Any], seed: int, steps: int) -> Match:
    """A match some way into a random game."""
    return walk(Match.new("cribbage", seats, options, seed=seed), steps, Rng(seed + 1))


def legal(match: Match) -> list[str]:
    """What the open question can be answered with."""
    return [choice.notation for choice in match.question().choices]


def options_of(match: Match) -> list[int]:
    """The same as numbers."""
    out = Options()
    match.game.rules.list_options(match.state, out)
    return out.listed()
