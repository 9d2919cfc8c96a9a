"""Sections 6, 9 and 14 told a second time, slow and plain, without any code of the engine."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

Grid = list[list[str | None]]
Space = tuple[int, int]
CELLS = [(row, column) for row in range(4) for column in range(5)]
PAYS = dict(zip(range(1, 13), "PBRYGPBRYGPB", strict=True))


@dataclass
class Moment:
    """What a seat can see when it is to act."""

    marks: tuple[str, ...]
    grid: Grid
    pool: list[str]
    track: list[str]
    tools: dict[int, int]
    favor: int
    alone: bool
    second: bool
    drafted: bool
    tooled: bool


def bare(grid: Grid) -> bool:
    """Whether no die lies in the window."""
    return not any(die for row in grid for die in row)


def neighbours(grid: Grid, space: Space, *, corners: bool) -> list[str]:
    """The dice around a space, or only those at its edges."""
    found = []
    for dr, dc in [(-1, 0), (1, 0), (0, -1), (0, 1)] + ([(-1, -1), (-1, 1), (1, -1), (1, 1)] if corners else []):
        row, column = space[0] + dr, space[1] + dc
        if 0 <= row < 4 and 0 <= column < 5:
            die = grid[row][column]
            if die:
                found.append(die)
    return found


def takes(marks: tuple[str, ...], grid: Grid, space: Space, die: str, *waived: str) -> bool:
    """Whether a space takes a die; ``waived`` may say colour, value, touch, or apart (must not touch)."""
    row, column = space
    mark = marks[row][column]
    if grid[row][column]:
        return False
    if bare(grid):
        if row in (1, 2) and column in (1, 2, 3):
            return False
    elif "apart" in waived:
        if neighbours(grid, space, corners=True):
            return False
    elif "touch" not in waived and not neighbours(grid, space, corners=True):
        return False
    if mark.isalpha() and mark != die[0] and "colour" not in waived:
        return False
    if mark.isdigit() and mark != die[1] and "value" not in waived:
        return False
    return all(other[0] != die[0] and other[1] != die[1] for other in neighbours(grid, space, corners=False))


def fits(marks: tuple[str, ...], grid: Grid, die: str, *waived: str) -> list[Space]:
    """All spaces that take a die."""
    return [space for space in CELLS if takes(marks, grid, space, die, *waived)]


def after(grid: Grid, start: Space, end: Space) -> Grid:
    """The window once a die has moved."""
    copy = [list(row) for row in grid]
    copy[end[0]][end[1]] = copy[start[0]][start[1]]
    copy[start[0]][start[1]] = None
    return copy


def moves(marks: tuple[str, ...], grid: Grid, start: Space, *waived: str) -> Iterator[Space]:
    """Where the die on a space may move."""
    die = grid[start[0]][start[1]]
    if die:
        lifted = [list(row) for row in grid]
        lifted[start[0]][start[1]] = None
        for end in CELLS:
            if end != start and takes(marks, lifted, end, die, *waived):
                yield end


def double_moves(marks: tuple[str, ...], grid: Grid, start: Space) -> Iterator[Space]:
    """Where the first of two dice may go so that another can follow."""
    for end in moves(marks, grid, start):
        moved = after(grid, start, end)
        if any(next(moves(marks, moved, other), None) for other in CELLS if other != end):
            yield end


def lifted_pair(marks: tuple[str, ...], grid: Grid, one: Space, two: Space) -> dict[Space, set[Space]]:
    """Both dice lifted at once: where the first may land, and where then the second."""
    first, second = grid[one[0]][one[1]], grid[two[0]][two[1]]
    found: dict[Space, set[Space]] = {}
    if one == two or not first or not second:
        return found
    lifted = [list(row) for row in grid]
    lifted[one[0]][one[1]] = lifted[two[0]][two[1]] = None
    for end in fits(marks, lifted, first):
        landed = [list(row) for row in lifted]
        landed[end[0]][end[1]] = first
        ends = {space for space in fits(marks, landed, second) if space != two}
        if end != one and ends:
            found[end] = ends
    return found


def changed(die: str, number: int) -> list[str]:
    """What tool 1, 9 or 10 makes of a die."""
    value = int(die[1])
    if number == 1:
        return [die[0] + str(new) for new in (value - 1, value + 1) if 1 <= new <= 6]
    return [die[0] + str(7 - value)] if number == 10 else [die]


def usable_dice(now: Moment, number: int, pool: list[str]) -> set[str]:
    """The dice of the pool a tool may take."""
    if number in (6, 11):
        return set(pool)
    if number == 5:
        return set(pool) if any(fits(now.marks, now.grid, die) for die in now.track) else set()
    waived = ("apart",) if number == 9 else ()
    return {die for die in pool if any(fits(now.marks, now.grid, new, *waived) for new in changed(die, number))}


def movable(now: Moment, number: int) -> set[Space]:
    """The spaces whose dice tool 2, 3, 4 or 12 may move first."""
    waived = {2: ("colour",), 3: ("value",)}.get(number, ())
    way = double_moves if number == 4 else moves
    colors = {die[0] for die in now.track}
    return {
        start
        for start in CELLS
        if (die := now.grid[start[0]][start[1]])
        and (number != 12 or die[0] in colors)
        and next(way(now.marks, now.grid, start, *waived), None)
    }


def timely(now: Moment, number: int) -> bool:
    """Whether the moment of the turn is right."""
    if number in (2, 3, 4, 12):
        return True
    if number == 7:
        return now.second and not now.drafted
    if number == 8:
        return not now.second and now.drafted
    return not now.drafted


def possible(now: Moment, number: int, pool: list[str]) -> bool:
    """Whether a tool can be carried out with this pool."""
    if number in (2, 3, 4, 12):
        return bool(movable(now, number))
    return bool(pool) if number == 7 else bool(usable_dice(now, number, pool))


def payments(now: Moment, number: int) -> set[str]:
    """Alone: the dice that can pay for a tool and leave it possible."""
    found = set()
    for place, die in enumerate(now.pool):
        rest = now.pool[:place] + now.pool[place + 1 :]
        if die[0] == PAYS[number] and possible(now, number, rest):
            found.add(die)
    return found


def usable(now: Moment, number: int) -> bool:
    """Whether a tool on the table may be used."""
    if now.tooled or not timely(now, number):
        return False
    if now.alone:
        return bool(payments(now, number))
    return now.favor >= (2 if now.tools[number] else 1) and possible(now, number, now.pool)


def actions(now: Moment) -> set[str | int]:
    """What the seat may do: dice to draft, numbers of tools, or pass."""
    found: set[str | int] = {"pass"}
    if not now.drafted:
        found |= {die for die in now.pool if fits(now.marks, now.grid, die)}
    return found | {number for number in now.tools if usable(now, number)}


def scores(grid: Grid) -> dict[str, object]:
    """All objectives of a board."""
    columns = [[grid[row][column] for row in range(4)] for column in range(5)]
    dice = [die for row in grid for die in row if die]
    values = [die[1] for die in dice]
    colors = [die[0] for die in dice]
    diagonal = 0
    for row, column in CELLS:
        die = grid[row][column]
        ends = [(row + dr, column + dc) for dr in (-1, 1) for dc in (-1, 1)]
        others = [grid[r][c] for r, c in ends if 0 <= r < 4 and 0 <= c < 5]
        diagonal += bool(die and any(other and other[0] == die[0] for other in others))
    return {
        "row_color_variety": 6 * _full(grid, 0),
        "column_color_variety": 5 * _full(columns, 0),
        "row_shade_variety": 5 * _full(grid, 1),
        "column_shade_variety": 4 * _full(columns, 1),
        "light_shades": 2 * min(values.count("1"), values.count("2")),
        "medium_shades": 2 * min(values.count("3"), values.count("4")),
        "deep_shades": 2 * min(values.count("5"), values.count("6")),
        "shade_variety": 5 * min(values.count(value) for value in "123456"),
        "color_variety": 4 * min(colors.count(letter) for letter in "RGBYP"),
        "color_diagonals": diagonal,
        "private": {letter: sum(int(die[1]) for die in dice if die[0] == letter) for letter in "RGBYP"},
        "empty": 20 - len(dice),
    }


def _full(lines: list[list[str | None]], part: int) -> int:
    return sum(1 for line in lines if all(line) and len({die[part] for die in line if die}) == len(line))
