"""Oh My Goods! on the page at a moment that a position names: seats, and what the bench says."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from playwright.sync_api import expect

from tests.page.support import Player, table_from
from tests.server.support import Guest, House

NUMBER = re.compile(r"\d+")


class Desk(NamedTuple):
    """A person at a table of Oh My Goods!: the browser, the guest it belongs to, the table."""

    me: Player
    guest: Guest
    table: str

    def moment(self) -> Any:
        """What the server tells this person."""
        return self.guest.moment(self.table, 0)

    def question(self) -> Any:
        return self.moment()["question"]

    def shown(self) -> Any:
        return self.moment()["shown"]

    def street(self) -> Any:
        """What lies before this person."""
        return self.shown()["streets"][0]

    def goods(self) -> list[int]:
        """How many goods lie on each building of the own street."""
        return [building["goods"] for building in self.street()["buildings"]]

    def lit(self) -> set[str]:
        """The answers that can be pressed, on the board or beside the question."""
        found = self.me.see("[data-target]:visible")
        return set(found.evaluate_all("all => all.map(one => one.dataset.target)"))

    def press(self, *targets: str) -> Desk:
        """Press these one after the other, each once the page has gone on."""
        for target in targets:
            before = self.question()["serial"]
            shown = self.me.see(f'.omg[data-question="{before}"]')
            expect(shown).to_have_count(1)
            self.me.see(f'[data-target="{target}"]:visible').first.click()
            expect(shown).to_have_count(0)
        return self

    def given(self) -> list[str]:
        """What this seat has answered since the table was opened."""
        return [f"{line['decision']} {line['option']}" for line in self.moment()["news"] if line["seat"] == 0]


def sit_at(
    newcomer: Callable[..., Player],
    house: House,
    *seats: dict[str, Any],
    draws: Sequence[str] = (),
    context: dict[str, Any] | None = None,
    wish: dict[str, Any] | None = None,
    **position: Any,
) -> Desk:
    """Seat 0 of this position, beside seats whose people wait, unless ``wish`` has other ``places``."""
    guest = house.guest("Ada")
    laid = {"game": "oh_my_goods", "seats": list(seats) or two(), **position}
    table = table_from(house, guest, laid, draws=draws, **(wish or {}))
    me = newcomer(**(context or {})).be(guest).open(f"/table/{table}")
    me.see(".omg").wait_for()
    assert me.my_turn()
    return Desk(me, guest, table)


def two(**mine: Any) -> list[dict[str, Any]]:
    """Two seats: one with what is named, and one with its charburner."""
    return [{"buildings": ["charburner_1"]} | mine, {"buildings": ["charburner_2"]}]


def numbers(me: Player, selector: str) -> list[int]:
    """All numbers that a part of the page shows."""
    return [int(found) for found in NUMBER.findall(me.see(selector).first.inner_text())]
