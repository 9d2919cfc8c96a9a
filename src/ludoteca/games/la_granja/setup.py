"""From options to a first state: editions, single readings, and the opening questions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ludoteca.core.constants import NATURE, NOBODY
from ludoteca.core.game import Setting
from ludoteca.games.la_granja.constants import (
    CRAFT_MUST,
    DELUXE_ROOF,
    EARLY_SHUFFLE,
    EVERY_COMPLETION,
    FIXED_GOOD,
    FROM_START,
    HELPER_TOKENS,
    HIDDEN_POINTS,
    IN_DECK,
    LACK_MUST,
    MARKER_LIMIT,
    MARKET_TILE_REMOVES,
    NOT_PLAYED_WITH,
    OWN_MARKER_FREE,
    PAID_AHEAD,
    PIGS_KEPT,
    REMOVAL_BY_CHOICE,
    REPLACE_BY_CHOICE,
    STEP_BY_CHOICE,
)
from ludoteca.games.la_granja.content.board import START_HAND
from ludoteca.games.la_granja.content.cards import BASE_CARDS, CARD_COUNT
from ludoteca.games.la_granja.content.goods import COMMODITY, SILVER
from ludoteca.games.la_granja.decisions.numbers import CHOOSE_FIRST, DRAW, DRAW_TILE, LAY_ROOF, ROLL_ORDER, ROUND
from ludoteca.games.la_granja.printed import Printed
from ludoteca.games.la_granja.state import Table

RUSSIAN: Final = "russian"
FRENCH: Final = "french"
DELUXE: Final = "deluxe"

# Each reading: its setting, the value that sets the bit, the value that does not, and the editions that set it.
READINGS: Final = (
    ("points", "hidden", "open", HIDDEN_POINTS, (RUSSIAN, FRENCH), "LG-13.2", "whether points are kept secret"),
    (
        "used_helpers",
        "token",
        "marker",
        HELPER_TOKENS,
        (DELUXE,),
        "LG-13.4",
        "what flags a used helper; matters with the marker limit",
    ),
    ("roof_tiles", "deluxe", "original", DELUXE_ROOF, (DELUXE,), "LG-13.5", "which set of roof tiles is used"),
    (
        "olive_grape",
        "fixed",
        "choice",
        FIXED_GOOD,
        (FRENCH, DELUXE),
        "LG-13.6",
        "whether a tile for olive or grape names its good or leaves the choice",
    ),
    (
        "removal",
        "may",
        "must",
        REMOVAL_BY_CHOICE,
        (FRENCH,),
        "LG-13.8",
        "whether lower neighbours on the market may or must be removed",
    ),
    (
        "own_marker",
        "nothing",
        "scores",
        OWN_MARKER_FREE,
        (FRENCH,),
        "LG-13.9",
        "what replacing an own market marker brings",
    ),
    (
        "replacement",
        "may",
        "must",
        REPLACE_BY_CHOICE,
        (DELUXE,),
        "LG-13.10",
        "whether a marker on a full market may or must replace another",
    ),
    (
        "lack_of_markers",
        "must",
        "may",
        LACK_MUST,
        (FRENCH,),
        "LG-13.11",
        "with the marker limit: whether a marker must be taken back or the gain may be left",
    ),
    (
        "craft_effect",
        "must",
        "may",
        CRAFT_MUST,
        (DELUXE,),
        "LG-13.12",
        "whether the immediate effect of a craft marker must be taken",
    ),
    (
        "step_of_five",
        "optional",
        "fixed",
        STEP_BY_CHOICE,
        (DELUXE,),
        "LG-13.13",
        "whether the siesta step beside the upgrade of space 5 may be left out",
    ),
    (
        "reshuffle",
        "at_last_card",
        "when_empty",
        EARLY_SHUFFLE,
        (RUSSIAN,),
        "LG-13.14",
        "when the discard pile becomes the deck",
    ),
)

# Rulings that no edition settles: their setting, the default, the other reading and its bit.
RULINGS: Final = (
    ("marker_limit", "off", "on", MARKER_LIMIT, "LG-14.1", "whether the 25 markers of a seat are a limit"),
    ("unlocking", "different", "every", EVERY_COMPLETION, "LG-14.4", "which completions remove an order marker"),
    ("extra_payment", "each", "ahead", PAID_AHEAD, "LG-14.6", "when extra deliveries are paid"),
    ("end_pigs", "sold", "kept", PIGS_KEPT, "LG-14.7", "whether pigs are sold at the end"),
    ("market_tile", "quiet", "removes", MARKET_TILE_REMOVES, "LG-14.24", "whether the market tile removes neighbours"),
)

SETTINGS: Final = (
    Setting("edition", (RUSSIAN, FRENCH, DELUXE), "which edition's rules are played", "LG-13.1"),
    Setting("promo", ("edition", "with", "without"), "whether the six promotional cards are used", "LG-13.1"),
    Setting("market", ("edition", "original", "deluxe"), "which board closes market spaces", "LG-13.3"),
    *(Setting(name, ("edition", on, off), text, rule) for name, on, off, _, _, rule, text in READINGS),
    *(Setting(name, (default, other), text, rule) for name, default, other, _, rule, text in RULINGS),
)


def variants(options: Mapping[str, Any]) -> int:
    """The edition and the single readings as bits. [LG-13.1 to 13.14]"""
    found = 0
    for name, on, _, bit, editions, _, _ in READINGS:
        if options[name] == on or (options[name] == "edition" and options["edition"] in editions):
            found |= bit
    for name, _, other, bit, _, _ in RULINGS:
        if options[name] == other:
            found |= bit
    return found


def open_hexes(seats: int, options: Mapping[str, Any], printed: Printed) -> int:
    """The market spaces in play, as a mask. [LG-2.11, 2.12]"""
    deluxe = options["market"] == "deluxe" or (options["market"] == "edition" and options["edition"] == DELUXE)
    found = 0
    for space in range(printed.hexes):
        small_side = deluxe and seats < 3
        if printed.hex_small[space] if small_side else printed.hex_seats[space] <= max(seats, 2):
            found |= 1 << space
    return found


def first_state(seats: int, options: Mapping[str, Any], printed: Printed) -> Table:
    """An empty village with the questions of the set-up asked. [LG-2.1 to 2.12]"""
    table = Table(seats, variants(options), printed)
    table.open_hexes = open_hexes(seats, options, printed)
    promo = options["promo"] == "with" or (options["promo"] == "edition" and options["edition"] == RUSSIAN)
    where = [IN_DECK if promo or card < BASE_CARDS else NOT_PLAYED_WITH for card in range(CARD_COUNT)]
    table.where = where
    table.deck_count = where.count(IN_DECK)
    for seat in range(seats):
        table.change(seat, SILVER, 1)
        table.score(seat, 1, FROM_START)
        table.change(seat, COMMODITY, 1)
    table.ask(ROUND, NOBODY, 1, 0)
    table.ask(DRAW_TILE if seats == 1 else CHOOSE_FIRST, NATURE, 0, 0)
    table.ask(ROLL_ORDER, NATURE, 1, 0)
    table.ask(LAY_ROOF, NATURE, 1, 2 if seats == 1 else seats)
    for seat in reversed(range(seats)):
        table.ask(DRAW, NATURE, seat, START_HAND)
    return table
