"""How long a turn stays open: whether something could come of asking a seat once more. [LG-4.12 to 4.14]"""

from __future__ import annotations

import cython

from ludoteca.games.la_granja.content.board import BUILDING_COUNT, GREENGROCER
from ludoteca.games.la_granja.content.constants import (
    CRAFT_ACTIVE,
    EXTRAS_DONE,
    GROWTH_AHEAD,
    INCOME_AHEAD,
    LAST_DIE_AHEAD,
    NONE,
    ROUNDS,
    SLOTS,
)
from ludoteca.games.la_granja.content.goods import GOODS, PIG
from ludoteca.games.la_granja.rules.effects.base import EFFECTS
from ludoteca.games.la_granja.rules.state import LaGranjaState

if not cython.compiled:
    from ludoteca.games.la_granja.rules.farm import has_grown, is_short, lacks_marker
    from ludoteca.games.la_granja.rules.menu import can_buy, can_trade, has_means


def stays_open(table: LaGranjaState, seat: int, moment: int) -> bool:
    """Whether the seat is asked at this moment of its turn. [LG-4.12, 4.14]

    Always while it has a trade commodity, a tile or a helper to use; and where it can only buy, sell or upgrade, if
    doing so in its next turn might not come to the same.
    """
    return has_means(table, seat) or (trade_matters(table, seat, moment) and can_trade(table, seat))


def trade_matters(table: LaGranjaState, seat: int, moment: int) -> bool:
    """Whether buying, selling or upgrading now may bring what it would not bring in the seat's next turn. [LG-4.14]"""
    if moment == INCOME_AHEAD:
        return hangs_on_stock(table, seat) or is_short(table, seat)
    if moment == GROWTH_AHEAD:
        # A full field does not grow, and pigs breed by how many there are.
        if has_grown(table, seat) or table.goods[seat * GOODS + PIG] > 0 or can_buy(table, seat, PIG):
            return True
        return is_short(table, seat)
    if moment == LAST_DIE_AHEAD:
        # A card, an upgrade, a delivery or a stall for the pig may hang on it; goods and silver do not.
        return table.last_die not in (3, 4) or is_short(table, seat)
    if moment == EXTRAS_DONE and (table.round == ROUNDS or hangs_on_the_end(table, seat)):
        return True
    return reacts(table, seat) and lacks_marker(table, seat)


def hangs_on_stock(table: LaGranjaState, seat: int) -> bool:
    """Whether the income asks for silver, for a pig or for a stall."""
    if table.craft[seat * BUILDING_COUNT + GREENGROCER] == CRAFT_ACTIVE:
        return True
    for place in range(seat * SLOTS, seat * SLOTS + SLOTS):
        card = table.helper_card[place]
        if card != NONE and EFFECTS.for_stock[table.printed.helper_effect[card]]:
            return True
    return False


def hangs_on_the_end(table: LaGranjaState, seat: int) -> bool:
    """Whether a helper looks at silver or fields when the round is scored, or has a price for this round only."""
    for place in range(seat * SLOTS, seat * SLOTS + SLOTS):
        card = table.helper_card[place]
        if card != NONE and EFFECTS.for_end[table.printed.helper_effect[card]]:
            return True
    return False


def reacts(table: LaGranjaState, seat: int) -> bool:
    """Whether a helper of the seat may want a marker before its next turn. [LG-1.6, 15.10]"""
    for place in range(seat * SLOTS, seat * SLOTS + SLOTS):
        card = table.helper_card[place]
        if card != NONE and not table.helper_used[place] and EFFECTS.for_marker[table.printed.helper_effect[card]]:
            return True
    return False
