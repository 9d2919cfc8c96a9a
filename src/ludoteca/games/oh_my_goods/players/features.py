"""Numbers that describe a table to something that learns how many points a seat will end with."""

from __future__ import annotations

import cython

from ludoteca.core.value import Features
from ludoteca.games.oh_my_goods.content.constants import (
    CHARACTER_FIRST,
    ENDING,
    GOOD_ITEM,
    HAND_ITEM,
    NO_ITEM,
    NONE,
    QUIET,
    RESOURCE_COUNT,
    SLOTS,
)
from ludoteca.games.oh_my_goods.content.printed import Printed
from ludoteca.games.oh_my_goods.players.valuing import Valuing
from ludoteca.games.oh_my_goods.rules.state import OhMyGoodsState

if not cython.compiled:
    from ludoteca.games.oh_my_goods.players.producing import makes
    from ludoteca.games.oh_my_goods.rules.costs import goods_of
    from ludoteca.games.oh_my_goods.rules.scoring import assistant_points, building_points, coins


def describe(judge: Valuing, table: OhMyGoodsState, seat: int, row: Features) -> None:
    """What the seat has, what it can make of it, how long there is for that, and how far the others are."""
    row.clear()
    printed: Printed = table.printed
    left: float = judge.rounds_left(table) / 10.0
    base = 1 if table.chapter == NONE else 0
    wealth: float = coins(table, seat)
    row.add(building_points(table, seat) + assistant_points(table, seat) + table.bonus[seat])
    row.add(wealth)
    row.add(left)
    row.add(left * left / 10.0)
    row.add(base)
    row.add(base * left)
    row.add(table.seats)
    row.add(1 if base and table.last else 0)
    row.add(base * (ENDING - table.count[seat]))
    row.add(table.count[seat])
    describe_rivals(table, seat, base, row)
    describe_shops(table, printed, seat, left, row)
    describe_others(table, printed, seat, left, row)
    describe_chains(table, printed, seat, left, row)
    describe_hand(judge, table, seat, left, row)
    if base:
        row.add(0)
        row.add(0)
    else:
        row.add(table.strength(seat))
        row.add(table.strength(seat) * left)
    row.add(min(wealth, 10.0))
    row.add(min(wealth, 20.0))
    row.add(wealth * left)


def describe_rivals(table: OhMyGoodsState, seat: int, base: int, row: Features) -> None:
    """How far the others are: the nearest to the end, and what the richest has in coins."""
    most = 0
    richest = 0
    after = 0
    for step in range(1, table.seats):
        other = (seat + step) % table.seats
        if table.count[other] > most:
            most = table.count[other]
        richest = max(richest, coins(table, other))
    row.add(base * most)
    row.add(base * (max(table.count[seat], most)))
    row.add(base * richest)
    while (table.active + after) % table.seats != seat:
        after += 1
    row.add(after)


def describe_shops(table: OhMyGoodsState, printed: Printed, seat: int, left: float, row: Features) -> None:
    """What the buildings with people make, how hard that is, and who works there."""
    best = 0
    second = 0
    shops = 0
    sums = 0
    units = 0
    helped = 0
    helpers = 0
    for slot in range(table.count[seat]):
        card = table.card[seat * SLOTS + slot]
        if printed.product[card] == NONE or printed.automatic[card]:
            continue
        worth = table.worth(seat, slot, QUIET)
        shops += 1
        sums += worth
        if worth > best:
            second = best
            best = worth
        elif worth > second:
            second = worth
        for resource in range(RESOURCE_COUNT):
            units += max(0, printed.needs[card * 6 + resource] - table.office[seat * 5 + resource])
        if table.helpers[seat] >> slot & 1:
            helpers += 1
            helped += worth
    row.add(best)
    row.add(best * left)
    row.add(second)
    row.add(second * left)
    row.add(shops)
    row.add(sums)
    row.add(sums * left)
    row.add(units)
    row.add(units * left)
    row.add(helpers)
    row.add(helpers * left)
    row.add(helped)
    row.add(helped * left)


def describe_others(table: OhMyGoodsState, printed: Printed, seat: int, left: float, row: Features) -> None:
    """What works without people: offices, fields and towers."""
    offices = 0
    extras = 0
    fields = 0
    towers = 0
    for slot in range(table.count[seat]):
        card = table.card[seat * SLOTS + slot]
        if printed.office[card] != NONE:
            offices += 1
        extras += printed.extra_card[card]
        if printed.product[card] == NONE:
            continue
        if printed.automatic[card]:
            fields += table.worth(seat, slot, QUIET)
        else:
            towers += table.towered[seat] >> slot & 1
    row.add(offices)
    row.add(offices * left)
    row.add(extras * left)
    row.add(fields)
    row.add(fields * left)
    row.add(towers * left)


def describe_chains(table: OhMyGoodsState, printed: Printed, seat: int, left: float, row: Features) -> None:
    """What chains add, by hand cards and by goods, and what of that could be had at once."""
    hands = 0
    chains = 0
    ready = 0
    for slot in range(table.count[seat]):
        card = table.card[seat * SLOTS + slot]
        if printed.item[card * 2] == NO_ITEM or printed.automatic[card]:
            continue
        worth = table.worth(seat, slot, QUIET)
        runs = 100
        gain = 0
        goods = 0
        for item in range(2):
            wanted = printed.item_id[card * 2 + item]
            if printed.item[card * 2 + item] == HAND_ITEM:
                hands += worth
            elif printed.item[card * 2 + item] == GOOD_ITEM:
                goods += 1
                runs = min(runs, goods_of(table, seat, wanted))
                gain += worth - printed.worth[wanted]
                if not makes(table, seat, wanted):
                    gain -= 100
        if goods and gain > 0:
            chains += gain
            ready += gain * runs
    row.add(hands)
    row.add(hands * left)
    row.add(chains)
    row.add(chains * left)
    row.add(ready)


def describe_hand(judge: Valuing, table: OhMyGoodsState, seat: int, left: float, row: Features) -> None:
    """How many cards, what the best of them promises, and how many fit a chain of hand cards."""
    held = table.hand_count[seat]
    purse = table.wealth(seat, QUIET)
    best = 0
    payable = 0
    card = table.hand_first[seat]
    while card != NONE and card < CHARACTER_FIRST:
        if table.printed.cost[card] <= purse:
            payable += 1
        if table.printed.cost[card] <= purse + 3:
            gain = judge.spare_value(table, seat, card)
            if gain > best:
                best = gain
        card = table.after[card]
    row.add(held)
    row.add(held * left)
    row.add(best / 100.0)
    row.add(1 if payable else 0)
    row.add(payable)
