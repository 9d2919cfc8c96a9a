"""From a state to points: what lies on the table, what silver would bring, and who wins."""

from __future__ import annotations

from typing import Any, Final

import cython

from ludoteca.core.constants import FRAME
from ludoteca.core.game import ScoreLine
from ludoteca.core.rng import Rng
from ludoteca.core.rules import Rules
from ludoteca.games.la_granja.content.cards import CARD_COUNT
from ludoteca.games.la_granja.content.constants import (
    FROM_SILVER,
    HIDDEN_POINTS,
    IN_DECK,
    IN_HAND,
    NONE,
    ORIGINS,
    PIGS_KEPT,
    SEATS,
    SPENT,
)
from ludoteca.games.la_granja.content.goods import COMMODITY, GOODS, PIG, SILVER, VP
from ludoteca.games.la_granja.rules.decisions.numbers import DONKEY_CHOICE, REVEAL_DONKEYS
from ludoteca.games.la_granja.rules.state import LaGranjaState

LINES: Final = (
    ("start", "Start"),
    ("barrows", "Market barrows"),
    ("buildings", "Craft buildings"),
    ("market", "Market"),
    ("siesta", "Siesta track"),
    ("roof", "Roof"),
    ("helpers", "Helpers"),
    ("silver", "Silver"),
    ("spent", "Spent"),
)


def wealth(table: LaGranjaState, seat: int) -> int:
    """The silver the seat would have after the end sale. [LG-12.1]"""
    base = seat * GOODS
    total = table.goods[base + SILVER] + 4 * table.goods[base + COMMODITY]
    for good in range(PIG + 1):
        if good < PIG or not table.variants & PIGS_KEPT:
            total += table.goods[base + good] * table.printed.sell[good]
    return total


def total(table: LaGranjaState, seat: int) -> int:
    """The seat's points as if the game ended now. [LG-12.2]"""
    return table.goods[seat * GOODS + VP] + wealth(table, seat) // 5


def spare_silver(table: LaGranjaState, seat: int) -> int:  # python
    """The silver that made no point, which tells equal points apart. [LG-12.3]"""
    return wealth(table, seat) % 5


class LaGranjaRules(Rules):
    """The decisions of La Granja, and how its games are judged."""

    def points(self, state: Any, seat: int) -> int:
        table: LaGranjaState = state
        return total(table, seat)

    def winners(self, state: Any) -> int:
        table: LaGranjaState = state
        best = 0
        found = 0
        for seat in range(table.seats):
            rank = total(table, seat) * 5 + wealth(table, seat) % 5
            if seat == 0 or rank > best:
                best = rank
                found = 1 << seat
            elif rank == best:
                found |= 1 << seat
        return found

    def rounds(self, state: Any) -> int:
        table: LaGranjaState = state
        return table.round

    def redeal(self, state: Any, seat: int, rng: Rng) -> bool:
        """Deal anew what the seat cannot know: other hands, sealed donkeys, hidden points; as ``imagine`` does."""
        table: LaGranjaState = state
        redeal_cards(table, seat, rng)
        redeal_donkeys(table, seat, rng)
        if table.variants & HIDDEN_POINTS:
            redeal_points(table, seat, rng)
        return True


def redeal_cards(table: LaGranjaState, seat: int, rng: Rng) -> None:
    """Each rival draws its hand again from the deck and all hidden hands. [LG-19.1]"""
    if not cython.compiled:
        hidden = [0] * CARD_COUNT
    count = 0
    for card in range(CARD_COUNT):
        place = table.where[card]
        if place == IN_DECK or (IN_HAND <= place < IN_HAND + SEATS and place != IN_HAND + seat):
            table.where[card] = IN_DECK
            hidden[count] = card
            count += 1
    for owner in range(table.seats):
        if owner != seat:
            for _number in range(table.hand_count[owner]):
                drawn = rng.below(count)
                table.where[hidden[drawn]] = IN_HAND + owner
                count -= 1
                hidden[drawn] = hidden[count]


def redeal_donkeys(table: LaGranjaState, seat: int, rng: Rng) -> None:
    """Rivals who have chosen a tile in secret choose again. [LG-19.2]"""
    sealed = False
    asked = 0
    top = 0
    while top < table.depth:
        if table.stack[top] == REVEAL_DONKEYS:
            sealed = True
        elif table.stack[top] == DONKEY_CHOICE:
            asked |= 1 << table.stack[top + 1]
        top += FRAME
    if not sealed or table.donkeys_open:
        return
    for owner in range(table.seats):
        if owner != seat and not asked >> owner & 1 and table.donkey[owner] != NONE:
            tile = rng.below(4)
            while not table.donkey_left[owner] >> tile & 1:
                tile = rng.below(4)
            table.donkey[owner] = tile


def redeal_points(table: LaGranjaState, seat: int, rng: Rng) -> None:
    """Hidden points are thought to be near the seat's own. [LG-19.3]"""
    own = table.goods[seat * GOODS + VP]
    for owner in range(table.seats):
        if owner != seat:
            points = own + rng.below(2 * table.round + 3) - table.round - 1
            if points < 0:
                points = 0
            table.goods[owner * GOODS + VP] = points
            for origin in range(ORIGINS):
                table.earned[owner * ORIGINS + origin] = 0
            table.earned[owner * ORIGINS] = points


def breakdown(table: LaGranjaState, seat: int) -> list[ScoreLine]:
    """The seat's points by where they come from; they add up to the total. [LG-12.3]"""
    earned = table.earned[seat * ORIGINS : seat * ORIGINS + ORIGINS]
    earned[FROM_SILVER] += wealth(table, seat) // 5
    return [
        ScoreLine(name, label, points)
        for (name, label), points in zip(LINES, earned, strict=True)
        if points or name != LINES[SPENT][0]
    ]
