"""The number of every decision: its place in the tuple that the rules hold."""

from __future__ import annotations

from typing import Final

DEAL_TOOL: Final = 0
DEAL_PUBLIC: Final = 1
DEAL_PRIVATE: Final = 2
DEAL_WINDOW: Final = 3
CHOOSE_WINDOW: Final = 4
REVEAL_WINDOWS: Final = 5
CHOOSE_FIRST: Final = 6
ROUND: Final = 7
ROLL: Final = 8
TURN: Final = 9
ACT: Final = 10
MORE: Final = 11
PLACE: Final = 12
END_ROUND: Final = 13
PAY: Final = 14
TAKE: Final = 15
BUMP: Final = 16
SWAP: Final = 17
REROLL: Final = 18
REROLL_POOL: Final = 19
DRAW: Final = 20
CHOOSE_VALUE: Final = 21
PLACE_OR_RETURN: Final = 22
MOVE_FROM: Final = 23
MOVE_TO: Final = 24
LIFT_SECOND: Final = 25
DROP_FIRST: Final = 26
DROP_SECOND: Final = 27
CORRECT: Final = 28
REMOVE: Final = 29
