"""Longsdale in Revolt, rule by rule."""

from __future__ import annotations

import copy

import pytest

from ludoteca.core.constants import NOBODY
from ludoteca.core.match import Match
from ludoteca.core.nature import Scripted, Seeded
from ludoteca.core.rng import Rng
from ludoteca.games.oh_my_goods.content.constants import (
    BARE_MOST,
    FOR_HAND,
    FOR_MARKET,
    IN_DECK,
    IN_DISCARD,
    IN_STACK,
    IN_SUNRISE,
    OPENLY,
    QUIET,
)
from ludoteca.games.oh_my_goods.content.goods import RECONSTRUCTED
from ludoteca.games.oh_my_goods.content.longsdale import ALL_IN, CHAPTERS, CHARACTERS, END_CARDS, EVENTS, LONGSDALE
from ludoteca.games.oh_my_goods.content.pack import default_pack
from ludoteca.games.oh_my_goods.rules.piles import lay
from ludoteca.games.oh_my_goods.rules.scoring import coins, goal_met, total
from tests.games.oh_my_goods.scenes import GAME, Scene, card
from tests.support import rule


def pack_with_event(number: int, *effects: dict) -> dict:
    """The default pack with other effects on one event."""
    pack = copy.deepcopy(default_pack())
    pack["events"][number - 4]["effects"] = list(effects)
    GAME.check_pack(pack)
    return pack


@rule("OMG-2.3", "OMG-10.5", "OMG-10.1")
def test_the_expansion_has_its_88_cards_and_says_what_is_ours():
    numbers = [*(row.number for row in END_CARDS), *(row.number for row in EVENTS)]
    assert numbers == list(range(1, 23))
    assert [row.card for row in CHAPTERS] == list(range(30, 37))
    assert [row.solo_card for row in CHAPTERS] == list(range(37, 44))
    assert [row.number for row in CHARACTERS] == [57, 58, 59, 60]
    total_cards = len(numbers) + 14 + len(LONGSDALE) + 4 + (len(CHAPTERS) + 1) + 6
    assert total_cards == 88
    rows = [*LONGSDALE, *EVENTS, *END_CARDS, *CHARACTERS, *CHAPTERS, ALL_IN]
    assert {row.source for row in rows} == {RECONSTRUCTED}


@rule("OMG-10.5")
def test_the_picture_says_reconstruction():
    match = Match.new("oh_my_goods", 2, {"chapter": "all-in"}, seed=1)
    text = "\n".join("".join(part for part, _ in line) for line in GAME.picture(match.view(0)))
    assert "All-in mode (reconstruction)" in text
    assert text.count("(reconstruction)") > 5
    base = Match.new("oh_my_goods", 2, seed=2)
    lines = ["".join(part for part, _ in line) for line in GAME.picture(base.view(0))]
    assert not [line for line in lines if "(reconstruction)" in line and "Miller's hand" not in line]


@rule("OMG-9.1", "OMG-9.2", "OMG-10.8", "OMG-9.5")
@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda row: row.id)
def test_events_come_in_order_and_fix_the_rounds(chapter):
    state = GAME.setup(2, GAME.check_options(2, {"chapter": chapter.id}))
    nature, seen, out = Seeded(3), [], Scene().out
    policy, rng = GAME.policies()["greedy"](), Rng(1)
    while GAME.rules.advance(state, nature, out):
        if state.event != QUIET and (len(seen) < state.round):
            seen.append(state.event + 4)
        number, seat, a, b = state.top()
        GAME.rules.list_options(state, out)
        GAME.rules.choose(state, policy.pick(GAME.rules, state, number, seat, a, b, out, rng))
    assert seen == list(chapter.events)
    assert state.round == len(chapter.events)


@rule("OMG-9.5")
def test_the_eighth_building_ends_nothing():
    scene = Scene(chapter="I").built(0, *(f"mill_{number}" for number in range(1, 7))).aside(0, "sawmill_1")
    scene.goods(0, "charburner", 2).event(16).turn().say("plan", "b1", "b1")
    assert scene.table.count[0] == 8
    assert scene.table.last == 8


@rule("OMG-9.5", "OMG-8.3")
def test_all_chains_run_in_the_last_round_of_a_chapter():
    scene = Scene(chapter="I").built(0, "cooperage_1", "sawmill_1").goods(0, "sawmill_1", 1)
    scene.table.round = 8
    assert "b2-chain" in scene.event(16).turn().legal()


@rule("OMG-9.3")
def test_building_and_hiring_in_either_order():
    for order in (("plan", "wood2"), ("wood2", "plan")):
        scene = Scene(chapter="I").built(0, "sawmill_1", "sawmill_2").aside(0, "mill_1").display("wood2")
        scene.goods(0, "charburner", 6).event(16).turn()
        for word in order:
            scene.say(word)
            while scene.question == "pay":
                scene.say("b1")
            if scene.question == "place":
                scene.say(scene.legal()[-1])
        assert scene.table.count[0] == 4
        assert scene.table.faces[0]
        assert scene.in_hand(0) == []
    # A new building may take the new assistant.
    assert scene.stock(0, "charburner") == 0


@rule("OMG-9.4", "OMG-15.9")
def test_assistants_move_only_if_the_event_lets_them():
    def scene(number):
        made = Scene(chapter="I").built(0, "mill_1").helper(0, "charburner").goods(0, "charburner", 2)
        return made.event(number).ask("PLANS")

    assert scene(5).question == "plan_worker"
    free = scene(4)
    assert free.question == "plan_move"
    free.say("b1", "b2")
    assert free.question == "plan_worker"
    paid = scene(9)
    paid.say("b1", "b2")
    assert paid.question == "plan_pay"


@rule("OMG-9.6", "OMG-9.12")
def test_strength_is_the_sum_of_towers():
    scene = Scene(chapter="V-crown").built(0, "small_watchtower_1", "watchtower_1", "large_watchtower_1")
    assert scene.table.strength(0) == 6
    assert scene.table.colours[4] == 3


@rule("OMG-9.9", "OMG-15.14")
def test_automatic_buildings_work_alone():
    scene = Scene(chapter="II").built(0, "corn_field_1").event(16).turn()
    assert scene.legal() == ["b2", "done"]
    scene.say("b2")
    assert scene.stock(0, "corn_field_1") == 1
    assert scene.question == ""
    richer = Scene(chapter="II").built(0, "corn_field_1").event(20).turn().say("b2")
    assert richer.stock(0, "corn_field_1") == 2
    post = Scene(chapter="II").built(0, "corn_field_1").event(16).ask("PLAN_WORKER", 0)
    assert post.legal() == ["b1-efficient", "b1-sloppy", "idle"]
    full = Scene(chapter="II").built(0, "corn_field_1", "sawmill_1", "sawmill_2").display("wood2")
    for word in ("charburner", "sawmill_1", "sawmill_2"):
        full.helper(0, word)
    full.goods(0, "charburner", 9).event(16).turn().say("done")
    assert full.question == ""


@rule("OMG-9.10")
def test_worth_of_the_new_goods():
    scene = Scene(chapter="V-crown").built(0, "corn_field_1", "weaponsmith_1", "stove_maker_1")
    for word, worth in (("corn_field_1", 2), ("weaponsmith_1", 4), ("stove_maker_1", 5)):
        assert scene.table.worth(0, scene.slot(0, word), QUIET) == worth


@rule("OMG-9.13", "OMG-9.14", "OMG-9.23", "OMG-9.22")
def test_a_tower_is_attached_when_built():
    scene = Scene(chapter="III").built(0, "mill_1", "corn_field_1", "market_office_1").tower(0, "mill_1")
    scene.aside(0, "watchtower_1").goods(0, "charburner", 6).event(12).turn()
    scene.say("done", "plan")
    while scene.question in {"pay", "pay_with"}:
        scene.say(scene.legal()[-1])
    assert scene.question == "attach"
    assert scene.legal() == ["b1", "b3"]
    scene.say("b3")
    assert scene.table.towered[0] == 0b110
    small = Scene(chapter="III").aside(0, "small_watchtower_1").goods(0, "charburner", 3).event(12).turn().say("plan")
    while small.question in {"pay", "pay_with"}:
        small.say(small.legal()[-1])
    assert small.question == ""
    assert small.table.towered[0] == 0


@rule("OMG-9.13")
def test_the_owner_picks_the_unit_a_tower_drops():
    scene = Scene(chapter="II").built(0, "mill_3").tower(0, "mill_3").helper(0, "mill_3").event(16)
    scene.hand(0, "bakery_1", "bakery_2", "butcher_1", "butcher_2").turn().say("b2")
    assert scene.legal() == ["bakery_1", "bakery_2", "butcher_1", "butcher_2"]
    scene.say("bakery_2", "butcher_1", "butcher_2")
    assert scene.stock(0, "mill_3") == 1
    assert "bakery_1" in scene.in_hand(0)


@rule("OMG-9.16", "OMG-9.20")
def test_a_character_is_a_hand_card_and_nothing_more():
    scene = Scene(chapter="II").hand(0, "tony", "sawmill_1", "sawmill_2", "sawmill_3").event(16)
    assert scene.ask("PLAN_CARD", 0).legal() == ["sawmill_1", "sawmill_2", "sawmill_3", "done"]
    scene.say("done").ask("REDRAW", 0).say("redraw")
    assert scene.table.hand_count[0] == 4
    assert scene.table.where[card("tony")] == IN_DISCARD + 1
    good = Scene(chapter="II").event(16)
    good.nature = Scripted("tony", "sawmill_1")
    good.market(wheat=2, wood=1).worker(0, "charburner", "efficient").turn().say("b1")
    assert good.stock(0, "charburner") == 2
    starter = Scene(chapter="II").hand(0, "tony").market(wheat=2).worker(0, "charburner", "efficient").event(16).turn()
    assert starter.legal() == ["done"]


@rule("OMG-12.27", "OMG-9.15")
def test_characters_are_kept_or_lost_at_the_end_of_the_round():
    for option, place in (("kept", 7), ("this_round", IN_DISCARD + OPENLY)):
        scene = Scene(chapter="II", characters=option).hand(0, "tony")
        scene.table.round = 8
        scene.ask("CLEAR")
        assert scene.table.where[card("tony")] == place


@rule("OMG-9.18", "OMG-9.26")
def test_five_goods_cards_free_cards_before_hands_are_halved():
    scene = Scene(chapter="I").hand(0, "mill_1", "mill_2").event(16).empty_deck(1)
    pile = scene.stock(1, "charburner")
    oldest = scene.table.oldest[14]
    scene.ask("DRAW", NOBODY, FOR_HAND, 1)
    assert scene.question == ""
    assert scene.table.bare[14] == 5
    assert scene.stock(1, "charburner") == pile
    assert scene.table.hand_count[0] == 3
    assert scene.table.where[oldest] in {IN_DECK, 7}
    assert coins(scene.table, 1) == pile
    scene.set("bare", 14, BARE_MOST)
    while scene.table.deck_count:
        last = scene.table.deck[scene.table.deck_count - 1]
        scene.table.leave_deck(last)
        lay(scene.table, 14, last, False)
    scene.ask("DRAW", NOBODY, FOR_HAND, 1)
    assert scene.question == "halve"
    base = Scene().hand(0, "mill_1", "mill_2").empty_deck(1).ask("DRAW", NOBODY, FOR_HAND, 1)
    assert base.question == "halve"


@rule("OMG-9.26")
def test_goods_with_cards_leave_first_and_goods_without_move_through_chains():
    scene = Scene(chapter="I").built(0, "cooperage_1", "sawmill_1").goods(0, "sawmill_1", 1)
    scene.set("bare", scene.slot(0, "sawmill_1"), 1)
    scene.table.round = 8
    scene.event(16).turn().say("b2-chain", "b3")
    assert scene.table.goods[1] == 1
    scene.say("b3")
    assert (scene.table.goods[1], scene.table.bare[1]) == (1, 1)
    assert coins(scene.table, 0) == 10


@rule("OMG-9.27", "OMG-6.9")
def test_a_character_alone_ends_the_row():
    scene = Scene(chapter="II").hand(0, "mill_1").hand(1, "tony").event(16)
    while scene.table.deck_count:
        last = scene.table.deck[scene.table.deck_count - 1]
        scene.table.leave_deck(last)
        lay(scene.table, 0, last, False)
    scene.set("bare", 0, BARE_MOST)
    scene.table.throw_from_hand(1, card("tony"), OPENLY)
    scene.ask("DRAW", NOBODY, FOR_MARKET)
    assert scene.question == ""
    assert scene.at(IN_SUNRISE) == []
    assert scene.at(IN_DISCARD + OPENLY) == ["tony"]
    scene.ask("DRAW", NOBODY, FOR_HAND, 1)
    assert scene.in_hand(0) == ["mill_1", "tony"]


@rule("OMG-9.19", "OMG-15.18", "OMG-15.4", "OMG-9.24")
def test_rewards_come_before_threats():
    pack = pack_with_event(
        5,
        {"op": "strength_threat", "min": 5, "penalty": {"coins": 2}},
        {"op": "strength_reward", "min": 2, "reward": {"points": 2}},
    )
    scene = Scene(chapter="V-crown", pack=pack).built(0, "watchtower_1").goods(0, "charburner", 3).event(5)
    scene.ask("END_ROUND")
    assert scene.question == "pay"
    assert scene.table.bonus[:2] == [2, 0]
    assert total(scene.table, 0) == 2 + 2


@rule("OMG-9.21", "OMG-15.7")
def test_rabbit_draws_after_the_deal():
    scene = Scene(chapter="IV-rebels").hand(0, "rabbit").event(7).ask("NEW_CARDS").say("keep")
    assert (scene.question, scene.seat) == ("use_character", 0)
    scene.say("rabbit")
    assert scene.table.hand_count[0] == 2 + 2
    assert (scene.question, scene.legal()) == ("use_character", ["none"])
    scene.say("none")
    assert (scene.question, scene.seat, scene.legal()) == ("use_character", 1, ["none"])


@rule("OMG-15.7")
def test_extra_cards_of_an_event():
    scene = Scene(chapter="II").event(11).ask("NEW_CARDS")
    assert scene.table.hand_count[:2] == [3, 3]


@rule("OMG-10.3", "OMG-15.16")
def test_a_character_enters_by_an_event():
    scene = Scene(chapter="I").hand(0, "mill_1")
    assert scene.table.where[card("tony")] == -1
    scene.table.throw_from_hand(0, card("mill_1"), OPENLY)
    scene.ask("EVENT_EFFECT", NOBODY, 5 - 4, 0)
    assert scene.table.where[card("tony")] == IN_DECK
    assert scene.table.discarded == 0
    held = Scene(chapter="II").hand(0, "tony", "mill_1")
    held.table.throw_from_hand(0, card("mill_1"), OPENLY)
    held.ask("EVENT_EFFECT", NOBODY, 5 - 4, 0)
    assert held.in_hand(0) == ["tony"]
    assert held.table.discarded == 1


@rule("OMG-10.4", "OMG-10.12", "OMG-11.9")
def test_all_in():
    state = GAME.setup(1, GAME.check_options(1, {"chapter": "all-in"}))
    stacked = [number for number in range(94, 150) if state.where[number] == IN_STACK]
    assert len(stacked) == 34
    assert state.characters == 15
    assert state.last == 8
    assert state.printed.goal_points[7] > 0
    events = set()
    for seed in range(6):
        match = Match.new("oh_my_goods", 1, {"chapter": "all-in"}, seed=seed)
        events.add(match.state.event)
        out, nature = Scene().out, Seeded(seed)
        while GAME.rules.advance(match.state, nature, out):
            GAME.rules.list_options(match.state, out)
            GAME.rules.choose(match.state, out.listed()[-1])
        assert match.state.events_used.bit_count() == 8
        assert not match.state.events_used >> (18 - 4) & 1
    assert len(events) > 2


@rule("OMG-10.6")
def test_a_chapter_is_a_new_game():
    state = Match.new("oh_my_goods", 2, {"chapter": "V-rebels"}, seed=1).state
    assert state.hand_count[:2] == [5, 5]
    assert state.count[:2] == [1, 1]
    assert state.bonus[:2] == [0, 0]


@rule("OMG-10.9", "OMG-15.3")
def test_end_card_for_all_seats_in_order():
    scene = Scene(3, chapter="IV-crown").goods(0, "charburner", 1)
    scene.built(0, "weaponsmith_1").goods(0, "weaponsmith_1", 3).built(1, "weaponsmith_2").goods(1, "weaponsmith_2", 1)
    scene.built(2, "large_watchtower_1")
    scene.table.active = 1
    scene.ask("END_EFFECT")
    # The demand comes first; seats 1 and 2 cannot meet it and are not asked.
    assert (scene.question, scene.seat) == ("meet_demand", 0)
    assert scene.table.bonus[:3] == [0, -3, -3]
    scene.say("no")
    assert (scene.question, scene.seat) == ("end_deliver", 1)
    scene.say("yes")
    assert scene.seat == 0
    scene.say("yes", "yes")
    assert scene.question == ""
    assert scene.table.bonus[:3] == [6 - 3, 3 - 3, 3 - 3]
    assert scene.stock(0, "weaponsmith_1") == 1


@rule("OMG-11.1", "OMG-11.3", "OMG-11.4", "OMG-11.5")
def test_alone():
    state = Match.new("oh_my_goods", 1, {"chapter": "II"}, seed=5).state
    assert state.display.bit_count() == 2
    assert state.dealt.bit_count() == 2
    assert state.hand_count[0] == 5
    assert state.stock(0) == 7
    assert state.active == 0
    assert state.last == 8


@rule("OMG-11.6", "OMG-15.21")
def test_the_one_seat_decides_alone():
    scene = Scene(1, chapter="III").ask("EVENT_EFFECT", NOBODY, 18 - 4, 0)
    assert (scene.question, scene.legal()) == ("choose_side", ["crown", "rebels"])
    scene.say("rebels")
    assert scene.table.side[0] == 1
    assert scene.question == ""
    several = Scene(3, chapter="III")
    several.table.active = 2
    several.ask("EVENT_EFFECT", NOBODY, 18 - 4, 0)
    seats = []
    while several.question:
        seats.append(several.seat)
        several.say("crown")
    assert seats == [2, 0, 1]


@rule("OMG-11.7", "OMG-11.8", "OMG-11.2")
def test_the_goal_needs_all_its_parts():
    def scene(bread, points):
        made = Scene(1, chapter="IV-rebels").built(0, "bakery_1").goods(0, "bakery_1", bread).set("bonus", 0, points)
        made.table.round = 8
        return made.ask("MEET_GOAL")

    poor = scene(1, 90)
    assert poor.question == ""
    assert not goal_met(poor.table)
    rich = scene(3, 90)
    assert rich.question == "meet_goal"
    rich.say("yes")
    assert rich.stock(0, "bakery_1") == 1
    assert rich.table.bonus[0] == 90
    assert goal_met(rich.table)
    assert GAME.rules.winners(rich.table) == 1
    assert not goal_met(scene(3, 90).say("no").table)
    assert not goal_met(scene(2, 0).say("yes").table)
    weak = Scene(1, chapter="V-crown").set("bonus", 0, 90).ask("MEET_GOAL")
    assert not goal_met(weak.table)
    assert GAME.rules.winners(weak.table) == 0
    assert goal_met(weak.built(0, "large_watchtower_1", "large_watchtower_2").table)


@rule("OMG-15.1", "OMG-15.10")
def test_market_add_counts_once_per_building_until_the_round_ends():
    scene = Scene(chapter="II").market(wood=1).event(9).worker(0, "charburner", "efficient").turn().say("b1")
    assert scene.stock(0, "charburner") == 2
    glass = Scene(chapter="II").built(0, "glassmaker_3").market(wood=9).event(9).helper(0, "glassmaker_3").turn()
    assert glass.legal() == ["b2", "done"]
    scene.table.round = 8
    scene.table.last = 8
    scene.ask("CLEAR")
    assert scene.table.event == QUIET


@rule("OMG-15.2", "OMG-15.22")
def test_what_cannot_be_done_is_left_out():
    pack = pack_with_event(
        5, {"op": "no_effect"}, {"op": "reveal_assistants", "n": 9}, {"op": "add_stack", "number": 50}
    )
    scene = Scene(2, chapter="II", pack=pack)
    scene.table.dealt = 0b00111111
    for place in range(3):
        scene.ask("EVENT_EFFECT", NOBODY, 5 - 4, place)
    assert scene.table.display.bit_count() == 2
    assert scene.at(IN_STACK) == []


@rule("OMG-15.5", "OMG-15.20")
def test_delivering_in_the_own_turn():
    scene = Scene(chapter="II").built(0, "bakery_1", "bakery_2").goods(0, "bakery_1", 2).goods(0, "bakery_2", 1)
    scene.event(14).turn()
    assert scene.legal() == ["deliver1", "done"]
    scene.say("deliver1")
    assert (scene.question, scene.legal()) == ("deliver_good", ["b2", "b3"])
    scene.say("b3")
    assert scene.question == ""
    assert scene.table.bonus[0] == 2
    assert scene.stock(0, "bakery_1") == 1
    assert scene.in_hand(0) == []


@rule("OMG-15.20")
def test_a_delivery_may_be_made_so_many_times():
    pack = pack_with_event(14, {"op": "deliver", "goods": {"coal": 1}, "reward": {"points": 1}, "times": 2})
    scene = Scene(chapter="II", pack=pack).goods(0, "charburner", 3).event(14).turn().say("deliver1", "deliver1")
    assert scene.question == ""
    assert scene.stock(0, "charburner") == 1
    assert scene.table.bonus[0] == 2


@rule("OMG-15.6")
def test_market_suns():
    scene = Scene(chapter="II").event(11)
    scene.nature = Scripted("sawmill_2")
    scene.ask("DRAW", NOBODY, FOR_MARKET)
    assert scene.at(IN_SUNRISE) == ["sawmill_2"]
    scene.nature = Scripted("sawmill_3", "mill_2")
    scene.ask("DRAW", NOBODY, FOR_MARKET | 1 << 2)
    assert scene.at(IN_SUNRISE + 1) == ["sawmill_3", "mill_2"]


@rule("OMG-15.8")
def test_keep_cards_on_redraw():
    pack = pack_with_event(5, {"op": "keep_cards_on_redraw", "n": 2})
    scene = Scene(chapter="II", pack=pack).hand(0, "mill_1", "mill_2", "mill_3", "mill_4").event(5).ask("REDRAW", 0)
    scene.say("redraw", "mill_2")
    assert scene.legal() == ["mill_1", "mill_3", "mill_4", "done"]
    scene.nature = Scripted("sawmill_1", "sawmill_2")
    scene.say("mill_4")
    assert scene.in_hand(0) == ["sawmill_1", "sawmill_2", "mill_2", "mill_4"]


@rule("OMG-15.11")
def test_good_value_holds_in_payments_only():
    scene = Scene(chapter="III").goods(0, "charburner", 2).aside(0, "sawmill_3").event(17).turn()
    assert coins(scene.table, 0) == 2
    assert scene.table.wealth(0, scene.table.event) == 4
    scene.say("plan", "b1", "b1")
    assert scene.slot(0, "sawmill_3") == 1
    pack = pack_with_event(5, {"op": "good_value", "good": "coal", "delta": -5})
    cheap = Scene(chapter="I", pack=pack).goods(0, "charburner", 2).event(5)
    assert cheap.table.wealth(0, cheap.table.event) == 2


@rule("OMG-15.12")
def test_build_cost_by_number_and_colour():
    pack = pack_with_event(5, {"op": "build_cost", "delta": -20, "numbers": [51], "colours": ["yellow"]})
    scene = Scene(chapter="I", pack=pack).stack(51).stack(50).aside(0, "food_factory_1").event(5).turn()
    assert scene.legal() == ["plan", "corn_field", "done"]


@rule("OMG-15.13")
def test_hire_cost():
    scene = Scene(chapter="I").built(0, "sawmill_1", "sawmill_2").goods(0, "charburner", 3).display("wood2").event(12)
    assert scene.turn().legal() == ["wood2", "done"]
    assert (
        Scene(chapter="I").built(0, "sawmill_1").goods(0, "charburner", 9).display("wood2").event(12).turn().question
        == ""
    )


@rule("OMG-15.17", "OMG-3.3")
def test_assistants_of_the_reserve():
    scene = Scene(chapter="II")
    scene.table.dealt = 0b00001111
    scene.ask("EVENT_EFFECT", NOBODY, 12 - 4, 0)
    assert scene.table.display.bit_count() == 1
    full = Scene(4, chapter="II")
    full.table.dealt = 255
    full.ask("EVENT_EFFECT", NOBODY, 12 - 4, 0)
    assert full.table.display == 0


@rule("OMG-15.23")
def test_the_bonus_lowers_the_price():
    scene = (
        Scene(chapter="II").aside(0, "sawmill_1").hand(0, "tony").goods(0, "charburner", 3).event(16).turn().say("plan")
    )
    assert scene.legal() == ["tony", "none"]
    scene.say("tony")
    assert scene.question == ""
    assert scene.stock(0, "charburner") == 3
    assert scene.at(IN_DISCARD + OPENLY) == ["tony"]


@rule("OMG-15.24")
def test_the_guide_moves_an_assistant_for_nothing():
    scene = Scene(chapter="IV-crown").built(0, "mill_1").helper(0, "charburner").hand(0, "guide").event(16).ask("PLANS")
    assert (scene.question, scene.legal()) == ("plan_move", ["b1", "stay"])
    scene.say("b1", "b2")
    assert (scene.question, scene.legal()) == ("plan_cost", ["guide"])
    scene.say("guide")
    assert scene.in_hand(0) == ["guide"]
    scene.say("idle", "done", "idle", "done")
    assert scene.table.helpers[0] == 2
    assert scene.at(IN_DISCARD + OPENLY) == ["guide"]
    idle = Scene(chapter="IV-crown").built(0, "mill_1").hand(0, "guide").event(16).ask("PLANS")
    assert idle.question == "plan_worker"
    choice = Scene(chapter="IV-crown").built(0, "mill_1").helper(0, "charburner").hand(0, "guide").event(9)
    choice.goods(0, "charburner", 2).ask("PLANS").say("b1", "b2")
    assert choice.legal() == ["guide", "none"]


@rule("OMG-15.25")
def test_the_quartermaster_is_a_resource_of_any_kind():
    scene = Scene(chapter="IV-crown").hand(0, "quartermaster", "mill_1").market(wheat=1).event(16)
    scene.worker(0, "charburner", "efficient").turn().say("b1")
    assert scene.legal() == ["mill_1", "quartermaster"]
    scene.say("quartermaster")
    assert scene.legal() == ["mill_1"]
    scene.say("mill_1")
    assert scene.stock(0, "charburner") == 2
    sloppy = Scene(chapter="IV-crown").hand(0, "quartermaster", "mill_1").market(wheat=1).event(16)
    sloppy.worker(0, "charburner", "sloppy").turn().say("b1")
    assert sloppy.legal() == ["mill_1", "quartermaster"]
    fed = Scene(chapter="IV-crown").hand(0, "quartermaster").market(wheat=2, wood=1).event(16)
    fed.worker(0, "charburner", "efficient").turn().say("b1")
    assert (fed.question, fed.legal()) == ("chain", ["done"])
