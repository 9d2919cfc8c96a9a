"""What the page of Oh My Goods! promises of production and chains is what comes of it, for every kind of building."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from ludoteca.games.oh_my_goods.content.buildings import KINDS, Kind
from ludoteca.games.oh_my_goods.content.cards import CHARBURNERS, DECK, Card
from ludoteca.games.oh_my_goods.content.goods import COLOURS, RESOURCES
from ludoteca.games.oh_my_goods.content.longsdale import LONGSDALE
from tests.page.goods import Desk, numbers, sit_at, two
from tests.page.support import Player, until
from tests.server.support import House
from tests.support import rule

WORKSHOPS = {kind.id: kind for kind in KINDS if kind.product}
CHAINS = [kind.id for kind in WORKSHOPS.values() if kind.chain]
CHAINLESS = [kind.id for kind in WORKSHOPS.values() if not kind.chain]
MAKER = {kind.product: kind.id for kind in WORKSHOPS.values()}
# How often each chain below can be used.
USES = 2


def first_card(kind: str) -> Card:
    return next(card for card in (*CHARBURNERS, *DECK, *LONGSDALE) if card.kind == kind)


def supplies(kind: Kind) -> tuple[list[Any], list[str]]:
    """What two uses of a chain take: the buildings that hold its goods, and hand cards, with one that fits nowhere.

    Where hand cards are needed they run out first: then the others cannot know that the chain has ended.
    """
    spare = any(item.place == "hand" for item in kind.chain)
    holders: list[Any] = []
    hand: list[str] = []
    for item in kind.chain:
        if item.place == "good":
            holders.append({"card": first_card(MAKER[item.id]).id, "goods": USES + spare})
        else:
            colour = COLOURS[RESOURCES.index(item.id)]
            hand += [card.id for card in DECK if card.colour == colour and card.kind != kind.id][:USES]
            hand.append(next(card.id for card in DECK if card.colour != colour and card.kind != kind.id))
    return holders, hand


def at_work(newcomer: Callable[..., Player], house: House, kind: str, uses: bool = True, locale: str = "en") -> Desk:
    """A worker is about to work efficiently at a building of that kind; all it needs lies on the market."""
    holders, hand = supplies(WORKSHOPS[kind])
    card = first_card(kind)
    own: dict[str, Any] = {"card": card.id, "goods": 1}
    coal = [each for each in holders if each["card"] == CHARBURNERS[0].id]
    others = [each for each in holders if each not in coal]
    buildings = [own, *others] if kind == "charburner" else [*(coal or [CHARBURNERS[0].id]), own, *others]
    place = 1 if kind == "charburner" else 2
    needs = dict(zip(RESOURCES, card.needs, strict=False))
    if card.needs[5]:
        needs = dict.fromkeys(RESOURCES, 3)
    worker = {} if WORKSHOPS[kind].automatic else {"worker": f"b{place}-efficient"}
    seats = two(buildings=buildings, hand=hand if uses else hand[-1:], **worker)
    chapter = {"options": {"chapter": "all-in"}} if card in LONGSDALE else {}
    market = {"sunrise": {name: count for name, count in needs.items() if count}}
    desk = sit_at(newcomer, house, *seats, market=market, now="turn 0", context={"locale": locale}, round=2, **chapter)
    assert desk.question()["decision"] == "produce"
    return desk


def stock(street: Any, slot: int) -> tuple[int, int]:
    """The goods on a building, and what one of them is worth."""
    building = street["buildings"][slot]
    return building["goods"], building["worth"]


def compare_production(desk: Desk, slot: int) -> None:
    """The button of the bench says how many goods come; so many do."""
    button = desk.me.see(f'.bench-button[data-target="make:b{slot + 1}"]')
    promised = [int(part) for part in button.locator(".yield").all_inner_texts()]
    before = desk.goods()[slot]
    desk.press(f"make:b{slot + 1}")
    made = desk.goods()[slot] - before
    # A building that works by itself is promised no number.
    assert promised in ([made], [])
    assert made == (2 if promised else 1)


def compare_use(desk: Desk, slot: int, items: int) -> None:
    """One use of the chain: what the bench says each time, the stock it foresees, and the coins told of each press."""
    me = desk.me
    street = desk.street()
    before, worth = stock(street, slot)
    after = before + items
    told = 0
    assert numbers(me, ".omg-bench .bench-text") == [items]
    while (held := stock(street, slot)[0]) < after:
        # A second item may be asked for by itself, with the good of the first one there already.
        assert numbers(me, ".omg-bench .result") == [held, held * worth, after, after * worth]
        question, coins = desk.question(), street["coins"]
        target = next(each["target"] for each in question["options"] if each["target"] != "supply:done")
        if question["decision"] == "chain":
            # Away first: what was pressed before may be the same piece.
            me.page.mouse.move(2, 2)
            me.see(f'[data-target="{target}"]:visible').first.hover()
            until(lambda: me.see(".omg-foreseen .omg-chip").count(), me, "nothing is told of this answer")
            told = coins + coins_told(me)
        desk.press(target)
        street = desk.street()
    assert held == after
    # What is told of the first item counts the second one in, wherever that comes from.
    assert told == street["coins"]


def coins_told(me: Player) -> int:
    """By how much the wealth changes, as the line below the bench says; 0 where it says nothing of it."""
    chip = me.see('.omg-foreseen .omg-chip[title="coins in goods"]')
    return int(chip.inner_text().split("\n")[0].replace("−", "-").strip()) if chip.count() else 0


def use_up(desk: Desk, kind: str) -> None:
    """Production, both uses of the chain, and nothing promised once only "done" is left."""
    slot, items = 0 if kind == "charburner" else 1, len(WORKSHOPS[kind].chain)
    compare_production(desk, slot)
    for _ in range(USES):
        compare_use(desk, slot, items)
    question = desk.question()
    if any(item.place == "hand" for item in WORKSHOPS[kind].chain):
        # The hand is not empty, and nobody else may know that nothing in it fits.
        assert [each["target"] for each in question["options"]] == ["supply:done"]
        promises_nothing(desk, slot)
        desk.press("supply:done")
    else:
        assert question is None or question["decision"] != "chain"
    expect(desk.me.see(".omg-bench .result")).to_have_count(0)


def promises_nothing(desk: Desk, slot: int) -> None:
    """Only what is there is told, and what it is worth."""
    held, worth = stock(desk.street(), slot)
    expect(desk.me.see(".omg-bench .bench-text")).to_have_count(0)
    assert numbers(desk.me, ".omg-bench") == [held, held * worth]


@rule("OMG-7.14", "OMG-14.5")
@pytest.mark.parametrize("kind", CHAINS)
def test_a_chain_gives_what_the_page_promises(newcomer: Callable[..., Player], page_house: House, kind: str) -> None:
    desk = at_work(newcomer, page_house, kind)
    use_up(desk, kind)
    desk.me.healthy()


@rule("OMG-7.14", "OMG-14.5")
@pytest.mark.parametrize("kind", ["brick_manufacture", "mill"])
@pytest.mark.parametrize("locale", ["ru", "fr", "cs"])
def test_the_promise_is_the_same_in_every_language(
    newcomer: Callable[..., Player], page_house: House, kind: str, locale: str
) -> None:
    desk = at_work(newcomer, page_house, kind, locale=locale)
    slot, items = 1, len(WORKSHOPS[kind].chain)
    compare_production(desk, slot)
    for _ in range(USES):
        before, worth = stock(desk.street(), slot)
        assert numbers(desk.me, ".omg-bench .bench-text") == [items]
        after = before + items
        assert numbers(desk.me, ".omg-bench .result") == [before, before * worth, after, after * worth]
        desk.press(next(each["target"] for each in desk.question()["options"]))
        assert desk.goods()[slot] == after
    promises_nothing(desk, slot)


@rule("OMG-7.14", "OMG-7.17", "OMG-14.5")
def test_a_second_item_asked_for_adds_the_good_that_is_left(newcomer: Callable[..., Player], page_house: House) -> None:
    iron = [{"card": f"iron_smelter_{copy}", "goods": 1} for copy in (1, 2)]
    mine = two(buildings=[{"card": "charburner_1", "goods": 2}, "tool_maker_1", *iron], worker="b2-efficient")
    desk = sit_at(newcomer, page_house, *mine, market={"sunrise": {"clay": 3, "wheat": 3}}, now="turn 0")
    compare_production(desk, 1)
    compare_use(desk, 1, 2)
    assert desk.given() == ["produce b2", "chain b1", "chain_good b3"]


@rule("OMG-7.14", "OMG-14.5")
@pytest.mark.parametrize("kind", CHAINLESS)
def test_a_building_without_a_chain_promises_none(
    newcomer: Callable[..., Player], page_house: House, kind: str
) -> None:
    desk = at_work(newcomer, page_house, kind)
    compare_production(desk, 1)
    expect(desk.me.see(".omg-bench .bench-text")).to_have_count(0)
    expect(desk.me.see(".omg-bench .result")).to_have_count(0)


@rule("OMG-7.14", "OMG-14.5")
def test_nothing_is_promised_of_a_chain_that_cannot_be_used(newcomer: Callable[..., Player], page_house: House) -> None:
    desk = at_work(newcomer, page_house, "mill", uses=False)
    desk.press("make:b2")
    assert desk.question()["decision"] == "chain"
    assert desk.lit() == {"supply:done"}
    promises_nothing(desk, 1)
