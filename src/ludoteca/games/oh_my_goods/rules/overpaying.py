"""What a payer is told before he gives a good needlessly."""

from __future__ import annotations

from ludoteca.games.oh_my_goods.content.constants import FREELY
from ludoteca.games.oh_my_goods.rules.payment import available, is_needless
from ludoteca.games.oh_my_goods.rules.state import OhMyGoodsState


def is_beyond(given: int) -> bool:
    """Whether the payer has said that he gives more than the price. [OMG-7.20]"""
    return given & FREELY > 0


def needless(table: OhMyGoodsState, seat: int, price: int, given: int) -> list[int]:
    """The buildings whose good would be given needlessly or make another one so; for people. [OMG-7.20]"""
    if is_beyond(given):
        return []
    return [
        slot
        for slot in range(table.count[seat])
        if available(table, seat, slot) > 0 and is_needless(table, seat, price, given, slot)
    ]
