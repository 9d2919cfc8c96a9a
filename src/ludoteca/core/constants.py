"""The numbers every module shares: who may be asked, and how large the fixed arrays are."""

from __future__ import annotations

from typing import Final

NATURE: Final = -1
NOBODY: Final = -2
EVERYONE: Final = -3

FRAME: Final = 4
STACK: Final = 256
# How many answers a question may have, how many decisions a game; rules that need more are refused when they are made.
OPTIONS: Final = 256
DECISIONS: Final = 256
LONGEST: Final = 100_000

# How many weights a heuristic may have, how many features may describe a state, how many units may look at them.
WEIGHTS: Final = 128
LEAST: Final = -(1 << 30)
FEATURES: Final = 256
UNITS: Final = 32

# Scores from LOWEST upwards are counted exactly, SPAN of them, for so many seats.
SCORED_SEATS: Final = 8
SPAN: Final = 2048
LOWEST: Final = -512

# Words of 64 bits.
WORD: Final = 0xFFFFFFFFFFFFFFFF
# No answer went before: what Decision.proposals is told where nothing is known of the path.
NO_ANSWER: Final = -1
