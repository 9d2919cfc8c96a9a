"""The order of answers never matters: whatever is named first, the rest stays an answer and the end is the same."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

import pytest

from ludoteca.core.constants import NO_ANSWER
from ludoteca.core.decision import Options
from ludoteca.core.nature import Seeded
from ludoteca.core.rng import Rng
from ludoteca.messages import speaker
from tests.games.oh_my_goods.scenes import GAME, Scene
from tests.support import rule


def mill() -> Scene:
    """A mill that has just made 2 flour, and three wheat cards."""
    scene = Scene().built(0, "mill_1").hand(0, "bakery_1", "bakery_2", "bakery_3", "tannery_1")
    return scene.market(wheat=3, wool=1).worker(0, "mill_1", "efficient").turn().say("b2")


def ranches() -> Scene:
    """A tannery that has just made leather, and cattle on two ranches."""
    scene = Scene().built(0, "tannery_1", "cattle_ranch_1", "cattle_ranch_2").market(wheat=3, wool=2)
    scene.goods(0, "cattle_ranch_1", 1).goods(0, "cattle_ranch_2", 2)
    return scene.worker(0, "tannery_1", "sloppy").turn().say("b2")


def bricks() -> Scene:
    """A brick manufacture that has just made a brick, three clay cards, and coal for two of them."""
    scene = Scene().built(0, "brick_manufacture_1").hand(0, "cattle_ranch_1", "cattle_ranch_2", "cattle_ranch_3")
    scene.goods(0, "charburner", 3).helper(0, "brick_manufacture_1")
    return scene.market(stone=3, clay=1).turn().say("b2")


def bread() -> Scene:
    """A bakery that has just made bread, flour on two mills and coal for all of it."""
    scene = Scene().built(0, "bakery_1", "mill_1", "mill_2").goods(0, "mill_1", 1).goods(0, "mill_2", 2)
    return scene.goods(0, "charburner", 3).market(wheat=2, wool=3).helper(0, "bakery_1").turn().say("b2")


def charcoal() -> Scene:
    """A charburner that lacks a wheat and a wood."""
    scene = Scene().hand(0, "sawmill_1", "mill_1", "tannery_1").market(wheat=1)
    return scene.worker(0, "charburner", "efficient").turn().say("b1")


def price() -> Scene:
    """A price of 7 and goods worth 12."""
    scene = Scene().built(0, "mill_1", "iron_smelter_1").goods(0, "charburner", 1).goods(0, "mill_1", 1)
    return scene.goods(0, "iron_smelter_1", 3).ask("PAY", 0, 7)


def halves() -> Scene:
    """Deck and discard pile are empty, and a hand of four must give up two."""
    scene = Scene().hand(0, "bakery_1", "mill_1", "tannery_1", "sawmill_1").empty_deck()
    return scene.ask("HALVE", 0, 2)


SETS: list[tuple[Callable[[], Scene], tuple[str, ...]]] = [
    (mill, ("bakery_1", "bakery_2", "bakery_3")),
    (ranches, ("b3", "b4", "b4")),
    (bricks, ("cattle_ranch_1", "cattle_ranch_2", "cattle_ranch_3")),
    (bread, ("b3", "b4", "b4")),
    (charcoal, ("sawmill_1", "mill_1")),
    (price, ("b2", "b3", "b3")),
    (halves, ("bakery_1", "tannery_1")),
]


@rule("OMG-7.12", "OMG-7.13", "OMG-7.14", "OMG-7.17", "OMG-7.20", "OMG-7.28", "OMG-5.7", "OMG-14.4")
@pytest.mark.parametrize(("scene", "words"), SETS, ids=lambda part: getattr(part, "__name__", ""))
def test_every_order_is_open_and_comes_to_the_same(scene: Callable[[], Scene], words: tuple[str, ...]) -> None:
    ends = set()
    for order in sorted(set(permutations(words))):
        here = scene()
        for place, word in enumerate(order):
            assert set(order[place:]) <= set(here.legal()), order
            here.say(word)
        ends.add(here.table.key())
    assert len(ends) == 1


def two_moves() -> Scene:
    scene = Scene().built(0, "mill_1", "sawmill_1", "mill_2", "sawmill_2").goods(0, "charburner", 4)
    return scene.helper(0, "mill_1").helper(0, "sawmill_1").hand(1, "tannery_1").ask("PLANS")


@rule("OMG-6.6", "OMG-14.4", "OMG-16.32")
def test_two_assistants_move_whichever_is_named_first() -> None:
    ends = set()
    for first in ("b2", "b3"):
        for target in ("b4", "b5"):
            other, rest = "b3" if first == "b2" else "b2", "b5" if target == "b4" else "b4"
            scene = two_moves().say(first)
            assert {"b4", "b5"} <= set(scene.legal())
            scene.say(target, "b1", "b1")
            assert (scene.question, scene.legal()) == ("plan_move", [other, "stay"])
            scene.say(other)
            assert rest in scene.legal()
            assert target not in scene.legal()
            scene.say(rest, "b1", "b1")
            assert scene.question == "plan_worker"
            ends.add(scene.table.key())
    assert len(ends) == 1


@rule("OMG-7.28", "OMG-13.5")
def test_single_cards_and_pairs_come_in_any_order() -> None:
    ends = set()
    for words in (("sawmill_1", "pair", "tannery_1", "tannery_2"), ("pair", "tannery_2", "tannery_1", "sawmill_1")):
        scene = Scene(substitute="two_cards").hand(0, "sawmill_1", "tannery_1", "tannery_2").market(wheat=1)
        scene.worker(0, "charburner", "efficient").turn().say("b1").say(*words)
        assert scene.stock(0, "charburner") == 2
        ends.add(scene.table.key())
    assert len(ends) == 1
    last = Scene(substitute="two_cards").hand(0, "sawmill_1", "tannery_1", "tannery_2").market(wheat=1)
    last.worker(0, "charburner", "efficient").turn().say("b1", "pair")
    assert last.legal() == ["tannery_1", "tannery_2"]


@rule("OMG-15.8")
def test_cards_to_keep_are_named_in_any_order() -> None:
    ends = set()
    for words in permutations(("mill_1", "sawmill_1")):
        scene = Scene(2, "II").hand(0, "mill_1", "sawmill_1", "tannery_1").ask("KEEP", 0, 2).say(*words)
        assert {"mill_1", "sawmill_1"} <= set(scene.in_hand(0))
        ends.add(scene.table.key())
    assert len(ends) == 1


@rule("OMG-7.12")
def test_cards_fed_lie_as_if_all_came_at_once() -> None:
    """Shown and unseen goods may come into one chain: how they lie afterwards does not tell the order."""
    ends = set()
    for order in set(permutations(("b3", "b4", "b4"))):
        scene = ranches()
        shown = scene.table.oldest[3]
        scene.set("where", shown, scene.table.where[shown] + 56)
        scene.say(*order)
        ends.add(scene.table.key())
    assert len(ends) == 1


# -- payments ---------------------------------------------------------------------------------------------


def rich() -> Scene:
    scene = Scene().built(0, "mill_1", "iron_smelter_1", "shoemaker_1")
    for word, count in (("charburner", 3), ("mill_1", 2), ("iron_smelter_1", 2), ("shoemaker_1", 1)):
        scene.goods(0, word, count)
    return scene.ask("PAY", 0, 6)


WORTH = {"b1": 1, "b2": 2, "b3": 3, "b4": 8}


def payments(scene: Scene, taken: tuple[str, ...] = ()) -> set[tuple[str, ...]]:
    """What may be given in all, by every way of answering."""
    if not scene.question:
        return {tuple(sorted(word for word in taken if word in WORTH))}
    found = set()
    for word in scene.legal():
        branch = Scene()
        branch.table = scene.table.clone()
        branch.say(word)
        found |= payments(branch, (*taken, word))
    return found


@rule("OMG-7.20")
def test_every_payment_that_suffices_can_be_made_and_no_other() -> None:
    expected = set()
    for one in range(4):
        for two in range(3):
            for three in range(3):
                for four in range(2):
                    goods = ("b1",) * one + ("b2",) * two + ("b3",) * three + ("b4",) * four
                    if sum(WORTH[good] for good in goods) >= 6:
                        expected.add(goods)
    assert payments(rich()) == expected


@rule("OMG-7.20", "OMG-16.10")
def test_a_coal_on_top_is_accepted() -> None:
    scene = price().say("more", "b3", "b3", "b2")
    assert scene.legal() == ["b1", "b3", "done"]
    scene.say("b1", "done")
    assert [scene.stock(0, word) for word in ("charburner", "mill_1", "iron_smelter_1")] == [0, 0, 1]
    # Named before the price is reached it needs no word for it.
    early = price().say("b2", "b1", "b3", "b3")
    assert early.question == ""
    assert early.table.key() == scene.table.key()


@rule("OMG-7.20")
def test_an_ordinary_payment_ends_by_itself() -> None:
    assert price().say("b3", "b3", "b2").question == ""
    assert Scene().goods(0, "charburner", 2).ask("PAY", 0, 2).legal() == ["b1"]


@rule("OMG-7.20")
def test_a_good_that_will_be_needless_is_told_before_it_is_given() -> None:
    scene = Scene().built(0, "mill_1", "iron_smelter_1").goods(0, "charburner", 4).goods(0, "iron_smelter_1", 2)
    scene.ask("PAY", 0, 6)
    assert GAME.view(scene.table, 0).needless == ()
    scene.say("b1")
    # With two iron on top of it the coal is for nothing; with one iron and two coal more it is not.
    assert GAME.view(scene.table, 0).needless == ()
    scene.say("b3")
    assert GAME.view(scene.table, 0).needless == (2,)
    assert GAME.view(scene.table, 1).needless == ()
    told = GAME.label(scene.table, GAME.rules.decision_at(scene.table), *scene.table.top()[1:], 2)
    assert speaker().word("oh_my_goods", told) == "Give from: Iron Smelter, for nothing"


@rule("OMG-7.20")
def test_who_gives_beyond_the_price_is_told_so_and_nobody_else() -> None:
    scene = Scene().built(0, "mill_1").goods(0, "charburner", 4).ask("PAY", 0, 2)
    assert not GAME.view(scene.table, 0).beyond
    scene.say("more")
    assert GAME.view(scene.table, 0).beyond
    assert not GAME.view(scene.table, 1).beyond
    assert not GAME.view(scene.table, None).beyond
    scene.say("b1")
    assert GAME.view(scene.table, 0).beyond


def proposed(scene: Scene, last: str | None = None) -> list[str]:
    """What a player that thinks looks at."""
    out = Options()
    domain = GAME.rules.decision_at(scene.table).domain
    before = NO_ANSWER if last is None else domain.parse(last)
    assert before is not None
    GAME.rules.list_proposals(scene.table, before, out)
    return [domain.notation(option) for option in out.listed()]


@rule("OMG-7.20")
def test_what_is_proposed_is_every_payment_without_a_needless_good_once() -> None:
    def ways(scene: Scene, taken: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
        if not scene.question:
            return [tuple(sorted(taken))]
        found = []
        for word in proposed(scene, taken[-1] if taken else None):
            branch = Scene()
            branch.table = scene.table.clone()
            found += ways(branch.say(word), (*taken, word))
        return found

    found = ways(rich())
    minimal = {
        goods for goods in payments(rich()) if all(sum(WORTH[one] for one in goods) - WORTH[good] < 6 for good in goods)
    }
    assert len(found) == len(set(found))
    assert set(found) == minimal


@rule("OMG-7.12", "OMG-7.28")
def test_thinking_goes_one_way_and_people_every_way() -> None:
    assert proposed(mill().say("bakery_2"), "bakery_2") == ["bakery_3", "done"]
    assert proposed(mill().say("bakery_2")) == ["bakery_1", "bakery_3", "done"] == mill().say("bakery_2").legal()
    assert proposed(ranches().say("b4"), "b4") == ["b4", "done"]
    assert charcoal().legal() == ["sawmill_1", "mill_1"]
    assert proposed(charcoal()) == ["sawmill_1"]
    # Whoever has begun the other way can still be advised.
    assert proposed(charcoal().say("mill_1"), "mill_1") == ["sawmill_1"]
    assert proposed(two_moves().say("b3", "b5", "b1"), "b1") == ["b1"]


# -- reasons ----------------------------------------------------------------------------------------------


def reasons(scene: Scene, word: str) -> list[tuple[str, str]]:
    domain = GAME.rules.decision_at(scene.table).domain
    found = GAME.why_not(GAME.view(scene.table, 0), f"{domain.name}:{word}")
    return [(reason.rule, reason.name) for reason in found]


@rule("OMG-7.13", "OMG-7.14", "OMG-7.17", "OMG-7.28")
def test_what_is_no_answer_is_refused_with_what_is_true() -> None:
    assert reasons(mill(), "tannery_1") == [("OMG-7.13", "not-in-chain")]
    assert reasons(mill().say("bakery_3"), "bakery_3") == [("OMG-7.13", "not-in-hand")]
    assert reasons(mill(), "b1") == [("OMG-7.13", "not-in-chain")]
    assert reasons(ranches().say("b3"), "b3") == [("OMG-7.17", "no-goods")]
    coal = Scene().built(0, "brick_manufacture_1").hand(0, "cattle_ranch_1", "cattle_ranch_2").goods(0, "charburner", 1)
    coal.helper(0, "brick_manufacture_1").market(stone=3, clay=1).turn().say("b2")
    assert "cattle_ranch_2" in coal.legal()
    assert reasons(charcoal(), "tannery_1") == [("OMG-7.28", "not-lacking")]
    spare = Scene(2, "I").hand(0, "sawmill_1", "sawmill_2", "mill_1").market(wheat=1)
    spare.worker(0, "charburner", "efficient").turn().say("b1", "sawmill_1")
    assert reasons(spare, "sawmill_2") == [("OMG-7.28", "not-lacking")]
    dry = Scene().built(0, "mill_1").goods(0, "charburner", 3).ask("PAY", 0, 2)
    assert reasons(dry, "b2") == [("OMG-7.20", "no-goods")]


@rule("OMG-7.28", "OMG-14.4")
@pytest.mark.parametrize("chapter", ["none", "all-in"])
def test_there_is_always_something_to_think_about_whatever_was_named_before(chapter: str) -> None:
    """Random games: what is proposed after any legal answer is legal and never nothing."""
    rules, out, rng, nature = GAME.rules, Options(), Rng(11), Seeded(11)
    for _ in range(4):
        state = GAME.setup(3, GAME.check_options(3, {"chapter": chapter}))
        before, last = (NO_ANSWER, NO_ANSWER), NO_ANSWER
        given = 0
        while rules.advance(state, nature, out) and given < 1500:
            asked = state.top()[:2]
            rules.list_options(state, out)
            legal = out.listed()
            rules.list_proposals(state, last if asked == before else NO_ANSWER, out)
            assert set(out.listed()) <= set(legal)
            assert out.count
            before, last = asked, legal[rng.below(len(legal))]
            rules.choose(state, last)
            given += 1
