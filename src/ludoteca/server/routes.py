"""The HTTP routes; each is a few lines over the lobby, the accounts and a table's queue."""

from __future__ import annotations

import asyncio
import json
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Path, Query, Request
from starlette.responses import PlainTextResponse, Response

from ludoteca.core import save, transcript
from ludoteca.core.game import find_game, game_ids
from ludoteca.server import bots, fair, figures, record, replay, shapes
from ludoteca.server.accounts import COOKIE, Session, clean, new_session
from ludoteca.server.errors import Refused
from ludoteca.server.gate import address_of
from ludoteca.server.journal import Journal
from ludoteca.server.moments import known_score
from ludoteca.server.preview import why_not
from ludoteca.server.protocol import encode, read_command
from ludoteca.server.store import entries_of
from ludoteca.server.table import Table

YEAR = 365 * 24 * 3600
REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": shapes.Error} for status in (400, 401, 403, 404, 405, 409, 413, 429, 503)
}
api = APIRouter(prefix="/api", responses=REFUSALS)
house = APIRouter(responses=REFUSALS)
TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
SeatNumber = Annotated[int, Path(ge=0, le=15)]
MaybeSeat = Annotated[int | None, Query(ge=0, le=15)]


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


def _bake(request: Request, response: Response, session: Session) -> Response:
    value = request.app.state.accounts.cookie(session)
    secure = request.app.state.settings.secure_cookies
    response.set_cookie(COOKIE, value, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=secure)
    return response


# -- the house -----------------------------------------------------------------------------------------


@house.get("/healthz", response_model=shapes.Status)
async def healthz() -> Response:
    """The process lives."""
    return reply({"status": "ok"})


@house.get("/readyz", response_model=shapes.Status)
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


@api.get("/games", response_model=list[shapes.GameShape])
async def games() -> Response:
    """The games that can be played."""
    listed = []
    for name in game_ids():
        game = find_game(name)
        listed.append(
            {
                "id": game.id,
                "title": game.title,
                "version": game.version,
                "fewest": game.fewest,
                "most": game.most,
                "settings": [
                    {"name": s.name, "choices": s.choices, "default": s.default, "rule": s.rule} for s in game.settings
                ],
                "levels": bots.levels(name),
            }
        )
    return reply(listed)


# -- people --------------------------------------------------------------------------------------------


@api.get("/me", response_model=shapes.Me)
async def me(request: Request) -> Response:
    """Who I am; makes a guest of a stranger."""
    session: Session | None = request.scope["state"]["session"]
    accounts = request.app.state.accounts
    if session is not None:
        return reply(await accounts.me(session))
    request.app.state.limits.guest(address_of(request.scope))
    session = new_session()
    return _bake(request, reply(await accounts.me(session)), session)


@api.patch("/me", response_model=shapes.Me)
async def change_me(request: Request, wish: shapes.MeChange) -> Response:
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


@api.post("/account", response_model=shapes.Me, status_code=201)
async def register(request: Request, wish: shapes.Credentials) -> Response:
    """The guest becomes an account."""
    session = session_of(request)
    request.app.state.limits.sign_in(address_of(request.scope))
    if len(clean(wish.name)) < 2:
        raise Refused(400, "error-bad-request", field="name", problem="length")
    await request.app.state.accounts.register(session.user, clean(wish.name), wish.password)
    return reply(await request.app.state.accounts.me(session), 201)


@api.post("/session", response_model=shapes.Me)
async def sign_in(request: Request, wish: shapes.Credentials) -> Response:
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


@api.delete("/session", response_model=shapes.Me)
async def sign_out(request: Request) -> Response:
    """Sign out and be a stranger again."""
    old = session_of(request)
    state = request.app.state
    await state.accounts.end(old)
    state.sockets.end_session(old)
    session = new_session()
    return _bake(request, reply(await state.accounts.me(session)), session)


@api.get("/me/tables", response_model=list[shapes.MyTableShape])
async def my_tables(request: Request) -> Response:
    """My tables, those waiting for me first."""
    return reply(await request.app.state.lobby.mine(session_of(request).user))


@api.get("/me/push", response_model=shapes.PushKey)
async def push_key(request: Request) -> Response:
    """The key a browser subscribes with."""
    session_of(request)
    return reply({"key": request.app.state.push.key})


@api.post("/me/push", response_model=shapes.Me)
async def subscribe(request: Request, wish: shapes.PushWish) -> Response:
    """Tell this browser when it is my turn."""
    session = session_of(request)
    await request.app.state.push.subscribe(session.user, wish.endpoint, wish.keys.p256dh, wish.keys.auth)
    return reply(await request.app.state.accounts.me(session))


@api.delete("/me/push", response_model=shapes.Me)
async def unsubscribe(request: Request) -> Response:
    """Tell no browser."""
    session = session_of(request)
    await request.app.state.push.forget(session.user)
    return reply(await request.app.state.accounts.me(session))


@api.put("/me/webhook", response_model=shapes.Me)
async def set_webhook(request: Request, wish: shapes.WebhookWish) -> Response:
    """Tell this address when it is my turn."""
    session = session_of(request)
    await request.app.state.push.check_url(wish.url)
    await request.app.state.accounts.change(session.user, webhook=wish.url)
    return reply(await request.app.state.accounts.me(session))


@api.delete("/me/webhook", response_model=shapes.Me)
async def drop_webhook(request: Request) -> Response:
    """Tell no address."""
    session = session_of(request)
    await request.app.state.accounts.change(session.user, webhook=None)
    return reply(await request.app.state.accounts.me(session))


# -- tables --------------------------------------------------------------------------------------------


@api.get("/tables", response_model=list[shapes.TableShape])
async def open_tables(request: Request) -> Response:
    """Open tables that still want people."""
    return reply(await request.app.state.lobby.waiting(user_of(request)))


@api.post("/tables", response_model=shapes.TableShape, status_code=201)
async def make_table(request: Request, wish: shapes.TableWish) -> Response:
    """Make a table."""
    user = session_of(request).user
    table = await request.app.state.lobby.make(user, wish.model_dump())
    return reply(table.crowd.public(user), 201)


async def _table(request: Request, name: str) -> Table:
    table: Table = await request.app.state.lobby.get(name)
    return table


@api.get("/tables/{table}", response_model=shapes.TableShape)
async def see_table(request: Request, table: TableId) -> Response:
    """One table; who has the link may look."""
    return reply((await _table(request, table)).crowd.public(user_of(request)))


@api.delete("/tables/{table}", response_model=shapes.TableShape)
async def close_table(request: Request, table: TableId) -> Response:
    """Close a table that has not begun."""
    found = await _table(request, table)
    user = session_of(request).user
    await request.app.state.lobby.shut(found, user)
    return reply(found.crowd.public(user))


@api.post("/tables/{table}/seats/{seat}", response_model=shapes.TableShape)
async def sit(request: Request, table: TableId, seat: SeatNumber, wish: shapes.SitWish) -> Response:
    """Sit down."""
    found = await _table(request, table)
    user = session_of(request).user
    name = None if wish.name is None else clean(wish.name)
    await request.app.state.lobby.sit(found, user, seat, name, wish.nonce)
    return reply(found.crowd.public(user))


@api.delete("/tables/{table}/seats/{seat}", response_model=shapes.TableShape)
async def get_up(request: Request, table: TableId, seat: SeatNumber) -> Response:
    """Get up; in a running game a bot keeps the seat warm."""
    found = await _table(request, table)
    user = session_of(request).user
    await request.app.state.lobby.get_up(found, user, seat)
    return reply(found.crowd.public(user))


@api.put("/tables/{table}/seats/{seat}/bot", response_model=shapes.TableShape)
async def set_bot(request: Request, table: TableId, seat: SeatNumber, wish: shapes.BotWish) -> Response:
    """Give a seat to a bot."""
    found = await _table(request, table)
    user = session_of(request).user
    await request.app.state.lobby.set_bot(found, user, seat, wish.level)
    return reply(found.crowd.public(user))


@api.post("/tables/{table}/start", response_model=shapes.TableShape)
async def start(request: Request, table: TableId) -> Response:
    """Begin."""
    found = await _table(request, table)
    user = session_of(request).user
    await request.app.state.lobby.start(found, user)
    return reply(found.crowd.public(user))


COMMAND_BODY = {
    "requestBody": {
        "required": True,
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Command"}}},
    }
}


@api.post("/tables/{table}/commands", response_model=shapes.DoneShape, openapi_extra=COMMAND_BODY)
async def command(request: Request, table: TableId) -> Response:
    """One command, as over the socket."""
    user = session_of(request).user
    try:
        wish = read_command(await request.body())
    except (msgspec.DecodeError, ValueError, RecursionError):
        raise Refused(400, "error-bad-request", field="body", problem="invalid") from None
    if wish.table not in ("", table):
        raise Refused(400, "error-bad-request", field="table", problem="other")
    return reply(encode(await (await _table(request, table)).command(user, wish)))


# -- looking -------------------------------------------------------------------------------------------


def _check_reader(table: Table, request: Request, seat: int | None) -> None:
    if seat is not None and seat >= table.record.seats:
        raise Refused(404, "error-no-seat", seat=seat)
    if seat is not None and seat not in table.record.mine(user_of(request)):
        raise Refused(403, "error-not-your-seat", seat=seat)


@api.get("/tables/{table}/moment", response_model=shapes.MomentShape)
async def see_moment(request: Request, table: TableId, seat: MaybeSeat = None) -> Response:
    """Everything that reader may see now."""
    found = await _table(request, table)
    _check_reader(found, request, seat)

    async def work() -> bytes:
        return found.crowd.whole(seat, found.playing())

    return reply(await found.queue.do(work))


@api.get("/tables/{table}/score", response_model=shapes.ScoreShape)
async def see_score(request: Request, table: TableId, seat: MaybeSeat = None) -> Response:
    """The score as far as that reader can know."""
    found = await _table(request, table)
    _check_reader(found, request, seat)

    async def work() -> Any:
        return found.playing().view(seat)

    view = await found.queue.do(work)
    return reply(await asyncio.to_thread(known_score, find_game(found.record.game), view, found.record.seats))


@api.get("/tables/{table}/why", response_model=shapes.WhyNotShape)
async def why(
    request: Request,
    table: TableId,
    seat: Annotated[int, Query(ge=0, le=15)],
    target: Annotated[str, Query(min_length=1, max_length=100)],
    after: Annotated[str | None, Query(max_length=64)] = None,
) -> Response:
    """Which rule stands in the way of a target, now or after an answer not yet given."""
    found = await _table(request, table)
    _check_reader(found, request, seat)

    async def work() -> dict[str, Any]:
        journal = found.playing()
        return why_not(journal, seat, target, after)

    return reply(await found.queue.do(work))


async def _finished(request: Request, name: str) -> tuple[Table, Journal]:
    table = await _table(request, name)
    if table.record.status != record.OVER or table.journal is None:
        raise Refused(403, "error-not-over")
    return table, table.journal


@api.get("/tables/{table}/replay", response_model=shapes.ReplayShape)
async def see_replay(
    request: Request,
    table: TableId,
    seat: MaybeSeat = None,
    first: Annotated[int, Query(ge=0, le=100_000)] = 0,
    count: Annotated[int, Query(ge=1, le=replay.MOST)] = 50,
) -> Response:
    """A finished game step by step."""
    found, journal = await _finished(request, table)
    if seat is not None and seat >= found.record.seats:
        raise Refused(404, "error-no-seat", seat=seat)
    return reply(await asyncio.to_thread(replay.replay, found.record.id, journal, seat, first, count))


@api.get("/tables/{table}/journal")
async def see_journal(request: Request, table: TableId) -> Response:
    """The save of a finished game."""
    _, journal = await _finished(request, table)
    return _file(save.dump(journal), "application/json", f"{table}.json")


@api.get("/tables/{table}/transcript", response_class=PlainTextResponse)
async def see_transcript(request: Request, table: TableId) -> Response:
    """A finished game as text."""
    _, journal = await _finished(request, table)
    return _file(transcript.write(journal), "text/plain; charset=utf-8", f"{table}.txt")


@api.get("/tables/{table}/fair")
async def see_fair(request: Request, table: TableId) -> Response:
    """The commitment; once the game is over, the proof."""
    found = await _table(request, table)
    kept = found.record
    if kept.status != record.OVER:
        return reply({"commitment": fair.commitment(kept.secret), "nonces": kept.nonces, "over": False})
    entries = await request.app.state.store.read(lambda connection: entries_of(connection, kept.id))
    proof = await asyncio.to_thread(fair.proof, kept.id, kept.header, kept.secret, kept.nonces, entries)
    return reply(proof)


def _file(text: str, kind: str, name: str) -> Response:
    return Response(text, media_type=kind, headers={"Content-Disposition": f'attachment; filename="{name}"'})
