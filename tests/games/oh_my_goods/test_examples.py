"""The worked examples, one test each."""

from __future__ import annotations

import pytest

from ludoteca.core.match import Match
from ludoteca.core.nature import Scripted
from ludoteca.games.oh_my_goods.content.constants import (
    FOR_HAND,
    FOR_MARKET,
    IN_ASIDE,
    IN_DISCARD,
    IN_STACK,
    IN_SUNRISE,
    OPENLY,
)
from ludoteca.games.oh_my_goods.rules import campaign
from ludoteca.games.oh_my_goods.rules.costs import build_price
from ludoteca.games.oh_my_goods.rules.scoring import coins, total
from tests.games.oh_my_goods.scenes import GAME, NOBODY, Scene, card
from tests.support import rule


@rule("OMG-16.1", "OMG-3.3", "OMG-3.4")
@pytest.mark.parametrize(("seats", "assistants", "deck"), [(2, 4, 70), (3, 6, 58), (4, 8, 46)])
def test_setup(seats, assistants, deck):
    table = Match.new("oh_my_goods", seats, seed=1).state
    assert table.display.bit_count() == assistants
    assert table.deck_count == deck
    assert table.hand_count[:seats] == [5] * seats
    assert [table.stock(seat * 14) for seat in range(seats)] == [7] * seats
    assert [coins(table, seat) for seat in range(seats)] == [7] * seats


@rule("OMG-16.2", "OMG-5.3", "OMG-5.2")
def test_extra_card():
    scene = Scene().built(0, "market_office_15").built(1, "market_office_16")
    scene.hand(0, "sawmill_1", "sawmill_2", "sawmill_3").hand(1, "mill_1", "mill_2", "mill_3", "mill_4")
    scene.ask("NEW_CARDS").say("redraw", "keep")
    assert scene.table.hand_count[:2] == [6, 6]


@rule("OMG-16.3", "OMG-5.7", "OMG-5.9")
def test_half_hands():
    scene = Scene(3).hand(0, "sawmill_1", "sawmill_2", "sawmill_3", "sawmill_4", "sawmill_5")
    scene.hand(1, "mill_1", "mill_2", "mill_3", "mill_4").hand(2, "bakery_1").empty_deck(2)
    scene.ask("DRAW", NOBODY, FOR_HAND | 2 << 2, 1)
    assert (scene.question, scene.seat) == ("halve", 0)
    assert scene.legal() == ["sawmill_1", "sawmill_2", "sawmill_3", "sawmill_4", "sawmill_5"]
    scene.say("sawmill_5", "sawmill_2")
    assert (scene.question, scene.seat) == ("halve", 1)
    scene.nature = None
    scene.say("mill_1", "mill_2")
    assert scene.table.hand_count[:3] == [3, 2, 1]
    assert scene.table.deck_count == 4


@rule("OMG-16.4", "OMG-6.1", "OMG-6.7", "OMG-6.8")
def test_sunrise():
    scene = Scene()
    scene.nature = Scripted("sawmill_1", "sawmill_2", "sawmill_4", "sawmill_3")
    scene.ask("DRAW", NOBODY, FOR_MARKET)
    assert scene.question == ""
    assert scene.at(IN_SUNRISE) == ["sawmill_1", "sawmill_2", "sawmill_3", "sawmill_4"]
    scene.nature = Scripted("mill_1", "mill_2", "mill_3")
    scene.ask("DRAW", NOBODY, FOR_MARKET | 1 << 2)
    assert scene.at(IN_SUNRISE + 1) == ["mill_1", "mill_2", "mill_3"]


@rule("OMG-16.5", "OMG-7.4", "OMG-7.9", "OMG-7.28", "OMG-14.2")
def test_charburner():
    sloppy = Scene().hand(0, "sawmill_1", "mill_1").market(wheat=1).worker(0, "charburner", "sloppy").turn()
    sloppy.say("b1")
    assert sloppy.legal() == ["sawmill_1", "mill_1"]
    sloppy.say("mill_1")
    assert sloppy.stock(0, "charburner") == 1
    efficient = Scene().hand(0, "sawmill_1", "mill_1", "mill_2").market(wheat=1).worker(0, "charburner", "efficient")
    efficient.turn().say("b1", "sawmill_1", "mill_1")
    assert efficient.stock(0, "charburner") == 2
    assert efficient.in_hand(0) == ["mill_2"]
    lacking = Scene().hand(0, "mill_1").market(wheat=1).worker(0, "charburner", "efficient").turn()
    assert lacking.question == ""
    assert lacking.in_hand(0) == ["mill_1"]
    assert lacking.stock(0, "charburner") == 0


@rule("OMG-16.6", "OMG-7.12", "OMG-7.13")
def test_mill_chain():
    scene = Scene().built(0, "mill_1").hand(0, "bakery_1", "bakery_2", "bakery_3").market(wheat=3, wool=1)
    scene.worker(0, "mill_1", "efficient").turn().say("b2")
    assert scene.question == "chain"
    scene.say("bakery_1", "bakery_2", "bakery_3")
    assert scene.stock(0, "mill_1") == 5
    assert coins(scene.table, 0) == 10
    closed = Scene().built(0, "mill_1").hand(0, "bakery_1", "bakery_2", "bakery_3").worker(0, "mill_1", "efficient")
    closed.turn()
    assert closed.in_hand(0) == ["bakery_1", "bakery_2", "bakery_3"]


@rule("OMG-16.7", "OMG-7.18", "OMG-7.31")
def test_shoemaker_chain():
    scene = Scene().built(0, "shoemaker_1", "tannery_1").goods(0, "tannery_1", 2).market(wheat=2, wool=4)
    assert coins(scene.table, 0) == 12
    scene.helper(0, "shoemaker_1").turn().say("b2", "b3", "b3")
    assert scene.stock(0, "shoemaker_1") == 3
    assert scene.stock(0, "tannery_1") == 0
    assert coins(scene.table, 0) == 8 + 16


@rule("OMG-16.8", "OMG-7.14")
def test_brick_chain():
    scene = Scene().built(0, "brick_manufacture_1").goods(0, "charburner", 2).market(stone=3, clay=1)
    scene.hand(0, "cattle_ranch_1", "cattle_ranch_2", "cattle_ranch_3").helper(0, "brick_manufacture_1").turn()
    scene.say("b2", "cattle_ranch_1", "cattle_ranch_2")
    assert scene.stock(0, "brick_manufacture_1") == 1 + 4
    assert scene.stock(0, "charburner") == 0
    assert scene.in_hand(0) == ["cattle_ranch_3"]
    assert scene.question != "chain"


@rule("OMG-16.9")
def test_bakery_chain():
    scene = Scene().built(0, "bakery_1", "mill_1").goods(0, "charburner", 1).goods(0, "mill_1", 1)
    scene.market(wheat=2, wool=3).helper(0, "bakery_1")
    assert coins(scene.table, 0) == 3
    scene.turn().say("b2", "b3")
    assert coins(scene.table, 0) == 4 + 8


@rule("OMG-16.10", "OMG-7.20", "OMG-1.3")
def test_paying():
    scene = Scene().built(0, "iron_smelter_1", "mill_1").goods(0, "iron_smelter_1", 2).goods(0, "mill_1", 1)
    scene.goods(0, "charburner", 1).ask("PAY", 0, 7)
    scene.say("b2", "b2")
    assert scene.legal() == ["b1", "b3", "more"]
    scene.say("b3")
    assert scene.question == ""
    assert scene.stock(0, "charburner") == 1


@rule("OMG-16.11", "OMG-7.8", "OMG-7.29")
def test_any_resources():
    def scene(mode):
        made = Scene().built(0, "glassmaker_3", "market_office_1", "market_office_3").hand(0, "mill_1", "mill_2")
        return made.market(wood=3, clay=3, stone=2).worker(0, "glassmaker_3", mode).turn().say("b2")

    efficient = scene("efficient")
    assert efficient.legal() == ["mill_1", "mill_2"]
    efficient.say("mill_1")
    assert efficient.stock(0, "glassmaker_3") == 2
    sloppy = scene("sloppy")
    assert sloppy.stock(0, "glassmaker_3") == 1
    assert sloppy.in_hand(0) == ["mill_1", "mill_2"]


@rule("OMG-16.12", "OMG-7.5", "OMG-7.6")
def test_one_market_for_many_buildings():
    scene = Scene().built(0, "sawmill_5", "weaving_mill_6").market(wood=2, clay=2)
    scene.worker(0, "sawmill_5", "efficient").helper(0, "weaving_mill_6").turn().say("b2", "b3")
    assert scene.stock(0, "sawmill_5") == 2
    assert scene.stock(0, "weaving_mill_6") == 1
    short = Scene().built(0, "brick_manufacture_5", "mill_6").hand(0, "sawmill_1", "sawmill_2").market(wood=2, wool=1)
    short.worker(0, "brick_manufacture_5", "efficient").helper(0, "mill_6").turn()
    short.say("b2", "sawmill_1").skip("chain").say("b3", "sawmill_2")
    assert short.stock(0, "brick_manufacture_5") == 2
    assert short.stock(0, "mill_6") == 1
    assert short.in_hand(0) == []


@rule("OMG-16.13", "OMG-7.7", "OMG-7.16")
def test_office_and_chain():
    scene = Scene().built(0, "mill_1", "market_office_12").market(wheat=2, wool=1).worker(0, "mill_1", "efficient")
    scene.turn(0).say("b2")
    assert scene.stock(0, "mill_1") == 2
    assert scene.question == ""


@rule("OMG-16.14", "OMG-7.19", "OMG-7.25", "OMG-7.24")
def test_hiring_into_the_building_just_left():
    scene = Scene().built(0, "sawmill_1", "sawmill_2").goods(0, "charburner", 4).helper(0, "sawmill_1").display("wood2")
    scene.market(wheat=2, wood=1).worker(0, "charburner", "efficient").turn().say("b1").skip("chain")
    scene.skip("produce")
    assert scene.legal() == ["wood2", "done"]
    scene.say("wood2").say("b1", "b1", "b1", "b1")
    assert scene.question == "place"
    assert scene.legal() == ["b1", "b3"]


@rule("OMG-16.15", "OMG-7.27")
def test_the_earlier_seat_gets_the_assistant():
    scene = Scene().display("wood2")
    for seat, first in ((0, 1), (1, 3)):
        scene.built(seat, f"sawmill_{first}", f"sawmill_{first + 1}").goods(seat, "charburner", 4)
    scene.turn(0).say("wood2", "b1", "b1", "b1", "b1", "b2")
    assert scene.table.display == 0
    scene.turn(1)
    assert scene.question == ""


@rule("OMG-16.16", "OMG-8.2", "OMG-8.1")
def test_the_eighth_building_ends_the_game_after_one_more_round():
    scene = Scene().built(1, *(f"mill_{number}" for number in range(1, 7))).aside(1, "sawmill_1")
    scene.table.round = 9
    scene.goods(1, "charburner", 2).turn(1).say("plan", "b1", "b1")
    assert scene.table.count[1] == 8
    assert scene.table.last == 10
    assert not scene.table.is_last()


@rule("OMG-16.17", "OMG-8.3", "OMG-8.7")
def test_last_round_chain():
    scene = Scene().built(0, "cooperage_1", "sawmill_1").goods(0, "sawmill_1", 2)
    scene.table.last = 1
    assert coins(scene.table, 0) == 4
    scene.turn().say("b2-chain", "b3", "b3")
    assert coins(scene.table, 0) == 10


@rule("OMG-16.18", "OMG-8.5", "OMG-8.6")
def test_score_and_tie():
    scene = Scene()
    # Seat 0: 27 points on cards and 23 coins; seat 1: 27 points and 16 coins.
    for seat in (0, 1):
        scene.set("bonus", seat, 26)
    scene.goods(0, "charburner", 23).goods(1, "charburner", 21)
    assert [total(scene.table, seat) for seat in (0, 1)] == [30, 30]
    assert GAME.rules.winners(scene.table) == 1
    scene.goods(1, "charburner", 2)
    assert GAME.rules.winners(scene.table) == 3


@rule("OMG-16.19", "OMG-9.3")
def test_paying_apart():
    scene = Scene(chapter="I").built(0, "iron_smelter_1", "sawmill_1", "market_office_1", "market_office_2")
    scene.goods(0, "iron_smelter_1", 3).goods(0, "charburner", 1).aside(0, "weaving_mill_1").display("wood4", "stone2")
    scene.set("colours", 0, 4)
    scene.event(4).turn()
    assert "stone2" in scene.legal()
    scene.say("plan", "b2", "b2")
    assert scene.question == "buy"
    assert coins(scene.table, 0) == 4
    assert scene.legal() == ["wood4", "stone2", "done"]
    scene.table.display = 0
    dear = Scene(chapter="I").built(0, "iron_smelter_1", "market_office_1", "weaving_mill_2", "weaving_mill_3")
    dear.goods(0, "iron_smelter_1", 3).goods(0, "charburner", 1).aside(0, "weaving_mill_1").display("wood_wool2")
    dear.event(4).turn()
    assert dear.legal() == ["plan", "wood_wool2", "done"]
    dear.say("plan", "b2", "b2")
    assert dear.question == ""


@rule("OMG-16.20", "OMG-9.13", "OMG-9.23")
def test_tower_saves_a_unit():
    def cards_needed(mode):
        scene = Scene(chapter="II").built(0, "weaving_mill_1", "watchtower_1").event(13).tower(0, "weaving_mill_1")
        if mode == "assistant":
            scene.helper(0, "weaving_mill_1")
        else:
            scene.worker(0, "weaving_mill_1", mode)
        scene.hand(0, "mill_1", "cattle_ranch_1", "cattle_ranch_2", "cattle_ranch_3").turn().say("b2")
        before = len(scene.in_hand(0))
        while scene.question == "discard":
            scene.say(scene.legal()[0])
        return before - len(scene.in_hand(0))

    assert [cards_needed(mode) for mode in ("efficient", "sloppy", "assistant")] == [3, 2, 3]


@rule("OMG-16.21", "OMG-9.14")
def test_tower_without_a_place():
    scene = Scene(chapter="all-in").tower(0, "charburner").goods(0, "charburner", 9).event(4).turn()
    scene.say("large_watchtower", "large_watchtower_1")
    while scene.question in {"pay", "pay_with"}:
        scene.say(scene.legal()[0])
    assert scene.question != "attach"
    assert scene.table.strength(0) == 3
    assert scene.table.towered[0] == 1
    scene.built(0, "sawmill_1")
    assert scene.table.towered[0] == 1


@rule("OMG-16.22", "OMG-9.11")
def test_vineyard():
    scene = Scene(chapter="all-in")
    scene.table.numbers |= 1 << 5
    scene.set("where", 94 + 5 * 8, -1).built(0, "vineyard_1", "sawmill_1", "sawmill_2").goods(0, "vineyard_1", 2)
    assert coins(scene.table, 0) == 6
    scene.built(0, "sawmill_3")
    assert coins(scene.table, 0) == 8


@rule("OMG-16.23", "OMG-9.10")
def test_weaponsmith_needs_strength():
    weak = Scene(chapter="II").aside(0, "weaponsmith_2").goods(0, "charburner", 8).event(4).turn()
    assert weak.legal() == ["done"]
    strong = Scene(chapter="II").built(0, "small_watchtower_1").aside(0, "weaponsmith_2").goods(0, "charburner", 8)
    strong.event(4).turn()
    assert strong.legal() == ["plan", "done"]


@rule("OMG-16.24", "OMG-9.8", "OMG-9.25")
def test_a_stack_instead_of_the_plan():
    scene = Scene(chapter="I").stack(51).aside(0, "mill_1").goods(0, "charburner", 5).event(16).turn()
    assert scene.legal() == ["plan", "corn_field", "done"]
    scene.say("corn_field")
    assert scene.legal() == ["corn_field_1", "corn_field_2", "corn_field_3", "corn_field_4"]
    scene.say("corn_field_3", "b1", "b1", "b1", "b1", "b1")
    assert scene.in_hand(0) == ["mill_1"]
    assert scene.at(IN_ASIDE) == []
    assert scene.slot(0, "corn_field_3") == 1


@rule("OMG-16.25", "OMG-9.7", "OMG-15.15", "OMG-9.2")
def test_all_cards_of_a_number_come_and_stay():
    scene = Scene(chapter="I")
    scene.ask("EVENT_EFFECT", NOBODY, 8 - 4, 0)
    assert len(scene.at(IN_STACK)) == 6
    tower = card("small_watchtower_1")
    assert (build_price(scene.event(8).table, tower), build_price(scene.event(16).table, tower)) == (2, 3)
    scene.ask("EVENT_EFFECT", NOBODY, 7 - 4, 0)
    assert len(scene.at(IN_STACK)) == 6


@rule("OMG-16.26", "OMG-10.2", "OMG-10.13", "OMG-10.7")
def test_a_character_stays():
    table = GAME.setup(2, GAME.check_options(2, {"chapter": "II"}))
    assert table.deck_count == 105


@rule("OMG-16.27", "OMG-9.15")
def test_a_character_in_the_market():
    scene = Scene(chapter="II").event(16)
    scene.nature = Scripted("sawmill_2", "tony", "sawmill_3")
    scene.ask("DRAW", NOBODY, FOR_MARKET)
    assert scene.at(IN_SUNRISE) == ["sawmill_2", "sawmill_3"]
    assert scene.at(IN_DISCARD + OPENLY) == ["tony"]


@rule("OMG-16.28", "OMG-15.19")
def test_threat():
    scene = Scene(chapter="II").built(0, "iron_smelter_1").goods(0, "iron_smelter_1", 1).goods(0, "charburner", 4)
    scene.goods(1, "charburner", 2).event(16).ask("THREATEN", NOBODY, 0, 3)
    assert scene.legal() == ["b1", "b2", "more"]
    scene.say("b1", "b1", "b1")
    assert scene.question == ""
    scene.ask("THREATEN", NOBODY, 1, 3)
    assert scene.question == ""
    assert scene.stock(1, "charburner") == 0


@rule("OMG-16.29", "OMG-15.12", "OMG-15.23")
def test_costs_and_bonus():
    scene = Scene(chapter="II").aside(0, "bakery_1").goods(0, "charburner", 4).hand(0, "tony").event(7).turn()
    scene.say("plan")
    assert scene.question == "pay_with"
    assert scene.legal() == ["tony"]
    scene.say("tony", "b1", "b1", "b1", "b1")
    assert scene.question == ""
    assert scene.slot(0, "bakery_1") == 1


@rule("OMG-16.30", "OMG-9.17", "OMG-15.20")
def test_end_card():
    def points(answer):
        scene = Scene(chapter="I").goods(0, "charburner", 14).ask("END_EFFECT")
        scene.say(answer)
        while scene.question:
            scene.say(scene.legal()[0])
        return total(scene.table, 0)

    assert (points("yes"), points("no")) == (3, 2)


@rule("OMG-16.31", "OMG-10.10")
def test_branch():
    match = Match.new("oh_my_goods", 4, {"chapter": "III"}, seed=1)
    match.state.side = [0, 1, 1, 0]
    match.state.bonus = [0, 0, 99, 0]
    assert campaign.branch_side(match) == 1
    match.state.side = [0, 0, 1, 0]
    assert campaign.branch_side(match) == 0
    match.state.side = [0, 1, 1, 0]
    match.state.bonus = [99, 99, 99, 99]
    match.state.active = 3
    assert campaign.branch_side(match) == 0
