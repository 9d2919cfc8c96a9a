"""The number of every decision: its place in the tuple that the rules hold."""

from __future__ import annotations

from typing import Final

DEAL_CHARBURNER: Final = 0
DEAL_ASSISTANT: Final = 1
DEAL_EVENT: Final = 2
CHOOSE_FIRST: Final = 3
ROUND: Final = 4
EVENT_EFFECT: Final = 5
CHOOSE_SIDE: Final = 6
NEW_CARDS: Final = 7
REDRAW: Final = 8
KEEP: Final = 9
DRAW: Final = 10
DRAW_CARD: Final = 11
DRAW_GOOD: Final = 12
REVEAL: Final = 13
HALVE: Final = 14
RESHUFFLE: Final = 15
USE_CHARACTER: Final = 16
PLANS: Final = 17
# The sealed questions of a plan; the one that is asked last has the lowest number, so that a plan in the making
# looks the same from outside however far it has come.
PLAN_CARD: Final = 18
PLAN_WORKER: Final = 19
PLAN_MOVE: Final = 20
PLAN_TO: Final = 21
PLAN_COST: Final = 22
PLAN_PAY: Final = 23
SHOW_PLANS: Final = 24
TURN: Final = 25
PRODUCE_ON: Final = 26
PRODUCE: Final = 27
DISCARD: Final = 28
OPEN_CHAIN: Final = 29
CHAIN: Final = 30
CHAIN_GOOD: Final = 31
BUILDING: Final = 32
BUY_ON: Final = 33
BUY: Final = 34
BUY_CARD: Final = 35
PAY_WITH: Final = 36
PAY: Final = 37
ERECT: Final = 38
ATTACH: Final = 39
PLACE: Final = 40
DELIVER: Final = 41
DELIVER_GOOD: Final = 42
REWARD: Final = 43
THREATEN: Final = 44
END_ROUND: Final = 45
END_EFFECT: Final = 46
END_DELIVER: Final = 47
MEET_GOAL: Final = 48
CLEAR: Final = 49
DEMAND: Final = 50
MEET_DEMAND: Final = 51
MUST_PAY: Final = 52
