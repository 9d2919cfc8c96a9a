"""What bots think of every effect, one row for each; an effect without an opinion is an error when bots are made.

What a helper brings per round it lies there is a sixth of the lead of a seat that begins with it for free, as
bench/balance_la_granja.py measures it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ludoteca.games.la_granja.content import helpers as does
from ludoteca.games.la_granja.content.roofs import TILE_EFFECTS
from ludoteca.games.la_granja.players.uses import (
    USES,
    DeliveryTileUse,
    DeliveryUse,
    ExchangeUse,
    HelperUse,
    PaidRegrowUse,
    PlayingUse,
    RegrowUse,
    SiestaTileUse,
    SpareUse,
    StoringUse,
    SwapUse,
    TileUse,
    TypedUpgradeUse,
    UpgradeTileUse,
    UpgradeUse,
)


class Opinion(NamedTuple):
    """What a helper brings per round, or with every building instead; and its use from the menu."""

    worth: int
    use: HelperUse = HelperUse()
    by_building: bool = False


class TileOpinion(NamedTuple):
    """What the one use of a roof tile brings, and its use from the menu."""

    worth: int
    use: TileUse = TileUse()


HELPERS: Final = {
    does.UpgradeDiscount: Opinion(16),
    does.HandLimit: Opinion(14),
    does.PigStall: Opinion(4),
    does.RoofDiscount: Opinion(44),
    does.RoofPayWithHarvest: Opinion(50),
    does.ExtraRoofSpace: Opinion(4),
    does.ExtraDeliveriesFree: Opinion(74),
    does.ExtraDeliverySlot: Opinion(4),
    does.ExtensionDiscount: Opinion(4),
    does.PriceChange: Opinion(4),
    does.SellFromFields: Opinion(4),
    does.PayVpPlayCard: Opinion(101, use=PlayingUse()),
    does.MoveToStorage: Opinion(23, use=StoringUse()),
    does.FreeUpgradeTyped: Opinion(84, use=TypedUpgradeUse(sign=1)),
    does.CheapUpgradeTyped: Opinion(4, use=TypedUpgradeUse(sign=-1)),
    does.FreeUpgrade: Opinion(126, use=UpgradeUse()),
    does.RegrowField: Opinion(21, use=RegrowUse()),
    does.PayRegrowField: Opinion(4, use=PaidRegrowUse()),
    does.SellHarvestAt: Opinion(45, use=SpareUse(gain=10)),
    does.HarvestForVp: Opinion(22, use=SpareUse(gain=40)),
    does.DrawCards: Opinion(12),
    does.PayDelivery: Opinion(30, use=DeliveryUse()),
    does.VpSilverExchange: Opinion(4, use=ExchangeUse()),
    does.DiscardDraw: Opinion(70, use=SwapUse()),
    does.DiscardForFieldGood: Opinion(80, use=SwapUse()),
    does.PayFlipRoof: Opinion(52),
    does.SiestaStep: Opinion(68),
    does.CommodityAlternative: Opinion(4),
    does.SilverOnExtension: Opinion(19),
    does.PrefillBarrow: Opinion(24),
    does.FieldEntersGrown: Opinion(4),
    does.IncomePerExtensions: Opinion(36),
    does.IncomeGood: Opinion(77),
    does.IncomeBuyGood: Opinion(4),
    does.IncomeMissingGood: Opinion(31),
    does.SellPigAt: Opinion(4),
    does.GrowBonus: Opinion(51),
    does.BreedExtra: Opinion(4),
    does.SiestaOnBreeding: Opinion(6),
    does.HarvestOnBreeding: Opinion(4),
    does.SilverOnRoofUse: Opinion(15),
    does.ReserveLastDie: Opinion(8),
    does.RerollDie: Opinion(4),
    does.BendDie: Opinion(76),
    does.DieAs: Opinion(4),
    does.TwoOptions: Opinion(19),
    does.PayVpRoundSpace: Opinion(48),
    does.SilverAfterLastDie: Opinion(104),
    does.SiestaBonus: Opinion(62),
    does.HarvestIfFirst: Opinion(44),
    does.ExtraFreeDelivery: Opinion(56),
    does.DoubleDelivery: Opinion(4),
    does.WildDelivery: Opinion(54),
    does.SubstituteDelivery: Opinion(4),
    does.SilverOnBarrow: Opinion(45),
    does.GainOnBuilding: Opinion(119, by_building=True),
    does.CommodityOnBuilding: Opinion(111, by_building=True),
    does.VpOnLaterCompletion: Opinion(22),
    does.VpOnRemoval: Opinion(6),
    does.ProtectMarker: Opinion(44),
    does.VpIfMarkers: Opinion(4),
    does.VpIfMajority: Opinion(69),
    does.VpIfSilver: Opinion(4),
    does.VpIfFieldsEmpty: Opinion(28),
    does.SiestaScoreBonus: Opinion(50),
}

# By a pack's word for what is printed.
TILES: Final = {
    "olive_or_grape": TileOpinion(60),
    "grain_or_olive": TileOpinion(50),
    "harvest": TileOpinion(60),
    "two_harvest": TileOpinion(110),
    "roof_pig": TileOpinion(75),
    "upgrade_one": TileOpinion(60, use=UpgradeTileUse()),
    "roof_delivery": TileOpinion(90, use=DeliveryTileUse()),
    "roof_card": TileOpinion(70),
    "one_vp": TileOpinion(100),
    "silver_two": TileOpinion(40),
    "flip": TileOpinion(60),
    "siesta": TileOpinion(50, use=SiestaTileUse()),
    "silver_three": TileOpinion(60),
    "silver_four": TileOpinion(80),
    "upgrade_two": TileOpinion(110, use=UpgradeTileUse()),
    "paid_delivery": TileOpinion(70, use=DeliveryTileUse()),
    "upgraded_good": TileOpinion(115),
    "die_by_one": TileOpinion(30),
    "die_by_two": TileOpinion(40),
    "income_again": TileOpinion(50),
    "market_marker": TileOpinion(150),
    "double_vp": TileOpinion(120),
}

HELPER_WORTHS: Final = [HELPERS[effect].worth for effect in does.EFFECTS]
BY_BUILDING: Final = [int(HELPERS[effect].by_building) for effect in does.EFFECTS]
TILE_WORTHS: Final = [TILES[printed.word].worth for printed in TILE_EFFECTS]


def lay_out() -> None:
    """Put the uses of all effects where the bots look them up."""
    USES.helpers = tuple([HELPERS[effect].use for effect in does.EFFECTS])
    USES.tiles = tuple([TILES[printed.word].use for printed in TILE_EFFECTS])
