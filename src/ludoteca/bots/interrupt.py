"""Ctrl-C as a wish to stop soon: what is done is kept, and no process is left in the middle of being started."""

from __future__ import annotations

import signal
import threading
from types import FrameType, TracebackType
from typing import Any, Self


class Interrupt:
    """While it is entered, the first Ctrl-C is noted in ``wished``; a second one stops at once."""

    def __init__(self) -> None:
        self.wished = False
        self._before: Any = None

    def __enter__(self) -> Self:
        # Only the main thread hears signals; elsewhere nobody presses Ctrl-C.
        if threading.current_thread() is threading.main_thread():
            self._before = signal.signal(signal.SIGINT, self._note)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)

    def _note(self, number: int, frame: FrameType | None) -> None:
        if self.wished:
            raise KeyboardInterrupt
        self.wished = True


def ignore_interrupt() -> None:
    """For worker processes: Ctrl-C reaches the whole group; only the parent decides what it means."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
