"""Setting up: what nature deals before the first round, and which event comes in the all-in game."""

from __future__ import annotations

from typing import Any

from ludoteca.core.common import ChooseSeat
from ludoteca.core.constants import NATURE, NOBODY
from ludoteca.core.decision import Decision, Options
from ludoteca.games.oh_my_goods.content.constants import (
    CHARBURNER_COUNT,
    CHARBURNER_FIRST,
    EFFECTS,
    EVENT_COUNT,
    FACES,
    SLOTS,
)
from ludoteca.games.oh_my_goods.content.domains import CARD, EVENT, FACE, SEAT
from ludoteca.games.oh_my_goods.rules.decisions.numbers import DEAL_ASSISTANT, EVENT_EFFECT, ROUND
from ludoteca.games.oh_my_goods.rules.state import OhMyGoodsState


def begin_event(table: OhMyGoodsState, event: int) -> None:
    """Turn up an event; its effects at the reveal follow from top to bottom. [OMG-9.2, 15.4]"""
    table.event = event
    table.events_used |= 1 << event
    for place in range(EFFECTS):
        table.ask(EVENT_EFFECT, NOBODY, event, EFFECTS - 1 - place)


class DealCharburner(Decision):
    """Deal a charburner to seat ``owner``. [OMG-3.2]"""

    name = "deal_charburner"
    domain = CARD
    rule = "OMG-3.2"

    def options(self, state: Any, seat: int, owner: int, b: int, out: Options) -> None:
        table: OhMyGoodsState = state
        out.clear()
        for card in range(CHARBURNER_FIRST, CHARBURNER_FIRST + CHARBURNER_COUNT):
            free = True
            for other in range(table.seats):
                if table.count[other] and table.card[other * SLOTS] == card:
                    free = False
            if free:
                out.add(card)

    def resolve(self, state: Any, seat: int, owner: int, b: int, option: int) -> None:
        table: OhMyGoodsState = state
        table.erect(owner, option)


class DealAssistant(Decision):
    """Lay out an assistant with a random side up, ``left`` to go. [OMG-3.3, 15.17]"""

    name = "deal_assistant"
    domain = FACE
    rule = "OMG-3.3"

    def options(self, state: Any, seat: int, left: int, b: int, out: Options) -> None:
        table: OhMyGoodsState = state
        out.clear()
        for face in range(FACES):
            if not table.dealt >> table.printed.face_card[face] & 1:
                out.add(face)

    def resolve(self, state: Any, seat: int, left: int, b: int, option: int) -> None:
        table: OhMyGoodsState = state
        table.dealt |= 1 << table.printed.face_card[option]
        table.display |= 1 << option
        if left > 1 and table.dealt != 255:
            table.ask(DEAL_ASSISTANT, NATURE, left - 1, 0)


class DealEvent(Decision):
    """All-in: turn up a random event that was not seen yet. [OMG-10.12]"""

    name = "deal_event"
    domain = EVENT
    rule = "OMG-10.12"

    def options(self, state: Any, seat: int, a: int, b: int, out: Options) -> None:
        table: OhMyGoodsState = state
        out.clear()
        for event in range(EVENT_COUNT):
            if not (table.events_used | table.printed.never[table.lists()]) >> event & 1:
                out.add(event)

    def resolve(self, state: Any, seat: int, a: int, b: int, option: int) -> None:
        table: OhMyGoodsState = state
        begin_event(table, option)


class ChooseFirst(ChooseSeat):
    """Pick the first active seat. [OMG-3.5]"""

    name = "choose_first"
    domain = SEAT
    rule = "OMG-3.5"

    def resolve(self, state: Any, seat: int, a: int, b: int, option: int) -> None:
        table: OhMyGoodsState = state
        table.ask(ROUND, NOBODY, 1, option)
