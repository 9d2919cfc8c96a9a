"""Where a die may go: section 6 and its examples."""

from __future__ import annotations

import pytest

from ludoteca.games.sagrada import open_cells
from tests.games.sagrada.helpers import BARE, SMALL, begin, board, cells, legal, mine, play, window
from tests.support import rule


def open_to(die: str, text: str, name: str = "fractal_drops", **flags: bool) -> set[str]:
    """The open spaces as the table-side function gives them, in notation."""
    return cells(*((row + 1, column + 1) for row, column in open_cells(name, board(text), die, **flags)))


def engine_open_to(die: str, text: str, name: str = "fractal_drops") -> set[str]:
    """The same as the engine asks it in play; nothing if the die is not even offered."""
    match = begin(boards=mine(text), windows=[name, "virtus"], pool=[die], private=["R", "G"])
    return legal(play(match, die.lower())) if die.lower() in legal(match) else set()


@rule("SAG-6.1")
def test_a_space_with_a_die_takes_no_other() -> None:
    assert not open_to("R6", SMALL) & {"a1", "b2", "c2"}
    assert not open_to("R6", SMALL, ignore_colour=True, ignore_value=True, ignore_adjacency=True) & {"a1", "b2", "c2"}


@rule("SAG-6.2", "SAG-15.6")
def test_the_first_die_goes_to_the_border() -> None:
    expected = cells((1, 1), (1, 3), (2, 1), (2, 5), (3, 1), (4, 3), (4, 4), (4, 5))
    assert open_to("R2", BARE) == expected
    assert engine_open_to("R2", BARE) == expected
    assert "b2" not in expected
    assert "e1" not in expected


@rule("SAG-6.2")
def test_waiving_contact_does_not_waive_the_border() -> None:
    assert open_to("R2", BARE, ignore_adjacency=True) == open_to("R2", BARE)
    everything = open_to("R2", BARE, ignore_colour=True, ignore_value=True, ignore_adjacency=True)
    assert len(everything) == 14
    assert not everything & {"b2", "c2", "d2", "b3", "c3", "d3"}


@rule("SAG-6.3")
def test_a_die_touches_another_by_edge_or_corner() -> None:
    lone = ". . . . . / . . . . . / . . . . . / . . . . R6"
    assert open_to("G5", lone) == {"d4"}
    corner = "R6 . . . . / . . . . . / . . . . . / . . . . ."
    assert open_to("G5", corner, "bellesguard") == {"a2"}
    assert open_to("G3", corner, "bellesguard") == {"a2", "b2"}


@rule("SAG-6.3")
def test_rows_do_not_run_into_each_other_at_the_sides() -> None:
    assert "a3" not in open_to("G5", ". . . . . / . . . . B6 / . . . . . / . . . . .")
    assert "e2" not in open_to("G5", ". . . . . / . . . . . / P6 . . . . / . . . . .")
    # Equal dice at the two ends of neighbouring rows do not conflict either.
    assert "a3" in open_to("G5", ". . . . G5 / R4 . . . G1 / . . . . . / . . . . .")


@rule("SAG-6.4", "SAG-15.3")
def test_a_colour_mark_takes_its_colour_with_any_value() -> None:
    beside = "B5 . . . . / . . . . . / . . . . . / . . . . ."
    for value in "12346":
        assert "a2" in open_to("R" + value, beside)
    for color in "GYP":
        assert "a2" not in open_to(color + "3", beside)


@rule("SAG-6.4", "SAG-15.3")
def test_a_value_mark_takes_its_value_in_any_colour() -> None:
    beside = ". . . . . / . . . R5 . / . . . . . / . . . . ."
    for color in "GBYP":
        assert "e3" in open_to(color + "1", beside)
        assert "e3" not in open_to(color + "2", beside)
    red = ". R5 . . . / . . . . . / . . . . . / . . . . ."
    assert "c2" in open_to("R2", red)
    assert "c2" not in open_to("R3", red)


@rule("SAG-6.4", "SAG-15.3")
def test_a_white_space_takes_anything() -> None:
    assert all(
        "b2" in open_to(color + value, "R6 . . . . / " + "/".join([" . . . . . "] * 3))
        for color in "RGBYP"
        for value in "123456"
    )


@rule("SAG-6.5", "SAG-15.4")
def test_a_die_may_not_share_an_edge_with_its_colour_or_value() -> None:
    middle = ". . . . . / . R3 . . . / . . . . . / . . . . ."
    for same in ("R5", "G3"):
        found = open_to(same, middle, ignore_colour=True, ignore_value=True)
        assert found == {"a1", "c1", "a3", "c3"}
    free = open_to("G5", middle, ignore_colour=True, ignore_value=True)
    assert free == {"a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"}


@rule("SAG-6.5", "SAG-15.7", "SAG-6.7")
def test_printed_marks_of_neighbours_do_not_count() -> None:
    assert "c1" in engine_open_to("Y2", BARE)
    # The 2 printed at (2,3) is out of reach: what shows a 2 conflicts, and all else is barred by the mark.
    for color in "RGBYP":
        for value in "123456":
            assert "c2" not in open_to(color + value, "/".join([". . Y2 . .", *[". . . . ."] * 3]))


@rule("SAG-15.5", "SAG-6.6")
def test_the_small_position_opens_three_spaces_to_a_red_2() -> None:
    expected = cells((2, 1), (3, 1), (3, 2))
    assert open_to("R2", SMALL) == expected
    assert engine_open_to("R2", SMALL) == expected


@rule("SAG-6.6")
@pytest.mark.parametrize(
    ("flag", "more"),
    [
        ("ignore_colour", {"d1", "d3"}),
        ("ignore_value", {"b1"}),
        ("ignore_adjacency", {"e2", "e3", "c4", "d4", "e4"}),
    ],
)
def test_a_flag_waives_its_own_rule_only(flag: str, more: set[str]) -> None:
    plain = open_to("R1", SMALL)
    assert plain == cells((1, 3), (2, 1), (2, 4), (3, 1), (3, 2), (3, 3))
    assert open_to("R1", SMALL, **{flag: True}) == plain | more


@rule("SAG-6.6")
def test_no_flag_waives_the_neighbours() -> None:
    everything = open_to("B3", SMALL, ignore_colour=True, ignore_value=True, ignore_adjacency=True)
    assert not everything & {"b1", "a2", "b3"}
    assert {"d2", "c1"} <= everything


@rule("SAG-5.4", "SAG-5.6", "SAG-6.1")
def test_a_drafted_die_lies_where_it_was_put_with_its_value() -> None:
    match = play(begin(), "r2", "b3")
    assert window(match) == {"a1": "B5", "b2": "G3", "c2": "Y2", "b3": "R2"}
    assert window(match, 1) == {}
