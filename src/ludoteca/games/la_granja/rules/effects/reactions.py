"""Helpers that act when something happens: dice, siesta, buildings, the market."""

from __future__ import annotations

import cython

from ludoteca.core.constants import NOBODY
from ludoteca.games.la_granja.content.constants import FROM_HELPERS, PICKED
from ludoteca.games.la_granja.content.goods import COMMODITY, GOODS, SILVER, VP
from ludoteca.games.la_granja.rules.decisions.numbers import REROLL_WHICH, USE_SPACE
from ludoteca.games.la_granja.rules.effects.base import HelperEffect
from ludoteca.games.la_granja.rules.state import LaGranjaState

if not cython.compiled:
    from ludoteca.games.la_granja.rules.farm import gain, move_disc, pay_points


class PriceChangeEffect(HelperEffect):
    """Other prices; what is left of this round's is lost with it."""

    def looks_at_end(self) -> bool:
        return True


class RerollDieEffect(HelperEffect):
    """One free die is rolled again."""

    def apply(self, table: LaGranjaState, seat: int, place: int) -> None:
        table.ask(REROLL_WHICH, seat, 0, 0)


class PayVpRoundSpaceEffect(HelperEffect):
    """Points for the space numbered like the round."""

    def possible(self, table: LaGranjaState, seat: int, place: int) -> bool:
        return table.goods[seat * GOODS + VP] >= table.printed.params.vp[table.helper_card[place]]

    def apply(self, table: LaGranjaState, seat: int, place: int) -> None:
        pay_points(table, seat, table.printed.params.vp[table.helper_card[place]])
        table.ask(USE_SPACE, NOBODY, seat, table.round * 2 + PICKED)


class SilverAfterLastDieEffect(HelperEffect):
    """Silver after the last die."""

    def apply(self, table: LaGranjaState, seat: int, place: int) -> None:
        table.change(seat, SILVER, table.printed.params.silver[table.helper_card[place]])


class SiestaBonusEffect(HelperEffect):
    """More steps with the first advance of the round."""

    def apply(self, table: LaGranjaState, seat: int, place: int) -> None:
        move_disc(table, seat, table.printed.params.steps[table.helper_card[place]])

    def may_need_marker(self) -> bool:
        return True


class HarvestIfFirstEffect(HelperEffect):
    """A harvest good on becoming first."""

    def may_need_marker(self) -> bool:
        return True


class ProtectMarkerEffect(HelperEffect):
    """A market marker stays."""

    def may_need_marker(self) -> bool:
        return True


class GainOnBuildingEffect(HelperEffect):
    """Points and silver for a building."""

    def apply(self, table: LaGranjaState, seat: int, place: int) -> None:
        card = table.helper_card[place]
        table.score(seat, table.printed.params.vp[card], FROM_HELPERS)
        table.change(seat, SILVER, table.printed.params.silver[card])


class CommodityOnBuildingEffect(HelperEffect):
    """A trade commodity for a building."""

    def apply(self, table: LaGranjaState, seat: int, place: int) -> None:
        gain(table, seat, COMMODITY, 1)
