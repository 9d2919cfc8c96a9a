"""People who play on and on while their server is killed under them."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import random
import signal
import time
import uuid
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import func, select
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from ludoteca.server import record
from ludoteca.server.fair import FairNature
from ludoteca.server.live import LiveMatch
from ludoteca.server.main import server
from ludoteca.server.schema import COMMANDS, ENTRIES, MATCHES
from ludoteca.server.store import Store
from ludoteca.server.writes import TableWrite, entries_of
from tests.server.support import free_port, house_settings

# Forked from a process that has imported everything: a restart then takes as long as opening the store.
CONTEXT = multiprocessing.get_context("forkserver")
CONTEXT.set_forkserver_preload(["ludoteca.server.main", "tests.server.support"])


class HastyStore(Store):
    """The control of the crash test: it says that a step is written before it is, and a kill between loses it."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.owed: set[asyncio.Task[None]] = set()

    async def append(self, step: TableWrite) -> None:
        task = asyncio.create_task(self.write_late(step))
        self.owed.add(task)
        task.add_done_callback(self.owed.discard)

    async def write_late(self, step: TableWrite) -> None:
        await asyncio.sleep(0.05)
        await super().append(step)


def run(data: str, port: int, early: bool, database: str) -> None:
    settings = house_settings(Path(data), tables_per_guest=100_000, database=database)
    store = HastyStore(settings.database_url) if early else None
    server(settings, port=port, store=store).run()


class Victim:
    """A server that is killed without warning and started again on the same data."""

    def __init__(self, data: Path, *, early: bool = False, database: str = "") -> None:
        self.data = data
        self.database = database
        self.early = early
        self.port = free_port()
        self.process: Any = None

    def start(self) -> float:
        began = time.monotonic()
        self.process = CONTEXT.Process(
            target=run, args=(str(self.data), self.port, self.early, self.database), daemon=True
        )
        self.process.start()
        with httpx.Client(trust_env=False, verify=False) as web:  # noqa: S501 - loopback speaks plain HTTP
            while time.monotonic() - began < 20:
                try:
                    if web.get(f"http://127.0.0.1:{self.port}/readyz").status_code == 200:
                        return time.monotonic() - began
                except httpx.HTTPError:
                    time.sleep(0.02)
        raise AssertionError("the server does not come back")

    def kill(self) -> None:
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.join()


class Player:
    """One seat of a solo game after the other, as fast as the server answers."""

    def __init__(self, number: int, port: int) -> None:
        self.rng = random.Random(number)
        self.url = f"127.0.0.1:{port}"
        self.cookie = ""
        self.csrf = ""
        self.table = ""
        self.waiting: dict[str, Any] | None = None
        self.acknowledged: list[tuple[str, str]] = []
        self.results: Counter[str] = Counter()
        self.repeated = 0

    async def play(self, end: asyncio.Event) -> None:
        while not end.is_set():
            try:
                await self._connected()
            except (
                OSError,
                ConnectionClosed,
                InvalidHandshake,
                InvalidMessage,
                httpx.HTTPError,
                EOFError,
                TimeoutError,
            ):
                await asyncio.sleep(0.02)

    async def _make(self) -> None:
        async with httpx.AsyncClient(base_url=f"http://{self.url}", trust_env=False, verify=False) as web:  # noqa: S501
            if not self.cookie:
                answer = await web.get("/api/me")
                self.cookie, self.csrf = answer.cookies["ludoteca"], answer.json()["csrf"]
            headers = {"Cookie": f"ludoteca={self.cookie}", "X-Ludoteca-CSRF": self.csrf}
            wish = {"game": "sagrada", "seats": 1, "start": True}
            made = (await web.post("/api/tables", json=wish, headers=headers)).json()
            self.table, self.waiting = made["id"], None

    async def _connected(self) -> None:
        if not self.table:
            await self._make()
        headers = {"Cookie": f"ludoteca={self.cookie}"}
        async with connect(f"ws://{self.url}/ws", additional_headers=headers, compression=None, proxy=None) as socket:
            if self.waiting is not None:
                # Its answer never came: the same command again must happen once all the same.
                self.repeated += 1
                await socket.send(json.dumps(self.waiting))
            await socket.send(json.dumps({"type": "watch", "table": self.table}))
            moment: dict[str, Any] = {"question": None, "status": "playing"}
            async for text in socket:
                message = json.loads(text)
                if message["type"] == "done" and self.waiting is not None and message["id"] == self.waiting["id"]:
                    self.results[message["result"]] += 1
                    if message["result"] == "done":
                        self.acknowledged.append((self.table, message["id"]))
                    self.waiting = None
                elif message["type"] == "moment" and message["status"] == "over" and self.waiting is None:
                    self.table = ""
                    return
                if message["type"] == "moment":
                    moment = message
                if self.waiting is None and message["type"] in ("done", "moment") and moment["question"]:
                    question = moment["question"]
                    self.waiting = {
                        "type": "answer",
                        "id": uuid.uuid4().hex,
                        "table": self.table,
                        "seat": 0,
                        "question": question["serial"],
                        "option": self.rng.choice(question["options"])["option"],
                    }
                    await socket.send(json.dumps(self.waiting))
                elif self.waiting is None and message["type"] == "done" and moment["status"] == "over":
                    self.table = ""
                    return


class Damage:
    """What the store says after all the killing."""

    def __init__(self, data: Path, acknowledged: list[tuple[str, str]], database: str = "") -> None:
        store = Store(house_settings(data, database=database).database_url)
        with store.engine.connect() as connection:
            kept = {(row.match, row.command) for row in connection.execute(select(COMMANDS))}
            self.lost = len(set(acknowledged) - kept)
            self.doubled = len(acknowledged) - len(set(acknowledged))
            self.broken = 0
            answers = dict(
                connection.execute(
                    select(ENTRIES.c.match, func.count()).where(ENTRIES.c.kind == "answer").group_by(ENTRIES.c.match)
                ).all()
            )
            for match in {name for name, _ in kept} | set(answers):
                commands = sum(1 for name, _ in kept if name == match)
                self.doubled += max(0, answers.get(match, 0) - commands)
                self.lost += max(0, commands - answers.get(match, 0))
            for row in record.find(connection, MATCHES.c.status != record.WAITING):
                try:
                    LiveMatch.restore(
                        row.header, FairNature(row.game, row.secret, row.nonces), entries_of(connection, row.id)
                    )
                except Exception:
                    self.broken += 1
            self.kept = len(kept)
        store.close()


async def torment(victim: Victim, kills: int, players: int) -> tuple[list[Player], list[float]]:
    """Kill the server again and again while everyone plays on."""
    rng = random.Random(1)
    starts = [await asyncio.to_thread(victim.start)]
    people = [Player(number, victim.port) for number in range(players)]
    end = asyncio.Event()
    tasks = [asyncio.create_task(person.play(end)) for person in people]
    for _ in range(kills):
        await asyncio.sleep(rng.uniform(0.15, 0.5))
        await asyncio.to_thread(victim.kill)
        starts.append(await asyncio.to_thread(victim.start))
    await asyncio.sleep(0.3)
    end.set()
    await asyncio.to_thread(victim.kill)
    await asyncio.wait(tasks, timeout=5)
    for task in tasks:
        task.cancel()
        if task.done() and not task.cancelled() and task.exception():
            raise AssertionError("a player broke down") from task.exception()
    return people, starts
