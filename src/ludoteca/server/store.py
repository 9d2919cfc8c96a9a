"""The store: one writer that commits many tables' answers together, and plain reads beside it."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Iterable
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine, event, insert, select
from sqlalchemy.engine import Engine, make_url
from sqlalchemy.exc import ArgumentError

from ludoteca.core.errors import BadOptions
from ludoteca.server import metrics
from ludoteca.server.schema import KEYS
from ludoteca.server.writes import TableWrite, write_tables

T = TypeVar("T")
Work = Callable[[Connection], Any]
MOST_TOGETHER = 256


class Job(NamedTuple):
    """One piece of writing and where its result goes."""

    work: Work | TableWrite
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]


class Store:
    """Everything the server remembers."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = _engine(url)
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="store", daemon=True)
        self.ready = False
        # The writer's own connection, which it keeps.
        self._held: Connection | None = None

    def open(self) -> None:
        """Bring the schema up to date and begin to write."""
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        with self.engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
        self._writer.start()
        self.ready = True

    def close(self) -> None:
        """Write what is waiting, then let go."""
        if self.ready:
            self.ready = False
            self._jobs.put(None)
            self._writer.join(timeout=10)
        self.engine.dispose()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run the work in a transaction; when this returns, it is on disk. The work may run twice."""
        return await self._job(work)  # type: ignore[no-any-return]

    async def append(self, step: TableWrite) -> None:
        """Add a step to its table; when this returns, it is on disk. Steps that wait together are written together."""
        await self._job(step)

    async def _job(self, work: Work | TableWrite) -> Any:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._jobs.put(Job(work, loop, future))
        # Whoever waits may go away: what is written is written, and nobody is told.
        return await future

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a query beside the writer."""
        return await asyncio.to_thread(self.read_now, work)

    def read_now(self, work: Callable[[Connection], T]) -> T:
        """Run a query in this thread."""
        with self.engine.connect() as connection:
            return work(connection)

    # -- the writer's thread -------------------------------------------------------------------------

    def _write_all(self) -> None:
        stopping = False
        while not stopping:
            first = self._jobs.get()
            if first is None:
                break
            jobs = [first]
            while len(jobs) < MOST_TOGETHER and not self._jobs.empty():
                more = self._jobs.get()
                if more is None:
                    stopping = True
                    break
                jobs.append(more)
            self._write_together(jobs)
        self._let_go()

    def _write_together(self, jobs: list[Job]) -> None:
        began = perf_counter()
        try:
            connection = self._pen()
            with connection.begin():
                results = _write(connection, jobs)
        except Exception as problem:  # noqa: BLE001 - whatever broke belongs to the job that broke
            self._let_go()
            if len(jobs) == 1:
                _settle(jobs, [None], problem)
                return
            # One bad job must not take the others down: each gets a transaction of its own.
            for job in jobs:
                self._write_together([job])
            return
        if self.engine.dialect.name != "sqlite":
            # A database server may drop what is held: from the pool it is asked for anew each time.
            self._let_go()
        metrics.COMMIT_SECONDS.observe(perf_counter() - began)
        _settle(jobs, results, None)

    def _pen(self) -> Connection:
        if self._held is None:
            self._held = self.engine.connect()
        return self._held

    def _let_go(self) -> None:
        held, self._held = self._held, None
        if held is not None:
            held.close()


def _write(connection: Connection, jobs: list[Job]) -> list[Any]:
    """Do the jobs in order, neighbouring steps in one go; their results."""
    results: list[Any] = []
    steps: list[TableWrite] = []
    for job in jobs:
        if isinstance(job.work, TableWrite):
            steps.append(job.work)
            results.append(None)
            continue
        if steps:
            write_tables(connection, steps)
            steps = []
        results.append(job.work(connection))
    if steps:
        write_tables(connection, steps)
    return results


def _settle(jobs: list[Job], results: list[Any], problem: BaseException | None) -> None:
    """Tell everyone who waits; one call wakes the loop for all of them."""

    def finish(waiting: list[tuple[asyncio.Future[Any], Any]]) -> None:
        for future, result in waiting:
            if future.done():
                continue
            if problem is None:
                future.set_result(result)
            else:
                future.set_exception(problem)

    loops: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Any]]] = {}
    for job, result in zip(jobs, results, strict=True):
        loops.setdefault(job.loop, []).append((job.future, result))
    for loop, waiting in loops.items():
        try:
            loop.call_soon_threadsafe(finish, waiting)
        except RuntimeError:
            # The loop is gone: the server was stopped while this was being written.
            continue


def shown(url: str) -> str:
    """The database's address as it may be printed."""
    return make_url(url).render_as_string(hide_password=True)


def _engine(url: str) -> Engine:
    try:
        sqlite = make_url(url).get_backend_name() == "sqlite"
        settings = {"check_same_thread": False, "timeout": 30} if sqlite else {}
        # Hidden: a fault's text must not carry passwords or secrets into a log. Asked first: a connection that a
        # database server dropped while it was restarted must not cost anyone a move.
        engine = create_engine(url, connect_args=settings, hide_parameters=True, pool_pre_ping=not sqlite)
    except ModuleNotFoundError as problem:
        raise BadOptions(
            f"this database needs {problem.name}; for PostgreSQL: pip install 'ludoteca[postgres]'"
        ) from None
    except ArgumentError:
        raise BadOptions("LUDOTECA_DATABASE is not the address of a database (postgresql+psycopg://…)") from None
    if sqlite:

        @event.listens_for(engine, "connect")
        def connected(connection: Any, _: Any) -> None:
            # The driver's own BEGIN comes too late for reads and never for schema changes: ours is said below.
            connection.isolation_level = None
            cursor = connection.cursor()
            cursor.execute("PRAGMA journal_mode=WAL")
            cursor.execute("PRAGMA synchronous=FULL")
            cursor.execute("PRAGMA busy_timeout=30000")
            cursor.close()

        @event.listens_for(engine, "begin")
        def begun(connection: Connection) -> None:
            connection.connection.cursor().execute("BEGIN")

    return engine


# -- pieces of work that several modules share ---------------------------------------------------------


def key_of(connection: Connection, name: str, make: Callable[[], str]) -> str:
    """A secret of the server's own, made at first use."""
    found = connection.execute(select(KEYS.c.value).where(KEYS.c.name == name)).scalar()
    if found is None:
        found = make()
        connection.execute(insert(KEYS), {"name": name, "value": found})
    return str(found)


def rows(connection: Connection, query: Any) -> list[dict[str, Any]]:
    """The rows of a query as dicts."""
    return [dict(row) for row in connection.execute(query).mappings()]


def first(found: Iterable[T]) -> T | None:
    """The first of some rows, or nothing."""
    return next(iter(found), None)
