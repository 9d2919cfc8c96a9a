"""Phase IV and the end: market and siesta track, the reset, the last sale."""

from __future__ import annotations

from typing import Any

import cython

from ludoteca.core.constants import NATURE
from ludoteca.core.decision import Decision
from ludoteca.games.la_granja.content.board import BUILDING_COUNT
from ludoteca.games.la_granja.content.constants import (
    CRAFT_ACTIVE,
    CRAFT_NEW,
    FROM_MARKET,
    FROM_SIESTA,
    FROM_SILVER,
    NONE,
    PIGS_KEPT,
    ROUNDS,
    SEATS,
    SLOTS,
    SPACES,
)
from ludoteca.games.la_granja.content.goods import COMMODITY, GOODS, PIG, SILVER
from ludoteca.games.la_granja.rules.decisions.numbers import LAY_ROOF
from ludoteca.games.la_granja.rules.effects.base import EFFECTS
from ludoteca.games.la_granja.rules.state import LaGranjaState

if not cython.compiled:
    from ludoteca.games.la_granja.rules.market import markers_on_market


class Score(Decision):
    """Free the helpers, then score market and siesta track. [LG-11.1 to 11.3]"""

    name = "score"
    rule = "LG-11.2"

    def resolve(self, state: Any, seat: int, a: int, b: int, option: int) -> None:
        table: LaGranjaState = state
        for place in range(table.seats * SLOTS):
            table.helper_used[place] = 0
        for owner in range(table.seats):
            score_helpers(table, owner)
        for owner in range(table.seats):
            table.score(owner, markers_on_market(table, owner), FROM_MARKET)
            table.score(owner, table.printed.siesta[table.siesta_at[owner]], FROM_SIESTA)


def score_helpers(table: LaGranjaState, owner: int) -> None:
    """What the seat's helpers bring in phase IV. [LG-15.9]"""
    for place in range(owner * SLOTS, owner * SLOTS + SLOTS):
        if table.helper_card[place] != NONE:
            EFFECTS.helper(table, place).score(table, owner, place)


class Reset(Decision):
    """Clear the round's traces and lay out the next roof tiles; after the sixth only tidy up. [LG-11.4 to 11.6]"""

    name = "reset"
    rule = "LG-11.4"

    def resolve(self, state: Any, seat: int, a: int, b: int, option: int) -> None:
        table: LaGranjaState = state
        table.donkeys_open = 0
        table.last_die = 0
        for space in range(SPACES):
            table.dice[space] = 0
        for owner in range(table.seats):
            table.donkey[owner] = NONE
            table.reserved[owner] = NONE
            table.die_taken[owner * 2] = 0
            table.die_taken[owner * 2 + 1] = 0
        for place in range(SEATS):
            table.display[place] = NONE
        if table.round == ROUNDS:
            return
        table.solo_first = 1 if table.seats == 1 and table.siesta_at[0] >= table.printed.solo_first_from else 0
        for place in range(table.seats):
            owner = table.order[place]
            table.siesta_at[owner] = 0
            table.siesta_level[owner] = table.seats - 1 - place
        for place in range(table.seats * BUILDING_COUNT):
            if table.craft[place] == CRAFT_NEW:
                table.craft[place] = CRAFT_ACTIVE
        table.ask(LAY_ROOF, NATURE, table.round + 1, 2 if table.seats == 1 else table.seats)


class Finish(Decision):
    """Sell what is stored, then five silver make a point. [LG-12.1, 12.2]"""

    name = "finish"
    rule = "LG-12.1"
    reveals = True

    def resolve(self, state: Any, seat: int, a: int, b: int, option: int) -> None:
        table: LaGranjaState = state
        table.phase = 0
        for owner in range(table.seats):
            base = owner * GOODS
            for good in range(PIG + 1):
                if good < PIG or not table.variants & PIGS_KEPT:
                    table.goods[base + SILVER] += table.goods[base + good] * table.printed.sell[good]
                    table.goods[base + good] = 0
            table.goods[base + SILVER] += 4 * table.goods[base + COMMODITY]
            table.goods[base + COMMODITY] = 0
            table.score(owner, table.goods[base + SILVER] // 5, FROM_SILVER)
            table.goods[base + SILVER] %= 5
