"""A bot of one's own plays everywhere; what it fails to answer greedy answers, and it is named."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from ludoteca.bots.arena import hold, make_meeting
from ludoteca.bots.driver import finish
from ludoteca.bots.policies import find_player
from ludoteca.bots.standings import rows
from ludoteca.core.decision import Decision
from ludoteca.core.domain import Domain
from ludoteca.core.game import find_game
from ludoteca.core.match import Match
from ludoteca.core.question import LISTED, Question
from tests.bots.support import one_answer

ROOT = Path(__file__).parent.parent.parent
GUIDE = ROOT / "docs" / "guide" / "own_bot.md"

BOTS = """
import os
import signal
import statistics
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

def segfault(view):
    os.kill(os.getpid(), signal.SIGSEGV)

def far(view):
    return statistics.mean([])

class Mute(Exception):
    def __str__(self):
        raise RuntimeError("not even that")

def mute(view):
    raise Mute

def nonsense(view):
    return "xyzzy"

def nothing(view):
    return None

def several(view):
    return [1, 2]

def real(view):
    return 1.0

def wrong(view):
    return 99999

def endless(view):
    return 10 ** 5000

def thing(view):
    return object()

class Word(str):
    pass

def subclassed(view):
    return Word(question(view).choices[0].notation)

def sleeper(view):
    time.sleep(60)

def stuck(view):
    while True:
        pass
"""


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "mine.py"
    path.write_text(BOTS)
    return path


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
        ("dier", "crashed", "its process ended with exit code 1"),
        ("segfault", "crashed", "its process ended by SIGSEGV"),
        ("far", "crashed", "StatisticsError: mean requires at least one data point (mine.py, line "),
        ("mute", "crashed", "Mute: (it does not say what) (mine.py, line "),
        ("nonsense", "answered illegally", "'xyzzy' to choose_window; legal: aurora_sagradis aurorae_magnificus"),
        ("nothing", "answered illegally", "None to choose_window; legal: "),
        ("several", "answered illegally", "[1, 2] to choose_window; legal: "),
        ("real", "answered illegally", "1.0 to choose_window; legal: "),
        (
            "wrong",
            "answered illegally",
            "99999 to choose_window; legal: 0 (aurora_sagradis), 1 (aurorae_magnificus), 16 (",
        ),
        ("endless", "answered illegally", "something of type int to choose_window"),
        ("thing", "answered illegally", "<object object> to choose_window"),
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


def test_a_word_of_the_bots_own_kind_is_a_word(file):
    player, option, match = one_answer(f"{file}:subclassed")
    assert option == match.question(0).choices[0].option
    assert not player.faults


def test_of_many_legal_answers_the_first_are_named():
    class Spell(Decision):
        domain = Domain("word", [f"w{number}" for number in range(LISTED + 1)])

    match = Match.new("sagrada", 2, seed=1)
    asked = Question(0, 0, 0, Spell(), 0, 0, tuple(range(LISTED + 1)), match.game, match.state)
    assert asked.legal(worded=True, most=LISTED).endswith("w10 w11 …")
    assert asked.legal(worded=False, most=LISTED).endswith("10 (w10), 11 (w11), …")
    fewer = replace(asked, options=asked.options[:-1])
    assert fewer.legal(worded=True, most=LISTED).endswith("w10 w11")


def test_a_policy_has_a_generator_of_its_own_for_every_game(file):
    name = f"{file}:Chance"
    chosen = set()
    for seed in range(12):
        match = Match.new("sagrada", 2, seed=3)
        player = find_player(match.game, name, seed)
        first = player.answer(match.view(0))
        chosen.add(first)
        # The generator goes on with the game: the same question is not always answered alike.
        more = [player.answer(match.view(0)) for _ in range(12)]
        assert len(set(more)) > 1
        # The same seed gives the same game.
        again = find_player(match.game, name, seed)
        assert [again.answer(match.view(0)) for _ in range(13)] == [first, *more]
    assert chosen == {choice.option for choice in match.question(0).choices}


def test_a_policy_plays_the_same_games_on_one_core_and_on_two(file):
    meeting = make_meeting("sagrada", [f"{file}:Chance", "random"], seed=5)
    one, two = (hold(meeting, 4, workers=workers).played for workers in (1, 2))
    assert [game.points for game in one] == [game.points for game in two]
    assert len({game.points for game in one}) > 1


@pytest.mark.parametrize("bot", ["sleeper", "stuck"])
def test_a_bot_that_thinks_too_long_is_ended(file, bot):
    began = time.perf_counter()
    player, _, _ = one_answer(f"{file}:{bot}", limit=0.2)
    assert [fault.kind for fault in player.faults] == ["thought too long"]
    assert time.perf_counter() - began < 30
    assert player.guest._process is None


def test_the_arena_names_whoever_failed(file):
    meeting = make_meeting("sagrada", [f"{file}:thrower", "random"])
    standing = hold(meeting, 2, workers=1)
    assert {(fault.name, fault.kind) for game in standing.played for fault in game.faults} == {
        (f"{file}:thrower", "crashed"),
        (f"{file}:thrower", "was not asked"),
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


@pytest.mark.parametrize("game", ["la_granja", "oh_my_goods"])
def test_a_bot_is_told_of_the_pack_it_plays_with(file, game):
    pack = find_game(game).default_pack()
    match = Match.new(game, 2, seed=1, pack=pack)
    player = find_player(match.game, f"{file}:first", 1, pack=pack)
    for _ in range(12):
        seat = match.to_act()[0]
        match.play(seat, player.answer(match.view(seat)))
    assert not player.faults


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
