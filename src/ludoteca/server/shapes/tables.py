"""The bodies of a table: how it is made, who sits there, what became of a command."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, StrictBool, StrictInt, StringConstraints

from ludoteca.server.shapes.common import Fault, Name, Wish

NONCE = r"^(?:[0-9a-fA-F]{16,64})?$"
Word = Annotated[str, StringConstraints(min_length=1, max_length=64)]
Nonce = Annotated[str, StringConstraints(pattern=NONCE)]
Commitment = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]


class PlaceWish(Wish):
    """Who is to sit on a seat."""

    kind: Literal["me", "open", "bot"]
    level: Word | None = None


class ClockWish(Wish):
    """Time for each seat, in seconds."""

    bank: Annotated[int, Field(strict=True, ge=5, le=90 * 24 * 3600)]
    increment: Annotated[int, Field(strict=True, ge=0, le=30 * 24 * 3600)] = 0


class TableWish(Wish):
    """A table to be made."""

    game: Word
    seats: Annotated[int, Field(strict=True, ge=1, le=16)] | None = None
    options: dict[str, StrictBool | StrictInt | str] = Field(default={})
    places: Annotated[list[PlaceWish], Field(max_length=16)] | None = None
    clock: ClockWish | None = None
    open: StrictBool = False
    start: StrictBool = False
    hints: StrictBool = True
    nonce: Nonce | None = None
    commitment: Commitment | None = None
    campaign: StrictBool = False
    pack: Word | None = None
    position: dict[str, Any] | None = None


class TryWish(Wish):
    """A moment of a finished game to play on from."""

    step: Annotated[int, Field(strict=True, ge=0, le=100_000)]
    places: Annotated[list[PlaceWish], Field(max_length=16)] | None = None


class NextWish(Wish):
    """The next chapter of a campaign, or the same game once more."""

    nonce: Nonce | None = None
    commitment: Commitment | None = None


class SitWish(Wish):
    """How someone sits down."""

    name: Name | None = None
    nonce: Nonce | None = None


class BotWish(Wish):
    """Which bot is to sit."""

    level: Word | None = None


class SeatShape(BaseModel):
    """One seat of a table."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    level: str | None
    lent: bool
    present: bool


class ClockShape(BaseModel):
    """A table's clock, in seconds."""

    bank: int
    increment: int


class PackShape(BaseModel):
    """The pack a table is played with."""

    name: str
    hash: str


class ChapterShape(BaseModel):
    """One finished chapter of a campaign."""

    chapter: str
    points: list[int]
    winners: list[int]


class CampaignShape(BaseModel):
    """The campaign a table belongs to: which chapter it is, and how the campaign stands."""

    id: str
    number: int
    table: str | None
    next: str
    over: bool
    played: list[ChapterShape]
    leaders: list[int]


class TableShape(BaseModel):
    """A table as its reader sees it."""

    id: str
    game: str
    version: int
    options: dict[str, Any]
    status: Literal["waiting", "playing", "over", "closed"]
    open: bool
    host: str
    hosting: bool
    mine: list[int]
    clock: ClockShape | None
    created: int
    to_act: list[int]
    commitment: str | None
    winners: list[int]
    hints: bool
    seats: list[SeatShape]
    watching: int
    pack: PackShape | None
    campaign: CampaignShape | None
    again: str | None
    position: bool
    old: bool


class MyTableShape(TableShape):
    """One of my tables."""

    your_turn: bool
    touched: int


class DoneShape(BaseModel):
    """What became of a command."""

    type: Literal["done"]
    id: str
    table: str
    result: Literal["done", "stale", "refused"]
    reason: Fault | None
