"""Real browsers at real tables: what a person does with mouse, keys and fingers."""

from __future__ import annotations

import os
import random
import re
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect, sync_playwright

from ludoteca.core.game import find_game
from ludoteca.core.position import laid_out
from tests.server.support import Guest, House, wait_for

# Several browsers share the machine: what comes late is not what never comes.
expect.set_options(timeout=15_000)
ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
WHOLE = ("chromium", "chromium-browser")
# The same engine without windows is a third quicker; it shows no notifications.
QUICK = ("chromium-headless-shell", *WHOLE)
DESKTOP = {"width": 1440, "height": 900}
CARD = '.game-card[data-game="sagrada"]'
PHONE = {"width": 390, "height": 844}
# One question to the browser instead of four: a page that is looked at all the time has no time to play.
SERIAL = "document.querySelector('.ask').innerText + document.querySelectorAll('.log li').length"
SETTLED = f"""(before) => {{
  if (document.querySelector(".over")) return true;
  if (document.querySelector('.question[aria-busy="true"]')) return false;
  return !document.querySelector(".question.yours") || {SERIAL} !== before;
}}"""
DRAWN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"
IDS = re.compile(r"\b(sagrada|error|refused|game|take-back|step)-[a-z_]+(-[a-z_]+)*\b")


def chromium(names: tuple[str, ...] = QUICK) -> str:
    """Where the browser is; tests of the page without one would prove nothing."""
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    if found is None:
        raise FileNotFoundError("the page is tested in Chromium: install Debian's package 'chromium' or set CHROMIUM")
    return found


def build_page(target: Path) -> Path:
    """Build the page of this tree into a folder."""
    if not (WEB / "node_modules").is_dir():
        subprocess.run(["npm", "ci"], cwd=WEB, check=True)
    subprocess.run(["node", "build.mjs"], cwd=WEB, check=True, env=os.environ | {"LUDOTECA_STATIC": str(target)})
    return target


@contextmanager
def a_browser() -> Iterator[Browser]:
    """Debian's Chromium, headless."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        yield browser
        browser.close()


def table_from(
    house: House,
    guest: Guest,
    position: Any,
    *,
    mine: Sequence[int] = (0,),
    rival: Guest | None = None,
    draws: Sequence[str] = (),
    **wish: Any,
) -> str:
    """A table that begins with a position; the guest has these seats, a rival who waits all others.

    Nature draws these words first.
    """
    game = position["game"]
    seats, _ = find_game(game).position_options(laid_out(position))
    places = [{"kind": "me" if seat in mine else "open"} for seat in range(seats)]
    table = guest.make(**({"game": game, "position": position, "places": places} | wish))
    for seat in set(range(seats)) - set(mine) if "places" not in wish else ():
        rival = rival or house.guest("Rival")
        rival.sit(table, seat)
    house.script(table, draws)
    guest.ask("POST", f"/api/tables/{table}/start")
    return table


def sit_in(house: House, player: Player, position: Any, *, game: str = "sagrada", **more: Any) -> tuple[Guest, str]:
    """Sit down with a browser at a table that begins with a position, and be asked there."""
    guest = house.guest("Ada")
    table = table_from(house, guest, {"game": game} | position, **more)
    player.be(guest).open(f"/table/{table}")
    assert player.my_turn()
    return guest, table


class Player:
    """A person in a browser of their own."""

    def __init__(self, browser: Browser, url: str, **context: Any) -> None:
        self.url = url
        settings: dict[str, Any] = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce"}
        self.context = browser.new_context(**(settings | context))
        self.page: Page = self.context.new_page()
        self.problems: list[str] = []
        self.strangers: list[str] = []
        self.page.set_default_timeout(15_000)
        self.page.on("pageerror", lambda problem: self.problems.append(str(problem)))
        self.page.on("console", lambda line: self.problems.append(line.text) if line.type == "error" else None)
        self.page.on("request", self._note)

    def _note(self, request: Any) -> None:
        if not request.url.startswith((self.url, self.url.replace("http", "ws"), "data:", "blob:")):
            self.strangers.append(request.url)

    def close(self) -> None:
        self.context.close()

    def healthy(self) -> None:
        """No script failed, nothing was asked of another host, no bare message id is shown."""
        assert self.problems == []
        assert self.strangers == []
        assert IDS.search(self.page.inner_text("body")) is None

    # -- where to go --------------------------------------------------------------------------------

    def be(self, guest: Guest) -> Player:
        """Come as a guest who is known to the house already."""
        self.context.add_cookies([{"name": "ludoteca", "value": str(guest.cookie), "url": self.url}])
        return self

    def open(self, path: str) -> Player:
        self.page.goto(self.url + path)
        return self

    def play_now(self) -> str:
        self.open("/")
        self.page.locator(f"{CARD} .button.primary").click()
        self.page.wait_for_url("**/table/*")
        return self.page.url.rsplit("/", 1)[1]

    # -- what is to be seen -------------------------------------------------------------------------

    def see(self, selector: str) -> Locator:
        return self.page.locator(selector)

    def my_turn(self, seconds: float = 15) -> bool:
        """Wait until I am asked or the game is over; whether I am asked."""
        self.page.locator(".question.yours, .over").first.wait_for(timeout=seconds * 1000)
        return self.see(".over").count() == 0

    def is_over(self) -> bool:
        return self.see(".over").count() > 0

    def serial(self) -> str:
        """What tells one question from the next: its sentence and how far the log has come."""
        self.see(".ask").wait_for()
        return str(self.page.evaluate(SERIAL))

    def board(self) -> list[str]:
        """The own window as a screen reader hears it."""
        return [str(cell.get_attribute("aria-label")) for cell in self.see(".stage [data-cell]").all()]

    def dice(self) -> int:
        return self.see(".stage .pane.filled:not(.ghost)").count()

    # -- what to do ---------------------------------------------------------------------------------

    def drawn(self) -> None:
        """Let the page draw what it knows."""
        self.page.evaluate(DRAWN)

    def settle(self, before: str) -> None:
        """Wait until the page shows something else than before."""
        end = time.monotonic() + 10
        while time.monotonic() < end:
            if self.page.evaluate(SETTLED, before):
                return
            self.page.wait_for_timeout(15)
        raise AssertionError(f"nothing happened after {before!r}")

    def choose_window(self, number: int = 0) -> None:
        self.see(".window-choice button").nth(number).click()
        self.see(".window-choice").wait_for(state="detached")

    def answer(self, rng: random.Random) -> None:
        """Answer whatever is asked by clicking what is lit."""
        before = self.serial()
        if self.see(".window-choice").count():
            self.choose_window()
            return
        die = any_of(self.see(".pool-dice .legal"), rng)
        if die is not None and not self.see(".stage .pane.legal").count():
            die.click()
        cell = any_of(self.see(".stage .pane.legal"), rng)
        buttons = self.see(".answers > .button:not(.quiet)")
        track = self.see(".track-die.legal")
        if cell is not None:
            cell.click(position=None, force=True)
        elif track.count():
            track.first.click()
        elif buttons.count():
            buttons.first.click()
        self.settle(before)


def any_of(lit: Locator, rng: random.Random) -> Locator | None:
    """One of the places that are there, counted once: the page may draw them anew while a test looks."""
    there = lit.count()
    return lit.nth(rng.randrange(there)) if there else None


def play_to_the_end(players: list[Player], rng: random.Random, limit: float = 150) -> None:
    """Let whoever is asked answer until everyone sees the end."""
    end = time.monotonic() + limit
    while not all(player.is_over() for player in players):
        assert time.monotonic() < end, "the game does not end"
        for player in players:
            if player.see(".question.yours").count() and not player.is_over():
                player.answer(rng)
        players[0].page.wait_for_timeout(10)


def expect_tips(player: Player, pieces: dict[str, str]) -> None:
    """Pointed at, each of these pieces says what it is and names its rule."""
    for selector, rule in pieces.items():
        player.page.mouse.move(3, 3)
        expect(player.see(".tip")).to_have_count(0)
        player.see(selector).first.hover(force=True)
        expect(player.see(".tip .rule-link")).to_have_text(re.compile(rule))


def expect_text(player: Player, selector: str, text: str | re.Pattern[str]) -> None:
    expect(player.see(selector).first).to_contain_text(text)


def until(met: Callable[[], Any], me: Player, problem: str) -> Any:
    """The first true value, with the page going on meanwhile."""
    return wait_for(lambda: met() or me.page.wait_for_timeout(20), problem, 10)
