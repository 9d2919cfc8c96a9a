"""From a state to points: what lies on the table, what silver would bring, and who wins."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.core.game import ScoreLine
from ludoteca.core.rules import Rules
from ludoteca.games.la_granja.constants import FROM_SILVER, ORIGINS, PIGS_KEPT, SPENT
from ludoteca.games.la_granja.content.goods import COMMODITY, GOODS, PIG, SILVER, VP
from ludoteca.games.la_granja.state import Table

LINES: Final = (
    ("start", "Start"),
    ("barrows", "Market barrows"),
    ("buildings", "Craft buildings"),
    ("market", "Market"),
    ("siesta", "Siesta track"),
    ("roof", "Roof"),
    ("helpers", "Helpers"),
    ("silver", "Silver"),
    ("spent", "Spent"),
)


def wealth(table: Table, seat: int) -> int:
    """The silver the seat would have after the end sale. [LG-12.1]"""
    base = seat * GOODS
    total = table.goods[base + SILVER] + 4 * table.goods[base + COMMODITY]
    for good in range(PIG + 1):
        if good < PIG or not table.variants & PIGS_KEPT:
            total += table.goods[base + good] * table.printed.sell[good]
    return total


def total(table: Table, seat: int) -> int:
    """The seat's points as if the game ended now. [LG-12.2]"""
    return table.goods[seat * GOODS + VP] + wealth(table, seat) // 5


class LaGranjaRules(Rules):
    """The decisions of La Granja, and how its games are judged."""

    def points(self, state: Any, seat: int) -> int:
        table: Table = state
        return total(table, seat)

    def winners(self, state: Any) -> int:
        table: Table = state
        best = 0
        found = 0
        for seat in range(table.seats):
            rank = total(table, seat) * 5 + wealth(table, seat) % 5
            if seat == 0 or rank > best:
                best = rank
                found = 1 << seat
            elif rank == best:
                found |= 1 << seat
        return found

    def rounds(self, state: Any) -> int:
        table: Table = state
        return table.round


def breakdown(table: Table, seat: int) -> list[ScoreLine]:
    """The seat's points by where they come from; they add up to the total. [LG-12.3]"""
    earned = table.earned[seat * ORIGINS : seat * ORIGINS + ORIGINS]
    earned[FROM_SILVER] += wealth(table, seat) // 5
    return [
        ScoreLine(name, label, points)
        for (name, label), points in zip(LINES, earned, strict=True)
        if points or name != LINES[SPENT][0]
    ]
