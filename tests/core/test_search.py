"""Search: finds known best answers, averages over chance, and never knows what its seat does not know."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca.core.decision import Options
from ludoteca.core.game import find_game, game_ids
from ludoteca.core.match import Match
from ludoteca.core.nature import Seeded
from ludoteca.core.rng import Rng, mix
from ludoteca.core.search import Search
from tests.core.toys import Gamble, Guess, Pick, Plain, Rare, Roll, ShowCoin, TakeStones, Toy, ToyRules


def stones(count: int) -> tuple[ToyRules, Toy]:
    state = Toy(2, [0, 0, count])
    state.ask(0, 0, 0, 0)
    return ToyRules((TakeStones(),)), state


@pytest.mark.parametrize(("count", "best"), [(5, 1), (6, 2), (7, 3), (9, 1), (10, 2)])
def test_it_leaves_a_multiple_of_four_stones(count, best):
    rules, state = stones(count)
    search = Search(rules, Plain(), 0, 1)
    search.run(state.clone, 0.0, 2000)
    found = search.judgements()
    assert found[0].option == best
    # The mean over all visits, exploring ones of both sides included.
    assert found[0].win > 0.8


def test_a_lost_position_is_known_to_be_lost():
    rules, state = stones(4)
    search = Search(rules, Plain(), 0, 1)
    search.run(state.clone, 0.0, 2000)
    assert all(one.win < 0.2 for one in search.judgements())


def test_a_rival_does_not_see_a_sealed_answer():
    """Were the tree to know it, the rival would always match and every answer would look lost."""
    state = Toy(2, [0, 0, 0, 0])
    state.ask(0, 1, 1, 0)
    state.ask(0, 0, 0, 0)
    search = Search(ToyRules((ShowCoin(),)), Plain(), 0, 1)
    search.run(state.clone, 0.0, 2000)
    assert [round(one.win, 1) for one in search.judgements()] == [0.5, 0.5]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_chance_is_averaged(seed):
    """A third of 12 points is 4 on average, no more than the safe ones; nobody is dazzled by one lucky die."""
    state = Toy(1, [0])
    state.ask(0, 0, 0, 0)
    search = Search(ToyRules((Gamble(), Roll())), Plain(), 0, seed)
    search.run(state.clone, 0.0, 3000)
    found = {one.option: one for one in search.judgements()}
    assert found[0].points == 4
    assert 3.4 < found[1].points < 4.6


@pytest.mark.parametrize("paired", [False, True])
def test_answers_may_meet_the_same_luck(paired):
    """Three doors with the same die behind them: each answer's first tries came to the same, however many it had."""
    state = Toy(2, [0, 6])
    state.ask(0, 0, 0, 0)
    heuristic = Plain()
    heuristic.paired = paired
    search = Search(ToyRules((Pick(), Roll())), heuristic, 0, 5)
    for _ in range(300):
        search.iterate(state.clone())
    nature = Seeded(0)
    leads = []
    for number in range(300):
        nature.rng.reseed(mix(5, number))
        leads.append(6 if nature.answer(Roll(), state, 0, 0, Options()) >= 4 else -6)
    assert len({one.visits for one in search.judgements()}) > 1
    same = [one.points == sum(leads[: one.visits]) / one.visits for one in search.judgements()]
    assert same == [paired] * 3


def test_it_does_not_peek():
    """The state knows the coin; the seat does not, so both guesses must look alike."""
    rng = Rng(5)

    def imagine() -> Toy:
        state = Toy(2, [0, 0, rng.below(2)])
        state.ask(0, 0, 0, 0)
        return state

    search = Search(ToyRules((Guess(),)), Plain(), 0, 1)
    search.run(imagine, 0.0, 3000)
    assert all(abs(one.win - 0.5) < 0.05 for one in search.judgements())


def test_an_answer_is_measured_by_how_often_it_was_on_offer():
    """The prize is on offer in one world of eight: it must be taken there nearly always."""
    rng = Rng(5)

    def imagine() -> Toy:
        state = Toy(2, [0, 0, rng.below(8)])
        state.ask(0, 0, 0, 0)
        return state

    search = Search(ToyRules((Rare(),)), Plain(), 0, 1)
    search.run(imagine, 0.0, 4000)
    rare = next(child for child in search.root.children if child.option == 1)
    assert 350 < rare.seen < 650
    assert rare.visits > 0.8 * rare.seen


def test_it_stops_when_the_best_answer_cannot_be_overtaken():
    rules, state = stones(5)
    search = Search(rules, Plain(), 0, 1)
    assert search.run(state.clone, 0.0, 4000) < 4000


def test_the_tree_below_an_answer_is_kept():
    rules, state = stones(9)
    search = Search(rules, Plain(), 0, 1)
    search.run(state.clone, 0.0, 2000)
    below = next(child for child in search.root.children if child.option == 1)
    assert search.descend(0, 1)
    assert search.root is below
    assert not search.descend(0, 99)
    assert search.root.children is None


def judged(name: str, seed: int, iterations: int) -> list[list[object]]:
    """What search says of the fifth question of a match."""
    game = find_game(name)
    match = Match.new(name, 2, seed=seed)
    for _ in range(5):
        seat = match.to_act()[0]
        match.play(seat, match.question(seat).choices[0].option)
    seat = match.to_act()[0]
    view = match.view(seat)
    rng = Rng(seed)

    def imagine():
        state = game.imagine(view, rng)
        game.rules.lift(state, seat)
        return state

    search = Search(game.rules, game.policies()["greedy"](), seat, seed)
    search.run(imagine, 0.0, iterations)
    return [[one.option, one.visits, round(one.value, 9)] for one in search.judgements()]


@pytest.mark.parametrize("name", game_ids())
def test_the_same_seed_gives_the_same_thoughts(name):
    assert judged(name, 3, 60) == judged(name, 3, 60)


@pytest.mark.parametrize("name", game_ids())
@pytest.mark.skipif(os.environ.get("LUDOTECA_EXPECT") == "checked", reason="the plain compiled run compares the two")
def test_both_modes_think_alike(name):
    code = f"import json; from tests.core.test_search import judged; print(json.dumps(judged({name!r}, 7, 25)))"
    found = []
    for forced in ("", "1"):
        env = {**os.environ, "LUDOTECA_INTERPRETED": forced}
        home = Path(__file__).parents[2]
        done = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, env=env, cwd=home, check=True
        )
        found.append(json.loads(done.stdout))
    assert found[0] == found[1]
