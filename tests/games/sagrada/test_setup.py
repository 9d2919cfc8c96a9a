"""The box, the deal and the choice of windows: sections 1 to 3 and the rulings on them."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteca.core.errors import BadOptions, IllegalAnswer
from ludoteca.core.match import Match
from ludoteca.core.nature import Exhaustive, Scripted, Seeded
from ludoteca.games.sagrada import GAME
from ludoteca.games.sagrada.content.dice import DICE
from ludoteca.games.sagrada.content.objectives import PRIVATE_OBJECTIVES, PUBLIC_OBJECTIVES
from ludoteca.games.sagrada.content.tools import TOOLS
from ludoteca.games.sagrada.content.windows import WINDOWS
from tests.support import rule

# Window, card, difficulty, printed marks, and how many of those are colours.
MARKS = {
    "aurora_sagradis": (1, 4, 11, 5),
    "aurorae_magnificus": (1, 5, 13, 8),
    "bellesguard": (2, 3, 11, 4),
    "batllo": (2, 5, 14, 5),
    "chromatic_splendor": (3, 4, 12, 5),
    "comitas": (3, 5, 12, 4),
    "firelight": (4, 5, 13, 5),
    "suns_glory": (4, 6, 14, 5),
    "fractal_drops": (5, 3, 10, 6),
    "ripples_of_light": (5, 5, 14, 8),
    "gravitas": (6, 5, 12, 4),
    "water_of_life": (6, 6, 14, 7),
    "kaleidoscopic_dream": (7, 4, 12, 7),
    "firmitas": (7, 5, 13, 4),
    "lux_astram": (8, 5, 14, 6),
    "lux_mundi": (8, 6, 14, 6),
    "luz_celestial": (9, 3, 10, 5),
    "fulgor_del_cielo": (9, 5, 13, 6),
    "sun_catcher": (10, 3, 10, 6),
    "shadow_thief": (10, 5, 13, 6),
    "via_lux": (11, 4, 12, 5),
    "industria": (11, 5, 13, 4),
    "virtus": (12, 5, 13, 4),
    "symphony_of_light": (12, 6, 13, 5),
}
DEAL_TWO = (
    *("lathekin", "tap_wheel", "flux_brush"),
    *("light_shades", "deep_shades", "color_variety"),
    *("shades_of_red", "shades_of_blue"),
    *("card5", "card2", "card12", "card1"),
)


def choosing(*later: str) -> Match:
    """Two seats about to choose their windows."""
    return Match.new("sagrada", 2, nature=Scripted(*DEAL_TWO, *later, then=Seeded(3)))


@rule("SAG-1.1")
def test_one_to_four_seats_play() -> None:
    for seats in (1, 2, 3, 4):
        assert Match.new("sagrada", seats, seed=1).header.seats == seats
    for seats in (0, 5):
        with pytest.raises(BadOptions, match="1 to 4 seats"):
            Match.new("sagrada", seats)


@rule("SAG-1.2")
def test_dice_have_five_colours_and_six_values() -> None:
    assert len(set(DICE)) == 30
    assert {die[0] for die in DICE} == set("RGBYP")
    assert {die[1] for die in DICE} == set("123456")


@rule("SAG-2.1", "SAG-3.5")
def test_the_box_holds_what_it_should() -> None:
    state = GAME.setup(4, GAME.check_options(4))
    assert list(state.bag) == [18] * 5
    assert (len(WINDOWS), len({window.card for window in WINDOWS}), len(TOOLS)) == (24, 12, 12)
    assert (len(PUBLIC_OBJECTIVES), len(PRIVATE_OBJECTIVES)) == (10, 5)
    assert len(state.track_count) == 10
    assert 4 * max(window.difficulty for window in WINDOWS) == 24


@rule("SAG-2.1", "SAG-3.3")
def test_windows_have_their_card_difficulty_and_marks() -> None:
    found = {}
    for window in WINDOWS:
        marks = "".join(window.rows)
        assert len(marks) == 20
        assert set(marks) <= set("RGBYP123456.")
        printed = marks.replace(".", "")
        colors = sum(1 for mark in printed if mark.isalpha())
        found[window.id] = (window.card, window.difficulty, len(printed), colors)
    assert found == MARKS


@rule("SAG-2.1")
def test_each_card_has_two_windows_side_by_side_in_the_list() -> None:
    for number in range(0, 24, 2):
        assert WINDOWS[number].card == WINDOWS[number + 1].card == number // 2 + 1


@rule("SAG-2.1")
def test_some_windows_print_what_the_cards_print() -> None:
    rows = {window.id: window.rows for window in WINDOWS}
    assert rows["fractal_drops"] == (".4.Y6", "R.2..", "..RP1", "BY...")
    assert rows["lux_astram"] == (".1GP4", "6P25G", "1G53P", ".....")
    assert rows["suns_glory"] == ("1PY.4", "PY..6", "Y..53", ".5421")
    assert rows["virtus"] == ("4.25G", "..6G2", ".3G4.", "5G1..")


@rule("SAG-2.2")
def test_public_and_private_objectives_are_told_apart_by_name() -> None:
    public = {goal.id for goal in PUBLIC_OBJECTIVES}
    private = {goal.id for goal in PRIVATE_OBJECTIVES}
    assert not public & private
    assert private == {f"shades_of_{name}" for name in ("red", "green", "blue", "yellow", "purple")}


@rule("SAG-2.3")
def test_each_tool_has_the_colour_that_pays_for_it_alone() -> None:
    assert [(tool.number, tool.solo) for tool in TOOLS] == list(enumerate("PBRYGPBRYGPB", start=1))


@rule("SAG-3.1", "SAG-12.17")
def test_a_private_objective_is_known_to_its_owner_alone() -> None:
    match = choosing()
    own = match.view(0).private, match.view(1).private
    assert own == (((0, -1), (-1, -1)), ((-1, -1), (2, -1)))
    assert match.view(None).private == ((-1, -1), (-1, -1))


@rule("SAG-3.1")
def test_no_two_seats_have_the_same_private_objective() -> None:
    for seed in range(20):
        match = Match.new("sagrada", 4, seed=seed)
        goals = [match.view(seat).private[seat][0] for seat in range(4)]
        assert len(set(goals)) == 4


@rule("SAG-3.2", "SAG-12.1")
def test_a_seat_picks_one_of_the_four_windows_on_its_two_cards() -> None:
    match = choosing()
    assert match.view(0).tools == (3, 5, 11)
    assert match.view(0).goals == (4, 6, 9)
    first = [choice.notation for choice in match.question(0).choices]
    assert first == ["bellesguard", "batllo", "fractal_drops", "ripples_of_light"]
    second = {choice.notation for choice in match.question(1).choices}
    assert second == {"virtus", "symphony_of_light", "aurora_sagradis", "aurorae_magnificus"}
    with pytest.raises(IllegalAnswer, match="legal: bellesguard batllo fractal_drops ripples_of_light"):
        match.play(0, "virtus")


@rule("SAG-3.2")
def test_no_card_is_dealt_twice() -> None:
    for seed in range(20):
        match = Match.new("sagrada", 4, seed=seed)
        dealt = [card for seat in range(4) for card in match.view(seat).dealt[seat]]
        assert len(set(dealt)) == 8


@rule("SAG-3.7", "SAG-12.1")
def test_windows_are_chosen_in_any_order_and_shown_together() -> None:
    match = choosing("seat1")
    before = match.view(0)
    assert match.to_act() == [0, 1]
    match.play(1, "virtus")
    assert match.to_act() == [0]
    assert match.view(0).windows == (-1, -1)
    assert match.view(0).favor == before.favor == (0, 0)
    match.play(0, "fractal_drops")
    shown = match.view(0).windows
    assert [WINDOWS[number].id for number in shown] == ["fractal_drops", "virtus"]
    assert match.view(1).windows == match.view(None).windows == shown


@rule("SAG-3.7")
def test_a_sealed_choice_may_be_changed_until_all_have_chosen() -> None:
    match = choosing("seat0")
    match.play(1, "virtus")
    match.undo(1)
    assert match.to_act() == [0, 1]
    match.play(1, "aurora_sagradis")
    match.play(0, "batllo")
    assert WINDOWS[match.view(0).windows[1]].id == "aurora_sagradis"
    assert not match.can_undo(0)
    assert not match.can_undo(1)


@rule("SAG-3.3", "SAG-3.4")
def test_favour_is_the_difficulty_and_windows_start_empty() -> None:
    match = choosing("seat0")
    match.play(0, "fractal_drops")
    match.play(1, "symphony_of_light")
    assert match.view(0).favor == (3, 6)
    assert all(die == -1 for seat in match.view(None).boards for die in seat)
    assert match.view(0).dealt == ((-1, -1), (-1, -1))


@rule("SAG-3.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_tools_and_three_objectives_lie_open_without_favour(seats: int) -> None:
    view = Match.new("sagrada", seats, seed=9).view(None)
    assert len(view.tools) == len(view.goals) == 3
    assert not any(view.favor_on)
    assert not any(view.track)
    assert sum(view.bag) == 90


@rule("SAG-3.6", "SAG-12.2")
def test_chance_names_the_start_seat_and_a_script_can() -> None:
    match = choosing("seat1")
    match.play(0, "fractal_drops")
    match.play(1, "virtus")
    assert match.view(None).first == 1
    assert match.to_act() == [1]
    state = GAME.setup(3, GAME.check_options(3))
    state.set_frames(state.frames()[:1])
    assert Exhaustive(GAME.rules).outcomes(state) == [(0, 1 / 3), (1, 1 / 3), (2, 1 / 3)]


@rule("SAG-12.2")
def test_every_seat_comes_to_start() -> None:
    starts: Counter[int] = Counter()
    for seed in range(60):
        match = Match.new("sagrada", 3, seed=seed)
        for seat in range(3):
            match.play(seat, match.question(seat).choices[0].option)
        starts[match.view(None).first] += 1
    assert set(starts) == {0, 1, 2}
