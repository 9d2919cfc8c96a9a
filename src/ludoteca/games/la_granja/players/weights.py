"""What things are worth to a sensible player, in hundredths of a victory point; a script may set the weights."""

from __future__ import annotations

from typing import Final

# Everything that is a matter of judgement, by name; the record of the last tuning is in docs/bots/la_granja.md.
# Goods come first, by their number, then what a craft marker brings per round it is at work.
WEIGHTS: Final = {
    "olive": 45,
    "grain": 45,
    "grape": 52,
    "pig": 120,
    "food": 85,
    "wine": 105,
    "meat": 180,
    "silver": 39,
    "point": 60,
    "commodity": 130,
    "merchant_house": 60,
    "wainwright": 92,
    "delicatessen": 54,
    "greengrocer": 52,
    "village_store": 70,
    "butcher": 27,
    "helper_share": 79,
    "roof_share": 100,
    "marker_round": 51,
    "building_now": 45,
    "unlocking": 100,
    "need_base": 260,
    "need_size": 100,
    "need_short": 30,
    "locked": 40,
    "need_good": 46,
    "finishing": 68,
    "share_base": 262,
    "share_short": 100,
    "cost": 44,
    "upgrade_need": 50,
    "upgrade_loss": 50,
    "upgrade_give": 50,
    "field_base": 45,
    "field_many": 10,
    "field_same": 19,
    "helper_cost": 15,
    "barrow_share": 77,
    "barrow_size": 20,
    "barrow_short": 70,
    "barrow_many": 90,
    "barrow_full": 339,
    "barrow_late": 120,
    "income_round": 40,
    "stall_round": 19,
    "delivery_round": 20,
    "hand_round": 14,
    "pay_need": 25,
    "space_pair": 10,
    "space_silver": 12,
    "play_cost": 30,
    "draw_base": 30,
    "draw_round": 1,
    "upgrades_cost": 25,
    "disc_point": 36,
    "disc_step": 22,
    "trade_margin": 30,
    "pair_cost": 60,
    "trade_play": 60,
    "trade_pig": 20,
    "trade_upgrades": 20,
    "buy_need": 50,
    "purse": 43,
    "purse_last": 20,
    "roof_round": 9,
    "roof_price": 24,
    "tile_delivery": 141,
    "tile_siesta": 40,
    "give_point": 140,
    "paid_delivery_cost": 60,
    "push": 120,
    "exposed": 12,
    "replace": 60,
    "part_load": 90,
    "keep": 10,
    "extra": 51,
    "regrow_margin": 30,
    "spare": 5,
}
WEIGHT_NAMES: Final = tuple(WEIGHTS)
TUNED: Final = tuple(WEIGHTS.values())

# The place of each weight that is no good; a test holds names and places together.
CRAFTS: Final = 10
HELPER_SHARE: Final = 16
ROOF_SHARE: Final = 17
MARKER_ROUND: Final = 18
BUILDING_NOW: Final = 19
UNLOCKING: Final = 20
NEED_BASE: Final = 21
NEED_SIZE: Final = 22
NEED_SHORT: Final = 23
LOCKED: Final = 24
NEED_GOOD: Final = 25
FINISHING: Final = 26
SHARE_BASE: Final = 27
SHARE_SHORT: Final = 28
COST: Final = 29
UPGRADE_NEED: Final = 30
UPGRADE_LOSS: Final = 31
UPGRADE_GIVE: Final = 32
FIELD_BASE: Final = 33
FIELD_MANY: Final = 34
FIELD_SAME: Final = 35
HELPER_COST: Final = 36
BARROW_SHARE: Final = 37
BARROW_SIZE: Final = 38
BARROW_SHORT: Final = 39
BARROW_MANY: Final = 40
BARROW_FULL: Final = 41
BARROW_LATE: Final = 42
INCOME_ROUND: Final = 43
STALL_ROUND: Final = 44
DELIVERY_ROUND: Final = 45
HAND_ROUND: Final = 46
PAY_NEED: Final = 47
SPACE_PAIR: Final = 48
SPACE_SILVER: Final = 49
PLAY_COST: Final = 50
DRAW_BASE: Final = 51
DRAW_ROUND: Final = 52
UPGRADES_COST: Final = 53
DISC_POINT: Final = 54
DISC_STEP: Final = 55
TRADE_MARGIN: Final = 56
PAIR_COST: Final = 57
TRADE_PLAY: Final = 58
TRADE_PIG: Final = 59
TRADE_UPGRADES: Final = 60
BUY_NEED: Final = 61
PURSE: Final = 62
PURSE_LAST: Final = 63
ROOF_ROUND: Final = 64
ROOF_PRICE: Final = 65
TILE_DELIVERY: Final = 66
TILE_SIESTA: Final = 67
GIVE_POINT: Final = 68
PAID_DELIVERY_COST: Final = 69
PUSH: Final = 70
EXPOSED: Final = 71
REPLACE: Final = 72
PART_LOAD: Final = 73
KEEP: Final = 74
EXTRA: Final = 75
REGROW_MARGIN: Final = 76
SPARE: Final = 77

# How search uses these habits: no round is begun before the guess; hundredths of careless answers in rollouts; the
# lead that is as good as three wins in four; the difference in worth that makes an answer e times as likely.
HORIZON: Final = -1
CARELESS: Final = 5
SCALE: Final = 10.0
SPREAD: Final = 100.0
