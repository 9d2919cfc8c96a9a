"""Set-up, the course of a round, scoring, the end of the game."""

from __future__ import annotations

import pytest

from ludoteca.core.match import Match
from ludoteca.core.nature import Scripted, Seeded
from ludoteca.games.la_granja.content.board import HEXES, SIESTA_POINTS
from ludoteca.games.la_granja.content.cards import BASE_CARDS, CARDS
from ludoteca.games.la_granja.content.constants import (
    FARM,
    IN_DECK,
    NONE,
    NOT_PLAYED_WITH,
    REVENUE,
    SCORING,
    TRANSPORT,
)
from ludoteca.games.la_granja.content.goods import GOOD_NAMES
from tests.games.la_granja.scene import GAME, Scene
from tests.support import rule


def begun(seats: int, **options: str) -> Match:
    return Match.new("la_granja", seats, options, seed=5)


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("LG-2.2", "LG-2.4", "LG-2.5", "LG-2.7", "LG-2.9", "LG-2.10", "LG-17.3", "LG-1.2", "LG-1.1")
def test_the_first_moment(seats):
    table = begun(seats).state
    for seat in range(seats):
        held = {name: table.has(seat, number) for number, name in enumerate(GOOD_NAMES) if table.has(seat, number)}
        assert held == {"silver": 1, "vp": 1, "commodity": 1}
        assert table.donkey_left[seat] == 15
        assert table.hand_count[seat] == 4
    assert sum(tile != NONE for tile in table.display) == seats
    order = list(table.order)[:seats]
    assert order == [(order[0] + place) % seats for place in range(seats)]
    for place, seat in enumerate(order):
        space = next(space for space in HEXES if space.start == place + 1)
        assert space.value == place + 2
        assert table.hex_owner[space.id - 1] == seat
        assert table.siesta_level[seat] == seats - 1 - place
    assert sum(owner != NONE for owner in table.hex_owner) == seats
    assert table.completed == 0
    assert {space.value for space in HEXES} == {2, 3, 4, 5, 6}


@rule("LG-2.6", "LG-9.14")
def test_three_different_buildings_are_locked():
    assert sorted(begun(3).state.lock) == [0, 0, 0, 1, 2, 3]
    scene = Scene().script("butcher", "wainwright", "butcher")
    scene.ask("ROLL_ORDER", -1, 1)
    with pytest.raises(Exception, match="cannot happen"):
        scene.go()


@rule("LG-13.1", "LG-15.1", "LG-2.3")
def test_the_russian_edition_has_six_cards_more():
    for edition, promo, count in (
        ("russian", "edition", 72),
        ("french", "edition", 66),
        ("deluxe", "edition", 66),
        ("russian", "without", 66),
        ("french", "with", 72),
    ):
        table = GAME.setup(2, GAME.check_options(2, {"edition": edition, "promo": promo}))
        assert table.deck_count == count
        assert list(table.where).count(IN_DECK) == count
        assert list(table.where).count(NOT_PLAYED_WITH) == 72 - count
    assert len({card.helper.id for card in CARDS}) == 72


@rule("LG-15.7", "LG-15.3", "LG-15.1", "LG-15.4")
def test_the_cards_are_spread_as_described():
    base = CARDS[:BASE_CARDS]
    assert {crop: sum(GOOD_NAMES[card.field] == crop for card in base) for crop in GOOD_NAMES[:3]} == {
        "olive": 22,
        "grain": 22,
        "grape": 22,
    }
    assert [sum(card.barrow.market == value for card in base) for value in range(2, 7)] == [10, 14, 18, 14, 10]
    assert all(card.barrow.vp == card.barrow.market for card in base)
    assert all(card.barrow.market == 0 for card in CARDS[BASE_CARDS:])
    assert all(set(card.marks) <= {"f", "r"} and len(card.marks) == 5 for card in CARDS)
    assert [card.marks[4] for card in base[:6]] == ["f"] * 6
    assert CARDS[22].marks[4] == "f"


def with_piles(edition: str, deck: int, discarded: int) -> Scene:
    """So many cards in the pile and so many discarded; the others are fields."""
    scene = Scene(edition=edition)
    for number in range(72):
        if scene.table.where[number] == IN_DECK:
            scene.table.move_card(number, IN_DECK if number < deck else 4 if number < deck + discarded else 16)
    return scene


@pytest.mark.parametrize("edition", ["russian", "french", "deluxe"])
@rule("LG-2.3", "LG-14.18", "LG-17.45")
def test_an_empty_pile_is_renewed_at_once_in_every_edition(edition):
    scene = with_piles(edition, 1, 10).ask("DRAW", -1, 0, 1).go()
    assert (scene.table.hand_count[0], scene.table.deck_count, scene.table.discard_count) == (1, 10, 0)
    # Inside a draw, too.
    scene = with_piles(edition, 1, 10).ask("REFILL", a=0).go()
    assert (scene.table.hand_count[0], scene.table.deck_count, scene.table.discard_count) == (3, 8, 0)


@rule("LG-14.18")
def test_a_pile_without_discards_stays_empty_until_a_card_is_needed():
    scene = with_piles("russian", 1, 0).ask("DRAW", -1, 0, 1).go()
    assert (scene.table.deck_count, scene.table.discard_count) == (0, 0)
    scene.ask("REFILL", a=0).go()
    assert scene.table.hand_count[0] == 1
    for card in range(20, 23):
        scene.table.move_card(card, 4)
    assert (scene.table.deck_count, scene.table.discard_count) == (0, 3)
    scene.ask("DRAW", -1, 0, 1).go()
    assert (scene.table.hand_count[0], scene.table.deck_count, scene.table.discard_count) == (2, 2, 0)


@rule("LG-3.1", "LG-3.2", "LG-3.3", "LG-11.7", "LG-1.1")
def test_six_rounds_of_four_phases():
    table = GAME.setup(2, GAME.check_options(2, {}))
    out, nature, seen = Scene().out, Seeded(3), []
    while GAME.rules.advance(table, nature, out):
        if not seen or seen[-1] != (table.round, table.phase):
            seen.append((table.round, table.phase))
        GAME.rules.list_options(table, out)
        GAME.rules.choose(table, out.listed()[0])
    assert seen == [(number, phase) for number in range(1, 7) for phase in (FARM, REVENUE, TRANSPORT)]
    assert table.phase == 0


# -- phase IV -----------------------------------------------------------------------------------------------


@rule("LG-11.1", "LG-1.6")
def test_flags_leave_the_helpers_before_the_scoring():
    scene = Scene().helper("farm_servant").put("helper_used", 0, 1)
    scene.table.phase = SCORING
    scene.ask("SCORE").go()
    assert not scene.used("farm_servant")


@rule("LG-11.2", "LG-11.3", "LG-17.23", "LG-1.7")
def test_market_and_siesta_are_scored():
    scene = Scene().mark(0, 1, 2, 3, 5).put("siesta_at", 0, 4).craft("butcher").craft("merchant_house")
    scene.ask("SCORE").go()
    assert scene.vp() == 6
    assert SIESTA_POINTS == (0, 0, 1, 1, 2, 2, 3, 3)


@rule("LG-11.4", "LG-11.5", "LG-11.6", "LG-9.11", "LG-2.4")
def test_the_round_is_cleared():
    scene = Scene(3).craft("butcher", side=1).put("siesta_at", 1, 3)
    scene.table.order = [1, 2, 0, NONE]
    scene.table.display = [0, 1, NONE, NONE]
    scene.ask("RESET").go()
    assert scene.table.craft[5] == 2
    assert list(scene.table.siesta_level[:3]) == [0, 2, 1]
    tiles = [tile for tile in scene.table.display if tile != NONE]
    assert len(tiles) == 3
    assert all(scene.table.printed.roof_round[tile] == 3 for tile in tiles)


@rule("LG-11.4", "LG-11.5", "LG-11.6")
def test_after_the_sixth_round_discs_and_markers_stay():
    scene = Scene(round=6).craft("butcher", side=1).put("siesta_at", 1, 3)
    scene.ask("RESET").go()
    assert (scene.table.siesta_at[1], scene.table.craft[5]) == (3, 1)
    assert list(scene.table.display) == [NONE] * 4


# -- the end ------------------------------------------------------------------------------------------------------


@rule("LG-12.1", "LG-12.2", "LG-17.37")
def test_the_end_sale():
    scene = Scene(round=6).give(silver=6, olive=2, grain=1, commodity=1, food=1).field("grape", 1, 1)
    scene.ask("FINISH").go()
    assert (scene.vp(), scene.silver(), scene.has("food")) == (2, 3, 1)


@rule("LG-12.3")
def test_points_then_silver_then_a_shared_win():
    scene = Scene(3).give(0, vp=9, silver=3).give(1, vp=9, silver=3).give(2, vp=9, silver=2)
    assert GAME.rules.winners(scene.table) == 3
    assert GAME.rules.winners(scene.give(2, vp=10).table) == 4
    assert GAME.rules.winners(scene.give(1, silver=4).give(2, vp=9).table) == 2


@rule("LG-12.3")
def test_the_breakdown_names_where_points_come_from():
    match = begun(3)
    lines = {line.name: line.points for line in GAME.breakdown(match.state, 0)}
    assert lines["start"] == 1
    assert lines["silver"] == 1
    assert sum(lines.values()) == GAME.rules.points(match.state, 0)


@rule("LG-2.7")
def test_any_seat_can_be_first():
    for seat in range(4):
        scene = Scene(4)
        scene.nature = Scripted(f"seat{seat}")
        scene.ask("CHOOSE_FIRST", -1).go()
        assert scene.table.order[0] == seat
