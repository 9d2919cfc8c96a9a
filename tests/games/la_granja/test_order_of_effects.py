"""Effects that meet: what a helper played in the middle still sees, in which phase one bends, which comes first."""

from __future__ import annotations

import pytest

from ludoteca.games.la_granja.content.constants import FARM, REVENUE, STEP_INCOME, TRANSPORT
from ludoteca.games.la_granja.content.pack import default_pack
from tests.games.la_granja.scene import Scene, free
from tests.support import rule

# Tiles that let their owner play a card.
CARD_TILES = {"russian": "r1d", "french": "r3a", "deluxe": "d1d"}
both_orders = pytest.mark.parametrize("turned", [False, True], ids=["by number", "the other way round"])


@pytest.mark.parametrize("edition", CARD_TILES)
@rule("LG-4.8", "LG-15.9", "LG-15.10")
def test_the_thatcher_pays_for_the_tile_that_played_it(edition: str) -> None:
    scene = free(Scene(edition=edition).roof(CARD_TILES[edition]).hand("18"))
    scene.answer("roof1", "play", "card18", "helper")
    assert (scene.asked(), scene.silver()) == ("-", 1)


@rule("LG-4.8", "LG-15.9", "LG-14.20")
def test_the_thatcher_discarded_for_the_card_of_the_tile_pays_nothing() -> None:
    scene = free(Scene().roof("r1d").helper("18", "1", "2").hand("4")).answer("roof1", "play", "card4", "helper")
    assert scene.answer("helper1").silver() == 0


@rule("LG-4.8", "LG-14.14", "LG-15.9")
def test_the_thatcher_played_before_the_wainwrights_delivery_of_a_tile_pays() -> None:
    """The delivery of the tile is not finished before the delivery it leads to."""
    scene = Scene(phase=TRANSPORT).roof("r1c").row("wainwright", 3).give(meat=1, commodity=1).hand("18")
    free(scene).answer("roof1")
    scene.answer("meat>wainwright", "free", "commodity>play", "card18", "helper", "stop")
    assert (scene.asked(), scene.silver()) == ("-", 1)


@rule("LG-4.8", "LG-14.22", "LG-15.9")
def test_the_thatcher_pays_for_a_die_tile_before_the_space_is_used() -> None:
    """The die is changed and with that the tile done: its silver can be delivered by the space."""
    pack = default_pack()
    pack["name"] = "purse"
    pack["buildings"][5]["rows"] = [["silver", "silver", "vp"]] * 4
    scene = Scene(edition="deluxe", phase=REVENUE, pack=pack).helper("18").roof("d5a").put("dice", 4, 1)
    scene.ask("PICK", 0, 0).answer("5", "roof1", "+1")
    assert scene.silver() == 1
    assert "delivery" in scene.legal()


# -- phases -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("helper", "word"), [("wagoner", "double"), ("building_minister", "wild"), ("baker", "instead")]
)
@pytest.mark.parametrize("tile", ["d2c", "d5c"])
@rule("LG-15.10", "LG-15.16", "LG-5.24")
def test_deliveries_are_bent_in_phases_two_and_three_only(helper: str, word: str, tile: str) -> None:
    """The deluxe delivery tiles work in every phase, the helpers do not."""
    for phase, bends in ((FARM, False), (REVENUE, True), (TRANSPORT, True)):
        scene = Scene(edition="deluxe", phase=phase).helper(helper).roof(tile)
        scene.give(silver=3, olive=2, food=1).barrow("1").barrow("36")
        free(scene).answer("roof1")
        assert (word in scene.legal()) is bends
        # Where only the helper could make a delivery of it, there is none to make.
        if helper != "wagoner":
            scene = Scene(edition="deluxe", phase=phase).helper(helper).roof(tile).give(silver=3, food=1)
            scene.barrow("1")
            for building in ("wainwright", "delicatessen", "village_store", "merchant_house", "butcher"):
                scene.craft(building, 1)
            if helper == "baker":
                scene.craft("greengrocer", 1)
            assert ("roof1" in free(scene).legal()) is bends


# -- as if a die had been picked ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "first", "second"), [(2, "draw", "harvest"), (6, "delivery", "silver")])
@rule("LG-15.9", "LG-6.5", "LG-6.9")
def test_the_porter_works_on_the_merchants_space(number: int, first: str, second: str) -> None:
    scene = Scene(phase=REVENUE, round=number).helper("merchant", "porter").give(vp=2, olive=1).barrow("1")
    scene.put("dice", 3, 2).ask("PICK", 0, 0).answer("4", "yes")
    assert "both" in scene.legal()
    scene.answer("both")
    assert {first, second} <= set(scene.legal())
    scene.answer(second)
    assert scene.used("porter")
    assert scene.used("merchant")
    assert scene.vp() == 1


@rule("LG-15.9", "LG-6.3")
def test_the_porter_sleeps_on_the_common_last_die() -> None:
    scene = Scene(phase=REVENUE).helper("porter").put("dice", 1, 1).ask("LAST_DIE", a=0)
    assert "both" not in scene.legal()


# -- reactions of one farm ------------------------------------------------------------------------------------------------


def hire(scene: Scene, turned: bool, *names: str) -> Scene:
    """The same helpers in the first places, in one order or the other."""
    return scene.helper(*(names[::-1] if turned else names))


@both_orders
@rule("LG-15.13", "LG-14.17")
def test_helpers_react_to_breeding_by_card_number(turned: bool) -> None:
    scene = hire(Scene(), turned, "sow_keeper", "acorn_gatherer").give(pig=2).put("more_stalls", 0, 1)
    scene.ask("GROW", a=0)
    assert scene.asked() == "0 advance"
    scene.answer("2")
    assert (scene.asked(), scene.has("pig"), scene.table.siesta_at[0]) == ("0 take_crop", 3, 2)


@both_orders
@rule("LG-15.13", "LG-15.14")
def test_helpers_of_the_income_come_by_card_number(turned: bool) -> None:
    """Card 38, then the promo cards."""
    scene = hire(Scene(), turned, "38", "p1", "p6").give(silver=1, pig=1).field("olive", 1, 1).step(STEP_INCOME)
    asked = []
    for word in ("go", "yes", "grain", "yes"):
        asked.append(scene.asked())
        scene.answer(word)
    assert asked == ["0 ready", "0 income_helper", "0 take_crop", "0 income_helper"]
    assert (scene.has("grape"), scene.has("grain"), scene.silver()) == (1, 1, 5)


@both_orders
@rule("LG-15.13", "LG-14.1")
def test_goods_of_the_income_take_the_last_marker_by_card_number(turned: bool) -> None:
    """Grain Grower before Olive Grower, the Delicatessen's commodity before both."""
    scene = hire(Scene(), turned, "36", "37").give(food=24).ask("INCOME", a=0)
    assert (scene.asked(), scene.has("grain"), scene.has("olive")) == ("0 take_back", 1, 0)
    assert scene.answer("food").has("olive") == 1
    scene = hire(Scene(), turned, "36", "37").give(food=23).craft("delicatessen").ask("INCOME", a=0)
    assert (scene.asked(), scene.has("commodity"), scene.has("grain")) == ("0 take_back", 1, 0)
    scene.answer("none", "food")
    assert (scene.has("commodity"), scene.has("grain"), scene.has("olive")) == (1, 0, 1)


# -- breeding at the marker limit -------------------------------------------------------------------------------------------


def sty(food: int, *helpers: str, pigs: int = 2, stalls: int = 1, edition: str = "russian") -> Scene:
    return Scene(edition=edition).give(food=food, pig=pigs).put("more_stalls", 0, stalls).helper(*helpers)


@rule("LG-14.17", "LG-14.1", "LG-5.13")
def test_nothing_reacts_to_a_piglet_that_was_forgone() -> None:
    scene = sty(23, "sow_keeper", "acorn_gatherer").ask("GROW", a=0).answer("none")
    assert (scene.asked(), scene.has("pig")) == ("-", 2)
    scene = sty(23, "sow_keeper").ask("GROW", a=0).answer("food")
    assert (scene.asked(), scene.has("pig")) == ("0 advance", 3)
    # One of two piglets is enough, the first or the second.
    for words in (("food", "none"), ("none", "food")):
        scene = sty(22, "sow_keeper", "10", pigs=3, stalls=3).ask("GROW", a=0).answer(*words)
        assert (scene.asked(), scene.has("pig")) == ("0 advance", 4)
    scene = sty(22, "sow_keeper", "10", pigs=3, stalls=3).ask("GROW", a=0).answer("food", "food")
    assert (scene.asked(), scene.has("pig")) == ("0 advance", 5)
    scene = sty(21, "sow_keeper", "10", pigs=3, stalls=3).ask("GROW", a=0).answer("none")
    assert (scene.asked(), scene.has("pig")) == ("0 advance", 4)


@rule("LG-5.12", "LG-5.13", "LG-14.1")
def test_fields_grow_before_pigs_breed() -> None:
    """The last marker goes on the field, and a pig taken back for a field breeds no more."""
    scene = sty(22).field("olive", 1, 0).ask("GROW", a=0)
    assert (scene.asked(), scene.grown("olive"), scene.has("pig")) == ("0 take_back", 1, 2)
    scene = sty(23).field("olive", 1, 0).ask("GROW", a=0).answer("pig")
    assert (scene.asked(), scene.grown("olive"), scene.has("pig")) == ("-", 1, 1)


# -- the top of the siesta track ----------------------------------------------------------------------------------------------


@rule("LG-8.3", "LG-5.22")
def test_no_step_beyond_the_top_space_is_offered() -> None:
    for space, legal in ((5, ["1", "2"]), (6, ["1"])):
        scene = free(Scene(phase=TRANSPORT).roof("r3b").put("siesta_at", 0, space)).answer("roof1")
        assert scene.legal() == legal
    assert scene.answer("1").table.siesta_at[0] == 7
