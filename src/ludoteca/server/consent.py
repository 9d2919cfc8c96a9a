"""Taking back across a barrier: one asks, all other people must agree, and one refusal ends it."""

from __future__ import annotations

from typing import Any

from ludoteca.server.wire.codec import encode
from ludoteca.server.wire.socket import ConsentMessage, ConsentResult


class Requests:
    """At most one open request, written down with the table's next change: who was asked is asked again later."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.number = 0
        self.seat: int | None = None
        self.waiting: set[int] = set()
        # Whether the store has yet to learn of a change.
        self.changed = False

    def restore(self, kept: dict[str, Any] | None) -> None:
        """As the store has it; numbers go on rising, so that an old consent never fits a new request."""
        self.changed = False
        self.number = 0 if kept is None else kept["number"]
        self.seat = None if kept is None else kept["seat"]
        self.waiting = set() if kept is None else set(kept["waiting"])

    def data(self) -> dict[str, Any]:
        """The request as the store keeps it."""
        return {"number": self.number, "seat": self.seat, "waiting": sorted(self.waiting)}

    @property
    def open(self) -> bool:
        """Whether someone waits for the others."""
        return self.seat is not None

    def ask(self, seat: int, others: set[int]) -> None:
        """A seat asks; these seats must agree."""
        self.changed = True
        self.number += 1
        self.seat = seat
        self.waiting = set(others)

    def agree(self, seats: set[int]) -> bool:
        """These seats agree; whether that settles it."""
        self.changed = True
        self.waiting -= seats
        return not self.waiting

    def close(self) -> None:
        """The request is answered or has lost its meaning."""
        self.changed = True
        self.seat = None
        self.waiting = set()

    def message(self, result: ConsentResult | None = None) -> bytes:
        """The request as everyone sees it."""
        number = self.number if self.open else None
        return encode(ConsentMessage(self.table, number, self.seat, sorted(self.waiting), result))
