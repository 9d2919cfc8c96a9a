"""A whole game: set-up, six rounds, the end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.referee.common import Draw, Telling
from tests.referee.la_granja.facts import BUILDINGS, HEXES, NEUTRAL, ROUNDS
from tests.referee.la_granja.open_turns import OpenTurns
from tests.referee.la_granja.options import readings
from tests.referee.la_granja.solo import Solo
from tests.referee.la_granja.state import new_table


class LaGranja(Solo):
    """The referee of one match."""

    def __init__(self, seats: int, options: Mapping[str, Any]) -> None:
        self.seats = seats
        self.rules = readings(options)
        self.referee = OpenTurns(self.game)

    def game(self) -> Telling:
        """From set-up to the end sale."""
        self.t = new_table(self.seats, self.rules)
        self.declined = None
        yield from self.setup()
        for number in range(1, ROUNDS + 1):
            self.t.round = number
            yield from self.farm_phase()
            yield from self.revenue_phase()
            if self.t.solo and not self.t.solo_first:
                yield from self.neutral_turn()
            yield from self.transport_phase()
            if self.t.solo and self.t.solo_first:
                yield from self.neutral_turn()
            yield from self.scoring_phase()
        self.end_sale()

    def setup(self) -> Telling:
        """Chapter 2, as far as chance has a part in it."""
        t = self.t
        for farm in t.farms:
            for _ in range(4):
                yield from self.draw(farm)
        yield from self.lay_roof(1)
        for number in (1, 2, 3):
            free = frozenset(BUILDINGS) - frozenset(t.locks.values())
            t.locks[number] = yield Draw("roll_order", free)
        if t.solo:
            tile = yield Draw("draw_tile", frozenset({"tile2", "tile3"}))
            t.solo_first = tile == "tile2"
            t.order = [0]
            own, neutral = (2, 3) if t.solo_first else (3, 2)
            t.market = {self.centre(own): 0, self.centre(neutral): NEUTRAL}
        else:
            first = yield Draw("choose_first", frozenset(f"seat{seat}" for seat in range(t.seats)))
            start = int(first[-1])
            t.order = [(start + step) % t.seats for step in range(t.seats)]
            t.market = {self.centre(2 + place): seat for place, seat in enumerate(t.order)}
        t.siesta[0] = t.order[::-1]

    def centre(self, value: int) -> int:
        """The centre space of that value, where markers begin (2.9)."""
        return next(number for number, space in HEXES.items() if space.start is not None and space.value == value)
