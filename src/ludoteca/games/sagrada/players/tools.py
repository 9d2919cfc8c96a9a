# cython: cdivision=False
"""What a player thinks of each tool, by plain weights and by the learned worth of the window it leads to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import cython

from ludoteca.core.constants import LEAST
from ludoteca.games.sagrada.content.constants import DRAFTED, KEEP_ALL, NONE
from ludoteca.games.sagrada.content.tools import (
    TOOLS,
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
from ludoteca.games.sagrada.players.placing import Placing
from ludoteca.games.sagrada.players.weights import FILL, MARKED
from ludoteca.games.sagrada.rules.effects.all import TOOLBOX
from ludoteca.games.sagrada.rules.state import SagradaState

if not cython.compiled:
    from ludoteca.core.bits import lowest_bit
    from ludoteca.games.sagrada.players.window import spared
    from ludoteca.games.sagrada.rules.effects.drafted import straightedge_waiver, turned_over


class ToolOpinion:  # cdef
    """What a tool promises before its price; this one leaves it to deeper thought."""

    def value(self, player: Placing, table: SagradaState, seat: int) -> int:
        """By plain weights, what using it now promises; LEAST where that is not looked at."""
        return LEAST

    def worth(self, player: Placing, table: SagradaState, seat: int, done: int) -> int:
        """The worth of the window it leads to; of a tool that stirs up much, that of the best draft."""
        return player.pane.draft_worth(table, seat)

    def die_value(self, player: Placing, table: SagradaState, seat: int, die: int) -> int:
        """By plain weights, what it could make of a die of the pool."""
        return player.best_place(table, seat, die, KEEP_ALL)

    def die_worth(self, player: Placing, table: SagradaState, seat: int, die: int) -> int:
        """The worth of the window with what it makes of a die of the pool."""
        return spared(table, die) + player.pane.best_laid(die)


class DraftedOpinion(ToolOpinion):
    """Works on a die of the pool, with no luck in it: the best die shows what it is worth."""

    def value(self, player: Placing, table: SagradaState, seat: int) -> int:
        best = LEAST
        last = NONE
        for place in range(table.pool_count):
            die = table.pool[place]
            if die != last:
                best = max(best, self.die_value(player, table, seat, die))
            last = die
        return best

    def worth(self, player: Placing, table: SagradaState, seat: int, done: int) -> int:
        best = LEAST
        last = NONE
        for place in range(table.pool_count):
            die = table.pool[place]
            if die != last:
                best = max(best, self.die_worth(player, table, seat, die))
            last = die
        return best


class ChangeByOneOpinion(DraftedOpinion):
    def die_value(self, player: Placing, table: SagradaState, seat: int, die: int) -> int:
        best = LEAST
        if die % 6 > 0:
            best = player.best_place(table, seat, die - 1, KEEP_ALL)
        if die % 6 < 5:
            best = max(best, player.best_place(table, seat, die + 1, KEEP_ALL))
        return best

    def die_worth(self, player: Placing, table: SagradaState, seat: int, die: int) -> int:
        best = player.pane.best_laid(die - 1) if die % 6 > 0 else LEAST
        if die % 6 < 5:
            best = max(best, player.pane.best_laid(die + 1))
        return spared(table, die) + best


class TurnOverOpinion(DraftedOpinion):
    def die_value(self, player: Placing, table: SagradaState, seat: int, die: int) -> int:
        return player.best_place(table, seat, turned_over(die), KEEP_ALL)

    def die_worth(self, player: Placing, table: SagradaState, seat: int, die: int) -> int:
        return spared(table, die) + player.pane.best_laid(turned_over(die))


class PlaceApartOpinion(DraftedOpinion):
    def die_value(self, player: Placing, table: SagradaState, seat: int, die: int) -> int:
        return player.best_place(table, seat, die, straightedge_waiver(table))

    def die_worth(self, player: Placing, table: SagradaState, seat: int, die: int) -> int:
        cells = table.open_cells(seat, die, straightedge_waiver(table))
        return spared(table, die) + player.pane.best_on(die, cells)


class DraftAgainOpinion(DraftedOpinion):
    """The second turn it costs counts as a die on a marked space."""

    def value(self, player: Placing, table: SagradaState, seat: int) -> int:
        return DraftedOpinion.value(self, player, table, seat) - player.weights[FILL] - player.weights[MARKED]

    def worth(self, player: Placing, table: SagradaState, seat: int, done: int) -> int:
        player.pane.turns -= 1
        return DraftedOpinion.worth(self, player, table, seat, done)


class UncertainOpinion(DraftedOpinion):
    """Works on a die of the pool, but too much follows to look at it for the learned worth."""

    def worth(self, player: Placing, table: SagradaState, seat: int, done: int) -> int:
        return player.pane.draft_worth(table, seat)


class ExchangeWithTrackOpinion(UncertainOpinion):
    def die_value(self, player: Placing, table: SagradaState, seat: int, die: int) -> int:
        return player.best_on_track(table, seat)

    def die_worth(self, player: Placing, table: SagradaState, seat: int, die: int) -> int:
        """Whatever goes to the track in exchange lies there instead; alone it should be small."""
        return -spared(table, die)


class RollDieOpinion(UncertainOpinion):
    def die_value(self, player: Placing, table: SagradaState, seat: int, die: int) -> int:
        return player.rolled_value(table, seat, die // 6)

    def die_worth(self, player: Placing, table: SagradaState, seat: int, die: int) -> int:
        found = 0
        for pips in range(6):
            found += player.pane.best_laid(die - die % 6 + pips)
        return spared(table, die) + found // 6


class ExchangeWithBagOpinion(UncertainOpinion):
    def die_value(self, player: Placing, table: SagradaState, seat: int, die: int) -> int:
        return player.drawn_value(table, seat)

    def die_worth(self, player: Placing, table: SagradaState, seat: int, die: int) -> int:
        """The die goes back to the bag: give up what is least use, and alone what is largest."""
        return spared(table, die) - player.pane.best_laid(die)


class RollPoolOpinion(ToolOpinion):
    def value(self, player: Placing, table: SagradaState, seat: int) -> int:
        found = 0
        for place in range(table.pool_count):
            found = max(found, player.rolled_value(table, seat, table.pool[place] // 6))
        return found


class MoveTwoDiceOpinion(ToolOpinion):
    """Two moves are too many to look at: the window as it is, and the draft that may follow."""

    def worth(self, player: Placing, table: SagradaState, seat: int, done: int) -> int:
        return player.pane.worth() + draft_to_come(player, table, seat, done)


class MoveDieOpinion(ToolOpinion):
    """The best single move, and the draft that may follow."""

    waive: int

    def __init__(self, waive: int) -> None:
        self.waive = waive

    def worth(self, player: Placing, table: SagradaState, seat: int, done: int) -> int:
        later = draft_to_come(player, table, seat, done)
        best = LEAST
        cells = table.occupied[seat]
        while cells:
            cell = lowest_bit(cells)
            cells &= cells - 1
            best = max(best, player.pane.best_moved(table, seat, cell, self.waive))
        return best + later


def draft_to_come(player: Placing, table: SagradaState, seat: int, done: int) -> int:
    """What the best draft will add, where the turn has not seen its draft yet."""
    return 0 if done & DRAFTED else player.pane.draft_worth(table, seat) - player.pane.worth()


# A row for each kind of tool; a tool without one could not be played against.
TOOL_OPINIONS: Final[dict[type, Callable[[int], ToolOpinion]]] = {
    ChangeByOne: lambda _: ChangeByOneOpinion(),
    TurnOver: lambda _: TurnOverOpinion(),
    RollDie: lambda _: RollDieOpinion(),
    PlaceApart: lambda _: PlaceApartOpinion(),
    ExchangeWithTrack: lambda _: ExchangeWithTrackOpinion(),
    ExchangeWithBag: lambda _: ExchangeWithBagOpinion(),
    DraftAgain: lambda _: DraftAgainOpinion(),
    RollPool: lambda _: RollPoolOpinion(),
    MoveDie: lambda number: MoveDieOpinion(TOOLBOX.effects[number].waive),
    MoveTwoDice: lambda _: MoveTwoDiceOpinion(),
    MoveTrackColor: lambda number: MoveDieOpinion(TOOLBOX.effects[number].waive),
}


def tool_opinions() -> tuple[Any, ...]:  # python
    """An opinion of each tool in the order of their numbers."""
    return tuple([TOOL_OPINIONS[type(tool.does)](number) for number, tool in enumerate(TOOLS)])
