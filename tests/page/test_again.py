"""Around a game: what is set up is what starts, how strong the bots are, the end, and once more."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.support import CARD, PHONE, Player, expect_text, table_from
from tests.page.test_table import draft_and_place, end_turn, sit_down, two_browsers
from tests.positions import sagrada
from tests.server.support import House, wait_for

ASK = """async ([method, path, body]) => {
  const { csrf } = await (await fetch("/api/me")).json();
  const headers = { "X-Ludoteca-CSRF": csrf, "Content-Type": "application/json" };
  return await (await fetch(path, { method, headers, body: body && JSON.stringify(body) })).json();
}"""


def ask(me: Player, method: str, path: str, body: Any = None) -> Any:
    """What the page's own person would be answered."""
    return me.page.evaluate(ASK, [method, path, body])


def table_of(me: Player) -> str:
    return me.page.url.rsplit("/", 1)[1]


def finish(*players: Player) -> None:
    """Bots play for everyone until the end is seen."""
    for me in players:
        table = table_of(me)
        for seat in ask(me, "GET", f"/api/tables/{table}")["mine"]:
            body = {
                "type": "lend",
                "id": f"lend{random.random()}"[:20].replace(".", ""),
                "seat": seat,
                "level": "random",
            }
            assert ask(me, "POST", f"/api/tables/{table}/commands", body)["result"] == "done"
    for me in players:
        me.see(".over").wait_for(timeout=60_000)


def test_one_seat_is_shown_what_it_will_play(newcomer: Callable[..., Player]) -> None:
    me = newcomer()
    me.open("/new/oh_my_goods").see(".choices label").first.wait_for()
    me.see("summary").click()
    chapter = me.see('[data-setting="chapter"] select')
    expect(chapter).to_have_value("none")
    me.see(".choices label").nth(0).click()
    expect(chapter).to_have_value("I")
    assert chapter.locator('option[value="none"]').count() == 0
    # Nobody chose the chapter: with two players again, it is the base game again.
    me.see(".choices label").nth(1).click()
    expect(chapter).to_have_value("none")
    me.see(".choices label").nth(0).click()
    me.page.get_by_role("button", name="Start", exact=True).click()
    me.page.wait_for_url("**/table/*")
    assert ask(me, "GET", f"/api/tables/{table_of(me)}")["options"]["chapter"] == "I"
    me.open("/new/sagrada").see(".choices label").first.wait_for()
    me.see("summary").click()
    expect(me.see('[data-setting="lone_die"]')).to_have_count(1)
    expect(me.see('[data-setting="solo_tools"]')).to_have_count(0)
    me.see(".choices label").nth(0).click()
    expect(me.see('[data-setting="solo_tools"]')).to_have_count(1)


def test_the_strength_of_the_bots_is_chosen_at_home_and_remembered(newcomer: Callable[..., Player]) -> None:
    me = newcomer()
    me.open("/").see(CARD).wait_for()
    expect(me.page.get_by_role("radio", name="casual")).to_be_checked()
    me.page.get_by_role("radio", name="beginner").check(force=True)
    expect_text(me, ".level-words", "overlooks a lot")
    me.page.reload()
    expect(me.page.get_by_role("radio", name="beginner")).to_be_checked()
    table = me.play_now()
    assert ask(me, "GET", f"/api/tables/{table}")["seats"][1]["level"] == "beginner"


def test_before_the_start_a_bot_is_added_changed_and_sent_away(newcomer: Callable[..., Player]) -> None:
    me, ben = newcomer(), newcomer()
    me.open("/new/sagrada").page.get_by_role("button", name="Make the table").click()
    me.page.wait_for_url("**/table/*")
    me.page.get_by_role("button", name="Add a bot").click()
    level = me.page.get_by_role("combobox", name="Strength: Bot 2")
    expect(level).to_have_value("casual")
    level.select_option("strong")
    expect_text(me, ".level-words", "thinks ahead")
    ben.page.goto(me.page.url)
    expect_text(ben, ".waiting-seats", "strong")
    assert ben.page.get_by_role("combobox", name="Strength").count() == 0
    me.page.get_by_role("button", name="Remove").click()
    expect(level).to_have_count(0)
    expect(ben.page.get_by_role("button", name="Sit here")).to_be_visible()


def test_a_game_against_bots_is_ended_after_a_question(newcomer: Callable[..., Player]) -> None:
    me = newcomer()
    me.play_now()
    me.see(".window-choice").wait_for()
    me.open("/")
    expect(me.see(".game-list li")).to_have_count(1)
    me.page.get_by_role("button", name="End this game: Sagrada").click()
    expect_text(me, "dialog", re.compile(r"Sagrada: .*Bot 2"))
    me.page.get_by_role("button", name="Cancel").click()
    expect(me.see("dialog")).to_have_count(0)
    expect(me.page.get_by_role("button", name="End this game: Sagrada")).to_be_focused()
    expect(me.see(".game-list li")).to_have_count(1)
    me.page.get_by_role("button", name="End this game: Sagrada").click()
    me.page.get_by_role("button", name="End this game", exact=True).last.click()
    expect(me.see(".game-list li")).to_have_count(0)
    # The same from the table.
    me.play_now()
    me.see(".seat-actions .end-game").click()
    me.see("dialog .button.primary").click()
    me.page.wait_for_url(re.compile(r"/$"))
    me.see(CARD).wait_for()
    expect(me.see(".game-list li")).to_have_count(0)


def test_the_game_asked_about_is_ended_wherever_its_row_has_gone(
    newcomer: Callable[..., Player], page_house: House
) -> None:
    guest = page_house.guest("Ann")
    me = newcomer()
    me.context.add_cookies([{"name": "ludoteca", "value": str(guest.cookie), "url": page_house.url}])
    bot = {"kind": "bot", "level": "random"}
    mine = guest.make(seats=2, places=[{"kind": "me"}, bot], start=True)
    me.open("/")
    expect(me.see(".game-list li")).to_have_count(1)
    me.page.get_by_role("button", name="End this game: Sagrada").click()
    # Another game waits for me by now, and its row comes first.
    other = guest.make(game="la_granja", seats=2, places=[{"kind": "me"}, bot], start=True)
    wait_for(lambda: me.see(".game-list li").count() == 2 or me.page.wait_for_timeout(50), "no second row", 25)
    expect(me.see(".game-list a").first).to_have_attribute("href", f"/table/{other}")
    me.see("dialog .button.primary").click()
    expect(me.see(".game-list li")).to_have_count(1)
    guest.ask("GET", f"/api/tables/{mine}", None, 404)
    assert guest.get(f"/api/tables/{other}")["status"] == "playing"


def test_with_other_people_a_game_cannot_be_ended(newcomer: Callable[..., Player]) -> None:
    ada, _, _ = two_browsers(newcomer)
    ada.page.get_by_role("button", name="Let a bot play for me").wait_for()
    assert ada.see(".end-game").count() == 0


def test_against_bots_a_move_is_taken_back_without_asking_anyone(
    newcomer: Callable[..., Player], page_house: House
) -> None:
    guest = page_house.guest("Ada")
    places = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    table = table_from(page_house, guest, sagrada(), places=places)
    me = newcomer().be(guest).open(f"/table/{table}")
    assert me.my_turn()
    back = me.page.get_by_role("button", name="Take back")
    # The bot acts then: only what lies across a barrier is asked for.
    draft_and_place(me)
    end_turn(me)
    assert me.my_turn()
    expect(me.page.get_by_role("button", name="Ask to take back")).to_have_count(0)
    before = me.see(".log li").count()
    back.click()
    me.page.wait_for_function("before => document.querySelectorAll('.log li').length < before", arg=before)
    assert me.my_turn()
    assert me.see(".take-back").count() == 0


def test_the_same_game_once_more_against_the_same_bot(newcomer: Callable[..., Player]) -> None:
    me = newcomer()
    me.open("/new/sagrada").see(".places select").nth(1).select_option("bot:beginner")
    me.page.get_by_role("button", name="Start", exact=True).click()
    me.page.wait_for_url("**/table/*")
    first = table_of(me)
    me.see(".window-choice").wait_for()
    finish(me)
    expect(me.see(".watch-replay")).to_have_text(re.compile("Watch the replay"))
    expect(me.see(".question")).to_have_count(0)
    expect_text(me, ".rail-buttons", "Final score")
    me.page.get_by_role("button", name="Play again").click()
    me.see(".window-choice").wait_for()
    assert table_of(me) != first
    found = ask(me, "GET", f"/api/tables/{table_of(me)}")
    assert (found["status"], found["seats"][1]["level"]) == ("playing", "beginner")


def test_other_people_see_that_someone_wants_to_play_again(newcomer: Callable[..., Player]) -> None:
    ada, ben, first = two_browsers(newcomer)
    finish(ada, ben)
    ada.page.get_by_role("button", name="Play again").click()
    ada.see(".waiting").wait_for()
    join = ben.page.get_by_role("button", name="Join the new game")
    join.wait_for()
    expect_text(ben, ".over", "can sit down again")
    ben.open("/")
    expect_text(ben, ".game-list li", "invited to play again")
    ben.see(".game-list a").first.click()
    join.click()
    ben.page.get_by_role("button", name="Sit here").click()
    ada.page.get_by_role("button", name="Start").click()
    ben.see(".window-choice").wait_for()
    assert table_of(ada) == table_of(ben) != first


def test_a_phone_shows_the_result_when_the_game_ends(newcomer: Callable[..., Player]) -> None:
    me = sit_down(newcomer, viewport=PHONE, has_touch=True)
    me.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    finish(me)
    expect(me.see(".winner")).to_be_in_viewport()
    # What stood above it may still be going away.
    top = "document.querySelector('.over').getBoundingClientRect().y"
    me.page.wait_for_function(f"0 <= {top} && {top} < 60")
    expect(me.see(".table-page").get_by_text("wins!")).to_have_count(1)
    # Whoever reloads stays where they were.
    me.page.evaluate("scrollTo(0, 300)")
    me.page.reload()
    me.see(".over").wait_for()
    me.page.wait_for_function("Math.abs(scrollY - 300) < 30")


@pytest.mark.parametrize("game", ["la_granja", "oh_my_goods"])
def test_the_end_fits_its_column(newcomer: Callable[..., Player], page_house: House, game: str) -> None:
    host = page_house.guest("Host")
    bots = [{"kind": "bot", "level": "random"}] * 2
    table = host.make(game=game, seats=2, places=bots, start=True)
    wait_for(lambda: host.moment(table)["status"] == "over", "two bots do not finish", 60)
    me = newcomer()
    me.open(f"/table/{table}").see(".over").wait_for()
    column = me.see(".board").bounding_box()
    assert column is not None
    for piece in me.see(".board > *").all():
        box = piece.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= column["x"] + column["width"] + 1, box
        assert piece.evaluate("each => each.scrollWidth <= each.clientWidth + 1")
    # Nothing unseen makes the page longer than the screen.
    assert me.page.evaluate("document.documentElement.scrollHeight") == me.page.viewport_size["height"]  # type: ignore[index]
    assert re.search(r"is active|not yet", me.page.inner_text(".board")) is None
    # The buttons of the rail stand in one line.
    assert me.see(".rail-buttons .button").bounding_box()["height"] < 50  # type: ignore[index]
