"""Questions that only ask whether to go on, and what speaks against going on unasked; for tables, not for rules."""

from __future__ import annotations

from typing import Final

from ludoteca.core.decision import Options
from ludoteca.core.game import Pause
from ludoteca.core.rules import Rules
from ludoteca.games.la_granja.content.board import MARKERS
from ludoteca.games.la_granja.content.constants import (
    BOUGHT_STEP,
    FARM,
    GROWTH_AHEAD,
    LAST_DIE_AHEAD,
    LAST_DIE_DONE,
    NONE,
    PIGS_KEPT,
    REVENUE,
    ROOF_DONE,
    ROOFS,
    ROUNDS,
    SLOTS,
    SOURCES,
    TARGETS,
)
from ludoteca.games.la_granja.content.goods import (
    COMMODITY,
    CROPS,
    FOOD,
    GRAPE,
    MEAT,
    PIG,
    RESOURCES,
    SILVER,
    WINE,
)
from ludoteca.games.la_granja.content.helpers import (
    EXTRA_ROOF_SPACE,
    SELL_FROM_FIELDS,
    VP_IF_FIELDS_EMPTY,
    VP_IF_SILVER,
)
from ludoteca.games.la_granja.rules.decisions.delivery import price_of
from ludoteca.games.la_granja.rules.decisions.farm import roof_price
from ludoteca.games.la_granja.rules.decisions.numbers import BUY_AHEAD, BUY_ROOF, DELIVER, PLAY, READY
from ludoteca.games.la_granja.rules.effects.use import can_use_helper, can_use_roof
from ludoteca.games.la_granja.rules.farm import (
    free_stalls,
    has_grown,
    has_source,
    sell_price,
    source_good,
    upgrade_price,
)
from ludoteca.games.la_granja.rules.menu import can_buy
from ludoteca.games.la_granja.rules.state import LaGranjaState
from ludoteca.games.la_granja.rules.village import wanted

# For each decision that may be a pause the answer that goes on, and the one that opens the menu of free actions.
GOES_ON: Final = {READY: "go", DELIVER: "stop", BUY_ROOF: "pass", BUY_AHEAD: "0", PLAY: "pass"}
MENU: Final = "free"
# How means are packed into one number: commodities, a bit for each unused tile, the card of each helper.
TILES_AT: Final = 8
HELPERS_AT: Final = TILES_AT + ROOFS
HELPER_BITS: Final = 8


def means(table: LaGranjaState, seat: int) -> int:
    """The trade commodities, unused tiles and helpers of a seat as one number."""
    found = min(table.has(seat, COMMODITY), MARKERS)
    for slot in range(table.roof_count[seat]):
        if not table.roof_used[seat * ROOFS + slot]:
            found |= 1 << TILES_AT + slot
    for slot in range(SLOTS):
        found |= table.helper_card[seat * SLOTS + slot] + 1 << HELPERS_AT + slot * HELPER_BITS
    return found


def pause(rules: Rules, table: LaGranjaState, before: int) -> Pause | None:
    """The open question as a pause, if nothing but going on and free actions can be answered."""
    decision, seat, _, _ = table.top()
    if decision not in GOES_ON:
        return None
    domain = rules.decisions[decision].domain
    go = domain.parse(GOES_ON[decision])
    out = Options()
    rules.list_options(table, out)
    if go is None or not {go} <= set(out.listed()) <= {go, domain.parse(MENU)}:
        return None
    return Pause(go, brought(table, seat, before), loses(table, seat))


def brought(table: LaGranjaState, seat: int, before: int) -> bool:
    """Whether the seat has something to use now that it did not have before."""
    if table.has(seat, COMMODITY) > before & (1 << TILES_AT) - 1:
        return True
    for slot in range(table.roof_count[seat]):
        if not before >> TILES_AT + slot & 1 and can_use_roof(table, seat, seat * ROOFS + slot):
            return True
    for slot in range(SLOTS):
        card = table.helper_card[seat * SLOTS + slot]
        if before >> HELPERS_AT + slot * HELPER_BITS & (1 << HELPER_BITS) - 1 != card + 1:
            if card != NONE and (can_use_helper(table, seat, seat * SLOTS + slot) or sells_fields(table, seat, card)):
                return True
    return False


def sells_fields(table: LaGranjaState, seat: int, card: int) -> bool:
    """Whether the helper of a card sells from fields, and something stands there."""
    return table.printed.helper_effect[card] == SELL_FROM_FIELDS and has_grown(table, seat)


# -- what would be lost -----------------------------------------------------------------------------------------


def loses(table: LaGranjaState, seat: int) -> bool:
    """Whether going on gives up what the seat could still use: its last chance this round, or in the game."""
    decision, _, a, b = table.top()
    if decision == READY and b == GROWTH_AHEAD:
        return loses_growth(table, seat)
    if decision == READY and b == LAST_DIE_AHEAD:
        return table.last_die == 1 and free_stalls(table, seat) < 1 and table.has(seat, PIG) > 0
    if decision == BUY_ROOF and loses_tile(table, seat):
        return True
    if decision == DELIVER and b > 0 and loses_delivery(table, seat, price_of(table, seat, a)):
        return True
    ends = decision == BUY_AHEAD or (decision == DELIVER and a & BOUGHT_STEP != 0)
    last = (
        ends
        or (table.phase == FARM and (decision == BUY_ROOF or (decision == READY and b == ROOF_DONE)))
        or (table.phase == REVENUE and decision == READY and b == LAST_DIE_DONE)
    )
    return (last and loses_use(table, seat)) or (ends and loses_at_the_end(table, seat))


def loses_growth(table: LaGranjaState, seat: int) -> bool:
    """Whether a field or a stall is full that could be emptied now."""
    for crop in range(CROPS):
        if table.on_fields(seat, crop) > 0 and (
            upgrade_price(table, seat, crop) <= table.has(seat, SILVER)
            or table.helper_slot(seat, SELL_FROM_FIELDS) != NONE
        ):
            return True
    return table.has(seat, PIG) > 2 and free_stalls(table, seat) < 1


def loses_tile(table: LaGranjaState, seat: int) -> bool:
    """Whether a roof tile could be paid for with what the seat could sell or return."""
    room = ROOFS if table.helper_slot(seat, EXTRA_ROOF_SPACE) != NONE else ROOFS - 1
    if table.display[0] == NONE or table.roof_count[seat] >= room:
        return False
    worth = table.has(seat, SILVER) + 4 * table.has(seat, COMMODITY)
    for good in range(RESOURCES):
        worth += table.has(seat, good) * sell_price(table, seat, good)
    return worth >= roof_price(table, seat)


def loses_delivery(table: LaGranjaState, seat: int, cost: int) -> bool:
    """Whether a free action could bring a good that one of the seat's targets wants."""
    purse = table.has(seat, SILVER) - cost
    if purse < 0:
        return False
    asked = 0
    for target in range(TARGETS):
        asked |= wanted(table, seat, target, 1)
    for good in range(RESOURCES):
        if asked >> good & 1 and (table.has(seat, COMMODITY) > 0 or can_buy(table, seat, good)):
            return True
    for source in range(SOURCES):
        good = source_good(source)
        turned = MEAT if good == PIG else WINE if good == GRAPE else FOOD
        if asked >> turned & 1 and has_source(table, seat, source):
            if table.has(seat, COMMODITY) > 0 or upgrade_price(table, seat, good) <= purse:
                return True
    return False


def loses_use(table: LaGranjaState, seat: int) -> bool:
    """Whether a helper's use of this round, or in the last round a tile, could not be caught up with later."""
    later = -table.phase & ~table.phase
    for place in range(seat * SLOTS, seat * SLOTS + SLOTS):
        card = table.helper_card[place]
        if card != NONE and table.printed.once[card] and not table.printed.helper_phases[card] & later:
            if can_use_helper(table, seat, place):
                return True
    if table.round < ROUNDS:
        return False
    for place in range(seat * ROOFS, seat * ROOFS + table.roof_count[seat]):
        if can_use_roof(table, seat, place) and not table.printed.roof_phases[table.roof_tile[place]] & later:
            return True
    return False


def loses_at_the_end(table: LaGranjaState, seat: int) -> bool:
    """Whether the scoring, or the end of the game, looks at what the seat could still change."""
    if table.round == ROUNDS:
        if table.has(seat, COMMODITY) > 0 or (table.has(seat, PIG) > 0 and table.variants & PIGS_KEPT):
            return True
        if has_grown(table, seat) and table.helper_slot(seat, SELL_FROM_FIELDS) != NONE:
            return True
    place = table.helper_slot(seat, VP_IF_SILVER)
    if place != NONE and table.has(seat, SILVER) < table.amount(place):
        return True
    return table.helper_slot(seat, VP_IF_FIELDS_EMPTY) != NONE and has_grown(table, seat)
