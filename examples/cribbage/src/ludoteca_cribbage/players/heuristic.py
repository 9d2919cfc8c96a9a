"""The greedy policy: keep the best hand on average, peg what can be pegged, and leave little to the next seat."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

from ludoteca.core.decision import Options, State
from ludoteca.core.heuristic import Heuristic
from ludoteca.core.rng import Rng
from ludoteca.core.rules import Rules
from ludoteca_cribbage.content.cards import RANK, RANK_VALUE, RANKS, SUITS, VALUE
from ludoteca_cribbage.players.expected import expected_crib, expected_hand
from ludoteca_cribbage.rules.numbers import CLAIM, DISCARD, GO, HAND, NONE, OVERLOOKED, PLAY, THIRTY_ONE
from ludoteca_cribbage.rules.points import peg
from ludoteca_cribbage.rules.show import count_shown
from ludoteca_cribbage.rules.state import CribbageState

OWN_CRIB: Final = 0
THEIR_CRIB: Final = 1
REPLY: Final = 2
HIGH_FIRST: Final = 3
LEAD_FIVE: Final = 4
LEAD_PAIR: Final = 5
NEAR_LAST: Final = 6
DEALER: Final = 7

_HABITS: Final = (
    # How much of a crib's average counts, in hundredths: rivals lay away with care.
    ("own_crib", 100),
    ("their_crib", 90),
    # How much of what the next seat may peg counts against a card, in hundredths.
    ("reply", 70),
    # Each point of a card's value is worth so much when it is laid early: low cards are good for a late go.
    ("high_first", 4),
    ("lead_five", -120),
    ("lead_pair", 40),
    # A count that few cards fit to promises the point for go.
    ("near_last", 30),
    # What the deal is worth before its cards are known.
    ("dealer", 300),
)
NAMES: Final = tuple(name for name, _ in _HABITS)
TUNED: Final = tuple(weight for _, weight in _HABITS)
FIVE: Final = 4


class Greedy(Heuristic):
    """Takes the answer that looks best now; looks at nothing the seat could not know."""

    names = NAMES
    tuned = TUNED
    strong = 200

    def __init__(self) -> None:
        super().__init__()
        # A rollout ends with the deal: the next one is luck to everybody alike.
        self.horizon = -1
        self.scale = 8.0
        self.unsure = 8.0
        self.paired = True
        # What was dealt to the seat that lays away, whose crib it is, and what each choice of cards is worth.
        self.dealt: tuple[int, ...] = ()
        self.crib_sign = 0
        self.worth: dict[int, int] = {}

    def weigh(self, state: Any, decision: int, seat: int, a: int, b: int, option: int) -> int:
        table: CribbageState = state
        if decision == DISCARD:
            return self.discard_worth(table, seat, option)
        if decision == PLAY:
            return self.play_worth(table, seat, option)
        if decision == CLAIM or decision == OVERLOOKED:
            there = count_shown(table, a, bool(b)).total - (table.claimed if decision == OVERLOOKED else 0)
            return 100 * (option if option <= there else there - option)
        return 0

    # -- laying away ----------------------------------------------------------------------------------

    def discard_worth(self, table: CribbageState, seat: int, option: int) -> int:
        """The best that can come of laying this card away, with those gone already."""
        dealt = tuple(sorted([*table.hands[seat], *table.thrown[seat]]))
        sign = 1 if table.side(seat) == table.side(table.dealer) else -1
        if dealt != self.dealt or sign != self.crib_sign:
            self.look_at(dealt, sign)
        gone = 1 << option
        for card in table.thrown[seat]:
            gone |= 1 << card
        return max(worth for thrown, worth in self.worth.items() if thrown & gone == gone)

    def look_at(self, dealt: tuple[int, ...], sign: int) -> None:
        """Weigh every choice of cards to lay away: the hand that is left, and what goes to the crib."""
        self.dealt = dealt
        self.crib_sign = sign
        self.worth = {}
        share = self.weights[OWN_CRIB] if sign > 0 else -self.weights[THEIR_CRIB]
        for thrown in combinations(dealt, len(dealt) - HAND):
            kept = [card for card in dealt if card not in thrown]
            hand = 100 * expected_hand(kept, thrown)
            crib = share * expected_crib(tuple([RANK[card] for card in thrown]))
            self.worth[sum(1 << card for card in thrown)] = round(hand + crib)

    # -- the play -------------------------------------------------------------------------------------

    def play_worth(self, table: CribbageState, seat: int, option: int) -> int:
        """What a card pegs now, less what it may let the next seat peg."""
        if option == GO:
            return 0
        before = table.since()
        count = table.count + VALUE[option]
        worth = 100 * peg(before, option).total + self.weights[HIGH_FIRST] * VALUE[option]
        if not before:
            worth += self.weights[LEAD_FIVE] if RANK[option] == FIVE else 0
            twin = any(card != option and RANK[card] == RANK[option] for card in table.hands[seat])
            worth += self.weights[LEAD_PAIR] if twin else 0
        if count > THIRTY_ONE - 10:
            worth += self.weights[NEAR_LAST] * (count + 10 - THIRTY_ONE) // 10
        return worth - self.reply_worth(table, seat, [*before, option], count)

    def reply_worth(self, table: CribbageState, seat: int, laid: list[int], count: int) -> int:
        """What the next seat pegs on average, if it is a rival and may hold any card that was not seen."""
        if count >= THIRTY_ONE:
            return 0
        rival = next((other for other in table.after(seat) if table.hands[other] and other != seat), NONE)
        if rival == NONE or table.side(rival) == table.side(seat) or table.has_said_go(rival):
            return 0
        unseen = self.unseen(table, seat)
        room = THIRTY_ONE - count
        least = table.least[rival]
        pegged = 0
        for rank in range(RANKS):
            if unseen[rank] and least <= RANK_VALUE[rank] <= room:
                pegged += unseen[rank] * peg(laid, rank * SUITS).total
        return self.weights[REPLY] * pegged * len(table.hands[rival]) // sum(unseen)

    def unseen(self, table: CribbageState, seat: int) -> list[int]:
        """How many cards of each rank the seat has not seen."""
        left = [SUITS] * RANKS
        for card in (*table.hands[seat], *table.thrown[seat], table.starter):
            left[RANK[card]] -= 1
        for _, card in table.trail:
            if card != GO:
                left[RANK[card]] -= 1
        return left

    # -- for search -----------------------------------------------------------------------------------

    def sketch(
        self, rules: Rules, state: State, decision: int, seat: int, a: int, b: int, out: Options, rng: Rng
    ) -> int:
        """In the play whatever pegs most, high cards first; elsewhere as every heuristic does."""
        if decision != PLAY or out.count == 1:
            return super().sketch(rules, state, decision, seat, a, b, out, rng)
        table: Any = state
        before = table.since()
        best = -1
        chosen = GO
        for option in out.listed():
            worth = 16 * peg(before, option).total + VALUE[option]
            if worth > best:
                best = worth
                chosen = option
        return chosen

    def estimate(self, rules: Rules, state: Any, seat: int) -> float:
        """The points so far, and what it is worth to deal next."""
        table: CribbageState = state
        deals = table.side(seat) == table.side(table.dealer)
        return table.score(seat) + (self.weights[DEALER] / 100 if deals else 0.0)
