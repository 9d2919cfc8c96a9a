"""The boards: prices, the farm, craft buildings, market spaces, siesta track, donkey tiles; each row with its mark."""

from __future__ import annotations

from typing import Final, NamedTuple

from ludoteca.core.domain import Domain


class Price(NamedTuple):
    """What a resource costs, what it brings and what its upgrade costs."""

    good: str
    buy: int
    sell: int
    upgrade: int
    marks: str


# Marks: f for found, r for reconstructed, in the order of the columns.
PRICES: Final = (
    Price("olive", 3, 1, 2, "fff"),
    Price("grain", 3, 1, 2, "fff"),
    Price("grape", 4, 2, 3, "rrf"),
    Price("pig", 5, 3, 4, "rrr"),
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


DONKEYS: Final = (Donkey(1, 3), Donkey(2, 2), Donkey(3, 1), Donkey(4, 0))
DONKEY: Final = Domain("donkey", tuple(f"donkey{tile.donkeys}" for tile in DONKEYS))


class Building(NamedTuple):
    """A craft building: its die, its name, one row of goods per seat; the effect belongs to the id."""

    id: str
    name: str
    die: int
    rows: tuple[str, str, str, str]
    marks: str


MERCHANT_HOUSE: Final = 0
WAINWRIGHT: Final = 1
DELICATESSEN: Final = 2
GREENGROCER: Final = 3
VILLAGE_STORE: Final = 4
BUTCHER: Final = 5

# Marks: name and effects, die, rows.
BUILDINGS: Final = (
    Building("merchant_house", "Merchant House", 1, ("olive grain grape food",) * 4, "frr"),
    Building("wainwright", "Wainwright", 2, ("food wine meat",) * 4, "frr"),
    Building("delicatessen", "Delicatessen", 3, ("olive pig wine meat",) * 4, "frr"),
    Building("greengrocer", "Greengrocer", 4, ("olive grain grape grape",) * 4, "frr"),
    Building("village_store", "Village Store", 5, ("grain food wine commodity",) * 4, "frr"),
    Building("butcher", "Butcher", 6, ("pig pig meat",) * 4, "frr"),
)

BUILDING_COUNT: Final = len(BUILDINGS)
BUILDING_IDS: Final = tuple(building.id for building in BUILDINGS)
BUILDING: Final = Domain("building", BUILDING_IDS, tuple(building.name for building in BUILDINGS))


class Hex(NamedTuple):
    """A market space in axial coordinates; ``start`` is the turn order whose first marker goes there, 0 for none."""

    id: int
    q: int
    r: int
    value: int
    start: int
    min_seats: int
    deluxe_small: bool
    marks: str


# Marks: value, position. Only the values of the four centre spaces are found.
HEXES: Final = (
    Hex(1, 0, 0, 2, 1, 1, True, "fr"),
    Hex(2, 1, 0, 3, 2, 1, True, "fr"),
    Hex(3, 0, 1, 4, 3, 1, True, "fr"),
    Hex(4, 1, 1, 5, 4, 1, True, "fr"),
    Hex(5, -1, 0, 6, 0, 1, True, "rr"),
    Hex(6, -1, 1, 5, 0, 1, True, "rr"),
    Hex(7, -1, 2, 2, 0, 1, True, "rr"),
    Hex(8, 0, -1, 3, 0, 1, True, "rr"),
    Hex(9, 0, 2, 6, 0, 1, True, "rr"),
    Hex(10, 1, -1, 5, 0, 1, True, "rr"),
    Hex(11, 1, 2, 2, 0, 1, True, "rr"),
    Hex(12, 2, -1, 6, 0, 1, True, "rr"),
    Hex(13, 2, 0, 4, 0, 1, True, "rr"),
    Hex(14, 2, 1, 6, 0, 1, True, "rr"),
    Hex(15, -2, 0, 2, 0, 4, False, "rr"),
    Hex(16, -2, 1, 3, 0, 4, False, "rr"),
    Hex(17, -2, 2, 6, 0, 4, False, "rr"),
    Hex(18, -2, 3, 4, 0, 1, True, "rr"),
    Hex(19, -1, -1, 5, 0, 1, True, "rr"),
    Hex(20, -1, 3, 3, 0, 1, True, "rr"),
    Hex(21, 0, -2, 4, 0, 1, True, "rr"),
    Hex(22, 0, 3, 4, 0, 4, False, "rr"),
    Hex(23, 1, -2, 6, 0, 4, False, "rr"),
    Hex(24, 1, 3, 5, 0, 4, False, "rr"),
    Hex(25, 2, -2, 2, 0, 4, False, "rr"),
    Hex(26, 2, 2, 4, 0, 4, False, "rr"),
    Hex(27, 3, -2, 3, 0, 4, False, "rr"),
    Hex(28, 3, -1, 5, 0, 4, False, "rr"),
    Hex(29, 3, 0, 3, 0, 1, True, "rr"),
    Hex(30, 3, 1, 2, 0, 1, True, "rr"),
)

HEX_COUNT: Final = len(HEXES)
HEX_IDS: Final = tuple(f"h{space.id}" for space in HEXES)
