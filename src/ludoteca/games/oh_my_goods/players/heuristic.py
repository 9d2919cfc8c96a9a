# cython: cdivision=False
"""A policy that weighs each answer by rules of thumb, in hundredths of a point; it looks at nothing hidden."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import cython

from ludoteca.core.value import Features, read_value
from ludoteca.games.oh_my_goods.players.answers import AnswerOpinion, answer_opinions
from ludoteca.games.oh_my_goods.players.valuing import Valuing
from ludoteca.games.oh_my_goods.rules.state import OhMyGoodsState

if not cython.compiled:
    from ludoteca.games.oh_my_goods.players.features import describe

LEARNED = Path(__file__).with_name("learned.json")


class Greedy(Valuing):  # cdef
    """Takes the answer that looks best now; ties are broken by chance."""

    opinions: tuple[Any, ...]

    def __init__(self) -> None:
        Valuing.__init__(self)
        self.opinions = answer_opinions()
        # Two rounds and a learned guess: rollouts of whole games cost four times as much.
        self.horizon = 2
        self.unsure = 2.0
        self.value = read_value(LEARNED)

    def features(self, state: Any, seat: int, row: Features) -> None:
        """What the seat has, what it can make of it, how long there is for that, and how far the others are."""
        table: OhMyGoodsState = state
        describe(self, table, seat, row)

    def weigh(self, state: Any, decision: int, seat: int, a: int, b: int, option: int) -> int:
        """How good an answer looks, in hundredths of a point."""
        table: OhMyGoodsState = state
        opinion: AnswerOpinion = self.opinions[decision]
        return opinion.weigh(self, table, seat, a, b, option)
