"""What every tool's effect has: whether it can be carried out in full, and how its use begins. [SAG-7.3]"""

from __future__ import annotations

from typing import Any

from ludoteca.games.sagrada.content.constants import NONE, TOOLED
from ludoteca.games.sagrada.rules.state import SagradaState


class ToolEffect:  # cdef
    """What a tool does; ``number`` is its place in the list of tools."""

    number: int

    def __init__(self, number: int) -> None:
        self.number = number

    def possible(self, table: SagradaState, seat: int, spent: int) -> bool:
        """Whether it can be carried out in full once the die ``spent`` has left the pool."""
        return False

    def apply(self, table: SagradaState, seat: int, turn: int, done: int) -> None:
        """Ask what the tool needs to know, once it is paid; what follows in the turn waits below. [SAG-7.8]"""


class Toolbox:
    """The effects of all tools in the order of their numbers."""

    effects: tuple[Any, ...]

    def __init__(self, effects: tuple[Any, ...]) -> None:
        self.effects = effects


def dice_left(table: SagradaState, spent: int) -> int:
    """How many dice the pool holds once the die ``spent`` has left it."""
    return table.pool_count - (1 if spent != NONE else 0)


def with_tool(turn: int, done: int) -> int:
    """The context of a turn in which a tool has been used, as MORE takes it."""
    return turn | (done | TOOLED) << 1
