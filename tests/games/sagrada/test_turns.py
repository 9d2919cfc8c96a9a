"""Rounds, turns and the track: sections 4, 5 and 8."""

from __future__ import annotations

import pytest

from ludoteca.core.errors import IllegalAnswer
from ludoteca.core.match import Match
from ludoteca.core.words import Message
from ludoteca.games.sagrada.content.dice import DICE
from tests.games.sagrada.helpers import (
    BARE,
    FORTY,
    SMALL,
    asked,
    begin,
    finished,
    legal,
    mine,
    play,
    pool,
    track,
    window,
)
from tests.support import rule


def opened(seats: int, seed: int = 4) -> Match:
    """A match in round 1, windows chosen."""
    match = Match.new("sagrada", seats, seed=seed)
    for seat in match.to_act():
        match.play(seat, match.question(seat).choices[0].option)
    return match


def passing(match: Match) -> list[tuple[int, int]]:
    """Everyone passes to the end; the round and seat of each turn."""
    turns = []
    while not match.over:
        turns.append((match.view(None).round, match.to_act()[0]))
        play(match, "pass")
    return turns


@rule("SAG-4.1", "SAG-8.4", "SAG-4.3")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_game_has_ten_rounds_with_two_turns_for_each_seat(seats: int) -> None:
    turns = passing(opened(seats))
    assert [number for number, _ in turns] == [number for number in range(1, 11) for _ in range(2 * seats)]


@rule("SAG-4.2", "SAG-15.1", "SAG-11.3")
@pytest.mark.parametrize(("seats", "dice"), [(1, 4), (2, 5), (3, 7), (4, 9)])
def test_the_pool_has_two_dice_for_each_seat_and_one_over(seats: int, dice: int) -> None:
    assert len(pool(opened(seats))) == dice


@rule("SAG-4.5")
@pytest.mark.parametrize(("seats", "dice"), [(1, 40), (2, 50), (3, 70), (4, 90)])
def test_a_game_takes_its_dice_from_the_bag(seats: int, dice: int) -> None:
    match = opened(seats)
    passing(match)
    assert 90 - sum(match.view(None).bag) == dice
    assert sum(len(slot) for slot in match.view(None).track) == dice


@rule("SAG-4.3", "SAG-4.4", "SAG-8.3", "SAG-15.2")
def test_turns_go_out_and_back_and_the_start_passes_on() -> None:
    match = begin(seats=3, round=1, first=0)
    turns = passing(match)
    order = [[seat for number, seat in turns if number == which] for which in range(1, 11)]
    assert order[0] == [0, 1, 2, 2, 1, 0]
    assert order[1] == [1, 2, 0, 0, 2, 1]
    assert order[2] == [2, 0, 1, 1, 0, 2]
    assert [number for number, turn in enumerate(order, start=1) if turn[0] == 0] == [1, 4, 7, 10]


@rule("SAG-4.6")
def test_a_round_ends_with_the_start_seats_second_turn() -> None:
    match = begin(turn=4)
    assert asked(match) == (0, "act")
    play(match, "pass")
    assert match.view(None).round == 3
    assert asked(match) == (1, "act")


@rule("SAG-4.6", "SAG-14.8")
def test_a_round_ends_earlier_when_the_start_seat_has_lost_its_second_turn() -> None:
    match = begin(turn=3, skipped=[0])
    play(match, "pass")
    assert match.view(None).round == 3


@rule("SAG-5.1", "SAG-5.5", "SAG-7.4")
def test_draft_then_tool_and_tool_then_draft_are_both_open() -> None:
    drafted = play(begin(tools=["lathekin"]), "r2", "b3")
    assert legal(drafted) == {"lathekin", "pass"}
    tooled = play(begin(tools=["eglomise_brush"]), "eglomise_brush", "b2", "b3")
    assert asked(tooled) == (0, "act")
    assert "eglomise_brush" not in legal(tooled)
    assert {"r2", "g6", "pass"} <= legal(tooled)


@rule("SAG-5.1")
def test_a_second_draft_in_a_turn_is_refused() -> None:
    match = play(begin(tools=["lathekin"]), "r2", "b3")
    with pytest.raises(IllegalAnswer, match="seat 0, act: 'g6' is not legal; legal: lathekin pass"):
        match.play(0, "g6")


@rule("SAG-5.1")
def test_a_turn_with_nothing_left_to_do_ends_by_itself() -> None:
    assert asked(play(begin(), "r2", "b3")) == (1, "act")


@rule("SAG-5.2")
def test_a_pass_leaves_the_other_turn_as_it_was() -> None:
    match = play(begin(), "pass", "pass", "pass")
    assert asked(match) == (0, "act")
    assert legal(match) == {"r2", "g6", "p1", "y5", "pass"}
    assert match.view(None).favor == (3, 5)


@rule("SAG-5.3", "SAG-12.3")
def test_a_die_that_fits_nowhere_is_not_offered() -> None:
    # Gaps at (1,1) and (3,1), both beside R4, and at (2,3), marked 2 and beside red, green and blue.
    match = begin(boards=mine(FORTY), pool="R2 G5 Y4 B1 Y2")
    assert legal(match) == {"b1", "y2", "pass"}
    assert legal(play(match, "b1")) == {"a1"}


@rule("SAG-5.3")
def test_a_die_once_taken_must_be_placed() -> None:
    match = play(begin(), "r2")
    assert asked(match) == (0, "place")
    assert legal(match) == {"a2", "a3", "b3"}
    with pytest.raises(IllegalAnswer, match="'pass' is not legal; legal: a2 a3 b3"):
        match.play(0, "pass")


@rule("SAG-5.5")
def test_with_an_empty_pool_there_is_no_draft() -> None:
    assert legal(begin(pool=[])) == {"pass"}


@rule("SAG-5.5")
def test_equal_dice_in_the_pool_are_one_answer() -> None:
    match = begin(pool="R2 R2 R2")
    assert [choice.notation for choice in match.question().choices] == ["r2", "pass"]
    assert pool(play(match, "r2", "b3")) == ["R2", "R2"]


@rule("SAG-5.6", "SAG-7.7")
def test_a_seat_places_dice_in_its_own_window_only() -> None:
    match = play(begin(turn=2, boards=[SMALL, BARE]), "p1")
    assert match.to_act() == [1]
    assert "b3" not in legal(match)
    play(match, "b1")
    assert window(match, 1) == {"b1": "P1"}
    assert window(match) == {"a1": "B5", "b2": "G3", "c2": "Y2"}


@rule("SAG-8.1", "SAG-15.9")
def test_what_is_left_of_the_pool_goes_to_the_rounds_slot() -> None:
    match = begin(turn=4, pool="R2 G6", track=[["Y1"]])
    play(match, "r2", "b3")
    assert track(match, 1) == ["Y1"]
    assert track(match, 2) == ["G6"]
    assert track(match, 3) == []


@rule("SAG-8.1", "SAG-15.9")
def test_several_dice_share_one_slot_when_drafts_were_skipped() -> None:
    seven = "R1 G2 B3 Y4 P5 R6 G1"
    match = begin(seats=3, boards=[BARE, BARE, BARE], pool=seven, round=1)
    drafts = 0
    while match.view(None).round == 1:
        choice = match.question().choices[0].notation
        if asked(match)[1] == "act":
            choice = choice if drafts < 4 else "pass"
            drafts += choice != "pass"
        play(match, choice)
    assert len(track(match, 1)) == 3
    assert sum(len(slot) for slot in match.view(None).track) == 3


@rule("SAG-8.1")
def test_an_empty_pool_leaves_the_slot_empty() -> None:
    match = play(begin(turn=4, pool=[]), "pass")
    assert track(match, 2) == []


@rule("SAG-8.2", "SAG-12.17")
def test_the_track_is_open_to_everyone() -> None:
    match = begin(track=[["Y1", "P6"]])
    for viewer in (0, 1, None):
        assert [DICE[die] for die in match.view(viewer).track[0]] == ["Y1", "P6"]


@rule("SAG-8.4")
def test_after_round_ten_no_question_is_left() -> None:
    match = finished()
    with pytest.raises(IllegalAnswer, match="the game is over"):
        match.question()


@rule("SAG-5.5")
def test_the_question_says_what_is_left_of_the_turn() -> None:
    match = begin(tools=["eglomise_brush"])
    assert match.question().prompt == Message("sagrada-ask-act", {"turn": 1})
    play(match, "eglomise_brush", "b2", "b3")
    assert match.question().prompt == Message("sagrada-ask-act-tooled", {"turn": 1})
    match = play(begin(tools=["eglomise_brush"], turn=4), "r2", "a2")
    assert match.question().prompt == Message("sagrada-ask-act-again", {"turn": 2})
