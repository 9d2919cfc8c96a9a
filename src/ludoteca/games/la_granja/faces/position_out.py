"""A state written as a position: everything by name, and only where the position leads back to the same state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludoteca.core.rules import Rules
from ludoteca.games.la_granja.content.board import BUILDING_COUNT, BUILDING_IDS
from ludoteca.games.la_granja.content.cards import CARD_COUNT, CARD_IDS
from ludoteca.games.la_granja.content.constants import (
    AREA_EMPTY,
    AS_EXTENSION,
    AS_FIELD,
    BOUGHT,
    CRAFT_ACTIVE,
    IN_DISCARD,
    IN_HAND,
    NEUTRAL,
    NONE,
    ORIGINS,
    ROOFS,
    ROWS,
    SLOTS,
    SOLD,
    SYMBOLS,
    UNFLAGGED,
    USED,
)
from ludoteca.games.la_granja.content.goods import CROPS, GOOD_NAMES, GOODS, VP
from ludoteca.games.la_granja.content.helpers import PRICE_CHANGE
from ludoteca.games.la_granja.content.roofs import ROOF_IDS
from ludoteca.games.la_granja.faces.moments import PHASE_NAMES, PHASES, STEPS_OF, TOGETHER, lay_moment, seats_in_order
from ludoteca.games.la_granja.faces.position_farm import DONKEY_NAMES, ORIGIN_NAMES
from ludoteca.games.la_granja.rules.setup import SETTINGS
from ludoteca.games.la_granja.rules.state import LaGranjaState


def to_position(rules: Rules, table: LaGranjaState, options: Mapping[str, Any], pack: Any) -> dict[str, Any] | None:
    """The position of a state, if a step begins here for some seat; None in the middle of a turn."""
    moment = _moment(rules, table)
    if moment is None:
        return None
    step, waiting = moment
    order = [table.order[place] for place in range(table.seats)]
    data: dict[str, Any] = {"game": "la_granja"}
    changed = {s.name: options[s.name] for s in SETTINGS if options[s.name] != s.default_for(table.seats)}
    if changed:
        data["options"] = changed
    if pack is not None:
        data["pack"] = pack
    data |= {
        "round": table.round,
        "phase": PHASE_NAMES[PHASES.index(table.phase)],
        "step": step,
        "turn_order": order,
        "waiting": waiting,
    }
    if table.seats == 1:
        data["first"] = bool(table.solo_first)
    data |= {
        "siesta": _siesta(table),
        "locked": {BUILDING_IDS[place]: table.lock[place] for place in range(BUILDING_COUNT) if table.lock[place]},
        "market": {
            str(space + 1): "neutral" if owner == NEUTRAL else owner
            for space, owner in enumerate(table.hex_owner)
            if owner != NONE
        },
        "display": [ROOF_IDS[tile] for tile in table.display if tile != NONE],
        "dice": [space + 1 for space, count in enumerate(table.dice) for _ in range(count)],
        "discard": _lying(table, IN_DISCARD),
        "farms": [_farm(table, seat) for seat in range(table.seats)],
    }
    return data


def _moment(rules: Rules, table: LaGranjaState) -> tuple[str, list[int]] | None:
    """The step that begins here, and the seats that wait for it: found by laying each one and comparing."""
    if table.phase not in PHASES or not table.depth:
        return None
    phase = PHASES.index(table.phase)
    key = table.key()
    for step in STEPS_OF[phase]:
        order = seats_in_order(table, step)
        for count in (len(order),) if step in TOGETHER else range(1, len(order) + 1):
            tried = table.clone()
            waiting = order[len(order) - count :]
            lay_moment(tried, phase, step, waiting)
            rules.settle(tried)
            if tried.key() == key:
                return step, waiting
    return None


def _lying(table: LaGranjaState, place: int) -> list[str]:
    return [CARD_IDS[card] for card in range(CARD_COUNT) if table.where[card] == place]


def _siesta(table: LaGranjaState) -> dict[str, list[int]]:
    """The discs of each space from the bottom up."""
    found: dict[str, list[int]] = {}
    for seat in sorted(range(table.seats), key=lambda seat: (table.siesta_at[seat], table.siesta_level[seat])):
        found.setdefault(str(table.siesta_at[seat]), []).append(seat)
    return found


def _farm(table: LaGranjaState, seat: int) -> dict[str, Any]:
    goods = {GOOD_NAMES[good]: table.has(seat, good) for good in range(GOODS) if good != VP and table.has(seat, good)}
    points = {ORIGIN_NAMES[place]: table.earned[seat * ORIGINS + place] for place in range(ORIGINS)}
    crafts = {
        name: "active" if table.craft[seat * BUILDING_COUNT + place] == CRAFT_ACTIVE else "new"
        for place, name in enumerate(BUILDING_IDS)
        if table.craft[seat * BUILDING_COUNT + place]
    }
    roof = range(seat * ROOFS, seat * ROOFS + table.roof_count[seat])
    found: dict[str, Any] = {
        "hand": _lying(table, IN_HAND + seat),
        "goods": goods,
        "points": {name: value for name, value in points.items() if value},
        "fields": _fields(table, seat),
        "barrows": [_barrow(table, place) for place in range(seat * SLOTS, seat * SLOTS + SLOTS)],
        "extensions": _lying(table, AS_EXTENSION + seat),
        "helpers": [_helper(table, place) for place in range(seat * SLOTS, seat * SLOTS + SLOTS)],
        "roof": [{"tile": ROOF_IDS[table.roof_tile[place]], "used": bool(table.roof_used[place])} for place in roof],
        "rows": _rows(table, seat),
        "craft": crafts,
        "donkeys": [name for tile, name in enumerate(DONKEY_NAMES) if table.donkey_left[seat] >> tile & 1],
    }
    if table.donkey[seat] != NONE:
        found["donkey"] = DONKEY_NAMES[table.donkey[seat]]
    taken = [value for value in table.die_taken[seat * 2 : seat * 2 + 2] if value]
    if taken:
        found["taken"] = taken
    if table.reserved[seat] != NONE:
        found["reserved"] = table.reserved[seat] + 1
    return found


def _fields(table: LaGranjaState, seat: int) -> list[dict[str, Any]]:
    """The field cards, the first of each crop with what has grown."""
    grown = list(table.grown[seat * CROPS : seat * CROPS + CROPS])
    found = []
    for card in range(CARD_COUNT):
        if table.where[card] == AS_FIELD + seat:
            crop = table.printed.field[card]
            found.append({"card": CARD_IDS[card], "grown": grown[crop] > 0})
            grown[crop] -= 1
    return found


def _barrow(table: LaGranjaState, place: int) -> dict[str, Any] | None:
    card = table.barrow_card[place]
    if card == NONE:
        return None
    symbols = range(table.printed.barrow_size[card])
    goods = [table.printed.barrow_good[card * SYMBOLS + symbol] for symbol in symbols]
    return {"card": CARD_IDS[card], "filled": _filled(goods, table.barrow_filled[place])}


def _filled(goods: list[int], mask: int) -> list[str | None]:
    return [GOOD_NAMES[good] if mask >> place & 1 else None for place, good in enumerate(goods)]


def _helper(table: LaGranjaState, place: int) -> dict[str, Any] | None:
    card = table.helper_card[place]
    if card == NONE:
        return None
    flags = table.helper_used[place]
    used: Any = bool(flags & USED)
    if table.printed.helper_effect[card] == PRICE_CHANGE and flags:
        halves = ((BOUGHT, "bought"), (SOLD, "sold"))
        used = [name for half, name in halves if flags & half]
    found = {"card": CARD_IDS[card], "used": used}
    return {**found, "unflagged": True} if flags & UNFLAGGED else found


def _rows(table: LaGranjaState, seat: int) -> dict[str, Any]:
    found = {}
    for building, name in enumerate(BUILDING_IDS):
        place = seat * BUILDING_COUNT + building
        if table.row_of[place] != NONE:
            row = building * ROWS + table.row_of[place]
            goods = [table.printed.row_good[row * SYMBOLS + symbol] for symbol in range(table.printed.row_size[row])]
            filled = [] if table.craft[place] else _filled(goods, table.row_filled[place])
            found[name] = {"row": table.row_of[place] + 1, "filled": filled}
            if table.craft[place] and table.row_filled[place] & AREA_EMPTY:
                found[name]["area_empty"] = True
    return found
