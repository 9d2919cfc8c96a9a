# cython: cdivision=False
"""What it brings to use a helper or a roof tile now; what is better kept is below 0."""

from __future__ import annotations

from typing import Final

import cython

from ludoteca.games.la_granja.content.constants import FARM, TRANSPORT
from ludoteca.games.la_granja.content.goods import CROPS, FARM_GOODS, GOODS, SILVER
from ludoteca.games.la_granja.players.insight import Insight
from ludoteca.games.la_granja.players.weights import (
    BUY_NEED,
    GIVE_POINT,
    PAID_DELIVERY_COST,
    PAY_NEED,
    REGROW_MARGIN,
    SPARE,
    TILE_DELIVERY,
    TILE_SIESTA,
)
from ludoteca.games.la_granja.rules.state import LaGranjaState

if not cython.compiled:
    from ludoteca.games.la_granja.players.worth import best_card
    from ludoteca.games.la_granja.rules.farm import sources, typed_sources

# What pays little, and what does not pay.
LITTLE: Final = 10
NOT_NOW: Final = -10


def given_up_worth(eye: Insight, payment: int) -> int:
    """What is given up: the cheapest thing that is least asked for, from a field rather than from storage."""
    good = payment - FARM_GOODS if payment >= FARM_GOODS else payment
    worth = -eye.weights[good] - eye.pull[good] * eye.weights[PAY_NEED] // 100
    return worth + 5 if payment >= FARM_GOODS else worth


class HelperUse:  # cdef
    """Using a helper from the menu now: as good as it gets, if nothing else is said of it."""

    def worth(self, eye: Insight, table: LaGranjaState, place: int) -> int:
        """What it brings, in hundredths of a point."""
        return 45

    def payment_worth(self, eye: Insight, payment: int) -> int:
        """Paying this to the helper."""
        return given_up_worth(eye, payment)


class TileUse:  # cdef
    """Using a roof tile now: at once, if nothing better can come."""

    def worth(self, eye: Insight, table: LaGranjaState, effect: int) -> int:
        """What it brings, in hundredths of a point."""
        return eye.roof_worth(effect)


class Uses:  # final
    """What bots think of the use of all effects, by number; ``players/opinions.py`` lays it out."""

    helpers: tuple[HelperUse, ...]
    tiles: tuple[TileUse, ...]

    def __init__(self) -> None:
        self.helpers = ()
        self.tiles = ()

    def helper(self, table: LaGranjaState, place: int) -> HelperUse:  # cdef
        """The use of the helper in a place."""
        return self.helpers[table.printed.helper_effect[table.helper_card[place]]]

    def tile(self, table: LaGranjaState, place: int) -> TileUse:  # cdef
        """The use of the roof tile in a place."""
        return self.tiles[table.printed.roof_effect[table.roof_tile[place]]]


USES: Final = Uses()


# -- helpers -------------------------------------------------------------------------------------------------------


class UpgradeUse(HelperUse):
    """An upgrade at no cost."""

    def worth(self, eye: Insight, table: LaGranjaState, place: int) -> int:
        worth = eye.best_upgrade(sources(table, eye.seat))
        return worth if worth > 0 else NOT_NOW


class TypedUpgradeUse(HelperUse):
    """An upgrade of one kind, with silver that comes or goes."""

    sign: int

    def __init__(self, sign: int) -> None:
        self.sign = sign

    def worth(self, eye: Insight, table: LaGranjaState, place: int) -> int:
        card = table.helper_card[place]
        worth = eye.best_upgrade(sources(table, eye.seat) & typed_sources(table.printed.params.good[card]))
        silver = self.sign * table.printed.params.silver[card] * eye.weights[SILVER]
        return worth + silver if worth > 0 else NOT_NOW


class StoringUse(HelperUse):
    """A good on a field makes room for the next."""

    def worth(self, eye: Insight, table: LaGranjaState, place: int) -> int:
        return 15 if eye.left > 0 or table.phase != TRANSPORT else NOT_NOW


class PlayingUse(HelperUse):
    """A card for a point."""

    def worth(self, eye: Insight, table: LaGranjaState, place: int) -> int:
        return best_card(eye, table) - eye.weights[GIVE_POINT]


class RegrowUse(HelperUse):
    """A field that grows again at no cost is never bad, unless nothing can be of use later."""

    def worth(self, eye: Insight, table: LaGranjaState, place: int) -> int:
        return regrow_worth(eye, table, LITTLE)


class PaidRegrowUse(HelperUse):
    """A field that grows again for a good or silver; in phase I it grows anyway."""

    def worth(self, eye: Insight, table: LaGranjaState, place: int) -> int:
        if table.phase == FARM:
            return NOT_NOW
        return regrow_worth(eye, table, 0) - 2 * eye.purse(table) - eye.weights[REGROW_MARGIN]


def regrow_worth(eye: Insight, table: LaGranjaState, least: int) -> int:
    """A field that grows again now would have grown next round: it pays for a good that is asked for at once."""
    best = 0
    for crop in range(CROPS):
        if table.grown[eye.seat * CROPS + crop] < table.fields[eye.seat * CROPS + crop]:
            worth = eye.need[crop] * eye.weights[BUY_NEED] // 100
            if eye.left > 0 or worth:
                best = max(best, worth, least)
    return best


class SpareUse(HelperUse):
    """A harvest good that nothing needs, for so much."""

    gain: int

    def __init__(self, gain: int) -> None:
        self.gain = gain

    def worth(self, eye: Insight, table: LaGranjaState, place: int) -> int:
        return self.gain if has_spare_crop(eye, table) else NOT_NOW


def has_spare_crop(eye: Insight, table: LaGranjaState) -> bool:
    """Whether a stored harvest good is there that nothing needs."""
    for crop in range(CROPS):
        if table.goods[eye.seat * GOODS + crop] > 0 and eye.stock[crop] > eye.demand[crop]:
            if eye.stock[crop] >= eye.weights[SPARE]:
                return True
    return eye.is_last(table)


class DeliveryUse(HelperUse):
    """A delivery for silver."""

    def worth(self, eye: Insight, table: LaGranjaState, place: int) -> int:
        return eye.best_delivery(1) - eye.weights[PAID_DELIVERY_COST]


class ExchangeUse(HelperUse):
    """Silver for a point, once it is good for nothing else."""

    def worth(self, eye: Insight, table: LaGranjaState, place: int) -> int:
        return 15 if table.goods[eye.seat * GOODS + SILVER] >= 6 and eye.left == 0 else NOT_NOW

    def payment_worth(self, eye: Insight, payment: int) -> int:
        return LITTLE if payment == SILVER else 0


class SwapUse(HelperUse):
    """The worst card of the hand for something else."""

    def worth(self, eye: Insight, table: LaGranjaState, place: int) -> int:
        return 20


# -- roof tiles ----------------------------------------------------------------------------------------------------


class DeliveryTileUse(TileUse):
    """A delivery, when it pays."""

    def worth(self, eye: Insight, table: LaGranjaState, effect: int) -> int:
        return eye.best_delivery(1) - (eye.weights[TILE_DELIVERY] if eye.left > 0 else 0)


class SiestaTileUse(TileUse):
    """Siesta steps, best shortly before the order is made anew."""

    def worth(self, eye: Insight, table: LaGranjaState, effect: int) -> int:
        return eye.step_worth(table, 2) - (LITTLE if table.phase == TRANSPORT else eye.weights[TILE_SIESTA])


class UpgradeTileUse(TileUse):
    """Upgrades, when something is asked for."""

    def worth(self, eye: Insight, table: LaGranjaState, effect: int) -> int:
        return eye.best_upgrade(sources(table, eye.seat)) - (20 if eye.left > 0 else 0)
