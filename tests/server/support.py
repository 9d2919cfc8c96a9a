"""A house on a free loopback port, and guests who knock at it."""

from __future__ import annotations

import contextlib
import json
import random
import socket
import ssl
import threading
import time
import uuid
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from ludoteca.server.fair import FairNature
from ludoteca.server.main import server
from ludoteca.server.record import Record
from ludoteca.server.settings import Settings
from tests.server.wire import check_answer, check_message

# Loopback speaks plain HTTP; reading the machine's certificates for every guest would cost more than the test.
PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


# All guests ever made, closed at the very end: what the collector closes for us counts as a warning.
GUESTS: list[Guest] = []


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def house_settings(data: Path, **given: Any) -> Settings:
    usual: dict[str, Any] = {
        "data": data,
        "bot_pause": 0.0,
        "bot_workers": 1,
        "guests_per_minute": 100_000,
        "sign_ins_per_minute": 100_000,
        "requests_per_second": 100_000.0,
        "requests_burst": 100_000.0,
        "messages_per_second": 100_000.0,
        "messages_burst": 100_000.0,
        "webhook_loopback": True,
        "sockets_per_address": 10_000,
    }
    return Settings(**(usual | given))


class ScriptedNature(FairNature):
    """Nature that draws what a test has written down, by notation, and then goes on as it would have."""

    def __init__(self, kept: Record, words: Sequence[str]) -> None:
        super().__init__(kept.game, kept.secret, kept.nonces)
        self.words = words

    def answer(self, decision: Any, state: Any, a: int, b: int, out: Any) -> int:
        place = self.counter
        drawn = super().answer(decision, state, a, b, out)
        if place >= len(self.words):
            return drawn
        option = decision.domain.parse(self.words[place])
        assert option in out.listed(), (decision.name, self.words[place])
        return int(option)


class House:
    """A running server; stop() is what SIGTERM does."""

    def __init__(self, data: Path, **given: Any) -> None:
        self.settings = house_settings(data, **given)
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._server = server(self.settings, port=self.port)
        self._thread = threading.Thread(target=self._server.run, daemon=True)
        self._scripts: dict[str, tuple[str, ...]] = {}
        self.app.state.lobby.nature = self._nature

    @property
    def app(self) -> Any:
        return self._server.config.app

    def start(self) -> House:
        self._thread.start()
        wait_for(lambda: self._server.started, "the server does not start")
        return self

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(timeout=15)
        assert not self._thread.is_alive()

    def guest(self, name: str = "") -> Guest:
        return Guest(self.url, name)

    def script(self, table: str, draws: Sequence[str]) -> None:
        """Let nature draw these words first at a table that has not begun."""
        self._scripts[table] = tuple(draws)

    def _nature(self, kept: Record) -> FairNature:
        return ScriptedNature(kept, self._scripts.get(kept.id, ()))


@contextlib.contextmanager
def running(data: Path, **given: Any) -> Iterator[House]:
    house = House(data, **given).start()
    try:
        yield house
    finally:
        house.stop()


def wait_for(met: Callable[[], Any], problem: str, seconds: float = 15) -> Any:
    """The first true value, or a failure that says what did not happen."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if found := met():
            return found
        time.sleep(0.01)
    raise AssertionError(problem)


class Line:
    """A socket with the messages it has brought."""

    def __init__(self, url: str, cookie: str | None, origin: str | None = None) -> None:
        headers = {"Cookie": f"ludoteca={cookie}"} if cookie else {}
        address = url.replace("http://", "ws://") + "/ws"
        self._stack = contextlib.ExitStack()
        self.socket: ClientConnection = self._stack.enter_context(
            connect(address, additional_headers=headers, origin=origin, compression=None, proxy=None, close_timeout=0.5)  # type: ignore[arg-type]
        )
        self.log: dict[str, list[Any]] = {}
        self.raw: list[str] = []
        self.moments: dict[str, Any] = {}

    def send(self, **frame: Any) -> None:
        self.socket.send(json.dumps(frame))

    def next(self, seconds: float = 10) -> Any:
        text = self.socket.recv(timeout=seconds)
        self.raw.append(str(text))
        message = json.loads(text)
        check_message(message)
        if message["type"] == "moment":
            self._keep_log(message)
            self.moments[message["table"]] = message
        return message

    def until(self, kind: str, met: Callable[[Any], Any] = lambda _: True, seconds: float = 10) -> Any:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            message = self.next(max(0.01, end - time.monotonic()))
            if message["type"] == kind and met(message):
                return message
        raise AssertionError(f"no {kind} came")

    def quiet(self, seconds: float = 0.3) -> list[Any]:
        """Everything that still comes within a while."""
        found = []
        with contextlib.suppress(TimeoutError):
            while True:
                found.append(self.next(seconds))
        return found

    def closed(self, seconds: float = 10) -> int:
        """Read on until the other side closes; its code."""
        try:
            while True:
                self.next(seconds)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006

    def watch(self, table: str, **seat: Any) -> Any:
        self.send(type="watch", table=table, **seat)
        return self.until("moment", lambda moment: moment["log_from"] == 0)

    def command(self, kind: str, table: str, seat: int, **fields: Any) -> Any:
        name = fields.pop("id", None) or uuid.uuid4().hex
        self.send(type=kind, id=name, table=table, seat=seat, **fields)
        return self.until("done", lambda done: done["id"] == name)

    def _keep_log(self, moment: Any) -> None:
        log = self.log.setdefault(moment["table"], [])
        assert moment["log_from"] <= len(log)
        del log[moment["log_from"] :]
        log += moment["news"]

    def close(self) -> None:
        self._stack.close()


def hold_to_description(answer: httpx.Response) -> None:
    """Every answer to every guest is what the description of the wire says."""
    answer.read()
    if answer.headers.get("content-type", "").startswith("application/json"):
        check_answer(answer.request.method, answer.request.url.path, answer.status_code, answer.json())


class Guest:
    """A person with a browser: cookie, token, requests and sockets."""

    def __init__(self, url: str, name: str = "") -> None:
        self.url = url
        self.lines: list[Line] = []
        GUESTS.append(self)
        self.web = httpx.Client(
            base_url=url, timeout=30, trust_env=False, verify=PLAIN, event_hooks={"response": [hold_to_description]}
        )
        self.hello()
        if name:
            self.ask("PATCH", "/api/me", {"name": name})

    def hello(self) -> Any:
        me = self.get("/api/me")
        self.web.headers["X-Ludoteca-CSRF"] = me["csrf"]
        self.user = me["user"]
        return me

    @property
    def cookie(self) -> str | None:
        return self.web.cookies.get("ludoteca")

    def ask(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        answer = self.web.request(method, path, json=body)
        assert answer.status_code == status, (method, path, answer.status_code, answer.text)
        return answer.json() if answer.headers["content-type"].startswith("application/json") else answer.text

    def get(self, path: str, status: int = 200) -> Any:
        return self.ask("GET", path, None, status)

    def make(self, **wish: Any) -> str:
        found = self.ask("POST", "/api/tables", {"game": "sagrada"} | wish, 201)
        return str(found["id"])

    def sit(self, table: str, seat: int, **more: Any) -> Any:
        return self.ask("POST", f"/api/tables/{table}/seats/{seat}", more)

    def moment(self, table: str, seat: int | None = None) -> Any:
        query = "" if seat is None else f"?seat={seat}"
        return self.get(f"/api/tables/{table}/moment{query}")

    def command(self, kind: str, table: str, seat: int, status: int = 200, **fields: Any) -> Any:
        body = {"type": kind, "id": fields.pop("id", None) or uuid.uuid4().hex, "seat": seat} | fields
        return self.ask("POST", f"/api/tables/{table}/commands", body, status)

    def answer(self, table: str, seat: int, pick: Callable[[Any], int] | None = None, **fields: Any) -> Any:
        question = wait_for(lambda: self.moment(table, seat)["question"], f"seat {seat} is not asked")
        option = (pick or first_option)(question)
        return self.command("answer", table, seat, question=question["serial"], option=option, **fields)

    def close(self) -> None:
        for line in self.lines:
            line.close()
        self.web.close()

    def line(self) -> Line:
        line = Line(self.url, self.cookie)
        self.lines.append(line)
        assert line.next()["type"] == "welcome"
        return line


def first_option(question: Any) -> int:
    return int(question["options"][0]["option"])


def random_option(rng: random.Random) -> Callable[[Any], int]:
    return lambda question: int(rng.choice(question["options"])["option"])


def play_on(table: str, people: dict[int, Guest], steps: int | None = None, seed: int = 1) -> int:
    """Play by POST until the game is over or so many answers were given; how many were given."""
    rng = random.Random(seed)
    given = 0
    anyone = next(iter(people.values()))
    while steps is None or given < steps:
        moment = anyone.moment(table)
        if moment["status"] == "over":
            break
        for seat in moment["to_act"]:
            if seat in people and (steps is None or given < steps):
                done = people[seat].answer(table, seat, random_option(rng))
                assert done["result"] == "done", done
                given += 1
    return given


def two_guests(
    house: House, before: Callable[[Guest], object] = lambda _: None, **wish: Any
) -> tuple[Guest, Guest, str]:
    """Ada hosts, after whatever she does before, Ben joins by link, the game is on."""
    ada, ben = house.guest("Ada"), house.guest("Ben")
    before(ada)
    table = ada.make(**wish)
    ben.sit(table, 1, nonce="b" * 16)
    ada.ask("POST", f"/api/tables/{table}/start")
    return ada, ben, table
