"""Deals anew, in place, what a seat cannot know: the quick way for search to imagine another world."""

from __future__ import annotations

import cython

from ludoteca.core.bits import filled
from ludoteca.core.constants import FRAME, NO_ANSWER, STACK
from ludoteca.core.decision import Decision, Options
from ludoteca.core.heuristic import Heuristic
from ludoteca.core.rng import Rng
from ludoteca.core.rules import Rules
from ludoteca.games.oh_my_goods.content.constants import (
    AS_GOOD,
    CARDS,
    CHARACTER_FIRST,
    IN_ASIDE,
    IN_DECK,
    IN_DISCARD,
    IN_HAND,
    IN_SUNRISE,
    NONE,
    OPENLY,
    PLAN_WIDTH,
    SHOWN_GOOD,
    SLOTS,
)
from ludoteca.games.oh_my_goods.rules.decisions.numbers import SHOW_PLANS
from ludoteca.games.oh_my_goods.rules.state import OhMyGoodsState

if not cython.compiled:
    from ludoteca.games.oh_my_goods.rules.decisions.plan import ask_plan


class Dealer:  # final
    """Shuffles the cards a seat has not seen among the places where they may lie, and makes up sealed plans."""

    # The unseen cards, the card that comes where each card lay, and the places and links that follow from that.
    pool: list[int]
    dealt: list[int]
    lies: list[int]
    link: list[int]
    asked: list[int]
    habit: Heuristic
    out: Options

    def __init__(self, habit: Heuristic) -> None:
        self.pool = filled(0, CARDS)
        self.dealt = filled(0, CARDS)
        self.lies = filled(0, CARDS)
        self.link = filled(0, CARDS)
        self.asked = filled(0, STACK)
        self.habit = habit
        self.out = Options()

    def deal(self, rules: Rules, table: OhMyGoodsState, seat: int, rng: Rng) -> bool:
        """Another world the seat may believe in; False, and nothing changed, if the question is not this seat's."""
        if not table.depth or table.stack[table.depth - FRAME + 1] != seat:
            return False
        self.shuffle(table, seat, rng)
        self.move(table, seat)
        self.plan_anew(rules, table, seat, rng)
        return True

    def shuffle(self, table: OhMyGoodsState, seat: int, rng: Rng) -> None:
        """Say for every card which one comes in its place: itself, or an unseen one for an unseen one."""
        pool = self.pool
        dealt = self.dealt
        count = 0
        for card in range(CARDS):
            dealt[card] = card
            place = table.where[card]
            # What OhMyGoodsState.knows says, written out: it is asked of every card in every iteration.
            if place < IN_HAND:
                if place < IN_DECK or place == IN_DISCARD + OPENLY or place == IN_DISCARD + 1 + seat:
                    continue
            elif place < IN_SUNRISE:
                if place == IN_HAND + seat or place == IN_ASIDE + seat:
                    continue
            elif place < AS_GOOD or place >= SHOWN_GOOD:
                continue
            pool[count] = card
            count += 1
        for last in range(count - 1, 0, -1):
            other = rng.below(last + 1)
            card = dealt[pool[last]]
            dealt[pool[last]] = dealt[pool[other]]
            dealt[pool[other]] = card
        for owner in range(table.seats):
            card = table.aside[owner]
            while owner != seat and card != NONE:
                if dealt[card] != card and dealt[card] >= CHARACTER_FIRST:
                    self.trade(table, card, count)
                card = table.after[card]

    def trade(self, table: OhMyGoodsState, card: int, count: int) -> None:
        """No character is set aside for building: change with the next building card that is not. [OMG-6.5]"""
        dealt = self.dealt
        for spot in range(count):
            other = self.pool[spot]
            place = table.where[other]
            if dealt[other] < CHARACTER_FIRST and (place < IN_ASIDE or place >= IN_SUNRISE):
                building = dealt[other]
                dealt[other] = dealt[card]
                dealt[card] = building
                return

    def move(self, table: OhMyGoodsState, seat: int) -> None:
        """Put every card where the one lay whose place it takes, and sort what must be in order."""
        dealt = self.dealt
        lies = self.lies
        link = self.link
        for card in range(CARDS):
            following = table.after[card]
            lies[dealt[card]] = table.where[card]
            link[dealt[card]] = NONE if following == NONE else dealt[following]
        for owner in range(table.seats):
            for slot in range(table.count[owner]):
                if table.goods[owner * SLOTS + slot]:
                    table.oldest[owner * SLOTS + slot] = dealt[table.oldest[owner * SLOTS + slot]]
            if owner != seat:
                table.hand_first[owner] = NONE
                if table.aside[owner] != NONE:
                    table.aside[owner] = dealt[table.aside[owner]]
        deck = 0
        for card in range(CARDS):
            table.where[card] = lies[card]
            table.after[card] = link[card]
            if lies[card] == IN_DECK:
                table.deck[deck] = card
                deck += 1
        for step in range(CARDS):
            card = CARDS - 1 - step
            owner = lies[card] - IN_HAND
            if 0 <= owner < table.seats and owner != seat:
                # From the highest card down, each is the first of its hand so far.
                table.after[card] = table.hand_first[owner]
                table.hand_first[owner] = card

    def plan_anew(self, rules: Rules, table: OhMyGoodsState, seat: int, rng: Rng) -> None:
        """While plans are sealed the others' are made up anew, or still to be made; the own one stands. [OMG-6.2]"""
        bottom = table.depth
        while bottom > 0 and table.stack[bottom - FRAME + 1] >= 0:
            bottom -= FRAME
        if bottom == 0 or table.stack[bottom - FRAME] != SHOW_PLANS:
            return
        waiting = 0
        own = 0
        place = bottom
        while place < table.depth:
            if table.stack[place + 1] == seat:
                for part in range(FRAME):
                    self.asked[own] = table.stack[place + part]
                    own += 1
            else:
                waiting |= 1 << table.stack[place + 1]
            place += FRAME
        table.depth = bottom
        for owner in range(table.seats):
            if owner == seat:
                continue
            for part in range(PLAN_WIDTH):
                table.plan[owner * PLAN_WIDTH + part] = 0
            for slot in range(SLOTS):
                table.plan_pay[owner * SLOTS + slot] = 0
            if not waiting >> owner & 1:
                ask_plan(table, owner)
                self.answer(rules, table, bottom, rng)
        for owner in range(table.seats):
            if waiting >> owner & 1:
                ask_plan(table, owner)
        place = 0
        while place < own:
            table.ask(self.asked[place], self.asked[place + 1], self.asked[place + 2], self.asked[place + 3])
            place += FRAME

    def answer(self, rules: Rules, table: OhMyGoodsState, bottom: int, rng: Rng) -> None:
        """Answer what lies above ``bottom`` as a sensible player would."""
        before = NO_ANSWER
        option = NO_ANSWER
        while table.depth > bottom:
            top = table.depth - FRAME
            decision: Decision = rules.decisions[table.stack[top]]
            number = table.stack[top]
            seat = table.stack[top + 1]
            a = table.stack[top + 2]
            b = table.stack[top + 3]
            decision.proposals(table, seat, a, b, option if number == before else NO_ANSWER, self.out)
            before = number
            option = self.habit.sketch(rules, table, number, seat, a, b, self.out, rng)
            table.depth = top
            decision.resolve(table, seat, a, b, option)
