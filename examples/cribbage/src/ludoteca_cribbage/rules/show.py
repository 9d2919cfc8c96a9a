"""The show: hands and crib counted in order, by the table or, with muggins, by claims."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.core.decision import Decision, Options
from ludoteca.core.domain import Domain
from ludoteca_cribbage.rules.numbers import CLAIM, MOST, OVERLOOKED
from ludoteca_cribbage.rules.points import Count, count_hand
from ludoteca_cribbage.rules.state import CRIBS, HANDS, MUGGINS, Counted, CribbageState

POINTS: Final = Domain("points", tuple(str(points) for points in range(MOST + 1)))


def cards_shown(table: CribbageState, owner: int, is_crib: bool) -> list[int]:
    """The four cards that are counted: what the seat has laid, or the crib."""
    return table.crib() if is_crib else table.laid_by(owner)


def count_shown(table: CribbageState, owner: int, is_crib: bool) -> Count:
    """What a hand or the crib is really worth. [CRB-6.2]"""
    return count_hand(cards_shown(table, owner, is_crib), table.starter, is_crib=is_crib)


def note(table: CribbageState, owner: int, is_crib: bool, points: int) -> None:
    """Remember a counted hand for everyone to look at; the first of a show replaces the last show."""
    if not is_crib and owner == table.after(table.dealer)[0]:
        table.show = []
    cards = tuple(cards_shown(table, owner, is_crib))
    table.show.append(Counted(owner, is_crib, cards, table.starter, points))


class Show(Decision):
    """Count the hand of seat ``owner``, or the crib; with muggins ask what its owner claims. [CRB-6.1, 7.1]"""

    name = "show"
    rule = "CRB-6.1"
    # The crib is turned up here.
    reveals = True

    def resolve(self, state: Any, seat: int, owner: int, is_crib: int, option: int) -> None:
        table: CribbageState = state
        table.claimed = 0
        table.crib_open = bool(is_crib)
        if table.muggins:
            table.ask(CLAIM, owner, owner, is_crib)
            return
        points = count_shown(table, owner, bool(is_crib)).total
        note(table, owner, bool(is_crib), points)
        table.award(owner, CRIBS if is_crib else HANDS, points)


class Claiming(Decision):
    """A number of points, any that a hand could be worth: what is listed must not tell the answer."""

    domain = POINTS

    def options(self, state: Any, seat: int, owner: int, is_crib: int, out: Options) -> None:
        out.clear()
        for points in range(MOST + 1):
            out.add(points)

    def right(self, table: CribbageState, owner: int, is_crib: bool) -> int:
        """What is there to be claimed."""
        return count_shown(table, owner, is_crib).total - table.claimed

    def proposals(self, state: Any, seat: int, owner: int, is_crib: int, last: int, out: Options) -> None:
        out.clear()
        out.add(self.right(state, owner, bool(is_crib)))


class Claim(Claiming):
    """How many points the owner claims for its hand or crib. [CRB-7.1, 7.4]"""

    name = "claim"
    rule = "CRB-7.1"

    def resolve(self, state: Any, seat: int, owner: int, is_crib: int, option: int) -> None:
        table: CribbageState = state
        there = self.right(table, owner, bool(is_crib))
        pegged = min(option, there)
        note(table, owner, bool(is_crib), pegged)
        if table.award(owner, CRIBS if is_crib else HANDS, pegged):
            return
        table.claimed = pegged
        opponents = table.opponents(owner)
        if option > there:
            table.award(opponents[0], MUGGINS, option - there)
            return
        for other in reversed(opponents):
            table.ask(OVERLOOKED, other, owner, is_crib)


class Overlooked(Claiming):
    """How many points an opponent claims that were overlooked. [CRB-7.2, 7.3]"""

    name = "overlooked"
    rule = "CRB-7.2"

    def resolve(self, state: Any, seat: int, owner: int, is_crib: int, option: int) -> None:
        table: CribbageState = state
        if option <= self.right(table, owner, bool(is_crib)):
            table.claimed += option
            table.award(seat, MUGGINS, option)
