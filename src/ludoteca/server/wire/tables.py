"""A table: how it is made, who sits there, how its dice are proved."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, UnsetType, field

from ludoteca.server.wire.codec import FromClient, FromServer, about
from ludoteca.server.wire.people import Name
from ludoteca.server.wire.words import Value

Key = Annotated[str, about("1 to 64 characters", min_length=1, max_length=64)]
Nonce = Annotated[str, about("my part of the dice, 16 to 64 hex digits", pattern=r"^(?:[0-9a-fA-F]{16,64})?$")]
Commitment = Annotated[str, about("one from `GET /api/me/commitment`, used once", pattern=r"^[0-9a-f]{64}$")]
Seconds = Annotated[int, about("seconds for each seat", ge=5, le=90 * 24 * 3600)]
Increment = Annotated[int, about("seconds added for each turn", ge=0, le=30 * 24 * 3600)]
SeatCount = Annotated[int, about("how many seats", ge=1, le=16)]
SeatNumber = Annotated[int, about("a seat, from 0", ge=0, le=15)]


class SeatRequest(FromClient, frozen=True):
    """Who is to sit on a seat."""

    kind: Annotated[Literal["me", "open", "bot"], about("several seats may be `me`: pass and play")]
    level: Annotated[Key | None, about("how strong a bot; without it the usual one")] = None


SeatRequests = Annotated[list[SeatRequest], about("one for each seat", max_length=16)]


class ClockRequest(FromClient, frozen=True):
    """Time for each seat."""

    bank: Seconds
    increment: Increment = 0


class TableRequest(FromClient, frozen=True):
    """A table to be made."""

    game: Annotated[Key, about("its id")]
    seats: Annotated[SeatCount | None, about("without it 2, or as many as the position has")] = None
    options: Annotated[dict[str, Value], about("settings by name; the others have their defaults")] = field(
        default_factory=dict
    )
    places: Annotated[SeatRequests | None, about("without it seat 0 is mine and the others are open")] = None
    clock: ClockRequest | None = None
    open: Annotated[bool, about("listed in the lobby; otherwise only by link")] = False
    start: Annotated[bool, about("begin at once when every seat is taken")] = False
    hints: Annotated[bool, about("whether people may ask for hints")] = True
    nonce: Nonce | None = None
    commitment: Commitment | None = None
    campaign: Annotated[bool, about("this table is the first chapter of a campaign")] = False
    pack: Annotated[Key | None, about("one of the game's `packs`")] = None
    position: Annotated[dict[str, Any] | None, about("a position the table begins with")] = None


class TryRequest(FromClient, frozen=True):
    """A moment of a finished game to play on from."""

    step: Annotated[int, about("of the replay", ge=0, le=100_000)]
    places: Annotated[SeatRequests | None, about("without it I sit where I sat, bots everywhere else")] = None


class NextRequest(FromClient, frozen=True):
    """The next chapter of a campaign, or the same game once more."""

    nonce: Nonce | None = None
    commitment: Commitment | None = None


class SitRequest(FromClient, frozen=True):
    """How someone sits down."""

    name: Name | None = None
    nonce: Nonce | None = None


class BotRequest(FromClient, frozen=True):
    """Which bot is to sit."""

    level: Annotated[Key | None, about("without it the usual one")] = None


class SeatChoice(FromClient, frozen=True):
    """Which of my seats is meant."""

    seat: SeatNumber


class SeatInfo(FromServer, frozen=True):
    """One seat of a table."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    level: Annotated[str | None, about("of the bot that plays there")]
    lent: Annotated[bool, about("a bot plays for the person until the person takes the seat back")]
    present: Annotated[bool, about("a socket of that person watches now")]


class ClockInfo(FromServer, frozen=True):
    """A table's clock, in seconds."""

    bank: int
    increment: int


class PackInfo(FromServer, frozen=True):
    """The pack a table is played with."""

    name: str
    hash: str


class ChapterInfo(FromServer, frozen=True):
    """One finished chapter of a campaign."""

    chapter: str
    points: Annotated[list[int], about("by seat")]
    winners: list[int]


class CampaignInfo(FromServer, frozen=True):
    """The campaign a table belongs to."""

    id: Annotated[str, about("the table the campaign began with")]
    number: Annotated[int, about("which chapter this is, from 1")]
    table: Annotated[str | None, about("the table of the next chapter, once there is one")]
    next: Annotated[str, about("the chapter to be played; once this one is over, the one that follows, or empty")]
    over: bool
    played: list[ChapterInfo]
    leaders: Annotated[list[int], about("the seats in the lead")]


class TableInfo(FromServer, frozen=True, kw_only=True):
    """A table as its reader sees it."""

    id: str
    game: str
    version: Annotated[int, about("of the rules it was begun with")]
    options: dict[str, Value]
    status: Literal["waiting", "playing", "over", "closed"]
    open: Annotated[bool, about("listed in the lobby")]
    host: Annotated[str, about("an opaque id")]
    hosting: Annotated[bool, about("whether the reader is the host")]
    mine: Annotated[list[int], about("the reader's seats")]
    clock: ClockInfo | None
    created: Annotated[int, about("unix seconds")]
    to_act: Annotated[list[int], about("the seats that may answer now")]
    commitment: Annotated[str | None, about("null where the table began with a position: its dice prove nothing")]
    winners: list[int]
    hints: Annotated[bool, about("whether people may ask for hints")]
    seats: list[SeatInfo]
    watching: Annotated[int, about("people who follow without a seat")]
    pack: PackInfo | None
    campaign: CampaignInfo | None
    again: Annotated[str | None, about("the table where these seats play once more")]
    position: Annotated[bool, about("it began with a position")]
    old: Annotated[bool, about("it was begun under rules that this server no longer plays")]


class MyTableInfo(TableInfo, frozen=True, kw_only=True):
    """One of my tables."""

    your_turn: bool
    touched: Annotated[int, about("unix seconds of the last answer")]


class DrawInfo(FromServer, frozen=True):
    """One draw of nature in a proof."""

    counter: int
    purpose: str
    options: list[int]
    weights: list[int]
    option: int
    notation: str
    number: Annotated[str, about("HMAC, hex")]


class FairInfo(FromServer, frozen=True, kw_only=True):
    """The commitment to a table's dice; once the game is over, the proof."""

    ludoteca: Annotated[Literal["fair"] | UnsetType, about("once over")] = UNSET
    format: Annotated[Literal[1] | UnsetType, about("once over")] = UNSET
    table: Annotated[str | UnsetType, about("once over")] = UNSET
    over: bool
    game: Annotated[str | UnsetType, about("once over")] = UNSET
    version: Annotated[int | UnsetType, about("once over")] = UNSET
    seats: Annotated[int | UnsetType, about("once over")] = UNSET
    options: Annotated[dict[str, Value] | UnsetType, about("once over")] = UNSET
    pack: Annotated[Any, about("once over: what is printed, or null")] = UNSET
    commitment: str
    secret: Annotated[str | UnsetType, about("once over")] = UNSET
    nonces: Annotated[list[str], about("each seat's part of the dice")]
    entries: Annotated[
        list[tuple[str, int, int]] | UnsetType, about("once over, everything ever answered: kind, seat, option")
    ] = UNSET
    draws: Annotated[list[DrawInfo] | UnsetType, about("once over")] = UNSET
