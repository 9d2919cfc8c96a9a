"""Packs a host offers: other tables of printed content, read from the data folder and kept with every table."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import Connection, insert, select

from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import find_game
from ludoteca.core.pack import pack_hash
from ludoteca.server import metrics
from ludoteca.server.bots import games
from ludoteca.server.errors import Refused
from ludoteca.server.schema import PACKS
from ludoteca.server.store import rows

LOG = metrics.log("packs")
NAME = re.compile(r"[A-Za-z0-9_-]{1,64}")


class Pack(NamedTuple):
    """One pack: its name for people, what it says, and the hash of that."""

    name: str
    hash: str
    data: Any


class Packs:
    """The packs of ``packs/<game>/<name>.json``; one that is damaged is left out and named in the log."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._found: dict[str, dict[str, Pack]] = {}

    def open(self) -> None:
        """Read them all, once."""
        for game in games():
            found = (self._read(game, path) for path in sorted(self._folder.glob(f"{game}/*.json")))
            self._found[game] = {pack.name: pack for pack in found if pack is not None}

    def _read(self, game: str, path: Path) -> Pack | None:
        if not NAME.fullmatch(path.stem):
            LOG.warning("pack left out", game=game, file=path.name, problem=path.stem[:300])
            return None
        try:
            data = json.loads(path.read_text(encoding="utf-8"))
            find_game(game).check_pack(data)
        except (LudotecaError, OSError, ValueError, RecursionError) as problem:
            LOG.warning("pack left out", game=game, file=path.name, problem=str(problem)[:300])
            return None
        return Pack(path.stem, pack_hash(data), data)

    def names(self, game: str) -> list[str]:
        """The packs a table of this game may be made with."""
        return list(self._found.get(game, {}))

    def find(self, game: str, name: str | None) -> Pack | None:
        """The pack of that name; None for the printed content."""
        if name is None:
            return None
        if name not in self._found.get(game, {}):
            raise Refused(400, "error-unknown-pack", pack=name)
        return self._found[game][name]


def printed(packs: Packs, game: str, data: Any, known: Pack | None) -> Pack | None:
    """The pack a position brings along: one of this host's, or the one of the table the position was taken from."""
    if data is None:
        return None
    name = pack_hash(data)
    offered = (packs.find(game, each) for each in packs.names(game))
    for pack in (known, *offered):
        if pack is not None and pack.hash == name:
            return pack
    raise Refused(400, "error-unknown-pack", pack=name)


def keep(connection: Connection, pack: Pack) -> None:
    """Keep a pack in the store: a table goes on with it even if the host takes the file away."""
    if not rows(connection, select(PACKS.c.hash).where(PACKS.c.hash == pack.hash)):
        text = json.dumps(pack.data, ensure_ascii=True)
        connection.execute(insert(PACKS), {"hash": pack.hash, "name": pack.name, "data": text})


def kept(connection: Connection, hashes: set[str]) -> dict[str, Pack]:
    """The packs of these hashes."""
    found = rows(connection, select(PACKS).where(PACKS.c.hash.in_(hashes))) if hashes else []
    return {row["hash"]: Pack(row["name"], row["hash"], json.loads(row["data"])) for row in found}
