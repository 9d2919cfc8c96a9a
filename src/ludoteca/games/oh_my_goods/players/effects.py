# cython: cdivision=False
"""What a player thinks of each kind of effect of events and end cards, in hundredths of a point."""

from __future__ import annotations

from typing import Any, Final

import cython

from ludoteca.games.oh_my_goods.content.constants import EFFECT_WIDTH, NONE, SLOTS
from ludoteca.games.oh_my_goods.content.effects import (
    ACTING,
    AssistantMoves,
    AutomaticBonus,
    BuildCost,
    Delivery,
    EffectRecord,
    ExtraCards,
    ForcedPayment,
    GoodsDemand,
    GoodValue,
    HireCost,
    KeepCards,
    MarketAdds,
    MarketSuns,
    MoreAssistants,
    NewCharacter,
    NewStack,
    NoEffect,
    RemoveFromSet,
    SideChoice,
    StrengthReward,
    StrengthThreat,
)
from ludoteca.games.oh_my_goods.players.producing import Producing
from ludoteca.games.oh_my_goods.players.weights import PLAIN_COIN, POINT, SOUGHT
from ludoteca.games.oh_my_goods.rules.state import OhMyGoodsState

if not cython.compiled:
    from ludoteca.games.oh_my_goods.rules.costs import goods_of


class EffectOpinion:  # cdef
    """Thinks nothing of it beyond the figures that it changes. ``row`` counts effects over all events and end cards."""

    def value(self, player: Producing, table: OhMyGoodsState, seat: int, row: int) -> int:
        """What saying yes to it brings beyond the goods it takes."""
        return 0

    def loss(self, table: OhMyGoodsState, seat: int, row: int, price: int) -> int:
        """What it will cost if a price paid now leaves too little for it."""
        return 0

    def premium(self, table: OhMyGoodsState, seat: int, row: int, good: int) -> int:
        """What it will give for a good beyond its worth; NONE if it does not ask for the good, or there are plenty."""
        return NONE


class StrengthOpinion(EffectOpinion):
    """Strength is worth the same whatever asks for it: its weight stands with the buildings that have some."""


class DeliveryOpinion(EffectOpinion):
    """Points for goods."""

    def value(self, player: Producing, table: OhMyGoodsState, seat: int, row: int) -> int:
        effect = table.printed.effect
        base = row * EFFECT_WIDTH
        gain = POINT * effect[base + 2] - PLAIN_COIN * effect[base + 4]
        return gain - goods_price(player, table, base, PLAIN_COIN)

    def premium(self, table: OhMyGoodsState, seat: int, row: int, good: int) -> int:
        effect = table.printed.effect
        base = row * EFFECT_WIDTH
        count = effect[base + 6]
        if count and effect[base + 5] == good and goods_of(table, seat, good) <= count * effect[base + 1]:
            return max(0, POINT * effect[base + 2] // count - PLAIN_COIN * table.printed.worth[good])
        return NONE


class GoodsDemandOpinion(EffectOpinion):
    """Points lost unless goods are given."""

    def value(self, player: Producing, table: OhMyGoodsState, seat: int, row: int) -> int:
        effect = table.printed.effect
        base = row * EFFECT_WIDTH
        coin = player.coin(table)
        gain = POINT * effect[base + 3]
        if effect[base + 4]:
            gain -= coin * least_payment(table, seat, effect[base + 4])
        return gain - goods_price(player, table, base, coin)

    def loss(self, table: OhMyGoodsState, seat: int, row: int, price: int) -> int:
        return points_at_stake(table, seat, row, price)


class ForcedPaymentOpinion(EffectOpinion):
    """Points lost where there are too few goods."""

    def loss(self, table: OhMyGoodsState, seat: int, row: int, price: int) -> int:
        return points_at_stake(table, seat, row, price)


def goods_price(player: Producing, table: OhMyGoodsState, base: int, coin: int) -> int:
    """What the named goods of a list are worth, dear by far if a goal asks for them too."""
    effect = table.printed.effect
    price = 0
    for pair in range(3):
        count = effect[base + 6 + 2 * pair]
        if count:
            good = effect[base + 5 + 2 * pair]
            price += coin * count * table.printed.worth[good]
            if player.is_short(table, good):
                price += 10 * SOUGHT
    return price


def points_at_stake(table: OhMyGoodsState, seat: int, row: int, price: int) -> int:
    """The points lost if a price leaves too few coins for what will be asked. [OMG-15.26, 15.27]"""
    effect = table.printed.effect
    base = row * EFFECT_WIDTH
    coins = table.wealth(seat, table.event)
    if effect[base + 4] and coins >= effect[base + 4] > coins - price:
        return max(0, POINT * effect[base + 3] - PLAIN_COIN * effect[base + 4])
    return 0


def least_payment(table: OhMyGoodsState, seat: int, price: int) -> int:
    """The fewest coins in goods that reach a price, however they are put together. [OMG-7.20]"""
    # Bit n: some of the goods add up to n.
    sums = 1
    for slot in range(table.count[seat]):
        goods = table.stock(seat * SLOTS + slot)
        # A building that makes nothing has no good whose worth could be looked up.
        coins = table.worth(seat, slot, table.event) if goods else 0
        for _ in range(goods):
            grown = (sums | sums << coins) & 0x3FFFFFFF
            if grown == sums:
                break
            sums = grown
    paid = price
    while paid < 30 and not sums >> paid & 1:
        paid += 1
    return paid


# A row for each kind of effect, also for those that show in figures alone.
OPINIONS: Final[dict[type[EffectRecord], EffectOpinion]] = {
    MarketSuns: EffectOpinion(),
    ExtraCards: EffectOpinion(),
    KeepCards: EffectOpinion(),
    AssistantMoves: EffectOpinion(),
    MarketAdds: EffectOpinion(),
    GoodValue: EffectOpinion(),
    BuildCost: EffectOpinion(),
    HireCost: EffectOpinion(),
    AutomaticBonus: EffectOpinion(),
    NewStack: EffectOpinion(),
    NewCharacter: EffectOpinion(),
    MoreAssistants: EffectOpinion(),
    SideChoice: EffectOpinion(),
    StrengthReward: StrengthOpinion(),
    StrengthThreat: StrengthOpinion(),
    Delivery: DeliveryOpinion(),
    GoodsDemand: GoodsDemandOpinion(),
    ForcedPayment: ForcedPaymentOpinion(),
    RemoveFromSet: EffectOpinion(),
    NoEffect: EffectOpinion(),
}


def effect_opinions() -> tuple[Any, ...]:  # python
    """An opinion of each kind of effect by its number; 0 is for what does nothing of its own."""
    return (OPINIONS[NoEffect], *(OPINIONS[kind] for kind in ACTING))
