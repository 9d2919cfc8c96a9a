"""The house of tables: makes, finds, seats and lets go of them."""

from __future__ import annotations

import asyncio
from time import monotonic, time
from typing import Any

import msgspec
from sqlalchemy import Connection, or_, select, update
from sqlalchemy.exc import IntegrityError

from ludoteca.core.errors import LudotecaError
from ludoteca.server import metrics, opening, record, rematch
from ludoteca.server.accounts import ACCOUNT, Accounts
from ludoteca.server.analysis import Analyses
from ludoteca.server.bots import Bots, invite
from ludoteca.server.errors import Refused
from ludoteca.server.fair import FairNature, Promises, new_secret
from ludoteca.server.packs import Pack, Packs
from ludoteca.server.push import Push
from ludoteca.server.record import Place, Record
from ludoteca.server.schema import MATCHES, PLACES, USERS
from ludoteca.server.seating import level_of, nonce_of
from ludoteca.server.settings import Settings
from ludoteca.server.store import Store, rows
from ludoteca.server.table import Table
from ludoteca.server.wire.codec import encode
from ludoteca.server.wire.people import Notification
from ludoteca.server.wire.socket import Notice, NoticeKind
from ludoteca.server.wire.tables import MyTableInfo, TableInfo, TableRequest

LOG = metrics.log("lobby")
LISTED = 100


def is_played(row: dict[str, Any]) -> bool:
    """Whether a table's rules are still those of its game."""
    return not record.is_old(row["game"], row["version"])


class Lobby:
    """All tables, those in memory and those on disk."""

    def __init__(self, settings: Settings, store: Store, accounts: Accounts, push: Push) -> None:
        self.settings = settings
        self.store = store
        self.accounts = accounts
        self.push = push
        invite(settings.bots)
        self.bots = Bots(settings.bot_workers, settings.bot_patience, settings.bot_limit)
        self.promises = Promises()
        self.packs = Packs(settings.data / "packs")
        self.tables: dict[str, Table] = {}
        self.listeners: dict[str, set[Any]] = {}
        self.analyses = Analyses(self)
        self._opening: dict[str, asyncio.Future[Table]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._waker: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring back the tables where a bot or a clock goes on without anyone asking."""
        await asyncio.to_thread(self.packs.open)
        self._sweeper = asyncio.create_task(self._sweep())
        await self.analyses.open()
        query = select(MATCHES.c.id, MATCHES.c.game, MATCHES.c.version).where(
            MATCHES.c.status == record.PLAYING,
            or_(
                MATCHES.c.bank.is_not(None),
                MATCHES.c.id.in_(
                    select(PLACES.c.match).where(or_(PLACES.c.kind == record.BOT, PLACES.c.lent.is_(True)))
                ),
            ),
        )
        found = await self.store.read(lambda connection: rows(connection, query))
        self._waker = asyncio.create_task(self._wake([row["id"] for row in found if is_played(row)]))

    async def _wake(self, names: list[str]) -> None:
        """Beside everything else: a house with many tables opens its door at once."""
        for name in names:
            try:
                await self.get(name)
            except Exception as problem:  # noqa: BLE001 - one broken table must not keep the others away
                metrics.fault(LOG, "table not restored", problem, table=name)

    async def close(self) -> None:
        """Let every table finish what it is writing."""
        for task in (self._sweeper, self._waker):
            if task is not None:
                task.cancel()
        await self.analyses.close()
        await asyncio.gather(*(table.shut() for table in list(self.tables.values())), return_exceptions=True)
        self.tables.clear()
        self.bots.close()

    # -- finding --------------------------------------------------------------------------------------

    async def get(self, name: str) -> Table:
        """The table of that id, from memory or from disk."""
        if name in self.tables:
            # Whoever asks is about to use it: it must not be let go of in between.
            self.tables[name].queue.touched = monotonic()
            return self.tables[name]
        if name in self._opening:
            return await asyncio.shield(self._opening[name])
        future: asyncio.Future[Table] = asyncio.get_running_loop().create_future()
        self._opening[name] = future
        try:
            table = await self._read(name)
            future.set_result(table)
        except BaseException as problem:
            future.set_exception(problem)
            # Whoever else waits gets it; if nobody does, it is not a fault.
            future.exception()
            raise
        finally:
            del self._opening[name]
        return table

    async def _read(self, name: str) -> Table:
        """The table of that id from disk; a refusal where there is none, or none that can be played."""
        found = await self.store.read(lambda connection: record.find(connection, MATCHES.c.id == name))
        if not found or found[0].status == record.CLOSED:
            raise Refused(404, "error-no-table")
        if found[0].is_old:
            raise Refused(409, "error-version", version=found[0].version)
        try:
            return await self._enter(found[0])
        except LudotecaError as problem:
            metrics.fault(LOG, "table cannot be read", problem, table=name)
            raise Refused(409, "error-version", version=found[0].version) from None

    async def _enter(self, kept: Record) -> Table:
        table = Table(self, kept)
        await table.restore()
        table.queue.open()
        self.tables[kept.id] = table
        metrics.TABLES.set(len(self.tables))
        return table

    async def mine(self, user: str) -> list[MyTableInfo]:
        """A person's tables, those waiting for them first."""
        wanted = or_(MATCHES.c.host == user, MATCHES.c.id.in_(select(PLACES.c.match).where(PLACES.c.user == user)))
        found = await self.store.read(
            lambda connection: record.find(connection, MATCHES.c.status != record.CLOSED, wanted)
        )
        listed = []
        invited = await rematch.invitations(self, user, [kept.again for kept in found if kept.again])
        # What was touched last comes first, also within one second: people are told whole seconds.
        for kept in sorted(found, key=lambda one: -one.touched):
            turn = (
                kept.status == record.PLAYING
                and not kept.is_old
                and any(seat in kept.to_act and not kept.places[seat].lent for seat in kept.mine(user))
            )
            again = kept.again if kept.again in invited else None
            own = {"your_turn": turn, "touched": int(kept.touched), "again": again}
            listed.append(MyTableInfo(**(msgspec.structs.asdict(self._info(kept, user)) | own)))
        listed.sort(key=lambda entry: (not entry.your_turn, entry.status == record.OVER))
        return listed[:LISTED]

    async def waiting(self, user: str | None) -> list[TableInfo]:
        """Open tables that still want people, newest first."""
        found = await self.store.read(
            lambda connection: record.find(connection, MATCHES.c.status == record.WAITING, MATCHES.c.open.is_(True))
        )
        found = [kept for kept in found if any(place.kind == record.OPEN for place in kept.places) and not kept.is_old]
        found.sort(key=lambda kept: -kept.created)
        return [self._info(kept, user) for kept in found[:LISTED]]

    def _info(self, kept: Record, user: str | None) -> TableInfo:
        table = self.tables.get(kept.id)
        return kept.info(user) if table is None else table.watchers.info(user)

    # -- making ---------------------------------------------------------------------------------------

    async def make(self, user: str, wish: TableRequest, printed: Pack | None = None) -> Table:
        """A new table; begins at once if it may and should. ``printed`` is the pack of the table it is taken from."""
        kept = await opening.new_record(self, user, wish, printed)
        made = await self._add(kept, user)
        if wish.start and all(place.kind != record.OPEN for place in kept.places):
            await made.queue.do(made.begin)
        return made

    async def _add(self, kept: Record, user: str) -> Table:
        most = self.settings.tables_per_guest

        def work(connection: Connection) -> None:
            live = select(MATCHES.c.id, MATCHES.c.game, MATCHES.c.version).where(
                MATCHES.c.host == user, MATCHES.c.status.in_(record.LIVE)
            )
            kind = rows(connection, select(USERS.c.kind).where(USERS.c.id == user))
            account = bool(kind) and kind[0]["kind"] == ACCOUNT
            if sum(map(is_played, rows(connection, live))) >= most * (5 if account else 1):
                raise Refused(429, "error-too-many-tables", most=most)
            record.add(connection, kept)

        await self.store.write(work)
        return await self._enter(kept)

    async def next_chapter(self, table: Table, user: str, nonce: str | None, promised: str | None) -> Table:
        """The table of the next chapter; there is one, however many ask for it."""
        before = table.record
        if not before.is_known_to(user):
            raise Refused(403, "error-not-at-table")
        if before.following is None or not before.following.get("next"):
            raise Refused(409, "error-no-next-chapter")
        if before.next is None:
            kept = before.chapter_after(self.secret(user, promised), time())
            for place in kept.places:
                if place.user == user:
                    place.nonce = nonce_of(nonce)
            try:
                following = await self._add(kept, before.host)
            except IntegrityError:
                query = (MATCHES.c.campaign == kept.campaign, MATCHES.c.chapter == kept.chapter)
                before.next = (await self.store.read(lambda connection: record.find(connection, *query)))[0].id
            else:
                before.next = kept.id
                await following.queue.do(following.begin)
            table.watchers.send_table()
        return await self.get(before.next)

    def secret(self, user: str, promised: str | None) -> str:
        """A secret for a table's dice: the one that was promised, or a fresh one."""
        if promised is None:
            return new_secret()
        secret = self.promises.keep(user, promised)
        if secret is None:
            raise Refused(409, "error-commitment")
        return secret

    # -- seating: each runs in the table's own queue ----------------------------------------------------

    async def sit(self, table: Table, user: str, seat: int, name: str | None, nonce: str | None) -> None:
        """Take an open seat."""
        own = await self.accounts.name(user) if name is None else name

        async def work() -> None:
            place = self._place(table, seat)
            if place.kind == record.PERSON and place.user == user:
                return
            if table.record.status != record.WAITING:
                raise Refused(409, "error-started")
            if place.kind != record.OPEN:
                raise Refused(409, "error-seat-taken", seat=seat)
            await self._set(table, Place(seat, record.PERSON, user, own, nonce=nonce_of(nonce)))

        await table.queue.do(work)

    async def get_up(self, table: Table, user: str, seat: int) -> None:
        """Leave a seat: before the start it is free again, afterwards a bot keeps it warm."""

        async def work() -> None:
            place = self._place(table, seat)
            host = table.record.host == user
            if table.record.status == record.WAITING:
                if place.user != user and not host:
                    raise Refused(403, "error-not-your-seat", seat=seat)
                await self._set(table, Place(seat))
            elif place.user != user:
                raise Refused(403, "error-not-your-seat", seat=seat)
            elif table.record.status == record.PLAYING and not place.lent:
                await table.set_lent([seat], lent=True, level=None)

        await table.queue.do(work)

    async def set_bot(self, table: Table, user: str, seat: int, level: str | None) -> None:
        """The host gives a seat to a bot."""
        chosen = level_of(table.record.game, level)

        async def work() -> None:
            self._check_host(table, user)
            place = self._place(table, seat)
            if place.kind == record.PERSON and place.user != user:
                raise Refused(409, "error-seat-taken", seat=seat)
            await self._set(table, Place(seat, record.BOT, level=chosen))

        await table.queue.do(work)

    async def start(self, table: Table, user: str) -> None:
        """The host begins the match."""

        async def work() -> None:
            self._check_host(table, user)
            if any(place.kind == record.OPEN for place in table.record.places):
                raise Refused(409, "error-seats-open")
            await table.begin()

        await table.queue.do(work)

    async def shut(self, table: Table, user: str) -> None:
        """The host closes a table that has not begun, or ends a game at which no other person sits."""

        async def work() -> None:
            kept = table.record
            if kept.status != record.PLAYING or kept.host != user or kept.others(user):
                self._check_host(table, user)
            # A chapter that was ended gives its place in the campaign back: it can be begun again.
            values = {"status": record.CLOSED, "campaign": None, "chapter": None}
            change = update(MATCHES).where(MATCHES.c.id == kept.id).values(**values)
            await self.store.write(lambda connection: connection.execute(change))
            # Not before it is written: a table that could not be closed goes on, and so do its bots.
            table.thinking.stop()
            kept.status = record.CLOSED
            self.gone(kept.id)
            table.watchers.send_table()

        await table.queue.do(work)
        self.tables.pop(table.record.id, None)
        await table.shut()

    def _check_host(self, table: Table, user: str) -> None:
        if table.record.host != user:
            raise Refused(403, "error-not-host")
        if table.record.status == record.CLOSED:
            raise Refused(409, "error-closed")
        if table.record.status != record.WAITING:
            raise Refused(409, "error-started")

    def _place(self, table: Table, seat: int) -> Place:
        if not 0 <= seat < table.record.seats:
            raise Refused(404, "error-no-seat", seat=seat)
        return table.record.places[seat]

    async def _set(self, table: Table, place: Place) -> None:
        values = {name: value for name, value in vars(place).items() if name != "seat"}
        where = (PLACES.c.match == table.record.id, PLACES.c.seat == place.seat)
        await self.store.write(lambda connection: connection.execute(update(PLACES).where(*where).values(**values)))
        table.record.places[place.seat] = place
        table.watchers.send_table()

    async def taken_over(self, names: list[str], guest: str, account: str) -> None:
        """Let the tables in memory know that a guest is now an account."""
        for name in names:
            table = self.tables.get(name)
            if table is not None:
                await table.queue.do(lambda kept=table: _rename(kept, guest, account))  # type: ignore[misc]

    def gone(self, name: str) -> None:
        """A table is over or closed: those in memory forget it, the others do when they are read."""
        rematch.forget(self.tables, name)

    # -- notices --------------------------------------------------------------------------------------

    def nature(self, kept: Record) -> FairNature:
        """What draws at a table."""
        return FairNature(kept.game, kept.secret, kept.nonces)

    def notice(self, user: str, kept: Record, kind: NoticeKind) -> None:
        """Tell a person's open pages; what goes outside is told by the sweep or, at the end, at once."""
        data = encode(Notice(kept.id, kept.game, kind))
        for listener in list(self.listeners.get(user, ())):
            listener.send(data)
        if kind == "over":
            self.push.tell(user, Notification(kind, kept.id, kept.game, f"/table/{kept.id}"))

    async def _sweep(self) -> None:
        """Now and then: tell those who keep a table waiting, and forget tables nobody needs in memory."""
        while True:
            began = monotonic()
            await asyncio.sleep(self.settings.sweep_every)
            metrics.LOOP_LAG.set(max(0.0, monotonic() - began - self.settings.sweep_every))
            now = monotonic()
            for table in list(self.tables.values()):
                for seat, since in list(table.waiting_since.items()):
                    user = table.record.places[seat].user
                    if seat not in table.noticed and user and now - since >= self.settings.notice_after:
                        table.noticed.add(seat)
                        kept = table.record
                        self.push.tell(user, Notification("your-turn", kept.id, kept.game, f"/table/{kept.id}"))
                if table.idle and now - table.queue.touched > self.settings.idle_after:
                    del self.tables[table.record.id]
                    await table.shut()
            metrics.TABLES.set(len(self.tables))


async def _rename(table: Table, guest: str, account: str) -> None:
    for place in table.record.places:
        if place.user == guest:
            place.user = account
    if table.record.host == guest:
        table.record.host = account
    table.watchers.send_table()
