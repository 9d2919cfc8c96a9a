"""What Sagrada says, by name: its questions, their answers and the lines of the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteca.core.constants import EVERYONE
from ludoteca.core.journal import Entry
from ludoteca.core.words import Arguments, LogMessage, Message, Named
from ludoteca.games.sagrada.content.constants import DRAFTED, PASS, RETURN, TOOLED, UP
from ludoteca.games.sagrada.content.dice import (
    CELL_NOTATIONS,
    COLOR_NAMES,
    COLUMNS,
    DIE_NOTATIONS,
    KINDS,
    VALUES,
)
from ludoteca.games.sagrada.content.objectives import PRIVATE_IDS, PUBLIC_IDS
from ludoteca.games.sagrada.content.tools import TOOL_IDS
from ludoteca.games.sagrada.content.windows import WINDOW_IDS
from ludoteca.games.sagrada.rules.decisions.moves import lifted_pair, moved_die

# -- things -----------------------------------------------------------------------------------------------

COLORS: Final = tuple(Named("color", name) for name in COLOR_NAMES)
DICE: Final = tuple(
    Named("die", word, {"color": COLORS[die // VALUES], "value": die % VALUES + 1})
    for die, word in enumerate(DIE_NOTATIONS)
)
CELLS: Final = tuple(
    Named("cell", word, {"row": cell // COLUMNS + 1, "column": cell % COLUMNS + 1})
    for cell, word in enumerate(CELL_NOTATIONS)
)
TOOLS: Final = tuple(Named("tool", word) for word in TOOL_IDS)
WINDOWS: Final = tuple(Named("window", word) for word in WINDOW_IDS)
PUBLIC: Final = tuple(Named("goal", word) for word in PUBLIC_IDS)
PRIVATE: Final = tuple(Named("private", word) for word in PRIVATE_IDS)


def rolled(color: int, value: int) -> Named:
    """The die of a colour that shows a value, both counted from nought."""
    return DICE[color * VALUES + value]


def bumped(die: int, way: int) -> Named:
    """The die that Grozing Pliers make of a die."""
    return DICE[die + 1 if way == UP else die - 1]


# -- questions --------------------------------------------------------------------------------------------


def _ask_act(turn: int, done: int) -> Message:
    """What may still be done in the turn decides the sentence."""
    ending = "-again" if done & DRAFTED else "-tooled" if done & TOOLED else ""
    return Message(f"sagrada-ask-act{ending}", {"turn": turn + 1})


def _ask_move_to(packed: int, _: int) -> Message:
    tool, start = moved_die(packed)
    return Message("sagrada-ask-move_to", {"tool": TOOLS[tool], "cell": CELLS[start]})


# By decision; a question that says nothing of its moment has no row.
_ASKS: Final[dict[str, Callable[[int, int], Message]]] = {
    "act": _ask_act,
    "place": lambda die, _: Message("sagrada-ask-place", {"die": DICE[die]}),
    "place_or_return": lambda die, _: Message("sagrada-ask-place_or_return", {"die": DICE[die]}),
    "bump": lambda die, _: Message("sagrada-ask-bump", {"die": DICE[die]}),
    "swap": lambda die, _: Message("sagrada-ask-swap", {"die": DICE[die]}),
    "pay": lambda tool, _: Message("sagrada-ask-pay", {"tool": TOOLS[tool]}),
    "take": lambda tool, _: Message("sagrada-ask-take", {"tool": TOOLS[tool]}),
    "choose_value": lambda color, _: Message("sagrada-ask-choose_value", {"color": COLORS[color]}),
    "move_from": lambda tool, landed: Message(
        "sagrada-ask-move_second" if landed else "sagrada-ask-move_from", {"tool": TOOLS[tool]}
    ),
    "move_to": _ask_move_to,
    "lift_second": lambda tool, _: Message("sagrada-ask-lift_second", {"tool": TOOLS[tool]}),
    "drop_first": lambda one, _: Message("sagrada-ask-drop", {"cell": CELLS[one]}),
    "drop_second": lambda pair, _: Message("sagrada-ask-drop", {"cell": CELLS[lifted_pair(pair)[1]]}),
}


def prompt(decision: str, a: int, b: int) -> Message:
    """The question of a decision by its name, with its two arguments."""
    ask = _ASKS.get(decision)
    return Message(f"sagrada-ask-{decision}") if ask is None else ask(a, b)


# -- answers ----------------------------------------------------------------------------------------------

_ACTIONS: Final = (
    *(Named("draft", die.word, {"die": die}) for die in DICE),
    *(Named("use", tool.word, {"tool": tool}) for tool in TOOLS),
)
_PASS: Final = Named("action", "pass")
_END: Final = Named("action", "end")


def label(decision: str, notation: str, a: int, b: int, option: int) -> Named:
    """An answer to the question of a decision as a thing with a name; the notation is how it is written."""
    if decision == "act":
        return (_END if b & (DRAFTED | TOOLED) else _PASS) if option == PASS else _ACTIONS[option]
    if decision == "choose_window":
        return WINDOWS[option]
    if decision in {"pay", "take", "swap"}:
        return DICE[option]
    if decision == "bump":
        return Named("bumped", notation, {"die": bumped(a, option)})
    if decision == "choose_value":
        return rolled(a, option)
    # All others ask for a space, or for none.
    return CELLS[option] if option < len(CELLS) else Named("cell", notation)


# -- the log ----------------------------------------------------------------------------------------------


def _say(name: str, arguments: Arguments, joins: str = "") -> LogMessage:
    return LogMessage(f"sagrada-log-{name}", arguments, joins)


def _tell_act(entry: Entry) -> LogMessage | None:
    """Where a die goes says that it was taken, and an end of the turn after an action is no news."""
    if entry.option == PASS:
        return None if entry.b else _say("pass", {})
    return None if entry.option < KINDS else _say("use", {"tool": TOOLS[entry.option - KINDS]})


def _tell_place(entry: Entry) -> LogMessage:
    die = DICE[entry.a]
    if entry.option == RETURN:
        return _say("return", {"die": die})
    return _say("place", {"die": die, "cell": CELLS[entry.option]})


def _tell_private(entry: Entry) -> LogMessage:
    """Alone the goals lie open; else only their owner reads this."""
    cards = {"cards": (PRIVATE[entry.option],)}
    return _say("deal_private-solo", cards, "cards") if entry.seen_by == EVERYONE else _say("deal_private", cards)


def _move(start: int, end: int) -> LogMessage:
    return _say("move", {"from": CELLS[start], "to": CELLS[end]})


# By decision, for readers who know the answer; what has no row is no news.
_TELLS: Final[dict[str, Callable[[Entry], LogMessage | None]]] = {
    "deal_tool": lambda entry: _say("deal_tool", {"cards": (TOOLS[entry.option],)}, "cards"),
    "deal_public": lambda entry: _say("deal_public", {"cards": (PUBLIC[entry.option],)}, "cards"),
    "deal_private": _tell_private,
    "choose_window": lambda entry: _say("choose_window", {"window": WINDOWS[entry.option]}),
    "choose_first": lambda entry: _say("choose_first", {"player": Named("seat", str(entry.option))}),
    "roll": lambda entry: _say("roll", {"dice": (DICE[entry.option],)}, "dice"),
    "reroll_pool": lambda entry: _say("reroll_pool", {"dice": (DICE[entry.option],)}, "dice"),
    "act": _tell_act,
    "place": _tell_place,
    "place_or_return": _tell_place,
    "pay": lambda entry: _say("pay", {"die": DICE[entry.option], "tool": TOOLS[entry.a]}),
    "take": lambda entry: _say("take", {"die": DICE[entry.option], "tool": TOOLS[entry.a]}),
    "bump": lambda entry: _say("turned", {"die": bumped(entry.a, entry.option)}),
    "swap": lambda entry: _say("swap", {"given": DICE[entry.a], "taken": DICE[entry.option]}),
    "reroll": lambda entry: _say("reroll", {"die": rolled(entry.a, entry.option)}),
    "draw": lambda entry: _say("draw", {"color": COLORS[entry.option]}),
    "choose_value": lambda entry: _say("turned", {"die": rolled(entry.a, entry.option)}),
    "move_to": lambda entry: _move(moved_die(entry.a)[1], entry.option),
    "drop_first": lambda entry: _move(entry.a, entry.option),
    "drop_second": lambda entry: _move(lifted_pair(entry.a)[1], entry.option),
    "remove": lambda entry: _say("remove", {"cell": CELLS[entry.option]}),
}


def report(decision: str, entry: Entry, *, known: bool) -> LogMessage | None:
    """An answer to the question of a decision as a line of the log; who does not know it reads nothing."""
    tell = _TELLS.get(decision)
    return tell(entry) if known and tell is not None else None


def report_reveal(decision: str) -> LogMessage | None:
    """A step that turned something up as a line of the log: only the windows are worth one."""
    return _say(decision, {}) if decision == "reveal_windows" else None
