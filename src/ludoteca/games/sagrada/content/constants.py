"""The small numbers of Sagrada; plain names here, C ints in the modules that use them."""

from __future__ import annotations

from typing import Final

from ludoteca.games.sagrada.content.dice import CELLS, KINDS
from ludoteca.games.sagrada.content.tools import TOOL_COUNT

ROUNDS: Final = 10
SEATS: Final = 4
POOL: Final = 9
NONE: Final = -1

# Spaces of a window as masks: bit row * 5 + column, row 0 on top.
FULL: Final = (1 << CELLS) - 1
LEFT: Final = 1 | 1 << 5 | 1 << 10 | 1 << 15
TOP: Final = 31
NOT_LEFT: Final = FULL & ~LEFT
NOT_RIGHT: Final = FULL & ~(LEFT << 4)
BORDER: Final = TOP | (TOP << 15) | LEFT | (LEFT << 4)

# Which printed or placing duty a placement is excused from.
KEEP_ALL: Final = 0
WAIVE_COLOR: Final = 1
WAIVE_VALUE: Final = 2
WAIVE_TOUCH: Final = 4
ISOLATED: Final = 8

# The other readings of disputed tools, as bits of ``variants``.
LOOSE_STRAIGHTEDGE: Final = 1
EARLY_RUNNING_PLIERS: Final = 2
LIFT_TOGETHER: Final = 4
LONE_DIE_STAYS: Final = 8
FLUX_BRUSH_AGAIN: Final = 16
FLUX_REMOVER_MUST: Final = 32

# Which of a round's two turns it is, and what was done in it so far.
FIRST_TURN: Final = 0
SECOND_TURN: Final = 1
DRAFTED: Final = 1
TOOLED: Final = 2
EXTRA: Final = 4

# Answers beside the dice, tools and spaces of a domain.
PASS: Final = KINDS + TOOL_COUNT
RETURN: Final = CELLS
STOP: Final = CELLS
DOWN: Final = 0
UP: Final = 1

# How many numbers describe a window to the learned value: the common ones, and a block for each public objective;
# and by how many pages the weights go: a book each for one seat, two and more, a page for each number of turns left.
COMMON: Final = 20
BLOCK: Final = 8
MARKS: Final = COMMON + 10 * BLOCK
BOOKS: Final = 3
MOST_TURNS: Final = 20
# By so many binary digits learned weights are finer than hundredths of a point: a mark may run to 900, and then a
# weight rounded to hundredths would be off by points.
FINE: Final = 7
