"""The example game's own page: its wheel is installed, a server finds it, and people play it to the end by pressing."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tests.page.support import PHONE, Player, a_browser, expect_text
from tests.server.support import wait_for

pytest.importorskip("setuptools", minversion="77", reason="a wheel of a package needs setuptools 77 or later")
READ = "Array.from(document.querySelectorAll('.crb-pick.legal'), (card) => card.dataset.target)"


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with a_browser() as found:
        yield found


def answers(url: str) -> bool:
    """Whether a server is ready."""
    try:
        return bool(httpx.get(f"{url}/readyz").is_success)
    except httpx.TransportError:
        return False


@pytest.fixture(scope="module")
def address(env: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server as a host starts it, with the wheel beside the library."""
    words = [sys.executable, "-m", "ludoteca", "serve", "--port", "0", "--data", str(tmp_path_factory.mktemp("data"))]
    with subprocess.Popen(words, env=env, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            found = next(filter(None, (re.search(r"http://\S+[^/\s]", line) for line in server.stdout)))
            wait_for(lambda: answers(found[0]), "the server does not answer", 60)
            yield found[0]
        finally:
            server.terminate()
            server.wait(20)


def begin(player: Player, code: str, seats: int, *, muggins: bool = False) -> None:
    """Set a short game up on the page, as anyone would."""
    player.open("/new/cribbage").see(".choices").wait_for()
    player.see(f'.choices label:has-text("{seats}")').click()
    for place in player.see(".places select").all()[1:]:
        place.select_option("bot:casual")
    player.see(".set-up details summary").first.click()
    player.see("select:has(option[value='61'])").select_option("61")
    if muggins:
        player.see("select:has(option[value='on'])").select_option("on")
    player.see('button[type="submit"]').click()
    player.see(".crb").wait_for()
    assert player.page.evaluate("document.documentElement.lang") == code


def answer(player: Player, rng: random.Random) -> None:
    """Press a lit card, or the button where there is none."""
    before = player.serial()
    player.drawn()
    if cards := player.page.evaluate(READ):
        player.see(f'.crb-pick[data-target="{rng.choice(cards)}"]').click()
    else:
        player.see(".answers [data-target]").nth(rng.randrange(player.see(".answers [data-target]").count())).click()
    player.settle(before)


def play(player: Player, rng: random.Random) -> None:
    """Answer until the game is over."""
    for _ in range(400):
        if not player.my_turn(30):
            return
        answer(player, rng)
    raise AssertionError("the game does not end")


def test_a_whole_game_on_its_own_board(browser: Browser, address: str) -> None:
    me = Player(browser, address)
    begin(me, "en", 2)
    assert me.my_turn(30)
    # What belongs to the game is there, drawn and named: board, hand, crib; and nothing of it came from elsewhere.
    expect(me.see(".crb-wide .crb-track")).to_have_attribute("aria-label", re.compile("The board: .*: 0"))
    expect(me.see(".crb-hand .crb-pick.legal")).to_have_count(6)
    expect_text(me, ".ask", re.compile("Lay away for .*crib.*, 2 to go"))
    play(me, random.Random(3))
    expect(me.see(".crb-shown article").first).to_be_visible()
    expect_text(me, ".over", re.compile("wins|win"))
    points = [int(text) for text in me.see(".crb-scores b").all_inner_texts()]
    assert max(points) == 61
    me.healthy()


def find_dark_card(me: Player, rng: random.Random) -> bool:
    """Play until a card of the hand does not fit while another does; whether that came before the end."""
    while me.my_turn(30):
        me.drawn()
        if me.see(".crb-hand .asks-why").count() and me.page.evaluate(READ):
            return True
        answer(me, rng)
    return False


def test_a_card_that_does_not_fit_says_why(browser: Browser, address: str) -> None:
    me, rng = Player(browser, address), random.Random(8)
    # Nearly every game has such a moment; of five games one has.
    for _ in range(5):
        begin(me, "en", 2)
        if find_dark_card(me, rng):
            break
    me.see(".crb-hand .asks-why").first.click(force=True)
    expect_text(me, ".refused", "would be more than 31")
    me.see(".refused .rule-link").first.click()
    expect_text(me, "dialog[open]", "it never goes over 31")
    me.healthy()


@pytest.mark.parametrize(("code", "words"), [("ru", "Отложите"), ("fr", "Écartez"), ("cs", "Odložte")])
def test_partners_with_muggins_in_the_readers_language(browser: Browser, address: str, code: str, words: str) -> None:
    me = Player(browser, address, locale=code, viewport=PHONE)
    begin(me, code, 4, muggins=True)
    assert me.my_turn(30)
    expect_text(me, ".ask", words)
    # Two sides of two: partners share their pegs.
    expect(me.see(".crb-narrow .crb-peg")).to_have_count(4)
    play(me, random.Random(code))
    told = me.page.inner_text("main")
    assert not re.search(r"\bcribbage-[a-z]", told)
    assert not re.search(r"\b(dealt|lays|claims|hand of|your partner)\b", told, re.IGNORECASE)
    me.healthy()


def test_the_lobby_shows_it_beside_the_others(browser: Browser, address: str) -> None:
    me = Player(browser, address)
    me.open("/").see('.game-card[data-game="cribbage"] .crb-picture').wait_for()
    expect_text(me, '.game-card[data-game="cribbage"]', "peg your way around the board")
    me.open("/help/cribbage").see(".rules-short").wait_for()
    expect_text(me, "main", "CRB-5.10")
    me.healthy()


def test_rules_on_the_page_are_those_of_the_document() -> None:
    home = Path(__file__).parents[2] / "examples" / "cribbage"
    assert subprocess.run([sys.executable, str(home / "rules_json.py"), "--check"], check=False).returncode == 0
