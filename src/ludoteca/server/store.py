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
from sqlalchemy import Connection, bindparam, create_engine, event, insert, select, update
from sqlalchemy.engine import Engine, make_url
from sqlalchemy.exc import ArgumentError

from ludoteca.core.errors import BadOptions
from ludoteca.server import figures
from ludoteca.server.journal import Entry
from ludoteca.server.schema import COMMANDS, ENTRIES, KEYS, MATCHES, PLACES

T = TypeVar("T")
Work = Callable[[Connection], Any]
MOST_TOGETHER = 256


class Job(NamedTuple):
    """One piece of writing and where its result goes."""

    work: Work
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
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._jobs.put(Job(work, loop, future))
        return await asyncio.shield(future)

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

    def _write_together(self, jobs: list[Job]) -> None:
        began = perf_counter()
        try:
            with self.engine.begin() as connection:
                results = [job.work(connection) for job in jobs]
        except Exception as problem:  # noqa: BLE001 - whatever broke belongs to the job that broke
            if len(jobs) == 1:
                _settle(jobs[0], None, problem)
                return
            # One bad job must not take the others down: each gets a transaction of its own.
            for job in jobs:
                self._write_together([job])
            return
        figures.COMMIT_SECONDS.observe(perf_counter() - began)
        for job, result in zip(jobs, results, strict=True):
            _settle(job, result, None)


def _settle(job: Job, result: Any, problem: BaseException | None) -> None:
    def finish() -> None:
        if job.future.done():
            return
        if problem is None:
            job.future.set_result(result)
        else:
            job.future.set_exception(problem)

    try:
        job.loop.call_soon_threadsafe(finish)
    except RuntimeError:
        # The loop is gone: the server was stopped while this was being written.
        return


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
            connection.exec_driver_sql("BEGIN")

    return engine


# -- pieces of work that several modules share ---------------------------------------------------------


class Step(NamedTuple):
    """What one command adds to a table."""

    match: str
    first: int
    entries: tuple[Entry, ...]
    user: str | None
    command: str | None
    result: str
    changes: dict[str, Any]
    places: tuple[tuple[int, dict[str, Any]], ...] = ()

    def known(self, connection: Connection) -> str | None:
        """What the command came to, if it was done before."""
        key = (COMMANDS.c.match == self.match, COMMANDS.c.user == self.user, COMMANDS.c.command == self.command)
        found = connection.execute(select(COMMANDS.c.result).where(*key)).scalar()
        return None if found is None else str(found)


# Built once: putting a statement together costs as much as running it.
_ADD_ENTRY = insert(ENTRIES)
_ADD_COMMAND = insert(COMMANDS)
_TOUCH = (
    update(MATCHES)
    .where(MATCHES.c.id == bindparam("key"))
    .values(to_act=bindparam("to_act"), touched=bindparam("touched"))
)
_TOUCHED = {"to_act", "touched"}


def append(connection: Connection, step: Step) -> None:
    """Add entries, the command's result and the table's new facts in one go.

    The keys decide: a command done before, or a journal another process has written to, is an IntegrityError.
    """
    if step.command is not None:
        row = {"match": step.match, "user": step.user, "command": step.command, "result": step.result}
        connection.execute(_ADD_COMMAND, row)
    if step.entries:
        numbered = enumerate(step.entries, start=step.first)
        connection.execute(
            _ADD_ENTRY,
            [
                {"match": step.match, "serial": serial, "kind": kind, "seat": seat, "option": option}
                for serial, (kind, seat, option) in numbered
            ],
        )
    if step.changes.keys() == _TOUCHED:
        connection.execute(_TOUCH, {"key": step.match, **step.changes})
    elif step.changes:
        connection.execute(update(MATCHES).where(MATCHES.c.id == step.match).values(**step.changes))
    for seat, changes in step.places:
        place = (PLACES.c.match == step.match, PLACES.c.seat == seat)
        connection.execute(update(PLACES).where(*place).values(**changes))


def entries_of(connection: Connection, match: str) -> list[Entry]:
    """The journal of a table, everything ever added."""
    query = select(ENTRIES.c.kind, ENTRIES.c.seat, ENTRIES.c.option).where(ENTRIES.c.match == match)
    return [Entry(*row) for row in connection.execute(query.order_by(ENTRIES.c.serial))]


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
