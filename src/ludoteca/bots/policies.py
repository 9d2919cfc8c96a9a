"""Finding who plays by name: plain policies, levels, search with a budget, and bots from outside.

A name is ``random``, a policy the game brings along (``greedy``), a level (``beginner`` to ``master``), ``search`` or a
searching level with a budget (``search:iterations=500``, ``master:seconds=1``), ``file.py:Name`` for a bot of your own,
or the name of one an installed package offers.
"""

from __future__ import annotations

import math
import multiprocessing
import warnings
from dataclasses import replace
from typing import Any

from ludoteca.bots.levels import USUAL, Hasty, Level, at_game, find_level, heuristic_of, level_names
from ludoteca.bots.offered import is_own, plugged
from ludoteca.bots.own import LIMIT, OwnPlayer
from ludoteca.bots.player import Player, PolicyPlayer
from ludoteca.bots.searcher import Budget, SearchPlayer
from ludoteca.core.errors import BadOptions, UnknownPolicy
from ludoteca.core.game import Game
from ludoteca.core.rules import Policy, RandomPolicy

RANDOM = "random"
SEARCH = "search"
# More than anyone waits for, and what compiled code can count.
MOST_ITERATIONS = 1_000_000_000
# The names that were looked for among the installed bots.
_LOOKED: set[str] = set()


def policy_names(game: Game) -> list[str]:
    """The plain policies of a game: quick, and without a thought for what may follow."""
    return [RANDOM, *game.policies()]


def player_names(game: Game) -> list[str]:
    """Everyone who can play a game by name."""
    return [*policy_names(game), *level_names(game)]


def usual_player(game: Game) -> str:
    """Who sits down when nobody is asked for by name."""
    return USUAL if level_names(game) else policy_names(game)[-1]


def find_policy(game: Game, name: str) -> Policy:
    """A policy by name, ready to play; hasty levels are policies too, searching ones are not."""
    known: dict[str, type[Policy]] = {RANDOM: RandomPolicy, **game.policies()}
    if name in known:
        return known[name]()
    level = find_level(name)
    heuristic = heuristic_of(game)
    if level is not None and level.sight is not None and heuristic is not None:
        return Hasty(heuristic, level.sight)
    names = [*known, *(one for one in level_names(game) if is_policy(game, one))]
    raise UnknownPolicy(f"no policy {name!r} for {game.title}; there are {', '.join(names)}")


def is_policy(game: Game, name: str) -> bool:
    """Whether the name is a plain policy, which may play whole games inside compiled code."""
    level = find_level(name)
    if level is not None and name in level_names(game):
        return level.sight is not None
    return name in policy_names(game)


def is_built_in(game: Game, name: str) -> bool:
    """Whether the house has a player of that name, so that no installed bot can have it."""
    return name == SEARCH or name in player_names(game)


def warn_of_namesake(game: Game, name: str) -> None:
    """Say once that an installed bot cannot be reached, because the house has a player of its name."""
    word = name.partition(":")[0]
    # Only the first process speaks, and looks: reading what is installed takes a while.
    if word in _LOOKED or not is_built_in(game, word) or multiprocessing.parent_process() is not None:
        return
    _LOOKED.add(word)
    if word in plugged():
        warnings.warn(
            f"an installed package offers a bot {word!r}, which is the name of a built-in player: the built-in one "
            "plays, and the package's bot needs another name",
            stacklevel=3,
        )


def thinking_level(game: Game, name: str) -> Level | None:
    """The level behind a name whose player searches, its budget as the name says; None for everyone else."""
    word, mark, settings = name.partition(":")
    level = find_level(word)
    if word == SEARCH:
        level = Level(SEARCH, budget=Budget(seconds=1.0))
    if level is None or level.budget is None or heuristic_of(game) is None:
        return None
    return replace(level, budget=read_budget(name, settings, level.budget)) if mark else at_game(level, game)


def read_budget(name: str, settings: str, usual: Budget) -> Budget:
    """The budget in a name such as ``search:iterations=500``; what is named replaces the usual one altogether."""
    found: dict[str, float] = {}
    for part in settings.split(","):
        key, mark, text = part.partition("=")
        try:
            number = float(text)
        except ValueError:
            mark = ""
        if not mark or key not in ("seconds", "iterations") or not math.isfinite(number):
            raise UnknownPolicy(f"{name!r}: {part!r} is not seconds=NUMBER or iterations=NUMBER")
        if key in found:
            raise UnknownPolicy(f"{name!r}: {key} is named twice")
        if key == "iterations" and not (number.is_integer() and 1 <= number <= MOST_ITERATIONS):
            raise UnknownPolicy(f"{name!r}: iterations is a whole number from 1 to {MOST_ITERATIONS:,}, not {text}")
        found[key] = number
    try:
        return replace(usual, seconds=found.get("seconds", 0.0), iterations=int(found.get("iterations", 0)))
    except BadOptions as problem:
        raise UnknownPolicy(f"{name!r}: {problem}") from None


def find_player(
    game: Game, name: str, seed: int = 0, *, limit: float = LIMIT, keep: int = 1, pack: Any = None
) -> Player:
    """A player by name, ready to answer views of the game.

    A bot from outside has ``limit`` seconds for an answer and is told of the ``pack`` the game is played with; a
    search keeps so many of its trees.
    """
    warn_of_namesake(game, name)
    if is_policy(game, name):
        return PolicyPlayer(name, game, find_policy(game, name), seed)
    level = thinking_level(game, name)
    heuristic = heuristic_of(game)
    if level is not None and level.budget is not None and heuristic is not None:
        return SearchPlayer(name, game, heuristic, level.budget, seed, keep=keep)
    if is_own(name):
        greedy = PolicyPlayer(name, game, find_policy(game, policy_names(game)[-1]), seed)
        return OwnPlayer(name, game, greedy, seed, limit=limit, pack=pack)
    word = name.partition(":")[0]
    if word != name and word in player_names(game):
        raise UnknownPolicy(f"{name!r}: {word} does not search, so it takes no budget; name it without one")
    known = [*player_names(game), f"{SEARCH}:iterations=N", f"{SEARCH}:seconds=N", "file.py:Name"]
    installed = [one for one in plugged() if not is_built_in(game, one)]
    offered = f"; installed bots: {', '.join(installed)}" if installed else ""
    raise UnknownPolicy(f"no policy {name!r} for {game.title}; there are {', '.join(known)}{offered}")
