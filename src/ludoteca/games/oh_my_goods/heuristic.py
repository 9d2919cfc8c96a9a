"""A policy that weighs each answer by a rule of thumb, in tenths of a coin; it looks at nothing hidden."""

from __future__ import annotations

from typing import Any

import cython

from ludoteca.core.heuristic import Heuristic
from ludoteca.games.oh_my_goods.constants import (
    ABILITY_WILD,
    ALL_CARDS,
    BUY_ASIDE,
    BUY_DELIVER,
    BUY_FACE,
    BUY_NOTHING,
    BUY_STACK,
    CHAIN_AT,
    CHARACTER_COUNT,
    CHARACTER_FIRST,
    COPIES,
    DONE_PRODUCING,
    EFFECT_WIDTH,
    EFFECTS,
    EFFICIENT,
    ENDING,
    FIRST_END,
    GOOD_COUNT,
    HAND_ITEM,
    IDLE,
    IN_STACK,
    LONGSDALE_FIRST,
    NO_ITEM,
    NONE,
    OF_SOURCES,
    OF_TARGETS,
    OF_WORKER,
    PAIR,
    PLAN_WIDTH,
    QUIET,
    RESOURCE_COUNT,
    SLOPPY,
    SLOTS,
    STAY,
    STOP,
    YES,
)
from ludoteca.games.oh_my_goods.decisions.numbers import (
    ATTACH,
    BUY,
    BUY_CARD,
    CHAIN,
    CHAIN_GOOD,
    DELIVER_GOOD,
    DISCARD,
    END_DELIVER,
    HALVE,
    KEEP,
    MEET_GOAL,
    PAY,
    PAY_WITH,
    PLACE,
    PLAN_CARD,
    PLAN_COST,
    PLAN_MOVE,
    PLAN_PAY,
    PLAN_TO,
    PLAN_WORKER,
    PRODUCE,
    REDRAW,
    USE_CHARACTER,
)
from ludoteca.games.oh_my_goods.state import Table

if not cython.compiled:
    from ludoteca.games.oh_my_goods.effects import build_price, goods_of, hire_price, in_hand, missing

POINT = 50
COIN = 10
CARD_IN_HAND = 7
LEAST = -1000000
ASSISTANT = 2
SOUGHT = 300


def rounds_left(table: Table) -> int:
    """How many rounds are still to come after this one, as far as one can tell."""
    if table.last:
        return table.last - table.round
    most = 0
    for seat in range(table.seats):
        if table.count[seat] > most:
            most = table.count[seat]
    return ENDING + 1 - most if most < ENDING else 1


def chance(units: int) -> int:
    """How likely the sunset row still brings this many missing units, in hundredths."""
    if units <= 0:
        return 100
    if units == 1:
        return 58
    if units == 2:
        return 28
    return 10 if units == 3 else 2


def promised(table: Table, good: int) -> int:
    """How many goods of a kind the goal of a single seat asks for. [OMG-11.7]"""
    if table.seats > 1 or table.chapter == NONE:
        return 0
    return table.printed.goal_goods[table.chapter * GOOD_COUNT + good]


def is_short(table: Table, good: int) -> bool:
    """Whether a single seat has no more of a good than its goal asks for."""
    wanted = promised(table, good)
    return wanted > 0 and goods_of(table, 0, good) <= wanted


def chain_gain(table: Table, seat: int, slot: int) -> int:
    """What running the chain of a building as often as possible would bring."""
    card = table.card[seat * SLOTS + slot]
    runs = 100
    gain = 0
    for item in range(2):
        kind = table.printed.item[card * 2 + item]
        wanted = table.printed.item_id[card * 2 + item]
        if kind == NO_ITEM:
            continue
        gain += COIN * table.worth(seat, slot, QUIET)
        if kind == HAND_ITEM:
            found = in_hand(table, seat, wanted, 0, 20)
            gain -= CARD_IN_HAND
        else:
            found = max(0, goods_of(table, seat, wanted) - promised(table, wanted))
            gain -= COIN * table.printed.worth[wanted]
        if found < runs:
            runs = found
    return runs * gain if gain > 0 and runs < 100 else 0


def post_value(table: Table, seat: int, slot: int, mode: int) -> int:
    """What a person at a building promises this round, before the sunset row is known."""
    card = table.card[seat * SLOTS + slot]
    lacking = 0
    held = 0
    for resource in range(RESOURCE_COUNT + 1):
        units = missing(table, seat, card, resource)
        if units:
            if resource == RESOURCE_COUNT:
                # The sunset row shows about four cards of some kind.
                units = units - 4 if units > 4 else 0
            lacking += units
            held += in_hand(table, seat, resource, 0, units)
    if mode == SLOPPY:
        lacking -= 1
    if table.towered[seat] >> slot & 1:
        lacking -= 1
    if lacking < 0:
        lacking = 0
    if held > lacking:
        held = lacking
    goods = 2 if mode == EFFICIENT else 1
    good = table.printed.product[card]
    if goods_of(table, seat, good) < promised(table, good):
        return (goods * SOUGHT + 1) * chance(lacking - held) // 100
    gain = goods * COIN * table.worth(seat, slot, QUIET) + chain_gain(table, seat, slot) - held * CARD_IN_HAND
    return gain * chance(lacking - held) // 100


def card_value(table: Table, seat: int, card: int) -> int:
    """What a building is worth once it stands, its price not counted."""
    printed = table.printed
    left = rounds_left(table)
    gain = printed.points[card] * POINT
    if printed.product[card] != NONE:
        coins = printed.worth[printed.product[card]]
        if coins == 0:
            coins = table.colours[seat * 5 + printed.colour[card]] + 1
        gain += coins * left * (5 if printed.automatic[card] else 4)
        if promised(table, printed.product[card]) and not makes(table, seat, printed.product[card]):
            gain += SOUGHT
    if printed.office[card] != NONE:
        gain += 8 * left
    if printed.extra_card[card]:
        gain += 5 * left
    if printed.attaches[card]:
        gain += 8 * left
    if table.chapter != NONE:
        gain += printed.strength[card] * 12
        if table.seats == 1 and table.strength(seat) < printed.goal_strength[table.chapter]:
            gain += printed.strength[card] * SOUGHT // 2
        if table.strength(seat) < printed.needs_strength[card]:
            gain = 0
    return gain


def reserved(table: Table, seat: int) -> int:
    """The worth of goods that a single seat keeps for its goal."""
    coins = 0
    if table.seats == 1 and table.chapter != NONE:
        for slot in range(table.count[seat]):
            good = table.printed.product[table.card[seat * SLOTS + slot]]
            if good != NONE:
                kept = promised(table, good)
                coins += min(kept, table.stock(seat * SLOTS + slot)) * table.worth(seat, slot, table.event)
    return coins


def price_paid(table: Table, seat: int, price: int) -> int:
    """What a price takes, dearer by far if it would eat into what the goal asks for."""
    if price > table.wealth(seat, table.event) - reserved(table, seat):
        return COIN * price + 2 * SOUGHT
    return COIN * price


def makes(table: Table, seat: int, good: int) -> bool:
    """Whether one of the seat's buildings makes this good."""
    for slot in range(table.count[seat]):
        if table.printed.product[table.card[seat * SLOTS + slot]] == good:
            return True
    return False


def good_value(table: Table, seat: int, slot: int) -> int:
    """How sorry one would be to give a good of a building away."""
    good = table.printed.product[table.card[seat * SLOTS + slot]]
    return table.worth(seat, slot, table.event) + (SOUGHT if is_short(table, good) else 0)


def spare_value(table: Table, seat: int, card: int) -> int:
    """How sorry one would be to lose a hand card."""
    if card >= CHARACTER_FIRST:
        return 40
    return card_value(table, seat, card) - COIN * table.printed.cost[card]


def income(table: Table, seat: int) -> int:
    """What the plan promises in tenths of a coin: assistants in their places, the worker at his post."""
    plan = seat * PLAN_WIDTH
    helpers = table.helpers[seat] & ~table.plan[plan + OF_SOURCES] | table.plan[plan + OF_TARGETS]
    found = 0
    for slot in range(table.count[seat]):
        if helpers >> slot & 1:
            found += post_value(table, seat, slot, ASSISTANT)
    post = table.plan[plan + OF_WORKER] - 1
    if post >= 0:
        found += post_value(table, seat, post >> 1, post & 1)
    return found


def plan_value(table: Table, seat: int, card: int) -> int:
    """What setting a card aside promises, given what the seat will be able to pay."""
    price = build_price(table, card)
    gain = card_value(table, seat, card) - COIN * price
    coins = table.wealth(seat, table.event) - reserved(table, seat)
    if price <= coins:
        return gain
    if price * COIN <= coins * COIN + income(table, seat):
        return gain * 7 // 10
    if sought(table, seat) != NONE and table.printed.product[card] == sought(table, seat):
        return 1
    return gain // 10 - 20


def sought(table: Table, seat: int) -> int:
    """The good a single seat's goal asks for and none of its buildings makes yet, or NONE."""
    if table.seats == 1 and table.chapter != NONE:
        for good in range(GOOD_COUNT):
            if promised(table, good) and not makes(table, seat, good):
                return good
    return NONE


def hand_value(table: Table, seat: int) -> int:
    """How good the best card of the hand is for building soon; what the goal needs comes first."""
    best = 0
    good = sought(table, seat)
    if good != NONE:
        card = table.hand_first[seat]
        while card != NONE:
            if card < CHARACTER_FIRST and table.printed.product[card] == good:
                best = SOUGHT
            card = table.after[card]
        return best
    coins = table.wealth(seat, table.event) + 5
    card = table.hand_first[seat]
    while card != NONE:
        if card < CHARACTER_FIRST and table.printed.cost[card] <= coins:
            gain = spare_value(table, seat, card)
            if gain > best:
                best = gain
        card = table.after[card]
    return best


def stack_value(table: Table, seat: int, number: int) -> int:
    """The best card of a stack, its price counted."""
    best = LEAST
    first = LONGSDALE_FIRST + number * COPIES
    for card in range(first, first + COPIES):
        if table.where[card] == IN_STACK:
            gain = card_value(table, seat, card) - price_paid(table, seat, build_price(table, card))
            if gain > best:
                best = gain
    return best


def delivery_value(table: Table, base: int) -> int:
    """What a delivery brings beyond the goods it takes."""
    gain = POINT * table.printed.effect[base + 2] - COIN * table.printed.effect[base + 4]
    for pair in range(3):
        count = table.printed.effect[base + 6 + 2 * pair]
        if count:
            good = table.printed.effect[base + 5 + 2 * pair]
            gain -= COIN * count * table.printed.worth[good]
            if is_short(table, good):
                gain -= 10 * SOUGHT
    return gain


def move_value(table: Table, seat: int, source: int) -> int:
    """What the best free place promises beyond the one an assistant has."""
    plan = seat * PLAN_WIDTH
    free = table.workshops(seat) & ~table.helpers[seat] & ~table.plan[plan + OF_TARGETS]
    best = LEAST
    for slot in range(table.count[seat]):
        if free >> slot & 1:
            gain = post_value(table, seat, slot, ASSISTANT)
            if gain > best:
                best = gain
    cost = table.printed.move_cost[table.event]
    return best - post_value(table, seat, source, ASSISTANT) - COIN * max(0, cost) - 1


class Greedy(Heuristic):
    """Takes the answer that looks best now; ties are broken by chance."""

    def weigh(self, state: Any, decision: int, seat: int, a: int, b: int, option: int) -> int:
        """How good an answer looks, in tenths of a coin."""
        table: Table = state
        if decision < PLAN_CARD or decision == HALVE:
            return self.weigh_cards(table, decision, seat, option)
        if decision <= PLAN_PAY:
            return self.weigh_plan(table, decision, seat, option)
        if decision == PRODUCE:
            if option == DONE_PRODUCING:
                return 0
            if option >= CHAIN_AT:
                return chain_gain(table, seat, option - CHAIN_AT)
            # Cheap goods first: later chains may use them.
            return 1000 - table.worth(seat, option, QUIET)
        if decision == DISCARD:
            if option == PAIR:
                return -500
            if table.printed.ability[option] == ABILITY_WILD:
                return -60
            return -spare_value(table, seat, option)
        if decision == CHAIN or decision == CHAIN_GOOD:
            if option == STOP:
                return LEAST + 1 if chain_gain(table, seat, a & 15) > 0 else 1000000
            if option < ALL_CARDS:
                return -spare_value(table, seat, option)
            return -option
        return self.weigh_purchase(table, decision, seat, a, option)

    def weigh_cards(self, table: Table, decision: int, seat: int, option: int) -> int:
        """Phase I: keep a hand that holds something to build soon."""
        if decision == REDRAW:
            return 60 if option == YES else hand_value(table, seat)
        if decision == KEEP:
            return 0 if option == STOP else spare_value(table, seat, option) - 20
        if decision == HALVE:
            return -spare_value(table, seat, option)
        if decision == USE_CHARACTER:
            return -1 if option == CHARACTER_COUNT else 0
        return 0

    def weigh_plan(self, table: Table, decision: int, seat: int, option: int) -> int:
        """Phase II: the post with the best promise, and a card that can be paid."""
        if decision == PLAN_WORKER:
            return 0 if option == IDLE else 1 + post_value(table, seat, option >> 1, option & 1)
        if decision == PLAN_CARD:
            return 0 if option == STOP else plan_value(table, seat, option)
        if decision == PLAN_MOVE:
            return 0 if option == STAY else move_value(table, seat, option)
        if decision == PLAN_TO:
            return post_value(table, seat, option, ASSISTANT)
        if decision == PLAN_COST:
            return -option
        return -good_value(table, seat, option)

    def weigh_purchase(self, table: Table, decision: int, seat: int, a: int, option: int) -> int:
        """Phase IV and after: points and what a building will bring, against its price."""
        if decision == BUY:
            if option == BUY_NOTHING:
                return 0
            if option == BUY_ASIDE:
                card = table.aside[seat]
                return card_value(table, seat, card) - price_paid(table, seat, build_price(table, card))
            if option < BUY_FACE:
                return stack_value(table, seat, option - BUY_STACK)
            if option < BUY_DELIVER:
                face = option - BUY_FACE
                gain = POINT * table.printed.face_points[face] - price_paid(table, seat, hire_price(table, face))
                return gain + 25 * rounds_left(table)
            return delivery_value(table, (table.event * EFFECTS + option - BUY_DELIVER) * EFFECT_WIDTH)
        if decision == BUY_CARD:
            return card_value(table, seat, option) - COIN * build_price(table, option)
        if decision == PAY_WITH:
            return 0 if option == CHARACTER_COUNT else (10 if a > 1 else -10)
        if decision == PAY or decision == DELIVER_GOOD:
            return -good_value(table, seat, option)
        if decision == PLACE or decision == ATTACH:
            return table.worth(seat, option, QUIET)
        if decision == END_DELIVER:
            gain = delivery_value(table, (FIRST_END * EFFECTS + a) * EFFECT_WIDTH)
            return gain if option == YES else 0
        if decision == MEET_GOAL:
            return option
        return 0
