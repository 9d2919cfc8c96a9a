"""The round from its event to its end, and what follows the last one."""

from __future__ import annotations

from typing import Any

import cython

from ludoteca.core.common import TwoAnswers
from ludoteca.core.constants import NATURE, NOBODY
from ludoteca.core.decision import Decision
from ludoteca.games.oh_my_goods.content.constants import (
    ALL_IN_CHAPTER,
    CARDS,
    CHARACTER_FIRST,
    DEMANDS,
    EFFECT_WIDTH,
    EFFECTS,
    END_COUNT,
    FIRST_END,
    FLEETING,
    FOR_MARKET,
    GOOD_COUNT,
    IN_HAND,
    IN_SUNRISE,
    IN_SUNSET,
    MOST_ROUNDS,
    NONE,
    OPENLY,
    QUIET,
    RESOURCE_COUNT,
    REWARDS,
    SLOTS,
    THREATS,
    YES,
)
from ludoteca.games.oh_my_goods.content.domains import ANSWER, SIDE
from ludoteca.games.oh_my_goods.rules.decisions.numbers import (
    CLEAR,
    DEAL_EVENT,
    DELIVER,
    DRAW,
    END_EFFECT,
    END_ROUND,
    MEET_GOAL,
    NEW_CARDS,
    PAY,
    PLANS,
    ROUND,
    TURN,
)
from ludoteca.games.oh_my_goods.rules.effect_table import CARD_EFFECTS
from ludoteca.games.oh_my_goods.rules.effects import CardEffect
from ludoteca.games.oh_my_goods.rules.state import OhMyGoodsState

if not cython.compiled:
    from ludoteca.games.oh_my_goods.rules.costs import goods_of
    from ludoteca.games.oh_my_goods.rules.decisions.deal import begin_event
    from ludoteca.games.oh_my_goods.rules.decisions.delivery import ask_delivery
    from ludoteca.games.oh_my_goods.rules.piles import spend


class Round(Decision):
    """A round: the event, then phases I to IV. [OMG-4.1, 9.24]"""

    name = "round"
    rule = "OMG-4.1"

    def resolve(self, state: Any, seat: int, number: int, active: int, option: int) -> None:
        table: OhMyGoodsState = state
        seats = table.seats
        table.round = number
        table.active = active
        table.ask(END_ROUND, NOBODY, 0, 0)
        for step in range(seats):
            table.ask(TURN, NOBODY, (active + seats - 1 - step) % seats, 0)
        table.ask(DRAW, NOBODY, FOR_MARKET | 1 << 2, 0)
        table.ask(PLANS, NOBODY, 0, 0)
        table.ask(DRAW, NOBODY, FOR_MARKET, 0)
        table.ask(NEW_CARDS, NOBODY, 0, 0)
        if table.chapter == ALL_IN_CHAPTER:
            # Where the eighth building ends the game, rounds may follow the last event. [OMG-12.32]
            if number <= table.printed.rounds[table.lists()]:
                table.ask(DEAL_EVENT, NATURE, 0, 0)
        elif table.chapter != NONE:
            begin_event(table, table.printed.order[table.lists() * MOST_ROUNDS + number - 1])


class EventEffect(Decision):
    """One effect of an event at its reveal; the others come at their own moments. [OMG-15.4, 15.15 to 15.17, 15.21]"""

    name = "event_effect"
    rule = "OMG-15.4"

    def resolve(self, state: Any, seat: int, event: int, place: int, option: int) -> None:
        table: OhMyGoodsState = state
        row = event * EFFECTS + place
        effect: CardEffect = CARD_EFFECTS.effects[table.printed.effect[row * EFFECT_WIDTH]]
        effect.reveal(table, row)


class ChooseSide(TwoAnswers):
    """Openly choose a side for the branch. [OMG-15.21]"""

    name = "choose_side"
    domain = SIDE
    rule = "OMG-15.21"

    def resolve(self, state: Any, seat: int, a: int, b: int, option: int) -> None:
        table: OhMyGoodsState = state
        table.side[seat] = option


class EndRound(Decision):
    """End of phase IV: rewards, demands, threats, then the market goes. [OMG-8.1, 9.24, 15.18, 15.19, 15.26]"""

    name = "end_round"
    rule = "OMG-9.24"

    def resolve(self, state: Any, seat: int, a: int, b: int, option: int) -> None:
        table: OhMyGoodsState = state
        table.ask(CLEAR, NOBODY, 0, 0)
        if table.event != QUIET:
            # What is asked last comes first.
            self.ask_all(table, THREATS)
            self.ask_all(table, DEMANDS)
            self.ask_all(table, REWARDS)

    def ask_all(self, table: OhMyGoodsState, stage: int) -> None:
        """The event's effects of one stage for all seats concerned, from top to bottom, each in turn order."""
        for step in range(EFFECTS):
            row = table.event * EFFECTS + EFFECTS - 1 - step
            effect: CardEffect = CARD_EFFECTS.effects[table.printed.effect[row * EFFECT_WIDTH]]
            if effect.stage == stage:
                for turn in range(table.seats):
                    effect.end_round(table, (table.active + table.seats - 1 - turn) % table.seats, row)


class Threaten(Decision):
    """A seat too weak gives goods, or loses all it has. [OMG-15.19]"""

    name = "threaten"
    rule = "OMG-15.19"

    def resolve(self, state: Any, seat: int, owner: int, coins: int, option: int) -> None:
        table: OhMyGoodsState = state
        if table.wealth(owner, table.event) >= coins:
            table.ask(PAY, owner, coins, 0)
            return
        for slot in range(table.count[owner]):
            while table.stock(owner * SLOTS + slot):
                spend(table, owner * SLOTS + slot)


class Clear(Decision):
    """The market is discarded; the next seat becomes active, or the game ends. [OMG-8.1, 8.2, 8.8, 10.9]"""

    name = "clear"
    rule = "OMG-8.1"

    def resolve(self, state: Any, seat: int, a: int, b: int, option: int) -> None:
        table: OhMyGoodsState = state
        for card in range(CARDS):
            if table.where[card] == IN_SUNRISE or table.where[card] == IN_SUNSET:
                table.throw(card, OPENLY)
        for resource in range(RESOURCE_COUNT):
            table.market[resource] = 0
        table.done = 0
        table.opened = 0
        table.delivered = 0
        table.event = QUIET
        if table.variants & FLEETING:
            for card in range(CHARACTER_FIRST, CARDS):
                for owner in range(table.seats):
                    if table.where[card] == IN_HAND + owner:
                        table.throw_from_hand(owner, card, OPENLY)
        if not table.is_last():
            table.ask(ROUND, NOBODY, table.round + 1, (table.active + 1) % table.seats)
        elif table.chapter != NONE:
            if table.seats == 1:
                table.ask(MEET_GOAL, NOBODY, 0, 0)
            table.ask(END_EFFECT, NOBODY, end_after(table, END_COUNT), 0)


def end_after(table: OhMyGoodsState, card: int) -> int:
    """Where the next end card of the list begins; ``END_COUNT`` asks for the first one. [OMG-10.9]"""
    return table.printed.end_next[table.lists() * (END_COUNT + 1) + card] * EFFECTS


class EndEffect(Decision):
    """One effect of the end cards for one seat: cards in the order listed, each from top to bottom. [OMG-10.9]

    ``number`` counts effects over all three end cards; ``packed`` holds the seat's turn and how often it delivered.
    """

    name = "end_effect"
    rule = "OMG-10.9"

    def resolve(self, state: Any, seat: int, number: int, packed: int, option: int) -> None:
        table: OhMyGoodsState = state
        turn = packed & 15
        # The base game has no end cards, whatever a position asks.
        if number >= END_COUNT * EFFECTS or table.chapter == NONE:
            return
        kind = table.printed.effect[(FIRST_END * EFFECTS + number) * EFFECT_WIDTH]
        listed = bool(table.printed.end_cards[table.lists()] >> number // EFFECTS & 1)
        if turn >= table.seats or not listed or not kind:
            more = listed and number % EFFECTS < EFFECTS - 1
            table.ask(END_EFFECT, NOBODY, number + 1 if more else end_after(table, number // EFFECTS), 0)
            return
        effect: CardEffect = CARD_EFFECTS.effects[kind]
        effect.end_chapter(table, (table.active + turn) % table.seats, number, packed)


class EndDeliver(TwoAnswers):
    """Deliver for an end card once more, or not. [OMG-15.20]"""

    name = "end_deliver"
    domain = ANSWER
    rule = "OMG-15.20"

    def resolve(self, state: Any, seat: int, number: int, packed: int, option: int) -> None:
        table: OhMyGoodsState = state
        if option == YES:
            table.ask(END_EFFECT, NOBODY, number, packed + 16)
            ask_delivery(table, seat, (FIRST_END * EFFECTS + number) * EFFECT_WIDTH)
        else:
            table.ask(END_EFFECT, NOBODY, number, (packed & 15) + 1)


class MeetGoal(TwoAnswers):
    """Solo: the goods the goal asks for, if they are there and the player gives them. [OMG-11.7]

    First a step that looks for the goods, then the player's question.
    """

    name = "meet_goal"
    domain = ANSWER
    rule = "OMG-11.7"

    def resolve(self, state: Any, seat: int, a: int, b: int, option: int) -> None:
        table: OhMyGoodsState = state
        wanted = 0
        for good in range(GOOD_COUNT):
            count = table.printed.goal_goods[table.chapter * GOOD_COUNT + good]
            wanted += count
            if goods_of(table, 0, good) < count:
                return
        if seat == NOBODY:
            if wanted:
                table.ask(MEET_GOAL, 0, 0, 0)
            else:
                table.goal = 1
        elif option == YES:
            table.goal = 1
            for good in range(GOOD_COUNT):
                count = table.printed.goal_goods[table.chapter * GOOD_COUNT + good]
                if count:
                    table.ask(DELIVER, NOBODY, good << 4, count)
