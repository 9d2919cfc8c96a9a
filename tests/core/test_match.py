"""A match: answers checked at the door, undo to the last barrier, sealed answers in any order."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.core.errors import BadOptions, IllegalAnswer, NoUndo, UnknownGame
from ludoteca.core.match import Match
from ludoteca.core.nature import Scripted, Seeded

SETUP = (
    "grozing_pliers", "flux_brush", "lathekin",
    "light_shades", "deep_shades", "color_variety",
    "shades_of_red", "shades_of_blue",
    "card1", "card2", "card3", "card4",
)  # fmt: skip
ROLL = ("r1", "g2", "b3", "y4", "p5")


def begun() -> Match:
    """Two seats about to choose windows; the dice of round 1 are known."""
    return Match.new("sagrada", 2, nature=Scripted(*SETUP, "seat0", *ROLL, then=Seeded(1)))


def drafting() -> Match:
    """Two seats in round 1, seat 0 to act."""
    match = begun()
    match.play(0, "aurora_sagradis")
    match.play(1, "firelight")
    return match


def test_an_illegal_answer_names_the_seat_the_question_and_what_is_legal():
    match = drafting()
    with pytest.raises(IllegalAnswer, match=r"seat 0, act: 'b9' is not legal; legal: .*pass"):
        match.play(0, "b9")


def test_a_seat_that_is_not_asked_is_told_who_is():
    match = drafting()
    with pytest.raises(IllegalAnswer, match="seat 1 has no open question; to act: seat 0"):
        match.play(1, "pass")


def test_a_refused_answer_changes_nothing():
    match = drafting()
    key, journal = match.state.key(), list(match.journal)
    with pytest.raises(IllegalAnswer):
        match.play(0, "nonsense")
    assert match.state.key() == key
    assert match.journal == journal


def test_answers_may_be_words_or_numbers_in_any_case():
    match = drafting()
    match.play(0, "R1")
    question = match.question()
    assert question.name == "place"
    match.play(0, question.choices[0].option)
    assert match.journal[-1].option == question.choices[0].option


def test_sealed_questions_are_open_to_all_seats_at_once():
    match = begun()
    assert match.to_act() == [0, 1]
    match.play(1, "firelight")
    assert match.to_act() == [0]
    match.play(0, "aurora_sagradis")
    assert match.question().name == "act"


def test_a_sealed_answer_can_be_taken_back_while_others_think():
    match = begun()
    match.play(0, "aurora_sagradis")
    match.undo(0)
    assert match.to_act() == [0, 1]
    match.play(0, "aurora_sagradis")
    match.undo(0)
    match.play(1, "firelight")
    match.play(0, "batllo")
    assert match.state.window[:2] == [3, 6]


def test_an_earlier_sealed_answer_can_be_taken_back_after_a_later_one():
    match = Match.new("sagrada", 3, seed=1)
    match.play(0, match.question(0).choices[0].option)
    match.play(1, match.question(1).choices[0].option)
    match.undo(0)
    assert match.to_act() == [0, 2]
    assert [answer.seat for answer in match.journal if answer.seat >= 0] == [1]


def test_undo_goes_back_step_by_step_within_the_turn():
    match = drafting()
    before = match.state.key()
    match.play(0, "r1")
    match.play(0, match.question().choices[0].option)
    match.undo(0)
    assert match.question().name == "place"
    match.undo(0)
    assert match.state.key() == before


def test_undo_stops_at_what_nature_said():
    match = drafting()
    with pytest.raises(NoUndo, match=r"something was rolled or drawn since \(roll\)"):
        match.undo(0)
    assert not match.can_undo(0)


def test_undo_stops_at_a_tool_that_rolls():
    match = drafting()
    match.play(0, "flux_brush")
    match.undo(0)
    match.play(0, "flux_brush")
    match.play(0, "r1")
    with pytest.raises(NoUndo, match=r"something was rolled or drawn since \(reroll\)"):
        match.undo(0)


def test_undo_stops_when_another_seat_has_acted():
    match = drafting()
    match.play(0, "pass")
    assert match.can_undo(0)
    match.play(1, "pass")
    with pytest.raises(NoUndo, match=r"seat 1 has answered since \(act\)"):
        match.undo(0)


def test_undo_with_nothing_answered_says_so():
    match = Match.from_position("sagrada", POSITION)
    with pytest.raises(NoUndo, match="it has answered nothing yet"):
        match.undo(0)


def test_a_finished_match_asks_nothing():
    match = ludoteca.play("sagrada", 2, seed=1)
    assert match.over
    with pytest.raises(IllegalAnswer, match="the game is over"):
        match.question()
    with pytest.raises(IllegalAnswer, match="the game is over"):
        match.play(0, "pass")


def test_seats_options_and_games_are_checked():
    with pytest.raises(BadOptions, match="1 to 4 seats, not 5"):
        ludoteca.new("sagrada", 5)
    with pytest.raises(BadOptions, match="has no option 'colour'; its options are solo_tools"):
        ludoteca.new("sagrada", 2, colour="red")
    with pytest.raises(BadOptions, match="option straightedge: 'wide' is not one of isolated, loose"):
        ludoteca.new("sagrada", 2, straightedge="wide")
    with pytest.raises(UnknownGame, match=r"no game 'chess'; there are .*sagrada"):
        ludoteca.new("chess")
    with pytest.raises(BadOptions, match="there is no seat 7"):
        ludoteca.new("sagrada", 2).view(7)


def test_the_same_seed_goes_on_the_same_way_after_a_save():
    from ludoteca.bots.driver import finish
    from ludoteca.core import save

    whole = ludoteca.new("sagrada", 2, seed=11)
    half = ludoteca.new("sagrada", 2, seed=11)
    for _ in range(20):
        seat = whole.to_act()[0]
        option = whole.question(seat).choices[0].option
        whole.play(seat, option)
        half.play(seat, option)
    resumed = save.read(save.dump(half))
    assert finish(resumed, seed=3).journal == finish(whole, seed=3).journal


POSITION = {
    "game": "sagrada",
    "windows": ["fractal_drops", "gravitas"],
    "boards": [[[None] * 5] * 4] * 2,
    "private": ["shades_of_red", "shades_of_blue"],
    "pool": ["R1", "G2", "B3"],
    "tools": [1, 2, 3],
    "public": ["light_shades"],
    "round": 1,
}
