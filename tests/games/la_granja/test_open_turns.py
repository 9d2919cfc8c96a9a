"""How long a turn stays open: every moment of an own turn, in every edition, and when it may be left out."""

from __future__ import annotations

import pytest

from ludoteca.games.la_granja.content.cards import CARDS
from ludoteca.games.la_granja.content.constants import (
    CARDS_DONE,
    DELIVERIES_DONE,
    DIE_DONE,
    EXTRAS_DONE,
    FARM,
    GROWTH_AHEAD,
    GROWTH_DONE,
    INCOME_AHEAD,
    INCOME_DONE,
    LAST_DIE_AHEAD,
    LAST_DIE_DONE,
    REVENUE,
    ROOF_DONE,
    SIESTA_AHEAD,
    SIESTA_DONE,
    STEP_CARDS,
    STEP_DELIVERIES,
    STEP_EXTRA,
    STEP_GROWTH,
    STEP_INCOME,
    STEP_LAST_DIE,
    STEP_ROOF,
    STEP_SIESTA,
    TRANSPORT,
)
from ludoteca.games.la_granja.content.helpers import PriceChange, VpIfFieldsEmpty, VpIfSilver
from ludoteca.games.la_granja.content.roofs import ROOF_IDS
from ludoteca.games.la_granja.rules.turns import stays_open
from tests.games.la_granja.scene import Scene
from tests.support import rule

EDITIONS = ("russian", "french", "deluxe")
each_edition = pytest.mark.parametrize("edition", EDITIONS)


def moment(scene: Scene) -> int:
    """The moment a seat is asked about whether it is ready."""
    assert scene.asked() == "0 ready"
    return int(scene.table.top()[3])


def display(scene: Scene, *tiles: str) -> Scene:
    scene.table.display = [*(ROOF_IDS.index(tile) for tile in tiles), *[-1] * (4 - len(tiles))]
    return scene


# -- the places of 4.12, one by one ---------------------------------------------------------------------------


@each_edition
@rule("LG-4.12")
def test_cards_free_actions_before_between_and_after(edition: str) -> None:
    scene = Scene(edition=edition, round=1).give(commodity=3).hand("1", "2", "3").step(STEP_CARDS)
    for word in ("card1", "card2"):
        assert scene.asked() == "0 play"
        scene.answer("free", "commodity>silver", word, "field")
    assert moment(scene) == CARDS_DONE
    scene.answer(
        "free",
        "commodity>silver",
    )
    assert scene.silver() == 12


@each_edition
@rule("LG-4.12", "LG-5.10")
def test_income_free_actions_before_and_after(edition: str) -> None:
    scene = Scene(edition=edition).give(commodity=2).craft("merchant_house").step(STEP_INCOME)
    assert moment(scene) == INCOME_AHEAD
    scene.answer("free", "commodity>silver")
    assert moment(scene) == INCOME_AHEAD
    scene.answer("go")
    assert (moment(scene), scene.silver()) == (INCOME_DONE, 7)
    scene.answer("free", "commodity>silver")
    assert (scene.silver(), scene.asked()) == (11, "-")


@each_edition
@rule("LG-4.12", "LG-5.12")
def test_growth_free_actions_before_and_after(edition: str) -> None:
    scene = Scene(edition=edition).give(commodity=2).field("olive", 1, 0).step(STEP_GROWTH)
    assert moment(scene) == GROWTH_AHEAD
    scene.answer("free", "commodity>silver", "go")
    assert (moment(scene), scene.grown("olive")) == (GROWTH_DONE, 1)
    scene.answer("free", "commodity>upgrades", "olive@field")
    assert (scene.has("food"), scene.asked()) == (1, "-")


@each_edition
@rule("LG-4.12", "LG-5.15")
def test_a_purchase_on_the_roof_does_not_end_the_turn(edition: str) -> None:
    tile = "d2b" if edition == "deluxe" else "r2d"
    scene = display(Scene(edition=edition).give(silver=2, commodity=2), tile)
    scene.step(STEP_ROOF).answer("free", "commodity>silver", tile)
    assert moment(scene) == ROOF_DONE
    scene.answer("free", "commodity>silver")
    assert (scene.silver(), scene.asked()) == (8, "-")


@each_edition
@pytest.mark.parametrize("number", [0, 1])
@rule("LG-4.12", "LG-6.2")
def test_free_actions_before_a_pick_and_after_its_space(edition: str, number: int) -> None:
    scene = Scene(edition=edition, phase=REVENUE).give(commodity=2)
    scene.table.dice = [0, 0, 0, 1, 0, 0]
    scene.ask("PICK", 0, number).answer("free", "commodity>silver", "4")
    assert (moment(scene), scene.silver()) == (DIE_DONE, 8)
    scene.answer("free", "commodity>pig")
    assert (scene.has("pig"), scene.asked()) == (1, "-")


@each_edition
@rule("LG-4.12", "LG-6.3")
def test_free_actions_before_and_after_the_last_die(edition: str) -> None:
    scene = Scene(edition=edition, phase=REVENUE).give(commodity=2)
    scene.table.dice = [1, 0, 0, 0, 0, 0]
    scene.step(STEP_LAST_DIE)
    assert moment(scene) == LAST_DIE_AHEAD
    scene.answer("free", "commodity>silver", "go")
    assert (moment(scene), scene.has("pig")) == (LAST_DIE_DONE, 1)
    scene.answer("free", "commodity>silver")
    assert (scene.silver(), scene.asked()) == (8, "-")


@each_edition
@rule("LG-4.12", "LG-8.7")
def test_free_actions_before_and_after_the_siesta_move(edition: str) -> None:
    scene = Scene(edition=edition, phase=TRANSPORT).give(commodity=2).hand("2")
    scene.table.donkey = [1, 1, -1, -1]
    scene.step(STEP_SIESTA)
    assert moment(scene) == SIESTA_AHEAD
    scene.answer("free", "commodity>silver", "go")
    assert (moment(scene), scene.table.siesta_at[0]) == (SIESTA_DONE, 2)
    scene.answer("free", "commodity>play", "card2", "helper")
    assert scene.asked() == "-"
    assert scene.table.siesta_at[1] == 2


@each_edition
@rule("LG-8.7", "LG-8.2")
def test_a_siesta_tile_before_or_after_the_move_makes_another_stack(edition: str) -> None:
    """Both come to 2 steps; who moves last lies on top, whichever step was the tile's."""
    tile = "d3c" if edition == "deluxe" else "r3b"
    scene = Scene(edition=edition, phase=TRANSPORT).roof(tile)
    scene.table.donkey = [2, 1, -1, -1]
    scene.step(STEP_SIESTA)
    assert moment(scene) == SIESTA_AHEAD
    scene.answer("free", "roof1", "1")
    assert scene.asked() == "-"
    assert scene.table.siesta_at[0] == scene.table.siesta_at[1] == 2
    scene = Scene(edition=edition, phase=TRANSPORT).roof(tile)
    scene.table.donkey = [2, 1, -1, -1]
    scene.step(STEP_SIESTA).answer("go")
    assert moment(scene) == SIESTA_DONE
    scene.answer("free", "roof1", "1")
    assert scene.table.siesta_at[0] == 2


@each_edition
@rule("LG-4.12", "LG-9.1", "LG-14.14")
def test_after_the_last_donkey_the_turn_is_still_open(edition: str) -> None:
    scene = donkeys(edition, 0).give(olive=1, commodity=1).barrow("1")
    scene.step(STEP_DELIVERIES).answer("olive>barrow1")
    assert scene.asked() == "0 deliver"
    assert scene.legal() == ["free", "stop"]
    scene.answer("free", "commodity>silver")
    assert scene.silver() == 4
    # Left over with silver only: it can be spent in the next turn as well.
    assert scene.asked() == "-"


@each_edition
@rule("LG-4.12", "LG-9.1")
def test_without_a_possible_delivery_the_turn_is_open_all_the_same(edition: str) -> None:
    scene = donkeys(edition, 0).give(commodity=1).barrow("1").craft("village_store", 1).step(STEP_DELIVERIES)
    assert scene.legal() == ["free", "stop"]
    scene.answer("free", "commodity>harvest", "olive+grain", "olive>barrow1")
    assert scene.table.barrow_filled[0] == 1


@each_edition
@rule("LG-4.12", "LG-10.1")
def test_after_the_last_extra_delivery_the_turn_is_still_open(edition: str) -> None:
    scene = Scene(edition=edition, phase=TRANSPORT).give(silver=1, olive=1, commodity=1).barrow("1")
    scene.step(STEP_EXTRA).answer("olive>barrow1")
    assert scene.legal() == ["free", "stop"]
    scene.answer("free", "commodity>silver")
    assert scene.asked() == "-"


def donkeys(edition: str, tile: int, **more: int) -> Scene:
    scene = Scene(edition=edition, phase=TRANSPORT, **more)
    scene.table.donkey = [tile, tile, -1, -1]
    scene.table.donkeys_open = 1
    return scene


# -- the worked examples --------------------------------------------------------------------------------------


@each_edition
@rule("LG-17.41", "LG-4.12")
def test_the_negotiator_is_played_in_time_after_the_last_donkey(edition: str) -> None:
    for in_time in (True, False):
        # Seat 0 fills a barrow of 2 with its only donkey; seat 1 then one of 3 and pushes the new marker off.
        scene = donkeys(edition, 0).hand("2").barrow("1", filled=1).give(grain=1)
        scene.barrow("7", seat=1)
        scene.step(STEP_DELIVERIES)
        wanted = next(word for word in scene.legal() if word.endswith(">barrow1"))
        scene.answer(wanted)
        place = scene.legal()[0]
        scene.answer(place)
        assert (scene.asked(), scene.has("commodity")) == ("0 deliver", 1)
        if in_time:
            scene.answer("free", "commodity>play", "card2", "helper")
        before = scene.vp()
        push(scene, int(place[1:]))
        assert scene.vp() - before == (1 if in_time else 0)


def push(scene: Scene, space: int) -> None:
    """Seat 1 takes the space beside one of seat 0's markers that is worth more."""
    printed = scene.table.printed
    near = printed.hex_near[space - 1]
    higher = next(
        other
        for other in range(printed.hexes)
        if near >> other & 1
        and printed.hex_value[other] > printed.hex_value[space - 1]
        and scene.table.open_hexes >> other & 1
    )
    value = printed.hex_value[higher]
    scene.table.set_frames([])
    scene.ask("PLACE_MARKER", 1, value).answer(f"h{higher + 1}")
    if scene.asked() == "1 remove_marker":
        scene.answer(f"h{space}")
    assert scene.owner(space) != 0


@rule("LG-17.42", "LG-5.24", "LG-4.12")
def test_the_market_tile_is_used_in_the_turn_it_was_bought() -> None:
    scene = display(Scene(edition="deluxe", round=4).give(1, silver=4), "d4a").step(STEP_ROOF)
    assert scene.asked() == "1 buy_roof"
    scene.answer("d4a")
    assert scene.asked() == "1 ready"
    scene.answer("free", "roof1")
    space = scene.legal()[-1]
    scene.answer(space)
    assert scene.owner(int(space[1:])) == 1
    assert scene.asked() == "-"


@pytest.mark.parametrize("edition", ["russian", "french"])
@rule("LG-17.42", "LG-5.24")
def test_a_pig_tile_brings_its_pig_in_the_turn_it_was_bought(edition: str) -> None:
    scene = display(Scene(edition=edition, round=1).give(silver=1), "r1b").step(STEP_ROOF).answer("r1b")
    assert moment(scene) == ROOF_DONE
    scene.answer("free", "roof1")
    assert (scene.has("pig"), scene.asked()) == (1, "-")


@each_edition
@rule("LG-17.43", "LG-4.12")
def test_four_silver_of_a_die_are_spent_before_the_others_pick(edition: str) -> None:
    tile = "d3c" if edition == "deluxe" else "r3b"
    scene = Scene(edition=edition, phase=REVENUE).give(commodity=1).roof(tile)
    scene.table.dice = [0, 0, 0, 1, 0, 1]
    scene.ask("PICK", 1, 0).ask("PICK", 0, 0).answer("4")
    assert moment(scene) == DIE_DONE
    scene.answer("free")
    assert {"buy:olive", "commodity>silver", "roof1"} <= set(scene.legal())
    scene.answer("buy:olive", "free", "roof1", "2", "free", "commodity>silver")
    assert (scene.silver(), scene.has("olive"), scene.table.siesta_at[0]) == (5, 1, 2)
    assert scene.asked() == "1 pick"


@each_edition
@rule("LG-17.47", "LG-10.1", "LG-10.4", "LG-14.6")
def test_an_extension_played_in_step_four_brings_its_delivery_at_once(edition: str) -> None:
    card = next(card for card in CARDS if card.extension.deliveries and card.id != "1")
    for payment, more in (("each", True), ("ahead", False)):
        scene = Scene(edition=edition, phase=TRANSPORT, extra_payment=payment)
        scene.barrow("1", filled=1).give(silver=3, grain=1, food=2).hand(card.id).step(STEP_EXTRA)
        if payment == "ahead":
            assert scene.legal() == ["0", "1", "free"]
            scene.answer("1")
        scene.answer("grain>barrow1")
        scene.answer(scene.legal()[0])
        assert scene.legal() == ["free", "stop"]
        scene.answer("free", "commodity>play", f"card{card.id}", "extension", "food")
        # Another delivery to buy, and something to deliver; with all paid ahead it comes too late.
        assert bool([word for word in scene.legal() if word.startswith("food>")]) is more


# -- when a question is left out --------------------------------------------------------------------------------


@pytest.mark.parametrize("phase", [FARM, REVENUE, TRANSPORT])
@pytest.mark.parametrize("when", range(CARDS_DONE, EXTRAS_DONE + 1))
@rule("LG-4.14")
def test_never_left_out_with_a_commodity_a_tile_or_a_helper(when: int, phase: int) -> None:
    assert not stays_open(Scene(phase=phase).table, 0, when)
    assert stays_open(Scene(phase=phase).give(commodity=1).table, 0, when)
    assert stays_open(Scene(phase=phase, round=2).roof("r6c").table, 0, when)
    assert not stays_open(Scene(phase=phase, round=2).roof("r6c", used=True).table, 0, when)
    # The Farmhand sells from fields in any phase; a card of the hand can be swapped by the Peddler.
    assert stays_open(Scene(phase=phase).helper("farmhand").field("olive", 1, 1).table, 0, when)


@pytest.mark.parametrize("when", [CARDS_DONE, INCOME_DONE, GROWTH_DONE, ROOF_DONE, DIE_DONE, LAST_DIE_DONE,
                                  SIESTA_AHEAD, SIESTA_DONE, DELIVERIES_DONE])  # fmt: skip
@rule("LG-4.14")
def test_left_out_where_buying_and_selling_can_wait(when: int) -> None:
    assert not stays_open(Scene().give(silver=9, olive=2, pig=1).field("grape", 1, 1).table, 0, when)


@rule("LG-4.14", "LG-5.12")
def test_buying_and_selling_is_asked_for_where_it_cannot_wait() -> None:
    assert stays_open(Scene().give(silver=3).field("grape", 1, 1).table, 0, GROWTH_AHEAD)
    assert stays_open(Scene().give(pig=3).table, 0, GROWTH_AHEAD)
    assert not stays_open(Scene().give(olive=3).table, 0, GROWTH_AHEAD)
    # The Greengrocer's pig may need a stall.
    assert stays_open(Scene().give(pig=2).craft("greengrocer").table, 0, INCOME_AHEAD)
    assert not stays_open(Scene().give(pig=2).craft("butcher").table, 0, INCOME_AHEAD)
    for die in range(1, 7):
        scene = Scene(phase=REVENUE).give(silver=3)
        scene.table.last_die = die
        assert stays_open(scene.table, 0, LAST_DIE_AHEAD) is (die not in (3, 4))
    # After the last turn of the game nothing can wait.
    for number in (5, 6):
        assert stays_open(Scene(phase=TRANSPORT, round=number).give(pig=1).table, 0, EXTRAS_DONE) is (number == 6)


@rule("LG-4.14", "LG-15.9")
def test_helpers_that_look_at_the_end_of_a_round_keep_it_open() -> None:
    for card in CARDS:
        scene = Scene(phase=TRANSPORT, round=3).give(pig=1).helper(card.id)
        if isinstance(card.helper.does, VpIfSilver | VpIfFieldsEmpty | PriceChange):
            assert stays_open(scene.table, 0, EXTRAS_DONE), card.helper.id


@rule("LG-4.13", "LG-3.4")
def test_refill_donkeys_and_scoring_are_no_turns() -> None:
    scene = Scene(phase=TRANSPORT).give(commodity=1)
    assert scene.ask("DONKEY_CHOICE", 0).legal() == ["donkey1", "donkey2", "donkey3", "donkey4"]
    scene = Scene().give(commodity=1).give(1, commodity=1)
    assert scene.ask("SCORE").ask("REFILL", a=0).asked() == "-"
