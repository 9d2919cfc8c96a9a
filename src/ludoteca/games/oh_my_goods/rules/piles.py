"""Goods on buildings: a queue of face-down cards, the oldest first, and goods without cards. [OMG-7.11, 9.26]"""

from __future__ import annotations

from ludoteca.games.oh_my_goods.content.constants import AS_GOOD, NONE, OPENLY, SHOWN_GOOD, UNSEEN
from ludoteca.games.oh_my_goods.rules.state import OhMyGoodsState


def lay(table: OhMyGoodsState, place: int, card: int, shown: bool) -> None:
    """A card becomes the newest good of a building; ``shown`` if all have seen it."""
    table.where[card] = (SHOWN_GOOD if shown else AS_GOOD) + place
    table.after[card] = NONE
    if table.goods[place]:
        last = table.oldest[place]
        while table.after[last] != NONE:
            last = table.after[last]
        table.after[last] = card
    else:
        table.oldest[place] = card
    table.goods[place] += 1


def lay_fed(table: OhMyGoodsState, place: int, card: int, shown: bool) -> None:
    """A card fed into a chain becomes a good; the order of feeding leaves no trace. [OMG-7.12]

    At the end of a pile lie unseen cards and after them shown ones, if there are any of either; a card joins its like
    there in the order of numbers.
    """
    table.where[card] = (SHOWN_GOOD if shown else AS_GOOD) + place
    # The card after which it comes to lie.
    spot = NONE
    before = NONE
    other = table.oldest[place] if table.goods[place] else NONE
    while other != NONE:
        if table.where[other] >= SHOWN_GOOD:
            if shown and other < card:
                spot = other
        elif shown:
            spot = other
        else:
            if before == NONE or table.where[before] >= SHOWN_GOOD:
                spot = before
            if other < card:
                spot = other
        before = other
        other = table.after[other]
    if spot != NONE:
        table.after[card] = table.after[spot]
        table.after[spot] = card
    else:
        table.after[card] = table.oldest[place] if table.goods[place] else NONE
        table.oldest[place] = card
    table.goods[place] += 1


def lift(table: OhMyGoodsState, place: int) -> int:
    """The oldest good leaves a building: its card, or NONE if only goods without cards are left. [OMG-9.26]"""
    if not table.goods[place]:
        table.bare[place] -= 1
        return NONE
    card = table.oldest[place]
    table.oldest[place] = table.after[card]
    table.after[card] = NONE
    table.goods[place] -= 1
    return card


def spend(table: OhMyGoodsState, place: int) -> None:
    """The oldest good of a building goes to the discard pile, face down."""
    card = lift(table, place)
    if card != NONE:
        table.throw(card, OPENLY if table.where[card] >= SHOWN_GOOD else UNSEEN)


def pass_on(table: OhMyGoodsState, source: int, place: int) -> None:
    """The oldest good of one building becomes a good of another. [OMG-7.13]"""
    card = lift(table, source)
    if card == NONE:
        table.bare[place] += 1
    else:
        lay_fed(table, place, card, table.where[card] >= SHOWN_GOOD)
