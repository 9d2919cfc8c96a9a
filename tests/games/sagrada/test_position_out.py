"""Every moment of Sagrada can be written down: laid out where a seat is to act, else with the answers since."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ludoteca.core.game import find_game
from ludoteca.core.match import Match
from ludoteca.core.position import position_at, start_from
from ludoteca.core.rng import Rng
from tests.support import rule

GAME = find_game("sagrada")
OTHER = {setting.name: setting.choices[-1] for setting in GAME.settings if not setting.only_alone}


def walked(seats: int, options: dict[str, Any], seed: int, most: int = 400) -> Match:
    """A match of random answers."""
    match = Match.new("sagrada", seats, options, seed=seed)
    rng = Rng(seed)
    while not match.over and len(match.journal) < most:
        question = match.question()
        match.play(question.seat, question.choices[rng.below(len(question.choices))].option)
    return match


@rule("SAG-12.13")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("options", [{}, OTHER], ids=["usual", "other"])
def test_every_moment_can_be_written_down_and_read_back(seats: int, options: dict[str, Any]) -> None:
    checked = {
        name: value for name, value in options.items() if name in {s.name for s in GAME.settings if s.offered(seats)}
    }
    match = walked(seats, checked, seed=seats)
    states = match.states(len(match.journal))
    laid = 0
    for at, state in enumerate(states):
        found = GAME.to_position(state, match.options)
        if found is None:
            continue
        laid += 1
        again = GAME.position(json.loads(json.dumps(found)))
        GAME.rules.settle(again)
        assert again.key() == state.key(), at
        assert GAME.views(again, [None, *range(seats)]) == GAME.views(state, [None, *range(seats)])
    # Most questions are acts; what lies between them is reached by its answers.
    assert laid > 10 * seats


@rule("SAG-12.13")
@pytest.mark.parametrize("seats", [1, 3])
def test_moments_in_between_name_the_answers_since(seats: int) -> None:
    match = walked(seats, {}, seed=9)
    states = match.states(len(match.journal))
    begun = next(at for at, state in enumerate(states) if GAME.to_position(state, match.options) is not None)
    for at in range(begun, len(states), 3):
        again = start_from(GAME, json.loads(json.dumps(position_at(match, at))))
        GAME.rules.settle(again)
        assert again.key() == states[at].key(), at
