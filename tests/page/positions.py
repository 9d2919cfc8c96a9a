"""Tables that begin with a position, seen in a browser."""

from __future__ import annotations

from typing import Any

from tests.page.support import Player, table_from
from tests.server.support import Guest, House


class Positions:
    """Opens tables of a running house from positions."""

    def __init__(self, house: House) -> None:
        self.house = house

    def open(self, data: dict[str, Any], *words: str, rivals: str = "random") -> tuple[Guest, str]:
        """A guest who sits at seat 0 of a table in this position, against bots; nature says the words first."""
        host = self.house.guest("Host")
        places = [{"kind": "me"}, *({"kind": "bot", "level": rivals} for _ in data["windows"][1:])]
        return host, table_from(self.house, host, {"game": "sagrada"} | data, draws=words, places=places)

    def sit(self, player: Player, data: dict[str, Any], *words: str, **more: Any) -> tuple[Guest, str]:
        """The same, seen in a browser."""
        host, table = self.open(data, *words, **more)
        player.be(host).open(f"/table/{table}")
        assert player.my_turn()
        return host, table
