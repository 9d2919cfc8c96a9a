"""The example game as a wheel, built and installed into a folder of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "examples" / "cribbage"


def run(*words: str, env: dict[str, str] | None = None, typed: str = "") -> str:
    """What a command prints; it must succeed."""
    done = subprocess.run(words, env=env, input=typed, capture_output=True, text=True, timeout=540, check=False)
    assert done.returncode == 0, done.stderr[-2000:] + done.stdout[-2000:]
    return done.stdout


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package as pip builds it, from a copy: the tree stays as it is."""
    folder = tmp_path_factory.mktemp("wheel")
    shutil.copytree(SOURCE, folder / "source", ignore=shutil.ignore_patterns("build", "*.egg-info", "__pycache__"))
    words = ("wheel", "--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check")
    run(sys.executable, "-m", "pip", *words, "-w", str(folder), str(folder / "source"))
    (found,) = folder.glob("*.whl")
    return found


@pytest.fixture(scope="session")
def env(wheel: Path) -> dict[str, str]:
    """Where the installed wheel is found, by this process's Python and by every process that one starts."""
    home = wheel.parent / "home"
    words = ("install", "--quiet", "--no-deps", "--no-index", "--disable-pip-version-check")
    run(sys.executable, "-m", "pip", *words, "--target", str(home), str(wheel))
    paths = [str(home), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths)), "COLUMNS": "80"}
