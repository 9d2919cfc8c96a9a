"""What roof tiles and helpers do, and what a farm earns."""

from __future__ import annotations

import cython

from ludoteca.core.constants import NOBODY
from ludoteca.games.la_granja.content.board import BUILDING_COUNT, DELICATESSEN, GREENGROCER, MERCHANT_HOUSE
from ludoteca.games.la_granja.content.cards import CARD_COUNT
from ludoteca.games.la_granja.content.constants import (
    ANYWHERE,
    CRAFT_ACTIVE,
    FIXED_GOOD,
    FROM_ROOF,
    LATE_INCOME,
    NONE,
    PICKED,
    ROOFS,
)
from ludoteca.games.la_granja.content.goods import (
    COMMODITY,
    CROPS,
    GOODS,
    GRAIN,
    GRAPE,
    OLIVE,
    PIG,
    SILVER,
    VP,
)
from ludoteca.games.la_granja.content.helpers import (
    CHEAP_UPGRADE_TYPED,
    COMMODITY_ON_BUILDING,
    DISCARD_DRAW,
    DISCARD_FOR_FIELD_GOOD,
    DRAW_CARD,
    FREE_UPGRADE_TYPED,
    HARVEST_FOR_VP,
    INCOME_BUY_GOOD,
    INCOME_GOOD,
    INCOME_MISSING_GOOD,
    INCOME_PER_EXTENSIONS,
    MOVE_TO_STORAGE,
    PAY_DELIVERY,
    PAY_FLIP_ROOF,
    PAY_REGROW_FIELD,
    PAY_VP_PLAY_CARD,
    PAY_VP_ROUND_SPACE,
    REGROW_FIELD,
    REROLL_DIE,
    SELL_HARVEST_AT,
    SELL_PIG_AT,
    SIESTA_BONUS,
    SIESTA_STEP,
    SILVER_AFTER_LAST_DIE,
    VP_SILVER_EXCHANGE,
)
from ludoteca.games.la_granja.content.helpers import FREE_UPGRADE as ANY_UPGRADE
from ludoteca.games.la_granja.content.roofs import (
    DIE_BY_ONE,
    DIE_BY_TWO,
    DOUBLE_VP,
    FLIP,
    GRAIN_OR_OLIVE,
    HARVEST,
    INCOME_AGAIN,
    MARKET_MARKER,
    OLIVE_OR_GRAPE,
    ONE_VP,
    PAID_DELIVERY,
    ROOF_CARD,
    ROOF_DELIVERY,
    ROOF_PIG,
    SIESTA,
    SILVER_FOUR,
    SILVER_THREE,
    SILVER_TWO,
    TWO_HARVEST,
    UPGRADE_ONE,
    UPGRADE_TWO,
    UPGRADED_GOOD,
)
from ludoteca.games.la_granja.rules.decisions.numbers import (
    ADVANCE,
    AFTER_ROOF,
    CARD_CHOICE,
    DELIVER,
    EXCHANGE,
    FLIP_ROOF,
    INCOME_HELPER,
    PLACE_MARKER,
    PLAY,
    REGROW,
    REROLL_WHICH,
    SELL_CROP,
    SWAP_CARD,
    TAKE_CROP,
    TAKE_PAIR,
    TAKE_RESOURCE,
    TAKE_UPGRADED,
    UPGRADE_GOOD,
    USE_SPACE,
)
from ludoteca.games.la_granja.rules.state import LaGranjaState

if not cython.compiled:
    from ludoteca.games.la_granja.rules.farm import (
        advance,
        can_draw,
        draw,
        gain,
        is_short,
        mark_used,
        move_disc,
        pay_points,
        receive,
        sources,
        take_pig,
        typed_sources,
    )
    from ludoteca.games.la_granja.rules.loads import any_delivery

# -- income ---------------------------------------------------------------------------------------------------


def income(table: LaGranjaState, seat: int, again: bool) -> None:
    """What the farm earns by markers, extensions, helpers; ``again`` leaves out the once-per-round ones. [LG-5.10]"""
    silver = table.more_income[seat]
    # Where markers may run out, helpers take theirs after the craft markers, by card number: the last is laid first.
    place = table.helper_below(seat, CARD_COUNT)
    while place != NONE:
        op = table.printed.op[table.helper_card[place]]
        if op == INCOME_PER_EXTENSIONS:
            per = table.param(place, 0)
            silver += (table.extensions[seat] + per - 1) // per * table.param(place, 1)
        elif op == INCOME_GOOD and not is_short(table, seat):
            gain(table, seat, table.param(place, 0), 1)
        elif op == INCOME_GOOD:
            table.ask(INCOME_HELPER, NOBODY, place, seat)
        elif not again and (op == INCOME_BUY_GOOD or op == SELL_PIG_AT or op == INCOME_MISSING_GOOD):
            table.ask(INCOME_HELPER, NOBODY, place, seat)
        place = table.helper_below(seat, table.helper_card[place])
    table.goods[seat * GOODS + SILVER] += silver
    if again or not table.variants & LATE_INCOME:
        craft_income(table, seat)


def has_craft_income(table: LaGranjaState, seat: int) -> bool:
    """Whether a craft marker of the seat earns something in the farm phase."""
    base = seat * BUILDING_COUNT
    if table.craft[base + MERCHANT_HOUSE] == CRAFT_ACTIVE or table.craft[base + DELICATESSEN] == CRAFT_ACTIVE:
        return True
    return table.craft[base + GREENGROCER] == CRAFT_ACTIVE


def craft_income(table: LaGranjaState, seat: int) -> None:
    """What Merchant House, Delicatessen and Greengrocer earn: in step 2, by the other reading in step 3. [LG-14.28]"""
    base = seat * BUILDING_COUNT
    if table.craft[base + MERCHANT_HOUSE] == CRAFT_ACTIVE:
        table.goods[seat * GOODS + SILVER] += 3
    # With the marker limit the commodity comes first, so the resource is laid first.
    if table.craft[base + GREENGROCER] == CRAFT_ACTIVE:
        table.ask(TAKE_RESOURCE, seat, 1, 0)
    if table.craft[base + DELICATESSEN] == CRAFT_ACTIVE:
        gain(table, seat, COMMODITY, 1)


# -- roof tiles -------------------------------------------------------------------------------------------------


def can_flip(table: LaGranjaState, seat: int) -> bool:
    """Whether the seat has a used tile that may be turned up. [LG-5.21, 14.19]"""
    for place in range(seat * ROOFS, seat * ROOFS + table.roof_count[seat]):
        if table.roof_used[place] and table.printed.roof_effect[table.roof_tile[place]] != FLIP:
            return True
    return False


def has_empty_hex(table: LaGranjaState) -> bool:
    """Whether an open market space is empty."""
    for space in range(table.printed.hexes):
        if table.open_hexes >> space & 1 and table.hex_owner[space] == NONE:
            return True
    return False


def can_use_roof(table: LaGranjaState, seat: int, place: int) -> bool:
    """Whether a roof tile can be used from the menu now. [LG-4.7, 5.24]"""
    if table.roof_used[place]:
        return False
    tile = table.roof_tile[place]
    if not table.printed.roof_phases[tile] & table.phase:
        return False
    effect = table.printed.roof_effect[tile]
    if effect == DIE_BY_ONE or effect == DIE_BY_TWO or effect == DOUBLE_VP:
        return False
    if effect == UPGRADE_ONE or effect == UPGRADE_TWO:
        return sources(table, seat) != 0
    if effect == ROOF_DELIVERY:
        return any_delivery(table, seat, ANYWHERE, 0)
    if effect == PAID_DELIVERY:
        return any_delivery(table, seat, ANYWHERE, table.printed.extra_cost)
    if effect == ROOF_CARD:
        return table.hand_count[seat] > 0 or can_draw(table)
    if effect == FLIP:
        return can_flip(table, seat)
    if effect == SIESTA:
        return table.siesta_at[seat] < table.printed.top
    if effect == MARKET_MARKER:
        return has_empty_hex(table)
    return True


def use_roof(table: LaGranjaState, seat: int, place: int) -> None:
    """Turn a tile face down and carry out its effect. [LG-5.19, 5.20]"""
    tile = table.roof_tile[place]
    effect = table.printed.roof_effect[tile]
    table.roof_used[place] = 1
    # Asked of the farm as it is once the effect is finished: the tile may bring the helper that pays for it.
    if effect != FLIP:
        table.ask(AFTER_ROOF, NOBODY, seat, 0)
    fixed = table.printed.roof_fixed[tile]
    if effect == OLIVE_OR_GRAPE:
        if fixed != NONE and table.variants & FIXED_GOOD:
            gain(table, seat, fixed, 1)
        else:
            table.ask(TAKE_CROP, seat, 1 << OLIVE | 1 << GRAPE, 1)
    elif effect == GRAIN_OR_OLIVE:
        table.ask(TAKE_CROP, seat, 1 << OLIVE | 1 << GRAIN, 1)
    elif effect == HARVEST:
        table.ask(TAKE_CROP, seat, 7, 1)
    elif effect == TWO_HARVEST:
        table.ask(TAKE_PAIR, seat, 0, 0)
    elif effect == ROOF_PIG:
        take_pig(table, seat)
    elif effect == UPGRADE_ONE:
        table.ask(UPGRADE_GOOD, seat, 127, 1)
    elif effect == UPGRADE_TWO:
        table.ask(UPGRADE_GOOD, seat, 127, 2)
    elif effect == ROOF_DELIVERY:
        table.ask(DELIVER, seat, ANYWHERE, 1)
    elif effect == PAID_DELIVERY:
        # What an extra delivery costs as printed; the helper that pays those does not pay this one. [LG-14.29]
        table.goods[seat * GOODS + SILVER] -= table.printed.extra_cost
        table.ask(DELIVER, seat, ANYWHERE, 1)
    elif effect == ROOF_CARD:
        table.ask(CARD_CHOICE, seat, 0, 0)
    elif effect == ONE_VP:
        table.score(seat, 1, FROM_ROOF)
    elif effect == SILVER_TWO:
        table.change(seat, SILVER, 2)
    elif effect == SILVER_THREE:
        table.change(seat, SILVER, 3)
    elif effect == SILVER_FOUR:
        table.change(seat, SILVER, 4)
    elif effect == FLIP:
        table.ask(FLIP_ROOF, seat, 0, 0)
    elif effect == SIESTA:
        table.ask(ADVANCE, seat, 1, 2)
    elif effect == UPGRADED_GOOD:
        table.ask(TAKE_UPGRADED, seat, 0, 0)
    elif effect == INCOME_AGAIN:
        income(table, seat, True)
    elif effect == MARKET_MARKER:
        table.ask(PLACE_MARKER, seat, 0, 0)


# -- helpers used from the menu ------------------------------------------------------------------------------------


def stored_crops(table: LaGranjaState, seat: int) -> int:
    """How many harvest goods lie in storage."""
    base = seat * GOODS
    return table.goods[base + OLIVE] + table.goods[base + GRAIN] + table.goods[base + GRAPE]


def has_empty_field(table: LaGranjaState, seat: int) -> bool:
    """Whether one of the seat's fields is empty."""
    for place in range(seat * CROPS, seat * CROPS + CROPS):
        if table.grown[place] < table.fields[place]:
            return True
    return False


def can_use_helper(table: LaGranjaState, seat: int, place: int) -> bool:
    """Whether a helper can be used from the menu now. [LG-4.7, 4.8, 15.10, 15.11]"""
    card = table.helper_card[place]
    if card == NONE or not table.printed.op_phases[card] & table.phase:
        return False
    if table.printed.once[card] and table.helper_used[place]:
        return False
    op = table.printed.op[card]
    base = seat * GOODS
    first = table.printed.param[card * 3]
    second = table.printed.param[card * 3 + 1]
    if op == MOVE_TO_STORAGE:
        return table.grown[seat * CROPS + first] > 0
    if op == PAY_VP_PLAY_CARD:
        return table.goods[base + VP] >= first and table.hand_count[seat] > 0
    if op == FREE_UPGRADE_TYPED:
        return sources(table, seat) & typed_sources(first) != 0
    if op == CHEAP_UPGRADE_TYPED:
        return table.goods[base + SILVER] >= second and sources(table, seat) & typed_sources(first) != 0
    if op == ANY_UPGRADE:
        return sources(table, seat) != 0
    if op == PAY_REGROW_FIELD:
        paid = table.goods[base + SILVER] >= first or stored_crops(table, seat) > 0
        return paid and has_empty_field(table, seat)
    if op == REGROW_FIELD:
        return has_empty_field(table, seat)
    if op == SELL_HARVEST_AT or op == HARVEST_FOR_VP:
        return stored_crops(table, seat) > 0
    if op == DRAW_CARD:
        return can_draw(table)
    if op == PAY_DELIVERY:
        return any_delivery(table, seat, ANYWHERE, first)
    if op == VP_SILVER_EXCHANGE:
        return table.goods[base + VP] > 0 or table.goods[base + SILVER] >= second
    if op == DISCARD_DRAW or op == DISCARD_FOR_FIELD_GOOD:
        return table.hand_count[seat] > 0
    if op == PAY_FLIP_ROOF:
        return table.goods[base + SILVER] >= first and can_flip(table, seat)
    if op == SIESTA_STEP:
        return table.siesta_at[seat] < table.printed.top
    return False


def pays_flag(table: LaGranjaState, place: int) -> bool:
    """Whether a helper takes a marker off the farm that can flag it. [LG-14.1]"""
    op = table.printed.op[table.helper_card[place]]
    return op == SELL_HARVEST_AT or op == HARVEST_FOR_VP or op == SELL_PIG_AT


def react(table: LaGranjaState, seat: int, place: int) -> None:
    """Carry out a helper that works by itself or was agreed to: with income, dice, siesta and buildings. [LG-15.10]"""
    op = table.printed.op[table.helper_card[place]]
    mark_used(table, place)
    if op == SIESTA_BONUS:
        move_disc(table, seat, table.param(place, 0))
    elif op == COMMODITY_ON_BUILDING:
        gain(table, seat, COMMODITY, 1)
    elif op == SILVER_AFTER_LAST_DIE:
        table.change(seat, SILVER, table.param(place, 0))
    elif op == INCOME_MISSING_GOOD:
        table.ask(TAKE_CROP, seat, missing_crops(table, seat), 1)
    elif op == INCOME_BUY_GOOD:
        table.change(seat, SILVER, -table.param(place, 1))
        receive(table, seat, table.param(place, 0))
    elif op == SELL_PIG_AT:
        table.change(seat, PIG, -1)
        table.change(seat, SILVER, table.param(place, 0))
    elif op == PAY_VP_ROUND_SPACE:
        pay_points(table, seat, table.param(place, 0))
        table.ask(USE_SPACE, NOBODY, seat, table.round * 2 + PICKED)
    elif op == REROLL_DIE:
        table.ask(REROLL_WHICH, seat, 0, 0)


def missing_crops(table: LaGranjaState, seat: int) -> int:
    """The harvest goods of which the seat has no field, as a mask. [LG-15.9]"""
    found = 0
    for crop in range(CROPS):
        if table.fields[seat * CROPS + crop] == 0:
            found |= 1 << crop
    return found


def use_helper(table: LaGranjaState, seat: int, place: int) -> None:
    """Carry out a helper from the menu. [LG-4.7]"""
    card = table.helper_card[place]
    op = table.printed.op[card]
    first = table.printed.param[card * 3]
    second = table.printed.param[card * 3 + 1]
    # A good that is sold flags the helper when it goes.
    if table.printed.once[card] and not pays_flag(table, place):
        mark_used(table, place)
    if op == MOVE_TO_STORAGE:
        table.grown[seat * CROPS + first] -= 1
        table.change(seat, first, 1)
    elif op == PAY_VP_PLAY_CARD:
        pay_points(table, seat, first)
        table.ask(PLAY, seat, 0, 0)
    elif op == FREE_UPGRADE_TYPED:
        table.change(seat, SILVER, second)
        table.ask(UPGRADE_GOOD, seat, typed_sources(first), 1)
    elif op == CHEAP_UPGRADE_TYPED:
        table.change(seat, SILVER, -second)
        table.ask(UPGRADE_GOOD, seat, typed_sources(first), 1)
    elif op == ANY_UPGRADE:
        table.ask(UPGRADE_GOOD, seat, 127, 1)
    elif op == PAY_REGROW_FIELD or op == VP_SILVER_EXCHANGE:
        table.ask(EXCHANGE, seat, place, 0)
    elif op == REGROW_FIELD:
        table.ask(REGROW, seat, 0, 0)
    elif op == SELL_HARVEST_AT or op == HARVEST_FOR_VP:
        table.ask(SELL_CROP, seat, place, 0)
    elif op == DRAW_CARD:
        draw(table, seat, first)
    elif op == PAY_DELIVERY:
        table.change(seat, SILVER, -first)
        table.ask(DELIVER, seat, ANYWHERE, 1)
    elif op == DISCARD_DRAW or op == DISCARD_FOR_FIELD_GOOD:
        table.ask(SWAP_CARD, seat, place, 0)
    elif op == PAY_FLIP_ROOF:
        table.change(seat, SILVER, -first)
        table.ask(FLIP_ROOF, seat, 0, 0)
    elif op == SIESTA_STEP:
        advance(table, seat, first)
