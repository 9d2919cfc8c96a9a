"""The socket: frames in, commands done in turn, messages out; slow readers and hostile frames are let go."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from functools import partial
from time import time

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ludoteca.server import metrics
from ludoteca.server.accounts import Accounts, Session
from ludoteca.server.errors import Refused
from ludoteca.server.limits import Bucket
from ludoteca.server.lobby import Lobby
from ludoteca.server.middleware import address_of, same_origin, session_of
from ludoteca.server.settings import Settings
from ludoteca.server.table import Table
from ludoteca.server.wire.codec import PROTOCOL, encode
from ludoteca.server.wire.reading import read
from ludoteca.server.wire.socket import (
    REQUESTS,
    AnyRequest,
    ErrorMessage,
    Ping,
    Pong,
    Unwatch,
    Watch,
    Welcome,
)

BAD_FRAME, SIGNED_OUT, FOREIGN, TOO_SLOW, TOO_MANY, STOPPING = 4400, 4401, 4403, 4408, 4429, 1012
LOG = metrics.log("socket")


class Connection:
    """One open socket of one session."""

    def __init__(self, socket: WebSocket, session: Session, settings: Settings) -> None:
        self.socket = socket
        self.session = session
        self.user = session.user
        self.watching: dict[str, Table] = {}
        self.bucket = Bucket(settings.messages_per_second, settings.messages_burst)
        self._outbox: deque[bytes] = deque()
        self._room = settings.outbox
        self._news = asyncio.Event()
        self._code = 1000
        self.ended = False

    def send(self, data: bytes) -> None:
        """Queue one message; a reader who is too slow is cut off and comes back for the present."""
        if self.ended:
            return
        if len(self._outbox) >= self._room:
            self.close(TOO_SLOW)
            return
        self._outbox.append(data)
        self._news.set()

    def close(self, code: int) -> None:
        """End the connection after what can still be sent."""
        if not self.ended:
            self._code = code
            self.ended = True
            self._news.set()

    async def write(self) -> None:
        """Send what is queued until the connection ends."""
        outbox = self._outbox
        while outbox or not self.ended:
            while outbox:
                await self.socket.send_text(outbox.popleft().decode())
            self._news.clear()
            if not self.ended:
                await self._news.wait()
        if self.socket.application_state == WebSocketState.CONNECTED:
            await self.socket.close(self._code)


class Sockets:
    """All open sockets."""

    def __init__(self, settings: Settings, accounts: Accounts, lobby: Lobby) -> None:
        self.settings = settings
        self.accounts = accounts
        self.lobby = lobby
        self._addresses: Counter[str] = Counter()

    def end_session(self, session: Session) -> None:
        """Signed out: this session's sockets close."""
        for connection in list(self.lobby.listeners.get(session.user, ())):
            if connection.session.id == session.id:
                connection.close(SIGNED_OUT)

    def close(self) -> None:
        """The server stops: everyone is told to come back."""
        for connections in list(self.lobby.listeners.values()):
            for connection in list(connections):
                connection.close(STOPPING)

    async def serve(self, socket: WebSocket) -> None:
        """One socket from handshake to end."""
        session = session_of(socket.headers, self.accounts)
        if not same_origin(socket.headers, self.settings) or session is None:
            await socket.accept()
            await socket.close(FOREIGN if session else SIGNED_OUT)
            return
        address = address_of(socket.scope)
        mine = self.lobby.listeners.setdefault(session.user, set())
        if len(mine) >= self.settings.sockets_per_user or self._addresses[address] >= self.settings.sockets_per_address:
            await socket.accept()
            await socket.close(TOO_MANY)
            return
        connection = Connection(socket, session, self.settings)
        mine.add(connection)
        self._addresses[address] += 1
        metrics.SOCKETS.inc()
        try:
            await socket.accept()
            name = await self.accounts.name(session.user)
            connection.send(encode(Welcome(PROTOCOL, session.user, name, int(time() * 1000))))
            await self._both_ways(connection)
        finally:
            metrics.SOCKETS.dec()
            self._addresses[address] -= 1
            if not self._addresses[address]:
                del self._addresses[address]
            mine.discard(connection)
            if not mine and self.lobby.listeners.get(session.user) is mine:
                del self.lobby.listeners[session.user]
            for table in connection.watching.values():
                table.queue.later(lambda kept=table: kept.unwatch(connection))  # type: ignore[misc]

    async def _both_ways(self, connection: Connection) -> None:
        writing = asyncio.create_task(connection.write())
        try:
            # A close from our side ends the reading as well: the socket then reports that it is gone.
            await self._read(connection)
            connection.close(1000)
            await asyncio.wait((writing,), timeout=5)
        finally:
            connection.ended = True
            writing.cancel()
            await asyncio.gather(writing, return_exceptions=True)

    async def _read(self, connection: Connection) -> None:
        while not connection.ended:
            try:
                event = await connection.socket.receive()
            except (WebSocketDisconnect, RuntimeError):
                return
            if event["type"] == "websocket.disconnect":
                return
            data = event.get("text") if event.get("text") is not None else event.get("bytes")
            if not connection.bucket.take():
                self._refuse(connection, Refused(429, "error-too-many-requests"), None, TOO_MANY)
                return
            if data is None or len(data) > self.settings.frame_bytes:
                self._refuse(connection, Refused(413, "error-too-large"), None, BAD_FRAME)
                return
            try:
                frame = read(REQUESTS, data, "frame")
            except Refused as refused:
                self._refuse(connection, refused, None, BAD_FRAME)
                return
            name = getattr(frame, "id", None)
            try:
                await self._frame(connection, frame)
            except Refused as refused:
                self._refuse(connection, refused, name, None)
            except Exception as problem:  # noqa: BLE001 - the table has recovered by itself
                metrics.fault(LOG, "frame fault", problem, kind=type(frame).__name__)
                self._refuse(connection, Refused(503, "error-stopping"), name, None)

    def _refuse(self, connection: Connection, refused: Refused, name: str | None, code: int | None) -> None:
        connection.send(encode(ErrorMessage(name, refused.info)))
        if code is not None:
            connection.close(code)

    async def _frame(self, connection: Connection, frame: AnyRequest) -> None:
        if isinstance(frame, Ping):
            connection.send(encode(Pong(frame.id)))
            return
        if isinstance(frame, Unwatch):
            table = connection.watching.pop(frame.table, None)
            if table is not None:
                await table.queue.do(partial(table.unwatch, connection))
            return
        if isinstance(frame, Watch):
            await self._watch(connection, frame)
            return
        table = await self.lobby.get(frame.table)
        done = await table.command(connection.user, frame)
        connection.send(encode(done))
        if done.result == "stale" and frame.table in connection.watching:
            await table.queue.do(lambda: _present(table, connection))

    async def _watch(self, connection: Connection, frame: Watch) -> None:
        if len(connection.watching) >= self.settings.watches_per_socket and frame.table not in connection.watching:
            raise Refused(429, "error-too-many-requests")
        table = await self.lobby.get(frame.table)

        async def work() -> None:
            mine = table.record.mine(connection.user)
            seat: int | None
            if frame.seat is msgspec.UNSET:
                acting = [seat for seat in mine if seat in table.record.to_act]
                seat = next(iter(acting or mine), None)
            else:
                seat = frame.seat
                if seat is not None and seat not in mine:
                    raise Refused(403, "error-not-your-seat", seat=seat)
            if connection.ended:
                return
            connection.watching[frame.table] = table
            await table.watch(connection, seat)

        await table.queue.do(work)


async def _present(table: Table, connection: Connection) -> None:
    """Someone answered a question that is gone: what is now follows."""
    seat = table.watchers.listeners.get(connection)
    if table.live is not None and connection in table.watchers.listeners:
        connection.send(table.watchers.whole(seat, table.live))
