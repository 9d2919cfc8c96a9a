# cython: cdivision=False
"""What free actions bring now; what is better kept is below 0."""

from __future__ import annotations

from typing import Final

import cython

from ludoteca.core.constants import LEAST
from ludoteca.games.la_granja.content.constants import (
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
)
from ludoteca.games.la_granja.content.goods import COMMODITY, OLIVE, PIG, SILVER
from ludoteca.games.la_granja.players.insight import Insight
from ludoteca.games.la_granja.players.uses import USES
from ludoteca.games.la_granja.players.weights import (
    BUY_NEED,
    NEED_GOOD,
    PAIR_COST,
    PURSE_LAST,
    TRADE_MARGIN,
    TRADE_PIG,
    TRADE_PLAY,
    TRADE_UPGRADES,
)
from ludoteca.games.la_granja.rules.state import LaGranjaState

if not cython.compiled:
    from ludoteca.games.la_granja.players.worth import best_card, pair_worth
    from ludoteca.games.la_granja.rules.farm import (
        buy_price,
        sell_price,
        source_good,
        sources,
        upgrade_price,
    )
    from ludoteca.games.la_granja.rules.menu import list_free

NOTHING: Final = -1000000
# A purchase or a sale that nothing asks for.
NO_TRADE: Final = -30


def free_first(eye: Insight, table: LaGranjaState) -> int:
    """The menu before the question: at once if something in it pays, never otherwise."""
    worth = best_free(eye, table)
    return worth + 3000 if worth > 0 else LEAST


def best_free(eye: Insight, table: LaGranjaState) -> int:
    """The best free action, as the worth of opening the menu."""
    menu = eye.menu
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
    if option < FREE_BUY:
        return exchange_worth(eye, table, option)
    if option < FREE_SELL:
        return buying_worth(eye, table, option - FREE_BUY)
    if option < FREE_UPGRADE:
        return selling_worth(eye, table, option - FREE_SELL)
    if option < FREE_ROOF:
        return upgrading_worth(eye, table, option - FREE_UPGRADE)
    if option < FREE_HELPER:
        place = eye.seat * ROOFS + option - FREE_ROOF
        return USES.tile(table, place).worth(eye, table, table.printed.roof_effect[table.roof_tile[place]])
    place = eye.seat * SLOTS + option - FREE_HELPER
    return USES.helper(table, place).worth(eye, table, place)


def buying_worth(eye: Insight, table: LaGranjaState, good: int) -> int:
    """A resource that is asked for, less its price."""
    if not eye.need[good]:
        return NO_TRADE
    return eye.need[good] * eye.weights[BUY_NEED] // 100 - buy_price(table, eye.seat, good) * eye.purse(table)


def selling_worth(eye: Insight, table: LaGranjaState, good: int) -> int:
    """Goods are kept; but pigs that the end sale leaves out are sold in time."""
    if good == PIG and table.variants & PIGS_KEPT and eye.is_last(table) and eye.pull[PIG] == 0:
        return sell_price(table, eye.seat, PIG) * eye.weights[PURSE_LAST]
    return NO_TRADE


def upgrading_worth(eye: Insight, table: LaGranjaState, source: int) -> int:
    """An upgrade, less its price."""
    worth = eye.upgrade_worth(source)
    if worth <= 0:
        return worth - 10
    return worth - upgrade_price(table, eye.seat, source_good(source)) * eye.purse(table)


def exchange_worth(eye: Insight, table: LaGranjaState, option: int) -> int:
    """What a trade commodity can be returned for, less what it is worth kept."""
    weights = eye.weights
    # A commodity that a target asks for is worth more kept.
    kept = weights[COMMODITY] + (eye.pull[COMMODITY] * weights[NEED_GOOD] // 100)
    if option == FREE_DRAW:
        return -50
    if option == FREE_SILVER:
        worth = 4 * weights[SILVER]
    elif option == FREE_PAIR:
        worth = pair_worth(eye, table) - weights[PAIR_COST]
    elif option == FREE_PLAY:
        worth = best_card(eye, table) - weights[TRADE_PLAY]
    elif option == FREE_PIG:
        worth = eye.good_worth(table, PIG) - weights[TRADE_PIG]
    elif option == FREE_UPGRADES:
        worth = eye.best_upgrade(sources(table, eye.seat)) * 2 - weights[TRADE_UPGRADES]
    else:
        if eye.is_last(table):
            kept = 4 * weights[SILVER]
        if option == FREE_HARVEST:
            worth = pair_worth(eye, table) + weights[OLIVE] // 2 - weights[TRADE_MARGIN]
        else:
            worth = 7 * weights[SILVER] - weights[TRADE_MARGIN]
    return worth - kept
