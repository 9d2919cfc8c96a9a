"""The socket: commands and requests of clients, messages of the server, each told apart by its ``type``."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from ludoteca.server.wire.analyses import Stage
from ludoteca.server.wire.codec import FromClient, FromServer, about
from ludoteca.server.wire.moments import MomentMessage
from ludoteca.server.wire.tables import Key, SeatNumber, TableInfo
from ludoteca.server.wire.words import RefusalInfo

CommandId = Annotated[str, about("of the client's making: the same id is done once", pattern=r"^[A-Za-z0-9_-]{1,64}$")]
TableId = Annotated[str, about("the table's id", pattern=r"^[A-Za-z0-9_-]{1,32}$")]
Small = Annotated[int, Meta(ge=0, le=2**31 - 1)]


# -- what clients send ---------------------------------------------------------------------------------


class SocketRequest(FromClient, frozen=True, tag_field="type"):
    """Anything a client sends over the socket."""


class Command(SocketRequest, frozen=True):
    """Something a person does at a table; done once for each id."""

    id: CommandId
    seat: SeatNumber
    table: Annotated[TableId, about("left out over HTTP, where the path names it")] = ""


class Answer(Command, frozen=True, kw_only=True, tag="answer"):
    """Answer the open question with that serial."""

    question: Annotated[Small, about("the question's serial")]
    option: Annotated[Small | Key, about("the option's number or notation")]


class Undo(Command, frozen=True, tag="undo"):
    """Take back the seat's last answer, if `undo.can`."""


class Reset(Command, frozen=True, tag="reset"):
    """Take back the answers of the turn the seat's last answer belongs to, up to the last barrier."""


class AskBack(Command, frozen=True, tag="ask_back"):
    """Ask everyone to take back the seat's last answer across a barrier."""


class Consent(Command, frozen=True, kw_only=True, tag="consent"):
    """Answer such a request; all other people must agree, and who asked withdraws with `agree` false."""

    request: Annotated[Small, about("the request's number")]
    agree: bool


class Lend(Command, frozen=True, tag="lend"):
    """Let a bot play for me."""

    level: Annotated[Key | None, about("how strong; without it the usual one")] = None


class Reclaim(Command, frozen=True, tag="reclaim"):
    """Take the seat back."""


class Watch(SocketRequest, frozen=True, tag="watch"):
    """Follow a table."""

    table: TableId
    seat: Annotated[
        SeatNumber | UnsetType | None, about("one of mine; null: as a spectator; left out: the one to act")
    ] = UNSET


class Unwatch(SocketRequest, frozen=True, tag="unwatch"):
    """Stop following."""

    table: TableId


class Ping(SocketRequest, frozen=True, tag="ping"):
    """Ask for a pong."""

    id: CommandId = "ping"


AnyCommand = Answer | Undo | Reset | AskBack | Consent | Lend | Reclaim
AnyRequest = AnyCommand | Watch | Unwatch | Ping

COMMANDS: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)
REQUESTS: msgspec.json.Decoder[AnyRequest] = msgspec.json.Decoder(AnyRequest)


# -- what the server sends -----------------------------------------------------------------------------


class SocketMessage(FromServer, frozen=True, tag_field="type"):
    """Anything the server sends over the socket."""


class Welcome(SocketMessage, frozen=True, tag="welcome"):
    """The first message."""

    protocol: Annotated[int, about("the version of this protocol")]
    user: str
    name: str
    now: Annotated[int, about("unix milliseconds")]


class TableMessage(SocketMessage, frozen=True, tag="table"):
    """The table has changed: people, bots, status."""

    table: TableInfo


class ClockMessage(SocketMessage, frozen=True, tag="clock"):
    """The clocks, whenever one starts or stops."""

    table: str
    now: Annotated[int, about("unix milliseconds")]
    bank: Annotated[list[int], about("milliseconds left, by seat")]
    running: Annotated[list[int], about("the seats whose clock runs")]


ConsentResult = Literal["agreed", "refused", "dropped"]
NoticeKind = Literal["your-turn", "over", "started", "again"]


class ConsentMessage(SocketMessage, frozen=True, tag="consent"):
    """Someone asks to take back, or it is settled."""

    table: str
    request: Annotated[int | None, about("its number; null once it is settled")]
    seat: Annotated[int | None, about("who asks; null once it is settled")]
    waiting: Annotated[list[int], about("the seats that have not agreed yet")]
    result: Annotated[ConsentResult | None, about("null while it is open")]


class Done(SocketMessage, frozen=True, tag="done"):
    """What became of a command; sent after it is on disk, never before."""

    id: str
    table: str
    result: Annotated[
        Literal["done", "stale", "refused"],
        about("`stale`: the question is no longer open; nothing happened, and the current `moment` follows"),
    ]
    reason: Annotated[RefusalInfo | None, about("where it was refused")]


class Notice(SocketMessage, frozen=True, tag="notice"):
    """Something about one of my tables, whether it is watched or not."""

    table: str
    game: str
    kind: NoticeKind


class AnalysisMessage(SocketMessage, frozen=True, tag="analysis"):
    """How far an analysis of mine is."""

    table: str
    seat: int
    status: Stage
    done: int
    total: int


class ErrorMessage(SocketMessage, frozen=True, tag="error"):
    """A request was not carried out."""

    id: Annotated[str | None, about("of the command, where it had one")]
    error: RefusalInfo


class Pong(SocketMessage, frozen=True, tag="pong"):
    """The answer to a ping."""

    id: str


AnyMessage = (
    Welcome
    | TableMessage
    | MomentMessage
    | ClockMessage
    | ConsentMessage
    | Done
    | Notice
    | AnalysisMessage
    | ErrorMessage
    | Pong
)
