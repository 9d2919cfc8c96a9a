"""Ctrl-C as a wish to stop soon: what is done is kept, and no process is left half started or on its own."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
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


# What a process does before it ends because another one did, or because it was told to.
_LAST: list[tuple[int, Callable[[], None]]] = []


def before_ending(last: Callable[[], None]) -> None:
    """Have this done when the process is told to end, or ends with its parent; a normal end has ``atexit``."""
    _LAST.append((os.getpid(), last))
    # Only the main thread may listen, and whoever listens already knows better.
    if threading.current_thread() is threading.main_thread() and signal.getsignal(signal.SIGTERM) == signal.SIG_DFL:
        signal.signal(signal.SIGTERM, _end)


def _end(number: int, _: FrameType | None) -> None:
    _do_last()
    signal.signal(number, signal.SIG_DFL)
    signal.raise_signal(number)


def _do_last() -> None:
    for process, last in _LAST:
        # A fork has its parent's list and must not end what is its parent's.
        if process == os.getpid():
            with contextlib.suppress(Exception):
                last()


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
        _do_last()
        os._exit(0)

    threading.Thread(target=follow, args=(parent.sentinel,), daemon=True).start()
