"""Paying in goods: which may be given, in which order search thinks of them, and which would be given needlessly."""

from __future__ import annotations

from ludoteca.core.constants import NO_ANSWER
from ludoteca.core.decision import Options
from ludoteca.games.oh_my_goods.content.constants import FREELY, MORE, PAID, SLOTS
from ludoteca.games.oh_my_goods.rules.state import OhMyGoodsState

# The sums a payment may reach are the bits of a number of so many.
SUMS = 0x3FFFFFFF
LARGEST = 29


def available(table: OhMyGoodsState, seat: int, slot: int) -> int:
    """The goods of a building that are not yet spent by a sealed plan."""
    place = seat * SLOTS + slot
    return table.goods[place] + table.bare[place] - table.plan_pay[place]


def list_goods(table: OhMyGoodsState, seat: int, price: int, given: int, out: Options) -> None:
    """Every building with a good to give, whatever was given before. [OMG-7.20]

    ``given`` holds the building that comes last in order among those that gave (one more than its place), and whether
    the payer said that he gives more than the price: only then does the payment not end by itself.
    """
    least = LARGEST
    coins = 0
    for slot in range(table.count[seat]):
        left = available(table, seat, slot)
        if left > 0:
            each = table.worth(seat, slot, table.event)
            coins += left * each
            if each < least:
                least = each
            out.add(slot)
    if not given & FREELY:
        if coins - least >= price:
            out.add(MORE)
    elif price <= 0:
        out.add(PAID)


def go_on(table: OhMyGoodsState, seat: int, price: int, given: int) -> bool:
    """Whether a payment is not over: the price is not reached, or the payer may give more and has something left."""
    if price > 0:
        return True
    if given & FREELY:
        for slot in range(table.count[seat]):
            if available(table, seat, slot) > 0:
                return True
    return False


def add_given(table: OhMyGoodsState, seat: int, given: int, slot: int) -> int:
    """``given`` once a building has given a good: its last one in the order of in_order, whoever gave first."""
    last = (given & 15) - 1
    if last >= 0:
        coins = table.worth(seat, slot, table.event)
        limit = table.worth(seat, last, table.event)
        if coins > limit or (coins == limit and slot < last):
            return given
    return given & FREELY | slot + 1


def in_order(table: OhMyGoodsState, seat: int, price: int, given: int, slot: int) -> bool:
    """Whether a good continues a payment in falling worth, equal ones in the order of buildings, that can be finished.

    Such a payment ends when it suffices, so its last good is the smallest and none could be left out.
    """
    event = table.event
    coins = table.worth(seat, slot, event)
    last = (given & 15) - 1
    if last >= 0:
        limit = table.worth(seat, last, event)
        if coins > limit or (coins == limit and slot < last):
            return False
    reach = 0
    for other in range(table.count[seat]):
        left = available(table, seat, other)
        if left > 0:
            each = table.worth(seat, other, event)
            if each < coins or (each == coins and other >= slot):
                reach += left * each
    return reach >= price


def is_needless(table: OhMyGoodsState, seat: int, price: int, given: int, slot: int) -> bool:
    """Whether after this good the payment will hold one that could be left out, whatever follows. [OMG-7.20]"""
    event = table.event
    coins = table.worth(seat, slot, event)
    least = coins
    if given & 15:
        least = min(least, table.worth(seat, (given & 15) - 1, event))
    price -= coins
    if price <= 0:
        return -price >= least
    if price > LARGEST:
        return False
    # What follows must reach the rest with less too much than its own smallest good and the smallest one given.
    for lowest in range(table.count[seat]):
        if available(table, seat, lowest) <= 0:
            continue
        floor = table.worth(seat, lowest, event)
        sums = 1
        for other in range(table.count[seat]):
            left = available(table, seat, other)
            each = table.worth(seat, other, event) if left > 0 else 0
            if each < floor or each == 0:
                continue
            if other == slot:
                left -= 1
            for _ in range(left):
                grown = (sums | sums << each) & SUMS
                if grown == sums:
                    break
                sums = grown
        window = (1 << min(floor, least)) - 1
        if sums >> price & window:
            return False
    return True


def propose(table: OhMyGoodsState, seat: int, price: int, given: int, last: int, out: Options) -> None:
    """The goods worth thinking about: payments in one order, without a good that could be left out. [OMG-7.20]"""
    out.clear()
    if given & FREELY and price <= 0:
        out.add(PAID)
        return
    thrifty = given & 15 and last == NO_ANSWER
    for slot in range(table.count[seat]):
        if available(table, seat, slot) <= 0:
            continue
        if thrifty:
            # Others may have been named in any order before this one: all that waste nothing are worth a thought.
            if not is_needless(table, seat, price, given, slot):
                out.add(slot)
        elif in_order(table, seat, price, given, slot):
            out.add(slot)
    if not out.count:
        for slot in range(table.count[seat]):
            if available(table, seat, slot) > 0 and in_order(table, seat, price, 0, slot):
                out.add(slot)
