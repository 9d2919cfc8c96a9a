"""Phase IV, second half: building, hiring, and every payment in goods."""

from __future__ import annotations

from typing import Any

import cython

from ludoteca.core.constants import NOBODY
from ludoteca.core.decision import Decision, Options
from ludoteca.games.oh_my_goods.content.constants import (
    BUILT,
    BUY_ASIDE,
    BUY_DELIVER,
    BUY_FACE,
    BUY_NOTHING,
    BUY_STACK,
    CHARACTER_COUNT,
    CHARACTER_FIRST,
    COPIES,
    EFFECT_WIDTH,
    EFFECTS,
    ENDING,
    HIRED,
    IN_PLAY,
    IN_STACK,
    LONGSDALE_FIRST,
    NONE,
    OPENLY,
    SLOTS,
    TWO_ASSISTANTS,
    WITH_COINS,
)
from ludoteca.games.oh_my_goods.content.domains import BUY_THING, CARD, CHARACTER, SLOT
from ludoteca.games.oh_my_goods.content.effects import ABILITY_PAY
from ludoteca.games.oh_my_goods.rules.decisions.numbers import (
    ATTACH,
    BUY,
    BUY_CARD,
    BUY_ON,
    ERECT,
    PAY,
    PAY_WITH,
    PLACE,
)
from ludoteca.games.oh_my_goods.rules.decisions.paying import Payment
from ludoteca.games.oh_my_goods.rules.effect_table import CARD_EFFECTS
from ludoteca.games.oh_my_goods.rules.effects import CardEffect
from ludoteca.games.oh_my_goods.rules.state import OhMyGoodsState

if not cython.compiled:
    from ludoteca.games.oh_my_goods.rules.costs import (
        build_price,
        can_build,
        can_build_from,
        can_hire,
        hire_price,
        in_characters,
        open_places,
    )
    from ludoteca.games.oh_my_goods.rules.decisions.delivery import ask_delivery
    from ludoteca.games.oh_my_goods.rules.piles import spend


class Building(Decision):
    """Production is over: the worker leaves his building. [OMG-7.19]"""

    name = "building"
    rule = "OMG-7.19"

    def resolve(self, state: Any, seat: int, owner: int, b: int, option: int) -> None:
        table: OhMyGoodsState = state
        table.worker[owner] = NONE
        table.ask(BUY_ON, NOBODY, owner, 0)


def can_buy(table: OhMyGoodsState, seat: int, flags: int, thing: int, openly: bool) -> bool:
    """Whether a seat may build, hire or deliver this now. [OMG-7.21, 7.24, 9.3, 15.20]"""
    if thing < BUY_FACE:
        if flags & BUILT:
            return False
        if thing == BUY_ASIDE:
            return table.aside[seat] != NONE and (openly or can_build(table, seat, table.aside[seat], False))
        return can_build_from(table, seat, thing - BUY_STACK, openly)
    if thing < BUY_DELIVER:
        if flags & HIRED:
            return False
        if table.variants & TWO_ASSISTANTS and table.assistants(seat) >= 2:
            return False
        return can_hire(table, seat, thing - BUY_FACE, openly)
    place = thing - BUY_DELIVER
    row = table.event * EFFECTS + place
    effect: CardEffect = CARD_EFFECTS.effects[table.printed.effect[row * EFFECT_WIDTH]]
    return effect.can_answer(table, seat, row, table.delivered >> 4 * place & 15)


def on_sale(table: OhMyGoodsState) -> int:
    """What could be bought at all, as a mask: the card set aside, stacks, assistants on display, deliveries."""
    things = 1 | table.display << BUY_FACE
    if table.chapter != NONE:
        things |= table.numbers << BUY_STACK | (1 << EFFECTS) - 1 << BUY_DELIVER
    return things


class BuyOn(Decision):
    """Ask what to buy if anything might be bought; else the card set aside returns. [OMG-7.21, 7.26]"""

    name = "buy_on"
    rule = "OMG-7.21"

    def resolve(self, state: Any, seat: int, owner: int, flags: int, option: int) -> None:
        table: OhMyGoodsState = state
        if not flags or table.chapter != NONE:
            things = on_sale(table)
            for thing in range(BUY_NOTHING):
                if things >> thing & 1 and can_buy(table, owner, flags, thing, True):
                    table.ask(BUY, owner, flags, 0)
                    return
        table.take_back(owner)


class Buy(Decision):
    """Build, hire or deliver, or be done. [OMG-7.21, 7.24, 9.3]"""

    name = "buy"
    domain = BUY_THING
    rule = "OMG-7.21"

    def options(self, state: Any, seat: int, flags: int, b: int, out: Options) -> None:
        table: OhMyGoodsState = state
        out.clear()
        things = on_sale(table)
        for thing in range(BUY_NOTHING):
            if things >> thing & 1 and can_buy(table, seat, flags, thing, False):
                out.add(thing)
        out.add(BUY_NOTHING)

    def resolve(self, state: Any, seat: int, flags: int, b: int, option: int) -> None:
        table: OhMyGoodsState = state
        if option == BUY_NOTHING:
            table.take_back(seat)
        elif option == BUY_ASIDE:
            buy_building(table, seat, flags, table.aside[seat])
        elif option < BUY_FACE:
            table.ask(BUY_CARD, seat, option - BUY_STACK, flags)
        elif option < BUY_DELIVER:
            table.ask(BUY_ON, NOBODY, seat, flags | HIRED)
            table.ask(PLACE, seat, option - BUY_FACE, 0)
            ask_payment(table, seat, hire_price(table, option - BUY_FACE))
        else:
            place = option - BUY_DELIVER
            table.delivered += 1 << 4 * place
            table.ask(BUY_ON, NOBODY, seat, flags)
            ask_delivery(table, seat, (table.event * EFFECTS + place) * EFFECT_WIDTH)


def buy_building(table: OhMyGoodsState, seat: int, flags: int, card: int) -> None:
    """Pay for a card and put it up; from now on all know it. [OMG-7.21]"""
    table.where[card] = IN_PLAY + seat
    table.ask(BUY_ON, NOBODY, seat, flags | BUILT)
    table.ask(ERECT, NOBODY, seat, card)
    ask_payment(table, seat, build_price(table, card))


def ask_payment(table: OhMyGoodsState, seat: int, price: int) -> None:
    """Ask for a price; while a character that pays is in the game all are asked about it first. [OMG-7.20, 15.23]"""
    if not price:
        return
    if table.hand_count[seat] and table.printed.has_ability(table.characters, ABILITY_PAY):
        table.ask(PAY_WITH, seat, price, 0)
    else:
        table.ask(PAY, seat, price, 0)


class BuyCard(Decision):
    """Which card of a stack is built; cards that make the same building are one answer. [OMG-9.8, 9.25]"""

    name = "buy_card"
    domain = CARD
    rule = "OMG-9.8"

    def options(self, state: Any, seat: int, number: int, flags: int, out: Options) -> None:
        table: OhMyGoodsState = state
        out.clear()
        first = LONGSDALE_FIRST + number * COPIES
        for card in range(first, first + COPIES):
            if table.where[card] != IN_STACK or not can_build(table, seat, card, False):
                continue
            fresh = True
            for other in range(first, card):
                if table.where[other] == IN_STACK and table.printed.twin[other] == table.printed.twin[card]:
                    fresh = False
            if fresh:
                out.add(card)

    def resolve(self, state: Any, seat: int, number: int, flags: int, option: int) -> None:
        table: OhMyGoodsState = state
        buy_building(table, seat, flags, option)


class PayWith(Decision):
    """Count a character towards the price, or none; ``used`` are those that count already. [OMG-15.23]"""

    name = "pay_with"
    domain = CHARACTER
    rule = "OMG-15.23"

    def options(self, state: Any, seat: int, price: int, used: int, out: Options) -> None:
        table: OhMyGoodsState = state
        out.clear()
        coins = table.wealth(seat, table.event)
        if coins + in_characters(table, seat, ABILITY_PAY) >= price:
            card = table.hand_first[seat]
            while card != NONE:
                if card >= CHARACTER_FIRST and table.printed.ability[card] == ABILITY_PAY:
                    out.add(card - CHARACTER_FIRST)
                card = table.after[card]
        if coins >= price:
            out.add(WITH_COINS)

    def resolve(self, state: Any, seat: int, price: int, used: int, option: int) -> None:
        table: OhMyGoodsState = state
        if option < CHARACTER_COUNT:
            card = CHARACTER_FIRST + option
            price -= table.printed.amount[card]
            table.throw_from_hand(seat, card, OPENLY)
            used |= 1 << option
            others = table.characters & ~used
            if price > 0 and table.hand_count[seat] and table.printed.has_ability(others, ABILITY_PAY):
                table.ask(PAY_WITH, seat, price, used)
                return
        if price > 0:
            table.ask(PAY, seat, price, 0)


class Pay(Payment):
    """Give goods for a price. [OMG-7.20]"""

    name = "pay"
    rule = "OMG-7.20"

    def __init__(self) -> None:
        Payment.__init__(self, PAY)

    def give(self, table: OhMyGoodsState, seat: int, slot: int) -> None:
        spend(table, seat * SLOTS + slot)


class Erect(Decision):
    """A paid building comes into play; a tower looks for its place. [OMG-7.22, 8.2, 9.13]"""

    name = "erect"
    rule = "OMG-7.22"

    def resolve(self, state: Any, seat: int, owner: int, card: int, option: int) -> None:
        table: OhMyGoodsState = state
        if table.aside[owner] == card:
            table.aside[owner] = NONE
        else:
            table.take_back(owner)
        table.erect(owner, card)
        if table.printed.attaches[card] and open_places(table, owner):
            table.ask(ATTACH, owner, card, 0)
        if table.last == 0 and table.count[owner] == ENDING and table.ends_by_building():
            table.last = table.round + 1


class Attach(Decision):
    """Choose the production building that gets the tower. [OMG-9.13, 9.23]"""

    name = "attach"
    domain = SLOT
    rule = "OMG-9.13"

    def options(self, state: Any, seat: int, card: int, b: int, out: Options) -> None:
        table: OhMyGoodsState = state
        out.clear()
        mask = open_places(table, seat)
        for slot in range(table.count[seat]):
            if mask >> slot & 1:
                out.add(slot)

    def resolve(self, state: Any, seat: int, card: int, b: int, option: int) -> None:
        table: OhMyGoodsState = state
        table.towered[seat] |= 1 << option


class Place(Decision):
    """Choose the free production building where a hired assistant stands. [OMG-7.25]"""

    name = "place"
    domain = SLOT
    rule = "OMG-7.25"

    def options(self, state: Any, seat: int, face: int, b: int, out: Options) -> None:
        table: OhMyGoodsState = state
        out.clear()
        free = table.workshops(seat) & ~table.helpers[seat]
        for slot in range(table.count[seat]):
            if free >> slot & 1:
                out.add(slot)

    def resolve(self, state: Any, seat: int, face: int, b: int, option: int) -> None:
        table: OhMyGoodsState = state
        table.display &= ~(1 << face)
        table.faces[seat] |= 1 << face
        table.helpers[seat] |= 1 << option
