"""The routes of tables; each is a few lines over the lobby and a table's queue."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import PlainTextResponse, Response

from ludoteca.core import save, transcript
from ludoteca.core.game import find_game
from ludoteca.core.view import View
from ludoteca.server import fair, old, positions, record, rematch, replay
from ludoteca.server.accounts import clean
from ludoteca.server.errors import Refused
from ludoteca.server.live import LiveMatch
from ludoteca.server.moments import known_score
from ludoteca.server.preview import NOTHING, foresee, why_not
from ludoteca.server.replies import REF, REFUSALS, answers, body, content, reply, session_of, user_of
from ludoteca.server.table import Table
from ludoteca.server.wire.analyses import AnalysisState, HintInfo
from ludoteca.server.wire.moments import (
    MomentMessage,
    PreviewInfo,
    ReplayInfo,
    ScoreInfo,
    WhyNotInfo,
)
from ludoteca.server.wire.reading import read
from ludoteca.server.wire.socket import COMMANDS, Done
from ludoteca.server.wire.tables import (
    BotRequest,
    FairInfo,
    NextRequest,
    SeatChoice,
    SitRequest,
    TableInfo,
    TableRequest,
    TryRequest,
)
from ludoteca.server.writes import entries_of

api = APIRouter(prefix="/api", responses=REFUSALS)
TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
SeatNumber = Annotated[int, Path(ge=0, le=15)]
Sitting = Annotated[SitRequest, body(SitRequest)]
BotChoice = Annotated[BotRequest, body(BotRequest)]
MaybeSeat = Annotated[int | None, Query(ge=0, le=15)]


# -- tables --------------------------------------------------------------------------------------------


@api.get("/tables", **answers(list[TableInfo]))
async def open_tables(request: Request) -> Response:
    """Open tables that still want people."""
    return reply(await request.app.state.lobby.waiting(user_of(request)))


@api.post("/tables", **answers(TableInfo, 201, body=TableRequest))
async def make_table(request: Request, wish: Annotated[TableRequest, body(TableRequest)]) -> Response:
    """Make a table."""
    user = session_of(request).user
    table = await request.app.state.lobby.make(user, wish)
    return reply(table.watchers.info(user), 201)


async def _table(request: Request, name: str) -> Table:
    table: Table = await request.app.state.lobby.get(name)
    return table


@api.get("/tables/{table}", **answers(TableInfo))
async def see_table(request: Request, table: TableId) -> Response:
    """One table; who has the link may look."""
    return reply((await _table(request, table)).watchers.info(user_of(request)))


@api.delete("/tables/{table}", **answers(TableInfo))
async def close_table(request: Request, table: TableId) -> Response:
    """Close a table that has not begun, or end a game at which no other person sits."""
    user = session_of(request).user
    kept = await old.find(request.app.state.store, table)
    if kept is not None:
        await old.close(request.app.state.store, kept, user)
        return reply(kept.info(user))
    found = await _table(request, table)
    await request.app.state.lobby.shut(found, user)
    return reply(found.watchers.info(user))


@api.post("/tables/{table}/seats/{seat}", **answers(TableInfo, body=SitRequest))
async def sit(request: Request, table: TableId, seat: SeatNumber, wish: Sitting) -> Response:
    """Sit down."""
    found = await _table(request, table)
    user = session_of(request).user
    name = None if wish.name is None else clean(wish.name)
    await request.app.state.lobby.sit(found, user, seat, name, wish.nonce)
    return reply(found.watchers.info(user))


@api.delete("/tables/{table}/seats/{seat}", **answers(TableInfo))
async def get_up(request: Request, table: TableId, seat: SeatNumber) -> Response:
    """Get up; in a running game a bot keeps the seat warm."""
    found = await _table(request, table)
    user = session_of(request).user
    await request.app.state.lobby.get_up(found, user, seat)
    return reply(found.watchers.info(user))


@api.put("/tables/{table}/seats/{seat}/bot", **answers(TableInfo, body=BotRequest))
async def set_bot(request: Request, table: TableId, seat: SeatNumber, wish: BotChoice) -> Response:
    """Give a seat to a bot."""
    found = await _table(request, table)
    user = session_of(request).user
    await request.app.state.lobby.set_bot(found, user, seat, wish.level)
    return reply(found.watchers.info(user))


@api.post("/tables/{table}/start", **answers(TableInfo))
async def start(request: Request, table: TableId) -> Response:
    """Begin."""
    found = await _table(request, table)
    user = session_of(request).user
    await request.app.state.lobby.start(found, user)
    return reply(found.watchers.info(user))


@api.post("/tables/{table}/next", **answers(TableInfo, 201, body=NextRequest))
async def next_chapter(request: Request, table: TableId, wish: Annotated[NextRequest, body(NextRequest)]) -> Response:
    """The next chapter of a campaign, with the same seats; whoever asks first begins it."""
    found = await _table(request, table)
    user = session_of(request).user
    following = await request.app.state.lobby.next_chapter(found, user, wish.nonce, wish.commitment)
    return reply(following.watchers.info(user), 201)


@api.post("/tables/{table}/again", **answers(TableInfo, 201, body=NextRequest))
async def play_again(request: Request, table: TableId, wish: Annotated[NextRequest, body(NextRequest)]) -> Response:
    """The same game once more; whoever asks first hosts it."""
    found = await _table(request, table)
    user = session_of(request).user
    following = await rematch.again(request.app.state.lobby, found, user, wish.nonce, wish.commitment)
    return reply(following.watchers.info(user), 201)


@api.post("/tables/{table}/try", **answers(TableInfo, 201, body=TryRequest))
async def try_from(request: Request, table: TableId, wish: Annotated[TryRequest, body(TryRequest)]) -> Response:
    """A table that begins with a moment of a finished game."""
    found, live = await _finished(request, table)
    user = session_of(request).user
    position = await asyncio.to_thread(positions.at_step, live.match, wish.step)
    again = positions.wish_at(found.record, user, position, wish.places)
    made = await request.app.state.lobby.make(user, again, found.record.pack)
    return reply(made.watchers.info(user), 201)


COMMAND: dict[str, Any] = {
    "openapi_extra": {"requestBody": {"required": True, **content({"$ref": REF.format(name="AnyCommand")})}}
}


@api.post("/tables/{table}/commands", **answers(Done), **COMMAND)
async def command(request: Request, table: TableId) -> Response:
    """One command, as over the socket."""
    user = session_of(request).user
    wish = read(COMMANDS, await request.body(), "body")
    if wish.table not in ("", table):
        raise Refused(400, "error-bad-request", field="table", problem=f"the path names {table}; leave this out")
    return reply(await (await _table(request, table)).command(user, wish))


# -- looking -------------------------------------------------------------------------------------------


def _check_reader(table: Table, request: Request, seat: int | None) -> None:
    if seat is not None and seat >= table.record.seats:
        raise Refused(404, "error-no-seat", seat=seat)
    if seat is not None and seat not in table.record.mine(user_of(request)):
        raise Refused(403, "error-not-your-seat", seat=seat)


@api.get("/tables/{table}/moment", **answers(MomentMessage))
async def see_moment(request: Request, table: TableId, seat: MaybeSeat = None) -> Response:
    """Everything that reader may see now."""
    found = await _table(request, table)
    _check_reader(found, request, seat)

    async def work() -> bytes:
        return found.watchers.whole(seat, found.playing())

    return reply(await found.queue.do(work))


@api.get("/tables/{table}/score", **answers(ScoreInfo))
async def see_score(request: Request, table: TableId, seat: MaybeSeat = None) -> Response:
    """The score as far as that reader can know."""
    found = await _table(request, table)
    _check_reader(found, request, seat)

    async def work() -> View:
        return found.playing().match.view(seat)

    view = await found.queue.do(work)
    return reply(await asyncio.to_thread(known_score, find_game(found.record.game), view, found.record.seats))


@api.get("/tables/{table}/why", **answers(WhyNotInfo))
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

    async def work() -> WhyNotInfo:
        return why_not(found.playing(), seat, target, after)

    return reply(await found.queue.do(work))


@api.get("/tables/{table}/preview", **answers(PreviewInfo))
async def preview(
    request: Request,
    table: TableId,
    seat: Annotated[int, Query(ge=0, le=15)],
    option: Annotated[int, Query(ge=0, le=100_000)],
    then: Annotated[str | None, Query(max_length=100)] = None,
) -> Response:
    """What an answer not yet given would change, worked out from that seat's view alone."""
    found = await _table(request, table)
    _check_reader(found, request, seat)

    async def work() -> View | None:
        live = found.playing()
        return live.match.view(seat) if live.asked(seat) else None

    view = await found.queue.do(work)
    game = find_game(found.record.game)
    told = None if view is None else await asyncio.to_thread(foresee, game, view, seat, option, then)
    return reply(told or NOTHING)


@api.get("/tables/{table}/pack")
async def see_pack(request: Request, table: TableId) -> Response:
    """What is printed at this table, where it is not the game's own content."""
    found = await _table(request, table)
    if found.record.pack is None:
        raise Refused(404, "error-no-pack")
    response = reply(found.record.pack.data)
    # A table keeps the pack it began with.
    response.headers["Cache-Control"] = "private, max-age=31536000, immutable"
    return response


async def _finished(request: Request, name: str) -> tuple[Table, LiveMatch]:
    table = await _table(request, name)
    if table.record.status != record.OVER or table.live is None:
        raise Refused(403, "error-not-over")
    return table, table.live


@api.get("/tables/{table}/replay", **answers(ReplayInfo))
async def see_replay(
    request: Request,
    table: TableId,
    seat: MaybeSeat = None,
    first: Annotated[int, Query(ge=0, le=100_000)] = 0,
    count: Annotated[int, Query(ge=1, le=replay.MOST)] = 50,
) -> Response:
    """A finished game step by step."""
    found, live = await _finished(request, table)
    if seat is not None and seat >= found.record.seats:
        raise Refused(404, "error-no-seat", seat=seat)
    return reply(await asyncio.to_thread(replay.replay, found.record.id, live, seat, first, count))


@api.post("/tables/{table}/hint", **answers(HintInfo, body=SeatChoice))
async def ask_hint(request: Request, table: TableId, wish: Annotated[SeatChoice, body(SeatChoice)]) -> Response:
    """The best answers to my open question, as far as I can know."""
    found = await _table(request, table)
    user = session_of(request).user
    _check_reader(found, request, wish.seat)
    return reply(await request.app.state.lobby.analyses.hint(found, user, wish.seat))


async def _analysed(request: Request, name: str, seat: int) -> Table:
    """A finished table whose seat is mine: what a person did wrong is for that person."""
    table, _ = await _finished(request, name)
    session_of(request)
    _check_reader(table, request, seat)
    return table


@api.post("/tables/{table}/analysis", **answers(AnalysisState, body=SeatChoice))
async def ask_analysis(request: Request, table: TableId, wish: Annotated[SeatChoice, body(SeatChoice)]) -> Response:
    """Begin the analysis of my seat, or say how far it is."""
    found = await _analysed(request, table, wish.seat)
    return reply(await request.app.state.lobby.analyses.ask(found, session_of(request).user, wish.seat))


@api.get("/tables/{table}/analysis", **answers(AnalysisState))
async def see_analysis(request: Request, table: TableId, seat: Annotated[int, Query(ge=0, le=15)]) -> Response:
    """How far the analysis of my seat is; with it, once it is done."""
    found = await _analysed(request, table, seat)
    return reply(await request.app.state.lobby.analyses.state(found.record.id, seat))


@api.get("/tables/{table}/journal")
async def see_journal(request: Request, table: TableId) -> Response:
    """The save of a finished game; of one whose rules have changed, finished or not."""
    kept = await old.find(request.app.state.store, table)
    if kept is not None:
        text = await old.journal(request.app.state.store, kept, user_of(request))
        return _file(text, "application/json", f"{table}.json")
    _, live = await _finished(request, table)
    return _file(save.dump(live.match), "application/json", f"{table}.json")


@api.get("/tables/{table}/transcript", response_class=PlainTextResponse)
async def see_transcript(request: Request, table: TableId) -> Response:
    """A finished game as text."""
    _, live = await _finished(request, table)
    return _file(transcript.write(live.match), "text/plain; charset=utf-8", f"{table}.txt")


@api.get("/tables/{table}/fair", **answers(FairInfo))
async def see_fair(request: Request, table: TableId) -> Response:
    """The commitment; once the game is over, the proof."""
    found = await _table(request, table)
    kept = found.record
    if kept.position is not None:
        raise Refused(404, "error-no-proof")
    if kept.status != record.OVER:
        return reply(FairInfo(commitment=fair.commitment(kept.secret), nonces=kept.nonces, over=False))
    entries = await request.app.state.store.read(lambda connection: entries_of(connection, kept.id))
    proof = await asyncio.to_thread(fair.proof, kept.id, kept.header, kept.secret, kept.nonces, entries)
    return reply(FairInfo(**proof))


def _file(text: str, kind: str, name: str) -> Response:
    return Response(text, media_type=kind, headers={"Content-Disposition": f'attachment; filename="{name}"'})
