"""A bot of one's own plays everywhere; what it fails to answer greedy answers, and it is named."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ludoteca.bots import guest
from ludoteca.bots.arena import hold, make_meeting
from ludoteca.bots.driver import finish
from ludoteca.bots.own import OwnPlayer
from ludoteca.bots.policies import find_player
from ludoteca.bots.standings import rows
from ludoteca.core.errors import UnknownPolicy
from ludoteca.core.game import find_game
from ludoteca.core.match import Match

ROOT = Path(__file__).parent.parent.parent
GUIDE = ROOT / "docs" / "guide" / "own_bot.md"

BOTS = """
import os
import time
from ludoteca.bots.player import question
from ludoteca.core.rules import RandomPolicy

def first(view):
    return question(view).choices[0].option

class Counting:
    games = ("sagrada", "oh_my_goods")

    def __init__(self):
        self.asked = 0

    def answer(self, view):
        self.asked += 1
        print("this goes to standard error")
        return question(view).choices[self.asked % len(question(view).choices)].notation

class Chance(RandomPolicy):
    pass

def thrower(view):
    raise ValueError("no idea")

def leaver(view):
    raise SystemExit(3)

def dier(view):
    os._exit(1)

def nonsense(view):
    return "xyzzy"

def nothing(view):
    return None

def sleeper(view):
    time.sleep(60)

def stuck(view):
    while True:
        pass

number = 5
"""


@pytest.fixture(autouse=True)
def dismissed():
    yield
    guest.dismiss()


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "mine.py"
    path.write_text(BOTS)
    return path


def one_answer(name, limit=20.0):
    match = Match.new("sagrada", 2, seed=3)
    player = find_player(match.game, name, 1, limit=limit)
    assert isinstance(player, OwnPlayer)
    option = player.answer(match.view(0))
    assert match.question(0).find(option) == option
    return player, option, match


def test_a_function_a_class_and_a_policy_are_bots(file):
    match = finish(Match.new("sagrada", 3, seed=3), [f"{file}:first", f"{file}:Counting", f"{file}:Chance"], seed=1)
    assert match.over
    player, option, match = one_answer(f"{file}:Counting")
    # A class is made for this seat: it has been asked once.
    assert option == match.question(0).choices[1].option
    assert not player.faults
    player.close()


@pytest.mark.parametrize(
    ("bot", "kind", "text"),
    [
        ("thrower", "crashed", "ValueError: no idea (mine.py, line "),
        ("leaver", "crashed", "SystemExit: 3"),
        ("dier", "crashed", "its process ended"),
        ("nonsense", "answered illegally", "'xyzzy' to choose_window; legal: "),
        ("nothing", "answered illegally", "'None' to choose_window"),
    ],
)
def test_a_bot_that_fails_forfeits_the_answer_to_greedy(file, bot, kind, text):
    player, option, match = one_answer(f"{file}:{bot}")
    assert option == find_player(match.game, "greedy", 1).answer(match.view(0))
    (fault,) = player.faults
    assert fault.name == f"{file}:{bot}"
    assert fault.kind == kind
    assert text in fault.text
    # It is asked again, whatever it did.
    player.answer(match.view(0))
    assert len(player.faults) == 2


@pytest.mark.parametrize("bot", ["sleeper", "stuck"])
def test_a_bot_that_thinks_too_long_is_ended(file, bot):
    began = time.perf_counter()
    player, _, _ = one_answer(f"{file}:{bot}", limit=0.2)
    assert [fault.kind for fault in player.faults] == ["thought too long"]
    assert time.perf_counter() - began < 30
    assert player.guest._process is None


def test_what_is_no_bot_is_refused_before_anything_is_played(file, tmp_path):
    game = find_game("la_granja")
    broken = tmp_path / "broken.py"
    broken.write_text("import nothing_like_it")
    for name, message in (
        (f"{file}:nobody", "has no 'nobody'"),
        (f"{file}", "name one"),
        (f"{file}:number", "neither a function nor a class"),
        (f"{file}:Counting", "plays sagrada, oh_my_goods, not la_granja"),
        (f"{tmp_path / 'none.py'}:Bot", "there is no such file"),
        (f"{broken}:Bot", "ModuleNotFoundError"),
    ):
        with pytest.raises(UnknownPolicy, match=re.escape(message)):
            find_player(game, name)


def test_the_arena_names_whoever_failed(file):
    meeting = make_meeting("sagrada", [f"{file}:thrower", "random"])
    standing = hold(meeting, 2, workers=1)
    assert {(fault.name, fault.kind) for game in standing.played for fault in game.faults} == {
        (f"{file}:thrower", "crashed")
    }
    # Greedy has played its games.
    assert rows(standing)[0].name == f"{file}:thrower"
    words = ["arena", "sagrada", f"{file}:nonsense", "random", "-n", "2"]
    done = subprocess.run([sys.executable, "-m", "ludoteca", *words], capture_output=True, text=True, check=True)
    assert re.search(r"mine\.py:nonsense answered illegally \d+ times; greedy answered instead", done.stdout)


def test_the_terminal_names_whoever_failed(file):
    words = ["play", "sagrada", "--humans", "none", "--seed", "1", "--bot", "1:greedy", "--bot", f"{file}:thrower"]
    done = subprocess.run([sys.executable, "-m", "ludoteca", *words], capture_output=True, text=True, check=True)
    assert f"seat 0, {file}:thrower crashed; greedy answered instead: ValueError: no idea" in done.stdout


def test_an_installed_package_offers_its_bots_by_name(tmp_path, monkeypatch):
    (tmp_path / "thirdparty.py").write_text(BOTS)
    home = tmp_path / "thirdparty-1.dist-info"
    home.mkdir()
    (home / "METADATA").write_text("Metadata-Version: 2.1\nName: thirdparty\nVersion: 1\n")
    (home / "entry_points.txt").write_text("[ludoteca.bots]\nfirstling = thirdparty:first\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")]))
    assert guest.plugged() == ["firstling"]
    _, option, match = one_answer("firstling")
    assert option == match.question(0).choices[0].option


@pytest.mark.parametrize("game", ["la_granja", "oh_my_goods"])
def test_a_bot_is_told_of_the_pack_it_plays_with(file, game):
    pack = find_game(game).default_pack()
    match = Match.new(game, 2, seed=1, pack=pack)
    player = find_player(match.game, f"{file}:first", 1, pack=pack)
    for _ in range(12):
        seat = match.to_act()[0]
        match.play(seat, player.answer(match.view(seat)))
    assert not player.faults


def test_no_process_outlives_its_players(file):
    player, _, _ = one_answer(f"{file}:first")
    process = player.guest._process
    assert process.is_alive()
    guest.dismiss()
    assert not process.is_alive()


def test_the_guides_bot_runs_as_it_stands_and_beats_random(tmp_path):
    (block,) = re.findall(r"```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(block.strip().splitlines()) <= 35
    path = tmp_path / "dreamer.py"
    path.write_text(block.replace("range(30 if", "range(2 if"))
    standing = hold(make_meeting("sagrada", [str(path), "random"], seed=1), 4, workers=1)
    assert not standing.failures
    assert not any(game.faults for game in standing.played)
    assert rows(standing)[0].name == str(path)
    assert rows(standing)[0].share >= 0.75
