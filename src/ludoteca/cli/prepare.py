"""``ludoteca prepare``: what a game has its players read before they begin."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ludoteca.cli.files import read_options, read_pack
from ludoteca.cli.render import console, show_text
from ludoteca.core.errors import BadOptions
from ludoteca.core.game import Game, find_game
from ludoteca.core.picture import Line
from ludoteca.messages import say, speaker


def preparation(game: Game, seats: int, options: Mapping[str, Any], pack: Any) -> list[Line]:
    """The preparation card of a set-up; refused where the game has none for it."""
    lines = game.preparation(seats, options, pack)
    if not lines:
        raise BadOptions(say("terminal-nothing-to-read", game=speaker().title(game.id)))
    return lines


def run_prepare(name: str, seats: int, words: Sequence[str], path: Path | None) -> None:
    """Print the preparation card of a game with these seats, options and pack."""
    game = find_game(name)
    pack = read_pack(path)
    if pack is not None:
        game.check_pack(pack)
    options = game.check_options(seats, read_options(words))
    show_text(console(), preparation(game, seats, options, pack))
