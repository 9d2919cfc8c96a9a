"""Journals straight from a store, without a server: what is kept stays as it is, and no rule is asked."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, inspect, select
from sqlalchemy.exc import SQLAlchemyError

from ludoteca.core import save
from ludoteca.core.errors import BadFile
from ludoteca.core.journal import standing
from ludoteca.core.match import Header
from ludoteca.server import packs
from ludoteca.server.record import BOT, WAITING, is_old
from ludoteca.server.schema import MATCHES, PLACES
from ludoteca.server.store import Store, rows, shown
from ludoteca.server.writes import entries_of


def tables(url: str) -> list[dict[str, Any]]:
    """All tables of a store, the oldest first."""
    with _reading(url) as connection:
        found = rows(connection, _known(connection).order_by(MATCHES.c.created))
        people: dict[str, list[str]] = {}
        for place in rows(connection, select(PLACES).order_by(PLACES.c.match, PLACES.c.seat)):
            name = f"bot {place['level']}" if place["kind"] == BOT else place["name"] or place["kind"]
            people.setdefault(place["match"], []).append(name)
    return [
        {
            "table": row["id"],
            "game": row["game"],
            "version": row["version"],
            "old": is_old(row["game"], row["version"]),
            "status": row["status"],
            "people": people.get(row["id"], []),
            "touched": int(row["touched"]),
        }
        for row in found
    ]


def journal(url: str, table: str) -> str:
    """The save of one table, finished or not."""
    with _reading(url) as connection:
        found = rows(connection, _known(connection).where(MATCHES.c.id == table))
        if not found:
            raise BadFile(f"there is no table {table!r} in {shown(url)}; leave it out to list them all")
        row = found[0]
        if row["status"] == WAITING:
            raise BadFile(f"table {table!r} has not begun; it has no journal")
        pack = row.get("pack")
        printed = packs.kept(connection, {pack})[pack].data if pack else None
        position = row.get("position")
        header = Header(
            row["game"],
            row["version"],
            row["seats"],
            tuple(json.loads(row["options"]).items()),
            None if position is None else json.loads(position),
            pack=printed,
        )
        return save.text_of(header, standing(entries_of(connection, table)))


def _known(connection: Connection) -> Any:
    """The columns that this store has: an older one lacks some."""
    present = {column["name"] for column in inspect(connection).get_columns(MATCHES.name)}
    return select(*(column for column in MATCHES.c if column.name in present))


@contextmanager
def _reading(url: str) -> Iterator[Connection]:
    store = Store(url)
    try:
        with store.engine.connect() as connection:
            yield connection
    except SQLAlchemyError:
        raise BadFile(f"{shown(url)}: this is not the store of a Ludoteca server, or it cannot be read") from None
    finally:
        store.engine.dispose()
