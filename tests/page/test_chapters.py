"""Chapters of Longsdale in Revolt on the page: preparation cards, the mark of what is ours, demands."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from ludoteca.core.game import find_game
from tests.page.support import Player, table_from
from tests.page.test_oh_my_goods import BARE
from tests.server.support import House, running
from tests.support import rule

DEMAND = {"op": "demand", "goods": {"any_value": 3}, "penalty": {"points": 2}}


def printed() -> Any:
    """A pack copied from print: nothing in it is ours, a demand comes in the first round, and solo lists are its own."""
    pack = find_game("oh_my_goods").default_pack()
    for name in ("longsdale", "characters", "events", "end_cards", "chapters"):
        for row in pack[name]:
            row["source"] = "found"
    pack["all_in"]["source"] = "found"
    for row in (*pack["chapters"], pack["all_in"]):
        row["solo"] = {}
    pack["events"][0] |= {"title": "The king's tax", "effects": [DEMAND]}
    pack["chapters"][0] |= {"stacks": [56], "solo": {"events": [4, 7], "stacks": [50], "assistants": 3}}
    return pack


@pytest.fixture(scope="module")
def stocked(page_house: House, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder: Path = tmp_path_factory.mktemp("chapters")
    (folder / "packs" / "oh_my_goods").mkdir(parents=True)
    find_game("oh_my_goods").check_pack(printed())
    (folder / "packs" / "oh_my_goods" / "printed.json").write_text(json.dumps(printed()))
    with running(folder, static=page_house.settings.static) as house:
        yield house


def set_up(me: Player, seats: int, chapter: str, pack: str | None = None) -> None:
    """The set-up page with these choices made."""
    me.open("/new/oh_my_goods").see(".choices").wait_for()
    me.see(".choices label").nth(seats - 1).click()
    for seat in range(1, seats):
        me.see(".places select").nth(seat).select_option("bot:casual")
    me.see("form > details > summary").click()
    me.see('[data-setting="chapter"] select').select_option(chapter)
    if pack:
        me.see(f'select:has(option:text-is("{pack}"))').select_option(label=pack)


def begin(me: Player) -> None:
    me.see('button[type="submit"]').click()
    me.page.wait_for_url("**/table/*")
    me.see(".omg").wait_for()


def read_card(me: Player) -> str:
    """Unfold the preparation card and all its events."""
    card = me.see(".omg-preparation").first
    expect(card.locator(".preparation-text")).to_have_count(0)
    card.get_by_role("button").click()
    text = card.locator(".preparation-text")
    text.wait_for()
    for summary in text.locator("summary").all():
        summary.click()
    return text.inner_text()


@rule("OMG-10.15")
def test_a_preparation_card_is_read_before_and_during_play(chromium_browser: Browser, stocked: House) -> None:
    me = Player(chromium_browser, stocked.url)
    set_up(me, 2, "IV-crown")
    before = read_card(me)
    for words in (
        "Chapter IV, crown side",
        "50 Small Watchtower",
        "57 Tony",
        "94 cards",
        "goods worth 6",
        "Good harvest",
    ):
        assert words in before
    assert "New stack: Vineyard" in before
    assert before.index("Good harvest") < before.index("Unrest in the streets") < before.index("Vine slopes")
    assert "greedy" not in before
    # Another choice is another card, folded again or not.
    me.see('[data-setting="chapter"] select').select_option("all-in")
    expect(me.see(".preparation-text")).to_contain_text("8 of these 18")
    expect(me.see(".preparation-text")).not_to_contain_text("New stack")
    me.see('[data-setting="chapter"] select').select_option("none")
    expect(me.see(".omg-preparation")).to_have_count(0)
    me.see('[data-setting="chapter"] select').select_option("IV-crown")
    begin(me)
    during = read_card(me)
    assert re.sub(r"\s+", " ", during) == re.sub(r"\s+", " ", before)
    assert BARE.search(me.page.inner_text("body")) is None
    me.healthy()
    me.close()


@rule("OMG-10.15", "OMG-11.2", "OMG-11.10")
def test_alone_the_card_tells_the_solo_part_and_the_goal(chromium_browser: Browser, stocked: House) -> None:
    me = Player(chromium_browser, stocked.url, locale="fr")
    set_up(me, 1, "I")
    own = read_card(me)
    assert "greedy" in own
    assert "24 points" in own
    assert "Se joue avec les listes du chapitre." in own
    me.see('select:has(option:text-is("printed"))').select_option(label="printed")
    expect(me.see(".preparation-text")).to_contain_text("The king's tax")
    text = me.see(".preparation-text").inner_text()
    assert "greedy" not in text
    assert "ses propres listes" in text
    assert me.see(".preparation-text ol > li").count() == 2
    assert "50 Petite tour" in text
    begin(me)
    expect(me.see(".omg-head")).to_contain_text("2")
    assert me.see(".for-hire").count() == 3
    me.healthy()
    me.close()


@rule("OMG-10.14", "OMG-10.5")
def test_only_what_is_ours_is_marked(chromium_browser: Browser, stocked: House) -> None:
    me = Player(chromium_browser, stocked.url)
    set_up(me, 2, "IV-crown", "printed")
    begin(me)
    read_card(me)
    expect(me.see(".event-card").first).to_contain_text("The king's tax")
    expect(me.see(".omg-chapter .ours")).to_have_count(0)
    set_up(me, 2, "IV-crown")
    begin(me)
    read_card(me)
    # The chapter, its event, its end card, and on the preparation card the chapter, the end card and eight events.
    expect(me.see(".omg-chapter .ours")).to_have_count(3 + 2 + 8)
    me.close()


@rule("OMG-10.14")
@pytest.mark.parametrize("pack", ["printed", None])
def test_characters_and_stacks_are_marked_by_their_rows(
    chromium_browser: Browser, stocked: House, pack: str | None
) -> None:
    me = Player(chromium_browser, stocked.url)
    set_up(me, 2, "all-in", pack)
    begin(me)
    stacks = me.see(".omg-stacks .omg-card")
    assert stacks.count() >= 7
    assert me.see(".omg-stacks .ours").count() == (0 if pack else stacks.count())
    me.close()


@rule("OMG-15.26", "OMG-9.19")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_demand_is_asked_in_words_and_points_are_lost(chromium_browser: Browser, stocked: House, answer: str) -> None:
    guest = stocked.guest("Ada")
    chapter = next(row for row in find_game("oh_my_goods").default_pack()["chapters"] if row["id"] == "IV-crown")
    events = [f"event{number}" for number in chapter["events"]]
    laid = {
        "game": "oh_my_goods",
        "options": {"chapter": "IV-crown"},
        "seats": [{"buildings": [{"card": f"charburner_{seat}", "goods": 7}]} for seat in (1, 2)],
        "round": len(events),
        "event": events[-1],
        "events_used": events,
        "now": "end_round",
    }
    table = table_from(stocked, guest, laid)
    me = Player(chromium_browser, stocked.url).be(guest).open(f"/table/{table}")
    assert me.my_turn()
    expect(me.see(".ask")).to_contain_text("give goods worth 6")
    expect(me.see('.answers [data-target="answer:no"]')).to_contain_text("points lost: 3")
    me.see(f'.answers [data-target="answer:{answer}"]').click()
    if answer == "no":
        expect(me.see(".omg-chapter")).to_contain_text("Points lost: 3")
        expect(me.see(".log")).to_contain_text("refuses the demand")
    else:
        expect(me.see(".ask")).to_contain_text("Pay with goods; still to pay: 6.")
        expect(me.see(".omg-chapter")).not_to_contain_text("Points lost")
    me.healthy()
    me.close()


GOALS = {
    "en": ("You have reached the goal!", "The goal was not reached.", "Points the goal asks for: 24"),
    "cs": ("Cíl je splněn!", "Cíl není splněn.", "Body potřebné pro cíl: 24"),
    "ru": ("Цель достигнута!", "Цель не достигнута.", "Для цели нужно очков: 24"),
    "fr": ("Objectif atteint !", "L’objectif n’est pas atteint.", "Points demandés par l’objectif : 24"),
}


@rule("OMG-11.8")
@pytest.mark.parametrize("language", GOALS)
@pytest.mark.parametrize("points", [24, 23])
def test_alone_a_goal_is_reached_not_beaten(
    chromium_browser: Browser, stocked: House, language: str, points: int
) -> None:
    guest = stocked.guest("Ada")
    laid = {
        "game": "oh_my_goods",
        "options": {"chapter": "I"},
        "seats": [{"buildings": [{"card": "charburner_1", "goods": 5}], "points": points - 1}],
        "round": 8,
        "questions": [{"ask": "meet_goal"}, {"ask": "end_deliver", "seat": 0}],
    }
    table = table_from(stocked, guest, laid)
    me = Player(chromium_browser, stocked.url, locale=language).be(guest).open(f"/table/{table}")
    assert me.my_turn()
    me.see('.answers [data-target="answer:no"]').click()
    reached, missed, asked = GOALS[language]
    expect(me.see(".over .winner")).to_have_text(reached if points == 24 else missed)
    expect(me.see(".over .score-box")).to_contain_text(asked)
    me.healthy()
    me.close()
