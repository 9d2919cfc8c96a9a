"""Whether a tool may be used now: the moment, the price, and an effect that can be carried out in full."""

from __future__ import annotations

from ludoteca.core.decision import Options
from ludoteca.games.sagrada.content.constants import (
    DRAFTED,
    EARLY_RUNNING_PLIERS,
    FIRST_TURN,
    NONE,
    SECOND_TURN,
)
from ludoteca.games.sagrada.content.dice import KINDS
from ludoteca.games.sagrada.content.printed import PRINTED
from ludoteca.games.sagrada.content.tools import (
    AFTER_FIRST_TOOLS,
    ANY_TIME_TOOLS,
    AS_DRAFT_TOOLS,
    BEFORE_SECOND_TOOLS,
)
from ludoteca.games.sagrada.rules.effects.all import TOOLBOX
from ludoteca.games.sagrada.rules.effects.tool import ToolEffect
from ludoteca.games.sagrada.rules.state import SagradaState


def ready_tools(table: SagradaState, turn: int, done: int) -> int:
    """The face-up tools that fit this moment of the turn, as a mask. [SAG-7.4]"""
    fits = ANY_TIME_TOOLS
    if not done & DRAFTED:
        fits |= AS_DRAFT_TOOLS
        if turn == SECOND_TURN:
            fits |= BEFORE_SECOND_TOOLS
        elif table.variants & EARLY_RUNNING_PLIERS:
            fits |= AFTER_FIRST_TOOLS
    elif turn == FIRST_TURN:
        fits |= AFTER_FIRST_TOOLS
    return table.tools & fits


def list_usable(table: SagradaState, seat: int, turn: int, done: int, out: Options) -> None:
    """Add the tools the seat may use now, as answers after all dice. [SAG-7.1 to 7.4]"""
    tools = ready_tools(table, turn, done)
    tool = 0
    while tools:
        if tools & 1 and can_use(table, seat, tool):
            out.add(KINDS + tool)
        tools >>= 1
        tool += 1


def any_usable(table: SagradaState, seat: int, turn: int, done: int) -> bool:
    """Whether the seat may use a tool now."""
    tools = ready_tools(table, turn, done)
    tool = 0
    while tools:
        if tools & 1 and can_use(table, seat, tool):
            return True
        tools >>= 1
        tool += 1
    return False


def can_use(table: SagradaState, seat: int, tool: int) -> bool:
    """Whether the seat can pay for a tool that fits the moment, and carry it out in full. [SAG-7.2, 7.3]"""
    if table.seats == 1:
        return any_payment(table, tool)
    if table.favor[seat] < (2 if table.favor_on[tool] else 1):
        return False
    effect: ToolEffect = TOOLBOX.effects[tool]
    return effect.possible(table, seat, NONE)


def any_payment(table: SagradaState, tool: int) -> bool:
    """Whether some die of the tool's colour can pay and leave the tool executable. [SAG-11.9]"""
    color = PRINTED.solo_color[tool]
    effect: ToolEffect = TOOLBOX.effects[tool]
    for place in range(table.pool_count):
        die = table.pool[place]
        if die // 6 == color and effect.possible(table, 0, die):
            return True
    return False
