"""What does not fit a fixed row is refused with the number and the limit, and never overwrites what lies beside it."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from ludoteca._speed import is_compiled
from ludoteca.core.constants import DECISIONS, FEATURES, OPTIONS, SCORED_SEATS, WEIGHTS
from ludoteca.core.decision import Options
from ludoteca.core.domain import Domain
from ludoteca.core.errors import DoesNotFit
from ludoteca.core.game import find_game, register
from ludoteca.core.nature import Seeded
from ludoteca.core.rules import RandomPolicy
from ludoteca.core.search import Search
from ludoteca.core.tally import Tally
from ludoteca.core.value import Features
from tests.core.toys import Listed, Plain, Toy, ToyRules

# A whole game in a package of its own, with one question that has as many answers as `size` says.
PLUGIN = """
from ludoteca.core.decision import Decision
from ludoteca.core.domain import Domain
from ludoteca.core.game import Game
from ludoteca.core.rules import Rules

class Number(Decision):
    name = "number"
    domain = Domain("number", tuple(f"n{{i}}" for i in range({size})))

class Numbers(Game):
    id, title, version, fewest, most = "numbers", "Numbers", 1, 1, {most}
    rules = Rules((Number(),) * {decisions})
    setup = view = imagine = breakdown = picture = lambda *words: None

GAME = Numbers()
"""
FIND = "from ludoteca.core.game import find_game; print(find_game('numbers').rules.codes)"


def find_plugged(folder, mode, size=OPTIONS, decisions=1, most=SCORED_SEATS):
    """What a fresh Python says that finds the game by its entry point."""
    (folder / "numbers_game.py").write_text(PLUGIN.format(size=size, decisions=decisions, most=most))
    home = folder / "numbers_game-1.dist-info"
    home.mkdir()
    (home / "METADATA").write_text("Metadata-Version: 2.1\nName: numbers_game\nVersion: 1\n")
    (home / "entry_points.txt").write_text("[ludoteca.games]\nnumbers = numbers_game\n")
    path = os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", FIND],
        capture_output=True, text=True, timeout=120, check=False,
        env={**os.environ, "PYTHONPATH": path, "LUDOTECA_INTERPRETED": mode},
    )  # fmt: skip
    return (done.stdout + done.stderr).strip().splitlines()[-1]


MODES = pytest.mark.parametrize("mode", ["", "1"] if is_compiled() else ["1"], ids=lambda mode: mode or "compiled")


@MODES
def test_a_plugged_game_with_the_largest_domain_is_found(tmp_path, mode):
    assert find_plugged(tmp_path, mode) == str(OPTIONS)


@MODES
def test_a_plugged_game_whose_domain_is_too_large_is_told_so_by_name(tmp_path, mode):
    assert find_plugged(tmp_path, mode, size=OPTIONS + 1).endswith(
        "DoesNotFit: game 'numbers': Rules: the domain of the decision number has 257 answers; at most 256 fit"
    )


@MODES
def test_a_plugged_game_with_too_many_decisions_is_told_so_by_name(tmp_path, mode):
    assert find_plugged(tmp_path, mode, size=1, decisions=DECISIONS + 1).endswith(
        "DoesNotFit: game 'numbers': Rules has 257 decisions; at most 256 fit"
    )


@MODES
def test_a_plugged_game_for_too_many_seats_is_told_so_by_name(tmp_path, mode):
    assert find_plugged(tmp_path, mode, most=SCORED_SEATS + 1).endswith(
        "DoesNotFit: game 'numbers' is for up to 9 seats; at most 8 fit"
    )


def test_an_answer_beyond_the_last_overwrites_nothing():
    """The 257th answer with a weight once overwrote the first weight, and the 2,257th broke the heap."""
    out = Options()
    out.add_weighted(7, 5)
    for option in range(3000):
        out.add_weighted(option, 99)
    pairs = out.weighted()
    assert pairs[0] == (7, 5)
    assert len(pairs) == OPTIONS
    assert out.total == sum(weight for _, weight in pairs)
    out.clear()
    for option in range(3000):
        out.add(option)
    assert out.listed() == list(range(OPTIONS))


def test_too_many_features_are_refused():
    row = Features()
    for number in range(FEATURES):
        row.add(number)
    with pytest.raises(DoesNotFit, match="more than 256 features"):
        row.add(1.0)
    assert row.listed() == list(range(FEATURES))


def test_too_many_weights_are_refused():
    class Heavy(Plain):
        names = tuple(f"w{i}" for i in range(WEIGHTS + 1))
        tuned = (1,) * (WEIGHTS + 1)

    with pytest.raises(DoesNotFit, match="Heavy has 129 weights; at most 128 fit"):
        Heavy()


class Ask(Listed):
    name = "ask"
    domain = Domain("side", ("left", "right"))


def crowd():
    """Nine seats, one more than are counted."""
    state = Toy(SCORED_SEATS + 1, [0] * (SCORED_SEATS + 1))
    state.ask(0, 0, 0, 0)
    return state


def test_too_many_seats_are_refused_by_series_and_search():
    rules = ToyRules((Ask(),))
    with pytest.raises(DoesNotFit, match="9 seats are to be counted; at most 8 fit"):
        Tally(SCORED_SEATS + 1)
    with pytest.raises(DoesNotFit, match="9 seats are played; at most 8 are counted"):
        rules.play_many(crowd(), [RandomPolicy()] * 9, 1, 0, 1, Tally(2))
    with pytest.raises(DoesNotFit, match="at most 8 seats, not for 9"):
        Search(rules, Plain(), 0, 1).run(crowd, 0.0, 5)
    assert rules.playout(crowd(), [RandomPolicy()] * 9, Seeded(1), Seeded(1).rng, Options()) == 1


def test_a_game_for_too_many_seats_is_not_registered():
    class Crowd(type(find_game("sagrada"))):
        id = "crowd"
        most = SCORED_SEATS + 1

    with pytest.raises(DoesNotFit, match="game 'crowd' is for up to 9 seats; at most 8 fit"):
        register(Crowd())
