"""What effects answer to: one small class for each effect of a helper, a roof tile or a building, found by number."""

from __future__ import annotations

from typing import Final

import cython

from ludoteca.core.bits import filled
from ludoteca.core.decision import Options
from ludoteca.games.la_granja.content.helpers import EFFECT_COUNT
from ludoteca.games.la_granja.rules.state import LaGranjaState


class HelperEffect:  # cdef
    """What a helper does, at the moments it cares for; ``place`` is where its card lies."""

    def possible(self, table: LaGranjaState, seat: int, place: int) -> bool:
        """Whether there is something for it to do now. [LG-15.10]"""
        return True

    def apply(self, table: LaGranjaState, seat: int, place: int) -> None:
        """Carry it out: chosen, agreed to or by itself."""

    def pays_flag(self) -> bool:
        """Whether it takes a marker off the farm that can flag it. [LG-14.1]"""
        return False

    # -- moments -----------------------------------------------------------------------------------------

    def earn(self, table: LaGranjaState, seat: int, place: int, again: bool) -> None:
        """With the income; ``again`` leaves out what is for once per round. [LG-5.10]"""

    def pay_out(self, table: LaGranjaState, seat: int, place: int) -> None:
        """Its turn among several that add to the income. [LG-15.14]"""

    def bred(self, table: LaGranjaState, seat: int, place: int) -> None:
        """A piglet was born. [LG-15.13]"""

    def score(self, table: LaGranjaState, seat: int, place: int) -> None:
        """In phase IV. [LG-15.9]"""

    # -- what it asks about ------------------------------------------------------------------------------

    def covers(self, table: LaGranjaState, seat: int, target: int, cost: int) -> int:
        """The symbols of a target that it lets the seat cover, as a mask of goods. [LG-15.9]"""
        return 0

    def deliver(self, table: LaGranjaState, seat: int, place: int, target: int, good: int) -> None:
        """Cover such a symbol."""

    def swap(self, table: LaGranjaState, seat: int, place: int, card: int) -> None:
        """What it gives for a card that was discarded."""

    def sell(self, table: LaGranjaState, seat: int, place: int) -> None:
        """What it gives for a harvest good."""

    def list_payments(self, table: LaGranjaState, seat: int, place: int, out: Options) -> None:
        """What can be paid to it."""

    def take(self, table: LaGranjaState, seat: int, place: int, payment: int) -> None:
        """What it does for a payment."""

    # -- how long a turn stays open for it ---------------------------------------------------------------

    def asks_for_stock(self) -> bool:
        """Whether it asks for silver or a pig with the income. [LG-4.14]"""
        return False

    def looks_at_end(self) -> bool:
        """Whether it looks at silver or fields when the round is scored, or has a price for this round only."""
        return False

    def may_need_marker(self) -> bool:
        """Whether it may want a marker before the seat's next turn. [LG-1.6, 15.10]"""
        return False


class TileEffect:  # cdef
    """What a roof tile does when it is used."""

    def possible(self, table: LaGranjaState, seat: int) -> bool:
        """Whether it has something to do now. [LG-4.7, 5.24]"""
        return True

    def apply(self, table: LaGranjaState, seat: int, tile: int) -> None:
        """Carry it out. [LG-5.19, 5.20]"""


class CraftEffect:  # cdef
    """What the craft marker of a building brings."""

    def complete(self, table: LaGranjaState, seat: int) -> None:
        """Its immediate side. [LG-9.9]"""

    def earns(self) -> bool:
        """Whether its permanent side earns something in the farm phase. [LG-14.28]"""
        return False

    def earn(self, table: LaGranjaState, seat: int) -> None:
        """What it earns in the farm phase."""

    def steps(self) -> int:
        """Siesta steps it adds to those of the donkey tile."""
        return 0

    def deliveries(self) -> int:
        """Deliveries it adds to those of the donkey tile."""
        return 0

    def building_points(self) -> int:
        """Points with every building completed."""
        return 0

    def barrow_points(self) -> int:
        """Points with every barrow completed."""
        return 0


class Catalogue:  # final
    """The rules of all effects by number; ``all.py`` lays them out, for they call each other."""

    helpers: tuple[HelperEffect, ...]
    tiles: tuple[TileEffect, ...]
    crafts: tuple[CraftEffect, ...]
    # What helpers say of how long a turn stays open for them, by number: it is asked at every moment of a turn.
    for_stock: list[int]
    for_end: list[int]
    for_marker: list[int]

    def __init__(self) -> None:
        self.helpers = ()
        self.tiles = ()
        self.crafts = ()
        if not cython.compiled:
            self.for_stock = filled(0, EFFECT_COUNT)
            self.for_end = filled(0, EFFECT_COUNT)
            self.for_marker = filled(0, EFFECT_COUNT)

    def lay_out(
        self, helpers: tuple[HelperEffect, ...], tiles: tuple[TileEffect, ...], crafts: tuple[CraftEffect, ...]
    ) -> None:
        """Take in the effects of the game, each in the place of its number."""
        self.helpers = helpers
        self.tiles = tiles
        self.crafts = crafts
        for number in range(EFFECT_COUNT):
            helper: HelperEffect = helpers[number]
            self.for_stock[number] = helper.asks_for_stock()
            self.for_end[number] = helper.looks_at_end()
            self.for_marker[number] = helper.may_need_marker()

    def helper(self, table: LaGranjaState, place: int) -> HelperEffect:  # cdef
        """What the helper in a place does."""
        return self.helpers[table.printed.helper_effect[table.helper_card[place]]]

    def tile(self, table: LaGranjaState, place: int) -> TileEffect:  # cdef
        """What the roof tile in a place does."""
        return self.tiles[table.printed.roof_effect[table.roof_tile[place]]]

    def craft(self, building: int) -> CraftEffect:  # cdef
        """What the craft marker of a building brings."""
        return self.crafts[building]


EFFECTS: Final = Catalogue()
