"""The routes of the house and its people: health, games, who I am, how I am told."""

from __future__ import annotations

import json
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from starlette.responses import PlainTextResponse, Response

from ludoteca.core.game import Game, find_game
from ludoteca.server import bots, campaigns, game_pages, metrics
from ludoteca.server.accounts import COOKIE, Session, clean, new_session
from ludoteca.server.errors import Refused
from ludoteca.server.middleware import address_of
from ludoteca.server.replies import REFUSALS, answers, body, reply, session_of
from ludoteca.server.wire.people import (
    CommitmentInfo,
    Credentials,
    GameInfo,
    MeChange,
    MeInfo,
    OfferedPack,
    PushKey,
    PushSubscription,
    SettingInfo,
    StatusInfo,
    Webhook,
)
from ludoteca.server.wire.schema import shown_schema, socket_schema
from ludoteca.server.wire.tables import MyTableInfo

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


@house.get("/healthz", **answers(StatusInfo))
async def healthz() -> Response:
    """The process lives."""
    return reply(StatusInfo("ok"))


@house.get("/readyz", **answers(StatusInfo))
async def readyz(request: Request) -> Response:
    """The store answers and the server is not stopping."""
    if not request.app.state.ready:
        raise Refused(503, "error-stopping")
    await request.app.state.store.read(lambda connection: connection.exec_driver_sql("SELECT 1").scalar())
    return reply(StatusInfo("ready"))


@house.get("/metrics", response_class=PlainTextResponse)
async def see_metrics(request: Request) -> Response:
    """Figures for the host alone."""
    inside = address_of(request.scope) in ("127.0.0.1", "::1")
    if not inside and not request.app.state.settings.metrics_open:
        raise Refused(403, "error-loopback-only")
    return PlainTextResponse(metrics.text())


@api.get("/games", **answers(list[GameInfo]))
async def games(request: Request) -> Response:
    """The games that can be played."""
    packs = request.app.state.lobby.packs
    return reply([_game(find_game(name), packs.names(name)) for name in bots.games()])


def _game(game: Game, packs: list[str]) -> GameInfo:
    return GameInfo(
        id=game.id,
        title=game.title,
        version=game.version,
        fewest=game.fewest,
        most=game.most,
        settings=[
            SettingInfo(
                name=setting.name,
                choices=list(setting.choices),
                default=setting.default,
                rule=setting.rule,
                alone=list(setting.offered(1)),
                only_alone=setting.only_alone,
                needs=[dict(one) for one in setting.needs],
            )
            for setting in game.settings
        ],
        levels=bots.levels(game.id),
        campaign=campaigns.decides(game),
        packs=packs,
        from_position=game.reads_positions,
        to_position=game.writes_positions,
        page=game_pages.describe(game.id),
    )


@api.get("/games/{game}/packs/{pack}", **answers(OfferedPack))
async def see_offered_pack(request: Request, game: PackName, pack: PackName) -> Response:
    """What a pack prints that this host offers, to be read before a table is made with it."""
    found = request.app.state.lobby.packs
    if pack not in found.names(game):
        raise Refused(404, "error-unknown-pack", pack=pack)
    return reply(OfferedPack(*found.find(game, pack)))


@api.get("/schema/socket.json", include_in_schema=False)
async def see_socket_schema() -> Response:
    """The JSON Schema of the socket."""
    return reply(socket_schema())


@api.get("/schema/{game}.json", include_in_schema=False)
async def see_shown_schema(game: PackName) -> Response:
    """The JSON Schema of what a game shows."""
    if game not in bots.games():
        raise Refused(404, "error-unknown-game", game=game)
    return reply(shown_schema(find_game(game)))


# -- people --------------------------------------------------------------------------------------------


@api.get("/me", **answers(MeInfo))
async def me(request: Request) -> Response:
    """Who I am; makes a guest of a stranger."""
    session: Session | None = request.scope["state"]["session"]
    accounts = request.app.state.accounts
    if session is not None:
        return reply(await accounts.me(session))
    request.app.state.limits.guest(address_of(request.scope))
    session = new_session()
    return _bake(request, reply(await accounts.me(session)), session)


@api.patch("/me", **answers(MeInfo, body=MeChange))
async def change_me(request: Request, wish: Annotated[MeChange, body(MeChange)]) -> Response:
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


@api.post("/account", **answers(MeInfo, 201, body=Credentials))
async def register(request: Request, wish: Annotated[Credentials, body(Credentials)]) -> Response:
    """The guest becomes an account."""
    session = session_of(request)
    request.app.state.limits.sign_in(address_of(request.scope))
    if len(clean(wish.name)) < 2:
        raise Refused(400, "error-bad-request", field="name", problem="length")
    await request.app.state.accounts.register(session.user, clean(wish.name), wish.password)
    return reply(await request.app.state.accounts.me(session), 201)


@api.post("/session", **answers(MeInfo, body=Credentials))
async def sign_in(request: Request, wish: Annotated[Credentials, body(Credentials)]) -> Response:
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


@api.delete("/session", **answers(MeInfo))
async def sign_out(request: Request) -> Response:
    """Sign out and be a stranger again."""
    old = session_of(request)
    state = request.app.state
    await state.accounts.end(old)
    state.sockets.end_session(old)
    session = new_session()
    return _bake(request, reply(await state.accounts.me(session)), session)


@api.get("/me/tables", **answers(list[MyTableInfo]))
async def my_tables(request: Request) -> Response:
    """My tables, those waiting for me first."""
    return reply(await request.app.state.lobby.mine(session_of(request).user))


@api.get("/me/commitment", **answers(CommitmentInfo))
async def promise(request: Request) -> Response:
    """Bind the server to a secret before it knows my nonce."""
    return reply(CommitmentInfo(request.app.state.lobby.promises.give(session_of(request).user)))


@api.get("/me/push", **answers(PushKey))
async def push_key(request: Request) -> Response:
    """The key a browser subscribes with."""
    session_of(request)
    return reply(PushKey(request.app.state.push.key))


@api.post("/me/push", **answers(MeInfo, body=PushSubscription))
async def subscribe(request: Request, wish: Annotated[PushSubscription, body(PushSubscription)]) -> Response:
    """Tell this browser when it is my turn."""
    session = session_of(request)
    await request.app.state.push.subscribe(session.user, wish.endpoint, wish.keys.p256dh, wish.keys.auth)
    return reply(await request.app.state.accounts.me(session))


@api.delete("/me/push", **answers(MeInfo))
async def unsubscribe(request: Request) -> Response:
    """Tell no browser."""
    session = session_of(request)
    await request.app.state.push.forget(session.user)
    return reply(await request.app.state.accounts.me(session))


@api.put("/me/webhook", **answers(MeInfo, body=Webhook))
async def set_webhook(request: Request, wish: Annotated[Webhook, body(Webhook)]) -> Response:
    """Tell this address when it is my turn."""
    session = session_of(request)
    await request.app.state.push.check_url(wish.url)
    await request.app.state.accounts.change(session.user, webhook=wish.url)
    return reply(await request.app.state.accounts.me(session))


@api.delete("/me/webhook", **answers(MeInfo))
async def drop_webhook(request: Request) -> Response:
    """Tell no address."""
    session = session_of(request)
    await request.app.state.accounts.change(session.user, webhook=None)
    return reply(await request.app.state.accounts.me(session))
