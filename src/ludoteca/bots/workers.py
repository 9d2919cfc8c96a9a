"""Processes that play games and hold bots: they start without running the script that asked for them once more."""

from __future__ import annotations

import contextlib
import sys
import threading
from collections.abc import Iterator
from multiprocessing.context import SpawnContext, SpawnProcess
from multiprocessing.process import BaseProcess
from types import ModuleType
from typing import Any

_ONE_AT_A_TIME = threading.Lock()


@contextlib.contextmanager
def _without_script() -> Iterator[None]:
    """Hide the script that runs from whoever looks for it."""
    with _ONE_AT_A_TIME:
        script = sys.modules["__main__"]
        sys.modules["__main__"] = ModuleType("__main__")
        try:
            yield
        finally:
            sys.modules["__main__"] = script


class Worker(SpawnProcess):
    """A fresh process with nothing in it but what it is told to import.

    Python would have it run the user's script first, which then starts processes of its own unless every line of it
    stands behind ``if __name__ == "__main__"``. What we run lives in this library, so the script is not needed.
    """

    @staticmethod
    def _Popen(process_obj: BaseProcess) -> Any:  # noqa: N802 - the name is multiprocessing's
        with _without_script():
            return SpawnProcess._Popen(process_obj)  # type: ignore[attr-defined, unused-ignore] # noqa: SLF001 - as above


class Workers(SpawnContext):
    """The context to start workers from, for pools and single processes."""

    Process = Worker


WORKERS = Workers()
