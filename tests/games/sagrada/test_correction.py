"""A window that breaks a rule: section 10, and the memory of what tools excused."""

from __future__ import annotations

from ludoteca.games.sagrada.faces.box import window_faults
from tests.games.sagrada.helpers import BARE, FORTY, SMALL, asked, begin, board, legal, lines, mine, play, window
from tests.support import rule

NEIGHBOURS = "R3 R5 . . . / . . . . . / . . . . . / . . . . ."
# Lux Mundi prints nothing on the first two spaces of its top row.
WRONG = {"windows": ["lux_mundi", "virtus"], "boards": mine(NEIGHBOURS)}


@rule("SAG-10.1", "SAG-15.13")
def test_the_owner_removes_dice_of_their_choice_before_play_goes_on() -> None:
    for taken, left in (("a1", {"b1": "R5"}), ("b1", {"a1": "R3"})):
        match = begin(**WRONG)
        assert asked(match) == (0, "remove")
        assert legal(match) == {"a1", "b1"}
        play(match, taken)
        assert window(match) == left
        assert asked(match) == (0, "act")


@rule("SAG-10.2", "SAG-15.13")
def test_removed_dice_are_out_of_the_game_and_the_gap_costs() -> None:
    match = begin(**WRONG)
    before = match.view(None)
    gaps = lines(match)["empty"]
    play(match, "a1")
    after = match.view(None)
    assert (after.bag, after.pool, after.track) == (before.bag, before.pool, before.track)
    assert after.out == (1, 0, 0, 0, 0)
    assert lines(match)["empty"] == gaps - 1
    assert match.game.census(match.state) == dict.fromkeys(("red", "green", "blue", "yellow", "purple"), 18)


@rule("SAG-10.1")
def test_removal_goes_on_until_no_rule_is_broken() -> None:
    three = "R3 R5 R1 . . / . . . . . / . . . . . / . . . . ."
    match = begin(windows=["lux_mundi", "virtus"], boards=mine(three))
    play(match, "a1")
    assert asked(match) == (0, "remove")
    play(match, "b1")
    assert asked(match) == (0, "act")
    # The middle one first, and nothing more is to be done.
    assert asked(play(begin(windows=["lux_mundi", "virtus"], boards=mine(three)), "b1")) == (0, "act")


@rule("SAG-10.1")
def test_each_owner_corrects_their_own_window() -> None:
    match = begin(windows=["lux_mundi", "ripples_of_light"], boards=[NEIGHBOURS, NEIGHBOURS], turn=2)
    assert asked(match) == (0, "remove")
    play(match, "a1")
    assert asked(match) == (1, "remove")
    play(match, "b1")
    assert asked(match) == (1, "act")
    assert (window(match, 0), window(match, 1)) == ({"b1": "R5"}, {"a1": "R3"})


@rule("SAG-10.1", "SAG-12.13")
def test_faults_name_the_dice_and_the_rule() -> None:
    match = begin(**WRONG)
    assert match.game.faults(match.state, 0) == ["R3 on a1: R5 on b1 beside it has the same colour [SAG-6.5]"]
    assert match.game.faults(match.state, 1) == []
    assert window_faults("lux_mundi", board(NEIGHBOURS)) == match.game.faults(match.state, 0)
    values = window_faults("lux_mundi", board("R3 . . . . / . G3 . . . / . B3 . . . / . . . . ."))
    assert values == [
        "G3 on b2: B3 on b3 beside it has the same value [SAG-6.5]",
        "B3 on b3: the printed value is another [SAG-6.4]",
    ]
    marks = window_faults("fractal_drops", board("B5 G1 . . . / B1 . . . . / . . . . . / . . . . ."))
    assert "G1 on b1: the printed value is another [SAG-6.4]" in marks
    assert "B1 on a2: the printed colour is another [SAG-6.4]" in marks


@rule("SAG-12.13")
def test_windows_of_normal_play_have_no_faults() -> None:
    assert window_faults("fractal_drops", board(FORTY)) == []
    assert window_faults("fractal_drops", board(SMALL)) == []
    assert window_faults("fractal_drops", board(BARE)) == []


@rule("SAG-12.13", "SAG-10.3")
def test_what_a_tool_excused_is_remembered() -> None:
    match = play(begin(tools=[2], pool=[]), "eglomise_brush", "b2", "a2")
    assert match.game.faults(match.state, 0) == []
    assert match.state.waived[0] == 1 << 5
    plain = play(begin(tools=[2], pool=[]), "eglomise_brush", "b2", "b3")
    assert plain.state.waived[0] == 0
    apart = play(begin(tools=[9], pool="R2"), "cork_backed_straightedge", "r2", "e4")
    assert apart.game.faults(apart.state, 0) == []


@rule("SAG-12.13")
def test_an_exemption_moves_away_with_its_die() -> None:
    match = begin(
        tools=[2], boards=mine("B5 . . . . / G4 . . . . / . . . . . / . . . . ."), waived=[["a2"], []], pool=[]
    )
    assert asked(match) == (0, "act")
    play(match, "eglomise_brush", "a2", "b2")
    assert match.state.waived[0] == 0


@rule("SAG-12.13", "SAG-10.1")
def test_a_broken_mark_without_an_exemption_is_corrected() -> None:
    start = {"boards": mine("B5 . . . . / G4 . . . . / . . . . . / . . . . .")}
    assert asked(begin(**start)) == (0, "remove")
    assert asked(begin(**start, waived=[["a2"], []])) == (0, "act")


@rule("SAG-10.3", "SAG-12.13")
def test_contact_is_judged_when_no_tool_can_have_broken_it() -> None:
    apart = mine("B5 . . . . / . . . . . / . . . . . / . . . . G3")
    assert asked(begin(boards=apart)) == (0, "remove")
    assert asked(begin(boards=apart, tools=[10])) == (0, "remove")
    for number in (2, 3, 4, 12):
        assert asked(begin(boards=apart, tools=[number])) == (0, "act")
    assert asked(begin(boards=apart, tools=[9], waived=[["e4"], []])) == (0, "act")
    assert window_faults("fractal_drops", board(apart[0])) == ["the dice on e4 touch no other die [SAG-6.3]"]


@rule("SAG-10.3")
def test_some_die_lies_on_the_border() -> None:
    inside = mine(". . . . . / . G3 . . . / . . . . . / . . . . .")
    assert asked(begin(boards=inside)) == (0, "remove")
    assert asked(begin(boards=inside, tools=[4])) == (0, "act")
    fault = window_faults("fractal_drops", board(inside[0]))
    assert fault == ["no die lies on the border, where the first one must have gone [SAG-6.2]"]


@rule("SAG-10.3", "SAG-15.13")
def test_dice_that_lose_contact_by_a_correction_stay() -> None:
    # P4 hangs on R3, which conflicts with the G3 above; without R3 it touches nothing.
    match = begin(boards=mine("B5 . . . . / . G3 . . . / . R3 . . . / . . P4 . ."))
    assert asked(match) == (0, "remove")
    play(match, "b3")
    assert asked(match) == (0, "act")
    assert window(match) == {"a1": "B5", "b2": "G3", "c4": "P4"}
    assert match.game.faults(match.state, 0) == []
    # The same goes for the die on the border that all the others began with.
    match = begin(windows=["gravitas", "virtus"], boards=mine(". B3 . . . / . B2 . . . / . . . . . / . . . . ."))
    assert asked(play(match, "b1")) == (0, "act")


@rule("SAG-10.3")
def test_a_lonely_group_is_removed_whole() -> None:
    # Two dice at the far corner that nothing excuses: taking one leaves the other as lonely as before.
    match = begin(boards=mine("B5 . . . . / . . . . . / . . . . . / . . . R6 G3"))
    play(match, "d4")
    assert asked(match) == (0, "remove")
    play(match, "e4")
    assert asked(match) == (0, "act")


@rule("SAG-10.3")
def test_dice_out_of_the_game_may_have_held_others_together() -> None:
    apart = mine("B5 . . . . / . . . . . / . . . . . / . . . . G3")
    assert asked(begin(boards=apart, out=["R1"])) == (0, "act")
    alone = {"seats": 1, "boards": apart[:1], "tools": []}
    assert asked(begin(**alone, out=["R1"], tools_gone=["running_pliers"])) == (0, "remove")
    assert asked(begin(**alone, out=["Y1"], tools_gone=["lathekin"])) == (0, "act")
