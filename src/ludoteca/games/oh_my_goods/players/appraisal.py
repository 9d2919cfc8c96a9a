# cython: cdivision=False
"""What buildings, assistants, hands and goods are worth to a seat, in hundredths of a point."""

from __future__ import annotations

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
    OP_DELIVER,
    OP_DEMAND,
    OP_MUST_PAY,
    QUIET,
    RESOURCE_COUNT,
    SLOTS,
)
from ludoteca.games.oh_my_goods.players.posts import Foreman
from ludoteca.games.oh_my_goods.players.weights import (
    ANY,
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
    OFFICE,
    OFFICE_FIT,
    POINTS,
    RATE_BEST,
    RATE_MORE,
    REACH,
    RISK,
    STRENGTH,
    TOWER,
)
from ludoteca.games.oh_my_goods.rules.state import OhMyGoodsState

if not cython.compiled:
    from ludoteca.games.oh_my_goods.players.posts import makes
    from ludoteca.games.oh_my_goods.rules.effects import build_price, goods_of, hire_price
    from ludoteca.games.oh_my_goods.rules.scoring import total

POINT = 100
PLAIN_COIN = 20
LEAST = -1000000
SOUGHT = 600
PLENTY = 100


class Appraiser(Foreman):  # cdef
    """Knows what things are worth; the weights are its judgement."""

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
            gain = printed.points[card] * self.weights[POINTS]
            rate = 0
            if printed.product[card] != NONE:
                rate += self.product_rate(table, seat, card)
            if printed.office[card] != NONE:
                rate += self.weights[OFFICE] + self.weights[OFFICE_FIT] * wanting(table, seat, printed.office[card])
            if printed.extra_card[card]:
                rate += self.weights[EXTRA]
            if printed.attaches[card]:
                rate += self.weights[TOWER]
            gain += rate * left // 100
            if printed.colour[card] < RESOURCE_COUNT:
                gain += self.colour_value(table, seat, printed.colour[card])
        if table.chapter != NONE:
            gain += printed.strength[card] * self.weights[STRENGTH]
            if table.seats == 1:
                if table.strength(seat) < printed.goal_strength[table.chapter]:
                    gain += printed.strength[card] * SOUGHT // 2
                good = printed.product[card]
                if good != NONE and self.promised(table, good) and not makes(table, seat, good):
                    gain += SOUGHT
        elif table.last == 0 and table.count[seat] == ENDING - 1:
            gain += self.weights[CLOSING] + self.weights[LEAD] * lead(table, seat)
        return gain

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
            for item in range(2):
                if printed.item[other * 2 + item] == GOOD_ITEM:
                    if printed.item_id[other * 2 + item] == printed.product[card]:
                        feeds += worth - coins
        if coins > best:
            rate = (coins - best) * self.weights[RATE_BEST] + best * self.weights[RATE_MORE]
        else:
            rate = coins * self.weights[RATE_MORE]
        if printed.needs[card * 6 + RESOURCE_COUNT]:
            rate = rate * self.weights[ANY] // 100
        else:
            units = 0
            for resource in range(RESOURCE_COUNT):
                need = printed.needs[card * 6 + resource]
                if need:
                    units += max(0, need - table.office[seat * 5 + resource])
            rate = rate * (100 - self.weights[HARD] * (units - 4)) // 100
        if feeds > 0:
            rate += feeds * self.weights[FEED]
        # A chain brings what its product is worth beyond what it takes.
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
                    return rate
                gain += coins - printed.worth[wanted]
        if hands:
            rate += gain * self.weights[CHAIN_HAND]
        else:
            rate += gain * self.weights[CHAIN_GOODS]
        return rate

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
        effect = table.printed.effect
        ends = table.printed.end_cards[table.lists()] if table.is_last() else 0
        lost = 0
        for number in range(4 * EFFECTS):
            # The event of the round, then the three end cards.
            row = table.event if number < EFFECTS else FIRST_END - 1 + number // EFFECTS
            if number >= EFFECTS and not ends >> (number // EFFECTS - 1) & 1:
                continue
            base = (row * EFFECTS + number % EFFECTS) * EFFECT_WIDTH
            if effect[base] != OP_DEMAND and effect[base] != OP_MUST_PAY:
                continue
            coins = table.wealth(seat, table.event)
            if effect[base + 4] and coins >= effect[base + 4] > coins - price:
                lost += max(0, POINT * effect[base + 3] - PLAIN_COIN * effect[base + 4])
        return lost

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
        effect = table.printed.effect
        ends = table.printed.end_cards[table.lists()]
        for number in range(3 * EFFECTS):
            base = (FIRST_END * EFFECTS + number) * EFFECT_WIDTH
            if effect[base] != OP_DELIVER or not ends >> number // EFFECTS & 1:
                continue
            count = effect[base + 6]
            if count and effect[base + 5] == good and goods_of(table, seat, good) <= count * effect[base + 1]:
                return max(0, POINT * effect[base + 2] // count - PLAIN_COIN * table.printed.worth[good])
        return 0

    def delivery_value(self, table: OhMyGoodsState, base: int) -> int:
        """What a delivery brings beyond the goods it takes."""
        effect = table.printed.effect
        gain = POINT * effect[base + 2] - PLAIN_COIN * effect[base + 4]
        for pair in range(3):
            count = effect[base + 6 + 2 * pair]
            if count:
                good = effect[base + 5 + 2 * pair]
                gain -= PLAIN_COIN * count * table.printed.worth[good]
                if self.is_short(table, good):
                    gain -= 10 * SOUGHT
        return gain

    def demand_value(self, table: OhMyGoodsState, seat: int, base: int) -> int:
        """What meeting a demand saves beyond the goods it takes. [OMG-15.26]"""
        effect = table.printed.effect
        gain = POINT * effect[base + 3]
        if effect[base + 4]:
            gain -= self.coin(table) * least_payment(table, seat, effect[base + 4])
        for pair in range(3):
            count = effect[base + 6 + 2 * pair]
            if count:
                good = effect[base + 5 + 2 * pair]
                gain -= self.coin(table) * count * table.printed.worth[good]
                if self.is_short(table, good):
                    gain -= 10 * SOUGHT
        return gain


def least_payment(table: OhMyGoodsState, seat: int, price: int) -> int:
    """The fewest coins in goods that reach a price, however they are put together. [OMG-7.20]"""
    # Bit n: some of the goods add up to n.
    sums = 1
    for slot in range(table.count[seat]):
        goods = table.stock(seat * SLOTS + slot)
        # A building that makes nothing has no good whose worth could be looked up.
        coins = table.worth(seat, slot, table.event) if goods else 0
        for _ in range(goods):
            grown = (sums | sums << coins) & 0x3FFFFFFF
            if grown == sums:
                break
            sums = grown
    paid = price
    while paid < 30 and not sums >> paid & 1:
        paid += 1
    return paid


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
