"""The base game, rule by rule."""

from __future__ import annotations

import pytest

from ludoteca.core.constants import NOBODY
from ludoteca.core.errors import BadOptions
from ludoteca.core.match import Match
from ludoteca.core.nature import Scripted
from ludoteca.games.oh_my_goods.content.cards import CHARBURNERS, DECK
from ludoteca.games.oh_my_goods.content.constants import (
    AS_GOOD,
    FOR_GOOD,
    FOR_HAND,
    FOR_MARKET,
    IN_ASIDE,
    IN_DISCARD,
    IN_SUNRISE,
    OPENLY,
    SHOWN_GOOD,
    SLOTS,
)
from ludoteca.games.oh_my_goods.content.goods import COLOURS, FOUND, RECONSTRUCTED, RESOURCES
from ludoteca.games.oh_my_goods.content.pack import DEFAULT
from ludoteca.games.oh_my_goods.content.people import ASSISTANTS
from ludoteca.games.oh_my_goods.rules.decisions.numbers import CLEAR, ROUND
from ludoteca.games.oh_my_goods.rules.scoring import breakdown, coins, total
from tests.games.oh_my_goods.scenes import GAME, Scene, card
from tests.support import rule


@rule("OMG-1.1", "OMG-2.2")
def test_colours_and_resources_go_together():
    assert dict(zip(RESOURCES, COLOURS, strict=True)) == {
        "wood": "green", "clay": "red", "wheat": "yellow", "wool": "white", "stone": "grey",
    }  # fmt: skip
    counts = {colour: sum(1 for row in DECK if row.colour == colour) for colour in COLOURS}
    assert counts == {"green": 26, "red": 17, "yellow": 17, "white": 17, "grey": 17}
    for number, row in enumerate(DECK):
        assert DEFAULT.resource[number] == COLOURS.index(row.colour)


@rule("OMG-2.1", "OMG-14.3", "OMG-13.4")
def test_the_box_has_110_cards():
    assert len(DECK) == 94
    assert len(CHARBURNERS) + 4 + len({face.card for face in ASSISTANTS}) + len(DECK) == 110
    assert len(ASSISTANTS) == 16
    assert sum(row.sun for row in DECK) == 48
    assert {row.source for row in DECK} == {FOUND}
    assert [face.id for face in ASSISTANTS if face.source == RECONSTRUCTED] == ["wheat2"]


@rule("OMG-1.2", "OMG-1.8")
def test_a_good_is_what_its_building_makes():
    scene = Scene().built(0, "mill_1", "shoemaker_1")
    for word, worth in (("charburner", 1), ("mill_1", 2), ("shoemaker_1", 8)):
        before = coins(scene.table, 0)
        scene.goods(0, word, 1)
        assert coins(scene.table, 0) - before == worth


@rule("OMG-1.4", "OMG-1.5", "OMG-6.4")
def test_one_person_at_a_production_building():
    scene = Scene().built(0, "mill_1", "market_office_1").helper(0, "charburner").ask("PLAN_WORKER", 0)
    assert scene.legal() == ["b2-efficient", "b2-sloppy", "idle"]
    full = Scene().helper(0, "charburner").ask("PLAN_WORKER", 0)
    assert full.legal() == ["idle"]


@rule("OMG-12.5")
def test_the_worker_must_work_if_so_agreed():
    scene = Scene(worker="must_work").ask("PLAN_WORKER", 0)
    assert scene.legal() == ["b1-efficient", "b1-sloppy"]
    assert Scene(worker="must_work").helper(0, "charburner").ask("PLAN_WORKER", 0).legal() == ["idle"]


@rule("OMG-1.6", "OMG-8.1", "OMG-1.7")
def test_the_active_seat_moves_on_and_the_market_goes():
    scene = Scene(3).market(wood=2, clay=1)
    scene.table.ask(CLEAR, NOBODY, 0, 0)
    GAME.rules.choose(scene.table, 0)
    assert scene.at(IN_SUNRISE) == []
    assert scene.table.market == [0, 0, 0, 0, 0]
    assert scene.table.discarded == 3
    assert scene.table.top() == (ROUND, NOBODY, 2, 1)


@rule("OMG-1.9", "OMG-7.11", "OMG-7.15")
def test_who_knows_which_card():
    scene = Scene().built(0, "mill_1").hand(0, "bakery_1", "sawmill_1").goods(0, "mill_1", 1).market(wheat=3, wool=1)
    scene.worker(0, "mill_1", "sloppy").turn().say("b2", "bakery_1").skip("chain")
    pile = GAME.view(scene.table, 1).goods[0][1]
    assert pile[2] == card("bakery_1")
    assert pile[:2] == (-1, -1)
    assert GAME.view(scene.table, 0).goods[0][1] == pile
    assert GAME.view(scene.table, 1).hand == ()
    assert GAME.view(scene.table, 1).where[card("sawmill_1")] == -2
    assert scene.table.where[card("bakery_1")] == SHOWN_GOOD + 1


@rule("OMG-1.9")
def test_a_redrawn_hand_is_remembered_by_its_owner_until_the_shuffle():
    scene = Scene().hand(0, "sawmill_1", "sawmill_2").ask("REDRAW", 0).say("redraw")
    for seat, expected in ((0, IN_DISCARD + 1), (1, -2), (None, -2)):
        assert GAME.view(scene.table, seat).where[card("sawmill_1")] == expected
    scene.table.reshuffle()
    assert GAME.view(scene.table, 0).where[card("sawmill_1")] == -2


@rule("OMG-1.10")
def test_being_asked_tells_nothing_about_a_hand():
    for held in ("sawmill_1", "mill_1"):
        scene = Scene().hand(0, held).market(stone=1, wheat=2).worker(0, "charburner", "efficient").turn()
        assert scene.question == "produce"
    planned = Scene().aside(0, "food_factory_1").turn()
    assert (planned.question, planned.legal()) == ("buy", ["done"])


@rule("OMG-3.1")
def test_seats():
    with pytest.raises(BadOptions, match="base game is for 2 to 4"):
        GAME.check_options(1, {"chapter": "none"})
    with pytest.raises(BadOptions):
        GAME.check_options(5)
    assert GAME.check_options(1)["chapter"] == "I"


@rule("OMG-3.2", "OMG-3.5")
def test_charburners_are_dealt_once_and_chance_names_the_first():
    firsts = set()
    for seed in range(20):
        table = Match.new("oh_my_goods", 4, seed=seed).state
        assert len({table.card[seat * SLOTS] for seat in range(4)}) == 4
        firsts.add(table.active)
    assert firsts == {0, 1, 2, 3}


@rule("OMG-4.1", "OMG-5.5")
def test_the_phases_follow_each_other():
    match = Match.new("oh_my_goods", 2, seed=4)
    first = match.state.active
    assert [match.question().name, match.question().seat] == ["redraw", first]
    match.play(first, "keep")
    assert match.question().seat == 1 - first
    match.play(1 - first, "keep")
    assert match.state.hand_count[:2] == [7, 7]
    assert sorted(match.to_act()) == [0, 1]
    assert match.question(0).sealed


@rule("OMG-5.1", "OMG-5.4")
def test_the_whole_hand_or_nothing():
    held = [f"mill_{number}" for number in range(1, 7)] + [f"bakery_{number}" for number in range(1, 6)]
    scene = Scene().hand(0, *held).ask("REDRAW", 0)
    assert scene.legal() == ["keep", "redraw"]
    scene.say("redraw")
    assert scene.table.hand_count[0] == len(held)
    assert scene.table.discarded == len(held)


@rule("OMG-5.6")
def test_an_empty_deck_is_filled_from_the_discard_pile():
    scene = Scene().hand(1, "mill_1", "mill_2").empty_deck(0)
    scene.table.throw_from_hand(1, card("mill_1"), OPENLY)
    scene.ask("DRAW", NOBODY, FOR_HAND, 1)
    assert scene.in_hand(0) == ["mill_1"]
    assert scene.table.discarded == 0


@rule("OMG-5.8", "OMG-6.9", "OMG-7.30")
def test_without_any_card_draws_are_skipped():
    scene = Scene().built(0, "mill_1").hand(0, "mill_2").hand(1, "mill_3").empty_deck(0)
    for purpose in (FOR_HAND, FOR_MARKET, FOR_GOOD | 1 << 2):
        scene.ask("DRAW", NOBODY, purpose, 0 if purpose == FOR_MARKET else 2)
        assert scene.question == ""
    assert scene.table.hand_count[:2] == [1, 1]
    assert scene.at(IN_SUNRISE) == []
    assert scene.stock(0, "mill_1") == 0


@rule("OMG-7.30")
def test_a_building_that_got_no_card_keeps_its_chain_closed():
    scene = Scene().built(0, "mill_1").hand(0, "bakery_1").market(wheat=3, wool=1).worker(0, "mill_1", "efficient")
    scene.empty_deck(1).turn().say("b2")
    assert scene.question != "chain"
    assert scene.in_hand(0) == ["bakery_1"]
    one = Scene().built(0, "mill_1").hand(0, "bakery_1").market(wheat=3, wool=1).worker(0, "mill_1", "efficient")
    one.empty_deck(1, spare=1).turn().say("b2")
    assert one.stock(0, "mill_1") == 1
    assert one.question == "chain"


@rule("OMG-5.9", "OMG-6.5")
def test_a_card_set_aside_is_not_part_of_the_hand():
    scene = Scene().hand(0, "mill_1").aside(0, "mill_2").hand(1, "bakery_1", "bakery_2").empty_deck(0)
    scene.ask("DRAW", NOBODY, FOR_HAND | 1 << 2, 1)
    assert (scene.question, scene.seat) == ("halve", 1)
    producing = Scene().aside(0, "mill_2").market(wood=1, wheat=1).worker(0, "charburner", "efficient").turn()
    assert producing.question == "buy"


@rule("OMG-6.2", "OMG-6.5", "OMG-6.10")
def test_plans_are_shown_together():
    scene = Scene().hand(0, "mill_1").hand(1, "mill_2").ask("PLANS")
    assert scene.seat == 0
    scene.say("b1-sloppy", "mill_1")
    assert scene.table.worker[:2] == [-1, -1]
    assert GAME.view(scene.table, 1).aside == ((), ())
    scene.say("b1-efficient", "done")
    assert scene.table.worker[:2] == [1, 0]
    assert GAME.view(scene.table, 1).aside == ((-1,), ())
    assert GAME.view(scene.table, 0).aside == ((card("mill_1"),), ())


@rule("OMG-6.3", "OMG-6.11", "OMG-7.9")
def test_the_manner_of_work_is_binding():
    sloppy = Scene().market(wheat=2, wood=1).worker(0, "charburner", "sloppy").turn().say("b1")
    assert sloppy.stock(0, "charburner") == 1
    efficient = Scene().market(wheat=1, wood=1).worker(0, "charburner", "efficient").turn()
    assert efficient.question == ""
    assert efficient.stock(0, "charburner") == 0


@rule("OMG-6.6", "OMG-6.10")
def test_assistants_move_for_two_coins_each():
    scene = Scene().built(0, "mill_1", "mill_2").helper(0, "charburner").goods(0, "mill_1", 1).goods(0, "charburner", 2)
    scene.hand(1, "sawmill_1").ask("PLANS")
    assert (scene.question, scene.legal()) == ("plan_move", ["b1", "stay"])
    scene.say("b1")
    assert scene.legal() == ["b2", "b3"]
    scene.say("b3")
    assert (scene.question, scene.legal()) == ("plan_pay", ["b1", "b2", "more"])
    scene.say("b2")
    assert scene.question == "plan_worker"
    assert scene.legal() == ["b1-efficient", "b1-sloppy", "b2-efficient", "b2-sloppy", "idle"]
    assert scene.table.helpers[0] == 1
    assert scene.stock(0, "mill_1") == 1
    scene.say("b1-efficient", "done").say("idle", "done")
    assert scene.table.helpers[0] == 1 << 2
    assert scene.stock(0, "mill_1") == 0


@rule("OMG-6.6")
def test_a_second_move_is_paid_by_itself():
    scene = Scene().built(0, "mill_1", "mill_2", "sawmill_1").helper(0, "charburner").helper(0, "mill_1")
    scene.goods(0, "charburner", 4).ask("PLANS")
    scene.say("b1", "b3", "b1", "b1")
    assert (scene.question, scene.legal()) == ("plan_move", ["b2", "stay"])
    scene.say("b2", "b4", "b1", "b1")
    assert scene.question == "plan_worker"
    scene.say("idle", "done").say("idle", "done")
    assert scene.table.helpers[0] == 1 << 2 | 1 << 3
    assert scene.stock(0, "charburner") == 0
    poor = Scene().built(0, "mill_1").helper(0, "charburner").goods(0, "charburner", 1).ask("PLANS")
    assert poor.question == "plan_worker"


@rule("OMG-7.1", "OMG-7.2", "OMG-7.3", "OMG-7.32")
def test_production_in_the_owners_order_then_building():
    scene = Scene().built(0, "mill_1", "mill_2").market(wheat=3, wood=1, wool=1).aside(0, "sawmill_1")
    scene.worker(0, "mill_1", "efficient").helper(0, "mill_2").turn()
    assert scene.legal() == ["b2", "b3", "done"]
    scene.say("b3")
    assert scene.legal() == ["b2", "done"]
    scene.say("b2")
    assert scene.question == "buy"


@rule("OMG-7.10")
def test_nobody_has_to_produce():
    scene = Scene().market(wheat=2, wood=1).hand(0, "mill_1").worker(0, "charburner", "efficient").turn().say("done")
    assert scene.stock(0, "charburner") == 0
    assert scene.in_hand(0) == ["mill_1"]


@rule("OMG-7.17", "OMG-7.13")
def test_a_later_building_uses_goods_just_made_and_closes_the_chain_before():
    scene = Scene().built(0, "sawmill_1", "cooperage_1").market(wool=3, clay=3, stone=2).hand(0, "tool_maker_1")
    scene.worker(0, "sawmill_1", "efficient").helper(0, "cooperage_1").turn().say("b2").skip("chain").say("b3")
    assert scene.legal() == ["b2", "done"]
    scene.say("b2", "b2")
    assert scene.stock(0, "cooperage_1") == 3
    assert scene.question == ""
    assert scene.in_hand(0) == ["tool_maker_1"]


@rule("OMG-7.17")
def test_goods_come_from_any_own_building():
    scene = Scene().built(0, "tannery_1", "cattle_ranch_1", "cattle_ranch_2").market(wheat=3, wool=2)
    scene.goods(0, "cattle_ranch_1", 1).goods(0, "cattle_ranch_2", 1).worker(0, "tannery_1", "sloppy").turn().say("b2")
    assert scene.legal() == ["b3", "b4", "done"]
    scene.say("b4")
    assert scene.legal() == ["b3", "done"]
    scene.say("b3")
    assert scene.question == ""
    assert (scene.stock(0, "cattle_ranch_1"), scene.stock(0, "cattle_ranch_2")) == (0, 0)
    assert scene.stock(0, "tannery_1") == 3


@rule("OMG-7.20")
def test_a_price_of_nothing_takes_nothing():
    scene = Scene(chapter="I").aside(0, "sawmill_1").event(7).turn().say("plan")
    assert scene.question == ""
    assert scene.slot(0, "sawmill_1") == 1


@rule("OMG-7.21", "OMG-7.26")
def test_a_card_that_is_not_built_returns_to_the_hand():
    scene = Scene().aside(0, "mill_1").goods(0, "charburner", 2).turn().say("done")
    assert scene.in_hand(0) == ["mill_1"]
    assert scene.at(IN_ASIDE) == []
    hiring = Scene().built(0, "sawmill_1", "sawmill_2").aside(0, "mill_1").goods(0, "charburner", 6).display("wood2")
    hiring.turn().say("wood2", "b1", "b1", "b1", "b1", "b1")
    assert hiring.question == ""
    assert hiring.in_hand(0) == ["mill_1"]


@rule("OMG-7.22", "OMG-7.23")
def test_a_new_building_counts_at_once():
    scene = Scene().built(0, "sawmill_1").aside(0, "sawmill_2").goods(0, "charburner", 2).turn().say("plan", "b1", "b1")
    assert scene.table.colours[0] == 2
    assert scene.question == ""
    office = Scene().aside(0, "market_office_1").goods(0, "charburner", 8).turn().say("plan", *["b1"] * 8)
    assert office.table.office[0] == 1


@rule("OMG-7.24")
def test_the_colours_asked_for_must_stand_and_stay():
    scene = Scene().built(0, "sawmill_1").goods(0, "charburner", 9).display("wood2", "wood4").turn()
    assert scene.question == ""
    scene.built(0, "sawmill_2").turn()
    assert scene.legal() == ["wood2", "done"]
    scene.say("wood2", "b1", "b1", "b1", "b1", "b3")
    assert scene.table.colours[0] == 2
    assert total(scene.table, 0) == 2 + 2 + 2 + 1


@rule("OMG-7.25")
def test_without_a_free_building_nobody_is_hired():
    scene = Scene().built(0, "market_office_1", "market_office_2").goods(0, "charburner", 9).display("stone2")
    scene.helper(0, "charburner").turn()
    assert scene.question == ""


@rule("OMG-12.12")
def test_two_assistants_at_most_if_so_agreed():
    for limit, asked in (("any", "buy"), ("two", "")):
        scene = Scene(assistants=limit).built(0, "sawmill_1", "sawmill_2").goods(0, "charburner", 9).display("wood2")
        scene.set("faces", 0, 0b110).turn()
        assert scene.question == asked


@rule("OMG-8.2")
def test_later_eighth_buildings_change_nothing():
    scene = Scene().built(0, *(f"mill_{number}" for number in range(1, 7))).aside(0, "sawmill_1")
    scene.goods(0, "charburner", 2)
    scene.table.round = 9
    scene.table.last = 9
    scene.turn(0).say("plan", "b1", "b1")
    assert scene.table.last == 9


@rule("OMG-8.2", "OMG-8.8")
def test_the_game_ends_after_the_last_round():
    scene = Scene()
    scene.table.round = 5
    scene.table.last = 5
    scene.table.active = 1
    scene.ask("CLEAR")
    assert scene.table.depth == 0
    assert scene.table.active == 1


@rule("OMG-8.3", "OMG-8.7")
def test_chains_and_production_mix_in_the_last_round():
    scene = Scene().built(0, "sawmill_1", "cooperage_1").goods(0, "sawmill_1", 1).market(wool=3, clay=1)
    scene.hand(0, "tool_maker_1")
    scene.table.last = 1
    scene.worker(0, "sawmill_1", "efficient").turn()
    assert scene.legal() == ["b2", "b1-chain", "b2-chain", "b3-chain", "done"]
    scene.say("b3-chain", "b2")
    assert scene.question == "produce"
    scene.say("b2").say("b3-chain", "b2", "b2")
    assert scene.stock(0, "cooperage_1") == 3
    scene.say("b2-chain", "tool_maker_1", "b3-chain", "b2")
    assert scene.stock(0, "cooperage_1") == 4


@rule("OMG-8.3")
def test_a_chain_named_in_the_last_round_is_used():
    scene = Scene().hand(0, "sawmill_1")
    scene.table.last = 1
    scene.turn().say("b1-chain")
    assert scene.legal() == ["sawmill_1"]


@rule("OMG-8.4", "OMG-8.7")
def test_building_goes_on_in_the_last_round():
    scene = Scene().built(0, *(f"mill_{number}" for number in range(1, 7)), "sawmill_1").aside(0, "sawmill_2")
    scene.goods(0, "charburner", 2).hand(0, "sawmill_3")
    scene.table.last = 1
    scene.turn().say("done", "plan", "b1", "b1")
    assert scene.table.count[0] == 9
    assert scene.question == ""


@rule("OMG-8.5")
def test_points_add_up_and_hands_bring_nothing():
    scene = (
        Scene().built(0, "food_factory_1", "market_office_1").hand(0, "food_factory_2").goods(0, "food_factory_1", 2)
    )
    scene.goods(0, "charburner", 3).set("faces", 0, 1)
    assert total(scene.table, 0) == 5 + 3 + 2 + (16 + 3) // 5
    assert sum(line.points for line in breakdown(scene.table, 0)) == total(scene.table, 0)


@rule("OMG-13.1", "OMG-13.2")
def test_first_printing_has_no_redraw():
    assert Scene().hand(0, "mill_1").hand(1, "mill_2").ask("NEW_CARDS").question == "redraw"
    scene = Scene(redraw="none").hand(0, "mill_1").hand(1, "mill_2").ask("NEW_CARDS")
    assert scene.question == ""
    assert scene.table.hand_count[:2] == [3, 3]


@rule("OMG-13.3")
def test_first_printing_frees_no_chains_in_the_last_round():
    scene = Scene(last_chains="opened").built(0, "cooperage_1", "sawmill_1").goods(0, "sawmill_1", 2)
    scene.table.last = 1
    assert scene.turn().question == ""


@rule("OMG-13.5", "OMG-15.8")
def test_one_card_may_be_kept():
    scene = Scene(redraw="keep_one").hand(0, "mill_1", "mill_2", "mill_3").ask("REDRAW", 0).say("redraw")
    assert scene.legal() == ["mill_1", "mill_2", "mill_3", "done"]
    scene.nature = Scripted("sawmill_1", "sawmill_2")
    scene.say("mill_2")
    assert scene.in_hand(0) == ["sawmill_1", "sawmill_2", "mill_2"]
    assert scene.at(IN_DISCARD + 1) == ["mill_1", "mill_3"]


@rule("OMG-13.5")
def test_two_cards_may_stand_for_one_lacking_unit():
    scene = Scene(substitute="two_cards").hand(0, "bakery_1", "tannery_1", "tannery_2").market(wheat=1)
    scene.worker(0, "charburner", "efficient").turn().say("b1")
    assert scene.legal() == ["bakery_1", "pair"]
    scene.say("bakery_1")
    assert scene.legal() == ["pair"]
    scene.say("pair", "tannery_1", "tannery_2")
    assert scene.stock(0, "charburner") == 2
    assert scene.in_hand(0) == []
    plain = Scene().hand(0, "bakery_1", "tannery_1", "tannery_2").market(wheat=1)
    assert plain.worker(0, "charburner", "efficient").turn().legal() == ["done"]


@rule("OMG-7.11")
def test_goods_are_laid_unseen():
    scene = Scene()
    scene.nature = Scripted("mill_1", "mill_2")
    scene.market(wheat=2, wood=1).worker(0, "charburner", "efficient").turn().say("b1")
    assert scene.table.where[card("mill_1")] == AS_GOOD
    decision = GAME.rules.decisions[12]
    assert decision.seen_by(scene.table, -1, 0, 1) == NOBODY
