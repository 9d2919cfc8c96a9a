"""Paying with goods: at least the price, in any order, no change, and more than needed if one likes (7.20)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.referee.oh_my_goods.asking import DONE, Telling, ask, ask_where, index_of, place
from tests.referee.oh_my_goods.table import Player, Table

MORE = "more"
Worth = Callable[[Player, int], int]


def pay(table: Table, seat: int, price: int, worth: Worth | None = None, name: str = "pay") -> Telling:
    """Goods of the payer's choice until the price is reached; whoever says "more" goes on for as long as he likes.

    So each payment that suffices can be made, and nobody who wants to pay the price has to say that he is done.
    """
    player = table.players[seat]
    worth = worth or table.worth
    paid = 0
    more = False
    while paid < price or more:
        legal = [place(i) for i in player.stocked()]
        if paid >= price:
            legal.append(DONE)
        elif not more and _could_spare(player, price - paid, worth):
            legal.append(MORE)
        answer = yield from ask(seat, name, legal)
        if answer == DONE:
            return
        if answer == MORE:
            more = True
            continue
        index = index_of(answer)
        paid += worth(player, index)
        table.give(player, index)


def _could_spare(player: Player, price: int, worth: Worth) -> bool:
    """Whether some payment that suffices holds a good too many: the price is reached without the cheapest one."""
    values = [worth(player, i) for i in player.stocked() for _ in player.street[i].goods]
    return sum(values) - min(values) >= price


def hand_over(table: Table, seat: int, goods: dict[str, int]) -> Telling:
    """The goods of a list by name, the last named first, each from a building of the giver's choice (15.5)."""
    player = table.players[seat]
    for good, count in reversed(goods.items()):
        for _ in range(count):
            index = yield from ask_where(seat, "deliver_good", player.holding(good))
            table.give(player, index)


def can_give(player: Player, goods: dict[str, int], worth: Worth) -> bool:
    """Whether he has the whole of a goods list."""
    if "any_value" in goods:
        return sum(worth(player, i) * len(player.street[i].goods) for i in player.stocked()) >= goods["any_value"]
    return all(sum(len(player.street[i].goods) for i in player.holding(good)) >= count for good, count in goods.items())


def give_list(table: Table, seat: int, goods: dict[str, int], worth: Worth) -> Telling:
    """Give the whole of a goods list: by worth or by name."""
    if "any_value" in goods:
        yield from pay(table, seat, goods["any_value"], worth)
    else:
        yield from hand_over(table, seat, goods)


def demand(table: Table, seat: int, effect: dict[str, Any], worth: Worth) -> Telling:
    """Give the whole list or lose the points; he may refuse, and with too few goods he cannot give (15.26)."""
    player = table.players[seat]
    legal = ["no", "yes"] if can_give(player, effect["goods"], worth) else ["no"]
    answer = yield from ask(seat, "meet_demand", legal)
    if answer == "yes":
        yield from give_list(table, seat, effect["goods"], worth)
    else:
        player.rewards -= effect["penalty"]["vp"]
