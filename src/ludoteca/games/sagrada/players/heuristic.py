# cython: cdivision=False
"""The player of Sagrada: plain habits for itself, and for search a learned worth of windows and quick rollouts."""

from __future__ import annotations

from typing import Any

import cython

from ludoteca.core.constants import LEAST
from ludoteca.core.decision import Options
from ludoteca.core.rng import Rng
from ludoteca.core.rules import Rules
from ludoteca.core.value import Features
from ludoteca.games.sagrada.content.constants import (
    BLOCK,
    COMMON,
    DRAFTED,
    NONE,
    PASS,
    RETURN,
    ROUNDS,
    STOP,
)
from ludoteca.games.sagrada.content.dice import KINDS
from ludoteca.games.sagrada.content.objectives import PUBLIC_COUNT
from ludoteca.games.sagrada.content.printed_marks import PRINTED
from ludoteca.games.sagrada.content.tools import (
    BRUSH,
    BURNISHER,
    FLUX_BRUSH,
    LATHEKIN,
    LENS,
    PLIERS,
    REMOVER,
    RUNNING,
    STONE,
    STRAIGHTEDGE,
    WHEEL,
)
from ludoteca.games.sagrada.content.windows import WINDOWS
from ludoteca.games.sagrada.players.habits import HOPE, PATIENCE
from ludoteca.games.sagrada.players.insight import Pane
from ludoteca.games.sagrada.players.plain import Plain
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
    SWAP,
    TAKE,
)
from ludoteca.games.sagrada.rules.state import SagradaState

if not cython.compiled:
    from ludoteca.core.bits import count_bits, lowest_bit
    from ludoteca.games.sagrada.players.insight import likely_turn, turns_left
    from ludoteca.games.sagrada.rules.effects import destinations, move_waiver, straightedge_waiver, turned_over


class Greedy(Plain):  # cdef
    """Picks by plain habits; weighs, sketches and estimates by what was learned, for search."""

    pane: Pane
    found_seat: int
    found_die: int
    found_taken: int
    found_cell: int
    best_cell: int
    draft_seen: int
    draft_taken: int
    draft_best: int
    favors: list[int]
    # Rounds a rollout begins where there are no rivals.
    alone: int
    # The first impression is a good one already.
    strong = 8

    def __init__(self) -> None:
        Plain.__init__(self)
        self.pane = Pane()
        # The space found for a die while it was chosen, for the question that follows.
        self.found_seat = NONE
        self.found_die = NONE
        self.found_taken = 0
        self.found_cell = 0
        self.best_cell = 0
        self.draft_seen = NONE
        self.draft_taken = 0
        self.draft_best = 0
        self.favors = [window.difficulty for window in WINDOWS]
        self.looks = 5
        self.careless = 5
        self.horizon = -1
        self.alone = 5
        self.scale = 8.0
        self.spread = 120.0
        self.unsure = 4.0
        self.for_itself = True
        self.paired = True

    # -- for the priors of search -----------------------------------------------------------------------

    def weigh(self, state: Any, decision: int, seat: int, a: int, b: int, option: int) -> int:
        """How good an answer looks: the worth of the window it leads to."""
        table: SagradaState = state
        pane = self.pane
        if decision == ACT:
            pane.read(table, seat, turns_left(table, a))
            if option == PASS:
                return pane.worth()
            if option < KINDS:
                return self.best_laid(option) + self.spared(table, option)
            return self.tool_worth(table, seat, option - KINDS, b)
        if decision == CHOOSE_WINDOW:
            return self.window_worth(table, seat, option)
        pane.read(table, seat, turns_left(table, likely_turn(table)))
        if decision == PLACE:
            return pane.laid(a, option)
        if decision == PLACE_OR_RETURN:
            return pane.worth() if option == RETURN else pane.laid(a, option) + self.spared(table, a)
        if decision == TAKE:
            return self.taken_worth(table, seat, a, option)
        if decision == BUMP:
            return self.best_laid(a + (1 if option else -1))
        if decision == SWAP:
            return self.best_laid(option) + self.spared(table, option)
        if decision == CHOOSE_VALUE:
            return self.best_laid(a * 6 + option)
        if decision == MOVE_TO:
            return self.moved(table, seat, a >> 4, option)
        if decision == MOVE_FROM:
            return pane.worth() if option == STOP else self.best_moved(table, seat, a, option)
        if decision == PAY:
            return self.spared(table, option) - self.best_laid(option)
        return 0

    def spared(self, table: SagradaState, die: int) -> int:
        """Alone, a die kept off the round track lowers the target by its value."""
        return 100 * (die % 6 + 1) if table.seats == 1 else 0

    def best_laid(self, die: int) -> int:
        """The worth with the die on its best space; without it if there is none."""
        return self.best_on(die, self.pane.cells(die))

    def best_on(self, die: int, cells: int) -> int:
        """The worth with the die on the best of some spaces, which is kept; without it if there is none."""
        pane = self.pane
        if not cells:
            return pane.worth()
        best = LEAST
        while cells:
            cell = lowest_bit(cells)
            cells &= cells - 1
            worth = pane.laid(die, cell)
            if worth > best:
                best = worth
                self.best_cell = cell
        return best

    def window_worth(self, table: SagradaState, seat: int, window: int) -> int:
        """What an empty window may come to."""
        pane = self.pane
        old = table.window[seat]
        table.window[seat] = window
        pane.read(table, seat, 2 * ROUNDS)
        if table.seats > 1:
            pane.favor = self.favors[window]
        table.window[seat] = old
        return pane.worth()

    def moved(self, table: SagradaState, seat: int, cell: int, target: int) -> int:
        """The worth after a die of the window has moved."""
        pane = self.pane
        die = table.die_at(seat, cell)
        pane.lift(die, cell)
        worth = pane.laid(die, target)
        pane.lay(die, cell)
        return worth

    def best_moved(self, table: SagradaState, seat: int, tool: int, cell: int) -> int:
        """The worth after the die on a space has moved to the best space a window tool opens to it."""
        pane = self.pane
        cells = destinations(table, seat, cell, move_waiver(tool))
        if not cells:
            return pane.worth()
        die = table.die_at(seat, cell)
        pane.lift(die, cell)
        best = self.best_on(die, cells)
        pane.lay(die, cell)
        return best

    # -- tools --------------------------------------------------------------------------------------------

    def draft_worth(self, table: SagradaState, seat: int) -> int:
        """The worth after the best draft from the pool; kept, since all tools of a question are measured by it."""
        pane = self.pane
        seen = seat + 8 * pane.turns + 256 * pane.favor
        for place in range(table.pool_count):
            seen = (seen * 31 + table.pool[place]) & 0xFFFFFF
        if seen == self.draft_seen and pane.taken == self.draft_taken:
            return self.draft_best
        best = pane.worth()
        last = NONE
        for place in range(table.pool_count):
            die = table.pool[place]
            if die != last:
                best = max(best, self.best_laid(die) + self.spared(table, die))
            last = die
        self.draft_seen = seen
        self.draft_taken = pane.taken
        self.draft_best = best
        return best

    def tool_worth(self, table: SagradaState, seat: int, tool: int, done: int) -> int:
        """What using a tool now promises, its price included; of those that stir up much, only a hope."""
        pane = self.pane
        bonus = 0
        if table.seats == 1:
            for place in range(table.pool_count):
                if table.pool[place] // 6 == PRINTED.solo_color[tool]:
                    bonus = max(bonus, self.spared(table, table.pool[place]))
            pane.favor -= 1
        else:
            pane.favor -= table.tool_cost(tool)
        if tool == PLIERS or tool == STONE or tool == STRAIGHTEDGE or tool == RUNNING:
            if tool == RUNNING:
                pane.turns -= 1
            best = LEAST
            last = NONE
            for place in range(table.pool_count):
                die = table.pool[place]
                if die != last:
                    best = max(best, self.taken_worth(table, seat, tool, die))
                last = die
            return best + bonus + self.hope(table, tool)
        if tool == BRUSH or tool == BURNISHER or tool == WHEEL or tool == LATHEKIN:
            best = pane.worth()
            later = 0 if done & DRAFTED else self.draft_worth(table, seat) - best
            if tool == LATHEKIN:
                return best + later + bonus + self.hope(table, tool)
            best = LEAST
            cells = table.occupied[seat]
            while cells:
                cell = lowest_bit(cells)
                cells &= cells - 1
                best = max(best, self.best_moved(table, seat, tool, cell))
            return best + later + bonus + self.hope(table, tool)
        return self.draft_worth(table, seat) + bonus + self.hope(table, tool)

    def hope(self, table: SagradaState, tool: int) -> int:
        """What a tool promises beyond what was looked at; alone it works once, and may be of more use later."""
        return self.weights[(PATIENCE if table.seats == 1 else HOPE) + tool]

    def taken_worth(self, table: SagradaState, seat: int, tool: int, die: int) -> int:
        """What a tool makes of a die of the pool."""
        spared = self.spared(table, die)
        if tool == PLIERS:
            best = self.best_laid(die - 1) if die % 6 > 0 else LEAST
            return spared + (max(best, self.best_laid(die + 1)) if die % 6 < 5 else best)
        if tool == STONE:
            return spared + self.best_laid(turned_over(die))
        if tool == STRAIGHTEDGE:
            return spared + self.best_on(die, table.open_cells(seat, die, straightedge_waiver(table)))
        if tool == LENS:
            # Whatever goes to the track in exchange lies there instead; alone it should be small.
            return -self.spared(table, die)
        if tool == FLUX_BRUSH:
            found = 0
            for pips in range(6):
                found += self.best_laid(die - die % 6 + pips)
            return spared + found // 6
        if tool == REMOVER:
            # The die goes back to the bag: give up what is least use, and alone what is largest.
            return spared - self.best_laid(die)
        return spared + self.best_laid(die)

    # -- rollouts -----------------------------------------------------------------------------------------

    def sketch(self, rules: Rules, state: Any, decision: int, seat: int, a: int, b: int, out: Options, rng: Rng) -> int:
        """A quick answer: the best of a few dice and spaces met by chance, tools only where nothing fits.

        Alone every answer is weighed: a rollout is cheap without rivals, and only a careful one shows what a tool is
        still good for.
        """
        table: SagradaState = state
        count = out.count
        if count == 1:
            return out.items[0]
        if decision == PLACE:
            if a == self.found_die and seat == self.found_seat and table.occupied[seat] == self.found_taken:
                self.found_die = NONE
                if table.open_cells(seat, a, b) >> self.found_cell & 1:
                    return self.found_cell
        elif decision == ACT and table.seats > 1:
            return self.sketch_act(table, seat, a, b, out, rng)
        if rng.below(100) < self.careless:
            return out.items[rng.below(count)]
        if table.seats > 1:
            return self.glance(table, decision, seat, a, b, out, rng)
        if decision == ACT:
            return self.weigh_act(table, seat, a, b, out)
        best = LEAST
        chosen = out.items[0]
        for place in range(count):
            weight = self.weigh(table, decision, seat, a, b, out.items[place])
            if weight > best:
                best = weight
                chosen = out.items[place]
        return chosen

    def weigh_act(self, table: SagradaState, seat: int, turn: int, done: int, out: Options) -> int:
        """The best of all drafts and tools; the space of a die is remembered."""
        pane = self.pane
        pane.read(table, seat, turns_left(table, turn))
        best = LEAST
        chosen = PASS
        for place in range(out.count):
            option = out.items[place]
            if option < KINDS:
                weight = self.best_laid(option) + self.spared(table, option)
            elif option == PASS:
                weight = pane.worth()
            else:
                weight = self.tool_worth(table, seat, option - KINDS, done)
                # Weighing a tool has paid its price.
                pane.read(table, seat, turns_left(table, turn))
            if weight > best:
                best = weight
                chosen = option
                if option < KINDS:
                    self.found_cell = self.best_cell
        self.found_seat = seat
        self.found_die = chosen
        self.found_taken = table.occupied[seat]
        return chosen

    def sketch_act(self, table: SagradaState, seat: int, turn: int, done: int, out: Options, rng: Rng) -> int:
        """Draft what looks best among a few dice on a few spaces, and remember the space."""
        dice = out.count
        while dice and out.items[dice - 1] >= KINDS:
            dice -= 1
        if not dice:
            # Only tools are left, and passing: now and then one of them, without a thought.
            if done & DRAFTED or rng.below(2):
                return PASS
            return out.items[rng.below(out.count)]
        pane = self.pane
        pane.read(table, seat, turns_left(table, turn))
        best = LEAST
        chosen = PASS
        for _ in range(self.looks):
            die = out.items[rng.below(dice)]
            cells = pane.cells(die)
            skip = rng.below(count_bits(cells))
            while skip:
                cells &= cells - 1
                skip -= 1
            cell = lowest_bit(cells)
            weight = pane.laid(die, cell) + self.spared(table, die)
            if weight > best:
                best = weight
                chosen = die
                self.found_cell = cell
        self.found_seat = seat
        self.found_die = chosen
        self.found_taken = table.occupied[seat]
        return chosen

    # -- the end ------------------------------------------------------------------------------------------

    def is_far(self, rules: Rules, state: Any, begun: int) -> bool:
        """With rivals a rollout ends with its round; alone it is cheaper and the guess is poorer, so it goes on."""
        table: SagradaState = state
        if table.seats == 1:
            return table.round > begun + self.alone
        return Plain.is_far(self, rules, table, begun)

    def estimate(self, rules: Rules, state: Any, seat: int) -> float:
        """The points the seat will probably end with; alone, less what the target will still grow by."""
        table: SagradaState = state
        if not table.depth:
            return rules.points(table, seat)
        self.pane.read(table, seat, 2 * (ROUNDS + 1 - table.round))
        return self.pane.worth() / 100.0

    def features(self, state: Any, seat: int, row: Features) -> None:
        """The numbers that describe the seat's window; those of goals not in play are zero."""
        table: SagradaState = state
        pane = self.pane
        pane.read(table, seat, 2 * (ROUNDS + 1 - table.round))
        pane.describe()
        row.clear()
        for place in range(COMMON):
            row.add(pane.marks[place])
        for goal in range(PUBLIC_COUNT):
            for place in range(COMMON + goal * BLOCK, COMMON + goal * BLOCK + BLOCK):
                row.add(pane.marks[place] if table.goals >> goal & 1 else 0)


class Learned(Greedy):
    """Takes the answer whose window is worth most by what was learned: learning goes on from its games."""

    def habit(self, state: Any, decision: int, seat: int, a: int, b: int, option: int) -> int:
        return self.weigh(state, decision, seat, a, b, option)
