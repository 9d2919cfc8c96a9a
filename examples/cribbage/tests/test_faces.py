"""What people are shown: the picture on a small screen, prompts, the log, and why an answer is refused."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.core.constants import NATURE, NOBODY
from ludoteca.core.match import Match
from ludoteca.core.rng import Rng
from ludoteca.messages import LANGUAGES, Speaker
from ludoteca_cribbage import GAME
from ludoteca_cribbage.content.cards import CARDS, read_card, read_cards
from ludoteca_cribbage.faces.words import CARD_WORDS
from ludoteca_cribbage.rules.numbers import DISCARD
from support import dealt, give, lay, legal, rule, walked

HANDS = ("kc 9c 4c 3c", "kd qd jd 10h")
CRIB = ("ac 2c", "ad 2d")
TABLES: list[tuple[int, dict[str, Any]]] = [(2, {}), (3, {}), (4, {}), (2, {"muggins": "on"}), (4, {"muggins": "on"})]


def text(lines: list[Any]) -> list[str]:
    """The lines of a picture without their styles."""
    return ["".join(words for words, _ in line).rstrip() for line in lines]


def test_cards_are_written_as_people_write_them() -> None:
    assert [CARDS[card] for card in read_cards("5h JS 10c Ad")] == ["5H", "JS", "10C", "AD"]
    assert read_card("1h") is None
    queen = GAME.label(None, GAME.rules.decisions[DISCARD], 0, 0, 0, read_cards("qs")[0])
    assert Speaker("en").word("cribbage", queen) == "queen of spades"
    with pytest.raises(ValueError, match="'11h' is not a card"):
        read_cards("5h 11h")


def test_the_table_as_a_seat_sees_it() -> None:
    match = lay(dealt(HANDS, "jh", thrown=CRIB), "kc kd 9c")
    assert text(GAME.picture(match.view(0))) == [
        "Cribbage · deal 1 · seat 1 deals · to 121",
        "you               ●························   0",
        "seat 1            ●························   4",
        "",
        "starter JH    crib seat 1's, face down",
        "count   29   0:KC 1:KD 0:9C",
        "seat 1  holds 3, dealer",
        "pegged  seat 1: 2 for his heels, seat 1: 2 for pairs in the play",
        "",
        "hand    3C 4C    laid away AC 2C",
    ]
    # A spectator sees neither hand nor what was laid away.
    assert not any("3C" in line or "AC" in line for line in text(GAME.picture(match.view(None))))


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_picture_fits_a_small_screen(seats: int, options: dict[str, Any]) -> None:
    match, rng = Match.new("cribbage", seats, options, seed=3), Rng(3)
    while not match.over:
        seat = match.to_act()[0]
        for viewer in (seat, None):
            lines = GAME.glance(match.view(viewer), 80, 16)
            assert len(lines) <= 16
            assert all(len(line) <= 80 for line in text(lines))
            assert len(text(GAME.picture(match.view(viewer)))) <= 24
        for other in range(seats):
            assert text(GAME.board_of(match.view(seat), other))
        choices = match.question(seat).choices
        match.play(seat, choices[rng.below(len(choices))].option)


@pytest.mark.parametrize("rows", [7, 10])
def test_where_there_is_no_room_the_own_hand_stays(rows: int) -> None:
    match = lay(dealt(HANDS, "jh", thrown=CRIB), "kc qd 9c")
    lines = text(GAME.glance(match.view(0), 80, rows))
    assert len(lines) <= rows
    assert "hand    3C 4C    laid away AC 2C" in lines


@rule("CRB-7.1")
def test_with_muggins_the_cards_to_count_are_in_sight() -> None:
    match = dealt(HANDS, "jh", thrown=CRIB, muggins="on")
    while match.question().name == "play":
        match.play(match.to_act()[0], legal(match)[0])
    lines = text(GAME.glance(match.view(0), 80, 10))
    assert "count   the hand of you: 3C 4C 9C KC with JH" in lines


def test_the_last_show_is_in_sight_in_the_next_deal() -> None:
    match = dealt(HANDS, "jh", thrown=CRIB)
    while match.question().name == "play":
        match.play(match.to_act()[0], legal(match)[0])
    assert match.question().name == "discard"
    lines = text(GAME.picture(match.view(0)))
    assert "you     hand 3C 4C 9C KC with JH  4" in lines
    assert "seat 1  crib AC AD 2C 2D with JH  8" in lines


def test_partners_stand_on_one_line_of_the_board() -> None:
    hands = ("4c 5c 6c 7c", "4d 5d 6d 7d", "4h 5h 6h 7h", "4s 5s 6s 7s")
    match = give(dealt(hands, "kd", thrown=("9c", "9d", "9h", "9s")), 61, 30)
    lines = text(GAME.picture(match.view(2)))
    assert lines[1] == "seat 0 and you    ············●············  61"
    assert lines[2] == "seat 1 and seat 3 ······●··················  30"
    assert "seat 0  holds 4, your partner" in lines


# -- prompts --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_prompt_has_an_id_and_named_arguments(seats: int, options: dict[str, Any]) -> None:
    match, rng = Match.new("cribbage", seats, options, seed=seats), Rng(seats)
    found = set()
    while not match.over:
        seat = match.to_act()[-1]
        state = match.state.clone()
        GAME.rules.lift(state, seat)
        number, _, a, b = state.top()
        told = GAME.prompt(state, GAME.rules.decisions[number], seat, a, b)
        found.add(told.id.removeprefix("cribbage-ask-"))
        assert match.question(seat).prompt == told
        for language in LANGUAGES:
            assert Speaker(language).knows(told.id)
        choices = match.question(seat).choices
        match.play(seat, choices[rng.below(len(choices))].option)
    assert {"lead", "follow", "say-go", "discard-to-own", "discard-to-other"} <= found
    assert ("discard-to-partner" in found) == (seats == 4)


def asked(match: Match, seat: int | None = None) -> str:
    """The open question in English."""
    return Speaker("en").message("cribbage", match.question(seat).prompt)


def test_the_words_of_prompts() -> None:
    match = dealt(("2c 3c 4c 5c 6c 7c", "2d 3d 4d 5d 6d 7d"))
    assert asked(match, 0) == "Lay away for the crib of Seat 1, 2 to go"
    assert asked(match, 1) == "Lay away for your own crib, 2 to go"
    match.play(1, "2d")
    assert asked(match, 1) == "Lay away for your own crib, 1 to go"
    played = dealt(HANDS, "jh", thrown=CRIB)
    assert asked(played) == "Lay the first card"
    assert asked(lay(played, "kc")) == "Lay a card; the count is 10"
    assert asked(lay(played, "qd 9c")) == "The count is 29, and no card of yours fits"


def test_answers_as_lines_of_the_log() -> None:
    match = lay(dealt(HANDS, "jh", thrown=CRIB, muggins="on"), "kc qd 9c go")
    told = [(answer.seat, GAME.report(answer, known=True)) for answer in match.journal]
    words = [Speaker("en").log("cribbage", f"seat {seat}", line) for seat, line in told if line is not None]
    assert words[0] == "Seat 0 cuts for the deal: king of clubs"
    assert words[-5:] == [
        "The starter is the jack of hearts",
        "seat 0 lays the king of clubs: 10",
        "seat 1 lays the queen of diamonds: 20",
        "seat 0 lays the 9 of clubs: 29",
        "seat 1 says go",
    ]
    assert {answer.seat for answer in match.journal} == {NATURE, 0, 1}
    assert NOBODY not in {answer.seat for answer in match.journal}


# -- why not --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "target", "reason"),
    [
        ("kc", "turn:go", ("CRB-5.2", "must-lay", (("card", CARD_WORDS[read_cards("10h")[0]]), ("count", 10)))),
        ("kc qd", "turn:kc", ("CRB-5.1", "laid-already", ())),
        ("kc qd", "turn:ac", ("CRB-4.1", "in-the-crib", ())),
        ("kc qd", "turn:5h", ("CRB-3.6", "not-in-hand", ())),
        ("kc qd 9c go", "turn:4c", ("CRB-5.1", "over-31", (("count", 29), ("value", 4)))),
    ],
)
@rule("CRB-5.1", "CRB-5.2")
def test_why_a_card_cannot_be_laid(words: str, target: str, reason: tuple[Any, ...]) -> None:
    match = lay(dealt(HANDS, "3s", thrown=CRIB), words)
    seat = match.to_act()[0]
    found = GAME.why_not(match.view(seat), target)
    assert [(one.rule, one.name, one.arguments) for one in found] == [reason]


def test_why_a_card_cannot_be_laid_away() -> None:
    match = dealt(("2c 3c 4c 5c 6c 7c", "2d 3d 4d 5d 6d 7d"))
    match.play(1, "2d")
    assert [one.name for one in GAME.why_not(match.view(1), "card:2d")] == ["in-the-crib"]
    assert [one.name for one in GAME.why_not(match.view(1), "card:2c")] == ["not-in-hand"]
    assert GAME.why_not(match.view(1), "card:3d") == []
    assert GAME.why_not(match.view(None), "card:3d") == []


def test_whatever_is_legal_has_no_reason_against_it_and_whatever_is_not_has_one() -> None:
    rng = Rng(5)
    for seed in range(20):
        match = walked(2 + seed % 3, {}, seed, rng.below(60))
        if match.over:
            continue
        seat = match.to_act()[0]
        choices = {choice.target for choice in match.question(seat).choices}
        domain = GAME.rules.decisions[match.view(seat).frames[-1][0]].domain
        for option in range(domain.size):
            target = domain.target(option)
            assert bool(GAME.why_not(match.view(seat), target)) != (target in choices), target
