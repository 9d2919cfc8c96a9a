"""Helpers that bring points in phase IV."""

from __future__ import annotations

import cython

from ludoteca.games.la_granja.content.constants import FROM_HELPERS, NEUTRAL
from ludoteca.games.la_granja.content.goods import GOODS, SILVER
from ludoteca.games.la_granja.rules.effects.base import HelperEffect
from ludoteca.games.la_granja.rules.state import LaGranjaState

if not cython.compiled:
    from ludoteca.games.la_granja.rules.farm import fields_all_empty
    from ludoteca.games.la_granja.rules.market import markers_on_market


class ScoringEffect(HelperEffect):
    """Points if something holds when the round is scored."""

    def score(self, table: LaGranjaState, seat: int, place: int) -> None:
        if self.possible(table, seat, place):
            table.score(seat, table.printed.params.vp[table.helper_card[place]], FROM_HELPERS)


class VpIfSilverEffect(ScoringEffect):
    """Enough silver."""

    def possible(self, table: LaGranjaState, seat: int, place: int) -> bool:
        return table.goods[seat * GOODS + SILVER] >= table.printed.params.least[table.helper_card[place]]

    def looks_at_end(self) -> bool:
        return True


class VpIfFieldsEmptyEffect(ScoringEffect):
    """Nothing on the fields."""

    def possible(self, table: LaGranjaState, seat: int, place: int) -> bool:
        return fields_all_empty(table, seat)

    def looks_at_end(self) -> bool:
        return True


class VpIfMarkersEffect(ScoringEffect):
    """Enough markers on the market."""

    def possible(self, table: LaGranjaState, seat: int, place: int) -> bool:
        return markers_on_market(table, seat) >= table.printed.params.least[table.helper_card[place]]


class VpIfMajorityEffect(ScoringEffect):
    """Nobody has more markers on the market; alone, not the neutral colour either."""

    def possible(self, table: LaGranjaState, seat: int, place: int) -> bool:
        mine = markers_on_market(table, seat)
        if mine == 0 or (table.seats == 1 and markers_on_market(table, NEUTRAL) > mine):
            return False
        for other in range(table.seats):
            if markers_on_market(table, other) > mine:
                return False
        return True


class SiestaScoreBonusEffect(ScoringEffect):
    """A siesta space that is worth something."""

    def possible(self, table: LaGranjaState, seat: int, place: int) -> bool:
        return table.printed.siesta[table.siesta_at[seat]] > 0
