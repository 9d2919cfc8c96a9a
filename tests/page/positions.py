"""Tables that begin with a position, and nature that says what a test wants; for tests alone."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from ludoteca.core.nature import Scripted
from ludoteca.server.fair import FairNature
from ludoteca.server.record import Record
from ludoteca.server.table import Table
from tests.page.support import Player
from tests.server.support import Guest, House


class ScriptedNature(FairNature):
    """Says the words of a script first; then the dice are as fair as ever."""

    def script(self, words: Sequence[str]) -> ScriptedNature:
        self.scripted = Scripted(*words)
        return self

    def answer(self, decision: Any, state: Any, a: int, b: int, out: Any) -> int:
        if self.scripted.place < len(self.scripted.words):
            self.counter += 1
            return self.scripted.answer(decision, state, a, b, out)
        return super().answer(decision, state, a, b, out)


class Positions:
    """Opens tables of a running house from positions."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.begun: dict[str, tuple[Any, tuple[str, ...]]] = {}

    def open(self, data: dict[str, Any], *words: str, rivals: str = "random") -> tuple[Guest, str]:
        """A guest who sits at seat 0 of a table in this position, against bots; nature says the words first."""
        host = self.house.guest("Host")
        seats = len(data["windows"])
        places = [{"kind": "me"}, *({"kind": "bot", "level": rivals} for _ in range(seats - 1))]
        table = host.make(seats=seats, places=places, start=False, options=data.get("options", {}))
        self.begun[table] = (data, words)
        host.ask("POST", f"/api/tables/{table}/start")
        return host, table

    def sit(self, player: Player, data: dict[str, Any], *words: str, **more: Any) -> tuple[Guest, str]:
        """The same, seen in a browser."""
        host, table = self.open(data, *words, **more)
        player.context.add_cookies([{"name": "ludoteca", "value": str(host.cookie), "url": player.url}])
        player.open(f"/table/{table}")
        assert player.my_turn()
        return host, table


@contextmanager
def positions(house: House) -> Iterator[Positions]:
    """Lets the house open positions for as long as a test needs them."""
    opener = Positions(house)
    plain_header, plain_nature = Record.header, Table._nature

    def header(self: Record) -> Any:
        found = plain_header.fget(self)  # type: ignore[attr-defined]
        return dataclasses.replace(found, position=opener.begun[self.id][0]) if self.id in opener.begun else found

    def nature(self: Table) -> FairNature:
        kept = self.record
        if kept.id not in opener.begun:
            return plain_nature(self)
        return ScriptedNature(kept.game, kept.secret, kept.nonces).script(opener.begun[kept.id][1])

    Record.header = property(header)  # type: ignore[assignment, method-assign]
    Table._nature = nature  # type: ignore[method-assign]
    try:
        yield opener
    finally:
        Record.header = plain_header  # type: ignore[method-assign]
        Table._nature = plain_nature  # type: ignore[method-assign]
