"""``ludoteca check``: a report of laws, and an exit code that a script can use."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from ludoteca.core import game as registry
from ludoteca.core.errors import UnknownGame
from ludoteca.core.game import all_games, find_game, game_ids, known_for_now
from tests.contract.nim import Nim


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "ludoteca", *words], capture_output=True, text=True, check=False)


def test_a_law_is_reported() -> None:
    done = run("check", "sagrada", "--law", "codes_translate", "--seed", "3")
    assert done.returncode == 0, done.stderr
    assert "holds    codes_translate" in done.stdout
    assert "1 laws hold, 0 do not apply, 0 are broken (seed 3)" in done.stdout


def test_an_unknown_game_or_law_is_refused_with_those_there_are() -> None:
    done = run("check", "chess")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "la_granja, oh_my_goods, sagrada" in done.stderr
    done = run("check", "sagrada", "--law", "gravity")
    assert done.returncode == 2
    assert "there is no law 'gravity'; laws are" in done.stderr


def test_a_broken_law_is_exit_code_1() -> None:
    words = (
        "import sys; sys.argv = ['ludoteca', 'check', 'nim', '--law', 'scores_add_up', '--json']\n"
        "from ludoteca.core.game import register; from tests.contract.nim import Nim\n"
        "register(type('Wrong', (Nim,), {'breakdown': lambda *_: []})())\n"
        "from ludoteca.cli.main import main; main()"
    )
    done = subprocess.run([sys.executable, "-c", words], capture_output=True, text=True, check=False)
    assert done.returncode == 1, done.stderr
    found = json.loads(done.stdout)
    assert (found["ok"], found["laws"][0]["status"]) == (False, "broken")


def test_the_library_needs_neither_pytest_nor_hypothesis() -> None:
    words = "import sys, ludoteca.testing; sys.exit(bool({'pytest', 'hypothesis'} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", words], check=False).returncode == 0


# -- installed games that are not as they should be -----------------------------------------------------------


class Point:
    """An entry point as a package would offer it."""

    def __init__(self, name: str, offered: object) -> None:
        self.name, self.value, self.offered = name, f"somewhere:{name}", offered

    def load(self) -> object:
        if isinstance(self.offered, Exception):
            raise self.offered
        return self.offered


@pytest.fixture
def plugged(monkeypatch: pytest.MonkeyPatch) -> list[Point]:
    points: list[Point] = []

    def entry_points(group: str, name: str | None = None) -> list[Point]:
        return [point for point in points if name in (None, point.name)] if group == "ludoteca.games" else []

    monkeypatch.setattr("importlib.metadata.entry_points", entry_points)
    monkeypatch.setattr(registry, "_TOLD", set())
    return points


def test_a_broken_package_is_named_and_the_others_stay(plugged: list[Point]) -> None:
    plugged.append(Point("ghost", ModuleNotFoundError("No module named 'ghost'")))
    with pytest.warns(UserWarning, match="'ghost' .somewhere:ghost. cannot be loaded: ModuleNotFoundError"):
        found = [game.id for game in all_games()]
    assert found == ["la_granja", "oh_my_goods", "sagrada"]
    assert [game.id for game in all_games()] == found


def test_an_entry_point_that_is_not_the_id_is_refused(plugged: list[Point]) -> None:
    plugged.append(Point("alias", Nim()))
    with pytest.raises(UnknownGame, match="'alias' calls itself 'nim'"):
        find_game("alias")


def test_a_namesake_of_a_shipped_game_is_told_of(plugged: list[Point]) -> None:
    plugged.append(Point("sagrada", Nim()))
    with pytest.warns(UserWarning, match="offers a game 'sagrada', which Ludoteca ships"):
        assert "sagrada" in game_ids()
    assert find_game("sagrada").title == "Sagrada"


def test_a_game_is_known_for_now() -> None:
    with known_for_now(Nim()) as game:
        assert find_game("nim") is game
    with pytest.raises(UnknownGame):
        find_game("nim")
