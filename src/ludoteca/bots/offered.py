"""The bots that files and installed packages offer: found by name, and seated at a game."""

from __future__ import annotations

import importlib.util
import inspect
import re
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

from ludoteca.bots.player import PolicyPlayer
from ludoteca.core.errors import UnknownPolicy
from ludoteca.core.game import find_game
from ludoteca.core.rules import Policy
from ludoteca.core.view import View

GROUP = "ludoteca.bots"
# What a bot says is quoted up to this length.
QUOTED = 300


# -- names ----------------------------------------------------------------------------------------------


def split(name: str) -> tuple[str, str]:
    """The file and the bot's name in it, as in ``bots/mine.py:Careful``; the second may be missing."""
    if name.endswith(".py"):
        return name, ""
    path, _, inside = name.rpartition(":")
    return (path, inside) if path.endswith(".py") else ("", name)


def plugged() -> list[str]:
    """The bots that installed packages offer."""
    from importlib.metadata import entry_points  # noqa: PLC0415 - costs more than the whole library to import

    return sorted({point.name for point in entry_points(group=GROUP)})


def is_own(name: str) -> bool:
    """Whether a name is a file's or an installed package's bot."""
    return bool(split(name)[0]) or name in plugged()


# -- loading --------------------------------------------------------------------------------------------


def load(name: str) -> Any:
    """The function, class or object behind a name."""
    path, inside = split(name)
    if not path:
        from importlib.metadata import entry_points  # noqa: PLC0415 - see plugged

        for point in entry_points(group=GROUP, name=name):
            return point.load()
        raise UnknownPolicy(f"no bot {name!r} is installed; a bot in a file is named file.py:Name")
    module = load_file(Path(path))
    found = bots_in(module)
    if inside:
        if not hasattr(module, inside):
            raise UnknownPolicy(f"{path} has no {inside!r}; its bots are {', '.join(found) or 'none'}")
        return getattr(module, inside)
    if not found:
        raise UnknownPolicy(f"{path} has no bot: it needs a function of a view or a class with an answer(view)")
    if len(found) > 1:
        raise UnknownPolicy(f"{path} has {len(found)} bots: {', '.join(found)}; name one, as in {path}:{found[0]}")
    return getattr(module, found[0])


def load_file(path: Path) -> ModuleType:
    """A Python file as a module; files beside it can be imported by it."""
    # Processes that the bot starts import it by its own name, unless that is a name of Python's.
    taken = path.stem in sys.modules or path.stem in sys.stdlib_module_names or not path.stem.isidentifier()
    place = importlib.util.spec_from_file_location(f"ludoteca_bot_{path.stem}" if taken else path.stem, path)
    if place is None or place.loader is None or not path.is_file():
        raise UnknownPolicy(f"{path}: there is no such file")
    module = importlib.util.module_from_spec(place)
    sys.modules[place.name] = module
    sys.path.insert(0, str(path.resolve().parent))
    place.loader.exec_module(module)
    return module


def bots_in(module: ModuleType) -> list[str]:
    """The names in a file that can be bots: its own classes with an ``answer``, policies, a function ``answer``.

    Only a file without any of these is searched for other functions of a view: beside a bot they are its helpers.
    """
    own = {
        name: thing
        for name, thing in vars(module).items()
        if not name.startswith("_") and getattr(thing, "__module__", None) == module.__name__
    }
    found = [name for name, thing in own.items() if inspect.isclass(thing) and is_bot_class(thing)]
    functions = [name for name, thing in own.items() if inspect.isfunction(thing) and takes_view(thing)]
    if "answer" in functions:
        found.append("answer")
    return found or functions


def is_bot_class(thing: type) -> bool:
    """Whether a class is one of a bot."""
    return hasattr(thing, "answer") or issubclass(thing, Policy)


def takes_view(answer: Callable[..., Any]) -> bool:
    """Whether something can be called with a view alone."""
    try:
        inspect.signature(answer).bind(None)
    except TypeError:
        return False
    except ValueError:
        # Compiled functions may keep to themselves what they take.
        return True
    return True


def games_of(name: str, bot: Any) -> tuple[str, ...] | None:
    """The games a bot says it plays; None for all."""
    given = getattr(bot, "games", None)
    if given is None:
        return None
    try:
        games = (given,) if isinstance(given, str) else tuple(given)
    except TypeError:
        games = ()
    if not games or not all(isinstance(game, str) for game in games):
        raise UnknownPolicy(
            f'{name}: games = {shown(given)} does not name the games it plays; write it as games = ("sagrada",)'
        )
    return games


# -- sitting down ---------------------------------------------------------------------------------------


def seated(name: str, bot: Any, seed: int) -> Callable[[View], Any]:
    """A player for one seat of one game: a class is made anew for it, a function or an object is what it is."""
    made = bot() if inspect.isclass(bot) else bot
    if isinstance(made, Policy):
        return seated_policy(name, made, seed)
    answer = getattr(made, "answer", made)
    if not callable(answer):
        raise UnknownPolicy(f"{name} is neither a function nor a class or object with an answer(view)")
    if not takes_view(answer):
        raise UnknownPolicy(f"{name} cannot be called with a view alone; write it as answer(view)")
    checked: Callable[[View], Any] = answer
    return checked


def seated_policy(name: str, policy: Policy, seed: int) -> Callable[[View], int]:
    """A policy at a seat, with one generator for the whole game: a fresh one would begin the same way every time."""
    player: PolicyPlayer | None = None

    def answer(view: View) -> int:
        nonlocal player
        if player is None:
            # Only a view tells which game it is.
            player = PolicyPlayer(name, find_game(view.game), policy, seed)
        return player.answer(view)

    return answer


# -- what it said ---------------------------------------------------------------------------------------


def shown(thing: object) -> str:
    """What a bot gave, as Python writes it."""
    try:
        return quoted(repr(thing))
    except Exception:  # noqa: BLE001 - what a stranger's repr does is a stranger's business
        return f"something of type {type(thing).__name__}"


def quoted(text: str) -> str:
    """A stranger's words in one line of decent length, without addresses in memory, in letters that can be printed."""
    text = re.sub(r" at 0x[0-9a-fA-F]+", "", " ".join(text.split()))
    text = text.encode("utf-8", "backslashreplace").decode("utf-8")
    return text if len(text) <= QUOTED else text[: QUOTED - 1] + "…"
