"""The effects in play: for each printed record the object that carries it out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludoteca.games.sagrada.content.constants import KEEP_ALL, WAIVE_COLOR, WAIVE_VALUE
from ludoteca.games.sagrada.content.objectives import COLORS, PUBLIC_OBJECTIVES, ROWS, Diagonals, FullLines, Pairs, Sets
from ludoteca.games.sagrada.content.tools import (
    COLOR_MARK,
    TOOLS,
    VALUE_MARK,
    ChangeByOne,
    DraftAgain,
    ExchangeWithBag,
    ExchangeWithTrack,
    MoveDie,
    MoveTrackColor,
    MoveTwoDice,
    PlaceApart,
    RollDie,
    RollPool,
    TurnOver,
)
from ludoteca.games.sagrada.rules.effects import drafted, objectives, window
from ludoteca.games.sagrada.rules.effects.tool import Toolbox, ToolEffect

_WAIVERS: Final = {COLOR_MARK: WAIVE_COLOR, VALUE_MARK: WAIVE_VALUE}

# How each kind of record becomes an effect; what has no row here cannot be played, and says so at once.
TOOL_EFFECTS: Final[dict[type, Callable[[int, Any], ToolEffect]]] = {
    ChangeByOne: lambda number, _: drafted.ChangeByOneEffect(number),
    TurnOver: lambda number, _: drafted.TurnOverEffect(number),
    RollDie: lambda number, _: drafted.RollDieEffect(number),
    PlaceApart: lambda number, _: drafted.PlaceApartEffect(number),
    ExchangeWithTrack: lambda number, _: drafted.ExchangeWithTrackEffect(number),
    ExchangeWithBag: lambda number, _: drafted.ExchangeWithBagEffect(number),
    DraftAgain: lambda number, _: drafted.DraftAgainEffect(number),
    RollPool: lambda number, _: drafted.RollPoolEffect(number),
    MoveDie: lambda number, use: window.MoveDieEffect(number, _WAIVERS[use.ignores]),
    MoveTwoDice: lambda number, _: window.MoveTwoDiceEffect(number, KEEP_ALL),
    MoveTrackColor: lambda number, _: window.MoveTrackColorEffect(number, KEEP_ALL),
}
GOAL_EFFECTS: Final[dict[type, Callable[[Any], objectives.GoalEffect]]] = {
    FullLines: lambda goal: objectives.FullLinesEffect(goal.along == ROWS, goal.differ_in == COLORS),
    Pairs: lambda goal: objectives.ValueSetsEffect(goal.low - 1, goal.low + 1),
    Sets: lambda goal: objectives.ColorSetsEffect() if goal.of == COLORS else objectives.ValueSetsEffect(0, 6),
    Diagonals: lambda _: objectives.DiagonalsEffect(),
}

TOOLBOX: Final = Toolbox(tuple(TOOL_EFFECTS[type(tool.does)](place, tool.does) for place, tool in enumerate(TOOLS)))
GOALS: Final = objectives.Goals(tuple(GOAL_EFFECTS[type(goal.counts)](goal.counts) for goal in PUBLIC_OBJECTIVES))
