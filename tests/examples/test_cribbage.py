"""The example game as strangers get it: a wheel, found by its entry point, played from the command line."""

from __future__ import annotations

import json
import os
import re
import sys
import zipfile
from pathlib import Path

import pytest

from tests.examples.conftest import run

# A wheel is built with what pyproject.toml asks for, and nothing is fetched.
pytest.importorskip("setuptools", minversion="77", reason="a wheel of a package needs setuptools 77 or later")


LANGUAGES = ("en", "ru", "fr", "cs")


def ludoteca(env: dict[str, str], *words: str, typed: str = "") -> str:
    """What a command of ludoteca prints."""
    return run(sys.executable, "-m", "ludoteca", *words, env=env, typed=typed)


def test_the_wheel_holds_the_game_and_nothing_else(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert {name.split("/")[0].split("-")[0] for name in names} == {"ludoteca_cribbage"}
    assert "ludoteca_cribbage/py.typed" in names
    for room in ("content", "rules", "players", "faces"):
        assert f"ludoteca_cribbage/{room}/__init__.py" in names
    assert not [name for name in names if "test" in name]
    for brought in (
        "page/page.js",
        "page/page.css",
        "page/rules.json",
        *(f"messages/{code}/game.ftl" for code in LANGUAGES),
    ):
        assert f"ludoteca_cribbage/{brought}" in names


def test_it_is_found_by_its_entry_point(env: dict[str, str]) -> None:
    told = run(
        sys.executable,
        "-c",
        "from ludoteca.core.game import find_game, game_ids; import sys\n"
        "assert 'cribbage' in game_ids() and 'ludoteca_cribbage' not in sys.modules\n"
        "print(find_game('cribbage').title, sys.modules['ludoteca_cribbage'].__file__)",
        env=env,
    )
    assert told.startswith("Cribbage ")
    assert str(Path(env["PYTHONPATH"].split(os.pathsep)[0]) / "ludoteca_cribbage") in told


def test_it_is_listed_with_the_others(env: dict[str, str]) -> None:
    assert "cribbage  Cribbage (unofficial), 2 to 4 seats" in ludoteca(env, "games")
    games = {game["id"]: game for game in json.loads(ludoteca(env, "games", "--json"))}
    assert {"cribbage", "sagrada"} <= games.keys()
    assert [option["name"] for option in games["cribbage"]["options"]] == ["target", "muggins"]
    assert "master" in games["cribbage"]["policies"]


def test_a_whole_game_in_the_terminal(env: dict[str, str], tmp_path: Path) -> None:
    """The first answer of every list is legal; words are refused with the rule that forbids them."""
    save = tmp_path / "game.json"
    words = ("--seed", "3", "--option", "target=61", "--bot", "greedy", "--save", str(save))
    told = ludoteca(env, "play", "cribbage", *words, typed="cards\nboard\nseat 1\n2z\n" + "1\n" * 400)
    assert "Cribbage: seat 0 you, seat 1 greedy, seed 3" in told
    assert "'2z' is no answer to this question" in told
    assert "wins!" in told
    assert "His heels" in told
    # What is typed is not echoed here, so prompts stand before the next line.
    lines = [line.lstrip("> ").rstrip() for line in told.splitlines() if "Look at it again" not in line]
    assert all(len(line) <= 80 for line in lines)
    again = ludoteca(env, "replay", str(save))
    assert "end    points" in again


def test_an_answer_that_is_refused_says_why(env: dict[str, str]) -> None:
    told = ludoteca(env, "play", "cribbage", "--seed", "3", "--bot", "greedy", typed="1\n1\ngo\nquit\n")
    assert re.search(r"go is not legal: You have a card that fits: \w+ of \w+ keeps", " ".join(told.split()))
    assert "[CRB-5.2]" in told


def test_muggins_in_the_terminal(env: dict[str, str]) -> None:
    words = ("--seed", "5", "--option", "target=61", "--option", "muggins=on", "--bot", "greedy")
    told = ludoteca(env, "play", "cribbage", *words, typed="1\n" * 400)
    # Who claims nothing for its hands loses what it overlooked.
    assert "How many points do you claim for your hand?" in told
    assert "Taken by muggins" in told
    assert "Seat 1 wins!" in told


def test_a_series_of_games_on_two_cores(env: dict[str, str]) -> None:
    policies = ("-p", "greedy", "-p", "random") * 2
    words = ("-n", "8", *policies, "--seed", "1", "--workers", "2", "--json")
    told = json.loads(ludoteca(env, "simulate", "cribbage", "--seats", "4", *words))
    assert told["games"] == 8
    assert told["errors"] == 0
    shares = [seat["win_share"] for seat in told["per_seat"]]
    # Partners win together.
    assert shares[0] == shares[2]
    assert shares[1] == shares[3]
    assert shares[0] + shares[1] == pytest.approx(1.0)


def test_players_meet_in_the_arena(env: dict[str, str]) -> None:
    words = ("greedy", "random", "-n", "6", "--seed", "1", "--workers", "2", "--option", "target=61", "--json")
    told = json.loads(ludoteca(env, "arena", "cribbage", *words))
    assert told["games"] == 6
    assert told["errors"] == []
    search = ("search:iterations=20", "random", "-n", "2", "--workers", "2", "--option", "target=61", "--json")
    told = json.loads(ludoteca(env, "arena", "cribbage", *search))
    assert (told["games"], told["errors"], told["faults"]) == (2, [], [])
