"""The menu of free actions: commodities, buying, selling, upgrading, roof tiles, helpers."""

from __future__ import annotations

import cython

from ludoteca.core.decision import Options
from ludoteca.games.la_granja.content.constants import (
    ALL_SOURCES,
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
    FREE_SELL_FIELD,
    FREE_SILVER,
    FREE_UPGRADE,
    FREE_UPGRADES,
    NONE,
    ROOFS,
    SLOTS,
    SOURCES,
)
from ludoteca.games.la_granja.content.goods import (
    ALL_CROPS,
    COMMODITY,
    CROPS,
    GOODS,
    PIG,
    RESOURCES,
    SILVER,
)
from ludoteca.games.la_granja.content.helpers import (
    COMMODITY_ALTERNATIVE,
    SELL_FROM_FIELDS,
)
from ludoteca.games.la_granja.content.markers import FOR_HELPER
from ludoteca.games.la_granja.rules.decisions.numbers import (
    PLAY,
    TAKE_CROP,
    TAKE_PAIR,
    UPGRADE_GOOD,
)
from ludoteca.games.la_granja.rules.state import LaGranjaState

if not cython.compiled:
    from ludoteca.games.la_granja.rules.effects.use import (
        can_use_helper,
        can_use_roof,
        pays_flag,
        use_helper,
        use_roof,
    )
    from ludoteca.games.la_granja.rules.farm import (
        buy,
        buy_price,
        can_draw,
        draw,
        flag_or_lack,
        free_stalls,
        gain,
        has_grown,
        has_source,
        mark_used,
        sale,
        source_good,
        sources,
        stored_crops,
        upgrade,
        upgrade_price,
    )


# -- the menu of free actions -----------------------------------------------------------------------------------------


def any_free(table: LaGranjaState, seat: int) -> bool:
    """Whether the seat could take some free action now. [LG-4.1 to 4.8]"""
    base = seat * GOODS
    # What is there most often is looked at first.
    if table.goods[base + COMMODITY] > 0 or table.goods[base + PIG] > 0 or stored_crops(table, seat) > 0:
        return True
    return has_means(table, seat) or can_trade(table, seat)


def has_means(table: LaGranjaState, seat: int) -> bool:
    """Whether the seat has a trade commodity, a roof tile or a helper that could be used now. [LG-4.14]"""
    if table.goods[seat * GOODS + COMMODITY] > 0:
        return True
    # Asked at every moment of a turn: what is used up or not there is passed over before anything is called.
    for place in range(seat * ROOFS, seat * ROOFS + table.roof_count[seat]):
        if not table.roof_used[place] and can_use_roof(table, seat, place):
            return True
    for place in range(seat * SLOTS, seat * SLOTS + SLOTS):
        if table.helper_card[place] != NONE:
            if table.printed.helper_menu[table.helper_card[place]] & table.phase and can_use_helper(table, seat, place):
                return True
            if table.printed.helper_effect[table.helper_card[place]] == SELL_FROM_FIELDS and has_grown(table, seat):
                return True
    return False


def can_trade(table: LaGranjaState, seat: int) -> bool:
    """Whether the seat could buy, sell or upgrade something now. [LG-4.3 to 4.5]"""
    base = seat * GOODS
    if stored_crops(table, seat) > 0 or table.goods[base + PIG] > 0:
        return True
    for good in range(RESOURCES):
        if can_buy(table, seat, good):
            return True
    for crop in range(CROPS):
        if table.grown[seat * CROPS + crop] > 0 and upgrade_price(table, seat, crop) <= table.goods[base + SILVER]:
            return True
    return False


def can_buy(table: LaGranjaState, seat: int, good: int) -> bool:
    """Whether the seat can pay for a resource and house it. [LG-4.3, 4.10]"""
    if table.goods[seat * GOODS + SILVER] < buy_price(table, seat, good):
        return False
    return good != PIG or free_stalls(table, seat) > 0


def list_free(table: LaGranjaState, seat: int, out: Options) -> None:
    """All free actions of the seat, in the order of their numbers."""
    base = seat * GOODS
    if table.goods[base + COMMODITY] > 0:
        list_exchanges(table, seat, out)
    for good in range(RESOURCES):
        if can_buy(table, seat, good):
            out.add(FREE_BUY + good)
    for good in range(RESOURCES):
        if table.goods[base + good] > 0:
            out.add(FREE_SELL + good)
    if table.helper_slot(seat, SELL_FROM_FIELDS) != NONE:
        for crop in range(CROPS):
            if table.grown[seat * CROPS + crop] > 0:
                out.add(FREE_SELL_FIELD + crop)
    for source in range(SOURCES):
        if has_source(table, seat, source):
            if upgrade_price(table, seat, source_good(source)) <= table.goods[base + SILVER]:
                out.add(FREE_UPGRADE + source)
    for slot in range(table.roof_count[seat]):
        if can_use_roof(table, seat, seat * ROOFS + slot):
            out.add(FREE_ROOF + slot)
    for slot in range(SLOTS):
        if can_use_helper(table, seat, seat * SLOTS + slot):
            out.add(FREE_HELPER + slot)


def list_exchanges(table: LaGranjaState, seat: int, out: Options) -> None:
    """What a trade commodity can be returned for. [LG-4.1]"""
    out.add(FREE_SILVER)
    out.add(FREE_PAIR)
    if table.hand_count[seat] > 0:
        out.add(FREE_PLAY)
    if can_draw(table):
        out.add(FREE_DRAW)
    if free_stalls(table, seat) > 0:
        out.add(FREE_PIG)
    if sources(table, seat):
        out.add(FREE_UPGRADES)
    # The marker of the commodity itself can flag the helper.
    if table.fresh_slot(seat, COMMODITY_ALTERNATIVE) != NONE:
        out.add(FREE_HARVEST)
        out.add(FREE_MORE_SILVER)


def do_free(table: LaGranjaState, seat: int, option: int) -> None:
    """Carry out one free action."""
    if option < FREE_BUY:
        exchange(table, seat, option)
    elif option < FREE_SELL:
        buy(table, seat, option - FREE_BUY)
    elif option < FREE_SELL_FIELD:
        good = option - FREE_SELL
        table.goods[seat * GOODS + good] -= 1
        table.goods[seat * GOODS + SILVER] += sale(table, seat, good)
    elif option < FREE_UPGRADE:
        crop = option - FREE_SELL_FIELD
        table.grown[seat * CROPS + crop] -= 1
        table.goods[seat * GOODS + SILVER] += sale(table, seat, crop)
    elif option < FREE_ROOF:
        source = option - FREE_UPGRADE
        table.change(seat, SILVER, -upgrade_price(table, seat, source_good(source)))
        upgrade(table, seat, source)
    elif option < FREE_HELPER:
        use_roof(table, seat, seat * ROOFS + option - FREE_ROOF)
    else:
        place = seat * SLOTS + option - FREE_HELPER
        if pays_flag(table, place) or flag_or_lack(table, seat, place, FOR_HELPER):
            use_helper(table, seat, place)


def exchange(table: LaGranjaState, seat: int, option: int) -> None:
    """Return a trade commodity. [LG-4.1]"""
    table.change(seat, COMMODITY, -1)
    if option == FREE_SILVER:
        table.change(seat, SILVER, 4)
    elif option == FREE_PAIR:
        table.ask(TAKE_PAIR, seat, 0, 0)
    elif option == FREE_PLAY:
        table.ask(PLAY, seat, 0, 0)
    elif option == FREE_DRAW:
        draw(table, seat, 1)
    elif option == FREE_PIG:
        gain(table, seat, PIG, 1)
    elif option == FREE_UPGRADES:
        table.ask(UPGRADE_GOOD, seat, ALL_SOURCES, 2)
    else:
        place = table.fresh_slot(seat, COMMODITY_ALTERNATIVE)
        mark_used(table, place)
        if option == FREE_HARVEST:
            table.ask(TAKE_CROP, seat, ALL_CROPS, table.printed.params.harvest[table.helper_card[place]])
        else:
            table.change(seat, SILVER, table.printed.params.silver[table.helper_card[place]])
