"""Which rules forbid a space, a die or a tool: reasons for people, from a view alone."""

from __future__ import annotations

from ludoteca.core.game import Reason
from ludoteca.games.sagrada.content.constants import (
    BORDER,
    DRAFTED,
    FIRST_TURN,
    ISOLATED,
    KEEP_ALL,
    NONE,
    TOOLED,
    WAIVE_COLOR,
    WAIVE_TOUCH,
    WAIVE_VALUE,
)
from ludoteca.games.sagrada.content.dice import CELL_NOTATIONS, CELLS, COLOR_LETTERS, DIE_NOTATIONS
from ludoteca.games.sagrada.content.printed import PRINTED
from ludoteca.games.sagrada.content.tools import (
    AFTER_FIRST_DRAFT,
    ANY_TIME,
    BEFORE_SECOND_DRAFT,
    TOOL_IDS,
    TOOLS,
)
from ludoteca.games.sagrada.faces import words
from ludoteca.games.sagrada.faces.view import SagradaView
from ludoteca.games.sagrada.rules.decisions.moves import moved_die
from ludoteca.games.sagrada.rules.decisions.numbers import ACT, MOVE_TO, PAY, PLACE, PLACE_OR_RETURN, TAKE
from ludoteca.games.sagrada.rules.effects.all import TOOLBOX
from ludoteca.games.sagrada.rules.state import around, beside


def why_not(view: SagradaView, target: str) -> list[Reason]:
    """Each rule that stands between the open question and a target; empty when none can be named."""
    if view.seat is None or not view.frames:
        return []
    decision, _, a, b = view.frames[-1]
    kind, _, word = target.partition(":")
    if kind == "cell" and word in CELL_NOTATIONS:
        cell = CELL_NOTATIONS.index(word)
        if decision in (PLACE, PLACE_OR_RETURN):
            return cell_reasons(view, a, cell, b if decision == PLACE else KEEP_ALL, NONE)
        if decision == MOVE_TO:
            tool, start = moved_die(a)
            found = cell_reasons(view, view.boards[view.seat][start], cell, TOOLBOX.effects[tool].waive, start)
            # A space that would take the die but is not offered leaves the tool's second move without a place.
            return found or [Reason("SAG-7.3", "cannot-finish")]
    if decision == ACT and word in DIE_NOTATIONS:
        return die_reasons(view, DIE_NOTATIONS.index(word), b)
    if decision == TAKE and word in DIE_NOTATIONS:
        if DIE_NOTATIONS.index(word) not in view.pool:
            return [Reason("SAG-5.1", "not-in-pool")]
        return [Reason("SAG-7.3", "fits-nowhere-then")]
    if decision == PAY and word in DIE_NOTATIONS:
        return payment_reasons(view, DIE_NOTATIONS.index(word), a)
    if decision == ACT and word in TOOL_IDS:
        return tool_reasons(view, TOOL_IDS.index(word), a, b)
    return []


def cell_reasons(view: SagradaView, die: int, cell: int, waive: int, lifted: int) -> list[Reason]:
    """Why a space does not take a die. [SAG-6.1 to 6.6]"""
    seat = view.seat or 0
    board = view.boards[seat]
    taken = sum(1 << place for place in range(CELLS) if board[place] != NONE and place != lifted)
    bit = 1 << cell
    if taken & bit or cell == lifted:
        return [Reason("SAG-6.1", "taken")]
    found = []
    if not taken:
        if not BORDER & bit:
            found.append(Reason("SAG-6.2", "border"))
    elif waive & ISOLATED:
        if around(taken) & bit:
            found.append(Reason("SAG-12.11", "isolated"))
    elif not waive & WAIVE_TOUCH and not around(taken) & bit:
        found.append(Reason("SAG-6.3", "touch"))
    window = view.windows[seat]
    if not waive & WAIVE_COLOR and not PRINTED.colors_of(window, die // 6) & bit:
        found.append(Reason("SAG-6.4", "printed-color"))
    if not waive & WAIVE_VALUE and not PRINTED.values_of(window, die % 6) & bit:
        found.append(Reason("SAG-6.4", "printed-value"))
    for other in range(CELLS):
        if taken >> other & 1 and beside(bit) >> other & 1:
            place = (("cell", words.CELLS[other]), ("die", words.DICE[board[other]]))
            if board[other] // 6 == die // 6:
                found.append(Reason("SAG-6.5", "color-beside", place))
            if board[other] % 6 == die % 6:
                found.append(Reason("SAG-6.5", "value-beside", place))
    return found


def die_reasons(view: SagradaView, die: int, done: int) -> list[Reason]:
    """Why a die cannot be drafted. [SAG-5.1]"""
    if done & DRAFTED:
        return [Reason("SAG-5.1", "drafted")]
    if die not in view.pool:
        return [Reason("SAG-5.1", "not-in-pool")]
    return [Reason("SAG-5.3", "fits-nowhere")]


def payment_reasons(view: SagradaView, die: int, tool: int) -> list[Reason]:
    """Why a die cannot pay for a tool in the solo game. [SAG-11.4, 11.9]"""
    if die not in view.pool:
        return [Reason("SAG-5.1", "not-in-pool")]
    color = COLOR_LETTERS.index(TOOLS[tool].solo)
    if die // 6 != color:
        return [Reason("SAG-11.4", "payment", (("color", words.COLORS[color]),))]
    return [Reason("SAG-7.3", "cannot-finish")]


def tool_reasons(view: SagradaView, tool: int, turn: int, done: int) -> list[Reason]:
    """Why a tool cannot be used. [SAG-7.1 to 7.4]"""
    seat = view.seat or 0
    if tool not in view.tools:
        return [Reason("SAG-3.5", "no-such-tool")]
    if done & TOOLED:
        return [Reason("SAG-7.2", "tool-used")]
    found = []
    cost = view.tool_cost(tool)
    if view.seats > 1 and view.favor[seat] < cost:
        found.append(Reason("SAG-7.2", "favor", (("cost", cost), ("have", view.favor[seat]))))
    when = TOOLS[tool].when
    if when == AFTER_FIRST_DRAFT:
        late = turn != FIRST_TURN or not done & DRAFTED
    elif when == BEFORE_SECOND_DRAFT:
        late = turn == FIRST_TURN or bool(done & DRAFTED)
    else:
        late = when != ANY_TIME and bool(done & DRAFTED)
    if late:
        found.append(Reason("SAG-7.4", "wrong-moment"))
    return found or [Reason("SAG-7.3", "cannot-finish")]
