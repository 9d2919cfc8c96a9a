"""What can be delivered now: plainly, and by helpers that bend a delivery."""

from __future__ import annotations

import cython

from ludoteca.games.la_granja.content.constants import NONE, SLOTS, TARGETS
from ludoteca.games.la_granja.content.goods import (
    CROPS,
    FARM_GOODS,
    FOOD,
    GOODS,
    GRAIN,
    OLIVE,
    SILVER,
    STORED,
)
from ludoteca.games.la_granja.content.helpers import DOUBLE_DELIVERY, SUBSTITUTE_DELIVERY, WILD_DELIVERY
from ludoteca.games.la_granja.rules.state import LaGranjaState

if not cython.compiled:
    from ludoteca.games.la_granja.rules.village import owned, wanted


def goods_after(table: LaGranjaState, seat: int, cost: int) -> int:
    """The goods the seat could deliver once it has paid so much silver, as a mask; nothing if it cannot. [LG-10.1]"""
    purse = table.goods[seat * GOODS + SILVER]
    if purse < cost:
        return 0
    goods = owned(table, seat)
    if purse == cost:
        goods &= ~(1 << SILVER)
    return goods


def fits(table: LaGranjaState, seat: int, targets: int, goods: int) -> bool:
    """Whether one of the goods is wanted at one of the targets."""
    for target in range(TARGETS):
        if targets >> target & 1 and wanted(table, seat, target, 1) & goods:
            return True
    return False


def double_goods(table: LaGranjaState, seat: int, cost: int) -> int:
    """The farm goods of which the seat has two once it has paid so much silver, as a mask."""
    found = 0
    for good in range(FARM_GOODS):
        count = table.goods[seat * GOODS + good]
        if good < CROPS:
            count += table.grown[seat * CROPS + good]
        if count - (cost if good == SILVER else 0) > 1:
            found |= 1 << good
    return found


def odd_wanted(table: LaGranjaState, seat: int, op: int, target: int, cost: int) -> int:
    """The symbols of a target that a helper lets the seat cover, as a mask of goods. [LG-15.9]"""
    if op == DOUBLE_DELIVERY:
        return wanted(table, seat, target, 2) & double_goods(table, seat, cost)
    if op == SUBSTITUTE_DELIVERY:
        if table.goods[seat * GOODS + FOOD] == 0:
            return 0
        return wanted(table, seat, target, 1) & (1 << OLIVE | 1 << GRAIN)
    if target < SLOTS or not owned(table, seat) & (1 << STORED) - 1:
        return 0
    return wanted(table, seat, target, 1) & (1 << FARM_GOODS) - 1


def can_odd(table: LaGranjaState, seat: int, op: int, targets: int, cost: int) -> bool:
    """Whether a helper that bends deliveries could be used now, in its phases. [LG-15.10, 15.16]"""
    place = table.fresh_slot(seat, op)
    if place == NONE or not table.printed.op_phases[table.helper_card[place]] & table.phase:
        return False
    for target in range(TARGETS):
        if targets >> target & 1 and odd_wanted(table, seat, op, target, cost):
            return True
    return False


def any_delivery(table: LaGranjaState, seat: int, targets: int, cost: int) -> bool:
    """Whether the seat could pay for a delivery and make it, by whatever its helpers allow. [LG-9.27]"""
    goods = goods_after(table, seat, cost)
    if not goods:
        return False
    if fits(table, seat, targets, goods) or can_odd(table, seat, WILD_DELIVERY, targets, cost):
        return True
    return can_odd(table, seat, SUBSTITUTE_DELIVERY, targets, cost)
