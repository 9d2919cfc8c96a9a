"""Bots think in worker processes: a view goes out, an option comes back, and the event loop never waits."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import secrets
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing.connection import wait
from time import perf_counter
from typing import Any

from ludoteca.bots.policies import RANDOM, find_player, policy_names
from ludoteca.core.errors import UnknownPolicy
from ludoteca.core.game import find_game, game_ids
from ludoteca.core.view import View
from ludoteca.server import figures

LOG = figures.log("bots")
NICE = 10


@cache
def games() -> tuple[str, ...]:
    """The ids of all games; looked up once, for plugged-in games are read from disk."""
    return tuple(game_ids())


def levels(game: str) -> list[str]:
    """The bots of a game, weakest first."""
    return policy_names(find_game(game))


def default_level(game: str) -> str:
    """Who keeps a seat warm: the strongest bot there is."""
    return levels(game)[-1]


_SHELVED: set[tuple[str, str]] = set()


def think(game: str, level: str, view: View, seed: int, pack: tuple[str, Any] | None = None) -> int:
    """The answer of a bot that knows this view, what is printed, and nothing else."""
    found = find_game(game)
    if pack is not None and (game, pack[0]) not in _SHELVED:
        # A worker learns a pack once: a view names it, and is imagined with what it says.
        found.check_pack(pack[1])
        _SHELVED.add((game, pack[0]))
    return find_player(found, level, seed).answer(view)


def _begin_worker() -> None:
    """A worker ends with its server, even when that was killed, leaves Ctrl-C to it and people their answers."""
    # Bots think when nobody else needs the machine: the loop that serves people comes first.
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def follow(sentinel: int) -> None:
        wait([sentinel])
        os._exit(0)

    threading.Thread(target=follow, args=(parent.sentinel,), daemon=True).start()


class Bots:
    """The pool of workers; a broken one is replaced."""

    def __init__(self, workers: int, patience: float) -> None:
        self.workers = workers
        self.patience = patience
        self._pool: ProcessPoolExecutor | None = None

    async def answer(self, game: str, level: str, view: View, seat: int, pack: tuple[str, Any] | None = None) -> int:
        """What the bot answers; a bot that fails or dawdles is replaced by a random one for this question."""
        for name in (level, RANDOM):
            began = perf_counter()
            try:
                return await asyncio.wait_for(self._ask(game, name, view, seat, pack), self.patience)
            except Exception as problem:
                figures.FAULTS.labels("bots").inc()
                LOG.warning("bot failed", game=game, level=name, problem=type(problem).__name__)
                if name == RANDOM:
                    raise
            finally:
                figures.THINK_SECONDS.observe(perf_counter() - began)
        raise UnknownPolicy(level)

    async def _ask(self, game: str, level: str, view: View, seat: int, pack: tuple[str, Any] | None) -> int:
        loop = asyncio.get_running_loop()
        for _ in range(2):
            pool = self._started()
            try:
                return await loop.run_in_executor(pool, think, game, level, view, secrets.randbits(63), pack)
            except BrokenProcessPool:
                # A worker was killed; the question is put to a new pool.
                if self._pool is pool:
                    self._pool = None
        return await loop.run_in_executor(self._started(), think, game, level, view, secrets.randbits(63), pack)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=_begin_worker)
        return self._pool

    def close(self) -> None:
        """Let the workers go without waiting for their thoughts."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
