"""Tables that begin with a position: what is asked of one, and a moment of a finished game as one."""

from __future__ import annotations

import re
from typing import Any

from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import Game
from ludoteca.core.match import Match
from ludoteca.server import record
from ludoteca.server.errors import Refused
from ludoteca.server.fair import FairNature
from ludoteca.server.journal import ANSWER, DRAW, Entry, Journal
from ludoteca.server.record import Record

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


def read(game: Game, position: Any) -> tuple[int, dict[str, Any]]:
    """The seats and options of a position that can be played on from; a refusal for any other."""
    try:
        match = Match.from_position(game.id, position, seed=0)
    except LudotecaError as problem:
        raise refused(str(problem)) from None
    if match.over:
        raise refused("position: the game is over in it; it needs a question that is still open")
    return match.header.seats, match.options


def check_alone(wish: dict[str, Any], seats: int, options: dict[str, Any]) -> None:
    """A position says itself what is played and by how many: whatever else is asked for must not differ."""
    if wish["seats"] not in (None, seats):
        raise refused(f"seats: the position has {seats}; leave this out")
    for name, value in wish["options"].items():
        if name not in options or options[name] != value:
            raise refused(f"options, {name}: write it into the position's own options, and leave this out")
    for name in ("campaign", "pack"):
        if wish[name]:
            raise refused(f"{name}: a table from a position has none; leave this out")
    for name in ("nonce", "commitment"):
        if wish[name]:
            raise refused(f"{name}: a table from a position has no proof of its dice; leave this out")


def at_step(played: Journal, step: int) -> Any:
    """The table after so many answers of seats, as a position; the steps are those of the replay."""
    again = Journal(played.header, FairNature(played.header.game, "00" * 32, []))
    given = 0
    for answer in played.journal:
        # As in the replay, nature's answers belong to the step before.
        if answer.seat >= 0 and given == step:
            break
        again.follow(Entry(ANSWER if answer.seat >= 0 else DRAW, answer.seat, answer.option))
        given += answer.seat >= 0
    if given < step:
        raise Refused(404, "error-no-step", step=step, last=given)
    if again.over:
        raise Refused(409, "error-nothing-to-try")
    try:
        return again.game.to_position(again.state)
    except LudotecaError as problem:
        raise refused(str(problem)) from None


def wish_at(before: Record, user: str, position: Any, places: list[dict[str, Any]] | None) -> dict[str, Any]:
    """What to ask for to try a moment of a finished game: the own seats again, bots on all others.

    Whoever only watched that game takes the seat whose turn it is.
    """
    if places is None:
        mine = before.mine(user) or Match.from_position(before.game, position, seed=0).to_act()[:1]
        places = [
            {"kind": "me"} if place.seat in mine else {"kind": "bot", "level": _level(place)} for place in before.places
        ]
    return {
        "game": before.game,
        "seats": None,
        "options": {},
        "places": places,
        "clock": None,
        "open": False,
        "start": True,
        "hints": True,
        "nonce": None,
        "commitment": None,
        "campaign": False,
        "pack": None,
        "position": position,
    }


def _level(place: record.Place) -> str | None:
    return place.level if place.kind == record.BOT else None
