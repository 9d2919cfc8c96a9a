"""What the terminal writes behind a value that no rulebook shows, and the siesta track as each edition prints it."""

from __future__ import annotations

from ludoteca.games.la_granja.content.cards import CARDS
from ludoteca.games.la_granja.content.constants import DELUXE_EDITION
from ludoteca.games.la_granja.content.marks import RECONSTRUCTED
from ludoteca.games.la_granja.content.pack import helpers_named, marks_named, printed_named
from ludoteca.games.la_granja.content.roofs import ROOF_IDS
from ludoteca.games.la_granja.faces.view import LaGranjaView
from ludoteca.messages import say

SIGN = "≈"
# Our helpers by what they are called: a pack that keeps name and text keeps their translations.
HELPERS = {card.helper.name: card.helper for card in CARDS}


def sign(marks: str, place: int = 0) -> str:
    """The sign of a reconstruction, if the mark says so. [LG-16.1]"""
    return SIGN if marks[place : place + 1] == RECONSTRUCTED else ""


def market_sign(view: LaGranjaView) -> str:
    """Behind the market, as long as a space lies where we put it. [LG-16.7]"""
    return SIGN if any(sign(marks, 1) for marks in marks_named(view.pack).hexes) else ""


def hex_name(view: LaGranjaView, space: int) -> str:
    """A market space by its number; its value may be ours. [LG-16.7]"""
    return f"h{space + 1}{sign(marks_named(view.pack).hexes[space])}"


def row_sign(view: LaGranjaView, building: int) -> str:
    """Behind the row of a building. [LG-16.6]"""
    return sign(marks_named(view.pack).buildings[building], 2)


def die_words(view: LaGranjaView, building: int) -> str:
    """The die that order markers are rolled with for a building. [LG-16.6]"""
    number = list(printed_named(view.pack).building_at).index(building) + 1
    return say("la_granja-picture-die", number=number) + sign(marks_named(view.pack).buildings[building], 1)


def tile_name(view: LaGranjaView, tile: int) -> str:
    """A roof tile: its round and its phases may be ours. [LG-16.8]"""
    return f"{ROOF_IDS[tile]}{sign(marks_named(view.pack).roofs[tile])}"


def card_sign(view: LaGranjaView, card: int, side: int) -> str:
    """Behind field (0), barrow (1) or extension (2) of a card. [LG-16.9]"""
    return sign(marks_named(view.pack).cards[card], side)


def helper_words(view: LaGranjaView, card: int) -> tuple[str, str]:
    """Name and text of a helper, each with its sign. [LG-16.9]"""
    name, text = helpers_named(view.pack)[card]
    ours = HELPERS.get(name)
    if ours is not None and ours.text == text:
        text = say(f"la_granja-does-{ours.id}")
    return helper_name(view, card) + card_sign(view, card, 3), text + card_sign(view, card, 4)


def helper_name(view: LaGranjaView, card: int) -> str:
    """What the helper of a card is called: in the reader's language, or as a pack of one's own calls it."""
    name, _ = helpers_named(view.pack)[card]
    ours = HELPERS.get(name)
    return name if ours is None else say(f"la_granja-helper-{ours.id}")


# -- the siesta track ---------------------------------------------------------------------------------------


def siesta_sections(points: list[int], deluxe: bool) -> list[list[int]]:
    """The spaces of each part of the track: equal points; in the deluxe edition those without stand alone. [LG-1.7]"""
    found: list[list[int]] = []
    for space, here in enumerate(points):
        if found and here == points[found[-1][0]] and not (deluxe and here == 0):
            found[-1].append(space)
        else:
            found.append([space])
    return found


def siesta_sign(view: LaGranjaView) -> str:
    """Behind the siesta track. [LG-16.5]"""
    return sign(marks_named(view.pack).siesta)


def siesta_words(view: LaGranjaView) -> str:
    """Every part of the track with its points, and the discs on its spaces, the upper ones first. [LG-1.7]"""
    printed = printed_named(view.pack)
    points = list(printed.siesta)[: printed.top + 1]
    deluxe = bool(view.variants & DELUXE_EDITION)
    parts = []
    for spaces in siesta_sections(points, deluxe):
        worth = points[spaces[0]]
        words = " ".join(_space(view, space) for space in spaces)
        brings = say("la_granja-picture-worth", points=worth)
        parts.append(f"{words} ({brings})" if worth or not deluxe else words)
    return " | ".join(parts)


def _space(view: LaGranjaView, space: int) -> str:
    here = [seat for seat in range(view.seats) if view.siesta_at[seat] == space]
    here.sort(key=lambda seat: -view.siesta_level[seat])
    return f"{space}:{''.join(map(str, here))}" if here else str(space)
