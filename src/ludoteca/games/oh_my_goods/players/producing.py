# cython: cdivision=False
"""What a coin, a chain and a person at a post promise, in hundredths of a point; it looks at nothing hidden."""

from __future__ import annotations

import cython

from ludoteca.core.bits import filled
from ludoteca.core.heuristic import Heuristic
from ludoteca.games.oh_my_goods.content.constants import (
    CHARACTER_FIRST,
    EFFICIENT,
    ENDING,
    GOOD_COUNT,
    HAND_ITEM,
    NO_ITEM,
    NONE,
    OF_SOURCES,
    OF_TARGETS,
    OF_WORKER,
    PLAN_WIDTH,
    QUIET,
    RESOURCE_COUNT,
    SLOPPY,
    SLOTS,
)
from ludoteca.games.oh_my_goods.players.weights import (
    ANY_ODDS,
    ASSISTANT,
    BOLD,
    CARD,
    CHAIN_NOW,
    COIN,
    COIN_LEFT,
    MOST_ANY,
    PAIR_ODDS,
    PLAIN_COIN,
    PLENTY,
    ROUNDS,
    SOUGHT,
    SUNS,
    TUNED,
    UNITS,
)
from ludoteca.games.oh_my_goods.rules.state import OhMyGoodsState

if not cython.compiled:
    from ludoteca.games.oh_my_goods.rules.costs import goods_of, in_hand, missing


class Producing(Heuristic):  # cdef
    """Knows what a coin, a chain and a person at a post are worth; the weights are its judgement."""

    names = tuple(TUNED)
    tuned = tuple(TUNED.values())
    pair_odds: list[int]
    any_odds: list[int]
    held: list[int]

    def __init__(self) -> None:
        Heuristic.__init__(self)
        self.pair_odds = list(PAIR_ODDS)
        self.any_odds = list(ANY_ODDS)
        self.held = filled(0, RESOURCE_COUNT + 1)

    # -- time and coins -----------------------------------------------------------------------------------

    def rounds_left(self, table: OhMyGoodsState) -> int:
        """How many rounds are still to come after this one, as far as one can tell, in tenths."""
        if table.last:
            return 10 * (table.last - table.round)
        most = 0
        for seat in range(table.seats):
            if table.count[seat] > most:
                most = table.count[seat]
        return 10 + (ENDING - most) * self.weights[ROUNDS] // 10

    def coin(self, table: OhMyGoodsState) -> int:
        """What a coin is worth: a fifth of a point at the end, more while it buys something."""
        left = self.rounds_left(table)
        if left <= 0:
            return PLAIN_COIN
        return self.weights[COIN] + self.weights[COIN_LEFT] * left // 10

    # -- the goal of a single seat --------------------------------------------------------------------------

    def promised(self, table: OhMyGoodsState, good: int) -> int:
        """How many goods of a kind the goal of a single seat asks for. [OMG-11.7]"""
        if table.seats > 1 or table.chapter == NONE:
            return 0
        return table.printed.goal_goods[table.chapter * GOOD_COUNT + good]

    def is_short(self, table: OhMyGoodsState, good: int) -> bool:
        """Whether a single seat has no more of a good than its goal asks for."""
        wanted = self.promised(table, good)
        return wanted > 0 and goods_of(table, 0, good) <= wanted

    def sought(self, table: OhMyGoodsState, seat: int) -> int:
        """The good a single seat's goal asks for and none of its buildings makes yet, or NONE."""
        if table.seats == 1 and table.chapter != NONE:
            for good in range(GOOD_COUNT):
                if self.promised(table, good) and not makes(table, seat, good):
                    return good
        return NONE

    def reserved(self, table: OhMyGoodsState, seat: int) -> int:
        """The worth of goods that a single seat keeps for its goal."""
        coins = 0
        if table.seats == 1 and table.chapter != NONE:
            for slot in range(table.count[seat]):
                good = table.printed.product[table.card[seat * SLOTS + slot]]
                if good != NONE:
                    kept = self.promised(table, good)
                    coins += min(kept, table.stock(seat * SLOTS + slot)) * table.worth(seat, slot, table.event)
        return coins

    # -- production -------------------------------------------------------------------------------------------

    def run_gain(self, table: OhMyGoodsState, seat: int, slot: int) -> int:
        """What using a chain once brings, hand cards counted as resources."""
        card = table.card[seat * SLOTS + slot]
        gain = 0
        for item in range(2):
            kind = table.printed.item[card * 2 + item]
            if kind == NO_ITEM:
                continue
            gain += self.coin(table) * table.worth(seat, slot, QUIET)
            if kind == HAND_ITEM:
                gain -= self.weights[CARD] if not table.is_last() else 0
            else:
                gain -= self.coin(table) * table.printed.worth[table.printed.item_id[card * 2 + item]]
        return gain

    def chain_gain(self, table: OhMyGoodsState, seat: int, slot: int) -> int:
        """What running the chain of a building as often as possible would bring."""
        card = table.card[seat * SLOTS + slot]
        if table.printed.item[card * 2] == NO_ITEM:
            return 0
        runs = PLENTY
        for item in range(2):
            kind = table.printed.item[card * 2 + item]
            if kind == NO_ITEM:
                continue
            wanted = table.printed.item_id[card * 2 + item]
            if kind == HAND_ITEM:
                found = in_hand(table, seat, wanted, 20)
            else:
                found = max(0, goods_of(table, seat, wanted) - self.promised(table, wanted))
            if found < runs:
                runs = found
        if not runs:
            return 0
        gain = self.run_gain(table, seat, slot)
        return runs * gain if gain > 0 else 0

    def post_odds(self, table: OhMyGoodsState, seat: int, slot: int, mode: int) -> int:
        """How likely a person finds what a building needs, in thousandths; ``held[5]``: hand cards that would go."""
        card = table.card[seat * SLOTS + slot]
        count_hand(table, seat, self.held)
        row = min(SUNS - 1, table.printed.suns[table.event * 2 + 1])
        spare = 1 if mode == SLOPPY else 0
        if table.towered[seat] >> slot & 1:
            spare += 1
        if table.printed.needs[card * 6 + RESOURCE_COUNT]:
            return self.odds_of_any(table, seat, missing(table, seat, card, RESOURCE_COUNT) - spare, row)
        return self.odds_of_named(table, seat, card, row, spare)

    def odds_of_any(self, table: OhMyGoodsState, seat: int, lack: int, row: int) -> int:
        """The same where any resources do."""
        hand_cards = table.hand_count[seat]
        # The row brings about two cards for each half sun.
        self.held[RESOURCE_COUNT] = max(0, min(hand_cards, lack - 2 * row))
        lack -= hand_cards
        if lack <= 0:
            return 1000
        return self.any_odds[row * MOST_ANY + lack] if lack < MOST_ANY else 0

    def odds_of_named(self, table: OhMyGoodsState, seat: int, card: int, row: int, spare: int) -> int:
        """The same where certain resources are needed, of which ``spare`` units may be missing."""
        held = self.held
        one = NONE
        other = NONE
        a = 0
        b = 0
        used = 0
        for resource in range(RESOURCE_COUNT):
            lack = missing(table, seat, card, resource)
            if lack:
                used += min(lack, held[resource])
                lack -= held[resource]
                if one == NONE:
                    one = resource
                    a = max(0, lack)
                else:
                    other = resource
                    b = max(0, lack)
        held[RESOURCE_COUNT] = used
        if spare == 0:
            return self.row_odds(row, one, a, other, b)
        if not a + b:
            held[RESOURCE_COUNT] = used - 1 if used else 0
            return 1000
        # One unit of either kind may be left out; of two, the chance of the better ways is close enough.
        found = 0
        if a:
            found += self.row_odds(row, one, a - 1, other, b)
        if b:
            found += self.row_odds(row, one, a, other, b - 1)
        if a and b:
            found -= self.row_odds(row, one, a, other, b)
        if min(spare, a + b) > 1:
            found += (1000 - found) // 2
        return found

    def row_odds(self, suns: int, one: int, a: int, other: int, b: int) -> int:
        """How likely the row still brings these units of two resources."""
        if a == 0 and b == 0:
            return 1000
        if a >= UNITS or b >= UNITS:
            return 0
        place = suns * 4 + (2 if one > 0 else 0) + (1 if other > 0 else 0)
        return self.pair_odds[place * UNITS * UNITS + a * UNITS + b]

    def post_value(self, table: OhMyGoodsState, seat: int, slot: int, mode: int) -> int:
        """What a person at a building promises this round, before the sunset row is known."""
        odds = self.post_odds(table, seat, slot, mode)
        if not odds:
            return 0
        odds += (1000 - odds) * (self.weights[BOLD] - 100) // 100
        goods = 2 if mode == EFFICIENT else 1
        good = table.printed.product[table.card[seat * SLOTS + slot]]
        if goods_of(table, seat, good) < self.promised(table, good):
            return (goods * SOUGHT + 1) * odds // 1000
        used = self.held[RESOURCE_COUNT]
        gain = goods * self.coin(table) * table.worth(seat, slot, QUIET) - used * self.weights[CARD]
        if not table.is_last():
            gain += self.chain_gain(table, seat, slot) * self.weights[CHAIN_NOW] // 100
        return gain * odds // 1000

    def income(self, table: OhMyGoodsState, seat: int) -> int:
        """What the plan promises: assistants in their places, the worker at his post."""
        plan = seat * PLAN_WIDTH
        helpers = table.helpers[seat] & ~table.plan[plan + OF_SOURCES] | table.plan[plan + OF_TARGETS]
        found = 0
        for slot in range(table.count[seat]):
            if helpers >> slot & 1:
                found += self.post_value(table, seat, slot, ASSISTANT)
        post = table.plan[plan + OF_WORKER] - 1
        if post >= 0:
            found += self.post_value(table, seat, post >> 1, post & 1)
        return found


def count_hand(table: OhMyGoodsState, seat: int, held: list[int]) -> None:
    """How many hand cards show each resource."""
    for resource in range(RESOURCE_COUNT + 1):
        held[resource] = 0
    hand = table.hand_first[seat]
    while hand != NONE and hand < CHARACTER_FIRST:
        held[table.printed.resource[hand]] += 1
        hand = table.after[hand]


def makes(table: OhMyGoodsState, seat: int, good: int) -> bool:
    """Whether one of the seat's buildings makes this good."""
    for slot in range(table.count[seat]):
        if table.printed.product[table.card[seat * SLOTS + slot]] == good:
            return True
    return False
