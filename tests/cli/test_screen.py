"""The table on a small screen: own board and question together, nothing cut, nothing said by colour alone."""

from __future__ import annotations

import io
import random

import pytest
from rich.console import Console

from ludoteca import Match
from ludoteca.cli.play import refusal
from ludoteca.cli.render import THEME, show_picture, show_table
from ludoteca.core.match import Question
from ludoteca.core.picture import Part, fit, fold

GAMES = ("la_granja", "oh_my_goods", "sagrada")


def screen(width: int = 80, height: int = 24) -> tuple[Console, io.StringIO]:
    """A terminal of that size without colours."""
    text = io.StringIO()
    return (
        Console(
            theme=THEME,
            file=text,
            width=width,
            height=height,
            force_terminal=True,
            color_system=None,
            highlight=False,
            emoji=False,
        ),
        text,
    )


def shown(match: Match, question: Question, width: int = 80, height: int = 24) -> list[str]:
    out, text = screen(width, height)
    show_table(out, match.game, match.view(question.seat), question)
    return text.getvalue().rstrip("\n").split("\n")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("game", GAMES)
def test_table_and_question_fit_on_eighty_by_twenty_four(game: str, seats: int) -> None:
    chance = random.Random(seats)
    match = Match.new(game, seats, seed=seats)
    looked = 0
    while not match.over:
        question = match.question()
        if len(question.choices) > 1:
            looked += 1
            lines = shown(match, question)
            assert len(lines) <= 23, "\n".join(lines)
            assert max(map(len, lines)) <= 80, "\n".join(lines)
            assert any(line.startswith(f"seat {question.seat}: ") for line in lines)
            if match.view(question.seat).seats > 1 and not (game == "sagrada" and question.name == "choose_window"):
                assert any(line.startswith("you: ") for line in lines), "\n".join(lines)
        match.play(question.seat, chance.choice(question.choices).option)
    assert looked > 15


@pytest.mark.parametrize("game", GAMES)
def test_a_wide_screen_shows_every_seat(game: str) -> None:
    match = Match.new(game, 2, seed=3)
    question = match.question()
    while game == "sagrada" and question.name == "choose_window":
        match.play(question.seat, question.choices[0].option)
        question = match.question()
    lines = shown(match, question, 160, 70)
    assert any("seat 1:" in line for line in lines)


def test_cards_say_colour_and_resource_in_words() -> None:
    match = Match.new("oh_my_goods", 2, seed=3)
    out, text = screen(200)
    show_picture(out, match.game.cards_in_sight(match.view(0)))
    hand = [line for line in text.getvalue().splitlines() if line.startswith("hand")]
    assert len(hand) == 5
    for line in hand:
        assert any(colour in line for colour in ("green", "red", "yellow", "white", "grey"))
        assert any(resource in line for resource in ("wood", "clay", "wheat", "wool", "stone"))
        assert "cost" in line
        assert "points" in line


def test_a_farm_card_shows_its_four_sides() -> None:
    match = Match.new("la_granja", 2, seed=3)
    out, text = screen(300)
    show_picture(out, match.game.cards_in_sight(match.view(0)))
    hand = [line for line in text.getvalue().splitlines() if "hand  " in line]
    assert len(hand) == 4
    for line in hand:
        assert all(word in line for word in ("field ", "barrow ", " VP", "extension +1 hand limit", ": "))


def test_an_illegal_answer_is_refused_with_its_rule() -> None:
    match = Match.new("sagrada", 2, seed=7)
    for seat in (0, 1):
        match.play(seat, match.question(seat).choices[0].option)
    match.play(0, match.question(0).choices[0].option)
    question = match.question(0)
    assert question.name == "place"
    assert "[SAG-6.2]" in refusal(match, question, "b2")
    assert "no answer to this question" in refusal(match, question, "b9")


def test_folding_breaks_between_words_and_keeps_every_one() -> None:
    line = [("tool    ", "soft"), ("one two three four five six seven", "")]
    folded = fold(line, 20, 8)
    assert [sum(len(words) for words, _ in piece) <= 21 for piece in folded] == [True] * len(folded)
    assert "".join(words for piece in folded for words, _ in piece).split() == ["tool", *line[1][0].split()]


def test_what_does_not_fit_is_shortened_from_the_end_and_then_left_out_with_a_word() -> None:
    long = [[(str(number), "")] for number in range(6)]
    short = [[("short", "")]]
    assert len(fit([Part(long), Part(long, short)], 12, 80)) == 12
    assert fit([Part(long), Part(long, short)], 8, 80)[-1] == [("short", "")]
    assert fit([Part(long), Part(long)], 8, 80)[-1] == [("more: board, seat N, cards", "soft")]
