"""One browser, one built page and one house for all tests of the page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.page.support import Player, a_browser, build_page
from tests.server.support import House, running, wait_for


@pytest.fixture(scope="session")
def page_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    static = build_page(tmp_path_factory.mktemp("static") / "page")
    with running(tmp_path_factory.mktemp("house"), static=static) as opened:
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
