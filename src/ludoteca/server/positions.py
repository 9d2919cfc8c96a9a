"""Tables that begin with a position: what is asked of one, and a moment of a finished game as one."""

from __future__ import annotations

import re
from typing import Any

from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import Game
from ludoteca.core.match import Header, Match
from ludoteca.core.position import position_at
from ludoteca.server import record
from ludoteca.server.errors import Refused
from ludoteca.server.record import Record
from ludoteca.server.wire.tables import SeatRequest, TableRequest

# What a refusal begins with where it names the field: "pool: …", "tools, entry 2: …".
_PLACE = re.compile(r"([A-Za-z][\w ,.\-\[\]]{0,59}): (.+)", re.DOTALL)
_FIELD = re.compile(r"field '(\w{1,60})'")
LONGEST = 400


def refused(problem: str) -> Refused:
    """Why a position cannot be used, with the field it names."""
    text = problem.encode("utf-8", "backslashreplace").decode()[:LONGEST]
    placed = _PLACE.fullmatch(text)
    if placed is not None:
        return Refused(400, "error-bad-position", field=placed[1], problem=placed[2])
    named = _FIELD.search(text)
    return Refused(400, "error-bad-position", field=named[1] if named else "position", problem=text)


def read(game: Game, position: Any) -> Header:
    """What a match that begins with the position is played with; a refusal where it cannot be played on."""
    try:
        match = Match.from_position(game.id, position, seed=0)
    except LudotecaError as problem:
        raise refused(str(problem)) from None
    if match.over:
        raise refused("position: the game is over in it; it needs a question that is still open")
    return match.header


def check_alone(wish: TableRequest, header: Header) -> None:
    """A position says itself what is played and by how many: whatever else is asked for must not differ."""
    options = dict(header.options)
    if wish.seats not in (None, header.seats):
        raise refused(f"seats: the position has {header.seats}; leave this out")
    for name, value in wish.options.items():
        if name not in options or options[name] != value:
            raise refused(f"options, {name}: write it into the position's own options, and leave this out")
    if wish.campaign:
        raise refused("campaign: a table from a position has none; leave this out")
    if wish.pack:
        raise refused("pack: write it into the position, and leave this out")
    for name, part in (("nonce", wish.nonce), ("commitment", wish.commitment)):
        if part:
            raise refused(f"{name}: a table from a position has no proof of its dice; leave this out")


def at_step(played: Match, step: int) -> Any:
    """The table after so many answers of seats, as a position; the steps are those of the replay."""
    # As in the replay, nature's answers belong to the step before: a step ends where the next seat answers.
    ends = [place for place, entry in enumerate(played.journal) if entry.seat >= 0]
    if step > len(ends):
        raise Refused(404, "error-no-step", step=step, last=len(ends))
    if step == len(ends):
        raise Refused(409, "error-nothing-to-try")
    try:
        return position_at(played, ends[step])
    except LudotecaError as problem:
        raise refused(str(problem)) from None


def wish_at(before: Record, user: str, position: Any, places: list[SeatRequest] | None) -> TableRequest:
    """What to ask for to try a moment of a finished game: the own seats again, bots on all others.

    Whoever only watched that game takes the seat whose turn it is.
    """
    if places is None:
        mine = before.mine(user) or Match.from_position(before.game, position, seed=0).to_act()[:1]
        places = [
            SeatRequest("me") if place.seat in mine else SeatRequest("bot", _level(place)) for place in before.places
        ]
    return TableRequest(before.game, places=places, start=True, position=position)


def _level(place: record.Place) -> str | None:
    return place.level if place.kind == record.BOT else None
