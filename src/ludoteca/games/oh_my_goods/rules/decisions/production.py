"""Phase IV, first half: starting production and using chains."""

from __future__ import annotations

from typing import Any

import cython

from ludoteca.core.constants import NOBODY
from ludoteca.core.decision import Decision, Options
from ludoteca.games.oh_my_goods.content.constants import (
    ALL_CARDS,
    CHAIN_AT,
    CHARACTER_FIRST,
    DONE_PRODUCING,
    EFFICIENT,
    FOR_GOOD,
    GOOD_ITEM,
    NO_ITEM,
    NO_LAST_CHAINS,
    NONE,
    OPENLY,
    PAIR,
    SLOTS,
    STOP,
    TWO_FOR_ONE,
)
from ludoteca.games.oh_my_goods.content.domains import MAKE, SUPPLY
from ludoteca.games.oh_my_goods.content.effects import ABILITY_WILD
from ludoteca.games.oh_my_goods.rules.decisions.numbers import (
    BUILDING,
    CHAIN,
    CHAIN_GOOD,
    DISCARD,
    OPEN_CHAIN,
    PRODUCE,
    PRODUCE_ON,
)
from ludoteca.games.oh_my_goods.rules.state import OhMyGoodsState

if not cython.compiled:
    from ludoteca.games.oh_my_goods.rules.costs import (
        ask_draw,
        can_chain,
        can_pair,
        can_start,
        could_chain,
        could_start,
        fits,
        keeps_on,
        list_sources,
        missing,
        shortage,
        sources,
    )
    from ludoteca.games.oh_my_goods.rules.piles import lay_fed, pass_on


class Turn(Decision):
    """A seat's turn of phase IV: all production, then building and hiring. [OMG-7.1]"""

    name = "turn"
    rule = "OMG-7.1"

    def resolve(self, state: Any, seat: int, owner: int, b: int, option: int) -> None:
        table: OhMyGoodsState = state
        table.done = 0
        table.opened = 0
        table.delivered = 0
        table.ask(BUILDING, NOBODY, owner, 0)
        table.ask(PRODUCE_ON, NOBODY, owner, 0)

    def begins_turn(self, owner: int, b: int) -> bool:
        return True


def all_chains(table: OhMyGoodsState) -> bool:
    """Whether every chain may be used, person or not. [OMG-8.3, 13.3]"""
    return table.is_last() and not table.variants & NO_LAST_CHAINS


def can_make(table: OhMyGoodsState, seat: int, slot: int, openly: bool) -> bool:
    """Whether a building can start production now, or might as far as anybody can tell. [OMG-7.2, 7.32, 9.9]"""
    if table.done >> slot & 1:
        return False
    if table.printed.automatic[table.card[seat * SLOTS + slot]]:
        return True
    manned = table.helpers[seat] >> slot & 1
    if table.worker[seat] != NONE and table.worker[seat] >> 1 == slot:
        manned = 1
    if not manned:
        return False
    return could_start(table, seat, slot) if openly else can_start(table, seat, slot)


class ProduceOn(Decision):
    """Ask what to produce next, if anything might. [OMG-7.3]"""

    name = "produce_on"
    rule = "OMG-7.3"

    def resolve(self, state: Any, seat: int, owner: int, b: int, option: int) -> None:
        table: OhMyGoodsState = state
        chains = all_chains(table)
        for slot in range(table.count[owner]):
            if can_make(table, owner, slot, True) or (chains and could_chain(table, owner, slot)):
                table.ask(PRODUCE, owner, 0, 0)
                return


class Produce(Decision):
    """Which building produces next (in the last round: or uses its chain), or no more. [OMG-7.3, 7.10, 8.3]"""

    name = "produce"
    domain = MAKE
    rule = "OMG-7.3"

    def options(self, state: Any, seat: int, a: int, b: int, out: Options) -> None:
        table: OhMyGoodsState = state
        out.clear()
        for slot in range(table.count[seat]):
            if can_make(table, seat, slot, False):
                out.add(slot)
        if all_chains(table):
            for slot in range(table.count[seat]):
                if can_chain(table, seat, slot):
                    out.add(CHAIN_AT + slot)
        out.add(DONE_PRODUCING)

    def resolve(self, state: Any, seat: int, a: int, b: int, option: int) -> None:
        table: OhMyGoodsState = state
        if option == DONE_PRODUCING:
            return
        table.ask(PRODUCE_ON, NOBODY, seat, 0)
        if option >= CHAIN_AT:
            # Once chosen it is used at least once: so the list of chains cannot be walked for ever.
            table.ask(CHAIN, seat, (option - CHAIN_AT) | 1 << 4, 0)
        else:
            start(table, seat, option)


def start(table: OhMyGoodsState, seat: int, slot: int) -> None:
    """Start production at a building: hand cards first, then the goods, then its chain. [OMG-7.9 to 7.12]"""
    place = seat * SLOTS + slot
    card = table.card[place]
    table.done |= 1 << slot
    if not all_chains(table):
        table.ask(OPEN_CHAIN, NOBODY, seat, slot)
    if table.printed.automatic[card]:
        ask_draw(table, FOR_GOOD, place, 1 + table.printed.bonus[table.event])
        return
    ask_draw(table, FOR_GOOD, place, 2 if table.worker[seat] == slot * 2 + EFFICIENT else 1)
    need = shortage(table, seat, slot)
    if need:
        for resource in range(6):
            table.lack[resource] = missing(table, seat, card, resource)
        table.ask(DISCARD, seat, slot, need)


class Discard(Decision):
    """Discard a hand card for a missing unit, in any order.

    ``packed`` holds the units to find and, while two cards are given for one of them, how many of the two are left.
    [OMG-7.4, 7.6, 7.28, 13.5]
    """

    name = "discard"
    domain = SUPPLY
    rule = "OMG-7.28"

    def options(self, state: Any, seat: int, slot: int, packed: int, out: Options) -> None:
        table: OhMyGoodsState = state
        out.clear()
        list_discards(table, seat, packed, 0, False, out)

    def proposals(self, state: Any, seat: int, slot: int, packed: int, last: int, out: Options) -> None:
        table: OhMyGoodsState = state
        out.clear()
        # Pairs may be asked for before and after single cards, so there the order says something.
        if not table.variants & TWO_FOR_ONE:
            list_discards(table, seat, packed, max(0, last), True, out)
        if not out.count:
            list_discards(table, seat, packed, 0, False, out)

    def resolve(self, state: Any, seat: int, slot: int, packed: int, option: int) -> None:
        table: OhMyGoodsState = state
        need = packed & 255
        halves = packed >> 8
        if option == PAIR:
            table.ask(DISCARD, seat, slot, need | 2 << 8)
            return
        if halves:
            halves -= 1
            if not halves:
                need -= 1
        elif table.printed.ability[option] == ABILITY_WILD:
            need -= table.printed.amount[option]
        else:
            table.lack[fits(table, option)] -= 1
            need -= 1
        table.throw_from_hand(seat, option, OPENLY)
        if need > 0:
            table.ask(DISCARD, seat, slot, need | halves << 8)
        else:
            for resource in range(6):
                table.lack[resource] = 0


def list_discards(table: OhMyGoodsState, seat: int, packed: int, first: int, ordered: bool, out: Options) -> None:
    """The hand cards from ``first`` on that may be discarded, and whether two may be given for one unit.

    ``ordered`` leaves out those after which an earlier card would be needed.
    """
    need = packed & 255
    halves = packed >> 8
    card = table.hand_first[seat]
    while card != NONE:
        if card >= first:
            if halves:
                if card < CHARACTER_FIRST and keeps_on(table, seat, card, need - 1, halves, ordered):
                    out.add(card)
            elif table.printed.ability[card] == ABILITY_WILD or fits(table, card) != NONE:
                if keeps_on(table, seat, card, need, 0, ordered):
                    out.add(card)
        card = table.after[card]
    if table.variants & TWO_FOR_ONE and not halves and can_pair(table, seat, need):
        out.add(PAIR)


class OpenChain(Decision):
    """A building that has just made a good may use its chain. [OMG-7.12]"""

    name = "open_chain"
    rule = "OMG-7.12"

    def resolve(self, state: Any, seat: int, owner: int, slot: int, option: int) -> None:
        table: OhMyGoodsState = state
        if table.opened >> slot & 1 and could_chain(table, owner, slot):
            table.ask(CHAIN, owner, slot, 0)


class Chain(Decision):
    """Use a chain once more by naming its first item, whichever fits, or stop. [OMG-7.12 to 7.18]

    ``packed`` holds the building and, in bit 4, that the chain must be used at least once.
    """

    name = "chain"
    domain = SUPPLY
    rule = "OMG-7.13"

    def options(self, state: Any, seat: int, packed: int, b: int, out: Options) -> None:
        table: OhMyGoodsState = state
        out.clear()
        if can_chain(table, seat, packed & 15):
            list_sources(table, seat, table.card[seat * SLOTS + (packed & 15)], 0, 0, out)
        if not packed >> 4:
            out.add(STOP)

    def proposals(self, state: Any, seat: int, packed: int, b: int, last: int, out: Options) -> None:
        table: OhMyGoodsState = state
        out.clear()
        if can_chain(table, seat, packed & 15):
            list_sources(table, seat, table.card[seat * SLOTS + (packed & 15)], 0, max(0, last), out)
        if not packed >> 4:
            out.add(STOP)

    def resolve(self, state: Any, seat: int, packed: int, b: int, option: int) -> None:
        table: OhMyGoodsState = state
        if option == STOP:
            return
        slot = packed & 15
        place = seat * SLOTS + slot
        card = table.card[place]
        feed(table, seat, place, option)
        if table.printed.item[card * 2 + 1] == NO_ITEM:
            chain_on(table, seat, slot)
        elif table.printed.item[card * 2 + 1] == GOOD_ITEM and sources(table, seat, card, 1) == 1:
            feed(table, seat, place, only_source(table, seat, card))
            chain_on(table, seat, slot)
        else:
            table.ask(CHAIN_GOOD, seat, slot, 0)


def feed(table: OhMyGoodsState, seat: int, place: int, source: int) -> None:
    """Move a shown hand card or a good onto a building. [OMG-7.13, 7.15]"""
    if source < ALL_CARDS:
        table.leave_hand(seat, source)
        lay_fed(table, place, source, True)
    else:
        pass_on(table, seat * SLOTS + source - ALL_CARDS, place)


def only_source(table: OhMyGoodsState, seat: int, card: int) -> int:
    """The one building that can supply the second item."""
    wanted = table.printed.item_id[card * 2 + 1]
    slot = 0
    while table.printed.product[table.card[seat * SLOTS + slot]] != wanted or not table.stock(seat * SLOTS + slot):
        slot += 1
    return ALL_CARDS + slot


def chain_on(table: OhMyGoodsState, seat: int, slot: int) -> None:
    """Ask for another use of the chain if there might be one."""
    if could_chain(table, seat, slot):
        table.ask(CHAIN, seat, slot, 0)


class ChainGood(Decision):
    """Name where the second item of a chain comes from. [OMG-7.14, 7.17]"""

    name = "chain_good"
    domain = SUPPLY
    rule = "OMG-7.14"

    def options(self, state: Any, seat: int, slot: int, b: int, out: Options) -> None:
        table: OhMyGoodsState = state
        out.clear()
        list_sources(table, seat, table.card[seat * SLOTS + slot], 1, 0, out)

    def resolve(self, state: Any, seat: int, slot: int, b: int, option: int) -> None:
        table: OhMyGoodsState = state
        feed(table, seat, seat * SLOTS + slot, option)
        chain_on(table, seat, slot)
