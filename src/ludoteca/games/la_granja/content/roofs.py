"""Roof tiles of the first editions and of the deluxe one: by round, with the effect and the phases that allow it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, NamedTuple, dataclass_transform

from ludoteca.games.la_granja.content.constants import ANY_PHASE, FARM, NONE, REVENUE, TRANSPORT, phase_words
from ludoteca.games.la_granja.content.goods import GOOD_NAMES, GRAIN, GRAPE, OLIVE
from ludoteca.games.la_granja.content.marks import letters


@dataclass_transform(frozen_default=True)
class TileRecord:
    """What a roof tile does. ``menu``: by choice among the free actions of an own turn, else when the moment comes."""

    menu: ClassVar[bool]

    def __init_subclass__(cls, *, menu: bool = True) -> None:
        dataclass(frozen=True)(cls)
        cls.menu = menu


class HarvestTile(TileRecord):
    """A harvest good of these kinds."""

    crops: tuple[int, ...]


class PrintedGoodTile(TileRecord):
    """A harvest good of these kinds; two editions print on the tile which one."""

    crops: tuple[int, ...]


class TwoGoodsTile(TileRecord):
    """Two different harvest goods."""


class PigTile(TileRecord):
    """A pig."""


class UpgradeTile(TileRecord):
    """UpgradeTile at no cost."""

    count: int


class UpgradedGoodTile(TileRecord):
    """One upgraded good."""


class SilverTile(TileRecord):
    """So much silver."""

    silver: int


class PointTile(TileRecord):
    """So many points."""

    vp: int


class DeliveryTile(TileRecord):
    """One delivery."""


class PaidDeliveryTile(TileRecord):
    """A delivery for what an extra delivery costs."""


class CardTile(TileRecord):
    """Play or draw a card."""


class FlipTile(TileRecord):
    """Turn a used roof tile up."""


class SiestaTile(TileRecord):
    """Siesta steps."""

    fewest: int
    most: int


class IncomeTile(TileRecord):
    """The income of the farm once more."""


class MarketTile(TileRecord):
    """A marker on any free market space."""


class DieTile(TileRecord, menu=False):
    """Change a picked die by so much."""

    most: int


class DoublingTile(TileRecord, menu=False):
    """Double the points of one roof space."""


class TileWord(NamedTuple):
    """An effect as tiles print it: a pack's word for it, the effect, and what people read."""

    word: str
    does: TileRecord
    label: str


# Everything that a tile may print, by number.
TILE_EFFECTS: Final = (
    TileWord("olive_or_grape", PrintedGoodTile(crops=(OLIVE, GRAPE)), "an olive or a grape"),
    TileWord("grain_or_olive", HarvestTile(crops=(OLIVE, GRAIN)), "a grain or an olive"),
    TileWord("harvest", HarvestTile(crops=(OLIVE, GRAIN, GRAPE)), "a harvest good"),
    TileWord("two_harvest", TwoGoodsTile(), "two different harvest goods"),
    TileWord("roof_pig", PigTile(), "a pig"),
    TileWord("upgrade_one", UpgradeTile(count=1), "one upgrade at no cost"),
    TileWord("roof_delivery", DeliveryTile(), "one delivery"),
    TileWord("roof_card", CardTile(), "play or draw a card"),
    TileWord("one_vp", PointTile(vp=1), "1 VP"),
    TileWord("silver_two", SilverTile(silver=2), "2 silver"),
    TileWord("flip", FlipTile(), "turn a used roof tile up"),
    TileWord("siesta", SiestaTile(fewest=1, most=2), "one or two siesta steps"),
    TileWord("silver_three", SilverTile(silver=3), "3 silver"),
    TileWord("silver_four", SilverTile(silver=4), "4 silver"),
    TileWord("upgrade_two", UpgradeTile(count=2), "two upgrades at no cost"),
    TileWord("paid_delivery", PaidDeliveryTile(), "a delivery for 1 silver"),
    TileWord("upgraded_good", UpgradedGoodTile(), "one upgraded good"),
    TileWord("die_by_one", DieTile(most=1), "change a picked die by one"),
    TileWord("die_by_two", DieTile(most=2), "change a picked die by two"),
    TileWord("income_again", IncomeTile(), "the income of the farm once more"),
    TileWord("market_marker", MarketTile(), "a marker on any free market space"),
    TileWord("double_vp", DoublingTile(), "double the points of one roof space"),
)
TILE_EFFECT_COUNT: Final = len(TILE_EFFECTS)
EFFECT_NAMES: Final = tuple(printed.word for printed in TILE_EFFECTS)
_NUMBERS: Final = {printed.does: number for number, printed in enumerate(TILE_EFFECTS)}


@dataclass(frozen=True)
class RoofTile:
    """One tile, with the phases that allow its use and, in some editions, a good that leaves no choice."""

    id: str
    round: int
    does: TileRecord
    phases: int = ANY_PHASE
    fixed: int = NONE
    known: bool = False

    @property
    def number(self) -> int:
        """The number of its effect."""
        return _NUMBERS[self.does]

    @property
    def effect(self) -> str:
        """A pack's word for its effect."""
        return EFFECT_NAMES[self.number]

    @property
    def phase_words(self) -> list[str]:
        """The phases that allow its use; none are printed where all do."""
        return [] if self.phases == ANY_PHASE else phase_words(self.phases)

    @property
    def fixed_word(self) -> str:
        """The name of the good that leaves no choice, if there is one."""
        return "" if self.fixed == NONE else GOOD_NAMES[self.fixed]

    @property
    def marks(self) -> str:
        """Round and phases: found or reconstructed."""
        return letters([self.known])


# That the effects exist is found; which tile lies in which round, and its phases, is reconstructed.
ROOF_TILES: Final = (
    RoofTile("r1a", round=1, does=TwoGoodsTile()),
    RoofTile("r1b", round=1, does=PigTile()),
    RoofTile("r1c", round=1, does=DeliveryTile(), phases=REVENUE | TRANSPORT),
    RoofTile("r1d", round=1, does=CardTile(), phases=FARM | REVENUE),
    RoofTile("r2a", round=2, does=TwoGoodsTile()),
    RoofTile("r2b", round=2, does=PigTile()),
    RoofTile("r2c", round=2, does=DeliveryTile(), phases=REVENUE | TRANSPORT),
    RoofTile("r2d", round=2, does=UpgradeTile(count=1)),
    RoofTile("r3a", round=3, does=CardTile(), phases=FARM | REVENUE),
    RoofTile("r3b", round=3, does=SiestaTile(fewest=1, most=2), phases=REVENUE | TRANSPORT),
    RoofTile("r3c", round=3, does=FlipTile()),
    RoofTile("r3d", round=3, does=HarvestTile(crops=(OLIVE, GRAIN, GRAPE))),
    RoofTile("r4a", round=4, does=UpgradeTile(count=1)),
    RoofTile("r4b", round=4, does=HarvestTile(crops=(OLIVE, GRAIN, GRAPE))),
    RoofTile("r4c", round=4, does=HarvestTile(crops=(OLIVE, GRAIN))),
    RoofTile("r4d", round=4, does=SiestaTile(fewest=1, most=2), phases=REVENUE | TRANSPORT),
    RoofTile("r5a", round=5, does=FlipTile()),
    RoofTile("r5b", round=5, does=PrintedGoodTile(crops=(OLIVE, GRAPE)), fixed=GRAPE),
    RoofTile("r5c", round=5, does=SilverTile(silver=2)),
    RoofTile("r5d", round=5, does=HarvestTile(crops=(OLIVE, GRAIN))),
    RoofTile("r6a", round=6, does=PrintedGoodTile(crops=(OLIVE, GRAPE)), fixed=OLIVE),
    RoofTile("r6b", round=6, does=SilverTile(silver=2)),
    RoofTile("r6c", round=6, does=PointTile(vp=1)),
    RoofTile("r6d", round=6, does=PointTile(vp=1)),
    RoofTile("d1a", round=1, does=SilverTile(silver=4)),
    RoofTile("d1b", round=1, does=TwoGoodsTile()),
    RoofTile("d1c", round=1, does=PigTile()),
    RoofTile("d1d", round=1, does=CardTile()),
    RoofTile("d2a", round=2, does=IncomeTile()),
    RoofTile("d2b", round=2, does=UpgradeTile(count=2)),
    RoofTile("d2c", round=2, does=DeliveryTile()),
    RoofTile("d2d", round=2, does=SilverTile(silver=3)),
    RoofTile("d3a", round=3, does=UpgradedGoodTile()),
    RoofTile("d3b", round=3, does=DieTile(most=2), phases=REVENUE),
    RoofTile("d3c", round=3, does=SiestaTile(fewest=1, most=2)),
    RoofTile("d3d", round=3, does=TwoGoodsTile()),
    RoofTile("d4a", round=4, does=MarketTile()),
    RoofTile("d4b", round=4, does=DoublingTile(), phases=FARM),
    RoofTile("d4c", round=4, does=FlipTile()),
    RoofTile("d4d", round=4, does=HarvestTile(crops=(OLIVE, GRAIN, GRAPE))),
    RoofTile("d5a", round=5, does=DieTile(most=1), phases=REVENUE),
    RoofTile("d5b", round=5, does=UpgradeTile(count=1)),
    RoofTile("d5c", round=5, does=PaidDeliveryTile()),
    RoofTile("d5d", round=5, does=HarvestTile(crops=(OLIVE, GRAIN))),
    RoofTile("d6a", round=6, does=SilverTile(silver=2)),
    RoofTile("d6b", round=6, does=PrintedGoodTile(crops=(OLIVE, GRAPE)), fixed=OLIVE),
    RoofTile("d6c", round=6, does=PointTile(vp=1)),
    RoofTile("d6d", round=6, does=PrintedGoodTile(crops=(OLIVE, GRAPE)), fixed=GRAPE),
)

ROOF_COUNT: Final = len(ROOF_TILES)
ROOF_SET: Final = 24
ROOF_IDS: Final = tuple(tile.id for tile in ROOF_TILES)
