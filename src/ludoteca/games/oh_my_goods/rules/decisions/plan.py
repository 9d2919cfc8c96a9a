"""Planning: the sealed questions of phase II, and the step that shows all plans at once."""

from __future__ import annotations

from typing import Any

import cython

from ludoteca.core.constants import NOBODY
from ludoteca.core.decision import Decision, Options
from ludoteca.games.oh_my_goods.content.constants import (
    CHARACTER_COUNT,
    CHARACTER_FIRST,
    IDLE,
    MUST_WORK,
    NONE,
    OF_CARD,
    OF_FREE,
    OF_GUIDES,
    OF_SOURCES,
    OF_TARGETS,
    OF_WORKER,
    OPENLY,
    PLAN_WIDTH,
    SLOTS,
    STAY,
    STOP,
    WITH_COINS,
)
from ludoteca.games.oh_my_goods.content.domains import CHARACTER, MOVE, POST, SLOT, SUPPLY
from ludoteca.games.oh_my_goods.content.effects import ABILITY_MOVE
from ludoteca.games.oh_my_goods.rules.decisions.numbers import (
    PLAN_CARD,
    PLAN_COST,
    PLAN_MOVE,
    PLAN_PAY,
    PLAN_TO,
    PLAN_WORKER,
    SHOW_PLANS,
)
from ludoteca.games.oh_my_goods.rules.decisions.paying import Payment
from ludoteca.games.oh_my_goods.rules.state import OhMyGoodsState

if not cython.compiled:
    from ludoteca.games.oh_my_goods.rules.costs import move_price
    from ludoteca.games.oh_my_goods.rules.piles import spend


class Plans(Decision):
    """All seats plan at the same time. [OMG-6.2]"""

    name = "plans"
    rule = "OMG-6.2"

    def resolve(self, state: Any, seat: int, a: int, b: int, option: int) -> None:
        table: OhMyGoodsState = state
        table.ask(SHOW_PLANS, NOBODY, 0, 0)
        for owner in range(table.seats):
            ask_plan(table, table.seats - 1 - owner)


def ask_plan(table: OhMyGoodsState, seat: int) -> None:
    """The questions of one plan: moves of assistants, then the worker, then the card to build. [OMG-6.10]"""
    table.ask(PLAN_CARD, seat, 0, 0)
    table.ask(PLAN_WORKER, seat, 0, 0)
    ask_move(table, seat)


def guides(table: OhMyGoodsState, seat: int) -> int:
    """The characters in hand that move an assistant for nothing and are not in the plan yet, as a mask. [OMG-15.24]"""
    mask = 0
    if table.characters:
        card = table.hand_first[seat]
        while card != NONE:
            if card >= CHARACTER_FIRST and table.printed.ability[card] == ABILITY_MOVE:
                mask |= 1 << (card - CHARACTER_FIRST)
            card = table.after[card]
    return mask & ~table.plan[seat * PLAN_WIDTH + OF_GUIDES]


def can_pay_move(table: OhMyGoodsState, seat: int) -> bool:
    """Whether this round lets assistants move and the seat could pay one more move. [OMG-6.6, 9.4, 15.9]"""
    cost = move_price(table)
    if cost == NONE:
        return False
    return cost == 0 or table.wealth(seat, table.event) >= cost


def targets(table: OhMyGoodsState, seat: int) -> int:
    """The free buildings an assistant may move to, as a mask.

    Assistants are alike once hired, so only the places left and the places taken count: nobody moves to a place that
    another one leaves. [OMG-6.6]
    """
    return table.workshops(seat) & ~table.helpers[seat] & ~table.plan[seat * PLAN_WIDTH + OF_TARGETS]


def ask_move(table: OhMyGoodsState, seat: int) -> None:
    """Ask for the next move if there is an assistant, a place and the means for one. [OMG-6.6]"""
    plan = seat * PLAN_WIDTH
    if table.helpers[seat] & ~table.plan[plan + OF_SOURCES] and targets(table, seat):
        if table.plan[plan + OF_FREE] > 0 or can_pay_move(table, seat) or guides(table, seat):
            table.ask(PLAN_MOVE, seat, 0, 0)


class PlanMove(Decision):
    """Which assistant moves next, or none. [OMG-6.6]"""

    name = "plan_move"
    domain = MOVE
    rule = "OMG-6.6"
    sealed = True

    def options(self, state: Any, seat: int, a: int, b: int, out: Options) -> None:
        table: OhMyGoodsState = state
        out.clear()
        movable = table.helpers[seat] & ~table.plan[seat * PLAN_WIDTH + OF_SOURCES]
        for slot in range(table.count[seat]):
            if movable >> slot & 1:
                out.add(slot)
        out.add(STAY)

    def resolve(self, state: Any, seat: int, a: int, b: int, option: int) -> None:
        table: OhMyGoodsState = state
        if option == STAY:
            return
        table.plan[seat * PLAN_WIDTH + OF_SOURCES] |= 1 << option
        table.ask(PLAN_TO, seat, option, 0)


class PlanTo(Decision):
    """Where the assistant moves. [OMG-6.6]"""

    name = "plan_to"
    domain = SLOT
    rule = "OMG-6.6"
    sealed = True

    def options(self, state: Any, seat: int, source: int, b: int, out: Options) -> None:
        table: OhMyGoodsState = state
        out.clear()
        free = targets(table, seat)
        for slot in range(table.count[seat]):
            if free >> slot & 1:
                out.add(slot)

    def resolve(self, state: Any, seat: int, source: int, b: int, option: int) -> None:
        table: OhMyGoodsState = state
        table.plan[seat * PLAN_WIDTH + OF_TARGETS] |= 1 << option
        if table.plan[seat * PLAN_WIDTH + OF_FREE]:
            table.plan[seat * PLAN_WIDTH + OF_FREE] -= 1
            ask_move(table, seat)
        elif guides(table, seat):
            # Whatever the event asks for a move, nothing included. [OMG-15.24]
            table.ask(PLAN_COST, seat, source, option)
        else:
            pay_move(table, seat)


def pay_move(table: OhMyGoodsState, seat: int) -> None:
    """Ask for what the event wants for a move; for nothing, go on to the next one. [OMG-6.6, 15.9]"""
    if move_price(table) == 0:
        ask_move(table, seat)
    else:
        table.ask(PLAN_PAY, seat, move_price(table), 0)


class PlanCost(Decision):
    """Pay for the move with coins or use a character. [OMG-15.24]"""

    name = "plan_cost"
    domain = CHARACTER
    rule = "OMG-15.24"
    sealed = True

    def options(self, state: Any, seat: int, source: int, target: int, out: Options) -> None:
        table: OhMyGoodsState = state
        out.clear()
        held = guides(table, seat)
        for place in range(CHARACTER_COUNT):
            if held >> place & 1:
                out.add(place)
        if can_pay_move(table, seat):
            out.add(WITH_COINS)

    def resolve(self, state: Any, seat: int, source: int, target: int, option: int) -> None:
        table: OhMyGoodsState = state
        if option == WITH_COINS:
            pay_move(table, seat)
        else:
            table.plan[seat * PLAN_WIDTH + OF_GUIDES] |= 1 << option
            table.plan[seat * PLAN_WIDTH + OF_FREE] += table.printed.amount[CHARACTER_FIRST + option] - 1
            ask_move(table, seat)


class PlanPay(Payment):
    """Give goods for a move; they leave their buildings when all plans are shown. [OMG-6.6, 7.20]"""

    name = "plan_pay"
    rule = "OMG-6.6"
    sealed = True

    def __init__(self) -> None:
        Payment.__init__(self, PLAN_PAY)

    def give(self, table: OhMyGoodsState, seat: int, slot: int) -> None:
        table.plan_pay[seat * SLOTS + slot] += 1

    def finish(self, table: OhMyGoodsState, seat: int) -> None:
        ask_move(table, seat)


class PlanWorker(Decision):
    """Where the worker stands, and how he works. [OMG-6.3, 6.4]"""

    name = "plan_worker"
    domain = POST
    rule = "OMG-6.3"
    sealed = True

    def options(self, state: Any, seat: int, a: int, b: int, out: Options) -> None:
        table: OhMyGoodsState = state
        out.clear()
        plan = seat * PLAN_WIDTH
        taken = table.helpers[seat] & ~table.plan[plan + OF_SOURCES] | table.plan[plan + OF_TARGETS]
        free = table.workshops(seat) & ~taken
        for slot in range(table.count[seat]):
            if free >> slot & 1:
                out.add(slot * 2)
                out.add(slot * 2 + 1)
        if not free or not table.variants & MUST_WORK:
            out.add(IDLE)

    def resolve(self, state: Any, seat: int, a: int, b: int, option: int) -> None:
        table: OhMyGoodsState = state
        table.plan[seat * PLAN_WIDTH + OF_WORKER] = 0 if option == IDLE else option + 1


class PlanCard(Decision):
    """Which hand card is set aside for building, if any. [OMG-6.5, 9.20]"""

    name = "plan_card"
    domain = SUPPLY
    rule = "OMG-6.5"
    sealed = True

    def options(self, state: Any, seat: int, a: int, b: int, out: Options) -> None:
        table: OhMyGoodsState = state
        out.clear()
        card = table.hand_first[seat]
        while card != NONE:
            if card < CHARACTER_FIRST:
                out.add(card)
            card = table.after[card]
        out.add(STOP)

    def resolve(self, state: Any, seat: int, a: int, b: int, option: int) -> None:
        table: OhMyGoodsState = state
        table.plan[seat * PLAN_WIDTH + OF_CARD] = 0 if option == STOP else option + 1


class ShowPlans(Decision):
    """All plans are carried out together; the cards set aside stay hidden. [OMG-6.2, 6.10]"""

    name = "show_plans"
    rule = "OMG-6.2"
    reveals = True

    def resolve(self, state: Any, seat: int, a: int, b: int, option: int) -> None:
        table: OhMyGoodsState = state
        for owner in range(table.seats):
            for slot in range(table.count[owner]):
                place = owner * SLOTS + slot
                while table.plan_pay[place]:
                    table.plan_pay[place] -= 1
                    spend(table, place)
            plan = owner * PLAN_WIDTH
            for character in range(CHARACTER_COUNT):
                if table.plan[plan + OF_GUIDES] >> character & 1:
                    table.throw_from_hand(owner, CHARACTER_FIRST + character, OPENLY)
            table.helpers[owner] &= ~table.plan[plan + OF_SOURCES]
            table.helpers[owner] |= table.plan[plan + OF_TARGETS]
            table.worker[owner] = table.plan[plan + OF_WORKER] - 1
            if table.plan[plan + OF_CARD]:
                table.set_aside(owner, table.plan[plan + OF_CARD] - 1)
            for part in range(PLAN_WIDTH):
                table.plan[plan + part] = 0
