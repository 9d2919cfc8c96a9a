"""La Granja through its own board: a whole game by its lit places, phone, keyboard, fingers, languages, axe."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import TimeoutError, expect  # noqa: A004 - Playwright's own

from tests.page.robot.moments import Moment, first, kinds
from tests.page.support import PHONE, Player, any_of, expect_text, expect_tips, table_from
from tests.page.test_pages import faults
from tests.server.support import House, wait_for

LIT = ".la-granja button.legal:not(.free-action):not(.lift), .la-granja .hex.legal, .answers > .button[data-target]"
BARE = re.compile(r"\bla_granja-[a-z_]+")
IN_SIGHT = """() => {
  const fold = document.querySelector(".question").getBoundingClientRect().top;
  const within = (one) => { const box = one.getBoundingClientRect(); return box.height > 0 && box.bottom > 0 && box.top < fold; };
  return document.querySelector(".answers [data-target]") !== null || [...document.querySelectorAll(".board .legal")].some(within);
}"""
FARMS = {"en": "My farm", "ru": "Моя ферма", "fr": "Ma ferme", "cs": "Moje farma"}


def sit_down(newcomer: Callable[..., Player], **context: object) -> Player:
    """At a table with one bot, asked for the first time."""
    me = newcomer(**context)
    me.open("/")
    me.see(".game-card:has(.donkey) .button.primary").click()
    me.page.wait_for_url("**/table/*")
    me.see(".la-granja").wait_for()
    assert me.my_turn()
    return me


def asked(me: Player) -> str | None:
    return me.page.get_attribute(".la-granja", "data-question")


def settle(me: Player, before: str | None) -> None:
    end = time.monotonic() + 10
    while time.monotonic() < end:
        if me.is_over() or asked(me) != before:
            return
        me.page.wait_for_timeout(10)
    raise AssertionError(f"nothing happened after {me.page.inner_text('.ask')!r}")


def choose(me: Player, rng: random.Random) -> None:
    """Answer by one lit place of the board, or by a button where the question has no place."""
    before = asked(me)
    missed = 0
    # A question may be on its way: the page lights its places when it comes, and draws them anew under the pointer.
    for _ in range(300):
        place = any_of(me.see(".farm-card button.legal"), rng) or any_of(me.see(LIT), rng)
        if place is not None:
            try:
                place.click(timeout=2000)
            except TimeoutError:
                missed += 1
                if missed == 5:
                    raise
                before = asked(me)
                continue
            settle(me, before)
            return
        me.page.wait_for_timeout(50)
    raise AssertionError(f"nothing is lit for {me.page.inner_text('.ask')!r}")


def sit_at(newcomer: Callable[..., Player], house: House, kind: str | Moment, **context: object) -> Player:
    """At a table in that moment, or where that kind of question is open with much to choose from."""
    moment = kinds("la_granja")[kind] if isinstance(kind, str) else kind
    guest = house.guest("Ada")
    table = table_from(house, guest, moment.position, mine=[moment.seat])
    me = newcomer(**context).be(guest).open(f"/table/{table}")
    me.see(".la-granja").wait_for()
    assert me.my_turn()
    return me


def test_a_whole_game_through_the_board(newcomer: Callable[..., Player]) -> None:
    me = sit_down(newcomer)
    rng = random.Random(5)
    places: set[str] = set()
    end = time.monotonic() + 150
    while me.my_turn():
        assert time.monotonic() < end, "the game does not end"
        # In one go: a place may be drawn anew while the next one is read.
        targets = me.page.eval_on_selector_all(".la-granja [data-target]", "all => all.map(one => one.dataset.target)")
        places |= {target.split(":")[0] for target in targets}
        choose(me, rng)
    assert {"side", "space", "donkey", "roof"} <= places
    # What was spent has a line only where points were spent.
    lines = [line for line in me.see(".over .score tbody th").all_inner_texts() if line != "Spent"]
    assert len(lines) == 8
    expect_text(me, ".over .score", "Siesta track")
    expect_text(me, ".log", "takes a die")
    expect_text(me, ".log", re.compile(r"plays .+ as a (field|helper|market barrow|farm extension)\."))
    assert re.search(r": Play as|: Buy no tile|: Finish deliveries", me.page.inner_text(".log")) is None
    assert BARE.search(me.page.inner_text("body")) is None


def test_a_card_shows_its_four_edges_and_previews_each(newcomer: Callable[..., Player]) -> None:
    me = sit_down(newcomer)
    card = me.see(".farm-card").first
    expect(card.locator("button.edge-field, button.edge-barrow, button.edge-helper")).to_have_count(3)
    card.locator("button.edge-field").hover()
    expect_text(me, ".foresight", re.compile("Play as field. .* field"))
    card.locator("button.edge-barrow").focus()
    expect_text(me, ".foresight", re.compile(r"Pays \d VP"))
    assert me.see(".farm-card .recon").count() > 0
    fields = me.see(".homestead .plot").count()
    before = asked(me)
    card.locator("button.edge-field").click()
    settle(me, before)
    expect(me.see(".homestead .plot")).to_have_count(fields + 1)


def test_a_good_is_lifted_and_the_places_that_want_it_light_up(
    newcomer: Callable[..., Player], page_house: House
) -> None:
    me = sit_at(newcomer, page_house, "deliver")
    token = me.see(".token.lift").first
    token.click()
    expect(token).to_have_attribute("aria-pressed", "true")
    expect_text(me, ".foresight", "pick a lit place")
    name = token.inner_text()
    place = me.see("button.symbol.legal").first
    place.hover()
    expect_text(me, ".foresight", re.compile("left after this|completes it"))
    before = asked(me)
    place.click()
    settle(me, before)
    assert name
    expect_text(me, ".log", "delivers")


def test_what_an_answer_brings_is_shown_in_amounts(newcomer: Callable[..., Player], page_house: House) -> None:
    me = sit_down(newcomer)
    edge = me.see(".farm-card button.edge-field").first
    edge.hover()
    cards = me.see(".foresight .gain").filter(has_text="cards in hand")
    expect(cards).to_contain_text("−1")
    me.page.mouse.move(2, 2)
    expect(me.see(".foresight .gain")).to_have_count(0)
    me = sit_at(newcomer, page_house, "deliver")
    me.see("button.symbol.legal").first.focus()
    expect(me.see(".foresight .gain, .foresight .gain-note").first).to_be_visible()


def test_what_is_refused_names_its_rule(newcomer: Callable[..., Player], page_house: House) -> None:
    # Few dice are left, so some spaces have none.
    few = first("la_granja", lambda question: question.name == "pick" and len(question.choices) == 2)
    me = sit_at(newcomer, page_house, few)
    me.see(".space.bare.asks-why").first.click(force=True)
    expect_text(me, ".refused", "There is no die on this space.")
    expect_text(me, ".refused", "LG-6.2")
    me.page.keyboard.press("Escape")
    expect(me.see(".refused")).to_have_count(0)


def test_keys_alone_play_a_card_and_take_a_die(newcomer: Callable[..., Player], page_house: House) -> None:
    for kind, selector in (("play", ".farm-card button.legal"), ("pick", "button.space.legal")):
        me = sit_at(newcomer, page_house, kind)
        me.see(selector).first.focus()
        before = asked(me)
        me.page.keyboard.press("Enter")
        settle(me, before)


def test_phone_shows_the_farm_first_and_a_finger_previews(newcomer: Callable[..., Player]) -> None:
    me = sit_down(newcomer, viewport=PHONE, has_touch=True, is_mobile=True)
    expect(me.see(".homestead .farm")).to_be_visible()
    expect(me.see(".village")).to_have_count(0)
    edge = me.see(".farm-card button.edge-field").first
    before = asked(me)
    edge.tap()
    expect_text(me, ".foresight", "Tap again")
    assert asked(me) == before
    edge.tap()
    settle(me, before)
    me.see(".seat-open").first.tap()
    expect(me.see("dialog .farm")).to_be_visible()
    me.page.keyboard.press("Escape")
    me.page.get_by_role("button", name="Village").tap()
    expect(me.see(".village .hex")).to_have_count(30)
    expect(me.see(".village .craft")).to_have_count(6)
    for width in (390, 320):
        me.page.set_viewport_size({"width": width, "height": 844})
        assert me.page.evaluate("document.documentElement.scrollWidth") <= width


def test_the_other_farm_is_one_tap_away_and_its_points_are_hidden(newcomer: Callable[..., Player]) -> None:
    me = sit_down(newcomer)
    me.see(".view-button").filter(has_text="Bot").click()
    expect(me.see("dialog .farm")).to_be_visible()
    expect(me.see("dialog .legal")).to_have_count(0)
    expect_text(me, "dialog .tray-goods", "?")


@pytest.mark.parametrize("code", ["en", "ru", "fr", "cs"])
def test_each_language_says_everything(newcomer: Callable[..., Player], code: str) -> None:
    me = sit_down(newcomer, locale=code)
    expect_text(me, ".view-button", FARMS[code])
    rng = random.Random(2)
    for _ in range(12):
        if me.my_turn():
            assert BARE.search(me.page.inner_text("body")) is None
            choose(me, rng)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_axe_finds_nothing_serious_at_the_table(
    newcomer: Callable[..., Player], page_house: House, theme: str, size: str
) -> None:
    context: dict[str, object] = {"color_scheme": theme}
    if size == "phone":
        context |= {"viewport": PHONE}
    me = sit_down(newcomer, **context)
    wrong = {"first": faults(me)}
    for kind in ("play", "buy_roof", "pick", "donkey", "deliver"):
        wrong[kind] = faults(sit_at(newcomer, page_house, kind, **context))
    me.see(".view-button").nth(1).click()
    wrong["village"] = faults(me)
    me.see(".seat-open").first.click()
    expect(me.see("dialog .farm")).to_be_visible()
    wrong["other farm"] = faults(me)
    assert {place: found for place, found in wrong.items() if found} == {}


def test_a_phone_brings_every_question_into_sight(newcomer: Callable[..., Player], page_house: House) -> None:
    me = newcomer(viewport=PHONE)
    ada = page_house.guest("Ada")
    # Asked even where the table would go on by itself.
    me.be(ada).open("/account").see('select[name="pauses"]').select_option("always")
    assert len(kinds("la_granja")) >= 20
    for kind, moment in kinds("la_granja").items():
        me.open(f"/table/{table_from(page_house, ada, moment.position, mine=[moment.seat])}")
        assert me.my_turn()
        expect(me.see(f".la-granja.asks-{kind}")).to_have_count(1)
        # Lit pieces of the other view, or below the fold, are no answer to someone who holds a phone.
        wait_for(lambda: me.page.evaluate(IN_SIGHT) or me.page.wait_for_timeout(20), f"out of sight: {kind}", 5)


def test_tool_tips_name_the_rule_by_mouse_and_finger(newcomer: Callable[..., Player]) -> None:
    me = sit_down(newcomer)
    pieces = {
        ".farm-card .edge-barrow": "^LG-5.3$",
        ".farm-card .edge-helper": "^LG-5.4$",
        ".craft header": "^LG-9.10$",
        ".space": "^LG-6.4$",
        ".donkey-tile": "^LG-7.2$",
        ".roof-space": "^LG-5.17$",
        ".siesta li": "^LG-8.5$",
        ".hex.held": "^LG-9.21$",
        ".amount": "^LG-5.8$",
    }
    expect_tips(me, {f".board {selector}": rule for selector, rule in pieces.items()})
    finger = sit_down(newcomer, viewport={"width": 1300, "height": 1400}, has_touch=True)
    finger.see(".siesta li").first.tap()
    expect(finger.see(".tip .rule-link")).to_have_text("LG-8.5")
