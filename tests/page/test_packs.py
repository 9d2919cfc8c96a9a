"""Packs on the boards: names, prices and values are those of the pack, and only at its table."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from ludoteca.core.game import find_game
from tests.page.support import Player
from tests.server.support import House, running

BOARDS = {"la_granja": ".la-granja", "oh_my_goods": ".omg"}


def changed(game: str) -> Any:
    """The printed content with a few things an owner would enter otherwise."""
    pack = find_game(game).default_pack()
    if game == "la_granja":
        pack["prices"]["olive"]["buy"] = 7
        pack["farm"]["stalls"] = 3
        for card in pack["cards"]:
            card["helper"]["name"] = f"Neighbour {card['id']}"
            card["found"] = "xxxxx"
    else:
        next(kind for kind in pack["kinds"] if kind["id"] == "charburner")["name"] = "Coal hut"
        pack["goods"][0]["name"] = "Embers"
        for row in pack["charburners"]:
            row["needs"] = {"stone": 3}
    return pack


@pytest.fixture(scope="module")
def stocked(page_house: House, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder: Path = tmp_path_factory.mktemp("stocked")
    for game in BOARDS:
        path = folder / "packs" / game / "mine.json"
        path.parent.mkdir(parents=True)
        path.write_text(json.dumps(changed(game)))
    with running(folder, static=page_house.settings.static) as house:
        yield house


def sit_down(me: Player, game: str, pack: str | None) -> None:
    me.open(f"/new/{game}").see(".choices").wait_for()
    me.see(".places select").nth(1).select_option("bot:casual")
    if pack:
        me.see("details summary").first.click()
        me.see(f'select:has(option:text-is("{pack}"))').select_option(label=pack)
    me.see('button[type="submit"]').click()
    me.page.wait_for_url("**/table/*")
    me.see(BOARDS[game]).wait_for()
    assert me.my_turn()


def test_la_granja_draws_the_pack_and_then_its_own_cards_again(chromium_browser: Browser, stocked: House) -> None:
    me = Player(chromium_browser, stocked.url)
    sit_down(me, "la_granja", "mine")
    expect(me.see(".farm-card .edge-helper b").first).to_contain_text("Neighbour")
    expect(me.see(".granja-prices tbody tr").first.locator("td").first).to_have_text("7")
    assert me.see(".farm-card .recon").count() == 0
    expect(me.see(".homestead .wall")).to_contain_text("Pig stalls: 3")
    sit_down(me, "la_granja", None)
    expect(me.see(".farm-card .edge-helper b").first).not_to_contain_text("Neighbour")
    expect(me.see(".granja-prices tbody tr").first.locator("td").first).to_have_text("3")
    assert me.see(".farm-card .recon").count() > 0
    me.healthy()
    me.close()


def test_oh_my_goods_draws_the_pack_in_the_readers_language_where_it_can(
    chromium_browser: Browser, stocked: House
) -> None:
    me = Player(chromium_browser, stocked.url, locale="fr")
    sit_down(me, "oh_my_goods", "mine")
    street = me.see(".omg-street")
    expect(street).to_contain_text("Coal hut")
    expect(street.locator(".building .unseen").last).to_contain_text("Embers")
    expect(street.locator(".needs").first).to_have_text("3")
    sit_down(me, "oh_my_goods", None)
    expect(me.see(".omg-street")).to_contain_text("Charbonnière")
    me.healthy()
    me.close()
