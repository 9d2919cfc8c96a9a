"""Tools that work on the die being drafted: 1, 5, 6, 9, 10 and 11."""

from __future__ import annotations

import pytest

from ludoteca.core.decision import Options
from ludoteca.core.errors import NoUndo
from ludoteca.games.sagrada import GAME
from tests.games.sagrada.helpers import BARE, FORTY, SMALL, asked, begin, cells, legal, mine, play, pool, track, window
from tests.support import rule

THREE = cells((2, 1), (3, 1), (3, 2))
DRAFTED = ["grozing_pliers", "lens_cutter", "flux_brush", "cork_backed_straightedge", "grinding_stone", "flux_remover"]


def works_on(tool: str, **changes: object) -> set[str]:
    """The dice a tool may take, or nothing if it is not offered."""
    match = begin(tools=[tool], **changes)
    return legal(play(match, tool)) if tool in legal(match) else set()


# -- what the family shares ---------------------------------------------------------------------------


@rule("SAG-7.4", "SAG-7.8")
@pytest.mark.parametrize("tool", DRAFTED)
def test_drafted_die_tools_need_the_draft_unspent(tool: str) -> None:
    start = {"tools": [{"id": tool}], "track": [["R6", "P3"]], "pool": "R2 B1 G5 P4"}
    assert tool in legal(begin(**start))
    assert tool not in legal(begin(**start, drafted=True))


@rule("SAG-7.4", "SAG-7.8")
@pytest.mark.parametrize(
    ("tool", "answers"),
    [
        ("grozing_pliers", ("r2", "up", "a3")),
        ("lens_cutter", ("r2", "p3", "d3")),
        ("flux_brush", ("r2", "a2")),
        ("cork_backed_straightedge", ("r2", "e4")),
        ("grinding_stone", ("r2", "a3")),
        ("flux_remover", ("r2", "2", "a2")),
        ("flux_remover", ("r2", "2", "pool")),
    ],
)
def test_drafted_die_tools_spend_draft_and_tool(tool: str, answers: tuple[str, ...]) -> None:
    nature = {"flux_brush": ("1",), "flux_remover": ("red",)}.get(tool, ())
    match = begin(*nature, tools=[tool, "lathekin"], track=[["R6", "P4", "P3"]], pool="R2 B1 G5 P4")
    play(match, tool, *answers)
    assert asked(match) == (1, "act")
    assert match.view(None).favor[0] == 2


# -- 1 Grozing Pliers -----------------------------------------------------------------------------------


@rule("SAG-14.1", "SAG-15.14")
def test_grozing_pliers_change_a_die_by_one_and_never_round_the_corner() -> None:
    match = play(begin(tools=[1], pool="R1"), "grozing_pliers", "r1")
    assert asked(match) == (0, "bump")
    assert legal(match) == {"up"}
    assert legal(play(match, "up")) == THREE
    assert window(play(match, "b3"))["b3"] == "R2"
    high = play(begin(tools=[1], pool="R6"), "grozing_pliers", "r6")
    assert legal(high) == {"down"}


@rule("SAG-14.1", "SAG-12.3")
def test_grozing_pliers_offer_only_changes_after_which_the_die_fits() -> None:
    # The gaps take neither R nor G; yellow fits as 2 at (2,3), and as 1, 2, 5 or 6 at (3,1).
    assert works_on("grozing_pliers", boards=mine(FORTY), pool="R2 G5") == set()
    match = play(begin(tools=[1], boards=mine(FORTY), pool="Y4 Y3"), "grozing_pliers")
    assert legal(match) == {"y3", "y4"}
    # Y3 up is Y4, which fits nowhere; down is Y2. Y4 up is Y5; down is Y3, for (1,1).
    assert legal(play(match, "y3")) == {"down"}
    other = play(begin(tools=[1], boards=mine(FORTY), pool="Y4"), "grozing_pliers", "y4")
    assert legal(other) == {"down", "up"}


@rule("SAG-14.1", "SAG-12.4", "SAG-7.3")
def test_grozing_pliers_are_not_offered_when_no_changed_die_fits() -> None:
    match = begin(tools=[1], boards=mine(FORTY), pool="R2 G5")
    assert legal(match) == {"pass"}
    assert match.view(None).favor[0] == 3


# -- 5 Lens Cutter ----------------------------------------------------------------------------------------


@rule("SAG-14.5", "SAG-15.14", "SAG-12.18")
def test_lens_cutter_swaps_a_pool_die_with_one_on_the_track() -> None:
    match = begin(tools=[5], round=4, track=[["Y4"], ["R2"]], pool="G6 B1")
    play(match, "lens_cutter", "g6")
    assert asked(match) == (0, "swap")
    play(match, "r2")
    assert legal(match) == THREE
    play(match, "b3")
    assert (track(match, 1), track(match, 2)) == (["Y4"], ["G6"])
    assert pool(match) == ["B1"]
    assert window(match)["b3"] == "R2"


@rule("SAG-14.5")
def test_the_pool_die_of_a_swap_need_not_fit() -> None:
    match = begin(tools=[5], boards=mine(FORTY), pool="R2", track=[["Y6"]])
    assert legal(match) == {"lens_cutter", "pass"}
    assert legal(play(match, "lens_cutter")) == {"r2"}
    play(match, "r2", "y6")
    assert legal(match) == {"a1", "a3"}


@rule("SAG-14.5", "SAG-12.4")
def test_lens_cutter_needs_a_track_die_that_fits_and_a_pool_die() -> None:
    assert works_on("lens_cutter", track=[[]]) == set()
    assert works_on("lens_cutter", round=1) == set()
    assert works_on("lens_cutter", boards=mine(FORTY), track=[["R2", "G5"]]) == set()
    assert works_on("lens_cutter", pool=[], track=[["R2"]]) == set()
    match = play(begin(tools=[5], boards=mine(FORTY), track=[["R2", "Y6", "G5"]]), "lens_cutter", "r2")
    assert legal(match) == {"y6"}


@rule("SAG-14.5")
def test_equal_dice_on_two_slots_are_one_answer_and_the_earlier_slot_gives() -> None:
    match = begin(tools=[5], round=4, track=[["P3"], ["R2"], ["R2"]], pool="G6")
    play(match, "lens_cutter", "g6", "r2", "b3")
    assert [track(match, number) for number in (1, 2, 3)] == [["P3"], ["G6"], ["R2"]]


@rule("SAG-12.5")
def test_a_swap_can_be_taken_back_with_its_payment() -> None:
    match = begin(tools=[5], round=4, track=[["Y4"], ["R2"]], pool="G6 B1")
    before = match.state.key()
    play(match, "lens_cutter", "g6", "r2")
    for _ in range(3):
        match.undo(0)
    assert match.state.key() == before


# -- 6 Flux Brush -----------------------------------------------------------------------------------------


@rule("SAG-14.6", "SAG-15.14", "SAG-12.9")
def test_flux_brush_rolls_a_die_that_must_be_placed_if_it_fits() -> None:
    match = play(begin("2", tools=[6], pool="R6 G6"), "flux_brush", "r6")
    assert asked(match) == (0, "place")
    assert legal(match) == THREE
    assert pool(match) == ["G6"]


@rule("SAG-14.6", "SAG-12.9", "SAG-7.6")
def test_flux_brush_puts_a_die_that_fits_nowhere_back_and_spends_the_draft() -> None:
    match = begin("5", tools=[6], boards=mine(FORTY), pool="R2 B1")
    play(match, "flux_brush", "r2")
    assert pool(match) == ["B1", "R5"]
    assert asked(match) == (1, "act")
    assert match.view(None).favor[0] == 2


@rule("SAG-12.9")
def test_with_draft_again_a_useless_roll_leaves_the_draft_open() -> None:
    start = {"tools": [6, 4], "boards": mine(FORTY), "pool": "R2 B1", "options": {"flux_brush": "draft_again"}}
    match = play(begin("5", **start), "flux_brush", "r2")
    assert asked(match) == (0, "act")
    assert legal(match) == {"b1", "pass"}
    play(match, "b1", "a1")
    assert asked(match) == (1, "act")
    nothing = play(begin("5", **{**start, "pool": "R2"}), "flux_brush", "r2")
    assert asked(nothing) == (1, "act")
    placed = play(begin("2", **{**start, "boards": mine(SMALL)}), "flux_brush", "r2", "b3")
    assert asked(placed) == (1, "act")


@rule("SAG-14.6", "SAG-12.4")
def test_flux_brush_needs_no_more_than_a_die() -> None:
    assert works_on("flux_brush", boards=mine(FORTY), pool="R2 G5") == {"r2", "g5"}
    assert works_on("flux_brush", pool=[]) == set()


@rule("SAG-12.5", "SAG-7.6")
def test_a_rolled_die_cannot_be_taken_back() -> None:
    match = play(begin("2", tools=[6], pool="R6"), "flux_brush")
    assert match.can_undo(0)
    play(match, "r6")
    with pytest.raises(NoUndo, match=r"something was rolled or drawn since \(reroll\)"):
        match.undo(0)


# -- 9 Cork-backed Straightedge -----------------------------------------------------------------------------


@rule("SAG-14.9", "SAG-15.14", "SAG-12.11")
def test_straightedge_places_a_die_away_from_all_others() -> None:
    match = play(begin(tools=[9], pool="R2"), "cork_backed_straightedge", "r2")
    assert legal(match) == cells((2, 5), (4, 3), (4, 4), (4, 5))


@rule("SAG-14.9", "SAG-12.11")
def test_straightedge_in_an_empty_window_keeps_to_the_border() -> None:
    match = play(begin(tools=[9], boards=mine(BARE), pool="R2"), "cork_backed_straightedge", "r2")
    assert legal(match) == cells((1, 1), (1, 3), (2, 1), (2, 5), (3, 1), (4, 3), (4, 4), (4, 5))


@rule("SAG-14.9", "SAG-12.4")
def test_straightedge_needs_a_die_with_a_lonely_space() -> None:
    assert works_on("cork_backed_straightedge", boards=mine(FORTY), pool="Y2") == set()
    # Lonely here are (1,5) to (4,5); Gravitas prints a 1 on (4,5) and nothing on the others.
    apart = {
        "windows": ["gravitas", "virtus"],
        "boards": mine("R1 . . . . / . . B5 . . / R6 . . . . / . . R2 . ."),
        "tools": [9],
    }
    match = begin(**apart, pool="G1 G5", waived=[["a1", "a3", "c2", "c4"], []])
    assert legal(play(match, "cork_backed_straightedge", "g1")) == {"e1", "e2", "e3", "e4"}
    match = begin(**apart, pool="G1 G5", waived=[["a1", "a3", "c2", "c4"], []])
    assert legal(play(match, "cork_backed_straightedge", "g5")) == {"e1", "e2", "e3"}


@rule("SAG-12.11")
def test_a_loose_straightedge_only_frees_from_contact() -> None:
    loose = {"options": {"straightedge": "loose"}, "tools": [9]}
    match = play(begin(**loose, pool="R2"), "cork_backed_straightedge", "r2")
    assert legal(match) == THREE | cells((2, 5), (4, 3), (4, 4), (4, 5))
    match = play(begin(**loose, boards=mine(BARE), pool="R2"), "cork_backed_straightedge", "r2")
    assert "b2" not in legal(match)
    assert "cork_backed_straightedge" not in legal(begin(**loose, boards=mine(FORTY), pool="R2"))


# -- 10 Grinding Stone ----------------------------------------------------------------------------------------


@rule("SAG-14.10", "SAG-15.14")
def test_grinding_stone_turns_a_die_over() -> None:
    match = play(begin(tools=[10], pool="R5"), "grinding_stone", "r5")
    assert legal(match) == THREE
    assert window(play(match, "a2"))["a2"] == "R2"


@rule("SAG-14.10")
@pytest.mark.parametrize(("value", "turned"), list(zip("123456", "654321", strict=True)))
def test_opposite_faces_add_up_to_seven(value: str, turned: str) -> None:
    match = begin(tools=[10], boards=mine(BARE), windows=["lux_astram", "virtus"], pool=f"Y{value}")
    play(match, "grinding_stone", f"y{value}", "c4")
    assert window(match) == {"c4": f"Y{turned}"}


@rule("SAG-14.10", "SAG-12.4")
def test_grinding_stone_needs_a_die_that_fits_turned_over() -> None:
    # Y5 fits as it lies, and as Y2; Y3 fits at (1,1), but Y4 fits nowhere.
    assert works_on("grinding_stone", boards=mine(FORTY), pool="Y5 Y3 R1") == {"y5"}
    assert works_on("grinding_stone", boards=mine(FORTY), pool="Y3 R1") == set()


# -- 11 Flux Remover ------------------------------------------------------------------------------------------


@rule("SAG-14.11", "SAG-15.14", "SAG-12.12")
def test_flux_remover_draws_a_die_whose_value_is_named() -> None:
    match = play(begin("red", tools=[11], pool="R5 G6"), "flux_remover", "r5")
    assert asked(match) == (0, "choose_value")
    assert legal(match) == set("123456")
    assert legal(play(match, "2")) == THREE | {"pool"}
    play(match, "pool")
    assert pool(match) == ["G6", "R2"]
    assert asked(match) == (1, "act")


@rule("SAG-14.11")
def test_the_die_returned_is_in_the_bag_when_the_other_is_drawn() -> None:
    match = begin("red", tools=[11], pool="G6")
    before = match.view(None).bag
    play(match, "flux_remover", "g6")
    after = match.view(None).bag
    assert [new - old for new, old in zip(after, before, strict=True)] == [-1, 1, 0, 0, 0]


@rule("SAG-14.11")
def test_a_drawn_die_that_fits_nowhere_is_named_and_goes_to_the_pool() -> None:
    match = play(begin("red", tools=[11], boards=mine(FORTY), pool="G6"), "flux_remover", "g6")
    assert legal(match) == set("123456")
    play(match, "3")
    assert pool(match) == ["R3"]
    assert asked(match) == (1, "act")


@rule("SAG-12.12")
def test_with_must_place_a_die_that_fits_is_placed() -> None:
    match = begin("red", tools=[11], pool="R5", options={"flux_remover": "must_place"})
    assert legal(play(match, "flux_remover", "r5", "2")) == THREE


@rule("SAG-14.11", "SAG-12.4")
def test_flux_remover_needs_no_more_than_a_die() -> None:
    assert works_on("flux_remover", boards=mine(FORTY), pool="R2 G5") == {"r2", "g5"}
    assert works_on("flux_remover", pool=[]) == set()


@rule("SAG-12.14")
def test_from_an_empty_bag_the_same_die_comes_back() -> None:
    state = begin(seats=4, round=10, tools=[11], pool="G6").state
    state.bag = [0, 0, 0, 0, 0]
    rules, out = GAME.rules, Options()
    for answer in (30 + 10, 6 + 5):
        rules.list_options(state, out)
        assert answer in out.listed()
        rules.choose(state, answer)
    rules.list_options(state, out)
    assert out.listed() == [1]
    rules.choose(state, 1)
    assert state.top()[1] == 0
    assert sum(state.bag) == 0
