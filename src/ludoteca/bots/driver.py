"""Players at a match: each sees its own view and answers; whoever fails to is named in a warning."""

from __future__ import annotations

import warnings
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
    pack = match.header.pack
    return [find_player(match.game, name, mix(seed, seat), pack=pack) for seat, name in enumerate(full)]


def finish(match: Match, names: Sequence[str] = (), *, seed: int | None = None) -> Match:
    """Play a match to its end between players; a bot from outside that failed is warned of, with its first words."""
    seated = players(match, names, 0 if seed is None else seed)
    answers = [0] * len(seated)
    try:
        while not match.over:
            seat = match.to_act()[0]
            answers[seat] += 1
            match.play(seat, seated[seat].answer(match.view(seat)))
    finally:
        for player in seated:
            player.close()
    for seat, player in enumerate(seated):
        if player.faults:
            first = player.faults[0]
            warnings.warn(
                f"seat {seat}, {player.name}: greedy gave {len(player.faults)} of its {answers[seat]} answers; "
                f"the first time it {first.kind}: {first.text}",
                stacklevel=2,
            )
    return match
