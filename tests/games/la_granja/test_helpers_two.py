"""Helpers 25 to 48: for each what it does, and where it ends."""

from __future__ import annotations

from ludoteca.games.la_granja.content.constants import (
    FARM,
    NONE,
    REVENUE,
    SCORING,
    STEP_INCOME,
    TRANSPORT,
)
from ludoteca.games.la_granja.content.roofs import ROOF_IDS
from ludoteca.games.la_granja.rules.decisions.cards import extension_cost
from tests.games.la_granja.scene import Scene, free
from tests.support import rule


def deliver(scene: Scene, *words: str) -> Scene:
    return scene.ask("DELIVER", 0, 511, 1).answer(*words)


def test_builder_works():
    scene = Scene().helper("builder").extend("9", "10").hand("11").give(olive=1, silver=1)
    scene.ask("PLAY", 0, 0, 1).answer("card11", "extension", "olive", "silver")
    assert scene.table.extensions[0] == 3


def test_builder_limit():
    """Never less than one good, and still of different kinds."""
    assert extension_cost(Scene().helper("builder").table, 0) == 1
    scene = Scene().helper("builder").extend("9", "10").hand("11").give(olive=3)
    scene.ask("PLAY", 0, 0, 1).answer("card11")
    assert "extension" not in scene.legal()


def test_tenant_works():
    scene = free(Scene().helper("tenant").give(olive=1).field("grape", 1, 0)).answer("helper1", "olive", "grape")
    assert (scene.grown("grape"), scene.has("olive")) == (1, 0)
    scene = free(Scene().helper("tenant").give(silver=2).field("grape", 1, 0)).answer("helper1", "silver", "grape")
    assert (scene.grown("grape"), scene.silver()) == (1, 0)


def test_tenant_limit():
    assert "helper1" not in free(Scene().helper("tenant").give(olive=1).field("grape", 1, 1)).legal()
    assert "helper1" not in free(Scene().helper("tenant").give(silver=1).field("grape", 1, 0)).legal()
    scene = free(Scene().helper("tenant").give(olive=2).field("grape", 2, 0)).answer("helper1", "olive", "grape")
    assert "helper1" not in free(scene).legal()


def score(scene: Scene) -> Scene:
    scene.table.phase = SCORING
    return scene.ask("SCORE").go()


def test_stallholder_works():
    assert score(Scene().helper("stallholder").mark(0, 1, 2, 3)).vp() == 4


def test_stallholder_limit():
    assert score(Scene().helper("stallholder").mark(0, 1, 2)).vp() == 2


@rule("LG-15.10")
def test_night_watchman_works():
    scene = Scene(phase=TRANSPORT).helper("night_watchman", seat=1).mark(1, 1, 2)
    scene.ask("PLACE_MARKER", 0, 4).answer("h3")
    assert (scene.owner(1), scene.owner(2), scene.vp(), scene.used("night_watchman")) == (NONE, 1, 1, True)


def test_night_watchman_limit():
    """Once per round, and not when the marker itself is replaced."""
    scene = Scene(phase=TRANSPORT).helper("night_watchman", seat=1).mark(1, 2).put("helper_used", 3, 1)
    scene.ask("PLACE_MARKER", 0, 4).answer("h3")
    assert scene.owner(2) == NONE
    scene = Scene(phase=TRANSPORT).helper("night_watchman", seat=1).mark(1, 2, 8, 20, 29)
    scene.ask("PLACE_MARKER", 0, 3).answer("h2")
    assert scene.owner(2) == 0


def test_night_watchman_guards_in_the_french_edition_too():
    scene = Scene(phase=TRANSPORT, edition="french").helper("night_watchman", seat=1).mark(1, 1, 2)
    scene.ask("PLACE_MARKER", 0, 4).answer("h3", "h1", "h2")
    assert (scene.owner(1), scene.owner(2), scene.vp()) == (1, NONE, 1)


def test_wagoner_works():
    scene = deliver(Scene(phase=TRANSPORT).helper("wagoner").give(olive=2).barrow("3"), "double", "olive>barrow1")
    assert (scene.table.barrow_filled[0], scene.has("olive"), scene.used("wagoner")) == (3, 0, True)
    scene = Scene(phase=TRANSPORT).helper("wagoner").give(olive=2).field("olive", 1, 1).barrow("3")
    deliver(scene, "double", "olive>barrow1", "field")
    assert (scene.has("olive"), scene.grown("olive")) == (1, 0)


def test_wagoner_limit():
    assert "double" not in deliver(Scene(phase=TRANSPORT).helper("wagoner").give(olive=2).barrow("1")).legal()
    assert "double" not in deliver(Scene(phase=TRANSPORT).helper("wagoner").give(olive=1, pig=1).barrow("3")).legal()
    scene = Scene(phase=TRANSPORT).helper("wagoner").give(olive=2).barrow("3").put("helper_used", 0, 1)
    assert "double" not in deliver(scene).legal()


def test_oil_presser_works():
    scene = free(Scene().helper("oil_presser").give(olive=1)).answer("helper1", "olive")
    assert (scene.has("food"), scene.silver()) == (1, 1)


def test_oil_presser_limit():
    assert "helper1" not in free(Scene().helper("oil_presser").give(grain=1)).legal()


def test_butchers_boy_works():
    scene = free(Scene().helper("butchers_boy").give(pig=1)).answer("helper1", "pig")
    assert (scene.has("meat"), scene.silver()) == (1, 0)


def test_butchers_boy_limit():
    scene = free(Scene().helper("butchers_boy").give(pig=2)).answer("helper1", "pig")
    assert "helper1" not in free(scene).legal()


def test_fruit_seller_works():
    scene = free(Scene().helper("fruit_seller").give(olive=1)).answer("helper1", "olive")
    assert (scene.silver(), scene.has("olive")) == (3, 0)


def test_fruit_seller_limit():
    """Not from fields, not even with the Farmhand; once per round."""
    assert "helper1" not in free(Scene().helper("fruit_seller", "farmhand").field("olive", 1, 1)).legal()
    scene = free(Scene().helper("fruit_seller").give(olive=2)).answer("helper1", "olive")
    assert "helper1" not in free(scene).legal()


def test_smuggler_works():
    scene = free(Scene().helper("smuggler").give(grain=1)).answer("helper1", "grain")
    assert (scene.vp(), scene.has("grain")) == (1, 0)


def test_smuggler_limit():
    scene = free(Scene().helper("smuggler").give(grain=2)).answer("helper1", "grain")
    assert "helper1" not in free(scene).legal()
    assert "helper1" not in free(Scene().helper("smuggler").give(pig=1)).legal()


@rule("LG-15.14")
def test_tax_collector_works():
    scene = Scene().helper("tax_collector").extend("1", "6", "7")
    scene.step(STEP_INCOME).go()
    assert scene.silver() == 2


def test_tax_collector_limit():
    scene = Scene().helper("tax_collector")
    scene.step(STEP_INCOME).go()
    assert scene.silver() == 0


def test_farmhand_works():
    scene = free(Scene().helper("farmhand").field("grape", 1, 1)).answer("sell:grape@field")
    assert (scene.silver(), scene.grown("grape")) == (2, 0)


@rule("LG-14.15", "LG-12.1")
def test_farmhand_limit():
    """The end sale does not reach the fields."""
    scene = Scene(round=6).helper("farmhand").field("grape", 3, 3)
    scene.ask("FINISH").go()
    assert (scene.silver(), scene.vp()) == (0, 0)


def test_grain_grower_works():
    scene = Scene().helper("grain_grower")
    scene.step(STEP_INCOME).go()
    assert scene.has("grain") == 1


def test_grain_grower_limit():
    """Only with the income, not in growth."""
    scene = Scene().helper("grain_grower")
    scene.ask("GROW", a=0).go()
    assert scene.has("grain") == 0


def test_olive_grower_works():
    scene = Scene().helper("olive_grower")
    scene.step(STEP_INCOME).go()
    assert scene.has("olive") == 1


def test_olive_grower_limit():
    scene = Scene().helper("olive_grower", seat=1)
    scene.step(STEP_INCOME).go()
    assert (scene.has("olive", 0), scene.has("olive", 1)) == (0, 1)


def test_vineyard_keeper_works():
    scene = Scene().helper("vineyard_keeper").extend("2").step(STEP_INCOME).answer("yes")
    assert (scene.has("grape"), scene.silver(), scene.used("vineyard_keeper")) == (1, 0, True)


def test_vineyard_keeper_limit():
    assert Scene().helper("vineyard_keeper").step(STEP_INCOME).asked() == "-"
    scene = Scene().helper("vineyard_keeper").give(silver=1).step(STEP_INCOME).answer("no")
    assert (scene.has("grape"), scene.used("vineyard_keeper")) == (0, False)


def test_storyteller_works():
    scene = free(Scene(phase=REVENUE).helper("storyteller")).answer("helper1")
    assert scene.table.hand_count[0] == 1


def test_storyteller_limit():
    assert "helper1" not in free(Scene(phase=FARM).helper("storyteller").give(olive=1)).legal()
    scene = free(Scene(phase=REVENUE).helper("storyteller").give(olive=1)).answer("helper1")
    assert "helper1" not in free(scene).legal()


def test_mason_works():
    scene = Scene().helper("mason").hand("9").give(olive=1)
    scene.ask("PLAY", 0, 0, 1).answer("card9", "extension", "olive")
    assert scene.silver() == 2


def test_mason_limit():
    """The silver comes after the payment and cannot help it."""
    scene = Scene().helper("mason").extend("10").hand("9").give(olive=1)
    scene.ask("PLAY", 0, 0, 1).answer("card9")
    assert "extension" not in scene.legal()


def test_cartwright_works():
    scene = Scene().helper("cartwright").hand("1").give(olive=1)
    scene.ask("PLAY", 0, 0, 1).answer("card1", "barrow", "olive")
    assert (scene.table.barrow_filled[0], scene.has("olive")) == (1, 0)
    scene = Scene().helper("cartwright").hand("p2").give(grape=1)
    scene.ask("PLAY", 0, 0, 1).answer("cardp2", "barrow", "grape")
    assert (scene.vp(), scene.has("commodity")) == (1, 1)


def test_cartwright_limit():
    """One stored good; nothing from fields."""
    scene = Scene().helper("cartwright").hand("1").give(olive=1, grain=1)
    scene.ask("PLAY", 0, 0, 1).answer("card1", "barrow", "olive")
    assert scene.asked() == "-"
    scene = Scene().helper("cartwright").hand("1").field("olive", 1, 1)
    assert scene.ask("PLAY", 0, 0, 1).answer("card1", "barrow").asked() == "-"


def test_courier_works():
    scene = free(Scene(phase=REVENUE).helper("courier").give(silver=1, olive=1).barrow("1"))
    scene.answer("helper1", "olive>barrow1")
    assert (scene.silver(), scene.table.barrow_filled[0]) == (0, 1)


def test_courier_limit():
    assert "helper1" not in free(Scene(phase=TRANSPORT).helper("courier").give(silver=1, olive=1).barrow("1")).legal()
    assert "helper1" not in free(Scene(phase=REVENUE).helper("courier").give(olive=1).barrow("1")).legal()


def roofed(scene: Scene, *words: str) -> Scene:
    scene.roof("r1a", "r1b", "r2a", "r2b", "r3a").give(silver=9)
    scene.table.display = [ROOF_IDS.index("r6c"), NONE, NONE, NONE]
    return scene.ask("BUY_ROOF", a=0).answer(*words)


@rule("LG-5.18")
def test_barn_builder_works():
    scene = roofed(Scene(round=6).helper("barn_builder"), "r6c")
    assert (scene.vp(), scene.table.roof_count[0]) == (3, 6)


def test_barn_builder_limit():
    assert "r6c" not in roofed(Scene(round=6)).legal()
    scene = roofed(Scene(round=6).helper("barn_builder"), "r6c").give(silver=9)
    scene.table.display = [ROOF_IDS.index("r6d"), NONE, NONE, NONE]
    assert "r6d" not in scene.ask("BUY_ROOF", a=0).legal()


def test_dice_reader_works():
    scene = Scene(phase=REVENUE).helper("dice_reader").script("4")
    scene.table.dice = [2, 0, 0, 0, 0, 0]
    scene.ask("PICK", 0, 0).answer("reroll", "1")
    assert list(scene.table.dice) == [1, 0, 0, 1, 0, 0]
    assert scene.asked() == "0 pick"


def test_dice_reader_limit():
    scene = Scene(phase=REVENUE).helper("dice_reader")
    scene.table.dice = [2, 0, 0, 0, 0, 0]
    assert "reroll" not in scene.ask("PICK", 0, 1).legal()
    scene.table.set_frames([])
    scene.ask("PICK", 0, 0).answer("reroll", "1")
    assert "reroll" not in scene.legal()


@rule("LG-14.17", "LG-15.6")
def test_sow_keeper_works():
    scene = Scene().helper("sow_keeper").give(pig=2).put("more_stalls", 0, 1).ask("GROW", a=0)
    assert scene.legal() == ["0", "1", "2"]
    assert scene.answer("2").table.siesta_at[0] == 2


@rule("LG-14.17")
def test_sow_keeper_limit():
    assert Scene().helper("sow_keeper").give(pig=2).ask("GROW", a=0).asked() == "-"


def test_early_riser_works():
    scene = Scene(phase=TRANSPORT).helper("early_riser").put("siesta_at", 0, 2)
    scene.ask("NEW_ORDER").answer("grape")
    assert scene.has("grape") == 1


def test_early_riser_limit():
    assert Scene(phase=TRANSPORT).helper("early_riser").put("siesta_at", 1, 2).ask("NEW_ORDER").asked() == "-"


@rule("LG-15.10", "LG-15.13")
def test_landlord_works():
    scene = Scene(phase=TRANSPORT).helper("landlord", seat=1).craft("butcher", seat=1).row("butcher", 3).give(meat=1)
    deliver(scene, "meat>butcher")
    assert scene.vp(1) == 1


def test_landlord_limit():
    """Nothing for a building the owner has not completed."""
    scene = Scene(phase=TRANSPORT).helper("landlord", seat=1).row("butcher", 3).give(meat=1)
    deliver(scene, "meat>butcher")
    assert scene.vp(1) == 0


def test_guild_master_works():
    scene = deliver(Scene(phase=TRANSPORT).helper("guild_master").row("butcher", 3).give(meat=1), "meat>butcher")
    assert (scene.vp(), scene.silver()) == (1 + 2 + 1, 1)


def test_guild_master_limit():
    """Nothing for a barrow."""
    scene = Scene(phase=TRANSPORT).helper("guild_master").barrow("p2").give(grape=1)
    deliver(scene, "grape>barrow1")
    assert (scene.vp(), scene.silver()) == (1, 0)
