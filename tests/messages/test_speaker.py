"""Things said in four languages: sentences, named things, lists and lines of the log."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca import find_game
from ludoteca.core.errors import BadOptions
from ludoteca.core.game import Game, known_for_now
from ludoteca.core.words import LogMessage, Message, Named
from ludoteca.messages import LANGUAGES, Speaker, choose_language, join_lines, say, speaker, speaking


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "5 points"), ("ru", "5 очков"), ("fr", "5 points"), ("cs", "5 bodů")],
)
def test_a_sentence_counts_as_its_language_does(language: str, said: str) -> None:
    assert Speaker(language).say("points", count=5) == said


def test_who_speaks_is_said_once_and_only_for_as_long() -> None:
    assert say("points", count=2) == "2 points"
    with speaking("ru") as own:
        assert speaker() is own
        assert say("points", count=2) == "2 очка"
    assert speaker().language == "en"


def test_a_named_thing_is_its_own_message_or_that_of_its_kind_or_its_word() -> None:
    english = Speaker("en")
    assert english.word("la_granja", Named("good", "olive")) == "Olive"
    assert english.word("la_granja", Named("used", "x", {"what": Named("helper", "chef")})) == "Chef (used)"
    assert english.word("la_granja", Named("nothing_known", "two_words")) == "two words"
    assert Speaker("cs").word("la_granja", (Named("good", "wine"), 3, "abc")) == "Víno, 3 a\N{NO-BREAK SPACE}abc"


def test_a_message_is_filled_in_with_things_by_name() -> None:
    asked = Message("la_granja-ask-side", {"card": Named("helper", "miller")})
    assert Speaker("en").message("la_granja", asked) == "Where does the card go: Miller?"
    assert Speaker("ru").message("la_granja", asked) != Speaker("en").message("la_granja", asked)


def test_a_message_may_count_a_list() -> None:
    dice = tuple(Named("die", word) for word in ("r1", "g2", "b3"))
    rolled = [LogMessage("sagrada-log-roll", {"dice": dice[:count]}) for count in (1, 3)]
    assert [Speaker("en").log("sagrada", "", line) for line in rolled] == ["1 die is rolled.", "3 dice are rolled."]


def test_a_speaker_tells_what_keeps_a_sentence_from_being_said() -> None:
    russian = Speaker("ru")
    tool = Named("tool", "lathekin")
    assert russian.problems("sagrada", Message("sagrada-ask-take", {"tool": tool})) == []
    assert russian.problems("sagrada", Message("sagrada-ask-take-twice")) == ["there is no such message"]
    (problem,) = russian.problems("sagrada", Message("sagrada-ask-take"))
    assert "tool" in problem


def test_what_has_no_message_is_said_by_its_name() -> None:
    czech = Speaker("cs")
    assert czech.message("sagrada", Message("sagrada-ask-move_away")) == "move away"
    line = LogMessage("sagrada-log-move_away", {"answer": Named("space", "b_3")})
    assert czech.log("sagrada", "Anna", line) == "Anna: move away: b 3"
    assert czech.say("nowhere-known") == "known"
    assert not czech.knows("nowhere-known")


def test_a_game_without_a_language_is_said_in_english(tmp_path: Path) -> None:
    class Abroad(type(find_game("sagrada"))):  # type: ignore[misc]
        id = "abroad"
        messages = tmp_path

    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "game.ftl").write_text("game-abroad = Abroad\nabroad-ask-go = Go { $where }", encoding="utf-8")
    with known_for_now(Abroad()):
        asked = Message("abroad-ask-go", {"where": "home"})
        assert Speaker("cs").message("abroad", asked) == "Go home"
        assert Speaker("cs").title("abroad") == "Abroad"


def test_messages_lie_beside_the_module_of_the_game() -> None:
    sagrada = find_game("sagrada")
    assert sagrada.messages is not None
    assert sorted(path.name for path in sagrada.messages.iterdir()) == sorted(LANGUAGES)

    class Mute(type(sagrada)):  # type: ignore[misc]
        id = "mute"

    game = Mute()
    assert isinstance(game, Game)
    assert game.messages is None
    with known_for_now(game):
        assert Speaker("ru").title("mute") == "Sagrada"


def test_lines_that_join_are_one_line() -> None:
    def rolled(*dice: str) -> LogMessage:
        return LogMessage("x-log-roll", {"dice": tuple(Named("die", die) for die in dice)}, "dice")

    passed = LogMessage("x-log-pass")
    lines = [(-1, rolled("r4")), (-1, rolled("b2", "b3")), (0, passed), (0, passed), (-1, rolled("y1"))]
    assert list(join_lines(lines)) == [(-1, rolled("r4", "b2", "b3")), (0, passed), (0, passed), (-1, rolled("y1"))]


@pytest.mark.parametrize(
    ("given", "environment", "found"),
    [
        ("cs", {"LUDOTECA_LANGUAGE": "fr"}, "cs"),
        (None, {"LUDOTECA_LANGUAGE": "fr", "LC_ALL": "ru_RU.UTF-8"}, "fr"),
        (None, {"LC_ALL": "ru_RU.UTF-8", "LANG": "cs_CZ.UTF-8"}, "ru"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "cs_CZ", "LANG": "fr_FR"}, "cs"),
        (None, {"LANG": "fr.UTF-8"}, "fr"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LANG": "C"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_what_was_asked_for_or_the_locale(
    given: str | None, environment: dict[str, str], found: str
) -> None:
    assert choose_language(given, environment) == found


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    words = r"^--language 'xx': say en \(English\), ru \(русский\), fr \(français\) or cs \(čeština\)$"
    with pytest.raises(BadOptions, match=words):
        choose_language("xx", {})
    with pytest.raises(BadOptions, match=r"^LUDOTECA_LANGUAGE 'de': say"):
        choose_language(None, {"LUDOTECA_LANGUAGE": "de"})


def test_playing_without_words_loads_no_words() -> None:
    words = (
        "import sys, ludoteca, ludoteca.messages; ludoteca.play('sagrada', 2, seed=1); "
        "sys.exit(bool({'fluent', 'babel'} & {name.partition('.')[0] for name in sys.modules}))"
    )
    assert subprocess.run([sys.executable, "-c", words], check=False).returncode == 0
