"""The whole truth of one game of La Granja: fields, clone, key, and small honest changes."""

from __future__ import annotations

from typing import Any

import cython

from ludoteca.core.bits import filled
from ludoteca.core.decision import State
from ludoteca.games.la_granja.content.board import ALL_DONKEYS, BUILDING_COUNT, HEX_COUNT
from ludoteca.games.la_granja.content.cards import CARD_COUNT
from ludoteca.games.la_granja.content.constants import (
    AS_HELPER,
    CRAFT_NONE,
    IN_DECK,
    IN_DISCARD,
    IN_HAND,
    NONE,
    ORIGINS,
    ROOFS,
    SEATS,
    SLOTS,
    SPACES,
)
from ludoteca.games.la_granja.content.goods import CROPS, GOODS, VP
from ludoteca.games.la_granja.content.printed import Printed


class LaGranjaState(State):
    """Seats side by side in each array; ``where`` says of every card where it is."""

    def __init__(self, seats: int, variants: int, printed: Printed) -> None:
        State.__init__(self)
        self.seats = seats
        self.printed = printed
        self.variants = variants
        self.round = 0
        self.phase = 0
        self.deck_count = 0
        self.discard_count = 0
        self.open_hexes = 0
        self.completed = 0
        self.unlocked = 0
        self.donkeys_open = 0
        self.solo_first = 0
        self.last_die = 0
        self.where = filled(IN_DECK, CARD_COUNT)
        self.hand_count = filled(0, SEATS)
        self.goods = filled(0, SEATS * GOODS)
        self.fields = filled(0, SEATS * CROPS)
        self.grown = filled(0, SEATS * CROPS)
        self.barrow_card = filled(NONE, SEATS * SLOTS)
        self.barrow_filled = filled(0, SEATS * SLOTS)
        self.helper_card = filled(NONE, SEATS * SLOTS)
        self.helper_used = filled(0, SEATS * SLOTS)
        self.extensions = filled(0, SEATS)
        self.more_hand = filled(0, SEATS)
        self.more_income = filled(0, SEATS)
        self.more_stalls = filled(0, SEATS)
        self.more_deliveries = filled(0, SEATS)
        self.row_of = filled(NONE, SEATS * BUILDING_COUNT)
        self.row_filled = filled(0, SEATS * BUILDING_COUNT)
        self.craft = filled(CRAFT_NONE, SEATS * BUILDING_COUNT)
        self.lock = filled(0, BUILDING_COUNT)
        self.hex_owner = filled(NONE, HEX_COUNT)
        self.display = filled(NONE, SEATS)
        self.roof_tile = filled(NONE, SEATS * ROOFS)
        self.roof_used = filled(0, SEATS * ROOFS)
        self.roof_count = filled(0, SEATS)
        self.siesta_at = filled(0, SEATS)
        self.siesta_level = filled(0, SEATS)
        self.order = filled(NONE, SEATS)
        self.donkey_left = filled(ALL_DONKEYS, SEATS)
        self.donkey = filled(NONE, SEATS)
        self.dice = filled(0, SPACES)
        self.die_taken = filled(0, SEATS * 2)
        self.reserved = filled(NONE, SEATS)
        self.earned = filled(0, SEATS * ORIGINS)

    # -- every field, written by hooks/fields ---------------------------------------------------------

    def clone(self) -> LaGranjaState:
        """An independent copy; what is printed is shared."""
        copy = LaGranjaState.__new__(LaGranjaState)
        if cython.compiled:
            copy.seats = self.seats
            copy.depth = self.depth
            copy.printed = self.printed
            copy.variants = self.variants
            copy.round = self.round
            copy.phase = self.phase
            copy.deck_count = self.deck_count
            copy.discard_count = self.discard_count
            copy.open_hexes = self.open_hexes
            copy.completed = self.completed
            copy.unlocked = self.unlocked
            copy.donkeys_open = self.donkeys_open
            copy.solo_first = self.solo_first
            copy.last_die = self.last_die
        else:
            # All names at once: a dict that grows name by name costs more than the copying.
            copy.__dict__.update(self.__dict__)
        copy.stack = self.stack[:]
        copy.where = self.where[:]
        copy.hand_count = self.hand_count[:]
        copy.goods = self.goods[:]
        copy.fields = self.fields[:]
        copy.grown = self.grown[:]
        copy.barrow_card = self.barrow_card[:]
        copy.barrow_filled = self.barrow_filled[:]
        copy.helper_card = self.helper_card[:]
        copy.helper_used = self.helper_used[:]
        copy.extensions = self.extensions[:]
        copy.more_hand = self.more_hand[:]
        copy.more_income = self.more_income[:]
        copy.more_stalls = self.more_stalls[:]
        copy.more_deliveries = self.more_deliveries[:]
        copy.row_of = self.row_of[:]
        copy.row_filled = self.row_filled[:]
        copy.craft = self.craft[:]
        copy.lock = self.lock[:]
        copy.hex_owner = self.hex_owner[:]
        copy.display = self.display[:]
        copy.roof_tile = self.roof_tile[:]
        copy.roof_used = self.roof_used[:]
        copy.roof_count = self.roof_count[:]
        copy.siesta_at = self.siesta_at[:]
        copy.siesta_level = self.siesta_level[:]
        copy.order = self.order[:]
        copy.donkey_left = self.donkey_left[:]
        copy.donkey = self.donkey[:]
        copy.dice = self.dice[:]
        copy.die_taken = self.die_taken[:]
        copy.reserved = self.reserved[:]
        copy.earned = self.earned[:]
        return copy

    def key(self) -> tuple[Any, ...]:
        """A value that is equal for equal states."""
        return (
            self.seats,
            self.asked(),
            self.printed.name,
            self.variants,
            self.round,
            self.phase,
            self.deck_count,
            self.discard_count,
            self.open_hexes,
            self.completed,
            self.unlocked,
            self.donkeys_open,
            self.solo_first,
            self.last_die,
            tuple(self.where),
            tuple(self.hand_count),
            tuple(self.goods),
            tuple(self.fields),
            tuple(self.grown),
            tuple(self.barrow_card),
            tuple(self.barrow_filled),
            tuple(self.helper_card),
            tuple(self.helper_used),
            tuple(self.extensions),
            tuple(self.more_hand),
            tuple(self.more_income),
            tuple(self.more_stalls),
            tuple(self.more_deliveries),
            tuple(self.row_of),
            tuple(self.row_filled),
            tuple(self.craft),
            tuple(self.lock),
            tuple(self.hex_owner),
            tuple(self.display),
            tuple(self.roof_tile),
            tuple(self.roof_used),
            tuple(self.roof_count),
            tuple(self.siesta_at),
            tuple(self.siesta_level),
            tuple(self.order),
            tuple(self.donkey_left),
            tuple(self.donkey),
            tuple(self.dice),
            tuple(self.die_taken),
            tuple(self.reserved),
            tuple(self.earned),
        )

    # -- end of what hooks/fields writes --------------------------------------------------------------

    # -- small queries --------------------------------------------------------------------------------

    def has(self, seat: int, good: int) -> int:
        """How many of a good the seat has in storage, stall or purse."""
        return self.goods[seat * GOODS + good]

    def on_fields(self, seat: int, crop: int) -> int:
        """How many goods of a crop stand on the seat's fields."""
        return self.grown[seat * CROPS + crop]

    def helper_slot(self, seat: int, effect: int) -> int:
        """The place of the seat's first helper with an effect, or NONE."""
        for place in range(seat * SLOTS, seat * SLOTS + SLOTS):
            if self.helper_card[place] != NONE and self.printed.helper_effect[self.helper_card[place]] == effect:
                return place
        return NONE

    def fresh_slot(self, seat: int, effect: int) -> int:
        """The place of the seat's first helper with an effect that is not used yet this round, or NONE."""
        for place in range(seat * SLOTS, seat * SLOTS + SLOTS):
            if self.helper_card[place] != NONE and self.printed.helper_effect[self.helper_card[place]] == effect:
                if not self.helper_used[place]:
                    return place
        return NONE

    def helper_below(self, seat: int, card: int) -> int:
        """The place of the seat's helper with the highest number below a card, or NONE: a walk from the last one."""
        found = NONE
        best = NONE
        for place in range(seat * SLOTS, seat * SLOTS + SLOTS):
            if best < self.helper_card[place] < card:
                best = self.helper_card[place]
                found = place
        return found

    def amount(self, place: int) -> int:
        """How much the helper in a place gives, asks or adds: its first parameter."""
        return self.printed.helper_amount[self.helper_card[place]]

    def total_amount(self, seat: int, effect: int) -> int:
        """The amounts of all the seat's helpers with an effect, added up."""
        found = 0
        for place in range(seat * SLOTS, seat * SLOTS + SLOTS):
            if self.helper_card[place] != NONE and self.printed.helper_effect[self.helper_card[place]] == effect:
                found += self.printed.helper_amount[self.helper_card[place]]
        return found

    # -- small honest changes -------------------------------------------------------------------------

    def change(self, seat: int, good: int, amount: int) -> None:
        """Add to (or take from) the seat's storage, stalls or purse."""
        self.goods[seat * GOODS + good] += amount

    def score(self, seat: int, points: int, origin: int) -> None:
        """Victory points for the seat, remembered by where they come from."""
        self.goods[seat * GOODS + VP] += points
        self.earned[seat * ORIGINS + origin] += points

    def move_card(self, card: int, place: int) -> None:
        """Put a card somewhere else; deck, discard pile and hands are counted."""
        old = self.where[card]
        if old == IN_DECK:
            self.deck_count -= 1
        elif old == IN_DISCARD:
            self.discard_count -= 1
        elif IN_HAND <= old < IN_HAND + SEATS:
            self.hand_count[old - IN_HAND] -= 1
        self.where[card] = place
        if place == IN_DECK:
            self.deck_count += 1
        elif place == IN_DISCARD:
            self.discard_count += 1
        elif IN_HAND <= place < IN_HAND + SEATS:
            self.hand_count[place - IN_HAND] += 1

    def add_helper(self, seat: int, card: int, place: int) -> None:
        """Lay a helper in a place of the seat."""
        self.helper_card[place] = card
        self.helper_used[place] = 0
        self.move_card(card, AS_HELPER + seat)
