"""A campaign of Oh My Goods! in the browser: one chapter after the other, with the same people."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.page.support import PHONE, Player, expect_text
from tests.page.test_oh_my_goods import BARE, play_on
from tests.page.test_pages import faults
from tests.server.support import Guest, House, wait_for

GOES_ON = {
    "en": ("Campaign, part 1", "Go on: Chapter II"),
    "ru": ("Кампания, часть 1", "Дальше: Глава II"),
    "fr": ("Campagne, partie 1", "Continuer\u00a0: Chapitre II"),
    "cs": ("Kampaň, část 1", "Dál: Kapitola II"),
}


def begin(me: Player) -> None:
    """A campaign against a gentle bot, made on the set-up page."""
    me.open("/new/oh_my_goods").see('input[name="campaign"]').check()
    me.see(".places select").nth(1).select_option("bot:beginner")
    me.see("details summary").click()
    # The campaign decides which chapter is played.
    expect(me.see('details option[value="IV-crown"]')).to_have_count(0)
    me.see('button[type="submit"]').click()
    me.page.wait_for_url("**/table/*")
    me.see(".omg").wait_for()


def test_two_chapters_against_a_bot(newcomer: Callable[..., Player]) -> None:
    me = newcomer()
    begin(me)
    rng = random.Random(3)
    first = me.page.url
    play_on(me, rng)
    expect(me.see(".campaign tbody tr")).to_have_count(1)
    expect_text(me, ".campaign", "Chapter I")
    assert faults(me) == []
    # It waits for me in the lobby, and is there again after a reload.
    me.open("/")
    expect_text(me, ".game-list", "Campaign, part 1")
    expect_text(me, ".game-list", "the campaign can go on")
    me.page.goto(first)
    me.page.get_by_role("button", name="Go on: Chapter II").click()
    me.page.wait_for_url(lambda url: "/table/" in url and url != first)
    me.see(".omg").wait_for()
    play_on(me, rng)
    expect(me.see(".campaign tbody tr")).to_have_count(2)
    expect_text(me, ".campaign", re.compile("In the lead: "))
    assert BARE.search(me.page.inner_text("body")) is None
    # The dice of a later chapter were promised before it began, too.
    me.page.get_by_role("button", name="Check the dice").click()
    expect(me.see(".fair.good")).to_be_visible(timeout=20_000)
    # The finished first chapter leads on to the second.
    me.page.goto(first)
    me.page.get_by_role("link", name="To the next chapter").click()
    expect(me.see(".campaign tbody tr")).to_have_count(2)


@pytest.fixture(scope="module")
def ended(page_house: House) -> tuple[Guest, str]:
    """A first chapter that two bots have played for a guest."""
    host = page_house.guest("Host")
    places = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    table = host.make(game="oh_my_goods", campaign=True, places=places, start=True)
    host.command("lend", table, 0, level="random")
    wait_for(lambda: host.get(f"/api/tables/{table}")["status"] == "over", "the chapter does not end", 60)
    return host, table


@pytest.mark.parametrize("language", sorted(GOES_ON))
def test_a_campaign_in_each_language(newcomer: Callable[..., Player], ended: tuple[Guest, str], language: str) -> None:
    host, table = ended
    me = newcomer(locale=language, viewport=PHONE if language == "cs" else {"width": 1280, "height": 800})
    cookie = {"name": "ludoteca", "value": str(host.cookie), "url": me.url}
    me.context.add_cookies([cookie])
    me.open(f"/table/{table}").see(".campaign").wait_for()
    number, button = GOES_ON[language]
    assert me.page.inner_text(".next-chapter").strip() == button
    assert BARE.search(me.page.inner_text("body")) is None
    assert faults(me) == []
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    me.open("/")
    expect_text(me, ".game-list", number)
