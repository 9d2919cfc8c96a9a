# cython: cdivision=False
"""A policy that weighs each answer by rules of thumb, in hundredths of a point; it looks at nothing hidden."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import cython

from ludoteca.core.value import Features, read_value
from ludoteca.games.oh_my_goods.content.constants import (
    ABILITY_WILD,
    ALL_CARDS,
    BUY_ASIDE,
    BUY_DELIVER,
    BUY_FACE,
    BUY_NOTHING,
    BUY_STACK,
    CHAIN_AT,
    CHARACTER_COUNT,
    DONE_PRODUCING,
    EFFECT_WIDTH,
    EFFECTS,
    FIRST_END,
    IDLE,
    MORE,
    OF_TARGETS,
    PAID,
    PAIR,
    PLAN_WIDTH,
    QUIET,
    STAY,
    STOP,
    YES,
)
from ludoteca.games.oh_my_goods.players.appraisal import Appraiser
from ludoteca.games.oh_my_goods.players.weights import CHARACTER, KEPT, NEW_CARD, NEW_HAND, SPARE, WASTE
from ludoteca.games.oh_my_goods.rules.decisions.numbers import (
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
    MEET_DEMAND,
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
from ludoteca.games.oh_my_goods.rules.state import OhMyGoodsState

if not cython.compiled:
    from ludoteca.games.oh_my_goods.players.appraisal import least_waste
    from ludoteca.games.oh_my_goods.players.features import describe
    from ludoteca.games.oh_my_goods.rules.effects import build_price, move_price
    from ludoteca.games.oh_my_goods.rules.payment import in_order, is_needless

LEARNED = Path(__file__).with_name("learned.json")
LEAST = -1000000
FIRST = 100000
ASSISTANT = 2


class Greedy(Appraiser):  # cdef
    """Takes the answer that looks best now; ties are broken by chance."""

    def __init__(self) -> None:
        Appraiser.__init__(self)
        # Two rounds and a learned guess: rollouts of whole games cost four times as much.
        self.horizon = 2
        self.unsure = 2.0
        self.value = read_value(LEARNED)

    def features(self, state: Any, seat: int, row: Features) -> None:
        """What the seat has, what it can make of it, how long there is for that, and how far the others are."""
        table: OhMyGoodsState = state
        describe(self, table, seat, row)

    def weigh(self, state: Any, decision: int, seat: int, a: int, b: int, option: int) -> int:
        """How good an answer looks, in hundredths of a point."""
        table: OhMyGoodsState = state
        if decision < PLAN_CARD or decision == HALVE:
            return self.weigh_cards(table, decision, seat, option)
        if decision <= PLAN_PAY:
            return self.weigh_plan(table, decision, seat, a, b, option)
        if decision <= CHAIN_GOOD:
            return self.weigh_production(table, decision, seat, a, option)
        return self.weigh_purchase(table, decision, seat, a, b, option)

    def weigh_cards(self, table: OhMyGoodsState, decision: int, seat: int, option: int) -> int:
        """Phase I: keep a hand that holds something to build soon."""
        if decision == REDRAW:
            if option == YES:
                return self.weights[NEW_HAND] + self.weights[NEW_CARD] * table.hand_count[seat]
            return self.hand_value(table, seat)
        if decision == KEEP:
            return 0 if option == STOP else self.spare_value(table, seat, option) - self.weights[KEPT]
        if decision == HALVE:
            return -self.spare_value(table, seat, option)
        if decision == USE_CHARACTER:
            return -1 if option == CHARACTER_COUNT else 0
        return 0

    def weigh_plan(self, table: OhMyGoodsState, decision: int, seat: int, price: int, given: int, option: int) -> int:
        """Phase II: the post with the best promise, and a card that can be paid."""
        if decision == PLAN_WORKER:
            return 0 if option == IDLE else 1 + self.post_value(table, seat, option >> 1, option & 1)
        if decision == PLAN_CARD:
            return 0 if option == STOP else self.plan_value(table, seat, option)
        if decision == PLAN_MOVE:
            return 0 if option == STAY else self.move_value(table, seat, option)
        if decision == PLAN_TO:
            return self.post_value(table, seat, option, ASSISTANT)
        if decision == PLAN_COST:
            return -option
        return self.weigh_payment(table, seat, price, given, option)

    def move_value(self, table: OhMyGoodsState, seat: int, source: int) -> int:
        """What the best free place promises beyond the one an assistant has."""
        plan = seat * PLAN_WIDTH
        free = table.workshops(seat) & ~table.helpers[seat] & ~table.plan[plan + OF_TARGETS]
        best = LEAST
        for slot in range(table.count[seat]):
            if free >> slot & 1:
                gain = self.post_value(table, seat, slot, ASSISTANT)
                if gain > best:
                    best = gain
        cost = move_price(table)
        return best - self.post_value(table, seat, source, ASSISTANT) - self.coin(table) * max(0, cost) - 1

    def weigh_production(self, table: OhMyGoodsState, decision: int, seat: int, a: int, option: int) -> int:
        """Phase IV, first half: make what can be made, and feed chains with what is least needed."""
        if decision == PRODUCE:
            if option == DONE_PRODUCING:
                return 0
            if option >= CHAIN_AT:
                return self.chain_gain(table, seat, option - CHAIN_AT)
            # Cheap goods first: later chains may use them.
            return FIRST - table.worth(seat, option, QUIET)
        if decision == DISCARD:
            if option == PAIR:
                return LEAST
            if table.printed.ability[option] == ABILITY_WILD:
                return -self.weights[CHARACTER]
            return -self.spare_value(table, seat, option)
        if decision == CHAIN:
            if option == STOP:
                return 0 if self.chain_gain(table, seat, a & 15) > 0 else FIRST
            gain = 1 + self.run_gain(table, seat, a & 15)
            if option < ALL_CARDS and not table.is_last():
                gain -= max(0, self.spare_value(table, seat, option)) * self.weights[SPARE] // 100
            return gain
        if option < ALL_CARDS:
            return -self.spare_value(table, seat, option)
        return -option

    def weigh_payment(self, table: OhMyGoodsState, seat: int, price: int, given: int, option: int) -> int:
        """The good least needed, and never one too many; in one order, for the order changes nothing. [OMG-7.20]"""
        if option >= MORE:
            return FIRST if option == PAID else LEAST
        worth = -self.good_value(table, seat, option)
        if in_order(table, seat, price, given, option):
            return worth - self.weights[WASTE] * least_waste(table, seat, price, option)
        return worth - (2 * FIRST if is_needless(table, seat, price, given, option) else FIRST)

    def weigh_purchase(self, table: OhMyGoodsState, decision: int, seat: int, a: int, b: int, option: int) -> int:
        """Phase IV, second half, and after: points and what a building will bring, against its price."""
        if decision == BUY:
            if option == BUY_NOTHING:
                return 0
            if option == BUY_ASIDE:
                card = table.aside[seat]
                return self.card_value(table, seat, card) - self.price_paid(table, seat, build_price(table, card))
            if option < BUY_FACE:
                return self.stack_value(table, seat, option - BUY_STACK)
            if option < BUY_DELIVER:
                return self.face_value(table, seat, option - BUY_FACE)
            return self.delivery_value(table, (table.event * EFFECTS + option - BUY_DELIVER) * EFFECT_WIDTH)
        if decision == BUY_CARD:
            return self.card_value(table, seat, option) - self.coin(table) * build_price(table, option)
        if decision == PAY_WITH:
            return 0 if option == CHARACTER_COUNT else (10 if a > 1 else -10)
        if decision == PAY:
            return self.weigh_payment(table, seat, a, b, option)
        if decision == DELIVER_GOOD:
            return -self.good_value(table, seat, option)
        if decision == PLACE or decision == ATTACH:
            return table.worth(seat, option, QUIET)
        if decision == END_DELIVER:
            return self.delivery_value(table, (FIRST_END * EFFECTS + a) * EFFECT_WIDTH) if option == YES else 0
        if decision == MEET_DEMAND:
            return self.demand_value(table, seat, (a * EFFECTS + b) * EFFECT_WIDTH) if option == YES else 0
        if decision == MEET_GOAL:
            return option
        return 0
