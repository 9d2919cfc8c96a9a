# cython: cdivision=False
"""One window seen as a player sees it: what each space still takes, how far the goals are, what it may come to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import cython

from ludoteca.core.constants import LEAST
from ludoteca.games.sagrada.content.constants import (
    BLOCK,
    BORDER,
    COMMON,
    FINE,
    FULL,
    LEFT,
    MARKS,
    MOST_TURNS,
    NONE,
    NOT_LEFT,
    NOT_RIGHT,
    ROUNDS,
    TOP,
)
from ludoteca.games.sagrada.content.objectives import (
    COLORS,
    PUBLIC_COUNT,
    PUBLIC_OBJECTIVES,
    ROWS,
    Diagonals,
    FullLines,
    Pairs,
    Sets,
)
from ludoteca.games.sagrada.content.printed import PRINTED
from ludoteca.games.sagrada.players.learned import LEARNED
from ludoteca.games.sagrada.rules.state import SagradaState

if not cython.compiled:
    from ludoteca.core.bits import count_bits, lowest_bit
    from ludoteca.games.sagrada.rules.effects.window import destinations
    from ludoteca.games.sagrada.rules.state import around, corners


def members(mask: int) -> int:  # noexcept
    """core.bits.count_bits once more: a compiler writes it out only where it sees it, and that saves a third."""
    mask = mask - ((mask >> 1) & 0x55555555)
    mask = (mask & 0x33333333) + ((mask >> 2) & 0x33333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F
    mask = mask + (mask >> 8)
    return (mask + (mask >> 16)) & 0x3F


def sides(cells: int) -> int:  # noexcept
    """state.beside once more, for the same reason."""
    return ((cells & NOT_LEFT) >> 1) | ((cells & NOT_RIGHT) << 1) | (cells >> 5) | ((cells << 5) & FULL)


def digits_at(digits: list[int], cell: int) -> int:  # noexcept
    """The number that three masks of binary digits hold for one space."""
    found = 0
    if digits[0] & cell:
        found += 1
    if digits[1] & cell:
        found += 2
    if digits[2] & cell:
        found += 4
    return found


class Pane:  # final
    """A seat's window as masks. Dice can be laid on it and lifted again on trial; the table is never touched."""

    window: int
    taken: int
    goals: int
    favor: int
    turns: int
    book: int
    dead: int
    first: int
    second: int
    first_sum: int
    second_sum: int
    color: list[int]
    value: list[int]
    color_open: list[int]
    value_open: list[int]
    color_digits: list[int]
    value_digits: list[int]
    marks: list[int]
    # The space found by the last look for the best one.
    best_cell: int
    # For which pool and window the best draft was last looked for, and its worth.
    draft_seen: int
    draft_taken: int
    draft_best: int
    goal_opinions: tuple[Any, ...]

    def __init__(self) -> None:
        self.window = 0
        self.taken = 0
        self.goals = 0
        self.favor = 0
        self.turns = 0
        self.book = 0
        self.dead = 0
        self.first = NONE
        self.second = NONE
        self.first_sum = 0
        self.second_sum = 0
        self.best_cell = 0
        self.draft_seen = NONE
        self.draft_taken = 0
        self.draft_best = 0
        self.goal_opinions = goal_opinions()
        if not cython.compiled:
            self.color = [0] * 5
            self.value = [0] * 6
            self.color_open = [0] * 5
            self.value_open = [0] * 6
            self.color_digits = [0] * 3
            self.value_digits = [0] * 3
            self.marks = [0] * MARKS

    def read(self, table: SagradaState, seat: int, turns: int) -> None:
        """Look at a seat's window, with so many turns to come."""
        self.window = table.window[seat]
        self.taken = table.occupied[seat]
        self.goals = table.goals
        # Alone, tools are used up instead of favour.
        self.favor = table.favor[seat] if table.seats > 1 else members(table.tools)
        self.turns = min(MOST_TURNS, turns)
        self.book = table.seats - 1 if table.seats < 3 else 2
        self.first = table.private[seat * 2]
        self.second = table.private[seat * 2 + 1]
        self.first_sum = 0
        self.second_sum = 0
        for color in range(5):
            self.color[color] = table.color[seat * 5 + color]
            self.color_open[color] = PRINTED.color_ok[self.window * 5 + color] & ~sides(self.color[color])
        for value in range(6):
            cells = table.value[seat * 6 + value]
            self.value[value] = cells
            self.value_open[value] = PRINTED.value_ok[self.window * 6 + value] & ~sides(cells)
            if self.first != NONE:
                self.first_sum += (value + 1) * members(cells & self.color[self.first])
            if self.second != NONE:
                self.second_sum += (value + 1) * members(cells & self.color[self.second])

    def cells(self, die: int) -> int:
        """The spaces that would take the die by all rules."""
        near = around(self.taken) & ~self.taken if self.taken else BORDER
        return near & self.color_open[die // 6] & self.value_open[die % 6]

    def lay(self, die: int, cell: int) -> None:
        """Put a die down on trial."""
        self.taken |= 1 << cell
        self.color[die // 6] |= 1 << cell
        self.value[die % 6] |= 1 << cell
        self.renew(die, 1)

    def lift(self, die: int, cell: int) -> None:
        """Take a die away on trial."""
        self.taken &= ~(1 << cell)
        self.color[die // 6] &= ~(1 << cell)
        self.value[die % 6] &= ~(1 << cell)
        self.renew(die, -1)

    def renew(self, die: int, sign: int) -> None:
        """What changes with one die: the spaces open to its colour and value, and the private sums."""
        color = die // 6
        value = die - 6 * color
        self.color_open[color] = PRINTED.color_ok[self.window * 5 + color] & ~sides(self.color[color])
        self.value_open[value] = PRINTED.value_ok[self.window * 6 + value] & ~sides(self.value[value])
        if color == self.first:
            self.first_sum += sign * (value + 1)
        elif color == self.second:
            self.second_sum += sign * (value + 1)

    # -- what it may come to --------------------------------------------------------------------------

    def worth(self) -> int:
        """The points the window will probably end with, in hundredths."""
        page = (self.book * (MOST_TURNS + 1) + self.turns) * MARKS
        weights = LEARNED.weights
        marks = self.marks
        self.describe()
        found = 0
        for place in range(COMMON):
            found += weights[page + place] * marks[place]
        for goal in range(PUBLIC_COUNT):
            if self.goals >> goal & 1:
                start = COMMON + goal * BLOCK
                for place in range(start, start + BLOCK):
                    found += weights[page + place] * marks[place]
        return found >> FINE

    def laid(self, die: int, cell: int) -> int:
        """The worth with one more die."""
        color = die // 6
        value = die - 6 * color
        color_open = self.color_open[color]
        value_open = self.value_open[value]
        bit = 1 << cell
        self.lay(die, cell)
        found = self.worth()
        # What lift does, without finding out again what was known before.
        self.taken ^= bit
        self.color[color] ^= bit
        self.value[value] ^= bit
        self.color_open[color] = color_open
        self.value_open[value] = value_open
        if color == self.first:
            self.first_sum -= value + 1
        elif color == self.second:
            self.second_sum -= value + 1
        return found

    def best_laid(self, die: int) -> int:
        """The worth with the die on its best space; without it if there is none."""
        return self.best_on(die, self.cells(die))

    def best_on(self, die: int, cells: int) -> int:
        """The worth with the die on the best of some spaces, which is kept; without it if there is none."""
        if not cells:
            return self.worth()
        best = LEAST
        while cells:
            cell = lowest_bit(cells)
            cells &= cells - 1
            worth = self.laid(die, cell)
            if worth > best:
                best = worth
                self.best_cell = cell
        return best

    def moved(self, table: SagradaState, seat: int, cell: int, target: int) -> int:
        """The worth after a die of the window has moved."""
        die = table.die_at(seat, cell)
        self.lift(die, cell)
        worth = self.laid(die, target)
        self.lay(die, cell)
        return worth

    def best_moved(self, table: SagradaState, seat: int, cell: int, waive: int) -> int:
        """The worth after the die on a space has moved to the best space open to it, free of what ``waive`` names."""
        cells = destinations(table, seat, cell, waive)
        if not cells:
            return self.worth()
        die = table.die_at(seat, cell)
        self.lift(die, cell)
        best = self.best_on(die, cells)
        self.lay(die, cell)
        return best

    def draft_worth(self, table: SagradaState, seat: int) -> int:
        """The worth after the best draft from the pool; kept, since all tools of a question are measured by it."""
        seen = seat + 8 * self.turns + 256 * self.favor
        for place in range(table.pool_count):
            seen = (seen * 31 + table.pool[place]) & 0xFFFFFF
        if seen == self.draft_seen and self.taken == self.draft_taken:
            return self.draft_best
        best = self.worth()
        last = NONE
        for place in range(table.pool_count):
            die = table.pool[place]
            if die != last:
                best = max(best, self.best_laid(die) + spared(table, die))
            last = die
        self.draft_seen = seen
        self.draft_taken = self.taken
        self.draft_best = best
        return best

    # -- the numbers it is made of ----------------------------------------------------------------------

    def describe(self) -> None:
        """Fill ``marks``: the numbers the worth is made of. Those of goals not in play are left as they are."""
        marks = self.marks
        empty = FULL & ~self.taken
        self.count_open(empty)
        ones = self.color_digits[0]
        twos = self.color_digits[1]
        fours = self.color_digits[2]
        one_color = ones & ~twos & ~fours
        two_colors = twos & ~ones & ~fours
        more_colors = fours | (ones & twos)
        ones = self.value_digits[0]
        twos = self.value_digits[1]
        fours = self.value_digits[2]
        one_value = ones & ~twos & ~fours
        two_values = twos & ~ones & ~fours
        more_values = fours | (ones & twos)
        alive = (one_color | two_colors | more_colors) & (one_value | two_values | more_values)
        self.dead = empty & ~alive
        free = members(empty)
        near = alive & around(self.taken) if self.taken else alive & BORDER
        marks[0] = 1
        marks[1] = 20 - free
        marks[2] = members(self.dead)
        marks[3] = members(one_color & one_value)
        marks[4] = members(one_color & two_values)
        marks[5] = members(one_color & more_values)
        marks[6] = members(two_colors & one_value)
        marks[7] = members(two_colors & two_values)
        marks[8] = members(two_colors & more_values)
        marks[9] = members(more_colors & one_value)
        marks[10] = members(more_colors & two_values)
        marks[11] = free - self.turns if free > self.turns else 0
        marks[12] = members(near)
        marks[13] = self.favor
        self.describe_private(alive)
        marks[18] = self.kinds(near)
        marks[19] = marks[18] * marks[18]
        for goal in range(PUBLIC_COUNT):
            if self.goals >> goal & 1:
                start = COMMON + goal * BLOCK
                for place in range(start, start + BLOCK):
                    marks[place] = 0
                opinion: GoalOpinion = self.goal_opinions[goal]
                opinion.describe(self, start, alive)

    def count_open(self, empty: int) -> None:
        """How many colours and values each empty space takes, as binary digits side by side."""
        ones = 0
        twos = 0
        fours = 0
        for color in range(5):
            add = self.color_open[color] & empty
            carry = ones & add
            ones ^= add
            fours |= twos & carry
            twos ^= carry
        self.color_digits[0] = ones
        self.color_digits[1] = twos
        self.color_digits[2] = fours
        ones = 0
        twos = 0
        fours = 0
        for value in range(6):
            add = self.value_open[value] & empty
            carry = ones & add
            ones ^= add
            fours |= twos & carry
            twos ^= carry
        self.value_digits[0] = ones
        self.value_digits[1] = twos
        self.value_digits[2] = fours

    def kinds(self, near: int) -> int:
        """How many of the thirty kinds of dice fit somewhere now."""
        found = 0
        for color in range(5):
            cells = near & self.color_open[color]
            if cells:
                for value in range(6):
                    if cells & self.value_open[value]:
                        found += 1
        return found

    def describe_private(self, alive: int) -> None:
        """The sum so far, and the room for more."""
        marks = self.marks
        best = self.first_sum
        other = self.second_sum
        color = self.first
        if other > best:
            best = self.second_sum
            other = self.first_sum
            color = self.second
        marks[14] = best
        marks[15] = 0
        marks[16] = 0
        marks[17] = other
        if color != NONE:
            room = alive & self.color_open[color]
            marks[15] = members(room)
            marks[16] = members(room & (self.value_open[4] | self.value_open[5]))

    def describe_lines(
        self, rows: bool, start: int, held: list[int], open_to: list[int], kinds: int, digits: list[int]
    ) -> None:
        """Lines that can still be full without a repeat, by how full they are, and the chances of a last gap."""
        marks = self.marks
        length = 5 if rows else 4
        for number in range(9 - length):
            line = TOP << 5 * number if rows else LEFT << number
            missing = line & ~self.taken
            if missing & self.dead:
                continue
            full = length - members(missing)
            found = 0
            free = 0
            fit = 0
            for kind in range(kinds):
                if held[kind] & line:
                    found += 1
                elif open_to[kind] & missing:
                    free |= open_to[kind] & missing
                    fit += 1
            if found < full or free != missing or fit < length - full:
                continue
            marks[start + full] += 1
            if full == length - 1:
                marks[start + 6] += fit * digits_at(digits, missing)
            elif full == length - 2:
                marks[start + 7] += fit

    def describe_pairs(self, start: int, low: int, alive: int) -> None:
        """Pairs made, how uneven the two values are, and the room for each."""
        marks = self.marks
        scarce = low
        few = members(self.value[low])
        many = members(self.value[low + 1])
        if many < few:
            scarce = low + 1
            few, many = many, few
        marks[start] = few
        marks[start + 1] = 1 if many == few + 1 else 0
        marks[start + 2] = 1 if many == few + 2 else 0
        marks[start + 3] = 1 if many > few + 2 else 0
        marks[start + 4] = members(alive & self.value_open[scarce])
        marks[start + 5] = members(alive & self.value_open[low + low + 1 - scarce])

    def describe_sets(self, start: int, held: list[int], kinds: int) -> None:
        """How many dice are missing from one, two, three and four sets."""
        marks = self.marks
        one = 0
        two = 0
        three = 0
        four = 0
        for kind in range(kinds):
            count = members(held[kind])
            if count < 4:
                four += 4 - count
                if count < 3:
                    three += 3 - count
                    if count < 2:
                        two += 2 - count
                        if count < 1:
                            one += 1
        marks[start] = one
        marks[start + 1] = min(8, two)
        marks[start + 2] = min(8, three)
        marks[start + 3] = min(8, four)
        marks[start + 4] = 1 if one == 0 else 0
        marks[start + 5] = 1 if two == 0 else 0
        marks[start + 6] = 1 if three == 0 else 0
        marks[start + 7] = 1 if four == 0 else 0


# -- public objectives ----------------------------------------------------------------------------------


class GoalOpinion:  # cdef
    """What a player thinks of a public objective."""

    def step(self, table: SagradaState, seat: int, color: int, value: int, cell: int, prize: int) -> int:
        """By plain weights: what a die on a space brings one step nearer to a prize."""
        return 0

    def describe(self, pane: Pane, start: int, alive: int) -> None:
        """For the learned worth: fill the marks from ``start`` on with how far the objective is."""


class FullLinesOpinion(GoalOpinion):
    """Lines without a repeat."""

    along_rows: bool
    by_color: bool

    def __init__(self, along_rows: bool, by_color: bool) -> None:
        self.along_rows = along_rows
        self.by_color = by_color

    def step(self, table: SagradaState, seat: int, color: int, value: int, cell: int, prize: int) -> int:
        same = table.color[seat * 5 + color] if self.by_color else table.value[seat * 6 + value]
        line = TOP << cell // 5 * 5 if self.along_rows else LEFT << cell % 5
        length = 5 if self.along_rows else 4
        filled = count_bits(table.occupied[seat] & line)
        if same & line:
            # The minus stands outside: C and Python round a negative quotient differently.
            return -(prize * (filled + 1) // (length * 2))
        return prize * (filled + 1) // (length * 2)

    def describe(self, pane: Pane, start: int, alive: int) -> None:
        if self.by_color:
            pane.describe_lines(self.along_rows, start, pane.color, pane.color_open, 5, pane.value_digits)
        else:
            pane.describe_lines(self.along_rows, start, pane.value, pane.value_open, 6, pane.color_digits)


class PairsOpinion(GoalOpinion):
    """Pairs of a value and the next."""

    low: int

    def __init__(self, low: int) -> None:
        self.low = low

    def step(self, table: SagradaState, seat: int, color: int, value: int, cell: int, prize: int) -> int:
        if self.low <= value < self.low + 2:
            return set_step(table, seat, False, value, self.low, self.low + 2, prize)
        return 0

    def describe(self, pane: Pane, start: int, alive: int) -> None:
        pane.describe_pairs(start, self.low, alive)


class SetsOpinion(GoalOpinion):
    """Sets of all colours or values."""

    by_color: bool

    def __init__(self, by_color: bool) -> None:
        self.by_color = by_color

    def step(self, table: SagradaState, seat: int, color: int, value: int, cell: int, prize: int) -> int:
        if self.by_color:
            return set_step(table, seat, True, color, 0, 5, prize)
        return set_step(table, seat, False, value, 0, 6, prize)

    def describe(self, pane: Pane, start: int, alive: int) -> None:
        if self.by_color:
            pane.describe_sets(start, pane.color, 5)
        else:
            pane.describe_sets(start, pane.value, 6)


class DiagonalsOpinion(GoalOpinion):
    """Dice of one colour that meet at a corner."""

    def step(self, table: SagradaState, seat: int, color: int, value: int, cell: int, prize: int) -> int:
        cells = table.color[seat * 5 + color]
        joined = corners(1 << cell) & cells
        alone = joined & ~corners(cells)
        return (prize if joined else 0) + prize * count_bits(alone)

    def describe(self, pane: Pane, start: int, alive: int) -> None:
        marks = pane.marks
        for color in range(5):
            cells = pane.color[color]
            if cells:
                reach = corners(cells)
                marks[start] += members(cells & reach)
                marks[start + 1] += members(alive & pane.color_open[color] & reach)
        marks[start + 2] = 20 - members(FULL & ~pane.taken) - marks[start]


def set_step(table: SagradaState, seat: int, by_color: bool, kind: int, start: int, end: int, prize: int) -> int:
    """A step towards one more set: worth most for the member that is rarest."""
    mine = count_bits(table.color[seat * 5 + kind] if by_color else table.value[seat * 6 + kind])
    fewer = 0
    for other in range(start, end):
        count = count_bits(table.color[seat * 5 + other] if by_color else table.value[seat * 6 + other])
        if count < mine:
            fewer += 1
    return prize // (end - start) if not fewer else prize // (end - start) // (2 * fewer + 1)


GOAL_OPINIONS: Final[dict[type, Callable[[Any], GoalOpinion]]] = {
    FullLines: lambda goal: FullLinesOpinion(goal.along == ROWS, goal.differ_in == COLORS),
    Pairs: lambda goal: PairsOpinion(goal.low - 1),
    Sets: lambda goal: SetsOpinion(goal.of == COLORS),
    Diagonals: lambda _: DiagonalsOpinion(),
}


def goal_opinions() -> tuple[Any, ...]:  # python
    """An opinion of each public objective in the order of their numbers."""
    return tuple([GOAL_OPINIONS[type(goal.counts)](goal.counts) for goal in PUBLIC_OBJECTIVES])


# -- turns ------------------------------------------------------------------------------------------------


def turns_left(table: SagradaState, turn: int) -> int:
    """The turns a seat has after this one of a round's two."""
    return 2 * (ROUNDS - table.round) + 1 - turn


def likely_turn(table: SagradaState) -> int:
    """Which of its two turns the seat with a question is in, by what is left of the pool."""
    return 0 if table.pool_count > (table.seats if table.seats > 1 else 2) else 1


def spared(table: SagradaState, die: int) -> int:
    """Alone, a die kept off the round track lowers the target by its value, in hundredths of a point."""
    return 100 * (die % 6 + 1) if table.seats == 1 else 0
