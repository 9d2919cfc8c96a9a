"""Tools that work on the drafted die, the pool, the track or the bag, step by step."""

from __future__ import annotations

from typing import Any, Final

import cython

from ludoteca.core.constants import NATURE, NOBODY
from ludoteca.core.decision import Decision, Options
from ludoteca.core.domain import Domain
from ludoteca.games.sagrada.content.constants import (
    DOWN,
    DRAFTED,
    FLUX_BRUSH_AGAIN,
    FLUX_REMOVER_MUST,
    KEEP_ALL,
    NONE,
    POOL,
    RETURN,
    ROUNDS,
    UP,
)
from ludoteca.games.sagrada.content.dice import (
    CELL_NOTATIONS,
    COLOR,
    COLORS,
    DIE,
    VALUE,
)
from ludoteca.games.sagrada.rules.decisions.numbers import (
    CHOOSE_VALUE,
    MORE,
    PLACE,
    PLACE_OR_RETURN,
    REROLL_POOL,
)
from ludoteca.games.sagrada.rules.effects.all import TOOLBOX
from ludoteca.games.sagrada.rules.effects.drafted import DraftedEffect
from ludoteca.games.sagrada.rules.state import SagradaState

if not cython.compiled:
    from ludoteca.games.sagrada.rules.effects.drafted import can_bump

BUMPS: Final = Domain("bump", ("down", "up"))
CELL_OR_POOL: Final = Domain("cell", (*CELL_NOTATIONS, "pool"))


class Take(Decision):
    """Choose the die of the pool a tool works on. [SAG-7.4]"""

    name = "take"
    domain = DIE
    rule = "SAG-7.4"

    def options(self, state: Any, seat: int, tool: int, context: int, out: Options) -> None:
        table: SagradaState = state
        effect: DraftedEffect = TOOLBOX.effects[tool]
        out.clear()
        last = NONE
        for place in range(table.pool_count):
            die = table.pool[place]
            if die != last and effect.takes(table, seat, die):
                out.add(die)
            last = die

    def resolve(self, state: Any, seat: int, tool: int, context: int, option: int) -> None:
        table: SagradaState = state
        effect: DraftedEffect = TOOLBOX.effects[tool]
        table.take_from_pool(option)
        effect.work_on(table, seat, option, context)


class Bump(Decision):
    """Grozing Pliers: one up or one down, whichever leaves a place for the die. [SAG-14.1]"""

    name = "bump"
    domain = BUMPS
    rule = "SAG-14.1"

    def options(self, state: Any, seat: int, die: int, b: int, out: Options) -> None:
        table: SagradaState = state
        out.clear()
        if can_bump(table, seat, die, -1):
            out.add(DOWN)
        if can_bump(table, seat, die, 1):
            out.add(UP)

    def resolve(self, state: Any, seat: int, die: int, b: int, option: int) -> None:
        table: SagradaState = state
        table.ask(PLACE, seat, die + 1 if option == UP else die - 1, KEEP_ALL)


class Swap(Decision):
    """Lens Cutter: which die of the track comes for the drafted one. [SAG-14.5]"""

    name = "swap"
    domain = DIE
    rule = "SAG-14.5"

    def options(self, state: Any, seat: int, die: int, b: int, out: Options) -> None:
        table: SagradaState = state
        out.clear()
        seen = 0
        for slot in range(ROUNDS):
            for place in range(slot * POOL, slot * POOL + table.track_count[slot]):
                seen |= 1 << table.track[place]
        for kind in range(30):
            if seen >> kind & 1 and table.open_cells(seat, kind, KEEP_ALL):
                out.add(kind)

    def resolve(self, state: Any, seat: int, die: int, b: int, option: int) -> None:
        table: SagradaState = state
        slot = table.take_from_track(option)
        table.add_to_track(slot, die)
        table.ask(PLACE, seat, option, KEEP_ALL)


class Reroll(Decision):
    """Flux Brush: nature rolls the drafted die of a colour again. [SAG-14.6]"""

    name = "reroll"
    domain = VALUE
    rule = "SAG-14.6"

    def options(self, state: Any, seat: int, color: int, packed: int, out: Options) -> None:
        out.clear()
        for value in range(6):
            out.add(value)

    def resolve(self, state: Any, seat: int, color: int, packed: int, option: int) -> None:
        table: SagradaState = state
        owner = packed & 3
        die = color * 6 + option
        if table.open_cells(owner, die, KEEP_ALL):
            table.ask(PLACE, owner, die, KEEP_ALL)
        else:
            table.add_to_pool(die)
            if table.variants & FLUX_BRUSH_AGAIN:
                table.ask(MORE, NOBODY, owner, packed >> 2 & ~(DRAFTED << 1))


class RerollPool(Decision):
    """Glazing Hammer: nature rolls the pool again, one die after the other; four bits count each colour. [SAG-14.7]"""

    name = "reroll_pool"
    domain = DIE
    rule = "SAG-14.7"

    def options(self, state: Any, seat: int, dice: int, b: int, out: Options) -> None:
        out.clear()
        color = 0
        while not dice >> 4 * color & 15:
            color += 1
        for die in range(color * 6, color * 6 + 6):
            out.add(die)

    def resolve(self, state: Any, seat: int, dice: int, b: int, option: int) -> None:
        table: SagradaState = state
        table.add_to_pool(option)
        dice -= 1 << 4 * (option // 6)
        if dice:
            table.ask(REROLL_POOL, NATURE, dice, 0)


class Draw(Decision):
    """Flux Remover: nature draws one die from the bag. [SAG-14.11]"""

    name = "draw"
    domain = COLOR
    rule = "SAG-14.11"

    def options(self, state: Any, seat: int, owner: int, b: int, out: Options) -> None:
        table: SagradaState = state
        out.clear()
        for color in range(COLORS):
            if table.bag[color]:
                out.add_weighted(color, table.bag[color])

    def resolve(self, state: Any, seat: int, owner: int, b: int, option: int) -> None:
        table: SagradaState = state
        table.bag[option] -= 1
        table.ask(CHOOSE_VALUE, owner, option, 0)


class ChooseValue(Decision):
    """Flux Remover: name the value of the die drawn. [SAG-14.11]"""

    name = "choose_value"
    domain = VALUE
    rule = "SAG-14.11"

    def options(self, state: Any, seat: int, color: int, b: int, out: Options) -> None:
        out.clear()
        for value in range(6):
            out.add(value)

    def resolve(self, state: Any, seat: int, color: int, b: int, option: int) -> None:
        table: SagradaState = state
        die = color * 6 + option
        if table.open_cells(seat, die, KEEP_ALL):
            table.ask(PLACE_OR_RETURN, seat, die, 0)
        else:
            table.add_to_pool(die)


class PlaceOrReturn(Decision):
    """Flux Remover: place the die, or put it in the pool. [SAG-14.11]"""

    name = "place_or_return"
    domain = CELL_OR_POOL
    rule = "SAG-14.11"

    def options(self, state: Any, seat: int, die: int, b: int, out: Options) -> None:
        table: SagradaState = state
        out.clear()
        cells = table.open_cells(seat, die, KEEP_ALL)
        for cell in range(20):
            if cells >> cell & 1:
                out.add(cell)
        if not table.variants & FLUX_REMOVER_MUST:
            out.add(RETURN)

    def resolve(self, state: Any, seat: int, die: int, b: int, option: int) -> None:
        table: SagradaState = state
        if option == RETURN:
            table.add_to_pool(die)
        else:
            table.place(seat, die, option, False)
