"""Where a marker can be taken back from when none is left: the list of places, for the limit of 25."""

from __future__ import annotations

from typing import Final

from ludoteca.core.domain import Domain
from ludoteca.games.la_granja.content.board import BUILDING_COUNT, BUILDING_IDS, HEX_COUNT, HEX_IDS
from ludoteca.games.la_granja.content.goods import CROPS, GOOD_NAMES, GOODS, STORED

# Goods in storage, the commodity, goods on fields, symbols of barrows and rows by target and good, areas of completed
# buildings, flags of helpers, market spaces, and "none".
BACK_COMMODITY: Final = STORED
BACK_FIELD: Final = BACK_COMMODITY + 1
BACK_SYMBOL: Final = BACK_FIELD + CROPS
BACK_AREA: Final = BACK_SYMBOL + (3 + BUILDING_COUNT) * GOODS
BACK_FLAG: Final = BACK_AREA + BUILDING_COUNT
BACK_HEX: Final = BACK_FLAG + 3
BACK_NONE: Final = BACK_HEX + HEX_COUNT

# What the marker is wanted for, beside a good: a market space by a barrow or by a tile, a symbol covered with silver or
# a point, a helper that was chosen or that reacts, or the flag of a helper that a question is asked about again.
FOR_HEX: Final = 10
FOR_TILE: Final = 11
FOR_SYMBOL: Final = 12
FOR_HELPER: Final = 13
FOR_REACTION: Final = 14
FOR_FLAG: Final = 15

# Where a good goes: into storage or a stall, on a field, into storage because it was paid for, or into a stall as the
# first piglet of the round, with one more to come or with none.
TO_STORE: Final = 0
TO_GROW: Final = 1
TO_BUY: Final = 2
TO_BREED: Final = 3

_TARGETS: Final = (*(f"barrow{slot}" for slot in (1, 2, 3)), *BUILDING_IDS)

PLACE: Final = Domain(
    "marker",
    (
        *GOOD_NAMES[:STORED],
        "commodity",
        *(f"{name}@field" for name in GOOD_NAMES[:CROPS]),
        *(f"{name}@{target}" for target in _TARGETS for name in GOOD_NAMES),
        *(f"area:{building}" for building in BUILDING_IDS),
        *(f"helper{slot}" for slot in (1, 2, 3)),
        *HEX_IDS,
        "none",
    ),
)
