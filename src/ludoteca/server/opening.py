"""A new table from what its maker asks for: game, seats, settings, position, all checked before anything is made."""

from __future__ import annotations

import asyncio
import secrets
from time import time
from typing import TYPE_CHECKING

from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import find_game
from ludoteca.server import campaigns, packs, positions, record
from ludoteca.server.bots import games
from ludoteca.server.errors import Refused
from ludoteca.server.packs import Pack
from ludoteca.server.record import Record
from ludoteca.server.seating import places_of
from ludoteca.server.wire.tables import TableRequest

if TYPE_CHECKING:
    from ludoteca.server.lobby import Lobby

SEATS = 2


async def new_record(lobby: Lobby, user: str, wish: TableRequest, printed: Pack | None = None) -> Record:
    """The row of a table that is about to be made; ``printed`` is the pack of the table its position comes from."""
    if wish.game not in games():
        raise Refused(400, "error-unknown-game", game=wish.game)
    game = find_game(wish.game)
    position, story = wish.position, None
    if position is not None:
        header = await asyncio.to_thread(positions.read, game, position)
        positions.check_alone(wish, header)
        seats, options = header.seats, dict(header.options)
        pack = packs.printed(lobby.packs, game.id, header.pack, printed)
    else:
        seats = wish.seats or SEATS
        pack = lobby.packs.find(game.id, wish.pack)
        given = wish.options
        try:
            if wish.campaign:
                story, chapter = campaigns.begin(game, seats, pack)
                given = given | chapter
            options = game.check_options(seats, given)
        except LudotecaError:
            raise Refused(400, "error-bad-options") from None
    name = await lobby.accounts.name(user)
    places = places_of(wish, seats, user, name)
    clock = wish.clock
    table = secrets.token_urlsafe(9)
    return Record(
        id=table,
        game=game.id,
        version=game.version,
        seats=seats,
        options=options,
        status=record.WAITING,
        open=wish.open,
        host=user,
        bank=None if clock is None else clock.bank * 1000,
        increment=None if clock is None else clock.increment * 1000,
        secret=lobby.secret(user, wish.commitment),
        created=time(),
        touched=time(),
        campaign=None if story is None else table,
        chapter=None if story is None else 1,
        story=story,
        pack=pack,
        hints=wish.hints,
        position=position,
        places=places,
    )
