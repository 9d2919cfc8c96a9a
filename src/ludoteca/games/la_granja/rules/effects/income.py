"""Helpers that add to the income, and those that act when pigs breed."""

from __future__ import annotations

import cython

from ludoteca.core.constants import NOBODY
from ludoteca.games.la_granja.content.goods import ALL_CROPS, GOODS, PIG, SILVER
from ludoteca.games.la_granja.content.markers import FOR_REACTION
from ludoteca.games.la_granja.rules.decisions.numbers import ADVANCE, INCOME_HELPER, TAKE_CROP
from ludoteca.games.la_granja.rules.effects.base import HelperEffect
from ludoteca.games.la_granja.rules.state import LaGranjaState

if not cython.compiled:
    from ludoteca.games.la_granja.rules.effects.use import use_helper
    from ludoteca.games.la_granja.rules.farm import flag_or_lack, gain, is_short, mark_used, missing_crops, receive


class IncomePerExtensionsEffect(HelperEffect):
    """Silver by the number of extensions, a part counts whole."""

    def earn(self, table: LaGranjaState, seat: int, place: int, again: bool) -> None:
        card = table.helper_card[place]
        per = table.printed.params.per[card]
        table.change(seat, SILVER, (table.extensions[seat] + per - 1) // per * table.printed.params.silver[card])


class IncomeGoodEffect(HelperEffect):
    """A good of one crop; where markers may run out it waits for its turn."""

    def earn(self, table: LaGranjaState, seat: int, place: int, again: bool) -> None:
        if is_short(table, seat):
            table.ask(INCOME_HELPER, NOBODY, place, seat)
        else:
            self.pay_out(table, seat, place)

    def pay_out(self, table: LaGranjaState, seat: int, place: int) -> None:
        gain(table, seat, table.printed.params.good[table.helper_card[place]], 1)


class IncomeOfferEffect(HelperEffect):
    """What the owner may have with the income once per round."""

    def earn(self, table: LaGranjaState, seat: int, place: int, again: bool) -> None:
        if not again:
            table.ask(INCOME_HELPER, NOBODY, place, seat)

    def pay_out(self, table: LaGranjaState, seat: int, place: int) -> None:
        if self.possible(table, seat, place):
            table.ask(INCOME_HELPER, seat, place, seat)


class IncomeBuyGoodEffect(IncomeOfferEffect):
    """A good of one crop for silver."""

    def possible(self, table: LaGranjaState, seat: int, place: int) -> bool:
        return table.goods[seat * GOODS + SILVER] >= table.printed.params.silver[table.helper_card[place]]

    def apply(self, table: LaGranjaState, seat: int, place: int) -> None:
        card = table.helper_card[place]
        table.change(seat, SILVER, -table.printed.params.silver[card])
        receive(table, seat, table.printed.params.good[card])

    def asks_for_stock(self) -> bool:
        return True


class SellPigAtEffect(IncomeOfferEffect):
    """A pig for silver; the pig that goes flags the helper."""

    def possible(self, table: LaGranjaState, seat: int, place: int) -> bool:
        return table.goods[seat * GOODS + PIG] > 0

    def apply(self, table: LaGranjaState, seat: int, place: int) -> None:
        mark_used(table, place)
        table.change(seat, PIG, -1)
        table.change(seat, SILVER, table.printed.params.silver[table.helper_card[place]])

    def pays_flag(self) -> bool:
        return True

    def asks_for_stock(self) -> bool:
        return True


class IncomeMissingGoodEffect(IncomeOfferEffect):
    """A harvest good of a kind the farm has no field of; nobody would leave it."""

    def possible(self, table: LaGranjaState, seat: int, place: int) -> bool:
        return missing_crops(table, seat) != 0

    def apply(self, table: LaGranjaState, seat: int, place: int) -> None:
        table.ask(TAKE_CROP, seat, missing_crops(table, seat), 1)

    def pay_out(self, table: LaGranjaState, seat: int, place: int) -> None:
        if self.possible(table, seat, place) and flag_or_lack(table, seat, place, FOR_REACTION):
            use_helper(table, seat, place)


# -- breeding --------------------------------------------------------------------------------------------------------


class SiestaOnBreedingEffect(HelperEffect):
    """Siesta steps of choice for a piglet."""

    def bred(self, table: LaGranjaState, seat: int, place: int) -> None:
        table.ask(ADVANCE, seat, 0, table.printed.params.steps[table.helper_card[place]])


class HarvestOnBreedingEffect(HelperEffect):
    """A harvest good for a piglet."""

    def bred(self, table: LaGranjaState, seat: int, place: int) -> None:
        table.ask(TAKE_CROP, seat, ALL_CROPS, 1)
