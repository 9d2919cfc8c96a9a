"""How much is too much, for frames, requests, sockets and tables."""

from __future__ import annotations

import json
from collections.abc import Iterator

import httpx
import pytest

from ludoteca.server.limits import Bucket
from tests.server.support import PLAIN, House, Line, running


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house with little patience."""
    few = {
        "sockets_per_user": 2,
        "tables_per_guest": 2,
        "messages_per_second": 5.0,
        "messages_burst": 10.0,
        "sign_ins_per_minute": 3,
        "requests_per_second": 5.0,
        "requests_burst": 30.0,
        "watches_per_socket": 2,
    }
    with running(tmp_path_factory.mktemp("strict"), **few) as opened:
        yield opened


def test_a_bucket_fills_again() -> None:
    bucket = Bucket(1000.0, 3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    bucket._at -= 1
    assert bucket.take()


def test_too_many_messages_end_a_socket(strict: House) -> None:
    line = strict.guest().line()
    for _ in range(12):
        line.send(type="ping")
    assert line.closed() == 4429


def test_too_many_sockets_are_refused(strict: House) -> None:
    ada = strict.guest()
    lines = [ada.line(), ada.line()]
    assert Line(strict.url, ada.cookie).closed() == 4429
    lines.pop().close()
    lines[0].close()


def test_too_many_tables_are_refused(strict: House) -> None:
    ada = strict.guest()
    first = ada.make()
    ada.make()
    assert ada.ask("POST", "/api/tables", {"game": "sagrada"}, 429)["error"]["id"] == "error-too-many-tables"
    ada.ask("DELETE", f"/api/tables/{first}")
    ada.make()


def test_too_many_watches_are_refused(strict: House) -> None:
    host = strict.guest()
    other = strict.guest()
    names = [host.make(), host.make(), other.make()]
    line = other.line()
    for name in names:
        line.send(type="watch", table=name)
    assert line.until("error")["error"]["id"] == "error-too-many-requests"
    line.close()


def test_too_many_requests_are_refused_with_a_time_to_wait(strict: House) -> None:
    ada = strict.guest()
    answers = [ada.web.get("/api/games") for _ in range(40)]
    last = answers[-1]
    assert last.status_code == 429
    assert int(last.headers["retry-after"]) > 0
    assert last.json()["error"]["id"] == "error-too-many-requests"


def test_too_many_passwords_are_refused(strict: House) -> None:
    wish = {"name": "Nobody", "password": "long enough"}
    statuses = [strict.guest().web.post("/api/session", json=wish).status_code for _ in range(5)]
    assert statuses[0] == 401
    assert statuses[-1] == 429


def test_a_long_body_is_refused(house: House) -> None:
    ada = house.guest()
    answer = ada.web.post("/api/tables", content=b'{"game":"' + b"x" * 20_000 + b'"}')
    assert answer.status_code == 413
    assert answer.json()["error"]["id"] == "error-too-large"


def test_a_long_body_without_a_length_is_refused(house: House) -> None:
    ada = house.guest()
    answer = ada.web.post("/api/tables", content=iter([b"x" * 9_000, b"x" * 9_000]))
    assert answer.status_code == 413


def test_a_long_frame_ends_the_socket(house: House) -> None:
    line = house.guest().line()
    line.socket.send(json.dumps({"type": "ping", "id": "x" * 5000}))
    assert line.closed() in (1009, 4400)


def test_a_bad_frame_is_told_and_ends_the_socket(house: House) -> None:
    line = house.guest().line()
    line.socket.send("{")
    assert line.next()["error"]["id"] == "error-bad-request"
    assert line.closed() == 4400


def test_unknown_fields_are_refused(house: House) -> None:
    ada = house.guest()
    assert ada.ask("POST", "/api/tables", {"game": "sagrada", "cheat": True}, 400)["error"]["id"] == "error-bad-request"
    table = ada.make(seats=1, start=True)
    body = {"type": "undo", "id": "x", "seat": 0, "force": True}
    assert ada.ask("POST", f"/api/tables/{table}/commands", body, 400)["error"]["id"] == "error-bad-request"


def test_guests_by_address_are_limited(tmp_path_factory: pytest.TempPathFactory) -> None:
    with running(tmp_path_factory.mktemp("guests"), guests_per_minute=3) as house:
        statuses = [httpx.get(house.url + "/api/me", trust_env=False, verify=PLAIN).status_code for _ in range(5)]
        assert statuses == [200, 200, 200, 429, 429]
