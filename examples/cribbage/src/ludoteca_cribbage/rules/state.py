"""The whole truth of one game of Cribbage: fields, clone, key, and small honest changes."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from ludoteca.core.decision import State
from ludoteca_cribbage.content.cards import PACK, VALUE
from ludoteca_cribbage.rules.numbers import GO, HAND, NONE, THIRTY_ONE

# What points are pegged for; the place in this list is the number of the kind.
KINDS: Final = ("heels", "fifteens", "thirty_ones", "pairs", "runs", "last", "hands", "cribs", "muggins")
HEELS: Final = 0
FIFTEENS: Final = 1
THIRTY_ONES: Final = 2
PAIRS: Final = 3
RUNS: Final = 4
LAST: Final = 5
HANDS: Final = 6
CRIBS: Final = 7
MUGGINS: Final = 8


class Laid(NamedTuple):
    """One turn of the play: a seat laid a card, or said GO."""

    seat: int
    card: int


class Pegging(NamedTuple):
    """Points that a seat pegged, and for what kind of thing."""

    seat: int
    kind: int
    points: int


class Counted(NamedTuple):
    """A hand or crib of the last show: whose, which cards with which starter, and what its owner pegged for it."""

    seat: int
    is_crib: bool
    cards: tuple[int, ...]
    starter: int
    points: int


class CribbageState(State):
    """Cards are numbers 0 to 51 as in content.cards; hands, deck and crib are kept sorted."""

    target: int
    muggins: bool
    # The seat that deals, NONE before the first deal, and how many deals were begun.
    dealer: int
    deals: int
    deck: list[int]
    # What each seat holds, what it laid away for the crib, and what was dealt to the crib, known when it is turned up.
    hands: list[list[int]]
    thrown: list[list[int]]
    dealt_to_crib: list[int]
    crib_open: bool
    starter: int
    # Every turn of this deal's play, where the present count began in it, and the count.
    trail: list[Laid]
    start: int
    count: int
    # What a go has told everyone: no card in a seat's hand is worth less than this.
    least: list[int]
    # What each side pegged for each kind, and what was pegged in this deal.
    pegs: list[list[int]]
    told: list[Pegging]
    # What was cut for the first deal, and the last show.
    cuts: list[int]
    show: list[Counted]
    # With muggins, how many points of the open hand have been pegged.
    claimed: int

    def __init__(self, seats: int, target: int, muggins: bool) -> None:
        State.__init__(self)
        self.seats = seats
        self.target = target
        self.muggins = muggins
        self.dealer = NONE
        self.deals = 0
        self.pegs = [[0] * len(KINDS) for _ in range(2 if seats == 4 else seats)]
        self.cuts = []
        self.show = []
        self.gather()

    def clone(self) -> CribbageState:
        """An independent copy."""
        copy = CribbageState.__new__(CribbageState)
        State.__init__(copy)
        copy.seats = self.seats
        copy.set_frames(self.frames())
        copy.target = self.target
        copy.muggins = self.muggins
        copy.dealer = self.dealer
        copy.deals = self.deals
        copy.deck = self.deck[:]
        copy.hands = [hand[:] for hand in self.hands]
        copy.thrown = [cards[:] for cards in self.thrown]
        copy.dealt_to_crib = self.dealt_to_crib[:]
        copy.crib_open = self.crib_open
        copy.starter = self.starter
        copy.trail = self.trail[:]
        copy.start = self.start
        copy.count = self.count
        copy.least = self.least[:]
        copy.pegs = [kinds[:] for kinds in self.pegs]
        copy.told = self.told[:]
        copy.cuts = self.cuts[:]
        copy.show = self.show[:]
        copy.claimed = self.claimed
        return copy

    def key(self) -> tuple[Any, ...]:
        """A value that is equal for equal states."""
        return (
            self.seats,
            self.asked(),
            self.target,
            self.muggins,
            self.dealer,
            self.deals,
            tuple(self.deck),
            tuple(map(tuple, self.hands)),
            tuple(map(tuple, self.thrown)),
            tuple(self.dealt_to_crib),
            self.crib_open,
            self.starter,
            tuple(self.trail),
            self.start,
            self.count,
            tuple(self.least),
            tuple(map(tuple, self.pegs)),
            tuple(self.told),
            tuple(self.cuts),
            tuple(self.show),
            self.claimed,
        )

    # -- who and what ---------------------------------------------------------------------------------

    def side(self, seat: int) -> int:
        """Whose score the seat pegs on: with four seats partners share one. [CRB-1.2]"""
        return seat % len(self.pegs)

    def score(self, seat: int) -> int:
        """The points of the seat's side."""
        return sum(self.pegs[self.side(seat)])

    def after(self, seat: int) -> list[int]:
        """All seats clockwise, beginning to the left of this one, which comes last."""
        return [(seat + step) % self.seats for step in range(1, self.seats + 1)]

    def opponents(self, seat: int) -> list[int]:
        """The seats that play against this one, clockwise. [CRB-7.5]"""
        return [other for other in self.after(seat) if self.side(other) != self.side(seat)]

    def dealt(self) -> int:
        """How many cards each seat is dealt. [CRB-3.3 to 3.5]"""
        return 6 if self.seats == 2 else 5

    def crib(self) -> list[int]:
        """The cards in the crib. [CRB-4.1]"""
        return sorted([*self.dealt_to_crib, *(card for cards in self.thrown for card in cards)])

    def laid_by(self, seat: int) -> list[int]:
        """The cards a seat has laid in this deal's play, sorted."""
        return sorted(card for owner, card in self.trail if owner == seat and card != GO)

    def since(self) -> list[int]:
        """The cards laid since the count began."""
        return [card for _, card in self.trail[self.start :] if card != GO]

    def has_said_go(self, seat: int) -> bool:
        """Whether the seat has said go in this count."""
        return (seat, GO) in self.trail[self.start :]

    def playable(self, seat: int) -> list[int]:
        """The cards of a hand that keep the count at 31 or below. [CRB-5.1, 5.2]"""
        room = THIRTY_ONE - self.count
        return [card for card in self.hands[seat] if VALUE[card] <= room]

    # -- small honest changes -------------------------------------------------------------------------

    def gather(self) -> None:
        """All cards back into the pack."""
        self.deck = list(range(PACK))
        self.hands = [[] for _ in range(self.seats)]
        self.thrown = [[] for _ in range(self.seats)]
        self.dealt_to_crib = []
        self.crib_open = False
        self.starter = NONE
        self.trail = []
        self.start = 0
        self.count = 0
        self.least = [1] * self.seats
        self.told = []
        self.claimed = 0

    def take(self, card: int) -> int:
        """A card leaves the pack."""
        self.deck.remove(card)
        return card

    def must_discard(self, seat: int) -> bool:
        """Whether the hand has cards to lay away. [CRB-4.1]"""
        return len(self.hands[seat]) > HAND

    def award(self, seat: int, kind: int, points: int) -> bool:
        """Peg points, none beyond the target; at the target the game ends at once, and this says so. [CRB-1.4]"""
        left = self.target - self.score(seat)
        pegged = min(points, left)
        if pegged:
            self.pegs[self.side(seat)][kind] += pegged
            self.told.append(Pegging(seat, kind, pegged))
        if pegged < left:
            return False
        self.depth = 0
        return True
