"""Tables from a position on the page: their mark, the way to them from a replay, and games of older rules."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from ludoteca.core.game import Game, find_game
from ludoteca.server.schema import MATCHES
from tests.page.support import PHONE, Player, table_from
from tests.positions import sagrada, sagrada_last_turn
from tests.server.support import House, play_on

MARKS = {
    "en-GB": "From a position",
    "fr-FR": "À partir d’une position",
    "ru-RU": "С заданной позиции",
    "cs-CZ": "Od zadané pozice",
}


@pytest.mark.parametrize("locale", MARKS)
def test_the_mark_is_on_the_table_and_in_the_list(
    newcomer: Callable[..., Player], page_house: House, locale: str
) -> None:
    ada = page_house.guest("Ada")
    table = table_from(page_house, ada, sagrada())
    player = newcomer(locale=locale).be(ada).open(f"/table/{table}")
    expect(player.page.get_by_text(MARKS[locale])).to_be_visible()
    player.open("/")
    expect(player.page.get_by_role("link").filter(has_text=MARKS[locale])).to_be_visible()


def test_the_mark_is_seen_before_the_start_and_on_a_phone(newcomer: Callable[..., Player], page_house: House) -> None:
    ada = page_house.guest("Ada")
    waiting = ada.make(position=sagrada())
    player = newcomer(viewport=PHONE, has_touch=True).be(ada).open(f"/table/{waiting}")
    expect(player.page.get_by_text("From a position")).to_be_visible()
    expect(player.page.get_by_text("there is no proof of its dice")).to_be_visible()
    player.open(f"/table/{table_from(page_house, ada, sagrada())}")
    expect(player.page.get_by_text("From a position")).to_be_visible()


def test_no_proof_is_offered(newcomer: Callable[..., Player], page_house: House) -> None:
    ada = page_house.guest("Ada")
    table = table_from(page_house, ada, sagrada_last_turn())
    player = newcomer().be(ada).open(f"/table/{table}")
    player.page.get_by_role("button", name="Fair dice").click()
    expect(player.page.get_by_role("dialog")).to_contain_text("there is no proof of its dice")
    play_on(table, {0: ada})
    player.open(f"/table/{table}")
    expect(player.page.get_by_role("button", name="Play again")).to_be_visible()
    expect(player.page.get_by_role("button", name="Check the dice")).to_have_count(0)
    player.page.get_by_role("button", name="Play again").click()
    player.page.wait_for_url(lambda url: "/table/" in url and not url.endswith(table))
    expect(player.page.get_by_text("From a position")).to_be_visible()


@pytest.fixture
def writing(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Sagrada writes every moment as the same position; the moments it was asked for."""
    asked: list[Any] = []

    def to_position(_: Game, state: Any, *__: Any) -> Any:
        asked.append(state)
        return sagrada()

    monkeypatch.setattr(type(find_game("sagrada")), "to_position", to_position, raising=False)
    return asked


def test_a_replay_leads_to_a_table_from_that_moment(
    newcomer: Callable[..., Player], page_house: House, writing: list[Any]
) -> None:
    ada = page_house.guest("Ada")
    table = table_from(page_house, ada, sagrada_last_turn())
    play_on(table, {0: ada})
    player = newcomer().be(ada).open(f"/replay/{table}?step=0")
    button = player.page.get_by_role("button", name="Try it from here")
    player.page.get_by_role("button", name="To the end").click()
    expect(button).to_have_count(0)
    player.page.get_by_role("button", name="To the beginning").click()
    button.click()
    player.page.wait_for_url(lambda url: "/table/" in url and not url.endswith(table))
    assert len(writing) == 1
    expect(player.page.get_by_text("From a position")).to_be_visible()


def test_the_button_is_there_only_where_the_game_can_do_it(
    newcomer: Callable[..., Player], finished: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(find_game("sagrada")), "to_position", Game.to_position)
    player = newcomer().open(f"/replay/{finished}")
    expect(player.page.get_by_role("slider")).to_be_visible()
    player.page.wait_for_load_state("networkidle")
    expect(player.page.get_by_role("button", name="Try it from here")).to_have_count(0)


@pytest.fixture
def old(page_house: House) -> Callable[[str], None]:
    """Says of a table that it was begun under other rules."""

    def make_old(table: str) -> None:
        lobby = page_house.app.state.lobby
        with page_house.app.state.store.engine.begin() as connection:
            connection.execute(MATCHES.update().where(MATCHES.c.id == table).values(version=99))
        lobby.tables.pop(table, None)

    return make_old


def test_a_game_of_other_rules_says_so_and_gives_its_journal(
    newcomer: Callable[..., Player], page_house: House, old: Callable[[str], None], tmp_path: Any
) -> None:
    ada = page_house.guest("Ada")
    table = table_from(page_house, ada, sagrada())
    old(table)
    player = newcomer().be(ada).open("/")
    expect(player.page.get_by_role("link").filter(has_text="cannot go on: the rules have changed")).to_be_visible()
    player.page.get_by_role("link").filter(has_text="cannot go on").click()
    expect(player.page.get_by_role("heading", name="begun under other rules")).to_be_visible()
    with player.page.expect_download() as waiting:
        player.page.get_by_role("button", name="Save file").click()
    waiting.value.save_as(tmp_path / "journal.json")
    assert json.loads((tmp_path / "journal.json").read_text(encoding="utf-8"))["version"] == 99
    player.problems = [problem for problem in player.problems if "409" not in problem]
    stranger = newcomer().open(f"/table/{table}")
    stranger.page.get_by_role("button", name="Save file").click()
    expect(stranger.page.get_by_role("status").filter(has_text="Only those who sit at the table")).to_be_visible()
    stranger.problems = [problem for problem in stranger.problems if "409" not in problem and "403" not in problem]
