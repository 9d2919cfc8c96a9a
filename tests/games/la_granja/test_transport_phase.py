"""Phase III: donkeys, siesta, deliveries to buildings and barrows, the market, extra deliveries."""

from __future__ import annotations

import pytest

from ludoteca.games.la_granja.content.board import BUILDING_IDS, BUILDINGS, DONKEYS
from ludoteca.games.la_granja.content.constants import (
    NONE,
    STEP_DELIVERIES,
    STEP_EXTRA,
    STEP_SIESTA,
    TRANSPORT,
)
from ludoteca.games.la_granja.content.goods import FOOD, MEAT, WINE
from ludoteca.games.la_granja.rules.decisions.rounds import begin_step
from tests.games.la_granja.scene import Scene, index
from tests.support import rule

STORE = BUILDING_IDS.index("village_store")


def transport(seats: int = 2, **options: object) -> Scene:
    return Scene(seats, phase=TRANSPORT, **options)  # type: ignore[arg-type]


def deliver(scene: Scene, *words: str, donkeys: int = 4) -> Scene:
    """The delivery step of seat 0 with so many donkeys."""
    scene.put("donkey", 0, donkeys - 1)
    scene.table.set_frames([])
    begin_step(scene.table, 0, STEP_DELIVERIES)
    return scene.answer(*words)


# -- donkeys and siesta -------------------------------------------------------------------------------------


@rule("LG-7.1", "LG-7.4", "LG-7.5", "LG-19.2")
def test_donkeys_are_chosen_by_all_and_then_shown():
    scene = transport()
    scene.ask("REVEAL_DONKEYS").ask("DONKEY_CHOICE", 1).ask("DONKEY_CHOICE", 0)
    scene.answer("donkey2")
    assert scene.table.donkeys_open == 0
    scene.answer("donkey4")
    assert (scene.table.donkeys_open, list(scene.table.donkey[:2])) == (1, [1, 3])
    assert list(scene.table.donkey_left[:2]) == [13, 7]


@rule("LG-7.2")
def test_donkeys_and_hats_add_up_to_four():
    assert [(tile.donkeys, tile.hats) for tile in DONKEYS] == [(1, 3), (2, 2), (3, 1), (4, 0)]


@rule("LG-7.3", "LG-17.13", "LG-9.2")
def test_used_donkeys_return_in_round_four():
    scene = transport(1)
    counts = []
    for number in range(1, 7):
        scene.table.round = number
        scene.table.set_frames([])
        scene.ask("PHASE", a=TRANSPORT)
        while scene.asked() != "0 donkey":
            scene.answer(scene.legal()[-1])
        counts.append(len(scene.legal()))
        scene.answer(scene.legal()[0])
    assert counts == [4, 3, 2, 4, 3, 2]


def positions(scene: Scene) -> list[int]:
    return list(scene.table.siesta_at[: scene.table.seats])


@rule("LG-8.1", "LG-17.14", "LG-9.10")
def test_hats_and_the_wainwright_move_the_disc():
    scene = transport().put("donkey", 0, 1).put("donkey", 1, 1).craft("wainwright", seat=1)
    scene.step(STEP_SIESTA).go()
    assert positions(scene) == [2, 3]


@rule("LG-8.2", "LG-8.5", "LG-8.6", "LG-11.4", "LG-17.31", "LG-14.3")
def test_discs_stack_and_give_the_new_order():
    scene = transport(4)
    for seat, tile in enumerate((3, 1, 1, 2)):
        scene.put("donkey", seat, tile)
    scene.ask("NEW_ORDER").step(STEP_SIESTA).go()
    assert positions(scene) == [0, 2, 2, 1]
    assert list(scene.table.order) == [2, 1, 3, 0]
    scene.ask("RESET").go()
    assert positions(scene) == [0, 0, 0, 0]
    assert list(scene.table.siesta_level) == [0, 2, 3, 1]


@rule("LG-8.4", "LG-17.32", "LG-8.2")
def test_steps_of_phase_two_stack_too():
    scene = transport(4)
    scene.ask("ADVANCE", a=3, b=1).go()
    scene.ask("ADVANCE", a=2, b=1).go()
    assert scene.table.siesta_level[2] > scene.table.siesta_level[3]
    scene.put("donkey", 0, 3).put("donkey", 1, 3).put("donkey", 2, 1).put("donkey", 3, 1)
    scene.ask("NEW_ORDER").step(STEP_SIESTA).go()
    assert list(scene.table.order)[:2] == [3, 2]


@rule("LG-8.3", "LG-14.3", "LG-1.7")
def test_nobody_passes_the_top_space():
    scene = (
        transport().put("siesta_at", 0, 7).put("siesta_at", 1, 7).put("siesta_level", 0, 0).put("siesta_level", 1, 1)
    )
    scene.ask("ADVANCE", a=0, b=2).go()
    assert (positions(scene), scene.table.siesta_level[0]) == ([7, 7], 0)
    scene.put("siesta_at", 0, 6)
    scene.ask("ADVANCE", a=0, b=3).go()
    assert positions(scene) == [7, 7]


# -- buildings ------------------------------------------------------------------------------------------------


@rule("LG-9.1", "LG-9.3", "LG-9.6", "LG-0.6")
def test_as_many_deliveries_as_donkeys_anywhere():
    scene = transport().give(olive=2, wine=1).barrow("1")
    deliver(scene, "olive>merchant_house", "olive>barrow1", donkeys=2)
    assert scene.asked() == "-"
    assert scene.has("wine") == 1
    scene = transport().give(olive=2, wine=1).barrow("1").craft("wainwright")
    deliver(scene, "olive>merchant_house", "olive>barrow1", donkeys=2)
    assert scene.asked() == "0 deliver"
    scene.answer("stop")
    assert scene.asked() == "-"


@rule("LG-9.4", "LG-9.14", "LG-9.15", "LG-9.16", "LG-17.18")
def test_a_locked_building_opens_with_the_first_completion():
    scene = transport().give(food=1, wine=1, meat=1, grain=1).put("lock", STORE, 1)
    assert "wine>village_store" not in deliver(scene).legal()
    scene.row("wainwright", 6)
    deliver(scene, "food>wainwright")
    assert scene.table.lock[STORE] == 0
    assert "grain>village_store" in scene.legal()
    assert scene.vp() == 1 + 2 + 1


@rule("LG-9.16", "LG-17.19")
def test_the_second_building_removes_the_second_marker():
    scene = transport().give(meat=1).row("butcher", 3).craft("merchant_house", seat=1).put("lock", STORE, 2)
    scene.table.unlocked = 1
    deliver(scene, "meat>butcher")
    assert (scene.table.lock[STORE], scene.vp()) == (0, 1 + 2 + 1)


@rule("LG-9.5", "LG-17.15")
def test_the_first_delivery_claims_a_row():
    scene = transport().give(wine=1)
    deliver(scene, "wine>village_store")
    assert (scene.table.row_of[STORE], scene.table.row_filled[STORE], scene.has("wine")) == (0, 4, 0)
    scene.give(1, wine=1).put("donkey", 1, 0)
    scene.ask("DELIVER", 1, 511, 1).answer("wine>village_store")
    assert scene.table.row_of[6 + STORE] == 1


@rule("LG-17.17", "LG-9.7", "LG-9.9", "LG-9.13", "LG-9.23", "LG-14.14")
def test_the_wainwright_in_round_two():
    scene = transport(round=2).give(meat=1, olive=1).row("wainwright", 3).put("lock", STORE, 1).put("siesta_at", 0, 4)
    assert BUILDINGS[1].rows[0] == (FOOD, WINE, MEAT)
    deliver(scene, "meat>wainwright")
    assert (scene.vp(), scene.asked()) == (4, "0 deliver")
    assert "free" in scene.legal()
    scene.answer("olive>merchant_house")
    assert scene.vp() == 4 + 2
    assert (scene.table.row_filled[1], scene.table.craft[1]) == (0, 1)


@rule("LG-9.8", "LG-2.5")
def test_a_completed_building_takes_nothing_more_from_the_seat():
    scene = transport().give(olive=1).craft("merchant_house").barrow("1")
    assert deliver(scene).legal()[:2] == ["olive>barrow1", "olive>delicatessen"]


@pytest.mark.parametrize(
    ("building", "filled", "good", "gain"),
    [
        ("merchant_house", 7, "food", ("silver", 3)),
        ("delicatessen", 7, "meat", ("commodity", 1)),
        ("village_store", 11, "wine", ("vp", 2)),
        ("butcher", 3, "meat", ("vp", 1)),
    ],
)
@rule("LG-9.9", "LG-17.16")
def test_immediate_effects(building, filled, good, gain):
    scene = transport(round=5).give(**{good: 1}).row(building, filled).barrow("2")
    deliver(scene, f"{good}>{building}")
    name, amount = gain
    assert scene.has(name) == amount + (6 if name == "vp" else 0)
    assert scene.vp() == 6 + (amount if name == "vp" else 0)


@rule("LG-9.9", "LG-14.10", "LG-14.26", "LG-13.12")
def test_the_greengrocer_may_be_declined_but_not_in_deluxe():
    for edition, last in (("russian", "none"), ("deluxe", "pig")):
        scene = transport(edition=edition).give(grape=1).row("greengrocer", 7)
        deliver(scene, "grape>greengrocer")
        assert scene.legal()[-1] == last
    scene.answer("pig")
    assert scene.has("pig") == 1


@rule("LG-13.12", "LG-9.9")
def test_the_wainwrights_delivery_must_be_made_in_deluxe():
    for edition, may in (("french", True), ("deluxe", False)):
        scene = transport(edition=edition).give(meat=1, olive=1).row("wainwright", 3)
        deliver(scene, "meat>wainwright")
        assert ("stop" in scene.legal()) is may


@rule("LG-17.33", "LG-9.10", "LG-9.11", "LG-14.13", "LG-9.25")
def test_the_village_store_sleeps_until_the_next_round():
    scene = transport(round=3).give(wine=1, food=1, meat=1).row("village_store", 11).row("merchant_house", 7)
    scene.table.completed = 63
    deliver(scene, "wine>village_store")
    assert scene.vp() == 5
    scene.answer("food>merchant_house")
    assert scene.vp() == 5 + 3
    scene.table.set_frames([])
    scene.ask("RESET").go()
    scene.table.round = 4
    scene.table.phase = TRANSPORT
    scene.row("butcher", 3)
    deliver(scene, "meat>butcher")
    assert scene.vp() == 8 + 4 + 2


@rule("LG-17.34", "LG-9.9", "LG-9.10", "LG-9.18", "LG-14.13")
def test_the_butcher_counts_barrows_and_then_each_completion():
    scene = transport(round=2).give(meat=1, grape=1).row("butcher", 3).barrow("2", filled=3).barrow("3")
    scene.table.completed = 63
    deliver(scene, "meat>butcher")
    assert scene.vp() == 2 + 2
    scene.answer("grape>barrow1", "h20")
    assert scene.vp() == 4 + 3
    scene.table.set_frames([])
    scene.ask("RESET").go()
    scene.table.phase = TRANSPORT
    scene.give(commodity=0, pig=1).put("barrow_filled", 1, 7)
    deliver(scene, "pig>barrow2")
    assert (scene.vp(), scene.has("commodity")) == (7 + 5 + 1, 1)


@rule("LG-17.35", "LG-9.7", "LG-14.4", "LG-17.16")
def test_the_second_seat_at_a_building_unlocks_nothing():
    scene = transport(round=2).give(food=1).row("merchant_house", 7).craft("merchant_house", seat=1)
    scene.table.unlocked = 1
    scene.put("lock", STORE, 2)
    deliver(scene, "food>merchant_house")
    assert (scene.vp(), scene.table.lock[STORE]) == (2, 2)
    scene = transport(round=2, unlocking="every").give(food=1).row("merchant_house", 7).craft("merchant_house", seat=1)
    scene.table.unlocked = 1
    scene.put("lock", STORE, 2)
    deliver(scene, "food>merchant_house")
    assert (scene.vp(), scene.table.lock[STORE]) == (3, 0)


@rule("LG-9.26", "LG-4.2", "LG-14.25")
def test_a_commodity_goes_to_a_building_that_shows_it():
    scene = transport().give(commodity=1).barrow("1")
    assert [word for word in deliver(scene).legal() if word.startswith("commodity")] == ["commodity>village_store"]


# -- barrows and the market ----------------------------------------------------------------------------------------


@rule("LG-17.20", "LG-9.17", "LG-9.18", "LG-5.3")
def test_a_barrow_of_four_from_field_and_storage():
    scene = transport().give(grain=1).field("olive", 1, 1).barrow("62", filled=4)
    deliver(scene, "olive>barrow1", "grain>barrow1", donkeys=2)
    value = scene.table.printed.barrow_vp[index("62")]
    assert (scene.vp(), scene.has("commodity"), scene.grown("olive")) == (value, 1, 0)
    assert (scene.table.barrow_card[0], scene.table.discard_count) == (NONE, 1)


@rule("LG-0.6", "LG-17.20")
def test_a_good_comes_from_storage_or_field_as_one_likes():
    scene = transport().give(olive=1).field("olive", 1, 1).barrow("1")
    deliver(scene, "olive>barrow1")
    assert scene.asked() == "0 from_where"
    scene.answer("field")
    assert (scene.has("olive"), scene.grown("olive")) == (1, 0)


@rule("LG-17.21", "LG-9.20", "LG-9.21")
def test_a_marker_pushes_lower_opponents_off():
    scene = transport().mark(1, 2, 4).mark(0, 7)
    scene.ask("PLACE_MARKER", 0, 4)
    assert scene.legal() == ["h3", "h13", "h18", "h21"]
    scene.answer("h3")
    assert (scene.owner(3), scene.owner(2), scene.owner(4), scene.owner(7), scene.vp()) == (0, NONE, 1, 0, 1)


@pytest.mark.parametrize("edition", ["russian", "french", "deluxe"])
@rule("LG-17.36", "LG-9.22", "LG-14.5")
def test_a_barrow_of_three_on_a_full_market(edition):
    scene = transport(4, edition=edition).mark(0, 2, 8, 16, 20, 27).mark(1, 29).mark(2, 30).barrow("2", 3)
    scene.give(grape=1).ask("DELIVER", 0, 511, 1).answer("grape>barrow1")
    assert [word for word in scene.legal() if word != "none"] == ["h29"]
    scene.answer("h29")
    if edition == "french":
        # The neighbours may be removed, in a full market too.
        assert scene.legal() == ["h30", "none"]
        scene.answer("h30")
    assert (scene.vp(), scene.has("commodity"), scene.owner(29), scene.owner(30)) == (5, 1, 0, NONE)
    points = 3 if edition == "french" else 4
    scene = transport(4, edition=edition).mark(0, 2, 8, 16, 20, 27, 29).barrow("2", 3).give(grape=1)
    scene.ask("DELIVER", 0, 511, 1).answer("grape>barrow1", "h29")
    assert (scene.vp(), scene.has("commodity")) == (points, 1)


@rule("LG-9.22", "LG-13.9", "LG-14.5")
def test_a_full_market_replaces_an_opponent_else_an_own_marker():
    scene = transport(4).mark(0, 2, 8, 16, 20, 27).mark(1, 29).mark(2, 30)
    scene.ask("PLACE_MARKER", 0, 3)
    assert scene.legal() == ["h29"]
    scene.answer("h29")
    assert (scene.vp(), scene.owner(30)) == (2, NONE)
    for edition, points in (("russian", 1), ("french", 0), ("deluxe", 1)):
        scene = transport(4, edition=edition).mark(0, 2, 8, 16, 20, 27, 29)
        scene.ask("PLACE_MARKER", 0, 3)
        assert [word for word in scene.legal() if word != "none"] == ["h2", "h8", "h16", "h20", "h27", "h29"]
        scene.answer("h8")
        assert scene.vp() == points


@rule("LG-13.10", "LG-9.22", "LG-14.5")
def test_deluxe_may_decline_to_replace():
    for edition, may in (("russian", False), ("french", False), ("deluxe", True)):
        scene = transport(edition=edition).mark(1, 2, 8, 20, 29)
        scene.ask("PLACE_MARKER", 0, 3)
        assert ("none" in scene.legal()) is may
    scene.answer("none")
    assert scene.owner(2) == 1


@rule("LG-13.8", "LG-9.21", "LG-14.5")
def test_french_removes_marker_by_marker_as_one_likes():
    scene = transport(edition="french").mark(1, 1, 2)
    scene.ask("PLACE_MARKER", 0, 4).answer("h3")
    assert scene.legal() == ["h1", "h2", "none"]
    scene.answer("h2")
    assert (scene.owner(1), scene.owner(2), scene.vp(), scene.asked()) == (1, NONE, 1, "-")
    scene = transport(edition="russian").mark(1, 1, 2)
    scene.ask("PLACE_MARKER", 0, 4).answer("h3")
    assert (scene.owner(1), scene.owner(2), scene.vp()) == (NONE, NONE, 2)


@rule("LG-2.11", "LG-2.12", "LG-2.1", "LG-13.3")
def test_closed_spaces_are_neither_occupied_nor_empty():
    for seats, edition, count in ((2, "russian", 20), (3, "russian", 20), (4, "russian", 30), (3, "deluxe", 20)):
        assert Scene(seats, edition=edition).table.open_hexes.bit_count() == count
    assert Scene(2, edition="deluxe").table.open_hexes == Scene(2).table.open_hexes
    scene = transport().mark(1, 7, 11, 1, 30)
    scene.ask("PLACE_MARKER", 0, 2)
    assert "h15" not in scene.legal()
    assert scene.legal() == ["h1", "h7", "h11", "h30"]


@rule("LG-9.19", "LG-15.15", "LG-15.3")
def test_a_promotional_barrow_has_no_market_marker():
    scene = transport().give(grape=1).barrow("p2")
    deliver(scene, "grape>barrow1")
    assert (scene.vp(), scene.has("commodity")) == (1, 1)
    assert scene.asked() != "0 place_marker"


# -- extra deliveries ------------------------------------------------------------------------------------------------


@rule("LG-10.1", "LG-10.2", "LG-17.22", "LG-10.3", "LG-10.4")
def test_extra_deliveries_cost_one_silver_each():
    scene = transport().extend("1").give(silver=5, olive=3).craft("wainwright").barrow("1")
    scene.step(STEP_EXTRA).answer("olive>barrow1")
    assert scene.silver() == 4
    scene.answer("olive>merchant_house")
    assert scene.silver() == 3
    assert scene.asked() == "-"


@rule("LG-14.6", "LG-10.4")
def test_a_gain_pays_the_next_extra_delivery_unless_all_are_paid_ahead():
    scene = transport().extend("1").give(silver=1, food=1, olive=1).row("merchant_house", 7)
    scene.step(STEP_EXTRA).answer("food>merchant_house", "olive>delicatessen")
    assert scene.silver() == 3 - 1
    scene = transport(extra_payment="ahead").extend("1").give(silver=1, food=1, olive=1).row("merchant_house", 7)
    scene.step(STEP_EXTRA)
    assert scene.legal() == ["0", "1", "free"]
    scene.answer("1", "food>merchant_house")
    assert scene.silver() == 3
    assert "olive>delicatessen" not in scene.legal()
