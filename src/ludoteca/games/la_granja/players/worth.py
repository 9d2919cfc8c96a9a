# cython: cdivision=False
"""What cards, tiles, dice and market spaces are worth to a farm, in hundredths of a victory point."""

from __future__ import annotations

import cython

from ludoteca.games.la_granja.content.board import BUILDING_COUNT, WAINWRIGHT
from ludoteca.games.la_granja.content.constants import CRAFT_ACTIVE, FARM, IN_HAND, NONE, ROOFS, SLOTS, SYMBOLS
from ludoteca.games.la_granja.content.goods import COMMODITY, CROPS, FARM_GOODS, GOODS, PIG, SILVER
from ludoteca.games.la_granja.content.markers import (
    BACK_AREA,
    BACK_COMMODITY,
    BACK_FIELD,
    BACK_HEX,
    BACK_NONE,
    BACK_SYMBOL,
)
from ludoteca.games.la_granja.players.insight import Insight
from ludoteca.games.la_granja.players.weights import (
    BARROW_FULL,
    BARROW_LATE,
    BARROW_MANY,
    BARROW_SHARE,
    BARROW_SHORT,
    BARROW_SIZE,
    DELIVERY_ROUND,
    DRAW_BASE,
    DRAW_ROUND,
    EXPOSED,
    FIELD_BASE,
    FIELD_MANY,
    FIELD_SAME,
    HAND_ROUND,
    INCOME_ROUND,
    KEEP,
    MARKER_ROUND,
    NEED_GOOD,
    PAY_NEED,
    PLAY_COST,
    PUSH,
    REPLACE,
    ROOF_PRICE,
    ROOF_ROUND,
    SPACE_PAIR,
    SPACE_SILVER,
    STALL_ROUND,
    UPGRADES_COST,
)
from ludoteca.games.la_granja.rules.decisions.entries import (
    AS_FIXED,
    DRAW_ONE,
    HELPER_DOWN,
    HELPER_UP,
    ONE_CROP,
    ONE_DELIVERY,
    PLAY_ONE,
    SIDES,
    TO_BARROW,
    TO_EXTENSION,
    TO_FIELD,
    TWO_SILVER,
    TWO_STEPS,
    TWO_UPGRADES,
    UPGRADE_AND_STEP,
)
from ludoteca.games.la_granja.rules.decisions.entries import KEEP as KEEP_DIE
from ludoteca.games.la_granja.rules.state import LaGranjaState

if not cython.compiled:
    from ludoteca.games.la_granja.rules.decisions.cards import extension_cost
    from ludoteca.games.la_granja.rules.decisions.farm import roof_price
    from ludoteca.games.la_granja.rules.decisions.spaces import first_choice, last_choice
    from ludoteca.games.la_granja.rules.farm import free_stalls, sources
    from ludoteca.games.la_granja.rules.market import lower_neighbours

# -- cards --------------------------------------------------------------------------------------------------------


def field_worth(eye: Insight, table: LaGranjaState, crop: int) -> int:
    """A field of a crop for the rounds left, this one's growth included."""
    weights = eye.weights
    base = eye.seat * CROPS
    fields = table.fields[base] + table.fields[base + 1] + table.fields[base + 2]
    yields = eye.left + (1 if table.phase == FARM else 0)
    worth = weights[crop] + weights[FIELD_BASE] - weights[FIELD_MANY] * fields
    return (worth - weights[FIELD_SAME] * table.fields[base + crop]) * yields - 10


def barrow_worth(eye: Insight, table: LaGranjaState, card: int) -> int:
    """A barrow to be filled in the rounds left."""
    weights = eye.weights
    size = table.printed.barrow_size[card]
    cost = 0
    short = 0
    for symbol in range(size):
        good = table.printed.barrow_good[card * SYMBOLS + symbol]
        cost += weights[good]
        if eye.stock[good] <= eye.used[good]:
            short += 1
        eye.used[good] += 1
    for symbol in range(size):
        eye.used[table.printed.barrow_good[card * SYMBOLS + symbol]] = 0
    worth = eye.barrow_prize(table, card) * weights[BARROW_SHARE] // 100 - cost
    worth -= weights[BARROW_SIZE] * size + weights[BARROW_SHORT] * short
    full = 0
    for slot in range(SLOTS):
        if eye.size[slot]:
            full += 1
    worth -= weights[BARROW_MANY] * full
    if full == SLOTS:
        worth -= weights[BARROW_FULL]
    if eye.left == 0:
        worth -= weights[BARROW_LATE] * short
    return worth


def extension_worth(eye: Insight, table: LaGranjaState, card: int) -> int:
    """An extension for the rounds left, less what it costs."""
    weights = eye.weights
    per = weights[INCOME_ROUND] * table.printed.extension_income[card]
    per += weights[STALL_ROUND] * table.printed.extension_stalls[card]
    per += weights[DELIVERY_ROUND] * table.printed.extension_deliveries[card] + weights[HAND_ROUND]
    cost = extension_cost(table, eye.seat)
    paid = 0
    for kind in range(FARM_GOODS):
        if cost > 0 and eye.stock[kind] > 0:
            paid += weights[kind] + eye.pull[kind] * weights[PAY_NEED] // 100
            cost -= 1
    if cost > 0:
        return -500
    return per * (eye.left + 1) - paid


def weakest_helper(eye: Insight, table: LaGranjaState) -> int:
    """What the seat would lose by making room for a helper; nothing while a place is free."""
    least = 1000000
    for place in range(eye.seat * SLOTS, eye.seat * SLOTS + SLOTS):
        if table.helper_card[place] == NONE:
            return 0
        worth = eye.helper_worth(table, table.helper_card[place])
        if worth < least:
            least = worth
    return least


def side_worth(eye: Insight, table: LaGranjaState, card: int, side: int) -> int:
    """A card on one of its sides."""
    if side == TO_FIELD:
        return field_worth(eye, table, table.printed.field[card])
    if side == TO_BARROW:
        return barrow_worth(eye, table, card)
    if side == TO_EXTENSION:
        return extension_worth(eye, table, card)
    return eye.helper_worth(table, card) - weakest_helper(eye, table)


def card_worth(eye: Insight, table: LaGranjaState, card: int) -> int:
    """A card by its best side."""
    best = field_worth(eye, table, table.printed.field[card])
    for side in range(1, SIDES):
        worth = side_worth(eye, table, card, side)
        if worth > best:
            best = worth
    return best


def best_card(eye: Insight, table: LaGranjaState) -> int:
    """The best card in hand to play now."""
    best = 0
    left = table.hand_count[eye.seat]
    card = 0
    while left > 0:
        if table.where[card] == IN_HAND + eye.seat:
            left -= 1
            worth = card_worth(eye, table, card)
            if worth > best:
                best = worth
        card += 1
    return best


# -- dice ---------------------------------------------------------------------------------------------------------


def space_worth(eye: Insight, table: LaGranjaState, value: int) -> int:
    """What a revenue space brings."""
    if value == 1:
        return eye.good_worth(table, PIG) if free_stalls(table, eye.seat) > 0 else 3 * eye.weights[SILVER]
    if value == 3:
        return pair_worth(eye, table) + eye.weights[SPACE_PAIR]
    if value == 4:
        return 4 * eye.weights[SILVER] + eye.weights[SPACE_SILVER]
    best = 0
    for choice in range(first_choice(value), last_choice(value) + 1):
        worth = choice_worth(eye, table, choice)
        if worth > best:
            best = worth
    return best


def pair_worth(eye: Insight, table: LaGranjaState) -> int:
    """The two best of the three harvest goods."""
    total = 0
    least = 1000000
    for crop in range(CROPS):
        worth = eye.good_worth(table, crop)
        total += worth
        if worth < least:
            least = worth
    return total - least


def choice_worth(eye: Insight, table: LaGranjaState, choice: int) -> int:
    """What one of the choices of spaces 2, 5 and 6 brings."""
    if choice <= ONE_CROP:
        return second_space_worth(eye, table, choice)
    if choice <= TWO_STEPS:
        return fifth_space_worth(eye, table, choice)
    if choice == ONE_DELIVERY:
        return eye.best_delivery(1)
    # The helper that allows two of them.
    return 2 * eye.weights[SILVER] if choice == TWO_SILVER else 200


def second_space_worth(eye: Insight, table: LaGranjaState, choice: int) -> int:
    """Play a card, draw one, or take a harvest good."""
    if choice == PLAY_ONE:
        return best_card(eye, table) - eye.weights[PLAY_COST] if table.hand_count[eye.seat] else -50
    if choice == DRAW_ONE:
        return eye.weights[DRAW_BASE] + eye.weights[DRAW_ROUND] * eye.left
    return eye.best_crop(table)


def fifth_space_worth(eye: Insight, table: LaGranjaState, choice: int) -> int:
    """Two upgrades, an upgrade and a siesta step, or two steps."""
    if choice == TWO_UPGRADES:
        return eye.best_upgrade(sources(table, eye.seat)) * 2 - eye.weights[UPGRADES_COST]
    if choice == UPGRADE_AND_STEP:
        return eye.best_upgrade(sources(table, eye.seat)) + eye.step_worth(table, 1)
    return eye.step_worth(table, 2)


def change_worth(eye: Insight, table: LaGranjaState, value: int, option: int) -> int:
    """Changing a picked die, or keeping it."""
    here = space_worth(eye, table, value)
    if option == HELPER_DOWN:
        return space_worth(eye, table, value - 1) + 25
    if option == HELPER_UP:
        return space_worth(eye, table, value + 1) + 25
    if option == AS_FIXED:
        return space_worth(eye, table, 4) - 15
    return here if option == KEEP_DIE else here - 40


# -- tiles and market ---------------------------------------------------------------------------------------------


def tile_worth(eye: Insight, table: LaGranjaState, tile: int) -> int:
    """A roof tile: its space's points and its effect, less the price."""
    number = table.roof_count[eye.seat]
    points = table.printed.roof_points[number] if number < ROOFS - 1 else 3
    worth = points * 100 + eye.roof_worth(table.printed.roof_effect[tile]) + eye.weights[ROOF_ROUND] * eye.left
    if eye.left == 0 and (table.printed.roof_die[tile] or table.printed.roof_doubles[tile]):
        worth -= 20
    return worth - eye.weights[ROOF_PRICE] * roof_price(table, eye.seat)


def marker_worth(eye: Insight, table: LaGranjaState, space: int) -> int:
    """A market space: who is pushed off, and how safe it is."""
    worth = 0
    endangered = lower_neighbours(table, eye.seat, space)
    near = table.printed.hex_near[space] & table.open_hexes
    for other in range(table.printed.hexes):
        if endangered >> other & 1:
            worth += eye.weights[PUSH]
        if near >> other & 1 and table.hex_owner[other] == NONE:
            if table.printed.hex_value[other] > table.printed.hex_value[space]:
                worth -= eye.weights[EXPOSED]
    if table.hex_owner[space] != NONE and table.hex_owner[space] != eye.seat:
        worth += eye.weights[REPLACE]
    return worth


def back_worth(eye: Insight, table: LaGranjaState, need: int, option: int) -> int:
    """Taking a marker back, or (last) doing without what it is wanted for: less what is lost by it."""
    weights = eye.weights
    # A marker in the area of a completed building, or on a helper used this round, has done its work.
    lost = 0
    if option < BACK_COMMODITY:
        kept = eye.pull[option] * weights[NEED_GOOD] // 100 if eye.stock[option] <= eye.demand[option] else 0
        lost = weights[option] + kept
    elif option == BACK_COMMODITY:
        lost = weights[COMMODITY]
    elif option < BACK_SYMBOL:
        lost = weights[option - BACK_FIELD] + 5
    elif option < BACK_AREA:
        target = (option - BACK_SYMBOL) // GOODS
        lost = weights[(option - BACK_SYMBOL) % GOODS] + eye.prize[target] // (eye.size[target] + 2)
    elif option == BACK_NONE and need < GOODS:
        lost = eye.good_worth(table, need)
    elif option >= BACK_HEX:
        lost = weights[MARKER_ROUND] * (eye.left + 1)
    return -lost


def donkey_worth(eye: Insight, table: LaGranjaState, tile: int) -> int:
    """A donkey tile: what its deliveries bring, its steps, and that it is gone for the rest of its three rounds."""
    donkeys = table.printed.donkeys[tile]
    more = 1 if table.craft[eye.seat * BUILDING_COUNT + WAINWRIGHT] == CRAFT_ACTIVE else 0
    bought = 1 + table.more_deliveries[eye.seat]
    purse = table.goods[eye.seat * GOODS + SILVER]
    more += min(purse, bought)
    later = 2 - (table.round - 1) % 3
    worth = eye.haul(donkeys + more) + eye.step_worth(table, table.printed.hats[tile] + more)
    return worth - eye.weights[KEEP] * donkeys * later
