"""The boards: prices, the farm, craft buildings, market spaces, siesta track, donkey tiles; each row with its mark."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from ludoteca.core.domain import Domain
from ludoteca.games.la_granja.content.constants import SEATS
from ludoteca.games.la_granja.content.crafts import (
    Butcher,
    Craft,
    Delicatessen,
    Greengrocer,
    MerchantHouse,
    VillageStore,
    Wainwright,
)
from ludoteca.games.la_granja.content.goods import COMMODITY, FOOD, GRAIN, GRAPE, MEAT, OLIVE, PIG, WINE
from ludoteca.games.la_granja.content.marks import letters


class PriceKnown(NamedTuple):
    """Which prices of a resource are known."""

    buy: bool = False
    sell: bool = False
    upgrade: bool = False


@dataclass(frozen=True)
class Price:
    """What a resource costs, what it brings and what its upgrade costs."""

    good: int
    buy: int
    sell: int
    upgrade: int
    known: PriceKnown

    @property
    def marks(self) -> str:
        """Each price: found or reconstructed."""
        return letters(self.known)


PRICES: Final = (
    Price(OLIVE, buy=3, sell=1, upgrade=2, known=PriceKnown(buy=True, sell=True, upgrade=True)),
    Price(GRAIN, buy=3, sell=1, upgrade=2, known=PriceKnown(buy=True, sell=True, upgrade=True)),
    Price(GRAPE, buy=4, sell=2, upgrade=3, known=PriceKnown(upgrade=True)),
    Price(PIG, buy=5, sell=3, upgrade=4, known=PriceKnown()),
)

HAND_LIMIT: Final = 3
STALLS: Final = 2
EXTRA_DELIVERIES: Final = 1
EXTRA_COST: Final = 1
START_HAND: Final = 4
MARKERS: Final = 25

# Points of the five roof spaces; the sixth place belongs to a helper.
ROOF_POINTS: Final = (0, 1, 2, 3, 4)
# Points beside the siesta track, from its lowest space up; how many spaces and where a part begins is reconstructed.
SIESTA_POINTS: Final = (0, 0, 1, 1, 2, 2, 3, 3)
SIESTA_MARK: Final = "r"
SOLO_FIRST_FROM: Final = 3


class Donkey(NamedTuple):
    """A donkey tile: so many deliveries, so many siesta steps."""

    donkeys: int
    hats: int


DONKEYS: Final = (
    Donkey(donkeys=1, hats=3),
    Donkey(donkeys=2, hats=2),
    Donkey(donkeys=3, hats=1),
    Donkey(donkeys=4, hats=0),
)
ALL_DONKEYS: Final = (1 << len(DONKEYS)) - 1
DONKEY: Final = Domain("donkey", tuple(f"donkey{tile.donkeys}" for tile in DONKEYS))


class BuildingKnown(NamedTuple):
    """What of a building is known: its name and effects, its die, its rows."""

    effects: bool = False
    die: bool = False
    rows: bool = False


@dataclass(frozen=True)
class Building:
    """A craft building: its die, one row of goods per seat, and what its craft marker brings."""

    id: str
    name: str
    die: int
    rows: tuple[tuple[int, ...], ...]
    craft: Craft
    known: BuildingKnown

    @property
    def marks(self) -> str:
        """Name and effects, die, rows: found or reconstructed."""
        return letters(self.known)


MERCHANT_HOUSE: Final = 0
WAINWRIGHT: Final = 1
DELICATESSEN: Final = 2
GREENGROCER: Final = 3
VILLAGE_STORE: Final = 4
BUTCHER: Final = 5

_EFFECTS_KNOWN: Final = BuildingKnown(effects=True)

BUILDINGS: Final = (
    Building(
        "merchant_house",
        "Merchant House",
        die=1,
        rows=((OLIVE, GRAIN, GRAPE, FOOD),) * SEATS,
        craft=MerchantHouse(silver=3),
        known=_EFFECTS_KNOWN,
    ),
    Building(
        "wainwright",
        "Wainwright",
        die=2,
        rows=((FOOD, WINE, MEAT),) * SEATS,
        craft=Wainwright(deliveries=1, steps=1),
        known=_EFFECTS_KNOWN,
    ),
    Building(
        "delicatessen",
        "Delicatessen",
        die=3,
        rows=((OLIVE, PIG, WINE, MEAT),) * SEATS,
        craft=Delicatessen(commodities=1),
        known=_EFFECTS_KNOWN,
    ),
    Building(
        "greengrocer",
        "Greengrocer",
        die=4,
        rows=((OLIVE, GRAIN, GRAPE, GRAPE),) * SEATS,
        craft=Greengrocer(),
        known=_EFFECTS_KNOWN,
    ),
    Building(
        "village_store",
        "Village Store",
        die=5,
        rows=((GRAIN, FOOD, WINE, COMMODITY),) * SEATS,
        craft=VillageStore(vp=2),
        known=_EFFECTS_KNOWN,
    ),
    Building(
        "butcher",
        "Butcher",
        die=6,
        rows=((PIG, PIG, MEAT),) * SEATS,
        craft=Butcher(vp=1),
        known=_EFFECTS_KNOWN,
    ),
)

BUILDING_COUNT: Final = len(BUILDINGS)
BUILDING_IDS: Final = tuple(building.id for building in BUILDINGS)
BUILDING: Final = Domain("building", BUILDING_IDS)


class HexKnown(NamedTuple):
    """What of a market space is known."""

    value: bool = False
    position: bool = False


NOTHING_KNOWN: Final = HexKnown()
VALUE_KNOWN: Final = HexKnown(value=True)


@dataclass(frozen=True)
class Hex:
    """A market space in axial coordinates; ``start`` is the turn order whose first marker goes there, 0 for none."""

    id: int
    q: int
    r: int
    value: int
    start: int = 0
    min_seats: int = 1
    deluxe_small: bool = True
    known: HexKnown = NOTHING_KNOWN

    @property
    def marks(self) -> str:
        """Value and position: found or reconstructed."""
        return letters(self.known)


# Only the values of the four centre spaces are found.
HEXES: Final = (
    Hex(1, q=0, r=0, value=2, start=1, known=VALUE_KNOWN),
    Hex(2, q=1, r=0, value=3, start=2, known=VALUE_KNOWN),
    Hex(3, q=0, r=1, value=4, start=3, known=VALUE_KNOWN),
    Hex(4, q=1, r=1, value=5, start=4, known=VALUE_KNOWN),
    Hex(5, q=-1, r=0, value=6),
    Hex(6, q=-1, r=1, value=5),
    Hex(7, q=-1, r=2, value=2),
    Hex(8, q=0, r=-1, value=3),
    Hex(9, q=0, r=2, value=6),
    Hex(10, q=1, r=-1, value=5),
    Hex(11, q=1, r=2, value=2),
    Hex(12, q=2, r=-1, value=6),
    Hex(13, q=2, r=0, value=4),
    Hex(14, q=2, r=1, value=6),
    Hex(15, q=-2, r=0, value=2, min_seats=4, deluxe_small=False),
    Hex(16, q=-2, r=1, value=3, min_seats=4, deluxe_small=False),
    Hex(17, q=-2, r=2, value=6, min_seats=4, deluxe_small=False),
    Hex(18, q=-2, r=3, value=4),
    Hex(19, q=-1, r=-1, value=5),
    Hex(20, q=-1, r=3, value=3),
    Hex(21, q=0, r=-2, value=4),
    Hex(22, q=0, r=3, value=4, min_seats=4, deluxe_small=False),
    Hex(23, q=1, r=-2, value=6, min_seats=4, deluxe_small=False),
    Hex(24, q=1, r=3, value=5, min_seats=4, deluxe_small=False),
    Hex(25, q=2, r=-2, value=2, min_seats=4, deluxe_small=False),
    Hex(26, q=2, r=2, value=4, min_seats=4, deluxe_small=False),
    Hex(27, q=3, r=-2, value=3, min_seats=4, deluxe_small=False),
    Hex(28, q=3, r=-1, value=5, min_seats=4, deluxe_small=False),
    Hex(29, q=3, r=0, value=3),
    Hex(30, q=3, r=1, value=2),
)

HEX_COUNT: Final = len(HEXES)
HEX_IDS: Final = tuple(f"h{space.id}" for space in HEXES)
