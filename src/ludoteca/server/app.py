"""The application: its parts put together, opened and closed in order."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, Response

from ludoteca._version import VERSION
from ludoteca.server import game_pages, metrics, people, routes
from ludoteca.server.accounts import Accounts
from ludoteca.server.errors import Refused
from ludoteca.server.limits import Limits
from ludoteca.server.lobby import Lobby
from ludoteca.server.middleware import Middleware
from ludoteca.server.push import Push
from ludoteca.server.replies import DESCRIBED, refuse
from ludoteca.server.settings import Settings
from ludoteca.server.socket import Sockets
from ludoteca.server.store import Store
from ludoteca.server.wire.codec import PROTOCOL
from ludoteca.server.wire.schema import openapi_components

LOG = metrics.log("app")
# The page's own addresses: all of them are answered with its one document.
PAGES = ("", "table", "replay", "analysis", "account", "help", "new", "play", "rules")


def make_app(settings: Settings, store: Store | None = None) -> FastAPI:
    """The server as an ASGI application; it opens and closes the store, its own unless one is given."""
    store = store or Store(settings.database_url)
    accounts = Accounts(store)
    push = Push(settings, store)
    lobby = Lobby(settings, store, accounts, push)
    limits = Limits(settings)
    sockets = Sockets(settings, accounts, lobby)

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        settings.data.mkdir(parents=True, exist_ok=True)
        store.open()
        await accounts.open()
        await push.open()
        await lobby.open()
        app.state.ready = True
        LOG.info("open", data=str(settings.data))
        yield
        app.state.ready = False
        sockets.close()
        await lobby.close()
        await push.close()
        store.close()
        LOG.info("closed")

    app = FastAPI(
        title="Ludoteca",
        version=VERSION,
        lifespan=life,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
    )
    parts = {"settings": settings, "store": store, "accounts": accounts, "push": push}
    for name, part in (parts | {"lobby": lobby, "limits": limits, "sockets": sockets, "ready": False}).items():
        setattr(app.state, name, part)
    for router in (people.house, people.api, routes.api, game_pages.house):
        app.include_router(router)
    app.add_middleware(Middleware, settings=settings, accounts=accounts, limits=limits)
    _handle_errors(app)

    @app.websocket("/ws")
    async def follow(socket: WebSocket) -> None:
        await sockets.serve(socket)

    @app.get("/{path:path}", include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        response = _page(settings.static, path, browsing="text/html" in request.headers.get("accept", ""))
        tag = response.headers.get("etag")
        if response.status_code == 200 and tag is not None and tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers={"ETag": tag, "Cache-Control": "no-cache"})
        return response

    app.openapi = lambda: _describe(app)  # type: ignore[method-assign]
    return app


def _page(static: Path, path: str, *, browsing: bool) -> Response:
    home = static.resolve()
    if path.split("/", maxsplit=1)[0] == "api" or "\x00" in path:
        raise Refused(404, "error-not-found")
    try:
        file = (home / path).resolve()
        if file.is_relative_to(home) and file.is_file():
            return _file(file)
    except (OSError, ValueError):
        raise Refused(404, "error-not-found") from None
    known = path.split("/", maxsplit=1)[0] in PAGES
    # Someone who follows a wrong link reads that there is no such page in their language; a program gets the refusal.
    if (known or browsing) and (home / "index.html").is_file():
        return _file(home / "index.html", 200 if known else 404)
    raise Refused(404, "error-not-found")


def _file(path: Path, status: int = 200) -> Response:
    # Browsers keep it but ask each time: a new page must show at once, an old one need not be sent again.
    return FileResponse(path, status, headers={"Cache-Control": "no-cache"}, stat_result=path.stat())


def _handle_errors(app: FastAPI) -> None:
    @app.exception_handler(Refused)
    async def refused(_: Request, problem: Refused) -> Response:
        return refuse(problem)

    @app.exception_handler(RequestValidationError)
    async def invalid(_: Request, problem: RequestValidationError) -> Response:
        first = problem.errors()[0]
        field = ".".join(str(part) for part in first.get("loc", ()))[:200]
        return refuse(Refused(400, "error-bad-request", field=field, problem=str(first.get("msg", ""))))

    @app.exception_handler(HTTPException)
    async def other(_: Request, problem: HTTPException) -> Response:
        known = {404: "error-not-found", 405: "error-method", 413: "error-too-large"}
        response = refuse(Refused(problem.status_code, known.get(problem.status_code, "error-bad-request")))
        response.headers.update(problem.headers or {})
        return response


def _describe(app: FastAPI) -> dict[str, Any]:
    """The description of the HTTP side: paths as the framework knows them, bodies and answers as the wire has them."""
    if app.openapi_schema is None:
        schema = get_openapi(title=app.title, version=f"{PROTOCOL}", routes=app.routes)
        schema["components"] = {"schemas": openapi_components(DESCRIBED)}
        # What is sent wrongly gets 400 with our own body, not the framework's.
        for path in schema["paths"].values():
            for operation in path.values():
                operation["responses"].pop("422", None)
        app.openapi_schema = schema
    return app.openapi_schema
