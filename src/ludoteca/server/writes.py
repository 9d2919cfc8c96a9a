"""What one command adds to a table, and how many of them are written in one go."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from sqlalchemy import Connection, Dialect, Executable, bindparam, insert, select, update
from sqlalchemy.exc import DBAPIError

from ludoteca.core.journal import Change
from ludoteca.server.schema import COMMANDS, ENTRIES, MATCHES, PLACES


class TableWrite(NamedTuple):
    """What one command adds to a table."""

    match: str
    first: int
    entries: tuple[Change, ...]
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


_ADD_ENTRY = insert(ENTRIES)
_ADD_COMMAND = insert(COMMANDS)
_TOUCH = (
    update(MATCHES)
    .where(MATCHES.c.id == bindparam("key"))
    .values(to_act=bindparam("to_act"), touched=bindparam("touched"))
)
_TOUCHED = {"to_act", "touched"}


class Statement(NamedTuple):
    """A statement in the words of one database, and the order of its values; none where they go by name."""

    text: str
    order: tuple[str, ...] | None


@lru_cache(maxsize=16)
def _statement(executable: Executable, dialect: Dialect) -> Statement:
    compiled: Any = executable.compile(dialect=dialect)  # type: ignore[attr-defined]
    return Statement(str(compiled), tuple(compiled.positiontup) if compiled.positional else None)


def _run(connection: Connection, executable: Executable, rows: Sequence[dict[str, Any]]) -> None:
    """A statement for many rows, handed to the driver itself: SQLAlchemy's way there costs more than the writing."""
    text, order = _statement(executable, connection.dialect)
    given: Any = rows if order is None else [tuple([row[name] for name in order]) for row in rows]
    try:
        connection.connection.cursor().executemany(text, given)
    except connection.dialect.loaded_dbapi.Error as problem:
        # As SQLAlchemy would raise it; the values stay hidden.
        raise DBAPIError.instance(
            text, None, problem, connection.dialect.loaded_dbapi.Error, hide_parameters=True
        ) from problem


def write_tables(connection: Connection, steps: Sequence[TableWrite]) -> None:
    """Add the entries, the commands' results and the tables' new facts of some steps.

    The keys decide: a command done before, or a journal another process has written to, is an IntegrityError.
    """
    commands = [
        {"match": step.match, "user": step.user, "command": step.command, "result": step.result}
        for step in steps
        if step.command is not None
    ]
    if commands:
        _run(connection, _ADD_COMMAND, commands)
    entries = [
        {"match": step.match, "serial": serial, "kind": kind, "seat": seat, "option": option}
        for step in steps
        for serial, (kind, seat, option) in enumerate(step.entries, start=step.first)
    ]
    if entries:
        _run(connection, _ADD_ENTRY, entries)
    touched = [{"key": step.match, **step.changes} for step in steps if step.changes.keys() == _TOUCHED]
    if touched:
        _run(connection, _TOUCH, touched)
    for step in steps:
        if step.changes and step.changes.keys() != _TOUCHED:
            connection.execute(update(MATCHES).where(MATCHES.c.id == step.match).values(**step.changes))
        for seat, changes in step.places:
            place = (PLACES.c.match == step.match, PLACES.c.seat == seat)
            connection.execute(update(PLACES).where(*place).values(**changes))


def entries_of(connection: Connection, match: str) -> list[Change]:
    """The history of a table, everything ever added."""
    query = select(ENTRIES.c.kind, ENTRIES.c.seat, ENTRIES.c.option).where(ENTRIES.c.match == match)
    return [Change(*row) for row in connection.execute(query.order_by(ENTRIES.c.serial))]
