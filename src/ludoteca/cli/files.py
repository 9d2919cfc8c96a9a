"""Reading what a user names on the command line: options, packs, and files of any of our formats."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ludoteca.core import save, transcript
from ludoteca.core.errors import BadFile, BadOptions
from ludoteca.core.game import find_game
from ludoteca.core.match import Match


def read_options(given: Sequence[str]) -> dict[str, str]:
    """Options written as name=value."""
    options = {}
    for text in given:
        name, mark, value = text.partition("=")
        if not mark or not name or not value:
            raise BadOptions(f"--option {text!r} must be written as name=value")
        options[name.strip()] = value.strip()
    return options


def read_text(path: Path) -> str:
    """A file's text, or a line that says why not."""
    return save.read_text(path)


def read_json(path: Path) -> Any:
    """A file's JSON, or a line that says where it breaks."""
    return save.parse_json(save.read_text(path), str(path))


def read_pack(path: Path | None) -> Any:
    """The pack of a file, if one is named."""
    return None if path is None else read_json(path)


def read_match(path: Path, game: str | None = None, pack: Any = None) -> Match:
    """A match from a save, a transcript or a position, told apart by what they say."""
    text = save.read_text(path)
    if not text.lstrip().startswith("{"):
        return transcript.read(text, str(path), pack=pack)
    data = save.parse_json(text, str(path))
    kept = isinstance(data, dict) and "ludoteca" in data
    if pack is not None:
        reason = "a save brings the pack it was played with" if kept else "a position takes no pack"
        raise BadOptions(f"{path}: {reason}; leave out --pack")
    return save.read(text, str(path)) if kept else read_position(path, game, data)


def read_position(path: Path, game: str | None = None, data: Any = None, seed: int | None = None) -> Match:
    """A match that begins with a position; ``game`` is what it is of unless the file says so itself."""
    data = read_json(path) if data is None else data
    named = data.get("game", game) if isinstance(data, dict) else game
    if not isinstance(named, str):
        raise BadFile(f'{path}: the field "game" is missing; write "game": "sagrada"')
    if game is not None and game != named:
        raise BadFile(f"{path}: this is a position of {named!r}, not of {game!r}")
    found = find_game(named)
    try:
        return Match.from_position(found.id, data, seed=seed)
    except BadFile as problem:
        raise BadFile(f"{path}: {problem}") from None


def print_json(data: Any) -> None:
    """One JSON document on standard output."""
    print(json.dumps(data, ensure_ascii=False, indent=2))  # noqa: T201 - this is the output
