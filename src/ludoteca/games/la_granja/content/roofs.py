"""Roof tiles of the first editions and of the deluxe one: by round, with the effect and the phases that allow it."""

from __future__ import annotations

from typing import Final, NamedTuple

OLIVE_OR_GRAPE: Final = 0
GRAIN_OR_OLIVE: Final = 1
HARVEST: Final = 2
TWO_HARVEST: Final = 3
ROOF_PIG: Final = 4
UPGRADE_ONE: Final = 5
ROOF_DELIVERY: Final = 6
ROOF_CARD: Final = 7
ONE_VP: Final = 8
SILVER_TWO: Final = 9
FLIP: Final = 10
SIESTA: Final = 11
SILVER_THREE: Final = 12
SILVER_FOUR: Final = 13
UPGRADE_TWO: Final = 14
PAID_DELIVERY: Final = 15
UPGRADED_GOOD: Final = 16
DIE_BY_ONE: Final = 17
DIE_BY_TWO: Final = 18
INCOME_AGAIN: Final = 19
MARKET_MARKER: Final = 20
DOUBLE_VP: Final = 21

EFFECT_NAMES: Final = (
    "olive_or_grape",
    "grain_or_olive",
    "harvest",
    "two_harvest",
    "roof_pig",
    "upgrade_one",
    "roof_delivery",
    "roof_card",
    "one_vp",
    "silver_two",
    "flip",
    "siesta",
    "silver_three",
    "silver_four",
    "upgrade_two",
    "paid_delivery",
    "upgraded_good",
    "die_by_one",
    "die_by_two",
    "income_again",
    "market_marker",
    "double_vp",
)
EFFECT_LABELS: Final = (
    "an olive or a grape",
    "a grain or an olive",
    "a harvest good",
    "two different harvest goods",
    "a pig",
    "one upgrade at no cost",
    "one delivery",
    "play or draw a card",
    "1 VP",
    "2 silver",
    "turn a used roof tile up",
    "one or two siesta steps",
    "3 silver",
    "4 silver",
    "two upgrades at no cost",
    "a delivery for 1 silver",
    "one upgraded good",
    "change a picked die by one",
    "change a picked die by two",
    "the income of the farm once more",
    "a marker on any free market space",
    "double the points of one roof space",
)


class RoofTile(NamedTuple):
    """One tile; ``phases`` empty means any phase of an own turn, ``fixed`` a good that leaves no choice."""

    id: str
    round: int
    effect: str
    phases: str
    fixed: str
    marks: str


# That the effects exist is found; which tile lies in which round, and its phases, is reconstructed.
ROOF_TILES: Final = (
    RoofTile("r1a", 1, "two_harvest", "", "", "r"),
    RoofTile("r1b", 1, "roof_pig", "", "", "r"),
    RoofTile("r1c", 1, "roof_delivery", "II III", "", "r"),
    RoofTile("r1d", 1, "roof_card", "I II", "", "r"),
    RoofTile("r2a", 2, "two_harvest", "", "", "r"),
    RoofTile("r2b", 2, "roof_pig", "", "", "r"),
    RoofTile("r2c", 2, "roof_delivery", "II III", "", "r"),
    RoofTile("r2d", 2, "upgrade_one", "", "", "r"),
    RoofTile("r3a", 3, "roof_card", "I II", "", "r"),
    RoofTile("r3b", 3, "siesta", "II III", "", "r"),
    RoofTile("r3c", 3, "flip", "", "", "r"),
    RoofTile("r3d", 3, "harvest", "", "", "r"),
    RoofTile("r4a", 4, "upgrade_one", "", "", "r"),
    RoofTile("r4b", 4, "harvest", "", "", "r"),
    RoofTile("r4c", 4, "grain_or_olive", "", "", "r"),
    RoofTile("r4d", 4, "siesta", "II III", "", "r"),
    RoofTile("r5a", 5, "flip", "", "", "r"),
    RoofTile("r5b", 5, "olive_or_grape", "", "grape", "r"),
    RoofTile("r5c", 5, "silver_two", "", "", "r"),
    RoofTile("r5d", 5, "grain_or_olive", "", "", "r"),
    RoofTile("r6a", 6, "olive_or_grape", "", "olive", "r"),
    RoofTile("r6b", 6, "silver_two", "", "", "r"),
    RoofTile("r6c", 6, "one_vp", "", "", "r"),
    RoofTile("r6d", 6, "one_vp", "", "", "r"),
    RoofTile("d1a", 1, "silver_four", "", "", "r"),
    RoofTile("d1b", 1, "two_harvest", "", "", "r"),
    RoofTile("d1c", 1, "roof_pig", "", "", "r"),
    RoofTile("d1d", 1, "roof_card", "", "", "r"),
    RoofTile("d2a", 2, "income_again", "", "", "r"),
    RoofTile("d2b", 2, "upgrade_two", "", "", "r"),
    RoofTile("d2c", 2, "roof_delivery", "", "", "r"),
    RoofTile("d2d", 2, "silver_three", "", "", "r"),
    RoofTile("d3a", 3, "upgraded_good", "", "", "r"),
    RoofTile("d3b", 3, "die_by_two", "II", "", "r"),
    RoofTile("d3c", 3, "siesta", "", "", "r"),
    RoofTile("d3d", 3, "two_harvest", "", "", "r"),
    RoofTile("d4a", 4, "market_marker", "", "", "r"),
    RoofTile("d4b", 4, "double_vp", "I", "", "r"),
    RoofTile("d4c", 4, "flip", "", "", "r"),
    RoofTile("d4d", 4, "harvest", "", "", "r"),
    RoofTile("d5a", 5, "die_by_one", "II", "", "r"),
    RoofTile("d5b", 5, "upgrade_one", "", "", "r"),
    RoofTile("d5c", 5, "paid_delivery", "", "", "r"),
    RoofTile("d5d", 5, "grain_or_olive", "", "", "r"),
    RoofTile("d6a", 6, "silver_two", "", "", "r"),
    RoofTile("d6b", 6, "olive_or_grape", "", "olive", "r"),
    RoofTile("d6c", 6, "one_vp", "", "", "r"),
    RoofTile("d6d", 6, "olive_or_grape", "", "grape", "r"),
)

ROOF_COUNT: Final = len(ROOF_TILES)
ROOF_SET: Final = 24
ROOF_IDS: Final = tuple(tile.id for tile in ROOF_TILES)
ROOF_LABELS: Final = tuple(f"{tile.id}: {EFFECT_LABELS[EFFECT_NAMES.index(tile.effect)]}" for tile in ROOF_TILES)
