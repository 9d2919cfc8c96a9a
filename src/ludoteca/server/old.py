"""Tables of rules this house no longer plays: they are listed and refused, and their journals can be taken away."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import update

from ludoteca.core import save
from ludoteca.core.journal import Change, standing
from ludoteca.server import record
from ludoteca.server.errors import Refused
from ludoteca.server.record import Record
from ludoteca.server.schema import MATCHES
from ludoteca.server.store import Store
from ludoteca.server.writes import entries_of


def text(kept: Record, history: Sequence[Change]) -> str:
    """The save of a table, as the Ludoteca that knows its rules reads it."""
    return save.text_of(kept.header, standing(history))


async def find(store: Store, name: str) -> Record | None:
    """The table of that id, if it is one of these."""
    found = await store.read(lambda connection: record.find(connection, MATCHES.c.id == name))
    kept = found[0] if found else None
    return kept if kept is not None and kept.status != record.CLOSED and kept.is_old else None


async def journal(store: Store, kept: Record, user: str | None) -> str:
    """The save of such a table: a finished game's for everyone, any other for those who sat there and the host."""
    if kept.status == record.WAITING:
        raise Refused(409, "error-not-started")
    if kept.status != record.OVER and not kept.is_known_to(user):
        raise Refused(403, "error-not-at-table")
    return text(kept, await store.read(lambda connection: entries_of(connection, kept.id)))


async def close(store: Store, kept: Record, user: str) -> None:
    """The host takes such a table off the lists, where no other person could still want its journal."""
    if kept.host != user:
        raise Refused(403, "error-not-host")
    if kept.status == record.OVER or (kept.status == record.PLAYING and kept.others(user)):
        raise Refused(409, "error-started")
    values = {"status": record.CLOSED, "campaign": None, "chapter": None}
    change = update(MATCHES).where(MATCHES.c.id == kept.id).values(**values)
    await store.write(lambda connection: connection.execute(change))
    kept.status = record.CLOSED
