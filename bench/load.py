"""Many tables at once over real sockets: how long from a command to every seat, how many errors, how much memory."""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
import uuid
from collections import deque
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

GENEROUS = {
    "LUDOTECA_GUESTS_PER_MINUTE": "1000000",
    "LUDOTECA_REQUESTS_PER_SECOND": "100000",
    "LUDOTECA_REQUESTS_BURST": "100000",
    "LUDOTECA_SOCKETS_PER_ADDRESS": "100000",
    "LUDOTECA_TABLES_PER_GUEST": "100000",
}
# So many tables are set up anew at the same time.
AT_THE_DOOR = 2
encode = msgspec.json.encode
decode = msgspec.json.decode


class Seat:
    """One person of one game with a socket of their own."""

    def __init__(self, game: Game, number: int) -> None:
        self.game = game
        self.number = number
        self.headers: dict[str, str] = {}
        self.socket: ClientConnection | None = None
        self.open = asyncio.Event()
        self.question: Any = None

    async def hello(self, web: httpx.AsyncClient) -> None:
        """Become a guest."""
        answer = await web.get("/api/me")
        self.headers = {
            "Cookie": f"ludoteca={answer.cookies['ludoteca']}",
            "X-Ludoteca-CSRF": answer.json()["csrf"],
        }

    async def listen(self, url: str) -> None:
        """Follow the table until told to stop."""
        headers = {"Cookie": self.headers["Cookie"]}
        async with connect(url, additional_headers=headers, compression=None, proxy=None, max_queue=None) as opened:
            await opened.send(encode({"type": "watch", "table": self.game.table}).decode())
            self.socket = opened
            self.open.set()
            async for text in opened:
                self.game.heard(self, decode(text))


class Game:
    """One table; one command under way at a time."""

    def __init__(self, bench: Bench, number: int, seats: int) -> None:
        self.bench = bench
        self.seats = [Seat(self, seat) for seat in range(seats)]
        self.rng = random.Random(number)
        self.title = bench.titles[number % len(bench.titles)]
        self.table = ""
        self.sent = 0.0
        self.busy = False
        self.over = False

    async def make(self, web: httpx.AsyncClient) -> None:
        """A table, everyone seated, the game begun."""
        for seat in self.seats:
            if not seat.headers:
                await seat.hello(web)
        host = self.seats[0].headers
        wish = {"game": self.title, "seats": len(self.seats)}
        made = await web.post("/api/tables", json=wish, headers=host)
        made.raise_for_status()
        self.table = made.json()["id"]
        for seat in self.seats[1:]:
            path = f"/api/tables/{self.table}/seats/{seat.number}"
            (await web.post(path, json={}, headers=seat.headers)).raise_for_status()
        (await web.post(f"/api/tables/{self.table}/start", headers=host)).raise_for_status()
        self.over = False

    def heard(self, seat: Seat, message: Any) -> None:
        """Take in one message of a seat's socket."""
        kind = message["type"]
        if kind == "moment" and message["table"] == self.table:
            # A whole moment answers a watch, not a command.
            if message["log_from"]:
                self.bench.heard(time.perf_counter() - self.sent)
            seat.question = message["question"]
            if message["status"] == "over":
                self.over = True
        elif kind == "done":
            self.busy = False
            if message["result"] != "done":
                self.bench.errors.append(message["result"])
        elif kind == "error":
            self.busy = False
            self.bench.errors.append(message["error"]["id"])

    async def move(self) -> bool:
        """Answer one open question; False when there is none to answer now."""
        ready = [seat for seat in self.seats if seat.question is not None and seat.socket is not None]
        if self.busy or not ready:
            return False
        seat = self.rng.choice(ready)
        question, seat.question = seat.question, None
        frame = {
            "type": "answer",
            "id": uuid.uuid4().hex,
            "table": self.table,
            "seat": seat.number,
            "question": question["serial"],
            "option": self.rng.choice(question["options"])["option"],
        }
        if seat.socket is None:
            return False
        self.busy = True
        self.sent = time.perf_counter()
        await seat.socket.send(encode(frame).decode())
        return True


class Bench:
    """All games, the pace, and what was measured."""

    def __init__(self, wish: argparse.Namespace, url: str) -> None:
        self.wish = wish
        self.titles = [title for title in wish.game.split(",") if title]
        self.url = url
        self.times: list[float] = []
        self.errors: list[str] = []
        self.lag: list[float] = []
        self.measuring = False
        self.again = 0
        self.pid = 0
        self.cpu = 0.0

    def heard(self, seconds: float) -> None:
        """One message reached one seat this long after its command."""
        if self.measuring:
            self.times.append(seconds)

    async def run(self) -> dict[str, Any]:
        """Seat everyone, play at the wished pace, count."""
        # 2, 3 and 4 seats in turn, with more of four: 3.4 sockets a game.
        games = [Game(self, number, 4 if number % 5 < 3 else 2 + number % 5 % 2) for number in range(self.wish.games)]
        limits = httpx.Limits(max_connections=16)
        async with httpx.AsyncClient(base_url=self.url, limits=limits, timeout=60, trust_env=False) as web:
            web.cookies.jar.set_policy(_NoCookies())  # type: ignore[arg-type]
            await _in_turn([game.make(web) for game in games], 16)
            address = self.url.replace("http", "ws") + "/ws"
            listeners = []
            for game in games:
                listeners += [asyncio.create_task(seat.listen(address)) for seat in game.seats]
                await asyncio.gather(*(seat.open.wait() for seat in game.seats))
            idle = []
            for _ in range(self.wish.idle):
                opened = asyncio.Event()
                idle.append(asyncio.create_task(_idle(web, address, opened)))
                await opened.wait()
            await asyncio.sleep(2)
            moves = await self._pace(games, web)
            for task in (*listeners, *idle):
                task.cancel()
            await asyncio.gather(*listeners, *idle, return_exceptions=True)
        return {"moves": moves, "sockets": sum(len(game.seats) for game in games) + self.wish.idle}

    async def _pace(self, games: list[Game], web: httpx.AsyncClient) -> int:
        line = deque(games)
        again: set[asyncio.Task[None]] = set()
        # All games begin together here, so those of one title also end together; people do not come in such crowds.
        door = asyncio.Semaphore(AT_THE_DOOR)
        warm = min(5.0, self.wish.seconds / 4)
        began = time.perf_counter()
        moves = counted = 0
        while (now := time.perf_counter() - began) < self.wish.seconds + warm:
            if now >= warm and not self.measuring:
                self.measuring = True
                self.cpu = cpu_seconds(self.pid)
            due = int(now * self.wish.rate)
            tried = 0
            while moves < due and tried < len(games) and line:
                game = line.popleft()
                tried += 1
                if game.over and not game.busy:
                    task = asyncio.create_task(self._again(game, web, line, door))
                    again.add(task)
                    task.add_done_callback(again.discard)
                    continue
                line.append(game)
                if await game.move():
                    moves += 1
                    counted += self.measuring
            # What could not be moved in time is not caught up later; the count shows it.
            moves = max(moves, due - 5)
            woke = time.perf_counter()
            await asyncio.sleep(0.002)
            self.lag.append(time.perf_counter() - woke - 0.002)
        self.measuring = False
        self.cpu = cpu_seconds(self.pid) - self.cpu
        await asyncio.sleep(0.5)
        return counted

    async def _again(self, game: Game, web: httpx.AsyncClient, line: deque[Game], door: asyncio.Semaphore) -> None:
        """A finished game makes room for a new one of the same people."""
        async with door:
            await game.make(web)
            for seat in game.seats:
                seat.question = None
                if seat.socket is not None:
                    await seat.socket.send(encode({"type": "watch", "table": game.table}).decode())
        self.again += self.measuring
        line.append(game)


class _NoCookies:
    """Everyone brings their own cookie; the shared client must not keep any."""

    netscape = True
    rfc2965 = hide_cookie2 = False

    def set_ok(self, *_: Any) -> bool:
        return False

    def return_ok(self, *_: Any) -> bool:
        return False

    def domain_return_ok(self, *_: Any) -> bool:
        return False

    def path_return_ok(self, *_: Any) -> bool:
        return False


async def _idle(web: httpx.AsyncClient, address: str, done: asyncio.Event) -> None:
    cookie = (await web.get("/api/me")).cookies["ludoteca"]
    headers = {"Cookie": f"ludoteca={cookie}"}
    async with connect(address, additional_headers=headers, compression=None, proxy=None) as opened:
        done.set()
        async for _ in opened:
            pass


async def _in_turn(work: list[Any], width: int) -> None:
    gate = asyncio.Semaphore(width)

    async def one(job: Any) -> None:
        async with gate:
            await job

    await asyncio.gather(*(one(job) for job in work))


def memory(pid: int) -> float:
    """Resident megabytes of a process."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def cpu_seconds(pid: int) -> float:
    """Processor time a process has used: what stays comparable on a busy machine."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def start_server(port: int, data: str) -> subprocess.Popen[bytes]:
    """A server of its own on loopback, with generous limits."""
    code = f"from ludoteca.server.main import serve; serve(port={port}, data={data!r})"
    process = subprocess.Popen([sys.executable, "-c", code], env=os.environ | GENEROUS)
    for _ in range(400):
        try:
            if httpx.get(f"http://127.0.0.1:{port}/readyz", trust_env=False).status_code == 200:
                return process
        except httpx.HTTPError:
            time.sleep(0.05)
    process.kill()
    raise SystemExit("the server does not start")


def share(times: list[float], part: float) -> float:
    """A percentile in milliseconds."""
    return 1000 * times[min(len(times) - 1, int(len(times) * part))] if times else float("nan")


def main() -> None:
    """Run, print, and with --strict fail where an aim is missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--rate", type=float, default=250, help="moves a second over all games")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--idle", type=int, default=0, help="sockets that only listen")
    parser.add_argument("--game", default="", help="titles, with commas between; all registered ones by default")
    parser.add_argument("--strict", action="store_true", help="fail when an aim is missed")
    wish = parser.parse_args()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as data:
        process = start_server(port, data)
        try:
            before = memory(process.pid)
            bench = Bench(wish, f"http://127.0.0.1:{port}")
            bench.pid = process.pid
            bench.titles = bench.titles or [
                entry["id"] for entry in httpx.get(f"{bench.url}/api/games", trust_env=False).json()
            ]
            result = asyncio.run(bench.run())
            after = memory(process.pid)
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(timeout=30)
    times = sorted(bench.times)
    rate = result["moves"] / wish.seconds
    p95, p99 = share(times, 0.95), share(times, 0.99)
    print(f"games {wish.games}  sockets {result['sockets']}  messages {len(times)}")
    print(f"moves {result['moves']}, {rate:.0f} a second; {bench.again} games ended and were begun anew meanwhile")
    print(f"command to every seat: p50 {share(times, 0.5):.1f} ms  p95 {p95:.1f} ms  p99 {p99:.1f} ms")
    print(
        f"errors {len(bench.errors)} {sorted(set(bench.errors))}  memory {before:.0f} MB before, {after:.0f} MB after"
    )
    cost = 1000 * bench.cpu / max(1, result["moves"])
    print(f"server's processor time {bench.cpu:.1f} s of {wish.seconds:.0f} s, {cost:.2f} ms a move")
    print(f"lag of this driver itself: p99 {share(sorted(bench.lag), 0.99):.1f} ms")
    missed = p95 > 50 or p99 > 100 or bool(bench.errors) or after > 400 or rate < 0.95 * wish.rate
    if wish.strict and missed:
        raise SystemExit("an aim was missed: p95 50 ms, p99 100 ms, no error, 400 MB, the rate held")


if __name__ == "__main__":
    main()
