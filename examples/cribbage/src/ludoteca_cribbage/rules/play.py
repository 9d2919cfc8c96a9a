"""The play: cards laid one by one up to 31, go, and what they peg."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.core.decision import Decision, Options
from ludoteca.core.domain import Domain
from ludoteca_cribbage.content.cards import CARD_NOTATIONS, VALUE
from ludoteca_cribbage.rules.numbers import GO, PLAY, THIRTY_ONE
from ludoteca_cribbage.rules.points import peg
from ludoteca_cribbage.rules.state import FIFTEENS, LAST, PAIRS, RUNS, THIRTY_ONES, CribbageState, Laid

TURN: Final = Domain("turn", (*CARD_NOTATIONS, "go"))


class Play(Decision):
    """Lay a card, or say go where none fits. [CRB-5.1 to 5.3]

    Whoever can only say go is asked too: that nothing fits is the seat's own knowledge until it says so.
    """

    name = "play"
    domain = TURN
    rule = "CRB-5.2"

    def options(self, state: Any, seat: int, a: int, b: int, out: Options) -> None:
        table: CribbageState = state
        out.clear()
        for card in table.playable(seat):
            out.add(card)
        if not out.count:
            out.add(GO)

    def resolve(self, state: Any, seat: int, a: int, b: int, option: int) -> None:
        table: CribbageState = state
        if option == GO:
            table.least[seat] = max(table.least[seat], THIRTY_ONE + 1 - table.count)
        elif lay(table, seat, option):
            return
        table.trail.append(Laid(seat, option))
        go_on(table, seat)

    def begins_turn(self, a: int, b: int) -> bool:
        return True


def lay(table: CribbageState, seat: int, card: int) -> bool:
    """Put a card down and peg for it; says whether that ended the game. [CRB-5.9 to 5.13]"""
    pegged = peg(table.since(), card)
    table.hands[seat].remove(card)
    table.count += VALUE[card]
    for kind, points in (
        (FIFTEENS, pegged.fifteen),
        (THIRTY_ONES, pegged.thirty_one),
        (PAIRS, pegged.pairs),
        (RUNS, pegged.run),
    ):
        if points and table.award(seat, kind, points):
            table.trail.append(Laid(seat, card))
            return True
    return False


def go_on(table: CribbageState, seat: int) -> None:
    """Ask the next seat that may have something to lay; else end the count. [CRB-5.3 to 5.8]"""
    if table.count < THIRTY_ONE:
        for other in table.after(seat):
            if table.hands[other] and not table.has_said_go(other):
                table.ask(PLAY, other, 0, 0)
                return
    last = next(laid.seat for laid in reversed(table.trail) if laid.card != GO)
    if table.count < THIRTY_ONE and table.award(last, LAST, 1):
        return
    table.start = len(table.trail)
    table.count = 0
    for other in table.after(last):
        if table.hands[other]:
            table.ask(PLAY, other, 0, 0)
            return
