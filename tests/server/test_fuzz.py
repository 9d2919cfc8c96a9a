"""Random and hostile requests and frames: never a fault of ours, and memory stays flat."""

from __future__ import annotations

import json
import os
import random
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from websockets.exceptions import ConnectionClosed

from ludoteca.server import metrics
from ludoteca.server.app import make_app
from tests.server.support import PLAIN, Guest, House, house_settings, play_on, two_guests

# The description is the same for every house; only it is needed when tests are collected.
schema = schemathesis.openapi.from_dict(make_app(house_settings(Path(os.devnull).parent)).openapi())


@pytest.fixture(scope="module")
def scene(house: House) -> tuple[House, Guest, str, str]:
    ada, ben, table = two_guests(house)
    play_on(table, {0: ada, 1: ben}, steps=6)
    _, _, over = two_guests(house)
    return house, ada, table, over


@schema.parametrize()
@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_no_described_request_breaks_the_server(case: Any, scene: tuple[House, Guest, str, str]) -> None:
    house, ada, table, _ = scene
    if "table" in case.path_parameters:
        case.path_parameters["table"] = table
    if "seat" in case.path_parameters:
        case.path_parameters["seat"] = 0
    if case.method == "DELETE" and case.path == "/api/session":
        return
    case.headers = {**(case.headers or {}), "X-Ludoteca-CSRF": ada.web.headers["X-Ludoteca-CSRF"]}
    case.cookies = {"ludoteca": ada.cookie}
    answer = case.call(base_url=house.url)
    assert answer.status_code < 500, (case.method, case.path, answer.text)
    if "json" in answer.headers.get("content-type", "") and case.path != "/api/tables/{table}/commands":
        case.validate_response(answer, checks=[schemathesis.checks.response_schema_conformance])


HOSTILE: list[Any] = [
    None, True, False, -1, 0, 1, 2**31, 2**63, 2**200, -(2**70), 1e308, "", "x", "\x00", "\ud800", "💥" * 20,
    [], {}, [[]] * 5, {"type": "answer"}, "../../etc/passwd", "' OR 1=1 --", "cell:a1", float("inf"),
]  # fmt: skip
DOORS = ["/api/tables", "/api/me", "/api/session", "/api/account", "/api/tables/x/commands", "/api/me/push"]
KINDS = ["answer", "undo", "reset", "ask_back", "consent", "lend", "reclaim", "watch", "unwatch", "ping", "nothing"]
FIELDS = ["id", "table", "seat", "question", "option", "request", "agree", "level", "more"]


def hostile_frame(rng: random.Random, table: str) -> str | bytes:
    """Anything from noise to a frame that is almost right."""
    dice = rng.random()
    if dice < 0.1:
        return bytes(rng.randrange(256) for _ in range(rng.randrange(200)))
    if dice < 0.15:
        return "[" * rng.randrange(1, 3000)
    frame: dict[str, Any] = {
        "type": rng.choice(KINDS),
        "id": f"f{rng.randrange(50)}",
        "table": table,
        "seat": rng.randrange(4),
    }
    if dice < 0.6:
        frame |= {
            "question": rng.randrange(30),
            "option": rng.randrange(60),
            "request": rng.randrange(5),
            "agree": True,
        }
        wanted = {"answer": ("question", "option"), "consent": ("request", "agree")}.get(frame["type"], ())
        frame = {name: value for name, value in frame.items() if name in ("type", "id", "table", "seat", *wanted)}
        if frame["type"] in ("unwatch", "ping", "watch"):
            frame.pop("id" if frame["type"] != "ping" else "table", None)
    for _ in range(rng.randrange(3) if dice < 0.6 else rng.randrange(1, 4)):
        frame[rng.choice(FIELDS)] = rng.choice(HOSTILE)
    text = json.dumps(frame, allow_nan=True)
    return text[: rng.randrange(len(text))] if rng.random() < 0.1 else text


def memory() -> int:
    """Resident kilobytes of this process, in which the house runs."""
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def storm(ada: Guest, table: str, rng: random.Random, frames: int) -> int:
    """Send frames, coming back whenever the door is shut; how often it was."""
    shut, line = 0, ada.line()
    for _ in range(frames):
        try:
            line.socket.send(hostile_frame(rng, table))
            if rng.random() < 0.05:
                line.quiet(0.01)
        except ConnectionClosed:
            shut += 1
            line.close()
            line = ada.line()
    line.close()
    return shut


def test_hostile_frames_do_no_harm_and_leave_memory_flat(house: House) -> None:
    ada, ben, table = two_guests(house)
    rng = random.Random(8)
    faults = metrics.FAULTS.labels("table")._value.get()
    storm(ada, table, rng, 500)
    before = memory()
    shut = storm(ada, table, rng, 1500)
    assert shut > 50
    assert memory() - before < 30_000
    assert metrics.FAULTS.labels("table")._value.get() == faults
    # The game has lived through it.
    for seat, person in ((0, ada), (1, ben)):
        person.web.post(f"/api/tables/{table}/commands", json={"type": "reclaim", "id": "back", "seat": seat})
    play_on(table, {0: ada, 1: ben})


def test_hostile_paths_and_bodies_get_an_answer(house: House) -> None:
    ada = house.guest()
    rng = random.Random(3)
    far = "9" * 20
    paths = ["/api/tables/%00", "/api/tables/..", "/api/tables/" + "x" * 500, "/api//me", "/%ff", "/ws", "/api/me/"]
    paths += ["/api/tables/x/seats/-1", f"/api/tables/x/seats/{far}", "/api/tables/x/moment?seat=abc"]
    with httpx.Client(base_url=house.url, cookies=ada.web.cookies, trust_env=False, verify=PLAIN) as web:
        web.headers["X-Ludoteca-CSRF"] = ada.web.headers["X-Ludoteca-CSRF"]
        for path in paths:
            for method in ("GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD"):
                assert web.request(method, path).status_code < 500
        for _ in range(150):
            body = hostile_frame(rng, "x")
            path = rng.choice(DOORS)
            method = rng.choice(["POST", "PATCH", "PUT"])
            content = body if isinstance(body, bytes) else body.encode("utf-8", "surrogatepass")
            assert web.request(method, path, content=content).status_code < 500
