"""Each row of the editions and each ruling: what the edition sets, what can be set alone, and that it matters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ludoteca.core.decision import Options
from ludoteca.core.errors import BadOptions
from ludoteca.core.nature import Seeded
from ludoteca.core.rng import Rng
from ludoteca.games.la_granja.content.constants import (
    DELUXE_ROOF,
    FARM,
    HIDDEN_POINTS,
    NEUTRAL,
    NONE,
    REVENUE,
    STEP_EXTRA,
    STEP_GROWTH,
    TRANSPORT,
)
from ludoteca.games.la_granja.rules.decisions.rounds import begin_step
from ludoteca.games.la_granja.rules.setup import READINGS, RULINGS, SETTINGS, variants
from tests.games.la_granja.scene import GAME, Scene, free
from tests.support import rule

EDITIONS = ("russian", "french", "deluxe")


def bits(seats: int = 2, **options: str) -> int:
    return variants(GAME.check_options(seats, options))


def with_what_it_needs(row: Any, **options: str) -> dict[str, str]:
    """The options, and with them what a setting needs to mean something."""
    return {**(row.needs[0] if row.needs else {}), **options}


@pytest.mark.parametrize("row", READINGS, ids=lambda row: row.name)
@rule("LG-13.2", "LG-13.4", "LG-13.5", "LG-13.6", "LG-13.8", "LG-13.9", "LG-13.10", "LG-13.11", "LG-13.12", "LG-13.13")
def test_a_reading_follows_the_edition_and_can_be_set_alone(row):
    for edition in EDITIONS:
        assert bool(bits(edition=edition) & row.bit) is (edition in row.editions)
        assert bits(edition=edition, **{row.name: row.on}) & row.bit
        assert not bits(edition=edition, **{row.name: row.off}) & row.bit


@pytest.mark.parametrize("row", RULINGS, ids=lambda row: row.name)
@rule("LG-14.1", "LG-14.4", "LG-14.6", "LG-14.22", "LG-14.24", "LG-14.25", "LG-14.28")
def test_a_ruling_holds_in_every_edition_until_it_is_set(row):
    for edition in EDITIONS:
        assert not bits(edition=edition) & row.bit
        assert bits(**with_what_it_needs(row, edition=edition, **{row.name: row.other})) & row.bit


# -- what each setting changes ------------------------------------------------------------------------------


def crowded(options: dict[str, Any], seats: int, **more: Any) -> Scene:
    """All 25 markers lie somewhere."""
    return Scene(seats, **options, **more).give(food=20, commodity=1).mark(0, 1, 2, 3, 5)


def own_threes(options: dict[str, Any], seats: int) -> Scene:
    """Every space of value 3 is the seat's own."""
    scene = Scene(seats, phase=TRANSPORT, **options)
    spaces = [space + 1 for space in range(30) if scene.table.printed.hex_value[space] == 3]
    scene.mark(0, *[space for space in spaces if scene.table.open_hexes >> space - 1 & 1])
    return scene.ask("PLACE_MARKER", 0, 3)


def last_of_greengrocer(options: dict[str, Any], seats: int) -> Scene:
    scene = Scene(seats, phase=TRANSPORT, **options).row("greengrocer", 7).give(grape=1)
    return scene.ask("DELIVER", 0, 511, 1).answer("grape>greengrocer")


def second_at_the_butcher(options: dict[str, Any], seats: int) -> Scene:
    scene = Scene(seats, phase=TRANSPORT, **options).craft("butcher", seat=1).row("butcher", 3).give(meat=1)
    scene.put("lock", 0, 1)
    return scene.ask("DELIVER", 0, 511, 1).answer("meat>butcher")


def neutral_takes(options: dict[str, Any], seats: int) -> list[int]:
    """Where the neutral marker goes for a card of each value."""
    found = []
    for card in ("1", "2", "7", "3", "12"):
        scene = Scene(seats, phase=TRANSPORT, **options).mark(0, 1, 13).mark(NEUTRAL, 3).script(f"card{card}")
        before = list(scene.table.hex_owner)
        scene.ask("NEUTRAL_TURN").go()
        after = list(scene.table.hex_owner)
        found.append(next(space + 1 for space in range(30) if after[space] == NEUTRAL != before[space]))
    return found


def market_tile(options: dict[str, Any], seats: int) -> int:
    other = 1 if seats > 1 else NEUTRAL
    scene = Scene(seats, phase=TRANSPORT, **options).roof("d4a").mark(other, 2)
    return free(scene).answer("roof1", "h3").owner(2)


def die_tile(options: dict[str, Any], seats: int) -> list[str]:
    scene = Scene(seats, phase=REVENUE, **options).roof("d3b").put("dice", 2, 2)
    return scene.ask("PICK", 0, 0).answer("3", "roof1").legal()


def bought(options: dict[str, Any], seats: int) -> str:
    scene = Scene(seats, phase=TRANSPORT, **options).give(olive=1, silver=1).barrow("1")
    begin_step(scene.table, 0, STEP_EXTRA)
    return scene.asked()


def olive_or_grape(options: dict[str, Any], seats: int) -> str:
    """Every tile for olive or grape of the set in play."""
    tiles = ("r5b", "r6a", "d6b", "d6d")
    found = {free(Scene(seats, **options).roof(tile)).answer("roof1").asked() for tile in tiles}
    assert len(found) == 1
    return found.pop()


# For each setting a scene in which its values part: what is asked, what is legal, or what lies there afterwards.
PLAYED: dict[str, Callable[[dict[str, Any], int], Any]] = {
    "edition": lambda options, seats: bits(seats, **options),
    "promo": lambda options, seats: Scene(seats, **options).table.deck_count,
    "points": lambda options, seats: GAME.view(
        Scene(seats, **options).give(1, vp=5).ask("PLAY", 0, 1, 1).table, 0
    ).goods[18],
    "used_helpers": lambda options, seats: (
        free(crowded(options, seats).give(olive=1, food=19).helper("farm_servant")).answer("helper1").asked()
    ),
    "roof_tiles": lambda options, seats: max(Scene(seats, **options).ask("RESET").go().table.display) >= 24,
    "olive_grape": olive_or_grape,
    "removal": lambda options, seats: (
        Scene(seats, phase=TRANSPORT, **options).mark(NEUTRAL, 1).ask("PLACE_MARKER", 0, 4).answer("h3").asked()
    ),
    "own_marker": lambda options, seats: own_threes(options, seats).answer("h8").vp(),
    "replacement": lambda options, seats: "none" in own_threes(options, seats).legal(),
    "lack_of_markers": lambda options, seats: (
        "none" in crowded(options, seats).ask("TAKE_CROP", 0, 7, 1).answer("olive").legal()
    ),
    "craft_effect": lambda options, seats: last_of_greengrocer(options, seats).legal(),
    "step_of_five": lambda options, seats: (
        Scene(seats, phase=REVENUE, **options)
        .give(olive=1)
        .ask("USE_SPACE", -2, 0, 10)
        .answer("upgrade+step", "olive")
        .asked()
    ),
    "end_pigs": lambda options, seats: Scene(seats, round=6, **options).give(pig=2).ask("FINISH").go().vp(),
    "marker_limit": lambda options, seats: crowded(options, seats).ask("TAKE_CROP", 0, 7, 1).answer("olive").asked(),
    "commodity_deliveries": lambda options, seats: (
        "delivery" in Scene(seats, phase=REVENUE, **options).give(commodity=1).ask("USE_SPACE", -2, 0, 12).legal()
    ),
    "craft_income": lambda options, seats: (
        Scene(seats, phase=FARM, **options).craft("greengrocer").step(STEP_GROWTH).asked()
    ),
    "die_tiles": die_tile,
    "market_tile": market_tile,
    "extra_payment": bought,
    "unlocking": lambda options, seats: second_at_the_butcher(options, seats).table.lock[0],
    "neutral": neutral_takes,
}


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
@rule("LG-13.16", "LG-14.25", "LG-14.28", "LG-14.22", "LG-13.15")
def test_the_values_of_every_setting_play_differently_wherever_it_can_be_set(setting):
    applied = 0
    for edition in EDITIONS if setting.name != "edition" else ("",):
        for seats in (1, 2):
            base = {"edition": edition} if edition else {}
            if not setting.applies(seats, GAME.check_options(seats, base)):
                continue
            applied += 1
            values = [value for value in setting.choices if value != "edition" or setting.name == "neutral"]
            results = [repr(PLAYED[setting.name]({**base, setting.name: value}, seats)) for value in values]
            assert len(set(results)) == len(values), f"{edition} {seats}: {results}"
    assert applied


def test_every_setting_has_its_scene():
    assert PLAYED.keys() == {setting.name for setting in SETTINGS}


@pytest.mark.parametrize(
    ("seats", "options", "message"),
    [
        (2, {"die_tiles": "up_to"}, "option die_tiles: up_to changes something only with roof_tiles=deluxe or with"),
        (2, {"market_tile": "removes", "edition": "french"}, "option market_tile: removes changes something only with"),
        (2, {"edition": "deluxe", "roof_tiles": "original", "die_tiles": "up_to"}, "option die_tiles: up_to"),
        (
            2,
            {"marker_limit": "off", "lack_of_markers": "must"},
            "option lack_of_markers: must changes something only with marker_limit=on",
        ),
        (2, {"marker_limit": "off", "used_helpers": "token"}, "option used_helpers: token changes something only with"),
        (2, {"neutral": "hardest"}, "option neutral is for one seat; with 2 seats leave it out"),
        (1, {"points": "open"}, "option points: open changes something only with more than one seat"),
        (1, {"unlocking": "every"}, "option unlocking: every changes something only with more than one seat"),
        (2, {"market": "deluxe"}, "La Granja has no option 'market'"),
        (2, {"reshuffle": "when_empty"}, "La Granja has no option 'reshuffle'"),
    ],
)
@rule("LG-13.16")
def test_a_setting_that_would_change_nothing_is_refused_by_name(seats, options, message):
    with pytest.raises(BadOptions, match="^" + message.replace("(", r"\(")):
        GAME.check_options(seats, options)


@pytest.mark.parametrize("setting", [each for each in SETTINGS if each.name != "edition"], ids=lambda each: each.name)
@rule("LG-13.16")
def test_where_a_setting_is_refused_its_values_play_alike(setting):
    for seats, base in ((1, {}), (2, {"marker_limit": "off"}), (2, {})):
        options = GAME.check_options(seats, base)
        if not setting.applies(seats, options):
            games = [random_game(seats, {**options, setting.name: value}) for value in setting.choices]
            assert all(game == games[0] for game in games)


def random_game(seats: int, options: dict[str, Any]) -> list[Any]:
    """The legal answers of a whole game at random, what every seat sees, and its points."""
    table: Any = GAME.setup(seats, options)
    nature, rng, out = Seeded(4), Rng(4), Options()
    seen: list[Any] = []
    while GAME.rules.advance(table, nature, out):
        GAME.rules.list_options(table, out)
        seen.append(out.listed())
        seen.append([GAME.view(table, seat).goods for seat in range(seats)])
        GAME.rules.choose(table, out.listed()[rng.below(out.count)])
    return [*seen, GAME.outcome(table).points]


# -- single readings ----------------------------------------------------------------------------------------


@rule("LG-13.6", "LG-14.16")
def test_an_olive_or_grape_tile_leaves_the_choice_or_names_its_good():
    scene = free(Scene().roof("r5b")).answer("roof1")
    assert scene.legal() == ["olive", "grape"]
    for edition, tile, good in (
        ("french", "r5b", "grape"),
        ("french", "r6a", "olive"),
        ("deluxe", "d6b", "olive"),
        ("deluxe", "d6d", "grape"),
    ):
        scene = free(Scene(edition=edition).roof(tile)).answer("roof1")
        assert (scene.asked(), scene.has(good)) == ("-", 1)
        scene = free(Scene(edition=edition, olive_grape="choice").roof(tile)).answer("roof1")
        assert scene.legal() == ["olive", "grape"]


@rule("LG-13.5", "LG-5.20", "LG-13.7")
def test_the_roof_set_follows_the_edition():
    for edition, start in (("russian", 0), ("french", 0), ("deluxe", 24)):
        scene = Scene(edition=edition)
        scene.ask("RESET").go()
        tiles = [tile for tile in scene.table.display if tile != NONE]
        assert all(start <= tile < start + 24 for tile in tiles)
    assert bits(edition="russian", roof_tiles="deluxe") & DELUXE_ROOF


@rule("LG-13.3", "LG-2.11")
def test_a_pack_may_print_a_deluxe_side_of_its_own(pack_with_other_small_side):
    for edition, seats, opened in (
        ("russian", 2, False),
        ("deluxe", 2, True),
        ("deluxe", 1, True),
        ("deluxe", 3, False),
    ):
        table = GAME.setup(seats, GAME.check_options(seats, {"edition": edition}), pack_with_other_small_side)
        assert bool(table.open_hexes >> 14 & 1) is opened


@rule("LG-13.2", "LG-19.3")
def test_points_are_hidden_where_the_edition_hides_them():
    for edition, hidden in (("russian", True), ("french", True), ("deluxe", False)):
        scene = Scene(edition=edition).give(0, vp=3).give(1, vp=5)
        scene.ask("PLAY", 0, 1, 1)
        view = GAME.view(scene.table, 0)
        assert (view.goods[10 + 8] == NONE) is hidden
        assert view.goods[8] == 3
        assert view.goods[10 + 7] == 0
    assert bits(edition="deluxe", points="hidden") & HIDDEN_POINTS
    scene = Scene().give(1, vp=5)
    assert GAME.view(scene.table, 0).goods[18] == 5


@rule("LG-14.28", "LG-17.50")
def test_the_greengrocers_pig_counts_for_breeding_in_step_two():
    for edition in EDITIONS:
        scene = Scene(edition=edition, phase=FARM).craft("greengrocer").extend("1").give(pig=1)
        scene.ask("STEP", a=STEP_GROWTH).ask("INCOME", a=0).answer("pig")
        assert (scene.asked(), scene.has("pig")) == ("0 ready", 2)
        scene.answer("go")
        assert scene.has("pig") == 3


@rule("LG-14.28")
def test_by_the_letter_craft_markers_pay_in_step_three_before_or_after_growth():
    for when, pigs in (("before", 3), ("after", 2)):
        scene = Scene(craft_income="step3", phase=FARM).craft("greengrocer").craft("merchant_house")
        scene.craft("delicatessen").extend("1").give(pig=1)
        scene.ask("STEP", a=STEP_GROWTH).ask("INCOME", a=0)
        # A pause comes first: the turn is open before the income too. [LG-4.12]
        assert scene.asked() == "0 ready"
        scene.answer("go")
        assert scene.asked() == "0 craft_income"
        assert (scene.silver(), scene.has("commodity")) == (0, 0)
        scene.answer(when)
        while scene.asked() != "-" and scene.asked().startswith("0"):
            scene.answer("pig" if "pig" in scene.legal() else "go")
        assert (scene.silver(), scene.has("commodity"), scene.has("pig")) == (3, 1, pigs)
    # The deluxe income tile repeats the craft markers all the same.
    scene = free(Scene(edition="deluxe", craft_income="step3").roof("d2a").craft("merchant_house")).answer("roof1")
    assert scene.silver() == 3


@rule("LG-4.2", "LG-14.25", "LG-17.46")
def test_commodities_are_delivered_in_phase_three_only():
    for edition in EDITIONS:
        for choice, may in (("transport", False), ("every", True)):
            options = {"edition": edition, "commodity_deliveries": choice}
            scene = Scene(phase=REVENUE, **options).row("village_store", 7).give(commodity=1)
            scene.ask("USE_SPACE", -2, 0, 12)
            assert ("delivery" in scene.legal()) is may
            scene = Scene(phase=REVENUE, **options).row("village_store", 7).give(commodity=1, olive=1).barrow("1")
            scene.ask("USE_SPACE", -2, 0, 12).answer("delivery")
            assert ("commodity>village_store" in scene.legal()) is may
        scene = Scene(phase=TRANSPORT, edition=edition).row("village_store", 7).give(commodity=1, silver=1)
        begin_step(scene.table, 0, STEP_EXTRA)
        scene.answer("commodity>village_store")
        assert scene.table.craft[4] == 1
        tile = "d2c" if edition == "deluxe" else "r1c"
        scene = Scene(phase=TRANSPORT, edition=edition).row("village_store", 7).give(commodity=1).roof(tile)
        free(scene).answer("roof1", "commodity>village_store")
        assert scene.table.craft[4] == 1
    # What is completed in phase II by another good still delivers no commodity there.
    scene = Scene(phase=REVENUE).row("wainwright", 3).give(meat=1, commodity=1)
    scene.ask("DELIVER", 0, 511, 1).answer("meat>wainwright")
    assert "commodity>village_store" not in scene.legal()


@rule("LG-12.1", "LG-14.7", "LG-17.49", "LG-13.14")
def test_the_end_sale_with_pigs_by_edition():
    for edition, points, silver in (("russian", 2, 3), ("french", 3, 4), ("deluxe", 3, 4)):
        for choice, result in (("edition", (points, silver)), ("kept", (2, 3)), ("sold", (3, 4))):
            scene = Scene(round=6, edition=edition, end_pigs=choice).field("grape", 1, 1)
            scene.give(silver=6, olive=2, grain=1, commodity=1, food=1, pig=2)
            assert GAME.rules.points(scene.table, 0) == result[0]
            scene.ask("FINISH").go()
            assert (scene.vp(), scene.silver()) == result


@rule("LG-4.2", "LG-14.25")
def test_a_commodity_refused_outside_phase_three_is_told_why():
    for choice, names in (("transport", ["commodity-phase"]), ("every", [])):
        scene = Scene(phase=REVENUE, commodity_deliveries=choice).give(commodity=1, olive=1).barrow("1")
        scene.ask("DELIVER", 0, 511, 1)
        reasons = GAME.why_not(GAME.view(scene.table, 0), "delivery:commodity>village_store")
        assert [reason.name for reason in reasons] == names
