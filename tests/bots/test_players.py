"""Whoever plays: found by name, seeing views alone, and thinking on where the last thought ended."""

from __future__ import annotations

import re
import time

import pytest

from ludoteca.bots.arena import make_meeting, play_games
from ludoteca.bots.driver import finish, players
from ludoteca.bots.ladder import ladder_meeting
from ludoteca.bots.levels import LEVELS, Hasty, Sight, heuristic_of, level_names
from ludoteca.bots.player import imagined, question
from ludoteca.bots.policies import (
    find_player,
    find_policy,
    is_policy,
    player_names,
    policy_names,
    thinking_level,
    usual_player,
)
from ludoteca.bots.searcher import Budget, SearchPlayer, merged
from ludoteca.core.decision import Options
from ludoteca.core.errors import BadOptions, UnknownPolicy
from ludoteca.core.game import find_game, game_ids
from ludoteca.core.heuristic import Heuristic
from ludoteca.core.match import Match
from ludoteca.core.rng import Rng
from ludoteca.core.search import Judgement

GAMES = game_ids()
QUICK = "search:iterations=24"


@pytest.mark.parametrize("game", GAMES)
def test_everyone_known_by_name_can_play(game):
    found = find_game(game)
    assert player_names(found) == [*policy_names(found), "beginner", "casual", "strong", "master"]
    assert usual_player(found) in level_names(found)
    match = Match.new(game, 2, seed=4)
    for name in player_names(found):
        player = find_player(found, name, 1)
        assert player.name == name
        if "iterations" not in name and name not in ("strong", "master"):
            for seat in match.to_act():
                assert match.question(seat).find(player.answer(match.view(seat))) is not None


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_gentle_levels_finish_every_table_at_once(game, seats):
    for name in ("beginner", "casual"):
        match = Match.new(game, seats, seed=2)
        seated = players(match, [name] * seats, 1)
        slowest = 0.0
        while not match.over:
            seat = match.to_act()[0]
            view = match.view(seat)
            began = time.process_time()
            option = seated[seat].answer(view)
            slowest = max(slowest, time.process_time() - began)
            match.play(seat, option)
        assert slowest < 0.3


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [1, 3])
def test_a_search_plays_a_whole_game_and_the_same_one_again(game, seats):
    first = finish(Match.new(game, seats, seed=3), [QUICK, *["casual"] * (seats - 1)], seed=5)
    second = finish(Match.new(game, seats, seed=3), [QUICK, *["casual"] * (seats - 1)], seed=5)
    assert first.journal == second.journal


def test_a_budget_is_read_from_the_name():
    game = find_game("sagrada")
    assert thinking_level(game, "search").budget == Budget(seconds=1.0)
    assert thinking_level(game, "search:iterations=500").budget == Budget(iterations=500)
    assert thinking_level(game, "master:seconds=0.5,iterations=70").budget == Budget(0.5, 70)
    assert thinking_level(game, "master").cores == 2
    assert thinking_level(game, "greedy") is None
    for bad in (
        "search:minutes=1",
        "search:seconds",
        "search:seconds=much",
        "search:seconds=0",
        "search:iterations=-1",
    ):
        with pytest.raises(UnknownPolicy, match="search"):
            find_player(game, bad)
    for bad in ("0", "-1", "0.5", "2.7", "1e30", "1000000001"):
        words = f"'search:iterations={bad}': iterations is a whole number from 1 to 1,000,000,000, not {bad}"
        with pytest.raises(UnknownPolicy, match=re.escape(words)):
            find_player(game, f"search:iterations={bad}")
    assert thinking_level(game, "search:iterations=1e9").budget == Budget(iterations=1_000_000_000)
    with pytest.raises(UnknownPolicy, match="there are random, greedy, beginner"):
        find_player(game, "oracle")
    with pytest.raises(UnknownPolicy, match="oracle"):
        find_policy(game, "oracle")
    assert is_policy(game, "beginner")
    assert not is_policy(game, "strong")


def test_levels_promise_how_long_they_think():
    promised = {"strong": 1.0, "master": 3.0}
    for level in LEVELS:
        assert (level.sight is None) != (level.budget is None)
        if level.budget is not None:
            assert level.budget.seconds == promised[level.name]
            # Besides the time there is a number of iterations: a loaded machine does not change the answer.
            assert level.budget.iterations > 0


def test_how_much_thought_makes_a_strong_player_is_said_by_the_game():
    for name in GAMES:
        game = find_game(name)
        level = thinking_level(game, "strong")
        assert level.budget == Budget(1.0, type(heuristic_of(game)).strong)
        # What is named counts, and so does the limit of a ladder.
        assert thinking_level(game, "strong:iterations=70").budget == Budget(iterations=70)
        assert "strong:iterations=5" in ladder_meeting(name, 2, None, 0, iterations=5).names
        assert "strong" in ladder_meeting(name, 2, None, 0, iterations=300).names
    # Few tries are enough where the first impression is good, and more where it is not.
    assert thinking_level(find_game("sagrada"), "strong").budget.iterations < Heuristic.strong


def test_a_search_keeps_to_its_time():
    match = Match.new("sagrada", 4, seed=3)
    player = find_player(match.game, "search:seconds=0.1", 1)
    began = time.perf_counter()
    player.answer(match.view(0))
    assert 0.05 < time.perf_counter() - began < 2


def test_a_hasty_player_overlooks_but_never_invents():
    game = find_game("sagrada")
    match = Match.new("sagrada", 2, seed=1)
    for seat in (0, 1):
        match.play(seat, match.question(seat).choices[0].option)
    seat = match.to_act()[0]
    state = imagined(game, match.view(seat), Rng(1))
    out = Options()
    game.rules.list_options(state, out)
    number, _, a, b = state.top()
    heuristic = heuristic_of(game)
    best = heuristic.pick(game.rules, state, number, seat, a, b, out, Rng(0))
    legal = set(out.listed())
    assert len(legal) > 4

    def answers(sight):
        hasty = Hasty(heuristic, sight)
        found = []
        for seed in range(200):
            game.rules.list_options(state, out)
            found.append(hasty.pick(game.rules, state, number, seat, a, b, out, Rng(seed)))
        return found

    assert set(answers(Sight(100, 1))) == {best}
    blinkered = answers(Sight(30, 2))
    assert set(blinkered) <= legal
    assert 0.1 < blinkered.count(best) / 200 < 0.9
    # Who sees two options at least does not give the answer that is worse than any other.
    worst = set(legal)
    for one in legal:
        for two in legal - {one}:
            out.clear()
            for option in sorted((one, two)):
                out.add(option)
            worst.discard(heuristic.pick(game.rules, state, number, seat, a, b, out, Rng(0)))
    assert worst
    assert not worst & set(blinkered)


@pytest.mark.parametrize("game", GAMES)
def test_a_tree_is_kept_within_a_turn_and_no_further(game):
    match = Match.new(game, 2, seed=6)
    player = find_player(match.game, "search:iterations=60", 1)
    assert isinstance(player, SearchPlayer)
    kept = fresh = 0
    before = None
    for _ in range(60):
        seat = match.to_act()[0]
        if seat != 0:
            match.play(seat, match.question(seat).choices[0].option)
            continue
        asked = player.asked
        option = player.answer(match.view(0))
        if len(match.question(0).choices) > 1:
            fresh += player.asked > asked
            kept += player.asked == asked
            if player.asked == asked:
                assert player.thoughts[0].search is before
            before = player.thoughts[0].search
        match.play(0, option)
    assert kept
    assert fresh


def test_a_kept_tree_is_thrown_away_when_the_answer_was_another():
    match = Match.new("sagrada", 2, seed=6)
    player = find_player(match.game, "search:iterations=60", 1)
    for seat in (0, 1):
        match.play(seat, match.question(seat).choices[0].option)
    seat = match.to_act()[0]
    judged = player.judge(match.view(seat))
    known = [thought.search for thought in player.thoughts]
    assert player.recall(match.view(1 - seat)) is None
    # Being asked the same again goes on with the same tree: a hint before the answer costs nothing twice.
    assert player.recall(match.view(seat)) is known[0]
    assert judged == sorted(judged, key=lambda one: -one.visits)


def test_what_several_searches_think_adds_up():
    one = [Judgement(3, 10, 0.5, 0.4, 2.0), Judgement(1, 2, 0.1, 0.1, -4.0)]
    two = [Judgement(1, 30, 0.7, 0.6, 5.0)]
    first, second = merged([one, two])
    assert (first.option, first.visits) == (1, 32)
    assert first.value == pytest.approx((0.2 + 21) / 32)
    assert first.points == pytest.approx((150 - 8) / 32)
    assert second == one[0]
    assert merged([[Judgement(7, 0, 0.0, 0.0, 0.0)]] * 2)[0].option == 7


def test_a_view_tells_its_question_to_its_seat_alone():
    match = Match.new("la_granja", 2, seed=1)
    for seat in match.to_act():
        asked = question(match.view(seat))
        real = match.question(seat)
        assert (asked.name, asked.choices, asked.prompt) == (real.name, real.choices, real.prompt)
    with pytest.raises(BadOptions, match="no open question"):
        question(match.view(None))


def test_a_kept_tree_answers_only_the_question_that_is_asked():
    # In this game a tree kept from the answer before had grown in worlds that led to other deliveries.
    meeting = make_meeting("la_granja", ["search:iterations=100"] * 2, 2, {"edition": "french"}, 1)
    assert play_games(meeting, [3])[0].failure == ""


def test_pruning_leaves_the_answers_named():
    game = find_game("sagrada")
    match = Match.new("sagrada", 2, seed=4)
    player = SearchPlayer("one", game, heuristic_of(game), Budget(iterations=60), 1)
    seat = match.to_act()[0]
    options = [one.option for one in player.judge(match.view(seat))]
    search = player.thoughts[0].search
    number = imagined(game, match.view(seat), Rng(0)).top()[0]
    search.prune(number, options[:2])
    assert {one.option for one in search.judgements()} == set(options[:2])
    search.prune(number, [])
    assert search.judgements() == []
