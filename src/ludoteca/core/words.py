"""What is said to people, by name: things with their kind and word, messages with named arguments.

Nothing here is in any language. A page, a terminal or a program in another language looks a message up by its id and
fills in the arguments; a named thing has a message of its own, ``<game>-<kind>-<word>``, or, where there is none, the
one of its kind, ``<game>-<kind>``, which is filled in with its details. A thing of the kind ``seat``, its word the
number of the seat, goes by whatever the people there are called.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final, TypeAlias


@dataclass(frozen=True, slots=True)
class Named:
    """A thing on the table: ``Named("good", "olive")``, or a delivery with the good and the place it goes to."""

    kind: str
    word: str
    # Left out of the hash, not of equality: dictionaries have none.
    details: Mapping[str, Word] = field(default_factory=dict, hash=False)


# A number, a text that somebody wrote in their own language (a name in a pack), a named thing, or a list of these.
Word: TypeAlias = "int | str | Named | tuple[Word, ...]"
Arguments: TypeAlias = Mapping[str, Word]
NO_ARGUMENTS: Final[Arguments] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence by its id, with what it says by name."""

    id: str
    arguments: Arguments = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class LogMessage:
    """A sentence of the log.

    ``joins`` names an argument that is a list: a line that follows with the same seat and id adds its list to this one
    and is no line of its own, as when a pool of dice is rolled one by one.
    """

    id: str
    arguments: Arguments = field(default_factory=dict, hash=False)
    joins: str = ""


def word_data(word: Word) -> Any:
    """A word as dicts, lists, strings and numbers, ready for JSON; a thing without details has none there either."""
    if isinstance(word, Named):
        told: dict[str, Any] = {"kind": word.kind, "word": word.word}
        if word.details:
            told["details"] = arguments_data(word.details)
        return told
    if isinstance(word, tuple):
        return [word_data(part) for part in word]
    return word


def arguments_data(arguments: Arguments) -> dict[str, Any]:
    """Named arguments, ready for JSON."""
    return {name: word_data(word) for name, word in arguments.items()}
