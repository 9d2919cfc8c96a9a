"""The contract of views: nobody sees what they should not, and sealed answers commute."""

from __future__ import annotations

import dataclasses

import pytest
from hypothesis import given, note, settings
from hypothesis import strategies as st

from ludoteca.bots.policies import find_policy, policy_names
from ludoteca.core import transcript
from ludoteca.core.decision import Options
from ludoteca.core.game import find_game
from ludoteca.core.rng import Rng
from tests.contract.laws import (
    hidden_answers_leave_the_view_alone,
    imagining_keeps_the_options,
    imagining_keeps_the_pause,
    imagining_keeps_the_view,
)
from tests.contract.walks import ALL_TABLES, GAMES, moments, table_id, walk, walked


@settings(max_examples=80, deadline=None)
@given(moments())
def test_the_three_laws(moment):
    name, seats, options, seed, steps = moment
    match = walked(name, seats, options, seed, steps)
    note(transcript.write(match))
    rng = Rng(seed)
    imagining_keeps_the_view(match.game, match, rng)
    imagining_keeps_the_options(match.game, match, rng)
    imagining_keeps_the_pause(match.game, match, rng)
    hidden_answers_leave_the_view_alone(match.game, match, rng)


@settings(max_examples=60, deadline=None)
@given(moments())
def test_views_taken_together_are_the_views_taken_one_by_one(moment):
    match = walked(*moment)
    readers = [None, *range(moment[1])]
    assert match.views(readers) == [match.view(reader) for reader in readers]
    assert match.views(readers[::-1]) == [match.view(reader) for reader in readers[::-1]]


@pytest.mark.parametrize("name", GAMES)
def test_the_third_law_has_something_to_compare(name):
    game = find_game(name)
    compared = 0
    for seed in range(30):
        match = walked(name, max(2, game.fewest), {}, seed, 6)
        compared += hidden_answers_leave_the_view_alone(game, match, Rng(seed))
    assert compared > 0


def test_a_planted_leak_is_caught():
    """A view that shows another seat's private goal must not pass."""
    honest = find_game("sagrada")

    class Leaky(type(honest)):  # type: ignore[misc]
        def view(self, state, seat):
            view = honest.view(state, seat)
            pairs = tuple((state.private[owner * 2], state.private[owner * 2 + 1]) for owner in range(state.seats))
            return dataclasses.replace(view, private=pairs)

    leaky = Leaky()
    caught = 0
    for seed in range(20):
        match = walked("sagrada", 3, {}, seed, 10)
        try:
            hidden_answers_leave_the_view_alone(leaky, match, Rng(seed))
        except AssertionError:
            caught += 1
    assert caught > 0


def test_a_leak_through_the_questions_is_caught():
    """A view that shows which sealed questions are left in which order must not pass."""
    honest = find_game("sagrada")

    class Leaky(type(honest)):  # type: ignore[misc]
        def view(self, state, seat):
            view = honest.view(state, seat)
            return dataclasses.replace(view, windows=tuple(state.window[: state.seats]))

    leaky = Leaky()
    with pytest.raises(AssertionError):
        for seed in range(40):
            match = walked("sagrada", 3, {}, seed, 2)
            hidden_answers_leave_the_view_alone(leaky, match, Rng(seed))


@pytest.mark.parametrize(("name", "seats", "options"), ALL_TABLES, ids=table_id)
def test_sealed_answers_commute(name, seats, options):
    """Each seat answers by its own dice; whoever comes first, the same state comes out."""
    game = find_game(name)
    found = 0
    for seed in range(3):
        # Step by step, for some games seal their first answers only after a phase or two.
        match, rng = walked(name, seats, options, seed, 0), Rng(seed + 1)
        for _ in range(160):
            if len(match.to_act()) > 1:
                found += 1
                keys = {_answer_sealed(game, match, order).key() for order in range(6)}
                assert len(keys) == 1
            walk(match, 1, rng)
    assert found or seats == 1 or not any(decision.sealed for decision in game.rules.decisions)


def _answer_sealed(game, match, order):
    state = match.state.clone()
    rngs = [Rng(seat) for seat in range(state.seats)]
    turns = Rng(order)
    while len(open_to := game.rules.sealed_seats(state)) and game.rules.decision_at(state).sealed:
        seat = open_to[turns.below(len(open_to))]
        assert game.rules.lift(state, seat)
        out = Options()
        game.rules.list_options(state, out)
        legal = out.listed()
        game.rules.choose(state, legal[rngs[seat].below(len(legal))])
    game.rules.settle(state)
    return state


@settings(max_examples=60, deadline=None)
@given(moments(), st.integers(0, 2**32))
def test_policies_use_only_what_the_seat_knows(moment, salt):
    """A policy picks the same on the true state and on any state its seat could believe in."""
    name, seats, options, seed, steps = moment
    match = walked(name, seats, options, seed, steps)
    game = match.game
    for seat in match.to_act():
        view = game.view(match.state, seat)
        for policy_name in policy_names(game):
            picked = set()
            for state in (match.state.clone(), game.imagine(view, Rng(salt)), game.imagine(view, Rng(salt + 1))):
                game.rules.lift(state, seat)
                number, _, a, b = state.top()
                out = Options()
                game.rules.list_options(state, out)
                policy = find_policy(game, policy_name)
                picked.add(policy.pick(game.rules, state, number, seat, a, b, out, Rng(7)))
            assert len(picked) == 1, policy_name
