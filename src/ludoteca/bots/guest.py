"""A bot from outside in a process of its own: it may crash, talk nonsense or never answer, and nobody else suffers."""

from __future__ import annotations

import atexit
import contextlib
import importlib.util
import inspect
import multiprocessing
import os
import signal
import sys
import threading
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from pathlib import Path
from types import ModuleType
from typing import Any

from ludoteca.bots.player import Fault, PolicyPlayer
from ludoteca.core.errors import UnknownPolicy
from ludoteca.core.game import find_game
from ludoteca.core.rules import Policy
from ludoteca.core.view import View

GROUP = "ludoteca.bots"
# Loading a bot may read large files; answering has its own, shorter limit.
LOADING = 60.0

CRASHED = "crashed"
ILLEGAL = "answered illegally"
SLOW = "thought too long"


# -- finding the bot ------------------------------------------------------------------------------------


def split(name: str) -> tuple[str, str]:
    """The file and the bot's name in it, as in ``bots/mine.py:Careful``; the second may be missing."""
    if name.endswith(".py"):
        return name, ""
    path, _, inside = name.rpartition(":")
    return (path, inside) if path.endswith(".py") else ("", name)


def plugged() -> list[str]:
    """The bots that installed packages offer."""
    from importlib.metadata import entry_points  # noqa: PLC0415 - costs more than the whole library to import

    return sorted(point.name for point in entry_points(group=GROUP))


def is_own(name: str) -> bool:
    """Whether a name is a file's or an installed package's bot."""
    return bool(split(name)[0]) or name in plugged()


def load(name: str) -> Any:
    """The function or class behind a name."""
    path, inside = split(name)
    if not path:
        from importlib.metadata import entry_points  # noqa: PLC0415 - see plugged

        for point in entry_points(group=GROUP, name=name):
            return point.load()
        raise UnknownPolicy(f"no bot {name!r} is installed; a bot in a file is named file.py:Name")
    module = load_file(Path(path))
    if inside:
        if not hasattr(module, inside):
            raise UnknownPolicy(f"{path} has no {inside!r}; its bots are {', '.join(bots_in(module)) or 'none'}")
        return getattr(module, inside)
    found = bots_in(module)
    if len(found) != 1:
        raise UnknownPolicy(f"{path} has {', '.join(found) or 'no bot'}; name one, as in {path}:Name")
    return getattr(module, found[0])


def load_file(path: Path) -> ModuleType:
    """A Python file as a module; files beside it can be imported by it."""
    place = importlib.util.spec_from_file_location(f"ludoteca_bot_{path.stem}", path)
    if place is None or place.loader is None or not path.is_file():
        raise UnknownPolicy(f"{path}: there is no such file")
    module = importlib.util.module_from_spec(place)
    sys.modules[place.name] = module
    sys.path.insert(0, str(path.resolve().parent))
    place.loader.exec_module(module)
    return module


def bots_in(module: ModuleType) -> list[str]:
    """The names in a file that can be bots: its own classes with an ``answer``, policies, a function ``answer``."""
    found = []
    for name, thing in vars(module).items():
        if name.startswith("_") or getattr(thing, "__module__", None) != module.__name__:
            continue
        if inspect.isclass(thing) and (hasattr(thing, "answer") or issubclass(thing, Policy)):
            found.append(name)
        elif inspect.isfunction(thing) and name == "answer":
            found.append(name)
    return found


def seated(bot: Any) -> Callable[[View], Any]:
    """A fresh player of a bot: a class is made anew for every seat and game, a function is what it is."""
    if inspect.isclass(bot):
        made = bot()
        if isinstance(made, Policy):
            return lambda view: PolicyPlayer(bot.__name__, find_game(view.game), made, hash(view.frames)).answer(view)
        answer = getattr(made, "answer", made)
    else:
        answer = bot
    if not callable(answer):
        name = getattr(bot, "__name__", repr(bot))
        raise UnknownPolicy(f"{name} is neither a function nor a class with an answer(view)")
    checked: Callable[[View], Any] = answer
    return checked


# -- inside the process ---------------------------------------------------------------------------------


def follow_parent() -> None:
    """End with the process that started this one, even when that was killed."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def follow(sentinel: int) -> None:
        wait([sentinel])
        os._exit(0)

    threading.Thread(target=follow, args=(parent.sentinel,), daemon=True).start()


def entertain(line: Connection, name: str) -> None:
    """Load the bot, say so, and answer views until the line is cut."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    follow_parent()
    # What a bot prints must not end up between the lines of someone's JSON.
    sys.stdout = sys.stderr
    try:
        bot = load(name)
        seated(bot)
        games = getattr(bot, "games", None)
        line.send(("ready", None if games is None else tuple(str(game) for game in games)))
    except BaseException as problem:  # noqa: BLE001 - whatever a stranger's file does, the reason is told
        words = str(problem) if isinstance(problem, UnknownPolicy) else f"{type(problem).__name__}: {problem}"
        line.send(("refused", words))
        return
    players: dict[int, Callable[[View], Any]] = {}
    while True:
        try:
            number, view, pack = line.recv()
        except (EOFError, OSError):
            return
        if view is None:
            players.pop(number, None)
            continue
        try:
            if pack is not None:
                # A view names its pack, and is imagined with what it says.
                find_game(view.game).check_pack(pack)
            if number not in players:
                players[number] = seated(bot)
            given = players[number](view)
            # Numbers of other libraries count as ints; what is neither word nor number travels as text.
            answer = given if isinstance(given, str) else int(given) if hasattr(given, "__index__") else repr(given)
            line.send(("answer", answer))
        except BaseException as problem:  # noqa: BLE001 - see above
            line.send((CRASHED, f"{type(problem).__name__}: {problem}{_where(problem)}"))


def _where(problem: BaseException) -> str:
    """The line of the bot's own file that it stopped in, for whoever wrote it."""
    steps = [step for step in traceback.extract_tb(problem.__traceback__) if step.filename != __file__]
    return f" ({Path(steps[-1].filename).name}, line {steps[-1].lineno})" if steps else ""


# -- outside --------------------------------------------------------------------------------------------


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
        context = multiprocessing.get_context("spawn")
        line, far = context.Pipe()
        self._process = context.Process(target=entertain, args=(far, self.name), daemon=True)
        self._process.start()
        far.close()
        self._line = line
        word: str = "refused"
        what: Any = "it did not load in time"
        if line.poll(LOADING):
            with contextlib.suppress(EOFError, OSError):
                what = "its process ended while it was loaded"
                word, what = line.recv()
        if word != "ready":
            self.stop()
            raise UnknownPolicy(f"bot {self.name}: {what}")
        self.games = what
        return line

    def ask(self, player: int, view: View, limit: float, pack: Any = None) -> int | str | Fault:
        """What the bot answers, or what is wrong with it; one that thinks too long is ended."""
        try:
            line = self.start()
            line.send((player, view, pack if pack is not self._taught else None))
            self._taught = pack
            if not line.poll(limit):
                self.stop()
                return Fault(self.name, SLOW, f"no answer within {limit:g} s")
            word, what = line.recv()
        except (EOFError, OSError):
            self.stop()
            return Fault(self.name, CRASHED, "its process ended")
        except UnknownPolicy as problem:
            return Fault(self.name, CRASHED, str(problem))
        return Fault(self.name, CRASHED, what) if word == CRASHED else what

    def forget(self, player: int) -> None:
        """Let a player go; the process stays for others."""
        if self._line is not None:
            with contextlib.suppress(OSError):
                self._line.send((player, None, None))

    def stop(self) -> None:
        """End the process."""
        if self._line is not None:
            self._line.close()
            self._line = None
            self._taught = None
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process = None


# The bots of this process by name: loading one for every game would cost more than the game.
_GUESTS: dict[str, Guest] = {}


def find_guest(name: str) -> Guest:
    """The process of a bot, shared by all its players here."""
    if name not in _GUESTS:
        if not _GUESTS:
            atexit.register(dismiss)
        _GUESTS[name] = Guest(name)
    return _GUESTS[name]


def dismiss() -> None:
    """End all processes of bots."""
    for guest in _GUESTS.values():
        guest.stop()
    _GUESTS.clear()
