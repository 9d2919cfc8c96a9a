"""What is open and what is hidden, and that chance and dice add up on the way."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.core.errors import NoUndo
from ludoteca.core.match import Match
from ludoteca.core.nature import Exhaustive
from ludoteca.core.rng import Rng
from ludoteca.core.words import Named
from ludoteca.games.sagrada import GAME
from ludoteca.games.sagrada.rules.setup import SETTINGS
from tests.games.sagrada.helpers import BARE, FORTY, SMALL, begin, finished, mine, play, position
from tests.support import rule

EIGHTEEN = dict.fromkeys(("red", "green", "blue", "yellow", "purple"), 18)
OTHER_READINGS = {setting.name: setting.choices[-1] for setting in SETTINGS if not setting.only_alone}


@rule("SAG-12.17")
def test_everything_on_the_table_is_open_and_private_objectives_are_not() -> None:
    match = begin(tools=[2, 9], public=["light_shades"], track=[["G1"]], favor=[2, 4])
    own, other, nobody = match.view(0), match.view(1), match.view(None)
    for name in ("boards", "favor", "pool", "track", "tools", "favor_on", "goals", "bag", "windows", "round", "first"):
        assert getattr(own, name) == getattr(other, name) == getattr(nobody, name)
    assert own.private == ((0, -1), (-1, -1))
    assert other.private == ((-1, -1), (1, -1))
    assert nobody.private == ((-1, -1), (-1, -1))


@rule("SAG-3.1", "SAG-12.17")
def test_private_objectives_are_shown_when_the_game_is_over() -> None:
    match = finished(boards=[SMALL, BARE])
    for viewer in (0, 1, None):
        assert match.view(viewer).private == ((0, -1), (1, -1))
    known = match.game.known_outcome(match.view(None))
    assert known.points == match.outcome().points


@rule("SAG-12.5", "SAG-12.17")
def test_the_end_of_a_round_cannot_be_taken_back() -> None:
    match = finished()
    with pytest.raises(NoUndo):
        match.undo(0)
    assert not play(begin(turn=4), "pass").can_undo(0)


@rule("SAG-12.17", "SAG-3.1")
def test_hidden_goals_bring_nothing_to_what_others_can_tell() -> None:
    match = begin(boards=[SMALL, SMALL], waived=[[], ["a1", "b2", "c2"]], private=["B", "G"], favor=[0, 0])
    assert match.game.known_outcome(match.view(0)).points == (5 - 17, -17)
    assert match.game.known_outcome(match.view(1)).points == (-17, 3 - 17)


@rule("SAG-12.17")
def test_an_imagined_state_gives_the_same_view_again() -> None:
    for seats in (1, 2, 3, 4):
        match = Match.new("sagrada", seats, seed=seats)
        rng = Rng(seats)
        for step in range(60):
            if step % 3 == 0:
                for viewer in (*range(seats), None):
                    view = match.view(viewer)
                    assert match.game.view(match.game.imagine(view, rng), viewer) == view
            if match.over:
                break
            open_to = match.to_act()
            choices = match.question(open_to[-1]).choices
            match.play(open_to[-1], choices[rng.below(len(choices))].option)


@rule("SAG-4.2", "SAG-2.1")
def test_a_roll_is_as_likely_as_the_bag_makes_it() -> None:
    match = begin(turn=4, pool=[], boards=[BARE, BARE])
    state = match.state.clone()
    state.bag = [3, 1, 0, 0, 0]
    GAME.rules.choose(state, 42)
    GAME.rules.settle(state)
    chances = dict(Exhaustive(GAME.rules).outcomes(state))
    assert len(chances) == 12
    assert chances[0] == pytest.approx(3 / 24)
    assert chances[6] == pytest.approx(1 / 24)


def walk(match: Match, rng: Rng, steps: int) -> Match:
    """Random answers with every question looked at: it has an answer, and no die is lost."""
    for _ in range(steps):
        if match.over:
            break
        assert match.game.census(match.state) == EIGHTEEN
        seat = match.to_act()[0]
        question = match.question(seat)
        assert question.choices, question
        options = [choice.option for choice in question.choices]
        assert len(set(options)) == len(options)
        tools = [choice for choice in question.choices if question.name == "act" and 30 <= choice.option < 42]
        picked = tools if tools and rng.below(3) else question.choices
        match.play(seat, picked[rng.below(len(picked))].option)
        for owner in range(match.header.seats):
            assert not match.game.faults(match.state, owner)
    return match


@rule("SAG-2.1", "SAG-12.4", "SAG-12.13", "SAG-7.3")
@pytest.mark.parametrize("options", [{}, OTHER_READINGS], ids=["usual", "other"])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_no_die_is_lost_and_no_question_is_empty(seats: int, options: dict[str, Any]) -> None:
    """Games rich in tool use, by both readings of everything."""
    for seed in range(3):
        match = Match.new("sagrada", seats, options, seed=seed + 10 * seats)
        assert walk(match, Rng(seed), 10_000).over


@rule("SAG-7.3", "SAG-12.4")
@pytest.mark.parametrize("options", [{}, OTHER_READINGS], ids=["usual", "other"])
def test_every_tool_is_used_in_such_games(options: dict[str, Any]) -> None:
    used = set()
    for group in ([1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12]):
        data = position(tools=group, round=7, favor=[6, 6], options=options, track=[["R1", "G2"], ["B3"], ["Y4", "P5"]])
        for seed in range(6):
            match = walk(Match.from_position("sagrada", data, seed=seed), Rng(seed), 200)
            used |= {
                answer.option - 30 for answer in match.journal if answer.decision == 10 and 30 <= answer.option < 42
            }
    assert used == set(range(12))


@rule("SAG-3.3")
def test_windows_lie_open_as_soon_as_all_are_chosen() -> None:
    match = Match.new("sagrada", 2, seed=5)
    for seat in (0, 1):
        assert match.view(1 - seat).windows[seat] == match.view(None).windows[seat] == -1
        match.play(seat, match.question(seat).choices[0].option)
    chosen = Match(match.header, reading=True)
    given = [(answer.seat, answer.option) for answer in match.journal]
    last = max(place for place, answer in enumerate(given) if answer[0] >= 0)
    chosen.replay(given[: last + 1])
    # Nature has not said yet who starts.
    view = chosen.view(None)
    assert view.round == 0
    assert -1 not in view.windows
    assert view.dealt == ((-1, -1), (-1, -1))
    assert chosen.game.view(chosen.game.imagine(view, Rng(3)), None) == view


@rule("SAG-7.3", "SAG-11.4", "SAG-5.1")
def test_a_die_a_tool_cannot_take_or_be_paid_with_says_why() -> None:
    stone = play(begin(tools=["grinding_stone"], boards=mine(FORTY), pool="P2 P3", round=10), "grinding_stone")
    said = [(reason.rule, reason.name) for reason in stone.game.why_not(stone.view(0), "die:p3")]
    assert said == [("SAG-7.3", "fits-nowhere-then")]
    assert [reason.name for reason in stone.game.why_not(stone.view(0), "die:g1")] == ["not-in-pool"]
    alone = play(begin(seats=1, tools=["grinding_stone"], pool="R5 G6 Y5"), "grinding_stone")
    (reason,) = alone.game.why_not(alone.view(0), "die:r5")
    assert (reason.rule, reason.name, dict(reason.arguments)) == (
        "SAG-11.4",
        "payment",
        {"color": Named("color", "green")},
    )
    assert [each.name for each in alone.game.why_not(alone.view(0), "die:b1")] == ["not-in-pool"]
