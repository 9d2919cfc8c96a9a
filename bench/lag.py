"""How long the server's event loop keeps people waiting while bots think."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path
from time import perf_counter
from typing import Any

import httpx

from ludoteca.server.bots import levels
from ludoteca.server.main import server
from ludoteca.server.settings import Settings

TICK = 0.005
# What PRODUCT-NOTES asks for, in milliseconds.
GATE = 20.0


async def probe(seconds: float) -> list[float]:
    """By how much a short sleep oversleeps, in milliseconds: what a message that arrives now would wait."""
    late: list[float] = []
    end = perf_counter() + seconds
    while perf_counter() < end:
        began = perf_counter()
        await asyncio.sleep(TICK)
        late.append((perf_counter() - began - TICK) * 1000)
    return late


def share(values: list[float], part: float) -> float:
    """The value below which that part lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]


def show(name: str, late: list[float]) -> float:
    """One line of figures; the 99th percentile."""
    worst = share(late, 0.99)
    print(f"{name:<28} p50 {share(late, 0.5):6.2f} ms   p99 {worst:6.2f} ms   most {max(late):7.2f} ms   n {len(late)}")
    return worst


async def keep_thinking(web: httpx.AsyncClient, game: str, level: str, seats: int, end: float) -> int:
    """One table of bots after the other; how many were begun."""
    begun = 0
    while perf_counter() < end:
        places = [{"kind": "bot", "level": level} for _ in range(seats)]
        made = await web.post("/api/tables", json={"game": game, "seats": seats, "places": places, "start": True})
        made.raise_for_status()
        begun += 1
        table = made.json()["id"]
        while perf_counter() < end:
            await asyncio.sleep(0.5)
            if (await web.get(f"/api/tables/{table}")).json()["status"] == "over":
                break
    return begun


async def measure(given: argparse.Namespace, folder: Path) -> float:
    """The lag at rest, then with the bots thinking; the 99th percentile of the latter."""
    settings = Settings(
        data=folder,
        bot_workers=given.workers or Settings.bot_workers,
        bot_pause=given.pause,
        tables_per_guest=100_000,
        requests_per_second=100_000.0,
        requests_burst=100_000.0,
    )
    house = server(settings, port=0)
    serving = asyncio.create_task(house.serve())
    while not house.started:  # noqa: ASYNC110 - the server has no event to wait for
        await asyncio.sleep(0.01)
    port = house.servers[0].sockets[0].getsockname()[1]
    show("at rest", await probe(3))
    level = given.level or levels(given.game)[-1]
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=60) as web:
        web.headers["X-Ludoteca-CSRF"] = (await web.get("/api/me")).json()["csrf"]
        end = perf_counter() + given.seconds + given.settle
        tables = [
            asyncio.create_task(keep_thinking(web, given.game, level, given.seats, end)) for _ in range(given.tables)
        ]
        # The workers import the library first; that is not thinking.
        await asyncio.sleep(given.settle)
        worst = show(f"{given.tables} tables of {level}", await probe(given.seconds))
        begun = sum(await asyncio.gather(*tables))
    print(f"{given.game}, {given.seats} seats, {settings.bot_workers} workers, {begun} games begun")
    house.should_exit = True
    await serving
    return worst


def arguments() -> Any:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="sagrada")
    parser.add_argument("--tables", type=int, default=8, help="tables at which one bot thinks at any time")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--level", help="the bots' level; the last the server offers unless told")
    parser.add_argument("--workers", type=int, help="worker processes; the server's own number unless told")
    parser.add_argument("--pause", type=float, default=Settings.bot_pause, help="seconds a bot lets pass")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--settle", type=float, default=20, help="seconds the workers get to start")
    parser.add_argument("--strict", action="store_true", help=f"fail above {GATE:.0f} ms at the 99th percentile")
    return parser.parse_args()


def main() -> None:
    given = arguments()
    with tempfile.TemporaryDirectory(prefix="ludoteca-lag-") as folder:
        worst = asyncio.run(measure(given, Path(folder)))
    if given.strict and worst > GATE:
        sys.exit(f"the loop lags {worst:.1f} ms at the 99th percentile; the gate is {GATE:.0f} ms")


if __name__ == "__main__":
    main()
