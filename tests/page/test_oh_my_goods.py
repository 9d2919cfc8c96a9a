"""Oh My Goods! in the browser: whole games through the real board, by mouse, keys and fingers."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.goods import sit_at, two
from tests.page.support import PHONE, SERIAL, Player, expect_text, expect_tips, until
from tests.page.test_pages import faults
from tests.server.support import House

LIT = ".omg [data-target]:visible, .omg-rail [data-target]:visible"
ENDS = ".answers > .button[data-target]"
SEEN = f"{SERIAL} + document.querySelector('.omg').innerText"
MOVED = f"""(before) => {{
  if (document.querySelector(".over") || !document.querySelector(".question.yours")) return true;
  return !document.querySelector('.question[aria-busy="true"]') && {SEEN} !== before;
}}"""
BARE = re.compile(r"\boh_my_goods-[a-z]")
COAL = {"card": "charburner_1", "goods": 9}
# For each question the presses that lead to it, and the moment they begin with.
MOMENTS: dict[str, tuple[tuple[str, ...], dict[str, Any]]] = {
    "redraw": ((), {"now": "new_cards", "mine": {"hand": ["bakery_1", "tannery_1"]}}),
    "plan_worker": ((), {"now": "plans", "mine": {"hand": ["bakery_1", "tannery_1"]}}),
    "plan_card": (("post:b1-sloppy",), {"now": "plans", "mine": {"hand": ["bakery_1", "tannery_1"]}}),
    "produce": (
        (),
        {
            "now": "turn 0",
            "market": {"sunrise": {"wheat": 2, "wood": 1}},
            "mine": {"hand": ["sawmill_1"], "worker": "b1-efficient"},
        },
    ),
    "discard": (
        ("make:b1",),
        {
            "now": "turn 0",
            "market": {"sunrise": {"wheat": 1}},
            "mine": {"hand": ["sawmill_1", "mill_1"], "worker": "b1-efficient"},
        },
    ),
    "chain": (
        ("make:b1",),
        {
            "now": "turn 0",
            "market": {"sunrise": {"wheat": 2, "wood": 1}},
            "mine": {"hand": ["sawmill_1"], "worker": "b1-efficient"},
        },
    ),
    "buy": ((), {"now": "turn 0", "display": ["wood2", "clay2"], "mine": {"buildings": [COAL], "aside": "bakery_1"}}),
    "pay": (("buy:plan",), {"now": "turn 0", "mine": {"buildings": [COAL], "aside": "bakery_1"}}),
}


def sit_down(me: Player, seats: int = 2, **options: str) -> None:
    """Make a table on the set-up page: me first, bots beside me, the options as named."""
    me.open("/new/oh_my_goods").see(".choices").wait_for()
    me.see(".choices label").nth(seats - 1).click()
    for seat in range(1, seats):
        me.see(".places select").nth(seat).select_option("bot:casual")
    if options:
        me.see("details summary").click()
        for name, value in options.items():
            chosen = me.see(f'details select:has(option[value="{value}"])')
            assert chosen.count() == 1, name
            chosen.select_option(value)
    me.see('button[type="submit"]').click()
    me.page.wait_for_url("**/table/*")
    me.see(".omg").wait_for()


def step(me: Player, rng: random.Random) -> str:
    """Answer what is asked: a lit piece of the board where there is one, else a button; says what was clicked."""
    expect(me.see('.question[aria-busy="true"]')).to_have_count(0)
    before = me.page.evaluate(SEEN)
    lit, ends = (me.see(each).evaluate_all("found => found.map(each => each.dataset.target)") for each in (LIT, ENDS))
    assert lit + ends, me.page.inner_text(".question")
    target = str(rng.choice(lit if lit and (not ends or rng.random() < 0.8) else ends))
    piece = me.see(f'[data-target="{target}"]:visible').first
    piece.evaluate("piece => piece.scrollIntoView({ block: 'center', inline: 'center' })")
    # As long between press and release as a person takes: what is pressed must not slide away meanwhile.
    piece.click(delay=30)
    end = time.monotonic() + 10
    while not me.page.evaluate(MOVED, before):
        assert time.monotonic() < end, f"nothing happened after {target} was clicked"
        me.page.wait_for_timeout(10)
    return target


def play_on(me: Player, rng: random.Random, seconds: float = 200) -> set[str]:
    """Play until the end; the kinds of answers that were given."""
    kinds: set[str] = set()
    end = time.monotonic() + seconds
    while me.my_turn(30):
        assert time.monotonic() < end, "the game does not end"
        kinds.add(step(me, rng).split(":")[0])
    return kinds


def test_a_pressed_card_stays_under_the_mouse(newcomer: Callable[..., Player]) -> None:
    me = newcomer()
    sit_down(me)
    assert me.my_turn(30)
    # A full hand overlaps; copies of cards do not answer, and lie like cards that do.
    me.see(".fan").evaluate(
        "fan => { while (fan.children.length < 14) fan.append(fan.firstElementChild.cloneNode(true)); }"
    )
    for place in (3, 8, 11):
        card = me.see(".fan .omg-card").nth(place)
        card.hover(position={"x": 20, "y": 80})
        before = card.bounding_box()
        me.page.mouse.down()
        me.drawn()
        assert card.bounding_box() == before
        me.page.mouse.up()


def test_a_whole_game_against_a_bot(newcomer: Callable[..., Player]) -> None:
    me = newcomer()
    sit_down(me)
    kinds = play_on(me, random.Random(5))
    assert {"redraw", "post", "supply", "make", "buy"} <= kinds
    expect(me.see(".over .score tbody tr")).to_have_count(3)
    expect_text(me, ".log", "The plans are shown.")
    assert BARE.search(me.page.inner_text("body")) is None
    me.page.get_by_role("link", name="Replay").click()
    me.see(".steps").wait_for()
    me.page.keyboard.press("End")
    expect(me.see(".omg-street .building").first).to_be_visible()


def test_a_chapter_alone_shows_event_goal_and_reconstruction(newcomer: Callable[..., Player]) -> None:
    me = newcomer()
    sit_down(me, seats=1, chapter="all-in")
    expect_text(me, ".omg-chapter", "All-in mode")
    expect_text(me, ".event-card", "Event:")
    expect_text(me, ".solo-goal", "Goal:")
    expect_text(me, ".omg-head", "Round 1 of 8")
    assert me.see(".omg-stacks .omg-card").count() >= 7
    assert me.see(".event-card .ours").first.get_attribute("title", timeout=2000) is not None
    kinds = play_on(me, random.Random(2))
    assert "buy" in kinds
    expect_text(me, ".over .score", "Rewards")
    assert BARE.search(me.page.inner_text("body")) is None


@pytest.mark.parametrize(("size", "theme"), [("desktop", "light"), ("phone", "dark")])
def test_axe_finds_nothing_serious_on_the_table(
    newcomer: Callable[..., Player], page_house: House, size: str, theme: str
) -> None:
    context: dict[str, object] = {"color_scheme": theme}
    if size == "phone":
        context |= {"viewport": PHONE}
    wrong: dict[str, list[str]] = {}
    for asked, (presses, moment) in MOMENTS.items():
        seats = two(**moment.get("mine", {}))
        place = {name: value for name, value in moment.items() if name != "mine"}
        desk = sit_at(newcomer, page_house, *seats, context=context, options={"chapter": "all-in"}, **place)
        desk.press(*presses)
        assert desk.question()["decision"] == asked
        wrong[asked] = faults(desk.me)
    assert {question: found for question, found in wrong.items() if found} == {}


@pytest.mark.parametrize("width", [390, 320])
def test_a_phone_shows_the_hand_and_a_first_tap_only_shows(newcomer: Callable[..., Player], width: int) -> None:
    me = newcomer(viewport={"width": width, "height": 844}, has_touch=True, is_mobile=True)
    sit_down(me)
    assert me.my_turn()
    expect(me.see(".fan .omg-card").first).to_be_visible()
    assert me.see(".fan .omg-card").count() == 5
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    me.see(".answers > .button").first.tap()
    post = me.see(".bench-button").first
    post.wait_for()
    question = me.page.inner_text(".ask")
    post.tap()
    expect(me.see(".bench-button.chosen")).to_have_count(1)
    assert me.page.inner_text(".ask") == question
    post.tap()
    expect(me.see(".fan .legal").first).to_be_visible()
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_what_an_answer_would_do_moves_nothing_on_a_narrow_phone(
    newcomer: Callable[..., Player], page_house: House
) -> None:
    presses, moment = MOMENTS["chain"]
    phone = {"viewport": {"width": 320, "height": 844}, "has_touch": True, "is_mobile": True}
    desk = sit_at(newcomer, page_house, *two(**moment["mine"]), market=moment["market"], now="turn 0", context=phone)
    me = desk.press(*presses).me
    bench = me.see(".omg-bench")
    before = bench.bounding_box()
    me.page.mouse.move(2, 2)
    me.see(".fan [data-target]").first.tap()
    until(lambda: me.see(".omg-foreseen .omg-chip").count() > 1, me, "nothing is told of this answer")
    after = bench.bounding_box()
    assert before is not None
    assert after is not None
    assert after["height"] == before["height"]


def test_what_is_refused_names_its_rule(newcomer: Callable[..., Player], page_house: House) -> None:
    # A building could be paid for; the assistants cannot: one asks for colours that are not there.
    _, moment = MOMENTS["buy"]
    me = sit_at(newcomer, page_house, *two(**moment["mine"]), display=moment["display"], now="turn 0").me
    refused = me.see(".for-hire.asks-why")
    expect(refused).to_have_count(len(moment["display"]))
    refused.first.click(force=True)
    expect_text(me, ".refused", re.compile(r"OMG-7\.2[045]"))


def test_the_keyboard_plans_a_round(newcomer: Callable[..., Player]) -> None:
    me = newcomer()
    sit_down(me)
    assert me.my_turn()
    keys = me.page.keyboard
    keys.press("q")
    keys.press("Enter")
    me.see(".bench-button").first.wait_for()
    for selector in (".bench-button", ".fan .legal"):
        me.see(selector).first.wait_for()
        for _ in range(80):
            keys.press("Tab")
            if me.page.evaluate(f"document.activeElement.matches('{selector}')"):
                break
        assert me.page.evaluate("document.activeElement.textContent") != ""
        keys.press("Enter")
    expect_text(me, ".log", "The plans are shown.")


def test_tool_tips_name_the_rule_by_mouse_and_finger(newcomer: Callable[..., Player]) -> None:
    me = newcomer()
    sit_down(me)
    pieces = {
        ".omg-hand .omg-card": "^OMG-6.5$",
        ".omg-street .building": "^OMG-7.4$",
        ".for-hire": "^OMG-7.24$",
        ".seat-note span": "^OMG-8.2$",
    }
    expect_tips(me, pieces)
    finger = newcomer(viewport={"width": 900, "height": 1400}, has_touch=True)
    sit_down(finger)
    finger.see(".omg-street .building").first.tap()
    expect(finger.see(".tip .rule-link")).to_have_text("OMG-7.4")
