"""Phase I, step 1: playing cards on four sides, paying for extensions, filling hands."""

from __future__ import annotations

from typing import Any, Final

import cython

from ludoteca.core.constants import NOBODY
from ludoteca.core.decision import Decision, Options
from ludoteca.core.domain import Domain
from ludoteca.games.la_granja.content.cards import CARD, CARD_IDS
from ludoteca.games.la_granja.content.constants import (
    AS_BARROW,
    AS_EXTENSION,
    AS_FIELD,
    BEING_PLAYED,
    CARDS_DONE,
    MAY_PASS,
    NONE,
    PLAY_FREE,
    ROOFS,
    SLOTS,
)
from ludoteca.games.la_granja.content.goods import CROPS, FARM_GOODS, GOODS, PAYMENT, SILVER
from ludoteca.games.la_granja.content.helpers import (
    EXTENSION_DISCOUNT,
    EXTRA_ROOF_SPACE,
    FIELD_ENTERS_GROWN,
    PREFILL_BARROW,
    SILVER_ON_EXTENSION,
)
from ludoteca.games.la_granja.rules.decisions.entries import (
    FREE_CARD,
    PASS_CARD,
    TO_BARROW,
    TO_EXTENSION,
    TO_FIELD,
    TO_HELPER,
)
from ludoteca.games.la_granja.rules.decisions.numbers import (
    DISCARD,
    DISCARD_BARROW,
    DISCARD_HELPER,
    FREE,
    PAY_KIND,
    PLAY,
    PREFILL,
    READY,
    SIDE,
)
from ludoteca.games.la_granja.rules.state import LaGranjaState

if not cython.compiled:
    from ludoteca.games.la_granja.rules.farm import (
        discard,
        draw,
        grow,
        hand_limit,
        house_pigs,
        next_in_hand,
    )
    from ludoteca.games.la_granja.rules.menu import any_free
    from ludoteca.games.la_granja.rules.village import barrow_goods, cover, settle_target, spend

HAND_CARD: Final = Domain("card", (*CARD_IDS, "pass", "free"))
CARD_SIDE: Final = Domain("side", ("field", "barrow", "extension", "helper"))
BARROW_SLOT: Final = Domain("barrow", ("barrow1", "barrow2", "barrow3"))
HELPER_SLOT: Final = Domain("helper", ("helper1", "helper2", "helper3"))
CROP_OR_NONE: Final = Domain("crop", ("olive", "grain", "grape", "none"))


class Play(Decision):
    """Choose a hand card to play, ``left`` in a row; ``allows`` says whether passing and free actions go. [LG-5.1]"""

    name = "play"
    domain = HAND_CARD
    rule = "LG-5.1"

    def options(self, state: Any, seat: int, allows: int, left: int, out: Options) -> None:
        table: LaGranjaState = state
        out.clear()
        card = next_in_hand(table, seat, 0)
        while card != NONE:
            out.add(card)
            card = next_in_hand(table, seat, card + 1)
        if allows & MAY_PASS or table.hand_count[seat] == 0:
            out.add(PASS_CARD)
        if allows & PLAY_FREE and any_free(table, seat):
            out.add(FREE_CARD)

    def resolve(self, state: Any, seat: int, allows: int, left: int, option: int) -> None:
        table: LaGranjaState = state
        if option == PASS_CARD:
            return
        if option == FREE_CARD:
            table.ask(PLAY, seat, allows, left)
            table.ask(FREE, seat, 0, 0)
            return
        if left > 1:
            table.ask(PLAY, seat, allows, left - 1)
        elif allows & PLAY_FREE:
            table.ask(READY, NOBODY, seat, CARDS_DONE)
        table.move_card(option, BEING_PLAYED + seat)
        table.ask(SIDE, seat, option, 0)


def extension_cost(table: LaGranjaState, seat: int) -> int:
    """How many different goods the seat's next extension takes. [LG-5.6]"""
    cost = table.extensions[seat] + 1 - table.total_amount(seat, EXTENSION_DISCOUNT)
    return max(1, cost)


def has_kind(table: LaGranjaState, seat: int, kind: int) -> bool:
    """Whether the seat owns a farm good of this kind, stored or on a field."""
    if table.goods[seat * GOODS + kind] > 0:
        return True
    return kind < CROPS and table.grown[seat * CROPS + kind] > 0


def kinds_from(table: LaGranjaState, seat: int, start: int) -> int:
    """How many kinds of farm goods, counted from a number on, the seat owns."""
    found = 0
    for kind in range(start, FARM_GOODS):
        if has_kind(table, seat, kind):
            found += 1
    return found


def free_barrow(table: LaGranjaState, seat: int) -> int:
    """The seat's first empty barrow place, or NONE."""
    for slot in range(SLOTS):
        if table.barrow_card[seat * SLOTS + slot] == NONE:
            return slot
    return NONE


def free_helper(table: LaGranjaState, seat: int) -> int:
    """The seat's first empty helper place, or NONE."""
    for slot in range(SLOTS):
        if table.helper_card[seat * SLOTS + slot] == NONE:
            return slot
    return NONE


def may_leave(table: LaGranjaState, seat: int, slot: int) -> bool:
    """Whether a helper may be discarded: not while a roof tile lies on it. [LG-14.21]"""
    card = table.helper_card[seat * SLOTS + slot]
    return table.printed.helper_effect[card] != EXTRA_ROOF_SPACE or table.roof_count[seat] < ROOFS


class Side(Decision):
    """Field, barrow, extension or helper. [LG-1.4, 5.2 to 5.6]"""

    name = "side"
    domain = CARD_SIDE
    rule = "LG-1.4"

    def options(self, state: Any, seat: int, card: int, b: int, out: Options) -> None:
        table: LaGranjaState = state
        out.clear()
        out.add(TO_FIELD)
        out.add(TO_BARROW)
        if kinds_from(table, seat, 0) >= extension_cost(table, seat):
            out.add(TO_EXTENSION)
        for slot in range(SLOTS):
            if table.helper_card[seat * SLOTS + slot] == NONE or may_leave(table, seat, slot):
                out.add(TO_HELPER)
                return

    def resolve(self, state: Any, seat: int, card: int, b: int, option: int) -> None:
        table: LaGranjaState = state
        if option == TO_FIELD:
            crop = table.printed.field[card]
            table.move_card(card, AS_FIELD + seat)
            table.fields[seat * CROPS + crop] += 1
            if table.helper_slot(seat, FIELD_ENTERS_GROWN) != NONE:
                grow(table, seat, crop)
        elif option == TO_BARROW:
            slot = free_barrow(table, seat)
            if slot == NONE:
                table.ask(DISCARD_BARROW, seat, card, 0)
            else:
                lay_barrow(table, seat, card, slot)
        elif option == TO_EXTENSION:
            table.ask(PAY_KIND, seat, card, extension_cost(table, seat) * 16)
        else:
            slot = free_helper(table, seat)
            if slot == NONE:
                table.ask(DISCARD_HELPER, seat, card, 0)
            else:
                table.add_helper(seat, card, seat * SLOTS + slot)


def lay_barrow(table: LaGranjaState, seat: int, card: int, slot: int) -> None:
    """Put a barrow in an empty place; a helper may put a good on it at once. [LG-5.3]"""
    place = seat * SLOTS + slot
    table.move_card(card, AS_BARROW + seat)
    table.barrow_card[place] = card
    table.barrow_filled[place] = 0
    if table.helper_slot(seat, PREFILL_BARROW) != NONE:
        for crop in range(CROPS):
            if barrow_goods(table, place, 1) >> crop & 1 and table.goods[seat * GOODS + crop] > 0:
                table.ask(PREFILL, seat, slot, 0)
                return


class DiscardBarrow(Decision):
    """Three barrows lie already: one of them makes room, its goods are lost. [LG-5.5, 14.2]"""

    name = "discard_barrow"
    domain = BARROW_SLOT
    rule = "LG-5.5"

    def options(self, state: Any, seat: int, card: int, b: int, out: Options) -> None:
        out.clear()
        for slot in range(SLOTS):
            out.add(slot)

    def resolve(self, state: Any, seat: int, card: int, b: int, option: int) -> None:
        table: LaGranjaState = state
        discard(table, table.barrow_card[seat * SLOTS + option])
        table.barrow_card[seat * SLOTS + option] = NONE
        lay_barrow(table, seat, card, option)


class DiscardHelper(Decision):
    """Three helpers lie already: one of them makes room. [LG-5.5, 14.20, 14.21]"""

    name = "discard_helper"
    domain = HELPER_SLOT
    rule = "LG-5.5"

    def options(self, state: Any, seat: int, card: int, b: int, out: Options) -> None:
        table: LaGranjaState = state
        out.clear()
        for slot in range(SLOTS):
            if may_leave(table, seat, slot):
                out.add(slot)

    def resolve(self, state: Any, seat: int, card: int, b: int, option: int) -> None:
        table: LaGranjaState = state
        discard(table, table.helper_card[seat * SLOTS + option])
        table.add_helper(seat, card, seat * SLOTS + option)
        house_pigs(table, seat)


def goods_to_pay(bill: int) -> int:
    """How many different goods the bill of an extension still asks for."""
    return bill // 16


class PayKind(Decision):
    """Pay for an extension, kind after kind in a fixed order; ``bill`` is goods left and first kind. [LG-5.6]"""

    name = "pay_kind"
    domain = PAYMENT
    rule = "LG-5.6"

    def options(self, state: Any, seat: int, card: int, bill: int, out: Options) -> None:
        table: LaGranjaState = state
        out.clear()
        left = goods_to_pay(bill)
        start = bill % 16
        for kind in range(start, FARM_GOODS):
            if table.goods[seat * GOODS + kind] > 0 and kinds_from(table, seat, kind + 1) >= left - 1:
                out.add(kind)
        for kind in range(start, CROPS):
            if table.grown[seat * CROPS + kind] > 0 and kinds_from(table, seat, kind + 1) >= left - 1:
                out.add(FARM_GOODS + kind)

    def resolve(self, state: Any, seat: int, card: int, bill: int, option: int) -> None:
        table: LaGranjaState = state
        left = goods_to_pay(bill) - 1
        kind = option - FARM_GOODS if option >= FARM_GOODS else option
        spend(table, seat, kind, option >= FARM_GOODS)
        if left > 0:
            table.ask(PAY_KIND, seat, card, left * 16 + kind + 1)
            return
        table.move_card(card, AS_EXTENSION + seat)
        table.extensions[seat] += 1
        table.more_hand[seat] += table.printed.extension_hand[card]
        table.more_income[seat] += table.printed.extension_income[card]
        table.more_stalls[seat] += table.printed.extension_stalls[card]
        table.more_deliveries[seat] += table.printed.extension_deliveries[card]
        table.change(seat, SILVER, table.total_amount(seat, SILVER_ON_EXTENSION))


class Prefill(Decision):
    """A helper puts one stored harvest good on the barrow just played. [LG-15.9]"""

    name = "prefill"
    domain = CROP_OR_NONE
    rule = "LG-15.9"

    def options(self, state: Any, seat: int, slot: int, b: int, out: Options) -> None:
        table: LaGranjaState = state
        out.clear()
        wants = barrow_goods(table, seat * SLOTS + slot, 1)
        for crop in range(CROPS):
            if wants >> crop & 1 and table.goods[seat * GOODS + crop] > 0:
                out.add(crop)
        out.add(CROPS)

    def resolve(self, state: Any, seat: int, slot: int, b: int, option: int) -> None:
        table: LaGranjaState = state
        if option < CROPS:
            spend(table, seat, option, False)
            cover(table, seat, slot, option)
            settle_target(table, seat, slot)


class Refill(Decision):
    """Draw up to the hand limit or discard down to it. [LG-5.8]"""

    name = "refill"
    rule = "LG-5.8"

    def resolve(self, state: Any, seat: int, owner: int, b: int, option: int) -> None:
        table: LaGranjaState = state
        limit = hand_limit(table, owner)
        if table.hand_count[owner] < limit:
            draw(table, owner, limit - table.hand_count[owner])
        elif table.hand_count[owner] > limit:
            table.ask(DISCARD, owner, table.hand_count[owner] - limit, 0)


class Discard(Decision):
    """Choose the cards to discard, ``left`` to go, in ascending order. [LG-5.8]"""

    name = "discard"
    domain = CARD
    rule = "LG-5.8"

    def options(self, state: Any, seat: int, left: int, start: int, out: Options) -> None:
        table: LaGranjaState = state
        out.clear()
        remaining = 0
        card = next_in_hand(table, seat, start)
        while card != NONE:
            remaining += 1
            card = next_in_hand(table, seat, card + 1)
        card = next_in_hand(table, seat, start)
        while card != NONE and remaining >= left:
            out.add(card)
            remaining -= 1
            card = next_in_hand(table, seat, card + 1)

    def resolve(self, state: Any, seat: int, left: int, start: int, option: int) -> None:
        table: LaGranjaState = state
        discard(table, option)
        if left > 1:
            table.ask(DISCARD, seat, left - 1, option + 1)
