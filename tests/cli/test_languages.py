"""Whole games at the keyboard in four languages: nothing is left in English, nothing is left unsaid, everything fits."""

from __future__ import annotations

import io
import logging
import re
from collections.abc import Iterator
from functools import cache

import pytest
from rich.cells import cell_len
from rich.console import Console

from ludoteca.bots.policies import find_player
from ludoteca.cli import play as table
from ludoteca.cli.play import COMMANDS, LOOKS, Session
from ludoteca.cli.render import THEME
from ludoteca.core.game import find_game
from ludoteca.core.match import Match
from ludoteca.core.rng import Rng
from ludoteca.messages import LANGUAGES, Speaker, speaking
from tests.cli.test_cli import run

GAMES = ("la_granja", "oh_my_goods", "sagrada")
OTHERS = tuple(language for language in LANGUAGES if language != "en")
WIDTH = 100
# What is typed as it stands in every language, and how the games are signed for.
TYPED = {
    *COMMANDS,
    *LOOKS,
    "always",
    "never",
    "matters",
    "ludoteca",
    "play",
    "resume",
    "analyse",
    "pass",
    "Enter",
    "nonsense",
}
RULE = re.compile(r"\[[A-Z]{2,3}-\d+\.\d+\]")
LATIN = re.compile(r"[A-Za-z]{3,}")
# English words of the terminal and of the games, each in a place where no other language has it.
ENGLISH = re.compile(
    r"\b(the|your?|with|seat|takes?|choose|chooses|plays|goes|hand|round|market|needs|makes|worth|only|field|barrow|"
    r"helper|silver|pool|tools?|goals?|dice|die|empty|none|nothing|building|which|where|how many|roof|cards?)\b"
)


class Keyboard:
    """Somebody who types: answers at random, with a look around now and then."""

    def __init__(self, session: Session, seed: int) -> None:
        self.session, self.rng, self.asked = session, Rng(seed), 0

    def __call__(self, session: Session, prompt: str) -> str:
        self.asked += 1
        if self.asked % 9 == 0:
            looks = ("score", "board", "seat 1", "cards", "log", "help", "undo", "nonsense", "pauses never")
            return looks[self.asked // 9 % len(looks)]
        choices = session.match.question(session.at_keyboard).choices
        return choices[self.rng.below(len(choices))].notation


def played(game: str, language: str, seats: int, **options: str) -> str:
    """All that the terminal prints while a person plays a whole game against greedy bots."""
    match = Match.new(game, seats, options, seed=seats)
    paper = io.StringIO()
    out = Console(theme=THEME, file=paper, width=WIDTH, height=40, force_terminal=True, color_system=None)
    bots = {seat: find_player(match.game, "greedy", seat) for seat in range(1, seats)}
    names = [table.YOU, *["greedy"] * (seats - 1)]
    session = Session(match, {0}, bots, names, None, out)
    with speaking(language), pytest.MonkeyPatch.context() as patch:
        patch.setattr(table, "read_line", Keyboard(session, seats))
        table.run(session)
    assert match.over
    return paper.getvalue()


@cache
def names_of(game: str, language: str) -> frozenset[str]:
    """Latin words that the language itself has in its messages: names of windows, and of the game."""
    folder = find_game(game).messages
    assert folder is not None
    text = "".join(path.read_text(encoding="utf-8") for path in sorted((folder / language).glob("*.ftl")))
    values = re.sub(r"\{[^{}]*\}|^[\w-]+ =|^ *\*?\[\w+\]", " ", text, flags=re.MULTILINE)
    return frozenset(LATIN.findall(values))


def notations(game: str) -> Iterator[str]:
    """Every word that can be typed as an answer."""
    for decision in find_game(game).rules.decisions:
        yield from decision.domain.notations


def left_over(game: str, language: str, text: str) -> set[str]:
    """What a reader of the language would stumble over."""
    known = {part for word in notations(game) for part in LATIN.findall(word)} | TYPED | names_of(game, language)
    # What is cut short where there is no room for all of it.
    plain = re.sub(r"\w+…", "", RULE.sub("", text))
    if language == "ru":
        return {word for word in LATIN.findall(plain) if word not in known}
    french = {"die", "dice", "tools", "nature"}
    words = {found.group().lower() for found in ENGLISH.finditer(plain)} - french
    return {word for word in words if word not in {part.lower() for part in names_of(game, language)} | known}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("sagrada", 2, {}),
        ("sagrada", 1, {}),
        ("la_granja", 2, {}),
        ("oh_my_goods", 2, {}),
        ("oh_my_goods", 2, {"chapter": "IV-crown"}),
    ],
)
def test_a_whole_game_is_said_in_the_language(
    game: str, seats: int, options: dict[str, str], language: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.DEBUG, "ludoteca.messages"):
        text = played(game, language, seats, **options)
    # Nothing is looked for in vain, and nothing lacks what it speaks of.
    assert not {record.getMessage() for record in caplog.records}
    assert "{" not in text
    assert "\N{SOFT HYPHEN}" not in text
    assert not re.search(rf"\b{game}-[a-z]", text), "a message by its id"
    for line in text.splitlines():
        assert cell_len(line.rstrip()) <= WIDTH, line
    if language != "en":
        assert left_over(game, language, text) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_command_speaks_the_language_from_the_first_line_to_the_last(game: str, language: str) -> None:
    done = run("play", game, "--seed", "3", "--bot", "greedy", "--language", language, text="1\n" * 600, COLUMNS="100")
    assert done.returncode == 0, done.stderr
    own = Speaker(language)
    assert done.stdout.startswith(own.title(game))
    winner = own.say("player-won", player="@").split("@")
    assert any(line.startswith(winner[0]) and line.endswith(winner[1]) for line in done.stdout.splitlines()[-3:])
    if language != "en":
        assert left_over(game, language, done.stdout) == set()


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LUDOTECA_LANGUAGE": "cs", "LC_ALL": "fr_FR.UTF-8"}, "cs"),
        ({"LUDOTECA_LANGUAGE": "", "LC_ALL": "ru_RU.UTF-8"}, "ru"),
        ({"LUDOTECA_LANGUAGE": "", "LC_ALL": "", "LC_MESSAGES": "", "LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LUDOTECA_LANGUAGE": "", "LC_ALL": "C.UTF-8"}, "en"),
    ],
)
def test_without_an_option_the_locale_is_honoured(environment: dict[str, str], language: str) -> None:
    done = run("play", "sagrada", "--seed", "3", "--bot", "greedy", text="quit\n", **environment)
    assert Speaker(language).say("terminal-left") in done.stdout
    assert Speaker(language).say("sagrada-ask-choose_window") in done.stdout


def test_an_unknown_language_is_refused_in_one_line() -> None:
    for words in (("play", "sagrada"), ("games",), ("prepare", "oh_my_goods")):
        done = run(*words, "--language", "de", text="")
        assert done.returncode == 2
        line = "error: --language 'de': say en (English), ru (русский), fr (français) or cs (čeština)"
        assert done.stderr.strip() == line
    assert "LUDOTECA_LANGUAGE 'xx': say en" in run("games", LUDOTECA_LANGUAGE="xx").stderr


@pytest.mark.parametrize("language", OTHERS)
def test_games_and_preparation_are_listed_in_the_language(language: str) -> None:
    games = run("games", "--language", language).stdout
    assert Speaker(language).title("oh_my_goods") in games
    assert "(unofficial)" not in games
    card = run("prepare", "oh_my_goods", "-o", "chapter=II", "--language", language, COLUMNS="80").stdout
    assert Speaker(language).say("oh_my_goods-event-4") in card
    assert max(map(cell_len, card.splitlines())) <= 80
    assert "reconstruction)" not in card or language == "fr"
