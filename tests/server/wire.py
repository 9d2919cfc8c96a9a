"""Every message and every answer held against the descriptions of the wire, with nothing beside what they name."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs

from ludoteca.core.game import find_game
from ludoteca.server.app import make_app
from ludoteca.server.settings import Settings
from ludoteca.server.wire.schema import shown_schema, socket_schema


def closed(schema: Any) -> Any:
    """The same schema for a server that is to send no more than it describes; clients must take more."""
    if isinstance(schema, list):
        return [closed(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    found = {name: closed(part) for name, part in schema.items()}
    if "properties" in found and schema.get("type") == "object":
        found.setdefault("additionalProperties", False)
    return found


class WireFault(AssertionError):
    """Something on the wire that its description does not know."""


def _check(validator: Any, data: Any, what: str) -> None:
    problem = next(iter(validator.iter_errors(data)), None)
    if problem is not None:
        raise WireFault(f"{what}: {problem.message} at {list(problem.instance_path)}")


@cache
def _socket(kind: str) -> Any:
    """What the server may send as that type, or a client as one of its own."""
    schema = closed(socket_schema())
    parts = schema["$defs"]
    union = parts["AnyMessage"]["anyOf"]
    names = [one["$ref"].rsplit("/", 1)[1] for one in union]
    name = next((name for name in names if kind in parts[name]["properties"]["type"]["enum"]), None)
    if name is None:
        raise WireFault(f"no message has the type {kind!r}")
    return jsonschema_rs.validator_for({"$defs": parts, "$ref": f"#/$defs/{name}"})


@cache
def _requests() -> Any:
    schema = socket_schema()
    return jsonschema_rs.validator_for({"$defs": schema["$defs"], "$ref": "#/$defs/AnyRequest"})


@cache
def _shown(game: str) -> Any:
    return jsonschema_rs.validator_for(closed(shown_schema(find_game(game))))


@cache
def description() -> dict[str, Any]:
    """OpenAPI; it is the same for every house."""
    found: dict[str, Any] = make_app(Settings(data=Path("/nowhere"))).openapi()
    return found


@cache
def _answers() -> list[tuple[str, re.Pattern[str], dict[str, Any]]]:
    schema = closed(description())
    found = []
    for path, operations in schema["paths"].items():
        pattern = re.compile(re.sub(r"\{\w+\}", "[^/]+", path))
        for method, operation in operations.items():
            found.append((method.upper(), pattern, operation["responses"]))
    return found


@cache
def _answer(method: str, path: str, status: int) -> Any:
    for known, pattern, responses in _answers():
        if known == method and pattern.fullmatch(path):
            if str(status) not in responses:
                return WireFault(f"{method} {path} never answers {status}")
            content = responses[str(status)].get("content", {}).get("application/json")
            if content is None:
                return None
            whole = {"components": closed(description())["components"], **content["schema"]}
            return jsonschema_rs.validator_for(whole)
    return None


def check_message(data: Any) -> None:
    """A message of the server on the socket."""
    _check(_socket(data["type"]), data, data["type"])
    if data["type"] == "moment":
        _check(_shown(data["shown"]["game"]), data["shown"], "shown")


def check_request(data: Any) -> None:
    """What a client sends on the socket."""
    _check(_requests(), data, str(data))


def check_answer(method: str, path: str, status: int, data: Any) -> None:
    """An answer of the server over HTTP."""
    validator = _answer(method, path.partition("?")[0], status)
    if isinstance(validator, WireFault):
        raise validator
    if validator is not None:
        _check(validator, data, f"{method} {path} {status}")
    for moment in [data, *(data.get("moments", []) if isinstance(data, dict) else [])]:
        if isinstance(moment, dict) and moment.get("type") == "moment":
            _check(_shown(moment["shown"]["game"]), moment["shown"], "shown")
