"""What a farm can do: limits, prices, gains, upgrades, pigs, cards and the siesta track."""

from __future__ import annotations

from typing import Final

import cython

from ludoteca.core.constants import NATURE
from ludoteca.games.la_granja.content.board import BUILDING_COUNT, MARKERS
from ludoteca.games.la_granja.content.cards import CARD_COUNT
from ludoteca.games.la_granja.content.constants import (
    ALL_SOURCES,
    AREA_EMPTY,
    BEING_PLAYED,
    BOUGHT,
    HELPER_TOKENS,
    IN_DECK,
    IN_DISCARD,
    IN_HAND,
    NO_LIMIT,
    NONE,
    ORIGINS,
    PIG_SOURCE,
    REVENUE,
    ROOFS,
    SLOTS,
    SOLD,
    SOURCES,
    SPENT,
    TRANSPORT,
    UNFLAGGED,
    USED,
)
from ludoteca.games.la_granja.content.goods import (
    ANY_HARVEST,
    COMMODITY,
    CROPS,
    FOOD,
    GOODS,
    GRAIN,
    GRAPE,
    MEAT,
    OLIVE,
    PIG,
    SILVER,
    STORED,
    VP,
    WINE,
)
from ludoteca.games.la_granja.content.helpers import (
    EXTRA_DELIVERY_SLOT,
    HAND_LIMIT,
    PIG_STALL,
    PRICE_CHANGE,
    SIESTA_BONUS,
    UPGRADE_DISCOUNT,
)
from ludoteca.games.la_granja.content.markers import FOR_REACTION, TO_BUY, TO_GROW, TO_STORE
from ludoteca.games.la_granja.rules.decisions.numbers import DRAW, TAKE_BACK
from ludoteca.games.la_granja.rules.effects.base import EFFECTS
from ludoteca.games.la_granja.rules.state import LaGranjaState

if not cython.compiled:
    from ludoteca.core.bits import count_bits

# More markers than one step can ask of a seat.
MANY: Final = 8

# -- limits ---------------------------------------------------------------------------------------------


def stalls(table: LaGranjaState, seat: int) -> int:
    """How many pigs the farm can hold. [LG-1.3, 5.7]"""
    return table.printed.stalls + table.more_stalls[seat] + table.total_amount(seat, PIG_STALL)


def free_stalls(table: LaGranjaState, seat: int) -> int:
    """How many more pigs fit."""
    return stalls(table, seat) - table.goods[seat * GOODS + PIG]


def hand_limit(table: LaGranjaState, seat: int) -> int:
    """How many cards the hand is filled up or cut down to. [LG-5.8]"""
    return table.printed.hand_limit + table.more_hand[seat] + table.total_amount(seat, HAND_LIMIT)


def bought_deliveries(table: LaGranjaState, seat: int) -> int:
    """How many extra deliveries the seat may buy. [LG-10.1]"""
    more = table.more_deliveries[seat] + table.total_amount(seat, EXTRA_DELIVERY_SLOT)
    return table.printed.extra_deliveries + more


def markers_used(table: LaGranjaState, seat: int) -> int:
    """How many of the seat's markers lie on farm and board. [LG-1.5]"""
    found = table.goods[seat * GOODS + COMMODITY]
    for good in range(STORED):
        found += table.goods[seat * GOODS + good]
    for crop in range(CROPS):
        found += table.grown[seat * CROPS + crop]
    for place in range(seat * SLOTS, seat * SLOTS + SLOTS):
        # This is asked with every good gained, and most of it is empty most of the time.
        if table.barrow_filled[place]:
            found += count_bits(table.barrow_filled[place])
        if table.helper_used[place] and has_flag(table, place):
            found += 1
    for place in range(seat * BUILDING_COUNT, seat * BUILDING_COUNT + BUILDING_COUNT):
        if table.craft[place]:
            found += table.row_filled[place] != AREA_EMPTY
        elif table.row_filled[place]:
            found += count_bits(table.row_filled[place])
    for space in range(table.printed.hexes):
        found += table.hex_owner[space] == seat
    return found


def has_flag(table: LaGranjaState, place: int) -> bool:
    """Whether an own marker flags the helper in a place; only helpers that work once per round are flagged. [LG-1.6]"""
    if not table.helper_used[place] or table.helper_used[place] & UNFLAGGED or table.variants & HELPER_TOKENS:
        return False
    return table.printed.once[table.helper_card[place]] != 0


def lacks_marker(table: LaGranjaState, seat: int) -> bool:
    """Whether the limit of markers is played with and reached. [LG-14.1]"""
    return not table.variants & NO_LIMIT and markers_used(table, seat) >= MARKERS


def is_short(table: LaGranjaState, seat: int) -> bool:
    """Whether the markers left might not do for the next step: goods of all fields, an income, a piglet. [LG-1.5]"""
    return not table.variants & NO_LIMIT and markers_used(table, seat) + MANY > MARKERS


# -- gains ----------------------------------------------------------------------------------------------


def gain(table: LaGranjaState, seat: int, good: int, amount: int) -> None:
    """Goods into storage; with the marker limit each one may first cost another marker. [LG-0.10, 1.5]"""
    for _number in range(amount):
        if lacks_marker(table, seat):
            table.ask(TAKE_BACK, seat, good, TO_STORE)
        else:
            table.goods[seat * GOODS + good] += 1


def pay_points(table: LaGranjaState, seat: int, points: int) -> None:
    """Give up victory points. [LG-14.12]"""
    table.goods[seat * GOODS + VP] -= points
    table.earned[seat * ORIGINS + SPENT] -= points


def take_pig(table: LaGranjaState, seat: int) -> None:
    """A pig into a free stall; without one it is sold at once. [LG-6.4, 14.10]"""
    if free_stalls(table, seat) > 0:
        gain(table, seat, PIG, 1)
    else:
        table.goods[seat * GOODS + SILVER] += sale(table, seat, PIG)


def house_pigs(table: LaGranjaState, seat: int) -> None:
    """Sell the pigs that have lost their stall. [LG-14.20]"""
    while free_stalls(table, seat) < 0:
        table.goods[seat * GOODS + PIG] -= 1
        table.goods[seat * GOODS + SILVER] += sale(table, seat, PIG)


# -- buying, selling, upgrading -----------------------------------------------------------------------------


def buy_price(table: LaGranjaState, seat: int, good: int) -> int:
    """What one resource costs the seat now. [LG-4.3, 15.12]"""
    price = table.printed.buy[good]
    for place in range(seat * SLOTS, seat * SLOTS + SLOTS):
        card = table.helper_card[place]
        if card != NONE and table.printed.helper_effect[card] == PRICE_CHANGE:
            if applies(table, card, good) and not (good == PIG and table.helper_used[place] & BOUGHT):
                price += table.printed.params.buy[card]
    return max(0, price)


def sell_price(table: LaGranjaState, seat: int, good: int) -> int:
    """What one resource brings the seat now. [LG-4.4]"""
    price = table.printed.sell[good]
    for place in range(seat * SLOTS, seat * SLOTS + SLOTS):
        card = table.helper_card[place]
        if card != NONE and table.printed.helper_effect[card] == PRICE_CHANGE:
            if applies(table, card, good) and not (good == PIG and table.helper_used[place] & SOLD):
                price += table.printed.params.sell[card]
    return max(0, price)


def applies(table: LaGranjaState, card: int, good: int) -> bool:
    """Whether a helper that changes prices means this good."""
    named = table.printed.params.good[card]
    return named == good or (named == ANY_HARVEST and good < CROPS)


def spend_price_change(table: LaGranjaState, seat: int, half: int) -> None:
    """Note that the one cheap purchase (or dear sale) of a pig is done for this round. [LG-15.9]"""
    for place in range(seat * SLOTS, seat * SLOTS + SLOTS):
        card = table.helper_card[place]
        if card != NONE and table.printed.helper_effect[card] == PRICE_CHANGE:
            if table.printed.params.good[card] == PIG:
                table.helper_used[place] |= half


def sale(table: LaGranjaState, seat: int, good: int) -> int:
    """The silver for one resource sold now; a helper's better price for one pig is used up by it."""
    price = sell_price(table, seat, good)
    if good == PIG:
        spend_price_change(table, seat, SOLD)
    return price


def buy(table: LaGranjaState, seat: int, good: int) -> None:
    """Buy one resource into storage or a stall. [LG-4.3]"""
    table.goods[seat * GOODS + SILVER] -= buy_price(table, seat, good)
    if good == PIG:
        spend_price_change(table, seat, BOUGHT)
    receive(table, seat, good)


def receive(table: LaGranjaState, seat: int, good: int) -> None:
    """One good that was paid for; with the marker limit another marker makes way for it. [LG-14.1]"""
    if lacks_marker(table, seat):
        table.ask(TAKE_BACK, seat, good, TO_BUY)
    else:
        table.goods[seat * GOODS + good] += 1


def upgrade_price(table: LaGranjaState, seat: int, good: int) -> int:
    """What the upgrade of one resource costs the seat. [LG-4.5, 15.12]"""
    price = table.printed.upgrade[good] - table.total_amount(seat, UPGRADE_DISCOUNT)
    return max(0, price)


def source_good(source: int) -> int:
    """The resource that an upgrade source stands for."""
    return PIG if source == PIG_SOURCE else source % CROPS


def has_source(table: LaGranjaState, seat: int, source: int) -> bool:
    """Whether something lies where an upgrade could take it. [LG-0.12]"""
    if source == PIG_SOURCE:
        return table.goods[seat * GOODS + PIG] > 0
    if source < CROPS:
        return table.goods[seat * GOODS + source] > 0
    return table.grown[seat * CROPS + source - CROPS] > 0


def sources(table: LaGranjaState, seat: int) -> int:
    """All places an upgrade could take a resource from, as a mask."""
    found = 0
    for source in range(SOURCES):
        if has_source(table, seat, source):
            found |= 1 << source
    return found


def typed_sources(good: int) -> int:
    """The places that can hold one kind of resource."""
    if good == PIG:
        return 1 << PIG_SOURCE
    return ALL_SOURCES if good > PIG else 1 << good | 1 << good + CROPS


def upgrade(table: LaGranjaState, seat: int, source: int) -> None:
    """Turn a resource into what it becomes. [LG-4.5]"""
    if source == PIG_SOURCE:
        table.goods[seat * GOODS + PIG] -= 1
        table.goods[seat * GOODS + MEAT] += 1
        return
    crop = source % CROPS
    if source < CROPS:
        table.goods[seat * GOODS + crop] -= 1
    else:
        table.grown[seat * CROPS + crop] -= 1
    table.goods[seat * GOODS + (WINE if crop == GRAPE else FOOD)] += 1


def grow(table: LaGranjaState, seat: int, crop: int) -> None:
    """One good on an empty field; with the marker limit another may have to go first. [LG-5.12, 1.5]"""
    if lacks_marker(table, seat):
        table.ask(TAKE_BACK, seat, crop, TO_GROW)
    else:
        table.grown[seat * CROPS + crop] += 1


def stored_crops(table: LaGranjaState, seat: int) -> int:
    """How many harvest goods lie in storage."""
    base = seat * GOODS
    return table.goods[base + OLIVE] + table.goods[base + GRAIN] + table.goods[base + GRAPE]


# -- fields -----------------------------------------------------------------------------------------------


def has_empty_field(table: LaGranjaState, seat: int) -> bool:
    """Whether one of the seat's fields is empty."""
    for place in range(seat * CROPS, seat * CROPS + CROPS):
        if table.grown[place] < table.fields[place]:
            return True
    return False


def has_grown(table: LaGranjaState, seat: int) -> bool:
    """Whether a good stands on a field of the seat."""
    for place in range(seat * CROPS, seat * CROPS + CROPS):
        if table.grown[place] > 0:
            return True
    return False


def fields_all_empty(table: LaGranjaState, seat: int) -> bool:
    """Whether the seat has fields and nothing grows on them."""
    return has_empty_field(table, seat) and not has_grown(table, seat)


def missing_crops(table: LaGranjaState, seat: int) -> int:
    """The harvest goods of which the seat has no field, as a mask. [LG-15.9]"""
    found = 0
    for crop in range(CROPS):
        if table.fields[seat * CROPS + crop] == 0:
            found |= 1 << crop
    return found


# -- the roof ---------------------------------------------------------------------------------------------


def can_flip(table: LaGranjaState, seat: int) -> bool:
    """Whether the seat has a used tile that may be turned up. [LG-5.21, 14.19]"""
    for place in range(seat * ROOFS, seat * ROOFS + table.roof_count[seat]):
        if may_flip(table, place):
            return True
    return False


def may_flip(table: LaGranjaState, place: int) -> bool:
    """Whether a tile is used up and does not turn tiles itself. [LG-14.19]"""
    return table.roof_used[place] != 0 and not table.printed.roof_turns[table.roof_tile[place]]


# -- helpers ----------------------------------------------------------------------------------------------


def mark_used(table: LaGranjaState, place: int) -> None:
    """Flag a once-per-round helper. [LG-1.6]"""
    table.helper_used[place] |= USED


def can_flag(table: LaGranjaState, seat: int) -> bool:
    """Whether a marker (or a token) is there to flag a helper with. [LG-1.6]"""
    return table.variants & HELPER_TOKENS != 0 or not lacks_marker(table, seat)


def flag_or_lack(table: LaGranjaState, seat: int, place: int, need: int) -> bool:
    """Whether a helper can be flagged at once; otherwise a marker is asked back first, for what ``need`` says."""
    if can_flag(table, seat):
        return True
    table.ask(TAKE_BACK, seat, need, place)
    return False


# -- cards ------------------------------------------------------------------------------------------------


def draw(table: LaGranjaState, seat: int, amount: int) -> None:
    """Ask nature for cards, as many as there are. [LG-2.3, 14.18]"""
    left = table.deck_count + table.discard_count
    if amount > left:
        amount = left
    if amount > 0:
        table.ask(DRAW, NATURE, seat, amount)


def can_draw(table: LaGranjaState) -> bool:
    """Whether deck or discard pile hold a card."""
    return table.deck_count + table.discard_count > 0


def reshuffle(table: LaGranjaState) -> None:
    """Make the discard pile the deck."""
    for card in range(CARD_COUNT):
        if table.where[card] == IN_DISCARD:
            table.where[card] = IN_DECK
    table.deck_count += table.discard_count
    table.discard_count = 0


def take_from_deck(table: LaGranjaState, card: int, place: int) -> None:
    """Move the card nature drew; the pile is renewed as soon as it is empty, without that card. [LG-2.3, 14.18]"""
    if table.deck_count == 0:
        reshuffle(table)
    if table.deck_count == 1:
        table.move_card(card, BEING_PLAYED)
        reshuffle(table)
    table.move_card(card, place)


def discard(table: LaGranjaState, card: int) -> None:
    """Put a card on the discard pile."""
    table.move_card(card, IN_DISCARD)


def next_in_hand(table: LaGranjaState, seat: int, card: int) -> int:
    """The seat's first hand card from a number on, or NONE."""
    while card < CARD_COUNT:
        if table.where[card] == IN_HAND + seat:
            return card
        card += 1
    return NONE


# -- siesta -----------------------------------------------------------------------------------------------


def move_disc(table: LaGranjaState, seat: int, steps: int) -> int:
    """Move a disc up, onto the discs it meets; returns the steps really taken. [LG-8.2, 8.3, 14.3]"""
    start = table.siesta_at[seat]
    end = start + steps
    if end > table.printed.top:
        end = table.printed.top
    if end == start:
        return 0
    level = table.siesta_level[seat]
    height = 0
    for other in range(table.seats):
        if other != seat:
            if table.siesta_at[other] == start and table.siesta_level[other] > level:
                table.siesta_level[other] -= 1
            elif table.siesta_at[other] == end:
                height += 1
    table.siesta_at[seat] = end
    table.siesta_level[seat] = height
    return end - start


def advance(table: LaGranjaState, seat: int, steps: int) -> None:
    """Siesta steps for the seat, and what a helper adds to the first of the round. [LG-8.4]"""
    if move_disc(table, seat, steps) == 0:
        return
    if table.phase & (REVENUE | TRANSPORT):
        place = table.fresh_slot(seat, SIESTA_BONUS)
        if place != NONE and flag_or_lack(table, seat, place, FOR_REACTION):
            mark_used(table, place)
            EFFECTS.helper(table, place).apply(table, seat, place)
