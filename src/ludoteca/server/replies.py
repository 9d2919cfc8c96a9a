"""What all routes share: how an answer looks, and who is asking."""

from __future__ import annotations

from typing import Any

import msgspec
from fastapi import Request
from starlette.responses import Response

from ludoteca.server.accounts import Session
from ludoteca.server.errors import Refused
from ludoteca.server.shapes import common

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": common.Error} for status in (400, 401, 403, 404, 405, 409, 413, 429, 503)
}


def reply(data: Any, status: int = 200) -> Response:
    """Plain data as the answer."""
    body = data if isinstance(data, bytes) else msgspec.json.encode(data)
    return Response(body, status, media_type="application/json")


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
