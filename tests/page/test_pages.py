"""Every page: in each language, in both themes, without a serious fault of accessibility."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.page.support import PHONE, ROOT, WEB, Player, expect_text

MESSAGES = ROOT / "src" / "ludoteca" / "messages"
GAMES = ROOT / "src" / "ludoteca" / "games"
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"


def words(code: str, name: str) -> str:
    """A plain message of the page, from its own file."""
    text = (MESSAGES / code / "table.ftl").read_text(encoding="utf-8")
    found = re.search(rf"^{name} = (.+)$", text, re.MULTILINE)
    assert found is not None
    return found[1]


def faults(player: Player) -> list[str]:
    """What axe finds serious or worse."""
    # The page's policy forbids foreign scripts in the document, so the tool is run by the browser's own hand.
    player.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = player.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{each['id']}: {each['nodes'][0]['html'][:160]}"
        for each in found["violations"]
        if each["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("code", ["en", "ru", "fr", "cs"])
def test_each_language_from_lobby_to_log(newcomer: Callable[..., Player], code: str) -> None:
    me = newcomer(locale=code)
    me.open("/")
    expect_text(me, "h1", words(code, "lobby-title"))
    assert me.page.get_attribute("html", "lang") == code
    me.healthy()
    me.play_now()
    me.choose_window()
    assert me.my_turn()
    expect(me.see("#voice-assertive")).to_contain_text(words(code, "your-turn"))
    me.see(".pool-dice .legal").first.click()
    me.see(".stage .pane.legal").first.click(force=True)
    expect(me.see(".stage .pane.filled:not(.ghost)")).to_have_count(1)
    me.healthy()
    other = "cs" if code != "cs" else "ru"
    log = me.page.inner_text(".log")
    me.see(".language select").select_option(other)
    expect(me.page.locator("html")).to_have_attribute("lang", other)
    assert me.page.inner_text(".log") != log


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_axe_finds_nothing_serious(newcomer: Callable[..., Player], finished: str, theme: str, size: str) -> None:
    context: dict[str, object] = {"color_scheme": theme}
    if size == "phone":
        context |= {"viewport": PHONE, "has_touch": True}
    me = newcomer(**context)
    wrong: dict[str, list[str]] = {}
    for path in ("/", "/new/sagrada", "/account", "/help", f"/replay/{finished}", f"/table/{finished}"):
        me.open(path)
        me.page.locator("main h1, main h2").first.wait_for(state="attached")
        me.drawn()
        wrong[path] = faults(me)
    me.open("/new/sagrada").page.get_by_role("button", name="Make the table").click()
    me.see(".waiting").wait_for()
    wrong["waiting"] = faults(me)
    me.play_now()
    me.see(".window-choice").wait_for()
    wrong["choose"] = faults(me)
    me.choose_window()
    me.my_turn()
    me.see(".pool-dice .legal").first.click()
    wrong["play"] = faults(me)
    assert {place: found for place, found in wrong.items() if found} == {}


def test_replay_step_by_step_from_any_seat(newcomer: Callable[..., Player], finished: str) -> None:
    me = newcomer()
    me.open(f"/replay/{finished}")
    last = int(str(me.see('.steps input[type="range"]').get_attribute("max")))
    assert last > 30
    assert me.see(".stage .pane.filled").count() == 0
    me.page.get_by_role("button", name="One step on").click()
    expect_text(me, ".steps output", f"Step 1 of {last}")
    me.page.get_by_role("button", name="To the end").click()
    filled = me.see(".stage .pane.filled").count()
    assert filled > 8
    first = me.page.inner_text(".goal.private")
    me.see(".rail.left select").select_option("1")
    expect(me.see(".goal.private")).not_to_contain_text(first)
    me.see(".rail.left select").select_option("null")
    expect(me.see(".goal.private")).to_have_count(0)
    expect(me.see(".score tfoot")).to_be_visible()


def test_a_finished_game_opens_by_its_link_and_its_dice_can_be_checked(
    newcomer: Callable[..., Player], finished: str
) -> None:
    me = newcomer()
    me.open(f"/table/{finished}")
    expect_text(me, ".winner", "wins!")
    me.page.get_by_role("button", name="Check the dice").click()
    expect_text(me, ".fair.good", re.compile(r"all \d+ draws"))


def test_my_games_list_those_waiting_for_me_first(newcomer: Callable[..., Player]) -> None:
    me = newcomer()
    me.open("/new/sagrada").page.get_by_role("button", name="Make the table").click()
    me.see(".waiting").wait_for()
    me.play_now()
    me.see(".window-choice").wait_for()
    expect(me.page).to_have_title(re.compile("Your turn"))
    expect(me.see("#favicon")).to_have_attribute("href", re.compile("^data:"))
    me.open("/")
    expect(me.see(".game-list li")).to_have_count(2)
    expect(me.see(".game-list li").first).to_contain_text("Your turn")


def test_an_account_keeps_the_guests_seats(newcomer: Callable[..., Player]) -> None:
    me = newcomer()
    table = me.play_now()
    me.see(".window-choice").wait_for()
    me.open("/account")
    me.page.get_by_label("Name", exact=True).fill(f"Ada {table[:6]}")
    me.page.get_by_label("Password").fill("short")
    me.page.get_by_role("button", name="Make an account").click()
    expect_text(me, ".account .refused", "at least 8 characters")
    me.page.get_by_label("Password").fill("correct horse battery")
    me.page.get_by_role("button", name="Make an account").click()
    expect_text(me, "main", "Signed in as Ada")
    me.open(f"/table/{table}")
    me.see(".window-choice").wait_for()


def test_an_unknown_table_says_so(newcomer: Callable[..., Player]) -> None:
    me = newcomer()
    me.open("/table/nowhere")
    expect_text(me, "main h1", "no such table")
    me.problems.clear()
    me.page.locator(".dead-end").get_by_role("link", name="To the lobby").click()
    me.see(".game-card").first.wait_for()


@pytest.mark.parametrize("code", ["en", "ru", "fr", "cs"])
def test_a_wrong_link_says_so_in_the_readers_language(newcomer: Callable[..., Player], code: str) -> None:
    me = newcomer(locale=code)
    me.open("/nowhere/at/all")
    expect_text(me, "main h1", words(code, "error-not-found"))
    assert faults(me) == []
    # The browser itself notes that the document came with 404.
    me.problems.clear()
    me.page.locator(".dead-end .button").click()
    expect_text(me, "h1", words(code, "lobby-title"))


@pytest.mark.parametrize("code", ["en", "ru", "fr", "cs"])
def test_the_rules_are_told_in_short_in_the_readers_language(newcomer: Callable[..., Player], code: str) -> None:
    me = newcomer(locale=code)
    for game in ("sagrada", "oh_my_goods", "la_granja"):
        text = (GAMES / game / "messages" / code / "game.ftl").read_text(encoding="utf-8")
        told = re.findall(rf"^rules-{game}-\w+ = (.+)$", text, re.MULTILINE)
        # Each has the six parts from the goal to the end; some tell more.
        assert len(told) >= 6
        me.open(f"/help/{game}").see(".rules-short").wait_for()
        expect(me.see(".rules-short p")).to_have_text(told)
        # The numbered rules are in one language; a screen reader is told which.
        expect(me.see("article[lang]")).to_have_attribute("lang", "en")
        me.healthy()
