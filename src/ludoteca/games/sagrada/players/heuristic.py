# cython: cdivision=False
"""The player of Sagrada: plain weights for itself, and for search a learned worth of windows and quick rollouts."""

from __future__ import annotations

from typing import Any

import cython

from ludoteca.core.constants import LEAST
from ludoteca.core.decision import Options
from ludoteca.core.rng import Rng
from ludoteca.core.rules import Rules
from ludoteca.core.value import Features
from ludoteca.games.sagrada.content.constants import BLOCK, COMMON, DRAFTED, NONE, PASS, ROUNDS
from ludoteca.games.sagrada.content.dice import KINDS
from ludoteca.games.sagrada.content.objectives import PUBLIC_COUNT
from ludoteca.games.sagrada.players.answers import ActOpinion, AnswerOpinion, answer_opinions
from ludoteca.games.sagrada.players.placing import Placing
from ludoteca.games.sagrada.rules.decisions.numbers import ACT, PLACE
from ludoteca.games.sagrada.rules.state import SagradaState

if not cython.compiled:
    from ludoteca.core.bits import count_bits, lowest_bit
    from ludoteca.games.sagrada.players.window import spared, turns_left


class Greedy(Placing):  # cdef
    """Picks by plain weights; weighs, sketches and estimates by what was learned, for search."""

    opinions: tuple[Any, ...]
    found_seat: int
    found_die: int
    found_taken: int
    found_cell: int
    # Rounds a rollout begins where there are no rivals.
    alone: int
    # The first impression is a good one already.
    strong = 8

    def __init__(self) -> None:
        Placing.__init__(self)
        self.opinions = answer_opinions()
        # The space found for a die while it was chosen, for the question that follows.
        self.found_seat = NONE
        self.found_die = NONE
        self.found_taken = 0
        self.found_cell = 0
        self.looks = 5
        self.careless = 5
        self.horizon = -1
        self.alone = 5
        self.scale = 8.0
        self.spread = 120.0
        self.unsure = 4.0
        self.for_itself = True
        self.paired = True

    def habit(self, state: Any, decision: int, seat: int, a: int, b: int, option: int) -> int:
        """How good an answer looks by plain weights."""
        table: SagradaState = state
        opinion: AnswerOpinion = self.opinions[decision]
        return opinion.value(self, table, seat, a, b, option)

    def weigh(self, state: Any, decision: int, seat: int, a: int, b: int, option: int) -> int:
        """How good an answer looks: the worth of the window it leads to."""
        table: SagradaState = state
        opinion: AnswerOpinion = self.opinions[decision]
        return opinion.worth(self, table, seat, a, b, option)

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
        return self.weigh_all(table, decision, seat, a, b, out)

    def weigh_all(self, table: SagradaState, decision: int, seat: int, a: int, b: int, out: Options) -> int:
        """The best of all answers."""
        if decision == ACT:
            return self.weigh_act(table, seat, a, b, out)
        best = LEAST
        chosen = out.items[0]
        for place in range(out.count):
            weight = self.weigh(table, decision, seat, a, b, out.items[place])
            if weight > best:
                best = weight
                chosen = out.items[place]
        return chosen

    def weigh_act(self, table: SagradaState, seat: int, turn: int, done: int, out: Options) -> int:
        """The best of all drafts and tools; the space of a die is remembered."""
        act: ActOpinion = self.opinions[ACT]
        pane = self.pane
        pane.read(table, seat, turns_left(table, turn))
        best = LEAST
        chosen = PASS
        for place in range(out.count):
            option = out.items[place]
            if option < KINDS:
                weight = pane.best_laid(option) + spared(table, option)
            elif option == PASS:
                weight = pane.worth()
            else:
                weight = act.tool_worth(self, table, seat, option - KINDS, done)
                # Weighing a tool has paid its price.
                pane.read(table, seat, turns_left(table, turn))
            if weight > best:
                best = weight
                chosen = option
                if option < KINDS:
                    self.found_cell = pane.best_cell
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
            weight = pane.laid(die, cell) + spared(table, die)
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
        return Placing.is_far(self, rules, table, begun)

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
