"""Whole games: two browsers, against a bot, by keyboard alone."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.page.support import CARD, Player, expect_text, play_to_the_end


def test_two_browsers_play_a_whole_game_and_check_the_dice(newcomer: Callable[..., Player]) -> None:
    ada, ben = newcomer(), newcomer()
    ada.open("/")
    ada.see(f"{CARD} a.button").click()
    ada.page.get_by_role("button", name="Make the table").click()
    ada.page.wait_for_url("**/table/*")
    expect(ada.see(".qr")).to_be_visible()
    ben.page.goto(ada.page.url)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit here").click()
    expect_text(ada, ".waiting-seats", "Ben")
    ada.page.get_by_role("button", name="Start").click()
    ben.see(".window-choice").wait_for()

    play_to_the_end([ada, ben], random.Random(7))

    assert ada.page.inner_text(".winner") == ben.page.inner_text(".winner")
    assert ada.page.inner_text(".over .score tfoot") == ben.page.inner_text(".over .score tfoot")
    ada.page.get_by_role("button", name="Check the dice").click()
    expect_text(ada, ".fair", re.compile(r"Fair: all \d+ draws"))
    assert ada.see(".window.sunlit").count() >= 1


def test_a_whole_game_against_a_bot(newcomer: Callable[..., Player]) -> None:
    me = newcomer()
    me.play_now()
    play_to_the_end([me], random.Random(3))
    expect(me.see(".over .score tbody tr")).to_have_count(6)
    assert "Bot 2" in me.page.inner_text(".log")


def test_a_whole_game_by_keyboard_alone(newcomer: Callable[..., Player]) -> None:
    me = newcomer()
    me.open("/")
    keys = me.page.keyboard
    me.see(CARD).wait_for()
    for _ in range(30):
        keys.press("Tab")
        if me.page.evaluate(f"document.activeElement.matches(`{CARD} .button.primary`)"):
            break
    keys.press("Enter")
    me.page.wait_for_url("**/table/*")
    me.see(".window-choice").wait_for()
    for _ in range(30):
        keys.press("Tab")
        if me.page.evaluate("!!document.activeElement.closest('.window-choice')"):
            break
    keys.press("Enter")
    me.see(".window-choice").wait_for(state="detached")
    while me.my_turn():
        before = me.serial()
        if me.see(".pool-dice .legal").count():
            keys.press("p")
            keys.press("Enter")
            me.see(".stage .pane.legal").first.wait_for()
            target = int(str(me.see(".stage .pane.legal").first.get_attribute("data-cell")))
            keys.press("w")
            at = int(str(me.page.evaluate("document.activeElement.dataset.cell")))
            walk(keys, at, target)
        else:
            keys.press("q")
        keys.press("Enter")
        me.settle(before)
    assert me.is_over()


def walk(keys: object, start: int, target: int) -> None:
    """From pane to pane with the arrows."""
    press = keys.press  # type: ignore[attr-defined]
    for _ in range(abs(target // 5 - start // 5)):
        press("ArrowDown" if target // 5 > start // 5 else "ArrowUp")
    for _ in range(abs(target % 5 - start % 5)):
        press("ArrowRight" if target % 5 > start % 5 else "ArrowLeft")
