"""The 25 markers of a seat: when they run out, and every way to take one back."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.core.decision import Options
from ludoteca.core.nature import Seeded
from ludoteca.core.rng import Rng
from ludoteca.games.la_granja import default_pack
from ludoteca.games.la_granja.content.cards import CARD_COUNT
from ludoteca.games.la_granja.content.constants import (
    FARM,
    IN_DECK,
    NONE,
    REVENUE,
    SLOTS,
    STEP_DELIVERIES,
    STEP_PICK_ONE,
    TRANSPORT,
)
from ludoteca.games.la_granja.content.goods import FOOD
from ludoteca.games.la_granja.rules.decisions.rounds import begin_step
from ludoteca.games.la_granja.rules.farm import markers_used
from tests.games.la_granja.scene import GAME, Scene, free
from tests.support import rule

EDITIONS = ("russian", "french", "deluxe")
MAY = {"russian": True, "french": False, "deluxe": True}


def full(edition: str = "russian", food: int = 20, **options: Any) -> Scene:
    """A seat whose 25 markers all lie somewhere: food, a commodity and four market spaces."""
    return Scene(edition=edition, **options).give(food=food, commodity=1).mark(0, 1, 2, 3, 5)


def used(scene: Scene) -> int:
    return int(markers_used(scene.table, 0))


@rule("LG-1.5", "LG-14.1", "LG-17.26")
def test_after_set_up_23_are_in_stock_and_the_limit_holds_in_every_edition():
    for edition in EDITIONS:
        assert GAME.check_options(2, {"edition": edition})["marker_limit"] == "on"
        scene = full(edition)
        assert used(scene) == 25
        assert scene.ask("TAKE_CROP", 0, 7, 1).answer("olive").asked() == "0 take_back"
    scene = full(marker_limit="off").ask("TAKE_CROP", 0, 7, 1).answer("olive")
    assert (scene.has("olive"), used(scene)) == (1, 26)


@rule("LG-14.1", "LG-1.5", "LG-13.11")
def test_a_gain_asks_for_a_marker_back_and_may_be_forgone_by_edition():
    for edition, may in MAY.items():
        scene = full(edition).ask("TAKE_CROP", 0, 7, 1).answer("olive")
        assert ("none" in scene.legal()) is may
        scene.answer("food")
        assert (scene.has("food"), scene.has("olive"), used(scene)) == (19, 1, 25)
    scene = full().ask("TAKE_CROP", 0, 7, 1).answer("olive", "none")
    assert (scene.has("olive"), used(scene)) == (0, 25)


@rule("LG-17.44", "LG-14.1", "LG-6.6")
def test_space_three_asks_once_for_each_of_its_goods():
    for edition, may in MAY.items():
        scene = full(edition).ask("TAKE_PAIR", 0).answer("olive+grain")
        for _good in range(2):
            assert scene.asked() == "0 take_back"
            assert ("none" in scene.legal()) is may
            scene.answer("food")
        assert (scene.asked(), scene.has("food"), scene.has("olive"), scene.has("grain")) == ("-", 18, 1, 1)
    scene = full().ask("TAKE_PAIR", 0).answer("olive+grain", "none", "food")
    assert scene.has("olive") + scene.has("grain") == 1
    scene = full().ask("TAKE_PAIR", 0).answer("olive+grain", "none", "none")
    assert scene.has("olive") + scene.has("grain") == 0


@rule("LG-1.5", "LG-14.1")
def test_every_own_marker_can_be_taken_back():
    scene = Scene().give(olive=3, pig=1, food=9, commodity=1).field("grape", 2, 1).mark(0, 1, 13)
    scene.barrow("7", 3).row("butcher", 1).craft("wainwright").helper("farm_servant").put("helper_used", 0, 1)
    scene.give(food=25 - used(scene) + 9)
    assert used(scene) == 25
    wanted = scene.table.printed.barrow_good[6 * 8], scene.table.printed.barrow_good[6 * 8 + 1]
    names = ["olive", "grain", "grape", "pig", "food", "wine", "meat"]
    barrow = sorted({f"{names[good]}@barrow1" for good in wanted})
    places = ["olive", "pig", "food", "commodity", "grape@field", *barrow]
    places += ["pig@butcher", "area:wainwright", "helper1", "h1", "h13"]
    legal = scene.ask("TAKE_CROP", 0, 7, 1).answer("grain").legal()
    assert sorted(legal) == sorted([*places, "none"])
    keys = scene.table.clone()
    for place in places:
        scene.table = keys.clone()
        scene.answer(place)
        assert (used(scene), scene.has("grain")) == (25, 1)


@rule("LG-1.5", "LG-14.1", "LG-9.5", "LG-9.8", "LG-1.6")
def test_what_a_marker_taken_back_leaves_behind():
    scene = full(food=17).row("butcher", 3).craft("wainwright").table
    begun = Scene()
    begun.table = scene
    begun.ask("TAKE_CROP", 0, 7, 1).answer("olive", "pig@butcher")
    # One of the two pigs is open again, and the row stays the seat's.
    assert (begun.table.row_filled[5], begun.table.row_of[5]) == (1, 0)
    begun.ask("TAKE_CROP", 0, 7, 1).answer("olive", "area:wainwright")
    assert begun.table.craft[1] == 2
    assert "area:wainwright" not in begun.ask("TAKE_CROP", 0, 7, 1).answer("olive").legal()
    assert begun.table.completed >> 1 & 1
    scene_two = full(food=19).helper("farm_servant").put("helper_used", 0, 1)
    scene_two.ask("TAKE_CROP", 0, 7, 1).answer("olive", "helper1")
    assert scene_two.used("farm_servant")
    assert "helper1" not in free(scene_two).legal()


@rule("LG-14.1", "LG-15.9")
def test_a_market_marker_taken_back_scores_for_nobody():
    scene = full(food=20).helper("negotiator").ask("TAKE_CROP", 0, 7, 1).answer("olive", "h3")
    assert (scene.owner(3), scene.vp(0), scene.vp(1)) == (NONE, 0, 0)


@rule("LG-17.44", "LG-14.1", "LG-9.18")
def test_the_markers_of_a_full_barrow_serve_as_commodity_and_market_marker():
    for edition in EDITIONS:
        scene = Scene(edition=edition, phase=TRANSPORT).give(food=20, grain=1).mark(0, 1, 2, 5).barrow("1", 1)
        assert used(scene) == 25
        scene.ask("DELIVER", 0, 511, 1).answer("grain>barrow1")
        assert scene.asked() == "0 place_marker"
        scene.answer("h7")
        assert (scene.asked(), scene.has("commodity"), scene.owner(7), used(scene)) == ("-", 1, 0, 25)


@rule("LG-17.44", "LG-14.1", "LG-9.22")
def test_an_own_marker_that_is_replaced_is_set_again():
    for edition, points in (("russian", 1), ("french", 0), ("deluxe", 1)):
        scene = Scene(edition=edition, phase=TRANSPORT).give(food=21).mark(0, 3, 13, 18, 21)
        assert used(scene) == 25
        scene.ask("PLACE_MARKER", 0, 4).answer("h13")
        assert (scene.asked(), scene.owner(13), scene.vp(), used(scene)) == ("-", 0, points, 25)


@rule("LG-14.1", "LG-1.5", "LG-9.20", "LG-13.11")
def test_a_market_marker_asks_and_may_be_forgone_by_edition():
    for edition, may in MAY.items():
        scene = full(edition, phase=TRANSPORT).ask("PLACE_MARKER", 0, 4).answer("h13")
        assert scene.asked() == "0 take_back"
        assert ("none" in scene.legal()) is may
        scene.answer("h1")
        assert (scene.owner(13), scene.owner(1)) == (0, NONE)
    scene = full(phase=TRANSPORT).ask("PLACE_MARKER", 0, 4).answer("h13", "none")
    assert (scene.owner(13), used(scene)) == (NONE, 25)


@rule("LG-14.1", "LG-14.24")
def test_the_market_tile_asks_and_stays_quiet():
    scene = full("deluxe", phase=TRANSPORT).roof("d4a").mark(1, 4)
    scene.mark(0, 14).give(food=19)
    free(scene).answer("roof1", "h9", "food")
    assert (scene.owner(9), scene.owner(4), scene.vp()) == (0, 1, 0)


@pytest.fixture
def purse_pack() -> Any:
    """The printed content, but the Butcher's rows ask for silver and points, and card 7's barrow for silver."""
    pack = default_pack()
    pack["name"] = "purse"
    pack["buildings"][5]["rows"] = [["silver", "silver", "vp"]] * 4
    pack["cards"][6]["barrow"]["goods"] = ["silver"]
    return pack


@rule("LG-17.44", "LG-14.1", "LG-9.26")
def test_silver_on_a_symbol_needs_a_marker_back_first(purse_pack):
    for edition in EDITIONS:
        scene = Scene(edition=edition, phase=TRANSPORT, pack=purse_pack).give(food=25, silver=5, vp=1)
        scene.put("donkey", 0, 0)
        begin_step(scene.table, 0, STEP_DELIVERIES)
        # Only silver and points fit anywhere: the seat is asked all the same.
        assert scene.asked() == "0 deliver"
        assert {"silver>butcher", "vp>butcher"} <= set(scene.legal())
        scene.answer("silver>butcher")
        assert (scene.asked(), "none" in scene.legal()) == ("0 take_back", False)
        scene.answer("food")
        assert (scene.silver(), scene.table.row_filled[5], scene.has("food"), used(scene)) == (4, 1, 24, 25)


@rule("LG-14.1", "LG-9.26")
def test_the_last_symbol_of_a_row_or_barrow_frees_the_marker_it_needs(purse_pack):
    scene = Scene(phase=TRANSPORT, pack=purse_pack).give(food=23, silver=5, vp=1).row("butcher", 3)
    scene.ask("DELIVER", 0, 511, 1).answer("vp>butcher")
    assert scene.table.craft[5] == 1
    assert used(scene) == 24
    scene = Scene(phase=TRANSPORT, pack=purse_pack).give(food=25, silver=1).barrow("7")
    scene.ask("DELIVER", 0, 511, 1).answer("silver>barrow1")
    # The barrow is complete; its commodity needs a marker of its own.
    assert (scene.table.barrow_card[0], scene.asked()) == (NONE, "0 take_back")


@rule("LG-14.1", "LG-15.9")
def test_two_silver_at_once_need_two_markers(purse_pack):
    scene = Scene(phase=TRANSPORT, pack=purse_pack).give(food=25, silver=5).helper("29")
    scene.ask("DELIVER", 0, 511, 1).answer("double")
    # First the flag of the helper, then the two symbols.
    assert scene.asked() == "0 take_back"
    scene.answer("food", "double", "silver>butcher", "food", "food")
    assert (scene.silver(), scene.table.row_filled[5], scene.has("food"), used(scene)) == (3, 3, 22, 25)


@rule("LG-14.1", "LG-4.3")
def test_whoever_buys_takes_a_marker_back_in_every_edition():
    for edition in EDITIONS:
        scene = free(full(edition).give(silver=5)).answer("buy:olive")
        assert (scene.asked(), "none" in scene.legal()) == ("0 take_back", False)
        scene.answer("food")
        assert (scene.has("olive"), scene.silver(), used(scene)) == (1, 2, 25)


@rule("LG-14.1", "LG-4.1")
def test_the_returned_commodity_counts_as_free():
    scene = free(full().give(silver=0)).answer("commodity>pig")
    assert (scene.asked(), scene.has("pig"), used(scene)) == ("-", 1, 25)
    scene = free(full()).answer("commodity>harvest", "olive+grain")
    assert scene.asked() == "0 take_back"
    # The marker of the commodity flags the helper, too.
    scene = free(full().helper("7")).answer("commodity>7silver")
    assert (scene.asked(), scene.silver(), used(scene)) == ("-", 7, 25)


@rule("LG-14.1", "LG-4.5")
def test_markers_that_only_move_need_no_other():
    scene = free(full(food=19).give(olive=1, silver=9)).answer("upgrade:olive")
    assert (scene.asked(), scene.has("food"), used(scene)) == ("-", 20, 25)
    scene = full(food=19, phase=TRANSPORT).give(olive=1).barrow("1")
    scene.ask("DELIVER", 0, 511, 1).answer("olive>barrow1")
    assert (scene.asked(), used(scene)) == ("-", 25)


@rule("LG-14.1", "LG-1.6", "LG-13.4")
def test_the_flag_of_a_chosen_helper_takes_a_marker_back_where_markers_flag():
    for edition, asks in (("russian", True), ("french", True), ("deluxe", False)):
        scene = free(full(edition, food=19).helper("farm_servant").give(olive=1, food=19)).answer("helper1")
        if asks:
            assert (scene.asked(), "none" in scene.legal()) == ("0 take_back", False)
            scene.answer("h1")
        scene.answer("olive")
        assert (scene.has("food"), scene.used("farm_servant"), used(scene)) == (20, True, 25)
    scene = free(full(food=19).helper("farm_servant").give(olive=1, food=19)).answer("helper1", "olive")
    # Nothing is left to upgrade: the helper is not used.
    assert (scene.asked(), scene.used("farm_servant")) == ("-", False)


@rule("LG-14.1", "LG-15.9", "LG-15.10")
def test_reactions_ask_for_their_flag_and_may_be_left_by_edition():
    for edition, may in (("russian", True), ("french", False)):
        scene = full(edition, phase=REVENUE).helper("17")
        scene.ask("ADVANCE", -2, 0, 1)
        assert (scene.asked(), "none" in scene.legal()) == ("0 take_back", may)
        scene.answer("food")
        assert scene.table.siesta_at[0] > 1
    scene = full(phase=REVENUE).helper("17").ask("ADVANCE", -2, 0, 1).answer("none")
    assert (scene.table.siesta_at[0], scene.used("17")) == (1, False)
    scene = full(phase=REVENUE).helper("58").ask("AFTER_LAST", a=0).answer("food")
    assert scene.used("58")
    assert scene.silver() > 0
    scene = full(phase=TRANSPORT).helper("49").ask("AFTER_BUILDING", a=0).answer("food", "food")
    assert scene.has("commodity") == 2
    scene = full(phase=FARM).helper("p1").ask("INCOME_HELPER", a=0, b=0).answer("food", "olive", "food")
    assert scene.has("olive") == 1


@rule("LG-14.1", "LG-15.9")
def test_a_marker_taken_back_for_a_helper_serves_that_helper():
    """What was chosen goes on: the marker cannot be taken back for one thing and kept for another."""
    scene = full(phase=REVENUE).helper("44").put("dice", 3, 5).put("dice", 0, 1).ask("PICK", 0, 0)
    scene.answer("reroll", "food").script("1")
    assert (scene.asked(), scene.used("44")) == ("0 reroll_which", True)
    scene = full(phase=REVENUE).helper("15").put("dice", 3, 5).ask("PICK", 0, 0).answer("4", "up", "food")
    assert (scene.asked(), scene.used("15"), scene.table.siesta_at[0]) == ("0 space_choice", True, 1)
    scene = full(phase=REVENUE).helper("59").put("dice", 0, 5).ask("PICK", 0, 0).answer("1", "fixed", "food")
    assert (scene.used("59"), scene.silver(), scene.has("pig")) == (True, 4, 0)
    scene = full(phase=REVENUE).helper("3").ask("USE_SPACE", -2, 0, 5).answer("both", "food")
    assert (scene.legal(), scene.used("3")) == (["draw", "harvest"], True)
    scene = full(phase=TRANSPORT, food=19).give(olive=1).helper("12").barrow("1").put("donkey", 0, 3)
    begin_step(scene.table, 0, STEP_DELIVERIES)
    scene.answer("extra1", "food")
    assert (scene.legal(), scene.used("12")) == (["olive>barrow1"], True)


@rule("LG-14.1", "LG-15.11")
def test_a_marker_taken_back_may_be_what_the_helper_would_have_needed():
    """It is lost, and the helper is not used."""
    scene = full(phase=TRANSPORT, food=19).give(olive=1).helper("12").barrow("1").put("donkey", 0, 3)
    begin_step(scene.table, 0, STEP_DELIVERIES)
    scene.answer("extra1", "olive")
    assert (scene.used("12"), used(scene)) == (False, 24)
    assert "extra1" not in scene.legal()
    scene = free(full(food=19).give(olive=1).helper("26").field("grape", 1, 0)).answer("helper1", "olive")
    assert (scene.asked(), scene.used("26"), used(scene)) == ("-", False, 24)
    # With silver in the purse the Tenant can be paid all the same.
    scene = free(full(food=19).give(olive=1, silver=2).helper("26").field("grape", 1, 0)).answer("helper1", "olive")
    assert scene.answer("silver", "grape", "food").grown("grape") == 1


@rule("LG-14.1", "LG-15.9")
def test_the_village_elder_names_the_space_again_after_the_marker():
    scene = full(phase=REVENUE).helper("5").ask("RESERVE", -2, 0).answer("4", "food", "4")
    assert scene.table.reserved[0] == 3
    scene = full(phase=REVENUE, round=4).helper("6").give(vp=2).ask("AFTER_DIE", a=0).answer("yes", "food")
    assert (scene.silver(), scene.vp()) == (4, 1)
    scene = full(phase=FARM).helper("38").give(silver=2).ask("INCOME_HELPER", a=0, b=0).answer("yes", "food", "food")
    assert (scene.asked(), scene.silver(), scene.has("food"), used(scene)) == ("-", 1, 18, 25)


@rule("LG-14.1")
def test_helpers_that_sell_a_good_are_flagged_with_its_marker():
    for helper in ("32", "33"):
        scene = free(full(food=19).give(olive=1).helper(helper)).answer("helper1", "olive")
        assert (scene.asked(), scene.used(helper), used(scene)) == ("-", True, 25)
    scene = full(food=19, phase=FARM).give(pig=1).helper("p6").ask("INCOME_HELPER", a=0, b=0).answer("yes")
    assert (scene.asked(), scene.used("p6"), used(scene)) == ("-", True, 25)


@rule("LG-14.1", "LG-3.2", "LG-15.9")
def test_nothing_is_taken_back_in_another_seats_turn():
    for food, saved in ((20, NONE), (19, 0)):
        scene = Scene(phase=TRANSPORT).give(food=food, commodity=1).mark(0, 1, 2, 5, 8).helper("28")
        scene.ask("PLACE_MARKER", 1, 4).answer("h3")
        assert (scene.asked(), scene.owner(2)) == ("-", saved)


@rule("LG-14.1", "LG-5.12")
def test_growth_takes_a_marker_for_each_field():
    scene = full(phase=FARM, food=20).field("olive", 2, 0).ask("GROW", a=0)
    scene.answer("food", "none")
    assert (scene.grown("olive"), used(scene)) == (1, 25)
    scene = free(full(phase=REVENUE).field("olive", 1, 0).helper("51")).answer("helper1", "food", "olive", "food")
    assert (scene.grown("olive"), scene.has("food")) == (1, 18)


@rule("LG-14.1")
def test_helpers_that_are_not_once_per_round_carry_no_flag():
    scene = full(food=19).give(pig=1).helper("52")
    free(scene).answer("sell:pig")
    assert (scene.silver(), used(scene)) == (4, 24)


def crowded_game(edition: str, seats: int, rng: Rng) -> Any:
    """A game that begins near the limit, with three helpers on every farm: most of them ask for a flag."""
    table: Any = GAME.setup(seats, GAME.check_options(seats, {"edition": edition}))
    for seat in range(seats):
        table.change(seat, FOOD, 14 + rng.below(7))
        for place in range(seat * SLOTS, seat * SLOTS + SLOTS):
            card = rng.below(CARD_COUNT)
            while table.where[card] != IN_DECK:
                card = rng.below(CARD_COUNT)
            table.add_helper(seat, card, place)
    return table


def play_at_the_limit(edition: str, seats: int, seed: int) -> int:
    """One random game: whatever is taken back, there is an answer, and nothing falls below zero; how often asked."""
    rng, nature, out = Rng(seed), Seeded(seed), Options()
    table = crowded_game(edition, seats, rng)
    asked = 0
    while GAME.rules.advance(table, nature, out):
        name = GAME.rules.decision_at(table).name
        GAME.rules.list_options(table, out)
        assert out.count > 0, name
        asked += name == "take_back"
        GAME.rules.choose(table, out.listed()[rng.below(out.count)])
        assert min(table.goods) >= 0, name
        assert min(table.grown) >= 0, name
        assert all(grown <= fields for grown, fields in zip(table.grown, table.fields, strict=True)), name
        assert all(markers_used(table, seat) <= 25 for seat in range(seats)), name
    return asked


@pytest.mark.parametrize("edition", EDITIONS)
@rule("LG-1.5", "LG-14.1", "LG-15.11")
def test_random_games_near_the_limit_never_pass_it(edition):
    assert sum(play_at_the_limit(edition, 1 + seed % 4, seed) for seed in range(16)) > 50


@rule("LG-14.1")
def test_the_first_pick_is_still_offered_without_markers():
    scene = full(phase=REVENUE).put("dice", 0, 1).put("dice", 3, 2).step(STEP_PICK_ONE)
    assert scene.asked() == "0 pick"
    scene.answer("1")
    assert (scene.asked(), "none" in scene.legal()) == ("0 take_back", True)
