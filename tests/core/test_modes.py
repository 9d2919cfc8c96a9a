"""One source, two speeds: the same seed and the same policies give the same journals, byte for byte."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca._speed import is_compiled, mode, reason
from ludoteca.core.game import game_ids

SCRIPT = Path(__file__).with_name("journals.py")


def run(code: list[str], **env: str) -> subprocess.CompletedProcess[str]:
    """A fresh Python with the library on its path."""
    return subprocess.run(
        [sys.executable, *code], capture_output=True, text=True, env={**os.environ, **env}, timeout=900, check=False
    )


FORCED = os.environ.get("LUDOTECA_INTERPRETED", "") not in ("", "0")
CHECKED = os.environ.get("LUDOTECA_EXPECT") == "checked"


@pytest.mark.skipif(FORCED or CHECKED, reason="the plain compiled run compares the two")
@pytest.mark.parametrize("name", game_ids())
def test_both_modes_give_the_same_journals(name):
    """At least 1,000 games of each title."""
    assert is_compiled(), "this run is meant to be compiled; without a compiler run LUDOTECA_INTERPRETED=1"
    compiled = run([str(SCRIPT), "1000", name], LUDOTECA_INTERPRETED="")
    interpreted = run([str(SCRIPT), "1000", name], LUDOTECA_INTERPRETED="1")
    assert compiled.stderr.strip() == "compiled"
    assert interpreted.stderr.strip() == "interpreted"
    lines = compiled.stdout.splitlines()
    assert len(lines) == 1000
    assert lines == interpreted.stdout.splitlines()


def test_the_switch_forces_interpreted_mode_without_a_word():
    done = run(
        ["-W", "error", "-c", "from ludoteca._speed import mode, reason; print(mode(), '|', reason())"],
        LUDOTECA_INTERPRETED="1",
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "interpreted | LUDOTECA_INTERPRETED is set"


def test_without_compiled_modules_there_is_one_clear_warning(tmp_path):
    """A copy of the plain source alone, as an install without a compiler leaves it."""
    import shutil

    import ludoteca

    home = Path(ludoteca.__file__).parent
    shutil.copytree(home, tmp_path / "ludoteca", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    code = "import ludoteca, ludoteca.core.match; ludoteca.play('sagrada', 2, seed=1); print(ludoteca._speed.mode())"
    done = run(["-c", code], PYTHONPATH=str(tmp_path), LUDOTECA_INTERPRETED="")
    assert done.stdout.strip() == "interpreted"
    assert done.stderr.count("RuntimeWarning") == 1
    assert "no C compiler" in done.stderr
    assert "LUDOTECA_INTERPRETED=1" in done.stderr


def test_mode_and_reason_agree():
    assert mode() in ("compiled", "interpreted")
    assert ("compiled when" in reason()) == is_compiled()


@pytest.mark.skipif(not CHECKED, reason="only in the build with bounds checks")
def test_the_checked_build_is_the_one_that_runs_and_checks():
    import ludoteca

    assert is_compiled()
    assert "checked" in Path(ludoteca.__file__).parts
    done = run(["-c", "from ludoteca.games.sagrada.content.printed import PRINTED; PRINTED.colors_of(999, 0)"])
    assert done.returncode < 0, "an index out of bounds must stop the process"
    assert (
        run(["-c", "from ludoteca.games.sagrada.content.printed import PRINTED; PRINTED.colors_of(23, 4)"]).returncode
        == 0
    )
