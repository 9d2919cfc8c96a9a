"""What can be delivered now: plainly, and by helpers that bend a delivery."""

from __future__ import annotations

import cython

from ludoteca.games.la_granja.content.constants import NONE, TARGETS
from ludoteca.games.la_granja.content.goods import CROPS, FARM_GOODS, GOODS, SILVER
from ludoteca.games.la_granja.content.helpers import SUBSTITUTE_DELIVERY, WILD_DELIVERY
from ludoteca.games.la_granja.rules.effects.base import EFFECTS
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


def can_bend(table: LaGranjaState, seat: int, effect: int, targets: int, cost: int) -> bool:
    """Whether a helper that bends deliveries could be used now, in its phases. [LG-15.10, 15.16]"""
    place = table.fresh_slot(seat, effect)
    if place == NONE or not table.printed.helper_phases[table.helper_card[place]] & table.phase:
        return False
    bent = EFFECTS.helper(table, place)
    for target in range(TARGETS):
        if targets >> target & 1 and bent.covers(table, seat, target, cost):
            return True
    return False


def any_delivery(table: LaGranjaState, seat: int, targets: int, cost: int) -> bool:
    """Whether the seat could pay for a delivery and make it, by whatever its helpers allow. [LG-9.27]"""
    goods = goods_after(table, seat, cost)
    if not goods:
        return False
    if fits(table, seat, targets, goods) or can_bend(table, seat, WILD_DELIVERY, targets, cost):
        return True
    return can_bend(table, seat, SUBSTITUTE_DELIVERY, targets, cost)
