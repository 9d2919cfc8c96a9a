"""``ludoteca pack``: a game's printed content as a file to change, its schema, and a check of what came out."""

from __future__ import annotations

from pathlib import Path

from ludoteca.cli.files import print_json, read_json
from ludoteca.cli.render import console
from ludoteca.core.errors import BadFile
from ludoteca.core.game import find_game
from ludoteca.core.pack import pack_hash
from ludoteca.messages import say


def run_pack(name: str, check: Path | None, *, as_schema: bool) -> None:
    """Print the default pack or the schema, or say whether a pack is sound."""
    game = find_game(name)
    if as_schema:
        print_json(game.pack_schema())
    elif check is None:
        print_json(game.default_pack())
    else:
        data = read_json(check)
        try:
            game.check_pack(data)
        except BadFile as problem:
            raise BadFile(f"{check}: {problem}") from None
        console().print(say("terminal-pack-sound", name=pack_hash(data)), markup=False)
