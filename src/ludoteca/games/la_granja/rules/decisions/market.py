"""The market marker that follows a barrow, and what is pushed off."""

from __future__ import annotations

from typing import Any, Final

import cython

from ludoteca.core.decision import Decision, Options
from ludoteca.core.domain import Domain
from ludoteca.games.la_granja.content.board import HEX_COUNT, HEX_IDS
from ludoteca.games.la_granja.content.constants import NONE, REPLACE_BY_CHOICE
from ludoteca.games.la_granja.content.markers import FOR_HEX, FOR_TILE
from ludoteca.games.la_granja.rules.decisions.numbers import REMOVE_MARKER, TAKE_BACK
from ludoteca.games.la_granja.rules.state import LaGranjaState

if not cython.compiled:
    from ludoteca.games.la_granja.rules.farm import lacks_marker
    from ludoteca.games.la_granja.rules.market import hexes_for, is_saved, lift_marker, lower_neighbours, occupy


HEX: Final = Domain("hex", (*HEX_IDS, "none"))


class PlaceMarker(Decision):
    """Put a marker on a space of the barrow's value; value 0 is the deluxe tile: any empty space. [LG-9.20, 9.22]"""

    name = "place_marker"
    domain = HEX
    rule = "LG-9.20"

    def options(self, state: Any, seat: int, value: int, b: int, out: Options) -> None:
        table: LaGranjaState = state
        out.clear()
        spaces = hexes_for(table, seat, value) if value else 0
        full = False
        for space in range(table.printed.hexes):
            if value == 0:
                if table.open_hexes >> space & 1 and table.hex_owner[space] == NONE:
                    out.add(space)
            elif spaces >> space & 1:
                out.add(space)
                if table.hex_owner[space] != NONE:
                    full = True
        if full and table.variants & REPLACE_BY_CHOICE:
            out.add(HEX_COUNT)

    def resolve(self, state: Any, seat: int, value: int, b: int, option: int) -> None:
        table: LaGranjaState = state
        if option == HEX_COUNT:
            return
        # An own marker that is replaced is set again. [LG-14.1]
        if table.hex_owner[option] != seat and lacks_marker(table, seat):
            table.ask(TAKE_BACK, seat, FOR_HEX if value else FOR_TILE, option)
        else:
            occupy(table, seat, option, value == 0)


class RemoveMarker(Decision):
    """Remove lower neighbours one by one, as far as the seat likes. [LG-9.21, 14.5]"""

    name = "remove_marker"
    domain = HEX
    rule = "LG-14.5"

    def options(self, state: Any, seat: int, space: int, start: int, out: Options) -> None:
        table: LaGranjaState = state
        out.clear()
        endangered = lower_neighbours(table, seat, space)
        for other in range(start, table.printed.hexes):
            if endangered >> other & 1:
                out.add(other)
        out.add(HEX_COUNT)

    def resolve(self, state: Any, seat: int, space: int, start: int, option: int) -> None:
        table: LaGranjaState = state
        if option == HEX_COUNT:
            return
        if not is_saved(table, table.hex_owner[option]):
            lift_marker(table, seat, option)
        if lower_neighbours(table, seat, space) >> option + 1:
            table.ask(REMOVE_MARKER, seat, space, option + 1)
