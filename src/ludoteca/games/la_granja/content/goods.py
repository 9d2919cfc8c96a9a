"""Goods by number: harvest goods first, then the pig, what they become, and the two currencies."""

from __future__ import annotations

from typing import Final

from ludoteca.core.domain import Domain

OLIVE: Final = 0
GRAIN: Final = 1
GRAPE: Final = 2
PIG: Final = 3
FOOD: Final = 4
WINE: Final = 5
MEAT: Final = 6
SILVER: Final = 7
VP: Final = 8
COMMODITY: Final = 9

CROPS: Final = 3
RESOURCES: Final = 4
STORED: Final = 7
FARM_GOODS: Final = 9
GOODS: Final = 10

# All harvest goods, as a mask.
ALL_CROPS: Final = (1 << CROPS) - 1
# "Any harvest good" as the parameter of a helper.
ANY_HARVEST: Final = 10

GOOD_NAMES: Final = ("olive", "grain", "grape", "pig", "food", "wine", "meat", "silver", "vp", "commodity")

# What each resource becomes when it is upgraded.
UPGRADED: Final = (FOOD, FOOD, WINE, MEAT)

CROP: Final = Domain("crop", GOOD_NAMES[:CROPS])
PAIR: Final = Domain("pair", ("olive+grain", "olive+grape", "grain+grape"))
RESOURCE: Final = Domain("resource", (*GOOD_NAMES[:RESOURCES], "none"))
PROCESSED: Final = Domain("processed", GOOD_NAMES[FOOD:STORED])

# Where a resource may be taken for an upgrade: stored crops, crops on fields, a pig.
SOURCE_NAMES: Final = (*GOOD_NAMES[:CROPS], *(f"{name}@field" for name in GOOD_NAMES[:CROPS]), "pig")
# The kinds that can pay for an extension, stored first.
PAYMENT_NAMES: Final = (*GOOD_NAMES[:FARM_GOODS], *(f"{name}@field" for name in GOOD_NAMES[:CROPS]))
FROM: Final = Domain("from", ("storage", "field"))
UPGRADE: Final = Domain("upgrade", (*SOURCE_NAMES, "stop"))
PAYMENT: Final = Domain("payment", PAYMENT_NAMES)


def good_words(goods: tuple[int, ...]) -> list[str]:
    """Goods by their names."""
    return [GOOD_NAMES[good] for good in goods]


def good_index(name: str) -> int | None:
    """The number of a good by its name, or None."""
    return GOOD_NAMES.index(name) if name in GOOD_NAMES else None
