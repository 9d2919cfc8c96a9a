"""Effects as records: each has rules and an opinion, its parameters reach the rules by name, and packs read as before."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludoteca.core.errors import BadFile
from ludoteca.games.la_granja import default_pack
from ludoteca.games.la_granja.content import helpers, pack_format
from ludoteca.games.la_granja.content.board import BUILDINGS
from ludoteca.games.la_granja.content.cards import CARDS
from ludoteca.games.la_granja.content.goods import ANY_HARVEST, GRAPE, PIG
from ludoteca.games.la_granja.content.pack import check_pack, printed_of, schema
from ludoteca.games.la_granja.content.roofs import ROOF_TILES, TILE_EFFECTS
from ludoteca.games.la_granja.players import opinions
from ludoteca.games.la_granja.players.heuristic import JUDGES
from ludoteca.games.la_granja.players.uses import USES
from ludoteca.games.la_granja.rules.decisions import numbers
from ludoteca.games.la_granja.rules.effects import all as catalogue
from ludoteca.games.la_granja.rules.effects.base import EFFECTS
from tests.games.la_granja.scene import GAME
from tests.support import rule

# What the version before effects were records printed as a pack.
OLD_PACK = Path(__file__).parents[2] / "fixtures" / "packs" / "la_granja_format_1.json"


def test_every_effect_has_rules():
    assert set(catalogue.HELPERS) == set(helpers.EFFECTS)
    assert set(catalogue.TILES) == {type(printed.does) for printed in TILE_EFFECTS}
    assert set(catalogue.CRAFTS) == {type(building.craft) for building in BUILDINGS}
    assert len(EFFECTS.helpers) == len(helpers.EFFECTS)
    assert len(EFFECTS.tiles) == len(TILE_EFFECTS)
    assert len(EFFECTS.crafts) == len(BUILDINGS)


def test_every_effect_has_an_opinion():
    GAME.policies()["greedy"]()
    assert set(opinions.HELPERS) == set(helpers.EFFECTS)
    assert set(opinions.TILES) == {printed.word for printed in TILE_EFFECTS}
    assert len(USES.helpers) == len(helpers.EFFECTS)
    assert len(USES.tiles) == len(TILE_EFFECTS)
    assert set(JUDGES) <= set(range(len(numbers.NAMES)))


@pytest.mark.parametrize("module", [catalogue, opinions])
def test_an_effect_without_them_is_an_error_when_they_are_laid_out(module, monkeypatch):
    left = {effect: row for effect, row in module.HELPERS.items() if effect is not helpers.DieAs}
    monkeypatch.setattr(module, "HELPERS", left)
    with pytest.raises(KeyError, match="DieAs"):
        module.lay_out()


def test_every_effect_is_printed_on_a_card_or_a_tile():
    assert {type(card.helper.does) for card in CARDS} == set(helpers.EFFECTS)
    assert {tile.does for tile in ROOF_TILES} == {printed.does for printed in TILE_EFFECTS}
    assert len(helpers.BY_WORD) == len(helpers.EFFECTS) == 65
    assert [effect.number for effect in helpers.EFFECTS] == list(range(65))


@rule("LG-15.9")
def test_parameters_reach_the_rules_by_name():
    printed = printed_of(None)
    for number, card in enumerate(CARDS):
        values = card.helper.does.values()
        assert {name: getattr(printed.params, name)[number] for name in values} == values
        assert printed.helper_amount[number] == next(iter(values.values()), 0)
        assert printed.helper_effect[number] == card.helper.does.number
        assert printed.helper_phases[number] == card.helper.phases
        assert bool(printed.helper_menu[number]) == card.helper.does.menu
    dealer, grocer = (
        helpers.PriceChange(good=PIG, buy=-2, sell=1),
        helpers.PriceChange(good=ANY_HARVEST, buy=-1, sell=0),
    )
    assert [card.helper.does for card in CARDS if isinstance(card.helper.does, helpers.PriceChange)] == [dealer, grocer]


@rule("LG-18.1")
def test_an_effect_survives_the_way_through_a_pack():
    for card in CARDS:
        does = card.helper.does
        assert type(does).unpacked(json.loads(json.dumps(does.packed()))) == does
    assert helpers.GrowBonus(good=GRAPE, fields=2).packed() == {"good": "grape", "fields": 2}
    assert helpers.VpIfMarkers(least=3, vp=1).packed() == {"min": 3, "vp": 1}


@rule("LG-18.1", "LG-18.3")
def test_a_pack_of_the_version_before_still_reads():
    old = json.loads(OLD_PACK.read_text(encoding="utf-8"))
    check_pack(old)
    assert old == default_pack()
    old["cards"][18]["helper"]["params"] = {"good": "pig", "silver": 4}
    old["cards"][26]["helper"]["params"]["min"] = 5
    old["roof_tiles"][0] |= {"effect": "die_by_two", "phases": ["II", "III"]}
    printed = printed_of(old)
    assert (printed.params.good[18], printed.params.silver[18], printed.params.least[26]) == (PIG, 4, 5)
    assert (printed.roof_phases[0], printed.roof_menu[0], printed.roof_die[0]) == (6, 0, 2)


@rule("LG-18.1")
def test_the_schema_is_made_from_the_records():
    assert schema() == pack_format.pack_schema()
    helper = schema()["properties"]["cards"]["items"]["properties"]["helper"]
    kinds = {kind["properties"]["operation"]["const"]: kind["properties"] for kind in helper["oneOf"]}
    assert set(kinds) == set(helpers.BY_WORD)
    assert kinds["die_as"]["params"]["properties"] == {"value": {"type": "integer", "minimum": 1, "maximum": 6}}
    assert kinds["price_change"]["params"]["properties"]["buy"] == {"type": "integer", "minimum": -20, "maximum": 0}
    assert kinds["grow_bonus"]["params"]["properties"]["good"] == {"enum": ["olive", "grain", "grape"]}


@rule("LG-18.2")
def test_a_parameter_that_does_not_do_is_refused_by_the_name_a_pack_knows():
    pack = default_pack()
    pack["cards"][26]["helper"]["params"]["min"] = 21
    with pytest.raises(BadFile, match=r"cards\[26\].helper.params.min: must be a number from 0 to 20, not 21"):
        check_pack(pack)
    pack["cards"][26]["helper"]["params"] = {"least": 3, "vp": 1}
    with pytest.raises(BadFile, match=r"cards\[26\].helper.params: 'min' is missing"):
        check_pack(pack)
