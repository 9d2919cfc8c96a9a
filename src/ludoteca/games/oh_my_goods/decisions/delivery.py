"""Deliveries: goods given for the reward of an event, an end card or a goal."""

from __future__ import annotations

from typing import Any

import cython

from ludoteca.core.constants import NOBODY
from ludoteca.core.decision import Decision, Options
from ludoteca.games.oh_my_goods.constants import SLOTS
from ludoteca.games.oh_my_goods.content.domains import SLOT
from ludoteca.games.oh_my_goods.decisions.numbers import DELIVER, DELIVER_GOOD, PAY, REWARD
from ludoteca.games.oh_my_goods.state import Table

if not cython.compiled:
    from ludoteca.games.oh_my_goods.piles import spend


def ask_delivery(table: Table, seat: int, base: int) -> None:
    """Ask for the goods of a delivery; its reward follows. [OMG-15.5, 15.20]"""
    effect = table.printed.effect
    table.ask(REWARD, NOBODY, seat, effect[base + 2])
    if effect[base + 4]:
        table.ask(PAY, seat, effect[base + 4], 0)
    for pair in range(3):
        if effect[base + 6 + 2 * pair]:
            table.ask(DELIVER, NOBODY, seat | effect[base + 5 + 2 * pair] << 4, effect[base + 6 + 2 * pair])


class Deliver(Decision):
    """Give ``left`` goods of one kind; ask from where only if there is a choice. [OMG-15.5]"""

    name = "deliver"
    rule = "OMG-15.5"

    def resolve(self, state: Any, seat: int, packed: int, left: int, option: int) -> None:
        table: Table = state
        owner = packed & 15
        good = packed >> 4
        found = 0
        source = 0
        for slot in range(table.count[owner]):
            place = owner * SLOTS + slot
            if table.printed.product[table.card[place]] == good and table.stock(place):
                found += 1
                source = place
        if found > 1:
            table.ask(DELIVER_GOOD, owner, good, left)
            return
        for _ in range(left):
            spend(table, source)


class DeliverGood(Decision):
    """Which building gives the next of ``left`` goods. [OMG-15.5]"""

    name = "deliver_good"
    domain = SLOT
    rule = "OMG-15.5"

    def options(self, state: Any, seat: int, good: int, left: int, out: Options) -> None:
        table: Table = state
        out.clear()
        for slot in range(table.count[seat]):
            place = seat * SLOTS + slot
            if table.printed.product[table.card[place]] == good and table.stock(place):
                out.add(slot)

    def resolve(self, state: Any, seat: int, good: int, left: int, option: int) -> None:
        table: Table = state
        spend(table, seat * SLOTS + option)
        if left > 1:
            table.ask(DELIVER, NOBODY, seat | good << 4, left - 1)

    def prompt(self, state: Any, seat: int, good: int, left: int) -> str:
        return f"deliver {left} more: from which building?"


class Reward(Decision):
    """Points are kept with the seat. [OMG-9.19]"""

    name = "reward"
    rule = "OMG-9.19"

    def resolve(self, state: Any, seat: int, owner: int, points: int, option: int) -> None:
        table: Table = state
        table.bonus[owner] += points
