"""Resources, colours and goods."""

from __future__ import annotations

from typing import Final, NamedTuple

# Where a row comes from: read off public sources, or filled in by us because no source has it.
FOUND: Final = "found"
RECONSTRUCTED: Final = "reconstructed"

RESOURCES: Final = ("wood", "clay", "wheat", "wool", "stone")
# Each resource belongs to the building colour in the same place; blue is the charburners' alone.
COLOURS: Final = ("green", "red", "yellow", "white", "grey")
BLUE: Final = "blue"


class Good(NamedTuple):
    """A good and its worth in coins; worth 0 means the number of the owner's buildings of the pile's colour."""

    id: str
    name: str
    worth: int
    source: str


GOODS: Final = (
    Good("coal", "Coal", 1, FOUND),
    Good("brick", "Brick", 2, FOUND),
    Good("flour", "Flour", 2, FOUND),
    Good("plank", "Plank", 2, FOUND),
    Good("cattle", "Cattle", 3, FOUND),
    Good("cloth", "Cloth", 3, FOUND),
    Good("iron", "Iron", 3, FOUND),
    Good("bread", "Bread", 4, FOUND),
    Good("glass", "Glass", 4, FOUND),
    Good("shirt", "Shirt", 4, FOUND),
    Good("barrel", "Barrel", 5, FOUND),
    Good("window", "Window", 5, FOUND),
    Good("leather", "Leather", 6, FOUND),
    Good("tools", "Tools", 6, FOUND),
    Good("meat", "Meat", 7, FOUND),
    Good("food", "Food", 8, FOUND),
    Good("shoes", "Shoes", 8, FOUND),
    Good("corn", "Corn", 2, FOUND),
    Good("weapon", "Weapon", 4, FOUND),
    Good("stove", "Stove", 5, FOUND),
    Good("grapes", "Grapes", 0, FOUND),
)

GOOD_IDS: Final = tuple(good.id for good in GOODS)
