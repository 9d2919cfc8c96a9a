"""Everything Cribbage says, in four languages: no sentence is missing and none has a hole."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from ludoteca.core.match import Match
from ludoteca.core.rng import Rng
from ludoteca.core.view import plain
from ludoteca.messages.speaker import Speaker
from ludoteca_cribbage import GAME
from support import rule

TABLES: list[tuple[int, dict[str, Any]]] = [(2, {}), (3, {}), (4, {}), (2, {"muggins": "on"}), (4, {"muggins": "on"})]


@pytest.mark.parametrize("language", ["en", "ru", "fr", "cs"])
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_question_answer_and_line_has_words(
    seats: int, options: dict[str, Any], language: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, logger="ludoteca.messages.speaker")
    speaker = Speaker(language)
    match, rng = Match.new("cribbage", seats, {**options, "target": 61}, seed=5), Rng(5)
    while not match.over:
        seat = match.to_act()[0]
        asked = match.asked(seat)
        assert asked is not None
        frame = (match.state, asked.decision, seat, asked.a, asked.b)
        speaker.message("cribbage", GAME.prompt(*frame))
        for option in asked.options:
            speaker.word("cribbage", GAME.label(*frame, option))
        match.play(seat, asked.options[rng.below(len(asked.options))])
    for entry in match.journal:
        told = GAME.report(entry, known=True)
        assert told is not None
        assert "Ada" in speaker.log("cribbage", "Ada", told) or entry.seat < 0
    for line in GAME.breakdown(match.state, 0):
        speaker.say(f"cribbage-score-{line.name}")
    # A rank such as 5 has no name of its own, and a seat is named by whoever knows its player.
    spared = ("cribbage-rank", "cribbage-seat", "cribbage-card-", "cribbage-points-")
    assert [line for line in caplog.messages if not any(name in line for name in spared)] == []


def test_cards_are_called_as_people_call_them() -> None:
    said = {
        language: [
            Speaker(language).word("cribbage", GAME.label(None, GAME.rules.decisions[7], 0, 0, 0, card))
            for card in (0, 18, 40)
        ]
        for language in ("en", "ru", "fr", "cs")
    }
    assert said == {
        "en": ["ace of clubs", "5 of hearts", "jack of clubs"],
        "ru": ["туз треф", "5 червей", "валет треф"],
        "fr": ["as de trèfle", "5 de cœur", "valet de trèfle"],
        "cs": ["křížové eso", "srdcová 5", "křížový kluk"],
    }


@rule("CRB-7.2")
def test_what_was_overlooked_is_not_shown_while_it_is_asked() -> None:
    match, rng = Match.new("cribbage", 2, {"muggins": "on", "target": 61}, seed=9), Rng(9)
    seen = 0
    while not match.over:
        seat = match.to_act()[0]
        asked = match.question(seat)
        shown = plain(GAME.show(match.view(seat)))
        if asked.name == "overlooked":
            seen += 1
            assert shown["counted"][-1]["parts"] is None
            assert shown["to_count"]["cards"] == shown["counted"][-1]["cards"]
        # Who claims nothing claims nothing too much.
        claims = asked.name in ("claim", "overlooked")
        match.play(seat, asked.options[0 if claims else rng.below(len(asked.options))])
    assert seen > 3


@rule("CRB-3.6")
def test_a_hand_is_shown_to_its_owner_alone() -> None:
    match = Match.new("cribbage", 4, seed=2)
    for reader in (0, 1, 2, 3, None):
        shown = plain(GAME.show(match.view(reader)))
        hands = [player["hand"] for player in shown["players"]]
        assert [hand is not None for hand in hands] == [seat == reader for seat in range(4)]
        assert [player["holds"] for player in shown["players"]] == [5, 5, 5, 5]
        assert shown["crib"]["cards"] is None
