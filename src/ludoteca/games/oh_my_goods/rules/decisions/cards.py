"""Phase I and every draw: redraw, deal, characters, empty decks, and the market rows of sunrise and sunset."""

from __future__ import annotations

from typing import Any

import cython

from ludoteca.core.common import TwoAnswers
from ludoteca.core.constants import NATURE, NOBODY
from ludoteca.core.decision import Decision, Options
from ludoteca.core.rng import Rng
from ludoteca.games.oh_my_goods.content.constants import (
    CHARACTER_COUNT,
    CHARACTER_FIRST,
    DEAL,
    FEW,
    FOR_GOOD,
    FOR_HAND,
    FOR_MARKET,
    IN_ASIDE,
    IN_SUNRISE,
    KEEP_ONE,
    NO_REDRAW,
    NONE,
    OPENLY,
    SLOTS,
    STOP,
    YES,
)
from ludoteca.games.oh_my_goods.content.domains import CARD, CHARACTER, REDRAWS, SUPPLY
from ludoteca.games.oh_my_goods.content.effects import ABILITY_CARDS
from ludoteca.games.oh_my_goods.rules.decisions.numbers import (
    DRAW,
    DRAW_CARD,
    HALVE,
    KEEP,
    REDRAW,
    RESHUFFLE,
    USE_CHARACTER,
)
from ludoteca.games.oh_my_goods.rules.state import OhMyGoodsState

if not cython.compiled:
    from ludoteca.games.oh_my_goods.rules.costs import ask_draw, is_bare, swap_goods
    from ludoteca.games.oh_my_goods.rules.piles import lay


class NewCards(Decision):
    """Phase I: redraws, the deal, then characters, each in turn order. [OMG-5.1 to 5.5]"""

    name = "new_cards"
    rule = "OMG-5.5"

    def resolve(self, state: Any, seat: int, a: int, b: int, option: int) -> None:
        table: OhMyGoodsState = state
        printed = table.printed
        if printed.has_ability(table.characters, ABILITY_CARDS):
            for step in range(table.seats):
                table.ask(USE_CHARACTER, (table.active + table.seats - 1 - step) % table.seats, 0, 0)
        for step in range(table.seats):
            owner = (table.active + table.seats - 1 - step) % table.seats
            cards = DEAL + printed.extra[table.event]
            if table.hand_count[owner] <= FEW:
                for slot in range(table.count[owner]):
                    cards += printed.extra_card[table.card[owner * SLOTS + slot]]
            table.ask(DRAW, NOBODY, FOR_HAND | owner << 2, cards)
        if not table.variants & NO_REDRAW:
            for step in range(table.seats):
                owner = (table.active + table.seats - 1 - step) % table.seats
                if table.hand_count[owner]:
                    table.ask(REDRAW, owner, 0, 0)


class Redraw(TwoAnswers):
    """Keep the hand, or discard all of it and draw as many. [OMG-5.1]"""

    name = "redraw"
    domain = REDRAWS
    rule = "OMG-5.1"

    def resolve(self, state: Any, seat: int, a: int, b: int, option: int) -> None:
        table: OhMyGoodsState = state
        if option != YES:
            return
        keep = table.printed.keep[table.event]
        if table.variants & KEEP_ONE and keep < 1:
            keep = 1
        if keep >= table.hand_count[seat]:
            keep = table.hand_count[seat] - 1
        if keep:
            table.ask(KEEP, seat, keep, 0)
        else:
            redraw(table, seat)


def redraw(table: OhMyGoodsState, seat: int) -> None:
    """Discard the hand, take back what was kept, draw as many as were discarded. [OMG-5.1, 15.8]"""
    cards = table.hand_count[seat]
    while table.hand_count[seat]:
        table.throw_from_hand(seat, table.hand_first[seat], 1 + seat)
    card = table.aside[seat]
    table.aside[seat] = NONE
    while card != NONE:
        following = table.after[card]
        table.enter_hand(seat, card)
        card = following
    ask_draw(table, FOR_HAND, seat, cards)


class Keep(Decision):
    """Name a card to keep while redrawing, up to ``left`` more; kept cards wait aside. [OMG-15.8, 13.5]"""

    name = "keep"
    domain = SUPPLY
    rule = "OMG-15.8"

    def options(self, state: Any, seat: int, left: int, kept: int, out: Options) -> None:
        table: OhMyGoodsState = state
        out.clear()
        card = table.hand_first[seat]
        while card != NONE:
            out.add(card)
            card = table.after[card]
        out.add(STOP)

    def resolve(self, state: Any, seat: int, left: int, kept: int, option: int) -> None:
        table: OhMyGoodsState = state
        if option != STOP:
            table.leave_hand(seat, option)
            keep(table, seat, option)
            if left > 1:
                table.ask(KEEP, seat, left - 1, kept + 1)
                return
        redraw(table, seat)

    def seen_by(self, state: Any, seat: int, a: int, b: int) -> int:
        return seat


def keep(table: OhMyGoodsState, seat: int, card: int) -> None:
    """A card to keep waits aside with the others, in order of their numbers."""
    table.where[card] = IN_ASIDE + seat
    following = table.aside[seat]
    if following == NONE or following > card:
        table.after[card] = following
        table.aside[seat] = card
        return
    while table.after[following] != NONE and table.after[following] < card:
        following = table.after[following]
    table.after[card] = table.after[following]
    table.after[following] = card


class Draw(Decision):
    """Before a draw from an empty deck: find cards, or skip the draw. [OMG-5.6 to 5.9, 9.26]"""

    name = "draw"
    rule = "OMG-5.6"

    def resolve(self, state: Any, seat: int, packed: int, left: int, option: int) -> None:
        table: OhMyGoodsState = state
        purpose = packed & 3
        target = packed >> 2
        if left <= 0 and purpose != FOR_MARKET:
            return
        # Characters alone would be turned up and discarded for ever. [OMG-9.27]
        bare = is_bare(table) if purpose == FOR_MARKET else table.deck_count + table.discarded == 0
        if bare or not table.deck_count:
            bare = bare and not (table.chapter != NONE and swap_goods(table))
            if not bare:
                table.reshuffle()
        if not bare:
            ask_draw(table, purpose, target, left)
            return
        rich = False
        for owner in range(table.seats):
            if table.hand_count[owner] > 1:
                rich = True
        if rich:
            table.ask(DRAW, NOBODY, packed, left)
            table.ask(RESHUFFLE, NOBODY, 0, 0)
            for step in range(table.seats):
                owner = (table.active + table.seats - 1 - step) % table.seats
                if table.hand_count[owner] > 1:
                    table.ask(HALVE, owner, table.hand_count[owner] // 2, 0)


class Halve(Decision):
    """Deck and discard pile are empty: give up half the hand, ``left`` cards to go. [OMG-5.7, 5.9]"""

    name = "halve"
    domain = CARD
    rule = "OMG-5.7"

    def options(self, state: Any, seat: int, left: int, b: int, out: Options) -> None:
        table: OhMyGoodsState = state
        out.clear()
        card = table.hand_first[seat]
        while card != NONE:
            out.add(card)
            card = table.after[card]

    def resolve(self, state: Any, seat: int, left: int, b: int, option: int) -> None:
        table: OhMyGoodsState = state
        table.throw_from_hand(seat, option, 1 + seat)
        if left > 1:
            table.ask(HALVE, seat, left - 1, 0)

    def seen_by(self, state: Any, seat: int, a: int, b: int) -> int:
        return seat


class Reshuffle(Decision):
    """The cards given up form the new deck. [OMG-5.7]"""

    name = "reshuffle"
    rule = "OMG-5.7"
    reveals = True

    def resolve(self, state: Any, seat: int, a: int, b: int, option: int) -> None:
        table: OhMyGoodsState = state
        table.reshuffle()


class DeckDraw(Decision):
    """Nature takes a card from the deck, each as likely as the others."""

    domain = CARD

    def options(self, state: Any, seat: int, a: int, b: int, out: Options) -> None:
        table: OhMyGoodsState = state
        out.clear()
        for spot in range(table.deck_count):
            out.add(table.deck[spot])

    def draw(self, state: Any, a: int, b: int, rng: Rng, out: Options) -> int:
        table: OhMyGoodsState = state
        return table.deck[rng.below(table.deck_count)]


class DrawCard(DeckDraw):
    """Draw cards for seat ``owner``, ``left`` to go. [OMG-5.2]"""

    name = "draw_card"
    rule = "OMG-5.2"

    def resolve(self, state: Any, seat: int, owner: int, left: int, option: int) -> None:
        table: OhMyGoodsState = state
        table.leave_deck(option)
        table.enter_hand(owner, option)
        if left > 1:
            if table.deck_count:
                table.ask(DRAW_CARD, NATURE, owner, left - 1)
            else:
                ask_draw(table, FOR_HAND, owner, left - 1)

    def seen_by(self, state: Any, seat: int, a: int, b: int) -> int:
        return a


class DrawGood(DeckDraw):
    """Lay cards unseen on a building as goods, ``left`` to go. [OMG-3.4, 7.11]"""

    name = "draw_good"
    rule = "OMG-7.11"

    def resolve(self, state: Any, seat: int, place: int, left: int, option: int) -> None:
        table: OhMyGoodsState = state
        table.leave_deck(option)
        lay(table, place, option, False)
        if table.round:
            table.opened |= 1 << place % SLOTS
        if left > 1:
            ask_draw(table, FOR_GOOD, place, left - 1)

    def seen_by(self, state: Any, seat: int, a: int, b: int) -> int:
        return NOBODY


class Reveal(DeckDraw):
    """Turn up a card of row ``row`` (0 sunrise, 1 sunset) that shows ``suns`` half suns so far. [OMG-6.1, 6.7, 9.15]"""

    name = "reveal"
    rule = "OMG-6.1"

    def resolve(self, state: Any, seat: int, row: int, suns: int, option: int) -> None:
        table: OhMyGoodsState = state
        table.leave_deck(option)
        if option >= CHARACTER_FIRST:
            table.throw(option, OPENLY)
        else:
            table.where[option] = IN_SUNRISE + row
            table.market[table.printed.resource[option]] += 1
            suns += table.printed.sun[option]
        if suns < table.printed.suns[table.event * 2 + row]:
            ask_draw(table, FOR_MARKET, row, suns)


class UseCharacter(Decision):
    """After the deal: use a character of phase I; asked of all, so that the question tells nothing. [OMG-9.21, 15.7]"""

    name = "use_character"
    domain = CHARACTER
    rule = "OMG-15.7"

    def options(self, state: Any, seat: int, used: int, b: int, out: Options) -> None:
        table: OhMyGoodsState = state
        out.clear()
        card = table.hand_first[seat]
        while card != NONE:
            if card >= CHARACTER_FIRST and table.printed.ability[card] == ABILITY_CARDS:
                if not used >> (card - CHARACTER_FIRST) & 1:
                    out.add(card - CHARACTER_FIRST)
            card = table.after[card]
        out.add(CHARACTER_COUNT)

    def resolve(self, state: Any, seat: int, used: int, b: int, option: int) -> None:
        table: OhMyGoodsState = state
        if option == CHARACTER_COUNT:
            return
        card = CHARACTER_FIRST + option
        table.throw_from_hand(seat, card, OPENLY)
        table.ask(USE_CHARACTER, seat, used | 1 << option, 0)
        ask_draw(table, FOR_HAND, seat, table.printed.amount[card])
