"""One seat alone: section 11 and its rulings."""

from __future__ import annotations

import pytest

from ludoteca.core.errors import BadOptions
from ludoteca.core.match import Match
from ludoteca.core.rng import Rng
from ludoteca.games.sagrada.content.dice import COLOR_LETTERS
from ludoteca.games.sagrada.content.tools import TOOLS
from tests.games.sagrada.helpers import (
    BARE,
    FORTY,
    SMALL,
    asked,
    begin,
    finished,
    legal,
    lines,
    play,
    pool,
    track,
    window,
)
from tests.support import rule


def alone(*words, **changes):
    """A solo position with the small position on the board."""
    return begin(*words, seats=1, **changes)


@rule("SAG-11.2")
@pytest.mark.parametrize("tools", [1, 2, 3, 4, 5])
def test_setting_up_alone(tools: int) -> None:
    match = Match.new("sagrada", 1, {"solo_tools": tools}, seed=tools)
    view = match.view(None)
    assert len(view.tools) == tools
    assert len(view.goals) == 2
    assert len({goal for goal in view.private[0] if goal >= 0}) == 2
    assert len(match.question().choices) == 4
    play(match, match.question().choices[0].notation)
    assert match.view(None).favor == (0,)
    assert len(pool(match)) == 4


@rule("SAG-11.2")
def test_three_tools_are_the_default_and_six_are_refused() -> None:
    assert len(Match.new("sagrada", 1, seed=1).view(None).tools) == 3
    with pytest.raises(BadOptions, match="solo_tools: 6 is not one of 3, 1, 2, 4, 5"):
        Match.new("sagrada", 1, {"solo_tools": 6})


@rule("SAG-11.3")
def test_each_round_has_two_turns_of_draft_and_tool() -> None:
    match = alone(pool="R2 P1 G6 Y5")
    play(match, "r2", "b3", "p1", "d2")
    assert match.view(None).round == 3
    assert track(match, 2) == ["G6", "Y5"]
    passed = play(alone(), "pass", "pass")
    assert passed.view(None).round == 3


@rule("SAG-11.4", "SAG-15.16")
def test_a_tool_is_paid_for_with_a_die_of_its_colour() -> None:
    match = alone(tools=[3, 7], pool="R2 R5 B1 G4")
    play(match, "copper_foil_burnisher")
    assert asked(match) == (0, "pay")
    assert legal(match) == {"r2", "r5"}
    play(match, "r5", "b2", "b3")
    assert pool(match) == ["B1", "G4", "R2"]
    assert match.view(None).tools == (6,)
    assert match.view(None).tools_gone == (2,)
    assert match.view(None).out == (1, 0, 0, 0, 0)
    assert asked(match) == (0, "act")


@rule("SAG-11.4")
@pytest.mark.parametrize("tool", TOOLS, ids=[tool.id for tool in TOOLS])
def test_each_tool_takes_its_own_colour_and_no_other(tool) -> None:
    late = {"turn": 2} if tool.id == "glazing_hammer" else {"drafted": True} if tool.id == "running_pliers" else {}
    start = {"tools": [tool.id], "track": [["G1", "B2"]], **late}
    others = [letter + "6" for letter in COLOR_LETTERS if letter != tool.solo]
    assert tool.id not in legal(alone(**start, pool=others))
    match = alone(**start, pool=[*others[:3], tool.solo + "6"])
    assert tool.id in legal(match)
    assert legal(play(match, tool.id)) == {tool.solo.lower() + "6"}


@rule("SAG-11.4")
def test_each_tool_works_once_in_the_whole_game() -> None:
    match = alone(tools=[3], pool="R2 R5 B1 G4")
    play(match, "copper_foil_burnisher", "r5", "b2", "b3", "pass")
    assert asked(match) == (0, "act")
    assert "copper_foil_burnisher" not in legal(match)


@rule("SAG-11.9", "SAG-14.13", "SAG-12.15")
@pytest.mark.parametrize("number", [1, 5, 6, 9, 10, 11])
def test_drafted_die_tools_need_one_die_to_pay_and_another_to_draft(number: int) -> None:
    tool = TOOLS[number - 1]
    die = tool.solo + "4"
    start = {"tools": [number], "track": [["G1", "R2"]]}
    assert tool.id not in legal(alone(**start, pool=[die]))
    match = alone(**start, pool=[die, die])
    assert tool.id in legal(match)
    play(match, tool.id, die.lower())
    assert pool(match) == [die]
    assert legal(match) == {die.lower()}


@rule("SAG-12.15", "SAG-11.9")
def test_the_use_must_be_possible_with_what_is_left() -> None:
    # FORTY has room for Y5 turned to Y2, but none for a purple or red die turned over that way.
    forty = {"boards": [FORTY], "tools": [10]}
    assert "grinding_stone" not in legal(alone(**forty, pool="G4 Y3 R1"))
    assert "grinding_stone" in legal(alone(**forty, pool="G4 Y5 R1"))
    # B2 pays for the brush, though a different tool would need it; the only die that fits must not be the payment.
    match = alone(boards=[FORTY], tools=[1], pool="P3 R2")
    assert "grozing_pliers" not in legal(match)
    assert "grozing_pliers" in legal(alone(boards=[FORTY], tools=[1], pool="P3 P4 R2"))


@rule("SAG-12.15")
def test_a_payment_that_would_spoil_the_use_is_not_offered() -> None:
    # Only P3 can become P2 for a gap of FORTY; so P6, which cannot be placed once changed to 5... pays.
    match = alone(boards=["Y1 G4 R5 Y2 P6 / R4 B5 . G3 B5 / Y6 G3 R4 P5 R1 / B3 Y2 P6 R1 Y2"], tools=[1], pool="P3 P6")
    assert legal(match) == {"grozing_pliers", "pass"}
    play(match, "grozing_pliers")
    assert legal(match) == {"p6"}
    assert legal(play(match, "p6")) == {"p3"}
    assert legal(play(match, "p3")) == {"down"}


@rule("SAG-14.13", "SAG-11.9")
@pytest.mark.parametrize("number", [2, 3, 4, 12])
def test_window_tools_need_only_the_die_that_pays(number: int) -> None:
    tool = TOOLS[number - 1]
    match = alone(tools=[number], track=[["G1"]], pool=[tool.solo + "6"])
    assert tool.id in legal(match)
    play(match, tool.id, tool.solo.lower() + "6")
    assert asked(match) == (0, "move_from")


@rule("SAG-14.13", "SAG-12.15", "SAG-11.8")
def test_glazing_hammer_rolls_what_the_payment_leaves() -> None:
    assert "glazing_hammer" not in legal(alone(tools=[7], turn=2, pool="B1"))
    assert "glazing_hammer" not in legal(alone(tools=[7], turn=1, pool="B1 R2"))
    match = alone("r6", tools=[7], turn=2, pool="B1 R2")
    play(match, "glazing_hammer", "b1")
    assert pool(match) == ["R6"]
    assert legal(match) == {"r6", "pass"}


@rule("SAG-14.13", "SAG-12.15", "SAG-11.8")
def test_running_pliers_leave_the_round_without_a_second_turn() -> None:
    assert "running_pliers" not in legal(alone(tools=[8], drafted=True, pool="R6"))
    match = alone(tools=[8], pool="R2 R6 P1 G6")
    play(match, "r2", "b3", "running_pliers", "r6", "p1", "d2")
    assert match.view(None).round == 3
    assert track(match, 2) == ["G6"]


@rule("SAG-11.9")
def test_one_tool_a_turn_makes_two_a_round() -> None:
    match = alone(tools=[2, 3], pool="B6 R6 P1 G6")
    play(match, "eglomise_brush", "b6", "b2", "b3")
    assert "copper_foil_burnisher" not in legal(match)
    play(match, "pass")
    assert "copper_foil_burnisher" in legal(match)


@rule("SAG-11.9")
def test_paying_leaves_the_draft_open_unless_the_tool_is_the_draft() -> None:
    match = alone(tools=[2], pool="B6 R2")
    assert "r2" in legal(play(match, "eglomise_brush", "b6", "b2", "b3"))
    spent = alone(tools=[10], pool="G6 R5 P1")
    play(spent, "grinding_stone", "g6", "r5", "a2")
    assert asked(spent) == (0, "act")
    assert spent.state.top()[2:] == (1, 0)


@rule("SAG-11.5")
def test_what_is_left_goes_to_the_slot_and_nothing_is_worth_nothing() -> None:
    match = play(alone(turn=2, pool=[]), "pass")
    assert track(match, 2) == []
    assert finished(seats=1).outcome().target == 0


@rule("SAG-11.1", "SAG-11.6", "SAG-15.17", "SAG-12.16")
def test_the_score_counts_the_better_private_objective_and_three_for_a_gap() -> None:
    match = finished(seats=1, boards=[FORTY], private=["P", "R"], public=["light_shades", "color_variety"])
    assert lines(match) == {"light_shades": 4, "color_variety": 12, "private": 17, "empty": -9}
    assert match.outcome().points == (24,)
    swapped = finished(seats=1, boards=[FORTY], private=["R", "P"], public=["light_shades", "color_variety"])
    assert lines(swapped)["private"] == 17
    other = finished(seats=1, boards=[FORTY], private=["G", "R"], public=[])
    assert lines(other)["private"] == 15
    assert "favor" not in lines(other)


@rule("SAG-15.17", "SAG-11.7")
@pytest.mark.parametrize(("last", "target", "wins"), [(["R6", "R2"], 38, False), (["R1"], 31, False), ([], 30, True)])
def test_the_example_of_a_solo_result(last: list[str], target: int, wins: bool) -> None:
    eighteen = "P6 G4 R3 . Y6 / R1 P3 Y2 B5 G4 / Y2 G1 . P6 Y1 / B5 Y6 R2 G5 P6"
    slots = [["B6", "B6", "B6", "B6"], ["R6"], last]
    match = finished(
        seats=1, boards=[eighteen], private=["P", "G"], public=["light_shades", "shade_variety"], track=slots
    )
    assert lines(match) == {"light_shades": 6, "shade_variety": 10, "private": 21, "empty": -6}
    assert (match.outcome().points, match.outcome().target) == ((31,), target)
    assert match.outcome().winners == ((0,) if wins else ())


@rule("SAG-11.7", "SAG-15.17", "SAG-11.1")
@pytest.mark.parametrize(
    ("track_dice", "wins"),
    [
        ([["R6", "R6", "G6"], ["B5"]], True),
        ([["R6", "R6", "G6"], ["B6"]], False),
        ([["R6", "R6", "G6", "Y1"], ["B6"]], False),
    ],
)
def test_only_a_score_above_the_target_wins(track_dice: list[list[str]], wins: bool) -> None:
    match = finished(
        seats=1, boards=[FORTY], private=["P", "R"], public=["light_shades", "color_variety"], track=track_dice
    )
    assert match.outcome().points == (24,)
    assert match.outcome().target == sum(int(die[1]) for slot in track_dice for die in slot)
    assert match.outcome().winners == ((0,) if wins else ())


@rule("SAG-11.10", "SAG-11.5")
def test_payments_do_not_count_for_the_target_but_leftovers_do() -> None:
    match = alone(tools=[3], round=10, turn=2, pool="R6 B1 G4", track=[["Y2"]])
    play(match, "copper_foil_burnisher", "r6", "b2", "b3", "pass")
    assert match.over
    assert match.outcome().target == 2 + 1 + 4
    assert "R6" not in window(match).values()


@rule("SAG-11.10", "SAG-14.5")
def test_a_die_swapped_onto_the_track_counts_for_the_target() -> None:
    match = alone(tools=[5], round=10, turn=2, pool="G1 G6", track=[["R2"]])
    play(match, "lens_cutter", "g1", "g6", "r2", "b3")
    assert match.over
    assert match.outcome().target == 6


@rule("SAG-11.8", "SAG-10.1")
def test_a_wrong_window_is_corrected_alone_as_well() -> None:
    match = alone(boards=["R3 R5 . . . / . . . . . / . . . . . / . . . . ."], windows=["lux_mundi"])
    assert asked(match) == (0, "remove")
    before = match.outcome().points[0]
    play(match, "a1")
    assert asked(match) == (0, "act")
    assert match.outcome().points[0] == before - 3 - 3


@rule("SAG-11.1")
def test_there_is_no_second_seat_to_wait_for() -> None:
    match = Match.new("sagrada", 1, {"solo_tools": 5}, seed=11)
    rng = Rng(3)
    while not match.over:
        assert match.to_act() == [0]
        choices = match.question().choices
        match.play(0, choices[rng.below(len(choices))].option)
    outcome = match.outcome()
    assert outcome.target == sum(die % 6 + 1 for slot in match.view(0).track for die in slot)
    assert outcome.winners == ((0,) if outcome.points[0] > outcome.target else ())


@rule("SAG-11.2", "SAG-12.17")
def test_both_private_objectives_lie_open_alone() -> None:
    match = alone(boards=[SMALL], private=["Y", "B"])
    assert match.view(None).private == match.view(0).private == ((2, 3),)
    assert alone(boards=[BARE]).view(None).private == ((0, 1),)
