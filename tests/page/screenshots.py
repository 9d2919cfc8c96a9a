"""Make a picture of every page: ``python -m tests.page.screenshots FOLDER --widths 390,1440 --languages en,ru``."""

from __future__ import annotations

import argparse
import random
import re
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, WebSocketRoute

from tests.page.support import Player, a_browser, build_page, play_to_the_end
from tests.page.test_la_granja import choose
from tests.page.test_oh_my_goods import step
from tests.server.support import House, play_on, running, wait_for

WIDTHS = {320: 640, 390: 844, 768: 1024, 1440: 900, 3840: 2160}
LANGUAGES = ("en", "ru", "fr", "cs")
THEMES = ("light", "dark")


@dataclass(frozen=True)
class Guests:
    """What must have happened before anyone looks: finished games, and the cookies of those who played them."""

    finished: str
    campaign: tuple[str, str]
    analysed: tuple[str, str]


class Tour:
    """One newcomer with a camera; each part of the walk may be taken alone."""

    def __init__(self, browser: Browser, house: House, target: Path, guests: Guests, **context: Any) -> None:
        target.mkdir(parents=True, exist_ok=True)
        self.browser, self.house, self.target, self.guests, self.context = browser, house, target, guests, context
        self.me = Player(browser, house.url, **context)
        self.lines: list[WebSocketRoute] = []
        self.cut = False

    def shoot(self, name: str, player: Player | None = None) -> None:
        """One picture, after things have come to rest."""
        page = (player or self.me).page
        page.wait_for_timeout(350)
        page.screenshot(path=self.target / f"{name}.png")

    def be(self, cookie: str) -> None:
        """Go on as someone else."""
        self.me.context.add_cookies([{"name": "ludoteca", "value": cookie, "url": self.me.url}])

    def press(self, name: str, *, whole: bool = False) -> None:
        """Escape what is open, then one key, then a picture."""
        self.me.page.keyboard.press("Escape")
        self.me.page.keyboard.press(name)
        if whole:
            self.me.see("dialog[open]").wait_for()

    # -- the parts ------------------------------------------------------------------------------------

    def lobby(self) -> None:
        me = self.me
        me.open("/").see(".game-card").first.wait_for()
        self.shoot("lobby-1-first-visit")
        me.open("/new/sagrada").see(".choices").wait_for()
        self.shoot("lobby-2-set-up")
        me.see(".set-up details summary").first.click()
        me.see(".set-up details").first.scroll_into_view_if_needed()
        self.shoot("lobby-3-set-up-all")
        me.see('button[type="submit"]').click()
        me.see(".qr").wait_for()
        self.shoot("lobby-4-waiting")
        me.open("/account").see(".account .panel").first.wait_for()
        self.shoot("lobby-5-account")
        me.see(".account .panel").last.scroll_into_view_if_needed()
        self.shoot("lobby-6-notices")
        me.open("/help").see("main h1").wait_for()
        self.shoot("lobby-7-rules")
        me.open("/help/sagrada").see(".rules-short").wait_for()
        self.shoot("lobby-8-rules-of-a-game")
        me.open("/nowhere").see(".dead-end").wait_for()
        self.shoot("lobby-9-no-such-page")
        me.open("/table/nowhere").see(".dead-end").wait_for()
        self.shoot("lobby-10-no-such-table")

    def sagrada(self) -> None:
        me = self.me
        me.page.route_web_socket(re.compile(r"/ws$"), self.through)
        me.play_now()
        me.see(".window-choice").wait_for()
        self.shoot("sagrada-1-choose-window")
        me.choose_window(1)
        rng = random.Random(11)
        assert me.my_turn()
        self.shoot("sagrada-2-first-question")
        for _ in range(14):
            if me.my_turn():
                me.answer(rng)
        me.my_turn()
        while not me.see(".pool-dice .legal").count():
            me.answer(rng)
            me.my_turn()
        me.see(".pool-dice .legal").first.click()
        self.shoot("sagrada-3-die-chosen")
        forbidden = me.see(".stage .pane:not(.legal):not(.filled)")
        if forbidden.count():
            forbidden.first.click(force=True)
            me.see(".refused").wait_for()
            self.shoot("sagrada-4-why-not")
            me.see(".refused .rule-link").first.click()
            me.see("dialog[open]").wait_for()
            self.shoot("sagrada-5-rule")
        me.page.keyboard.press("Escape")
        self.press("s", whole=True)
        me.see("dialog .score").wait_for()
        self.shoot("sagrada-6-score-so-far")
        self.press("?", whole=True)
        self.shoot("sagrada-7-keys")
        me.page.keyboard.press("Escape")
        me.see(".other").first.click()
        self.shoot("sagrada-8-other-window")
        me.page.keyboard.press("Escape")
        for _ in range(12):
            if me.see(".tool.legal").count():
                me.see(".tool.legal").first.click()
                self.shoot("sagrada-9-tool")
                break
            me.answer(rng)
            me.my_turn()
        me.page.keyboard.press("Escape")
        if me.see(".hint-button").count():
            me.see(".hint-button").click()
            me.see(".hint-panel li").first.wait_for(timeout=60_000)
            self.shoot("sagrada-10-hint")
            me.page.keyboard.press("Escape")
        self.drop_the_line()
        for panel in me.see(".tabs .icon-button").all():
            if panel.is_visible():
                panel.click()
                self.shoot(f"sagrada-12-panel-{panel.get_attribute('aria-pressed')}-{me.see('.show-log').count()}")
                panel.click()
        play_to_the_end([me], rng)
        self.shoot("sagrada-13-over")
        me.open("/").see(".game-list li").first.wait_for()
        me.see(".game-list").first.scroll_into_view_if_needed()
        self.shoot("sagrada-14-my-games")

    def through(self, line: WebSocketRoute) -> None:
        """Every socket goes through here, so that it can be cut."""
        if self.cut:
            line.close(code=1012)
            return
        line.connect_to_server()
        self.lines.append(line)

    def drop_the_line(self) -> None:
        """The banner of a lost connection, and the way back."""
        self.cut = True
        self.lines[-1].close(code=1012)
        self.me.see(".lost").wait_for()
        self.shoot("sagrada-11-lost-line")
        self.cut = False
        self.me.see(".lost").wait_for(state="detached")

    def after(self) -> None:
        me = self.me
        me.open(f"/replay/{self.guests.finished}").see(".steps").wait_for()
        self.shoot("after-1-replay-begin")
        me.page.keyboard.press("End")
        me.see(".stage .window").wait_for()
        self.shoot("after-2-replay-end")
        me.open(f"/table/{self.guests.finished}").see(".over").wait_for()
        me.see(".over .row .button").nth(1).click()
        me.see(".fair").first.wait_for()
        self.shoot("after-3-verified")
        cookie, table = self.guests.analysed
        self.be(cookie)
        me.open(f"/analysis/{table}").see(".analysis-page table, .analysis-page svg").first.wait_for()
        self.shoot("after-4-analysis")

    def together(self) -> None:
        """Two people: hand-over, clocks, take-back, watching."""
        me = self.me
        me.open("/new/sagrada").see(".places select").nth(1).select_option("me")
        me.see(".set-up details summary").first.click()
        me.see(".set-up details select").first.select_option("quick")
        me.see('button[type="submit"]').click()
        me.see(".hand-over").wait_for()
        self.shoot("together-1-hand-over")
        me.see(".hand-over button").click()
        me.see(".window-choice").wait_for()
        self.shoot("together-2-clocks")
        other = self.house.guest("Bartholomew the Glazier")
        table = other.make(places=[{"kind": "me"}, {"kind": "open"}])
        me.open(f"/table/{table}").see(".waiting-seats .button.primary").click()
        me.see(".waiting-seats .button.quiet").wait_for()
        self.shoot("together-3-seated")
        other.ask("POST", f"/api/tables/{table}/start")
        me.see(".window-choice").wait_for()
        me.choose_window()
        other.answer(table, 0)
        for _ in range(6):
            if other.moment(table, 0)["question"]:
                other.answer(table, 0)
            elif me.see(".question.yours").count():
                me.answer(random.Random(1))
        other.command("ask_back", table, 0)
        me.page.wait_for_timeout(300)
        self.shoot("together-4-take-back")
        onlooker = Player(self.browser, self.house.url, **self.context)
        onlooker.open(f"/table/{table}").see(".stage .window").wait_for()
        self.shoot("together-5-spectator", onlooker)
        onlooker.close()

    def goods(self) -> None:
        """Oh My Goods!: the plain game, each chapter, a campaign."""
        me = self.me
        for number, chapter in enumerate(("", "I", "II", "III", "IV-crown", "V-crown", "all-in")):
            me.open("/new/oh_my_goods").see(".choices").wait_for()
            seats = 3 if chapter == "II" else 2
            me.see(".choices label").nth(seats - 1).click()
            for seat in range(1, seats):
                me.see(".places select").nth(seat).select_option("bot:casual")
            me.see("details summary").first.click()
            if chapter:
                known = me.see(f'details select option[value="{chapter}"]')
                if not known.count():
                    continue
                me.see(f'details select:has(option[value="{chapter}"])').select_option(chapter)
            me.see('button[type="submit"]').click()
            me.see(".omg").wait_for()
            assert me.my_turn()
            self.shoot(f"goods-{number}-{chapter or 'plain'}-1-begin")
            rng = random.Random(4)
            seen: set[str] = set()
            for _ in range(14 if chapter else 40):
                if not me.my_turn(30):
                    break
                asked = me.page.inner_text(".ask")
                if not chapter and asked not in seen and len(seen) < 9:
                    seen.add(asked)
                    self.shoot(f"goods-{number}-plain-{1 + len(seen)}-step")
                step(me, rng)
            if me.my_turn(30):
                self.shoot(f"goods-{number}-{chapter or 'plain'}-later")
        me.open("/new/oh_my_goods").see('input[name="campaign"]').check()
        self.shoot("goods-7-set-up-campaign")
        cookie, table = self.guests.campaign
        self.be(cookie)
        me.open(f"/table/{table}").see(".campaign").wait_for()
        me.see(".campaign").scroll_into_view_if_needed()
        self.shoot("goods-8-campaign")
        me.open("/").see(".game-list li").first.wait_for()
        me.see(".game-list").first.scroll_into_view_if_needed()
        self.shoot("goods-9-campaign-in-the-lobby")

    def granja(self) -> None:
        """La Granja: farm, village, each phase as it comes."""
        me = self.me
        me.open("/new/la_granja").see(".choices").wait_for()
        me.see(".choices label").nth(2).click()
        for seat in (1, 2):
            me.see(".places select").nth(seat).select_option("bot:casual")
        me.see('button[type="submit"]').click()
        me.see(".la-granja").wait_for()
        assert me.my_turn(30)
        rng = random.Random(5)
        seen: set[str] = set()
        for _ in range(70):
            if not me.my_turn(30):
                break
            asked = str(me.page.get_attribute(".ask .rule-link", "aria-label"))
            if asked not in seen:
                seen.add(asked)
                self.shoot(f"granja-{len(seen):02}-step")
            choose(me, rng)
        assert me.my_turn(30)
        self.views(me.see(".view-button"))

    def views(self, buttons: Locator) -> None:
        for number in range(buttons.count()):
            if buttons.nth(number).is_visible():
                buttons.nth(number).click()
                self.shoot(f"granja-view-{number + 1}")
                self.me.page.keyboard.press("Escape")


PARTS = ("lobby", "sagrada", "after", "together", "goods", "granja")


def before(house: House) -> Guests:
    """Play what must be over before the walk begins."""
    host = house.guest("Ada")
    bots = [{"kind": "bot", "level": "greedy"}, {"kind": "bot", "level": "greedy"}]
    finished = host.make(seats=2, places=bots, start=True)
    mixed = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    chapter = host.make(game="oh_my_goods", campaign=True, places=mixed, start=True)
    host.command("lend", chapter, 0, level="random")
    lost = host.make(places=mixed, start=True)
    play_on(lost, {0: host})
    host.ask("POST", f"/api/tables/{lost}/analysis", {"seat": 0})
    for table in (finished, chapter):
        wait_for(lambda table=table: host.get(f"/api/tables/{table}")["status"] == "over", "a game does not end", 60)
    wait_for(
        lambda: host.get(f"/api/tables/{lost}/analysis?seat=0")["status"] == "done", "the analysis does not end", 300
    )
    return Guests(finished, (str(host.cookie), chapter), (str(host.cookie), lost))


def main() -> None:
    """All pages in all sizes, themes and languages that are wished for."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("folder", nargs="?", type=Path, default=Path("build/screenshots"))
    asked.add_argument("--widths", default="390,1440", help="of 320, 390, 768, 1440, 3840")
    asked.add_argument("--themes", default=",".join(THEMES))
    asked.add_argument("--languages", default="en", help="of en, ru, fr, cs")
    asked.add_argument("--parts", default=",".join(PARTS))
    wish = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        static = build_page(Path(folder) / "static")
        quick = {"hint_iterations": 150, "analysis_iterations": 60}
        with running(Path(folder) / "data", static=static, **quick) as house, a_browser() as browser:
            guests = before(house)
            for language in wish.languages.split(","):
                for theme in wish.themes.split(","):
                    for width in wish.widths.split(","):
                        target = wish.folder / f"{width}-{theme}-{language}"
                        size = {"width": int(width), "height": WIDTHS[int(width)]}
                        for part in wish.parts.split(","):
                            tour = Tour(
                                browser, house, target, guests, viewport=size, color_scheme=theme, locale=language
                            )
                            getattr(tour, part)()
                            tour.me.close()
                        print(target)


if __name__ == "__main__":
    main()
