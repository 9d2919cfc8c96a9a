"""The game that ``ludoteca new-game`` writes, as a package of its own outside the repository."""

from __future__ import annotations

import importlib
import sys
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

from ludoteca.cli.new_game import new_game

NAME = "high_card"


@cache
def home() -> Path:
    """Where the package was written; gone when the tests are over."""
    folder = tempfile.TemporaryDirectory(prefix="ludoteca-new-game-")
    _KEPT.append(folder)
    path = Path(folder.name) / NAME
    new_game(NAME, path)
    sys.path.insert(0, str(path / "src"))
    return path


_KEPT: list[tempfile.TemporaryDirectory[str]] = []


def part(path: str = "") -> Any:
    """A module of the package, such as ``rules.state``."""
    home()
    return importlib.import_module(f"{NAME}.{path}" if path else NAME)
