"""Phase I, steps 2 to 4: income, growth and roof tiles."""

from __future__ import annotations

from typing import Any, Final

import cython

from ludoteca.core.common import TwoAnswers
from ludoteca.core.constants import NOBODY
from ludoteca.core.decision import Decision, Options
from ludoteca.core.domain import Domain
from ludoteca.games.la_granja.content.cards import CARD_COUNT
from ludoteca.games.la_granja.content.constants import (
    FROM_ROOF,
    GROWTH_AHEAD,
    GROWTH_DONE,
    NONE,
    ROOF_DONE,
    ROOFS,
    SEATS,
)
from ludoteca.games.la_granja.content.goods import CROPS, GOODS, GRAPE, PIG, SILVER
from ludoteca.games.la_granja.content.helpers import (
    BREED_EXTRA,
    EXTRA_ROOF_SPACE,
    GROW_BONUS,
    ROOF_DISCOUNT,
    ROOF_PAY_WITH_HARVEST,
    SILVER_ON_ROOF_USE,
)
from ludoteca.games.la_granja.content.markers import FOR_HELPER, TO_BREED
from ludoteca.games.la_granja.content.roofs import ROOF_IDS
from ludoteca.games.la_granja.rules.decisions.entries import FREE_ROOF_ENTRY, PASS_ROOF
from ludoteca.games.la_granja.rules.decisions.numbers import (
    AFTER_ROOF,
    BUY_ROOF,
    CRAFT_INCOME,
    DOUBLE_POINTS,
    FREE,
    GROW,
    PAY_ROOF,
    READY,
    TAKE_BACK,
)
from ludoteca.games.la_granja.rules.effects.base import EFFECTS
from ludoteca.games.la_granja.rules.state import LaGranjaState

if not cython.compiled:
    from ludoteca.games.la_granja.rules.effects.use import (
        craft_income,
        income,
        pays_flag,
        use_helper,
    )
    from ludoteca.games.la_granja.rules.farm import flag_or_lack, free_stalls, gain, grow, lacks_marker, stored_crops
    from ludoteca.games.la_granja.rules.menu import any_free

CROP_OR_SILVER: Final = Domain("payment", ("olive", "grain", "grape", "silver"))
ROOF_CHOICE: Final = Domain("roof", (*ROOF_IDS, "pass", "free"))
YES: Final = Domain("yes", ("no", "yes"))
WHEN: Final = Domain("when", ("before", "after"))


class Income(Decision):
    """Take the farm's income. [LG-5.10]"""

    name = "income"
    rule = "LG-5.10"

    def resolve(self, state: Any, seat: int, owner: int, b: int, option: int) -> None:
        table: LaGranjaState = state
        income(table, owner, False)


class IncomeHelper(TwoAnswers):
    """A helper that adds to the income, or may do so once per round. [LG-15.14]"""

    name = "income_helper"
    domain = YES
    rule = "LG-15.14"

    def resolve(self, state: Any, seat: int, place: int, owner: int, option: int) -> None:
        table: LaGranjaState = state
        if seat == NOBODY:
            if not table.helper_used[place]:
                EFFECTS.helper(table, place).pay_out(table, owner, place)
        elif option == 1 and (pays_flag(table, place) or flag_or_lack(table, seat, place, FOR_HELPER)):
            use_helper(table, seat, place)


class CraftIncome(TwoAnswers):
    """By the letter of two editions craft markers earn in step 3: before growth and breeding or after. [LG-14.28]"""

    name = "craft_income"
    domain = WHEN
    rule = "LG-14.28"

    def resolve(self, state: Any, seat: int, owner: int, b: int, option: int) -> None:
        table: LaGranjaState = state
        if seat == NOBODY:
            craft_income(table, owner)
            return
        lay_growth(table, owner, option == 1)
        if option == 0:
            table.ask(CRAFT_INCOME, NOBODY, owner, 0)


def lay_growth(table: LaGranjaState, owner: int, income_after: bool) -> None:
    """A seat in step 3: growth and breeding between two pauses, by one reading with income after them. [LG-5.12]"""
    table.ask(READY, NOBODY, owner, GROWTH_DONE)
    if income_after:
        table.ask(CRAFT_INCOME, NOBODY, owner, 0)
    table.ask(GROW, NOBODY, owner, 0)
    table.ask(READY, NOBODY, owner, GROWTH_AHEAD)


class Grow(Decision):
    """Empty fields grow, then pigs breed. [LG-5.12, 5.13]"""

    name = "grow"
    rule = "LG-5.12"

    def resolve(self, state: Any, seat: int, owner: int, fields_done: int, option: int) -> None:
        table: LaGranjaState = state
        if fields_done:
            breed(table, owner)
            return
        # Whether and how many pigs breed is seen after the fields, which may take markers from stalls.
        if table.goods[owner * GOODS + PIG] > 1:
            table.ask(GROW, NOBODY, owner, 1)
        place = table.helper_slot(owner, GROW_BONUS)
        if place != NONE:
            card = table.helper_card[place]
            bonus = table.printed.params.good[card]
            if table.fields[owner * CROPS + bonus] >= table.printed.params.fields[card]:
                gain(table, owner, bonus, 1)
        for crop in range(GRAPE + 1):
            for _number in range(table.fields[owner * CROPS + crop] - table.grown[owner * CROPS + crop]):
                grow(table, owner, crop)


def breed(table: LaGranjaState, seat: int) -> None:
    """A piglet for two pigs or more, if a stall is free, and what helpers add. [LG-5.13, 14.17]"""
    pigs = table.goods[seat * GOODS + PIG]
    room = free_stalls(table, seat)
    if pigs < 2 or room < 1:
        return
    born = 1
    place = table.helper_slot(seat, BREED_EXTRA)
    if place != NONE and pigs >= table.printed.params.min_pigs[table.helper_card[place]]:
        born = table.printed.params.pigs[table.helper_card[place]]
    if born > room:
        born = room
    if lacks_marker(table, seat):
        table.ask(TAKE_BACK, seat, PIG, TO_BREED + born - 1)
    else:
        first_piglet(table, seat, born - 1)


def first_piglet(table: LaGranjaState, seat: int, more: int) -> None:
    """A piglet is in its stall: the others follow, then helpers react by card number. [LG-14.17, 15.13]"""
    table.goods[seat * GOODS + PIG] += 1
    # The last one to act is laid first.
    place = table.helper_below(seat, CARD_COUNT)
    while place != NONE:
        EFFECTS.helper(table, place).bred(table, seat, place)
        place = table.helper_below(seat, table.helper_card[place])
    gain(table, seat, PIG, more)


# -- step 4: roof tiles ----------------------------------------------------------------------------------------------


def roof_price(table: LaGranjaState, seat: int) -> int:
    """What a tile costs the seat this round. [LG-5.16]"""
    price = table.round - table.total_amount(seat, ROOF_DISCOUNT)
    return max(0, price)


def can_buy_roof(table: LaGranjaState, seat: int) -> bool:
    """Whether the seat has room for a tile and can pay one of the display. [LG-5.15 to 5.18]"""
    room = ROOFS if table.helper_slot(seat, EXTRA_ROOF_SPACE) != NONE else ROOFS - 1
    if table.display[0] == NONE or table.roof_count[seat] >= room:
        return False
    purse = table.goods[seat * GOODS + SILVER]
    return purse + stored_crops(table, seat) * table.total_amount(seat, ROOF_PAY_WITH_HARVEST) >= roof_price(
        table, seat
    )


class BuyRoof(Decision):
    """Buy one roof tile of the display, or none. [LG-5.15]"""

    name = "buy_roof"
    domain = ROOF_CHOICE
    rule = "LG-5.15"

    def options(self, state: Any, seat: int, owner: int, b: int, out: Options) -> None:
        table: LaGranjaState = state
        out.clear()
        if can_buy_roof(table, seat):
            for place in range(SEATS):
                if table.display[place] != NONE:
                    out.add(table.display[place])
        out.add(PASS_ROOF)
        if any_free(table, seat):
            out.add(FREE_ROOF_ENTRY)

    def resolve(self, state: Any, seat: int, owner: int, b: int, option: int) -> None:
        table: LaGranjaState = state
        if seat == NOBODY:
            if can_buy_roof(table, owner) or any_free(table, owner):
                table.ask(BUY_ROOF, owner, owner, 0)
        elif option == FREE_ROOF_ENTRY:
            table.ask(BUY_ROOF, NOBODY, owner, 0)
            table.ask(FREE, seat, 0, 0)
        elif option != PASS_ROOF:
            # The turn is not over: the tile just bought may be used at once. [LG-4.12, 5.24]
            table.ask(READY, NOBODY, owner, ROOF_DONE)
            take_display(table, option)
            price = roof_price(table, seat)
            if price > 0 and table.helper_slot(seat, ROOF_PAY_WITH_HARVEST) != NONE and stored_crops(table, seat) > 0:
                table.ask(PAY_ROOF, seat, option, price * 4)
            else:
                table.change(seat, SILVER, -price)
                lay_tile(table, seat, option)


def take_display(table: LaGranjaState, tile: int) -> None:
    """Take a tile out of the display, which stays in order."""
    place = 0
    while table.display[place] != tile:
        place += 1
    while place < SEATS - 1:
        table.display[place] = table.display[place + 1]
        place += 1
    table.display[place] = NONE


def lay_tile(table: LaGranjaState, seat: int, tile: int) -> None:
    """Cover the leftmost roof space and take its points. [LG-5.17]"""
    number = table.roof_count[seat]
    if number < ROOFS - 1:
        points = table.printed.roof_points[number]
    else:
        points = table.amount(table.helper_slot(seat, EXTRA_ROOF_SPACE))
    table.roof_tile[seat * ROOFS + number] = tile
    table.roof_used[seat * ROOFS + number] = 0
    table.roof_count[seat] += 1
    table.score(seat, points, FROM_ROOF)
    if points > 0 and doubling_place(table, seat) != NONE:
        table.ask(DOUBLE_POINTS, seat, points, 0)


def doubling_place(table: LaGranjaState, seat: int) -> int:
    """The seat's first unused tile that doubles points, or NONE. [LG-14.23]"""
    for place in range(seat * ROOFS, seat * ROOFS + table.roof_count[seat]):
        if not table.roof_used[place] and table.printed.roof_doubles[table.roof_tile[place]]:
            return place
    return NONE


def silver_to_pay(bill: int) -> int:
    """How much silver the bill of a roof tile still asks for."""
    return bill // 4


class PayRoof(Decision):
    """Pay for a tile with stored harvest goods and silver; ``bill`` is silver left and first kind. [LG-15.9]"""

    name = "pay_roof"
    domain = CROP_OR_SILVER
    rule = "LG-15.9"

    def options(self, state: Any, seat: int, tile: int, bill: int, out: Options) -> None:
        table: LaGranjaState = state
        out.clear()
        left = silver_to_pay(bill)
        worth = table.total_amount(seat, ROOF_PAY_WITH_HARVEST)
        purse = table.goods[seat * GOODS + SILVER]
        for crop in range(bill % 4, CROPS):
            goods = 0
            for other in range(crop, CROPS):
                goods += table.goods[seat * GOODS + other]
            if table.goods[seat * GOODS + crop] > 0 and purse + goods * worth >= left:
                out.add(crop)
        if purse >= left:
            out.add(CROPS)

    def resolve(self, state: Any, seat: int, tile: int, bill: int, option: int) -> None:
        table: LaGranjaState = state
        left = silver_to_pay(bill)
        if option == CROPS:
            table.change(seat, SILVER, -left)
            lay_tile(table, seat, tile)
            return
        table.change(seat, option, -1)
        left -= table.total_amount(seat, ROOF_PAY_WITH_HARVEST)
        if left > 0:
            table.ask(PAY_ROOF, seat, tile, left * 4 + option)
        else:
            lay_tile(table, seat, tile)


class DoublePoints(TwoAnswers):
    """Turn the doubling tile face down for the points of this roof space once more. [LG-5.20, 14.23]"""

    name = "double_points"
    domain = YES
    rule = "LG-14.23"

    def resolve(self, state: Any, seat: int, points: int, b: int, option: int) -> None:
        table: LaGranjaState = state
        if option == 1:
            table.roof_used[doubling_place(table, seat)] = 1
            table.score(seat, points, FROM_ROOF)
            if table.helper_slot(seat, SILVER_ON_ROOF_USE) != NONE:
                table.ask(AFTER_ROOF, NOBODY, seat, 0)
