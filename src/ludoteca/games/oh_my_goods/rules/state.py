"""The whole truth of one game of Oh My Goods!: fields, clone, key, and small honest changes."""

from __future__ import annotations

from array import array
from typing import Any

import cython

from ludoteca.core.bits import filled
from ludoteca.core.decision import State
from ludoteca.core.widths import Short
from ludoteca.games.oh_my_goods.content.constants import (
    ALL_IN_CHAPTER,
    AS_GOOD,
    CARDS,
    CHAPTER_ROWS,
    EIGHTH_ENDS,
    FACES,
    GOOD_COUNT,
    IN_ASIDE,
    IN_DECK,
    IN_DISCARD,
    IN_HAND,
    IN_PLAY,
    IN_SUNRISE,
    NONE,
    OPENLY,
    OUT,
    PLAN_WIDTH,
    QUIET,
    RESOURCE_COUNT,
    SEATS,
    SHOWN_GOOD,
    SLOTS,
)
from ludoteca.games.oh_my_goods.content.printed import Printed


def row(value: int, length: int) -> Any:
    """A fixed row of small numbers that interpreted code copies at one go, unlike a list."""
    return array("h", [value]) * length


class OhMyGoodsState(State):  # final
    """Buildings are numbered by seat times SLOTS plus their place in the seat's row; goods lie on them in a queue."""

    def __init__(self, seats: int, printed: Printed, variants: int, chapter: int) -> None:
        State.__init__(self)
        self.seats = seats
        self.printed = printed
        self.variants = variants
        self.chapter = chapter
        self.round = 0
        self.last = 0
        self.active = 0
        self.event = QUIET
        self.events_used = 0
        self.numbers = 0
        self.characters = 0
        self.dealt = 0
        self.display = 0
        self.done = 0
        self.opened = 0
        self.delivered = 0
        self.goal = 0
        self.deck_count = 0
        self.discarded = 0
        self.hand_first = filled(NONE, SEATS)
        self.hand_count = filled(0, SEATS)
        self.count = filled(0, SEATS)
        self.worker = filled(NONE, SEATS)
        self.helpers = filled(0, SEATS)
        self.faces = filled(0, SEATS)
        self.towered = filled(0, SEATS)
        self.aside = filled(NONE, SEATS)
        self.bonus = filled(0, SEATS)
        self.side = filled(NONE, SEATS)
        self.plan = filled(0, SEATS * PLAN_WIDTH)
        self.plan_pay: list[Short] = filled(0, SEATS * SLOTS)
        self.market = filled(0, RESOURCE_COUNT)
        self.lack = filled(0, RESOURCE_COUNT + 1)
        self.office: list[Short] = filled(0, SEATS * RESOURCE_COUNT)
        self.colours: list[Short] = filled(0, SEATS * RESOURCE_COUNT)
        self.card: list[Short] = filled(NONE, SEATS * SLOTS)
        self.goods: list[Short] = filled(0, SEATS * SLOTS)
        self.bare: list[Short] = filled(0, SEATS * SLOTS)
        self.oldest: list[Short] = filled(NONE, SEATS * SLOTS)
        self.where: list[Short] = row(OUT, CARDS)
        self.after: list[Short] = row(NONE, CARDS)
        self.deck: list[Short] = row(NONE, CARDS)

    # -- every field, written by hooks/fields ---------------------------------------------------------

    def clone(self) -> OhMyGoodsState:
        """An independent copy; what is printed is shared."""
        copy = OhMyGoodsState.__new__(OhMyGoodsState)
        if cython.compiled:
            copy.seats = self.seats
            copy.depth = self.depth
            copy.printed = self.printed
            copy.variants = self.variants
            copy.chapter = self.chapter
            copy.round = self.round
            copy.last = self.last
            copy.active = self.active
            copy.event = self.event
            copy.events_used = self.events_used
            copy.numbers = self.numbers
            copy.characters = self.characters
            copy.dealt = self.dealt
            copy.display = self.display
            copy.done = self.done
            copy.opened = self.opened
            copy.delivered = self.delivered
            copy.goal = self.goal
            copy.deck_count = self.deck_count
            copy.discarded = self.discarded
        else:
            # All names at once: a dict that grows name by name costs more than the copying.
            copy.__dict__.update(self.__dict__)
        copy.stack = self.stack[:]
        copy.hand_first = self.hand_first[:]
        copy.hand_count = self.hand_count[:]
        copy.count = self.count[:]
        copy.worker = self.worker[:]
        copy.helpers = self.helpers[:]
        copy.faces = self.faces[:]
        copy.towered = self.towered[:]
        copy.aside = self.aside[:]
        copy.bonus = self.bonus[:]
        copy.side = self.side[:]
        copy.plan = self.plan[:]
        copy.plan_pay = self.plan_pay[:]
        copy.market = self.market[:]
        copy.lack = self.lack[:]
        copy.office = self.office[:]
        copy.colours = self.colours[:]
        copy.card = self.card[:]
        copy.goods = self.goods[:]
        copy.bare = self.bare[:]
        copy.oldest = self.oldest[:]
        copy.where = self.where[:]
        copy.after = self.after[:]
        copy.deck = self.deck[:]
        return copy

    def key(self) -> tuple[Any, ...]:
        """A value that is equal for equal states."""
        return (
            self.seats,
            self.asked(),
            self.printed.name,
            self.variants,
            self.chapter,
            self.round,
            self.last,
            self.active,
            self.event,
            self.events_used,
            self.numbers,
            self.characters,
            self.dealt,
            self.display,
            self.done,
            self.opened,
            self.delivered,
            self.goal,
            self.deck_count,
            self.discarded,
            tuple(self.hand_first),
            tuple(self.hand_count),
            tuple(self.count),
            tuple(self.worker),
            tuple(self.helpers),
            tuple(self.faces),
            tuple(self.towered),
            tuple(self.aside),
            tuple(self.bonus),
            tuple(self.side),
            tuple(self.plan),
            tuple(self.plan_pay),
            tuple(self.market),
            tuple(self.lack),
            tuple(self.office),
            tuple(self.colours),
            tuple(self.card),
            tuple(self.goods),
            tuple(self.bare),
            tuple(self.oldest),
            tuple(self.where),
            tuple(self.after),
            tuple(self.deck),
        )

    # -- end of what hooks/fields writes --------------------------------------------------------------

    # -- what is so ---------------------------------------------------------------------------------------

    def stock(self, place: int) -> int:
        """How many goods lie on a building, with cards and without."""
        return self.goods[place] + self.bare[place]

    def worth(self, seat: int, slot: int, event: int) -> int:
        """What one good of a building counts under an event. [OMG-1.2, 9.11, 15.11]"""
        printed = self.printed
        card = self.card[seat * SLOTS + slot]
        good = printed.product[card]
        coins = printed.worth[good]
        if coins == 0:
            coins = self.colours[seat * 5 + printed.colour[card]] if printed.colour[card] < 5 else 1
        delta = printed.delta[event * GOOD_COUNT + good]
        if delta:
            coins += delta
            if coins < 1:
                coins = 1
        return coins

    def wealth(self, seat: int, event: int) -> int:
        """What all goods of a seat count together, less what its sealed plan has spent."""
        coins = 0
        for slot in range(self.count[seat]):
            place = seat * SLOTS + slot
            stock = self.goods[place] + self.bare[place] - self.plan_pay[place]
            if stock > 0:
                coins += stock * self.worth(seat, slot, event)
        return coins

    def strength(self, seat: int) -> int:
        """The strength shown on the seat's buildings. [OMG-9.6]"""
        total = 0
        for slot in range(self.count[seat]):
            total += self.printed.strength[self.card[seat * SLOTS + slot]]
        return total

    def workshops(self, seat: int) -> int:
        """The buildings where a person may stand, as a mask of places."""
        mask = 0
        for slot in range(self.count[seat]):
            if self.printed.is_workshop(self.card[seat * SLOTS + slot]):
                mask |= 1 << slot
        return mask

    def assistants(self, seat: int) -> int:
        """How many assistants a seat has hired."""
        total = 0
        for face in range(FACES):
            total += self.faces[seat] >> face & 1
        return total

    def lists(self) -> int:
        """The row of the chapter's lists of cards: one seat may have lists of its own. [OMG-11.10]"""
        return self.chapter + (CHAPTER_ROWS if self.seats == 1 else 0)

    def ends_by_building(self) -> bool:
        """Whether the eighth building brings the end: in the base game, and all-in read so. [OMG-8.2, 9.5, 12.32]"""
        return self.chapter == NONE or (self.chapter == ALL_IN_CHAPTER and self.variants & EIGHTH_ENDS != 0)

    def is_last(self) -> bool:
        """Whether this is the last round. [OMG-8.2, 9.5]"""
        return self.round == self.last

    def knows(self, seat: int, card: int) -> bool:
        """Whether a seat (SEATS: a spectator) knows where a card lies; its place tells. [OMG-1.9]"""
        place = self.where[card]
        if place <= IN_DISCARD:
            return place == OUT
        if place < IN_HAND:
            return place == IN_DISCARD + OPENLY or place == IN_DISCARD + 1 + seat
        if place < IN_SUNRISE:
            return seat < SEATS and (place == IN_HAND + seat or place == IN_ASIDE + seat)
        return place < AS_GOOD or place >= SHOWN_GOOD

    # -- small honest changes -----------------------------------------------------------------------------

    def fill_deck(self) -> None:
        """All cards that lie in the deck by ``where``, in order of their numbers."""
        count = 0
        for card in range(CARDS):
            if self.where[card] == IN_DECK:
                self.deck[count] = card
                count += 1
        for place in range(count, CARDS):
            self.deck[place] = NONE
        self.deck_count = count

    def reshuffle(self) -> None:
        """The discard pile joins the deck, and nobody knows where its cards are. [OMG-5.6]"""
        for card in range(CARDS):
            if IN_DECK < self.where[card] < IN_HAND:
                self.where[card] = IN_DECK
        self.discarded = 0
        self.fill_deck()

    def leave_deck(self, card: int) -> None:
        """A card is drawn; the caller says where it goes."""
        if cython.compiled:
            place = 0
            while self.deck[place] != card:
                place += 1
            last = self.deck_count - 1
            while place < last:
                self.deck[place] = self.deck[place + 1]
                place += 1
            self.deck[last] = NONE
        else:
            self.deck.remove(card)
            self.deck.append(NONE)
        self.deck_count -= 1

    def enter_hand(self, seat: int, card: int) -> None:
        """A card comes to a hand, which is kept in order; its owner alone knows it."""
        self.where[card] = IN_HAND + seat
        following = self.hand_first[seat]
        if following == NONE or following > card:
            self.hand_first[seat] = card
        else:
            before = following
            following = self.after[before]
            while following != NONE and following < card:
                before = following
                following = self.after[before]
            self.after[before] = card
        self.after[card] = following
        self.hand_count[seat] += 1

    def leave_hand(self, seat: int, card: int) -> None:
        """A card leaves a hand; the caller says where it goes."""
        if self.hand_first[seat] == card:
            self.hand_first[seat] = self.after[card]
        else:
            before = self.hand_first[seat]
            while self.after[before] != card:
                before = self.after[before]
            self.after[before] = self.after[card]
        self.after[card] = NONE
        self.hand_count[seat] -= 1

    def throw(self, card: int, witness: int) -> None:
        """A card goes to the discard pile; ``witness`` says who sees it go."""
        self.where[card] = IN_DISCARD + witness
        self.discarded += 1

    def throw_from_hand(self, seat: int, card: int, witness: int) -> None:
        """A hand card goes to the discard pile."""
        self.leave_hand(seat, card)
        self.throw(card, witness)

    def set_aside(self, seat: int, card: int) -> None:
        """A hand card is laid down for building. [OMG-6.5]"""
        self.leave_hand(seat, card)
        self.where[card] = IN_ASIDE + seat
        self.aside[seat] = card

    def take_back(self, seat: int) -> None:
        """The card set aside, if any, returns to the hand. [OMG-7.21]"""
        card = self.aside[seat]
        if card != NONE:
            self.aside[seat] = NONE
            self.enter_hand(seat, card)

    def erect(self, seat: int, card: int) -> None:
        """A building comes into play at the end of the seat's row. [OMG-7.22]"""
        printed = self.printed
        place = seat * SLOTS + self.count[seat]
        self.card[place] = card
        self.count[seat] += 1
        if card < CARDS:
            self.where[card] = IN_PLAY + seat
        if printed.office[card] != NONE:
            self.office[seat * 5 + printed.office[card]] += 1
        if printed.colour[card] < 5:
            self.colours[seat * 5 + printed.colour[card]] += 1
