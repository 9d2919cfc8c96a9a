"""The services a table needs of the server around it."""

from __future__ import annotations

from time import monotonic
from typing import Protocol

from ludoteca.server.bots import Bots
from ludoteca.server.fair import FairNature
from ludoteca.server.record import Record
from ludoteca.server.settings import Settings
from ludoteca.server.store import Store
from ludoteca.server.wire.socket import NoticeKind


class TableServices(Protocol):
    """The services a table needs of the server around it."""

    settings: Settings
    store: Store
    bots: Bots

    def nature(self, kept: Record) -> FairNature:
        """What draws at a table."""

    def notice(self, user: str, kept: Record, kind: NoticeKind) -> None:
        """Tell a person something about one of their tables."""

    def gone(self, name: str) -> None:
        """A table is over or closed: no other one leads there any more."""


def now_ms() -> int:
    """The time clocks run by."""
    return int(monotonic() * 1000)
