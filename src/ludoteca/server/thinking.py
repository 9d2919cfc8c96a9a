"""Bots at a table: each open question of a bot's seat is put once, and the answer comes back through the queue."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from ludoteca.core.view import View
from ludoteca.server import metrics
from ludoteca.server.bots import Bots, default_level
from ludoteca.server.live import LiveMatch
from ludoteca.server.record import Record

LOG = metrics.log("thinking")


class Thinking:
    """Which bots of a table are thinking, and about which question."""

    def __init__(self, record: Record, bots: Bots, pause: float, answer: Callable[[int, int, int], None]) -> None:
        self.record = record
        self.bots = bots
        self.pause = pause
        self._answer = answer
        self._about: dict[int, int] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    @property
    def busy(self) -> bool:
        """Whether anyone thinks or writes in the background."""
        return bool(self._tasks)

    def stop(self) -> None:
        """Forget all thoughts; after a restart they are thought again."""
        for task in list(self._tasks):
            task.cancel()

    def wake(self, live: LiveMatch) -> None:
        """Ask every bot whose question is open and who is not thinking about it yet."""
        for seat in live.to_act():
            serial = live.serials[seat]
            if self.record.places[seat].played_by_bot and self._about.get(seat) != serial:
                self._about[seat] = serial
                # The view is taken here, while nothing unsaved is in memory.
                self.help(self._think(seat, serial, live.match.view(seat)))

    def answered(self, seat: int, serial: int) -> None:
        """The thought has come back."""
        if self._about.get(seat) == serial:
            del self._about[seat]

    def help(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run something beside the queue."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _think(self, seat: int, serial: int, view: View) -> None:
        kept = self.record
        level = kept.places[seat].level or default_level(kept.game)
        printed = None if kept.pack is None else (kept.pack.hash, kept.pack.data)
        option = -1
        try:
            pause = asyncio.sleep(self.pause)
            option, _ = await asyncio.gather(self.bots.answer(kept.game, level, view, seat, printed), pause)
        except Exception as problem:  # noqa: BLE001 - a table must not die of a bot; it is asked again
            metrics.FAULTS.labels("think").inc()
            metrics.fault(LOG, "no bot answers", problem, table=kept.id)
            await asyncio.sleep(1)
        self._answer(seat, serial, option)
