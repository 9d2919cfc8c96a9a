"""Every card of a position in one place: named ones first, then what is only counted, then the rest."""

from __future__ import annotations

from typing import Any

from ludoteca.core.errors import BadFile
from ludoteca.games.oh_my_goods.content.constants import (
    CARDS,
    CHARACTER_FIRST,
    CHARBURNER_FIRST,
    COPIES,
    DECK_CARDS,
    IN_ASIDE,
    IN_DECK,
    IN_DISCARD,
    IN_HAND,
    IN_SUNRISE,
    LONGSDALE_FIRST,
    NONE,
    NUMBERS,
    SLOTS,
)
from ludoteca.games.oh_my_goods.content.domains import CARD_WORDS, SLOT_WORDS
from ludoteca.games.oh_my_goods.content.goods import RESOURCES
from ludoteca.games.oh_my_goods.rules.effects import lay_stack
from ludoteca.games.oh_my_goods.rules.piles import lay
from ludoteca.games.oh_my_goods.rules.state import OhMyGoodsState


class Places:
    """Cards laid out one after the other; none is named twice, none is of another game."""

    def __init__(self, table: OhMyGoodsState) -> None:
        self.table = table
        self.taken: set[int] = set()
        self.goods: list[tuple[int, int, str]] = []
        self.market: list[tuple[int, int, int, str]] = []
        self.paid: list[tuple[int, int, int, str]] = []

    def card(self, word: Any, where: str) -> int:
        """The number of a card by its id."""
        if word not in CARD_WORDS:
            raise BadFile(f"{where}: {word!r:.40} is no card; a card is written as its id, such as mill_1 or tony")
        return CARD_WORDS.index(word)

    def take(self, word: Any, where: str) -> int:
        """A card that lies nowhere yet."""
        card = self.card(word, where)
        if card >= CHARBURNER_FIRST:
            raise BadFile(f"{where}: {word} can only be the first building of a seat")
        if not self.table.printed.in_game(self.table.numbers, self.table.characters, card):
            raise BadFile(f"{where}: {word} is not in this game; see chapter, numbers and characters")
        return self._once(card, where)

    def building(self, word: Any, where: str, *, charburner: bool) -> int:
        """A card that stands: a charburner first, any other building after it."""
        card = self.card(word, where)
        if charburner:
            if card < CHARBURNER_FIRST:
                raise BadFile(f"{where}: the first building is a charburner, such as charburner_1, not {word}")
            return self._once(card, where)
        if CHARACTER_FIRST <= card < CHARBURNER_FIRST:
            raise BadFile(f"{where}: {word} is no building")
        return self.take(word, where)

    def _once(self, card: int, where: str) -> int:
        if card in self.taken:
            raise BadFile(f"{where}: {CARD_WORDS[card]} is named twice")
        self.taken.add(card)
        return card

    def put(self, card: int, place: int) -> None:
        """A card lies where its number says."""
        where = self.table.where
        where[card] = place
        self.table.where = where
        if IN_DISCARD <= place < IN_HAND:
            self.table.discarded += 1
        elif place in (IN_SUNRISE, IN_SUNRISE + 1):
            market = self.table.market
            market[self.table.printed.resource[card]] += 1
            self.table.market = market

    def set_aside(self, seat: int, cards: list[int]) -> None:
        """Cards laid aside in order; only a redraw that keeps cards lays more than one."""
        if not cards:
            return
        after, aside = self.table.after, self.table.aside
        aside[seat] = cards[0]
        for card, following in zip(cards, [*cards[1:], NONE], strict=True):
            after[card] = following
        self.table.after, self.table.aside = after, aside
        for card in cards:
            self.put(card, IN_ASIDE + seat)

    def lay_stacks(self, numbers: int) -> None:
        """All cards of these numbers that lie nowhere else are face up on the table."""
        for number in range(NUMBERS):
            first = LONGSDALE_FIRST + number * COPIES
            if numbers >> number & 1 and self.taken.isdisjoint(range(first, first + COPIES)):
                lay_stack(self.table, number)
                self.taken.update(range(first, first + COPIES))

    def hand(self, seat: int) -> list[int]:
        """The cards of a hand."""
        return [card for card in range(CARDS) if self.table.where[card] == IN_HAND + seat]

    # -- what is only counted, and the rest -------------------------------------------------------------------

    def later_goods(self, place: int, count: int, where: str) -> None:
        """So many cards nobody names become goods of a building; NONE: all that are left."""
        if count:
            self.goods.append((place, count, where))

    def later_in_market(self, row: int, resource: int, count: int, where: str) -> None:
        """So many cards nobody names, all of one resource, lie in a row of the market."""
        self.market.append((row, resource, count, where))

    def check_paid(self, seat: int, slot: int, count: int, where: str) -> None:
        """A plan can pay no more than what lies there, once all goods lie."""
        self.paid.append((seat, slot, count, where))

    def fill(self, rest: int) -> None:
        """What was only counted is taken from the last cards nobody names; the rest is the deck or the discard pile."""
        free = [card for card in range(CARDS) if self._is_free(card)]
        for row, resource, count, where in self.market:
            fitting = [card for card in free if self._shows(card, resource)][-count:] if count else []
            if len(fitting) < count:
                raise BadFile(f"{where}: only {len(fitting)} cards of {RESOURCES[resource]} are left, not {count}")
            for card in fitting:
                free.remove(card)
                self.put(card, IN_SUNRISE + row)
        for place, count, where in sorted(self.goods, key=lambda entry: entry[1] == NONE):
            wanted = len(free) if count == NONE else count
            # Cards of the base game first: the others are what a position is about.
            cards = [card for card in reversed(free) if card < DECK_CARDS or count == NONE][:wanted]
            if len(cards) < wanted:
                raise BadFile(f"{where}, goods: only {len(cards)} cards are left, not {wanted}")
            for card in cards:
                free.remove(card)
                lay(self.table, place, card, False)
        for card in free:
            self.put(card, IN_DISCARD if rest else IN_DECK)
        self.table.fill_deck()
        for seat, slot, count, where in self.paid:
            if count > self.table.stock(seat * SLOTS + slot):
                raise BadFile(f"{where}: there are not {count} goods on {SLOT_WORDS[slot]}")

    def _is_free(self, card: int) -> bool:
        in_game = self.table.printed.in_game(self.table.numbers, self.table.characters, card)
        return in_game and card not in self.taken

    def _shows(self, card: int, resource: int) -> bool:
        return card < DECK_CARDS and self.table.printed.resource[card] == resource
