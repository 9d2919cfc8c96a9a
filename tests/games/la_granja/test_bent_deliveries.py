"""Whether there is a delivery to make: what helpers that bend it allow counts wherever it is asked, and what it costs."""

from __future__ import annotations

import pytest

from ludoteca.games.la_granja.content.board import BUILDING_IDS
from ludoteca.games.la_granja.content.constants import REVENUE, STEP_DELIVERIES, STEP_EXTRA, TRANSPORT
from ludoteca.games.la_granja.content.pack import default_pack
from tests.games.la_granja.scene import Scene, free
from tests.support import rule

# With only food in storage: for the Minister a building that wants something else, for the Baker a grain symbol.
OPEN = {"building_minister": ("greengrocer", "butcher"), "baker": ()}
WORD = {"building_minister": "wild", "baker": "instead"}
both = pytest.mark.parametrize("helper", ["building_minister", "baker"])
each_edition = pytest.mark.parametrize("edition", ["russian", "french", "deluxe"])


def stuck(helper: str, edition: str = "russian", phase: int = TRANSPORT, *, hired: bool = True, **more: str) -> Scene:
    """A farm whose food fits nowhere plainly."""
    scene = Scene(edition=edition, phase=phase, **more).give(food=1).barrow("1")
    if hired:
        scene.helper(helper)
    for building in BUILDING_IDS:
        if building not in OPEN[helper]:
            scene.craft(building, 1)
    scene.table.donkey = [0, 0, -1, -1]
    return scene


@both
@each_edition
@rule("LG-9.27", "LG-15.16")
def test_a_donkey_waits_for_a_bent_delivery(helper: str, edition: str) -> None:
    assert stuck(helper, edition, hired=False).step(STEP_DELIVERIES).asked() == "-"
    scene = stuck(helper, edition).step(STEP_DELIVERIES)
    assert scene.legal() == [WORD[helper], "stop"]
    scene.answer(WORD[helper])
    scene.answer(scene.legal()[0])
    if helper == "building_minister":
        scene.answer("food")
    assert scene.has("food") == 0


@both
@each_edition
@rule("LG-9.27", "LG-15.16", "LG-6.9")
def test_die_six_offers_a_bent_delivery(helper: str, edition: str) -> None:
    for hired in (True, False):
        scene = stuck(helper, edition, REVENUE, hired=hired)
        scene.table.dice = [0, 0, 0, 0, 0, 1]
        scene.ask("PICK", 0, 0).answer("6")
        assert scene.legal() == (["delivery", "silver"] if hired else ["silver"])
    scene = stuck(helper, edition, REVENUE)
    scene.table.dice = [0, 0, 0, 0, 0, 1]
    assert scene.ask("PICK", 0, 0).answer("6", "delivery").legal() == [WORD[helper]]


@both
@each_edition
@rule("LG-9.27", "LG-15.16", "LG-5.25")
def test_a_tile_offers_a_bent_delivery(helper: str, edition: str) -> None:
    tile = "d2c" if edition == "deluxe" else "r1c"
    assert "roof1" not in free(stuck(helper, edition, hired=False).roof(tile)).legal()
    scene = free(stuck(helper, edition).roof(tile)).answer("roof1")
    assert scene.legal() == [WORD[helper]]


@both
@rule("LG-9.27", "LG-15.16")
def test_a_helper_offers_a_bent_delivery(helper: str) -> None:
    assert "helper1" not in free(stuck(helper, phase=REVENUE, hired=False).helper("courier").give(silver=9)).legal()
    scene = free(stuck(helper, phase=REVENUE).helper("courier").give(silver=9))
    assert "helper2" in scene.legal()


@both
@rule("LG-9.27", "LG-15.16", "LG-10.1")
def test_an_extra_delivery_may_be_a_bent_one(helper: str) -> None:
    assert WORD[helper] not in stuck(helper, hired=False).give(silver=1).step(STEP_EXTRA).legal()
    scene = stuck(helper).give(silver=1).step(STEP_EXTRA)
    assert scene.legal() == [WORD[helper], "stop"]
    # Without silver it cannot be paid, whoever helps.
    assert stuck(helper).step(STEP_EXTRA).asked() == "-"


@rule("LG-9.27", "LG-15.16", "LG-9.9")
def test_the_wainwrights_delivery_may_be_a_bent_one() -> None:
    scene = Scene(phase=TRANSPORT).give(food=1).helper("baker").barrow("1").row("wainwright", 6)
    for building in ("merchant_house", "delicatessen", "greengrocer", "village_store", "butcher"):
        scene.craft(building, 1)
    scene.give(food=2)
    scene.table.donkey = [0, 0, -1, -1]
    scene.step(STEP_DELIVERIES).answer("food>wainwright")
    assert "instead" in scene.legal()


@rule("LG-14.29", "LG-5.20")
def test_the_purchased_delivery_costs_what_is_printed_and_no_symbol() -> None:
    farm = Scene(phase=TRANSPORT, edition="deluxe").roof("d5c").give(silver=2, olive=2).barrow("1")
    farm.step(STEP_EXTRA).answer("free", "roof1", "olive>barrow1")
    assert farm.silver() == 1
    # The one symbol of the farm is still there to be bought.
    farm.answer("olive>merchant_house")
    assert farm.silver() == 0


@rule("LG-14.29")
def test_the_packer_does_not_pay_for_the_purchased_delivery() -> None:
    scene = Scene(phase=TRANSPORT, edition="deluxe").roof("d5c").helper("packer").give(olive=2).barrow("1")
    assert "roof1" not in free(scene).legal()
    scene = Scene(phase=TRANSPORT, edition="deluxe").roof("d5c").helper("packer").give(olive=2, silver=1).barrow("1")
    free(scene).answer("roof1", "olive>barrow1")
    assert scene.silver() == 0


@rule("LG-14.29", "LG-18.1")
def test_a_pack_sets_the_price_of_a_purchased_delivery() -> None:
    pack = default_pack()
    pack["farm"]["extra_cost"] = 2
    scene = Scene(phase=TRANSPORT, edition="deluxe", pack=pack).roof("d5c").give(olive=2, silver=3).barrow("1")
    free(scene).answer("roof1", "olive>barrow1")
    assert scene.silver() == 1


@rule("LG-14.29", "LG-9.27")
def test_the_silver_that_pays_a_delivery_cannot_be_the_good_delivered() -> None:
    pack = default_pack()
    pack["cards"][0]["barrow"]["goods"] = ["silver", "silver"]
    for silver, possible in ((1, False), (2, True)):
        scene = Scene(phase=TRANSPORT, edition="deluxe", pack=pack).roof("d5c").give(silver=silver).barrow("1")
        for building in BUILDING_IDS:
            scene.craft(building, 1)
        assert ("roof1" in free(scene).legal()) is possible


@rule("LG-10.1", "LG-14.6")
def test_a_muleteer_played_in_the_step_brings_a_delivery_at_once() -> None:
    scene = Scene(phase=TRANSPORT).give(silver=2, olive=2, commodity=1).barrow("1").hand("muleteer")
    scene.step(STEP_EXTRA).answer("olive>barrow1")
    assert "olive>merchant_house" not in scene.legal()
    scene.answer("free", "commodity>play", "card64", "helper")
    scene.answer("olive>merchant_house")
    assert scene.silver() == 0
