"""Deliveries: what goes where, from where, and the helpers that bend it."""

from __future__ import annotations

from typing import Any, Final

import cython

from ludoteca.core.constants import NOBODY
from ludoteca.core.decision import Decision, Options
from ludoteca.core.domain import Domain
from ludoteca.games.la_granja.content.board import BUILDING_IDS
from ludoteca.games.la_granja.content.constants import (
    ANYWHERE,
    BOUGHT_STEP,
    DELIVERIES_DONE,
    DONKEY_STEP,
    EXTRAS_DONE,
    MAY_STOP,
    NONE,
    PREPAID,
    SEATS,
    SLOTS,
    TARGETS,
    WITH_FREE,
)
from ludoteca.games.la_granja.content.goods import (
    CROPS,
    FARM_GOODS,
    GOOD_NAMES,
    GOODS,
    PAYMENT,
    SILVER,
    STORED,
)
from ludoteca.games.la_granja.content.helpers import (
    COMMODITY_ON_BUILDING,
    EXTRA_FREE_DELIVERY,
    GAIN_ON_BUILDING,
    SILVER_ON_BARROW,
)
from ludoteca.games.la_granja.content.markers import FOR_FLAG, FOR_HELPER, FOR_REACTION
from ludoteca.games.la_granja.rules.decisions.entries import BENDING, CODES, EXTRA, FREE_DELIVER, STOP_DELIVER
from ludoteca.games.la_granja.rules.decisions.numbers import AGAIN, DELIVER, FREE, ODD_DELIVERY, TAKE_BACK
from ludoteca.games.la_granja.rules.effects.base import EFFECTS, HelperEffect
from ludoteca.games.la_granja.rules.state import LaGranjaState

if not cython.compiled:
    from ludoteca.games.la_granja.rules.decisions.carrying import carry
    from ludoteca.games.la_granja.rules.decisions.transport import extra_cost
    from ludoteca.games.la_granja.rules.effects.use import use_helper
    from ludoteca.games.la_granja.rules.farm import bought_deliveries, can_flag, flag_or_lack, mark_used
    from ludoteca.games.la_granja.rules.loads import any_delivery, can_bend, goods_after
    from ludoteca.games.la_granja.rules.menu import any_free
    from ludoteca.games.la_granja.rules.turns import stays_open
    from ludoteca.games.la_granja.rules.village import cover, settle_target, spend, wanted


# As a list, which becomes a C array.
BENT: Final = list(BENDING)

_TARGETS: Final = (*(f"barrow{slot}" for slot in range(1, SLOTS + 1)), *BUILDING_IDS)
_NAMES: Final = tuple(f"{good}>{target}" for target in _TARGETS for good in GOOD_NAMES)
DELIVERY: Final = Domain(
    "delivery", (*_NAMES, "double", "wild", "instead", "extra1", "extra2", "extra3", "free", "stop")
)
ODD: Final = Domain("delivery", _NAMES)


def price_of(table: LaGranjaState, seat: int, flags: int) -> int:
    """What the delivery of a frame costs the seat: something only in step 4, unless it was paid ahead. [LG-10.1]"""
    return extra_cost(table, seat) if flags & BOUGHT_STEP and not flags & PREPAID else 0


def payable(table: LaGranjaState, seat: int, flags: int, left: int) -> int:
    """The goods the seat can deliver now, as a mask; nothing if the delivery itself cannot be paid. [LG-10.1]"""
    return goods_after(table, seat, price_of(table, seat, flags)) if left > 0 else 0


def left_over(table: LaGranjaState, seat: int, flags: int, count: int) -> int:
    """How many deliveries are left by the count of an AGAIN frame. [LG-10.1, 14.6]

    In step 4 that frame counts those bought, for the symbols are looked at anew before each purchase.
    """
    if flags & BOUGHT_STEP and not flags & PREPAID:
        return bought_deliveries(table, seat) - count
    return count


def can_extra(table: LaGranjaState, seat: int, place: int) -> bool:
    """Whether the helper in a place offers an extra delivery now."""
    card = table.helper_card[place]
    if card == NONE or table.printed.helper_effect[card] != EXTRA_FREE_DELIVERY or table.helper_used[place]:
        return False
    return EFFECTS.helper(table, place).possible(table, seat, place)


def any_extra(table: LaGranjaState, seat: int) -> bool:
    """Whether some helper offers an extra delivery now."""
    for place in range(seat * SLOTS, seat * SLOTS + SLOTS):
        if can_extra(table, seat, place):
            return True
    return False


class Again(Decision):
    """Ask for the next delivery of a step as long as the turn is open. [LG-9.1, 10.1, 4.12]"""

    name = "again"
    rule = "LG-9.1"

    def resolve(self, state: Any, seat: int, whose: int, count: int, option: int) -> None:
        table: LaGranjaState = state
        owner = whose % SEATS
        flags = whose // SEATS
        left = left_over(table, owner, flags, count)
        moment = DELIVERIES_DONE if flags & DONKEY_STEP else EXTRAS_DONE
        if (
            (left > 0 and any_delivery(table, owner, flags & ANYWHERE, price_of(table, owner, flags)))
            or (flags & DONKEY_STEP and any_extra(table, owner))
            or (left > 0 and any_free(table, owner))
            or stays_open(table, owner, moment)
        ):
            table.ask(DELIVER, owner, flags, left)


class Deliver(Decision):
    """Bring one good to a barrow or a building; ``flags`` says where to and what else may be done. [LG-9.3]"""

    name = "deliver"
    domain = DELIVERY
    rule = "LG-9.3"

    def options(self, state: Any, seat: int, flags: int, left: int, out: Options) -> None:
        table: LaGranjaState = state
        out.clear()
        goods = payable(table, seat, flags, left)
        if goods:
            for target in range(TARGETS):
                if flags >> target & 1:
                    fit = wanted(table, seat, target, 1) & goods
                    if fit:
                        for good in range(GOODS):
                            if fit >> good & 1:
                                out.add(target * GOODS + good)
            cost = price_of(table, seat, flags)
            for entry in range(CODES, EXTRA):
                if can_bend(table, seat, BENT[entry - CODES], flags & ANYWHERE, cost):
                    out.add(entry)
        if flags & DONKEY_STEP:
            for slot in range(SLOTS):
                if can_extra(table, seat, seat * SLOTS + slot):
                    out.add(EXTRA + slot)
        nothing = out.count == 0
        if flags & WITH_FREE and any_free(table, seat):
            out.add(FREE_DELIVER)
        if flags & MAY_STOP or nothing:
            out.add(STOP_DELIVER)

    def resolve(self, state: Any, seat: int, flags: int, left: int, option: int) -> None:
        table: LaGranjaState = state
        if option == STOP_DELIVER:
            return
        # What an AGAIN frame counts: deliveries left, in step 4 those bought.
        bought = flags & BOUGHT_STEP and not flags & PREPAID
        count = bought_deliveries(table, seat) - left if bought else left
        # A helper that bends a delivery is flagged; without a marker one is taken back first. [LG-14.1]
        unflagged = CODES <= option < EXTRA and not can_flag(table, seat)
        if option == FREE_DELIVER or unflagged:
            if flags & (DONKEY_STEP | BOUGHT_STEP):
                table.ask(AGAIN, NOBODY, seat + flags * SEATS, count)
            else:
                table.ask(DELIVER, seat, flags, left)
            if unflagged:
                table.ask(TAKE_BACK, seat, FOR_FLAG, 0)
            else:
                table.ask(FREE, seat, 0, 0)
            return
        if EXTRA <= option < FREE_DELIVER:
            place = seat * SLOTS + option - EXTRA
            table.ask(AGAIN, NOBODY, seat + flags * SEATS, count)
            if flag_or_lack(table, seat, place, FOR_HELPER):
                use_helper(table, seat, place)
            return
        if bought:
            table.change(seat, SILVER, -extra_cost(table, seat))
        if flags & (DONKEY_STEP | BOUGHT_STEP):
            table.ask(AGAIN, NOBODY, seat + flags * SEATS, count + 1 if bought else count - 1)
        if option >= CODES:
            table.ask(ODD_DELIVERY, seat, option, flags & ANYWHERE)
        else:
            carry(table, seat, option // GOODS, option % GOODS)


class OddDelivery(Decision):
    """A delivery bent by a helper: which symbol it covers. [LG-15.9]"""

    name = "odd_delivery"
    domain = ODD
    rule = "LG-15.9"

    def options(self, state: Any, seat: int, entry: int, targets: int, out: Options) -> None:
        table: LaGranjaState = state
        out.clear()
        bent: HelperEffect = EFFECTS.helpers[BENT[entry - CODES]]
        for target in range(TARGETS):
            if targets >> target & 1:
                fit = bent.covers(table, seat, target, 0)
                for good in range(FARM_GOODS):
                    if fit >> good & 1:
                        out.add(target * GOODS + good)

    def resolve(self, state: Any, seat: int, entry: int, targets: int, option: int) -> None:
        table: LaGranjaState = state
        place = table.fresh_slot(seat, BENT[entry - CODES])
        mark_used(table, place)
        EFFECTS.helper(table, place).deliver(table, seat, place, option // GOODS, option % GOODS)


class StandIn(Decision):
    """Which resource or upgraded good stands in for the printed one. [LG-15.9]"""

    name = "stand_in"
    domain = PAYMENT
    rule = "LG-15.9"

    def options(self, state: Any, seat: int, code: int, b: int, out: Options) -> None:
        table: LaGranjaState = state
        out.clear()
        for good in range(STORED):
            if table.goods[seat * GOODS + good] > 0:
                out.add(good)
        for crop in range(CROPS):
            if table.grown[seat * CROPS + crop] > 0:
                out.add(FARM_GOODS + crop)

    def resolve(self, state: Any, seat: int, code: int, b: int, option: int) -> None:
        table: LaGranjaState = state
        if option >= FARM_GOODS:
            spend(table, seat, option - FARM_GOODS, True)
        else:
            spend(table, seat, option, False)
        cover(table, seat, code // GOODS, code % GOODS)
        settle_target(table, seat, code // GOODS)


class AfterBuilding(Decision):
    """What helpers add once a building is resolved. [LG-15.9]"""

    name = "after_building"
    rule = "LG-15.9"

    def resolve(self, state: Any, seat: int, owner: int, b: int, option: int) -> None:
        table: LaGranjaState = state
        place = table.helper_slot(owner, GAIN_ON_BUILDING)
        if place != NONE:
            use_helper(table, owner, place)
        place = table.fresh_slot(owner, COMMODITY_ON_BUILDING)
        if place != NONE and flag_or_lack(table, owner, place, FOR_REACTION):
            use_helper(table, owner, place)


class AfterBarrow(Decision):
    """What helpers add once a barrow is resolved. [LG-15.9]"""

    name = "after_barrow"
    rule = "LG-15.9"

    def resolve(self, state: Any, seat: int, owner: int, b: int, option: int) -> None:
        table: LaGranjaState = state
        table.change(owner, SILVER, table.total_amount(owner, SILVER_ON_BARROW))
