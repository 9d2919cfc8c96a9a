"""A moment of Sagrada as a position file holds it, with everything that is hidden."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludoteca.core.errors import BadFile
from ludoteca.core.rules import Rules
from ludoteca.games.sagrada.content.constants import DRAFTED, NONE, POOL, ROUNDS, TOOLED
from ludoteca.games.sagrada.content.dice import CELL_NOTATIONS, DICE
from ludoteca.games.sagrada.content.objectives import PRIVATE_IDS, PUBLIC_IDS
from ludoteca.games.sagrada.content.tools import TOOL_IDS
from ludoteca.games.sagrada.content.windows import WINDOWS
from ludoteca.games.sagrada.faces.position import from_position
from ludoteca.games.sagrada.rules.decisions.numbers import ACT, TURN
from ludoteca.games.sagrada.rules.setup import SETTINGS
from ludoteca.games.sagrada.rules.state import SagradaState

ROWS = 4
COLUMNS = 5


def to_position(rules: Rules, table: SagradaState, options: Mapping[str, Any]) -> dict[str, Any] | None:
    """The position of a moment in which a seat is about to act; None in between, while a die or a tool is in hand."""
    if not table.round or not table.depth or table.top()[0] != ACT:
        return None
    found = _written(table, options)
    try:
        again = from_position(found)
    except BadFile:
        return None
    # Windows may lie as a file cannot say: then the moment is reached by the answers since another one.
    return found if rules.settle(again) and again.key() == table.key() else None


def _written(table: SagradaState, options: Mapping[str, Any]) -> dict[str, Any]:
    seats = range(table.seats)
    alone = table.seats == 1
    _, _, _, done = table.top()
    later = sum(1 for number, seat, _, _ in table.frames()[:-1] if number in (ACT, TURN))
    changed = {
        setting.name: options[setting.name]
        for setting in SETTINGS
        if options[setting.name] != setting.default_for(table.seats)
    }
    tools = [tool for tool in range(len(TOOL_IDS)) if table.tools >> tool & 1]
    gone = [TOOL_IDS[tool] for tool in range(len(TOOL_IDS)) if table.tools_gone >> tool & 1]
    track = [
        [_die(die) for die in table.track[slot * POOL : slot * POOL + table.track_count[slot]]]
        for slot in range(ROUNDS)
        if slot < table.round - 1
    ]
    private = table.private[:2] if alone else [table.private[seat * 2] for seat in seats]
    told = {
        "game": "sagrada",
        "windows": [WINDOWS[table.window[seat]].id for seat in seats],
        "boards": [_board(table, seat) for seat in seats],
        "private": [PRIVATE_IDS[goal] for goal in private],
        "pool": [_die(die) for die in table.pool if die != NONE],
        "tools": [{"id": TOOL_IDS[tool], "favor": table.favor_on[tool]} for tool in tools],
        "public": [name for goal, name in enumerate(PUBLIC_IDS) if table.goals >> goal & 1],
        "round": table.round,
        "first": table.first,
        "turn": 2 * table.seats - later,
        "favor": list(table.favor[: table.seats]),
        "track": track,
        "drafted": bool(done & DRAFTED),
        "tool_used": bool(done & TOOLED),
        "skipped": [seat for seat in seats if table.skipped >> seat & 1],
    }
    waived = [
        [CELL_NOTATIONS[cell] for cell in range(ROWS * COLUMNS) if table.waived[seat] >> cell & 1] for seat in seats
    ]
    out = [_die(color * 6) for color in range(5) for _ in range(table.out[color])]
    more = {"waived": waived if any(waived) else [], "out": out, "tools_gone": gone, "options": changed}
    return told | {name: value for name, value in more.items() if value}


def _die(die: int) -> str:
    return DICE[die].upper()


def _board(table: SagradaState, seat: int) -> list[list[str | None]]:
    cells = [table.die_at(seat, cell) for cell in range(ROWS * COLUMNS)]
    return [
        [None if die == NONE else _die(die) for die in cells[row * COLUMNS : (row + 1) * COLUMNS]]
        for row in range(ROWS)
    ]
