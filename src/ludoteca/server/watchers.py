"""Who follows a table, and what is sent to them: each reader's own moments, and never more."""

from __future__ import annotations

from typing import Protocol

from ludoteca.server.live import LiveMatch
from ludoteca.server.moments import Reader
from ludoteca.server.record import Record
from ludoteca.server.wire.codec import encode
from ludoteca.server.wire.socket import TableMessage
from ludoteca.server.wire.tables import TableInfo


class Listener(Protocol):
    """Someone who follows a table: a socket."""

    user: str

    def send(self, data: bytes) -> None:
        """Queue one message; never waits."""


class Watchers:
    """The listeners of one table, each as a seat or as a spectator."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.listeners: dict[Listener, int | None] = {}
        self.readers: dict[int | None, Reader] = {}

    @property
    def present(self) -> frozenset[str]:
        """The people who follow now."""
        return frozenset(listener.user for listener in self.listeners)

    def forget(self) -> None:
        """Send everything anew next time: what was sent may not have come to be."""
        self.readers.clear()

    def whole(self, seat: int | None, live: LiveMatch) -> bytes:
        """Everything a reader may see now."""
        return self._reader(seat).whole(self.record.id, live)

    def send_changes(self, live: LiveMatch) -> None:
        """To each reader what is new to it; nothing where nothing it may see has changed."""
        seats = list(set(self.listeners.values()))
        if not seats:
            return
        for seat, view in zip(seats, live.match.views(seats), strict=True):
            news = self._reader(seat).change(self.record.id, live, view)
            if news is not None:
                for listener, place in list(self.listeners.items()):
                    if place == seat:
                        listener.send(news)

    def send(self, data: bytes) -> None:
        """The same to all."""
        for listener in list(self.listeners):
            listener.send(data)

    def send_table(self, only: Listener | None = None) -> None:
        """The table, to each as that person sees it."""
        for listener in [only] if only else list(self.listeners):
            listener.send(encode(TableMessage(self.info(listener.user))))

    def info(self, user: str | None) -> TableInfo:
        """The table as a person sees it."""
        seated = {place.user for place in self.record.places if place.user}
        return self.record.info(user, self.present, len(self.present - seated))

    def _reader(self, seat: int | None) -> Reader:
        if seat not in self.readers:
            self.readers[seat] = Reader(seat)
        return self.readers[seat]
