"""A bot from outside in a process of its own: it may crash, talk nonsense or never answer, and nobody else suffers."""

from __future__ import annotations

import atexit
import contextlib
import os
import signal
import threading
from functools import cache
from multiprocessing.connection import Connection
from typing import Any

from ludoteca.bots.inside import LOADING, REFUSED, Asked, Given, entertain
from ludoteca.bots.interrupt import before_ending
from ludoteca.bots.player import CRASHED, SLOW, Fault
from ludoteca.bots.workers import WORKERS
from ludoteca.core.errors import UnknownPolicy
from ludoteca.core.view import View

# How long a process that has cut its line may take to end; then it is made to.
ENDING = 2.0


class Guest:
    """The line to a bot's process, which is started when first needed and again after it was killed."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.games: tuple[str, ...] | None = None
        self._process: Any = None
        self._line: Connection | None = None
        # The pack the process was told of last; telling is not cheap.
        self._taught: Any = None

    def start(self) -> Connection:
        """The open line; refuses a bot that cannot be loaded."""
        if self._line is not None:
            return self._line
        try:
            return self._started()
        except BaseException:
            # Ctrl-C while it loads must not leave a line behind that nobody has listened to.
            self.stop()
            raise

    def _started(self) -> Connection:
        lasting = threading.current_thread() is threading.main_thread()
        line, far = WORKERS.Pipe()
        self._process = WORKERS.Process(target=entertain, args=(far, self.name, lasting), daemon=True)
        self._process.start()
        far.close()
        self._line = line
        if not line.poll(LOADING):
            raise UnknownPolicy(f"bot {self.name}: it did not load within {LOADING:g} s")
        try:
            word, what = line.recv()
        except (EOFError, OSError):
            raise UnknownPolicy(f"bot {self.name}: while it was loaded, {self._ending()}") from None
        if word == REFUSED:
            raise UnknownPolicy(what)
        self.games = what
        return line

    def ask(self, player: int, view: View, seed: int, limit: float, pack: Any = None) -> Given | Fault:
        """What the bot answers, or what is wrong with it; one that thinks too long is ended."""
        try:
            line = self.start()
            line.send(Asked(player, view, seed, limit, pack if pack is not self._taught else None))
            self._taught = pack
            if not line.poll(limit):
                self.stop()
                return Fault(self.name, SLOW, f"no answer within {limit:g} s")
            word, what = line.recv()
        except (EOFError, OSError):
            fault = Fault(self.name, CRASHED, self._ending())
            self.stop()
            return fault
        except UnknownPolicy as problem:
            return Fault(self.name, CRASHED, str(problem))
        except BaseException:
            # An answer that nobody waited for must not be taken for the next one's.
            self.stop()
            raise
        if word == CRASHED:
            return Fault(self.name, CRASHED, what)
        given: Given = what
        return given

    def _ending(self) -> str:
        """How the process ended, in words."""
        if self._process is None:
            return "its process could not be started"
        self._process.join(ENDING)
        code = self._process.exitcode
        if code is None:
            return "its process closed the line to its host"
        if code < 0:
            with contextlib.suppress(ValueError):
                return f"its process ended by {signal.Signals(-code).name}"
        return f"its process ended with exit code {code}"

    def forget(self, player: int) -> None:
        """Let a player go; the process stays for others."""
        if self._line is not None:
            with contextlib.suppress(OSError):
                self._line.send(Asked(player, None))

    def stop(self) -> None:
        """End the process, and what it has started where that can be told."""
        if self._line is not None:
            self._line.close()
            self._line = None
            self._taught = None
        if self._process is not None:
            if hasattr(os, "killpg"):
                # It leads a group of its own, unless it ended before it could, or has been swept up already.
                with contextlib.suppress(OSError):
                    os.killpg(self._process.pid, signal.SIGKILL)
            self._process.kill()
            self._process.join()
            self._process = None


# The bots of this process by name: loading one for every game would cost more than the game.
_GUESTS: dict[str, Guest] = {}


@cache
def _leave_nobody_behind() -> None:
    """Arrange once that the bots of this process end with it, however it ends."""
    atexit.register(dismiss)
    # The kernel ends the bots of a process that was ended, but not what those have started.
    before_ending(dismiss)


def find_guest(name: str) -> Guest:
    """The process of a bot, shared by all its players here."""
    if name not in _GUESTS:
        _leave_nobody_behind()
        _GUESTS[name] = Guest(name)
    return _GUESTS[name]


def dismiss() -> None:
    """End all processes of bots."""
    for guest in _GUESTS.values():
        guest.stop()
    _GUESTS.clear()
