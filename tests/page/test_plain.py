"""A game without a board of its own can be played: the question, its answers as buttons, the state as a list."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from ludoteca.core import game as registry
from ludoteca.server import bots
from tests.page.support import Player, expect_text

NAME = "mosaic"


@pytest.fixture
def newcomer_game() -> Iterator[str]:
    """A registered game the page has never heard of."""
    known = registry.find_game("sagrada")
    kind = type(known)
    registry.register(type("Mosaic", (kind,), {"id": NAME, "title": "Mosaic"})())
    bots.games.cache_clear()
    yield NAME
    # The registry has no way to forget, and other tests list what is in it.
    registry._GAMES.pop(NAME)
    bots.games.cache_clear()


def test_an_unknown_game_is_played_with_the_plain_board(newcomer: Callable[..., Player], newcomer_game: str) -> None:
    me = newcomer()
    me.open(f"/new/{newcomer_game}")
    me.see('.choices input[type="radio"]').first.check(force=True)
    me.see(".choices label").first.click()
    me.page.get_by_role("button", name="Start").click()
    expect_text(me, ".ask", "choose window")
    for _ in range(9):
        assert me.my_turn()
        before = me.serial()
        me.see(".answers [data-target]").first.click()
        me.settle(before)
    expect_text(me, ".plain", "boards")
    # Nothing on a space is a dash, not a number of the engine.
    assert "–" in me.page.inner_text(".plain")
    assert "-1" not in me.page.inner_text(".plain")
    expect_text(me, ".log", "place")
    expect(me.see(".answers [data-target]").first).to_be_visible()
