"""What all structs of the wire share, and how they become JSON."""

from __future__ import annotations

from typing import Any, Final

import msgspec

PROTOCOL: Final = 2


class FromServer(msgspec.Struct, frozen=True):
    """Anything the server sends; a client leaves fields it does not know aside."""


class FromClient(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Anything a client sends; a field that is not described is refused."""


def about(text: str, **limits: Any) -> msgspec.Meta:
    """What a field means, for all who read the descriptions, and what it may be."""
    return msgspec.Meta(description=text, **limits)


encode = msgspec.json.Encoder().encode


def raw(data: bytes) -> Any:
    """A part that is JSON already, to be set into a struct where its own struct belongs."""
    return msgspec.Raw(data)
