"""The figures of events and end cards while a pack is read."""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.games.oh_my_goods.content.constants import (
    EFFECT_WIDTH,
    EFFECTS,
    EVENT_ROWS,
    GOOD_COUNT,
    NONE,
    RESOURCE_COUNT,
)
from ludoteca.games.oh_my_goods.content.goods import ANY_VALUE, GOOD_IDS


class EventSheet:
    """The figures of all events and end cards while they are read: rows as the rules look them up.

    Beside the rows for what simply holds while an event lies open, each effect has a row of its own: the number of
    its kind, then up to three figures and a goods list (any coins, then three times a good and its count).
    """

    def __init__(self) -> None:
        self.suns = [2] * (EVENT_ROWS * 2)
        self.extra = [0] * EVENT_ROWS
        self.keep = [0] * EVENT_ROWS
        self.move_cost = [NONE] * EVENT_ROWS
        self.market = [0] * (EVENT_ROWS * RESOURCE_COUNT)
        self.delta = [0] * (EVENT_ROWS * GOOD_COUNT)
        self.hire_delta = [0] * EVENT_ROWS
        self.bonus = [0] * EVENT_ROWS
        self.effect = [0] * (EVENT_ROWS * EFFECTS * EFFECT_WIDTH)
        # Changes of prices: for which numbers and colours, 0 for all buildings, and by how much.
        self.build_changes: list[tuple[int, int, int, int]] = []

    def write(self, base: int, *figures: int) -> None:
        """The figures of an effect."""
        self.effect[base + 1 : base + 1 + len(figures)] = figures

    def write_goods(self, base: int, goods: Mapping[str, int]) -> None:
        """The goods list of an effect."""
        self.effect[base + 4] = goods.get(ANY_VALUE, 0)
        named = [(good, count) for good, count in goods.items() if good != ANY_VALUE]
        for place, (good, count) in enumerate(named):
            self.effect[base + 5 + 2 * place] = GOOD_IDS.index(good)
            self.effect[base + 6 + 2 * place] = count
