"""Questions, answers and the log: every one of them has a message in every language, and all that it is filled in with."""

from __future__ import annotations

import logging
import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from ludoteca.core.errors import BadOptions
from ludoteca.core.game import find_game
from ludoteca.core.match import Match
from ludoteca.core.question import Question
from ludoteca.core.words import LogMessage, Message, Named, Word
from ludoteca.games.la_granja.content.pack import default_pack
from ludoteca.messages import LANGUAGES, Speaker
from tests.games.la_granja.scene import Scene

GAME = find_game("la_granja")
# Every seat count three times, with settings at random.
SEEDS = range(12)


@cache
def ids(language: str) -> frozenset[str]:
    """The messages of the game in one language, without English to fall back on."""
    assert GAME.messages is not None
    text = (GAME.messages / language / "game.ftl").read_text(encoding="utf-8")
    return frozenset(re.findall(r"^([A-Za-z][\w-]*) =", text, flags=re.MULTILINE))


def things(word: Word) -> Iterator[Named]:
    """The things in a word, and those in their details."""
    if isinstance(word, Named):
        yield word
        for detail in word.details.values():
            yield from things(detail)
    elif isinstance(word, tuple):
        for part in word:
            yield from things(part)


def has_message(thing: Named) -> bool:
    """Whether every language has a message for a thing or for its kind."""
    own = f"la_granja-{thing.kind}-{re.sub(r'[^A-Za-z0-9_-]', '_', thing.word)}"
    return all(own in ids(language) or f"la_granja-{thing.kind}" in ids(language) for language in LANGUAGES)


class Listener:
    """Hears everything in four languages; an argument that is missing, or a thing without words, is a fault."""

    def __init__(self, caplog: pytest.LogCaptureFixture) -> None:
        self.caplog = caplog
        caplog.set_level(logging.DEBUG, logger="ludoteca")
        self.speakers = [Speaker(language) for language in LANGUAGES]
        self.heard: set[Any] = set()
        self.kinds: set[str] = set()
        self.lines: set[str] = set()

    def question(self, match: Match, asked: Question) -> None:
        decision = asked.decision
        prompt = GAME.prompt(match.state, decision, asked.seat, asked.a, asked.b)
        self.kinds.add(decision.name)
        self.message(prompt)
        for option in asked.options:
            label = GAME.label(match.state, decision, asked.seat, asked.a, asked.b, option)
            self.word(label)

    def line(self, told: LogMessage) -> None:
        self.lines.add(told.id)
        self.message(told)

    def message(self, message: Message | LogMessage) -> None:
        if self._known(message.id, repr(message.arguments)):
            return
        assert all(message.id in ids(language) for language in LANGUAGES), message.id
        for word in message.arguments.values():
            self.word(word)
        for speaker in self.speakers:
            if isinstance(message, LogMessage):
                self._clean(speaker.log("la_granja", "Ada", message))
            else:
                self._clean(speaker.message("la_granja", message))

    def word(self, word: Word) -> None:
        if self._known(repr(word)):
            return
        for thing in things(word):
            assert has_message(thing), thing
        for speaker in self.speakers:
            self._clean(speaker.word("la_granja", word))

    def _known(self, *key: str) -> bool:
        known = key in self.heard
        self.heard.add(key)
        return known

    def _clean(self, said: str) -> None:
        """Nothing of the machinery shows, and nothing was missing."""
        problems = [record.getMessage() for record in self.caplog.records if len(record.args or ()) == 2]
        assert not problems, (said, problems)
        self.caplog.clear()
        assert said.strip()
        assert "{" not in said, said
        assert "la_granja" not in said, said


def hear_match(listener: Listener, match: Match, rng: random.Random) -> None:
    """Play at random to the end and listen to every question, answer and line."""
    told = 0
    while not match.over:
        seat = rng.choice(match.to_act())
        asked = match.question(seat)
        listener.question(match, asked)
        match.play(seat, rng.choice(asked.options))
        for entry in match.journal[told:]:
            for known in (True, False):
                line = GAME.report(entry, known=known)
                if line is not None:
                    listener.line(line)
        told = len(match.journal)


def test_everything_that_is_said_in_random_games_has_words_in_every_language(caplog: pytest.LogCaptureFixture) -> None:
    listener = Listener(caplog)
    for seed in SEEDS:
        rng = random.Random(seed)
        seats = 1 + seed % 4
        settings = {each.name: rng.choice(each.offered(seats)) for each in GAME.settings if each.offered(seats)}
        options: dict[str, Any] = {}
        for name, value in settings.items():
            # Settings that change nothing at such a table are refused.
            try:
                GAME.check_options(seats, {**options, name: value})
            except BadOptions:
                continue
            options[name] = value
        hear_match(listener, Match.new("la_granja", seats, options, seed=seed), rng)
    assert len(listener.kinds) > 30
    assert {
        "la_granja-log-side",
        "la_granja-log-roll",
        "la_granja-log-donkeys",
        "la_granja-log-first",
    } <= listener.lines


def asked_kinds() -> list[str]:
    """Every kind of question that a seat can be asked."""
    return [decision.name for decision in GAME.rules.decisions if decision.domain.name != "done"]


# Nature answers these; a deal is no question to anyone.
NATURES = {"roll_order", "choose_first", "draw_tile", "draw", "lay_roof", "roll", "reroll", "reveal_card"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_question_has_a_message(language: str) -> None:
    missing = [name for name in asked_kinds() if name not in NATURES and f"la_granja-ask-{name}" not in ids(language)]
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_of_every_question_has_words(language: str, caplog: pytest.LogCaptureFixture) -> None:
    """Also those that random games never come to; a farm with something in every place answers them."""
    scene = Scene(seats=4, pack=None)
    scene.helper("chef", "porter", "merchant").roof("r1a", "r5b", "r3c", "r4b", "r6a", "r2d")
    for card in ("1", "2", "3"):
        scene.barrow(card)
    listener = Listener(caplog)
    listener.speakers = [Speaker(language)]
    for decision in GAME.rules.decisions:
        if decision.domain.name == "done" or decision.name in NATURES:
            continue
        for option in range(decision.domain.size):
            listener.word(GAME.label(scene.table, decision, 0, 0, 1, option))


def test_a_prompt_tells_its_numbers_by_name() -> None:
    scene = Scene().give(silver=9)
    by_name = {decision.name: decision for decision in GAME.rules.decisions}

    def told(name: str, a: int, b: int) -> Message:
        return GAME.prompt(scene.table, by_name[name], 0, a, b)

    assert told("pay_kind", 3, 2 * 16 + 5).arguments == {"left": 2}
    assert told("pay_roof", 3, 5 * 4 + 1).arguments == {"left": 5}
    assert told("from_where", 4 * 10 + 2, 1).arguments == {"good": Named("good", "grape")}
    assert told("ready", 0, 1) == Message("la_granja-ask-ready", {"moment": Named("moment", "income_ahead")})
    assert told("deliver", 511, 2) == Message("la_granja-ask-deliver", {"left": 2})
    assert told("deliver", 511 | 2048, 2) == Message("la_granja-ask-deliver-extra", {"left": 2, "price": 1})
    assert told("deliver", 511 | 2048, 0).arguments == {"moment": Named("moment", "extras_done")}
    assert told("claim_row", 5, 3).arguments == {"building": Named("building", "butcher")}


def test_a_helper_of_a_pack_is_called_as_the_pack_says() -> None:
    data = default_pack()
    data["cards"][0]["helper"]["name"] = "Sommelière"
    GAME.check_pack(data)
    scene = Scene(pack=data)
    side = next(decision for decision in GAME.rules.decisions if decision.name == "side")
    asked = GAME.prompt(scene.table, side, 0, 0, 0)
    card = asked.arguments["card"]
    assert isinstance(card, Named)
    assert card.details == {"number": "1", "name": "Sommelière"}
    assert "Sommelière" in Speaker("cs").message("la_granja", asked)
    assert GAME.prompt(Scene().table, side, 0, 0, 0).arguments["card"] == Named(
        "card", "card1", {"number": "1", "name": Named("helper", "chef")}
    )


def test_the_log_calls_a_card_as_it_lay_then() -> None:
    """A helper that made room later is still the one that was used."""
    match = Match.new("la_granja", 2, seed=4)
    rng = random.Random(4)
    found = 0
    while not match.over:
        seat = match.to_act()[0]
        asked = match.question(seat)
        option = rng.choice(asked.options)
        label = GAME.label(match.state, asked.decision, seat, asked.a, asked.b, option)
        match.play(seat, option)
        entry = next(each for each in reversed(list(match.journal)) if each.seat == seat)
        line = GAME.report(entry, known=True)
        if line is not None and "what" in line.arguments:
            assert line.arguments["what"] == label
            found += 1
    assert found > 50


def test_dice_that_are_rolled_together_are_one_line() -> None:
    match = Match.new("la_granja", 2, seed=1)
    while not any(GAME.rules.decisions[entry.decision].name == "roll" for entry in match.journal):
        seat = match.to_act()[0]
        match.play(seat, match.question(seat).options[0])
    lines = [GAME.report(entry, known=True) for entry in match.journal]
    rolled = [line for line in lines if line is not None and line.id == "la_granja-log-roll"]
    assert len(rolled) == 5
    assert all(line.joins == "dice" for line in rolled)
    [first] = [line for line in lines if line is not None and line.id == "la_granja-log-first"]
    assert isinstance(first.arguments["player"], Named)
    # What is drawn in secret has no line at all.
    assert all(
        line is None or "draw" not in line.id for line in [GAME.report(entry, known=False) for entry in match.journal]
    )
