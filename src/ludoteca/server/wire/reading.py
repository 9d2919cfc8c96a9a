"""JSON to structs; what does not fit is refused with its field and what would be right."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final, TypeVar

import msgspec

from ludoteca.server.errors import Refused

T = TypeVar("T")
LONGEST: Final = 300
# As msgspec names the place: "Expected `int`, got `str` - at `$.clock.bank`".
_PLACE = re.compile(r"(.*) - at `\$\.?(.*)`", re.DOTALL)
_NAMED = re.compile(r"Object (missing required|contains unknown) field `(.*)`", re.DOTALL)
_PART = re.compile(r"\.|(?=\[)")


def read(decoder: msgspec.json.Decoder[T], data: bytes | str, name: str) -> T:
    """What a client sent; ``name`` stands for the whole where no field is to blame."""
    try:
        return decoder.decode(data)
    except msgspec.ValidationError as problem:
        raise _refused(decoder.type, str(problem), name) from None
    except (msgspec.DecodeError, ValueError, RecursionError):
        raise Refused(400, "error-bad-request", field=name, problem="not JSON in UTF-8") from None


def _refused(kind: Any, text: str, name: str) -> Refused:
    placed = _PLACE.fullmatch(text)
    problem, field = (placed[1], placed[2]) if placed else (text, "")
    named = _NAMED.fullmatch(problem)
    legal = []
    if named is not None:
        legal = _legal(kind, field) if named[1] == "contains unknown" else []
        field = f"{field}.{named[2]}".lstrip(".")
    elif problem.startswith("Invalid"):
        legal = _legal(kind, field)
    field, problem = field[:LONGEST] or name, problem[:LONGEST]
    return Refused(400, "error-bad-request", field=field, problem="; there are ".join([problem, *legal]))


def _legal(kind: Any, field: str) -> list[str]:
    """The words or fields that a place would take, as one text; nothing where they cannot be listed."""
    schema, parts = _schema(kind)
    at = [schema]
    for part in _PART.split(field) if field else []:
        at = [found for one in at for found in _inside(_resolved(one, parts), part)]
    known = [
        word for one in at for each in _resolved(one, parts) for word in each.get("enum", each.get("properties", ()))
    ]
    return [", ".join(dict.fromkeys(map(str, known)))] if known else []


def _inside(schemas: list[dict[str, Any]], part: str) -> list[dict[str, Any]]:
    """The schemas of a field, or of the entries of a list."""
    if part.startswith("["):
        return [each["items"] for each in schemas if "items" in each]
    return [each["properties"][part] for each in schemas if part in each.get("properties", ())]


def _resolved(schema: dict[str, Any], parts: dict[str, Any]) -> list[dict[str, Any]]:
    """The schemas one stands for: those of a union, and what a reference names."""
    if "$ref" in schema:
        return _resolved(parts[schema["$ref"].rsplit("/", 1)[1]], parts)
    return [found for one in schema["anyOf"] for found in _resolved(one, parts)] if "anyOf" in schema else [schema]


@cache
def _schema(kind: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    (schema,), parts = msgspec.json.schema_components([kind])
    return schema, parts
