"""Hints while playing and analyses afterwards: thought about in processes of their own, kept with the game.

Analyses are done in short parts, one part at a time and turn about, and every part is written down: a restart goes on
where the last part ended.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from time import time
from typing import Any, Final, Protocol, TypeVar

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from ludoteca.bots.hint import Effort
from ludoteca.core.match import Header
from ludoteca.server import analysis_work, metrics, record
from ludoteca.server.errors import Refused
from ludoteca.server.schema import ANALYSES, PIECES, PLACES
from ludoteca.server.settings import Settings
from ludoteca.server.store import Store, rows
from ludoteca.server.table import Table
from ludoteca.server.wire.analyses import AdviceInfo, AnalysisInfo, AnalysisState, HintInfo, Stage
from ludoteca.server.wire.codec import encode
from ludoteca.server.wire.socket import AnalysisMessage

LOG = metrics.log("analysis")
T = TypeVar("T")
RUNNING: Final = "running"
DONE: Final = "done"
FAILED: Final = "failed"
NONE: Final = "none"
PART_SECONDS = 2.0
REMEMBERED = 256
# A part that breaks is tried again so often before the analysis is given up.
TRIES = 3


class House(Protocol):
    """What analyses need of the house around them."""

    settings: Settings
    store: Store
    listeners: dict[str, set[Any]]

    async def get(self, name: str) -> Table:
        """The table of that id."""


@dataclass
class Job:
    """One seat's analysis under way."""

    match: str
    seat: int
    user: str | None
    iterations: int
    header: Header | None = None
    answers: analysis_work.Answers = ()
    pieces: list[dict[str, Any]] = field(default_factory=list)
    total: int = 0
    faults: int = 0

    @property
    def effort(self) -> Effort:
        """How much is thought about each piece."""
        return Effort(self.iterations)


class Workers:
    """One process, started at first use and replaced when it breaks."""

    def __init__(self, begin: Callable[[], None]) -> None:
        self._begin = begin
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[..., T], *given: Any) -> T:
        """The work's result; a worker that was killed is replaced once."""
        loop = asyncio.get_running_loop()
        pool = self._started()
        try:
            return await loop.run_in_executor(pool, work, *given)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            return await loop.run_in_executor(self._started(), work, *given)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=self._begin)
        return self._pool

    def close(self) -> None:
        """Let the process go without waiting for its thoughts."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


class Analyses:
    """All hints and analyses of the house."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.quick = Workers(analysis_work.begin_quick)
        self.slow = Workers(analysis_work.begin_slow)
        self.jobs: dict[tuple[str, int], Job] = {}
        self._turns: deque[Job] = deque()
        self._wake = asyncio.Event()
        self._runner: asyncio.Task[None] | None = None
        self._hinting: set[str] = set()
        self._hints: OrderedDict[tuple[str, int, int], list[AdviceInfo]] = OrderedDict()

    async def open(self) -> None:
        """Go on with what was under way."""
        query = select(ANALYSES, PLACES.c.user).join(
            PLACES, (PLACES.c.match == ANALYSES.c.match) & (PLACES.c.seat == ANALYSES.c.seat)
        )
        query = query.where(ANALYSES.c.status == RUNNING).order_by(ANALYSES.c.asked)
        for row in await self.house.store.read(lambda connection: rows(connection, query)):
            self._add(Job(row["match"], row["seat"], row["user"], row["iterations"]))
        self._runner = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop; what is under way goes on after the next start."""
        if self._runner is not None:
            self._runner.cancel()
            await asyncio.gather(self._runner, return_exceptions=True)
        self.quick.close()
        self.slow.close()

    # -- hints ----------------------------------------------------------------------------------------

    async def hint(self, table: Table, user: str, seat: int) -> HintInfo:
        """The best answers to the seat's open question; one at a time for each person."""
        if not table.record.hints:
            raise Refused(403, "error-hints-off")

        async def look() -> tuple[int, Any, Any]:
            live = table.playing()
            if seat not in live.to_act():
                raise Refused(409, "error-no-question")
            return live.serials[seat], live.match.header.pack, live.match.view(seat)

        serial, pack, view = await table.queue.do(look)
        key = (table.record.id, seat, serial)
        if key not in self._hints:
            if user in self._hinting:
                raise Refused(429, "error-too-many-requests")
            self._hinting.add(user)
            try:
                settings = self.house.settings
                effort = Effort(settings.hint_iterations, settings.hint_seconds, serial)
                self._hints[key] = await self.quick.run(
                    analysis_work.advise, table.record.game, pack, view, seat, effort
                )
            finally:
                self._hinting.discard(user)
            while len(self._hints) > REMEMBERED:
                self._hints.popitem(last=False)
        return HintInfo(table.record.id, seat, serial, self._hints[key])

    # -- analyses -------------------------------------------------------------------------------------

    async def ask(self, table: Table, user: str, seat: int) -> AnalysisState:
        """Begin a seat's analysis, or say how far it is."""
        match = table.record.id
        iterations = self.house.settings.analysis_iterations

        def work(connection: Connection) -> bool:
            kept = rows(connection, select(ANALYSES.c.status).where(*_key(ANALYSES, match, seat)))
            if kept and kept[0]["status"] != FAILED:
                return False
            fresh = {"status": RUNNING, "iterations": iterations, "total": 0, "asked": time(), "result": None}
            if kept:
                connection.execute(update(ANALYSES).where(*_key(ANALYSES, match, seat)).values(**fresh))
            else:
                connection.execute(insert(ANALYSES), {"match": match, "seat": seat, **fresh})
            return True

        if (match, seat) not in self.jobs and await self.house.store.write(work):
            self._add(Job(match, seat, user, iterations))
        return await self.state(match, seat)

    async def state(self, match: str, seat: int) -> AnalysisState:
        """How far a seat's analysis is; with it, once it is done."""

        def work(connection: Connection) -> tuple[list[dict[str, Any]], int]:
            kept = rows(connection, select(ANALYSES).where(*_key(ANALYSES, match, seat)))
            done = connection.execute(select(func.count()).select_from(PIECES).where(*_key(PIECES, match, seat)))
            return kept, int(done.scalar() or 0)

        found, done = await self.house.store.read(work)
        if not found:
            return AnalysisState(match, seat, NONE, 0, 0, None)
        row = found[0]
        result = None if row["result"] is None else await self._read(match, seat, row["result"])
        done = row["total"] if row["status"] == DONE else done
        return AnalysisState(match, seat, row["status"], done, row["total"], result)

    async def _read(self, match: str, seat: int, text: str) -> AnalysisInfo:
        """A stored analysis; one that an earlier version stored is worded anew, once."""
        try:
            return msgspec.json.decode(text, type=AnalysisInfo)
        except msgspec.ValidationError:
            LOG.info("analysis of an earlier version worded anew", table=match)
        header, answers = await self._journal(match)
        found = await asyncio.to_thread(analysis_work.reworded, header, answers, seat, json.loads(text))
        change = update(ANALYSES).where(*_key(ANALYSES, match, seat)).values(result=encode(found).decode())
        await self.house.store.write(lambda connection: connection.execute(change))
        return found

    async def _journal(self, match: str) -> tuple[Header, analysis_work.Answers]:
        """What a finished match began with, and all its answers."""
        table = await self.house.get(match)
        if table.live is None or table.record.status != record.OVER:
            raise Refused(403, "error-not-over")
        played = table.live.match
        return played.header, tuple((answer.seat, answer.option) for answer in played.journal)

    def _add(self, job: Job) -> None:
        if (job.match, job.seat) not in self.jobs:
            self.jobs[job.match, job.seat] = job
            self._turns.append(job)
            self._wake.set()

    async def _run(self) -> None:
        """One part at a time, each analysis in its turn."""
        while True:
            while not self._turns:
                self._wake.clear()
                await self._wake.wait()
            job = self._turns.popleft()
            try:
                finished = await self._step(job)
            except Exception as problem:  # noqa: BLE001 - one broken analysis must not keep the others waiting
                metrics.FAULTS.labels("analysis").inc()
                metrics.fault(LOG, "analysis fault", problem, table=job.match)
                job.faults += 1
                finished = job.faults >= TRIES
                if finished:
                    await self._give_up(job)
                else:
                    await asyncio.sleep(0.2)
            if not finished:
                self._turns.append(job)

    async def _step(self, job: Job) -> bool:
        """One part; True when that was the last."""
        if job.header is None:
            await self._load(job)
        given = (job.header, job.answers, job.seat)
        first = len(job.pieces)
        if not job.total or first < job.total:
            job.total, found = await self.slow.run(analysis_work.part, *given, first, PART_SECONDS, job.effort)
            new = [
                {"match": job.match, "seat": job.seat, "number": first + place, "piece": json.dumps(piece)}
                for place, piece in enumerate(found)
            ]

            def keep(connection: Connection) -> None:
                if new:
                    connection.execute(insert(PIECES), new)
                change = update(ANALYSES).where(*_key(ANALYSES, job.match, job.seat))
                connection.execute(change.values(total=job.total))

            await self.house.store.write(keep)
            job.pieces += found
        if len(job.pieces) < job.total:
            self._tell(job, RUNNING)
            return False
        result = await self.slow.run(analysis_work.whole, *given, job.pieces, job.effort)
        await self._close(job, DONE, encode(result).decode())
        return True

    async def _load(self, job: Job) -> None:
        header, answers = await self._journal(job.match)
        query = select(PIECES.c.piece).where(*_key(PIECES, job.match, job.seat)).order_by(PIECES.c.number)
        kept = await self.house.store.read(lambda connection: rows(connection, query))
        job.pieces = [json.loads(row["piece"]) for row in kept]
        job.header, job.answers = header, answers

    async def _give_up(self, job: Job) -> None:
        try:
            await self._close(job, FAILED, None)
        except Exception as problem:  # noqa: BLE001 - the store is in trouble; the next start tries again
            metrics.fault(LOG, "analysis lost", problem, table=job.match)

    async def _close(self, job: Job, status: Stage, result: str | None) -> None:
        def work(connection: Connection) -> None:
            change = update(ANALYSES).where(*_key(ANALYSES, job.match, job.seat))
            connection.execute(change.values(status=status, result=result, total=job.total))
            # The result holds all of them.
            connection.execute(delete(PIECES).where(*_key(PIECES, job.match, job.seat)))

        # First forgotten, then written: whoever reads that it failed may ask again at once.
        self.jobs.pop((job.match, job.seat), None)
        await self.house.store.write(work)
        self._tell(job, status)

    def _tell(self, job: Job, status: Stage) -> None:
        """To the pages of the person it belongs to, and to nobody else."""
        data = encode(AnalysisMessage(job.match, job.seat, status, len(job.pieces), job.total))
        for listener in list(self.house.listeners.get(job.user or "", ())):
            listener.send(data)


def _key(table: Any, match: str, seat: int) -> tuple[Any, Any]:
    return table.c.match == match, table.c.seat == seat
