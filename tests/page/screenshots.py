"""Make a picture of every page at phone and desktop size, light and dark: ``python -m tests.page.screenshots FOLDER``."""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from tests.page.support import DESKTOP, PHONE, Player, a_browser, build_page, play_to_the_end
from tests.server.support import House, running, wait_for


def shoot(player: Player, target: Path, name: str) -> None:
    """One picture, after things have come to rest."""
    player.page.wait_for_timeout(350)
    player.page.screenshot(path=target / f"{name}.png")


def tour(browser: Browser, house: House, target: Path, finished: str, chapter: tuple[str, str], **context: Any) -> None:
    """Walk through all pages as one newcomer."""
    target.mkdir(parents=True, exist_ok=True)
    me = Player(browser, house.url, **context)
    me.open("/").see(".game-card").first.wait_for()
    shoot(me, target, "1-lobby")
    me.open("/new/sagrada").see(".choices").wait_for()
    shoot(me, target, "2-set-up")
    me.page.get_by_role("button", name="Make the table").click()
    me.see(".qr").wait_for()
    shoot(me, target, "3-waiting")
    me.play_now()
    me.see(".window-choice").wait_for()
    shoot(me, target, "4-choose-window")
    me.choose_window(1)
    rng = random.Random(11)
    for _ in range(14):
        if me.my_turn():
            me.answer(rng)
    me.my_turn()
    while not me.see(".pool-dice .legal").count():
        me.answer(rng)
        me.my_turn()
    me.see(".pool-dice .legal").first.click()
    shoot(me, target, "5-table-die-chosen")
    forbidden = me.see(".stage .pane:not(.legal):not(.filled)")
    if forbidden.count():
        forbidden.first.click(force=True)
        me.see(".refused").wait_for()
        shoot(me, target, "6-table-why-not")
    me.page.keyboard.press("Escape")
    me.page.keyboard.press("s")
    me.see("dialog .score").wait_for()
    shoot(me, target, "7-score-so-far")
    me.page.keyboard.press("Escape")
    me.see(".other").first.click()
    shoot(me, target, "8-other-window")
    me.page.keyboard.press("Escape")
    play_to_the_end([me], rng)
    shoot(me, target, "9-over")
    me.open("/").see(".game-list li").first.wait_for()
    shoot(me, target, "10-my-games")
    me.open(f"/replay/{finished}").see(".steps").wait_for()
    me.page.keyboard.press("End")
    me.see(".stage .window").wait_for()
    shoot(me, target, "11-replay")
    me.open("/account")
    shoot(me, target, "12-account")
    me.open("/help")
    shoot(me, target, "13-rules")
    me.open("/new/sagrada").see(".places select").nth(1).select_option("me")
    me.page.get_by_role("button", name="Start").click()
    me.see(".hand-over").wait_for()
    shoot(me, target, "14-hand-over")
    me.open("/new/oh_my_goods").see('input[name="campaign"]').check()
    shoot(me, target, "15-set-up-campaign")
    me.context.add_cookies([{"name": "ludoteca", "value": chapter[0], "url": me.url}])
    me.open(f"/table/{chapter[1]}").see(".campaign").wait_for()
    me.see(".campaign").scroll_into_view_if_needed()
    shoot(me, target, "16-campaign")
    me.open("/").see(".game-list li").first.wait_for()
    me.see(".game-list").first.scroll_into_view_if_needed()
    shoot(me, target, "17-campaign-in-the-lobby")
    me.close()


def a_chapter(house: House) -> tuple[str, str]:
    """The first chapter of a campaign, played by bots for a guest: the guest's cookie and the table."""
    host = house.guest("Ada")
    places = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    table = host.make(game="oh_my_goods", campaign=True, places=places, start=True)
    host.command("lend", table, 0, level="random")
    wait_for(lambda: host.get(f"/api/tables/{table}")["status"] == "over", "the chapter does not end", 60)
    return str(host.cookie), table


def main() -> None:
    """All pages, four ways."""
    target = Path(sys.argv[1] if len(sys.argv) > 1 else "build/screenshots")
    with tempfile.TemporaryDirectory() as folder:
        static = build_page(Path(folder) / "static")
        with running(Path(folder) / "data", static=static) as house, a_browser() as browser:
            host = house.guest("Host")
            places = [{"kind": "bot", "level": "greedy"}, {"kind": "bot", "level": "greedy"}]
            finished = host.make(seats=2, places=places, start=True)
            wait_for(lambda: host.moment(finished)["status"] == "over", "two bots do not finish", 60)
            chapter = a_chapter(house)
            for theme in ("light", "dark"):
                for size, viewport in (("desktop", DESKTOP), ("phone", PHONE)):
                    tour(
                        browser,
                        house,
                        target / f"{size}-{theme}",
                        finished,
                        chapter,
                        viewport=viewport,
                        color_scheme=theme,
                        has_touch=False,
                    )
                    print(f"{target / f'{size}-{theme}'}")


if __name__ == "__main__":
    main()
