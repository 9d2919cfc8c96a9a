"""Phase III around the deliveries: donkey tiles, siesta track, the new order and paying ahead."""

from __future__ import annotations

from typing import Any, Final

import cython

from ludoteca.core.constants import NOBODY
from ludoteca.core.decision import Decision, Options
from ludoteca.core.domain import Domain
from ludoteca.games.la_granja.content.board import DONKEY
from ludoteca.games.la_granja.content.constants import (
    ANYWHERE,
    BOUGHT_STEP,
    FROM_BUILDINGS,
    MAY_STOP,
    NONE,
    PREPAID,
    SEATS,
    WITH_FREE,
)
from ludoteca.games.la_granja.content.goods import ALL_CROPS, GOODS, SILVER
from ludoteca.games.la_granja.content.helpers import EXTRA_DELIVERIES_FREE, HARVEST_IF_FIRST
from ludoteca.games.la_granja.rules.decisions.entries import FREE_AHEAD, MOST_AHEAD
from ludoteca.games.la_granja.rules.decisions.numbers import AGAIN, BUY_AHEAD, FREE, TAKE_CROP
from ludoteca.games.la_granja.rules.state import LaGranjaState

if not cython.compiled:
    from ludoteca.games.la_granja.rules.effects.use import more_steps
    from ludoteca.games.la_granja.rules.farm import advance, bought_deliveries
    from ludoteca.games.la_granja.rules.menu import any_free

AHEAD: Final = Domain("deliveries", (*(str(number) for number in range(MOST_AHEAD + 1)), "free"))


class DonkeyChoice(Decision):
    """Choose a donkey tile in secret, all seats at once. [LG-7.1]"""

    name = "donkey"
    domain = DONKEY
    rule = "LG-7.1"
    sealed = True

    def options(self, state: Any, seat: int, a: int, b: int, out: Options) -> None:
        table: LaGranjaState = state
        out.clear()
        for tile in range(4):
            if table.donkey_left[seat] >> tile & 1:
                out.add(tile)

    def resolve(self, state: Any, seat: int, a: int, b: int, option: int) -> None:
        table: LaGranjaState = state
        table.donkey[seat] = option


class RevealDonkeys(Decision):
    """Show the tiles; each is spent until the fourth round. [LG-7.1, 7.3]"""

    name = "reveal_donkeys"
    rule = "LG-7.1"
    reveals = True

    def resolve(self, state: Any, seat: int, a: int, b: int, option: int) -> None:
        table: LaGranjaState = state
        table.donkeys_open = 1
        for owner in range(table.seats):
            table.donkey_left[owner] &= ~(1 << table.donkey[owner])


class SiestaMove(Decision):
    """Advance by the hats of the tile and what craft markers add. [LG-8.1]"""

    name = "siesta"
    rule = "LG-8.1"

    def resolve(self, state: Any, seat: int, owner: int, b: int, option: int) -> None:
        table: LaGranjaState = state
        # A position may lay this moment before a tile was chosen.
        steps = table.printed.hats[table.donkey[owner]] if table.donkey[owner] != NONE else 0
        advance(table, owner, steps + more_steps(table, owner))


class NewOrder(Decision):
    """Farther discs come first, on one space the upper ones. [LG-8.5]"""

    name = "new_order"
    rule = "LG-8.5"

    def resolve(self, state: Any, seat: int, a: int, b: int, option: int) -> None:
        table: LaGranjaState = state
        for owner in range(table.seats):
            rank = 0
            for other in range(table.seats):
                if table.siesta_at[other] > table.siesta_at[owner]:
                    rank += 1
                elif table.siesta_at[other] == table.siesta_at[owner]:
                    if table.siesta_level[other] > table.siesta_level[owner]:
                        rank += 1
            table.order[rank] = owner
        first = table.order[0]
        if table.helper_slot(first, HARVEST_IF_FIRST) != NONE and (table.seats > 1 or table.solo_first):
            table.ask(TAKE_CROP, first, ALL_CROPS, 1)


class BuyAhead(Decision):
    """Pay for all extra deliveries before the first is made, the other reading of step 4. [LG-14.6]"""

    name = "buy_ahead"
    domain = AHEAD
    rule = "LG-14.6"

    def options(self, state: Any, seat: int, owner: int, b: int, out: Options) -> None:
        table: LaGranjaState = state
        out.clear()
        most = bought_deliveries(table, seat)
        for number in range((min(MOST_AHEAD, most)) + 1):
            if number * extra_cost(table, seat) <= table.goods[seat * GOODS + SILVER]:
                out.add(number)
        if any_free(table, seat):
            out.add(FREE_AHEAD)

    def resolve(self, state: Any, seat: int, owner: int, b: int, option: int) -> None:
        table: LaGranjaState = state
        if seat == NOBODY:
            payable = table.goods[owner * GOODS + SILVER] >= extra_cost(table, owner)
            if (payable and bought_deliveries(table, owner) > 0) or any_free(table, owner):
                table.ask(BUY_AHEAD, owner, owner, 0)
        elif option == FREE_AHEAD:
            table.ask(BUY_AHEAD, NOBODY, owner, 0)
            table.ask(FREE, seat, 0, 0)
        else:
            table.change(seat, SILVER, -option * extra_cost(table, seat))
            if option > 0:
                flags = ANYWHERE | MAY_STOP | BOUGHT_STEP | WITH_FREE | PREPAID
                table.ask(AGAIN, NOBODY, seat + flags * SEATS, option)


def extra_cost(table: LaGranjaState, seat: int) -> int:
    """What one extra delivery of step 4 costs the seat. [LG-10.1]"""
    return 0 if table.helper_slot(seat, EXTRA_DELIVERIES_FREE) != NONE else table.printed.extra_cost


class SiestaPrize(Decision):
    """The Wainwright's points for the place on the siesta track. [LG-9.9]"""

    name = "siesta_prize"
    rule = "LG-9.9"

    def resolve(self, state: Any, seat: int, owner: int, b: int, option: int) -> None:
        table: LaGranjaState = state
        table.score(owner, table.printed.siesta[table.siesta_at[owner]], FROM_BUILDINGS)
