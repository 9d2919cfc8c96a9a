"""Helpers that add a delivery or bend one."""

from __future__ import annotations

import cython

from ludoteca.games.la_granja.content.constants import FROM_HELPERS, SLOTS, TO_BARROWS, TO_BUILDINGS
from ludoteca.games.la_granja.content.goods import FARM_GOODS, FOOD, GOODS, GRAIN, OLIVE, STORED
from ludoteca.games.la_granja.content.records import BUILDING_TARGET
from ludoteca.games.la_granja.rules.decisions.numbers import DELIVER, STAND_IN
from ludoteca.games.la_granja.rules.effects.base import HelperEffect
from ludoteca.games.la_granja.rules.state import LaGranjaState

if not cython.compiled:
    from ludoteca.games.la_granja.rules.decisions.carrying import carry_from
    from ludoteca.games.la_granja.rules.loads import any_delivery, double_goods
    from ludoteca.games.la_granja.rules.village import claim, cover, owned, settle_target, spend, wanted


def extra_targets(table: LaGranjaState, place: int) -> int:
    """Where a helper's extra delivery may go. [LG-15.9]"""
    building = table.printed.params.target[table.helper_card[place]] == BUILDING_TARGET
    return TO_BUILDINGS if building else TO_BARROWS


class ExtraFreeDeliveryEffect(HelperEffect):
    """One more delivery, to a barrow or to a building."""

    def possible(self, table: LaGranjaState, seat: int, place: int) -> bool:
        return any_delivery(table, seat, extra_targets(table, place), 0)

    def apply(self, table: LaGranjaState, seat: int, place: int) -> None:
        table.ask(DELIVER, seat, extra_targets(table, place), 1)


class DoubleDeliveryEffect(HelperEffect):
    """Two equal goods at once."""

    def covers(self, table: LaGranjaState, seat: int, target: int, cost: int) -> int:
        return wanted(table, seat, target, 2) & double_goods(table, seat, cost)

    def deliver(self, table: LaGranjaState, seat: int, place: int, target: int, good: int) -> None:
        if target >= SLOTS:
            claim(table, seat, target - SLOTS, good, 2)
        carry_from(table, seat, target, good, 2)


class SubstituteDeliveryEffect(HelperEffect):
    """Food for an olive or a grain."""

    def covers(self, table: LaGranjaState, seat: int, target: int, cost: int) -> int:
        if table.goods[seat * GOODS + FOOD] == 0:
            return 0
        return wanted(table, seat, target, 1) & (1 << OLIVE | 1 << GRAIN)

    def deliver(self, table: LaGranjaState, seat: int, place: int, target: int, good: int) -> None:
        spend(table, seat, FOOD, False)
        cover(table, seat, target, good)
        table.score(seat, table.printed.params.vp[table.helper_card[place]], FROM_HELPERS)
        settle_target(table, seat, target)


class WildDeliveryEffect(HelperEffect):
    """Any resource or upgraded good for a farm good, in a building."""

    def covers(self, table: LaGranjaState, seat: int, target: int, cost: int) -> int:
        if target < SLOTS or not owned(table, seat) & (1 << STORED) - 1:
            return 0
        return wanted(table, seat, target, 1) & (1 << FARM_GOODS) - 1

    def deliver(self, table: LaGranjaState, seat: int, place: int, target: int, good: int) -> None:
        claim(table, seat, target - SLOTS, good, 1)
        table.ask(STAND_IN, seat, target * GOODS + good, 0)
