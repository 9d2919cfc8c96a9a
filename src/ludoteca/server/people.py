"""The routes of the house and its people: health, games, who I am, how I am told."""

from __future__ import annotations

import json
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from starlette.responses import PlainTextResponse, Response

from ludoteca.core.game import find_game
from ludoteca.server import bots, campaigns, figures, game_pages
from ludoteca.server.accounts import COOKIE, Session, clean, new_session
from ludoteca.server.errors import Refused
from ludoteca.server.gate import address_of
from ludoteca.server.replies import REFUSALS, reply, session_of
from ludoteca.server.shapes import common, people, tables

YEAR = 365 * 24 * 3600
api = APIRouter(prefix="/api", responses=REFUSALS)
PackName = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
house = APIRouter(responses=REFUSALS)


def _bake(request: Request, response: Response, session: Session) -> Response:
    value = request.app.state.accounts.cookie(session)
    secure = request.app.state.settings.secure_cookies
    response.set_cookie(COOKIE, value, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=secure)
    return response


# -- the house -----------------------------------------------------------------------------------------


@house.get("/healthz", response_model=common.Status)
async def healthz() -> Response:
    """The process lives."""
    return reply({"status": "ok"})


@house.get("/readyz", response_model=common.Status)
async def readyz(request: Request) -> Response:
    """The store answers and the server is not stopping."""
    if not request.app.state.ready:
        raise Refused(503, "error-stopping")
    await request.app.state.store.read(lambda connection: connection.exec_driver_sql("SELECT 1").scalar())
    return reply({"status": "ready"})


@house.get("/metrics", response_class=PlainTextResponse)
async def metrics(request: Request) -> Response:
    """Figures for the host alone."""
    inside = address_of(request.scope) in ("127.0.0.1", "::1")
    if not inside and not request.app.state.settings.metrics_open:
        raise Refused(403, "error-loopback-only")
    return PlainTextResponse(figures.text())


@api.get("/games", response_model=list[common.GameShape])
async def games(request: Request) -> Response:
    """The games that can be played."""
    listed = []
    for name in bots.games():
        game = find_game(name)
        listed.append(
            {
                "id": game.id,
                "title": game.title,
                "version": game.version,
                "fewest": game.fewest,
                "most": game.most,
                "settings": [
                    {"name": s.name, "choices": s.choices, "default": s.default, "rule": s.rule}
                    | {"alone": s.offered(1), "only_alone": s.only_alone, "needs": s.needs}
                    for s in game.settings
                ],
                "levels": bots.levels(name),
                "campaign": campaigns.decides(game),
                "packs": request.app.state.lobby.packs.names(name),
                "from_position": game.reads_positions,
                "to_position": game.writes_positions,
                "page": game_pages.describe(name),
            }
        )
    return reply(listed)


@api.get("/games/{game}/packs/{pack}")
async def see_offered_pack(request: Request, game: PackName, pack: PackName) -> Response:
    """What a pack prints that this host offers, to be read before a table is made with it."""
    found = request.app.state.lobby.packs
    if pack not in found.names(game):
        raise Refused(404, "error-unknown-pack", pack=pack)
    return reply(found.find(game, pack)._asdict())


# -- people --------------------------------------------------------------------------------------------


@api.get("/me", response_model=people.Me)
async def me(request: Request) -> Response:
    """Who I am; makes a guest of a stranger."""
    session: Session | None = request.scope["state"]["session"]
    accounts = request.app.state.accounts
    if session is not None:
        return reply(await accounts.me(session))
    request.app.state.limits.guest(address_of(request.scope))
    session = new_session()
    return _bake(request, reply(await accounts.me(session)), session)


@api.patch("/me", response_model=people.Me)
async def change_me(request: Request, wish: people.MeChange) -> Response:
    """Change name, language or preferences."""
    session = session_of(request)
    changes: dict[str, Any] = {}
    if wish.name is not None:
        changes["name"] = clean(wish.name)
    if wish.language is not None:
        changes["language"] = wish.language
    if wish.preferences is not None:
        text = json.dumps(wish.preferences)
        if len(text) > 2000:
            raise Refused(400, "error-bad-request", field="preferences", problem="length")
        changes["preferences"] = text
    await request.app.state.accounts.change(session.user, **changes)
    return reply(await request.app.state.accounts.me(session))


@api.post("/account", response_model=people.Me, status_code=201)
async def register(request: Request, wish: people.Credentials) -> Response:
    """The guest becomes an account."""
    session = session_of(request)
    request.app.state.limits.sign_in(address_of(request.scope))
    if len(clean(wish.name)) < 2:
        raise Refused(400, "error-bad-request", field="name", problem="length")
    await request.app.state.accounts.register(session.user, clean(wish.name), wish.password)
    return reply(await request.app.state.accounts.me(session), 201)


@api.post("/session", response_model=people.Me)
async def sign_in(request: Request, wish: people.Credentials) -> Response:
    """Sign in; a guest's seats come along."""
    old = session_of(request)
    state = request.app.state
    state.limits.sign_in(address_of(request.scope))
    user = await state.accounts.sign_in(wish.name, wish.password)
    names = await state.accounts.take_over(old.user, user)
    await state.lobby.taken_over(names, old.user, user)
    session = new_session(user)
    await state.accounts.end(old)
    state.sockets.end_session(old)
    return _bake(request, reply(await state.accounts.me(session)), session)


@api.delete("/session", response_model=people.Me)
async def sign_out(request: Request) -> Response:
    """Sign out and be a stranger again."""
    old = session_of(request)
    state = request.app.state
    await state.accounts.end(old)
    state.sockets.end_session(old)
    session = new_session()
    return _bake(request, reply(await state.accounts.me(session)), session)


@api.get("/me/tables", response_model=list[tables.MyTableShape])
async def my_tables(request: Request) -> Response:
    """My tables, those waiting for me first."""
    return reply(await request.app.state.lobby.mine(session_of(request).user))


@api.get("/me/commitment", response_model=people.Promise)
async def promise(request: Request) -> Response:
    """Bind the server to a secret before it knows my nonce."""
    return reply({"commitment": request.app.state.lobby.promises.give(session_of(request).user)})


@api.get("/me/push", response_model=people.PushKey)
async def push_key(request: Request) -> Response:
    """The key a browser subscribes with."""
    session_of(request)
    return reply({"key": request.app.state.push.key})


@api.post("/me/push", response_model=people.Me)
async def subscribe(request: Request, wish: people.PushWish) -> Response:
    """Tell this browser when it is my turn."""
    session = session_of(request)
    await request.app.state.push.subscribe(session.user, wish.endpoint, wish.keys.p256dh, wish.keys.auth)
    return reply(await request.app.state.accounts.me(session))


@api.delete("/me/push", response_model=people.Me)
async def unsubscribe(request: Request) -> Response:
    """Tell no browser."""
    session = session_of(request)
    await request.app.state.push.forget(session.user)
    return reply(await request.app.state.accounts.me(session))


@api.put("/me/webhook", response_model=people.Me)
async def set_webhook(request: Request, wish: people.WebhookWish) -> Response:
    """Tell this address when it is my turn."""
    session = session_of(request)
    await request.app.state.push.check_url(wish.url)
    await request.app.state.accounts.change(session.user, webhook=wish.url)
    return reply(await request.app.state.accounts.me(session))


@api.delete("/me/webhook", response_model=people.Me)
async def drop_webhook(request: Request) -> Response:
    """Tell no address."""
    session = session_of(request)
    await request.app.state.accounts.change(session.user, webhook=None)
    return reply(await request.app.state.accounts.me(session))
