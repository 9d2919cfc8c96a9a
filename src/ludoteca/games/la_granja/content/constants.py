"""The small numbers of La Granja; plain names here, C ints in the modules that use them."""

from __future__ import annotations

from typing import Final

ROUNDS: Final = 6
SEATS: Final = 4
NONE: Final = -1

# The colour that only the solo game sees on the market.
NEUTRAL: Final = 4

SLOTS: Final = 3
ROOFS: Final = 6
SPACES: Final = 6
SYMBOLS: Final = 8
ROWS: Final = 4

# Where a card is: kind times four, plus the seat where a seat matters.
IN_DECK: Final = 0
IN_DISCARD: Final = 4
NOT_PLAYED_WITH: Final = 8
IN_HAND: Final = 12
AS_FIELD: Final = 16
AS_EXTENSION: Final = 20
AS_BARROW: Final = 24
AS_HELPER: Final = 28
BEING_PLAYED: Final = 32

# Phases, as bits of what a tile or a helper allows.
FARM: Final = 1
REVENUE: Final = 2
TRANSPORT: Final = 4
SCORING: Final = 8
# The phases in which a seat has turns.
ANY_PHASE: Final = FARM | REVENUE | TRANSPORT
PHASE_WORDS: Final = {"I": FARM, "II": REVENUE, "III": TRANSPORT, "IV": SCORING}

# The readings a game is played with, as bits of ``variants``.
HIDDEN_POINTS: Final = 1
FIXED_GOOD: Final = 2
REMOVAL_BY_CHOICE: Final = 4
OWN_MARKER_FREE: Final = 8
REPLACE_BY_CHOICE: Final = 16
PIGS_KEPT: Final = 32
NO_LIMIT: Final = 64
LACK_MUST: Final = 128
HELPER_TOKENS: Final = 256
CRAFT_MUST: Final = 512
STEP_BY_CHOICE: Final = 1024
PAID_AHEAD: Final = 2048
EVERY_DELIVERY: Final = 4096
EVERY_COMPLETION: Final = 8192
MARKET_TILE_REMOVES: Final = 16384
DELUXE_ROOF: Final = 32768
LATE_INCOME: Final = 65536
LOOSE_DICE: Final = 131072
HARDEST_NEUTRAL: Final = 262144
# Which edition is played; neither bit means the Russian one.
FRENCH_EDITION: Final = 524288
DELUXE_EDITION: Final = 1048576

# A craft marker: not owned, gained this round (immediate side up), or at work (permanent side up).
CRAFT_NONE: Final = 0
CRAFT_NEW: Final = 1
CRAFT_ACTIVE: Final = 2

# Which half of a helper with two rights per round is spent.
USED: Final = 1
BOUGHT: Final = 1
SOLD: Final = 2
# The flag of a used helper was taken back; the helper stays used.
UNFLAGGED: Final = 4
# In the row of a completed building: the marker in its area was taken back.
AREA_EMPTY: Final = 1

# Where points come from, for the breakdown.
FROM_START: Final = 0
FROM_BARROWS: Final = 1
FROM_BUILDINGS: Final = 2
FROM_MARKET: Final = 3
FROM_SIESTA: Final = 4
FROM_ROOF: Final = 5
FROM_HELPERS: Final = 6
FROM_SILVER: Final = 7
SPENT: Final = 8
ORIGINS: Final = 9

# Where a delivery may go: three barrows, then six buildings.
TARGETS: Final = 9
ANYWHERE: Final = 511
TO_BARROWS: Final = 7
TO_BUILDINGS: Final = 504

# What a delivery is, as bits of a frame: where it may go in the low nine, then these.
MAY_STOP: Final = 512
DONKEY_STEP: Final = 1024
BOUGHT_STEP: Final = 2048
WITH_FREE: Final = 4096
PREPAID: Final = 8192

# Steps that every seat takes in turn order.
STEP_CARDS: Final = 0
STEP_REFILL: Final = 1
STEP_INCOME: Final = 2
STEP_GROWTH: Final = 3
STEP_ROOF: Final = 4
STEP_RESERVE: Final = 5
STEP_PICK_ONE: Final = 6
STEP_PICK_TWO: Final = 7
STEP_LAST_DIE: Final = 8
STEP_SIESTA: Final = 9
STEP_DELIVERIES: Final = 10
STEP_EXTRA: Final = 11

# The free actions, as one domain.
FREE_SILVER: Final = 0
FREE_PAIR: Final = 1
FREE_PLAY: Final = 2
FREE_DRAW: Final = 3
FREE_PIG: Final = 4
FREE_UPGRADES: Final = 5
FREE_HARVEST: Final = 6
FREE_MORE_SILVER: Final = 7
FREE_BUY: Final = 8
FREE_SELL: Final = 12
FREE_SELL_FIELD: Final = 16
FREE_UPGRADE: Final = 19
FREE_ROOF: Final = 26
FREE_HELPER: Final = 32

# Places of the domain of upgrade sources: stored crops, crops on fields, a pig.
SOURCES: Final = 7
PIG_SOURCE: Final = 6
ALL_SOURCES: Final = (1 << SOURCES) - 1

# How a revenue space is used: by a picked die, or as if by one.
PICKED: Final = 1

# What a question about playing a card allows beside the cards.
MAY_PASS: Final = 1
PLAY_FREE: Final = 2

# The moments of an own turn at which a seat may still act beside what the step lets it do.
CARDS_DONE: Final = 0
INCOME_AHEAD: Final = 1
INCOME_DONE: Final = 2
GROWTH_AHEAD: Final = 3
GROWTH_DONE: Final = 4
ROOF_DONE: Final = 5
DIE_DONE: Final = 6
LAST_DIE_AHEAD: Final = 7
LAST_DIE_DONE: Final = 8
SIESTA_AHEAD: Final = 9
SIESTA_DONE: Final = 10
DELIVERIES_DONE: Final = 11
EXTRAS_DONE: Final = 12


def phase_words(phases: int) -> list[str]:
    """The phases of a mask by the numbers people give them."""
    return [word for word, phase in PHASE_WORDS.items() if phases & phase]
