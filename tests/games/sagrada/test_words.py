"""Questions, answers, log lines and reasons by name: every one of them can be said, in four languages."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from typing import Any

import pytest

from ludoteca.core.journal import Entry
from ludoteca.core.match import Match
from ludoteca.core.words import LogMessage, Message, Named
from ludoteca.games.sagrada.game import GAME
from ludoteca.messages import LANGUAGES, Speaker, join_lines
from tests.contract.walks import walked
from tests.games.sagrada.helpers import begin, play

VARIANTS: tuple[tuple[int, dict[str, Any]], ...] = (
    (1, {"solo_tools": 5}),
    (2, {}),
    (4, {}),
    (3, {"two_moves": "together", "running_pliers": "any_time", "flux_brush": "draft_again"}),
)


@pytest.fixture
def missing(caplog: pytest.LogCaptureFixture) -> Iterator[list[str]]:
    """What could not be filled in; empty when the test began and, unless it says otherwise, at its end."""
    caplog.set_level(logging.DEBUG, "ludoteca.messages.speaker")
    found: list[str] = []
    yield found
    found += [text for text in caplog.messages if text.startswith("message ")]
    assert found == []


def told(match: Match, reader: int | None) -> list[tuple[int, LogMessage]]:
    """The log as a reader may read it."""
    lines = [(entry.seat, GAME.report(entry, known=entry.open_to(reader))) for entry in match.journal]
    return [(seat, line) for seat, line in lines if line is not None]


def asked(match: Match) -> Iterator[Message | Named]:
    """The open questions and their answers."""
    for seat in match.to_act():
        question = match.question(seat)
        yield GAME.prompt(match.state, question.decision, seat, question.a, question.b)
        for option in question.options:
            yield GAME.label(match.state, question.decision, seat, question.a, question.b, option)


def said(speaker: Speaker, thing: Message | Named) -> str:
    return speaker.message("sagrada", thing) if isinstance(thing, Message) else speaker.word("sagrada", thing)


def question(match: Match) -> str:
    """The question of whoever is to act, in English."""
    asked_ = match.question()
    return Speaker("en").message("sagrada", GAME.prompt(match.state, asked_.decision, asked_.seat, asked_.a, asked_.b))


def answers(match: Match) -> list[str]:
    """The answers to it, in English."""
    asked_ = match.question()
    labels = [GAME.label(match.state, asked_.decision, asked_.seat, asked_.a, asked_.b, one) for one in asked_.options]
    return [Speaker("en").word("sagrada", label) for label in labels]


def log(match: Match, reader: int | None = 0) -> list[str]:
    """The log in English, its seats as players."""
    return [Speaker("en").log("sagrada", f"player {seat}", line) for seat, line in join_lines(told(match, reader))]


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_all_that_is_said_in_random_games_has_words_in_every_language(
    seats: int, options: dict[str, Any], missing: list[str]
) -> None:
    assert missing == []
    things: set[str] = set()
    for steps in range(0, 130, 3):
        match = walked("sagrada", seats, options, seed=steps, steps=steps)
        for speaker in map(Speaker, LANGUAGES):
            for thing in asked(match):
                words = said(speaker, thing)
                assert words
                assert not re.search(r"[{}$]|sagrada-", words), words
                things.add(thing.id if isinstance(thing, Message) else thing.kind)
        for reader in [None, *range(seats)]:
            for _, line in told(match, reader):
                assert Speaker("en").knows(line.id), line.id
                things.add(line.id)
    match = walked("sagrada", seats, options, seed=1, steps=400)
    for speaker in map(Speaker, LANGUAGES):
        for seat, line in join_lines(told(match, 0)):
            words = speaker.log("sagrada", f"player {seat}", line)
            assert not re.search(r"[{}$]|sagrada-", words), words
    assert {"sagrada-ask-act", "sagrada-ask-place", "draft", "cell", "sagrada-log-roll", "sagrada-log-place"} <= things


def test_a_turn_is_asked_for_by_what_is_left_of_it() -> None:
    match = begin(tools=["eglomise_brush"])
    assert question(match) == "First turn: take a die, use a tool, or pass"
    assert "Take red 2" in answers(match)
    assert "Use Eglomise Brush" in answers(match)
    assert answers(match)[-1] == "Pass"
    play(match, "r2")
    assert question(match) == "Place red 2"
    assert "row 3, column 1" in answers(match)
    play(match, "a3")
    assert question(match) == "First turn: use a tool, or end the turn"
    assert answers(match)[-1] == "End turn"


@pytest.mark.parametrize(
    ("given", "moves", "asks"),
    [
        ({"tools": ["grozing_pliers"]}, ("grozing_pliers",), "Grozing Pliers: which die?"),
        ({"tools": ["grozing_pliers"]}, ("grozing_pliers", "r2"), "Grozing Pliers: change red 2 by one"),
        (
            {"tools": ["lens_cutter"], "track": [["R2"]]},
            ("lens_cutter", "g6"),
            "Lens Cutter: swap green 6 for a die on the round track",
        ),
        ({"tools": ["eglomise_brush"]}, ("eglomise_brush",), "Eglomise Brush: which die of your window?"),
        (
            {"tools": ["eglomise_brush"]},
            ("eglomise_brush", "b2"),
            "Eglomise Brush: choose the new space for the die of row 2, column 2",
        ),
        (
            {"tools": ["lathekin"], "options": {"two_moves": "together"}},
            ("lathekin", "b2"),
            "Lathekin: choose the second die to lift",
        ),
        (
            {"tools": ["lathekin"], "options": {"two_moves": "together"}},
            ("lathekin", "b2", "a1"),
            "Choose the space for the die lifted from row 2, column 2",
        ),
    ],
)
def test_a_tool_asks_step_by_step(given: dict[str, Any], moves: tuple[str, ...], asks: str) -> None:
    assert question(play(begin(**given), *moves)) == asks


def test_the_other_way_of_a_changed_die_is_told_with_what_it_becomes() -> None:
    match = play(begin(tools=["grozing_pliers"], pool="R3"), "grozing_pliers", "r3")
    assert answers(match) == ["One less: red 2", "One more: red 4"]


def test_a_drawn_die_is_asked_about_by_its_colour() -> None:
    match = play(begin("yellow", tools=["flux_remover"]), "flux_remover", "r2")
    assert question(match) == "Flux Remover: choose the value of the yellow die"
    assert answers(match)[4] == "yellow 5"
    play(match, "5")
    assert question(match) == "Flux Remover: place yellow 5 or put it in the pool"
    assert answers(match)[-1] == "Into the pool"


def test_dice_rolled_one_by_one_are_one_line() -> None:
    lines = log(Match.new("sagrada", 2, seed=3), None)
    assert [line for line in lines if line.startswith("Tools: ")]
    match = walked("sagrada", 2, {}, seed=3, steps=2)
    lines = log(match)
    assert lines.count("5 dice are rolled.") == 1
    assert any(re.fullmatch(r"Your private objective: Shades of \w+\.", line) for line in lines)
    assert "player 0 chooses" in " ".join(lines)
    assert any(line.endswith(" starts.") for line in lines)


def test_a_die_that_is_placed_is_one_line_and_the_end_of_a_turn_is_none() -> None:
    match = play(begin(tools=["eglomise_brush"]), "r2", "a3", "pass")
    assert log(match) == ["player 0 places red 2 in row 3, column 1."]
    play(match, "pass")
    assert log(match)[-1] == "player 1 passes."


def test_tools_in_the_log() -> None:
    moved = play(begin(tools=["eglomise_brush"]), "eglomise_brush", "b2")
    moved.play(0, moved.question(0).choices[0].notation)
    first, last = log(moved)[0], log(moved)[-1]
    assert first == "player 0 uses Eglomise Brush."
    assert re.fullmatch(r"player 0 moves the die of row 2, column 2 to row \d, column \d\.", last)
    swapped = play(begin(tools=["lens_cutter"], track=[["R2"]]), "lens_cutter", "g6", "r2")
    assert log(swapped)[1:] == [
        "player 0 takes green 6 for Lens Cutter.",
        "player 0 swaps green 6 for red 2 from the round track.",
    ]


def test_who_does_not_know_an_answer_reads_nothing_of_it() -> None:
    match = Match.new("sagrada", 2, seed=3)
    entries: list[Entry] = [entry for entry in match.journal if entry.seen_by >= 0]
    assert entries
    assert [GAME.report(entry, known=False) for entry in entries] == [None] * len(entries)


def test_turned_up_windows_are_a_line() -> None:
    lines = {decision.name: GAME.report_reveal(decision) for decision in GAME.rules.decisions if decision.reveals}
    assert lines == {"reveal_windows": LogMessage("sagrada-log-reveal_windows"), "end_round": None}
