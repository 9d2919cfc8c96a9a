"""What things take, and whether a seat has it: cards to draw, resources, items of chains, prices, goods to give."""

from __future__ import annotations

import cython

from ludoteca.core.constants import NATURE, NOBODY
from ludoteca.core.decision import Options
from ludoteca.games.oh_my_goods.content.constants import (
    ALL_CARDS,
    BARE_MOST,
    CHARACTER_COUNT,
    CHARACTER_FIRST,
    COPIES,
    EVENT_COUNT,
    FOR_GOOD,
    FOR_HAND,
    GOOD_ITEM,
    HAND_ITEM,
    IN_DECK,
    IN_HAND,
    IN_STACK,
    LONGSDALE_FIRST,
    MOVE_PRICE,
    MOVES_GO_ON,
    NO_ITEM,
    NONE,
    QUIET,
    RESOURCE_COUNT,
    SLOPPY,
    SLOTS,
    SWAP,
    TWO_FOR_ONE,
)
from ludoteca.games.oh_my_goods.content.effects import ABILITY_PAY, ABILITY_WILD
from ludoteca.games.oh_my_goods.rules.decisions.numbers import DRAW, DRAW_CARD, DRAW_GOOD, REVEAL
from ludoteca.games.oh_my_goods.rules.state import OhMyGoodsState

if not cython.compiled:
    from ludoteca.games.oh_my_goods.rules.piles import spend

# -- drawing -------------------------------------------------------------------------------------------------


def ask_draw(table: OhMyGoodsState, purpose: int, target: int, left: int) -> None:
    """Ask nature for a card, or look for cards first if the deck is empty. [OMG-5.6]"""
    if not table.deck_count:
        table.ask(DRAW, NOBODY, purpose | target << 2, left)
    elif purpose == FOR_HAND:
        table.ask(DRAW_CARD, NATURE, target, left)
    elif purpose == FOR_GOOD:
        table.ask(DRAW_GOOD, NATURE, target, left)
    elif is_bare(table):
        table.ask(DRAW, NOBODY, purpose | target << 2, left)
    else:
        table.ask(REVEAL, NATURE, target, left)


def is_bare(table: OhMyGoodsState) -> bool:
    """While a row is revealed: whether deck and discard pile hold nothing, or characters alone. [OMG-9.27]"""
    left = table.deck_count + table.discarded
    if left > CHARACTER_COUNT or not table.characters:
        return left == 0
    for card in range(CHARACTER_FIRST, CHARACTER_FIRST + CHARACTER_COUNT):
        if IN_DECK <= table.where[card] < IN_HAND:
            left -= 1
    return left == 0


def swap_goods(table: OhMyGoodsState) -> bool:
    """Five-goods cards: free five cards of the first building that holds more than five. [OMG-9.26]"""
    without = 0
    for place in range(table.seats * SLOTS):
        without += table.bare[place]
    if without + SWAP > BARE_MOST:
        return False
    for step in range(table.seats):
        seat = (table.active + step) % table.seats
        for slot in range(table.count[seat]):
            place = seat * SLOTS + slot
            if table.goods[place] > SWAP:
                for _ in range(SWAP):
                    spend(table, place)
                table.bare[place] += SWAP
                return True
    return False


# -- starting production ---------------------------------------------------------------------------------------


def missing(table: OhMyGoodsState, seat: int, card: int, resource: int) -> int:
    """The units of one resource (5: any) that market, event and offices leave missing. [OMG-7.4, 7.7, 7.8]"""
    need = table.printed.needs[card * 6 + resource]
    if not need:
        return 0
    if resource < RESOURCE_COUNT:
        need -= table.market[resource] + table.office[seat * 5 + resource]
        need -= table.printed.market[table.event * 5 + resource]
    else:
        for kind in range(RESOURCE_COUNT):
            need -= table.market[kind] + table.office[seat * 5 + kind]
            need -= table.printed.market[table.event * 5 + kind]
    return max(0, need)


def shortage(table: OhMyGoodsState, seat: int, slot: int) -> int:
    """How many units a person there must still find, after what mode and tower forgive. [OMG-7.9, 9.13]"""
    card = table.card[seat * SLOTS + slot]
    units = 0
    for resource in range(6):
        if table.printed.needs[card * 6 + resource]:
            units += missing(table, seat, card, resource)
    if table.worker[seat] == slot * 2 + SLOPPY:
        units -= 1
    if table.towered[seat] >> slot & 1:
        units -= 1
    return max(0, units)


def in_hand(table: OhMyGoodsState, seat: int, resource: int, most: int) -> int:
    """How many hand cards show a resource (5: any), counted up to ``most``."""
    found = 0
    card = table.hand_first[seat]
    while card != NONE and found < most:
        if card < CHARACTER_FIRST:
            if resource == RESOURCE_COUNT or table.printed.resource[card] == resource:
                found += 1
        card = table.after[card]
    return found


def in_characters(table: OhMyGoodsState, seat: int, ability: int) -> int:
    """What the characters in hand that have this ability give together."""
    found = 0
    if table.characters:
        card = table.hand_first[seat]
        while card != NONE:
            if card >= CHARACTER_FIRST and table.printed.ability[card] == ability:
                found += table.printed.amount[card]
            card = table.after[card]
    return found


def can_cover(table: OhMyGoodsState, seat: int, need: int, single: int, wild: int, spent: int) -> bool:
    """Whether ``need`` units can be found with ``single`` fitting cards and ``wild`` units of characters.

    With two cards for one resource, every other hand card that is not ``spent`` counts as half a unit. [OMG-13.5]
    """
    need = max(0, need - wild)
    if not table.variants & TWO_FOR_ONE:
        return need <= single
    cards = in_hand(table, seat, RESOURCE_COUNT, CHARACTER_FIRST) - spent
    return 2 * need - min(need, single) <= cards


def can_start(table: OhMyGoodsState, seat: int, slot: int) -> bool:
    """Whether the person at a building can start production. [OMG-7.9, 7.10]"""
    need = shortage(table, seat, slot)
    if not need:
        return True
    if not table.hand_count[seat]:
        return False
    card = table.card[seat * SLOTS + slot]
    single = 0
    for resource in range(6):
        lack = missing(table, seat, card, resource)
        if lack:
            single += in_hand(table, seat, resource, lack)
    return can_cover(table, seat, need, single, in_characters(table, seat, ABILITY_WILD), 0)


def could_start(table: OhMyGoodsState, seat: int, slot: int) -> bool:
    """Whether, as far as anybody can tell, the person at a building might start production. [OMG-1.10]"""
    need = shortage(table, seat, slot)
    if need <= table.hand_count[seat]:
        return True
    return need <= table.hand_count[seat] + could_hold(table, seat, ABILITY_WILD)


def fits(table: OhMyGoodsState, card: int) -> int:
    """Which missing resource (5: any) a hand card would supply, or NONE."""
    resource = table.printed.resource[card]
    if resource == NONE:
        return NONE
    if table.lack[resource]:
        return resource
    return RESOURCE_COUNT if table.lack[RESOURCE_COUNT] else NONE


def in_hand_after(table: OhMyGoodsState, seat: int, resource: int, card: int, ordered: bool) -> int:
    """How many other hand cards show a resource (5: any); ``ordered`` counts those with higher numbers only."""
    found = 0
    other = table.hand_first[seat]
    while other != NONE and other < CHARACTER_FIRST:
        if other > card or (other != card and not ordered):
            if resource == RESOURCE_COUNT or table.printed.resource[other] == resource:
                found += 1
        other = table.after[other]
    return found


def keeps_on(table: OhMyGoodsState, seat: int, card: int, need: int, halves: int, ordered: bool) -> bool:
    """Whether all the rest can still be found once this hand card is discarded; ``ordered``: with later cards alone.

    ``need`` units are to be found; with ``halves`` the card is half of a pair, one of so many to give beside them.
    """
    wild = in_characters(table, seat, ABILITY_WILD)
    used = NONE
    spent = 1
    if table.printed.ability[card] == ABILITY_WILD:
        need -= table.printed.amount[card]
        wild -= table.printed.amount[card]
        spent = 0
    elif halves:
        spent = halves
    else:
        need -= 1
        used = fits(table, card)
    if need <= 0 and halves < 2:
        return True
    single = 0
    for resource in range(6):
        lack = table.lack[resource] - (1 if resource == used else 0)
        if lack > 0:
            single += min(lack, in_hand_after(table, seat, resource, card, ordered))
    return can_cover(table, seat, need, single, wild, spent)


def can_pair(table: OhMyGoodsState, seat: int, need: int) -> bool:
    """Whether two hand cards may be given for the next unit, and the rest can still be found. [OMG-13.5]"""
    single = 0
    for resource in range(6):
        if table.lack[resource]:
            single += in_hand(table, seat, resource, table.lack[resource])
    return can_cover(table, seat, need - 1, single, in_characters(table, seat, ABILITY_WILD), 2)


# -- chains ----------------------------------------------------------------------------------------------------


def sources(table: OhMyGoodsState, seat: int, card: int, item: int) -> int:
    """How many hand cards or own buildings can supply an item of a chain. [OMG-7.13, 7.17]"""
    kind = table.printed.item[card * 2 + item]
    wanted = table.printed.item_id[card * 2 + item]
    if kind == HAND_ITEM:
        return in_hand(table, seat, wanted, CHARACTER_FIRST)
    found = 0
    for slot in range(table.count[seat]):
        place = seat * SLOTS + slot
        if table.printed.product[table.card[place]] == wanted and table.stock(place):
            found += 1
    return found


def can_chain(table: OhMyGoodsState, seat: int, slot: int) -> bool:
    """Whether the chain of a building can be used once more. [OMG-7.12, 7.14]"""
    card = table.card[seat * SLOTS + slot]
    if table.printed.item[card * 2] == NO_ITEM:
        return False
    if not sources(table, seat, card, 0):
        return False
    return table.printed.item[card * 2 + 1] == NO_ITEM or sources(table, seat, card, 1) > 0


def could_chain(table: OhMyGoodsState, seat: int, slot: int) -> bool:
    """Whether, as far as anybody can tell, the chain of a building might be used once more. [OMG-1.10]"""
    card = table.card[seat * SLOTS + slot]
    if table.printed.item[card * 2] == NO_ITEM:
        return False
    for item in range(2):
        kind = table.printed.item[card * 2 + item]
        if kind == HAND_ITEM and table.hand_count[seat] <= item:
            return False
        if kind == GOOD_ITEM and not sources(table, seat, card, item):
            return False
    return True


def list_sources(table: OhMyGoodsState, seat: int, card: int, item: int, first: int, out: Options) -> None:
    """Add what can supply an item, from ``first`` on: hand cards by number, or buildings after all cards."""
    kind = table.printed.item[card * 2 + item]
    wanted = table.printed.item_id[card * 2 + item]
    if kind == HAND_ITEM:
        held = table.hand_first[seat]
        while held != NONE:
            if held >= first and held < CHARACTER_FIRST and table.printed.resource[held] == wanted:
                out.add(held)
            held = table.after[held]
    elif kind == GOOD_ITEM:
        for slot in range(max(0, first - ALL_CARDS), table.count[seat]):
            place = seat * SLOTS + slot
            if table.printed.product[table.card[place]] == wanted and table.stock(place):
                out.add(ALL_CARDS + slot)


def build_price(table: OhMyGoodsState, card: int) -> int:
    """What a building costs this round. [OMG-15.12]"""
    printed = table.printed
    return max(0, printed.cost[card] + printed.build_delta[table.event * ALL_CARDS + card])


def hire_price(table: OhMyGoodsState, face: int) -> int:
    """What an assistant costs this round. [OMG-15.13]"""
    price = table.printed.face_cost[face] + table.printed.hire_delta[table.event]
    return max(0, price)


def move_price(table: OhMyGoodsState) -> int:
    """What moving an assistant costs this round, NONE where nobody may move. [OMG-9.4, 12.30, 15.9]"""
    # Without an event the base game's price holds, but not in the expansion. [OMG-6.6, 9.4]
    price = table.printed.move_cost[table.event] if table.event != QUIET or table.chapter == NONE else NONE
    if price == NONE and table.variants & MOVES_GO_ON:
        for event in range(EVENT_COUNT):
            if table.events_used >> event & 1 and table.printed.move_cost[event] != NONE:
                return MOVE_PRICE
    return price


def could_hold(table: OhMyGoodsState, seat: int, ability: int) -> int:
    """What characters with this ability could give a seat at most, as far as anybody can tell."""
    found = 0
    if table.characters and table.hand_count[seat]:
        for place in range(CHARACTER_COUNT):
            if table.characters >> place & 1 and table.printed.ability[CHARACTER_FIRST + place] == ability:
                found += table.printed.amount[CHARACTER_FIRST + place]
    return found


def can_afford(table: OhMyGoodsState, seat: int, price: int, openly: bool) -> bool:
    """Whether goods and characters in hand reach a price for building or hiring. [OMG-7.20, 15.23]

    ``openly`` asks what anybody could believe: whether a question is asked must not tell what is in a hand. [OMG-1.10]
    """
    if price == 0:
        return True
    coins = table.wealth(seat, table.event)
    if coins >= price:
        return True
    extra = could_hold(table, seat, ABILITY_PAY) if openly else in_characters(table, seat, ABILITY_PAY)
    return coins + extra >= price


def can_build(table: OhMyGoodsState, seat: int, card: int, openly: bool) -> bool:
    """Whether a seat may put up a card now. [OMG-7.21, 9.10]"""
    if table.count[seat] >= SLOTS:
        return False
    needed = table.printed.needs_strength[card]
    if needed and table.strength(seat) < needed:
        return False
    return can_afford(table, seat, build_price(table, card), openly)


def can_build_from(table: OhMyGoodsState, seat: int, number: int, openly: bool) -> bool:
    """Whether a stack holds a card the seat may put up. [OMG-9.8]"""
    first = LONGSDALE_FIRST + number * COPIES
    for card in range(first, first + COPIES):
        if table.where[card] == IN_STACK and can_build(table, seat, card, openly):
            return True
    return False


def can_hire(table: OhMyGoodsState, seat: int, face: int, openly: bool) -> bool:
    """Whether the seat owns the colours an assistant asks for, has a place for him and can pay. [OMG-7.24, 7.25]"""
    for colour in range(5):
        if table.colours[seat * 5 + colour] < table.printed.face_needs[face * 5 + colour]:
            return False
    if not table.workshops(seat) & ~table.helpers[seat]:
        return False
    return can_afford(table, seat, hire_price(table, face), openly)


def goods_of(table: OhMyGoodsState, seat: int, good: int) -> int:
    """How many goods of a kind a seat has."""
    found = 0
    for slot in range(table.count[seat]):
        place = seat * SLOTS + slot
        if table.printed.product[table.card[place]] == good:
            found += table.stock(place)
    return found


def can_deliver(table: OhMyGoodsState, seat: int, base: int) -> bool:
    """Whether a seat has the goods that the effect in row ``base`` asks for. [OMG-15.5, 15.20]"""
    effect = table.printed.effect
    if effect[base + 4] and table.wealth(seat, table.event) < effect[base + 4]:
        return False
    for pair in range(3):
        count = effect[base + 6 + 2 * pair]
        if count and goods_of(table, seat, effect[base + 5 + 2 * pair]) < count:
            return False
    return True


def open_places(table: OhMyGoodsState, seat: int) -> int:
    """The production buildings that have no tower yet, as a mask. [OMG-9.13, 9.23]"""
    mask = 0
    for slot in range(table.count[seat]):
        if table.printed.product[table.card[seat * SLOTS + slot]] != NONE:
            mask |= 1 << slot
    return mask & ~table.towered[seat]
