"""A game from another package brings its own board and sentences; one that cannot be used costs nothing but itself."""

from __future__ import annotations

import subprocess
import sys
import types
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from ludoteca.core import game as registry
from ludoteca.core.game import Game
from ludoteca.server import bots, game_pages
from tests.page.support import Player, expect_text

NAME = "mosaic"
ROOT = Path(__file__).parents[2]
BOARD = """
import { useSignal } from "@preact/signals";
import { Target, sayMessage, t } from "ludoteca";
import "./look.css";

const seen = new Set();

function Board({ moment, store }) {
  const pressed = useSignal(0);
  const targets = moment.question?.options ?? [];
  return (
    <div class="mosaic-board">
      <button class="count" onClick={() => pressed.value++}>{pressed.value}</button>
      <h3>{t("mosaic-head", { seats: moment.shown.seats })}</h3>
      {targets.map((option) => (
        <Target store={store} targets={[option.target]} rule="MO-1.1" label={option.notation} shows={option.notation}>
          <b>{option.notation}</b>
        </Target>
      ))}
    </div>
  );
}

export default {
  Board,
  Picture: () => <div class="living mosaic-picture" aria-hidden="true" />,
  onBoard: () => true,
  rules: [{ level: 1, heading: "Mosaic" }, { rule: "MO-1.1", text: "Lay a stone." }],
};
"""
MESSAGES = {
    "en": "game-mosaic = The mosaic\nmosaic-head = { $seats } at the table\nmosaic-ask-choose_window = Choose a frame\n",
    "fr": "game-mosaic = La mosaïque\nmosaic-head = { $seats } à la table\n",
}


def write(home: Path, script: str) -> None:
    (home / "page").mkdir(parents=True, exist_ok=True)
    (home / "page" / "page.js").write_text(script, encoding="utf-8")
    for code, text in MESSAGES.items():
        (home / "messages" / code).mkdir(parents=True, exist_ok=True)
        (home / "messages" / code / "game.ftl").write_text(text, encoding="utf-8")


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of a package whose game is known while the test lasts."""
    module = types.ModuleType("mosaic_package")
    module.__file__ = str(tmp_path / "__init__.py")
    monkeypatch.setitem(sys.modules, module.__name__, module)
    kind = type(registry.find_game("sagrada"))
    plain = {name: getattr(Game, name) for name in ("show", "prompt", "label", "remember", "report")}
    named = {"id": NAME, "title": "Mosaic", "__module__": module.__name__}
    with registry.known_for_now(type("Mosaic", (kind,), named | plain)()):
        bots.games.cache_clear()
        game_pages.brought.cache_clear()
        yield tmp_path
    bots.games.cache_clear()
    game_pages.brought.cache_clear()


@pytest.fixture
def built(package: Path) -> Path:
    """A page made by the builder for pages of other packages."""
    write(package, "")
    source = package / "source"
    source.mkdir()
    (source / "index.jsx").write_text(BOARD, encoding="utf-8")
    (source / "look.css").write_text(".mosaic-board { display: grid; gap: 7px; }", encoding="utf-8")
    tool = [sys.executable, ROOT / "hooks" / "page.py", "npm", "exec", "--offline", "--"]
    subprocess.run(
        [*tool, "node", "tools/plugin.mjs", source / "index.jsx", package / "page"], check=True, capture_output=True
    )
    return package


def sit_down(me: Player) -> None:
    me.open(f"/new/{NAME}")
    me.see('.choices input[type="radio"]').first.check(force=True)
    me.see(".choices label").first.click()
    me.page.get_by_role("button", name="Start").click()


@pytest.mark.usefixtures("built")
def test_a_game_brings_its_board_its_styles_and_its_words(newcomer: Callable[..., Player]) -> None:
    me = newcomer()
    me.open("/")
    expect(me.see(f'[data-game="{NAME}"] h2')).to_have_text("The mosaic")
    me.see(".mosaic-picture").wait_for()
    sit_down(me)
    expect_text(me, ".mosaic-board h3", "1 at the table")
    expect_text(me, ".ask", "Choose a frame")
    assert me.see(".mosaic-board").evaluate("box => getComputedStyle(box).rowGap") == "7px"
    # One Preact for both: hooks and signals of the host work in the board.
    me.see(".mosaic-board .count").click()
    expect(me.see(".mosaic-board .count")).to_have_text("1")
    before = me.serial()
    me.see(".mosaic-board [data-target]").first.click()
    me.settle(before)
    assert me.page.locator(".page-failed").count() == 0
    # In another language, with English for what the package does not say there.
    me.see(".language select").select_option("fr")
    expect_text(me, ".mosaic-board h3", "1 à la table")
    me.open(f"/help/{NAME}")
    expect_text(me, ".rules-page", "Lay a stone.")


FAULTS = {
    "cannot be read": "export default (",
    "exports nothing": "export const page = 1;",
    "has no board": "export default () => ({ onBoard: () => true });",
    "is made for a later host": "export const version = 99; export default () => ({ Board: () => null });",
    "throws at once": "export default () => { throw new Error('no'); };",
    "throws while it is drawn": "export default () => ({ Board() { throw new Error('no'); }, onBoard: () => true });",
    "throws when it is asked": (
        "export default ({ h }) => ({ Board: () => h('p', null, 'own'), onBoard() { throw new Error('no'); } });"
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_page_that_cannot_be_used_leaves_the_plain_board(
    newcomer: Callable[..., Player], package: Path, fault: str
) -> None:
    write(package, FAULTS[fault])
    me = newcomer()
    sit_down(me)
    expect_text(me, ".page-failed", "cannot be shown")
    me.see(".plain pre").wait_for()
    before = me.serial()
    me.see(".answers [data-target]").first.click()
    me.settle(before)
    expect(me.page.locator(".page-failed")).to_have_count(1)
    # Its author is told in the console, once.
    assert [problem[:35] for problem in me.problems] == ["the page of mosaic cannot be used: "]
    me.problems.clear()


def test_sentences_alone_serve_the_plain_board(newcomer: Callable[..., Player], package: Path) -> None:
    write(package, "")
    (package / "page" / "page.js").unlink()
    me = newcomer()
    sit_down(me)
    expect_text(me, ".ask", "Choose a frame")
    me.see(".plain pre").wait_for()
    assert me.page.locator(".page-failed").count() == 0


def test_sentences_that_do_not_come_keep_nobody_from_another_language(
    newcomer: Callable[..., Player], package: Path
) -> None:
    write(package, "")
    (package / "page" / "page.js").unlink()
    me = newcomer()
    me.page.route("**/messages/*.ftl", lambda route: route.abort())
    sit_down(me)
    expect_text(me, ".ask", "choose window")
    me.see(".language select").select_option("fr")
    expect(me.see("html")).to_have_attribute("lang", "fr")
    assert any("the sentences of mosaic cannot be read" in problem for problem in me.problems)
    me.problems.clear()
