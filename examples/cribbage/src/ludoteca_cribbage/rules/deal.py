"""Before the play: cutting for the deal, dealing, laying away for the crib, and the starter."""

from __future__ import annotations

from bisect import insort
from typing import Any

from ludoteca.core.constants import NATURE, NO_ANSWER, NOBODY
from ludoteca.core.decision import Decision, Options
from ludoteca.core.rng import Rng
from ludoteca_cribbage.content.cards import CARD, JACK, RANK
from ludoteca_cribbage.rules.numbers import (
    CUT,
    CUT_FOR_DEAL,
    DEAL,
    DEAL_TO_CRIB,
    DISCARD,
    FIND_DEALER,
    HAND,
    NEXT_DEAL,
    PLAY,
    SHOW,
)
from ludoteca_cribbage.rules.state import HEELS, CribbageState


class Drawn(Decision):
    """Nature takes a card from the pack: any of them, all equally likely."""

    domain = CARD

    def options(self, state: Any, seat: int, a: int, b: int, out: Options) -> None:
        table: CribbageState = state
        out.clear()
        for card in table.deck:
            out.add(card)

    def draw(self, state: Any, a: int, b: int, rng: Rng, out: Options) -> int:
        table: CribbageState = state
        return table.deck[rng.below(len(table.deck))]


class CutForDeal(Drawn):
    """Seat ``a`` cuts a card for the first deal. [CRB-3.1]"""

    name = "cut_for_deal"
    rule = "CRB-3.1"

    def resolve(self, state: Any, seat: int, a: int, b: int, option: int) -> None:
        table: CribbageState = state
        table.cuts.append(table.take(option))


def cut_for_deal(table: CribbageState) -> None:
    """Ask every seat to cut, and who deals then."""
    table.gather()
    table.cuts = []
    table.ask(FIND_DEALER, NOBODY, 0, 0)
    for seat in reversed(range(table.seats)):
        table.ask(CUT_FOR_DEAL, NATURE, seat, 0)


class FindDealer(Decision):
    """The lowest card deals; equal ones cut again. [CRB-3.1]"""

    name = "find_dealer"
    rule = "CRB-3.1"

    def resolve(self, state: Any, seat: int, a: int, b: int, option: int) -> None:
        table: CribbageState = state
        ranks = [RANK[card] for card in table.cuts]
        if ranks.count(min(ranks)) > 1:
            cut_for_deal(table)
        else:
            table.ask(NEXT_DEAL, NOBODY, ranks.index(min(ranks)), 0)


class NextDeal(Decision):
    """Seat ``dealer`` shuffles and deals; everything up to the next deal is asked here. [CRB-3.2]"""

    name = "next_deal"
    rule = "CRB-3.2"

    def resolve(self, state: Any, seat: int, dealer: int, b: int, option: int) -> None:
        table: CribbageState = state
        table.gather()
        table.cuts = []
        table.dealer = dealer
        table.deals += 1
        clockwise = table.after(dealer)
        table.ask(NEXT_DEAL, NOBODY, clockwise[0], 0)
        table.ask(SHOW, NOBODY, dealer, 1)
        if table.seats == 3:
            table.ask(DEAL_TO_CRIB, NATURE, 0, 0)
        for owner in reversed(clockwise):
            table.ask(SHOW, NOBODY, owner, 0)
        table.ask(CUT, NATURE, 0, 0)
        for owner in reversed(clockwise):
            table.ask(DISCARD, owner, 0, 0)
        for owner in reversed(clockwise):
            table.ask(DEAL, NATURE, owner, table.dealt())


class Deal(Drawn):
    """A card for seat ``owner``, ``left`` to go; only the owner sees it. [CRB-3.3 to 3.6]"""

    name = "deal"
    rule = "CRB-3.6"

    def resolve(self, state: Any, seat: int, owner: int, left: int, option: int) -> None:
        table: CribbageState = state
        insort(table.hands[owner], table.take(option))
        if left > 1:
            table.ask(DEAL, NATURE, owner, left - 1)

    def seen_by(self, state: Any, seat: int, owner: int, left: int) -> int:
        return owner


class DealToCrib(Drawn):
    """With three seats one card of the crib was dealt face down. [CRB-3.4]

    Nobody saw it, so chance may say which it was when the crib is turned up.
    """

    name = "deal_to_crib"
    rule = "CRB-3.4"

    def resolve(self, state: Any, seat: int, a: int, b: int, option: int) -> None:
        table: CribbageState = state
        table.dealt_to_crib.append(table.take(option))


class Discard(Decision):
    """Lay a card away for the crib, ``thrown`` of them are gone already; all seats at once. [CRB-4.1, 4.2]"""

    name = "discard"
    domain = CARD
    rule = "CRB-4.1"
    sealed = True

    def options(self, state: Any, seat: int, thrown: int, b: int, out: Options) -> None:
        table: CribbageState = state
        out.clear()
        for card in table.hands[seat]:
            out.add(card)

    def proposals(self, state: Any, seat: int, thrown: int, b: int, last: int, out: Options) -> None:
        # Two cards are the same two in either order: think of them lowest first.
        table: CribbageState = state
        hand = table.hands[seat]
        if not thrown and len(hand) > HAND + 1:
            hand = hand[:-1]
        elif thrown and last != NO_ANSWER:
            hand = [card for card in hand if card > last] or hand
        out.clear()
        for card in hand:
            out.add(card)

    def resolve(self, state: Any, seat: int, thrown: int, b: int, option: int) -> None:
        table: CribbageState = state
        table.hands[seat].remove(option)
        insort(table.thrown[seat], option)
        if table.must_discard(seat):
            table.ask(DISCARD, seat, thrown + 1, 0)

    def begins_turn(self, thrown: int, b: int) -> bool:
        return not thrown


class Cut(Drawn):
    """Turn up the starter; a jack is two for the dealer. [CRB-4.4, 4.5]"""

    name = "cut"
    rule = "CRB-4.4"

    def resolve(self, state: Any, seat: int, a: int, b: int, option: int) -> None:
        table: CribbageState = state
        table.starter = table.take(option)
        if RANK[option] == JACK and table.award(table.dealer, HEELS, 2):
            return
        table.ask(PLAY, table.after(table.dealer)[0], 0, 0)
