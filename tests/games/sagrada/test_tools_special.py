"""Favour, and the tools tied to a turn: 7 and 8."""

from __future__ import annotations

import pytest

from ludoteca.core.errors import NoUndo
from ludoteca.games.sagrada.content.tools import TOOLS
from tests.games.sagrada.helpers import BARE, FORTY, SMALL, asked, begin, legal, mine, play, pool, track, window
from tests.support import rule


def on_card(match, tool):
    """How much favour lies on a tool."""
    return match.view(None).favor_on[tool - 1]


# -- favour ---------------------------------------------------------------------------------------------


@rule("SAG-7.1", "SAG-15.8")
def test_the_first_use_costs_one_and_every_later_one_two() -> None:
    match = begin(tools=[2, 7], favor=[4, 5], boards=[SMALL, SMALL], waived=[[], ["a1", "b2", "c2"]], pool=[])
    play(match, "eglomise_brush", "b2", "b3")
    assert (match.view(None).favor, on_card(match, 2)) == ((3, 5), 1)
    play(match, "eglomise_brush", "b2", "b3")
    assert asked(match) == (1, "act")
    assert (match.view(None).favor, on_card(match, 2)) == ((3, 3), 3)
    play(match, "pass")
    assert asked(match) == (0, "act")
    play(match, "eglomise_brush", "b3", "b2")
    assert (match.view(None).favor, on_card(match, 2)) == ((1, 3), 5)


@rule("SAG-7.2", "SAG-15.8")
def test_who_cannot_pay_cannot_use_a_tool() -> None:
    tools = [{"id": "eglomise_brush", "favor": 5}, "copper_foil_burnisher"]
    assert {"eglomise_brush", "copper_foil_burnisher"} & legal(begin(tools=tools, favor=[1, 5])) == {
        "copper_foil_burnisher"
    }
    assert legal(begin(tools=tools, favor=[0, 5], pool=[])) == {"pass"}
    assert legal(begin(tools=tools, favor=[2, 5], pool=[])) == {"eglomise_brush", "copper_foil_burnisher", "pass"}


@rule("SAG-7.2")
def test_one_tool_a_turn_and_the_same_again_in_the_next() -> None:
    match = play(begin(tools=[2, 3], favor=[6, 5], pool="R6"), "eglomise_brush", "b2", "b3")
    assert legal(match) == {"r6", "pass"}
    assert legal(begin(tools=[2, 3], tool_used=True, pool="R6")) == {"r6", "pass"}
    play(match, "pass", "pass", "pass")
    assert {"eglomise_brush", "copper_foil_burnisher"} <= legal(match)


@rule("SAG-7.1")
def test_favour_on_tools_scores_for_nobody() -> None:
    match = begin(tools=[2], favor=[3, 5], pool=[])
    before = match.outcome().points
    play(match, "eglomise_brush", "b2", "b3")
    assert match.outcome().points == (before[0] - 1, before[1])


@rule("SAG-6.7", "SAG-7.1")
@pytest.mark.parametrize("number", [1, 5, 10])
def test_the_price_of_a_tool_does_not_depend_on_the_round(number: int) -> None:
    match = play(begin(tools=[2], round=number, favor=[3, 5], pool=[]), "eglomise_brush", "b2", "b3")
    assert match.view(None).favor[0] == 2


@rule("SAG-7.3", "SAG-12.4")
def test_only_tools_on_the_table_are_offered() -> None:
    offered = {tool.id for tool in TOOLS} & legal(begin(tools=[2, 9], track=[["G1"]]))
    assert offered == {"eglomise_brush", "cork_backed_straightedge"}


@rule("SAG-7.7")
def test_a_use_is_finished_before_anything_else_happens() -> None:
    match = play(begin(tools=[4]), "lathekin", "b2")
    assert asked(match) == (0, "move_to")
    assert "pass" not in legal(match)
    play(match, "d2")
    assert asked(match) == (0, "move_from")
    assert match.to_act() == [0]


@rule("SAG-12.5")
def test_a_use_without_chance_can_be_taken_back_whole() -> None:
    match = begin(tools=[4])
    before = match.state.key()
    play(match, "lathekin", "b2", "d2", "c2", "b2")
    for _ in range(5):
        match.undo(0)
    assert match.state.key() == before
    assert match.view(None).favor[0] == 3


# -- 7 Glazing Hammer -----------------------------------------------------------------------------------


@rule("SAG-14.7", "SAG-7.8")
def test_glazing_hammer_rolls_the_whole_pool_and_leaves_the_draft() -> None:
    match = begin("r6", "g1", "g2", "p3", tools=[7], turn=4, pool="R2 G6 G4 P1")
    play(match, "glazing_hammer")
    assert pool(match) == ["G1", "G2", "P3", "R6"]
    assert asked(match) == (0, "act")
    assert {"r6", "p3"} <= legal(match)
    assert "glazing_hammer" not in legal(match)
    assert asked(play(match, "r6", "b3")) != (0, "act")


@rule("SAG-14.7", "SAG-7.4")
def test_glazing_hammer_waits_for_the_second_turn_and_comes_before_the_draft() -> None:
    assert "glazing_hammer" not in legal(begin(tools=[7], turn=1))
    assert "glazing_hammer" in legal(begin(tools=[7], turn=4))
    assert "glazing_hammer" not in legal(begin(tools=[7], turn=4, drafted=True))
    drafted = play(begin(tools=[7, 2], turn=4), "r2", "b3")
    assert legal(drafted) == {"eglomise_brush", "pass"}


@rule("SAG-14.7", "SAG-12.4")
def test_glazing_hammer_needs_a_pool() -> None:
    assert legal(begin(tools=[7], turn=4, pool=[])) == {"pass"}


@rule("SAG-14.7")
def test_glazing_hammer_works_though_no_die_fits_before() -> None:
    match = begin("r3", tools=[7], turn=4, boards=mine(FORTY), pool="R2")
    assert legal(match) == {"glazing_hammer", "pass"}
    play(match, "glazing_hammer")
    # Nothing fits afterwards either: the turn ends, the die goes to the track, and the favour is gone.
    assert track(match, 2) == ["R3"]
    assert match.view(None).favor[0] == 2


@rule("SAG-12.5", "SAG-7.6")
def test_a_rolled_pool_cannot_be_taken_back() -> None:
    match = play(begin(tools=[7], turn=4), "glazing_hammer")
    with pytest.raises(NoUndo, match=r"something was rolled or drawn since \(reroll pool\)"):
        match.undo(0)


# -- 8 Running Pliers -----------------------------------------------------------------------------------


@rule("SAG-14.8", "SAG-12.10", "SAG-7.8")
def test_running_pliers_add_a_die_and_take_the_second_turn() -> None:
    match = play(begin(tools=[8, 2], pool="R2 P1 G6"), "r2", "b3")
    assert legal(match) == {"running_pliers", "eglomise_brush", "pass"}
    play(match, "running_pliers")
    assert asked(match) == (0, "take")
    assert legal(match) == {"p1", "g6"}
    play(match, "p1", "d2")
    assert window(match)["d2"] == "P1"
    # The turn is over; seat 1 has both its turns, and then the round is.
    assert asked(match) == (1, "act")
    play(match, "pass")
    assert asked(match) == (1, "act")
    play(match, "pass")
    assert match.view(None).round == 3
    assert match.view(None).skipped == 0


@rule("SAG-14.8", "SAG-7.4", "SAG-12.10")
def test_running_pliers_need_the_first_turns_draft_made() -> None:
    assert "running_pliers" not in legal(begin(tools=[8]))
    assert "running_pliers" in legal(begin(tools=[8], drafted=True))
    assert "running_pliers" not in legal(begin(tools=[8], drafted=True, turn=4))
    assert "running_pliers" not in legal(begin(tools=[8], drafted=True, tool_used=True))


@rule("SAG-14.8", "SAG-12.4")
def test_running_pliers_need_another_die_that_fits() -> None:
    assert "running_pliers" not in legal(begin(tools=[8], drafted=True, pool=[]))
    assert "running_pliers" not in legal(begin(tools=[8], drafted=True, boards=mine(FORTY), pool="R2 G5"))
    match = play(begin(tools=[8], drafted=True, boards=mine(FORTY), pool="R2 B1"), "running_pliers")
    assert legal(match) == {"b1"}


@rule("SAG-12.10")
def test_the_last_seat_in_order_may_use_running_pliers_too() -> None:
    match = begin(tools=[8], turn=2, drafted=True, pool="R2 P1")
    play(match, "running_pliers", "p1", "b1")
    assert asked(match) == (0, "act")
    assert match.state.skipped == 2


@rule("SAG-12.10", "SAG-14.8")
def test_the_further_die_obeys_all_rules() -> None:
    match = play(begin(tools=[8], drafted=True, pool="R2"), "running_pliers", "r2")
    assert legal(match) == {"a2", "a3", "b3"}


@rule("SAG-15.15", "SAG-14.7", "SAG-14.8")
def test_seat_0_runs_ahead_and_seat_2_hammers_in_the_fourth_turn() -> None:
    match = begin(seats=3, tools=[8, 7], boards=[SMALL, BARE, BARE], pool="R2 P1 G6 Y5 B3")
    order = [match.to_act()[0]]
    play(match, "r2", "b3", "running_pliers", "p1", "d2")
    order.append(match.to_act()[0])
    play(match, "pass")
    order.append(match.to_act()[0])
    assert "glazing_hammer" not in legal(match)
    play(match, "pass")
    order.append(match.to_act()[0])
    assert "glazing_hammer" in legal(match)
    play(match, "pass")
    order.append(match.to_act()[0])
    play(match, "pass")
    assert order == [0, 1, 2, 2, 1]
    assert match.view(None).round == 3
    assert len([seat for seat in range(3) if match.state.skipped >> seat & 1]) == 0


@rule("SAG-12.10")
def test_at_any_time_running_pliers_give_two_drafts_before_or_after_the_first() -> None:
    early = {"tools": [8, 2], "pool": "R2 P1 G6", "options": {"running_pliers": "any_time"}}
    match = play(begin(**early), "running_pliers")
    assert legal(match) == {"r2", "p1", "g6", "pass"}
    play(match, "r2", "b3")
    assert legal(match) == {"p1", "g6", "pass"}
    play(match, "p1", "d2")
    assert asked(match) == (1, "act")
    play(match, "pass", "pass")
    assert match.view(None).round == 3
    after = play(begin(**early), "r2", "b3", "running_pliers", "p1", "d2")
    assert asked(after) == (1, "act")


@rule("SAG-12.10")
def test_at_any_time_running_pliers_still_belong_to_the_first_turn_and_need_a_die() -> None:
    early = {"tools": [8], "options": {"running_pliers": "any_time"}}
    assert "running_pliers" not in legal(begin(**early, turn=4))
    assert "running_pliers" not in legal(begin(**early, boards=mine(FORTY), pool="R2 G5"))
    match = play(begin(**early, pool="R2 G6"), "running_pliers", "pass")
    assert asked(match) == (1, "act")
    assert match.state.skipped == 1
