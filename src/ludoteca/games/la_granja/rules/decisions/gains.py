"""Small questions that many effects ask: which good, which card, which tile, how many steps."""

from __future__ import annotations

from typing import Any, Final

import cython

from ludoteca.core.constants import NOBODY
from ludoteca.core.decision import Decision, Options
from ludoteca.core.domain import Domain
from ludoteca.games.la_granja.content.cards import CARD
from ludoteca.games.la_granja.content.constants import NONE, ROOFS, SOURCES
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
)
from ludoteca.games.la_granja.content.helpers import SILVER_ON_ROOF_USE
from ludoteca.games.la_granja.rules.decisions.numbers import PLAY, TAKE_CROP, UPGRADE_GOOD
from ludoteca.games.la_granja.rules.effects.base import EFFECTS
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
        may_flip,
        next_in_hand,
        sources,
        take_pig,
        upgrade,
    )

STEPS: Final = Domain("steps", ("0", "1", "2", "3", "4"))
PLAY_OR_DRAW: Final = Domain("choice", ("play", "draw"))
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
        EFFECTS.helper(table, place).swap(table, seat, place, option)


class FlipRoof(Decision):
    """Turn a used roof tile up; not one that turns tiles itself. [LG-5.21, 14.19]"""

    name = "flip_roof"
    domain = ROOF_SLOT
    rule = "LG-5.21"

    def options(self, state: Any, seat: int, a: int, b: int, out: Options) -> None:
        table: LaGranjaState = state
        out.clear()
        for slot in range(table.roof_count[seat]):
            if may_flip(table, seat * ROOFS + slot):
                out.add(slot)

    def resolve(self, state: Any, seat: int, a: int, b: int, option: int) -> None:
        table: LaGranjaState = state
        table.roof_used[seat * ROOFS + option] = 0


class AfterRoof(Decision):
    """A helper's silver after a roof tile. [LG-15.9]"""

    name = "after_roof"
    rule = "LG-15.9"

    def resolve(self, state: Any, seat: int, owner: int, b: int, option: int) -> None:
        table: LaGranjaState = state
        table.change(owner, SILVER, table.total_amount(owner, SILVER_ON_ROOF_USE))


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
        EFFECTS.helper(table, place).sell(table, seat, place)


class Exchange(Decision):
    """What is paid to a helper that takes one thing or another. [LG-15.9]"""

    name = "exchange"
    domain = PAYMENT
    rule = "LG-15.9"

    def options(self, state: Any, seat: int, place: int, b: int, out: Options) -> None:
        table: LaGranjaState = state
        out.clear()
        EFFECTS.helper(table, place).list_payments(table, seat, place, out)

    def resolve(self, state: Any, seat: int, place: int, b: int, option: int) -> None:
        table: LaGranjaState = state
        EFFECTS.helper(table, place).take(table, seat, place, option)
