"""The messages of the wire: tagged unions, unknown fields refused."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

PROTOCOL = 1
ID = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
TABLE = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
SEAT = Annotated[int, msgspec.Meta(ge=0, le=15)]
SMALL = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
WORD = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class Message(msgspec.Struct, forbid_unknown_fields=True, frozen=True, tag_field="type"):
    """Anything a client sends."""


class Command(Message, frozen=True):
    """Something a person does at a table; done once for each id."""

    id: ID
    seat: SEAT
    # Over HTTP the path names the table.
    table: TABLE = ""


class Reply(Command, frozen=True, tag="answer"):
    """Answer the open question with that serial."""

    question: SMALL = 0
    option: SMALL | WORD = 0


class Undo(Command, frozen=True, tag="undo"):
    """Take back the last answer."""


class Reset(Command, frozen=True, tag="reset"):
    """Take back the turn."""


class AskBack(Command, frozen=True, tag="ask_back"):
    """Ask everyone to let me take back across a barrier."""


class Consent(Command, frozen=True, tag="consent"):
    """Answer such a request."""

    request: SMALL = 0
    agree: bool = False


class Lend(Command, frozen=True, tag="lend"):
    """Let a bot play for me."""

    level: WORD | None = None


class Reclaim(Command, frozen=True, tag="reclaim"):
    """Take the seat back from the bot."""


class Watch(Message, frozen=True, tag="watch"):
    """Follow a table; the seat is mine, or null for the spectators' view."""

    table: TABLE
    seat: SEAT | msgspec.UnsetType | None = msgspec.UNSET


class Unwatch(Message, frozen=True, tag="unwatch"):
    """Stop following."""

    table: TABLE


class Ping(Message, frozen=True, tag="ping"):
    """Ask for a pong."""

    id: ID = "ping"


Commands = Reply | Undo | Reset | AskBack | Consent | Lend | Reclaim
Frames = Commands | Watch | Unwatch | Ping

read_command = msgspec.json.Decoder(Commands).decode
read_frame = msgspec.json.Decoder(Frames).decode
encode = msgspec.json.Encoder(order="deterministic").encode


def message(kind: str, /, **fields: Any) -> bytes:
    """One message of the server."""
    return msgspec.json.encode({"type": kind, **fields})


class Reason(msgspec.Struct, frozen=True):
    """Why a command was refused."""

    id: str
    arguments: dict[str, Any] = {}


class Done(msgspec.Struct, frozen=True, tag="done", tag_field="type"):
    """What became of a command."""

    id: str
    table: str
    result: str
    reason: Reason | None = None
