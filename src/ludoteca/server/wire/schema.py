"""The wire described for others: OpenAPI components, the JSON Schema of the socket, and of what each game shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, get_type_hints

import msgspec

from ludoteca.core.game import Game
from ludoteca.core.view import PlainShown
from ludoteca.server.wire.codec import PROTOCOL
from ludoteca.server.wire.people import Notification
from ludoteca.server.wire.socket import AnyCommand, AnyMessage, AnyRequest

DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"


def components(kinds: Sequence[Any], place: str) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """The schemas of some types, and by name those of all structs in them; ``place`` is where these will stand."""
    found, parts = msgspec.json.schema_components(list(dict.fromkeys(kinds)), ref_template=place + "{name}")
    if "ShownInfo" in parts:
        # What a game shows beside these fields is described by its own schema.
        parts["ShownInfo"]["additionalProperties"] = True
    return list(found), parts


def openapi_components(kinds: Sequence[Any]) -> dict[str, Any]:
    """The schemas of everything that goes over HTTP."""
    schemas, parts = components([AnyCommand, *kinds], "#/components/schemas/")
    return {**parts, "AnyCommand": schemas[0]}


def socket_schema() -> dict[str, Any]:
    """The JSON Schema of the socket: what clients send, and what the server sends."""
    schemas, parts = components([AnyRequest, AnyMessage, Notification], "#/$defs/")
    return {
        "$schema": DRAFT,
        "title": "Ludoteca socket",
        "description": f"Protocol {PROTOCOL}. `AnyRequest` goes to the server, `AnyMessage` comes from it.",
        "anyOf": [{"$ref": "#/$defs/AnyRequest"}, {"$ref": "#/$defs/AnyMessage"}],
        "$defs": {**parts, "AnyRequest": schemas[0], "AnyMessage": schemas[1]},
    }


def whole_schema(openapi: dict[str, Any]) -> dict[str, Any]:
    """The socket and all bodies and answers of HTTP in one schema, for types in other languages."""
    text = msgspec.json.encode(openapi["components"]["schemas"]).replace(b"#/components/schemas/", b"#/$defs/")
    parts = msgspec.json.decode(text) | socket_schema()["$defs"]
    return {
        "$schema": DRAFT,
        "title": "Wire",
        "description": "Everything that goes over the wire.",
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in parts],
        "$defs": parts,
    }


def shown_schema(game: Game) -> dict[str, Any]:
    """The JSON Schema of what a game shows."""
    kind = PlainShown if type(game).show is Game.show else get_type_hints(type(game).show)["return"]
    _, parts = components([kind], "#/$defs/")
    return {"$schema": DRAFT, **parts.pop(kind.__name__), "$defs": parts}
