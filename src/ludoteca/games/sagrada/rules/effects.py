"""What the tools can do: whether a use is fully executable before anything is paid. [SAG-7.3]"""

from __future__ import annotations

from ludoteca.games.sagrada.content.constants import (
    DRAFT_TOOLS,
    DRAFTED,
    EARLY_RUNNING_PLIERS,
    FIRST_TURN,
    ISOLATED,
    KEEP_ALL,
    LIFT_TOGETHER,
    LONE_DIE_STAYS,
    LOOSE_STRAIGHTEDGE,
    NONE,
    POOL,
    ROUNDS,
    SECOND_TURN,
    WAIVE_COLOR,
    WAIVE_TOUCH,
    WAIVE_VALUE,
    WINDOW_TOOLS,
)
from ludoteca.games.sagrada.content.printed_marks import PRINTED
from ludoteca.games.sagrada.content.tools import (
    BRUSH,
    BURNISHER,
    FLUX_BRUSH,
    HAMMER,
    LATHEKIN,
    LENS,
    PLIERS,
    REMOVER,
    RUNNING,
    STONE,
    STRAIGHTEDGE,
    WHEEL,
)
from ludoteca.games.sagrada.rules.state import SagradaState


def ready_tools(table: SagradaState, turn: int, done: int) -> int:
    """The face-up tools that fit this moment of the turn, as a mask. [SAG-7.4]"""
    fits = WINDOW_TOOLS
    if not done & DRAFTED:
        fits |= DRAFT_TOOLS
        if turn == SECOND_TURN:
            fits |= 1 << HAMMER
        elif table.variants & EARLY_RUNNING_PLIERS:
            fits |= 1 << RUNNING
    elif turn == FIRST_TURN:
        fits |= 1 << RUNNING
    return table.tools & fits


def can_use(table: SagradaState, seat: int, tool: int) -> bool:
    """Whether the seat can pay for a tool that fits the moment, and carry it out in full. [SAG-7.2, 7.3]"""
    if table.seats == 1:
        return any_payment(table, tool)
    if table.favor[seat] < (2 if table.favor_on[tool] else 1):
        return False
    return is_executable(table, seat, tool, NONE)


def any_payment(table: SagradaState, tool: int) -> bool:
    """Whether some die of the tool's colour can pay and leave the tool executable. [SAG-11.9]"""
    color = PRINTED.solo_color[tool]
    for place in range(table.pool_count):
        die = table.pool[place]
        if die // 6 == color and is_executable(table, 0, tool, die):
            return True
    return False


def is_executable(table: SagradaState, seat: int, tool: int, spent: int) -> bool:
    """Whether a tool can be carried out in full once the die ``spent`` has left the pool. [SAG-14.1 to 14.13]"""
    left = table.pool_count - (1 if spent != NONE else 0)
    if tool == BRUSH or tool == BURNISHER:
        return any_move(table, seat, move_waiver(tool))
    if tool == LATHEKIN:
        if table.variants & LIFT_TOGETHER:
            return any_pair(table, seat, tool)
        return any_double_move(table, seat)
    if tool == WHEEL:
        if table.variants & LIFT_TOGETHER:
            return any_wheel_move(table, seat) or any_pair(table, seat, tool)
        return any_wheel_move(table, seat)
    if tool == LENS:
        return left > 0 and any_track_die(table, seat)
    if tool == FLUX_BRUSH or tool == REMOVER or tool == HAMMER:
        return left > 0
    last = NONE
    held_back = spent
    for place in range(table.pool_count):
        die = table.pool[place]
        if die == held_back:
            held_back = NONE
            continue
        if die != last and takes_die(table, seat, tool, die):
            return True
        last = die
    return False


def takes_die(table: SagradaState, seat: int, tool: int, die: int) -> bool:
    """Whether a drafted-die tool may work on this die of the pool."""
    if tool == PLIERS:
        return can_bump(table, seat, die, -1) or can_bump(table, seat, die, 1)
    if tool == STONE:
        return table.open_cells(seat, turned_over(die), KEEP_ALL) != 0
    if tool == STRAIGHTEDGE:
        return table.open_cells(seat, die, straightedge_waiver(table)) != 0
    if tool == RUNNING:
        return table.open_cells(seat, die, KEEP_ALL) != 0
    return True


def can_bump(table: SagradaState, seat: int, die: int, change: int) -> bool:
    """Whether the die, changed by one without wrapping, fits somewhere. [SAG-14.1]"""
    value = die % 6 + change
    if value < 0 or value > 5:
        return False
    return table.open_cells(seat, die + change, KEEP_ALL) != 0


def turned_over(die: int) -> int:
    """The die on its opposite face."""
    return die - die % 6 + 5 - die % 6


def straightedge_waiver(table: SagradaState) -> int:
    """What tool 9 waives, by the reading the game is played with. [SAG-14.9]"""
    return WAIVE_TOUCH if table.variants & LOOSE_STRAIGHTEDGE else ISOLATED


def move_waiver(tool: int) -> int:
    """What a window tool waives at the destination."""
    if tool == BRUSH:
        return WAIVE_COLOR
    if tool == BURNISHER:
        return WAIVE_VALUE
    return KEEP_ALL


# -- moving dice ------------------------------------------------------------------------------------


def destinations(table: SagradaState, seat: int, cell: int, waive: int) -> int:
    """Where the die on a space may move to. [SAG-7.5]"""
    bit = 1 << cell
    if table.occupied[seat] == bit and table.variants & LONE_DIE_STAYS:
        return 0
    return table.open_after(seat, table.die_at(seat, cell), waive, bit, 0, 0) & ~bit


def any_move(table: SagradaState, seat: int, waive: int) -> bool:
    """Whether some die can move."""
    for cell in range(20):
        if table.occupied[seat] >> cell & 1 and destinations(table, seat, cell, waive):
            return True
    return False


def second_after(table: SagradaState, seat: int, cell: int, target: int) -> bool:
    """Whether another die can still move once the die on ``cell`` has gone to ``target``. [SAG-14.4]"""
    lifted = 1 << cell
    landed = 1 << target
    moved = table.die_at(seat, cell)
    for other in range(20):
        bit = 1 << other
        if other != cell and table.occupied[seat] & bit:
            die = table.die_at(seat, other)
            if table.open_after(seat, die, KEEP_ALL, lifted | bit, landed, moved) & ~bit:
                return True
    return False


def first_targets(table: SagradaState, seat: int, cell: int) -> int:
    """Where Lathekin's first die may go so that a second one can follow. [SAG-14.4]"""
    open_to = destinations(table, seat, cell, KEEP_ALL)
    for target in range(20):
        if open_to >> target & 1 and not second_after(table, seat, cell, target):
            open_to &= ~(1 << target)
    return open_to


def any_double_move(table: SagradaState, seat: int) -> bool:
    """Whether two different dice can move one after the other."""
    for cell in range(20):
        if table.occupied[seat] >> cell & 1:
            open_to = destinations(table, seat, cell, KEEP_ALL)
            for target in range(20):
                if open_to >> target & 1 and second_after(table, seat, cell, target):
                    return True
    return False


def on_track(table: SagradaState, color: int) -> bool:
    """Whether a die of the colour lies on the round track."""
    for slot in range(ROUNDS):
        for place in range(slot * POOL, slot * POOL + table.track_count[slot]):
            if table.track[place] // 6 == color:
                return True
    return False


def wheel_targets(table: SagradaState, seat: int, cell: int) -> int:
    """Where Tap Wheel may move the die on a space. [SAG-14.12]"""
    if not on_track(table, table.die_at(seat, cell) // 6):
        return 0
    return destinations(table, seat, cell, KEEP_ALL)


def any_wheel_move(table: SagradaState, seat: int) -> bool:
    """Whether Tap Wheel can move some die."""
    for cell in range(20):
        if table.occupied[seat] >> cell & 1 and wheel_targets(table, seat, cell):
            return True
    return False


def any_track_die(table: SagradaState, seat: int) -> bool:
    """Whether some die of the round track fits in the window. [SAG-14.5]"""
    for slot in range(ROUNDS):
        for place in range(slot * POOL, slot * POOL + table.track_count[slot]):
            if table.open_cells(seat, table.track[place], KEEP_ALL):
                return True
    return False


# -- both dice lifted at once, the other reading of tools 4 and 12 ----------------------------------------


def drop_targets(table: SagradaState, seat: int, one: int, two: int) -> int:
    """Where the first of two lifted dice may land so that the second can land too. [SAG-12.7]"""
    bits = 1 << one | 1 << two
    first = table.die_at(seat, one)
    open_to = table.open_after(seat, first, KEEP_ALL, bits, 0, 0) & ~(1 << one)
    for target in range(20):
        if open_to >> target & 1 and not second_drop(table, seat, one, two, target):
            open_to &= ~(1 << target)
    return open_to


def second_drop(table: SagradaState, seat: int, one: int, two: int, target: int) -> int:
    """Where the second of two lifted dice may land after the first went to ``target``."""
    bits = 1 << one | 1 << two
    second = table.die_at(seat, two)
    return table.open_after(seat, second, KEEP_ALL, bits, 1 << target, table.die_at(seat, one)) & ~(1 << two)


def pairs_with(table: SagradaState, seat: int, tool: int, one: int, two: int) -> bool:
    """Whether two dice can be lifted and dropped in this order."""
    if one == two or not table.occupied[seat] >> two & 1:
        return False
    if tool == WHEEL:
        color = table.die_at(seat, one) // 6
        if table.die_at(seat, two) // 6 != color or not on_track(table, color):
            return False
    return drop_targets(table, seat, one, two) != 0


def has_partner(table: SagradaState, seat: int, tool: int, one: int) -> bool:
    """Whether some second die can be lifted together with the one on a space."""
    for two in range(20):
        if pairs_with(table, seat, tool, one, two):
            return True
    return False


def any_pair(table: SagradaState, seat: int, tool: int) -> bool:
    """Whether some two dice can be lifted together."""
    for one in range(20):
        if table.occupied[seat] >> one & 1 and has_partner(table, seat, tool, one):
            return True
    return False
