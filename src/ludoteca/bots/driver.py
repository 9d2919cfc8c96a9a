"""Players at a match: each sees its own view and answers."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.bots.player import Player
from ludoteca.bots.policies import RANDOM, find_player
from ludoteca.core.errors import BadOptions
from ludoteca.core.match import Match
from ludoteca.core.rng import mix


def players(match: Match, names: Sequence[str], seed: int) -> list[Player]:
    """One player for each seat; missing names play at random."""
    seats = match.header.seats
    if len(names) > seats:
        raise BadOptions(f"{len(names)} policies were named for {seats} seats")
    full = [*names, *[RANDOM] * (seats - len(names))]
    return [find_player(match.game, name, mix(seed, seat)) for seat, name in enumerate(full)]


def finish(match: Match, names: Sequence[str] = (), *, seed: int | None = None) -> Match:
    """Play a match to its end between players."""
    seated = players(match, names, 0 if seed is None else seed)
    while not match.over:
        seat = match.to_act()[0]
        match.play(seat, seated[seat].answer(match.view(seat)))
    for player in seated:
        player.close()
    return match
