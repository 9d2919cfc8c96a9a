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
    # Points lost first: the list goes down from the most.
    cells = [text.replace("–", "0") for text in me.see(".decisions tbody td:nth-child(2)").all_inner_texts() if text]
    assert cells == sorted(cells, key=lambda text: -float(text))
    me.see(".mistakes a.button").first.click()
    me.page.wait_for_url(f"**/replay/{table}?seat=0&step={worst['step']}")
    expect(me.see(".steps input")).to_have_value(str(worst["step"]))


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
