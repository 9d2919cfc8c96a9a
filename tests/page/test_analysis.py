"""The analysis of a finished game: curve, table, replay, phone, languages, axe."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.support import PHONE, Player
from tests.page.test_pages import faults
from tests.server.support import Guest, House, play_on, wait_for


def order(one: dict[str, Any]) -> tuple[float, float, int]:
    """What cost most comes first."""
    return -one["value_lost"], -one["points_lost"], one["step"]


@pytest.fixture(scope="module")
def played(study: House) -> tuple[Guest, str]:
    """A guest who has lost a game by answering at random."""
    guest = study.guest("Ada")
    places = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
    table = guest.make(places=places, start=True)
    play_on(table, {0: guest})
    guest.ask("POST", f"/api/tables/{table}/analysis", {"seat": 0})

    def done() -> bool:
        return bool(guest.get(f"/api/tables/{table}/analysis?seat=0")["status"] == "done")

    wait_for(done, "the analysis does not end", 120)
    return guest, table


def test_an_analysis_is_begun_from_the_end_of_a_game_and_shows_its_progress(
    reader: Callable[..., Player], study: House
) -> None:
    guest = study.guest("Eve")
    table = guest.make(places=[{"kind": "me"}, {"kind": "bot", "level": "random"}], start=True)
    play_on(table, {0: guest})
    me = reader(guest)
    me.open(f"/table/{table}")
    me.see(".over a[href^='/analysis/']").click()
    me.page.wait_for_url(f"**/analysis/{table}")
    me.see(".analysis-progress progress, .figures").first.wait_for()
    me.see(".figures").wait_for(timeout=90_000)
    expect(me.see(".analysis-progress")).to_have_count(0)
    expect(me.see(".curve")).to_have_attribute("aria-label", re.compile(r"Win chance from \d+%"))


def test_a_mistake_leads_to_its_moment_in_the_replay(reader: Callable[..., Player], played: tuple[Guest, str]) -> None:
    guest, table = played
    found = guest.get(f"/api/tables/{table}/analysis?seat=0")["analysis"]
    assert found["mistakes"], "random answers lost nothing"
    worst = found["decisions"][found["mistakes"][0]]
    me = reader(guest)
    me.open(f"/analysis/{table}")
    me.see(".mistakes li").first.wait_for()
    assert me.see(".mistakes li").count() == len(found["mistakes"])
    expect(me.see(".mistakes h3").first).to_contain_text(f"{worst['points_lost']:.1f} points lost")
    # The list goes down from what cost most.
    lost = sorted((one for one in found["decisions"] if one["points_lost"] or one["win_lost"]), key=order)
    cells = me.see("section > .decisions-box .decisions tbody td:nth-child(2)").all_inner_texts()
    assert cells == [f"{one['points_lost']:.1f}" for one in lost]
    said = me.see(".mistakes li").first.locator("dd").all_inner_texts()
    me.see(".mistakes a.button").first.click()
    me.page.wait_for_url(f"**/replay/{table}?seat=0&step={worst['step']}")
    expect(me.see(".steps input")).to_have_value(str(worst["step"]))
    # The moment says what was played and what was better, and there is a way back.
    expect(me.see(".judgement dd")).to_have_text(said)
    expect(me.see(".judgement .decision-head")).to_contain_text(f"{worst['points_lost']:.1f} points lost")
    assert faults(me) == []
    me.page.get_by_role("button", name="One step on").click()
    judged = {one["step"] for one in found["decisions"]}
    expect(me.see(".judgement")).to_have_count(int(worst["step"] + 1 in judged))
    expect(me.see(".ways-back a").nth(1)).to_have_attribute("href", f"/table/{table}")
    me.see(".ways-back a").first.click()
    me.page.wait_for_url(f"**/analysis/{table}?seat=0")
    me.see(".mistakes li").first.wait_for()


def test_a_replay_without_an_analysis_has_ways_back_and_no_judgement(
    reader: Callable[..., Player], played: tuple[Guest, str]
) -> None:
    me = reader()
    me.open(f"/replay/{played[1]}?step=5")
    expect(me.see(".ways-back a")).to_have_count(1)
    expect(me.see(".judgement")).to_have_count(0)


def test_the_curve_says_what_it_shows_to_the_pointer_and_to_keys(
    reader: Callable[..., Player], played: tuple[Guest, str]
) -> None:
    guest, table = played
    found = guest.get(f"/api/tables/{table}/analysis?seat=0")["analysis"]
    curve = found["curve"]
    me = reader(guest)
    me.open(f"/analysis/{table}")
    slider = me.see(".curve-slider")
    told = me.see(".curve-told")
    # It begins at the worst mistake, and all three are marked.
    worst = found["decisions"][found["mistakes"][0]]
    after = next(
        place for place, point in enumerate(curve) if point["step"] == worst["step"] + 1 and point["kind"] == "after"
    )
    expect(slider).to_have_value(str(after))
    expect(told).to_contain_text("You played:")
    expect(told).to_contain_text("Better:")
    expect(me.see(".curve .fall text")).to_have_text([str(place + 1) for place in range(len(found["mistakes"]))])
    me.see(".curve").scroll_into_view_if_needed()
    box = me.see(".curve").bounding_box()
    assert box is not None
    me.page.mouse.move(box["x"] + box["width"] - 4, box["y"] + 40)
    expect(slider).to_have_value(str(len(curve) - 1))
    expect(told).to_contain_text("the end")
    slider.focus()
    me.page.keyboard.press("Home")
    expect(told).to_contain_text(f"{curve[0]['win'] * 100:.0f}%")
    expect(told).to_contain_text("Set-up")
    me.page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(f"win chance {curve[1]['win'] * 100:.0f}%"))


def test_on_a_phone_every_decision_is_a_card_that_fits(
    reader: Callable[..., Player], played: tuple[Guest, str]
) -> None:
    guest, table = played
    me = reader(guest, viewport=PHONE, has_touch=True)
    me.open(f"/analysis/{table}")
    card = me.see(".decision-cards li").first
    expect(card).to_contain_text("win chance lost")
    expect(card).to_contain_text("sure")
    expect(card.locator(".mark")).to_have_count(1)
    edge = me.page.evaluate(
        "Math.max(...[...document.querySelectorAll('.decision-cards *')].map((one) => one.getBoundingClientRect().right))"
    )
    assert edge <= PHONE["width"]
    # A finger on the curve is told the same.
    me.see(".curve").scroll_into_view_if_needed()
    box = me.see(".curve").bounding_box()
    assert box is not None
    me.page.touchscreen.tap(box["x"] + box["width"] - 4, box["y"] + 40)
    expect(me.see(".curve-told")).to_contain_text("the end")


@pytest.mark.parametrize(
    ("game", "bare"),
    [
        # A free action, a helper, a tile or a building that nobody can know by its number or its kind alone.
        ("la_granja", r"^Free action$|→ Free action|Helper \d|Roof tile \d"),
        ("oh_my_goods", r"[Bb]uilding \d|set aside$"),
        # The Glazing Hammer is all there is to say: luck answers it.
        ("sagrada", r"^Use (?!Glazing Hammer$)[\w ]+$"),
    ],
)
def test_answers_are_worded_as_at_the_table(reader: Callable[..., Player], study: House, game: str, bare: str) -> None:
    guest = study.guest("Gil")
    table = guest.make(game=game, places=[{"kind": "me"}, {"kind": "bot", "level": "greedy"}], start=True)
    play_on(table, {0: guest})
    me = reader(guest)
    me.open(f"/analysis/{table}")
    me.see(".figures").wait_for(timeout=180_000)
    me.page.get_by_label(re.compile("Show all")).check()
    rows = me.see("section > .decisions-box .decisions tbody tr")
    expect(rows).to_have_count(len(guest.get(f"/api/tables/{table}/analysis?seat=0")["analysis"]["decisions"]))
    answers = me.see(
        "section > .decisions-box .decisions tbody td:nth-child(3) a, .decisions td:nth-child(4)"
    ).all_inner_texts()
    assert answers
    assert [text for text in answers if re.search(bare, text)] == []
    # Every answer stands below what was asked: the die, the card.
    assert all(me.see("section > .decisions-box .decisions .asked").all_inner_texts())
    assert "Round 0" not in me.page.inner_text("main")
    assert "0" not in me.see("section > .decisions-box tbody td:first-child").all_inner_texts()


def test_the_curve_has_a_table_beside_it_and_all_decisions_can_be_listed(
    reader: Callable[..., Player], played: tuple[Guest, str]
) -> None:
    guest, table = played
    found = guest.get(f"/api/tables/{table}/analysis?seat=0")["analysis"]
    me = reader(guest)
    me.open(f"/analysis/{table}")
    me.page.get_by_text("The same as a table").click()
    expect(me.see("details .decisions tbody tr")).to_have_count(len(found["curve"]))
    me.page.get_by_label(re.compile("Show all")).check()
    rows = me.see("section > .decisions-box .decisions tbody tr")
    expect(rows).to_have_count(len(found["decisions"]))


def test_a_game_that_a_bot_finished_says_so(reader: Callable[..., Player], study: House) -> None:
    guest = study.guest("Lea")
    table = guest.make(places=[{"kind": "me"}, {"kind": "bot", "level": "random"}], start=True)
    guest.answer(table, 0)
    guest.command("lend", table, 0, level="random")
    wait_for(lambda: guest.moment(table)["status"] == "over", "the bots do not finish", 60)
    me = reader(guest)
    me.open(f"/analysis/{table}")
    expect(me.see(".analysis-head")).to_contain_text("A bot held your seat")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_axe_finds_nothing_serious_in_an_analysis(
    reader: Callable[..., Player], played: tuple[Guest, str], theme: str, size: str
) -> None:
    guest, table = played
    context: dict[str, Any] = {"color_scheme": theme} | ({"viewport": PHONE} if size == "phone" else {})
    me = reader(guest, **context)
    me.open(f"/analysis/{table}")
    me.see(".mistakes li").first.wait_for()
    assert faults(me) == []
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("code", ["ru", "fr", "cs"])
def test_an_analysis_reads_in_every_language(
    reader: Callable[..., Player], played: tuple[Guest, str], code: str
) -> None:
    guest, table = played
    me = reader(guest, locale=code, viewport={"width": 320, "height": 700})
    me.open(f"/analysis/{table}")
    me.see(".mistakes li").first.wait_for()
    text = me.page.inner_text("main")
    assert "analysis-" not in text
    assert "points lost" not in text
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_stranger_is_told_whose_it_is(reader: Callable[..., Player], played: tuple[Guest, str]) -> None:
    me = reader()
    me.open(f"/analysis/{played[1]}")
    expect(me.see(".dead-end")).to_contain_text("Only those who played")
