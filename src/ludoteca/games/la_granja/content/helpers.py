"""What helpers can do: one record for each effect, with the parameters that a card prints."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Final, dataclass_transform

from ludoteca.games.la_granja.content.records import (
    Amount,
    AtLeastOne,
    Crop,
    Die,
    Parameter,
    Resource,
    ResourceOrHarvest,
    Target,
    between,
    called,
    parameters,
)


@dataclass_transform(frozen_default=True)
class HelperRecord:
    """What a helper does. ``menu``: by choice among the free actions of an own turn; ``once``: once per round.

    ``word`` is a pack's name for it.
    """

    number: ClassVar[int]
    word: ClassVar[str]
    menu: ClassVar[bool]
    once: ClassVar[bool]

    def __init_subclass__(cls, *, menu: bool = False, once: bool = False, word: str = "") -> None:
        dataclass(frozen=True)(cls)
        cls.number = len(_DEFINED)
        cls.word = word or re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()
        cls.menu = menu
        cls.once = once
        _DEFINED.append(cls)

    def values(self) -> dict[str, int]:
        """The parameters as printed, by name."""
        return dict(vars(self))

    @property
    def amount(self) -> int:
        """How much: the first parameter, which is all that most effects have."""
        return next(iter(self.values().values()), 0)

    @classmethod
    def parameters(cls) -> dict[str, Parameter]:
        """What each parameter may be."""
        return parameters(cls)

    def packed(self) -> dict[str, Any]:
        """The parameters as a pack writes them."""
        values = self.values()
        return {kind.name or name: kind.write(values[name]) for name, kind in self.parameters().items()}

    @classmethod
    def unpacked(cls, data: dict[str, Any]) -> HelperRecord:
        """The effect that a pack writes like this."""
        return cls(**{name: kind.read(data[kind.name or name]) for name, kind in cls.parameters().items()})


_DEFINED: Final[list[type[HelperRecord]]] = []


# -- for as long as the card lies there: a price, a limit, a count -------------------------------------------------


class UpgradeDiscount(HelperRecord):
    """Paid upgrades are cheaper."""

    silver: Amount


class HandLimit(HelperRecord):
    """More cards when hands are filled."""

    cards: Annotated[int, called("plus")]


class PigStall(HelperRecord):
    """Room for more pigs."""

    stalls: Annotated[int, called("n")]


class RoofDiscount(HelperRecord):
    """Roof tiles are cheaper."""

    silver: Amount


class RoofPayWithHarvest(HelperRecord):
    """Stored harvest goods pay for roof tiles, worth so much silver."""

    value: AtLeastOne


class ExtraRoofSpace(HelperRecord):
    """Carries a sixth roof tile, worth so many points."""

    vp: Amount


class ExtraDeliveriesFree(HelperRecord):
    """The extra deliveries of step 4 cost nothing."""


class ExtraDeliverySlot(HelperRecord):
    """More extra deliveries may be bought in step 4."""

    deliveries: Annotated[int, called("n")]


class ExtensionDiscount(HelperRecord):
    """Extensions need fewer goods, though never less than one."""

    goods: Amount


class PriceChange(HelperRecord):
    """A resource is bought and sold at another price; of pigs one each round."""

    good: ResourceOrHarvest
    buy: Annotated[int, between(-20, 0)]
    sell: Amount


class SellFromFields(HelperRecord):
    """Harvest goods may be sold straight from the field."""


# -- by choice, from the menu of free actions ----------------------------------------------------------------------


class PayVpPlayCard(HelperRecord, menu=True, once=True):
    """Give up points and play a card."""

    vp: Amount


class MoveToStorage(HelperRecord, menu=True):
    """Goods of one crop may be carried from fields into storage."""

    good: Crop


class FreeUpgradeTyped(HelperRecord, menu=True, once=True):
    """Upgrade one kind of resource at no cost, and take silver."""

    good: Resource
    silver: Amount


class CheapUpgradeTyped(HelperRecord, menu=True, once=True):
    """Upgrade one kind of resource for so much silver."""

    good: Resource
    silver: Amount


class FreeUpgrade(HelperRecord, menu=True, once=True):
    """One upgrade at no cost."""


class RegrowField(HelperRecord, menu=True, once=True):
    """An empty field grows again."""


class PayRegrowField(HelperRecord, menu=True, once=True):
    """For a stored harvest good or silver an empty field grows again."""

    silver: Amount


class SellHarvestAt(HelperRecord, menu=True, once=True):
    """Sell a stored harvest good for so much silver."""

    silver: Amount


class HarvestForVp(HelperRecord, menu=True, once=True):
    """Trade a stored harvest good for points."""

    vp: Amount


class DrawCards(HelperRecord, menu=True, once=True, word="draw_card"):
    """Draw cards."""

    cards: Annotated[int, called("n", 1)]


class PayDelivery(HelperRecord, menu=True, once=True):
    """Pay for a delivery."""

    silver: Amount


class VpSilverExchange(HelperRecord, menu=True, once=True):
    """Change a point into silver, or silver into a point."""

    vp_to_silver: Amount
    silver_to_vp: Amount


class DiscardDraw(HelperRecord, menu=True, once=True):
    """Swap a hand card for new ones and silver."""

    cards: Annotated[int, called("draw")]
    silver: Amount


class DiscardForFieldGood(HelperRecord, menu=True, once=True):
    """Swap a hand card for a good of its field."""


class PayFlipRoof(HelperRecord, menu=True, once=True):
    """Pay to turn a used roof tile up."""

    silver: Amount


class SiestaStep(HelperRecord, menu=True, once=True):
    """Take siesta steps."""

    steps: Annotated[int, called("n")]


# -- when a trade commodity is returned ----------------------------------------------------------------------------


class CommodityAlternative(HelperRecord, once=True):
    """A returned commodity may bring harvest goods of any kinds, or silver."""

    harvest: AtLeastOne
    silver: Amount


# -- when cards are played -----------------------------------------------------------------------------------------


class SilverOnExtension(HelperRecord):
    """Silver after each extension played."""

    silver: Amount


class PrefillBarrow(HelperRecord):
    """A barrow that is played may take one stored harvest good at once."""


class FieldEntersGrown(HelperRecord):
    """Fields that are played begin with a good on them."""


# -- with the income -----------------------------------------------------------------------------------------------


class IncomePerExtensions(HelperRecord):
    """Silver for so many extensions, a part counts whole."""

    per: AtLeastOne
    silver: Amount


class IncomeGood(HelperRecord):
    """A good of one crop."""

    good: Crop


class IncomeBuyGood(HelperRecord, once=True):
    """A good of one crop may be bought."""

    good: Crop
    silver: Amount


class IncomeMissingGood(HelperRecord, once=True):
    """A harvest good of a kind the farm has no field of."""


class SellPigAt(HelperRecord, once=True):
    """A pig may be sold for so much silver."""

    silver: Amount


# -- with growth and breeding --------------------------------------------------------------------------------------


class GrowBonus(HelperRecord):
    """With enough fields of a crop, growth also brings one into storage."""

    good: Crop
    fields: Amount


class BreedExtra(HelperRecord):
    """With enough pigs, more piglets are born."""

    min_pigs: Amount
    pigs: Amount


class SiestaOnBreeding(HelperRecord):
    """Up to so many siesta steps whenever pigs breed."""

    steps: Annotated[int, called("siesta", 0, 4)]


class HarvestOnBreeding(HelperRecord):
    """A harvest good whenever pigs breed."""


# -- after a roof tile is used -------------------------------------------------------------------------------------


class SilverOnRoofUse(HelperRecord):
    """Silver after each roof tile used."""

    silver: Amount


# -- with the dice -------------------------------------------------------------------------------------------------


class ReserveLastDie(HelperRecord, once=True):
    """Before the roll a space is reserved: its last die is the owner's alone."""


class RerollDie(HelperRecord, once=True):
    """Before the first pick one free die is rolled again."""


class BendDie(HelperRecord, once=True, word="change_die"):
    """A picked die counts one more or one less, with siesta steps."""

    delta: Annotated[int, between(1, 1)]
    steps: Annotated[int, called("siesta")]


class DieAs(HelperRecord, once=True):
    """A picked die counts as this value."""

    value: Die


class TwoOptions(HelperRecord, once=True):
    """Two different choices of space 2 or 6."""


class PayVpRoundSpace(HelperRecord, once=True):
    """After a picked die: give up points and use the space numbered like the round."""

    vp: Amount


class SilverAfterLastDie(HelperRecord, once=True):
    """Silver after the common last die."""

    silver: Amount


# -- with the siesta -----------------------------------------------------------------------------------------------


class SiestaBonus(HelperRecord, once=True):
    """The first siesta advance of the round in phase II or III goes further."""

    steps: Annotated[int, called("n")]


class HarvestIfFirst(HelperRecord):
    """A harvest good on becoming first in the siesta step."""


# -- with deliveries -----------------------------------------------------------------------------------------------


class ExtraFreeDelivery(HelperRecord, once=True):
    """In the delivery step: one more delivery, to a barrow or to a building."""

    target: Target


class DoubleDelivery(HelperRecord, once=True):
    """One delivery carries two equal goods."""


class WildDelivery(HelperRecord, once=True):
    """Any resource or upgraded good stands in for a farm good in a building."""


class SubstituteDelivery(HelperRecord, once=True):
    """Food stands in for an olive or a grain, for points."""

    vp: Amount


# -- after barrows and buildings -----------------------------------------------------------------------------------


class SilverOnBarrow(HelperRecord):
    """Silver after each barrow completed."""

    silver: Amount


class GainOnBuilding(HelperRecord):
    """Points and silver after each building completed."""

    vp: Amount
    silver: Amount


class CommodityOnBuilding(HelperRecord, once=True):
    """A trade commodity for the first building of a round."""


class VpOnLaterCompletion(HelperRecord):
    """Points whenever somebody completes a building after the owner."""

    vp: Amount


# -- on the market -------------------------------------------------------------------------------------------------


class VpOnRemoval(HelperRecord):
    """Points whenever someone else takes one of the owner's markers off the market."""

    vp: Amount


class ProtectMarker(HelperRecord, once=True):
    """The first marker that a neighbour would push off stays."""


# -- in the scoring ------------------------------------------------------------------------------------------------


class VpIfMarkers(HelperRecord):
    """Points with so many markers on the market."""

    least: Annotated[int, called("min")]
    vp: Amount


class VpIfMajority(HelperRecord):
    """Points if nobody has more markers on the market."""

    vp: Amount


class VpIfSilver(HelperRecord):
    """Points with so much silver."""

    least: Annotated[int, called("min")]
    vp: Amount


class VpIfFieldsEmpty(HelperRecord):
    """Points if there are fields and all are empty."""

    vp: Amount


class SiestaScoreBonus(HelperRecord):
    """Points on a siesta space that is worth something."""

    vp: Amount


EFFECTS: Final = tuple(_DEFINED)
BY_WORD: Final = {effect.word: effect for effect in EFFECTS}
EFFECT_COUNT: Final = len(EFFECTS)
NO_EFFECT: Final = -1

# The numbers of effects that the rules ask for by name; the others are only ever called.
UPGRADE_DISCOUNT: Final = UpgradeDiscount.number
HAND_LIMIT: Final = HandLimit.number
PIG_STALL: Final = PigStall.number
ROOF_DISCOUNT: Final = RoofDiscount.number
ROOF_PAY_WITH_HARVEST: Final = RoofPayWithHarvest.number
EXTRA_ROOF_SPACE: Final = ExtraRoofSpace.number
EXTRA_DELIVERIES_FREE: Final = ExtraDeliveriesFree.number
EXTRA_DELIVERY_SLOT: Final = ExtraDeliverySlot.number
EXTENSION_DISCOUNT: Final = ExtensionDiscount.number
PRICE_CHANGE: Final = PriceChange.number
SELL_FROM_FIELDS: Final = SellFromFields.number
COMMODITY_ALTERNATIVE: Final = CommodityAlternative.number
SILVER_ON_EXTENSION: Final = SilverOnExtension.number
PREFILL_BARROW: Final = PrefillBarrow.number
FIELD_ENTERS_GROWN: Final = FieldEntersGrown.number
GROW_BONUS: Final = GrowBonus.number
BREED_EXTRA: Final = BreedExtra.number
SILVER_ON_ROOF_USE: Final = SilverOnRoofUse.number
RESERVE_LAST_DIE: Final = ReserveLastDie.number
REROLL_DIE: Final = RerollDie.number
CHANGE_DIE: Final = BendDie.number
DIE_AS: Final = DieAs.number
TWO_OPTIONS: Final = TwoOptions.number
PAY_VP_ROUND_SPACE: Final = PayVpRoundSpace.number
SILVER_AFTER_LAST_DIE: Final = SilverAfterLastDie.number
SIESTA_BONUS: Final = SiestaBonus.number
HARVEST_IF_FIRST: Final = HarvestIfFirst.number
EXTRA_FREE_DELIVERY: Final = ExtraFreeDelivery.number
DOUBLE_DELIVERY: Final = DoubleDelivery.number
WILD_DELIVERY: Final = WildDelivery.number
SUBSTITUTE_DELIVERY: Final = SubstituteDelivery.number
SILVER_ON_BARROW: Final = SilverOnBarrow.number
GAIN_ON_BUILDING: Final = GainOnBuilding.number
COMMODITY_ON_BUILDING: Final = CommodityOnBuilding.number
VP_ON_LATER_COMPLETION: Final = VpOnLaterCompletion.number
VP_ON_REMOVAL: Final = VpOnRemoval.number
PROTECT_MARKER: Final = ProtectMarker.number
VP_IF_SILVER: Final = VpIfSilver.number
VP_IF_FIELDS_EMPTY: Final = VpIfFieldsEmpty.number
