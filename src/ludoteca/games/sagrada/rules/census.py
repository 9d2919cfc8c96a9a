"""Counting all dice of a game, wherever they lie."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.games.sagrada.content.constants import NONE
from ludoteca.games.sagrada.content.dice import COLOR_NAMES
from ludoteca.games.sagrada.rules.decisions.numbers import (
    BUMP,
    CHOOSE_VALUE,
    PLACE,
    PLACE_OR_RETURN,
    REROLL,
    REROLL_POOL,
    SWAP,
)
from ludoteca.games.sagrada.rules.state import SagradaState


def census(table: SagradaState) -> dict[str, int]:
    """The dice of each colour: bag, pool, track, windows, out of the game, and in the hand of a question. [SAG-2.1]"""
    found = [table.bag[color] + table.out[color] for color in range(5)]
    for die in (*table.pool, *table.track):
        if die != NONE:
            found[die // 6] += 1
    for seat in range(table.seats):
        for color in range(5):
            found[color] += table.color[seat * 5 + color].bit_count()
    for decision, _, a, _ in table.frames():
        for color in _in_hand(decision, a):
            found[color] += 1
    return dict(zip(COLOR_NAMES, found, strict=True))


def _in_hand(decision: int, a: int) -> Iterator[int]:
    """The colours of the dice a question holds between pool and window."""
    if decision in (PLACE, PLACE_OR_RETURN, BUMP, SWAP):
        yield a // 6
    elif decision in (REROLL, CHOOSE_VALUE):
        yield a
    elif decision == REROLL_POOL:
        for color in range(5):
            for _ in range(a >> 4 * color & 15):
                yield color
