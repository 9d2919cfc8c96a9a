"""Goods given for a reward, a demand or a goal, and those that an end card takes."""

from __future__ import annotations

from typing import Any

import cython

from ludoteca.core.common import TwoAnswers
from ludoteca.core.constants import NOBODY
from ludoteca.core.decision import Decision, Options
from ludoteca.games.oh_my_goods.content.constants import EFFECT_WIDTH, EFFECTS, SLOTS, YES
from ludoteca.games.oh_my_goods.content.domains import ANSWER, SLOT
from ludoteca.games.oh_my_goods.rules.decisions.numbers import DELIVER, DELIVER_GOOD, MEET_DEMAND, PAY, REWARD
from ludoteca.games.oh_my_goods.rules.state import OhMyGoodsState

if not cython.compiled:
    from ludoteca.games.oh_my_goods.rules.costs import can_deliver, goods_of
    from ludoteca.games.oh_my_goods.rules.piles import spend


def ask_delivery(table: OhMyGoodsState, seat: int, base: int) -> None:
    """Ask for the goods of a delivery; its reward follows. [OMG-15.5, 15.20]"""
    table.ask(REWARD, NOBODY, seat, table.printed.effect[base + 2])
    ask_goods(table, seat, base)


def ask_goods(table: OhMyGoodsState, seat: int, base: int) -> None:
    """Ask for the whole goods list of the effect in row ``base``. [OMG-15.5]"""
    effect = table.printed.effect
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
        table: OhMyGoodsState = state
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
        table: OhMyGoodsState = state
        out.clear()
        for slot in range(table.count[seat]):
            place = seat * SLOTS + slot
            if table.printed.product[table.card[place]] == good and table.stock(place):
                out.add(slot)

    def resolve(self, state: Any, seat: int, good: int, left: int, option: int) -> None:
        table: OhMyGoodsState = state
        spend(table, seat * SLOTS + option)
        if left > 1:
            table.ask(DELIVER, NOBODY, seat | good << 4, left - 1)


class Reward(Decision):
    """Points are kept with the seat. [OMG-9.19]"""

    name = "reward"
    rule = "OMG-9.19"

    def resolve(self, state: Any, seat: int, owner: int, points: int, option: int) -> None:
        table: OhMyGoodsState = state
        table.bonus[owner] += points


class Demand(Decision):
    """A demand reaches a seat: it is asked if it has the whole list, and loses the points if not. [OMG-15.26]

    Goods lie open, so being asked tells nothing new. ``row`` counts effects over all events and end cards.
    """

    name = "demand"
    rule = "OMG-15.26"

    def resolve(self, state: Any, seat: int, owner: int, row: int, option: int) -> None:
        table: OhMyGoodsState = state
        if can_deliver(table, owner, row * EFFECT_WIDTH):
            table.ask(MEET_DEMAND, owner, row // EFFECTS, row % EFFECTS)
        else:
            table.bonus[owner] -= table.printed.effect[row * EFFECT_WIDTH + 3]


class MeetDemand(TwoAnswers):
    """Give the whole list, or lose the points; ``card`` and ``place`` say which effect demands it. [OMG-15.26]"""

    name = "meet_demand"
    domain = ANSWER
    rule = "OMG-15.26"

    def resolve(self, state: Any, seat: int, card: int, place: int, option: int) -> None:
        table: OhMyGoodsState = state
        base = (card * EFFECTS + place) * EFFECT_WIDTH
        if option == YES:
            ask_goods(table, seat, base)
        else:
            table.bonus[seat] -= table.printed.effect[base + 3]


class MustPay(Decision):
    """An end card takes the whole list, or what there is of it and the points it names. [OMG-15.27]"""

    name = "must_pay"
    rule = "OMG-15.27"

    def resolve(self, state: Any, seat: int, owner: int, row: int, option: int) -> None:
        table: OhMyGoodsState = state
        base = row * EFFECT_WIDTH
        effect = table.printed.effect
        if can_deliver(table, owner, base):
            ask_goods(table, owner, base)
            return
        table.bonus[owner] -= effect[base + 3]
        if effect[base + 4]:
            for slot in range(table.count[owner]):
                while table.stock(owner * SLOTS + slot):
                    spend(table, owner * SLOTS + slot)
        for pair in range(3):
            good = effect[base + 5 + 2 * pair]
            left = min(effect[base + 6 + 2 * pair], goods_of(table, owner, good))
            if left:
                table.ask(DELIVER, NOBODY, owner | good << 4, left)
