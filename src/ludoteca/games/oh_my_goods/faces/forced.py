"""Questions that are asked only so that being asked tells nothing: their one answer, for tables that spare it."""

from __future__ import annotations

from typing import Final

from ludoteca.core.decision import Options
from ludoteca.core.game import Pause
from ludoteca.core.rules import Rules
from ludoteca.games.oh_my_goods.content.constants import (
    BUY_NOTHING,
    CHARACTER_COUNT,
    DONE_PRODUCING,
    STOP,
    WITH_COINS,
)
from ludoteca.games.oh_my_goods.rules.decisions.numbers import BUY, CHAIN, PAY_WITH, PRODUCE, USE_CHARACTER
from ludoteca.games.oh_my_goods.rules.state import OhMyGoodsState

# For each decision that looks into a hand or under a card set aside the answer that is left when nothing is there.
DECLINED: Final = {
    USE_CHARACTER: CHARACTER_COUNT,
    PRODUCE: DONE_PRODUCING,
    CHAIN: STOP,
    BUY: BUY_NOTHING,
    PAY_WITH: WITH_COINS,
}


def forced(rules: Rules, table: OhMyGoodsState) -> Pause | None:
    """The open question as a pause, if nothing is to choose; that there is nothing is its seat's secret. [OMG-1.10]"""
    answer = DECLINED.get(table.top()[0])
    if answer is None:
        return None
    out = Options()
    rules.list_options(table, out)
    return Pause(answer, brought=False, loses=False, secret=True) if out.listed() == [answer] else None
