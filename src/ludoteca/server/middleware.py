"""Middleware of the HTTP side: sessions, same origin, CSRF tokens, rate limits, size limits, security headers."""

from __future__ import annotations

from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludoteca.server import metrics
from ludoteca.server.accounts import COOKIE, Accounts, Session
from ludoteca.server.errors import Refused
from ludoteca.server.limits import Limits
from ludoteca.server.settings import Settings
from ludoteca.server.wire.codec import encode
from ludoteca.server.wire.words import ErrorInfo

LOG = metrics.log("middleware")
CSRF = "x-ludoteca-csrf"
SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
SECURITY_HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


def session_of(headers: Headers, accounts: Accounts) -> Session | None:
    """The session a request or a handshake comes with."""
    try:
        cookies = SimpleCookie(headers.get("cookie", ""))
    except CookieError:
        return None
    kept = cookies.get(COOKIE)
    return None if kept is None else accounts.session(kept.value)


def same_origin(headers: Headers, settings: Settings) -> bool:
    """Whether a browser's page of our own asks; scripts send no Origin."""
    origin = headers.get("origin")
    if origin is None:
        return True
    if settings.public_origin:
        return origin == settings.public_origin
    try:
        return urlsplit(origin).netloc == headers.get("host", "") and origin.startswith(("http://", "https://"))
    except ValueError:
        return False


def address_of(scope: Scope) -> str:
    """Where a request comes from."""
    client = scope.get("client")
    return str(client[0]) if client else "unknown"


class Middleware:
    """Wraps the application; a refusal here never reaches a route."""

    def __init__(self, app: ASGIApp, settings: Settings, accounts: Accounts, limits: Limits) -> None:
        self.app = app
        self.settings = settings
        self.accounts = accounts
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        answered = False

        async def tell(event: Message) -> None:
            nonlocal answered
            if event["type"] == "http.response.start":
                answered = True
                headers = MutableHeaders(scope=event)
                for name, value in SECURITY_HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers.setdefault("Cache-Control", "no-store")
                metrics.REQUESTS.labels(str(event["status"])).inc()
            await send(event)

        try:
            body = self._check(scope)
            await self.app(scope, self._limited(receive, body), tell)
        except Refused as refused:
            if not answered:
                await _answer(tell, refused)
        except Exception as problem:  # noqa: BLE001 - told to the host, not to the stranger at the door
            metrics.FAULTS.labels("http").inc()
            metrics.fault(LOG, "request fault", problem, path=scope["path"])
            if not answered:
                await _answer(tell, Refused(500, "error-fault"))

    def _check(self, scope: Scope) -> int:
        headers = Headers(scope=scope)
        session = session_of(headers, self.accounts)
        scope.setdefault("state", {})["session"] = session
        if not scope["path"].startswith("/api"):
            return 0
        self.limits.request(session.id if session else address_of(scope))
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > self.settings.body_bytes:
            raise Refused(413, "error-too-large")
        if scope["method"] not in SAFE:
            if not same_origin(headers, self.settings):
                raise Refused(403, "error-origin")
            if session is None or headers.get(CSRF) != self.accounts.csrf(session):
                raise Refused(403, "error-csrf")
        return self.settings.body_bytes

    def _limited(self, receive: Receive, most: int) -> Receive:
        taken = 0

        async def limited() -> Message:
            nonlocal taken
            event = await receive()
            taken += len(event.get("body", b""))
            if taken > most:
                # The framework lets its own kind of refusal pass where it reads a body, and no other.
                raise HTTPException(413)
            return event

        return limited


async def _answer(send: Any, refused: Refused) -> None:
    body = encode(ErrorInfo(refused.info))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if refused.status == 429:
        headers.append((b"retry-after", b"10"))
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
