"""What people see of a game: every field says what the state says, and nothing that is hidden shows."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from ludoteca.core.game import find_game
from ludoteca.core.match import Match
from ludoteca.core.rng import Rng
from ludoteca.core.view import plain
from ludoteca.games.la_granja.content.board import BUILDING_IDS, HEX_IDS, ROOF_POINTS, SIESTA_POINTS
from ludoteca.games.la_granja.content.cards import CARD_IDS, card_index
from ludoteca.games.la_granja.content.constants import AS_EXTENSION, BEING_PLAYED, IN_HAND, NEUTRAL, NONE
from ludoteca.games.la_granja.content.goods import GOOD_NAMES
from ludoteca.games.la_granja.content.pack import default_pack
from ludoteca.games.la_granja.content.roofs import ROOF_IDS
from ludoteca.games.la_granja.faces.shown import Barrow, CraftRow, Helper, LaGranjaShown, MarketSpace, Price, RoofTile
from ludoteca.games.la_granja.rules import farm
from tests.games.la_granja.scene import Scene
from tests.support import rule

GAME = find_game("la_granja")


def shown(table: Any, seat: int | None = 0) -> LaGranjaShown:
    found = GAME.show(GAME.view(table, seat))
    assert isinstance(found, LaGranjaShown)
    return found


def moments(seats: int, seed: int, options: dict[str, Any] | None = None) -> Iterator[Match]:
    """The moments of a match that is played at random, every tenth of them."""
    match = Match.new("la_granja", seats, options or {}, seed=seed)
    rng = random.Random(seed)
    for step in range(10_000):
        if match.over:
            break
        if step % 10 == 0:
            yield match
        seat = rng.choice(match.to_act())
        match.play(seat, rng.choice(match.question(seat).options))
    yield match


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_field_says_what_the_state_says(seats: int) -> None:
    options = {"edition": "deluxe"} if seats == 3 else {}
    for match in moments(seats, seats, options):
        table: Any = match.state
        for seat in (None, *range(seats)):
            found = shown(table, seat)
            assert (found.game, found.seat, found.seats) == ("la_granja", seat, seats)
            assert found.edition == ("deluxe" if seats == 3 else "russian")
            assert found.round == table.round
            assert found.phase == {0: None, 1: "farm", 2: "revenue", 4: "transport", 8: "scoring"}[table.phase]
            assert list(found.order) == [each for each in table.order if each != NONE]
            assert (found.deck, found.discard) == (table.deck_count, table.discard_count)
            assert list(found.display) == [ROOF_IDS[tile] for tile in table.display if tile != NONE]
            assert len(found.prices) == (0 if seat is None else 4)
            _check_village(found, table)
            for owner in range(seats):
                _check_farm(found, table, owner, own=seat == owner)


def _check_farm(found: LaGranjaShown, table: Any, owner: int, *, own: bool) -> None:
    mine = found.farms[owner]
    goods = plain(mine.goods)
    for good, name in enumerate(GOOD_NAMES):
        if name != "vp":
            assert goods[name] == table.has(owner, good)
    # The Russian edition keeps points secret until the end; nobody has a rival alone.
    if own or not table.depth:
        assert goods["vp"] == table.has(owner, GOOD_NAMES.index("vp"))
    else:
        assert goods["vp"] in (None, table.has(owner, GOOD_NAMES.index("vp")))
    assert [(each.crop, each.count, each.grown) for each in mine.fields] == [
        (GOOD_NAMES[crop], table.fields[owner * 3 + crop], table.grown[owner * 3 + crop]) for crop in range(3)
    ]
    for slot in range(3):
        barrow, card = mine.barrows[slot], table.barrow_card[owner * 3 + slot]
        assert (barrow.card if barrow else None) == (None if card == NONE else CARD_IDS[card])
        if barrow:
            filled = table.barrow_filled[owner * 3 + slot]
            assert barrow.filled == tuple(bool(filled & 1 << symbol) for symbol in range(len(barrow.wants)))
            assert (barrow.points, barrow.market) == (table.printed.barrow_vp[card], table.printed.barrow_market[card])
            assert len(barrow.wants) == table.printed.barrow_size[card]
        helper, card = mine.helpers[slot], table.helper_card[owner * 3 + slot]
        assert helper == (None if card == NONE else Helper(CARD_IDS[card], bool(table.helper_used[owner * 3 + slot])))
    where = list(table.where)
    assert mine.extensions == tuple(CARD_IDS[card] for card, at in enumerate(where) if at == AS_EXTENSION + owner)
    hand = tuple(CARD_IDS[card] for card, at in enumerate(where) if at == IN_HAND + owner)
    assert mine.hand == (hand if own else None)
    assert mine.hand_count == len(hand)
    assert mine.playing == next((CARD_IDS[card] for card, at in enumerate(where) if at == BEING_PLAYED + owner), None)
    assert mine.roof == tuple(
        RoofTile(ROOF_IDS[table.roof_tile[owner * 6 + slot]], bool(table.roof_used[owner * 6 + slot]))
        for slot in range(table.roof_count[owner])
    )
    assert mine.donkeys_left == tuple(f"donkey{tile + 1}" for tile in range(4) if table.donkey_left[owner] >> tile & 1)
    assert mine.hand_limit == farm.hand_limit(table, owner)
    assert mine.stalls == farm.stalls(table, owner)
    assert mine.extra_deliveries == farm.bought_deliveries(table, owner)
    assert mine.income == table.more_income[owner]
    assert mine.siesta == table.siesta_at[owner]
    if own:
        for good, price in enumerate(found.prices):
            assert price == Price(
                GOOD_NAMES[good],
                farm.buy_price(table, owner, good),
                farm.sell_price(table, owner, good),
                farm.upgrade_price(table, owner, good),
            )


def _check_village(found: LaGranjaShown, table: Any) -> None:
    assert [space.space for space in found.market] == [
        HEX_IDS[space] for space in range(table.printed.hexes) if table.open_hexes >> space & 1
    ]
    for space in found.market:
        owner = table.hex_owner[HEX_IDS.index(space.space)]
        assert (space.owner, space.neutral) == (None if owner in (NONE, NEUTRAL) else owner, owner == NEUTRAL)
    for number, building in enumerate(found.buildings):
        assert building.building == BUILDING_IDS[number]
        assert building.order_marker == (table.lock[number] or None)
        assert building.first_bonus == (not table.completed >> number & 1)
        assert len(building.rows) == table.seats
        for seat, row in enumerate(building.rows):
            claimed, craft = table.row_of[seat * 6 + number], table.craft[seat * 6 + number]
            assert (row is None) == (claimed == NONE and not craft)
            if row is not None:
                assert row.craft == ("none", "new", "at_work")[craft]
                covered = 0 if craft else table.row_filled[seat * 6 + number]
                assert row.filled == tuple(bool(covered & 1 << symbol) for symbol in range(len(row.wants)))
    for space, die in enumerate(found.revenue):
        assert (die.number, die.dice) == (space + 1, table.dice[space])
        assert die.takers == tuple(
            seat
            for seat in range(table.seats)
            if space + 1 in (table.die_taken[seat * 2], table.die_taken[seat * 2 + 1])
        )
        assert die.reserved_by == tuple(seat for seat in range(table.seats) if table.reserved[seat] == space)
    for space, siesta in enumerate(found.siesta):
        assert siesta.points == SIESTA_POINTS[space]
        assert sorted(siesta.discs) == [seat for seat in range(table.seats) if table.siesta_at[seat] == space]
        levels = [table.siesta_level[seat] for seat in siesta.discs]
        assert levels == sorted(levels, reverse=True)


@rule("LG-19.1", "LG-19.2")
@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_hidden_shows(seats: int) -> None:
    """Whatever the viewer may believe of the rest, it sees the same table."""
    for match in moments(seats, 20 + seats):
        for seat in (None, *range(seats)):
            view = GAME.view(match.state, seat)
            seen = GAME.show(view)
            for seed in (1, 2):
                other = GAME.imagine(view, Rng(seed))
                assert GAME.show(GAME.view(other, seat)) == seen


def test_a_chosen_donkey_tile_lies_open_to_its_owner_alone() -> None:
    scene = Scene()
    scene.put("donkey", 0, 2)
    assert shown(scene.table, 0).farms[0].donkey == "donkey3"
    assert shown(scene.table, 1).farms[0].donkey is None
    scene.table.donkeys_open = 1
    assert shown(scene.table, 1).farms[0].donkey == "donkey3"


def test_a_farm_by_hand() -> None:
    scene = Scene(round=3).give(silver=4, olive=2).field("grape", 2, 1).helper("chef", "grocer").roof("r1a", used=True)
    scene.barrow("1", filled=2).extend("1", "2")
    mine = shown(scene.table).farms[0]
    assert mine.goods.olive == 2
    assert mine.fields[2].crop == "grape"
    assert mine.barrows == (Barrow("card1", ("olive", "grain"), (False, True), 2, 2), None, None)
    assert mine.helpers == (
        Helper(CARD_IDS[card_index("chef")], False),
        Helper(CARD_IDS[card_index("grocer")], False),
        None,
    )
    assert mine.extensions == ("card1", "card2")
    assert (mine.hand_limit, mine.stalls, mine.income, mine.extra_deliveries) == (5, 3, 1, 3)
    assert mine.roof == (RoofTile("r1a", True),)
    assert len(ROOF_POINTS) == 5


@rule("LG-15.12")
def test_prices_count_the_helpers_in() -> None:
    plainly = shown(Scene().table).prices
    assert plainly[0] == Price("olive", 3, 1, 2)
    helped = shown(Scene().helper("chef", "grocer").table).prices
    assert helped[0] == Price("olive", 2, 1, 1)
    assert helped[3] == Price("pig", 5, 3, 3)


@rule("LG-9.5")
def test_the_row_that_a_delivery_would_claim_is_told() -> None:
    data = default_pack()
    data["buildings"][5]["rows"] = [["pig"], ["meat"], ["pig", "pig"], ["wine"]]
    GAME.check_pack(data)
    scene = Scene(seats=3, pack=data)
    assert shown(scene.table).buildings[5].next_row == ("pig",)
    scene.put("row_of", 5, 0).put("row_of", 6 + 5, 2)
    butcher = shown(scene.table).buildings[5]
    assert butcher.next_row == ("meat",)
    assert butcher.rows == (
        CraftRow(("pig",), (False,), "none"),
        CraftRow(("pig", "pig"), (False, False), "none"),
        None,
    )


def test_the_neutral_player_of_the_solo_game_is_no_seat() -> None:
    scene = Scene(seats=1)
    scene.put("hex_owner", 0, NEUTRAL).put("hex_owner", 1, 0)
    first, second = shown(scene.table).market[:2]
    assert first == MarketSpace("h1", None, True)
    assert second == MarketSpace("h2", 0, False)


def test_sections_of_the_siesta_track_are_those_of_the_edition() -> None:
    assert [space.section for space in shown(Scene().table).siesta] == [1, 1, 2, 2, 3, 3, 4, 4]
    deluxe = shown(Scene(edition="deluxe").table).siesta
    assert [space.section for space in deluxe] == [1, 2, 3, 3, 4, 4, 5, 5]
