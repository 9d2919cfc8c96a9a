"""What the games of this house have beside the laws: the same files in every folder, and old matches refused."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

import ludoteca
from ludoteca.core.game import find_game, game_ids
from ludoteca.core.match import Match

HOME = Path(ludoteca.__file__).parent
# Games of other packages keep their files as they like.
GAMES = [name for name in game_ids() if type(find_game(name)).__module__.startswith("ludoteca.games.")]


@pytest.mark.parametrize("name", GAMES)
def test_a_game_folder_has_the_files_every_game_has(name):
    home = HOME / "games" / name
    rooms = {
        "content": ("constants.py", "printed.py"),
        "rules": ("state.py", "state.pxd", "setup.py", "scoring.py", "census.py"),
        "rules/decisions": ("numbers.py",),
        "players": ("heuristic.py", "weights.py"),
        "faces": ("view.py", "picture.py", "why.py", "position.py"),
    }
    for room, files in rooms.items():
        for file in files:
            assert (home / room / file).exists(), f"{room}/{file}"
    assert {path.name for path in home.glob("*.py")} == {"__init__.py", "game.py"}
    assert importlib.import_module(f"ludoteca.games.{name}").GAME is find_game(name)


def test_a_match_of_another_rules_version_is_refused():
    match = Match.new("sagrada", 2, seed=1)
    header = match.header.__class__(**{**match.header.__dict__, "version": 99})
    with pytest.raises(ludoteca.LudotecaError, match="version 99"):
        Match(header)
