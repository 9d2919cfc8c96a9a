"""Resources, colours and goods."""

from __future__ import annotations

from typing import Annotated, Final, NamedTuple

from ludoteca.core.shapes import Number

# Where a row comes from: read off public sources, or filled in by us because no source has it.
FOUND: Final = "found"
RECONSTRUCTED: Final = "reconstructed"

RESOURCES: Final = ("wood", "clay", "wheat", "wool", "stone")
# Each resource belongs to the building colour in the same place; blue is the charburners' alone.
COLOURS: Final = ("green", "red", "yellow", "white", "grey")
BLUE: Final = "blue"
# In a goods list: any goods that are worth so many coins together. [OMG-15.5]
ANY_VALUE: Final = "any_value"


class Good(NamedTuple):
    """A good and its worth in coins; worth 0 means the number of the owner's buildings of the pile's colour."""

    id: str
    name: str
    worth: Annotated[int, Number(0, 20)]
    source: str = FOUND


GOODS: Final = (
    Good("coal", "Coal", worth=1),
    Good("brick", "Brick", worth=2),
    Good("flour", "Flour", worth=2),
    Good("plank", "Plank", worth=2),
    Good("cattle", "Cattle", worth=3),
    Good("cloth", "Cloth", worth=3),
    Good("iron", "Iron", worth=3),
    Good("bread", "Bread", worth=4),
    Good("glass", "Glass", worth=4),
    Good("shirt", "Shirt", worth=4),
    Good("barrel", "Barrel", worth=5),
    Good("window", "Window", worth=5),
    Good("leather", "Leather", worth=6),
    Good("tools", "Tools", worth=6),
    Good("meat", "Meat", worth=7),
    Good("food", "Food", worth=8),
    Good("shoes", "Shoes", worth=8),
    Good("corn", "Corn", worth=2),
    Good("weapon", "Weapon", worth=4),
    Good("stove", "Stove", worth=5),
    Good("grapes", "Grapes", worth=0),
)

GOOD_IDS: Final = tuple(good.id for good in GOODS)
