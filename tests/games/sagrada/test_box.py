"""The functions for people with the box on their table."""

from __future__ import annotations

import pytest

from ludoteca.core.errors import BadOptions, LudotecaError
from ludoteca.core.rng import Rng
from ludoteca.games.sagrada import open_cells, score_window
from ludoteca.games.sagrada.content.dice import COLOR_LETTERS, DICE
from ludoteca.games.sagrada.content.windows import WINDOWS
from tests.games.sagrada.helpers import BARE, SMALL, board
from tests.support import rule

Grid = list[list[str | None]]


@rule("SAG-6.1", "SAG-15.5")
def test_open_cells_are_rows_and_columns_from_nought() -> None:
    assert open_cells("fractal_drops", board(SMALL), "R2") == [(1, 0), (2, 0), (2, 1)]


@rule("SAG-6.1")
def test_windows_go_by_id_or_name_and_dice_in_either_case() -> None:
    expected = [(1, 0), (2, 0), (2, 1)]
    assert open_cells("Fractal Drops", board(SMALL), "r2") == expected
    assert open_cells(" SUN'S GLORY ", board(BARE), "P1") == open_cells("suns_glory", board(BARE), "P1")
    tuples = tuple(tuple(row) for row in board(SMALL))
    assert open_cells("fractal_drops", tuples, "R2") == expected


@rule("SAG-9.3")
def test_an_empty_board_scores_nothing() -> None:
    scores = score_window(board(BARE))
    assert scores.pop("empty") == 20
    assert scores.pop("private") == dict.fromkeys("RGBYP", 0)
    assert len(scores) == 10
    assert set(scores.values()) == {0}


@pytest.mark.parametrize(
    ("bad", "message"),
    [
        (None, "board must have 4 rows"),
        ("R3", "board must have 4 rows"),
        ([[None] * 5] * 3, "board must have 4 rows"),
        ([[None] * 5] * 3 + [[None] * 4], "board, row 4 must have 5 entries"),
        ([[None] * 5, "abcde", [None] * 5, [None] * 5], "board, row 2 must have 5 entries"),
        ([[None, "R7", None, None, None]] + [[None] * 5] * 3, "board, row 1, column 2: 'R7' is not a die"),
        ([[None, 3, None, None, None]] + [[None] * 5] * 3, "board, row 1, column 2: 3 is not a die"),
        ([[None, "", None, None, None]] + [[None] * 5] * 3, "board, row 1, column 2: '' is not a die"),
    ],
)
@rule("SAG-1.2")
def test_a_bad_board_is_refused_with_its_place(bad: object, message: str) -> None:
    with pytest.raises(BadOptions, match=message):
        score_window(bad)  # type: ignore[arg-type]
    with pytest.raises(LudotecaError, match=message):
        open_cells("virtus", bad, "R1")  # type: ignore[arg-type]


@rule("SAG-1.2")
def test_a_bad_die_or_window_is_refused_with_what_would_be_right() -> None:
    with pytest.raises(BadOptions, match="die: 'X1' is not a die; write a letter of RGBYP and a value, such as R3"):
        open_cells("virtus", board(BARE), "X1")
    with pytest.raises(BadOptions, match="there is no window 'vitrus'; windows are aurora_sagradis, "):
        open_cells("vitrus", board(BARE), "R1")
    with pytest.raises(BadOptions, match="there is no window 7"):
        open_cells(7, board(BARE), "R1")  # type: ignore[arg-type]


# -- against a second telling of the rules, slow and plain --------------------------------------------------


def plainly_open(window: str, grid: Grid, die: str, *waived: str) -> list[tuple[int, int]]:
    """Section 6 told once more, one space and one rule at a time."""
    marks = next(each.rows for each in WINDOWS if each.id == window)
    found = []
    for row in range(4):
        for column in range(5):
            mark = marks[row][column]
            near = [
                (dr, dc, grid[row + dr][column + dc])
                for dr in (-1, 0, 1)
                for dc in (-1, 0, 1)
                if (dr or dc) and 0 <= row + dr < 4 and 0 <= column + dc < 5 and grid[row + dr][column + dc]
            ]
            sides = [other for dr, dc, other in near if other and not (dr and dc)]
            barred = [
                grid[row][column] is not None,
                not any(any(line) for line in grid) and row in (1, 2) and column in (1, 2, 3),
                any(any(line) for line in grid) and not near and "touch" not in waived,
                mark in COLOR_LETTERS and mark != die[0] and "colour" not in waived,
                mark.isdigit() and mark != die[1] and "value" not in waived,
                any(other[0] == die[0] or other[1] == die[1] for other in sides),
            ]
            if not any(barred):
                found.append((row, column))
    return found


@rule("SAG-6.6", "SAG-6.1", "SAG-6.2", "SAG-6.3", "SAG-6.4", "SAG-6.5")
def test_open_cells_agree_with_the_rules_told_plainly() -> None:
    rng = Rng(20)
    for window in WINDOWS:
        for fill in (0, 1, 3, 8, 14):
            grid: Grid = [[None] * 5 for _ in range(4)]
            for _ in range(fill):
                grid[rng.below(4)][rng.below(5)] = DICE[rng.below(30)]
            for die in DICE[rng.below(5) :: 5]:
                assert open_cells(window.id, grid, die) == plainly_open(window.id, grid, die)
                for flag, word in (("colour", "colour"), ("value", "value"), ("adjacency", "touch")):
                    found = open_cells(window.id, grid, die, **{f"ignore_{flag}": True})
                    assert found == plainly_open(window.id, grid, die, word)
                everything = open_cells(window.id, grid, die, True, True, True)
                assert everything == plainly_open(window.id, grid, die, "colour", "value", "touch")


@rule("SAG-9.3", "SAG-9.4", "SAG-9.5", "SAG-9.6")
def test_scores_agree_with_the_objectives_told_plainly() -> None:
    rng = Rng(21)
    for fill in (4, 10, 17, 20, 20, 20, 20):
        for _ in range(8):
            grid: Grid = [[None] * 5 for _ in range(4)]
            for cell in range(fill):
                grid[cell // 5][cell % 5] = DICE[rng.below(30)]
            assert score_window(grid) == plain_scores(grid)


def plain_scores(grid: Grid) -> dict[str, object]:
    """Section 9 told once more."""
    columns = [[grid[row][column] for row in range(4)] for column in range(5)]
    dice = [die for row in grid for die in row if die]
    values = [die[1] for die in dice]
    colors = [die[0] for die in dice]

    def full(lines: list[list[str | None]], part: int) -> int:
        return sum(1 for line in lines if all(line) and len({die[part] for die in line if die}) == len(line))

    diagonal = sum(
        1
        for row in range(4)
        for column in range(5)
        if (die := grid[row][column])
        and any(
            0 <= row + dr < 4 and 0 <= column + dc < 5 and (grid[row + dr][column + dc] or "?")[0] == die[0]
            for dr in (-1, 1)
            for dc in (-1, 1)
        )
    )
    return {
        "row_color_variety": 6 * full(grid, 0),
        "column_color_variety": 5 * full(columns, 0),
        "row_shade_variety": 5 * full(grid, 1),
        "column_shade_variety": 4 * full(columns, 1),
        "light_shades": 2 * min(values.count("1"), values.count("2")),
        "medium_shades": 2 * min(values.count("3"), values.count("4")),
        "deep_shades": 2 * min(values.count("5"), values.count("6")),
        "shade_variety": 5 * min(values.count(value) for value in "123456"),
        "color_variety": 4 * min(colors.count(letter) for letter in "RGBYP"),
        "color_diagonals": diagonal,
        "private": {letter: sum(int(die[1]) for die in dice if die[0] == letter) for letter in "RGBYP"},
        "empty": 20 - len(dice),
    }
