"""Hints at the table: what they say, what they light, what Play does, keys, phone, languages."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from ludoteca.games.sagrada.content.dice import CELL_NOTATIONS
from tests.games.sagrada.helpers import position
from tests.page.robot.moments import kinds
from tests.page.robot.sessions import table_at
from tests.page.support import PHONE, Player, sit_in
from tests.page.test_pages import faults
from tests.server.support import Guest, House

FOCUS = "document.activeElement.closest('.hint-acts') ? 'play' : document.activeElement.id || document.activeElement.tagName"


def seated(study: House, game: str = "sagrada", bots: tuple[str, ...] = ("random",)) -> tuple[Guest, str]:
    """A guest at a table of quick bots."""
    guest = study.guest("Hal")
    places = [{"kind": "me"}, *({"kind": "bot", "level": level} for level in bots)]
    return guest, guest.make(game=game, seats=len(places), places=places, start=True)


def ask_hint(me: Player) -> None:
    assert me.my_turn()
    me.see(".hint-button").wait_for()
    me.page.keyboard.press("h")
    me.see(".hint-panel li").first.wait_for()


def draft(study: House, me: Player) -> tuple[Guest, str]:
    """The last turn of a game, without tools: the red die is worth most, and fits in several spaces."""
    return sit_in(study, me, position(round=10, turn=4))


def test_a_hint_lights_only_the_best_answers(reader: Callable[..., Player], study: House) -> None:
    me = reader()
    draft(study, me)
    lit = me.see(".pool-dice .legal").count()
    me.see(".hint-button").click()
    me.see(".hint-panel li").first.wait_for()
    assert me.see(".hint-panel li").count() <= 5
    expect(me.see(".hint-panel li").first).to_contain_text(re.compile(r"win [\d.]+%"))
    expect(me.see("#voice-assertive")).to_contain_text("Hint:")
    assert me.see(".pool-dice .legal").count() <= lit
    # One alone, then all of them, then none.
    me.see(".hint-acts [aria-pressed]").first.click()
    expect(me.see('.hint-acts [aria-pressed="true"]')).to_have_count(min(1, me.see(".hint-panel li").count() - 1))
    # Two dice that look the same are one answer.
    alight = {die.get_attribute("aria-label") for die in me.see(".pool-dice .legal").all()}
    assert len(alight) <= 1
    assert faults(me) == []
    me.page.keyboard.press("Escape")
    expect(me.see(".hint-panel")).to_have_count(0)
    expect(me.see(".pool-dice .legal")).to_have_count(lit)


def test_a_die_that_was_not_advised_can_still_be_taken(reader: Callable[..., Player], study: House) -> None:
    me = reader()
    draft(study, me)
    dice = me.see(".pool-dice button")
    me.page.keyboard.press("h")
    me.see(".hint-panel li").first.wait_for()
    me.see(".hint-acts [aria-pressed]").first.click()
    dark = [place for place in range(dice.count()) if "legal" not in str(dice.nth(place).get_attribute("class"))]
    # At most one die is advised alone. The others are named disabled while they are dark; a hand presses all the same.
    assert len(dark) >= 3
    dice.nth(dark[0]).click(force=True)
    expect(me.see(".hint-panel")).to_have_count(0)
    expect(dice.nth(dark[0])).to_have_attribute("aria-pressed", "true")


def test_a_table_without_hints_has_no_button(reader: Callable[..., Player], study: House) -> None:
    guest = study.guest("Ben")
    places = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    table = guest.make(places=places, start=True, hints=False)
    me = reader(guest)
    me.open(f"/table/{table}")
    me.choose_window()
    assert me.my_turn()
    expect(me.see(".hint-button")).to_have_count(0)


def test_the_host_may_leave_hints_out(reader: Callable[..., Player]) -> None:
    me = reader()
    me.open("/new/sagrada")
    me.see(".places select").nth(1).select_option("bot:beginner")
    me.see(".set-up summary").click()
    me.page.get_by_label("Players may ask for hints").uncheck()
    me.page.get_by_role("button", name="Start").click()
    me.page.wait_for_url("**/table/*")
    me.choose_window()
    assert me.my_turn()
    expect(me.see(".hint-button")).to_have_count(0)


@pytest.mark.parametrize("game", ["sagrada", "la_granja", "oh_my_goods"])
def test_play_plays_whatever_the_answer_leads_to(reader: Callable[..., Player], study: House, game: str) -> None:
    guest, rival = study.guest("Hal"), study.guest("Rival")
    me = reader(guest)
    # Asked even where the table would go on by itself.
    me.open("/account").see('select[name="pauses"]').select_option("always")
    played = 0
    for moment in kinds(game).values():
        table = table_at(study, guest, moment, rival)
        question = guest.moment(table, moment.seat)["question"]
        if len(question["options"]) < 2 or not any(option["leads"] for option in question["options"]):
            continue
        played += 1
        me.open(f"/table/{table}")
        ask_hint(me)
        # The keys are already where the first answer is played.
        assert me.page.evaluate(FOCUS) == "play"
        me.page.keyboard.press("Enter")
        expect(me.see(".hint-panel")).to_have_count(0)
        after = guest.moment(table, moment.seat)["question"]
        assert (after or {"serial": -1})["serial"] != question["serial"], moment.decision
        assert me.see(".answers .button:has-text('Cancel')").count() == 0
        assert me.page.evaluate(FOCUS) == "ask"
    assert played >= 2


def test_an_answer_that_must_be_confirmed_waits_for_it(reader: Callable[..., Player], study: House) -> None:
    guest, table = seated(study)
    me = reader(guest)
    me.page.add_init_script("localStorage.setItem('ludoteca-preferences', JSON.stringify({ confirm: 'always' }))")
    me.open(f"/table/{table}")
    assert me.my_turn()
    serial = guest.moment(table, 0)["question"]["serial"]
    ask_hint(me)
    me.page.keyboard.press("Enter")
    expect(me.see(".answers .button.primary")).to_be_focused()
    assert guest.moment(table, 0)["question"]["serial"] == serial
    me.page.keyboard.press("Enter")
    expect(me.see(".hint-panel")).to_have_count(0)
    assert (guest.moment(table, 0)["question"] or {"serial": -1})["serial"] != serial


def test_a_hint_says_where_the_die_goes_and_lights_that_space_alone(
    reader: Callable[..., Player], study: House
) -> None:
    me = reader()
    guest, table = draft(study, me)
    ask_hint(me)
    answers = me.see(".hint-answer").all_inner_texts()
    advised = [re.match(r"Take (\w+ \d) → (row \d, column \d)", words) for words in answers]
    assert any(advised), answers
    taking, found = next((place, match) for place, match in enumerate(advised) if match)
    me.see(".hint-acts [aria-pressed]").nth(taking).click()
    die = me.see(".pool-dice .legal")
    expect(die).to_have_count(1)
    target = die.get_attribute("data-target")
    die.click()
    expect(me.see(".stage .pane.legal")).to_have_count(1)
    expect(me.see(".stage .pane.legal")).to_have_attribute("aria-label", re.compile(found[2]))
    # Another space is not advised, and can be had all the same.
    options = guest.moment(table, 0)["question"]["options"]
    leads = next(option["leads"] for option in options if option["target"] == target)
    best = str(me.see(".stage .pane.legal").get_attribute("data-target"))
    other = next(lead for lead in leads if lead != best)
    dice = me.dice()
    me.see(f'.stage [data-cell="{CELL_NOTATIONS.index(other.partition(":")[2])}"]').click(force=True)
    expect(me.see(".stage .pane.filled:not(.ghost)")).to_have_count(dice + 1)
    expect(me.see(".hint-panel")).to_have_count(0)


def test_focus_goes_back_when_the_hint_is_closed(reader: Callable[..., Player], study: House) -> None:
    me = reader()
    draft(study, me)
    me.see(".pool-dice .legal").first.focus()
    me.page.keyboard.press("h")
    me.see(".hint-panel li").first.wait_for()
    assert me.page.evaluate(FOCUS) == "play"
    me.page.keyboard.press("Escape")
    expect(me.see(".hint-panel")).to_have_count(0)
    expect(me.see(".pool-dice .legal").first).to_be_focused()


def test_certainty_is_told_of_the_first_and_of_those_in_doubt(reader: Callable[..., Player], study: House) -> None:
    me = reader()
    guest, table = draft(study, me)
    ask_hint(me)
    rows = guest.ask("POST", f"/api/tables/{table}/hint", {"seat": 0})["answers"]
    # Of a single answer nothing is told: there is none it could be better than.
    told = [len(rows) > 1 and (place == 0 or 0.05 <= row["sure"] <= 0.95) for place, row in enumerate(rows)]
    for place, expected in enumerate(told):
        assert (me.see(".hint-panel li").nth(place).locator(".hint-sure").count() == 1) == expected


def test_alone_the_points_are_measured_by_the_target(reader: Callable[..., Player], study: House) -> None:
    guest, table = seated(study, bots=())
    me = reader(guest)
    me.open(f"/table/{table}")
    ask_hint(me)
    expect(me.see(".hint-heads")).to_contain_text("against the target")
    expect(me.see(".hint-heads")).not_to_contain_text("lead")


# Questions with several answers, each with something to be said of it.
CHOICE = {"sagrada": "act", "la_granja": "pick", "oh_my_goods": "plan_worker"}
CUT = """(selector) => [...document.querySelectorAll(selector)].filter((each) => {
  const box = each.closest(".hint-list").getBoundingClientRect();
  const mine = each.getBoundingClientRect();
  return mine.left < box.left || mine.right > box.right;
}).map((each) => each.textContent)"""


@pytest.mark.parametrize("code", ["en-GB", "ru", "fr", "cs"])
@pytest.mark.parametrize("game", ["sagrada", "la_granja", "oh_my_goods"])
def test_a_hint_leaves_the_board_whole_and_nothing_of_it_is_cut(
    reader: Callable[..., Player], study: House, code: str, game: str
) -> None:
    guest = study.guest("Hal")
    table = table_at(study, guest, kinds(game)[CHOICE[game]], study.guest("Rival"))
    me = reader(guest, locale=code)
    me.open(f"/table/{table}")
    assert me.my_turn()
    me.drawn()
    board = me.see(".board").bounding_box()
    ask_hint(me)
    after = me.see(".board").bounding_box()
    assert board
    assert after
    # A first word of advice in the bar goes away when the hint comes: the board may grow, not shrink.
    assert after["height"] >= board["height"]
    panel = me.see(".hint-panel").bounding_box()
    assert panel
    assert panel["x"] >= after["x"] + after["width"]
    assert me.page.evaluate(CUT, ".hint-list :is(p, span, button)") == []
    me.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    me.drawn()
    assert me.page.evaluate(CUT, ".hint-list :is(p, span, button)") == []
    over = """() => [...document.querySelectorAll(".hint-list li")].some((row) => {
      const boxes = [...row.children].filter((each) => !each.matches(".hint-bar")).map((each) => each.getBoundingClientRect());
      return boxes.some((one, at) => boxes.some((two, other) => other > at
        && one.left < two.right - 1 && two.left < one.right - 1 && one.top < two.bottom - 1 && two.top < one.bottom - 1));
    })"""
    assert not me.page.evaluate(over)


@pytest.mark.parametrize("code", ["ru", "fr", "cs"])
def test_names_of_bots_are_whole_and_their_level_is_read(
    reader: Callable[..., Player], study: House, code: str
) -> None:
    guest, table = seated(study, "la_granja", ("strong", "beginner", "casual"))
    me = reader(guest, locale=code)
    me.open(f"/table/{table}")
    me.see(".seat").nth(3).wait_for()
    cut = "[...document.querySelectorAll('.seat-name, .bot-level')].filter((e) => e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 0).map((e) => e.textContent)"
    assert me.page.evaluate(cut) == []
    me.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    me.drawn()
    for place in range(4):
        seat = me.see(".seat").nth(place).bounding_box()
        assert seat
        assert seat["x"] >= 0
        assert seat["x"] + seat["width"] <= PHONE["width"]
        expect(me.see(".seat").nth(place).locator(".seat-line")).not_to_be_empty()
