"""``ludoteca new-game``: what it writes keeps every law, is clean, and is what the guide walks through."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca.cli.new_game import LONGEST_NAME, game_files, new_game
from ludoteca.core.errors import BadFile, BadOptions
from ludoteca.testing import LAWS, check_game
from tests.contract.nim import Nim
from tests.contract.template import home, part

ROOT = Path(__file__).parent.parent.parent
GUIDE = (ROOT / "docs" / "guide" / "adding_a_game.md").read_text(encoding="utf-8")


def test_the_template_keeps_every_law() -> None:
    report = check_game(part().GAME).require()
    assert set(report.skipped) == {
        "imagining_keeps_the_pause",
        "redealing_keeps_the_view",
        "positions_lead_back",
        "the_default_pack_is_sound",
    }
    assert report.never_asked == ()


def test_a_game_of_perfect_information_passes_with_honest_skips() -> None:
    report = check_game(Nim()).require()
    assert report.skipped["hidden_answers_do_not_show"].startswith("perfect information")
    assert report.skipped["nothing_is_lost"].startswith("the game has no census")
    assert report.skipped["sealed_answers_commute"] == "no question is asked under seal"
    assert report.skipped["nature_draws_by_weight"].startswith("nature is never asked")
    assert set(report.skipped) == {
        "hidden_answers_do_not_show",
        "nothing_is_lost",
        "sealed_answers_commute",
        "nature_draws_by_weight",
        "imagining_keeps_the_pause",
        "redealing_keeps_the_view",
        "search_can_think",
        "positions_lead_back",
        "the_default_pack_is_sound",
        "tables_are_shown_plainly",
        "the_log_tells_what_its_readers_know",
        "hidden_lines_do_not_tell",
        "sentences_have_words",
    }


@pytest.mark.parametrize("name", ["ox", "high_card", "a" * LONGEST_NAME])
def test_the_template_is_clean_under_any_name(name: str, tmp_path: Path) -> None:
    new_game(name, tmp_path / "game")
    for command in (["ruff", "check", "."], ["ruff", "format", "--check", "."]):
        done = subprocess.run(
            [sys.executable, "-m", *command, "--no-cache"],
            cwd=tmp_path / "game",
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
    assert not re.search(r"\bmy_game|MyGame|My Game|MG-", "".join(game_files(name).values()))


def test_the_template_is_typed_and_its_tests_pass() -> None:
    surroundings = {**os.environ, "PYTHONPATH": os.pathsep.join([str(home() / "src"), str(ROOT / "src")])}
    for command in (
        ["mypy", "--cache-dir", os.devnull],
        ["pytest", "-q", "-p", "no:cacheprovider", "tests/test_rules.py"],
    ):
        done = subprocess.run(
            [sys.executable, "-m", *command], cwd=home(), env=surroundings, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    "name", ["High", "high-card", "3d", "_x", "x__y", "class", "json", "tests", "a" * 25, "", "../x"]
)
def test_a_bad_name_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match="the name"):
        new_game(name, tmp_path / "game")
    assert not list(tmp_path.iterdir())


def test_the_name_of_a_game_that_is_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match="there is a game 'sagrada' already"):
        new_game("sagrada", tmp_path / "game")


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "kept.txt").write_text("mine")
    with pytest.raises(BadFile, match="nothing was written"):
        new_game("high_card", tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["kept.txt"]


def test_every_block_of_the_guide_is_in_the_template() -> None:
    whole = "\n".join(game_files("high_card").values())
    blocks = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)
    assert len(blocks) > 8
    for block in blocks:
        assert block in whole, block


def test_the_guide_names_every_law_with_what_it_says() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (.+) \|$", GUIDE[GUIDE.index("| law |") :], re.MULTILINE)
    assert dict(rows) == LAWS
