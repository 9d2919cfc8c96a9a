"""Packs: the printed content as data, what is refused and why, and play with another table."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from ludoteca.core import transcript
from ludoteca.core.errors import BadFile
from ludoteca.core.match import Match
from ludoteca.core.pack import pack_hash
from ludoteca.core.rng import Rng
from ludoteca.core.rules import RandomPolicy
from ludoteca.core.tally import Tally
from ludoteca.games.la_granja import default_pack
from ludoteca.games.la_granja.content.constants import TRANSPORT
from ludoteca.games.la_granja.content.pack import check_pack, printed_named, printed_of, schema
from tests.games.la_granja.scene import GAME, Scene
from tests.support import rule


@rule("LG-18.1")
def test_the_printed_content_is_a_sound_pack_and_survives_json():
    pack = default_pack()
    check_pack(pack)
    again = json.loads(json.dumps(pack))
    check_pack(again)
    assert pack_hash(again) == pack_hash(pack)
    assert len(pack["cards"]) == 72
    assert default_pack() is not pack


@rule("LG-18.1")
def test_the_schema_names_every_part():
    found = schema()
    assert set(found["required"]) == set(default_pack())
    assert set(found["properties"]) == set(default_pack())
    card = found["properties"]["cards"]["items"]["properties"]
    assert set(card) == set(default_pack()["cards"][0])


def _set(pack: Any, path: str, value: Any) -> None:
    *way, last = [int(part) if part.isdigit() else part for part in path.split(".")]
    for part in way:
        pack = pack[part]
    if value is KeyError:
        del pack[last]
    else:
        pack[last] = value


WRONG = [
    ("format", 2, "format"),
    ("cards", KeyError, "'cards' is missing"),
    ("extra", 1, "'extra' is not known"),
    ("prices.olive.buy", "3", "prices.olive.buy"),
    ("prices.olive.buy", 1, "buying must cost more"),
    ("prices.pig", KeyError, "'pig' is missing"),
    ("farm.stalls", -1, "farm.stalls"),
    ("farm.solo_first_from", 12, "beyond the siesta track"),
    ("siesta", [0, 1], "4 to 16 entries"),
    ("roof_points", [1], "5 entries"),
    ("donkeys.0.hats", 99, "donkeys\\[0\\].hats"),
    ("buildings.0.die", 2, "each die needs one building"),
    ("buildings.1.rows.0", ["gold"], "buildings\\[1\\].rows\\[0\\]"),
    ("buildings.1.id", "bakery", "must be 'wainwright'"),
    ("roof_tiles.0.effect", "magic", "unknown effect"),
    ("roof_tiles.0.fixed", "pig", "not a harvest good"),
    ("roof_tiles.0.phases", ["V"], "I, II, III, IV"),
    ("market.3.value", 7, "market\\[3\\].value"),
    ("market.0.start", 0, "four start spaces"),
    ("market.1.q", 0, "same coordinates"),
    ("cards.4.field", "pig", "cards\\[4\\].field"),
    ("cards.4.barrow.goods", [], "cards\\[4\\].barrow.goods"),
    ("cards.4.barrow.goods", ["commodity"], "commodity"),
    ("cards.4.barrow.market", 1, "0 or 2 to 6"),
    ("cards.4.helper.operation", "fly", "unknown"),
    ("cards.0.helper.params", {}, "'silver' is missing"),
    ("cards.0.helper.once", True, "must be False"),
    ("cards.12.helper.params.good", "pig", "needs a harvest good"),
    ("cards.11.helper.params.target", "moon", "barrow or building"),
    ("cards.0.id", "7", "must be '1'"),
    ("cards.33.helper.params.per", 0, "from 1 to 20"),
    ("cards.58.helper.params.value", 7, "from 1 to 6"),
    ("cards.44.helper.params.siesta", 5, "from 0 to 4"),
    ("cards.52.helper.params.buy", -3, "buying must cost more"),
    ("cards.3.helper.name", 5, "must be text"),
]


@pytest.mark.parametrize(("path", "value", "message"), WRONG)
@rule("LG-18.2", "LG-14.27")
def test_a_bad_pack_is_refused_with_place_and_reason(path, value, message):
    pack = default_pack()
    _set(pack, path, value)
    with pytest.raises(BadFile, match=message):
        check_pack(pack)


@rule("LG-18.2")
def test_what_is_no_pack_at_all_is_refused():
    for thing in (None, [], 3, "pack"):
        with pytest.raises(BadFile):
            check_pack(thing)
    with pytest.raises(BadFile, match="no pack"):
        printed_named("0000")


@rule("LG-18.3")
def test_packs_play_side_by_side_and_views_name_theirs():
    pack = default_pack()
    pack["name"] = "rich"
    pack["farm"]["hand_limit"] = 7
    pack["prices"]["olive"]["buy"] = 9
    match = Match.new("la_granja", 2, {}, seed=1, pack=pack)
    other = Match.new("la_granja", 2, {}, seed=1)
    assert match.state.printed.buy[0] == 9
    assert other.state.printed.buy[0] == 3
    view = GAME.view(match.state, 0)
    assert view.pack == pack_hash(pack)
    state = GAME.imagine(view, Rng(1))
    assert state.printed is match.state.printed
    assert printed_of(copy.deepcopy(pack)) is match.state.printed
    assert "pack" in transcript.write(match).splitlines()[0]


@rule("LG-18.3", "LG-9.5", "LG-9.26", "LG-17.15")
def test_different_rows_are_claimed_by_choice_and_take_silver_and_points(pack_with_other_rows):
    scene = Scene(phase=TRANSPORT, pack=pack_with_other_rows).give(0, vp=2, silver=1, pig=1)
    scene.ask("DELIVER", 0, 511, 1)
    assert {"pig>butcher", "silver>butcher", "vp>butcher"} <= set(scene.legal())
    scene.answer("vp>butcher")
    assert scene.legal() == ["row2", "row3"]
    scene.answer("row2")
    assert scene.vp() == 1
    scene.ask("DELIVER", 0, 511, 1).answer("silver>butcher")
    assert (scene.silver(), scene.table.craft[5]) == (0, 1)
    scene.give(1, vp=2).ask("DELIVER", 1, 511, 1).answer("vp>butcher")
    assert scene.legal() == ["row3"]


@rule("LG-18.3")
def test_random_games_end_with_another_pack(pack_with_other_rows):
    for seats in (1, 2, 3, 4):
        state = GAME.setup(seats, GAME.check_options(seats, {}), pack_with_other_rows)
        tally = Tally(seats)
        GAME.rules.play_many(state, [RandomPolicy()] * seats, 7, 0, 20, tally)
        assert (tally.games, tally.failed) == (20, 0)


@rule("LG-18.1", "LG-15.9")
def test_any_card_may_carry_any_helper():
    pack = default_pack()
    helpers = [card["helper"] for card in pack["cards"]]
    for place, card in enumerate(pack["cards"]):
        card["helper"] = helpers[(place * 29 + 7) % len(helpers)]
    pack["farm"]["hand_limit"] = 9
    for seats in (1, 2, 4):
        tally = Tally(seats)
        state = GAME.setup(seats, GAME.check_options(seats, {"edition": "deluxe", "promo": "with"}), pack)
        GAME.rules.play_many(state, [RandomPolicy()] * seats, 11, 0, 20, tally)
        assert (tally.games, tally.failures) == (20, [])


@rule("LG-18.1")
def test_a_picture_names_the_helpers_of_the_pack():
    pack = default_pack()
    pack["name"] = "renamed"
    for card in pack["cards"]:
        card["helper"]["name"] = "Somebody"
    match = Match.new("la_granja", 2, {}, seed=1, pack=pack)
    lines = ["".join(text for text, _ in line) for line in GAME.picture(match.view(0))]
    assert sum("Somebody" in line for line in lines) == 4
