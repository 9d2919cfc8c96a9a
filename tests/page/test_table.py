"""What a table must do: previews, refusals, undo, reload, lost lines, watching, handing over."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.games.sagrada.helpers import position as small_position
from tests.page.support import CARD, PHONE, Player, expect_text, sit_in, table_from
from tests.positions import sagrada
from tests.server.support import House, two_guests

# What the page asks for after a die was placed: the rest of the turn, or something else already.
TURN_GOES_ON = """() => {
  if (document.querySelector('.question[aria-busy="true"]')) return "";
  if (!document.querySelector(".question.yours")) return "over";
  if (!document.querySelector(".ask").innerText.includes("end the turn")) return "over";
  return document.querySelector('[data-target="action:pass"]') ? "pass" : "";
}"""


def sit_down(newcomer: Callable[..., Player], **context: object) -> Player:
    """A player at a table with a bot, window chosen, asked for a die."""
    me = newcomer(**context)
    me.play_now()
    me.choose_window()
    assert me.my_turn()
    return me


def two_browsers(newcomer: Callable[..., Player]) -> tuple[Player, Player, str]:
    """Two people in two browsers at one table; both have chosen their window."""
    ada, ben = newcomer(), newcomer()
    ada.open("/new/sagrada").page.get_by_role("button", name="Make the table").click()
    ada.page.wait_for_url("**/table/*")
    ben.page.goto(ada.page.url)
    ben.page.get_by_role("button", name="Sit here").click()
    ada.page.get_by_role("button", name="Start").click()
    for player in (ada, ben):
        player.choose_window()
    ada.page.locator(".question.yours").or_(ada.see(".question")).first.wait_for()
    return ada, ben, ada.page.url.rsplit("/", 1)[1]


def opposite(newcomer: Callable[..., Player], house: House, position: Any) -> tuple[Player, Player]:
    """Two people in two browsers at a table in a position; the first has seat 0, whose turn it is."""
    guests = house.guest("Ada"), house.guest("Ben")
    table = table_from(house, guests[0], position, rival=guests[1])
    ada, ben = (newcomer().be(guest).open(f"/table/{table}") for guest in guests)
    assert ada.my_turn()
    return ada, ben


def draft_and_place(player: Player) -> None:
    before = player.dice()
    asked = player.serial()
    # Late in a round no die may fit: then there is nothing but to pass.
    player.page.wait_for_function("document.querySelector('.pool-dice .legal, [data-target=\"action:pass\"]')")
    if not player.see(".pool-dice .legal").count():
        player.see('[data-target="action:pass"]').click()
        player.settle(asked)
        return
    player.see(".pool-dice .legal").first.click()
    player.see(".stage .pane.legal").first.click(force=True)
    expect(player.see(".stage .pane.filled:not(.ghost)")).to_have_count(before + 1)


def end_turn(player: Player) -> None:
    """Say that the turn is over, if the page asks for more."""
    for _ in range(200):
        before = player.serial() if player.see(".ask").count() else ""
        # In one look, for the turn may be over by itself and the next one be asked for.
        more = player.page.evaluate(TURN_GOES_ON)
        if more == "over":
            return
        if more == "pass":
            player.see('[data-target="action:pass"]').click()
            player.settle(before)
            return
        player.page.wait_for_timeout(20)


def test_choosing_a_die_lights_where_it_fits_and_hover_previews_it(newcomer: Callable[..., Player]) -> None:
    me = sit_down(newcomer)
    assert me.see(".stage .pane.legal").count() == 0
    me.see(".pool-dice .legal").first.hover()
    expect(me.see(".stage .pane.legal")).not_to_have_count(0)
    me.see(".pool-dice .legal").first.click()
    cell = me.see(".stage .pane.legal").first
    cell.hover(force=True)
    expect(me.see(".stage .pane.ghost")).to_have_count(1)
    assert me.dice() == 0
    me.page.keyboard.press("Escape")
    expect(me.see(".pool-dice .chosen")).to_have_count(0)


def test_a_forbidden_pane_names_its_rule_and_opens_its_text(newcomer: Callable[..., Player]) -> None:
    me = sit_down(newcomer)
    me.see(".pool-dice .legal").first.click()
    me.see('.stage [data-cell="7"]').click(force=True)
    expect_text(me, ".refused", re.compile(r"border|colour|value"))
    rule = me.see(".refused .rule-link").first
    expect(rule).to_have_text(re.compile(r"SAG-6\.\d"))
    rule.click()
    expect(me.see("dialog[open]")).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(me.see("dialog[open]")).to_have_count(0)


def test_undo_within_the_turn_and_not_across_the_next(newcomer: Callable[..., Player], page_house: House) -> None:
    ada, ben = opposite(newcomer, page_house, sagrada())
    before = ada.board()
    draft_and_place(ada)
    # A tool could still be used, so the turn goes on: one key for each answer, and the die is back in the pool.
    expect(ada.see('[data-target="action:pass"]')).to_be_visible()
    for left in (True, False):
        ada.page.keyboard.press("Control+z")
        expect(ada.page.get_by_role("button", name="Undo", exact=True)).to_have_count(int(left))
    assert ada.board() == before
    draft_and_place(ada)
    end_turn(ada)
    assert ben.my_turn()
    draft_and_place(ben)
    expect(ada.page.get_by_role("button", name="Undo", exact=True)).to_have_count(0)


def test_a_take_back_needs_the_others_consent(newcomer: Callable[..., Player], page_house: House) -> None:
    ada, ben = opposite(newcomer, page_house, sagrada())
    draft_and_place(ada)
    end_turn(ada)
    assert ben.my_turn()
    draft_and_place(ben)
    ask = ada.page.get_by_role("button", name="Ask to take back")
    ask.wait_for()
    ask.click()
    expect_text(ben, ".take-back", "asks to take back")
    ben.page.get_by_role("button", name="Agree").click()
    expect_text(ada, ".take-back", "taken back")


def test_reload_in_mid_turn_shows_the_same_screen(newcomer: Callable[..., Player]) -> None:
    me = sit_down(newcomer)
    me.see(".pool-dice .legal").first.click()
    lit = me.board()
    text = me.page.inner_text(".middle")
    me.page.reload()
    expect(me.see(".pool-dice .chosen")).to_have_count(1)
    assert me.board() == lit
    assert me.page.inner_text(".middle") == text


def test_a_reload_keeps_the_place_on_the_page(newcomer: Callable[..., Player]) -> None:
    me = newcomer(viewport={"width": 390, "height": 600})
    me.play_now()
    me.choose_window()
    assert me.my_turn()
    me.page.evaluate("scrollTo(0, 120)")
    place = me.page.evaluate("scrollY")
    assert place > 0
    me.page.reload()
    assert me.my_turn()
    assert me.page.evaluate("scrollY") == place
    me.open("/")
    me.page.go_back()
    assert me.my_turn()


def test_a_lost_line_comes_back_and_the_move_counts_once(chromium_browser: Browser, page_house: House) -> None:
    me = Player(chromium_browser, page_house.url)
    lines: list[WebSocketRoute] = []
    deaf = {"on": False}

    def through(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        lines.append(line)
        line.on_message(lambda text: None if deaf["on"] else server.send(text))

    me.page.route_web_socket(re.compile(r"/ws$"), through)
    me.play_now()
    me.choose_window()
    assert me.my_turn()
    me.see(".pool-dice .legal").first.click()
    # The line is dead although nobody knows: the answer goes nowhere.
    deaf["on"] = True
    me.see(".stage .pane.legal").first.click(force=True)
    expect(me.see('.question[aria-busy="true"]')).to_have_count(1)
    assert me.dice() == 0
    deaf["on"] = False
    lines[-1].close(code=1012)
    expect(me.see(".stage .pane.filled:not(.ghost)")).to_have_count(1)
    assert len(lines) >= 2
    me.healthy()
    me.close()


def test_a_screen_that_wakes_up_finds_its_line_dead_and_catches_up(
    chromium_browser: Browser, page_house: House
) -> None:
    ada, ben, table = two_guests(page_house, seats=2)
    for guest, seat in ((ada, 0), (ben, 1)):
        guest.answer(table, seat)
    onlooker = Player(chromium_browser, page_house.url)
    asleep = {"on": False}
    lines: list[WebSocketRoute] = []

    def through(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        lines.append(line)
        number = len(lines)
        line.on_message(lambda text: None if asleep["on"] and number == 1 else server.send(text))
        server.on_message(lambda text: None if asleep["on"] and number == 1 else line.send(text))

    onlooker.page.route_web_socket(re.compile(r"/ws$"), through)
    onlooker.page.clock.install()
    onlooker.open(f"/table/{table}").see(".stage .window").wait_for()
    # The first line swallows everything from now on, and nobody is told.
    asleep["on"] = True
    before = onlooker.see(".pane.filled").count()
    mover = ada if ada.moment(table, 0)["question"] else ben
    seat = 0 if mover is ada else 1
    for _ in range(2):
        mover.answer(table, seat, lambda question: int(question["options"][0]["option"]))
    # Long enough for the page to find the silence strange.
    onlooker.page.clock.fast_forward(4500)
    assert onlooker.see(".pane.filled").count() == before
    onlooker.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(onlooker.see(".stage .pane.filled, .other .pane.filled")).to_have_count(before + 1, timeout=15_000)
    assert len(lines) == 2
    onlooker.healthy()
    onlooker.close()


def test_a_spectator_sees_the_table_and_no_hidden_card(newcomer: Callable[..., Player], page_house: House) -> None:
    ada, ben, table = two_guests(page_house, seats=2)
    for guest, seat in ((ada, 0), (ben, 1)):
        guest.answer(table, seat)
    onlooker = newcomer()
    onlooker.open(f"/table/{table}")
    onlooker.see(".stage .window").wait_for()
    assert onlooker.see(".goal.private").count() == 0
    assert onlooker.see(".goal").count() == 3
    assert onlooker.see(".question.yours").count() == 0
    assert onlooker.see(".legal").count() == 0


def test_pass_and_play_hides_the_table_between_seats(newcomer: Callable[..., Player]) -> None:
    both = newcomer()
    both.open("/new/sagrada")
    both.see(".places select").nth(1).select_option("me")
    both.page.get_by_role("button", name="Start").click()
    seen = []
    for _ in range(2):
        both.see(".hand-over").wait_for()
        assert both.see(".window").count() == 0
        both.see(".hand-over button").click()
        seen.append(both.page.inner_text(".goal.private"))
        both.choose_window()
    assert seen[0] != seen[1]
    # Chance names who starts: the seat that is looking, or the other one after a hand-over.
    both.page.locator(".hand-over, .pool-dice .legal").first.wait_for()
    if both.see(".hand-over").count():
        both.see(".hand-over button").click()
    both.see(".pool-dice .legal").first.click()
    both.see(".stage .pane.legal").first.click(force=True)
    # The turn goes on with a tool, or the screen goes to the other seat.
    both.page.locator('.hand-over, [data-target="action:pass"]').first.wait_for()


def test_phone_first_tap_previews_second_tap_places(newcomer: Callable[..., Player]) -> None:
    me = sit_down(newcomer, viewport=PHONE, has_touch=True, is_mobile=True)
    me.see(".pool-dice .legal").first.tap()
    cell = me.see(".stage .pane.legal").first
    cell.tap(force=True)
    expect(me.see(".stage .pane.ghost")).to_have_count(1)
    assert me.dice() == 0
    me.see(".stage .pane.ghost").tap(force=True)
    expect(me.see(".stage .pane.filled:not(.ghost)")).to_have_count(1)
    box = me.see(".pool-dice button").first.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44


def test_nothing_scrolls_sideways_from_320_px_to_4k(newcomer: Callable[..., Player]) -> None:
    me = sit_down(newcomer)
    for width, height in ((320, 640), (390, 844), (768, 1024), (1100, 700), (1920, 1080), (3840, 2160)):
        me.page.set_viewport_size({"width": width, "height": height})
        me.drawn()
        assert me.page.evaluate("document.documentElement.scrollWidth") <= width, width


def test_the_score_so_far_opens_and_hides_what_is_hidden(newcomer: Callable[..., Player], page_house: House) -> None:
    me, _ = opposite(newcomer, page_house, sagrada())
    me.page.keyboard.press("s")
    expect_text(me, "dialog .score", "Private objective")
    expect(me.see("dialog .score tfoot td").nth(1)).to_have_text("?")
    me.page.keyboard.press("Escape")
    me.page.keyboard.press("?")
    expect_text(me, "dialog", "Ctrl")


def test_confirmation_holds_an_answer_back(newcomer: Callable[..., Player]) -> None:
    me = newcomer()
    me.open("/account").page.get_by_label("Ask before an answer is sent").select_option("always")
    me.play_now()
    me.see(".window-choice button").first.click()
    me.page.get_by_role("button", name="Confirm").click()
    me.see(".window-choice").wait_for(state="detached")


def test_the_guide_leads_and_can_be_switched_off(newcomer: Callable[..., Player]) -> None:
    me = sit_down(newcomer)
    expect_text(me, ".guide", "Take a die")
    me.page.get_by_role("button", name="No tips").click()
    expect(me.see(".guide")).to_have_count(0)
    me.page.reload()
    me.my_turn()
    assert me.see(".guide").count() == 0


def test_a_bot_takes_the_seat_and_hands_it_back(newcomer: Callable[..., Player], page_house: House) -> None:
    ben = page_house.guest("Ben")
    table = ben.make(seats=2, places=[{"kind": "me"}, {"kind": "open"}])
    me = newcomer()
    me.open(f"/table/{table}").page.get_by_role("button", name="Sit here").click()
    expect_text(me, ".waiting-seats", "Get up")
    ben.ask("POST", f"/api/tables/{table}/start")
    me.see(".window-choice").wait_for()
    me.page.get_by_role("button", name="Let a bot play for me").click()
    # Nothing happens before it is said which bot.
    me.page.get_by_role("radio", name="beginner").check(force=True)
    expect_text(me, "dialog", "overlooks a lot")
    expect(me.see(".window-choice")).to_be_visible()
    me.page.get_by_role("button", name="Let it play").click()
    me.see(".window-choice").wait_for(state="detached")
    expect_text(me, ".question", "A bot plays for you (beginner)")
    assert me.see(".legal, .question.yours").count() == 0
    expect(me.page).not_to_have_title(re.compile("Your turn"))
    # The button that was pressed has gone; the keys go on at the way back.
    expect(me.page.get_by_role("button", name="Take my seat back")).to_be_focused()
    me.page.get_by_role("button", name="Take my seat back").click()
    me.page.get_by_role("button", name="Let a bot play for me").wait_for()


def test_a_seat_opens_its_window_large(newcomer: Callable[..., Player]) -> None:
    me = sit_down(newcomer, viewport=PHONE, has_touch=True)
    me.see(".seat-open").tap()
    expect(me.see("dialog .window")).to_be_visible()
    expect_text(me, "dialog h2", "Bot 2")


def test_tool_tips_name_the_rule_by_hover_focus_and_finger(newcomer: Callable[..., Player]) -> None:
    me = sit_down(newcomer)
    pieces = {
        ".tool": r"SAG-14\.\d+",
        ".goal.private": "SAG-9.6",
        ".goal:not(.private)": "SAG-9.3",
        ".track li.now": "SAG-4.3",
        ".seat-favor": "SAG-7.1",
        ".pool-dice button": "SAG-5.3",
        '.stage [data-cell="7"]': r"SAG-6\.4",
    }
    heard: dict[str, str] = {}
    for selector, rule in pieces.items():
        me.page.mouse.move(3, 3)
        expect(me.see(".tip")).to_have_count(0)
        me.see(selector).first.hover(force=True)
        expect(me.see(".tip .rule-link")).to_have_text(re.compile(rule))
        heard[selector] = me.page.inner_text(".tip")
        assert me.see(selector).first.get_attribute("aria-describedby") == "tip"
    me.page.mouse.move(3, 3)
    expect(me.see(".tip")).to_have_count(0)
    # The same words by keyboard, gone with Escape; the bubble itself can be pointed at and opens its rule.
    for selector in (".tool", ".goal.private"):
        me.page.keyboard.press("Tab")
        me.see(selector).first.focus()
        expect(me.see(".tip")).to_have_text(heard[selector], use_inner_text=True)
        me.page.keyboard.press("Escape")
        expect(me.see(".tip")).to_have_count(0)
    # Pressed slowly and with the focus still on the piece: the bubble must not go away under the mouse.
    me.see(".goal.private").hover()
    me.see(".tip .rule-link").click(delay=200)
    expect(me.see("dialog[open]")).to_contain_text("SAG-9.6")
    finger = sit_down(newcomer, viewport={"width": 900, "height": 1200}, has_touch=True)
    finger.see(".track li.now").tap()
    expect(finger.see(".tip .rule-link")).to_have_text("SAG-4.3")
    finger.see(".ask").tap()
    expect(finger.see(".tip")).to_have_count(0)


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_roll_and_placement_are_animated_unless_motion_is_unwanted(
    newcomer: Callable[..., Player], page_house: House, motion: str
) -> None:
    # My last turn of a round: what I place settles, and the dice of the next round are rolled.
    me = newcomer(reduced_motion=motion)
    sit_in(page_house, me, small_position(turn=4, pool="R2 G6"))
    seen = """new Promise((done) => {
        const names = new Set();
        const note = (event) => names.add(event.animationName);
        addEventListener("animationstart", note);
        globalThis.animations = names;
        done();
    })"""
    me.page.evaluate(seen)
    draft_and_place(me)
    expect(me.see(".track li.past")).to_have_count(2)
    expect(me.see(".pool-dice button")).to_have_count(5)
    me.drawn()
    shown = set(me.page.evaluate("[...animations]")) & {"tumble", "settle", "breathe"}
    assert shown == ({"tumble", "settle", "breathe"} if motion == "no-preference" else set())


def test_a_phone_opens_goals_and_log_in_sight(newcomer: Callable[..., Player]) -> None:
    me = sit_down(newcomer, viewport=PHONE, has_touch=True)
    fold = me.page.evaluate("document.querySelector('.question').getBoundingClientRect().top")
    for name, panel in (("Goals", ".rail-extra"), ("Game log", ".log")):
        button = me.see(".tabs").get_by_role("button", name=name)
        button.tap()
        box = me.see(panel).bounding_box()
        assert box is not None
        assert box["y"] < fold - 100, name
        button.tap()
        expect(me.see(panel)).to_be_hidden()


def test_a_picked_tool_says_what_it_does_with_its_rule(newcomer: Callable[..., Player], page_house: House) -> None:
    me, _ = opposite(newcomer, page_house, sagrada())
    me.see(".tool.legal").first.click()
    expect(me.see(".about .rule-link")).to_have_text(re.compile(r"SAG-14\.\d+"))
    me.page.keyboard.press("Escape")
    expect(me.see(".about")).to_have_count(0)


def test_clocks_are_shown_and_run_for_who_is_asked(newcomer: Callable[..., Player]) -> None:
    me = newcomer()
    me.open("/new/sagrada")
    me.see(".places select").nth(1).select_option("bot:beginner")
    me.see(".set-up summary").click()
    me.page.get_by_label("Clock").select_option("quick")
    me.page.get_by_role("button", name="Start").click()
    me.choose_window()
    assert me.my_turn()
    expect(me.see(".seat-clock")).to_have_count(2)
    expect(me.see(".seat.mine .seat-clock.running")).to_have_text(re.compile(r"^(9:\d\d|10:\d\d)$"))


def test_a_solo_game_can_be_played(newcomer: Callable[..., Player]) -> None:
    me = newcomer()
    me.open("/").see(CARD).get_by_role("button", name="Solo").click()
    me.see(".window-choice").wait_for()
    rng = random.Random(5)
    for _ in range(8):
        assert me.my_turn()
        me.answer(rng)
    assert me.see(".stage .pane.filled").count() >= 1
