"""Where a marker can be taken back from when none is left: the list of places, for the limit of 25."""

from __future__ import annotations

from typing import Final

from ludoteca.core.domain import Domain
from ludoteca.games.la_granja.content.board import BUILDING_IDS, HEX_IDS
from ludoteca.games.la_granja.content.goods import CROPS, GOOD_NAMES, STORED

# Goods in storage, the commodity, goods on fields, barrows, building rows, market spaces, and "none".
BACK_COMMODITY: Final = STORED
BACK_FIELD: Final = STORED + 1
BACK_BARROW: Final = BACK_FIELD + CROPS
BACK_ROW: Final = BACK_BARROW + 3
BACK_HEX: Final = BACK_ROW + 6
BACK_NONE: Final = BACK_HEX + 30

# What the marker is wanted for, beside a good: a market space, or nothing yet.
FOR_HEX: Final = 10
FOR_NOTHING: Final = 11

PLACE: Final = Domain(
    "marker",
    (
        *GOOD_NAMES[:STORED],
        "commodity",
        *(f"{name}@field" for name in GOOD_NAMES[:CROPS]),
        *(f"barrow{slot}" for slot in (1, 2, 3)),
        *(f"row:{building}" for building in BUILDING_IDS),
        *HEX_IDS,
        "none",
    ),
)
