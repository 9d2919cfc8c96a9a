"""Points, breakdown and tie-breaks: section 9."""

from __future__ import annotations

import pytest

from ludoteca.games.sagrada import score_window
from tests.games.sagrada.helpers import BARE, FORTY, begin, board, finished, lines
from tests.support import rule

FULL_ROW = ". . . . . / . . . . . / . . . . . / "


def public(goal: str, text: str) -> object:
    """One public objective on a board."""
    return score_window(board(text))[goal]


@rule("SAG-9.7", "SAG-15.10", "SAG-9.2")
def test_the_example_comes_to_40() -> None:
    match = finished(
        boards=[FORTY, BARE],
        favor=[0, 0],
        private=["P", "G"],
        public=["column_color_variety", "light_shades", "color_variety"],
    )
    assert lines(match) == {
        "column_color_variety": 10,
        "light_shades": 4,
        "color_variety": 12,
        "private": 17,
        "favor": 0,
        "empty": -3,
    }
    assert match.outcome().points == (40, -20)
    assert match.outcome().winners == (0,)


@rule("SAG-15.11", "SAG-9.3")
def test_all_objectives_on_the_window_of_the_example() -> None:
    assert score_window(board(FORTY)) == {
        "row_color_variety": 0,
        "column_color_variety": 10,
        "row_shade_variety": 0,
        "column_shade_variety": 12,
        "light_shades": 4,
        "medium_shades": 6,
        "deep_shades": 4,
        "shade_variety": 10,
        "color_diagonals": 5,
        "color_variety": 12,
        "private": {"R": 15, "G": 10, "B": 13, "Y": 6, "P": 17},
        "empty": 3,
    }


@rule("SAG-9.3", "SAG-9.4")
@pytest.mark.parametrize(
    ("row", "colors", "shades"),
    [
        ("R1 G2 B3 Y4 P5", 6, 5),
        ("R1 G2 B3 Y4 R5", 0, 5),
        ("R1 G2 B3 Y4 P1", 6, 0),
        ("R1 G2 . Y4 P5", 0, 0),
    ],
)
def test_rows_score_when_full_and_without_repeats(row: str, colors: int, shades: int) -> None:
    assert public("row_color_variety", FULL_ROW + row) == colors
    assert public("row_shade_variety", FULL_ROW + row) == shades


@rule("SAG-9.3", "SAG-9.4")
@pytest.mark.parametrize(
    ("column", "colors", "shades"),
    [
        (["R1", "G2", "B3", "Y4"], 5, 4),
        (["R1", "G2", "R3", "Y4"], 0, 4),
        (["R1", "G2", "B1", "Y4"], 5, 0),
        (["R1", "G2", ".", "Y4"], 0, 0),
    ],
)
def test_columns_score_when_full_and_without_repeats(column: list[str], colors: int, shades: int) -> None:
    text = " / ".join(f". . {die} . ." for die in column)
    assert public("column_color_variety", text) == colors
    assert public("column_shade_variety", text) == shades


@rule("SAG-9.3")
def test_lines_score_once_for_each() -> None:
    rows = ["R1 G2 B3 Y4 P5", "G2 B3 Y4 P5 R6", "B3 Y4 P5 R6 G1", "Y4 P5 R6 G1 B2"]
    scores = score_window(board(" / ".join(rows)))
    assert scores["row_color_variety"] == 4 * 6
    assert scores["row_shade_variety"] == 4 * 5
    assert scores["column_color_variety"] == 5 * 5
    assert scores["column_shade_variety"] == 5 * 4
    assert scores["empty"] == 0


@rule("SAG-9.5", "SAG-9.3")
@pytest.mark.parametrize(("goal", "pair"), [("light_shades", "12"), ("medium_shades", "34"), ("deep_shades", "56")])
def test_pairs_are_counted_by_the_rarer_value(goal: str, pair: str) -> None:
    low, high = pair
    assert public(goal, FULL_ROW + f"R{low} . G{low} . B{high}") == 2
    assert public(goal, f"P{high} . Y{high} . . / . . . . . / . . . . . / R{low} . G{low} . B{high}") == 4
    assert public(goal, FULL_ROW + f"R{low} . G{low} . .") == 0


@rule("SAG-9.5", "SAG-9.3")
def test_sets_are_counted_by_the_rarest_member() -> None:
    shades = "R1 G2 B3 Y4 P5 / . . . . . / R6 G1 B2 Y3 P4 / . . . . ."
    assert public("shade_variety", shades) == 5
    assert public("shade_variety", shades.replace("/ . . . . . / R6", "/ Y5 . . . P6 / R6")) == 10
    assert public("shade_variety", shades.replace("R6", ".")) == 0
    assert public("color_variety", shades) == 8
    assert public("color_variety", shades.replace("R6", ".")) == 4
    assert public("color_variety", shades.replace("P5", ".").replace("P4", ".")) == 0


@rule("SAG-9.5")
def test_a_die_serves_several_objectives() -> None:
    scores = score_window(board(FULL_ROW + "R1 G2 B3 Y4 P5"))
    assert (scores["light_shades"], scores["row_shade_variety"], scores["color_variety"]) == (2, 5, 4)


@rule("SAG-9.3")
@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("R1 . . . . / . R2 . . . / . . . . . / . . . . .", 2),
        ("R1 . R3 . . / . R2 . . . / R4 . R5 . . / . . . . .", 5),
        ("R1 . . . . / . G2 . . . / . . R3 . . / . . . . .", 0),
        (". . . . R1 / R2 . . . . / . . . . . / . . . . .", 0),
        ("R1 R2 . . . / . . . . . / . . . . . / . . . . .", 0),
        ("R1 . . G3 . / . R2 . . G4 / . . . . . / . . . . .", 4),
    ],
)
def test_diagonals_count_each_die_once(text: str, points: int) -> None:
    assert public("color_diagonals", text) == points


@rule("SAG-9.6")
@pytest.mark.parametrize(("letter", "points"), [("R", 15), ("G", 10), ("B", 13), ("Y", 6), ("P", 17)])
def test_a_private_objective_sums_the_values_of_its_colour(letter: str, points: int) -> None:
    other = "G" if letter != "G" else "R"
    match = finished(boards=[FORTY, BARE], private=[letter, other])
    assert lines(match)["private"] == points
    assert lines(match, 1)["private"] == 0


@rule("SAG-9.2")
def test_favour_left_scores_and_gaps_cost_one_each() -> None:
    match = finished(boards=[FORTY, BARE], favor=[2, 5], private=["P", "G"])
    assert match.outcome().points == (17 + 2 - 3, 5 - 20)
    for seat in (0, 1):
        assert sum(lines(match, seat).values()) == match.outcome().points[seat]


@rule("SAG-9.1")
def test_totals_may_be_below_zero_and_above_fifty() -> None:
    best = "P6 G1 P6 G1 P6 / G1 P6 G1 P6 G1 / P6 G1 P6 G1 P6 / G1 P6 G1 P6 G1"
    match = finished(
        boards=[best, BARE],
        windows=["lux_astram", "virtus"],
        waived=[[c + r for c in "abcde" for r in "1234"], []],
        favor=[5, 0],
        private=["P", "G"],
        public=["color_diagonals"],
    )
    assert match.outcome().points == (60 + 20 + 5, -20)


@rule("SAG-9.1", "SAG-8.2")
def test_the_track_scores_nothing_with_several_seats() -> None:
    bare = finished().outcome()
    assert finished(track=[["R6", "G6"], ["B6"]]).outcome().points == bare.points
    assert bare.target is None


# -- ties ---------------------------------------------------------------------------------------------------


# One die each; favour makes up for what the private objective does not bring.
def tie(*, private: list[str], favor: list[int], dice: list[str], first: int = 0) -> tuple[int, ...]:
    """The winner when every seat has one die in the lower left corner, whatever is printed there."""
    seats = len(dice)
    boards = [f". . . . . / . . . . . / . . . . . / {die} . . . ." for die in dice]
    match = finished(seats=seats, waived=[["a4"]] * seats, boards=boards, private=private, favor=favor, first=first)
    points = match.outcome().points
    assert len(set(points)) == 1, points
    return match.outcome().winners


@rule("SAG-9.8")
def test_the_highest_total_wins() -> None:
    assert finished(boards=[FORTY, BARE]).outcome().winners == (0,)
    assert finished(boards=[BARE, FORTY], windows=["virtus", "fractal_drops"]).outcome().winners == (1,)


@rule("SAG-9.8", "SAG-15.12")
def test_ties_go_to_private_points_first() -> None:
    assert tie(private=["R", "G"], favor=[1, 2], dice=["R4", "G3"]) == (0,)
    assert tie(private=["R", "G"], favor=[2, 1], dice=["R3", "G4"]) == (1,)


@rule("SAG-9.8")
def test_then_favour_decides() -> None:
    # Equal private points and equal totals with unequal favour need a public objective to make up for it.
    boards = [". . . . . / . . . . . / . . . . . / R2 . . . .", ". . . . . / . . . . . / . . . . . / G2 B1 . . ."]
    for order in (1, -1):
        match = finished(
            boards=boards[::order],
            waived=[["a4"], ["a4", "b4"]][::order],
            private=["R", "G"][::order],
            favor=[4, 1][::order],
            public=["light_shades"],
        )
        assert match.outcome().points == (4 + 2 - 19, 1 + 2 + 2 - 18)
        assert match.outcome().winners == ((0,) if order == 1 else (1,))


@rule("SAG-9.8", "SAG-15.12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_then_the_later_first_turn_of_round_ten_decides(seats: int) -> None:
    private = ["R", "G", "B", "Y"][:seats]
    dice = ["R3", "G3", "B3", "Y3"][:seats]
    for first in range(seats):
        last = (first + seats - 1) % seats
        assert tie(private=private, favor=[1] * seats, dice=dice, first=first) == (last,)


@rule("SAG-15.12")
def test_three_seats_tie_as_in_the_example() -> None:
    # Totals are level; the third has fewer private points, the first two are level in favour, the first started.
    assert tie(private=["R", "G", "B"], favor=[1, 1, 2], dice=["R4", "G4", "B3"], first=0) == (1,)
    assert tie(private=["R", "G", "B"], favor=[1, 1, 2], dice=["R4", "G4", "B3"], first=1) == (0,)
    assert tie(private=["R", "G", "B"], favor=[1, 1, 1], dice=["R4", "G4", "B4"], first=0) == (2,)


@rule("SAG-9.8")
def test_before_round_ten_the_tie_break_looks_at_the_seat_that_will_start_it() -> None:
    # Round 2 started by seat 0: round 10 is eight rounds on and started by seat 0 again.
    assert begin(boards=[BARE, BARE], favor=[3, 3]).outcome().winners == (1,)
    assert begin(boards=[BARE, BARE], favor=[3, 3], round=3).outcome().winners == (0,)
