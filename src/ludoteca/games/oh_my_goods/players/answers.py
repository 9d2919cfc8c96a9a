# cython: cdivision=False
"""What a player thinks of the answers to each question, in hundredths of a point; it looks at nothing hidden."""

from __future__ import annotations

from typing import Any

import cython

from ludoteca.games.oh_my_goods.content.constants import (
    ALL_CARDS,
    BUY_ASIDE,
    BUY_DELIVER,
    BUY_FACE,
    BUY_NOTHING,
    BUY_STACK,
    CHAIN_AT,
    CHARACTER_COUNT,
    DONE_PRODUCING,
    EFFECTS,
    FIRST_END,
    IDLE,
    MORE,
    PAID,
    PAIR,
    QUIET,
    STAY,
    STOP,
    YES,
)
from ludoteca.games.oh_my_goods.content.effects import ABILITY_WILD
from ludoteca.games.oh_my_goods.players.valuing import Valuing
from ludoteca.games.oh_my_goods.players.weights import (
    ASSISTANT,
    CHARACTER,
    FIRST,
    KEPT,
    LEAST,
    NEW_CARD,
    NEW_HAND,
    SPARE,
    WASTE,
)
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
    MUST_PAY,
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
    from ludoteca.games.oh_my_goods.players.valuing import least_waste
    from ludoteca.games.oh_my_goods.rules.costs import build_price
    from ludoteca.games.oh_my_goods.rules.payment import in_order, is_needless


class AnswerOpinion:  # cdef
    """All answers are the same to it."""

    def weigh(self, player: Valuing, table: OhMyGoodsState, seat: int, a: int, b: int, option: int) -> int:
        """How good an answer looks."""
        return 0


# -- phase I: keep a hand that holds something to build soon ------------------------------------------------


class RedrawOpinion(AnswerOpinion):
    def weigh(self, player: Valuing, table: OhMyGoodsState, seat: int, a: int, b: int, option: int) -> int:
        if option == YES:
            return player.weights[NEW_HAND] + player.weights[NEW_CARD] * table.hand_count[seat]
        return player.hand_value(table, seat)


class KeepOpinion(AnswerOpinion):
    def weigh(self, player: Valuing, table: OhMyGoodsState, seat: int, left: int, kept: int, option: int) -> int:
        return 0 if option == STOP else player.spare_value(table, seat, option) - player.weights[KEPT]


class HalveOpinion(AnswerOpinion):
    def weigh(self, player: Valuing, table: OhMyGoodsState, seat: int, left: int, b: int, option: int) -> int:
        return -player.spare_value(table, seat, option)


class UseCharacterOpinion(AnswerOpinion):
    def weigh(self, player: Valuing, table: OhMyGoodsState, seat: int, used: int, b: int, option: int) -> int:
        return -1 if option == CHARACTER_COUNT else 0


# -- phase II: the post with the best promise, and a card that can be paid ----------------------------------


class PlanWorkerOpinion(AnswerOpinion):
    def weigh(self, player: Valuing, table: OhMyGoodsState, seat: int, a: int, b: int, option: int) -> int:
        return 0 if option == IDLE else 1 + player.post_value(table, seat, option >> 1, option & 1)


class PlanCardOpinion(AnswerOpinion):
    def weigh(self, player: Valuing, table: OhMyGoodsState, seat: int, a: int, b: int, option: int) -> int:
        return 0 if option == STOP else player.plan_value(table, seat, option)


class PlanMoveOpinion(AnswerOpinion):
    def weigh(self, player: Valuing, table: OhMyGoodsState, seat: int, a: int, b: int, option: int) -> int:
        return 0 if option == STAY else player.move_value(table, seat, option)


class PlanToOpinion(AnswerOpinion):
    def weigh(self, player: Valuing, table: OhMyGoodsState, seat: int, source: int, b: int, option: int) -> int:
        return player.post_value(table, seat, option, ASSISTANT)


class PlanCostOpinion(AnswerOpinion):
    def weigh(self, player: Valuing, table: OhMyGoodsState, seat: int, source: int, target: int, option: int) -> int:
        return -option


class PaymentOpinion(AnswerOpinion):
    """The good least needed, and never one too many; in one order, for the order changes nothing. [OMG-7.20]"""

    def weigh(self, player: Valuing, table: OhMyGoodsState, seat: int, price: int, given: int, option: int) -> int:
        if option >= MORE:
            return FIRST if option == PAID else LEAST
        worth = -player.good_value(table, seat, option)
        if in_order(table, seat, price, given, option):
            return worth - player.weights[WASTE] * least_waste(table, seat, price, option)
        return worth - (2 * FIRST if is_needless(table, seat, price, given, option) else FIRST)


# -- phase IV, first half: make what can be made, and feed chains with what is least needed ------------------


class ProduceOpinion(AnswerOpinion):
    def weigh(self, player: Valuing, table: OhMyGoodsState, seat: int, a: int, b: int, option: int) -> int:
        if option == DONE_PRODUCING:
            return 0
        if option >= CHAIN_AT:
            return player.chain_gain(table, seat, option - CHAIN_AT)
        # Cheap goods first: later chains may use them.
        return FIRST - table.worth(seat, option, QUIET)


class DiscardOpinion(AnswerOpinion):
    def weigh(self, player: Valuing, table: OhMyGoodsState, seat: int, a: int, b: int, option: int) -> int:
        if option == PAIR:
            return LEAST
        if table.printed.ability[option] == ABILITY_WILD:
            return -player.weights[CHARACTER]
        return -player.spare_value(table, seat, option)


class ChainOpinion(AnswerOpinion):
    def weigh(self, player: Valuing, table: OhMyGoodsState, seat: int, a: int, b: int, option: int) -> int:
        if option == STOP:
            return 0 if player.chain_gain(table, seat, a & 15) > 0 else FIRST
        gain = 1 + player.run_gain(table, seat, a & 15)
        if option < ALL_CARDS and not table.is_last():
            gain -= max(0, player.spare_value(table, seat, option)) * player.weights[SPARE] // 100
        return gain


class ChainGoodOpinion(AnswerOpinion):
    def weigh(self, player: Valuing, table: OhMyGoodsState, seat: int, a: int, b: int, option: int) -> int:
        return -player.spare_value(table, seat, option) if option < ALL_CARDS else -option


# -- phase IV, second half, and after: points and what a building will bring, against its price -----------------


class BuyOpinion(AnswerOpinion):
    def weigh(self, player: Valuing, table: OhMyGoodsState, seat: int, flags: int, b: int, option: int) -> int:
        if option == BUY_NOTHING:
            return 0
        if option == BUY_ASIDE:
            card = table.aside[seat]
            return player.card_value(table, seat, card) - player.price_paid(table, seat, build_price(table, card))
        if option < BUY_FACE:
            return player.stack_value(table, seat, option - BUY_STACK)
        if option < BUY_DELIVER:
            return player.face_value(table, seat, option - BUY_FACE)
        return player.effect_value(table, seat, table.event * EFFECTS + option - BUY_DELIVER)


class BuyCardOpinion(AnswerOpinion):
    def weigh(self, player: Valuing, table: OhMyGoodsState, seat: int, number: int, flags: int, option: int) -> int:
        return player.card_value(table, seat, option) - player.coin(table) * build_price(table, option)


class PayWithOpinion(AnswerOpinion):
    def weigh(self, player: Valuing, table: OhMyGoodsState, seat: int, price: int, used: int, option: int) -> int:
        return 0 if option == CHARACTER_COUNT else (10 if price > 1 else -10)


class DeliverGoodOpinion(AnswerOpinion):
    def weigh(self, player: Valuing, table: OhMyGoodsState, seat: int, good: int, left: int, option: int) -> int:
        return -player.good_value(table, seat, option)


class BuildingOpinion(AnswerOpinion):
    """Assistants and towers go where the dearest goods are made."""

    def weigh(self, player: Valuing, table: OhMyGoodsState, seat: int, a: int, b: int, option: int) -> int:
        return table.worth(seat, option, QUIET)


class EndDeliverOpinion(AnswerOpinion):
    def weigh(self, player: Valuing, table: OhMyGoodsState, seat: int, number: int, packed: int, option: int) -> int:
        return player.effect_value(table, seat, FIRST_END * EFFECTS + number) if option == YES else 0


class MeetDemandOpinion(AnswerOpinion):
    def weigh(self, player: Valuing, table: OhMyGoodsState, seat: int, card: int, place: int, option: int) -> int:
        return player.effect_value(table, seat, card * EFFECTS + place) if option == YES else 0


class MeetGoalOpinion(AnswerOpinion):
    def weigh(self, player: Valuing, table: OhMyGoodsState, seat: int, a: int, b: int, option: int) -> int:
        return option


def answer_opinions() -> tuple[Any, ...]:  # python
    """An opinion for each question in the order of their numbers."""
    known = {
        REDRAW: RedrawOpinion(),
        KEEP: KeepOpinion(),
        HALVE: HalveOpinion(),
        USE_CHARACTER: UseCharacterOpinion(),
        PLAN_WORKER: PlanWorkerOpinion(),
        PLAN_CARD: PlanCardOpinion(),
        PLAN_MOVE: PlanMoveOpinion(),
        PLAN_TO: PlanToOpinion(),
        PLAN_COST: PlanCostOpinion(),
        PLAN_PAY: PaymentOpinion(),
        PRODUCE: ProduceOpinion(),
        DISCARD: DiscardOpinion(),
        CHAIN: ChainOpinion(),
        CHAIN_GOOD: ChainGoodOpinion(),
        BUY: BuyOpinion(),
        BUY_CARD: BuyCardOpinion(),
        PAY_WITH: PayWithOpinion(),
        PAY: PaymentOpinion(),
        DELIVER_GOOD: DeliverGoodOpinion(),
        PLACE: BuildingOpinion(),
        ATTACH: BuildingOpinion(),
        END_DELIVER: EndDeliverOpinion(),
        MEET_DEMAND: MeetDemandOpinion(),
        MEET_GOAL: MeetGoalOpinion(),
    }
    return tuple([known.get(number, AnswerOpinion()) for number in range(MUST_PAY + 1)])
