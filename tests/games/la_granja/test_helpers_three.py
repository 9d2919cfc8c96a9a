"""Helpers 49 to 66 and the promotional six: for each what it does, and where it ends."""

from __future__ import annotations

import re
from pathlib import Path

from ludoteca.games.la_granja.content.cards import CARDS
from ludoteca.games.la_granja.content.constants import (
    FARM,
    REVENUE,
    SCORING,
    STEP_DELIVERIES,
    STEP_EXTRA,
    STEP_INCOME,
    TRANSPORT,
)
from tests.games.la_granja.scene import Scene, free
from tests.support import rule


def deliver(scene: Scene, *words: str) -> Scene:
    return scene.ask("DELIVER", 0, 511, 1).answer(*words)


def score(scene: Scene) -> Scene:
    scene.table.phase = SCORING
    return scene.ask("SCORE").go()


def test_storekeeper_works():
    scene = deliver(Scene(phase=TRANSPORT).helper("storekeeper").row("butcher", 3).give(meat=1), "meat>butcher")
    assert (scene.has("commodity"), scene.used("storekeeper")) == (1, True)


def test_storekeeper_limit():
    scene = Scene(phase=TRANSPORT).helper("storekeeper").row("butcher", 3).give(meat=1).put("helper_used", 0, 1)
    assert deliver(scene, "meat>butcher").has("commodity") == 0


def test_well_digger_works():
    scene = Scene().helper("well_digger").hand("1")
    scene.ask("PLAY", 0, 0, 1).answer("card1", "field")
    assert scene.grown("grape") == 1


def test_well_digger_limit():
    """Fields that lie already gain nothing."""
    scene = Scene().field("grape", 1, 0).hand("well_digger")
    scene.ask("PLAY", 0, 0, 1).answer("card50", "helper")
    assert scene.grown("grape") == 0


def test_sower_works():
    scene = free(Scene(phase=REVENUE).helper("sower").field("grain", 1, 0)).answer("helper1", "grain")
    assert scene.grown("grain") == 1


def test_sower_limit():
    assert "helper1" not in free(Scene(phase=REVENUE).helper("sower").field("grain", 1, 1)).legal()
    assert "helper1" not in free(Scene(phase=FARM).helper("sower").field("grain", 1, 0)).legal()


def test_pig_dealer_works():
    scene = Scene().helper("pig_dealer").give(silver=3)
    free(scene).answer("buy:pig")
    assert scene.silver() == 0
    free(scene).answer("sell:pig")
    assert scene.silver() == 4


@rule("LG-14.27", "LG-14.26")
def test_pig_dealer_limit():
    """One cheap purchase and one dear sale per round; a forced sale uses it too."""
    scene = Scene().helper("pig_dealer").give(silver=8, pig=0)
    for word in ("buy:pig", "buy:pig"):
        free(scene).answer(word)
    assert scene.silver() == 0
    for word in ("sell:pig", "sell:pig"):
        free(scene).answer(word)
    assert scene.silver() == 7
    scene = Scene(phase=REVENUE).helper("pig_dealer").give(pig=2)
    scene.ask("USE_SPACE", a=0, b=2).go()
    assert scene.silver() == 4


def test_grocer_works():
    scene = Scene().helper("grocer").give(silver=7)
    for word in ("buy:olive", "buy:grain", "buy:grape"):
        free(scene).answer(word)
    assert scene.silver() == 0


def test_grocer_limit():
    """Pigs and sales are as usual."""
    assert "buy:pig" not in free(Scene().helper("grocer").give(silver=4)).legal()
    assert free(Scene().helper("grocer").give(grape=1)).answer("sell:grape").silver() == 2


def test_money_changer_works():
    scene = free(Scene().helper("money_changer").give(vp=1)).answer("helper1", "vp")
    assert (scene.vp(), scene.silver()) == (0, 3)
    scene = free(Scene().helper("money_changer").give(silver=4)).answer("helper1", "silver")
    assert (scene.vp(), scene.silver()) == (1, 0)


def test_money_changer_limit():
    assert "helper1" not in free(Scene().helper("money_changer").give(silver=3)).legal()
    scene = free(Scene().helper("money_changer").give(vp=2)).answer("helper1", "vp")
    assert "helper1" not in free(scene).legal()


def test_banker_works():
    scene = score(Scene().helper("banker").give(silver=6))
    assert (scene.vp(), scene.silver()) == (1, 6)


def test_banker_limit():
    assert score(Scene().helper("banker").give(silver=5, commodity=3)).vp() == 0


def test_scribe_works():
    scene = free(Scene().helper("scribe").hand("20")).script("card21").answer("helper1", "card20")
    assert (scene.silver(), scene.table.hand_count[0], scene.table.discard_count) == (1, 1, 1)


def test_scribe_limit():
    assert "helper1" not in free(Scene().helper("scribe").give(olive=1)).legal()
    scene = free(Scene().helper("scribe").hand("20", "21")).answer("helper1", "card20")
    assert "helper1" not in free(scene).legal()


def test_peddler_works():
    scene = free(Scene().helper("peddler").hand("1")).answer("helper1", "card1")
    assert (scene.has("grape"), scene.table.hand_count[0]) == (1, 0)


def test_peddler_limit():
    scene = free(Scene().helper("peddler").hand("1", "2")).answer("helper1", "card1")
    assert "helper1" not in free(scene).legal()


def test_day_labourer_works():
    scene = Scene(phase=REVENUE).helper("day_labourer")
    scene.table.dice = [0, 0, 0, 1, 0, 0]
    scene.ask("LAST_DIE", a=0).go()
    assert scene.silver() == 6


def test_day_labourer_limit():
    """Not after a picked die."""
    scene = Scene(phase=REVENUE).helper("day_labourer")
    scene.table.dice = [0, 0, 0, 1, 0, 0]
    assert scene.ask("PICK", 0, 0).answer("4").silver() == 4


def test_foreman_works():
    scene = Scene(phase=REVENUE).helper("foreman")
    scene.table.dice = [1, 0, 0, 0, 0, 0]
    scene.ask("PICK", 0, 0).answer("1", "fixed")
    assert (scene.silver(), scene.has("pig")) == (4, 0)


def test_foreman_limit():
    scene = Scene(phase=REVENUE).helper("foreman")
    scene.table.dice = [2, 0, 0, 0, 0, 0]
    scene.ask("PICK", 0, 0).answer("1", "fixed").ask("PICK", 0, 1).answer("1")
    assert scene.has("pig") == 1


def test_building_minister_works():
    scene = Scene(phase=TRANSPORT).helper("building_minister").give(grain=1).row("butcher", 3)
    deliver(scene, "wild", "meat>butcher", "grain")
    assert (scene.table.craft[5], scene.has("grain"), scene.used("building_minister")) == (1, 0, True)


def test_building_minister_limit():
    """Not on a barrow, not on a commodity symbol, not with silver."""
    scene = Scene(phase=TRANSPORT).helper("building_minister").give(grain=1, silver=3, vp=1).barrow("3")
    deliver(scene, "wild")
    assert not [word for word in scene.legal() if "barrow" in word or word.startswith("commodity")]
    scene.answer("meat>butcher")
    assert scene.legal() == ["grain"]
    assert "wild" not in deliver(Scene(phase=TRANSPORT).helper("building_minister").give(silver=3)).legal()


def test_padre_works():
    assert score(Scene().helper("padre").put("siesta_at", 0, 2)).vp() == 2


def test_padre_limit():
    assert score(Scene().helper("padre").put("siesta_at", 0, 1)).vp() == 0


def test_cooper_works():
    scene = free(Scene().helper("cooper").give(silver=1).field("grape", 1, 1)).answer("helper1", "grape@field")
    assert (scene.has("wine"), scene.silver()) == (1, 0)


def test_cooper_limit():
    assert "helper1" not in free(Scene().helper("cooper").give(grape=1)).legal()
    assert "helper1" not in free(Scene().helper("cooper").give(silver=1, olive=1)).legal()


def test_baker_works():
    scene = deliver(Scene(phase=TRANSPORT).helper("baker").give(food=1).barrow("1"), "instead", "grain>barrow1")
    assert (scene.vp(), scene.has("food"), scene.table.barrow_filled[0]) == (1, 0, 2)


def test_baker_limit():
    """Needs food, an olive or grain symbol, and works once."""
    assert "instead" not in deliver(Scene(phase=TRANSPORT).helper("baker").give(grain=1).barrow("1")).legal()
    scene = Scene(phase=TRANSPORT).helper("baker").give(food=1).barrow("59")
    for building in ("merchant_house", "delicatessen", "greengrocer", "village_store"):
        scene.craft(building)
    assert "instead" not in deliver(scene).legal()
    scene = Scene(phase=TRANSPORT).helper("baker").give(food=1).barrow("1").put("helper_used", 0, 1)
    assert "instead" not in deliver(scene).legal()


def test_muleteer_works():
    scene = Scene(phase=TRANSPORT).helper("muleteer").give(silver=2, olive=2).barrow("1").step(STEP_EXTRA)
    scene.answer("olive>barrow1", "olive>merchant_house")
    assert scene.silver() == 0


def test_muleteer_limit():
    """Paid as usual."""
    scene = Scene(phase=TRANSPORT).helper("muleteer").give(silver=1, olive=2).barrow("1").step(STEP_EXTRA)
    scene.answer("olive>barrow1")
    assert not [word for word in scene.legal() if ">" in word and not word.startswith("commodity>")]


def test_mayor_works():
    assert score(Scene().helper("mayor").mark(0, 1, 2).mark(1, 3, 4)).vp() == 3


def test_mayor_limit():
    assert score(Scene().helper("mayor").mark(0, 1).mark(1, 3, 4)).vp() == 1
    assert score(Scene().helper("mayor")).vp() == 0
    assert score(Scene(1).helper("mayor").mark(0, 1).mark(4, 3, 4)).vp() == 1


@rule("LG-14.17")
def test_acorn_gatherer_works():
    scene = Scene().helper("acorn_gatherer").give(pig=2).put("more_stalls", 0, 1).ask("GROW", a=0).answer("grape")
    assert (scene.has("grape"), scene.has("pig")) == (1, 3)


@rule("LG-14.17")
def test_acorn_gatherer_limit():
    assert Scene().helper("acorn_gatherer").give(pig=1).put("more_stalls", 0, 1).ask("GROW", a=0).asked() == "-"


def test_gleaner_works():
    scene = Scene().helper("gleaner").field("olive", 1, 0).step(STEP_INCOME)
    assert scene.legal() == ["grain", "grape"]
    assert scene.answer("grain").has("grain") == 1


def test_gleaner_limit():
    scene = Scene().helper("gleaner").field("olive", 1, 0).field("grain", 1, 0).field("grape", 1, 0).step(STEP_INCOME)
    assert (scene.asked(), scene.used("gleaner")) == ("-", False)


def test_tinker_works():
    scene = free(Scene().helper("tinker").give(silver=1).roof("r1a", used=True)).answer("helper1", "roof1")
    assert (scene.silver(), scene.table.roof_used[0]) == (0, 0)


@rule("LG-14.19")
def test_tinker_limit():
    assert "helper1" not in free(Scene().helper("tinker").give(silver=1).roof("r3c", used=True)).legal()
    assert "helper1" not in free(Scene().helper("tinker").give(olive=1).roof("r1a", used=True)).legal()


def test_beekeeper_works():
    assert score(Scene().helper("beekeeper").field("olive", 2, 0)).vp() == 1


def test_beekeeper_limit():
    assert score(Scene().helper("beekeeper")).vp() == 0
    assert score(Scene().helper("beekeeper").field("olive", 2, 1)).vp() == 0


def ferry(scene: Scene) -> Scene:
    return scene.put("donkey", 0, 0).put("donkey", 1, 0).step(STEP_DELIVERIES)


def test_ferryman_works():
    scene = ferry(Scene(phase=TRANSPORT).helper("ferryman").give(olive=1, food=1))
    scene.answer("olive>delicatessen", "extra1", "food>merchant_house")
    assert scene.has("food") == 0


def test_ferryman_limit():
    scene = ferry(Scene(phase=TRANSPORT).helper("ferryman").give(olive=1, pig=1).barrow("3"))
    scene.answer("extra1")
    assert all("barrow" not in word for word in scene.legal())


def test_fiddler_works():
    assert free(Scene(phase=REVENUE).helper("fiddler")).answer("helper1").table.siesta_at[0] == 1


def test_fiddler_limit():
    assert "helper1" not in free(Scene(phase=TRANSPORT).helper("fiddler").give(olive=1)).legal()
    scene = free(Scene(phase=REVENUE).helper("fiddler").give(olive=1).put("siesta_at", 0, 7))
    assert "helper1" not in scene.legal()


def test_herdswoman_works():
    scene = Scene().helper("herdswoman").give(pig=1).step(STEP_INCOME).answer("go", "yes")
    assert (scene.has("pig"), scene.silver()) == (0, 5)


def test_herdswoman_limit():
    assert Scene().helper("herdswoman").step(STEP_INCOME).asked() == "-"


@rule("LG-15.9", "LG-15.5")
def test_each_of_the_72_helpers_has_both_tests():
    text = "".join(path.read_text() for path in Path(__file__).parent.glob("test_helpers_*.py"))
    named = set(re.findall(r"def test_(\w+)_works\(", text)), set(re.findall(r"def test_(\w+)_limit\(", text))
    wanted = {card.helper.id for card in CARDS}
    assert len(wanted) == 72
    assert named == (wanted, wanted)
    assert sum(card.helper.does.once for card in CARDS) == 36
