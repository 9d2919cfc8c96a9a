# cython: cdivision=False
"""What a player thinks of the answers to each question, by plain weights and by the learned worth of the window."""

from __future__ import annotations

from typing import Any

import cython

from ludoteca.core.constants import LEAST
from ludoteca.games.sagrada.content.constants import KEEP_ALL, PASS, RETURN, ROUNDS, STOP
from ludoteca.games.sagrada.content.dice import KINDS
from ludoteca.games.sagrada.content.printed import PRINTED
from ludoteca.games.sagrada.players.placing import Placing
from ludoteca.games.sagrada.players.tools import ToolOpinion, tool_opinions
from ludoteca.games.sagrada.players.weights import FAVOR, HOPE, PATIENCE
from ludoteca.games.sagrada.players.window import Pane
from ludoteca.games.sagrada.rules.decisions.numbers import (
    ACT,
    BUMP,
    CHOOSE_VALUE,
    CHOOSE_WINDOW,
    MOVE_FROM,
    MOVE_TO,
    PAY,
    PLACE,
    PLACE_OR_RETURN,
    REMOVE,
    SWAP,
    TAKE,
)
from ludoteca.games.sagrada.rules.effects.all import TOOLBOX
from ludoteca.games.sagrada.rules.effects.window import MoveDieEffect
from ludoteca.games.sagrada.rules.state import SagradaState

if not cython.compiled:
    from ludoteca.games.sagrada.players.window import likely_turn, spared, turns_left


class AnswerOpinion:  # cdef
    """All answers are the same to it."""

    def value(self, player: Placing, table: SagradaState, seat: int, a: int, b: int, option: int) -> int:
        """How good an answer looks by plain weights, in hundredths of a point."""
        return 0

    def worth(self, player: Placing, table: SagradaState, seat: int, a: int, b: int, option: int) -> int:
        """The worth of the window an answer leads to, in hundredths of a point."""
        return 0

    def read(self, player: Placing, table: SagradaState, seat: int) -> Pane:
        """The seat's window, as far as the turn can be told within a tool's use."""
        player.pane.read(table, seat, turns_left(table, likely_turn(table)))
        return player.pane


class ActOpinion(AnswerOpinion):  # cdef
    """A die, a tool or nothing."""

    tools: tuple[Any, ...]

    def __init__(self) -> None:
        self.tools = tool_opinions()

    def value(self, player: Placing, table: SagradaState, seat: int, turn: int, done: int, option: int) -> int:
        if option == PASS:
            return 0
        if option < KINDS:
            return player.best_place(table, seat, option, KEEP_ALL) + player.kept_off(table, option)
        tool = option - KINDS
        opinion: ToolOpinion = self.tools[tool]
        best = opinion.value(player, table, seat)
        if best == LEAST:
            return LEAST
        return best - player.weights[FAVOR] * (table.tool_cost(tool) if table.seats > 1 else 1)

    def worth(self, player: Placing, table: SagradaState, seat: int, turn: int, done: int, option: int) -> int:
        player.pane.read(table, seat, turns_left(table, turn))
        if option == PASS:
            return player.pane.worth()
        if option < KINDS:
            return player.pane.best_laid(option) + spared(table, option)
        return self.tool_worth(player, table, seat, option - KINDS, done)

    def tool_worth(self, player: Placing, table: SagradaState, seat: int, tool: int, done: int) -> int:
        """What using a tool now promises; the window under thought has then paid its price."""
        pane = player.pane
        bonus = 0
        if table.seats == 1:
            for place in range(table.pool_count):
                if table.pool[place] // 6 == PRINTED.solo_color[tool]:
                    bonus = max(bonus, spared(table, table.pool[place]))
            pane.favor -= 1
        else:
            pane.favor -= table.tool_cost(tool)
        opinion: ToolOpinion = self.tools[tool]
        # Beyond what was looked at; alone a tool works once, and may be of more use later.
        hope = player.weights[(PATIENCE if table.seats == 1 else HOPE) + tool]
        return opinion.worth(player, table, seat, done) + bonus + hope


class PlaceOpinion(AnswerOpinion):
    def value(self, player: Placing, table: SagradaState, seat: int, die: int, waive: int, option: int) -> int:
        return player.place_value(table, seat, die, option)

    def worth(self, player: Placing, table: SagradaState, seat: int, die: int, waive: int, option: int) -> int:
        return self.read(player, table, seat).laid(die, option)


class PlaceOrReturnOpinion(AnswerOpinion):
    def value(self, player: Placing, table: SagradaState, seat: int, die: int, b: int, option: int) -> int:
        return 0 if option == RETURN else player.place_value(table, seat, die, option)

    def worth(self, player: Placing, table: SagradaState, seat: int, die: int, b: int, option: int) -> int:
        pane = self.read(player, table, seat)
        return pane.worth() if option == RETURN else pane.laid(die, option) + spared(table, die)


class TakeOpinion(AnswerOpinion):
    tools: tuple[Any, ...]

    def __init__(self) -> None:
        self.tools = tool_opinions()

    def value(self, player: Placing, table: SagradaState, seat: int, tool: int, context: int, option: int) -> int:
        opinion: ToolOpinion = self.tools[tool]
        return opinion.die_value(player, table, seat, option)

    def worth(self, player: Placing, table: SagradaState, seat: int, tool: int, context: int, option: int) -> int:
        opinion: ToolOpinion = self.tools[tool]
        self.read(player, table, seat)
        return opinion.die_worth(player, table, seat, option)


class BumpOpinion(AnswerOpinion):
    def value(self, player: Placing, table: SagradaState, seat: int, die: int, b: int, option: int) -> int:
        return player.best_place(table, seat, die + (1 if option else -1), KEEP_ALL)

    def worth(self, player: Placing, table: SagradaState, seat: int, die: int, b: int, option: int) -> int:
        return self.read(player, table, seat).best_laid(die + (1 if option else -1))


class SwapOpinion(AnswerOpinion):
    def value(self, player: Placing, table: SagradaState, seat: int, die: int, b: int, option: int) -> int:
        return player.best_place(table, seat, option, KEEP_ALL)

    def worth(self, player: Placing, table: SagradaState, seat: int, die: int, b: int, option: int) -> int:
        return self.read(player, table, seat).best_laid(option) + spared(table, option)


class ChooseValueOpinion(AnswerOpinion):
    def value(self, player: Placing, table: SagradaState, seat: int, color: int, b: int, option: int) -> int:
        return player.best_place(table, seat, color * 6 + option, KEEP_ALL)

    def worth(self, player: Placing, table: SagradaState, seat: int, color: int, b: int, option: int) -> int:
        return self.read(player, table, seat).best_laid(color * 6 + option)


class MoveFromOpinion(AnswerOpinion):
    def worth(self, player: Placing, table: SagradaState, seat: int, tool: int, landed: int, option: int) -> int:
        pane = self.read(player, table, seat)
        if option == STOP:
            return pane.worth()
        effect: MoveDieEffect = TOOLBOX.effects[tool]
        return pane.best_moved(table, seat, option, effect.waive)


class MoveToOpinion(AnswerOpinion):
    def value(self, player: Placing, table: SagradaState, seat: int, packed: int, landed: int, option: int) -> int:
        return player.place_value(table, seat, table.die_at(seat, packed >> 4), option)

    def worth(self, player: Placing, table: SagradaState, seat: int, packed: int, landed: int, option: int) -> int:
        return self.read(player, table, seat).moved(table, seat, packed >> 4, option)


class PayOpinion(AnswerOpinion):
    def value(self, player: Placing, table: SagradaState, seat: int, tool: int, context: int, option: int) -> int:
        return player.kept_off(table, option) - player.best_place(table, seat, option, KEEP_ALL)

    def worth(self, player: Placing, table: SagradaState, seat: int, tool: int, context: int, option: int) -> int:
        return spared(table, option) - self.read(player, table, seat).best_laid(option)


class ChooseWindowOpinion(AnswerOpinion):
    def value(self, player: Placing, table: SagradaState, seat: int, a: int, b: int, option: int) -> int:
        return player.window_value(option)

    def worth(self, player: Placing, table: SagradaState, seat: int, a: int, b: int, option: int) -> int:
        """What an empty window may come to."""
        pane = player.pane
        old = table.window[seat]
        table.window[seat] = option
        pane.read(table, seat, 2 * ROUNDS)
        if table.seats > 1:
            pane.favor = player.difficulties[option]
        table.window[seat] = old
        return pane.worth()


def answer_opinions() -> tuple[Any, ...]:  # python
    """An opinion for each question in the order of their numbers."""
    known = {
        ACT: ActOpinion(),
        PLACE: PlaceOpinion(),
        PLACE_OR_RETURN: PlaceOrReturnOpinion(),
        TAKE: TakeOpinion(),
        BUMP: BumpOpinion(),
        SWAP: SwapOpinion(),
        CHOOSE_VALUE: ChooseValueOpinion(),
        MOVE_FROM: MoveFromOpinion(),
        MOVE_TO: MoveToOpinion(),
        PAY: PayOpinion(),
        CHOOSE_WINDOW: ChooseWindowOpinion(),
    }
    return tuple([known.get(number, AnswerOpinion()) for number in range(REMOVE + 1)])
