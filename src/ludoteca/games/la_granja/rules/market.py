"""The market: where markers go, whom they push off, and the neutral colour of the solo game."""

from __future__ import annotations

from typing import Final

import cython

from ludoteca.games.la_granja.content.board import HEX_COUNT
from ludoteca.games.la_granja.content.constants import (
    DELUXE_EDITION,
    FRENCH_EDITION,
    FROM_HELPERS,
    FROM_MARKET,
    HARDEST_NEUTRAL,
    MARKET_TILE_REMOVES,
    NEUTRAL,
    NONE,
    OWN_MARKER_FREE,
    REMOVAL_BY_CHOICE,
)
from ludoteca.games.la_granja.content.helpers import PROTECT_MARKER, VP_ON_REMOVAL
from ludoteca.games.la_granja.rules.decisions.numbers import REMOVE_MARKER
from ludoteca.games.la_granja.rules.state import LaGranjaState

if not cython.compiled:
    from ludoteca.games.la_granja.rules.farm import can_flag, mark_used

# Farther than any two market spaces lie apart: the distance to a marker that is not there.
FARTHEST: Final = 99


def hexes_for(table: LaGranjaState, seat: int, value: int) -> int:
    """The spaces a marker of this value may go to: empty, else an opponent's, else the own ones. [LG-9.20, 9.22]"""
    empty = 0
    others = 0
    own = 0
    for space in range(table.printed.hexes):
        if table.open_hexes >> space & 1 and table.printed.hex_value[space] == value:
            if table.hex_owner[space] == NONE:
                empty |= 1 << space
            elif table.hex_owner[space] == seat:
                own |= 1 << space
            else:
                others |= 1 << space
    if empty:
        return empty
    return others or own


def has_empty_hex(table: LaGranjaState) -> bool:
    """Whether an open market space is empty."""
    for space in range(table.printed.hexes):
        if table.open_hexes >> space & 1 and table.hex_owner[space] == NONE:
            return True
    return False


def markers_on_market(table: LaGranjaState, owner: int) -> int:
    """How many market spaces a colour holds."""
    found = 0
    for space in range(table.printed.hexes):
        if table.hex_owner[space] == owner:
            found += 1
    return found


def lower_neighbours(table: LaGranjaState, seat: int, space: int) -> int:
    """Markers of others on adjacent spaces of lower value, as a mask. [LG-9.21]"""
    found = 0
    near = table.printed.hex_near[space]
    for other in range(table.printed.hexes):
        if near >> other & 1 and table.hex_owner[other] != NONE and table.hex_owner[other] != seat:
            if table.printed.hex_value[other] < table.printed.hex_value[space]:
                found |= 1 << other
    return found


def lift_marker(table: LaGranjaState, seat: int, space: int) -> None:
    """Remove a marker for the seat, which scores for it unless it is neutral. [LG-9.21, 12.7, 12.13]"""
    owner = table.hex_owner[space]
    table.hex_owner[space] = NONE
    if seat != NEUTRAL and not (owner == seat and table.variants & OWN_MARKER_FREE):
        table.score(seat, 1, FROM_MARKET)
    if owner != seat and owner != NEUTRAL:
        slot = table.helper_slot(owner, VP_ON_REMOVAL)
        if slot != NONE:
            table.score(owner, table.amount(slot), FROM_HELPERS)


def is_saved(table: LaGranjaState, owner: int) -> bool:
    """Whether a helper of the owner keeps a marker on its space this once. [LG-15.9]

    It is another seat's turn, so nothing can be taken back to flag the helper with. [LG-14.1]
    """
    if owner == NEUTRAL:
        return False
    slot = table.fresh_slot(owner, PROTECT_MARKER)
    if slot == NONE or not can_flag(table, owner):
        return False
    mark_used(table, slot)
    return True


def place_marker(table: LaGranjaState, seat: int, space: int, quiet: bool) -> None:
    """Occupy a space, replacing whoever stood there, and push lower neighbours off. [LG-9.20 to 9.22]"""
    if table.hex_owner[space] != NONE:
        lift_marker(table, seat, space)
    table.hex_owner[space] = seat
    if quiet:
        return
    endangered = lower_neighbours(table, seat, space)
    if endangered:
        if table.variants & REMOVAL_BY_CHOICE and seat != NEUTRAL:
            table.ask(REMOVE_MARKER, seat, space, 0)
        else:
            remove_all(table, seat, endangered)


def remove_all(table: LaGranjaState, seat: int, endangered: int) -> None:
    """Take all endangered markers away, but for those that helpers save. [LG-9.21]"""
    for owner in range(table.seats):
        best = NONE
        for space in range(table.printed.hexes):
            if endangered >> space & 1 and table.hex_owner[space] == owner:
                if best == NONE or table.printed.hex_value[space] > table.printed.hex_value[best]:
                    best = space
        if best != NONE and is_saved(table, owner):
            endangered &= ~(1 << best)
    for space in range(table.printed.hexes):
        if endangered >> space & 1:
            lift_marker(table, seat, space)


def remove_quietly(table: LaGranjaState, seat: int, space: int) -> None:
    """Push lower neighbours off without points, the other reading of the deluxe tile. [LG-14.24]"""
    endangered = lower_neighbours(table, seat, space)
    for other in range(table.printed.hexes):
        if endangered >> other & 1:
            owner = table.hex_owner[other]
            if not is_saved(table, owner):
                lift_marker(table, NEUTRAL, other)


def neutral_worth(table: LaGranjaState, space: int) -> int:
    """How good a space is for the neutral marker: markers removed, then what the edition calls hard to remove.

    Russian: far from the other neutral markers, then few empty higher neighbours. French: far from the seat's markers,
    then high neighbours. Deluxe: far from all markers, then high neighbours. [LG-12.10, 14.8]
    """
    endangered = lower_neighbours(table, NEUTRAL, space)
    gained = 1 if table.hex_owner[space] != NONE and table.hex_owner[space] != NEUTRAL else 0
    exposed = 0
    total = 0
    from_neutral = FARTHEST
    from_seat = FARTHEST
    for other in range(table.printed.hexes):
        gained += endangered >> other & 1
        if table.printed.hex_near[space] >> other & 1 and table.open_hexes >> other & 1:
            total += table.printed.hex_value[other]
            if table.printed.hex_value[other] > table.printed.hex_value[space] and table.hex_owner[other] == NONE:
                exposed += 1
        if table.hex_owner[other] != NONE and other != space and not endangered >> other & 1:
            away = table.printed.distance[space * HEX_COUNT + other]
            if table.hex_owner[other] == NEUTRAL:
                from_neutral = min(from_neutral, away)
            else:
                from_seat = min(from_seat, away)
    if table.variants & HARDEST_NEUTRAL:
        return ((gained * 10 + 9 - exposed) * 100 + total) * 100 + from_seat
    if table.variants & FRENCH_EDITION:
        return (gained * 100 + from_seat) * 100 + total
    if table.variants & DELUXE_EDITION:
        return (gained * 100 + min(from_seat, from_neutral)) * 100 + total
    return (gained * 100 + from_neutral) * 100 + 9 - exposed


def neutral_place(table: LaGranjaState, value: int) -> None:
    """Put a neutral marker on the best space of a value. [LG-12.9, 12.10, 14.8]"""
    spaces = hexes_for(table, NEUTRAL, value)
    best = NONE
    worth = -1
    for space in range(table.printed.hexes):
        if spaces >> space & 1:
            here = neutral_worth(table, space)
            if here > worth:
                worth = here
                best = space
    if best != NONE:
        place_marker(table, NEUTRAL, best, False)


def occupy(table: LaGranjaState, seat: int, space: int, tile: bool) -> None:
    """Put the seat's marker on a space: by a barrow, or by the deluxe tile, which brings no points. [LG-9.20, 14.24]"""
    place_marker(table, seat, space, tile)
    if tile and table.variants & MARKET_TILE_REMOVES:
        remove_quietly(table, seat, space)
