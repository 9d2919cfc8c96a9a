"""A player with good habits."""

from __future__ import annotations

from typing import Any

from ludoteca.core.decision import Options
from ludoteca.core.rng import Rng
from ludoteca.core.rules import Policy, Rules


class Greedy(Policy):
    """Every legal answer with equal chance."""

    def pick(self, rules: Rules, state: Any, decision: int, seat: int, a: int, b: int, out: Options, rng: Rng) -> int:
        return out.items[rng.below(out.count)]
