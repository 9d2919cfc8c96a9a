"""Four rooms, and arrows between them that hold: content <- rules <- players, faces; only the library beside them."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import ludoteca_cribbage

HOME = Path(ludoteca_cribbage.__file__).parent
OPEN_TO = {
    "content": {"content"},
    "rules": {"content", "rules"},
    "players": {"content", "rules", "players"},
    "faces": {"content", "rules", "faces"},
}


def imported(path: Path) -> set[str]:
    """The modules a file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            found |= {f"{node.module}.{name.name}" for name in node.names}
        elif isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
    return found


@pytest.mark.parametrize("room", OPEN_TO)
def test_a_room_looks_only_where_it_may(room: str) -> None:
    files = sorted((HOME / room).glob("*.py"))
    assert len(files) > 1
    for path in files:
        for name in imported(path):
            if name.startswith("ludoteca_cribbage."):
                assert name.split(".")[1] in OPEN_TO[room], f"{path.name} imports {name}"


def test_the_game_stands_on_the_core_alone() -> None:
    for path in HOME.rglob("*.py"):
        for name in imported(path):
            if name.startswith("ludoteca."):
                assert name.startswith("ludoteca.core."), f"{path.name} imports {name}"
            assert len(path.read_text(encoding="utf-8").splitlines()) <= 400
