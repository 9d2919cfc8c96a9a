"""Ludoteca: modern Euro board games, exact to their rulebooks, as an engine one can play, simulate and study."""

from __future__ import annotations

import os as _os

from ludoteca._speed import force_interpreted as _force_interpreted
from ludoteca._version import VERSION

__version__ = VERSION

# Decided before any hot module is imported: afterwards it would be too late.
if _os.environ.get("LUDOTECA_INTERPRETED", "") not in ("", "0"):
    _force_interpreted()

from ludoteca._speed import warn_if_slow as _warn_if_slow
from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import find_game, game_ids
from ludoteca.core.match import Match

_warn_if_slow()


def games() -> list[str]:
    """The ids of all games that can be played."""
    return game_ids()


def new(game: str, seats: int = 2, *, seed: int | None = None, **options: object) -> Match:
    """Begin a match: ``new("sagrada", 2)`` asks its first question at once."""
    return Match.new(game, seats, options, seed=seed)


def play(
    game: str, seats: int = 2, *, seed: int | None = None, policies: tuple[str, ...] = (), **options: object
) -> Match:
    """A whole game between policies (random ones unless named), as a finished match.

    A bot of your own that fails to answer is named in a warning: greedy has answered for it.
    """
    from ludoteca.bots.driver import finish  # noqa: PLC0415 - bots stand above the front door's core

    return finish(new(game, seats, seed=seed, **options), policies, seed=seed)


__all__ = ["LudotecaError", "Match", "__version__", "find_game", "games", "new", "play"]
