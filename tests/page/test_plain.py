"""A game without a board of its own can be played: the question, its answers as buttons, and its picture."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from ludoteca.core import game as registry
from ludoteca.core.game import Game
from ludoteca.server import bots
from tests.page.support import Player, expect_text

NAME = "mosaic"


@pytest.fixture
def newcomer_game() -> Iterator[str]:
    """A registered game the page has never heard of."""
    kind = type(registry.find_game("sagrada"))
    plain = {name: getattr(Game, name) for name in ("show", "prompt", "label", "remember", "report")}
    with registry.known_for_now(type("Mosaic", (kind,), {"id": NAME, "title": "A mosaic", **plain})()):
        bots.games.cache_clear()
        yield NAME
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
    # The picture a terminal has, line by line; and nobody needs to know the game's id.
    picture = me.page.inner_text(".plain pre")
    assert len(picture.splitlines()) > 5
    assert "round" in picture.lower()
    expect_text(me, ".log", "place")
    expect(me.page).to_have_title(re.compile("A mosaic"))
    expect(me.see(".answers [data-target]").first).to_be_visible()
