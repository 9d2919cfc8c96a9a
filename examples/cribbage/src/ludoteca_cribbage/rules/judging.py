"""How a game is judged: sides, winners, skunks, and what each point was pegged for."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from ludoteca.core.game import ScoreLine
from ludoteca.core.rng import Rng
from ludoteca.core.rules import Rules
from ludoteca_cribbage.rules.state import KINDS, CribbageState
from ludoteca_cribbage.rules.unseen import deal_unseen

LABELS: Final = (
    "his heels",
    "fifteens in the play",
    "thirty-ones",
    "pairs in the play",
    "runs in the play",
    "go and last card",
    "hands",
    "cribs",
    "taken by muggins",
)


class Skunk(NamedTuple):
    """A side that was left far behind: its seats, and whether twice over. [CRB-1.5]"""

    seats: tuple[int, ...]
    double: bool


class CribbageRules(Rules):
    """The decisions of Cribbage, and who wins."""

    def points(self, state: Any, seat: int) -> int:
        table: CribbageState = state
        return table.score(seat)

    def winners(self, state: Any) -> int:
        """Those with the most points: at the end the side that reached the target. [CRB-1.2, 1.3]"""
        table: CribbageState = state
        best = max(map(sum, table.pegs))
        return sum(1 << seat for seat in range(table.seats) if table.score(seat) == best)

    def side(self, state: Any, seat: int) -> int:
        table: CribbageState = state
        return table.side(seat)

    def rounds(self, state: Any) -> int:
        table: CribbageState = state
        return table.deals

    def redeal(self, state: Any, seat: int, rng: Rng) -> bool:
        deal_unseen(state, seat, rng)
        return True


def breakdown(table: CribbageState, seat: int) -> list[ScoreLine]:
    """What the seat's side pegged, by what it was pegged for."""
    pegs = table.pegs[table.side(seat)]
    return [
        ScoreLine(name, label, points)
        for name, label, points in zip(KINDS, LABELS, pegs, strict=True)
        if name != "muggins" or table.muggins
    ]


def skunk_line(target: int, *, double: bool) -> int:
    """With fewer points than this a loser is skunked, or double skunked. [CRB-1.5]"""
    if target > 61:
        return 61 if double else 91
    return 0 if double else 31


def skunks(target: int, scores: tuple[int, ...], sides: int) -> list[Skunk]:
    """The losing sides of a finished game that were skunked. [CRB-1.5]"""
    found = []
    for side in range(sides):
        if scores[side] < skunk_line(target, double=False):
            seats = tuple(range(side, len(scores), sides))
            found.append(Skunk(seats, scores[side] < skunk_line(target, double=True)))
    return found
