"""Preparation cards and solo chapters: what a chapter is made of, as several seats and as one seat play it."""

from __future__ import annotations

import copy
import re

import pytest

from ludoteca.bots.driver import finish
from ludoteca.core.errors import BadFile
from ludoteca.core.match import Match
from ludoteca.core.nature import Seeded
from ludoteca.core.rng import Rng
from ludoteca.games.oh_my_goods.content.chapters import coming, present
from ludoteca.games.oh_my_goods.content.constants import IN_STACK, MOVE_PRICE, NONE, QUIET
from ludoteca.games.oh_my_goods.content.longsdale import ALL_IN, CHAPTERS, EVENTS
from ludoteca.games.oh_my_goods.content.pack import default_pack
from ludoteca.games.oh_my_goods.rules import campaign
from ludoteca.games.oh_my_goods.rules.costs import move_price
from ludoteca.games.oh_my_goods.rules.setup import CHAPTER_NAMES
from tests.games.oh_my_goods.scenes import GAME, NOBODY, Scene, card
from tests.support import rule, slow

# The policy whose games set our goals: it meets each of them in about half of them. [OMG-11.2]
GOAL_POLICY = "greedy"


def text_of(lines) -> str:
    return "\n".join("".join(part for part, _ in line) for line in lines)


def read(seats=2, pack=None, **options) -> str:
    return text_of(GAME.preparation(seats, GAME.check_options(seats, options), pack))


def solo_pack(chapter: int | None = 0, **lists: object) -> dict:
    """The default pack with lists of its own for one seat: of a chapter, or of all-in."""
    pack = copy.deepcopy(default_pack())
    row = pack["all_in"] if chapter is None else pack["chapters"][chapter]
    row["solo"] = {**row["solo"], **lists}
    return pack


def played(state, seed: int = 3):
    """Play to the end as greedy does; the events in the order they came."""
    seen = []
    out, nature, rng, policy = Scene().out, Seeded(seed), Rng(1), GAME.policies()["greedy"]()
    while GAME.rules.advance(state, nature, out):
        if state.event != QUIET and state.event + 4 not in seen:
            seen.append(state.event + 4)
        number, seat, a, b = state.top()
        GAME.rules.list_options(state, out)
        GAME.rules.choose(state, policy.pick(GAME.rules, state, number, seat, a, b, out, rng))
    return seen


# -- reading ------------------------------------------------------------------------------------------------------


@rule("OMG-10.15", "OMG-10.1")
@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda row: row.id)
def test_a_preparation_card_tells_all_there_is(chapter):
    text = read(3, chapter=chapter.id)
    assert f"{len(chapter.events)} rounds" in text
    assert "6 assistants on display" in text
    places = [text.index(f"{number} {EVENTS[number - 4].title}") for number in chapter.events]
    assert places == sorted(places)
    for number in (*chapter.buildings_in_deck, *chapter.characters_in_deck):
        assert f"{number} " in text.split("in deck", 1)[1].split("\n", 1)[0]
    assert "goal" not in text
    alone = read(1, chapter=chapter.id)
    assert re.search(rf"^goal +{chapter.goal.points} points", alone, re.MULTILINE)
    assert f"card {chapter.solo_card}" in alone
    assert GOAL_POLICY in alone
    assert "2 assistants on display" in alone


@rule("OMG-10.15", "OMG-10.12")
def test_all_in_tells_its_pool_and_the_base_game_has_nothing_to_read():
    text = read(chapter="all-in")
    assert "8 of these 18" in text
    for event in EVENTS:
        assert (f"{event.number} {event.title}" in text) == (event.number != 18)
    assert GAME.preparation(2, GAME.check_options(2), None) == []
    assert "eight buildings" in read(chapter="all-in", all_in_end="eighth_building")


@rule("OMG-10.15", "OMG-10.14", "OMG-10.5")
def test_what_was_copied_from_print_is_read_without_the_mark():
    pack = copy.deepcopy(default_pack())
    assert read(1, chapter="IV-crown").count("(reconstruction)") == 1 + 8 + 1
    for row in (*pack["events"], *pack["end_cards"], *pack["chapters"], *pack["characters"]):
        row["source"] = "found"
        row.get("solo", {}).pop("source", None)
    GAME.check_pack(pack)
    text = read(1, pack, chapter="IV-crown")
    assert "(reconstruction)" not in text
    assert GOAL_POLICY not in text
    scene = Scene(1, chapter="IV-crown", pack=pack).event(16).hand(0, "guide")
    assert "(reconstruction)" not in text_of(GAME.picture(GAME.view(scene.table, 0)))


@rule("OMG-9.17", "OMG-10.15")
def test_the_terminal_shows_the_end_card_and_the_event_in_words():
    text = text_of(GAME.picture(GAME.view(Scene(chapter="IV-crown").event(16).table, 0)))
    assert "A demand: give goods worth 6, or lose points: 3" in text
    assert "Deliver weapon 1: 3 points, at most 2 times" in text
    assert "Strength below 1: lose goods worth 3" in text


# -- no stack and nobody is announced who does not come --------------------------------------------------------------


@rule("OMG-15.29", "OMG-14.6", "OMG-10.12")
@pytest.mark.parametrize("event", [row for row in EVENTS if row.number not in ALL_IN.never], ids=lambda row: row.number)
def test_every_event_can_do_something_in_all_in(event):
    there = present(default_pack()["all_in"])
    effects = [effect.packed() for effect in event.effects]
    assert coming(effects, there, reserve=0)
    assert not {effect["op"] for effect in coming(effects, there, 0)} & {"add_stack", "shuffle_character"}


@rule("OMG-15.29")
def test_second_effects_are_felt_in_all_in():
    def legal(event, **goods):
        scene = Scene(chapter="all-in").goods(0, "charburner", goods.get("coal", 0)).event(event)
        scene.turn()
        return scene.legal() if scene.question == "buy" else []

    assert "small_watchtower" in legal(8, coal=2)
    assert "small_watchtower" not in legal(16, coal=2)
    assert "small_watchtower" in legal(16, coal=3)
    assert "corn_field" in legal(10, coal=4)
    assert "corn_field" not in legal(8, coal=4)
    assert "corn_field" in legal(5, coal=4)
    iron = Scene(chapter="all-in").built(0, "iron_smelter_1").goods(0, "iron_smelter_1", 3).event(15).turn()
    assert "deliver2" in iron.legal()
    iron.say("deliver2", "deliver2")
    assert iron.table.bonus[0] == 2
    assert "deliver2" not in iron.legal()
    strong = Scene(chapter="all-in").event(13)
    strong.table.erect(0, card("watchtower_1"))
    strong.table.last = 9
    strong.ask("END_ROUND")
    assert strong.table.bonus[:2] == [1, 0]


@rule("OMG-15.15", "OMG-15.16", "OMG-15.29")
def test_a_view_says_what_an_event_announces_in_vain():
    def idle(chapter, event, *used, seats=2):
        scene = Scene(seats, chapter=chapter).event(event)
        scene.table.events_used = sum(1 << (number - 4) for number in (event, *used))
        return GAME.view(scene.table, 0).idle

    assert idle("I", 8) == ()
    assert idle("II", 8) == (0,)
    assert idle("all-in", 19) == (0,)
    assert idle("all-in", 4) == ()
    assert idle("II", 12) == ()
    assert idle("II", 12, seats=4) == (0,)
    assert GAME.view(Scene().table, 0).idle == ()
    text = text_of(GAME.picture(GAME.view(Scene(chapter="all-in").event(8).table, 0)))
    assert "New stack" not in text
    assert "Building costs −1, only: Small Watchtower" in text
    assert "New stack: Small Watchtower" in text_of(GAME.picture(GAME.view(Scene(chapter="I").event(8).table, 0)))


# -- one seat ---------------------------------------------------------------------------------------------------------


@rule("OMG-11.10", "OMG-11.4")
def test_one_seat_plays_with_the_lists_of_its_own():
    pack = solo_pack(
        0, events=[7, 16, 9], stacks=[52], characters_in_deck=[60], buildings_in_deck=[51], end_cards=[3], assistants=5
    )
    pack["chapters"][0]["solo"] |= {"leaves_buildings": [50], "leaves_characters": [57]}
    pack["chapters"][1]["solo"] |= {"characters_in_deck": [57, 60]}
    pack["chapters"][2]["solo"] |= {"characters_in_deck": [57, 60]}
    for row in pack["chapters"][3:]:
        row["solo"]["characters_in_deck"] = sorted({*row["characters_in_deck"], 60})
    GAME.check_pack(pack)
    state = Match.new("oh_my_goods", 1, {"chapter": "I"}, seed=2, pack=pack).state
    assert state.last == 3
    assert state.display.bit_count() == 5
    assert (state.numbers, state.characters) == (0b110, 0b1000)
    assert [each for each in range(94, 150) if state.where[each] == IN_STACK] == list(range(110, 116))
    assert played(state) == [7, 16, 9]
    several = Match.new("oh_my_goods", 2, {"chapter": "I"}, seed=2, pack=pack).state
    assert (several.last, several.numbers, several.characters) == (8, 0, 0)
    assert played(several) == list(CHAPTERS[0].events)
    text = read(1, pack, chapter="I")
    assert "3 rounds" in text
    assert "5 assistants" in text
    assert "For the people" in text
    assert "of its own" in text
    assert "8 rounds" in read(2, pack, chapter="I")


@rule("OMG-11.10")
def test_the_end_card_of_one_seat_is_its_own():
    pack = solo_pack(0, end_cards=[2])
    GAME.check_pack(pack)
    assert Scene(1, chapter="I", pack=pack).goods(0, "charburner", 9).ask("END_EFFECT").question == "meet_demand"
    assert Scene(2, chapter="I", pack=pack).goods(0, "charburner", 9).ask("END_EFFECT").question == "end_deliver"


@rule("OMG-11.10", "OMG-11.9")
def test_all_in_alone_may_have_lists_of_its_own():
    pack = solo_pack(
        None, rounds=5, never=list(range(9, 23)), stacks=[50], characters_in_deck=[], end_cards=[], assistants=1
    )
    GAME.check_pack(pack)
    state = Match.new("oh_my_goods", 1, {"chapter": "all-in"}, seed=1, pack=pack).state
    assert (state.last, state.numbers, state.characters) == (5, 1, 0)
    assert state.display.bit_count() == 1
    assert sorted(played(state)) == [4, 5, 6, 7, 8]
    assert Match.new("oh_my_goods", 2, {"chapter": "all-in"}, seed=1, pack=pack).state.last == 8


@rule("OMG-11.10", "OMG-10.10", "OMG-11.6")
def test_a_campaign_alone_goes_by_the_solo_lists():
    pack = solo_pack(0, leaves_buildings=[50], leaves_characters=[], next="III")
    for row in pack["chapters"][2:]:
        row["solo"]["buildings_in_deck"] = [number for number in row["buildings_in_deck"] if number not in (51, 52, 53)]
    pack["chapters"][0]["goal"] = {"points": 0}
    pack["chapters"][2]["goal"] = {"points": 0}
    # Chapter II is left out alone, but must still be sound.
    pack["chapters"][1]["solo"] = {"next": ""}
    GAME.check_pack(pack)
    story = campaign.begin(1, pack)
    for chapter, follower in (("I", ("III",)), ("III", ("IV-crown", "IV-rebels"))):
        assert story.next == chapter
        match = finish(Match.new("oh_my_goods", 1, story.options(), seed=1, pack=pack), ("greedy",), seed=1)
        story = campaign.advance(story, match)
        assert story.next in follower
    assert story.buildings == (50, 54)


@rule("OMG-14.7", "OMG-11.10", "OMG-10.7", "OMG-15.28")
def test_a_solo_list_that_does_not_fit_is_refused():
    with pytest.raises(BadFile, match=r"chapters, I, solo: leaves numbers \[50\] in the deck, but chapter II begins"):
        GAME.check_pack(solo_pack(0, leaves_buildings=[50]))
    with pytest.raises(BadFile, match="chapters, I, solo: leaves characters"):
        GAME.check_pack(solo_pack(1, characters_in_deck=[]))
    pack = copy.deepcopy(default_pack())
    pack["end_cards"][0]["effects"].append({"op": "remove_from_set", "numbers": [57]})
    with pytest.raises(BadFile, match=r"chapters, I: its end card takes out \[57\], but chapter II begins with them"):
        GAME.check_pack(pack)
    pack["end_cards"][0]["effects"][1]["numbers"] = [50]
    with pytest.raises(BadFile, match=r"chapters, I: leaves numbers \[51\] in the deck, but chapter II begins with"):
        GAME.check_pack(pack)
    several = copy.deepcopy(default_pack())
    for place, row in enumerate(several["chapters"]):
        row["end_cards"] = [1]
        row["solo"] = {} if place else {"end_cards": [3]}
    several["end_cards"][2]["effects"] = [{"op": "remove_from_set", "numbers": [51]}]
    with pytest.raises(BadFile, match=r"chapters, I, solo: leaves numbers \[50\]"):
        GAME.check_pack(several)


@slow
@rule("OMG-11.2", "OMG-11.9")
@pytest.mark.parametrize("chapter", CHAPTER_NAMES)
def test_the_policy_named_meets_the_goal_in_about_half_of_its_games(chapter):
    policy, rules = GAME.policies()[GOAL_POLICY](), GAME.rules
    start = GAME.setup(1, GAME.check_options(1, {"chapter": chapter}))
    out, nature, rng, won = Scene().out, Seeded(0), Rng(0), 0
    for number in range(600):
        state = start.clone()
        nature.rng.reseed(number)
        rng.reseed(number)
        rules.playout(state, [policy], nature, rng, out)
        won += rules.winners(state)
    # Six in a hundred beside the half for goals of whole points, and as much for luck.
    assert 0.38 <= won / 600 <= 0.62


# -- other readings -------------------------------------------------------------------------------------------------


@rule("OMG-12.30", "OMG-9.4")
def test_moves_may_go_on_once_an_event_has_allowed_them():
    def price(event, *used, **options):
        scene = Scene(chapter="II", **options).event(event)
        scene.table.events_used = sum(1 << (number - 4) for number in (event, *used))
        return move_price(scene.table)

    assert (price(4), price(16), price(16, 4)) == (0, NONE, NONE)
    assert price(16, moves="from_then_on") == NONE
    assert price(16, 4, moves="from_then_on") == MOVE_PRICE
    assert price(4, 9, moves="from_then_on") == 0
    scene = Scene(chapter="II", moves="from_then_on").built(0, "mill_1").helper(0, "charburner").event(16)
    scene.table.events_used |= 1
    scene.goods(0, "charburner", 2).ask("PLANS")
    assert (scene.question, scene.legal()) == ("plan_move", ["b1", "stay"])
    still = Scene(chapter="II").built(0, "mill_1").helper(0, "charburner").event(16).goods(0, "charburner", 2)
    assert still.ask("PLANS").question == "plan_worker"


@rule("OMG-12.32", "OMG-10.12", "OMG-8.2")
def test_all_in_may_end_by_the_eighth_building():
    match = Match.new("oh_my_goods", 2, {"chapter": "all-in", "all_in_end": "eighth_building"}, seed=3)
    assert match.state.last == 0
    scene = Scene(2, chapter="all-in", all_in_end="eighth_building").event(16)
    scene.built(0, "sawmill_1", "sawmill_2", "mill_1", "mill_2", "bakery_1", "bakery_2")
    scene.aside(0, "mill_3").goods(0, "charburner", 9)
    scene.table.round = 9
    scene.turn().say("plan")
    while scene.question == "pay":
        scene.say("done" if "done" in scene.legal() else scene.legal()[0])
    assert scene.table.last == 10
    # After the last of its events a round has none, and nobody moves.
    late = Scene(2, chapter="all-in", all_in_end="eighth_building")
    late.ask("ROUND", NOBODY, 9, 0)
    assert late.table.event == QUIET
    assert move_price(late.table) == NONE
    plain = (
        Scene(2, chapter="all-in")
        .event(16)
        .built(0, "sawmill_1", "sawmill_2", "mill_1", "mill_2", "bakery_1", "bakery_2")
    )
    plain.aside(0, "mill_3").goods(0, "charburner", 9).turn().say("plan")
    while plain.question == "pay":
        plain.say("done" if "done" in plain.legal() else plain.legal()[0])
    assert plain.table.last == 8


@rule("OMG-12.32")
@pytest.mark.parametrize("seats", [1, 2])
def test_all_in_by_building_ends_and_comes_to_the_end_card(seats):
    rounds = {}
    for policy in ("greedy", "random"):
        options = {"chapter": "all-in", "all_in_end": "eighth_building"}
        match = finish(Match.new("oh_my_goods", seats, options, seed=4), (policy,) * seats, seed=4)
        assert match.over
        assert max(match.state.count[:seats]) >= 8
        assert match.state.events_used.bit_count() == 8
        assert match.state.round == match.state.last
        rounds[policy] = match.state.round
    # One building a round cannot be quicker; who builds by chance needs longer, and the events run out.
    assert rounds["greedy"] >= 8
    assert rounds["random"] > 8


def test_every_chapter_can_be_read_by_every_number_of_seats():
    for chapter in CHAPTER_NAMES:
        for seats in (1, 2, 3, 4):
            assert "end     " in read(seats, chapter=chapter)
