# cython: cdivision=False
"""What buildings, assistants, hands and goods are worth to a seat, in hundredths of a point."""

from __future__ import annotations

from typing import Any

import cython

from ludoteca.games.oh_my_goods.content.constants import (
    CHARACTER_FIRST,
    COPIES,
    EFFECT_WIDTH,
    EFFECTS,
    ENDING,
    FACES,
    FIRST_END,
    GOOD_ITEM,
    HAND_ITEM,
    IN_STACK,
    LONGSDALE_FIRST,
    NONE,
    OF_TARGETS,
    PLAN_WIDTH,
    QUIET,
    RESOURCE_COUNT,
    SLOTS,
)
from ludoteca.games.oh_my_goods.content.printed import Printed
from ludoteca.games.oh_my_goods.players.effects import EffectOpinion, effect_opinions
from ludoteca.games.oh_my_goods.players.producing import Producing
from ludoteca.games.oh_my_goods.players.weights import (
    ANY,
    ASSISTANT,
    AUTOMATIC,
    CHAIN_GOODS,
    CHAIN_HAND,
    CHARACTER,
    CLOSING,
    COAL,
    COLOUR,
    EXTRA,
    FEED,
    HARD,
    HIRE,
    HIRE_RATE,
    HOPE,
    HOPELESS,
    LEAD,
    LEAST,
    OFFICE,
    OFFICE_FIT,
    PLENTY,
    POINT,
    POINTS,
    RATE_BEST,
    RATE_MORE,
    REACH,
    RISK,
    SOUGHT,
    STRENGTH,
    TOWER,
)
from ludoteca.games.oh_my_goods.rules.state import OhMyGoodsState

if not cython.compiled:
    from ludoteca.games.oh_my_goods.players.producing import makes
    from ludoteca.games.oh_my_goods.rules.costs import build_price, hire_price, move_price
    from ludoteca.games.oh_my_goods.rules.scoring import total


class Valuing(Producing):  # cdef
    """Knows what things are worth; the weights are its judgement."""

    effect_opinions: tuple[Any, ...]

    def __init__(self) -> None:
        Producing.__init__(self)
        self.effect_opinions = effect_opinions()

    # -- buildings and assistants -------------------------------------------------------------------------

    def card_value(self, table: OhMyGoodsState, seat: int, card: int) -> int:
        """What a building is worth once it stands, its price not counted."""
        printed = table.printed
        left = self.rounds_left(table)
        if table.chapter != NONE and table.strength(seat) < printed.needs_strength[card]:
            return 0
        if left <= 0:
            gain = printed.points[card] * POINT
        else:
            gain = printed.points[card] * self.weights[POINTS] + self.card_rate(table, seat, card) * left // 100
            if printed.colour[card] < RESOURCE_COUNT:
                gain += self.colour_value(table, seat, printed.colour[card])
        if table.chapter != NONE:
            gain += printed.strength[card] * self.weights[STRENGTH]
            if table.seats == 1:
                gain += self.goal_value(table, seat, card)
        elif table.last == 0 and table.count[seat] == ENDING - 1:
            gain += self.weights[CLOSING] + self.weights[LEAD] * lead(table, seat)
        return gain

    def goal_value(self, table: OhMyGoodsState, seat: int, card: int) -> int:
        """What a building brings towards the goal of a single seat. [OMG-11.7]"""
        printed = table.printed
        gain = 0
        if table.strength(seat) < printed.goal_strength[table.chapter]:
            gain += printed.strength[card] * SOUGHT // 2
        good = printed.product[card]
        if good != NONE and self.promised(table, good) and not makes(table, seat, good):
            gain += SOUGHT
        return gain

    def card_rate(self, table: OhMyGoodsState, seat: int, card: int) -> int:
        """What a building brings each round."""
        printed = table.printed
        rate = 0
        if printed.product[card] != NONE:
            rate += self.product_rate(table, seat, card)
        if printed.office[card] != NONE:
            rate += self.weights[OFFICE] + self.weights[OFFICE_FIT] * wanting(table, seat, printed.office[card])
        if printed.extra_card[card]:
            rate += self.weights[EXTRA]
        if printed.attaches[card]:
            rate += self.weights[TOWER]
        return rate

    def product_rate(self, table: OhMyGoodsState, seat: int, card: int) -> int:
        """What a building that makes goods brings each round."""
        printed = table.printed
        coins = printed.worth[printed.product[card]]
        if coins == 0:
            coins = table.colours[seat * 5 + printed.colour[card]] + 1
        if printed.automatic[card]:
            return coins * self.weights[AUTOMATIC]
        best = 0
        feeds = 0
        for slot in range(table.count[seat]):
            other = table.card[seat * SLOTS + slot]
            if printed.product[other] == NONE or printed.automatic[other]:
                continue
            worth = table.worth(seat, slot, QUIET)
            if worth > best:
                best = worth
            feeds += items_of(printed, other, printed.product[card]) * (worth - coins)
        if coins > best:
            rate = (coins - best) * self.weights[RATE_BEST] + best * self.weights[RATE_MORE]
        else:
            rate = coins * self.weights[RATE_MORE]
        if printed.needs[card * 6 + RESOURCE_COUNT]:
            rate = rate * self.weights[ANY] // 100
        else:
            rate = rate * (100 - self.weights[HARD] * (units_needed(table, seat, card) - 4)) // 100
        if feeds > 0:
            rate += feeds * self.weights[FEED]
        return rate + self.own_chain(table, seat, card, coins)

    def own_chain(self, table: OhMyGoodsState, seat: int, card: int, coins: int) -> int:
        """What a building's own chain brings: what its product is worth beyond what the chain takes."""
        printed = table.printed
        gain = 0
        hands = 0
        for item in range(2):
            kind = printed.item[card * 2 + item]
            wanted = printed.item_id[card * 2 + item]
            if kind == HAND_ITEM:
                hands += 1
                gain += coins
            elif kind == GOOD_ITEM:
                if not makes(table, seat, wanted):
                    return 0
                gain += coins - printed.worth[wanted]
        return gain * self.weights[CHAIN_HAND if hands else CHAIN_GOODS]

    def colour_value(self, table: OhMyGoodsState, seat: int, colour: int) -> int:
        """What one more building of a colour is worth for hiring: assistants on display come nearer."""
        best = 0
        if not self.weights[COLOUR]:
            return 0
        for face in range(FACES):
            if not table.display >> face & 1 or not table.printed.face_needs[face * 5 + colour]:
                continue
            away = 0
            for other in range(5):
                away += max(0, table.printed.face_needs[face * 5 + other] - table.colours[seat * 5 + other])
            if away and table.printed.face_needs[face * 5 + colour] > table.colours[seat * 5 + colour]:
                gain = self.weights[COLOUR] // away
                if gain > best:
                    best = gain
        return best

    def face_value(self, table: OhMyGoodsState, seat: int, face: int) -> int:
        """What hiring an assistant brings beyond his wage."""
        left = self.rounds_left(table)
        gain = POINT * table.printed.face_points[face] - self.price_paid(table, seat, hire_price(table, face))
        if left > 0:
            best = 0
            free = table.workshops(seat) & ~table.helpers[seat]
            for slot in range(table.count[seat]):
                if free >> slot & 1:
                    coins = table.worth(seat, slot, QUIET)
                    if coins > best:
                        best = coins
            gain += (self.weights[HIRE] + self.weights[HIRE_RATE] * best) * left // 100
        return gain

    def price_paid(self, table: OhMyGoodsState, seat: int, price: int) -> int:
        """What a price takes, dearer by far if it would eat into what the goal asks for."""
        if table.seats == 1 and price > table.wealth(seat, table.event) - self.reserved(table, seat):
            return self.coin(table) * price + 2 * SOUGHT
        if table.chapter != NONE:
            return self.coin(table) * price + self.looming(table, seat, price)
        return self.coin(table) * price

    def looming(self, table: OhMyGoodsState, seat: int, price: int) -> int:
        """What is lost if a price leaves too little for what is demanded before the market goes. [OMG-15.26, 15.27]"""
        ends = table.printed.end_cards[table.lists()] if table.is_last() else 0
        lost = 0
        for number in range(4 * EFFECTS):
            # The event of the round, then the three end cards.
            card = table.event if number < EFFECTS else FIRST_END - 1 + number // EFFECTS
            if number >= EFFECTS and not ends >> (number // EFFECTS - 1) & 1:
                continue
            row = card * EFFECTS + number % EFFECTS
            opinion: EffectOpinion = self.effect_opinions[table.printed.effect[row * EFFECT_WIDTH]]
            lost += opinion.loss(table, seat, row, price)
        return lost

    def effect_value(self, table: OhMyGoodsState, seat: int, row: int) -> int:
        """What saying yes to an effect of an event or end card brings."""
        opinion: EffectOpinion = self.effect_opinions[table.printed.effect[row * EFFECT_WIDTH]]
        return opinion.value(self, table, seat, row)

    def spare_value(self, table: OhMyGoodsState, seat: int, card: int) -> int:
        """How sorry one would be to lose a hand card."""
        if card >= CHARACTER_FIRST:
            return self.weights[CHARACTER]
        return self.card_value(table, seat, card) - self.coin(table) * table.printed.cost[card]

    def plan_value(self, table: OhMyGoodsState, seat: int, card: int) -> int:
        """What setting a card aside promises, given what the seat will be able to pay."""
        price = build_price(table, card)
        gain = self.card_value(table, seat, card) - self.coin(table) * price
        coins = table.wealth(seat, table.event) - self.reserved(table, seat)
        if price <= coins:
            return gain
        if price * self.coin(table) <= coins * self.coin(table) + self.income(table, seat):
            return gain * self.weights[RISK] // 100
        if table.seats == 1:
            good = self.sought(table, seat)
            if good != NONE and table.printed.product[card] == good:
                return 1
        return gain * self.weights[HOPE] // 100 - self.weights[HOPELESS]

    def hand_value(self, table: OhMyGoodsState, seat: int) -> int:
        """How good the best card of the hand is for building soon; what the goal needs comes first."""
        best = 0
        good = self.sought(table, seat)
        card = table.hand_first[seat]
        coins = table.wealth(seat, table.event) + self.weights[REACH]
        while card != NONE and card < CHARACTER_FIRST:
            if good != NONE:
                if table.printed.product[card] == good:
                    return SOUGHT
            elif table.printed.cost[card] <= coins:
                gain = self.spare_value(table, seat, card)
                if gain > best:
                    best = gain
            card = table.after[card]
        return best

    def stack_value(self, table: OhMyGoodsState, seat: int, number: int) -> int:
        """The best card of a stack, its price counted."""
        best = LEAST
        first = LONGSDALE_FIRST + number * COPIES
        for card in range(first, first + COPIES):
            if table.where[card] == IN_STACK:
                gain = self.card_value(table, seat, card) - self.price_paid(table, seat, build_price(table, card))
                if gain > best:
                    best = gain
        return best

    def move_value(self, table: OhMyGoodsState, seat: int, source: int) -> int:
        """What the best free place promises beyond the one an assistant has."""
        plan = seat * PLAN_WIDTH
        free = table.workshops(seat) & ~table.helpers[seat] & ~table.plan[plan + OF_TARGETS]
        best = LEAST
        for slot in range(table.count[seat]):
            if free >> slot & 1:
                gain = self.post_value(table, seat, slot, ASSISTANT)
                if gain > best:
                    best = gain
        cost = move_price(table)
        return best - self.post_value(table, seat, source, ASSISTANT) - self.coin(table) * max(0, cost) - 1

    # -- goods --------------------------------------------------------------------------------------------

    def good_value(self, table: OhMyGoodsState, seat: int, slot: int) -> int:
        """How sorry one would be to give a good of a building away."""
        good = table.printed.product[table.card[seat * SLOTS + slot]]
        coins = table.worth(seat, slot, table.event) * 2
        if good == 0:
            coins += self.weights[COAL]
        if table.chapter != NONE and table.is_last():
            coins += self.awaited(table, seat, good)
        return coins + (SOUGHT if self.is_short(table, good) else 0)

    def awaited(self, table: OhMyGoodsState, seat: int, good: int) -> int:
        """What an end card will give for a good beyond its worth, while there are no more than it takes. [OMG-15.20]"""
        ends = table.printed.end_cards[table.lists()]
        for number in range(3 * EFFECTS):
            if ends >> number // EFFECTS & 1:
                row = FIRST_END * EFFECTS + number
                opinion: EffectOpinion = self.effect_opinions[table.printed.effect[row * EFFECT_WIDTH]]
                premium = opinion.premium(table, seat, row, good)
                if premium != NONE:
                    return premium
        return 0


def units_needed(table: OhMyGoodsState, seat: int, card: int) -> int:
    """How many units of named resources a building needs beyond what offices give."""
    units = 0
    for resource in range(RESOURCE_COUNT):
        need = table.printed.needs[card * 6 + resource]
        if need:
            units += max(0, need - table.office[seat * 5 + resource])
    return units


def items_of(printed: Printed, card: int, good: int) -> int:
    """How often the chain of a building takes a good."""
    found = 0
    for item in range(2):
        if printed.item[card * 2 + item] == GOOD_ITEM and printed.item_id[card * 2 + item] == good:
            found += 1
    return found


def wanting(table: OhMyGoodsState, seat: int, resource: int) -> int:
    """How many of the seat's buildings need a resource."""
    found = 0
    for slot in range(table.count[seat]):
        if table.printed.needs[table.card[seat * SLOTS + slot] * 6 + resource]:
            found += 1
    return found


def lead(table: OhMyGoodsState, seat: int) -> int:
    """How far a seat is ahead of the best other one, as things stand."""
    best = -PLENTY
    for other in range(table.seats):
        if other != seat:
            points = total(table, other)
            if points > best:
                best = points
    return total(table, seat) - best


def least_waste(table: OhMyGoodsState, seat: int, price: int, slot: int) -> int:
    """How many coins too much the best payment that begins with this building's good gives. [OMG-7.20]"""
    event = table.event
    coins = table.worth(seat, slot, event)
    # Bit n: the goods that may follow can add up to n.
    sums = 1
    for other in range(table.count[seat]):
        place = seat * SLOTS + other
        left = table.stock(place) - table.plan_pay[place]
        if left <= 0:
            continue
        each = table.worth(seat, other, event)
        if each > coins or (each == coins and other < slot):
            continue
        if other == slot:
            left -= 1
        for _ in range(left):
            grown = (sums | sums << each) & 0x3FFFFFFF
            if grown == sums:
                break
            sums = grown
    price -= coins
    if price <= 0:
        return -price
    waste = 0
    while waste < 8 and not sums >> (price + waste) & 1:
        waste += 1
    return waste
