"""What games from other packages bring for browsers: their part of the page, and their sentences.

Everything lies below an address that holds a hash of it all, so that a browser may keep it for good and an updated
package has another address. The page and the sentences of shipped games are built into Ludoteca's own page.
"""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
from fastapi import APIRouter
from starlette.responses import FileResponse, Response

from ludoteca.core.game import find_game
from ludoteca.server import bots
from ludoteca.server.errors import Refused
from ludoteca.server.wire.people import GamePageInfo

SHIPPED: Final = "ludoteca.games."
SCRIPT: Final = "page.js"
STYLE: Final = "page.css"
# Sentences that only a terminal says.
TERMINAL: Final = "terminal.ftl"
# What a page may be made of; nothing else in its folder is shown to anyone.
TYPES: Final = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
FOREVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}
house = APIRouter(include_in_schema=False)


class Brought(msgspec.Struct, frozen=True):
    """The files of one game: those of its page by their path below its folder, and its sentences by language."""

    hash: str
    files: dict[str, Path]
    sentences: dict[str, str]


@cache
def brought(name: str) -> Brought | None:
    """What a game brings; None for a shipped one, and for one that brings nothing. Read from disk once."""
    game = find_game(name)
    if type(game).__module__.startswith(SHIPPED):
        return None
    files = _files(game.page)
    sentences = _sentences(game.messages)
    if not files and not sentences:
        return None
    found = hashlib.sha256()
    for path, file in sorted(files.items()):
        found.update(f"{path}\0".encode() + file.read_bytes())
    found.update(msgspec.json.encode(sentences))
    return Brought(found.hexdigest()[:16], files, sentences)


def _files(folder: Path | None) -> dict[str, Path]:
    """Every file that may be shown. A link that leads out of the folder is none of them."""
    if folder is None:
        return {}
    home = folder.resolve()
    paths = [path for path in home.rglob("*") if path.suffix in TYPES and path.is_file()]
    return {path.relative_to(home).as_posix(): path for path in paths if path.resolve().is_relative_to(home)}


def _sentences(folder: Path | None) -> dict[str, str]:
    if folder is None:
        return {}
    found = {}
    for language in sorted(path for path in folder.iterdir() if path.is_dir()):
        files = [path for path in sorted(language.glob("*.ftl")) if path.name != TERMINAL]
        if files:
            found[language.name] = "\n".join(path.read_text(encoding="utf-8") for path in files)
    return found


def describe(name: str) -> GamePageInfo | None:
    """Where a page finds what a game brings, and what that is."""
    found = brought(name)
    if found is None:
        return None
    return GamePageInfo(
        at=f"/games/{name}/{found.hash}",
        script=SCRIPT in found.files,
        style=STYLE in found.files,
        languages=list(found.sentences),
    )


def _find(game: str, version: str) -> Brought:
    found = brought(game) if game in bots.games() else None
    if found is None or found.hash != version:
        raise Refused(404, "error-not-found")
    return found


@house.get("/games/{game}/{version}/messages/{language}.ftl")
async def sentences(game: str, version: str, language: str) -> Response:
    """A game's sentences in one language."""
    text = _find(game, version).sentences.get(language)
    if text is None:
        raise Refused(404, "error-not-found")
    return Response(text, media_type="text/plain; charset=utf-8", headers=FOREVER)


@house.get("/games/{game}/{version}/{path:path}")
async def file(game: str, version: str, path: str) -> Response:
    """A file of a game's page: one of those found in its folder, so that no path leads out of it."""
    found = _find(game, version).files.get(path)
    if found is None or not found.is_file():
        raise Refused(404, "error-not-found")
    return FileResponse(found, media_type=TYPES[found.suffix], headers=FOREVER)
