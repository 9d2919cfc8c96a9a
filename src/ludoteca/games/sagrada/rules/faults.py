"""What is wrong with a window: the rules its dice break, as far as a window alone can tell."""

from __future__ import annotations

from ludoteca.games.sagrada.content.constants import BORDER, FULL, NONE
from ludoteca.games.sagrada.content.dice import CELL_NOTATIONS, CELLS, DICE
from ludoteca.games.sagrada.content.printed import PRINTED
from ludoteca.games.sagrada.content.tools import MOVING_TOOLS
from ludoteca.games.sagrada.rules.state import SagradaState, around, beside


def faults(table: SagradaState, seat: int) -> list[str]:
    """Each broken rule in words; empty for a window that could have come about. [SAG-10.1, 10.3]"""
    return faults_beside(table, seat, taken_away(table))


def faults_beside(table: SagradaState, seat: int, removed: int) -> list[str]:
    """The same, where dice taken off the spaces ``removed`` still hold the others together. [SAG-10.3]"""
    found = [fault for cell in range(CELLS) for fault in cell_faults(table, seat, cell)]
    # With a moving tool in the game dice may have moved away from the dice they were placed beside.
    if not (table.tools | table.tools_gone) & MOVING_TOOLS:
        found += contact_faults(table, seat, removed)
    return found


def is_faulty(table: SagradaState, seat: int, removed: int) -> bool:
    """Whether any rule is broken."""
    return bool(faults_beside(table, seat, removed))


def taken_away(table: SagradaState) -> int:
    """Where dice may have lain that were corrected away: anywhere, once more are out than have paid for tools."""
    return FULL if sum(table.out) > table.tools_gone.bit_count() else 0


def cell_faults(table: SagradaState, seat: int, cell: int) -> list[str]:
    """What the die on one space breaks."""
    die = table.die_at(seat, cell)
    if die == NONE:
        return []
    bit = 1 << cell
    color, value = divmod(die, 6)
    window = table.window[seat]
    name = f"{DICE[die]} on {CELL_NOTATIONS[cell]}"
    found = []
    if not table.waived[seat] & bit:
        if not PRINTED.colors_of(window, color) & bit:
            found.append(f"{name}: the printed colour is another [SAG-6.4]")
        if not PRINTED.values_of(window, value) & bit:
            found.append(f"{name}: the printed value is another [SAG-6.4]")
    for other in range(cell + 1, CELLS):
        if beside(bit) >> other & 1 and table.occupied[seat] >> other & 1:
            neighbour = table.die_at(seat, other)
            what = "colour" if neighbour // 6 == color else "value" if neighbour % 6 == value else ""
            if what:
                found.append(
                    f"{name}: {DICE[neighbour]} on {CELL_NOTATIONS[other]} beside it has the same {what} [SAG-6.5]"
                )
    return found


def contact_faults(table: SagradaState, seat: int, removed: int) -> list[str]:
    """Groups of dice that touch nothing, when no tool in the game can have moved them. [SAG-10.3]"""
    taken = table.occupied[seat]
    left = taken | removed
    groups = []
    while left:
        group = left & -left
        while (grown := around(group) & left) != group:
            group = grown
        left &= ~group
        if group & taken:
            groups.append(group)
    # One group began on the border; every other one must have begun with a die a tool placed apart.
    stray = [group for group in groups if not group & table.waived[seat]]
    found = []
    if groups and not any(group & BORDER for group in groups):
        found.append("no die lies on the border, where the first one must have gone [SAG-6.2]")
    for group in stray[1:]:
        cells = ", ".join(CELL_NOTATIONS[cell] for cell in range(CELLS) if group & taken & 1 << cell)
        found.append(f"the dice on {cells} touch no other die [SAG-6.3]")
    return found
