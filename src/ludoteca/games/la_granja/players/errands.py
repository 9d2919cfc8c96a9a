# cython: cdivision=False
"""What free actions bring now; what is better kept is below 0."""

from __future__ import annotations

from typing import Final

import cython

from ludoteca.core.decision import Options
from ludoteca.games.la_granja.content.constants import (
    FARM,
    FREE_BUY,
    FREE_DRAW,
    FREE_HARVEST,
    FREE_HELPER,
    FREE_PAIR,
    FREE_PIG,
    FREE_PLAY,
    FREE_ROOF,
    FREE_SELL,
    FREE_SILVER,
    FREE_UPGRADE,
    FREE_UPGRADES,
    PIGS_KEPT,
    ROOFS,
    SLOTS,
    TRANSPORT,
)
from ludoteca.games.la_granja.content.goods import COMMODITY, CROPS, GOODS, OLIVE, PIG, SILVER
from ludoteca.games.la_granja.content.helpers import (
    CHEAP_UPGRADE_TYPED,
    DISCARD_DRAW,
    DISCARD_FOR_FIELD_GOOD,
    FREE_UPGRADE_TYPED,
    HARVEST_FOR_VP,
    MOVE_TO_STORAGE,
    PAY_DELIVERY,
    PAY_REGROW_FIELD,
    PAY_VP_PLAY_CARD,
    REGROW_FIELD,
    SELL_HARVEST_AT,
    VP_SILVER_EXCHANGE,
)
from ludoteca.games.la_granja.content.helpers import FREE_UPGRADE as ANY_UPGRADE
from ludoteca.games.la_granja.content.roofs import PAID_DELIVERY, ROOF_DELIVERY, SIESTA, UPGRADE_ONE, UPGRADE_TWO
from ludoteca.games.la_granja.players.habits import (
    BUY_NEED,
    GIVE_POINT,
    NEED_GOOD,
    PAID_DELIVERY_COST,
    PAIR_COST,
    PURSE,
    PURSE_LAST,
    REGROW_MARGIN,
    SPARE,
    TILE_DELIVERY,
    TILE_SIESTA,
    TRADE_MARGIN,
    TRADE_PIG,
    TRADE_PLAY,
    TRADE_UPGRADES,
)
from ludoteca.games.la_granja.players.insight import Insight
from ludoteca.games.la_granja.rules.state import LaGranjaState

if not cython.compiled:
    from ludoteca.games.la_granja.players.worth import best_card, pair_worth
    from ludoteca.games.la_granja.rules.farm import (
        buy_price,
        sell_price,
        source_good,
        sources,
        typed_sources,
        upgrade_price,
    )
    from ludoteca.games.la_granja.rules.menu import list_free

NOTHING: Final = -1000000


def best_free(eye: Insight, table: LaGranjaState, menu: Options) -> int:
    """The best free action, as the worth of opening the menu."""
    menu.clear()
    list_free(table, eye.seat, menu)
    best = NOTHING
    for place in range(menu.count):
        worth = free_worth(eye, table, menu.items[place])
        if worth > best:
            best = worth
    return best


def free_worth(eye: Insight, table: LaGranjaState, option: int) -> int:
    """What a free action brings now."""
    weights = eye.weights
    if option < FREE_BUY:
        return exchange_worth(eye, table, option)
    if option < FREE_SELL:
        good = option - FREE_BUY
        if not eye.need[good]:
            return -30
        return eye.need[good] * weights[BUY_NEED] // 100 - buy_price(table, eye.seat, good) * purse(eye, table)
    if option < FREE_UPGRADE:
        good = option - FREE_SELL
        if good == PIG and table.variants & PIGS_KEPT and is_last(eye, table) and eye.pull[PIG] == 0:
            # Pigs that the end sale leaves out are sold in time.
            return sell_price(table, eye.seat, PIG) * weights[PURSE_LAST]
        return -30
    if option < FREE_ROOF:
        source = option - FREE_UPGRADE
        worth = eye.upgrade_worth(source)
        if worth <= 0:
            return worth - 10
        return worth - upgrade_price(table, eye.seat, source_good(source)) * purse(eye, table)
    if option < FREE_HELPER:
        return roof_use_worth(eye, table, option - FREE_ROOF)
    return helper_use_worth(eye, table, eye.seat * SLOTS + option - FREE_HELPER)


def is_last(eye: Insight, table: LaGranjaState) -> bool:
    """Whether nothing can be of use later."""
    return eye.left == 0 and table.phase == TRANSPORT


def purse(eye: Insight, table: LaGranjaState) -> int:
    """What one silver is worth to the seat now."""
    return eye.weights[PURSE_LAST] if is_last(eye, table) else eye.weights[PURSE]


def exchange_worth(eye: Insight, table: LaGranjaState, option: int) -> int:
    """What a trade commodity can be returned for."""
    weights = eye.weights
    # A commodity that a target asks for is worth more kept.
    kept = weights[COMMODITY] + (eye.pull[COMMODITY] * weights[NEED_GOOD] // 100)
    if option == FREE_SILVER:
        return 4 * weights[SILVER] - kept
    if option == FREE_PAIR:
        return pair_worth(eye, table) - kept - weights[PAIR_COST]
    if option == FREE_PLAY:
        return best_card(eye, table) - kept - weights[TRADE_PLAY]
    if option == FREE_DRAW:
        return -50
    if option == FREE_PIG:
        return eye.good_worth(table, PIG) - kept - weights[TRADE_PIG]
    if option == FREE_UPGRADES:
        return eye.best_upgrade(sources(table, eye.seat)) * 2 - kept - weights[TRADE_UPGRADES]
    if is_last(eye, table):
        kept = 4 * weights[SILVER]
    if option == FREE_HARVEST:
        return pair_worth(eye, table) + weights[OLIVE] // 2 - kept - weights[TRADE_MARGIN]
    return 7 * weights[SILVER] - kept - weights[TRADE_MARGIN]


def roof_use_worth(eye: Insight, table: LaGranjaState, slot: int) -> int:
    """Using a roof tile now: at once if nothing better can come, deliveries when they pay."""
    effect = table.printed.roof_effect[table.roof_tile[eye.seat * ROOFS + slot]]
    if effect == ROOF_DELIVERY or effect == PAID_DELIVERY:
        return eye.best_delivery(1) - (eye.weights[TILE_DELIVERY] if eye.left > 0 else 0)
    if effect == SIESTA:
        return eye.step_worth(table, 2) - (10 if table.phase == TRANSPORT else eye.weights[TILE_SIESTA])
    if effect == UPGRADE_ONE or effect == UPGRADE_TWO:
        return eye.best_upgrade(sources(table, eye.seat)) - (20 if eye.left > 0 else 0)
    return eye.roof_worth(effect)


def helper_use_worth(eye: Insight, table: LaGranjaState, place: int) -> int:
    """Using a helper from the menu now."""
    weights = eye.weights
    card = table.helper_card[place]
    op = table.printed.op[card]
    if op == FREE_UPGRADE_TYPED or op == CHEAP_UPGRADE_TYPED or op == ANY_UPGRADE:
        found = sources(table, eye.seat)
        silver = 0
        if op != ANY_UPGRADE:
            found &= typed_sources(table.printed.param[card * 3])
            silver = table.printed.param[card * 3 + 1] * weights[SILVER]
            if op == CHEAP_UPGRADE_TYPED:
                silver = -silver
        worth = eye.best_upgrade(found)
        return worth + silver if worth > 0 else -10
    if op == MOVE_TO_STORAGE:
        return 15 if eye.left > 0 or table.phase != TRANSPORT else -10
    if op == PAY_VP_PLAY_CARD:
        return best_card(eye, table) - weights[GIVE_POINT]
    if op == PAY_REGROW_FIELD or op == REGROW_FIELD:
        return regrow_worth(eye, table, op)
    if op == SELL_HARVEST_AT:
        return 10 if has_spare_crop(eye, table) else -10
    if op == HARVEST_FOR_VP:
        return 40 if has_spare_crop(eye, table) else -10
    if op == PAY_DELIVERY:
        return eye.best_delivery(1) - weights[PAID_DELIVERY_COST]
    if op == VP_SILVER_EXCHANGE:
        return 15 if table.goods[eye.seat * GOODS + SILVER] >= 6 and eye.left == 0 else -10
    if op == DISCARD_DRAW or op == DISCARD_FOR_FIELD_GOOD:
        return 20
    return 45


def regrow_worth(eye: Insight, table: LaGranjaState, op: int) -> int:
    """A field that grows again now would have grown next round: it pays for a good that is asked for at once."""
    best = 0
    for crop in range(CROPS):
        if table.grown[eye.seat * CROPS + crop] < table.fields[eye.seat * CROPS + crop]:
            worth = eye.need[crop] * eye.weights[BUY_NEED] // 100
            if eye.left == 0 and not worth:
                continue
            if op == REGROW_FIELD and worth < 10:
                worth = 10
            if worth > best:
                best = worth
    if op == PAY_REGROW_FIELD:
        if table.phase == FARM:
            return -10
        return best - 2 * purse(eye, table) - eye.weights[REGROW_MARGIN]
    return best


def has_spare_crop(eye: Insight, table: LaGranjaState) -> bool:
    """Whether a stored harvest good is there that nothing needs."""
    for crop in range(CROPS):
        if table.goods[eye.seat * GOODS + crop] > 0 and eye.stock[crop] > eye.demand[crop]:
            if eye.stock[crop] >= eye.weights[SPARE]:
                return True
    return is_last(eye, table)
