"""Phase I: cards on four sides, hands, income, growth and roof tiles."""

from __future__ import annotations

import pytest

from ludoteca.games.la_granja import default_pack
from ludoteca.games.la_granja.content.board import BUILDING_IDS
from ludoteca.games.la_granja.content.constants import (
    FARM,
    NONE,
    REVENUE,
    STEP_CARDS,
    STEP_INCOME,
    STEP_REFILL,
    STEP_ROOF,
    TRANSPORT,
)
from ludoteca.games.la_granja.content.roofs import ROOF_IDS
from ludoteca.games.la_granja.rules.decisions.cards import extension_cost, kinds_from
from tests.games.la_granja.scene import Scene, free, index
from tests.support import rule


@rule("LG-5.1", "LG-14.11", "LG-3.2", "LG-3.3")
def test_round_one_plays_two_cards_and_later_rounds_none_or_one():
    scene = Scene(round=1).hand("1", "2", "3", "4").hand("5", "6", "7", "8", seat=1)
    scene.step(STEP_CARDS)
    assert "pass" not in scene.legal()
    scene.answer("card1", "field")
    assert scene.asked() == "0 play"
    scene.answer("card2", "field")
    assert scene.asked() == "1 play"
    scene = Scene(round=2).hand("1", "2").hand("5", seat=1)
    scene.step(STEP_CARDS).answer("card1", "field")
    assert scene.asked() == "1 play"
    scene.answer("pass")
    assert scene.asked() == "-"


@rule("LG-1.4", "LG-5.2", "LG-5.3", "LG-5.4", "LG-5.5")
def test_a_card_goes_to_one_side_for_good():
    scene = Scene().hand("1")
    scene.ask("PLAY", 0, 0, 1).answer("card1")
    assert scene.legal() == ["field", "barrow", "helper"]
    scene.answer("field")
    assert scene.table.fields[2] == 1
    assert scene.grown("grape") == 0
    scene.hand("2").ask("PLAY", 0, 0, 1).answer("card2", "barrow")
    assert scene.table.barrow_card[0] == index("2")
    scene.hand("3").ask("PLAY", 0, 0, 1).answer("card3", "helper")
    assert scene.table.helper_card[0] == index("3")
    assert scene.table.hand_count[0] == 0


@rule("LG-5.5", "LG-14.2")
def test_a_fourth_barrow_takes_the_place_of_one_whose_goods_are_lost():
    scene = Scene().barrow("1").barrow("2", filled=3).barrow("3").hand("4")
    scene.ask("PLAY", 0, 0, 1).answer("card4", "barrow")
    assert scene.asked() == "0 discard_barrow"
    scene.answer("barrow2")
    assert (scene.table.barrow_card[1], scene.table.barrow_filled[1]) == (index("4"), 0)
    assert scene.table.discard_count == 1


@rule("LG-5.5", "LG-14.20")
def test_a_fourth_helper_ends_another_and_its_stalls():
    scene = Scene().helper("swineherd", "chef", "grocer").give(pig=4).hand("4")
    scene.put("helper_used", 0, 1)
    scene.ask("PLAY", 0, 0, 1).answer("card4", "helper", "helper1")
    assert (scene.has("pig"), scene.silver()) == (2, 6)
    assert scene.table.helper_used[0] == 0


@rule("LG-14.21", "LG-5.18")
def test_the_barn_builder_stays_under_its_tile():
    scene = Scene().helper("barn_builder", "chef", "grocer").roof("r1a", "r1b", "r2a", "r2b", "r3a", "r3b").hand("4")
    scene.ask("PLAY", 0, 0, 1).answer("card4", "helper")
    assert scene.legal() == ["helper2", "helper3"]


@rule("LG-5.6", "LG-17.11", "LG-17.28")
def test_the_nth_extension_costs_n_different_kinds():
    scene = Scene().hand("9").give(olive=1)
    scene.ask("PLAY", 0, 0, 1).answer("card9", "extension", "olive")
    assert (scene.table.extensions[0], scene.has("olive")) == (1, 0)
    scene.hand("10").give(silver=2, olive=1).ask("PLAY", 0, 0, 1).answer("card10", "extension")
    scene.answer("olive", "silver")
    assert scene.table.extensions[0] == 2
    scene = Scene().extend("9", "10").hand("11").give(silver=2, olive=1)
    scene.ask("PLAY", 0, 0, 1).answer("card11")
    assert "extension" not in scene.legal()


@rule("LG-5.6", "LG-17.28")
def test_a_field_good_pays_like_a_stored_one():
    scene = Scene().extend("9", "10").hand("11").give(silver=1, vp=1).field("olive", 1, 1)
    scene.ask("PLAY", 0, 0, 1).answer("card11", "extension", "olive@field", "silver", "vp")
    assert (scene.grown("olive"), scene.silver(), scene.vp(), scene.table.extensions[0]) == (0, 0, 0, 3)


@rule("LG-5.6")
def test_a_tenth_extension_cannot_be_paid():
    scene = Scene().extend(*[str(number) for number in range(10, 19)])
    scene.give(**dict.fromkeys(("olive", "grain", "grape", "pig", "food", "wine", "meat", "silver", "vp"), 9))
    assert extension_cost(scene.table, 0) == 10
    assert kinds_from(scene.table, 0, 0) == 9


@rule("LG-5.7", "LG-15.2")
def test_an_extension_adds_what_it_shows():
    scene = Scene().extend("1", "2", "5")
    table = scene.table
    assert (table.more_hand[0], table.more_income[0], table.more_stalls[0], table.more_deliveries[0]) == (3, 2, 2, 2)


@rule("LG-5.8", "LG-17.6")
def test_the_hand_is_filled_or_cut_to_the_limit():
    scene = Scene().extend("1").hand("20", "21")
    scene.step(STEP_REFILL).go()
    assert scene.table.hand_count[0] == 4
    scene = Scene().extend("1").hand("20", "21", "22", "23", "24")
    scene.step(STEP_REFILL)
    assert scene.legal() == ["card20", "card21", "card22", "card23", "card24"]
    scene.answer("card22")
    assert (scene.table.hand_count[0], scene.table.discard_count) == (4, 1)


@rule("LG-5.8")
def test_discards_are_asked_in_ascending_order():
    scene = Scene().hand("20", "21", "22", "23", "24").step(STEP_REFILL)
    assert scene.legal() == ["card20", "card21", "card22", "card23"]
    scene.answer("card22")
    assert scene.legal() == ["card23", "card24"]


@rule("LG-5.9")
def test_a_card_played_by_an_effect_brings_no_refill():
    scene = free(Scene().give(commodity=1).hand("1")).answer("commodity>play", "card1", "field")
    assert scene.table.hand_count[0] == 0


@rule("LG-5.10", "LG-5.11", "LG-17.7", "LG-9.10")
def test_income_of_craft_markers_and_extensions():
    scene = Scene().craft("merchant_house").craft("delicatessen").extend("2")
    scene.step(STEP_INCOME).go()
    assert (scene.silver(), scene.has("commodity")) == (4, 1)
    scene = Scene().craft("merchant_house", side=1).craft("delicatessen", side=1)
    scene.step(STEP_INCOME).go()
    assert (scene.silver(), scene.has("commodity")) == (0, 0)


@rule("LG-9.10", "LG-14.26", "LG-14.10", "LG-9.25")
def test_the_greengrocer_brings_a_resource_each_income():
    scene = Scene().craft("greengrocer").give(pig=2)
    scene.step(STEP_INCOME).answer("go")
    assert scene.legal() == ["olive", "grain", "grape", "pig", "none"]
    scene.answer("pig")
    assert (scene.has("pig"), scene.silver()) == (2, 3)
    assert scene.asked() == "-"


@rule("LG-5.12", "LG-17.8")
def test_empty_fields_grow_and_full_ones_do_not():
    scene = Scene().field("olive", 2, 1).field("grain", 1, 0)
    scene.ask("GROW", a=0).go()
    assert (scene.grown("olive"), scene.grown("grain"), scene.has("olive")) == (2, 1, 0)


@pytest.mark.parametrize(("stalls", "pigs", "born"), [(2, 2, 0), (3, 2, 1), (3, 3, 0), (3, 1, 0), (6, 4, 1)])
@rule("LG-5.13", "LG-17.9", "LG-17.29")
def test_breeding(stalls, pigs, born):
    scene = Scene().give(pig=pigs).put("more_stalls", 0, stalls - 2)
    scene.ask("GROW", a=0).go()
    assert scene.has("pig") == pigs + born


@rule("LG-5.15", "LG-3.3")
def test_roof_tiles_are_bought_in_turn_order_but_reversed_in_round_one():
    for number, first in ((1, "1 buy_roof"), (2, "0 buy_roof")):
        scene = Scene(round=number).give(0, silver=9).give(1, silver=9)
        scene.table.display = [0, 1, NONE, NONE]
        scene.step(STEP_ROOF)
        assert scene.asked() == first


@rule("LG-5.16", "LG-5.17", "LG-17.10", "LG-17.12")
def test_a_tile_costs_the_round_and_brings_the_points_of_its_space():
    for number in range(1, 7):
        scene = Scene(round=number).roof("r1a").give(silver=6)
        scene.table.display = [ROOF_IDS.index("r2b"), NONE, NONE, NONE]
        scene.ask("BUY_ROOF", a=0).answer("r2b")
        assert (scene.silver(), scene.vp(), scene.table.roof_count[0]) == (6 - number, 1, 2)
        assert list(scene.table.display) == [NONE] * 4


@rule("LG-5.17", "LG-5.18")
def test_five_tiles_bring_ten_points_and_a_sixth_does_not_fit():
    scene = Scene(round=1).give(silver=9)
    for tile in ("r1a", "r1b", "r1c", "r1d", "r2a"):
        scene.table.display = [ROOF_IDS.index(tile), NONE, NONE, NONE]
        scene.ask("BUY_ROOF", a=0).answer(tile)
    assert scene.vp() == 10
    scene.table.display = [ROOF_IDS.index("r2b"), NONE, NONE, NONE]
    scene.ask("BUY_ROOF", a=0)
    assert "r2b" not in scene.legal()


ORIGINAL = [
    ("r6a", ("grape",), {"grape": 1}),
    ("r4c", ("olive",), {"olive": 1}),
    ("r3d", ("grain",), {"grain": 1}),
    ("r1a", ("olive+grain",), {"olive": 1, "grain": 1}),
    ("r1b", (), {"pig": 1}),
    ("r6c", (), {"vp": 1}),
    ("r5c", (), {"silver": 2}),
    ("d2d", (), {"silver": 3}),
    ("d1a", (), {"silver": 4}),
    ("d3a", ("wine",), {"wine": 1}),
]


@pytest.mark.parametrize(("tile", "answers", "gains"), ORIGINAL)
@rule("LG-5.19", "LG-5.20", "LG-13.6")
def test_tiles_that_bring_goods_work_once(tile, answers, gains):
    scene = free(Scene().roof(tile)).answer("roof1", *answers)
    assert {name: scene.has(name) for name in gains} == gains
    assert scene.table.roof_used[0] == 1
    assert "roof1" not in free(scene).legal()


@rule("LG-5.19", "LG-5.25", "LG-14.10")
def test_a_roof_pig_without_stall_is_sold():
    scene = free(Scene().roof("r1b").give(pig=2)).answer("roof1")
    assert (scene.has("pig"), scene.silver()) == (2, 3)


@rule("LG-5.19", "LG-5.20", "LG-0.12")
def test_upgrade_tiles_take_from_field_storage_or_stall():
    scene = free(Scene().roof("r2d").field("grape", 1, 1)).answer("roof1", "grape@field")
    assert scene.has("wine") == 1
    scene = free(Scene().roof("d2b").give(pig=1, olive=1)).answer("roof1", "pig", "olive")
    assert (scene.has("meat"), scene.has("food")) == (1, 1)
    assert "roof1" not in free(Scene().roof("r2d")).legal()


@rule("LG-5.19", "LG-5.25", "LG-14.25")
def test_a_delivery_tile_delivers_a_commodity_in_phase_three():
    scene = Scene(phase=TRANSPORT).roof("r1c").give(commodity=1)
    free(scene).answer("roof1", "commodity>village_store")
    assert scene.table.row_filled[BUILDING_IDS.index("village_store")] == 8
    assert "roof1" not in free(Scene(phase=REVENUE).roof("r1c").give(commodity=1)).legal()


@rule("LG-14.29")
def test_a_paid_delivery_tile_costs_what_is_printed_for_extra_deliveries_whatever_helpers_pay():
    pack = default_pack()
    pack["name"] = "dear deliveries"
    pack["farm"]["extra_cost"] = 2
    for silver, may in ((1, False), (2, True)):
        scene = Scene(phase=TRANSPORT, edition="deluxe", pack=pack).roof("d5c").helper("packer")
        scene.give(silver=silver, olive=1).barrow("1")
        assert ("roof1" in free(scene).legal()) is may
    scene.answer("roof1", "olive>barrow1")
    assert scene.silver() == 0


@rule("LG-5.20", "LG-14.29")
def test_a_paid_delivery_tile_costs_one_silver():
    scene = Scene(phase=TRANSPORT, edition="deluxe").roof("d5c").give(silver=1, olive=1).barrow("1")
    free(scene).answer("roof1", "olive>barrow1")
    assert (scene.silver(), scene.table.barrow_filled[0]) == (0, 1)
    assert "roof1" not in free(Scene(edition="deluxe").roof("d5c").give(olive=1).barrow("1")).legal()


@rule("LG-5.19", "LG-5.25")
def test_a_card_tile_plays_or_draws():
    scene = free(Scene().roof("r1d").hand("1")).answer("roof1", "draw")
    assert scene.table.hand_count[0] == 2
    scene = free(Scene().roof("r1d").hand("1")).answer("roof1", "play", "card1", "field")
    assert scene.table.fields[2] == 1


@rule("LG-5.21", "LG-14.19", "LG-5.19")
def test_a_turning_tile_turns_up_another_kind_only():
    scene = Scene().roof("r3c").roof("r1a", used=True).roof("r5a", used=True)
    free(scene).answer("roof1")
    assert scene.legal() == ["roof2"]
    scene.answer("roof2")
    assert list(scene.table.roof_used[:3]) == [1, 0, 1]
    free(scene).answer("roof2", "olive+grain")
    assert "roof1" not in free(Scene().roof("r3c").roof("r5a", used=True)).legal()


@rule("LG-5.22", "LG-5.19", "LG-8.4")
def test_a_siesta_tile_moves_one_or_two_steps():
    scene = free(Scene(phase=REVENUE).roof("r3b")).answer("roof1")
    assert scene.legal() == ["1", "2"]
    scene.answer("2")
    assert scene.table.siesta_at[0] == 2


@rule("LG-5.20", "LG-15.14")
def test_the_income_tile_repeats_income_without_once_per_round_helpers():
    scene = Scene(edition="deluxe").roof("d2a").craft("merchant_house").extend("2", "4")
    scene.helper("tax_collector", "grain_grower", "vineyard_keeper")
    free(scene).answer("roof1")
    assert (scene.silver(), scene.has("grain"), scene.asked()) == (3 + 2 + 1, 1, "-")


@rule("LG-5.20", "LG-14.24")
def test_the_market_tile_takes_any_free_space_quietly():
    scene = Scene(edition="deluxe").roof("d4a").mark(1, 2).mark(0, 1)
    free(scene).answer("roof1")
    assert "h4" in scene.legal()
    assert "h2" not in scene.legal()
    scene.answer("h4")
    assert (scene.owner(4), scene.owner(2), scene.vp()) == (0, 1, 0)
    scene = Scene(edition="deluxe", market_tile="removes").roof("d4a").mark(1, 2)
    free(scene).answer("roof1", "h4")
    assert (scene.owner(2), scene.vp()) == (NONE, 0)


@rule("LG-14.23", "LG-5.20")
def test_the_doubling_tile_doubles_one_space_its_own_or_a_later_one():
    scene = Scene(edition="deluxe", round=4).roof("d1a").give(silver=9)
    scene.table.display = [ROOF_IDS.index("d4b"), NONE, NONE, NONE]
    scene.ask("BUY_ROOF", a=0).answer("d4b", "yes")
    assert (scene.vp(), scene.table.roof_used[1]) == (2, 1)
    scene = Scene(edition="deluxe", round=4).roof("d4b", "d1a").give(silver=9)
    scene.table.display = [ROOF_IDS.index("d4c"), NONE, NONE, NONE]
    scene.ask("BUY_ROOF", a=0).answer("d4c", "yes")
    assert scene.vp() == 4
    scene = Scene(edition="deluxe", round=4).give(silver=9)
    scene.table.display = [ROOF_IDS.index("d4b"), NONE, NONE, NONE]
    scene.ask("BUY_ROOF", a=0).answer("d4b")
    assert scene.asked() == "-"


@rule("LG-5.23", "LG-13.5")
def test_each_edition_has_its_own_24_tiles_four_per_round():
    for letter in "rd":
        tiles = [tile for tile in ROOF_IDS if tile[0] == letter]
        assert len(tiles) == 24
        assert all(sum(tile[1] == str(number) for tile in tiles) == 4 for number in range(1, 7))


@rule("LG-0.7")
def test_phases_are_told_apart():
    assert (FARM, REVENUE, TRANSPORT) == (1, 2, 4)
