"""One task, one message at a time: what makes a table's changes happen in an order."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any, TypeVar

from ludoteca.server import metrics
from ludoteca.server.errors import Refused

T = TypeVar("T")
LOG = metrics.log("queue")
Job = tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]


class Queue:
    """Work waits here and is done in turn; a fault goes to its asker, and the queue lives on."""

    def __init__(self, name: str, recover: Callable[[], Awaitable[None]]) -> None:
        self.name = name
        self.touched = monotonic()
        self._recover = recover
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._busy = False

    def open(self) -> None:
        """Begin to take work."""
        self._task = asyncio.create_task(self._run(), name=self.name)

    async def close(self) -> None:
        """Finish what is under way, then stop."""
        if self._task is None:
            return
        if self._busy:
            await self.do(_nothing)
        task, self._task = self._task, None
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        while not self._jobs.empty():
            self._jobs.get_nowait()[1].cancel()

    @property
    def empty(self) -> bool:
        """Whether no work waits or is under way."""
        return self._jobs.empty() and not self._busy

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Put work into the queue and wait for its result; it is done even if the asker goes away."""
        if self._task is None:
            raise Refused(503, "error-stopping")
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((work, future))
        return await future

    def later(self, work: Callable[[], Awaitable[Any]]) -> None:
        """Put work into the queue; nobody waits for it."""
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        # Asking for the outcome keeps asyncio from complaining that nobody did; faults are logged below.
        future.add_done_callback(lambda done: done.cancelled() or done.exception())
        self._jobs.put_nowait((work, future))

    async def _run(self) -> None:
        while True:
            work, future = await self._jobs.get()
            self._busy = True
            self.touched = monotonic()
            try:
                result = await work()
            except asyncio.CancelledError:
                future.cancel()
                raise
            except Exception as problem:  # noqa: BLE001 - it is the asker's to handle
                if not isinstance(problem, Refused):
                    metrics.FAULTS.labels("table").inc()
                    metrics.fault(LOG, "fault", problem, queue=self.name)
                    await self._recover()
                if not future.done():
                    future.set_exception(problem)
            else:
                if not future.done():
                    future.set_result(result)
            finally:
                self._busy = False


async def _nothing() -> None:
    return
