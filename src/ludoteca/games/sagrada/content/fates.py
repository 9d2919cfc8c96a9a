"""What becomes of a die of the pool in the hands of a tool, as far as the tool's card tells it beforehand."""

from __future__ import annotations

from typing import Final

from ludoteca.games.sagrada.content.dice import DIE_NOTATIONS, VALUES
from ludoteca.games.sagrada.content.tools import (
    ChangeByOne,
    ExchangeWithBag,
    ExchangeWithTrack,
    RollDie,
    Tool,
    ToolUse,
    TurnOver,
)

# The faces it may show next, a new roll, another die out of the bag, another one from the round track.
TURNED: Final = "turned"
ROLLED: Final = "rolled"
DRAWN: Final = "drawn"
SWAPPED: Final = "swapped"
SAME: Final = "same"

_FATES: Final[dict[type[ToolUse], str]] = {
    ChangeByOne: TURNED,
    TurnOver: TURNED,
    RollDie: ROLLED,
    ExchangeWithBag: DRAWN,
    ExchangeWithTrack: SWAPPED,
}


def fate_of(tool: Tool) -> str:
    """What the tool does to the die it takes."""
    return _FATES.get(type(tool.does), SAME)


def faces_after(tool: Tool, die: str) -> tuple[str, ...]:
    """The dice that a tool which turns a die can make of it, lowest first; none where it does not turn dice."""
    letter, value = die[0], int(die[1])
    values: tuple[int, ...] = ()
    if isinstance(tool.does, ChangeByOne):
        values = tuple(face for face in (value - 1, value + 1) if 1 <= face <= VALUES)
    elif isinstance(tool.does, TurnOver):
        values = (VALUES + 1 - value,)
    return tuple(f"{letter}{face}" for face in values)


def faces_by_die(tool: Tool) -> dict[str, tuple[str, ...]]:
    """For each die what a tool that turns dice can make of it; empty for the others."""
    if fate_of(tool) != TURNED:
        return {}
    return {die: faces_after(tool, die) for die in DIE_NOTATIONS}
