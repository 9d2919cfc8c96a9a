"""What roof tiles do when they are used."""

from __future__ import annotations

import cython

from ludoteca.games.la_granja.content.constants import ALL_SOURCES, ANYWHERE, FIXED_GOOD, FROM_ROOF, NONE
from ludoteca.games.la_granja.content.goods import GOODS, SILVER
from ludoteca.games.la_granja.content.roofs import (
    HarvestTile,
    PointTile,
    PrintedGoodTile,
    SiestaTile,
    SilverTile,
    UpgradeTile,
)
from ludoteca.games.la_granja.rules.decisions.numbers import (
    ADVANCE,
    CARD_CHOICE,
    DELIVER,
    FLIP_ROOF,
    PLACE_MARKER,
    TAKE_CROP,
    TAKE_PAIR,
    TAKE_UPGRADED,
    UPGRADE_GOOD,
)
from ludoteca.games.la_granja.rules.effects.base import TileEffect
from ludoteca.games.la_granja.rules.state import LaGranjaState

if not cython.compiled:
    from ludoteca.games.la_granja.rules.effects.use import income
    from ludoteca.games.la_granja.rules.farm import can_draw, can_flip, gain, sources, take_pig
    from ludoteca.games.la_granja.rules.loads import any_delivery
    from ludoteca.games.la_granja.rules.market import has_empty_hex

# -- goods ---------------------------------------------------------------------------------------------------------


class HarvestTileEffect(TileEffect):
    """A harvest good of some kinds."""

    crops: int

    def __init__(self, tile: HarvestTile) -> None:
        self.crops = sum(1 << crop for crop in tile.crops)

    def apply(self, table: LaGranjaState, seat: int, tile: int) -> None:
        table.ask(TAKE_CROP, seat, self.crops, 1)


class PrintedGoodTileEffect(TileEffect):
    """A harvest good of some kinds, or the one printed on the tile. [LG-13.6]"""

    crops: int

    def __init__(self, tile: PrintedGoodTile) -> None:
        self.crops = sum(1 << crop for crop in tile.crops)

    def apply(self, table: LaGranjaState, seat: int, tile: int) -> None:
        fixed = table.printed.roof_fixed[tile]
        if fixed != NONE and table.variants & FIXED_GOOD:
            gain(table, seat, fixed, 1)
        else:
            table.ask(TAKE_CROP, seat, self.crops, 1)


class TwoGoodsTileEffect(TileEffect):
    """Two different harvest goods."""

    def apply(self, table: LaGranjaState, seat: int, tile: int) -> None:
        table.ask(TAKE_PAIR, seat, 0, 0)


class PigTileEffect(TileEffect):
    """A pig."""

    def apply(self, table: LaGranjaState, seat: int, tile: int) -> None:
        take_pig(table, seat)


class UpgradedGoodTileEffect(TileEffect):
    """Food, wine or meat."""

    def apply(self, table: LaGranjaState, seat: int, tile: int) -> None:
        table.ask(TAKE_UPGRADED, seat, 0, 0)


class UpgradeTileEffect(TileEffect):
    """Upgrades at no cost."""

    count: int

    def __init__(self, tile: UpgradeTile) -> None:
        self.count = tile.count

    def possible(self, table: LaGranjaState, seat: int) -> bool:
        return sources(table, seat) != 0

    def apply(self, table: LaGranjaState, seat: int, tile: int) -> None:
        table.ask(UPGRADE_GOOD, seat, ALL_SOURCES, self.count)


# -- silver and points -----------------------------------------------------------------------------------------------


class SilverTileEffect(TileEffect):
    """Silver."""

    silver: int

    def __init__(self, tile: SilverTile) -> None:
        self.silver = tile.silver

    def apply(self, table: LaGranjaState, seat: int, tile: int) -> None:
        table.change(seat, SILVER, self.silver)


class PointTileEffect(TileEffect):
    """Points."""

    vp: int

    def __init__(self, tile: PointTile) -> None:
        self.vp = tile.vp

    def apply(self, table: LaGranjaState, seat: int, tile: int) -> None:
        table.score(seat, self.vp, FROM_ROOF)


class IncomeTileEffect(TileEffect):
    """The income once more."""

    def apply(self, table: LaGranjaState, seat: int, tile: int) -> None:
        income(table, seat, True)


# -- actions -----------------------------------------------------------------------------------------------------------


class DeliveryTileEffect(TileEffect):
    """A delivery."""

    def possible(self, table: LaGranjaState, seat: int) -> bool:
        return any_delivery(table, seat, ANYWHERE, 0)

    def apply(self, table: LaGranjaState, seat: int, tile: int) -> None:
        table.ask(DELIVER, seat, ANYWHERE, 1)


class PaidDeliveryTileEffect(TileEffect):
    """A delivery for what an extra one costs as printed; the helper that pays those does not pay this. [LG-14.29]"""

    def possible(self, table: LaGranjaState, seat: int) -> bool:
        return any_delivery(table, seat, ANYWHERE, table.printed.extra_cost)

    def apply(self, table: LaGranjaState, seat: int, tile: int) -> None:
        table.goods[seat * GOODS + SILVER] -= table.printed.extra_cost
        table.ask(DELIVER, seat, ANYWHERE, 1)


class CardTileEffect(TileEffect):
    """A card played or drawn."""

    def possible(self, table: LaGranjaState, seat: int) -> bool:
        return table.hand_count[seat] > 0 or can_draw(table)

    def apply(self, table: LaGranjaState, seat: int, tile: int) -> None:
        table.ask(CARD_CHOICE, seat, 0, 0)


class FlipTileEffect(TileEffect):
    """A used tile turned up."""

    def possible(self, table: LaGranjaState, seat: int) -> bool:
        return can_flip(table, seat)

    def apply(self, table: LaGranjaState, seat: int, tile: int) -> None:
        table.ask(FLIP_ROOF, seat, 0, 0)


class SiestaTileEffect(TileEffect):
    """Siesta steps. [LG-5.22]"""

    fewest: int
    most: int

    def __init__(self, tile: SiestaTile) -> None:
        self.fewest = tile.fewest
        self.most = tile.most

    def possible(self, table: LaGranjaState, seat: int) -> bool:
        return table.siesta_at[seat] < table.printed.top

    def apply(self, table: LaGranjaState, seat: int, tile: int) -> None:
        table.ask(ADVANCE, seat, self.fewest, self.most)


class MarketTileEffect(TileEffect):
    """A marker on any free market space."""

    def possible(self, table: LaGranjaState, seat: int) -> bool:
        return has_empty_hex(table)

    def apply(self, table: LaGranjaState, seat: int, tile: int) -> None:
        table.ask(PLACE_MARKER, seat, 0, 0)
