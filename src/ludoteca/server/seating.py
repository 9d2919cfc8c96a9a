"""What is asked of a seat when it is given away: who sits there, how strong a bot, which part of the dice."""

from __future__ import annotations

from ludoteca.server import record
from ludoteca.server.bots import default_level, is_level
from ludoteca.server.errors import Refused
from ludoteca.server.fair import NONCE
from ludoteca.server.record import Place
from ludoteca.server.wire.tables import SeatRequest, TableRequest


def places_of(wish: TableRequest, seats: int, user: str, name: str) -> list[Place]:
    """The seats of a new table as its maker wants them."""
    wanted = wish.places
    if wanted is None:
        wanted = [SeatRequest("me"), *(SeatRequest("open") for _ in range(seats - 1))]
    if len(wanted) != seats:
        raise Refused(400, "error-bad-request", field="places", problem="length")
    places = []
    for seat, entry in enumerate(wanted):
        if entry.kind == "bot":
            level = level_of(wish.game, entry.level)
            places.append(Place(seat, record.BOT, level=level))
        elif entry.kind == "me":
            places.append(Place(seat, record.PERSON, user, name, nonce=nonce_of(wish.nonce)))
        else:
            places.append(Place(seat))
    return places


def level_of(game: str, level: str | None) -> str:
    """The strength of a bot: the one asked for, or the game's usual one."""
    chosen = level or default_level(game)
    if not is_level(game, chosen):
        raise Refused(400, "error-unknown-level", level=chosen)
    return chosen


def nonce_of(given: str | None) -> str:
    """A person's part of the dice, as it is kept."""
    text = (given or "").lower()
    if not NONCE.fullmatch(text):
        raise Refused(400, "error-bad-nonce")
    return text
