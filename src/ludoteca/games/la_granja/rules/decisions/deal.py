"""Setting up, and everything nature deals: order markers, cards, roof tiles and the neutral colour's card."""

from __future__ import annotations

from typing import Any, Final

import cython

from ludoteca.core.common import ChooseSeat, TwoAnswers
from ludoteca.core.constants import NATURE, NOBODY
from ludoteca.core.decision import Decision, Options
from ludoteca.core.domain import Domain
from ludoteca.games.la_granja.content.board import BUILDING, BUILDING_COUNT
from ludoteca.games.la_granja.content.cards import CARD, CARD_COUNT
from ludoteca.games.la_granja.content.constants import (
    DELUXE_ROOF,
    IN_DECK,
    IN_DISCARD,
    IN_HAND,
    NEUTRAL,
    NONE,
    SEATS,
)
from ludoteca.games.la_granja.content.roofs import ROOF_IDS, ROOF_SET
from ludoteca.games.la_granja.rules.decisions.numbers import DRAW, LAY_ROOF, NEUTRAL_TURN, REVEAL_CARD, ROLL_ORDER
from ludoteca.games.la_granja.rules.state import LaGranjaState

if not cython.compiled:
    from ludoteca.games.la_granja.rules.farm import can_draw, take_from_deck
    from ludoteca.games.la_granja.rules.market import neutral_place

SEAT: Final = Domain("seat", tuple(f"seat{seat}" for seat in range(SEATS)))
ORDER_TILE: Final = Domain("tile", ("tile2", "tile3"))
ROOF_TILE: Final = Domain("roof", ROOF_IDS)


class RollOrder(Decision):
    """Roll for the building that order marker ``number`` locks; marked ones are rolled again. [LG-2.6]"""

    name = "roll_order"
    domain = BUILDING
    rule = "LG-2.6"

    def options(self, state: Any, seat: int, number: int, b: int, out: Options) -> None:
        table: LaGranjaState = state
        out.clear()
        for building in range(BUILDING_COUNT):
            if table.lock[building] == 0:
                out.add(building)

    def resolve(self, state: Any, seat: int, number: int, b: int, option: int) -> None:
        table: LaGranjaState = state
        table.lock[option] = number
        if number < 3:
            table.ask(ROLL_ORDER, NATURE, number + 1, 0)


class ChooseFirst(ChooseSeat):
    """Pick the first seat; the others follow clockwise, each with a marker on its centre space. [LG-2.7, 2.9, 2.10]"""

    name = "choose_first"
    domain = SEAT
    rule = "LG-2.7"

    def resolve(self, state: Any, seat: int, a: int, b: int, option: int) -> None:
        table: LaGranjaState = state
        for place in range(table.seats):
            owner = (option + place) % table.seats
            table.order[place] = owner
            table.hex_owner[table.printed.hex_start[place]] = owner
            table.siesta_level[owner] = table.seats - 1 - place


class DrawTile(TwoAnswers):
    """Solo: tile 2 makes the player first, tile 3 second; the neutral colour takes the other space. [LG-12.5]"""

    name = "draw_tile"
    domain = ORDER_TILE
    rule = "LG-12.5"

    def resolve(self, state: Any, seat: int, a: int, b: int, option: int) -> None:
        table: LaGranjaState = state
        table.order[0] = 0
        table.solo_first = 1 - option
        table.hex_owner[table.printed.hex_start[option]] = 0
        table.hex_owner[table.printed.hex_start[1 - option]] = NEUTRAL


def list_deck(table: LaGranjaState, out: Options) -> None:
    """Every card that may come next; an empty deck is the discard pile about to be shuffled."""
    pile = IN_DECK if table.deck_count else IN_DISCARD
    for card in range(CARD_COUNT):
        if table.where[card] == pile:
            out.add(card)


class Draw(Decision):
    """Give the seat ``owner`` cards from the deck, ``left`` to go. [LG-2.3]"""

    name = "draw"
    domain = CARD
    rule = "LG-2.3"

    def options(self, state: Any, seat: int, owner: int, left: int, out: Options) -> None:
        table: LaGranjaState = state
        out.clear()
        list_deck(table, out)

    def resolve(self, state: Any, seat: int, owner: int, left: int, option: int) -> None:
        table: LaGranjaState = state
        take_from_deck(table, option, IN_HAND + owner)
        if left > 1 and can_draw(table):
            table.ask(DRAW, NATURE, owner, left - 1)

    def seen_by(self, state: Any, seat: int, a: int, b: int) -> int:
        return a


class LayRoof(Decision):
    """Lay out roof tiles of a round, ``left`` to go; the others of that round stay in the box. [LG-2.4, 11.5]"""

    name = "lay_roof"
    domain = ROOF_TILE
    rule = "LG-2.4"

    def options(self, state: Any, seat: int, number: int, left: int, out: Options) -> None:
        table: LaGranjaState = state
        out.clear()
        start = ROOF_SET if table.variants & DELUXE_ROOF else 0
        for tile in range(start, start + ROOF_SET):
            if table.printed.roof_round[tile] == number:
                if table.display[0] != tile and table.display[1] != tile and table.display[2] != tile:
                    out.add(tile)

    def resolve(self, state: Any, seat: int, number: int, left: int, option: int) -> None:
        table: LaGranjaState = state
        # The display is a set: kept in order, so that equal displays are equal states.
        place = 0
        while table.display[place] != NONE:
            place += 1
        while place > 0 and table.display[place - 1] > option:
            table.display[place] = table.display[place - 1]
            place -= 1
        table.display[place] = option
        if left > 1:
            table.ask(LAY_ROOF, NATURE, number, left - 1)


class NeutralTurn(Decision):
    """Solo: reveal a card for the neutral colour, if one with a market value can still come. [LG-12.8, 12.9]"""

    name = "neutral_turn"
    rule = "LG-12.9"

    def resolve(self, state: Any, seat: int, a: int, b: int, option: int) -> None:
        table: LaGranjaState = state
        for card in range(CARD_COUNT):
            if table.where[card] == IN_DECK or table.where[card] == IN_DISCARD:
                if table.printed.barrow_market[card] > 0:
                    table.ask(REVEAL_CARD, NATURE, 0, 0)
                    return


class RevealCard(Decision):
    """Solo: the card's barrow value says where the neutral marker goes; without one the next is revealed. [LG-12.9]"""

    name = "reveal_card"
    domain = CARD
    rule = "LG-12.9"

    def options(self, state: Any, seat: int, a: int, b: int, out: Options) -> None:
        table: LaGranjaState = state
        out.clear()
        list_deck(table, out)

    def resolve(self, state: Any, seat: int, a: int, b: int, option: int) -> None:
        table: LaGranjaState = state
        take_from_deck(table, option, IN_DISCARD)
        value = table.printed.barrow_market[option]
        if value > 0:
            neutral_place(table, value)
        else:
            table.ask(NEUTRAL_TURN, NOBODY, 0, 0)
