"""A player with good habits: values every answer by what it brings this round and later, in hundredths of a point."""

from __future__ import annotations

from typing import Any, Final

import cython

from ludoteca.core.decision import Options
from ludoteca.core.heuristic import Heuristic
from ludoteca.games.la_granja.constants import (
    BOUGHT_STEP,
    PREPAID,
    ROOFS,
    SLOTS,
    SOURCES,
)
from ludoteca.games.la_granja.content.board import HEX_COUNT
from ludoteca.games.la_granja.content.goods import (
    CROPS,
    FARM_GOODS,
    FOOD,
    GOODS,
    PIG,
    RESOURCES,
    SILVER,
)
from ludoteca.games.la_granja.content.helpers import (
    VP_SILVER_EXCHANGE,
)
from ludoteca.games.la_granja.content.roofs import (
    DIE_BY_ONE,
    DIE_BY_TWO,
    DOUBLE_VP,
)
from ludoteca.games.la_granja.decisions.numbers import (
    ADVANCE,
    BUY_AHEAD,
    BUY_ROOF,
    CHANGE_DIE,
    DELIVER,
    DISCARD,
    DISCARD_BARROW,
    DISCARD_HELPER,
    DONKEY_CHOICE,
    EXCHANGE,
    FREE,
    FROM_WHERE,
    INCOME_HELPER,
    ODD_DELIVERY,
    PAY_KIND,
    PICK,
    PLACE_MARKER,
    PLAY,
    PREFILL,
    READY,
    REGROW,
    REMOVE_MARKER,
    ROUND_SPACE,
    SELL_CROP,
    SIDE,
    SPACE_CHOICE,
    STAND_IN,
    SWAP_CARD,
    TAKE_BACK,
    TAKE_CROP,
    TAKE_PAIR,
    TAKE_RESOURCE,
    TAKE_UPGRADED,
    UPGRADE_GOOD,
)
from ludoteca.games.la_granja.habits import (
    CODES,
    EXTRA_ENTRY,
    FREE_CARD,
    FREE_DELIVER,
    FREE_PICK,
    FREE_ROOF_ENTRY,
    PASS_CARD,
    PASS_ROOF,
)
from ludoteca.games.la_granja.state import Table

if not cython.compiled:
    from ludoteca.games.la_granja.decisions.farm import roof_price
    from ludoteca.games.la_granja.farm import free_stalls
    from ludoteca.games.la_granja.worth import (
        barrow_prize,
        barrow_worth,
        best_delivery,
        best_free,
        card_worth,
        choice_worth,
        delivery_worth,
        extension_worth,
        field_worth,
        free_worth,
        good_worth,
        helper_worth,
        marker_worth,
        missing,
        need,
        roof_worth,
        rounds_left,
        space_worth,
        step_worth,
        stock,
        upgrade_worth,
        useful_deliveries,
        weakest_helper,
        worth_of,
    )

LEAST: Final = -1000000


class Greedy(Heuristic):
    """Takes the answer of most worth; equal ones by chance."""

    menu: Options

    def __init__(self) -> None:
        super().__init__()
        self.menu = Options()

    def weigh(self, state: Any, decision: int, seat: int, a: int, b: int, option: int) -> int:
        """What one answer is worth."""
        table: Table = state
        if decision == DELIVER:
            return self.weigh_delivery(table, seat, a, option)
        if decision == FREE:
            return free_worth(table, seat, option)
        if decision == READY:
            return best_free(table, seat, self.menu) if option else 0
        if decision == PICK:
            if option == FREE_PICK:
                worth = best_free(table, seat, self.menu)
                return worth + 1000 if worth > 0 else LEAST
            return space_worth(table, seat, option + 1) if option < 6 else -10
        if decision == PLAY:
            if option == FREE_CARD:
                worth = best_free(table, seat, self.menu)
                return worth + 2000 if worth > 0 else LEAST
            return 0 if option == PASS_CARD else card_worth(table, seat, option)
        if decision == SIDE:
            return side_worth(table, seat, a, option)
        if decision == SPACE_CHOICE:
            return choice_worth(table, seat, option)
        if decision == BUY_ROOF:
            if option == FREE_ROOF_ENTRY:
                worth = best_free(table, seat, self.menu)
                return worth + 2000 if worth > 0 else LEAST
            return 0 if option == PASS_ROOF else tile_worth(table, seat, option)
        return small_worth(table, decision, seat, a, option)

    def weigh_delivery(self, table: Table, seat: int, flags: int, option: int) -> int:
        """One delivery, a helper's one, a free action before it, or the end."""
        if option < CODES:
            worth = delivery_worth(table, seat, option // GOODS) - worth_of(option % GOODS) // 2
            if flags & BOUGHT_STEP and not flags & PREPAID:
                worth -= 22
            return worth
        if option < EXTRA_ENTRY:
            return best_delivery(table, seat) // 2
        if option < FREE_DELIVER:
            return best_delivery(table, seat) + 50
        if option == FREE_DELIVER:
            worth = best_free(table, seat, self.menu)
            return worth + 3000 if worth > 0 else LEAST
        return 0


def side_worth(table: Table, seat: int, card: int, side: int) -> int:
    """A card on one of its sides."""
    if side == 0:
        return field_worth(table, seat, table.printed.field[card])
    if side == 1:
        return barrow_worth(table, seat, card)
    if side == 2:
        return extension_worth(table, seat, card)
    return helper_worth(table, card) - weakest_helper(table, seat)


def tile_worth(table: Table, seat: int, tile: int) -> int:
    """A roof tile: its space's points and its effect, less the price."""
    number = table.roof_count[seat]
    points = table.printed.roof_points[number] if number < ROOFS - 1 else 3
    effect = table.printed.roof_effect[tile]
    worth = points * 100 + roof_worth(effect) + 12 * rounds_left(table)
    if rounds_left(table) == 0 and (effect == DIE_BY_ONE or effect == DIE_BY_TWO or effect == DOUBLE_VP):
        worth -= 20
    return worth - 24 * roof_price(table, seat)


def small_worth(table: Table, decision: int, seat: int, a: int, option: int) -> int:
    """The answers to the smaller questions."""
    if decision == UPGRADE_GOOD:
        return 0 if option == SOURCES else upgrade_worth(table, seat, option)
    if decision == TAKE_CROP:
        return good_worth(table, seat, option)
    if decision == TAKE_PAIR:
        first = 1 if option == 2 else 0
        second = 1 if option == 0 else 2
        return good_worth(table, seat, first) + good_worth(table, seat, second)
    if decision == TAKE_RESOURCE:
        if option == RESOURCES:
            return 0
        if option == PIG and free_stalls(table, seat) < 1:
            return 60
        return good_worth(table, seat, option)
    if decision == TAKE_UPGRADED:
        return good_worth(table, seat, FOOD + option)
    if decision == DONKEY_CHOICE:
        deliveries = useful_deliveries(table, seat)
        donkeys = table.printed.donkeys[option]
        hats = table.printed.hats[option]
        return 80 * (min(deliveries, donkeys)) + step_worth(table, seat, hats)
    if decision == PLACE_MARKER:
        return LEAST if option == HEX_COUNT else marker_worth(table, seat, option)
    if decision == REMOVE_MARKER:
        return 0 if option == HEX_COUNT else 100 - option
    if decision == FROM_WHERE:
        return option
    if decision == PAY_KIND or decision == STAND_IN or decision == EXCHANGE:
        good = option - FARM_GOODS if option >= FARM_GOODS else option
        if decision == EXCHANGE and table.printed.op[table.helper_card[a]] == VP_SILVER_EXCHANGE:
            return 10 if good == SILVER else 0
        return 5 - worth_of(good) - need(table, seat, good) // 3 if option < FARM_GOODS else -worth_of(good)
    if decision == DISCARD or decision == SWAP_CARD:
        return -card_worth(table, seat, option)
    if decision == DISCARD_HELPER:
        return -helper_worth(table, table.helper_card[seat * SLOTS + option])
    if decision == DISCARD_BARROW:
        place = seat * SLOTS + option
        return 60 * missing(table, seat, option) - barrow_prize(table, table.barrow_card[place]) // 2
    if decision == SELL_CROP:
        return stock(table, seat, option) * 30 - worth_of(option)
    if decision == REGROW:
        return good_worth(table, seat, option)
    if decision == ADVANCE:
        return step_worth(table, seat, option)
    if decision == INCOME_HELPER or decision == PREFILL:
        return 10 if option == 1 or (decision == PREFILL and option < CROPS) else 0
    if decision == ROUND_SPACE:
        return space_worth(table, seat, table.round) - 130 if option else 0
    if decision == CHANGE_DIE:
        return change_worth(table, seat, a, option)
    if decision == ODD_DELIVERY:
        return delivery_worth(table, seat, option // GOODS)
    if decision == BUY_AHEAD:
        return 10 * option if option <= useful_deliveries(table, seat) else -1
    if decision == TAKE_BACK:
        return -option
    return 0


def change_worth(table: Table, seat: int, value: int, option: int) -> int:
    """Changing a picked die, or keeping it."""
    here = space_worth(table, seat, value)
    if option == 1:
        return space_worth(table, seat, value - 1) + 25
    if option == 2:
        return space_worth(table, seat, value + 1) + 25
    if option == 3:
        return space_worth(table, seat, 4) - 15
    return here if option == 0 else here - 40
