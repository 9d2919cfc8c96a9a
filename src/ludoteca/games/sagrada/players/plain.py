# cython: cdivision=False
"""A player with good habits: values each placement by goals, blocked neighbours and hard spaces, in hundredths."""

from __future__ import annotations

from typing import Any

import cython

from ludoteca.core.constants import LEAST
from ludoteca.core.heuristic import Heuristic
from ludoteca.games.sagrada.content.constants import KEEP_ALL, LEFT, NONE, PASS, POOL, RETURN, ROUNDS, TOP
from ludoteca.games.sagrada.content.dice import COLORS, KINDS
from ludoteca.games.sagrada.content.objectives import (
    COLOR_DIAGONALS,
    COLOR_VARIETY,
    COLUMN_COLORS,
    COLUMN_SHADES,
    DEEP_SHADES,
    LIGHT_SHADES,
    MEDIUM_SHADES,
    PUBLIC_COUNT,
    ROW_COLORS,
    ROW_SHADES,
    SHADE_VARIETY,
)
from ludoteca.games.sagrada.content.printed_marks import PRINTED
from ludoteca.games.sagrada.content.tools import FLUX_BRUSH, HAMMER, LENS, PLIERS, REMOVER, RUNNING, STONE, STRAIGHTEDGE
from ludoteca.games.sagrada.content.windows import WINDOWS
from ludoteca.games.sagrada.players.habits import (
    DIFFICULTY,
    FAVOR,
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
from ludoteca.games.sagrada.rules.decisions.numbers import (
    ACT,
    BUMP,
    CHOOSE_VALUE,
    CHOOSE_WINDOW,
    MOVE_TO,
    PAY,
    PLACE,
    PLACE_OR_RETURN,
    SWAP,
    TAKE,
)
from ludoteca.games.sagrada.rules.state import SagradaState

if not cython.compiled:
    from ludoteca.core.bits import count_bits
    from ludoteca.games.sagrada.rules.effects import straightedge_waiver, turned_over
    from ludoteca.games.sagrada.rules.state import beside, corners


class Plain(Heuristic):  # cdef
    """Takes the answer that looks best now; ties are broken by chance."""

    names = NAMES
    tuned = TUNED

    def habit(self, state: Any, decision: int, seat: int, a: int, b: int, option: int) -> int:
        """How good an answer looks by plain habits, in hundredths of a point."""
        table: SagradaState = state
        if decision == ACT:
            if option == PASS:
                return 0
            if option < KINDS:
                return self.best_place(table, seat, option, KEEP_ALL) + self.kept_off(table, option)
            return self.tool_value(table, seat, option - KINDS)
        if decision == PLACE:
            return self.place_value(table, seat, a, option)
        if decision == PLACE_OR_RETURN:
            return 0 if option == RETURN else self.place_value(table, seat, a, option)
        if decision == TAKE:
            return self.tool_die_value(table, seat, a, option)
        if decision == BUMP:
            return self.best_place(table, seat, a + (1 if option else -1), KEEP_ALL)
        if decision == SWAP:
            return self.best_place(table, seat, option, KEEP_ALL)
        if decision == CHOOSE_VALUE:
            return self.best_place(table, seat, a * 6 + option, KEEP_ALL)
        if decision == MOVE_TO:
            return self.place_value(table, seat, table.die_at(seat, a >> 4), option)
        if decision == PAY:
            return self.kept_off(table, option) - self.best_place(table, seat, option, KEEP_ALL)
        if decision == CHOOSE_WINDOW:
            return self.window_value(option)
        return 0

    # -- what an answer is made of --------------------------------------------------------------------

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
                worth += self.goal_value(table, seat, goal, color, value, cell)
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

    def goal_value(self, table: SagradaState, seat: int, goal: int, color: int, value: int, cell: int) -> int:
        """What the die brings one step nearer to a public objective."""
        prize = self.weights[PRIZE + goal]
        if goal == ROW_COLORS:
            return self.line_value(table, seat, table.color[seat * 5 + color], TOP << cell // 5 * 5, prize, 5)
        if goal == ROW_SHADES:
            return self.line_value(table, seat, table.value[seat * 6 + value], TOP << cell // 5 * 5, prize, 5)
        if goal == COLUMN_COLORS:
            return self.line_value(table, seat, table.color[seat * 5 + color], LEFT << cell % 5, prize, 4)
        if goal == COLUMN_SHADES:
            return self.line_value(table, seat, table.value[seat * 6 + value], LEFT << cell % 5, prize, 4)
        if goal == COLOR_DIAGONALS:
            cells = table.color[seat * 5 + color]
            joined = corners(1 << cell) & cells
            alone = joined & ~corners(cells)
            return (prize if joined else 0) + prize * count_bits(alone)
        if goal == COLOR_VARIETY:
            return self.set_value(table, seat, True, color, 0, 5, prize)
        if goal == SHADE_VARIETY:
            return self.set_value(table, seat, False, value, 0, 6, prize)
        if goal == LIGHT_SHADES and value < 2:
            return self.set_value(table, seat, False, value, 0, 2, prize)
        if goal == MEDIUM_SHADES and 2 <= value < 4:
            return self.set_value(table, seat, False, value, 2, 4, prize)
        if goal == DEEP_SHADES and value >= 4:
            return self.set_value(table, seat, False, value, 4, 6, prize)
        return 0

    def line_value(self, table: SagradaState, seat: int, same: int, cells: int, prize: int, length: int) -> int:
        """A step towards a full line without repeats, or the loss of one."""
        filled = count_bits(table.occupied[seat] & cells)
        if same & cells:
            # The minus stands outside: C and Python round a negative quotient differently.
            return -(prize * (filled + 1) // (length * 2))
        return prize * (filled + 1) // (length * 2)

    def set_value(
        self, table: SagradaState, seat: int, by_color: bool, kind: int, start: int, end: int, prize: int
    ) -> int:
        """A step towards one more set: worth most for the member that is rarest."""
        mine = count_bits(table.color[seat * 5 + kind] if by_color else table.value[seat * 6 + kind])
        fewer = 0
        for other in range(start, end):
            count = count_bits(table.color[seat * 5 + other] if by_color else table.value[seat * 6 + other])
            if count < mine:
                fewer += 1
        return prize // (end - start) if not fewer else prize // (end - start) // (2 * fewer + 1)

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

    def tool_die_value(self, table: SagradaState, seat: int, tool: int, die: int) -> int:
        """What a drafted-die tool could make of a die of the pool."""
        best = LEAST
        if tool == PLIERS:
            if die % 6 > 0:
                best = self.best_place(table, seat, die - 1, KEEP_ALL)
            if die % 6 < 5:
                best = max(best, self.best_place(table, seat, die + 1, KEEP_ALL))
            return best
        if tool == STONE:
            return self.best_place(table, seat, turned_over(die), KEEP_ALL)
        if tool == STRAIGHTEDGE:
            return self.best_place(table, seat, die, straightedge_waiver(table))
        if tool == FLUX_BRUSH:
            return self.rolled_value(table, seat, die // 6)
        if tool == REMOVER:
            return self.drawn_value(table, seat)
        if tool == LENS:
            return self.best_on_track(table, seat)
        return self.best_place(table, seat, die, KEEP_ALL)

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

    def tool_value(self, table: SagradaState, seat: int, tool: int) -> int:
        """What using a tool now promises, its price included; LEAST for those left to deeper thought."""
        best = LEAST
        if tool == HAMMER:
            found = 0
            for place in range(table.pool_count):
                found = max(found, self.rolled_value(table, seat, table.pool[place] // 6))
            best = found
        elif tool in (PLIERS, STONE, STRAIGHTEDGE, FLUX_BRUSH, REMOVER, LENS, RUNNING):
            last = NONE
            for place in range(table.pool_count):
                die = table.pool[place]
                if die != last:
                    best = max(best, self.tool_die_value(table, seat, tool, die))
                last = die
            if tool == RUNNING:
                best -= self.weights[FILL] + self.weights[MARKED]
        if best == LEAST:
            return LEAST
        return best - self.weights[FAVOR] * (table.tool_cost(tool) if table.seats > 1 else 1)

    def window_value(self, window: int) -> int:
        """Easier windows first: every printed mark costs more than its favour brings."""
        marks = 0
        for cell in range(20):
            marks += 1 if WINDOWS[window].rows[cell // 5][cell % 5] != "." else 0
        return WINDOWS[window].difficulty * self.weights[DIFFICULTY] - marks * self.weights[WINDOW_MARK]
