"""Bots think in worker processes: a view goes out, an option comes back, and the event loop never waits."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

from ludoteca.bots.guest import find_guest
from ludoteca.bots.interrupt import ignore_interrupt
from ludoteca.bots.levels import level_names
from ludoteca.bots.offered import plugged, split
from ludoteca.bots.own import LIMIT
from ludoteca.bots.player import Fault
from ludoteca.bots.policies import find_player, is_built_in, policy_names, thinking_level, usual_player
from ludoteca.bots.searcher import SearchPlayer, merged
from ludoteca.core.errors import LudotecaError, UnknownPolicy
from ludoteca.core.game import all_games, find_game
from ludoteca.core.search import Judgement
from ludoteca.core.view import View
from ludoteca.server import metrics

# Tables come before thoughts.
NICE = 10
# A tree of a long thought takes tens of megabytes.
TREES = 2

LOG = metrics.log("bots")
# A pack as a worker gets it: its hash and its content.
Printed = tuple[str, Any]
_SHELVED: set[tuple[str, str]] = set()


@cache
def games() -> tuple[str, ...]:
    """The ids of all games; looked up once, for plugged-in games are read from disk."""
    return tuple(game.id for game in all_games())


class Invited(NamedTuple):
    """A bot from outside: how it is found, and the games it plays (None: all)."""

    name: str
    games: tuple[str, ...] | None


# Bots of the host's own, by the name people see; filled when the house opens.
_INVITED: dict[str, Invited] = {}
# The searching players of a worker process: they keep the trees of turns that are not over yet.
_THINKERS: dict[tuple[str, str], SearchPlayer] = {}


def invite(names: str) -> None:
    """Offer bots of the host's own: ``file.py:Name``, several with commas between them; and installed ones.

    A bot that cannot be loaded is told of before anyone waits for it.
    """
    _INVITED.clear()
    for name in filter(None, (part.strip() for part in names.split(","))):
        path, inside = split(name)
        _INVITED[inside or Path(path).stem] = Invited(name, games_of(name))
    for name in plugged():
        if any(is_built_in(find_game(game), name) for game in games()):
            LOG.warning("an installed bot has the name of a built-in player and is not offered", name=name)
            continue
        try:
            _INVITED.setdefault(name, Invited(name, games_of(name)))
        except UnknownPolicy as problem:
            LOG.warning("an installed bot does not load", name=name, problem=str(problem))


def games_of(name: str) -> tuple[str, ...] | None:
    """The games a bot from outside says it plays."""
    guest = find_guest(name)
    guest.start()
    guest.stop()
    return guest.games


def levels(game: str) -> list[str]:
    """The bots of a game that people choose from, weakest first, then those the host has invited."""
    own = [shown for shown, bot in _INVITED.items() if bot.games is None or game in bot.games]
    return [*(level_names(find_game(game)) or policy_names(find_game(game))), *own]


def is_level(game: str, level: str) -> bool:
    """Whether a bot of that name may sit down; plain policies may, though nobody is offered them."""
    return level in levels(game) or level in policy_names(find_game(game))


def default_level(game: str) -> str:
    """Who sits down when nobody is asked for by name, and keeps a seat warm."""
    return usual_player(find_game(game))


def shelve(game: str, pack: Printed | None) -> None:
    """A worker learns a pack once: a view names it, and is imagined with what it says."""
    if pack is not None and (game, pack[0]) not in _SHELVED:
        find_game(game).check_pack(pack[1])
        _SHELVED.add((game, pack[0]))


def think(
    game: str, name: str, view: View, seed: int, limit: float, pack: Printed | None = None
) -> tuple[int, list[Fault]]:
    """The answer of a bot that knows this view, what is printed, and nothing else; and what it failed to do."""
    shelve(game, pack)
    printed = None if pack is None else pack[1]
    player = find_player(find_game(game), name, seed, limit=limit, pack=printed)
    option = player.answer(view)
    player.close()
    return option, player.faults


def judge(game: str, name: str, view: View, seed: int, pack: Printed | None = None) -> list[Judgement]:
    """What a searching bot thinks of its answers; runs in a worker, which keeps a few trees."""
    shelve(game, pack)
    player = _THINKERS.get((game, name))
    if player is None:
        made = find_player(find_game(game), name, seed, keep=TREES)
        if not isinstance(made, SearchPlayer):
            raise UnknownPolicy(f"{name} does not search")
        player = _THINKERS[game, name] = made
    return player.judge(view)


def begin_worker() -> None:
    """A worker ends with its server, even when that was killed, leaves Ctrl-C to it, and lets the table go first."""
    ignore_interrupt()
    if hasattr(os, "nice"):
        os.nice(NICE)


class Bots:
    """The pool of workers; a broken one is replaced."""

    def __init__(self, workers: int, patience: float, limit: float = LIMIT) -> None:
        self.workers = workers
        self.patience = patience
        self.limit = limit
        self._pool: ProcessPoolExecutor | None = None
        self._busy = 0

    async def answer(self, game: str, level: str, view: View, seat: int, pack: Printed | None = None) -> int:
        """What the bot answers; for one that fails or dawdles the plain one answers this question, here and at once."""
        own = _INVITED.get(level)
        name = level if own is None else own.name
        began = perf_counter()
        try:
            return await asyncio.wait_for(self._think(game, name, view, seat, pack), self.patience)
        except Exception as problem:  # noqa: BLE001 - whatever befell the bot or its worker, the table goes on
            metrics.FAULTS.labels("bots").inc()
            # What an own bot said may name what only its seat can see; our own refusals do not.
            words = str(problem) if isinstance(problem, LudotecaError) else ""
            LOG.warning("bot failed", game=game, bot=name, problem=type(problem).__name__, words=words)
        finally:
            metrics.THINK_SECONDS.observe(perf_counter() - began)
        plain = policy_names(find_game(game))[-1]
        # Not in a worker: they may all be taken by whoever dawdles.
        option, _ = await asyncio.to_thread(think, game, plain, view, secrets.randbits(63), self.limit, pack)
        return option

    async def _think(self, game: str, name: str, view: View, seat: int, pack: Printed | None) -> int:
        level = thinking_level(find_game(game), name)
        if level is None:
            option, faults = await self.run(think, game, name, view, secrets.randbits(63), self.limit, pack)
            for fault in faults:
                metrics.FAULTS.labels("bots").inc()
                # Its words may name what only its seat can see.
                LOG.warning("bot forfeits an answer", game=game, seat=seat, bot=fault.name, problem=fault.kind)
            return int(option)
        # Idle workers think along; when all are busy, nobody's wait is made longer for it.
        side_by_side = max(1, min(level.cores, self.workers - self._busy))
        tasks = (self.run(judge, game, name, view, secrets.randbits(63), pack) for _ in range(side_by_side))
        return merged(await asyncio.gather(*tasks))[0].option

    async def run(self, work: Callable[..., Any], *given: Any) -> Any:
        """Let a worker do something; should it be killed meanwhile, another one does it."""
        loop = asyncio.get_running_loop()
        self._busy += 1
        try:
            for _ in range(2):
                pool = self._started()
                try:
                    return await loop.run_in_executor(pool, work, *given)
                except BrokenProcessPool:
                    if self._pool is pool:
                        self._pool = None
            return await loop.run_in_executor(self._started(), work, *given)
        finally:
            self._busy -= 1

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=begin_worker)
        return self._pool

    def close(self) -> None:
        """Let the workers go without waiting for their thoughts."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
