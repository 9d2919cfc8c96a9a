"""What events and end cards do at each of their moments, one small class for each kind of effect. [OMG-15.4]"""

from __future__ import annotations

from typing import Any

import cython

from ludoteca.core.constants import NATURE, NOBODY
from ludoteca.games.oh_my_goods.content.constants import (
    CHARACTER_FIRST,
    COPIES,
    EFFECT_WIDTH,
    EFFECTS,
    FIRST_END,
    IN_DECK,
    IN_STACK,
    LONGSDALE_FIRST,
)
from ludoteca.games.oh_my_goods.rules.decisions.numbers import (
    CHOOSE_SIDE,
    DEAL_ASSISTANT,
    DEMAND,
    END_DELIVER,
    END_EFFECT,
    MUST_PAY,
    REWARD,
    THREATEN,
)
from ludoteca.games.oh_my_goods.rules.state import OhMyGoodsState

if not cython.compiled:
    from ludoteca.games.oh_my_goods.rules.costs import can_deliver


class CardEffect:  # cdef
    """Does nothing of its own; what it says holds while the event lies open, and is looked up by those it concerns.

    ``stage`` says when at the end of a round it comes, 0 for never. A ``row`` counts effects over all events and end
    cards; its figures are those of ``EventSheet``.
    """

    stage: int

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def reveal(self, table: OhMyGoodsState, row: int) -> None:
        """The event is turned up."""

    def can_answer(self, table: OhMyGoodsState, seat: int, row: int, times: int) -> bool:
        """Whether a seat may use it in the building phase, or after the last round, once more after ``times``."""
        return False

    def end_round(self, table: OhMyGoodsState, owner: int, row: int) -> None:
        """The end of the round, for one seat."""

    def end_chapter(self, table: OhMyGoodsState, owner: int, number: int, packed: int) -> None:
        """The end card is carried out, for one seat; the arguments are those of END_EFFECT."""
        table.ask(END_EFFECT, NOBODY, number, (packed & 15) + 1)


class CardEffects:
    """All kinds of effects by their number."""

    effects: tuple[Any, ...]

    def __init__(self, effects: tuple[Any, ...]) -> None:
        self.effects = effects


class NewStackEffect(CardEffect):
    """All cards of a number come as a stack, unless the number is in the game. [OMG-15.15]"""

    def reveal(self, table: OhMyGoodsState, row: int) -> None:
        number = table.printed.effect[row * EFFECT_WIDTH + 1]
        if not table.numbers >> number & 1:
            table.numbers |= 1 << number
            lay_stack(table, number)


def lay_stack(table: OhMyGoodsState, number: int) -> None:
    """All cards of a number lie face up in the play area. [OMG-9.7, 15.15]"""
    first = LONGSDALE_FIRST + number * COPIES
    for card in range(first, first + COPIES):
        if table.printed.exists[card]:
            table.where[card] = IN_STACK


class NewCharacterEffect(CardEffect):
    """A character is shuffled into the deck, unless he is in the game. [OMG-15.16]"""

    def reveal(self, table: OhMyGoodsState, row: int) -> None:
        character = table.printed.effect[row * EFFECT_WIDTH + 1]
        if not table.characters >> character & 1:
            table.characters |= 1 << character
            table.where[CHARACTER_FIRST + character] = IN_DECK
            table.reshuffle()


class MoreAssistantsEffect(CardEffect):
    """Assistants of the reserve come on display, as many as there are. [OMG-15.17]"""

    def reveal(self, table: OhMyGoodsState, row: int) -> None:
        if table.dealt != 255:
            table.ask(DEAL_ASSISTANT, NATURE, table.printed.effect[row * EFFECT_WIDTH + 1], 0)


class SideChoiceEffect(CardEffect):
    """Everybody chooses a side, in turn order. [OMG-15.21]"""

    def reveal(self, table: OhMyGoodsState, row: int) -> None:
        for step in range(table.seats):
            table.ask(CHOOSE_SIDE, (table.active + table.seats - 1 - step) % table.seats, 0, 0)


class StrengthRewardEffect(CardEffect):
    """Who is strong enough gets points. [OMG-15.18]"""

    def end_round(self, table: OhMyGoodsState, owner: int, row: int) -> None:
        if table.strength(owner) >= table.printed.effect[row * EFFECT_WIDTH + 1]:
            table.ask(REWARD, NOBODY, owner, table.printed.effect[row * EFFECT_WIDTH + 2])

    def end_chapter(self, table: OhMyGoodsState, owner: int, number: int, packed: int) -> None:
        base = (FIRST_END * EFFECTS + number) * EFFECT_WIDTH
        if table.strength(owner) >= table.printed.effect[base + 1]:
            table.bonus[owner] += table.printed.effect[base + 2]
        table.ask(END_EFFECT, NOBODY, number, (packed & 15) + 1)


class StrengthThreatEffect(CardEffect):
    """Who is too weak loses goods or points, as the card says. [OMG-15.19]"""

    def end_round(self, table: OhMyGoodsState, owner: int, row: int) -> None:
        base = row * EFFECT_WIDTH
        if table.strength(owner) >= table.printed.effect[base + 1]:
            return
        if table.printed.effect[base + 2]:
            table.ask(THREATEN, NOBODY, owner, table.printed.effect[base + 2])
        else:
            table.ask(REWARD, NOBODY, owner, -table.printed.effect[base + 3])


class DeliveryEffect(CardEffect):
    """Goods may be given for points, up to so many times. [OMG-15.20]"""

    def can_answer(self, table: OhMyGoodsState, seat: int, row: int, times: int) -> bool:
        return times < table.printed.effect[row * EFFECT_WIDTH + 1] and can_deliver(table, seat, row * EFFECT_WIDTH)

    def end_chapter(self, table: OhMyGoodsState, owner: int, number: int, packed: int) -> None:
        if self.can_answer(table, owner, FIRST_END * EFFECTS + number, packed >> 4):
            table.ask(END_DELIVER, owner, number, packed)
        else:
            table.ask(END_EFFECT, NOBODY, number, (packed & 15) + 1)


class GoodsDemandEffect(CardEffect):
    """A demand reaches every seat. [OMG-15.26]"""

    def end_round(self, table: OhMyGoodsState, owner: int, row: int) -> None:
        table.ask(DEMAND, NOBODY, owner, row)

    def end_chapter(self, table: OhMyGoodsState, owner: int, number: int, packed: int) -> None:
        table.ask(END_EFFECT, NOBODY, number, (packed & 15) + 1)
        table.ask(DEMAND, NOBODY, owner, FIRST_END * EFFECTS + number)


class ForcedPaymentEffect(CardEffect):
    """Goods are taken from every seat. [OMG-15.27]"""

    def end_chapter(self, table: OhMyGoodsState, owner: int, number: int, packed: int) -> None:
        table.ask(END_EFFECT, NOBODY, number, (packed & 15) + 1)
        table.ask(MUST_PAY, NOBODY, owner, FIRST_END * EFFECTS + number)
