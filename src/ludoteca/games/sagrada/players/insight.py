# cython: cdivision=False
"""One window seen as a player sees it: what each space still takes, how far the goals are, what it may come to."""

from __future__ import annotations

import cython

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
)
from ludoteca.games.sagrada.content.printed_marks import PRINTED
from ludoteca.games.sagrada.players.lessons import LESSONS
from ludoteca.games.sagrada.rules.state import SagradaState

if not cython.compiled:
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
        weights = LESSONS.weights
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
                self.describe_goal(goal, COMMON + goal * BLOCK, alive)

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

    def describe_goal(self, goal: int, start: int, alive: int) -> None:
        """How far a public objective is."""
        marks = self.marks
        for place in range(start, start + BLOCK):
            marks[place] = 0
        if goal == ROW_COLORS or goal == COLUMN_COLORS:
            self.describe_lines(goal == ROW_COLORS, start, self.color, self.color_open, 5, self.value_digits)
        elif goal == ROW_SHADES or goal == COLUMN_SHADES:
            self.describe_lines(goal == ROW_SHADES, start, self.value, self.value_open, 6, self.color_digits)
        elif goal == COLOR_DIAGONALS:
            for color in range(5):
                cells = self.color[color]
                if cells:
                    reach = corners(cells)
                    marks[start] += members(cells & reach)
                    marks[start + 1] += members(alive & self.color_open[color] & reach)
            marks[start + 2] = 20 - members(FULL & ~self.taken) - marks[start]
        elif goal == LIGHT_SHADES:
            self.describe_pairs(start, 0, alive)
        elif goal == MEDIUM_SHADES:
            self.describe_pairs(start, 2, alive)
        elif goal == DEEP_SHADES:
            self.describe_pairs(start, 4, alive)
        elif goal == COLOR_VARIETY:
            self.describe_sets(start, self.color, 5)
        else:
            self.describe_sets(start, self.value, 6)

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
                others = 0
                if digits[0] & missing:
                    others += 1
                if digits[1] & missing:
                    others += 2
                if digits[2] & missing:
                    others += 4
                marks[start + 6] += fit * others
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


def turns_left(table: SagradaState, turn: int) -> int:
    """The turns a seat has after this one of a round's two."""
    return 2 * (ROUNDS - table.round) + 1 - turn


def likely_turn(table: SagradaState) -> int:
    """Which of its two turns the seat with a question is in, by what is left of the pool."""
    return 0 if table.pool_count > (table.seats if table.seats > 1 else 2) else 1
