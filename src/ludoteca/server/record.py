"""What a table is besides its match: seats, people, bots, status; and how that looks from outside."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from typing import Any

from sqlalchemy import Connection, insert, select

from ludoteca.core.match import Header
from ludoteca.server.fair import commitment
from ludoteca.server.schema import MATCHES, PLACES
from ludoteca.server.store import rows

WAITING = "waiting"
PLAYING = "playing"
OVER = "over"
CLOSED = "closed"
OPEN = "open"
PERSON = "person"
BOT = "bot"


@dataclass
class Place:
    """One seat of a table and who holds it."""

    seat: int
    kind: str = OPEN
    user: str | None = None
    name: str = ""
    level: str | None = None
    lent: bool = False
    nonce: str = ""
    bank: int | None = None

    @property
    def played_by_bot(self) -> bool:
        """Whether a bot answers for this seat now."""
        return self.kind == BOT or self.lent


@dataclass
class Record:
    """One row of matches with its places."""

    id: str
    game: str
    version: int
    seats: int
    options: dict[str, Any]
    status: str
    open: bool
    host: str
    bank: int | None
    increment: int | None
    secret: str
    created: float
    touched: float
    to_act: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    hints: bool = True
    places: list[Place] = field(default_factory=list)

    @property
    def header(self) -> Header:
        """What the match began with."""
        return Header(self.game, self.version, self.seats, tuple(self.options.items()))

    @property
    def nonces(self) -> list[str]:
        """Each seat's part of the dice."""
        return [place.nonce for place in self.places]

    def mine(self, user: str | None) -> list[int]:
        """The seats a person holds."""
        return [place.seat for place in self.places if user is not None and place.user == user]

    def public(self, user: str | None, present: frozenset[str] = frozenset(), watching: int = 0) -> dict[str, Any]:
        """The table as a reader may see it."""
        return {
            "id": self.id,
            "game": self.game,
            "version": self.version,
            "options": self.options,
            "status": self.status,
            "open": self.open,
            "host": self.host,
            "hosting": user is not None and self.host == user,
            "mine": self.mine(user),
            "clock": None
            if self.bank is None
            else {"bank": self.bank // 1000, "increment": (self.increment or 0) // 1000},
            "created": int(self.created),
            "to_act": self.to_act,
            "commitment": commitment(self.secret),
            "winners": self.winners,
            "hints": self.hints,
            "seats": [
                {
                    "seat": place.seat,
                    "kind": place.kind,
                    "name": place.name,
                    "level": place.level,
                    "lent": place.lent,
                    "present": place.kind == BOT or (place.user is not None and place.user in present),
                }
                for place in self.places
            ],
            "watching": watching,
        }


def add(connection: Connection, record: Record) -> None:
    """Write a new table."""
    row = asdict(record)
    places = row.pop("places")
    for name in ("options", "to_act", "winners"):
        row[name] = json.dumps(row[name])
    connection.execute(insert(MATCHES), row)
    connection.execute(insert(PLACES), [{"match": record.id, **place} for place in places])


def find(connection: Connection, *wanted: Any) -> list[Record]:
    """The tables that meet the conditions, with their places."""
    found = rows(connection, select(MATCHES).where(*wanted))
    ids = [row["id"] for row in found]
    places: dict[str, list[Place]] = {name: [] for name in ids}
    query = select(PLACES).where(PLACES.c.match.in_(ids)).order_by(PLACES.c.match, PLACES.c.seat)
    for place in rows(connection, query) if ids else []:
        places[place.pop("match")].append(Place(**place))
    for row in found:
        for name in ("options", "to_act", "winners"):
            row[name] = json.loads(row[name])
    return [Record(**row, places=places[row["id"]]) for row in found]
