"""The server as a process: it says where its data lies, logs in lines of JSON, and ends in order."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import httpx
import pytest

from ludoteca.core.errors import BadOptions
from ludoteca.server import metrics
from ludoteca.server.settings import ELSEWHERE, Settings, default_data, from_environment
from tests.server.support import PLAIN, Guest, free_port, wait_for


def test_sigterm_ends_the_server_in_order(tmp_path: Path) -> None:
    port = free_port()
    code = f"from ludoteca.server.main import serve; serve(port={port})"
    wish = os.environ | {"LUDOTECA_DATA": str(tmp_path / "data"), "PYTHONPATH": os.pathsep.join(sys.path)}
    process = subprocess.Popen([sys.executable, "-c", code], stderr=subprocess.PIPE, env=wish)
    url = f"http://127.0.0.1:{port}"

    def ready() -> bool:
        try:
            return httpx.get(f"{url}/readyz", trust_env=False, verify=PLAIN).status_code == 200
        except httpx.HTTPError:
            return False

    try:
        wait_for(ready, "the server does not start", 30)
        ada = Guest(url)
        table = ada.make(seats=1, start=True)
        ada.answer(table, 0)
        line = ada.line()
        line.watch(table)
        process.send_signal(signal.SIGTERM)
        assert line.closed() == 1012
        _, logged = process.communicate(timeout=20)
    finally:
        process.kill()
        process.wait()
    assert process.returncode == 0
    events = [json.loads(text) for text in logged.decode().splitlines()]
    assert [event["event"] for event in events] == ["open", "closed"]
    assert events[0]["data"] == str(tmp_path / "data")
    assert (tmp_path / "data" / "ludoteca.sqlite3").exists()


@pytest.mark.parametrize(("slip", "meant"), [("BOT_WORKER", "BOT_WORKERS"), ("DATABSE", "DATABASE"), ("BULD", "BUILD")])
def test_a_name_that_nobody_reads_is_refused_with_the_nearest(
    monkeypatch: pytest.MonkeyPatch, slip: str, meant: str
) -> None:
    monkeypatch.setenv(f"LUDOTECA_{slip}", "1")
    with pytest.raises(BadOptions, match=f"LUDOTECA_{slip}, which is no setting; the nearest one is LUDOTECA_{meant}$"):
        from_environment()


def test_names_of_the_build_and_the_tests_are_known(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ELSEWHERE:
        monkeypatch.setenv(f"LUDOTECA_{name}", "1")
    from_environment()


def test_every_name_in_the_tree_is_known() -> None:
    known = {part.name.upper() for part in fields(Settings)} | set(ELSEWHERE)
    root = Path(__file__).parent.parent.parent
    files = [root / "setup.py", root / "Makefile", *(root / "hooks").glob("*.py"), *(root / "bench").glob("*.py")]
    files += [*(root / "docs" / "guide").glob("*.md"), *(root / "src").rglob("*.py")]
    named = {name for file in files for name in re.findall(r"LUDOTECA_([A-Z_]+)", file.read_text(encoding="utf-8"))}
    assert {"DATA", "INTERPRETED"} <= named <= known


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name, value in {"BOT_WORKERS": "3", "BOT_PAUSE": "0.5", "SECURE_COOKIES": "yes", "DATA": str(tmp_path)}.items():
        monkeypatch.setenv(f"LUDOTECA_{name}", value)
    found = from_environment(bot_pause=None)
    assert (found.bot_workers, found.bot_pause, found.secure_cookies) == (3, 0.5, True)
    assert found.data == default_data() == tmp_path
    assert from_environment(bot_workers=1).bot_workers == 1
    assert found.database_url == f"sqlite:///{tmp_path / 'ludoteca.sqlite3'}"
    assert Settings(database="postgresql+psycopg://x").database_url == "postgresql+psycopg://x"


def test_a_log_line_hides_what_must_not_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    event = {"event": "x", "secret": "s", "password": "p", "option": 3, "view": {}, "table": "t"}
    assert metrics._hide(None, "info", event) == {
        "event": "x", "secret": "-", "password": "-", "option": "-", "view": "-", "table": "t",
    }  # fmt: skip
    try:
        raise ValueError("the hidden card is r4")
    except ValueError as problem:
        metrics.fault(metrics.log("test"), "fault", problem)
    out = capsys.readouterr()
    assert "ValueError" in out.out + out.err
    assert "r4" not in out.out + out.err
