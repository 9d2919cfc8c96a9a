"""The functions for people with the box on their table."""

from __future__ import annotations

import pytest

from ludoteca.core.errors import BadOptions, LudotecaError
from ludoteca.games.sagrada import open_cells, score_window
from tests.games.sagrada.helpers import BARE, SMALL, board
from tests.support import rule


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
