# cython: cdivision=False
"""What a die on a space is worth by plain weights: goals, blocked neighbours and hard spaces."""

from __future__ import annotations

from typing import Any

import cython

from ludoteca.core.constants import LEAST
from ludoteca.core.heuristic import Heuristic
from ludoteca.games.sagrada.content.constants import KEEP_ALL, POOL, ROUNDS
from ludoteca.games.sagrada.content.dice import COLORS
from ludoteca.games.sagrada.content.objectives import PUBLIC_COUNT
from ludoteca.games.sagrada.content.printed import PRINTED
from ludoteca.games.sagrada.content.windows import WINDOWS
from ludoteca.games.sagrada.players.weights import (
    DIFFICULTY,
    FILL,
    MARKED,
    NAMES,
    PRIVATE_PIP,
    PRIZE,
    RUINED,
    SOLO_FILL,
    SOLO_PIP,
    TIGHT_COLOR,
    TIGHT_VALUE,
    TUNED,
    WINDOW_MARK,
)
from ludoteca.games.sagrada.players.window import GoalOpinion, Pane, goal_opinions
from ludoteca.games.sagrada.rules.state import SagradaState

if not cython.compiled:
    from ludoteca.core.bits import count_bits
    from ludoteca.games.sagrada.rules.state import beside


class Placing(Heuristic):  # cdef
    """What each placement is worth by plain weights, in hundredths of a point; the base of the player."""

    names = NAMES
    tuned = TUNED

    # The window under thought, and opinions of the public objectives by number.
    pane: Pane
    goal_opinions: tuple[Any, ...]
    # The favour that comes with each window.
    difficulties: list[int]

    def __init__(self) -> None:
        Heuristic.__init__(self)
        self.pane = Pane()
        self.goal_opinions = goal_opinions()
        self.difficulties = [window.difficulty for window in WINDOWS]

    def place_value(self, table: SagradaState, seat: int, die: int, cell: int) -> int:
        """How good it is to have this die on this space."""
        bit = 1 << cell
        color = die // 6
        value = die % 6
        window = table.window[seat]
        worth = self.weights[FILL] + (self.weights[SOLO_FILL] if table.seats == 1 else 0)
        if count_bits(PRINTED.color_ok[window * 5] & bit) + count_bits(PRINTED.color_ok[window * 5 + 1] & bit) < 2:
            worth += self.weights[MARKED]
        elif count_bits(PRINTED.value_ok[window * 6] & bit) + count_bits(PRINTED.value_ok[window * 6 + 1] & bit) < 2:
            worth += self.weights[MARKED]
        worth += self.private_value(table, seat, die)
        for goal in range(PUBLIC_COUNT):
            if table.goals >> goal & 1:
                opinion: GoalOpinion = self.goal_opinions[goal]
                worth += opinion.step(table, seat, color, value, cell, self.weights[PRIZE + goal])
        return worth - self.blocked(table, seat, color, value, bit)

    def private_value(self, table: SagradaState, seat: int, die: int) -> int:
        """What the die brings to the private objective."""
        if table.private[seat * 2] == die // 6 or table.private[seat * 2 + 1] == die // 6:
            return self.weights[PRIVATE_PIP] * (die % 6 + 1)
        return 0

    def kept_off(self, table: SagradaState, die: int) -> int:
        """Alone, what it is worth to keep a die off the round track."""
        return self.weights[SOLO_PIP] * (die % 6 + 1) if table.seats == 1 else 0

    def blocked(self, table: SagradaState, seat: int, color: int, value: int, bit: int) -> int:
        """The harm to empty neighbours: a space that demands this colour or value can no longer be filled."""
        window = table.window[seat]
        near = beside(bit) & ~table.occupied[seat]
        harm = 0
        for cell in range(20):
            if near >> cell & 1:
                fits = 0
                for other in range(COLORS):
                    if other != color and PRINTED.color_ok[window * 5 + other] >> cell & 1:
                        if not beside(table.color[seat * 5 + other]) >> cell & 1:
                            fits += 1
                values = 0
                for pips in range(6):
                    if pips != value and PRINTED.value_ok[window * 6 + pips] >> cell & 1:
                        if not beside(table.value[seat * 6 + pips]) >> cell & 1:
                            values += 1
                if fits == 0 or values == 0:
                    harm += self.weights[RUINED]
                else:
                    harm += self.weights[TIGHT_COLOR] // fits + self.weights[TIGHT_VALUE] // values
        return harm

    def best_place(self, table: SagradaState, seat: int, die: int, waive: int) -> int:
        """The value of the best space for a die, or LEAST if there is none."""
        cells = table.open_cells(seat, die, waive)
        best = LEAST
        if cells:
            for cell in range(20):
                if cells >> cell & 1:
                    worth = self.place_value(table, seat, die, cell)
                    if worth > best:
                        best = worth
        return best

    def rolled_value(self, table: SagradaState, seat: int, color: int) -> int:
        """The mean value of a die of this colour rolled anew."""
        found = 0
        for pips in range(6):
            found += max(0, self.best_place(table, seat, color * 6 + pips, KEEP_ALL))
        return found // 6

    def best_value_of(self, table: SagradaState, seat: int, color: int) -> int:
        """The best placement of a die of this colour when its value is free."""
        best = 0
        for pips in range(6):
            best = max(best, self.best_place(table, seat, color * 6 + pips, KEEP_ALL))
        return best

    def drawn_value(self, table: SagradaState, seat: int) -> int:
        """The mean value of a die from the bag when its value is free."""
        found = 0
        weight = 0
        for color in range(COLORS):
            if table.bag[color]:
                found += table.bag[color] * self.best_value_of(table, seat, color)
                weight += table.bag[color]
        return found // weight if weight else self.best_value_of(table, seat, 0)

    def best_on_track(self, table: SagradaState, seat: int) -> int:
        """The value of the best die on the round track."""
        best = LEAST
        for slot in range(ROUNDS):
            for place in range(slot * POOL, slot * POOL + table.track_count[slot]):
                best = max(best, self.best_place(table, seat, table.track[place], KEEP_ALL))
        return best

    def window_value(self, window: int) -> int:
        """Easier windows first: every printed mark costs more than its favour brings."""
        marks = 0
        for cell in range(20):
            marks += 1 if WINDOWS[window].rows[cell // 5][cell % 5] != "." else 0
        return WINDOWS[window].difficulty * self.weights[DIFFICULTY] - marks * self.weights[WINDOW_MARK]
