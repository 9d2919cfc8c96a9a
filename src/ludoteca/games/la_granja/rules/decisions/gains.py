"""Small questions that many effects ask: which good, which card, which tile, how many steps."""

from __future__ import annotations

from typing import Any, Final

import cython

from ludoteca.core.constants import NOBODY
from ludoteca.core.decision import Decision, Options
from ludoteca.core.domain import Domain
from ludoteca.games.la_granja.content.cards import CARD, CARDS
from ludoteca.games.la_granja.content.constants import FROM_HELPERS, NONE, ROOFS, SOURCES
from ludoteca.games.la_granja.content.goods import (
    CROP,
    CROPS,
    FOOD,
    GOODS,
    GRAIN,
    GRAPE,
    OLIVE,
    PAIR,
    PAYMENT,
    PIG,
    PROCESSED,
    RESOURCE,
    RESOURCES,
    SILVER,
    STORED,
    UPGRADE,
    VP,
)
from ludoteca.games.la_granja.content.helpers import (
    DISCARD_DRAW,
    PAY_REGROW_FIELD,
    SELL_HARVEST_AT,
    SILVER_ON_ROOF_USE,
)
from ludoteca.games.la_granja.content.roofs import FLIP
from ludoteca.games.la_granja.rules.decisions.numbers import PLAY, REGROW, TAKE_CROP, UPGRADE_GOOD
from ludoteca.games.la_granja.rules.state import LaGranjaState

if not cython.compiled:
    from ludoteca.games.la_granja.rules.farm import (
        advance,
        can_draw,
        discard,
        draw,
        gain,
        grow,
        has_source,
        mark_used,
        next_in_hand,
        pay_points,
        sources,
        take_pig,
        upgrade,
    )

STEPS: Final = Domain("steps", ("0", "1", "2", "3", "4"))
PLAY_OR_DRAW: Final = Domain("choice", ("play", "draw"), ("play a card", "draw a card"))
ROOF_SLOT: Final = Domain("roof", tuple(f"roof{slot}" for slot in range(1, ROOFS + 1)))


class TakeCrop(Decision):
    """Take harvest goods of choice, ``left`` to go, in ascending order; ``crops`` are the kinds allowed. [LG-0.10]"""

    name = "take_crop"
    domain = CROP
    rule = "LG-0.10"

    def options(self, state: Any, seat: int, crops: int, left: int, out: Options) -> None:
        out.clear()
        for crop in range(CROPS):
            if crops >> crop & 1:
                out.add(crop)

    def resolve(self, state: Any, seat: int, crops: int, left: int, option: int) -> None:
        table: LaGranjaState = state
        if left > 1:
            table.ask(TAKE_CROP, seat, crops >> option << option, left - 1)
        gain(table, seat, option, 1)

    def prompt(self, state: Any, seat: int, crops: int, left: int) -> str:
        return "take a harvest good" if left < 2 else f"take a harvest good, {left} to go"


class TakePair(Decision):
    """Take two different harvest goods. [LG-6.6]"""

    name = "take_pair"
    domain = PAIR
    rule = "LG-6.6"

    def options(self, state: Any, seat: int, a: int, b: int, out: Options) -> None:
        out.clear()
        for pair in range(CROPS):
            out.add(pair)

    def resolve(self, state: Any, seat: int, a: int, b: int, option: int) -> None:
        table: LaGranjaState = state
        gain(table, seat, GRAIN if option == 2 else OLIVE, 1)
        gain(table, seat, GRAIN if option == 0 else GRAPE, 1)

    def prompt(self, state: Any, seat: int, a: int, b: int) -> str:
        return "take two different harvest goods"


class TakeResource(Decision):
    """Take a resource of choice; ``may`` allows to leave it. [LG-9.9, 14.26]"""

    name = "take_resource"
    domain = RESOURCE
    rule = "LG-9.9"

    def options(self, state: Any, seat: int, may: int, b: int, out: Options) -> None:
        out.clear()
        for good in range(RESOURCES):
            out.add(good)
        if may:
            out.add(RESOURCES)

    def resolve(self, state: Any, seat: int, may: int, b: int, option: int) -> None:
        table: LaGranjaState = state
        if option == PIG:
            take_pig(table, seat)
        elif option < RESOURCES:
            gain(table, seat, option, 1)

    def prompt(self, state: Any, seat: int, may: int, b: int) -> str:
        return "take a resource"


class TakeUpgraded(Decision):
    """Take food, wine or meat. [LG-5.20]"""

    name = "take_upgraded"
    domain = PROCESSED
    rule = "LG-5.20"

    def options(self, state: Any, seat: int, a: int, b: int, out: Options) -> None:
        out.clear()
        for good in range(STORED - FOOD):
            out.add(good)

    def resolve(self, state: Any, seat: int, a: int, b: int, option: int) -> None:
        table: LaGranjaState = state
        gain(table, seat, FOOD + option, 1)

    def prompt(self, state: Any, seat: int, a: int, b: int) -> str:
        return "take an upgraded good"


class UpgradeGood(Decision):
    """Upgrade a resource at no cost, ``left`` to go; after the first the rest may be left. [LG-0.12, 4.11]"""

    name = "upgrade"
    domain = UPGRADE
    rule = "LG-0.12"

    def options(self, state: Any, seat: int, allowed: int, left: int, out: Options) -> None:
        table: LaGranjaState = state
        out.clear()
        for source in range(SOURCES):
            if allowed >> source & 1 and has_source(table, seat, source):
                out.add(source)
        if left < 1 or out.count == 0:
            out.add(SOURCES)

    def resolve(self, state: Any, seat: int, allowed: int, left: int, option: int) -> None:
        table: LaGranjaState = state
        if option == SOURCES:
            return
        upgrade(table, seat, option)
        # Asked again with nothing left to do, it may be left.
        if left == 2 and sources(table, seat) & allowed:
            table.ask(UPGRADE_GOOD, seat, allowed, 0)

    def prompt(self, state: Any, seat: int, allowed: int, left: int) -> str:
        return "upgrade a resource" if left else "upgrade a second resource, or stop"


class Advance(Decision):
    """Choose how many siesta steps to take. [LG-5.22, 8.4]"""

    name = "advance"
    domain = STEPS
    rule = "LG-8.4"

    def options(self, state: Any, seat: int, fewest: int, most: int, out: Options) -> None:
        table: LaGranjaState = state
        out.clear()
        # A step beyond the top space would be none. [LG-8.3]
        most = min(most, table.printed.top - table.siesta_at[seat])
        for steps in range(fewest, max(fewest, most) + 1):
            out.add(steps)

    def resolve(self, state: Any, seat: int, fewest: int, most: int, option: int) -> None:
        table: LaGranjaState = state
        if seat == NOBODY:
            advance(table, fewest, most)
        else:
            advance(table, seat, option)

    def prompt(self, state: Any, seat: int, fewest: int, most: int) -> str:
        return "how many siesta steps"


class CardChoice(Decision):
    """Play a card or draw one. [LG-5.19]"""

    name = "card_choice"
    domain = PLAY_OR_DRAW
    rule = "LG-5.19"

    def options(self, state: Any, seat: int, a: int, b: int, out: Options) -> None:
        table: LaGranjaState = state
        out.clear()
        if table.hand_count[seat] > 0:
            out.add(0)
        if can_draw(table):
            out.add(1)

    def resolve(self, state: Any, seat: int, a: int, b: int, option: int) -> None:
        table: LaGranjaState = state
        if option == 0:
            table.ask(PLAY, seat, 0, 0)
        else:
            draw(table, seat, 1)


class SwapCard(Decision):
    """Discard a hand card for what a helper gives. [LG-15.9]"""

    name = "swap_card"
    domain = CARD
    rule = "LG-15.9"

    def options(self, state: Any, seat: int, place: int, b: int, out: Options) -> None:
        table: LaGranjaState = state
        out.clear()
        card = next_in_hand(table, seat, 0)
        while card != NONE:
            out.add(card)
            card = next_in_hand(table, seat, card + 1)

    def resolve(self, state: Any, seat: int, place: int, b: int, option: int) -> None:
        table: LaGranjaState = state
        discard(table, option)
        if table.printed.op[table.helper_card[place]] == DISCARD_DRAW:
            table.change(seat, SILVER, table.param(place, 1))
            draw(table, seat, table.param(place, 0))
        else:
            gain(table, seat, table.printed.field[option], 1)

    def prompt(self, state: Any, seat: int, place: int, b: int) -> str:
        return f"discard a card for {CARDS[state.helper_card[place]].helper.name}"


class FlipRoof(Decision):
    """Turn a used roof tile up; not one that turns tiles itself. [LG-5.21, 14.19]"""

    name = "flip_roof"
    domain = ROOF_SLOT
    rule = "LG-5.21"

    def options(self, state: Any, seat: int, a: int, b: int, out: Options) -> None:
        table: LaGranjaState = state
        out.clear()
        for slot in range(table.roof_count[seat]):
            place = seat * ROOFS + slot
            if table.roof_used[place] and table.printed.roof_effect[table.roof_tile[place]] != FLIP:
                out.add(slot)

    def resolve(self, state: Any, seat: int, a: int, b: int, option: int) -> None:
        table: LaGranjaState = state
        table.roof_used[seat * ROOFS + option] = 0

    def prompt(self, state: Any, seat: int, a: int, b: int) -> str:
        return "which roof tile is turned up"


class AfterRoof(Decision):
    """A helper's silver after a roof tile. [LG-15.9]"""

    name = "after_roof"
    rule = "LG-15.9"

    def resolve(self, state: Any, seat: int, owner: int, b: int, option: int) -> None:
        table: LaGranjaState = state
        table.change(owner, SILVER, table.total_param(owner, SILVER_ON_ROOF_USE))


class Regrow(Decision):
    """One empty field grows again. [LG-15.9]"""

    name = "regrow"
    domain = CROP
    rule = "LG-15.9"

    def options(self, state: Any, seat: int, a: int, b: int, out: Options) -> None:
        table: LaGranjaState = state
        out.clear()
        for crop in range(CROPS):
            if table.grown[seat * CROPS + crop] < table.fields[seat * CROPS + crop]:
                out.add(crop)

    def resolve(self, state: Any, seat: int, a: int, b: int, option: int) -> None:
        table: LaGranjaState = state
        grow(table, seat, option)

    def prompt(self, state: Any, seat: int, a: int, b: int) -> str:
        return "which field grows again"


class SellCrop(Decision):
    """Which stored harvest good a helper takes. [LG-15.9]"""

    name = "sell_crop"
    domain = CROP
    rule = "LG-15.9"

    def options(self, state: Any, seat: int, place: int, b: int, out: Options) -> None:
        table: LaGranjaState = state
        out.clear()
        for crop in range(CROPS):
            if table.goods[seat * GOODS + crop] > 0:
                out.add(crop)

    def resolve(self, state: Any, seat: int, place: int, b: int, option: int) -> None:
        table: LaGranjaState = state
        table.change(seat, option, -1)
        mark_used(table, place)
        if table.printed.op[table.helper_card[place]] == SELL_HARVEST_AT:
            table.change(seat, SILVER, table.param(place, 0))
        else:
            table.score(seat, table.param(place, 0), FROM_HELPERS)


class Exchange(Decision):
    """What is paid to a helper that takes one thing or another. [LG-15.9]"""

    name = "exchange"
    domain = PAYMENT
    rule = "LG-15.9"

    def options(self, state: Any, seat: int, place: int, b: int, out: Options) -> None:
        table: LaGranjaState = state
        out.clear()
        base = seat * GOODS
        if table.printed.op[table.helper_card[place]] == PAY_REGROW_FIELD:
            for crop in range(CROPS):
                if table.goods[base + crop] > 0:
                    out.add(crop)
            if table.goods[base + SILVER] >= table.param(place, 0):
                out.add(SILVER)
            return
        if table.goods[base + SILVER] >= table.param(place, 1):
            out.add(SILVER)
        if table.goods[base + VP] > 0:
            out.add(VP)

    def resolve(self, state: Any, seat: int, place: int, b: int, option: int) -> None:
        table: LaGranjaState = state
        if table.printed.op[table.helper_card[place]] == PAY_REGROW_FIELD:
            table.change(seat, option, -1 if option < CROPS else -table.param(place, 0))
            table.ask(REGROW, seat, 0, 0)
        elif option == SILVER:
            table.change(seat, SILVER, -table.param(place, 1))
            table.score(seat, 1, FROM_HELPERS)
        else:
            pay_points(table, seat, 1)
            table.change(seat, SILVER, table.param(place, 0))

    def prompt(self, state: Any, seat: int, place: int, b: int) -> str:
        return f"what to pay to {CARDS[state.helper_card[place]].helper.name}"
