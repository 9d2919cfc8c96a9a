"""Demands, duties to pay, lost points, and end cards that take cards out of the set."""

from __future__ import annotations

import copy

import pytest

from ludoteca.bots.driver import finish
from ludoteca.core.decision import Options
from ludoteca.core.match import Match
from ludoteca.core.rng import Rng
from ludoteca.core.search import Search
from ludoteca.games.oh_my_goods.content.constants import BUY_ASIDE, NO, YES
from ludoteca.games.oh_my_goods.content.effects import GoodsDemand, Points
from ludoteca.games.oh_my_goods.content.goods import RECONSTRUCTED
from ludoteca.games.oh_my_goods.content.longsdale import END_CARDS
from ludoteca.games.oh_my_goods.content.pack import default_pack
from ludoteca.games.oh_my_goods.rules import campaign
from ludoteca.games.oh_my_goods.rules.census import census
from ludoteca.games.oh_my_goods.rules.scoring import breakdown, coins, total
from ludoteca.messages import speaker
from tests.games.oh_my_goods.scenes import GAME, Scene
from tests.games.oh_my_goods.test_laws import check_stored, steps
from tests.support import rule

ANYTHING = {"any_value": 6}


def pack_with(*effects: dict, events: dict | None = None) -> dict:
    """The default pack with other effects on end card 1, and on the events named."""
    pack = copy.deepcopy(default_pack())
    if effects:
        pack["end_cards"][0]["effects"] = list(effects)
    for number, row in (events or {}).items():
        pack["events"][number - 4]["effects"] = row
    GAME.check_pack(pack)
    return pack


def pay(scene: Scene) -> Scene:
    """Give goods until the price is reached, the first that fit."""
    while scene.question in ("pay", "deliver_good"):
        scene.say("done" if "done" in scene.legal() else scene.legal()[0])
    return scene


@rule("OMG-16.33", "OMG-10.16", "OMG-15.26", "OMG-9.17")
def test_the_kings_demand():
    def scene(coal, answer=None):
        made = Scene(chapter="IV-crown").goods(0, "charburner", coal).ask("END_EFFECT")
        if answer is None:
            assert made.question == ""
            return made
        assert (made.question, made.seat, made.legal()) == ("meet_demand", 0, ["no", "yes"])
        return pay(made.say(answer))

    given = scene(13, "yes")
    assert (given.stock(0, "charburner"), total(given.table, 0)) == (7, 1)
    refused = scene(13, "no")
    assert (refused.stock(0, "charburner"), total(refused.table, 0)) == (13, 2 - 3)
    poor = scene(5)
    assert (poor.stock(0, "charburner"), total(poor.table, 0)) == (5, 1 - 3)
    shoes = Scene(chapter="IV-crown").built(0, "shoemaker_1").goods(0, "shoemaker_1", 1).ask("END_EFFECT")
    pay(shoes.say("yes"))
    assert (shoes.stock(0, "shoemaker_1"), shoes.table.bonus[0]) == (0, 0)


@rule("OMG-10.16")
def test_both_crown_chapters_have_the_demand_and_it_says_that_it_is_ours():
    card = END_CARDS[1]
    assert card.source == RECONSTRUCTED
    assert card.effects[0] == GoodsDemand(goods=ANYTHING, penalty=Points(3))
    demanding = {
        row["id"]
        for row in default_pack()["chapters"]
        for number in row["end_cards"]
        if any(effect.op == "demand" for effect in END_CARDS[number - 1].effects)
    }
    assert demanding == {"IV-crown", "V-crown"}
    asked = GAME.prompt(Scene(chapter="IV-crown").table, GAME.rules.decisions[51], 0, 21, 0)
    assert speaker().message("oh_my_goods", asked) == "A demand: give goods worth 6, or lose points (3)?"


@rule("OMG-15.26", "OMG-15.4", "OMG-9.24", "OMG-15.3")
def test_a_demand_of_an_event_stands_between_rewards_and_threats():
    effects = [
        {"op": "strength_threat", "min": 5, "penalty": {"coins": 2}},
        {"op": "demand", "goods": {"coal": 3}, "penalty": {"points": 2}},
        {"op": "strength_reward", "min": 2, "reward": {"points": 1}},
    ]
    scene = Scene(3, chapter="V-crown", pack=pack_with(events={5: effects})).built(0, "watchtower_1")
    scene.goods(0, "charburner", 5).goods(1, "charburner", 2).goods(2, "charburner", 4).event(5)
    scene.table.active = 2
    scene.ask("END_ROUND")
    assert (scene.question, scene.seat) == ("meet_demand", 2)
    assert scene.table.bonus[:3] == [1, 0, 0]
    scene.say("no")
    assert (scene.question, scene.seat) == ("meet_demand", 0)
    assert scene.table.bonus[:3] == [1, 0, -2]
    scene.say("yes")
    # Seat 1 has too few and loses its points unasked; then the threat goes round from the active seat.
    assert (scene.question, scene.seat) == ("pay", 2)
    assert scene.table.bonus[:3] == [1, -2, -2]
    assert scene.stock(0, "charburner") == 2


@rule("OMG-15.26", "OMG-15.11")
def test_worth_is_that_of_the_event_but_plain_on_an_end_card():
    demand = {"op": "demand", "goods": ANYTHING, "penalty": {"points": 1}}
    pack = pack_with(demand, events={5: [{"op": "good_value", "good": "coal", "delta": 1}, demand]})
    dear = Scene(chapter="I", pack=pack).goods(0, "charburner", 3).event(5).ask("END_ROUND")
    assert dear.question == "meet_demand"
    plain = Scene(chapter="I", pack=pack).goods(0, "charburner", 3).ask("END_EFFECT")
    assert plain.question == ""
    assert plain.table.bonus[:2] == [-1, -1]


@rule("OMG-15.26", "OMG-1.10")
def test_nothing_is_given_in_part_and_the_owner_says_from_where():
    demand = {"op": "demand", "goods": {"bread": 2, "coal": 1}, "penalty": {"points": 4}}
    scene = Scene(chapter="I", pack=pack_with(demand)).built(0, "bakery_1", "bakery_2")
    scene.goods(0, "bakery_1", 1).goods(0, "bakery_2", 2).goods(0, "charburner", 1).goods(1, "charburner", 9)
    scene.ask("END_EFFECT").say("yes")
    assert (scene.question, scene.legal()) == ("deliver_good", ["b2", "b3"])
    scene.say("b3")
    pay(scene)
    assert scene.table.bonus[:2] == [0, -4]
    assert scene.stock(1, "charburner") == 9
    assert coins(scene.table, 0) == 4


@rule("OMG-16.34", "OMG-15.27", "OMG-9.17")
def test_obliged_to_pay():
    duty = {"op": "must_pay", "goods": {"bread": 2}, "shortfall": {"points": 2}}
    scene = Scene(3, chapter="I", pack=pack_with(duty)).built(0, "bakery_1").built(1, "bakery_2")
    scene.goods(0, "bakery_1", 3).goods(1, "bakery_2", 1).ask("END_EFFECT")
    assert scene.question == ""
    assert (scene.stock(0, "bakery_1"), scene.stock(1, "bakery_2")) == (1, 0)
    assert scene.table.bonus[:3] == [0, -2, -2]


@rule("OMG-15.27")
def test_who_must_pay_chooses_only_which_goods():
    duty = {"op": "must_pay", "goods": ANYTHING}
    scene = Scene(chapter="I", pack=pack_with(duty)).built(0, "shoemaker_1").goods(0, "shoemaker_1", 1)
    scene.goods(0, "charburner", 6).built(1, "mill_1").goods(1, "charburner", 3).goods(1, "mill_1", 1).ask("END_EFFECT")
    assert (scene.question, scene.seat, scene.legal()) == ("pay", 0, ["b1", "b2", "more"])
    scene.say("b2")
    pay(scene)
    assert (scene.stock(0, "charburner"), scene.stock(0, "shoemaker_1")) == (6, 0)
    # Goods worth 5 do not reach 6: all of them go, and without a shortfall nothing else.
    assert coins(scene.table, 1) == 0
    assert scene.table.bonus[:2] == [0, 0]


@rule("OMG-15.27")
def test_of_several_named_goods_each_is_given_as_far_as_it_goes():
    duty = {"op": "must_pay", "goods": {"bread": 2, "coal": 2}, "shortfall": {"points": 1}}
    scene = Scene(chapter="I", pack=pack_with(duty)).built(0, "bakery_1", "bakery_2")
    scene.goods(0, "bakery_1", 2).goods(0, "bakery_2", 2).goods(0, "charburner", 1).ask("END_EFFECT")
    assert (scene.question, scene.legal()) == ("deliver_good", ["b2", "b3"])
    scene.say("b2", "b3")
    assert scene.question == ""
    assert (scene.stock(0, "bakery_1"), scene.stock(0, "bakery_2"), scene.stock(0, "charburner")) == (1, 1, 0)
    assert scene.table.bonus[:2] == [-1, -1]


@rule("OMG-15.19", "OMG-15.5", "OMG-9.19")
def test_a_threat_may_take_points_and_then_leaves_the_goods():
    pack = pack_with(events={16: [{"op": "strength_threat", "min": 1, "penalty": {"points": 2}}]})
    scene = Scene(chapter="II", pack=pack).built(1, "small_watchtower_1").goods(0, "charburner", 4).event(16)
    scene.table.last = 9
    scene.ask("END_ROUND")
    assert scene.table.bonus[:2] == [-2, 0]
    assert scene.stock(0, "charburner") == 4


@rule("OMG-9.19", "OMG-8.6")
def test_scores_below_nought_still_have_a_winner():
    scene = Scene(3, chapter="I")
    scene.table.bonus = [-7, -3, -3, 0]
    scene.goods(1, "charburner", 2)
    assert [total(scene.table, seat) for seat in range(3)] == [-7, -3, -3]
    assert GAME.rules.winners(scene.table) == 0b010
    assert sum(line.points for line in breakdown(scene.table, 0)) == -7
    text = "\n".join("".join(part for part, _ in line) for line in GAME.picture(GAME.view(scene.table, 0)))
    assert "Points lost: 7" in text


@rule("OMG-10.9")
@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("order", [[1, 2], [2, 1], [3, 1, 2], [2, 3]])
def test_several_end_cards_are_carried_out_in_the_order_listed(seats, order):
    pack = copy.deepcopy(default_pack())
    pack["chapters"][0]["end_cards"] = order
    for number, good in ((1, "coal"), (2, "bread"), (3, "flour")):
        delivery = {"op": "deliver", "goods": {good: 1}, "reward": {"points": 1}}
        pack["end_cards"][number - 1]["effects"] = [{"op": "no_effect"}, delivery]
    GAME.check_pack(pack)
    scene = Scene(seats, chapter="I", pack=pack)
    scene.table.round = scene.table.last
    for seat in range(seats):
        scene.built(seat, f"bakery_{seat + 1}", f"mill_{seat + 1}").goods(seat, "charburner", 1)
        scene.goods(seat, f"bakery_{seat + 1}", 1).goods(seat, f"mill_{seat + 1}", 1)
    scene.ask("CLEAR")
    told = []
    while scene.question == "end_deliver":
        stocks = coins(scene.table, scene.seat)
        seat = scene.seat
        scene.say("yes")
        told.append((seat, {1: 1, 4: 2, 2: 3}[stocks - coins(scene.table, seat)]))
    assert told == [((scene.table.active + turn) % seats, number) for number in order for turn in range(seats)]
    assert scene.question == ""


# -- cards that leave the set ----------------------------------------------------------------------------------------


def taking(numbers: object, chapter: int = 0) -> dict:
    """A pack whose end card 3 takes cards out, at the end of one chapter."""
    pack = copy.deepcopy(default_pack())
    pack["end_cards"][2]["effects"] = [{"op": "remove_from_set", "numbers": numbers}]
    for place, row in enumerate(pack["chapters"]):
        row["end_cards"] = [3] if place == chapter else [1]
    return pack


@rule("OMG-16.35", "OMG-15.28", "OMG-10.2", "OMG-10.7")
def test_a_card_leaves():
    pack = taking([57])
    pack["chapters"][1]["characters_in_deck"] = []
    GAME.check_pack(pack)
    assert GAME.setup(2, GAME.check_options(2, {"chapter": "II"}), pack).deck_count == 104
    story = campaign.begin(2, pack)
    match = finish(Match.new("oh_my_goods", 2, story.options(), seed=1, pack=pack), ("greedy", "greedy"), seed=1)
    points = match.outcome().points
    after = campaign.advance(story, match)
    assert (after.buildings, after.characters, after.next) == ((50, 51), (), "II")
    assert match.outcome().points == points
    kept = finish(Match.new("oh_my_goods", 2, {"chapter": "I"}, seed=1), ("greedy", "greedy"), seed=1)
    assert campaign.advance(campaign.begin(2), kept).characters == (57,)


@rule("OMG-15.28", "OMG-10.13")
def test_all_that_entered_may_leave():
    pack = taking("entered")
    pack["chapters"][1] |= {"characters_in_deck": [], "buildings_in_deck": []}
    pack["chapters"][2] |= {"buildings_in_deck": [52, 53], "characters_in_deck": [57]}
    for row in pack["chapters"][3:5]:
        row["buildings_in_deck"] = [52, 53, 54]
    for row in pack["chapters"][5:7]:
        row["buildings_in_deck"] = [52, 53, 54, 55]
    GAME.check_pack(pack)
    story = campaign.begin(2, pack)
    match = finish(Match.new("oh_my_goods", 2, story.options(), seed=1, pack=pack), ("greedy", "greedy"), seed=1)
    after = campaign.advance(story, match)
    assert (after.buildings, after.characters) == ((), ())


@rule("OMG-15.28")
def test_outside_a_campaign_nothing_is_taken_out():
    pack = taking([57])
    pack["chapters"][1]["characters_in_deck"] = []
    scene = Scene(chapter="I", pack=pack).goods(0, "charburner", 9)
    before = census(scene.table)
    scene.ask("END_EFFECT")
    assert scene.question == ""
    assert census(scene.table) == before
    assert scene.table.bonus[:2] == [0, 0]


# -- what always holds, and what bots make of it ------------------------------------------------------------------


def demanding() -> dict:
    """Every operation of this file at work in one chapter and in all-in."""
    demand = {"op": "demand", "goods": {"any_value": 3}, "penalty": {"points": 1}}
    duty = {"op": "must_pay", "goods": {"coal": 2, "bread": 1}, "shortfall": {"points": 1}}
    row = [demand, {"op": "strength_threat", "min": 2, "penalty": {"points": 1}}]
    return pack_with(demand, duty, {"op": "must_pay", "goods": ANYTHING}, events=dict.fromkeys(range(4, 17), row))


@rule("OMG-14.1", "OMG-1.9", "OMG-1.10")
@pytest.mark.parametrize(("seats", "chapter"), [(1, "II"), (2, "II"), (3, "all-in")])
def test_laws_hold_with_demands_and_duties(seats, chapter):
    pack = demanding()
    asked = set()
    greedy, rng = GAME.policies()["greedy"](), Rng(4)
    for seed in range(2):
        policy = greedy if seed else None
        for state in steps(seats, chapter, seed, policy, pack):
            assert census(state)["different cards"] == 132
            check_stored(state)
            if not state.depth or state.top()[1] < 0:
                continue
            number, seat, a, b = state.top()
            asked.add(GAME.rules.decisions[number].name)
            if GAME.rules.decisions[number].name != "meet_demand":
                continue
            # Whoever looks on could have told that this seat would be asked: it hangs on open goods alone.
            views = [GAME.view(state, viewer) for viewer in (*range(seats), None)]
            assert {view.coins for view in views} == {views[0].coins}
            assert views[0].coins[seat] >= 3
            other = state.clone()
            assert GAME.rules.redeal(other, seat, rng)
            assert GAME.view(other, seat) == GAME.view(state, seat)
            world = GAME.imagine(GAME.view(state, (seat + 1) % seats), rng)
            assert world.top() == (number, seat, a, b)
            out = Options()
            GAME.rules.list_options(world, out)
            assert out.listed() == [NO, YES]
    assert {"meet_demand", "pay"} <= asked


@rule("OMG-15.26")
def test_greedy_gives_where_giving_pays():
    greedy = GAME.policies()["greedy"]()

    def gives(points, price, coal=0, shoes=0, chapter="I", seats=2):
        pack = pack_with({"op": "demand", "goods": {"any_value": price}, "penalty": {"points": points}})
        scene = Scene(seats, chapter=chapter, pack=pack).goods(0, "charburner", coal).built(0, "shoemaker_1")
        scene.goods(0, "shoemaker_1", shoes)
        scene.table.round = scene.table.last
        number, seat, a, b = scene.ask("END_EFFECT").table.top()
        return greedy.weigh(scene.table, number, seat, a, b, YES) > greedy.weigh(scene.table, number, seat, a, b, NO)

    assert gives(3, 6, coal=13)
    assert not gives(1, 6, coal=13)
    # No change is given: a pair of shoes for 4 coins costs 8.
    assert gives(1, 4, coal=9)
    assert not gives(1, 4, shoes=1)
    assert gives(3, 6, shoes=1)


@rule("OMG-15.26")
@pytest.mark.parametrize(("points", "wise"), [(3, YES), (1, NO)])
def test_search_weighs_the_demand(points, wise):
    pack = pack_with({"op": "demand", "goods": ANYTHING, "penalty": {"points": points}})
    scene = Scene(chapter="I", pack=pack).goods(0, "charburner", 15).goods(1, "charburner", 4)
    scene.table.round = scene.table.last
    # Goods worth 15 bring 3 points; with 6 given, the other 9 bring 1.
    scene.ask("END_EFFECT")
    view, rng = GAME.view(scene.table, 0), Rng(2)
    search = Search(GAME.rules, GAME.policies()["greedy"](), 0, 4)
    search.run(lambda: GAME.imagine(view, rng), 0.0, 60)
    assert search.judgements()[0].option == wise


@rule("OMG-15.26", "OMG-9.17")
def test_greedy_does_not_spend_what_the_end_card_demands():
    greedy = GAME.policies()["greedy"]()

    def buys(chapter, coal):
        scene = Scene(chapter=chapter).aside(0, "sawmill_1").goods(0, "charburner", coal).event(16)
        scene.table.round = scene.table.last
        number, seat, a, b = scene.turn().table.top()
        assert "plan" in scene.legal()
        return greedy.weigh(scene.table, number, seat, a, b, BUY_ASIDE) > 0

    # A sawmill costs 2 and brings 2 points; a demand for 6 coins that is not met costs 3.
    assert buys("IV-crown", 8)
    assert not buys("IV-crown", 7)
    assert buys("IV-crown", 5)
    assert buys("IV-rebels", 7)


@rule("OMG-15.26", "OMG-15.20")
def test_greedy_keeps_for_the_delivery_what_the_same_card_rewards():
    greedy = GAME.policies()["greedy"]()
    scene = Scene(chapter="IV-crown").built(0, "weaponsmith_1").goods(0, "weaponsmith_1", 2).goods(0, "charburner", 6)
    scene.table.round = scene.table.last
    scene.ask("END_EFFECT").say("yes")
    while scene.question == "pay":
        number, seat, a, b = scene.table.top()
        GAME.rules.list_options(scene.table, scene.out)
        GAME.rules.choose(
            scene.table, max(scene.out.listed(), key=lambda one: greedy.weigh(scene.table, number, seat, a, b, one))
        )
        scene.go()
    assert (scene.stock(0, "weaponsmith_1"), scene.stock(0, "charburner")) == (2, 0)
