"""Every question, answer and log line of Oh My Goods! is said in four languages, with nothing left to fill in."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from ludoteca.core.match import Match
from ludoteca.core.words import LogMessage, Message, Named, Word
from ludoteca.games.oh_my_goods.content.constants import CHARACTER_FIRST
from ludoteca.games.oh_my_goods.content.pack import DEFAULT, default_pack, printed_from
from ludoteca.games.oh_my_goods.faces.names import names_of
from ludoteca.games.oh_my_goods.rules.decisions import numbers
from ludoteca.messages import LANGUAGES, Speaker
from tests.games.oh_my_goods.scenes import GAME, Scene, card
from tests.games.oh_my_goods.walks import ASKING, games, walk
from tests.support import rule

ENGLISH = Speaker("en")
UNFILLED = re.compile(r"\{|\$|oh_my_goods|NaN|_")
MESSAGES = Path(str(GAME.messages))


def said_in(language: str, kinds: str) -> set[str]:
    """The ids of a language's messages of these kinds."""
    text = (MESSAGES / language / "game.ftl").read_text(encoding="utf-8")
    return set(re.findall(rf"^(oh_my_goods-(?:{kinds})-[\w-]+) =", text, re.MULTILINE))


def things(words: Iterable[Word]) -> Iterator[Named]:
    """Every named thing in these words, also in lists and in the details of others."""
    for word in words:
        if isinstance(word, Named):
            yield word
            yield from things(word.details.values())
        elif isinstance(word, tuple):
            yield from things(word)


class Ear:
    """Hears everything once in every language, and remembers the ids of what it heard."""

    def __init__(self) -> None:
        self.ids: set[str] = set()
        self._heard: set[str] = set()

    def hear(self, text: str) -> None:
        assert text
        assert not UNFILLED.search(text), text

    def message(self, message: Message | LogMessage) -> None:
        self.ids.add(message.id)
        self._things(message.arguments.values())
        key = repr(message)
        if key in self._heard:
            return
        self._heard.add(key)
        assert ENGLISH.knows(message.id), message.id
        for language in LANGUAGES:
            speaker = Speaker(language)
            log = isinstance(message, LogMessage)
            self.hear(speaker.log(GAME.id, "Ada", message) if log else speaker.message(GAME.id, message))

    def word(self, word: Named) -> None:
        self._things((word,))
        key = repr(word)
        if key not in self._heard:
            self._heard.add(key)
            for language in LANGUAGES:
                self.hear(Speaker(language).word(GAME.id, word))

    def _things(self, words: Iterable[Word]) -> None:
        for thing in things(words):
            own, kind = f"oh_my_goods-{thing.kind}-{thing.word}", f"oh_my_goods-{thing.kind}"
            self.ids |= {own, kind}
            # People go by their names, whoever they are.
            assert thing.kind == "seat" or ENGLISH.knows(own) or ENGLISH.knows(kind), thing


def listen(ear: Ear, matches: Iterable[Match]) -> None:
    """Hear the questions and answers of a game, and its log at the end."""
    last = None
    for match in matches:
        last = match
        if not match.over:
            question = match.question()
            asked = (match.state, question.decision, question.seat, question.a, question.b)
            ear.message(GAME.prompt(*asked))
            for option in question.options:
                ear.word(GAME.label(*asked, option))
    assert last is not None
    for entry in last.journal:
        if told := GAME.report(entry, known=True):
            ear.message(told)
        assert GAME.report(entry, known=False) is None
        for shown in entry.reveals:
            if told := GAME.report_reveal(GAME.rules.decisions[shown.decision]):
                ear.message(told)


def seldom(ear: Ear) -> None:
    """Questions that a walk by chance rarely comes to."""
    scene = Scene(1, "I").hand(0, "mill_1").built(0, "tool_maker_1")
    for decision, a, b, option in (
        (numbers.HALVE, 1, 0, card("mill_1")),
        (numbers.KEEP, 1, 0, card("mill_1")),
        (numbers.CHAIN_GOOD, 1, 0, card("mill_1")),
        (numbers.DELIVER_GOOD, 3, 2, 0),
        (numbers.DISCARD, 1, 1 | 2 << 8, card("mill_1")),
        (numbers.MEET_GOAL, 0, 0, 1),
        (numbers.PLAN_COST, 0, 1, 0),
        (numbers.PLAN_PAY, 1, 16, 0),
        (numbers.PAY, 1, 16, 0),
    ):
        asked = (scene.table, GAME.rules.decisions[decision], 0, a, b)
        ear.message(GAME.prompt(*asked))
        ear.word(GAME.label(*asked, option))


@pytest.fixture(scope="module")
def ear() -> Ear:
    """All that is heard in games of every chapter."""
    found = Ear()
    for place, (chapter, seats) in enumerate(games()):
        for seed in range(3):
            listen(found, walk(chapter, seats, seed, **(ASKING if (place + seed) % 2 else {})))
    seldom(found)
    return found


def test_everything_that_is_said_has_words_in_every_language(ear: Ear) -> None:
    # Hearing it is the test; here it is made sure that there was enough to hear.
    assert len(ear.ids) > 150


@pytest.mark.parametrize("kinds", ["ask", "option", "log"])
def test_every_sentence_is_said_some_time(ear: Ear, kinds: str) -> None:
    written = {name for name in said_in("en", kinds) if not name.endswith("-pause")}
    assert written - ear.ids == set()
    for language in LANGUAGES:
        assert said_in(language, kinds) == said_in("en", kinds)


@rule("OMG-15.20", "OMG-10.9")
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "End card: For the crown. Deliver weapon 1 for points (3)?"),
        ("ru", "Карта конца игры: За корону. Сдать оружие 1 за очки (3)?"),
        ("fr", "Carte Fin de partie\N{NO-BREAK SPACE}: Pour la couronne. Livrer"),
        ("cs", "Karta konce hry: "),
    ],
)
def test_a_delivery_at_the_end_says_for_which_card(language: str, said: str) -> None:
    scene = Scene(2, "V-crown")
    place = next(
        place
        for place, effect in enumerate(scene.table.printed.data["end_cards"][1]["effects"])
        if effect["op"] == "deliver"
    )
    asked = GAME.prompt(scene.table, GAME.rules.decisions[numbers.END_DELIVER], 0, 4 + place, 0)
    assert Speaker(language).message(GAME.id, asked).startswith(said)


@rule("OMG-7.20")
def test_a_good_given_for_nothing_is_named_so() -> None:
    scene = Scene(2).goods(0, "charburner", 4).built(0, "iron_smelter_1").goods(0, "iron_smelter_1", 2)
    scene.ask("PAY", 0, 2, 1)
    table: Any = scene.table
    decision = GAME.rules.decisions[numbers.PAY]
    words = [GAME.label(table, decision, 0, 2, 1, option) for option in (0, 1)]
    assert [word.word for word in words] == ["give", "give-needless"]
    assert ENGLISH.word(GAME.id, words[1]) == "Give from: Iron Smelter, for nothing"
    # Who has said that he gives more is not warned any more.
    assert GAME.label(table, decision, 0, 2, 1 | 16, 1).word == "give"


@rule("OMG-10.5")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_printed_effect_is_said(language: str) -> None:
    names, ear = names_of(DEFAULT), Ear()
    data = DEFAULT.data
    for row in (*data["events"], *data["end_cards"]):
        for word in names.effects(row["effects"]):
            ear.word(word)
            assert Speaker(language).knows(f"oh_my_goods-op-{word.word}")
    for row in data["characters"]:
        for word in names.effects([row["ability"]]):
            ear.word(word)


@rule("OMG-10.14")
def test_a_pack_s_own_names_travel_as_they_are_written() -> None:
    pack = default_pack()
    pack["kinds"][0]["name"] = "Coal hut"
    pack["goods"][0]["name"] = "Embers"
    pack["characters"][0]["name"] = "Antonia"
    pack["events"][0]["title"] = "Rain"
    names = names_of(printed_from(pack))
    assert names.cards[card("charburner_1")] == "Coal hut"
    assert names.cards[card("mill_1")] == Named("building", "mill")
    assert names.cards[CHARACTER_FIRST] == "Antonia"
    assert (names.good(0), names.event(0)) == ("Embers", "Rain")
    match = Match.new("oh_my_goods", 2, seed=1, pack=pack)
    while match.question().name != "plan_worker":
        match.answer(match.question().seat, match.question().options[0])
    question = match.question()
    label = GAME.label(match.state, question.decision, question.seat, question.a, question.b, 0)
    assert Speaker("cs").word(GAME.id, label) == "Coal hut, pilně"


@rule("OMG-7.20")
def test_a_price_is_one_line_of_the_log() -> None:
    prices = lines = 0
    for match in walk("none", 2, 5):
        if match.over:
            entries = list(match.journal)
    for entry, following in pairwise(entries):
        if entry.decision == numbers.PAY:
            told = GAME.report(entry, known=True)
            lines += told is not None
            prices += following.decision != numbers.PAY
    assert prices == lines > 3


def test_draws_of_a_row_join_into_one_line() -> None:
    for match in walk("none", 2, 5):
        last = match
    told = [GAME.report(entry, known=True) for entry in last.journal if entry.decision == numbers.REVEAL]
    assert told
    assert {line.joins for line in told if line} == {"resources"}
