"""What all routes share: how bodies are read and answers are written and described, and who is asking."""

from __future__ import annotations

from types import GenericAlias
from typing import Any, Final

import msgspec
from fastapi import Depends, Request
from starlette.responses import Response

from ludoteca.server.accounts import Session
from ludoteca.server.errors import Refused
from ludoteca.server.wire.codec import encode
from ludoteca.server.wire.reading import read
from ludoteca.server.wire.words import ErrorInfo

REF: Final = "#/components/schemas/{name}"
# What the routes read and answer; the description of the HTTP side is made from these.
DESCRIBED: Final[list[Any]] = [ErrorInfo]


def schema_of(kind: Any) -> dict[str, Any]:
    """A reference to a struct's schema, or a list of such."""
    if isinstance(kind, GenericAlias):
        return {"type": "array", "items": schema_of(kind.__args__[0])}
    DESCRIBED.append(kind)
    return {"$ref": REF.format(name=kind.__name__)}


def content(schema: dict[str, Any]) -> dict[str, Any]:
    """JSON of a schema, as OpenAPI has it."""
    return {"content": {"application/json": {"schema": schema}}}


REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"description": "Refused", **content({"$ref": REF.format(name="ErrorInfo")})}
    for status in (400, 401, 403, 404, 405, 409, 413, 429, 503)
}


def answers(kind: Any, status: int = 200, body: Any = None) -> dict[str, Any]:
    """What a route answers and what body it takes, for its decorator."""
    told: dict[str, Any] = {
        "status_code": status,
        "response_class": Response,
        "response_model": None,
        "responses": {status: content(schema_of(kind))},
    }
    if body is not None:
        told["openapi_extra"] = {"requestBody": {"required": True, **content(schema_of(body))}}
    return told


def body(kind: Any) -> Any:
    """The body of a request as that struct, as the annotation of a route's argument."""
    decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(kind)

    async def parsed(request: Request) -> Any:
        return read(decoder, await request.body(), "body")

    return Depends(parsed)


def reply(data: Any, status: int = 200) -> Response:
    """A struct, or what is JSON already, as the answer."""
    text = data if isinstance(data, bytes) else encode(data)
    return Response(text, status, media_type="application/json")


def refuse(refused: Refused) -> Response:
    """A refusal as the answer."""
    response = reply(ErrorInfo(refused.info), refused.status)
    if refused.status == 429:
        response.headers["Retry-After"] = "10"
    return response


def session_of(request: Request) -> Session:
    """The session; a refusal for someone who never said hello."""
    session: Session | None = request.scope["state"]["session"]
    if session is None:
        raise Refused(401, "error-no-session")
    return session


def user_of(request: Request) -> str | None:
    """The person, if there is one."""
    session: Session | None = request.scope["state"]["session"]
    return None if session is None else session.user
