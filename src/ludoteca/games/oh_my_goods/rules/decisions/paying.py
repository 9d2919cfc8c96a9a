"""Every payment in goods, openly or within a sealed plan."""

from __future__ import annotations

from typing import Any

import cython

from ludoteca.core.decision import Decision, Options
from ludoteca.games.oh_my_goods.content.constants import FREELY, MORE, PAID
from ludoteca.games.oh_my_goods.content.domains import PAYMENT
from ludoteca.games.oh_my_goods.rules.state import OhMyGoodsState

if not cython.compiled:
    from ludoteca.games.oh_my_goods.rules.payment import add_given, go_on, list_goods, propose


class Payment(Decision):
    """Give the next good, ``price`` coins to go; the payment ends when it suffices. [OMG-7.20]

    Who wants to give more than that says so first, and then says when he is done. ``number`` is the decision itself,
    which is asked again for each good.
    """

    domain = PAYMENT
    number: int

    def __init__(self, number: int) -> None:
        self.number = number

    def options(self, state: Any, seat: int, price: int, given: int, out: Options) -> None:
        table: OhMyGoodsState = state
        out.clear()
        list_goods(table, seat, price, given, out)

    def proposals(self, state: Any, seat: int, price: int, given: int, last: int, out: Options) -> None:
        table: OhMyGoodsState = state
        propose(table, seat, price, given, last, out)

    def resolve(self, state: Any, seat: int, price: int, given: int, option: int) -> None:
        table: OhMyGoodsState = state
        if option == MORE:
            table.ask(self.number, seat, price, given | FREELY)
            return
        if option != PAID:
            given = add_given(table, seat, given, option)
            price = max(0, price - table.worth(seat, option, table.event))
            self.give(table, seat, option)
            if go_on(table, seat, price, given):
                table.ask(self.number, seat, price, given)
                return
        self.finish(table, seat)

    def give(self, table: OhMyGoodsState, seat: int, slot: int) -> None:
        """A building gives a good."""

    def finish(self, table: OhMyGoodsState, seat: int) -> None:
        """The payment is over."""
