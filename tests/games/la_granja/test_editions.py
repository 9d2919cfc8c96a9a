"""Each row of the editions and each ruling: what the edition sets, and what can be set alone."""

from __future__ import annotations

import pytest

from ludoteca.games.la_granja.constants import DELUXE_ROOF, FIXED_GOOD, HIDDEN_POINTS, NONE
from ludoteca.games.la_granja.setup import READINGS, RULINGS, variants
from tests.games.la_granja.scene import GAME, Scene, free
from tests.support import rule

EDITIONS = ("russian", "french", "deluxe")


def bits(**options: str) -> int:
    return variants(GAME.check_options(2, options))


@pytest.mark.parametrize("row", READINGS, ids=lambda row: row[0])
@rule("LG-13.2", "LG-13.4", "LG-13.5", "LG-13.8", "LG-13.9", "LG-13.10", "LG-13.11", "LG-13.12", "LG-13.13", "LG-13.14")
def test_a_reading_follows_the_edition_and_can_be_set_alone(row):
    name, on, off, bit, editions, _, _ = row
    for edition in EDITIONS:
        assert bool(bits(edition=edition) & bit) is (edition in editions)
        assert bits(edition=edition, **{name: on}) & bit
        assert not bits(edition=edition, **{name: off}) & bit


@pytest.mark.parametrize("row", RULINGS, ids=lambda row: row[0])
@rule("LG-14.1", "LG-14.4", "LG-14.6", "LG-14.7", "LG-14.24")
def test_a_ruling_holds_in_every_edition_until_it_is_set(row):
    name, _, other, bit, _, _ = row
    for edition in EDITIONS:
        assert not bits(edition=edition) & bit
        assert bits(edition=edition, **{name: other}) & bit


@rule("LG-13.6", "LG-14.16")
def test_an_olive_or_grape_tile_leaves_the_choice_or_names_its_good():
    scene = free(Scene().roof("r5b")).answer("roof1")
    assert scene.legal() == ["olive", "grape"]
    scene = free(Scene(edition="french").roof("r5b")).answer("roof1")
    assert (scene.asked(), scene.has("grape")) == ("-", 1)
    assert bits(edition="french") & FIXED_GOOD


@rule("LG-13.5", "LG-5.20", "LG-13.7")
def test_the_roof_set_follows_the_edition():
    for edition, start in (("russian", 0), ("french", 0), ("deluxe", 24)):
        scene = Scene(edition=edition)
        scene.ask("RESET").go()
        tiles = [tile for tile in scene.table.display if tile != NONE]
        assert all(start <= tile < start + 24 for tile in tiles)
    assert bits(edition="russian", roof_tiles="deluxe") & DELUXE_ROOF


@rule("LG-13.3", "LG-2.11")
def test_the_market_board_follows_the_edition(pack_with_other_small_side):
    options = {"market": "original"}
    for edition, market in (
        ("russian", "edition"),
        ("deluxe", "edition"),
        ("russian", "deluxe"),
        ("deluxe", "original"),
    ):
        options = {"edition": edition, "market": market}
        table = GAME.setup(2, GAME.check_options(2, options), pack_with_other_small_side)
        deluxe = market == "deluxe" or (market == "edition" and edition == "deluxe")
        assert bool(table.open_hexes >> 14 & 1) is deluxe


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
