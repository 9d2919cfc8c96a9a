"""Once more: a table like a finished one, with the same seats, bots and settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import Connection, select, update

from ludoteca.server import record
from ludoteca.server.errors import Refused
from ludoteca.server.record import Record
from ludoteca.server.schema import MATCHES, PLACES
from ludoteca.server.store import rows
from ludoteca.server.wire.tables import ClockRequest, SeatRequest, TableRequest

if TYPE_CHECKING:
    from ludoteca.server.lobby import Lobby
    from ludoteca.server.table import Table


async def again(lobby: Lobby, table: Table, user: str, nonce: str | None, commitment: str | None) -> Table:
    """The table where everyone plays once more; whoever asks first hosts it, all others get the same one.

    Where no other person sat it begins at once. Other people are not dragged along: their seats are open, and the
    finished table shows them the way.
    """
    before = table.record
    if not before.is_known_to(user):
        raise Refused(403, "error-not-at-table")

    async def work() -> str:
        if before.status != record.OVER:
            raise Refused(403, "error-not-over")
        known = [before.again] if before.again else []
        # It may have ended while this table was being read.
        if await lobby.store.read(lambda connection: record.having(connection, known, *record.LIVE)):
            return known[0]
        # A position has no proof of its dice, so nobody's part in them is wanted.
        parts = (nonce, commitment) if before.position is None else (None, None)
        made = await lobby.make(user, _wish(before, user, *parts), before.pack)
        change = update(MATCHES).where(MATCHES.c.id == before.id).values(again=made.record.id)
        await lobby.store.write(lambda connection: connection.execute(change))
        before.again = made.record.id
        table.watchers.send_table()
        for other in before.others(user):
            lobby.notice(other, before, "again")
        return made.record.id

    return await lobby.get(await table.queue.do(work))


async def invitations(lobby: Lobby, user: str, names: list[str]) -> set[str]:
    """Those of some tables that wait for this person: they have not begun, and the person does not sit there yet."""

    def work(connection: Connection) -> set[str]:
        waiting = record.having(connection, names, record.WAITING)
        query = select(PLACES.c.match).where(PLACES.c.match.in_(waiting), PLACES.c.user == user)
        return waiting - {row["match"] for row in rows(connection, query)}

    return await lobby.store.read(work) if names else set()


def forget(tables: dict[str, Table], name: str) -> None:
    """No table leads any more to one that is over or closed; a chapter that is over stays in its campaign."""
    ended = tables.get(name)
    over = ended is not None and ended.record.status == record.OVER
    for other in tables.values():
        if other.record.again == name:
            other.record.again = None
        elif other.record.next == name and not over:
            other.record.next = None
        else:
            continue
        other.watchers.send_table()


def _wish(before: Record, user: str, nonce: str | None, commitment: str | None) -> TableRequest:
    """What to ask for to get the like of a table."""
    places: list[SeatRequest] = []
    for place in before.places:
        if place.kind == record.BOT:
            places.append(SeatRequest("bot", place.level))
        else:
            places.append(SeatRequest("me" if place.user == user else "open"))
    clock = None if before.bank is None else ClockRequest(before.bank // 1000, (before.increment or 0) // 1000)
    return TableRequest(
        before.game,
        seats=before.seats,
        options=before.options,
        places=places,
        clock=clock,
        start=not before.others(user),
        hints=before.hints,
        nonce=nonce,
        commitment=commitment,
        campaign=before.campaign is not None,
        pack=None if before.pack is None or before.position is not None else before.pack.name,
        position=before.position,
    )
