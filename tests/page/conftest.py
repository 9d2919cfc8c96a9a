"""One browser, one built page and one house for all tests of the page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.page.support import Player, a_browser, build_page
from tests.server.support import Guest, House, running, wait_for


@pytest.fixture(scope="session")
def page_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    static = build_page(tmp_path_factory.mktemp("static") / "page")
    with running(tmp_path_factory.mktemp("house"), static=static, tables_per_guest=1000) as opened:
        yield opened


@pytest.fixture(scope="session")
def chromium_browser() -> Iterator[Browser]:
    with a_browser() as browser:
        yield browser


@pytest.fixture
def newcomer(chromium_browser: Browser, page_house: House) -> Iterator[Callable[..., Player]]:
    """Makes people with fresh browsers; at the end each must have been healthy."""
    made: list[Player] = []

    def make(**context: Any) -> Player:
        made.append(Player(chromium_browser, page_house.url, **context))
        return made[-1]

    yield make
    for player in made:
        player.healthy()
        player.close()


@pytest.fixture(scope="session")
def finished(page_house: House) -> str:
    """A table where two bots have played a whole game."""
    host = page_house.guest("Host")
    table = host.make(
        seats=2, places=[{"kind": "bot", "level": "greedy"}, {"kind": "bot", "level": "random"}], start=True
    )
    wait_for(lambda: host.moment(table)["status"] == "over", "two bots do not finish", 60)
    return table


@pytest.fixture(scope="session")
def study(page_house: House, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house that thinks less, so that nobody waits."""
    static = page_house.settings.static
    data = tmp_path_factory.mktemp("study")
    with running(data, static=static, hint_iterations=150, analysis_iterations=60, tables_per_guest=1000) as opened:
        yield opened


@pytest.fixture
def reader(chromium_browser: Browser, study: House) -> Iterator[Callable[..., Player]]:
    """Makes browsers that belong to a guest of the house."""
    made: list[Player] = []

    def make(guest: Guest | None = None, **context: Any) -> Player:
        player = Player(chromium_browser, study.url, **context)
        if guest is not None:
            player.be(guest)
        made.append(player)
        return player

    yield make
    for player in made:
        player.healthy()
        player.close()
