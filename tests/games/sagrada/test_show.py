"""The table as people see it: every field against the state, at positions of all kinds."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ludoteca.core.match import Match
from ludoteca.core.rng import Rng
from ludoteca.core.view import plain
from ludoteca.games.sagrada.content.dice import COLOR_NAMES, DIE_NOTATIONS
from ludoteca.games.sagrada.content.fates import SAME, TURNED, faces_after, fate_of
from ludoteca.games.sagrada.content.objectives import PRIVATE_IDS, PUBLIC_IDS
from ludoteca.games.sagrada.content.tools import TOOL_IDS, TOOLS, tool_index
from ludoteca.games.sagrada.content.windows import WINDOW_IDS
from ludoteca.games.sagrada.faces.show import DiceCount, Die, Hand, SagradaShown, show
from ludoteca.games.sagrada.rules.decisions.numbers import BUMP, PLACE
from tests.contract.walks import walked
from tests.games.sagrada.helpers import BARE, SMALL, begin, mine, play
from tests.support import rule

READERS = (None, 0, 1)


def shown(match: Match, seat: int | None = 0) -> SagradaShown:
    """The table as a reader sees it."""
    return show(match.view(seat))  # type: ignore[arg-type]


def words(dice: Any) -> list[str]:
    """Dice by their words."""
    return [die.word for die in dice]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("steps", [0, 1, 7, 30, 61, 500])
def test_every_field_says_what_the_state_holds(seats: int, steps: int) -> None:
    match = walked("sagrada", seats, {}, seed=seats, steps=steps)
    state: Any = match.state
    for reader in [None, *range(seats)]:
        found = shown(match, reader)
        assert (found.game, found.seat, found.seats) == ("sagrada", reader, seats)
        assert (found.round, found.first) == (state.round, state.first)
        assert words(found.pool) == [DIE_NOTATIONS[die] for die in state.pool if die >= 0]
        tracks = [state.track[slot * 9 : slot * 9 + count] for slot, count in enumerate(state.track_count)]
        assert [words(slot) for slot in found.track] == [[DIE_NOTATIONS[die] for die in slot] for slot in tracks]
        lying = [tool for tool in range(12) if state.tools >> tool & 1]
        assert [tool.tool for tool in found.tools] == [TOOL_IDS[tool] for tool in lying]
        assert [tool.favor for tool in found.tools] == [state.favor_on[tool] for tool in lying]
        assert [tool.cost for tool in found.tools] == [None if seats == 1 else state.tool_cost(tool) for tool in lying]
        assert found.spent_tools == tuple(TOOL_IDS[tool] for tool in range(12) if state.tools_gone >> tool & 1)
        assert found.objectives == tuple(PUBLIC_IDS[goal] for goal in range(10) if state.goals >> goal & 1)
        assert (found.bag, found.out) == (DiceCount(*state.bag), DiceCount(*state.out))
        for seat, player in enumerate(found.players):
            assert player.favor == state.favor[seat]
            assert player.skips_second_turn == bool(state.skipped >> seat & 1)
            open_to_reader = seats == 1 or reader == seat or match.over
            goals = tuple(PRIVATE_IDS[goal] for goal in state.private[seat * 2 : seat * 2 + 2] if goal >= 0)
            assert player.private == (goals if open_to_reader else None)
            if player.window is None:
                assert state.round == 0
                continue
            assert player.window.pattern == WINDOW_IDS[state.window[seat]]
            assert [len(row) for row in player.window.rows] == [5, 5, 5, 5]
            cells = [die and DIE_NOTATIONS.index(die.word) for row in player.window.rows for die in row]
            assert cells == [None if (die := state.die_at(seat, cell)) < 0 else die for cell in range(20)]


def test_a_die_has_its_colour_and_value() -> None:
    found = shown(begin(pool="R2 G6 P1 Y5"))
    assert set(found.pool) == {
        Die("r2", "red", 2),
        Die("g6", "green", 6),
        Die("p1", "purple", 1),
        Die("y5", "yellow", 5),
    }


@rule("SAG-3.2", "SAG-3.3", "SAG-12.17")
def test_windows_offered_and_chosen_are_their_own_seats_alone() -> None:
    match = Match.new("sagrada", 3, seed=4)
    own, public = shown(match, 0), shown(match, None)
    assert len(own.players[0].offered) == 4
    assert [player.offered for player in own.players[1:]] == [(), ()]
    assert [player.private is None for player in own.players] == [False, True, True]
    assert all(player == type(player)(None, (), None, 0, skips_second_turn=False) for player in public.players)
    chosen = own.players[0].offered[2]
    match.play(0, chosen)
    window = shown(match, 0).players[0].window
    assert window is not None
    assert window.pattern == chosen
    assert [shown(match, reader).players[0].window for reader in (1, None)] == [None, None]


@rule("SAG-7.1", "SAG-7.2")
def test_a_tool_that_was_used_costs_two() -> None:
    match = begin(tools=[{"id": "lathekin", "favor": 1}, "flux_brush"])
    assert [(tool.tool, tool.favor, tool.cost) for tool in shown(match).tools] == [
        ("lathekin", 1, 2),
        ("flux_brush", 0, 1),
    ]


@rule("SAG-11.4")
def test_alone_a_tool_is_paid_with_a_die_and_gone() -> None:
    match = begin(seats=1, tools=["flux_brush"], pool="P4 R2 R3")
    assert [tool.cost for tool in shown(match).tools] == [None]
    play(match, "flux_brush", "p4")
    found = shown(match)
    assert (found.tools, found.spent_tools, found.out.purple) == ((), ("flux_brush",), 1)


# What is in hand on the way through an answer: the words, and the spaces that count as empty.
HANDS: list[tuple[dict[str, Any], tuple[str, ...], str | None, tuple[str, ...]]] = [
    ({}, ("r2",), "r2", ()),
    ({"tools": ["grozing_pliers"]}, ("grozing_pliers", "r2"), "r2", ()),
    ({"tools": ["grinding_stone"], "pool": "R5"}, ("grinding_stone", "r5"), "r2", ()),
    ({"tools": ["lens_cutter"], "track": [["R2"]]}, ("lens_cutter", "g6"), "g6", ()),
    ({"tools": ["lens_cutter"], "track": [["R2"]]}, ("lens_cutter",), None, ()),
    ({"tools": ["eglomise_brush"]}, ("eglomise_brush", "b2"), "g3", ("b2",)),
]


@pytest.mark.parametrize(("given", "answers", "die", "lifted"), HANDS)
def test_the_die_in_hand_is_named(
    given: dict[str, Any], answers: tuple[str, ...], die: str | None, lifted: tuple[str, ...]
) -> None:
    match = play(begin(**given), *answers)
    for reader in READERS:
        hand = shown(match, reader).hand
        if die is None and not lifted:
            assert hand is None
            continue
        assert hand is not None
        assert (hand.seat, hand.die and hand.die.word, hand.color, hand.lifted) == (0, die, None, lifted)


def test_a_drawn_die_has_a_colour_before_it_has_a_value() -> None:
    match = play(begin("yellow", tools=["flux_remover"]), "flux_remover", "r2")
    assert shown(match).hand == Hand(0, None, "yellow", ())
    play(match, "5")
    assert shown(match).hand == Hand(0, Die("y5", "yellow", 5), None, ())


@rule("SAG-12.7")
def test_two_dice_lifted_at_once_are_both_up() -> None:
    match = begin(tools=["lathekin"], boards=mine(SMALL), options={"two_moves": "together"})
    play(match, "lathekin", "b2")
    assert shown(match).hand == Hand(0, None, None, ("b2",))
    play(match, "a1")
    first = shown(match).hand
    assert first is not None
    assert (first.die, first.lifted) == (Die("g3", "green", 3), ("b2", "a1"))
    match.play(0, match.question(0).choices[0].notation)
    second = shown(match).hand
    assert second is not None
    assert (second.die, second.lifted) == (Die("b5", "blue", 5), ("b2", "a1"))


@pytest.mark.parametrize("steps", [3, 40])
def test_the_table_is_made_from_the_view_alone_and_is_plain_data(steps: int) -> None:
    match = walked("sagrada", 3, {}, seed=9, steps=steps)
    for reader in READERS:
        view = match.view(reader)
        imagined = match.game.imagine(view, Rng(77))
        assert match.game.show(match.game.view(imagined, reader)) == match.game.show(view)
        told = plain(match.game.show(view))
        assert json.loads(json.dumps(told)) == told


# -- what a tool makes of a die ---------------------------------------------------------------------------


def after(tool: str, die: str) -> set[str]:
    """The dice that rules may ask to place, or to change, once a tool has taken a die."""
    boards = [BARE, BARE]
    match = play(
        begin(tools=[tool], boards=boards, windows=["water_of_life", "comitas"], pool=[die.upper()]), tool, die
    )
    decision, _, a, _ = match.state.frames()[-1]
    if decision == BUMP:
        return {DIE_NOTATIONS[a + (1 if choice.notation == "up" else -1)] for choice in match.question().choices}
    return {DIE_NOTATIONS[a]} if decision == PLACE else set()


@rule("SAG-14.1", "SAG-14.10")
@pytest.mark.parametrize("tool", ["grozing_pliers", "grinding_stone"])
@pytest.mark.parametrize("die", ["r1", "g3", "b4", "p6"])
def test_the_card_tells_what_the_rules_make_of_a_die(tool: str, die: str) -> None:
    number = tool_index(tool)
    assert number is not None
    card = TOOLS[number]
    assert fate_of(card) == TURNED
    # What fits nowhere is not offered; the empty window takes most dice at its border.
    assert after(tool, die) <= set(faces_after(card, die))
    assert after(tool, die)


def test_tools_that_take_no_die_leave_it_as_it_is() -> None:
    same = {tool.id for tool in TOOLS if fate_of(tool) == SAME}
    assert same >= {"lathekin", "tap_wheel", "eglomise_brush", "copper_foil_burnisher", "glazing_hammer"}
    assert {faces_after(tool, "r1") for tool in TOOLS if tool.id in same} == {()}


def test_names_are_the_same_as_in_answers() -> None:
    match = begin()
    asked = {choice.notation for choice in match.question().choices}
    assert {die.word for die in shown(match).pool} >= asked - {"pass"}
    assert {die.color for die in shown(match).pool} <= set(COLOR_NAMES)
