"""Helpers 1 to 24: for each what it does, and where it ends."""

from __future__ import annotations

from ludoteca.games.la_granja.content.constants import (
    FARM,
    NONE,
    REVENUE,
    STEP_DELIVERIES,
    STEP_EXTRA,
    STEP_REFILL,
    STEP_RESERVE,
    TRANSPORT,
)
from ludoteca.games.la_granja.content.roofs import ROOF_IDS
from tests.games.la_granja.scene import Scene, free, index
from tests.support import rule


def dice(scene: Scene, *values: int) -> Scene:
    scene.table.dice = [values.count(number) for number in range(1, 7)]
    return scene


def pick(scene: Scene, *words: str) -> Scene:
    return scene.ask("PICK", 0, 0).answer(*words)


@rule("LG-15.9", "LG-15.12", "LG-15.4")
def test_chef_works():
    scene = free(Scene().helper("chef").give(silver=2, grape=1)).answer("upgrade:grape")
    assert (scene.has("wine"), scene.silver()) == (1, 0)


@rule("LG-15.12")
def test_chef_limit():
    """A price fixed by another helper is not reduced further, and free upgrades gain nothing."""
    scene = free(Scene().helper("chef", "cooper").give(silver=1, grape=1)).answer("helper2", "grape")
    assert scene.silver() == 0
    scene = free(Scene().helper("chef", "farm_servant").give(grape=1)).answer("helper2", "grape")
    assert scene.silver() == 0


@rule("LG-15.10")
def test_negotiator_works():
    scene = Scene(phase=TRANSPORT).helper("negotiator", seat=1).mark(1, 1, 2)
    scene.ask("PLACE_MARKER", 0, 4).answer("h3")
    assert (scene.vp(0), scene.vp(1)) == (2, 2)


def test_negotiator_limit():
    """Nothing for a marker the owner replaces himself."""
    scene = Scene(phase=TRANSPORT).helper("negotiator").mark(0, 2, 8, 20, 29)
    scene.ask("PLACE_MARKER", 0, 3).answer("h2")
    assert scene.vp() == 1


def test_porter_works():
    scene = dice(Scene(phase=REVENUE).helper("porter").barrow("1").give(olive=1), 6)
    pick(scene, "6", "both", "silver")
    assert scene.legal() == ["delivery"]
    scene.answer("delivery", "olive>barrow1")
    assert (scene.silver(), scene.table.barrow_filled[0], scene.used("porter")) == (2, 1, True)


def test_porter_limit():
    """Not for the last die, not with one possible choice, once per round."""
    scene = dice(Scene(phase=REVENUE).helper("porter").hand("1"), 2)
    scene.ask("USE_SPACE", a=0, b=4)
    assert "both" not in scene.legal()
    assert "both" not in pick(dice(Scene(phase=REVENUE).helper("porter"), 6), "6").legal()
    scene = dice(Scene(phase=REVENUE).helper("porter").hand("1"), 2).put("helper_used", 0, 1)
    assert "both" not in pick(scene, "2").legal()


@rule("LG-14.12")
def test_farm_worker_works():
    scene = free(Scene().helper("farm_worker").give(vp=1).hand("1")).answer("helper1", "card1", "field")
    assert (scene.vp(), scene.table.fields[2], scene.used("farm_worker")) == (0, 1, True)


@rule("LG-15.11", "LG-14.12")
def test_farm_worker_limit():
    assert "helper1" not in free(Scene().helper("farm_worker").hand("1")).legal()
    assert "helper1" not in free(Scene().helper("farm_worker").give(vp=2)).legal()
    scene = free(Scene().helper("farm_worker").give(vp=2).hand("1", "2")).answer("helper1", "card1", "field")
    assert "helper1" not in free(scene).legal()


def test_village_elder_works():
    scene = Scene(phase=REVENUE).helper("village_elder").step(STEP_RESERVE).answer("3")
    assert (scene.table.reserved[0], scene.used("village_elder")) == (2, True)
    dice(scene, 3, 4, 4).ask("PICK", 1, 0)
    assert scene.legal() == ["4"]


def test_village_elder_limit():
    """Two dice on the space bar nobody, and the owner is never barred."""
    scene = dice(Scene(phase=REVENUE).helper("village_elder"), 3, 3, 4).put("reserved", 0, 2)
    assert scene.ask("PICK", 1, 0).legal() == ["3", "4"]
    scene = dice(Scene(phase=REVENUE).helper("village_elder"), 3, 4).put("reserved", 0, 2)
    assert scene.ask("PICK", 0, 0).legal() == ["3", "4"]
    assert Scene(phase=REVENUE).step(STEP_RESERVE).asked() == "-"


def test_merchant_works():
    scene = dice(Scene(phase=REVENUE, round=4).helper("merchant").give(vp=1), 1)
    pick(scene, "1", "yes")
    assert (scene.has("pig"), scene.silver(), scene.vp()) == (1, 4, 0)


def test_merchant_limit():
    assert pick(dice(Scene(phase=REVENUE, round=4).helper("merchant"), 1), "1").asked() == "-"
    scene = dice(Scene(phase=REVENUE, round=4).helper("merchant").give(vp=2), 1, 1)
    pick(scene, "1", "yes")
    assert pick(scene, "1").asked() == "-"


def test_trader_works():
    scene = free(Scene().helper("trader").give(commodity=1)).answer("commodity>3harvest", "olive", "olive", "grape")
    assert (scene.has("olive"), scene.has("grape")) == (2, 1)
    scene = free(Scene().helper("trader").give(commodity=1)).answer("commodity>7silver")
    assert scene.silver() == 7


def test_trader_limit():
    scene = free(Scene().helper("trader").give(commodity=2)).answer("commodity>7silver")
    assert "commodity>7silver" not in free(scene).legal()


def test_peasant_woman_works():
    scene = Scene().helper("peasant_woman").hand("20")
    scene.step(STEP_REFILL).go()
    assert scene.table.hand_count[0] == 5


def test_peasant_woman_limit():
    scene = Scene().helper("peasant_woman").hand("20", "21", "22", "23", "24", "25")
    assert scene.step(STEP_REFILL).asked() == "0 discard"


@rule("LG-15.6")
def test_swineherd_works():
    scene = Scene().helper("swineherd").give(pig=3)
    scene.ask("GROW", a=0).go()
    assert scene.has("pig") == 4


def test_swineherd_limit():
    scene = Scene().helper("swineherd").give(pig=4)
    scene.ask("GROW", a=0).go()
    assert scene.has("pig") == 4


@rule("LG-15.6")
def test_pig_farmer_works():
    scene = Scene().helper("pig_farmer").give(pig=3).put("more_stalls", 0, 4)
    scene.ask("GROW", a=0).go()
    assert scene.has("pig") == 5


def test_pig_farmer_limit():
    scene = Scene().helper("pig_farmer").give(pig=3).put("more_stalls", 0, 2)
    scene.ask("GROW", a=0).go()
    assert scene.has("pig") == 4
    scene = Scene().helper("pig_farmer").give(pig=2).put("more_stalls", 0, 4)
    scene.ask("GROW", a=0).go()
    assert scene.has("pig") == 3


def buy_tile(scene: Scene, *words: str) -> Scene:
    scene.table.display = [ROOF_IDS.index("r2b"), NONE, NONE, NONE]
    return scene.ask("BUY_ROOF", a=0).answer(*words)


def test_turner_works():
    assert buy_tile(Scene(round=3).helper("turner").give(silver=2), "r2b").silver() == 0


@rule("LG-15.12")
def test_turner_limit():
    scene = Scene(round=1).helper("turner").give(silver=1)
    assert buy_tile(scene, "r2b").silver() == 1
    assert "r2b" not in buy_tile(Scene(round=3).helper("turner").give(silver=1, olive=1)).legal()


def deliveries(scene: Scene, donkeys: int) -> Scene:
    scene.put("donkey", 0, donkeys - 1).put("donkey", 1, 0)
    return scene.step(STEP_DELIVERIES)


def test_donkey_driver_works():
    scene = deliveries(Scene(phase=TRANSPORT).helper("donkey_driver").give(olive=1, grain=1).barrow("1"), 1)
    scene.answer("olive>barrow1", "extra1")
    assert scene.legal() == ["grain>barrow1"]
    scene.answer("grain>barrow1")
    assert (scene.vp(), scene.used("donkey_driver")) == (2, True)


def test_donkey_driver_limit():
    """Only to a barrow, once, only in the delivery step."""
    scene = deliveries(Scene(phase=TRANSPORT).helper("donkey_driver").give(olive=2), 1)
    assert "extra1" not in scene.legal()
    scene = deliveries(Scene(phase=TRANSPORT).helper("donkey_driver").give(olive=9).barrow("3"), 2).answer(
        "extra1", "olive>barrow1"
    )
    assert "extra1" not in scene.legal()
    scene = Scene(phase=TRANSPORT).helper("donkey_driver").give(olive=2, silver=5).barrow("1").step(STEP_EXTRA)
    assert "extra1" not in scene.legal()


@rule("LG-4.6", "LG-15.4")
def test_olive_picker_works():
    scene = Scene().helper("olive_picker").field("olive", 2, 2)
    free(scene).answer("helper1")
    free(scene).answer("helper1")
    assert (scene.has("olive"), scene.grown("olive")) == (2, 0)


def test_olive_picker_limit():
    assert "helper1" not in free(Scene().helper("olive_picker").field("grain", 1, 1).give(olive=1)).legal()


def test_brewer_works():
    scene = free(Scene().helper("brewer").field("grain", 1, 1)).answer("helper1")
    assert (scene.has("grain"), scene.grown("grain")) == (1, 0)


def test_brewer_limit():
    assert "helper1" not in free(Scene().helper("brewer").field("olive", 1, 1)).legal()


def test_winemaker_works():
    scene = free(Scene().helper("winemaker").field("grape", 1, 1)).answer("helper1")
    assert (scene.has("grape"), scene.grown("grape")) == (1, 0)


def test_winemaker_limit():
    assert "helper1" not in free(Scene().helper("winemaker").field("olive", 1, 1)).legal()


def test_migrant_labor_works():
    scene = pick(dice(Scene(phase=REVENUE).helper("migrant_labor"), 3), "3", "up")
    assert (scene.silver(), scene.table.siesta_at[0], scene.used("migrant_labor")) == (4, 1, True)


def test_migrant_labor_limit():
    assert pick(dice(Scene(phase=REVENUE).helper("migrant_labor"), 6), "6").legal() == ["keep", "down"]
    assert pick(dice(Scene(phase=REVENUE).helper("migrant_labor"), 1), "1").legal() == ["keep", "up"]
    scene = pick(dice(Scene(phase=REVENUE).helper("migrant_labor"), 4).put("helper_used", 0, 1), "4")
    assert scene.silver() == 4


def test_innkeeper_works():
    scene = Scene(phase=REVENUE).helper("innkeeper")
    scene.ask("ADVANCE", a=0, b=1).go()
    assert (scene.table.siesta_at[0], scene.used("innkeeper")) == (2, True)


def test_innkeeper_limit():
    scene = Scene(phase=REVENUE).helper("innkeeper")
    scene.ask("ADVANCE", a=0, b=1).ask("ADVANCE", a=0, b=1).go()
    assert scene.table.siesta_at[0] == 3
    scene = Scene(phase=FARM).helper("innkeeper")
    scene.ask("ADVANCE", a=0, b=1).go()
    assert scene.table.siesta_at[0] == 1


def test_thatcher_works():
    assert free(Scene().helper("thatcher").roof("r5c")).answer("roof1").silver() == 3


def test_thatcher_limit():
    """A tile that only turns another one up gives none."""
    scene = free(Scene().helper("thatcher").roof("r3c").roof("r5c", used=True)).answer("roof1", "roof2")
    assert scene.silver() == 0


def test_miller_works():
    scene = free(Scene().helper("miller").field("grain", 1, 1)).answer("helper1", "grain@field")
    assert (scene.has("food"), scene.silver()) == (1, 1)


def test_miller_limit():
    assert "helper1" not in free(Scene().helper("miller").give(olive=1)).legal()
    scene = free(Scene().helper("miller").give(grain=2)).answer("helper1", "grain")
    assert "helper1" not in free(scene).legal()


def test_packer_works():
    scene = Scene(phase=TRANSPORT).helper("packer").give(olive=1).barrow("1").step(STEP_EXTRA).answer("olive>barrow1")
    assert scene.table.barrow_filled[0] == 1


def test_packer_limit():
    """The number of deliveries stays, and other paid deliveries still cost."""
    scene = Scene(phase=TRANSPORT).helper("packer").give(olive=2).barrow("1").step(STEP_EXTRA).answer("olive>barrow1")
    assert not [word for word in scene.legal() if ">" in word]
    scene = free(Scene(phase=REVENUE).helper("packer", "courier").give(olive=1).barrow("1"))
    assert "helper2" not in scene.legal()


def test_market_crier_works():
    scene = Scene(phase=TRANSPORT).helper("market_crier").give(grain=1).barrow("1", filled=1)
    scene.ask("DELIVER", 0, 511, 1).answer("grain>barrow1", "h7")
    assert scene.silver() == 2


def test_market_crier_limit():
    """Not for another seat's barrow."""
    scene = Scene(phase=TRANSPORT).helper("market_crier", seat=1).give(grain=1).barrow("1", filled=1)
    scene.ask("DELIVER", 0, 511, 1).answer("grain>barrow1", "h7")
    assert (scene.silver(0), scene.silver(1)) == (0, 0)


def test_joiner_works():
    scene = buy_tile(
        Scene(round=5).helper("joiner").give(silver=1, olive=1, grape=1), "r2b", "olive", "grape", "silver"
    )
    assert (scene.silver(), scene.has("olive"), scene.has("grape"), scene.table.roof_count[0]) == (0, 0, 0, 1)


def test_joiner_limit():
    """Goods on fields do not count, and no change is given."""
    scene = buy_tile(Scene(round=3).helper("joiner").give(olive=1).field("grain", 1, 1))
    assert "r2b" not in scene.legal()
    scene = buy_tile(Scene(round=3).helper("joiner").give(olive=2), "r2b", "olive", "olive")
    assert scene.silver() == 0


def test_farm_servant_works():
    scene = free(Scene().helper("farm_servant").give(pig=1)).answer("helper1", "pig")
    assert scene.has("meat") == 1


def test_farm_servant_limit():
    assert "helper1" not in free(Scene().helper("farm_servant")).legal()
    scene = free(Scene().helper("farm_servant").give(olive=2)).answer("helper1", "olive")
    assert "helper1" not in free(scene).legal()


def test_vine_dresser_works():
    scene = Scene().helper("vine_dresser").field("grape", 2, 1)
    scene.ask("GROW", a=0).go()
    assert (scene.grown("grape"), scene.has("grape")) == (2, 1)


def test_vine_dresser_limit():
    scene = Scene().helper("vine_dresser").field("grape", 1, 0).field("olive", 3, 0)
    scene.ask("GROW", a=0).go()
    assert scene.has("grape") == 0


@rule("LG-4.8")
def test_a_helper_in_hand_does_nothing():
    """A card works only once it lies."""
    scene = free(Scene().hand("chef").give(silver=2, grape=1))
    assert "upgrade:grape" not in scene.legal()
    scene.table.set_frames([])
    scene.ask("PLAY", 0, 2, 1).answer(f"card{index('chef') + 1}", "helper")
    assert "upgrade:grape" in free(scene).legal()
