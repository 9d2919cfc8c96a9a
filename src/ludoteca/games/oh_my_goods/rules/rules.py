"""The rules as search and simulation call them: points, winners, and another deal of what is hidden."""

from __future__ import annotations

from typing import Any

import cython

from ludoteca.core.decision import Decision
from ludoteca.core.heuristic import Heuristic
from ludoteca.core.rng import Rng
from ludoteca.core.rules import Rules
from ludoteca.games.oh_my_goods.content.constants import NONE
from ludoteca.games.oh_my_goods.rules.redeal import Dealer
from ludoteca.games.oh_my_goods.rules.state import OhMyGoodsState

if not cython.compiled:
    from ludoteca.games.oh_my_goods.rules.scoring import coins, goal_met, total

COINS_PER_POINT = 5
# Below every rank: points can be lost, and a score may be below 0. [OMG-9.19]
LEAST = -1000000


class GoodsRules(Rules):
    """The decisions of Oh My Goods!, and how its games are judged."""

    dealer: Dealer

    def __init__(self, decisions: tuple[Decision, ...], habit: Heuristic) -> None:
        """How a seat plans whose plan is hidden is a player's business: the habit imagines it."""
        Rules.__init__(self, decisions)
        self.dealer = Dealer(habit)

    def points(self, state: Any, seat: int) -> int:
        table: OhMyGoodsState = state
        return total(table, seat)

    def winners(self, state: Any) -> int:
        table: OhMyGoodsState = state
        if table.seats == 1:
            return 1 if goal_met(table) else 0
        mask = 0
        best = LEAST
        for seat in range(table.seats):
            # Points first, then the coins left over, which are always fewer than five. [OMG-8.6]
            rank = total(table, seat) * COINS_PER_POINT + coins(table, seat) % COINS_PER_POINT
            if rank > best:
                best = rank
                mask = 0
            if rank == best:
                mask |= 1 << seat
        return mask

    def rounds(self, state: Any) -> int:
        table: OhMyGoodsState = state
        return table.round

    def par(self, state: Any) -> int:
        """The points the goal of a single seat asks for. [OMG-11.7]"""
        table: OhMyGoodsState = state
        return table.printed.goal_points[table.chapter] if table.seats == 1 and table.chapter != NONE else 0

    def redeal(self, state: Any, seat: int, rng: Rng) -> bool:
        """Another world the seat may believe in, in place; only where the question is its own."""
        table: OhMyGoodsState = state
        return self.dealer.deal(self, table, seat, rng)
