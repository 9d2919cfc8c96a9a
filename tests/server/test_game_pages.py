"""A game from another package brings its part of the page: served by hash, to the last file of its folder and no further."""

from __future__ import annotations

import sys
import types
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from ludoteca.core.game import find_game, known_for_now
from ludoteca.server import bots, game_pages
from tests.server.support import PLAIN, House, running

NAME = "mosaic"


def get(house: House, path: str) -> httpx.Response:
    return httpx.get(house.url + path, trust_env=False, verify=PLAIN)


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package on disk whose game has a page and sentences."""
    home = tmp_path / "mosaic_package"
    for path, text in {
        "page/page.js": "export default () => ({});",
        "page/page.css": ".mosaic { color: red }",
        "page/parts/tile.svg": "<svg/>",
        "page/notes.py": "secret = 1",
        "messages/en/game.ftl": "game-mosaic = Mosaic",
        "messages/en/terminal.ftl": "mosaic-only = Terminal",
        "messages/fr/game.ftl": "game-mosaic = Mosaïque",
        "secret.js": "stolen",
    }.items():
        file = home / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    (home / "page" / "out.js").symlink_to(home / "secret.js")
    module = types.ModuleType("mosaic_package")
    module.__file__ = str(home / "__init__.py")
    monkeypatch.setitem(sys.modules, module.__name__, module)
    kind = type(find_game("sagrada"))
    game = type("Mosaic", (kind,), {"id": NAME, "title": "Mosaic", "__module__": module.__name__})()
    with known_for_now(game):
        bots.games.cache_clear()
        game_pages.brought.cache_clear()
        yield home
    bots.games.cache_clear()
    game_pages.brought.cache_clear()


@pytest.fixture
def own(package: Path) -> Iterator[House]:
    with running(package.parent / "data") as opened:
        yield opened


def told(house: House) -> dict[str, object]:
    return {game["id"]: game["page"] for game in house.guest().get("/api/games")}


def test_the_games_tell_what_they_bring(own: House) -> None:
    pages = told(own)
    page = pages.pop(NAME)
    assert isinstance(page, dict)
    assert (page["script"], page["style"], page["languages"]) == (True, True, ["en", "fr"])
    # A shipped game's are part of the page itself.
    assert pages["sagrada"] is None


def test_a_page_and_its_sentences_are_served_for_good(own: House) -> None:
    at = f"/games/{NAME}/{game_pages.brought(NAME).hash}"  # type: ignore[union-attr]
    for path, kind, text in (
        ("page.js", "text/javascript", "export default () => ({});"),
        ("page.css", "text/css", ".mosaic { color: red }"),
        ("parts/tile.svg", "image/svg+xml", "<svg/>"),
        ("messages/fr.ftl", "text/plain", "game-mosaic = Mosaïque"),
    ):
        answer = get(own, f"{at}/{path}")
        assert (answer.status_code, answer.text) == (200, text)
        assert answer.headers["content-type"].startswith(kind)
        assert "immutable" in answer.headers["cache-control"]
        assert "unsafe" not in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
    # What only a terminal says stays at home.
    assert "mosaic-only" not in get(own, f"{at}/messages/en.ftl").text


@pytest.mark.parametrize(
    "path",
    [
        "{at}/notes.py",
        "{at}/out.js",
        "{at}/nothing.js",
        "{at}/../secret.js",
        "{at}/%2e%2e/secret.js",
        "{at}/..%2fsecret.js",
        "{at}/parts/%2e%2e/%2e%2e/secret.js",
        "{at}/page.js%00",
        "{at}//etc/passwd",
        "{at}/messages/ru.ftl",
        "{at}/messages/%2e%2e/secret.ftl",
        "/games/mosaic/0000000000000000/page.js",
        "/games/sagrada/0000000000000000/page.js",
        "/games/nothing/0000000000000000/page.js",
        "/games/..%2fmosaic/0000000000000000/page.js",
    ],
)
def test_nothing_else_is_served(own: House, path: str) -> None:
    at = f"/games/{NAME}/{game_pages.brought(NAME).hash}"  # type: ignore[union-attr]
    assert get(own, path.format(at=at)).status_code == 404


def test_another_page_has_another_address(package: Path) -> None:
    seen = set()
    for path, text in (
        ("page/page.js", "1"),
        ("page/parts/tile.svg", "2"),
        ("messages/fr/game.ftl", "game-mosaic = M"),
    ):
        seen.add(game_pages.describe(NAME).at)  # type: ignore[union-attr]
        (package / path).write_text(text, encoding="utf-8")
        game_pages.brought.cache_clear()
    seen.add(game_pages.describe(NAME).at)  # type: ignore[union-attr]
    assert len(seen) == 4


def test_a_game_without_either_brings_nothing() -> None:
    with known_for_now(type("Bare", (type(find_game("sagrada")),), {"id": "bare", "title": "Bare"})()):
        game_pages.brought.cache_clear()
        assert game_pages.describe("bare") is None
    game_pages.brought.cache_clear()
