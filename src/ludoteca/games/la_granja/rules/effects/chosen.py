"""Helpers used by choice, from the menu of free actions."""

from __future__ import annotations

import cython

from ludoteca.core.decision import Options
from ludoteca.games.la_granja.content.constants import ALL_SOURCES, ANYWHERE, FROM_HELPERS
from ludoteca.games.la_granja.content.goods import CROPS, GOODS, SILVER, VP
from ludoteca.games.la_granja.rules.decisions.numbers import (
    DELIVER,
    EXCHANGE,
    FLIP_ROOF,
    PLAY,
    REGROW,
    SELL_CROP,
    SWAP_CARD,
    UPGRADE_GOOD,
)
from ludoteca.games.la_granja.rules.effects.base import HelperEffect
from ludoteca.games.la_granja.rules.state import LaGranjaState

if not cython.compiled:
    from ludoteca.games.la_granja.rules.farm import (
        advance,
        can_draw,
        can_flip,
        draw,
        gain,
        has_empty_field,
        pay_points,
        sources,
        stored_crops,
        typed_sources,
    )
    from ludoteca.games.la_granja.rules.loads import any_delivery


class MoveToStorageEffect(HelperEffect):
    """A good of one crop goes from a field into storage."""

    def possible(self, table: LaGranjaState, seat: int, place: int) -> bool:
        return table.grown[seat * CROPS + table.printed.params.good[table.helper_card[place]]] > 0

    def apply(self, table: LaGranjaState, seat: int, place: int) -> None:
        crop = table.printed.params.good[table.helper_card[place]]
        table.grown[seat * CROPS + crop] -= 1
        table.change(seat, crop, 1)


class PayVpPlayCardEffect(HelperEffect):
    """Points for playing a card."""

    def possible(self, table: LaGranjaState, seat: int, place: int) -> bool:
        points = table.printed.params.vp[table.helper_card[place]]
        return table.goods[seat * GOODS + VP] >= points and table.hand_count[seat] > 0

    def apply(self, table: LaGranjaState, seat: int, place: int) -> None:
        pay_points(table, seat, table.printed.params.vp[table.helper_card[place]])
        table.ask(PLAY, seat, 0, 0)


# -- upgrades ------------------------------------------------------------------------------------------------------


class FreeUpgradeEffect(HelperEffect):
    """One upgrade at no cost."""

    def possible(self, table: LaGranjaState, seat: int, place: int) -> bool:
        return sources(table, seat) != 0

    def apply(self, table: LaGranjaState, seat: int, place: int) -> None:
        table.ask(UPGRADE_GOOD, seat, ALL_SOURCES, 1)


class FreeUpgradeTypedEffect(HelperEffect):
    """One kind of resource is upgraded at no cost, with silver beside it."""

    def possible(self, table: LaGranjaState, seat: int, place: int) -> bool:
        return sources(table, seat) & typed_sources(table.printed.params.good[table.helper_card[place]]) != 0

    def apply(self, table: LaGranjaState, seat: int, place: int) -> None:
        card = table.helper_card[place]
        table.change(seat, SILVER, table.printed.params.silver[card])
        table.ask(UPGRADE_GOOD, seat, typed_sources(table.printed.params.good[card]), 1)


class CheapUpgradeTypedEffect(HelperEffect):
    """One kind of resource is upgraded at a price of its own."""

    def possible(self, table: LaGranjaState, seat: int, place: int) -> bool:
        card = table.helper_card[place]
        if table.goods[seat * GOODS + SILVER] < table.printed.params.silver[card]:
            return False
        return sources(table, seat) & typed_sources(table.printed.params.good[card]) != 0

    def apply(self, table: LaGranjaState, seat: int, place: int) -> None:
        card = table.helper_card[place]
        table.change(seat, SILVER, -table.printed.params.silver[card])
        table.ask(UPGRADE_GOOD, seat, typed_sources(table.printed.params.good[card]), 1)


# -- fields --------------------------------------------------------------------------------------------------------


class RegrowFieldEffect(HelperEffect):
    """An empty field grows again."""

    def possible(self, table: LaGranjaState, seat: int, place: int) -> bool:
        return has_empty_field(table, seat)

    def apply(self, table: LaGranjaState, seat: int, place: int) -> None:
        table.ask(REGROW, seat, 0, 0)


class PayRegrowFieldEffect(HelperEffect):
    """An empty field grows again for a stored harvest good or for silver."""

    def possible(self, table: LaGranjaState, seat: int, place: int) -> bool:
        silver = table.printed.params.silver[table.helper_card[place]]
        paid = table.goods[seat * GOODS + SILVER] >= silver or stored_crops(table, seat) > 0
        return paid and has_empty_field(table, seat)

    def apply(self, table: LaGranjaState, seat: int, place: int) -> None:
        table.ask(EXCHANGE, seat, place, 0)

    def list_payments(self, table: LaGranjaState, seat: int, place: int, out: Options) -> None:
        for crop in range(CROPS):
            if table.goods[seat * GOODS + crop] > 0:
                out.add(crop)
        if table.goods[seat * GOODS + SILVER] >= table.printed.params.silver[table.helper_card[place]]:
            out.add(SILVER)

    def take(self, table: LaGranjaState, seat: int, place: int, payment: int) -> None:
        price = 1 if payment < CROPS else table.printed.params.silver[table.helper_card[place]]
        table.change(seat, payment, -price)
        table.ask(REGROW, seat, 0, 0)


# -- selling and changing --------------------------------------------------------------------------------------------


class SellHarvestEffect(HelperEffect):
    """A stored harvest good for what the helper gives; the good that goes flags it."""

    def possible(self, table: LaGranjaState, seat: int, place: int) -> bool:
        return stored_crops(table, seat) > 0

    def apply(self, table: LaGranjaState, seat: int, place: int) -> None:
        table.ask(SELL_CROP, seat, place, 0)

    def pays_flag(self) -> bool:
        return True


class SellHarvestAtEffect(SellHarvestEffect):
    """A stored harvest good for silver."""

    def sell(self, table: LaGranjaState, seat: int, place: int) -> None:
        table.change(seat, SILVER, table.printed.params.silver[table.helper_card[place]])


class HarvestForVpEffect(SellHarvestEffect):
    """A stored harvest good for points."""

    def sell(self, table: LaGranjaState, seat: int, place: int) -> None:
        table.score(seat, table.printed.params.vp[table.helper_card[place]], FROM_HELPERS)


class VpSilverExchangeEffect(HelperEffect):
    """A point for silver, or silver for a point."""

    def possible(self, table: LaGranjaState, seat: int, place: int) -> bool:
        price = table.printed.params.silver_to_vp[table.helper_card[place]]
        return table.goods[seat * GOODS + VP] > 0 or table.goods[seat * GOODS + SILVER] >= price

    def apply(self, table: LaGranjaState, seat: int, place: int) -> None:
        table.ask(EXCHANGE, seat, place, 0)

    def list_payments(self, table: LaGranjaState, seat: int, place: int, out: Options) -> None:
        if table.goods[seat * GOODS + SILVER] >= table.printed.params.silver_to_vp[table.helper_card[place]]:
            out.add(SILVER)
        if table.goods[seat * GOODS + VP] > 0:
            out.add(VP)

    def take(self, table: LaGranjaState, seat: int, place: int, payment: int) -> None:
        card = table.helper_card[place]
        if payment == SILVER:
            table.change(seat, SILVER, -table.printed.params.silver_to_vp[card])
            table.score(seat, 1, FROM_HELPERS)
        else:
            pay_points(table, seat, 1)
            table.change(seat, SILVER, table.printed.params.vp_to_silver[card])


# -- cards, tiles, steps, deliveries -----------------------------------------------------------------------------------


class DrawCardsEffect(HelperEffect):
    """Cards from the deck."""

    def possible(self, table: LaGranjaState, seat: int, place: int) -> bool:
        return can_draw(table)

    def apply(self, table: LaGranjaState, seat: int, place: int) -> None:
        draw(table, seat, table.printed.params.cards[table.helper_card[place]])


class SwapEffect(HelperEffect):
    """A hand card for what the helper gives."""

    def possible(self, table: LaGranjaState, seat: int, place: int) -> bool:
        return table.hand_count[seat] > 0

    def apply(self, table: LaGranjaState, seat: int, place: int) -> None:
        table.ask(SWAP_CARD, seat, place, 0)


class DiscardDrawEffect(SwapEffect):
    """A hand card for new ones and silver."""

    def swap(self, table: LaGranjaState, seat: int, place: int, card: int) -> None:
        table.change(seat, SILVER, table.printed.params.silver[table.helper_card[place]])
        draw(table, seat, table.printed.params.cards[table.helper_card[place]])


class DiscardForFieldGoodEffect(SwapEffect):
    """A hand card for a good of its field."""

    def swap(self, table: LaGranjaState, seat: int, place: int, card: int) -> None:
        gain(table, seat, table.printed.field[card], 1)


class PayFlipRoofEffect(HelperEffect):
    """Silver for turning a used roof tile up."""

    def possible(self, table: LaGranjaState, seat: int, place: int) -> bool:
        silver = table.printed.params.silver[table.helper_card[place]]
        return table.goods[seat * GOODS + SILVER] >= silver and can_flip(table, seat)

    def apply(self, table: LaGranjaState, seat: int, place: int) -> None:
        table.change(seat, SILVER, -table.printed.params.silver[table.helper_card[place]])
        table.ask(FLIP_ROOF, seat, 0, 0)


class SiestaStepEffect(HelperEffect):
    """Siesta steps."""

    def possible(self, table: LaGranjaState, seat: int, place: int) -> bool:
        return table.siesta_at[seat] < table.printed.top

    def apply(self, table: LaGranjaState, seat: int, place: int) -> None:
        advance(table, seat, table.printed.params.steps[table.helper_card[place]])


class PayDeliveryEffect(HelperEffect):
    """Silver for a delivery."""

    def possible(self, table: LaGranjaState, seat: int, place: int) -> bool:
        return any_delivery(table, seat, ANYWHERE, table.printed.params.silver[table.helper_card[place]])

    def apply(self, table: LaGranjaState, seat: int, place: int) -> None:
        table.change(seat, SILVER, -table.printed.params.silver[table.helper_card[place]])
        table.ask(DELIVER, seat, ANYWHERE, 1)
