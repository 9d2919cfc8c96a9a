"""La Granja and Oh My Goods! from the lobby to the last point without a mouse."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.page.support import Player
from tests.server.support import wait_for

FOCUSED = "document.activeElement?.dataset?.target ?? null"
BOARDS = {"la_granja": ".la-granja", "oh_my_goods": ".omg"}


def serial(me: Player, board: str) -> str | None:
    return me.page.get_attribute(board, "data-question") if me.see(board).count() else None


def answer(me: Player, board: str, rng: random.Random) -> str:
    """W to the first lit place, arrows to one of the others, Enter."""
    keys = me.page.keyboard
    before = serial(me, board)
    end = time.monotonic() + 15
    while True:
        keys.press("w")
        target = me.page.evaluate(FOCUSED)
        if target:
            break
        assert time.monotonic() < end, f"nothing is lit for {me.page.inner_text('.ask')!r}"
        me.page.wait_for_timeout(30)
    for _ in range(rng.randrange(4)):
        keys.press(rng.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
    target = str(me.page.evaluate(FOCUSED))
    keys.press("Enter")
    while not me.is_over() and serial(me, board) == before:
        assert time.monotonic() < end, f"nothing happened after {target}"
        me.page.wait_for_timeout(10)
    return target.partition(":")[0]


@pytest.mark.parametrize("game", ["la_granja", "oh_my_goods"])
def test_a_whole_game_by_keyboard_alone(newcomer: Callable[..., Player], game: str) -> None:
    me = newcomer()
    me.open("/")
    card = f'.game-card[data-game="{game}"]'
    me.see(card).wait_for()
    for _ in range(40):
        me.page.keyboard.press("Tab")
        if me.page.evaluate(f"document.activeElement.matches(`{card} .button.primary`)"):
            break
    me.page.keyboard.press("Enter")
    me.page.wait_for_url("**/table/*")
    me.see(BOARDS[game]).wait_for()
    rng = random.Random(9)
    kinds: set[str] = set()
    end = time.monotonic() + 240
    while me.my_turn(30):
        assert time.monotonic() < end, "the game does not end"
        kinds.add(answer(me, BOARDS[game], rng))
    wanted = {"la_granja": {"side", "space", "donkey", "delivery"}, "oh_my_goods": {"post", "supply", "make", "buy"}}
    assert wanted[game] <= kinds
    expect(me.see(".over .winner")).to_be_visible()


@pytest.mark.parametrize("game", ["la_granja", "oh_my_goods"])
def test_the_next_answer_need_not_wait_for_the_last_acknowledgement(newcomer: Callable[..., Player], game: str) -> None:
    me = newcomer()
    held: list[str | bytes] = []

    def between(page: WebSocketRoute) -> None:
        """Let an acknowledgement through only when the page has gone on without it."""
        server = page.connect_to_server()

        def up(frame: str | bytes) -> None:
            server.send(frame)
            while held and '"type":"answer"' in str(frame):
                page.send(held.pop(0))

        def down(frame: str | bytes) -> None:
            if '"type":"done"' in str(frame):
                held.append(frame)
            else:
                page.send(frame)

        page.on_message(up)
        server.on_message(down)

    me.page.route_web_socket("**/ws", between)
    me.open("/")
    me.see(f'.game-card[data-game="{game}"] .button.primary').click()
    rng = random.Random(4)
    for _ in range(6):
        assert me.my_turn(30)
        answer(me, BOARDS[game], rng)
    # The moment comes before its acknowledgement, and the table may have gone on by itself since.
    wait_for(lambda: held or me.page.wait_for_timeout(20), "no acknowledgement was held back", 10)
    me.healthy()


@pytest.mark.parametrize("game", ["la_granja", "oh_my_goods"])
def test_the_keys_of_the_board_are_told(newcomer: Callable[..., Player], game: str) -> None:
    me = newcomer()
    me.open("/")
    me.see(f'.game-card[data-game="{game}"] .button.primary').click()
    assert me.my_turn()
    me.page.keyboard.press("?")
    expect(me.see("dialog .keys")).to_contain_text("to what is lit")
    expect(me.see("dialog .keys")).not_to_contain_text("window")
    me.page.keyboard.press("Escape")
