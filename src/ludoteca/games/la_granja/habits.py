"""What things are worth to a sensible player, in hundredths of a victory point."""

from __future__ import annotations

from typing import Final

from ludoteca.games.la_granja.content.cards import CARD_COUNT
from ludoteca.games.la_granja.content.helpers import OPERATION_NAMES
from ludoteca.games.la_granja.content.roofs import EFFECT_NAMES, ROOF_COUNT

# Olive, grain, grape, pig, food, wine, meat, silver, point, commodity.
GOOD_WORTH: Final = (45, 45, 60, 75, 85, 105, 120, 20, 100, 100)

# What a helper brings per round it lies there.
_HELPERS: Final = {
    "upgrade_discount": 35,
    "vp_on_removal": 30,
    "two_options": 55,
    "pay_vp_play_card": 5,
    "reserve_last_die": 5,
    "pay_vp_round_space": 20,
    "commodity_alternative": 45,
    "hand_limit": 15,
    "pig_stall": 30,
    "breed_extra": 10,
    "roof_discount": 20,
    "extra_free_delivery": 80,
    "move_to_storage": 25,
    "change_die": 55,
    "siesta_bonus": 40,
    "silver_on_roof_use": 15,
    "free_upgrade_typed": 60,
    "extra_deliveries_free": 25,
    "silver_on_barrow": 30,
    "roof_pay_with_harvest": 10,
    "free_upgrade": 75,
    "grow_bonus": 40,
    "extension_discount": 25,
    "pay_regrow_field": 30,
    "vp_if_markers": 60,
    "protect_marker": 25,
    "double_delivery": 55,
    "sell_harvest_at": 30,
    "harvest_for_vp": 55,
    "income_per_extensions": 15,
    "sell_from_fields": 5,
    "income_good": 55,
    "income_buy_good": 40,
    "draw_card": 15,
    "silver_on_extension": 15,
    "prefill_barrow": 30,
    "pay_delivery": 55,
    "extra_roof_space": 10,
    "reroll_die": 10,
    "siesta_on_breeding": 10,
    "harvest_on_breeding": 15,
    "harvest_if_first": 25,
    "vp_on_later_completion": 20,
    "gain_on_building": 60,
    "commodity_on_building": 50,
    "field_enters_grown": 20,
    "regrow_field": 60,
    "price_change": 25,
    "vp_silver_exchange": 15,
    "vp_if_silver": 55,
    "discard_draw": 20,
    "discard_for_field_good": 45,
    "silver_after_last_die": 40,
    "die_as": 20,
    "wild_delivery": 60,
    "siesta_score_bonus": 60,
    "cheap_upgrade_typed": 45,
    "substitute_delivery": 55,
    "extra_delivery_slot": 40,
    "vp_if_majority": 70,
    "income_missing_good": 55,
    "pay_flip_roof": 35,
    "vp_if_fields_empty": 50,
    "siesta_step": 40,
    "sell_pig_at": 25,
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

# What a craft marker brings per round it is at work: Merchant House to Butcher.
CRAFT_WORTH: Final = (60, 90, 90, 60, 70, 60)

# The numbers of menu entries that other modules keep to themselves; a test holds them together.
PASS_CARD: Final = CARD_COUNT
FREE_CARD: Final = CARD_COUNT + 1
FREE_ROOF_ENTRY: Final = ROOF_COUNT + 1
PASS_ROOF: Final = ROOF_COUNT
FREE_PICK: Final = 7
CODES: Final = 90
EXTRA_ENTRY: Final = 93
FREE_DELIVER: Final = 96
