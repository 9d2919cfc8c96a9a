"""The number of every decision: its place in the tuple that the rules hold."""

from __future__ import annotations

from typing import Final

NAMES: Final = (
    "ROLL_ORDER",
    "CHOOSE_FIRST",
    "DRAW_TILE",
    "ROUND",
    "STEP",
    "PHASE",
    "DRAW",
    "LAY_ROOF",
    "READY",
    "FREE",
    "PLAY",
    "SIDE",
    "DISCARD_BARROW",
    "DISCARD_HELPER",
    "PAY_KIND",
    "PREFILL",
    "REFILL",
    "DISCARD",
    "INCOME",
    "INCOME_HELPER",
    "GROW",
    "BUY_ROOF",
    "PAY_ROOF",
    "DOUBLE_POINTS",
    "RESERVE",
    "ROLL",
    "PICK",
    "REROLL_WHICH",
    "REROLL",
    "CHANGE_DIE",
    "CHANGE_BY",
    "USE_SPACE",
    "SPACE_CHOICE",
    "SECOND_CHOICE",
    "AFTER_DIE",
    "ROUND_SPACE",
    "DROP_DIE",
    "LAST_DIE",
    "AFTER_LAST",
    "DONKEY_CHOICE",
    "REVEAL_DONKEYS",
    "SIESTA_MOVE",
    "NEW_ORDER",
    "DELIVER",
    "ODD_DELIVERY",
    "STAND_IN",
    "CLAIM_ROW",
    "FROM_WHERE",
    "SIESTA_PRIZE",
    "AFTER_BUILDING",
    "AFTER_BARROW",
    "PLACE_MARKER",
    "REMOVE_MARKER",
    "BUY_AHEAD",
    "REVEAL_CARD",
    "NEUTRAL_TURN",
    "SCORE",
    "RESET",
    "FINISH",
    "TAKE_CROP",
    "TAKE_PAIR",
    "TAKE_RESOURCE",
    "TAKE_UPGRADED",
    "UPGRADE_GOOD",
    "ADVANCE",
    "CARD_CHOICE",
    "SWAP_CARD",
    "FLIP_ROOF",
    "AFTER_ROOF",
    "REGROW",
    "SELL_CROP",
    "EXCHANGE",
    "TAKE_BACK",
    "AGAIN",
    "CRAFT_INCOME",
)

ROLL_ORDER: Final = 0
CHOOSE_FIRST: Final = 1
DRAW_TILE: Final = 2
ROUND: Final = 3
STEP: Final = 4
PHASE: Final = 5
DRAW: Final = 6
LAY_ROOF: Final = 7
READY: Final = 8
FREE: Final = 9
PLAY: Final = 10
SIDE: Final = 11
DISCARD_BARROW: Final = 12
DISCARD_HELPER: Final = 13
PAY_KIND: Final = 14
PREFILL: Final = 15
REFILL: Final = 16
DISCARD: Final = 17
INCOME: Final = 18
INCOME_HELPER: Final = 19
GROW: Final = 20
BUY_ROOF: Final = 21
PAY_ROOF: Final = 22
DOUBLE_POINTS: Final = 23
RESERVE: Final = 24
ROLL: Final = 25
PICK: Final = 26
REROLL_WHICH: Final = 27
REROLL: Final = 28
CHANGE_DIE: Final = 29
CHANGE_BY: Final = 30
USE_SPACE: Final = 31
SPACE_CHOICE: Final = 32
SECOND_CHOICE: Final = 33
AFTER_DIE: Final = 34
ROUND_SPACE: Final = 35
DROP_DIE: Final = 36
LAST_DIE: Final = 37
AFTER_LAST: Final = 38
DONKEY_CHOICE: Final = 39
REVEAL_DONKEYS: Final = 40
SIESTA_MOVE: Final = 41
NEW_ORDER: Final = 42
DELIVER: Final = 43
ODD_DELIVERY: Final = 44
STAND_IN: Final = 45
CLAIM_ROW: Final = 46
FROM_WHERE: Final = 47
SIESTA_PRIZE: Final = 48
AFTER_BUILDING: Final = 49
AFTER_BARROW: Final = 50
PLACE_MARKER: Final = 51
REMOVE_MARKER: Final = 52
BUY_AHEAD: Final = 53
REVEAL_CARD: Final = 54
NEUTRAL_TURN: Final = 55
SCORE: Final = 56
RESET: Final = 57
FINISH: Final = 58
TAKE_CROP: Final = 59
TAKE_PAIR: Final = 60
TAKE_RESOURCE: Final = 61
TAKE_UPGRADED: Final = 62
UPGRADE_GOOD: Final = 63
ADVANCE: Final = 64
CARD_CHOICE: Final = 65
SWAP_CARD: Final = 66
FLIP_ROOF: Final = 67
AFTER_ROOF: Final = 68
REGROW: Final = 69
SELL_CROP: Final = 70
EXCHANGE: Final = 71
TAKE_BACK: Final = 72
AGAIN: Final = 73
CRAFT_INCOME: Final = 74
