"""What answers are worth to a sensible player, in hundredths of a victory point."""

from __future__ import annotations

from typing import Final

import cython

from ludoteca.core.decision import Options
from ludoteca.games.la_granja.constants import (
    FREE_BUY,
    FREE_DRAW,
    FREE_HARVEST,
    FREE_HELPER,
    FREE_MORE_SILVER,
    FREE_PAIR,
    FREE_PIG,
    FREE_PLAY,
    FREE_ROOF,
    FREE_SELL,
    FREE_SILVER,
    FREE_TAKE_BACK,
    FREE_UPGRADE,
    FREE_UPGRADES,
    NONE,
    ROOFS,
    ROUNDS,
    ROWS,
    SLOTS,
    SOURCES,
    SYMBOLS,
    TRANSPORT,
)
from ludoteca.games.la_granja.content.board import BUILDING_COUNT
from ludoteca.games.la_granja.content.cards import CARD_COUNT
from ludoteca.games.la_granja.content.goods import (
    COMMODITY,
    CROPS,
    FARM_GOODS,
    FOOD,
    GOODS,
    GRAPE,
    MEAT,
    PIG,
    SILVER,
    VP,
    WINE,
)
from ludoteca.games.la_granja.content.helpers import (
    DISCARD_DRAW,
    DISCARD_FOR_FIELD_GOOD,
    HARVEST_FOR_VP,
    MOVE_TO_STORAGE,
    PAY_DELIVERY,
    PAY_REGROW_FIELD,
    PAY_VP_PLAY_CARD,
    SELL_HARVEST_AT,
    VP_SILVER_EXCHANGE,
)
from ludoteca.games.la_granja.content.roofs import (
    PAID_DELIVERY,
    ROOF_DELIVERY,
    SIESTA,
)
from ludoteca.games.la_granja.habits import CRAFT_WORTH, GOOD_WORTH, HELPER_WORTH, ROOF_WORTH
from ludoteca.games.la_granja.state import Table

if not cython.compiled:
    from ludoteca.games.la_granja.decisions.cards import extension_cost, has_kind
    from ludoteca.games.la_granja.farm import bits_of, buy_price, free_stalls, source_good, sources, upgrade_price
    from ludoteca.games.la_granja.menu import list_free
    from ludoteca.games.la_granja.village import is_open, lower_neighbours, owned, wanted

LEAST: Final = -1000000
# The tables as lists, which become C arrays.
GOOD_TABLE: Final = list(GOOD_WORTH)
HELPER_TABLE: Final = list(HELPER_WORTH)
ROOF_TABLE: Final = list(ROOF_WORTH)
CRAFT_TABLE: Final = list(CRAFT_WORTH)
# The numbers of menu entries that other modules keep to themselves; a test holds them together.

# -- what things are worth --------------------------------------------------------------------------------------


def worth_of(good: int) -> int:
    """A good by itself."""
    return GOOD_TABLE[good]


def roof_worth(effect: int) -> int:
    """One use of a roof tile."""
    return ROOF_TABLE[effect]


def rounds_left(table: Table) -> int:
    """How many rounds follow this one."""
    return ROUNDS - table.round


def stock(table: Table, seat: int, good: int) -> int:
    """How many of a good the seat has, fields included."""
    found = table.goods[seat * GOODS + good]
    if good < CROPS:
        found += table.grown[seat * CROPS + good]
    return found


def barrow_prize(table: Table, card: int) -> int:
    """What a completed barrow brings: points, a commodity, a market marker for the rounds left and this one."""
    prize = table.printed.barrow_vp[card] * 100 + worth_of(COMMODITY)
    if table.printed.barrow_market[card]:
        prize += 75 * (rounds_left(table) + 1)
    return prize


def building_prize(table: Table, building: int) -> int:
    """What a completed building brings now and later."""
    prize = table.round * 100 + 60 + CRAFT_TABLE[building] * rounds_left(table)
    if not table.completed >> building & 1:
        prize += 200 if table.unlocked < 3 else 100
    return prize


def missing(table: Table, seat: int, target: int) -> int:
    """How many symbols of a target are still uncovered."""
    if target < SLOTS:
        place = seat * SLOTS + target
        card = table.barrow_card[place]
        if card == NONE:
            return 0
        return table.printed.barrow_size[card] - bits_of(table.barrow_filled[place])
    place = seat * BUILDING_COUNT + target - SLOTS
    row = (target - SLOTS) * ROWS + (table.row_of[place] if table.row_of[place] != NONE else 0)
    return table.printed.row_size[row] - bits_of(table.row_filled[place])


def lacking(table: Table, seat: int, target: int) -> int:
    """How many of a target's uncovered symbols the seat could not cover with what it has."""
    found = 0
    if target < SLOTS:
        place = seat * SLOTS + target
        card = table.barrow_card[place]
        for good in range(GOODS):
            count = 0
            for symbol in range(table.printed.barrow_size[card]):
                if not table.barrow_filled[place] >> symbol & 1:
                    if table.printed.barrow_good[card * SYMBOLS + symbol] == good:
                        count += 1
            have = stock(table, seat, good) if count else 0
            if count > have:
                found += count - have
        return found
    place = seat * BUILDING_COUNT + target - SLOTS
    row = (target - SLOTS) * ROWS + (table.row_of[place] if table.row_of[place] != NONE else 0)
    for good in range(GOODS):
        count = 0
        for symbol in range(table.printed.row_size[row]):
            if not table.row_filled[place] >> symbol & 1 and table.printed.row_good[row * SYMBOLS + symbol] == good:
                count += 1
        have = stock(table, seat, good) if count else 0
        if count > have:
            found += count - have
    return found


def target_prize(table: Table, seat: int, target: int) -> int:
    """What completing a target brings."""
    if target < SLOTS:
        return barrow_prize(table, table.barrow_card[seat * SLOTS + target])
    return building_prize(table, target - SLOTS)


def delivery_worth(table: Table, seat: int, target: int) -> int:
    """What one more covered symbol is worth: all of the prize when it is the last, a share before."""
    left = missing(table, seat, target)
    prize = target_prize(table, seat, target)
    if left <= 1:
        return prize
    short = lacking(table, seat, target)
    if rounds_left(table) == 0 and short > 0:
        return -50
    return prize // (left + 1 + short)


def need(table: Table, seat: int, good: int) -> int:
    """How much more a good is worth because open targets want it and the seat has too few."""
    best = 0
    demand = 0
    for target in range(SLOTS + BUILDING_COUNT):
        if target < SLOTS and table.barrow_card[seat * SLOTS + target] == NONE:
            continue
        if wanted(table, seat, target, 1) >> good & 1:
            demand += 1
            left = missing(table, seat, target)
            share = target_prize(table, seat, target) // (left + 2)
            if share > best:
                best = share
    if demand <= stock(table, seat, good):
        return 0
    return best


def good_worth(table: Table, seat: int, good: int) -> int:
    """A good with what the seat's own targets add to it."""
    if rounds_left(table) == 0 and table.phase == TRANSPORT and good < SILVER:
        return need(table, seat, good) // 2
    return worth_of(good) + need(table, seat, good) // 3


def upgrade_worth(table: Table, seat: int, source: int) -> int:
    """What turning a resource into its upgraded good brings."""
    good = source_good(source)
    result = MEAT if good == PIG else (WINE if good == GRAPE else FOOD)
    wanting = need(table, seat, result)
    # An upgraded good that nothing asks for can no longer be sold.
    gain = worth_of(result) - worth_of(good) + wanting // 2 if wanting else -worth_of(good) // 2
    if stock(table, seat, good) <= 1:
        gain -= need(table, seat, good) // 2
    return gain


def field_worth(table: Table, seat: int, crop: int) -> int:
    """A field of a crop for the rounds left, this one's growth included."""
    base = seat * CROPS
    fields = table.fields[base] + table.fields[base + 1] + table.fields[base + 2]
    yields = rounds_left(table) + (1 if table.phase == 1 else 0)
    return (worth_of(crop) + 45 - 10 * fields - 12 * table.fields[base + crop]) * yields - 10


def helper_worth(table: Table, card: int) -> int:
    """A helper for this round and those left."""
    return HELPER_TABLE[table.printed.op[card]] * (rounds_left(table) + 1) - 15


def barrow_worth(table: Table, seat: int, card: int) -> int:
    """A barrow to be filled in the rounds left."""
    size = table.printed.barrow_size[card]
    cost = 0
    short = 0
    for symbol in range(size):
        good = table.printed.barrow_good[card * SYMBOLS + symbol]
        cost += worth_of(good)
        if stock(table, seat, good) == 0:
            short += 1
    worth = barrow_prize(table, card) * 3 // 5 - cost - 20 * size - 70 * short
    full = 0
    for place in range(seat * SLOTS, seat * SLOTS + SLOTS):
        if table.barrow_card[place] != NONE:
            full += 1
    worth -= 90 * full
    if full == SLOTS:
        worth -= 250
    if rounds_left(table) == 0:
        worth -= 120 * short
    return worth


def extension_worth(table: Table, seat: int, card: int) -> int:
    """An extension for the rounds left, less what it costs."""
    yields = rounds_left(table) + 1
    per = 22 * table.printed.extension_income[card] + 30 * table.printed.extension_stalls[card]
    per += 26 * table.printed.extension_deliveries[card] + 14
    cost = extension_cost(table, seat)
    paid = 0
    for kind in range(FARM_GOODS):
        if cost > 0 and has_kind(table, seat, kind):
            paid += worth_of(kind) + need(table, seat, kind) // 4
            cost -= 1
    return per * yields - paid


def card_worth(table: Table, seat: int, card: int) -> int:
    """A card by its best side."""
    best = field_worth(table, seat, table.printed.field[card])
    other = barrow_worth(table, seat, card)
    if other > best:
        best = other
    other = helper_worth(table, card) - weakest_helper(table, seat)
    if other > best:
        best = other
    return best


def weakest_helper(table: Table, seat: int) -> int:
    """What the seat would lose by making room for a helper; nothing while a place is free."""
    least = -LEAST
    for place in range(seat * SLOTS, seat * SLOTS + SLOTS):
        if table.helper_card[place] == NONE:
            return 0
        worth = helper_worth(table, table.helper_card[place])
        if worth < least:
            least = worth
    return least


def best_delivery(table: Table, seat: int) -> int:
    """The best single delivery the seat could make now, less the good it takes."""
    best = 0
    goods = owned(table, seat)
    for target in range(SLOTS + BUILDING_COUNT):
        fit = wanted(table, seat, target, 1) & goods
        if fit:
            worth = delivery_worth(table, seat, target)
            for good in range(GOODS):
                if fit >> good & 1 and worth - worth_of(good) // 2 > best:
                    best = worth - worth_of(good) // 2
    return best


def useful_deliveries(table: Table, seat: int) -> int:
    """How many deliveries the seat could make with what it has, up to five."""
    found = 0
    for target in range(SLOTS + BUILDING_COUNT):
        if target < SLOTS and table.barrow_card[seat * SLOTS + target] == NONE:
            continue
        if target >= SLOTS and not is_open(table, seat, target - SLOTS):
            continue
        count = missing(table, seat, target) - lacking(table, seat, target)
        if count > 0 and (rounds_left(table) > 0 or lacking(table, seat, target) == 0):
            found += count
    total = 0
    for good in range(GOODS):
        if good != SILVER and good != VP:
            total += stock(table, seat, good)
    return min(total, found)


# -- the questions ------------------------------------------------------------------------------------------------


def space_worth(table: Table, seat: int, value: int) -> int:
    """What a revenue space brings."""
    if value == 1:
        return good_worth(table, seat, PIG) if free_stalls(table, seat) > 0 else 60
    if value == 3:
        return best_crop(table, seat) + worth_of(0) + 10
    if value == 4:
        return 4 * worth_of(SILVER) + 10
    best = 0
    for choice in range(9):
        if value == choice_space(choice):
            worth = choice_worth(table, seat, choice)
            if worth > best:
                best = worth
    return best


def choice_space(choice: int) -> int:
    """The space a choice belongs to."""
    if choice < 3:
        return 2
    if choice < 6:
        return 5
    return 6 if choice < 8 else 0


def best_crop(table: Table, seat: int) -> int:
    """The harvest good the seat would like best."""
    best = 0
    for crop in range(CROPS):
        worth = good_worth(table, seat, crop)
        if worth > best:
            best = worth
    return best


def best_upgrade(table: Table, seat: int, allowed: int) -> int:
    """The best free upgrade, 0 if there is none worth it."""
    best = 0
    found = sources(table, seat) & allowed
    for source in range(SOURCES):
        if found >> source & 1:
            worth = upgrade_worth(table, seat, source)
            if worth > best:
                best = worth
    return best


def step_worth(table: Table, seat: int, steps: int) -> int:
    """Siesta steps: a little for the order, more for points at the end of the round."""
    start = table.siesta_at[seat]
    end = start + steps
    if end > table.printed.top:
        end = table.printed.top
    return (table.printed.siesta[end] - table.printed.siesta[start]) * 60 + (end - start) * 22


def choice_worth(table: Table, seat: int, choice: int) -> int:
    """What one of the choices of spaces 2, 5 and 6 brings."""
    if choice == 0:
        return best_card(table, seat) - 30
    if choice == 1:
        return 30 + 6 * rounds_left(table)
    if choice == 2:
        return best_crop(table, seat)
    if choice == 3:
        return best_upgrade(table, seat, 127) * 2 - 25
    if choice == 4:
        return best_upgrade(table, seat, 127) + step_worth(table, seat, 1)
    if choice == 5:
        return step_worth(table, seat, 2)
    if choice == 6:
        return best_delivery(table, seat)
    if choice == 7:
        return 2 * worth_of(SILVER)
    return 200


def best_card(table: Table, seat: int) -> int:
    """The best card in hand to play now."""
    best = 0
    for card in range(CARD_COUNT):
        if table.where[card] == 12 + seat:
            worth = card_worth(table, seat, card)
            if worth > best:
                best = worth
    return best


def free_worth(table: Table, seat: int, option: int) -> int:
    """What a free action brings now; what is better kept is below 0."""
    last = rounds_left(table) == 0 and table.phase == TRANSPORT
    if option == FREE_SILVER:
        return 4 * worth_of(SILVER) - worth_of(COMMODITY)
    if option == FREE_PAIR:
        return best_crop(table, seat) * 2 - worth_of(COMMODITY) - 60
    if option == FREE_PLAY:
        return best_card(table, seat) - worth_of(COMMODITY) - 60
    if option == FREE_DRAW:
        return -50
    if option == FREE_PIG:
        return good_worth(table, seat, PIG) - worth_of(COMMODITY) - 20
    if option == FREE_UPGRADES:
        return best_upgrade(table, seat, 127) * 2 - worth_of(COMMODITY) - 20
    if option == FREE_HARVEST:
        return best_crop(table, seat) - need(table, seat, COMMODITY) // 3 - 15
    if option == FREE_MORE_SILVER:
        return 20 - need(table, seat, COMMODITY) // 3
    if option < FREE_SELL:
        good = option - FREE_BUY
        price = buy_price(table, seat, good)
        return need(table, seat, good) * 2 // 3 - price * (20 if last else 26)
    if option < FREE_UPGRADE:
        return -30
    if option < FREE_ROOF:
        source = option - FREE_UPGRADE
        price = upgrade_price(table, seat, source_good(source))
        return upgrade_worth(table, seat, source) - price * (20 if last else 26)
    if option < FREE_HELPER:
        return roof_use_worth(table, seat, option - FREE_ROOF)
    if option < FREE_TAKE_BACK:
        return helper_use_worth(table, seat, seat * SLOTS + option - FREE_HELPER)
    return -40


def roof_use_worth(table: Table, seat: int, slot: int) -> int:
    """Using a roof tile now: at once if nothing better can come, deliveries when they pay."""
    effect = table.printed.roof_effect[table.roof_tile[seat * ROOFS + slot]]
    if effect == ROOF_DELIVERY or effect == PAID_DELIVERY:
        return best_delivery(table, seat) - (110 if rounds_left(table) > 0 else 0)
    if effect == SIESTA:
        return step_worth(table, seat, 2) - (10 if table.phase == TRANSPORT else 40)
    return roof_worth(effect)


def helper_use_worth(table: Table, seat: int, place: int) -> int:
    """Using a helper from the menu now."""
    card = table.helper_card[place]
    op = table.printed.op[card]
    if op == MOVE_TO_STORAGE:
        return 15 if rounds_left(table) > 0 or table.phase != TRANSPORT else -10
    if op == PAY_VP_PLAY_CARD:
        return best_card(table, seat) - 140
    if op == PAY_REGROW_FIELD:
        return best_crop(table, seat) - 2 * worth_of(SILVER) - 10
    if op == SELL_HARVEST_AT:
        return 10 if spare_crop(table, seat) else -10
    if op == HARVEST_FOR_VP:
        return 40 if spare_crop(table, seat) else -10
    if op == PAY_DELIVERY:
        return best_delivery(table, seat) - 60
    if op == VP_SILVER_EXCHANGE:
        return 15 if table.goods[seat * GOODS + SILVER] >= 6 and rounds_left(table) == 0 else -10
    if op == DISCARD_DRAW or op == DISCARD_FOR_FIELD_GOOD:
        return 20
    return 45


def spare_crop(table: Table, seat: int) -> bool:
    """Whether a stored harvest good is there that nothing needs."""
    for crop in range(CROPS):
        if table.goods[seat * GOODS + crop] > 0 and stock(table, seat, crop) > 2:
            return True
    return rounds_left(table) == 0 and table.phase == TRANSPORT


def best_free(table: Table, seat: int, menu: Options) -> int:
    """The best free action, as the worth of opening the menu."""
    menu.clear()
    list_free(table, seat, menu)
    best = LEAST
    for place in range(menu.count):
        worth = free_worth(table, seat, menu.items[place])
        if worth > best:
            best = worth
    return best


def marker_worth(table: Table, seat: int, space: int) -> int:
    """A market space: who is pushed off, and how safe it is."""
    worth = 0
    endangered = lower_neighbours(table, seat, space)
    near = table.printed.hex_near[space] & table.open_hexes
    for other in range(table.printed.hexes):
        if endangered >> other & 1:
            worth += 120
        if near >> other & 1 and table.hex_owner[other] == NONE:
            if table.printed.hex_value[other] > table.printed.hex_value[space]:
                worth -= 12
    if table.hex_owner[space] != NONE and table.hex_owner[space] != seat:
        worth += 60
    return worth
