"""Terms, components and free actions: what the active seat may do at any time."""

from __future__ import annotations

import pytest

from ludoteca.games.la_granja.content import board, goods
from ludoteca.games.la_granja.content.constants import FARM, REVENUE, STEP_CARDS, STEP_GROWTH, STEP_REFILL, TRANSPORT
from ludoteca.games.la_granja.rules import farm
from tests.games.la_granja.scene import Scene, free
from tests.support import rule


@rule("LG-0.1", "LG-0.2", "LG-0.3", "LG-0.4", "LG-4.4")
def test_only_resources_are_bought_sold_and_upgraded():
    scene = free(Scene().give(silver=30, olive=1, grain=1, grape=1, pig=1, food=1, wine=1, meat=1, commodity=1, vp=3))
    legal = scene.legal()
    assert [word for word in legal if word.startswith("buy")] == ["buy:olive", "buy:grain", "buy:grape", "buy:pig"]
    assert [word for word in legal if word.startswith("sell")] == ["sell:olive", "sell:grain", "sell:grape", "sell:pig"]
    assert [word for word in legal if word.startswith("upgrade")] == [
        "upgrade:olive",
        "upgrade:grain",
        "upgrade:grape",
        "upgrade:pig",
    ]
    assert goods.GOOD_NAMES[: goods.FARM_GOODS] == (
        "olive", "grain", "grape", "pig", "food", "wine", "meat", "silver", "vp",
    )  # fmt: skip
    assert goods.COMMODITY >= goods.FARM_GOODS


@pytest.mark.parametrize(
    ("source", "result"), [("olive", "food"), ("grain", "food"), ("grape", "wine"), ("pig", "meat")]
)
@rule("LG-0.3", "LG-4.5")
def test_an_upgrade_pays_the_printed_price_and_moves_the_good(source, result):
    price = {"olive": 2, "grain": 2, "grape": 3, "pig": 4}[source]
    scene = free(Scene().give(silver=price, **{source: 1})).answer(f"upgrade:{source}")
    assert (scene.has(source), scene.has(result), scene.silver()) == (0, 1, 0)
    assert f"upgrade:{source}" not in free(Scene().give(silver=price - 1, **{source: 1})).legal()


@rule("LG-17.5", "LG-4.5", "LG-5.12")
def test_a_grape_on_a_field_becomes_wine_for_three_and_the_field_grows_again():
    scene = free(Scene().give(silver=3).field("grape", 1, 1)).answer("upgrade:grape@field")
    assert (scene.grown("grape"), scene.has("wine"), scene.silver()) == (0, 1, 0)
    scene.ask("GROW", a=0).go()
    assert scene.grown("grape") == 1


@rule("LG-17.4", "LG-4.3", "LG-4.4", "LG-17.2", "LG-0.9")
def test_two_olives_bought_and_sold_again_cost_four_silver():
    scene = Scene().give(silver=6)
    for word in ("buy:olive", "buy:olive", "sell:olive", "sell:olive"):
        free(scene).answer(word)
    assert (scene.silver(), scene.has("olive")) == (2, 0)


@rule("LG-4.3", "LG-4.4", "LG-14.27")
def test_prices_are_as_printed_and_never_a_gain():
    for row in board.PRICES:
        scene = Scene().give(silver=row.buy)
        free(scene).answer(f"buy:{goods.GOOD_NAMES[row.good]}")
        assert scene.silver() == 0
        free(scene).answer(f"sell:{goods.GOOD_NAMES[row.good]}")
        assert scene.silver() == row.sell < row.buy


@rule("LG-17.27", "LG-4.9")
def test_food_can_be_had_for_five_silver():
    scene = Scene().give(silver=5)
    free(scene).answer("buy:grain")
    free(scene).answer("upgrade:grain")
    assert (scene.silver(), scene.has("food")) == (0, 1)


@rule("LG-4.10", "LG-1.3", "LG-14.10")
def test_a_bought_or_traded_pig_needs_a_free_stall():
    scene = free(Scene().give(silver=9, commodity=1, pig=2))
    assert "buy:pig" not in scene.legal()
    assert "commodity>pig" not in scene.legal()
    scene = free(Scene().give(silver=9, commodity=1, pig=1))
    assert {"buy:pig", "commodity>pig"} <= set(scene.legal())


@rule("LG-4.4", "LG-4.6")
def test_nothing_on_a_field_can_be_sold_or_moved():
    legal = free(Scene().give(silver=1).field("olive", 2, 2)).legal()
    assert legal == []


@pytest.mark.parametrize(
    ("word", "answers", "gains"),
    [
        ("commodity>silver", (), {"silver": 4}),
        ("commodity>harvest", ("olive+grape",), {"olive": 1, "grape": 1}),
        ("commodity>pig", (), {"pig": 1}),
        ("commodity>upgrades", ("grain", "stop"), {"food": 1, "grain": 1}),
        ("commodity>upgrades", ("grain", "grain"), {"food": 2}),
    ],
)
@rule("LG-4.1", "LG-0.10", "LG-4.11", "LG-0.12")
def test_a_commodity_is_returned_for_one_thing(word, answers, gains):
    scene = Scene().give(commodity=1)
    if word == "commodity>upgrades":
        scene.give(grain=2)
    free(scene).answer(word, *answers)
    held = {name: scene.has(name) for name in goods.GOOD_NAMES if scene.has(name)}
    assert held == gains


@rule("LG-4.1", "LG-5.9")
def test_a_commodity_plays_or_draws_a_card():
    scene = free(Scene().give(commodity=1).hand("1")).answer("commodity>play", "card1", "field")
    assert scene.table.fields[2] == 1
    scene = free(Scene().give(commodity=1).hand("1")).script("card7").answer("commodity>draw")
    assert scene.table.hand_count[0] == 2


@rule("LG-4.7", "LG-3.4")
def test_the_menu_offers_free_actions_only_to_the_active_seat():
    scene = Scene(round=2).give(0, silver=9).give(1, silver=9).hand("1").hand("2", seat=1)
    scene.step(STEP_CARDS)
    assert scene.asked() == "0 play"
    scene.answer("free")
    assert scene.asked() == "0 free"
    scene.answer("buy:olive")
    assert scene.asked() == "0 play"
    scene.answer("pass")
    assert scene.asked() == "1 play"


@rule("LG-3.4")
def test_nobody_is_free_to_act_while_donkeys_are_chosen():
    scene = Scene(phase=TRANSPORT).give(silver=9, commodity=2)
    scene.ask("DONKEY_CHOICE", 0)
    assert scene.legal() == ["donkey1", "donkey2", "donkey3", "donkey4"]


@rule("LG-5.24", "LG-4.7", "LG-13.7")
def test_a_roof_tile_works_only_in_its_phases():
    for phase, word in ((FARM, False), (REVENUE, True), (TRANSPORT, True)):
        scene = free(Scene(phase=phase).roof("r1c").barrow("1").give(olive=1, silver=0))
        assert ("roof1" in scene.legal()) is word
    assert "roof1" in free(Scene(phase=FARM, edition="deluxe").roof("d2c").barrow("1").give(olive=1)).legal()


@rule("LG-5.13", "LG-5.14", "LG-17.29")
def test_a_pig_may_be_sold_before_breeding():
    scene = Scene().extend("1").give(pig=3)
    scene.step(STEP_GROWTH)
    assert scene.asked() == "0 ready"
    scene.answer("free", "sell:pig", "go")
    assert (scene.has("pig"), scene.silver()) == (3, 3)


@rule("LG-0.5", "LG-0.8", "LG-17.1", "LG-17.26", "LG-1.5")
def test_a_marker_means_what_its_place_means():
    scene = Scene().give(commodity=1).mark(0, 1)
    assert 25 - farm.markers_used(scene.table, 0) == 23
    scene.field("olive", 1, 1)
    assert farm.markers_used(scene.table, 0) == 3
    scene.give(pig=1, food=2).row("butcher", 1)
    assert farm.markers_used(scene.table, 0) == 7


@rule("LG-0.11", "LG-17.28", "LG-5.6")
def test_a_point_just_earned_can_pay():
    scene = Scene().extend("3", "4").give(silver=2, olive=1).roof("r6c")
    scene.hand("9")
    scene.ask("PLAY", 0, 2, 1)
    scene.answer("free", "roof1", "card9", "extension", "olive", "silver", "vp")
    assert (scene.vp(), scene.silver(), scene.has("olive"), scene.table.extensions[0]) == (0, 1, 0, 3)


@rule("LG-4.8", "LG-5.8")
def test_a_helper_just_played_works_before_the_hand_is_filled():
    scene = Scene(round=2).hand("peddler", "1")
    scene.step(STEP_REFILL).step(STEP_CARDS).answer("card57", "helper")
    assert scene.asked() == "0 ready"
    scene.answer("free", "helper1", "card1")
    assert (scene.has("grape"), scene.table.hand_count[0]) == (1, 0)


@rule("LG-4.7", "LG-6.10")
def test_what_a_die_brought_can_be_delivered_before_the_others_act():
    scene = Scene(phase=REVENUE).roof("r1c").barrow("59", filled=1)
    scene.table.dice = [0, 1, 0, 0, 0, 0]
    scene.ask("PICK", 0, 0).answer("2", "harvest", "grape")
    assert scene.asked() == "0 ready"
    scene.answer("free", "roof1", "grape>barrow1")
    assert scene.vp() == 2
    scene = Scene(phase=REVENUE).barrow("59", filled=1)
    scene.table.dice = [0, 1, 0, 0, 0, 0]
    assert scene.ask("PICK", 0, 0).answer("2", "harvest", "grape").asked() == "-"
