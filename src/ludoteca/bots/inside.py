"""What runs in a bot's own process: it loads the bot, answers views, and ends with whoever started it."""

from __future__ import annotations

import contextlib
import faulthandler
import multiprocessing
import operator
import os
import signal
import sys
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple

from ludoteca.bots.interrupt import ignore_interrupt
from ludoteca.bots.offered import games_of, load, quoted, seated, shown, split
from ludoteca.bots.player import CRASHED
from ludoteca.core.errors import UnknownPolicy
from ludoteca.core.game import find_game
from ludoteca.core.view import View

# Loading a bot may read large files; answering has its own, shorter limit.
LOADING = 60.0
READY = "ready"
REFUSED = "refused"
ANSWERED = "answered"

# The number of the wish in Linux's prctl.h.
PR_SET_PDEATHSIG = 1
# An alarm cannot be set for longer than some platforms count.
LONGEST = 1_000_000.0
HOUSE = Path(__file__).parent


class Asked(NamedTuple):
    """What goes in: which player is asked, about which view (None: it is let go), and how long it may think."""

    player: int
    view: View | None
    seed: int = 0
    limit: float = 0.0
    pack: Any = None


class Given(NamedTuple):
    """What comes out: the answer if it is a word or a number, and how Python writes what the bot gave."""

    answer: int | str | None
    shown: str


# -- ending with the parent -----------------------------------------------------------------------------


def bind_to_parent() -> bool:
    """Have the kernel kill this process when the thread that started it ends; whether it will, which only Linux does.

    A bot deep in compiled code gives no other thread of its process a turn, so following the parent is not enough.
    """
    parent = multiprocessing.parent_process()
    if sys.platform != "linux" or parent is None:
        return False
    try:
        import ctypes  # noqa: PLC0415 - not every Python has it

        wish = [ctypes.c_ulong(number) for number in (signal.SIGKILL, 0, 0, 0)]
        bound = bool(ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, *wish) == 0)
    except (ImportError, OSError, AttributeError):
        return False
    if os.getppid() != parent.pid:
        # It ended before the wish was heard.
        os._exit(0)
    return bound


class Alarm:
    """Ends the process when an answer takes far too long, whatever the bot is at: for where the kernel does not.

    Whoever asked ends a slow bot sooner; the alarm is for a bot that nobody waits for any more.
    """

    def __init__(self) -> None:
        # The alarm would also write down where the bot is; nobody is there to read it.
        self._nowhere = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 - open as long as the process lives

    def set(self, limit: float) -> None:
        """Ring a little after the limit; it needs no turn of Python's."""
        faulthandler.dump_traceback_later(min(limit + 1.0, LONGEST), exit=True, file=self._nowhere)

    def clear(self) -> None:
        """Do not ring."""
        faulthandler.cancel_dump_traceback_later()


def settle_in() -> None:
    """Make the process one in which a stranger's code can do little harm and much of what it likes."""
    if hasattr(os, "setsid"):
        # With a group of its own, what the bot starts can be ended together with it.
        with contextlib.suppress(OSError):
            os.setsid()
    # What a bot or a program it runs prints must not end up between the lines of someone's JSON.
    sys.stdout = sys.stderr
    with contextlib.suppress(OSError):
        os.dup2(2, 1)
    # The parent ends this process as it ends daemons, but daemons themselves may not start processes.
    multiprocessing.current_process().daemon = False


# -- answering ------------------------------------------------------------------------------------------


def entertain(line: Connection, name: str, lasting: bool) -> None:
    """Load the bot, say so, and answer views until the line is cut; ``lasting`` if the thread that asks stays."""
    ignore_interrupt()
    settle_in()
    # The kernel looks at the thread: bound to a passing one, the bot would end with it.
    alarm = None if lasting and bind_to_parent() else Alarm()
    home = home_of(name)
    try:
        if alarm is not None:
            alarm.set(LOADING)
        bot = load(name)
        home = home or home_of(name, bot)
        seated(name, bot, 0)
        line.send((READY, games_of(name, bot)))
    except UnknownPolicy as problem:
        line.send((REFUSED, str(problem)))
        return
    except BaseException as problem:  # noqa: BLE001 - whatever a stranger's file does, the reason is told
        line.send((REFUSED, f"bot {name}: {told(problem, home)}"))
        return
    answer_views(line, name, bot, alarm, home)


def answer_views(line: Connection, name: str, bot: Any, alarm: Alarm | None, home: Path | None) -> None:
    """Answer views until the line is cut."""
    players: dict[int, Callable[[View], Any]] = {}
    while True:
        if alarm is not None:
            alarm.clear()
        try:
            asked: Asked = line.recv()
        except (EOFError, OSError):
            return
        if asked.view is None:
            players.pop(asked.player, None)
            continue
        if alarm is not None:
            alarm.set(asked.limit)
        try:
            if asked.pack is not None:
                # A view names its pack, and is imagined with what it says.
                find_game(asked.view.game).check_pack(asked.pack)
            if asked.player not in players:
                players[asked.player] = seated(name, bot, asked.seed)
            line.send((ANSWERED, wrapped(players[asked.player](asked.view))))
        except BaseException as problem:  # noqa: BLE001 - see above
            line.send((CRASHED, told(problem, home)))


def wrapped(given: Any) -> Given:
    """What a bot gave, as what travels: plain words and ints, for its own kinds of them are unknown outside."""
    answer: int | str | None = None
    if isinstance(given, str):
        answer = str.__str__(given)
    else:
        # Numbers of other libraries count as ints.
        with contextlib.suppress(TypeError):
            answer = int(operator.index(given))
    return Given(answer, shown(given))


# -- telling what went wrong ----------------------------------------------------------------------------


def home_of(name: str, bot: Any = None) -> Path | None:
    """The folder of a bot's file; that of an installed bot is known when it is loaded."""
    path, _ = split(name)
    file = path or getattr(sys.modules.get(getattr(bot, "__module__", None) or ""), "__file__", None)
    return Path(file).resolve().parent if file else None


def told(problem: BaseException, home: Path | None) -> str:
    """What was raised, and where, for whoever wrote the bot."""
    try:
        words = quoted(str(problem))
    except BaseException:  # noqa: BLE001 - even what an error says of itself is a stranger's code
        words = "(it does not say what)"
    return f"{type(problem).__name__}{words and ': '}{words}{where(problem, home)}"


def where(problem: BaseException, home: Path | None) -> str:
    """The last line of the bot's own files that was being run, or else the last of all."""
    if isinstance(problem, SyntaxError):
        # It names its line itself.
        return ""
    steps = [
        (Path(frame.f_code.co_filename), number)
        for frame, number in traceback.walk_tb(problem.__traceback__)
        if not frame.f_code.co_filename.startswith("<")
    ]
    # How we and Python came to the bot's lines is of no use to whoever wrote them.
    steps = [step for step in steps if step[0].parent != HOUSE and "importlib" not in step[0].parts]
    own = next((step for step in reversed(steps) if step[0].resolve().parent == home), None)
    path, number = own or (steps[-1] if steps else (None, 0))
    return "" if path is None else f" ({path.name}, line {number})"
