"""Oh My Goods! by presses at the moments that matter: chains and moves in any order, overpaying, nothing to choose."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import permutations
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.goods import Desk, sit_at, two
from tests.page.support import Player, expect_text, table_from
from tests.server.support import House
from tests.support import rule

CLAY = ("brick_manufacture_2", "cattle_ranch_1", "tannery_1")
WARNING = "With this good one of your goods is given for nothing."
BOT = {"places": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}


@rule("OMG-7.12", "OMG-7.13")
@pytest.mark.parametrize("order", [CLAY[::-1], (CLAY[1], CLAY[2], CLAY[0])], ids=["falling", "mixed"])
def test_a_chain_is_fed_in_any_order(
    newcomer: Callable[..., Player], page_house: House, order: tuple[str, ...]
) -> None:
    brick = {"card": "brick_manufacture_1", "assistant": True}
    mine = {"buildings": [{"card": "charburner_1", "goods": 9}, brick], "hand": list(CLAY), "assistants": ["wool2"]}
    market = {"sunrise": {"stone": 3, "clay": 1, "wheat": 3}}
    desk = sit_at(newcomer, page_house, *two(**mine), market=market, now="turn 0").press("make:b2")
    for place, card in enumerate(order):
        assert {f"supply:{left}" for left in order[place:]} <= desk.lit()
        desk.press(f"supply:{card}")
    assert desk.given() == ["produce b2", *(f"chain {card}" for card in order)]
    # One brick made, two for each card and its coal.
    assert desk.goods() == [6, 7]


@rule("OMG-6.6")
def test_two_assistants_move_in_either_order(newcomer: Callable[..., Player], page_house: House) -> None:
    manned = [{"card": card, "assistant": True} for card in ("mill_1", "sawmill_1")]
    mine = {
        "buildings": [{"card": "charburner_1", "goods": 4}, *manned, "mill_2", "sawmill_2"],
        "hand": ["bakery_1"],
        "assistants": ["wool2", "wood2"],
    }
    plans = []
    for first, other in permutations(("b2", "b3")):
        for place, rest in permutations(("b4", "b5")):
            desk = sit_at(newcomer, page_house, *two(**mine), now="plans")
            assert {"building:b2", "building:b3"} <= desk.lit()
            desk.press(f"building:{first}")
            assert {"building:b4", "building:b5"} <= desk.lit()
            desk.press(f"building:{place}", "building:b1", "building:b1")
            assert f"building:{other}" in desk.lit()
            desk.press(f"building:{other}", f"building:{rest}", "building:b1", "building:b1")
            assert desk.question()["decision"] == "plan_worker"
            plans.append(desk.shown()["plan"])
    assert (
        plans
        == [
            {
                "leaving": ["b2", "b3"],
                "taking": ["b4", "b5"],
                "characters": [],
                "pays": [{"place": "b1", "goods": 4}],
                "worker": None,
                "card": None,
            }
        ]
        * 4
    )


def paying(newcomer: Callable[..., Player], house: House) -> Desk:
    """A price of 6, four coal worth 1 and two iron worth 3."""
    iron = {"card": "iron_smelter_1", "goods": 2}
    mine = {"buildings": [{"card": "charburner_1", "goods": 4}, iron], "aside": "iron_smelter_2"}
    desk = sit_at(newcomer, house, *two(**mine), now="turn 0").press("buy:plan")
    assert desk.question()["prompt"]["arguments"]["left"] == 6
    return desk


@rule("OMG-7.20")
def test_a_good_too_many_is_warned_of_before_it_is_given(newcomer: Callable[..., Player], page_house: House) -> None:
    desk = paying(newcomer, page_house)
    me = desk.me
    iron = me.see('.omg-street [data-target="building:b2"]')
    # Two iron are the price; with a coal first they are one coal too much.
    for target in ("building:b1", "building:b2"):
        assert desk.shown()["payment"]["needless"] == []
        iron.hover()
        expect(me.see(".needless")).to_have_count(0)
        me.page.mouse.move(2, 2)
        desk.press(target)
    assert desk.shown()["payment"]["needless"] == ["b2"]
    expect(iron.locator(".pays.needless")).to_contain_text("for nothing")
    expect(iron.locator(".unseen").last).to_contain_text(WARNING)
    expect(me.see('.omg-street [data-target="building:b1"] .pays.needless')).to_have_count(0)
    # The pointer is there already; the least it moves brings the words.
    iron.hover(position={"x": 30, "y": 60})
    expect(me.see(".omg-bench .needless")).to_have_text(WARNING)
    # It is a warning, and no more than that.
    desk.press("building:b2")
    assert desk.goods() == [3, 0, 0]


@rule("OMG-7.20")
def test_more_than_the_price_is_given_only_by_who_says_so(newcomer: Callable[..., Player], page_house: House) -> None:
    desk = paying(newcomer, page_house)
    me = desk.me
    expect(me.see('.answers [data-target="building:more"]')).to_have_text("Give more than the price, for nothing")
    expect(me.see(".omg-bench .needless")).to_have_count(0)
    desk.press("building:more")
    expect_text(me, ".omg-bench .needless", "whatever goes beyond it is lost")
    assert "building:done" not in desk.lit()
    desk.press("building:b2", "building:b2")
    assert {"building:b1", "building:done"} <= desk.lit()
    desk.press("building:b1", "building:done")
    assert desk.given()[1:] == ["pay more", "pay b2", "pay b2", "pay b1", "pay done"]
    assert desk.goods() == [3, 0, 0]


# -- a card set aside that cannot be paid ---------------------------------------------------------------------------

TOO_DEAR: dict[str, Any] = {"aside": "food_factory_1", "buildings": [{"card": "charburner_1", "goods": 1}]}


def undone(me: Player) -> None:
    me.page.get_by_role("button", name=re.compile("^(Undo|Take back)$")).click()
    expect(me.see('.answers [data-target="buy:done"]')).to_be_visible()


@rule("OMG-1.10")
def test_against_bots_nothing_to_choose_needs_no_press(newcomer: Callable[..., Player], page_house: House) -> None:
    guest = page_house.guest("Ada")
    laid = {"game": "oh_my_goods", "seats": two(**TOO_DEAR), "now": "turn 0"}
    table = table_from(page_house, guest, laid, **BOT)
    me = newcomer().be(guest).open(f"/table/{table}")
    expect_text(me, ".went-on", "Went on for you: nothing you can build or hire.")
    desk = Desk(me, guest, table)
    assert desk.given()[0] == "buy done"
    assert me.my_turn()
    undone(me)
    # Whoever comes back to it is asked, now and after a reload.
    me.page.reload()
    expect(me.see('.answers [data-target="buy:done"]')).to_be_visible()
    assert "buy done" not in desk.given()
    desk.press("buy:done")
    assert desk.given()[0] == "buy done"


@rule("OMG-1.10")
def test_who_wishes_to_be_asked_always_is(newcomer: Callable[..., Player], page_house: House) -> None:
    me = newcomer()
    me.open("/account").see('select[name="pauses"]').select_option("always")
    guest = page_house.guest("Ada")
    table = table_from(page_house, guest, {"game": "oh_my_goods", "seats": two(**TOO_DEAR), "now": "turn 0"}, **BOT)
    me.be(guest).open(f"/table/{table}")
    expect(me.see('.answers [data-target="buy:done"]')).to_be_visible()
    expect(me.see(".went-on")).to_have_count(0)


@rule("OMG-1.10")
def test_another_person_cannot_tell_by_the_time_it_takes(newcomer: Callable[..., Player], page_house: House) -> None:
    desk = sit_at(newcomer, page_house, *two(**TOO_DEAR), now="turn 0")
    me = desk.me
    done = me.see('.answers [data-target="buy:done"]')
    for again in (False, True):
        expect(done).to_be_visible()
        assert desk.question()["pause"]["secret"]
        assert desk.given() == []
        if not again:
            me.page.reload()
    expect(me.see(".went-on")).to_have_count(0)
    desk.press("buy:done")
    assert desk.given() == ["buy done"]


@rule("OMG-1.10")
def test_two_at_one_screen_are_called_to_it_all_the_same(newcomer: Callable[..., Player], page_house: House) -> None:
    guest = page_house.guest("Two")
    laid = {"game": "oh_my_goods", "seats": two(**TOO_DEAR), "now": "turn 0"}
    table = table_from(page_house, guest, laid, mine=(0, 1))
    both = newcomer().be(guest).open(f"/table/{table}")
    both.see(".hand-over button").click()
    expect(both.see('.answers [data-target="buy:done"]')).to_be_visible()
    assert Desk(both, guest, table).given() == []
