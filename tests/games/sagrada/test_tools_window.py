"""Tools that move dice in the window: 2, 3, 4 and 12."""

from __future__ import annotations

import pytest

from tests.games.sagrada.helpers import BARE, FORTY, SMALL, asked, begin, cells, legal, mine, play, window
from tests.support import rule

PLAIN = cells((1, 3), (2, 4), (3, 2))
LONE = "B5 . . . . / . . . . . / . . . . . / . . . . ."
MOVERS = ["eglomise_brush", "copper_foil_burnisher", "lathekin", "tap_wheel"]


def moves(tool: str, cell: str, **changes: object) -> set[str]:
    """Where a tool may move the die on a space."""
    match = play(begin(tools=[tool], **changes), tool)
    return legal(play(match, cell)) if cell in legal(match) else set()


# -- what the family shares ---------------------------------------------------------------------------


@rule("SAG-7.4", "SAG-7.8")
@pytest.mark.parametrize("tool", MOVERS)
def test_window_tools_work_before_and_after_the_draft(tool: str) -> None:
    start = {"tools": [tool], "track": [["G1"]]}
    assert tool in legal(begin(**start))
    assert tool in legal(begin(**start, drafted=True))
    assert tool in legal(begin(**start, turn=4))
    between = play(begin(**start), "r2")
    assert legal(between) == {"a2", "a3", "b3"}


@rule("SAG-7.4", "SAG-7.8")
@pytest.mark.parametrize(
    ("tool", "answers"),
    [
        ("eglomise_brush", ("b2", "b3")),
        ("copper_foil_burnisher", ("b2", "b1")),
        ("lathekin", ("b2", "d2", "c2", "b2")),
        ("tap_wheel", ("b2", "b3")),
    ],
)
def test_after_a_window_tool_the_draft_is_still_open(tool: str, answers: tuple[str, ...]) -> None:
    match = play(begin(tools=[tool, "flux_brush"], track=[["G1"]], pool="R6"), tool, *answers)
    assert asked(match) == (0, "act")
    assert legal(match) == {"r6", "pass"}


@rule("SAG-7.4")
def test_the_die_just_drafted_may_be_moved() -> None:
    match = play(begin(tools=[2]), "r2", "b3", "eglomise_brush")
    assert "b3" in legal(match)
    play(match, "b3", "a3")
    assert window(match)["a3"] == "R2"


@rule("SAG-7.5")
def test_a_moved_die_is_not_its_own_neighbour() -> None:
    # From (2,2) to (3,2), the space just below it: colour and value are its own.
    match = play(begin(tools=[2]), "eglomise_brush", "b2", "b3")
    assert window(match) == {"a1": "B5", "b3": "G3", "c2": "Y2"}
    # Nor does it give itself contact: away from Y2, B5 at (1,1) could not stand on (1,2) or (2,1) for its own sake.
    pair = "B5 . . . . / . . . . . / . . . . . / . . . . G3"
    assert moves("eglomise_brush", "a1", boards=mine(pair)) == {"d3", "d4"}


@rule("SAG-7.5")
def test_a_move_ends_on_another_empty_space() -> None:
    for tool in ("eglomise_brush", "copper_foil_burnisher"):
        for cell in ("a1", "b2", "c2"):
            assert not moves(tool, cell) & {"a1", "b2", "c2"}


# -- 2 and 3 ------------------------------------------------------------------------------------------------


@rule("SAG-14.2", "SAG-15.14")
def test_eglomise_brush_waives_the_printed_colour() -> None:
    assert moves("eglomise_brush", "b2") == PLAIN | cells((1, 4), (2, 1), (3, 3), (3, 4))


@rule("SAG-14.3", "SAG-15.14")
def test_copper_foil_burnisher_waives_the_printed_value() -> None:
    assert moves("copper_foil_burnisher", "b2") == PLAIN | cells((1, 2))


@rule("SAG-12.6", "SAG-14.2", "SAG-14.3")
def test_neither_waives_the_neighbours() -> None:
    # Y3 beside (2,1) has the value of G3, and G2 beside (1,2) its colour.
    text = "B5 . G2 . . / . G3 . . . / Y4 . . . . / . . . . ."
    assert "b1" not in moves("copper_foil_burnisher", "b2", boards=mine(text))
    text = "B5 . . . . / . G3 Y2 . . / P3 . . . . / . . . . ."
    assert "a2" not in moves("eglomise_brush", "b2", boards=mine(text))
    assert "a2" in moves("eglomise_brush", "b2", boards=mine(text.replace("P3", "P4")))


@rule("SAG-14.2", "SAG-14.3")
def test_neither_waives_contact() -> None:
    assert not moves("eglomise_brush", "b2") & cells((4, 3), (2, 5))
    assert not moves("copper_foil_burnisher", "b2") & cells((4, 3), (3, 5))


@rule("SAG-12.8", "SAG-14.2")
def test_the_only_die_moves_along_the_border() -> None:
    found = moves("eglomise_brush", "a1", boards=mine(LONE))
    assert found == {"c1", "d1", "a2", "e2", "a3", "a4", "b4", "c4", "d4", "e4"}
    found = moves("copper_foil_burnisher", "a1", boards=mine(LONE))
    assert found == {"b1", "c1", "e1", "e2", "a3", "e3", "a4", "c4", "d4", "e4"}


@rule("SAG-12.8")
@pytest.mark.parametrize("tool", MOVERS)
def test_with_lone_die_stays_the_only_die_does_not_move(tool: str) -> None:
    start = {"tools": [tool], "boards": mine(LONE), "track": [["B1"]]}
    assert (tool in legal(begin(**start))) == (tool != "lathekin")
    assert tool not in legal(begin(**start, options={"lone_die": "stays"}))
    assert tool in legal(begin(**{**start, "boards": mine(SMALL)}, options={"lone_die": "stays"}))


@rule("SAG-12.4", "SAG-7.3")
@pytest.mark.parametrize("tool", MOVERS)
def test_window_tools_need_a_die_that_can_move(tool: str) -> None:
    match = begin(tools=[tool], boards=mine(BARE), track=[["R1", "G1", "B1", "Y1", "P1"]], pool=[])
    assert legal(match) == {"pass"}
    full = FORTY.replace(". G4", "Y1 G4").replace("B5 . G3", "B5 P2 G3").replace(". G3 R4", "Y6 G3 R4")
    match = begin(tools=[tool], boards=mine(full), track=[["R1", "G1", "B1", "Y1", "P1"]])
    assert not match.game.faults(match.state, 0)
    assert legal(match) == {"pass"}


@rule("SAG-12.8")
def test_dice_left_without_contact_stay() -> None:
    chain = "B5 . . . . / . G3 . . . / . . R2 . . / . . . . ."
    match = play(begin(tools=[2], boards=mine(chain), pool=[]), "eglomise_brush", "b2", "a2")
    assert window(match) == {"a1": "B5", "a2": "G3", "c3": "R2"}
    assert asked(match) == (1, "act")
    assert not match.game.faults(match.state, 0)


# -- 4 Lathekin ---------------------------------------------------------------------------------------------


@rule("SAG-14.4", "SAG-15.14", "SAG-12.7")
def test_lathekin_moves_two_dice_the_second_into_the_space_just_left() -> None:
    match = play(begin(tools=[4]), "lathekin", "b2", "d2")
    assert asked(match) == (0, "move_from")
    assert legal(match) == {"a1", "c2"}
    assert "b2" in legal(play(match, "c2"))
    play(match, "b2")
    assert window(match) == {"a1": "B5", "d2": "G3", "b2": "Y2"}


@rule("SAG-14.4")
def test_lathekin_cannot_stop_after_one_die() -> None:
    match = play(begin(tools=[4]), "lathekin", "b2", "d2")
    assert "done" not in legal(match)


@rule("SAG-14.4", "SAG-12.8")
def test_lathekin_moves_two_different_dice() -> None:
    match = play(begin(tools=[4]), "lathekin", "b2", "d2")
    assert "d2" not in legal(match)
    alone = begin(tools=[4], boards=mine(LONE))
    assert "lathekin" not in legal(alone)


@rule("SAG-14.4", "SAG-12.4", "SAG-12.7")
def test_a_first_move_after_which_no_other_die_can_move_is_not_offered() -> None:
    # In Virtus Y1 could go to (4,3), marked 1; but P5 would then find marks it does not match on all spaces around.
    two = ". . . . . / . . . . . / . . . . Y1 / . . . P5 ."
    start = {"windows": ["virtus", "comitas"], "boards": mine(two)}
    assert moves("eglomise_brush", "e3", **start) >= {"c4", "e4"}
    assert moves("lathekin", "e3", **start) == {"e4"}


EXCHANGE = {
    "windows": ["via_lux", "virtus"],
    "boards": mine(". . . . . / . . . . . / . . . . . / P2 G6 . . ."),
    "tools": [4],
}


@rule("SAG-12.7", "SAG-12.4")
def test_in_turn_two_dice_cannot_change_places() -> None:
    # The marks around bar both dice, so that an exchange would be the only way.
    assert "lathekin" not in legal(begin(**EXCHANGE))


@rule("SAG-12.7")
def test_lifted_together_two_dice_may_change_places() -> None:
    match = play(begin(**EXCHANGE, options={"two_moves": "together"}), "lathekin", "a4")
    assert asked(match) == (0, "lift_second")
    assert legal(match) == {"b4"}
    play(match, "b4")
    assert asked(match) == (0, "drop_first")
    assert "b4" in legal(match)
    assert "a4" not in legal(match)
    play(match, "b4")
    assert asked(match) == (0, "drop_second")
    assert "a4" in legal(match)
    assert "b4" not in legal(match)
    play(match, "a4")
    assert window(match) == {"a4": "G6", "b4": "P2"}


@rule("SAG-12.7")
def test_lifted_together_the_second_die_minds_the_first() -> None:
    # Without other dice the first one goes to the border and the second beside it.
    match = play(begin(**EXCHANGE, options={"two_moves": "together"}), "lathekin", "a4", "b4")
    assert legal(match) <= {"b1", "d1", "e1", "a2", "e2", "e3", "b4"}
    play(match, "d1")
    assert legal(match) == {"c1", "e1", "d2"}


# -- 12 Tap Wheel -------------------------------------------------------------------------------------------


@rule("SAG-14.12", "SAG-15.14")
def test_tap_wheel_moves_a_die_whose_colour_is_on_the_track() -> None:
    match = play(begin(tools=[12], track=[["G1", "R5"]]), "tap_wheel")
    assert legal(match) == {"b2"}
    assert legal(play(match, "b2")) == PLAIN


@rule("SAG-14.12", "SAG-15.14", "SAG-12.4")
def test_tap_wheel_needs_a_colour_of_the_window_on_the_track() -> None:
    assert "tap_wheel" not in legal(begin(tools=[12], track=[["R1", "R5"]]))
    assert "tap_wheel" not in legal(begin(tools=[12], track=[]))


TWO_GREENS = "B5 . . . . / . G3 Y2 . . / . . . G5 . / . . . . ."


@rule("SAG-14.12")
def test_tap_wheel_may_move_a_second_die_of_the_same_colour() -> None:
    start = {"tools": [12], "track": [["G1", "B2"]], "boards": mine(TWO_GREENS), "waived": [["d3"], []]}
    match = play(begin(**start), "tap_wheel", "b2", "b3")
    assert asked(match) == (0, "move_from")
    assert legal(match) == {"d3", "done"}
    play(match, "d3", "d2")
    assert window(match) == {"a1": "B5", "b3": "G3", "c2": "Y2", "d2": "G5"}
    assert asked(match) == (0, "act")


@rule("SAG-14.12")
def test_tap_wheel_may_stop_after_one_die() -> None:
    start = {"tools": [12], "track": [["G1"]], "boards": mine(TWO_GREENS), "waived": [["d3"], []]}
    match = play(begin(**start), "tap_wheel", "b2", "b3", "done")
    assert window(match)["d3"] == "G5"
    assert asked(match) == (0, "act")


@rule("SAG-14.12", "SAG-12.8")
def test_tap_wheel_never_moves_the_same_die_twice() -> None:
    match = play(begin(tools=[12], track=[["G1"]]), "tap_wheel", "b2", "b3")
    assert asked(match) == (0, "act")


@rule("SAG-14.12")
def test_tap_wheel_waives_nothing() -> None:
    match = play(begin(tools=[12], track=[["G1"]]), "tap_wheel", "b2")
    assert not legal(match) & cells((1, 2), (2, 1), (1, 4), (4, 3))


@rule("SAG-12.7", "SAG-14.12")
def test_lifted_together_tap_wheel_moves_one_die_or_two_of_a_colour() -> None:
    start = {
        "tools": [12],
        "track": [["G1"]],
        "boards": mine(TWO_GREENS),
        "waived": [["d3"], []],
        "options": {"two_moves": "together"},
    }
    match = play(begin(**start), "tap_wheel")
    assert legal(match) == {"b2", "d3"}
    play(match, "b2")
    assert asked(match) == (0, "lift_second")
    assert legal(match) == {"d3", "done"}
    one = play(match, "done")
    assert asked(one) == (0, "move_to")
    play(one, "b3")
    assert asked(one) == (0, "act")
    two = play(begin(**start), "tap_wheel", "b2", "d3")
    assert "d2" in legal(two)
    play(two, "d2", "b3")
    assert window(two) == {"a1": "B5", "c2": "Y2", "d2": "G3", "b3": "G5"}


@rule("SAG-12.7")
def test_lifted_together_a_single_tap_wheel_die_moves_alone() -> None:
    match = play(begin(tools=[12], track=[["G1"]], options={"two_moves": "together"}), "tap_wheel", "b2")
    assert asked(match) == (0, "move_to")
    assert legal(match) == PLAIN
