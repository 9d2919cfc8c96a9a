"""What craft markers bring: their immediate side with a completed building, their permanent side from then on."""

from __future__ import annotations

import cython

from ludoteca.core.constants import NOBODY
from ludoteca.games.la_granja.content.constants import (
    ANYWHERE,
    CRAFT_MUST,
    FROM_BUILDINGS,
    MAY_STOP,
    NONE,
    SLOTS,
    WITH_FREE,
)
from ludoteca.games.la_granja.content.crafts import Butcher, Delicatessen, MerchantHouse, VillageStore, Wainwright
from ludoteca.games.la_granja.content.goods import COMMODITY, SILVER
from ludoteca.games.la_granja.rules.decisions.numbers import DELIVER, SIESTA_PRIZE, TAKE_RESOURCE
from ludoteca.games.la_granja.rules.effects.base import CraftEffect
from ludoteca.games.la_granja.rules.state import LaGranjaState

if not cython.compiled:
    from ludoteca.games.la_granja.rules.farm import gain


class MerchantHouseEffect(CraftEffect):
    """Silver, now and with every income."""

    silver: int

    def __init__(self, craft: MerchantHouse) -> None:
        self.silver = craft.silver

    def complete(self, table: LaGranjaState, seat: int) -> None:
        self.earn(table, seat)

    def earns(self) -> bool:
        return True

    def earn(self, table: LaGranjaState, seat: int) -> None:
        table.change(seat, SILVER, self.silver)


class DelicatessenEffect(CraftEffect):
    """Trade commodities, now and with every income."""

    commodities: int

    def __init__(self, craft: Delicatessen) -> None:
        self.commodities = craft.commodities

    def complete(self, table: LaGranjaState, seat: int) -> None:
        self.earn(table, seat)

    def earns(self) -> bool:
        return True

    def earn(self, table: LaGranjaState, seat: int) -> None:
        gain(table, seat, COMMODITY, self.commodities)


class GreengrocerEffect(CraftEffect):
    """A resource of choice; by one edition it cannot be left the first time. [LG-13.12, 14.26]"""

    def complete(self, table: LaGranjaState, seat: int) -> None:
        table.ask(TAKE_RESOURCE, seat, 0 if table.variants & CRAFT_MUST else 1, 0)

    def earns(self) -> bool:
        return True

    def earn(self, table: LaGranjaState, seat: int) -> None:
        table.ask(TAKE_RESOURCE, seat, 1, 0)


class WainwrightEffect(CraftEffect):
    """A delivery, then the points of the siesta space; later more deliveries and steps. [LG-8.1]"""

    more_deliveries: int
    more_steps: int

    def __init__(self, craft: Wainwright) -> None:
        self.more_deliveries = craft.deliveries
        self.more_steps = craft.steps

    def complete(self, table: LaGranjaState, seat: int) -> None:
        table.ask(SIESTA_PRIZE, NOBODY, seat, 0)
        stop = 0 if table.variants & CRAFT_MUST else MAY_STOP
        table.ask(DELIVER, seat, ANYWHERE | stop | WITH_FREE, 1)

    def deliveries(self) -> int:
        return self.more_deliveries

    def steps(self) -> int:
        return self.more_steps


class VillageStoreEffect(CraftEffect):
    """Points, now and with every later building."""

    vp: int

    def __init__(self, craft: VillageStore) -> None:
        self.vp = craft.vp

    def complete(self, table: LaGranjaState, seat: int) -> None:
        table.score(seat, self.vp, FROM_BUILDINGS)

    def building_points(self) -> int:
        return self.vp


class ButcherEffect(CraftEffect):
    """Points for each barrow on the farm, and for every later one that is completed."""

    vp: int

    def __init__(self, craft: Butcher) -> None:
        self.vp = craft.vp

    def complete(self, table: LaGranjaState, seat: int) -> None:
        for place in range(seat * SLOTS, seat * SLOTS + SLOTS):
            if table.barrow_card[place] != NONE:
                table.score(seat, self.vp, FROM_BUILDINGS)

    def barrow_points(self) -> int:
        return self.vp
