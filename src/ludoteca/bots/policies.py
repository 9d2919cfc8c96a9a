"""Finding policies by name: ``random`` for every game, and those a game brings along."""

from __future__ import annotations

from ludoteca.core.errors import UnknownPolicy
from ludoteca.core.game import Game
from ludoteca.core.rules import Policy, RandomPolicy

RANDOM = "random"


def policy_names(game: Game) -> list[str]:
    """The policies that can play a game."""
    return [RANDOM, *game.policies()]


def find_policy(game: Game, name: str) -> Policy:
    """A policy by name, ready to play."""
    known: dict[str, type[Policy]] = {RANDOM: RandomPolicy, **game.policies()}
    if name not in known:
        raise UnknownPolicy(f"no policy {name!r} for {game.title}; there are {', '.join(known)}")
    return known[name]()
