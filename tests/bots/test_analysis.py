"""Decisions judged by what the seat knew: planted blunders are found, forced answers and noise are not spoken of."""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from ludoteca._speed import mode
from ludoteca.bots import analysis
from ludoteca.bots.accuracy import accuracy_of, game_accuracy, mark_of
from ludoteca.bots.analysis import DECISION, DRAW, Drawn, Judged, analyse, judge, moments, piece_from_plain, summary
from ludoteca.bots.hint import Effort, Pondering, hint, surely
from ludoteca.bots.policies import find_player
from ludoteca.core.consequences import Thread, follow
from ludoteca.core.constants import NATURE
from ludoteca.core.errors import BadOptions, IllegalAnswer
from ludoteca.core.game import find_game
from ludoteca.core.match import Match
from ludoteca.core.rng import Rng
from tests.support import slow

GAMES = ("sagrada", "la_granja", "oh_my_goods")

Plant = Callable[[Match], int | None]


@cache
def played(game: str, seed: int, plant: Plant | None = None, seats: int = 2) -> tuple[Match, int]:
    """A game between greedy seats in which seat 0 gives one answer of the test's; the step of that answer."""
    match = Match.new(game, seats, {}, seed=seed)
    players = [find_player(match.game, "greedy", seat) for seat in range(seats)]
    planted = -1
    while not match.over:
        seat = match.to_act()[0]
        wanted = plant(match) if plant is not None and planted < 0 and seat == 0 else None
        if wanted is not None:
            planted = len(match.journal)
        match.play(seat, players[seat].answer(match.view(seat)) if wanted is None else wanted)
    return match, planted


def worst_answer(match: Match) -> Plant:
    """The answer that would cost seat 0 the most of all it could have given in a match, at its place."""
    worst = (0.0, -1, -1)
    for moment in moments(match, 0):
        if moment.kind != DECISION:
            continue
        pondering = Pondering(match.game, moment.view, 0, Effort(1))
        pondering.settle(1)
        options = [child.option for child in pondering.search.root.children or []]
        pondering.compare(options, 60 * len(options))
        judged = sorted(pondering.judgements(), key=lambda one: one.points)
        # The doubt is taken off: a wild guess must not pass for a bad answer.
        sure = judged[-1].points - judged[0].points - 3.0 * math.hypot(judged[-1].error, judged[0].error)
        worst = max(worst, (sure, moment.step, judged[0].option))
    return lambda now: worst[2] if len(now.journal) == worst[1] else None


def stop_delivering(match: Match) -> int | None:
    """In the last round: no delivery at all, although everything is loaded."""
    question = match.question(0)
    if match.game.rules.rounds(match.state) < 6 or question.name != "deliver" or len(question.choices) < 3:
        return None
    return question.find("stop")


@slow
def test_planted_blunders_in_sagrada_are_among_the_three_biggest() -> None:
    # Greedy seats blunder by themselves now and then, so one game alone would prove its seed and no more.
    seeds = range(1, 13)
    among_three = 0
    for seed in seeds:
        match, planted = played("sagrada", seed, worst_answer(played("sagrada", seed)[0]))
        assert planted >= 0
        found = analyse(match, 0, Effort(300))
        blunder = next(one for one in found.decisions if one.step == planted)
        assert blunder.points_lost > 1.0, seed
        assert blunder.sure > 0.95, seed
        assert blunder.played.option == match.journal[planted].option != blunder.best.option
        assert found.accuracy < 100.0
        among_three += planted in [one.step for one in found.mistakes]
    assert among_three >= 9, f"{among_three} of {len(seeds)}"


@slow
def test_a_planted_blunder_in_la_granja_is_among_the_three_biggest() -> None:
    match, planted = played("la_granja", 3, stop_delivering)
    assert planted >= 0
    # The last two rounds are enough to lose it in, and keep the test short.
    work = [moment for moment in moments(match, 0) if moment.kind == DECISION and moment.round >= 5]
    effort = Effort(200)
    found = summary(match, 0, [judge(match, 0, moment, effort) for moment in work], effort)
    assert planted in [one.step for one in found.mistakes]
    assert max(found.decisions, key=lambda one: one.points_lost).points_lost > 4.0


def followed(match: Match, effort: Effort) -> int:
    """Walk what a hint says comes after each answer; how many steps there were."""
    told = 0
    for one in hint(match.game, match.view(0), 0, effort):
        now = Match(match.header, reading=True)
        now.replay([(answer.seat, answer.option) for answer in match.journal])
        now.play(0, one.option)
        for step in one.then:
            # The seat is asked this very question, with nothing drawn and nobody asked between.
            assert now.to_act() == [0]
            question = now.question(0)
            assert question.name == match.game.rules.decisions[step.decision].name
            assert question.find(step.notation) == step.option
            assert now.journal[-1].seat == 0
            now.play(0, step.option)
            told += 1
    return told


@pytest.mark.parametrize(("game", "least"), [("sagrada", 20), ("la_granja", 20), ("oh_my_goods", 1)])
def test_a_hint_says_what_to_answer_next_and_stops_where_luck_begins(game: str, least: int) -> None:
    match = Match.new(game, 2, {}, seed=3)
    players = [find_player(match.game, "greedy", seat) for seat in range(2)]
    told = asked = 0
    while not match.over and asked < 25:
        seat = match.to_act()[0]
        if seat == 0 and match.to_act() == [0] and len(match.question(0).choices) > 1:
            asked += 1
            told += followed(match, Effort(60))
        match.play(seat, players[seat].answer(match.view(seat)))
    assert told >= least


def test_a_die_is_advised_with_its_space() -> None:
    match = Match.new("sagrada", 2, {}, seed=3)
    while match.question(match.to_act()[0]).name == "choose_window":
        match.play(match.to_act()[0], match.question(match.to_act()[0]).choices[0].option)
    seat = match.to_act()[0]
    best = hint(match.game, match.view(seat), seat, Effort(200))[0]
    assert [match.game.rules.decisions[step.decision].name for step in best.then] == ["place"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [1, 2])
def test_forced_answers_are_skipped_and_all_others_are_judged(game: str, seats: int) -> None:
    match, _ = played(game, 4, seats=seats)
    work = moments(match, 0)
    decided = {moment.step for moment in work if moment.kind == DECISION}
    again = Match(match.header, reading=True)
    again.replay([])
    for step, answer in enumerate(match.journal):
        if answer.seat == 0:
            assert (len(again.question(0).choices) > 1) == (step in decided)
        else:
            assert step not in decided
        again.replay([(answer.seat, answer.option)])
    for moment in work:
        assert moment.view.seat == 0
        if moment.kind == DRAW:
            assert all(answer.seat == NATURE for answer in match.journal[moment.step : moment.step + moment.draws])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_kind_of_piece_can_be_judged_in_every_game(game: str, seats: int) -> None:
    match, _ = played(game, 4, seats=seats)
    work = moments(match, seats - 1)
    draws = [moment for moment in work if moment.kind == DRAW]
    decisions = [moment for moment in work if moment.kind == DECISION]
    some = [draws[0], draws[-1], decisions[0], decisions[len(decisions) // 2], decisions[-1]]
    effort = Effort(12)
    pieces = [judge(match, seats - 1, moment, effort) for moment in sorted(some, key=lambda one: one.step)]
    for piece in pieces:
        kept = json.loads(json.dumps(analysis.asdict(piece)))
        assert piece_from_plain(kept) == piece
    whole = summary(match, seats - 1, pieces, effort)
    assert 0.0 <= whole.accuracy <= 100.0
    # Alone at La Granja there is no target, so nothing is said about winning.
    assert whole.contest == (game != "la_granja" or seats > 1)
    if whole.contest:
        assert whole.curve[-1].win == whole.won
    else:
        assert (whole.curve, whole.won) == ((), None)
    json.dumps(whole.to_plain())


def with_other_private_objective(match: Match, seat: int) -> Match:
    """The same game, but the seat held another private objective all along."""
    names = [decision.name for decision in match.game.rules.decisions]
    dealt = [place for place, one in enumerate(match.journal) if names[one.decision] == "deal_private"]
    used = {match.journal[place].option for place in dealt}
    free = next(color for color in range(5) if color not in used)
    answers = [(one.seat, one.option) for one in match.journal]
    for place in dealt:
        if match.journal[place].seen_by == seat:
            answers[place] = (NATURE, free)
    again = Match(match.header, reading=True)
    again.replay(answers)
    return again


def test_what_is_hidden_changes_no_judgement() -> None:
    match, _ = played("sagrada", 4, seats=2)
    other = with_other_private_objective(match, 1)
    assert other.state.key() != match.state.key()
    effort = Effort(8)
    ours, theirs = moments(match, 0), moments(other, 0)
    assert ours == theirs
    for place in (0, 1, len(ours) - 2):
        assert judge(match, 0, ours[place], effort) == judge(other, 0, theirs[place], effort)
    # The control: what the seat itself holds does change them.
    assert moments(with_other_private_objective(match, 0), 0) != ours


@slow
def test_what_luck_gives_one_of_two_seats_it_takes_from_the_other() -> None:
    match, _ = played("oh_my_goods", 3)
    luck = []
    errors = []
    for seat in (0, 1):
        work = [moment for moment in moments(match, seat) if moment.kind == DRAW]
        found = summary(match, seat, [judge(match, seat, one, Effort(480)) for one in work], Effort(480))
        luck.append(found.luck_points)
        errors.append(found.luck_points_error)
        assert found.lead is not None
        assert found.adjusted_lead == pytest.approx(found.lead - found.luck_points)
    assert abs(sum(luck)) < 4.0 * math.hypot(*errors)


def test_progress_is_told_from_nothing_to_all(monkeypatch: pytest.MonkeyPatch) -> None:
    match, _ = played("sagrada", 4, seats=2)
    told: list[tuple[int, int]] = []
    work = moments(match, 0)[:3]
    monkeypatch.setattr(analysis, "moments", lambda *_: work)
    analyse(match, 0, Effort(4), lambda done, total: told.append((done, total)))
    assert told == [(0, 3), (1, 3), (2, 3), (3, 3)]


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadOptions, match="no seat 2"):
        moments(played("sagrada", 4, seats=2)[0], 2)


def test_an_unfinished_match_has_decisions_but_no_result() -> None:
    match = Match.new("sagrada", 2, {}, seed=2)
    match.play(0, match.question(0).choices[0].option)
    found = analyse(match, 0, Effort(8))
    assert found.lead is found.won is found.adjusted_lead is None
    assert [one.step for one in found.decisions] == [len(match.journal) - 1]


def test_a_difference_within_the_noise_is_not_a_loss() -> None:
    match, _ = played("sagrada", 4, seats=2)
    decided = [moment for moment in moments(match, 0) if moment.kind == DECISION]
    for moment in (decided[0], decided[len(decided) // 2]):
        again = Match(match.header, reading=True)
        again.replay([(one.seat, one.option) for one in match.journal[: moment.step]])
        for choice in again.question(0).choices:
            piece = judge(match, 0, replace(moment, option=choice.option), Effort(16))
            assert isinstance(piece, Judged)
            assert piece.played.option == choice.option
            if piece.points_lost or piece.win_lost:
                assert piece.best.option != choice.option
                assert piece.sure >= 0.95
            else:
                assert piece.best == piece.played


# -- hints -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_names_legal_answers_with_their_chances(game: str) -> None:
    match = Match.new(game, 2, {}, seed=6)
    seat = match.to_act()[0]
    found = hint(match.game, match.view(seat), seat, Effort(60))
    legal = {choice.option for choice in match.question(seat).choices}
    assert found
    assert {one.option for one in found} <= legal
    assert sum(one.sure for one in found) == pytest.approx(1.0)
    for one in found:
        assert 0.0 <= one.win <= 1.0
        assert one.win_error > 0.0
    assert found == hint(match.game, match.view(seat), seat, Effort(60))


@slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [1, 2])
def test_the_best_answer_of_a_hint_is_the_surest(game: str, seats: int) -> None:
    """First and surest are said by one measure, however often each answer was looked at."""
    match, _ = played(game, 4, seats=seats)
    work = [moment for moment in moments(match, 0) if moment.kind == DECISION]
    for moment in work[:: max(1, len(work) // 6)]:
        found = hint(match.game, moment.view, 0, Effort(240))
        assert max(found, key=lambda one: one.sure) is found[0] or found[0].visits < 60


@pytest.mark.parametrize("game", GAMES)
def test_a_forced_answer_is_the_hint_and_what_follows_is_told(game: str) -> None:
    followed = 0
    for seed in range(3):
        match = Match.new(game, 2, {}, seed=seed)
        players = [find_player(match.game, "greedy", seat) for seat in range(2)]
        forced = 0
        while not match.over and forced < 6:
            seat = match.to_act()[0]
            view = match.view(seat)
            legal = [choice.option for choice in match.question(seat).choices]
            if len(legal) == 1:
                (only,) = hint(match.game, view, seat, Effort(30))
                assert [only.option] == legal
                assert only.sure == 1.0
                followed += bool(only.then)
                forced += 1
            match.play(seat, players[seat].answer(view))
        assert forced
    # A forced die or card is told with its space or side, if there is any choice of those; goods have none.
    assert followed or game == "oh_my_goods"


def test_only_a_legal_answer_is_followed() -> None:
    match = Match.new("sagrada", 2, {}, seed=1)
    seat = match.to_act()[0]
    view = match.view(seat)
    state = match.game.imagine(view, Rng(1))
    match.game.rules.lift(state, seat)
    with pytest.raises(IllegalAnswer, match="choose_window: option 999 is not legal; legal: "):
        follow(Thread(match.game, state, seat), 999, lambda _, legal: legal[0])


def test_alone_without_a_target_an_answer_is_valued_by_its_points_alone() -> None:
    # Guesses and ends that were played out meet in the last rounds: both must be measured alike.
    match = Match.new("la_granja", 1, {}, seed=3)
    player = find_player(match.game, "greedy", 0)
    looked = 0
    while not match.over:
        if len(match.journal) % 25 == 0 and len(match.question(0).choices) > 1:
            pondering = Pondering(match.game, match.view(0), 0, Effort(60))
            pondering.think()
            for one in pondering.judgements():
                assert one.value == pytest.approx(one.win)
            looked += 1
        match.play(0, player.answer(match.view(0)))
    assert looked > 3


def test_alone_without_a_target_no_win_chance_is_named() -> None:
    match = Match.new("la_granja", 1, {}, seed=6)
    assert all(one.win is None and one.win_error is None for one in hint(match.game, match.view(0), 0, Effort(40)))
    match = Match.new("sagrada", 1, {}, seed=6)
    assert all(one.win is not None for one in hint(match.game, match.view(0), 0, Effort(40)))


def test_sureness_grows_with_the_difference_and_falls_with_the_error() -> None:
    assert surely(0.0, 1.0) == 0.5
    assert surely(2.0, 1.0) > surely(1.0, 1.0) > surely(1.0, 2.0) > 0.5
    assert surely(1.0, float("inf")) == 0.5
    assert surely(1.0, 0.0) == 1.0


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_chances_of_all_seats_make_one(game: str, seats: int) -> None:
    """A win chance by the lead over the best rival alone gave four equal seats nearly a half each."""
    match, _ = played(game, 4, seats=seats)
    middle = Match(match.header, reading=True)
    middle.replay([(answer.seat, answer.option) for answer in match.journal[: len(match.journal) // 3]])
    chances = []
    for seat in range(seats):
        pondering = Pondering(match.game, middle.view(seat), seat, Effort(1, seed=seat))
        pondering.settle(60 if mode() == "interpreted" else 400)
        chances.append(pondering.worth[0])
    # Each seat imagines what it does not see, so they need not agree to the last hundredth.
    assert sum(chances) == pytest.approx(1.0, abs=0.25), chances


# -- marks and accuracy ------------------------------------------------------------------------------------


def test_marks_are_scaled_by_the_seats() -> None:
    assert [mark_of(lost, 2) for lost in (0.04, 0.05, 0.10, 0.15)] == ["", "inaccuracy", "mistake", "blunder"]
    assert mark_of(0.08, 4) == "blunder"
    assert mark_of(0.08, 1) == ""


def test_points_count_in_a_game_long_lost_or_without_a_goal() -> None:
    game = find_game("sagrada")
    even = analysis.value_lost(game, 2.0, 0.125)
    assert even == pytest.approx(0.125)
    assert analysis.value_lost(game, 2.0, 0.0) == pytest.approx(even / 2)
    assert analysis.value_lost(game, 2.0, None) == pytest.approx(even)
    assert mark_of(analysis.value_lost(game, 7.0, 0.0), 1) == "mistake"


def test_accuracy_follows_the_formula() -> None:
    assert accuracy_of(0.0) == pytest.approx(100.0, abs=0.01)
    assert accuracy_of(0.10) == pytest.approx(103.1668 * math.exp(-0.4354) - 3.1669)
    assert accuracy_of(1.0) == 0.0


def test_one_blunder_lowers_a_game_more_than_its_share() -> None:
    even = [0.5] * 11
    assert game_accuracy([100.0] * 10, even) == pytest.approx(100.0)
    with_blunder = game_accuracy([100.0] * 9 + [10.0], even)
    assert with_blunder < 91.0
    swung = game_accuracy([100.0] * 9 + [10.0], [0.5] * 10 + [0.1])
    assert swung < with_blunder
    assert game_accuracy([], []) == 100.0


def test_the_three_biggest_are_those_with_the_worst_marks() -> None:
    match, _ = played("sagrada", 4, seats=2)
    nothing: dict[str, Any] = {"win": 0.5, "points": 0.0, "win_error": 0.1, "points_error": 1.0, "visits": 9}
    answer = analysis.Answered(option=0, **nothing)

    def piece(step: int, points: float, win: float, value: float) -> Judged:
        return Judged(DECISION, step, 1, 0, 0, 0, 3, answer, answer, points, 0.5, win, 0.99, value)

    pieces: list[analysis.Piece] = [piece(1, 1.0, 0.3, 0.2), piece(3, 2.0, 0.1, 0.1), piece(4, 0.0, 0.0, 0.0)]
    found = summary(match, 0, [*pieces, piece(2, 4.0, 0.0, 0.08), piece(5, 3.0, 0.01, 0.02)], Effort())
    assert [one.step for one in found.mistakes] == [1, 3, 2]
    assert found.marks == {"blunder": 1, "mistake": 1, "inaccuracy": 1}
    assert found.accuracy < summary(match, 0, [piece(2, 4.0, 0.0, 0.0)], Effort()).accuracy
    drawn = Drawn(DRAW, 0, 0, 0, 5, 0.6, 0.1, 0.02, 2.5, 0.3)
    assert summary(match, 0, [drawn], Effort()).luck_points == 2.5
