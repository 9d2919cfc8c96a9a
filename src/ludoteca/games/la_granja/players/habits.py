"""What things are worth to a sensible player, in hundredths of a victory point; a script may set the weights."""

from __future__ import annotations

from typing import Final

from ludoteca.games.la_granja.content.cards import CARD_COUNT
from ludoteca.games.la_granja.content.helpers import OPERATION_NAMES
from ludoteca.games.la_granja.content.roofs import EFFECT_NAMES, ROOF_COUNT

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

# What a helper brings per round it lies there: a sixth of the lead of a seat that begins with it for free,
# as bench/balance_la_granja.py measures it.
_HELPERS: Final = {
    "upgrade_discount": 16,
    "vp_on_removal": 6,
    "two_options": 19,
    "pay_vp_play_card": 101,
    "reserve_last_die": 8,
    "pay_vp_round_space": 48,
    "commodity_alternative": 4,
    "hand_limit": 14,
    "pig_stall": 4,
    "breed_extra": 4,
    "roof_discount": 44,
    "extra_free_delivery": 56,
    "move_to_storage": 23,
    "change_die": 76,
    "siesta_bonus": 62,
    "silver_on_roof_use": 15,
    "free_upgrade_typed": 84,
    "extra_deliveries_free": 74,
    "silver_on_barrow": 45,
    "roof_pay_with_harvest": 50,
    "free_upgrade": 126,
    "grow_bonus": 51,
    "extension_discount": 4,
    "pay_regrow_field": 4,
    "vp_if_markers": 4,
    "protect_marker": 44,
    "double_delivery": 4,
    "sell_harvest_at": 45,
    "harvest_for_vp": 22,
    "income_per_extensions": 36,
    "sell_from_fields": 4,
    "income_good": 77,
    "income_buy_good": 4,
    "draw_card": 12,
    "silver_on_extension": 19,
    "prefill_barrow": 24,
    "pay_delivery": 30,
    "extra_roof_space": 4,
    "reroll_die": 4,
    "siesta_on_breeding": 6,
    "harvest_on_breeding": 4,
    "harvest_if_first": 44,
    "vp_on_later_completion": 22,
    "gain_on_building": 119,
    "commodity_on_building": 111,
    "field_enters_grown": 4,
    "regrow_field": 21,
    "price_change": 4,
    "vp_silver_exchange": 4,
    "vp_if_silver": 4,
    "discard_draw": 70,
    "discard_for_field_good": 80,
    "silver_after_last_die": 104,
    "die_as": 4,
    "wild_delivery": 54,
    "siesta_score_bonus": 50,
    "cheap_upgrade_typed": 4,
    "substitute_delivery": 4,
    "extra_delivery_slot": 4,
    "vp_if_majority": 69,
    "income_missing_good": 31,
    "pay_flip_roof": 52,
    "vp_if_fields_empty": 28,
    "siesta_step": 68,
    "sell_pig_at": 4,
}
HELPER_WORTH: Final = tuple(_HELPERS[name] for name in OPERATION_NAMES)

# What the one use of a roof tile brings.
_ROOFS: Final = {
    "olive_or_grape": 60,
    "grain_or_olive": 50,
    "harvest": 60,
    "two_harvest": 110,
    "roof_pig": 75,
    "upgrade_one": 60,
    "roof_delivery": 90,
    "roof_card": 70,
    "one_vp": 100,
    "silver_two": 40,
    "flip": 60,
    "siesta": 50,
    "silver_three": 60,
    "silver_four": 80,
    "upgrade_two": 110,
    "paid_delivery": 70,
    "upgraded_good": 115,
    "die_by_one": 30,
    "die_by_two": 40,
    "income_again": 50,
    "market_marker": 150,
    "double_vp": 120,
}
ROOF_WORTH: Final = tuple(_ROOFS[name] for name in EFFECT_NAMES)

# The numbers of menu entries that other modules keep to themselves; a test holds them together.
PASS_CARD: Final = CARD_COUNT
FREE_CARD: Final = CARD_COUNT + 1
FREE_ROOF_ENTRY: Final = ROOF_COUNT + 1
PASS_ROOF: Final = ROOF_COUNT
FREE_PICK: Final = 7
CODES: Final = 90
EXTRA_ENTRY: Final = 93
FREE_DELIVER: Final = 96
MOST_AHEAD: Final = 12
SIDES: Final = 4
