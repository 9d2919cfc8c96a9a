"""What a table is besides its match: seats, people, bots, status; and how that looks from outside."""

from __future__ import annotations

import json
import secrets
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Final, Literal

from sqlalchemy import Connection, and_, insert, or_, select

from ludoteca.core.errors import UnknownGame
from ludoteca.core.game import find_game
from ludoteca.core.match import Header
from ludoteca.server import campaigns, packs
from ludoteca.server.fair import commitment
from ludoteca.server.packs import Pack
from ludoteca.server.schema import MATCHES, PLACES
from ludoteca.server.store import rows
from ludoteca.server.wire.tables import CampaignInfo, ClockInfo, PackInfo, SeatInfo, TableInfo

Status = Literal["waiting", "playing", "over", "closed"]
WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"
# A game that was played to its end or given up is no reason not to play another one.
LIVE = (WAITING, PLAYING)
Holder = Literal["open", "person", "bot"]
OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"


@dataclass
class Place:
    """One seat of a table and who holds it."""

    seat: int
    kind: Holder = OPEN
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

    def info(self, present: frozenset[str]) -> SeatInfo:
        """The seat as everyone sees it; ``present`` are the people who follow the table now."""
        here = self.kind == BOT or (self.user is not None and self.user in present)
        return SeatInfo(self.seat, self.kind, self.name, self.level, self.lent, here)


@dataclass
class Record:
    """One row of matches with its places."""

    id: str
    game: str
    version: int
    seats: int
    options: dict[str, Any]
    status: Status
    open: bool
    host: str
    bank: int | None
    increment: int | None
    secret: str
    created: float
    touched: float
    to_act: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    campaign: str | None = None
    chapter: int | None = None
    story: dict[str, Any] | None = None
    following: dict[str, Any] | None = None
    request: dict[str, Any] | None = None
    pack: Pack | None = None
    # The table of the next chapter, once there is one.
    next: str | None = None
    hints: bool = True
    # The table where the same seats play once more, once someone has asked for it.
    again: str | None = None
    # What lay on the table when the match began; None: the game's own beginning.
    position: Any = None
    places: list[Place] = field(default_factory=list)

    @property
    def header(self) -> Header:
        """What the match began with."""
        printed = None if self.pack is None else self.pack.data
        return Header(self.game, self.version, self.seats, tuple(self.options.items()), self.position, pack=printed)

    @property
    def is_old(self) -> bool:
        """Whether it was begun under rules that this house no longer plays."""
        return is_old(self.game, self.version)

    @property
    def nonces(self) -> list[str]:
        """Each seat's part of the dice."""
        return [place.nonce for place in self.places]

    def mine(self, user: str | None) -> list[int]:
        """The seats a person holds."""
        return [place.seat for place in self.places if user is not None and place.user == user]

    def is_known_to(self, user: str | None) -> bool:
        """Whether a person hosts the table or sits there."""
        return user is not None and (self.host == user or bool(self.mine(user)))

    def others(self, user: str) -> set[str]:
        """The people who sit here besides that one."""
        return {place.user for place in self.places if place.user is not None and place.user != user}

    def info(self, user: str | None, present: frozenset[str] = frozenset(), watching: int = 0) -> TableInfo:
        """The table as a reader may see it."""
        return TableInfo(
            id=self.id,
            game=self.game,
            version=self.version,
            options=self.options,
            status=self.status,
            open=self.open,
            host=self.host,
            hosting=user is not None and self.host == user,
            mine=self.mine(user),
            clock=None if self.bank is None else ClockInfo(self.bank // 1000, (self.increment or 0) // 1000),
            created=int(self.created),
            to_act=self.to_act,
            # A position could have been written for the dice to come: there is nothing to prove.
            commitment=None if self.position is not None else commitment(self.secret),
            winners=self.winners,
            hints=self.hints,
            seats=[place.info(present) for place in self.places],
            watching=watching,
            pack=None if self.pack is None else PackInfo(self.pack.name, self.pack.hash),
            # The story of a campaign is read by its game, which may have other chapters now.
            campaign=None if self.is_old else self._campaign(),
            # The way to a table that is closed to strangers is for those who sat here.
            again=self.again if self.is_known_to(user) else None,
            position=self.position is not None,
            old=self.is_old,
        )

    def chapter_after(self, secret: str, now: float) -> Record:
        """A table for the next chapter: the same seats and people, the options of that chapter."""
        if self.following is None or self.chapter is None:
            raise ValueError(self.id)
        game = find_game(self.game)
        return replace(
            self,
            id=secrets.token_urlsafe(9),
            version=game.version,
            options=game.check_options(self.seats, self.options | campaigns.options(game, self.following)),
            status=WAITING,
            secret=secret,
            created=now,
            touched=now,
            to_act=[],
            winners=[],
            chapter=self.chapter + 1,
            story=self.following,
            following=None,
            request=None,
            next=None,
            again=None,
            # A seat that was lent is its person's again; what a bot kept warm it does not keep for ever.
            places=[
                replace(p, level=p.level if p.kind == BOT else None, lent=False, nonce="", bank=None)
                for p in self.places
            ],
        )

    def _campaign(self) -> CampaignInfo | None:
        story = self.following or self.story
        if story is None or self.campaign is None or self.chapter is None:
            return None
        return campaigns.info(self.game, story, self.campaign, self.chapter, self.next)


def is_old(game: str, version: int) -> bool:
    """Whether this house no longer plays those rules; a game that is gone altogether counts too."""
    try:
        return find_game(game).version != version
    except UnknownGame:
        return True


TEXTS = ("options", "to_act", "winners")
MAYBE_TEXTS = ("story", "following", "request", "position")


def add(connection: Connection, record: Record) -> None:
    """Write a new table."""
    row = asdict(record)
    del row["next"]
    places = row.pop("places")
    for name in TEXTS:
        row[name] = json.dumps(row[name])
    for name in MAYBE_TEXTS:
        row[name] = None if row[name] is None else json.dumps(row[name])
    row["pack"] = None if record.pack is None else record.pack.hash
    if record.pack is not None:
        packs.keep(connection, record.pack)
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
    printed = packs.kept(connection, {row["pack"] for row in found if row["pack"]})
    after = _chapters_after(connection, found)
    live = having(connection, [row["again"] for row in found if row["again"]], *LIVE)
    for row in found:
        for name in TEXTS:
            row[name] = json.loads(row[name])
        for name in MAYBE_TEXTS:
            row[name] = None if row[name] is None else json.loads(row[name])
        row["pack"] = printed.get(row["pack"])
        row["next"] = after.get((row["campaign"], row["chapter"]))
        row["again"] = row["again"] if row["again"] in live else None
    return [Record(**row, places=places[row["id"]]) for row in found]


def having(connection: Connection, names: list[str], *statuses: str) -> set[str]:
    """Those of some tables that have one of these statuses."""
    query = select(MATCHES.c.id).where(MATCHES.c.id.in_(names), MATCHES.c.status.in_(statuses))
    return {row["id"] for row in rows(connection, query)} if names else set()


def _chapters_after(connection: Connection, found: list[dict[str, Any]]) -> dict[tuple[str, int], str]:
    """The table that follows each chapter of a campaign, by campaign and number."""
    wanted = [
        and_(MATCHES.c.campaign == row["campaign"], MATCHES.c.chapter == row["chapter"] + 1)
        for row in found
        if row["campaign"]
    ]
    if not wanted:
        return {}
    query = select(MATCHES.c.id, MATCHES.c.campaign, MATCHES.c.chapter).where(or_(*wanted))
    return {(row["campaign"], row["chapter"] - 1): row["id"] for row in rows(connection, query)}
