"""The rules of every effect, laid out by number; an effect without rules is an error when the game is loaded."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludoteca.games.la_granja.content import crafts as craft
from ludoteca.games.la_granja.content import helpers as does
from ludoteca.games.la_granja.content import roofs as tile
from ludoteca.games.la_granja.content.board import BUILDINGS
from ludoteca.games.la_granja.rules.effects import chosen, crafts, deliveries, income, reactions, scoring, tiles
from ludoteca.games.la_granja.rules.effects.base import EFFECTS, HelperEffect, TileEffect

# What is read at its own moment, by number and amount, needs no more than to be there.
PLAIN: Final = HelperEffect()

HELPERS: Final[dict[type[does.HelperRecord], HelperEffect]] = {
    does.UpgradeDiscount: PLAIN,
    does.HandLimit: PLAIN,
    does.PigStall: PLAIN,
    does.RoofDiscount: PLAIN,
    does.RoofPayWithHarvest: PLAIN,
    does.ExtraRoofSpace: PLAIN,
    does.ExtraDeliveriesFree: PLAIN,
    does.ExtraDeliverySlot: PLAIN,
    does.ExtensionDiscount: PLAIN,
    does.PriceChange: reactions.PriceChangeEffect(),
    does.SellFromFields: PLAIN,
    does.PayVpPlayCard: chosen.PayVpPlayCardEffect(),
    does.MoveToStorage: chosen.MoveToStorageEffect(),
    does.FreeUpgradeTyped: chosen.FreeUpgradeTypedEffect(),
    does.CheapUpgradeTyped: chosen.CheapUpgradeTypedEffect(),
    does.FreeUpgrade: chosen.FreeUpgradeEffect(),
    does.RegrowField: chosen.RegrowFieldEffect(),
    does.PayRegrowField: chosen.PayRegrowFieldEffect(),
    does.SellHarvestAt: chosen.SellHarvestAtEffect(),
    does.HarvestForVp: chosen.HarvestForVpEffect(),
    does.DrawCards: chosen.DrawCardsEffect(),
    does.PayDelivery: chosen.PayDeliveryEffect(),
    does.VpSilverExchange: chosen.VpSilverExchangeEffect(),
    does.DiscardDraw: chosen.DiscardDrawEffect(),
    does.DiscardForFieldGood: chosen.DiscardForFieldGoodEffect(),
    does.PayFlipRoof: chosen.PayFlipRoofEffect(),
    does.SiestaStep: chosen.SiestaStepEffect(),
    does.CommodityAlternative: PLAIN,
    does.SilverOnExtension: PLAIN,
    does.PrefillBarrow: PLAIN,
    does.FieldEntersGrown: PLAIN,
    does.IncomePerExtensions: income.IncomePerExtensionsEffect(),
    does.IncomeGood: income.IncomeGoodEffect(),
    does.IncomeBuyGood: income.IncomeBuyGoodEffect(),
    does.IncomeMissingGood: income.IncomeMissingGoodEffect(),
    does.SellPigAt: income.SellPigAtEffect(),
    does.GrowBonus: PLAIN,
    does.BreedExtra: PLAIN,
    does.SiestaOnBreeding: income.SiestaOnBreedingEffect(),
    does.HarvestOnBreeding: income.HarvestOnBreedingEffect(),
    does.SilverOnRoofUse: PLAIN,
    does.ReserveLastDie: PLAIN,
    does.RerollDie: reactions.RerollDieEffect(),
    does.BendDie: PLAIN,
    does.DieAs: PLAIN,
    does.TwoOptions: PLAIN,
    does.PayVpRoundSpace: reactions.PayVpRoundSpaceEffect(),
    does.SilverAfterLastDie: reactions.SilverAfterLastDieEffect(),
    does.SiestaBonus: reactions.SiestaBonusEffect(),
    does.HarvestIfFirst: reactions.HarvestIfFirstEffect(),
    does.ExtraFreeDelivery: deliveries.ExtraFreeDeliveryEffect(),
    does.DoubleDelivery: deliveries.DoubleDeliveryEffect(),
    does.WildDelivery: deliveries.WildDeliveryEffect(),
    does.SubstituteDelivery: deliveries.SubstituteDeliveryEffect(),
    does.SilverOnBarrow: PLAIN,
    does.GainOnBuilding: reactions.GainOnBuildingEffect(),
    does.CommodityOnBuilding: reactions.CommodityOnBuildingEffect(),
    does.VpOnLaterCompletion: PLAIN,
    does.VpOnRemoval: PLAIN,
    does.ProtectMarker: reactions.ProtectMarkerEffect(),
    does.VpIfMarkers: scoring.VpIfMarkersEffect(),
    does.VpIfMajority: scoring.VpIfMajorityEffect(),
    does.VpIfSilver: scoring.VpIfSilverEffect(),
    does.VpIfFieldsEmpty: scoring.VpIfFieldsEmptyEffect(),
    does.SiestaScoreBonus: scoring.SiestaScoreBonusEffect(),
}

# Those with parameters take them from what is printed.
TILES: Final[dict[type[tile.TileRecord], Callable[[Any], TileEffect]]] = {
    tile.HarvestTile: tiles.HarvestTileEffect,
    tile.PrintedGoodTile: tiles.PrintedGoodTileEffect,
    tile.TwoGoodsTile: lambda _: tiles.TwoGoodsTileEffect(),
    tile.PigTile: lambda _: tiles.PigTileEffect(),
    tile.UpgradeTile: tiles.UpgradeTileEffect,
    tile.UpgradedGoodTile: lambda _: tiles.UpgradedGoodTileEffect(),
    tile.SilverTile: tiles.SilverTileEffect,
    tile.PointTile: tiles.PointTileEffect,
    tile.DeliveryTile: lambda _: tiles.DeliveryTileEffect(),
    tile.PaidDeliveryTile: lambda _: tiles.PaidDeliveryTileEffect(),
    tile.CardTile: lambda _: tiles.CardTileEffect(),
    tile.FlipTile: lambda _: tiles.FlipTileEffect(),
    tile.SiestaTile: tiles.SiestaTileEffect,
    tile.IncomeTile: lambda _: tiles.IncomeTileEffect(),
    tile.MarketTile: lambda _: tiles.MarketTileEffect(),
    # Used when a die is picked, and when a tile is laid.
    tile.DieTile: lambda _: TileEffect(),
    tile.DoublingTile: lambda _: TileEffect(),
}

CRAFTS: Final[dict[type[craft.Craft], Callable[[Any], Any]]] = {
    craft.MerchantHouse: crafts.MerchantHouseEffect,
    craft.Wainwright: crafts.WainwrightEffect,
    craft.Delicatessen: crafts.DelicatessenEffect,
    craft.Greengrocer: lambda _: crafts.GreengrocerEffect(),
    craft.VillageStore: crafts.VillageStoreEffect,
    craft.Butcher: crafts.ButcherEffect,
}


def lay_out() -> None:
    """Put the rules of all effects where the game looks them up."""
    EFFECTS.lay_out(
        tuple([HELPERS[effect] for effect in does.EFFECTS]),
        tuple([TILES[type(printed.does)](printed.does) for printed in tile.TILE_EFFECTS]),
        tuple([CRAFTS[type(building.craft)](building.craft) for building in BUILDINGS]),
    )
