"""What is said to people: message ids with named arguments, and things with a kind and a word."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from ludoteca.core.words import Arguments, LogMessage, Message, Named
from ludoteca.core.words import Word as CoreWord
from ludoteca.server.wire.codec import FromServer, about


class NamedInfo(FromServer, frozen=True, omit_defaults=True):
    """A thing on the table, such as ``{"kind": "good", "word": "olive"}``."""

    kind: Annotated[str, about("what kind of thing it is")]
    word: Annotated[str, about("which one of its kind")]
    details: Annotated[
        dict[str, int | str | NamedInfo | list[int | str | NamedInfo]],
        about("what more is to be said of it, by name; left out where there is nothing"),
    ] = msgspec.field(default_factory=dict)


# A number, a text somebody wrote in their own language, a thing, or a list of these.
Word = int | str | NamedInfo | list[int | str | NamedInfo]
Value = bool | int | str


class MessageInfo(FromServer, frozen=True):
    """A sentence by its id, with what it says by name."""

    id: Annotated[str, about("the message, as the files of each language name it")]
    arguments: Annotated[dict[str, Word], about("what it is filled in with")]


class LogMessageInfo(MessageInfo, frozen=True):
    """A sentence of the log."""

    joins: Annotated[
        str | None,
        about("an argument that is a list: a following line with the same seat and id adds its list to this one"),
    ]


class RefusalInfo(FromServer, frozen=True):
    """Why something was refused, as a message."""

    id: str
    arguments: dict[str, int | str]


class ErrorInfo(FromServer, frozen=True):
    """The one body of all refusals."""

    error: RefusalInfo


def word(given: CoreWord) -> Any:
    """A word as it is sent."""
    if isinstance(given, Named):
        return named(given)
    return [word(part) for part in given] if isinstance(given, tuple) else given


def words(given: Arguments) -> dict[str, Any]:
    """Named arguments as they are sent."""
    return {name: word(value) for name, value in given.items()}


def named(thing: Named) -> NamedInfo:
    """A thing as it is sent."""
    return NamedInfo(thing.kind, thing.word, words(thing.details))


def message(given: Message) -> MessageInfo:
    """A message as it is sent."""
    return MessageInfo(given.id, words(given.arguments))


def log_message(given: LogMessage | None) -> LogMessageInfo | None:
    """A line of the log as it is sent; None where there is none."""
    return None if given is None else LogMessageInfo(given.id, words(given.arguments), given.joins or None)


def refusal(name: str, **arguments: Any) -> RefusalInfo:
    """A refusal as it is sent."""
    return RefusalInfo(name, arguments)
