"""The whole truth of one game of Sagrada: fields, clone, key, and small honest changes."""

from __future__ import annotations

from typing import Any

from ludoteca.core.bits import filled
from ludoteca.core.decision import Options, State
from ludoteca.games.sagrada.content.constants import (
    BORDER,
    FULL,
    ISOLATED,
    NONE,
    NOT_LEFT,
    NOT_RIGHT,
    POOL,
    ROUNDS,
    SEATS,
    WAIVE_COLOR,
    WAIVE_TOUCH,
    WAIVE_VALUE,
)
from ludoteca.games.sagrada.content.dice import COLORS, PER_COLOR, VALUES
from ludoteca.games.sagrada.content.printed import PRINTED
from ludoteca.games.sagrada.content.tools import TOOL_COUNT


def beside(cells: int) -> int:  # noexcept
    """The spaces that share an edge with one of these."""
    return ((cells & NOT_LEFT) >> 1) | ((cells & NOT_RIGHT) << 1) | (cells >> 5) | ((cells << 5) & FULL)


def around(cells: int) -> int:  # noexcept
    """The spaces that touch one of these, by edge or corner, and these themselves."""
    wide = cells | ((cells & NOT_LEFT) >> 1) | ((cells & NOT_RIGHT) << 1)
    return (wide | (wide << 5) | (wide >> 5)) & FULL


def corners(cells: int) -> int:  # noexcept
    """The spaces that touch one of these by a corner."""
    wide = ((cells & NOT_LEFT) >> 1) | ((cells & NOT_RIGHT) << 1)
    return ((wide << 5) | (wide >> 5)) & FULL


def insert(line: list[int], start: int, count: int, die: int) -> None:  # noexcept
    """Put a die in its place in a sorted run of ``count`` dice; the caller counts."""
    place = start + count
    while place > start and line[place - 1] > die:
        line[place] = line[place - 1]
        place -= 1
    line[place] = die


def remove(line: list[int], start: int, count: int, die: int) -> None:  # noexcept
    """Take one die out of a sorted run of ``count`` dice; the free end becomes NONE."""
    place = start
    while line[place] != die:
        place += 1
    while place < start + count - 1:
        line[place] = line[place + 1]
        place += 1
    line[place] = NONE


class SagradaState(State):  # final
    """Dice are numbers 0 to 29, colour times six plus value less one; windows are masks of twenty spaces."""

    def __init__(self, seats: int, variants: int) -> None:
        State.__init__(self)
        self.seats = seats
        self.variants = variants
        self.round = 0
        self.first = 0
        self.tools = 0
        self.tools_gone = 0
        self.goals = 0
        self.skipped = 0
        self.pool_count = 0
        self.window = filled(NONE, SEATS)
        self.favor = filled(0, SEATS)
        self.occupied = filled(0, SEATS)
        self.waived = filled(0, SEATS)
        self.private = filled(NONE, 2 * SEATS)
        self.dealt = filled(NONE, 2 * SEATS)
        self.color = filled(0, SEATS * COLORS)
        self.value = filled(0, SEATS * VALUES)
        self.pool = filled(NONE, POOL)
        self.bag = filled(PER_COLOR, COLORS)
        self.out = filled(0, COLORS)
        self.favor_on = filled(0, TOOL_COUNT)
        self.track = filled(NONE, ROUNDS * POOL)
        self.track_count = filled(0, ROUNDS)

    # -- every field, written by hooks/fields ---------------------------------------------------------

    def clone(self) -> SagradaState:
        """An independent copy."""
        copy = SagradaState.__new__(SagradaState)
        copy.seats = self.seats
        copy.depth = self.depth
        copy.variants = self.variants
        copy.round = self.round
        copy.first = self.first
        copy.tools = self.tools
        copy.tools_gone = self.tools_gone
        copy.goals = self.goals
        copy.skipped = self.skipped
        copy.pool_count = self.pool_count
        copy.stack = self.stack[:]
        copy.window = self.window[:]
        copy.favor = self.favor[:]
        copy.occupied = self.occupied[:]
        copy.waived = self.waived[:]
        copy.private = self.private[:]
        copy.dealt = self.dealt[:]
        copy.color = self.color[:]
        copy.value = self.value[:]
        copy.pool = self.pool[:]
        copy.bag = self.bag[:]
        copy.out = self.out[:]
        copy.favor_on = self.favor_on[:]
        copy.track = self.track[:]
        copy.track_count = self.track_count[:]
        return copy

    def key(self) -> tuple[Any, ...]:
        """A value that is equal for equal states."""
        return (
            self.seats,
            self.asked(),
            self.variants,
            self.round,
            self.first,
            self.tools,
            self.tools_gone,
            self.goals,
            self.skipped,
            self.pool_count,
            tuple(self.window),
            tuple(self.favor),
            tuple(self.occupied),
            tuple(self.waived),
            tuple(self.private),
            tuple(self.dealt),
            tuple(self.color),
            tuple(self.value),
            tuple(self.pool),
            tuple(self.bag),
            tuple(self.out),
            tuple(self.favor_on),
            tuple(self.track),
            tuple(self.track_count),
        )

    # -- end of what hooks/fields writes --------------------------------------------------------------

    # -- where a die may go ---------------------------------------------------------------------------

    def open_cells(self, seat: int, die: int, waive: int) -> int:
        """The spaces of the seat's window that would take the die. [SAG-6.1 to 6.6]"""
        if waive:
            return self.open_after(seat, die, waive, 0, 0, 0)
        return self.fits(seat, die, self.near(seat))

    def near(self, seat: int) -> int:
        """The empty spaces that touch a die, or the border of an empty window. [SAG-6.2, 6.3]"""
        taken = self.occupied[seat]
        return around(taken) & ~taken if taken else BORDER

    def fits(self, seat: int, die: int, near: int) -> int:
        """The spaces among ``near`` whose marks and neighbours allow the die; most of a playout is spent here."""
        color = die // 6
        value = die - 6 * color
        window = self.window[seat]
        cells = near & PRINTED.color_ok[window * 5 + color] & PRINTED.value_ok[window * 6 + value]
        same = self.color[seat * 5 + color] | self.value[seat * 6 + value]
        if not cells or not same:
            return cells
        return cells & ~beside(same)

    def list_fitting(self, seat: int, out: Options) -> None:
        """Add each kind of die in the pool that fits somewhere; ``fits`` written out, for speed."""
        near = self.near(seat)
        pool = self.pool
        color_ok = PRINTED.color_ok
        value_ok = PRINTED.value_ok
        colors = self.color
        values = self.value
        window = self.window[seat]
        last = NONE
        for place in range(self.pool_count):
            die = pool[place]
            if die != last:
                last = die
                color = die // 6
                value = die - 6 * color
                cells = near & color_ok[window * 5 + color] & value_ok[window * 6 + value]
                if cells and cells & ~beside(colors[seat * 5 + color] | values[seat * 6 + value]):
                    out.add(die)

    def open_after(self, seat: int, die: int, waive: int, lifted: int, landed: int, landed_die: int) -> int:
        """The same as if the dice on ``lifted`` were away and ``landed_die`` lay on the space ``landed``."""
        taken = (self.occupied[seat] & ~lifted) | landed
        window = self.window[seat]
        color = die // 6
        value = die % 6
        cells = FULL & ~taken
        if not taken:
            cells &= BORDER
        elif waive & ISOLATED:
            cells &= ~around(taken)
        elif not waive & WAIVE_TOUCH:
            cells &= around(taken)
        if not waive & WAIVE_COLOR:
            cells &= PRINTED.color_ok[window * 5 + color]
        if not waive & WAIVE_VALUE:
            cells &= PRINTED.value_ok[window * 6 + value]
        if not cells:
            return 0
        same = self.color[seat * 5 + color] | self.value[seat * 6 + value]
        if lifted:
            same &= ~lifted
        if landed and (landed_die // 6 == color or landed_die % 6 == value):
            same |= landed
        return cells & ~beside(same)

    def die_at(self, seat: int, cell: int) -> int:
        """The die on a space, or NONE."""
        bit = 1 << cell
        if not self.occupied[seat] & bit:
            return NONE
        color = 0
        while not self.color[seat * 5 + color] & bit:
            color += 1
        value = 0
        while not self.value[seat * 6 + value] & bit:
            value += 1
        return color * 6 + value

    # -- small honest changes -------------------------------------------------------------------------

    def place(self, seat: int, die: int, cell: int, waived: bool) -> None:
        """Put a die on a space; ``waived`` remembers that a tool excused it from a rule."""
        bit = 1 << cell
        self.occupied[seat] |= bit
        self.color[seat * 5 + die // 6] |= bit
        self.value[seat * 6 + die % 6] |= bit
        if waived:
            self.waived[seat] |= bit

    def lift(self, seat: int, cell: int) -> int:
        """Take the die off a space."""
        die = self.die_at(seat, cell)
        keep = ~(1 << cell)
        self.occupied[seat] &= keep
        self.color[seat * 5 + die // 6] &= keep
        self.value[seat * 6 + die % 6] &= keep
        self.waived[seat] &= keep
        return die

    def add_to_pool(self, die: int) -> None:
        """One more die in the pool."""
        insert(self.pool, 0, self.pool_count, die)
        self.pool_count += 1

    def take_from_pool(self, die: int) -> None:
        """One die of this kind leaves the pool."""
        remove(self.pool, 0, self.pool_count, die)
        self.pool_count -= 1

    def add_to_track(self, slot: int, die: int) -> None:
        """One more die on a slot of the round track."""
        insert(self.track, slot * POOL, self.track_count[slot], die)
        self.track_count[slot] += 1

    def take_from_track(self, die: int) -> int:
        """One die of this kind leaves its earliest slot; says which slot."""
        place = 0
        while self.track[place] != die:
            place += 1
        slot = place // POOL
        remove(self.track, slot * POOL, self.track_count[slot], die)
        self.track_count[slot] -= 1
        return slot

    def tool_cost(self, tool: int) -> int:
        """What the next use costs in favour. [SAG-7.1]"""
        return 2 if self.favor_on[tool] else 1
