"""A question or an answer with its moment: what its name, its prompt and its line of the log are told from."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.core.constants import NO_ANSWER
from ludoteca.core.words import Word
from ludoteca.games.oh_my_goods.content.constants import SLOTS
from ludoteca.games.oh_my_goods.faces.names import Names, names_of
from ludoteca.games.oh_my_goods.rules.state import OhMyGoodsState


class Answered(NamedTuple):
    """An answer of a seat, the arguments of its question, and the table it was asked at."""

    names: Names
    table: OhMyGoodsState
    seat: int
    a: int
    b: int
    option: int

    def building(self, slot: int) -> Word:
        """What a building of the seat's street is called."""
        return self.names.cards[self.table.card[self.seat * SLOTS + slot]]


def answered(table: OhMyGoodsState, seat: int, a: int, b: int, option: int = NO_ANSWER) -> Answered:
    """The moment of an answer, or of a question that has none yet."""
    return Answered(names_of(table.printed), table, seat, a, b, option)
