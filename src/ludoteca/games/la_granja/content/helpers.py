"""What helpers can do: every operation with its moment and the names of its parameters."""

from __future__ import annotations

from typing import Final, NamedTuple

# When an operation works.
MOMENTS: Final = (
    "always",  # changes a price, a limit or a count for as long as the card lies there
    "menu",  # the owner's choice among the free actions of an own turn
    "exchange",  # when a trade commodity is returned
    "income",
    "growth",
    "before_roll",
    "pick",
    "die",
    "last_die",
    "siesta",
    "order",
    "delivery",
    "building",
    "barrow",
    "removal",
    "card",
    "roof",
    "scoring",
)


class Operation(NamedTuple):
    """One operation: its name, its moment, the parameters a row must give."""

    name: str
    moment: str
    params: tuple[str, ...]


OPERATIONS: Final = (
    Operation("upgrade_discount", "always", ("silver",)),
    Operation("vp_on_removal", "removal", ("vp",)),
    Operation("two_options", "die", ()),
    Operation("pay_vp_play_card", "menu", ("vp",)),
    Operation("reserve_last_die", "before_roll", ()),
    Operation("pay_vp_round_space", "die", ("vp",)),
    Operation("commodity_alternative", "exchange", ("harvest", "silver")),
    Operation("hand_limit", "always", ("plus",)),
    Operation("pig_stall", "always", ("n",)),
    Operation("breed_extra", "growth", ("min_pigs", "pigs")),
    Operation("roof_discount", "always", ("silver",)),
    Operation("extra_free_delivery", "delivery", ("target",)),
    Operation("move_to_storage", "menu", ("good",)),
    Operation("change_die", "die", ("delta", "siesta")),
    Operation("siesta_bonus", "siesta", ("n",)),
    Operation("silver_on_roof_use", "roof", ("silver",)),
    Operation("free_upgrade_typed", "menu", ("good", "silver")),
    Operation("extra_deliveries_free", "always", ()),
    Operation("silver_on_barrow", "barrow", ("silver",)),
    Operation("roof_pay_with_harvest", "always", ("value",)),
    Operation("free_upgrade", "menu", ()),
    Operation("grow_bonus", "growth", ("good", "fields")),
    Operation("extension_discount", "always", ("goods",)),
    Operation("pay_regrow_field", "menu", ("silver",)),
    Operation("vp_if_markers", "scoring", ("min", "vp")),
    Operation("protect_marker", "removal", ()),
    Operation("double_delivery", "delivery", ()),
    Operation("sell_harvest_at", "menu", ("silver",)),
    Operation("harvest_for_vp", "menu", ("vp",)),
    Operation("income_per_extensions", "income", ("per", "silver")),
    Operation("sell_from_fields", "always", ()),
    Operation("income_good", "income", ("good",)),
    Operation("income_buy_good", "income", ("good", "silver")),
    Operation("draw_card", "menu", ("n",)),
    Operation("silver_on_extension", "card", ("silver",)),
    Operation("prefill_barrow", "card", ()),
    Operation("pay_delivery", "menu", ("silver",)),
    Operation("extra_roof_space", "always", ("vp",)),
    Operation("reroll_die", "pick", ()),
    Operation("siesta_on_breeding", "growth", ("siesta",)),
    Operation("harvest_on_breeding", "growth", ()),
    Operation("harvest_if_first", "order", ()),
    Operation("vp_on_later_completion", "building", ("vp",)),
    Operation("gain_on_building", "building", ("vp", "silver")),
    Operation("commodity_on_building", "building", ()),
    Operation("field_enters_grown", "card", ()),
    Operation("regrow_field", "menu", ()),
    Operation("price_change", "always", ("good", "buy", "sell")),
    Operation("vp_silver_exchange", "menu", ("vp_to_silver", "silver_to_vp")),
    Operation("vp_if_silver", "scoring", ("min", "vp")),
    Operation("discard_draw", "menu", ("draw", "silver")),
    Operation("discard_for_field_good", "menu", ()),
    Operation("silver_after_last_die", "last_die", ("silver",)),
    Operation("die_as", "die", ("value",)),
    Operation("wild_delivery", "delivery", ()),
    Operation("siesta_score_bonus", "scoring", ("vp",)),
    Operation("cheap_upgrade_typed", "menu", ("good", "silver")),
    Operation("substitute_delivery", "delivery", ("vp",)),
    Operation("extra_delivery_slot", "always", ("n",)),
    Operation("vp_if_majority", "scoring", ("vp",)),
    Operation("income_missing_good", "income", ()),
    Operation("pay_flip_roof", "menu", ("silver",)),
    Operation("vp_if_fields_empty", "scoring", ("vp",)),
    Operation("siesta_step", "menu", ("n",)),
    Operation("sell_pig_at", "income", ("silver",)),
)

OPERATION_NAMES: Final = tuple(operation.name for operation in OPERATIONS)
NO_OP: Final = -1

UPGRADE_DISCOUNT: Final = 0
VP_ON_REMOVAL: Final = 1
TWO_OPTIONS: Final = 2
PAY_VP_PLAY_CARD: Final = 3
RESERVE_LAST_DIE: Final = 4
PAY_VP_ROUND_SPACE: Final = 5
COMMODITY_ALTERNATIVE: Final = 6
HAND_LIMIT: Final = 7
PIG_STALL: Final = 8
BREED_EXTRA: Final = 9
ROOF_DISCOUNT: Final = 10
EXTRA_FREE_DELIVERY: Final = 11
MOVE_TO_STORAGE: Final = 12
CHANGE_DIE: Final = 13
SIESTA_BONUS: Final = 14
SILVER_ON_ROOF_USE: Final = 15
FREE_UPGRADE_TYPED: Final = 16
EXTRA_DELIVERIES_FREE: Final = 17
SILVER_ON_BARROW: Final = 18
ROOF_PAY_WITH_HARVEST: Final = 19
FREE_UPGRADE: Final = 20
GROW_BONUS: Final = 21
EXTENSION_DISCOUNT: Final = 22
PAY_REGROW_FIELD: Final = 23
VP_IF_MARKERS: Final = 24
PROTECT_MARKER: Final = 25
DOUBLE_DELIVERY: Final = 26
SELL_HARVEST_AT: Final = 27
HARVEST_FOR_VP: Final = 28
INCOME_PER_EXTENSIONS: Final = 29
SELL_FROM_FIELDS: Final = 30
INCOME_GOOD: Final = 31
INCOME_BUY_GOOD: Final = 32
DRAW_CARD: Final = 33
SILVER_ON_EXTENSION: Final = 34
PREFILL_BARROW: Final = 35
PAY_DELIVERY: Final = 36
EXTRA_ROOF_SPACE: Final = 37
REROLL_DIE: Final = 38
SIESTA_ON_BREEDING: Final = 39
HARVEST_ON_BREEDING: Final = 40
HARVEST_IF_FIRST: Final = 41
VP_ON_LATER_COMPLETION: Final = 42
GAIN_ON_BUILDING: Final = 43
COMMODITY_ON_BUILDING: Final = 44
FIELD_ENTERS_GROWN: Final = 45
REGROW_FIELD: Final = 46
PRICE_CHANGE: Final = 47
VP_SILVER_EXCHANGE: Final = 48
VP_IF_SILVER: Final = 49
DISCARD_DRAW: Final = 50
DISCARD_FOR_FIELD_GOOD: Final = 51
SILVER_AFTER_LAST_DIE: Final = 52
DIE_AS: Final = 53
WILD_DELIVERY: Final = 54
SIESTA_SCORE_BONUS: Final = 55
CHEAP_UPGRADE_TYPED: Final = 56
SUBSTITUTE_DELIVERY: Final = 57
EXTRA_DELIVERY_SLOT: Final = 58
VP_IF_MAJORITY: Final = 59
INCOME_MISSING_GOOD: Final = 60
PAY_FLIP_ROOF: Final = 61
VP_IF_FIELDS_EMPTY: Final = 62
SIESTA_STEP: Final = 63
SELL_PIG_AT: Final = 64
