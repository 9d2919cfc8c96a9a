"""Ctrl-C as a wish to stop soon: what is done is kept, and no process is left half started or on its own."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from multiprocessing.connection import wait
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
    """For worker processes: Ctrl-C reaches them too, but only the parent decides what it means; they end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    follow_parent()


def follow_parent() -> None:
    """End with the process that started this one, even when that was killed."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def follow(sentinel: int) -> None:
        wait([sentinel])
        if hasattr(os, "killpg") and os.getpgrp() == os.getpid():
            # A bot leads a group, and what it started ends with it.
            os.killpg(os.getpid(), signal.SIGKILL)
        os._exit(0)

    threading.Thread(target=follow, args=(parent.sentinel,), daemon=True).start()
