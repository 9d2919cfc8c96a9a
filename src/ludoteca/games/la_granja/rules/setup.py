"""From options to a first state: editions, single readings, and the opening questions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from ludoteca.core.constants import NATURE, NOBODY
from ludoteca.core.game import Setting
from ludoteca.games.la_granja.content.board import START_HAND
from ludoteca.games.la_granja.content.cards import BASE_CARDS, CARD_COUNT
from ludoteca.games.la_granja.content.constants import (
    CRAFT_MUST,
    DELUXE_EDITION,
    DELUXE_ROOF,
    EVERY_COMPLETION,
    EVERY_DELIVERY,
    FIXED_GOOD,
    FRENCH_EDITION,
    FROM_START,
    HARDEST_NEUTRAL,
    HELPER_TOKENS,
    HIDDEN_POINTS,
    IN_DECK,
    LACK_MUST,
    LATE_INCOME,
    LOOSE_DICE,
    MARKET_TILE_REMOVES,
    NO_LIMIT,
    NOT_PLAYED_WITH,
    OWN_MARKER_FREE,
    PAID_AHEAD,
    PIGS_KEPT,
    REMOVAL_BY_CHOICE,
    REPLACE_BY_CHOICE,
    STEP_BY_CHOICE,
)
from ludoteca.games.la_granja.content.goods import COMMODITY, SILVER
from ludoteca.games.la_granja.content.printed import Printed
from ludoteca.games.la_granja.rules.decisions.numbers import CHOOSE_FIRST, DRAW, DRAW_TILE, LAY_ROOF, ROLL_ORDER, ROUND
from ludoteca.games.la_granja.rules.state import LaGranjaState

RUSSIAN: Final = "russian"
FRENCH: Final = "french"
DELUXE: Final = "deluxe"

# With which other settings a setting means something: any of these combinations.
WITH_LIMIT: Final = ({"marker_limit": "on"},)
WITH_DELUXE_TILES: Final = ({"roof_tiles": "deluxe"}, {"roof_tiles": "edition", "edition": DELUXE})


class Reading(NamedTuple):
    """What an edition settles: the value that sets the bit, the one that does not, the editions that set it."""

    name: str
    on: str
    off: str
    bit: int
    editions: tuple[str, ...]
    rule: str
    text: str
    needs: tuple[dict[str, str], ...] = ()
    alone: bool = True

    def setting(self) -> Setting:
        """The edition's reading, or either of the two."""
        choices = ("edition", self.on, self.off)
        return Setting(self.name, choices, self.text, self.rule, None if self.alone else (), needs=self.needs)


class Ruling(NamedTuple):
    """What all editions play alike: the value they play, the other one and its bit."""

    name: str
    default: str
    other: str
    bit: int
    rule: str
    text: str
    needs: tuple[dict[str, str], ...] = ()
    alone: bool = True

    def setting(self) -> Setting:
        """The editions' value, or the other one."""
        choices = (self.default, self.other)
        return Setting(self.name, choices, self.text, self.rule, None if self.alone else (), needs=self.needs)


READINGS: Final = (
    Reading(
        "points",
        "hidden",
        "open",
        HIDDEN_POINTS,
        (RUSSIAN, FRENCH),
        "LG-13.2",
        "whether points are kept secret",
        alone=False,
    ),
    Reading(
        "used_helpers",
        "token",
        "marker",
        HELPER_TOKENS,
        (DELUXE,),
        "LG-13.4",
        "what flags a used helper; matters with the marker limit",
        WITH_LIMIT,
    ),
    Reading("roof_tiles", "deluxe", "original", DELUXE_ROOF, (DELUXE,), "LG-13.5", "which set of roof tiles is used"),
    Reading(
        "olive_grape",
        "fixed",
        "choice",
        FIXED_GOOD,
        (FRENCH, DELUXE),
        "LG-13.6",
        "whether a tile for olive or grape names its good or leaves the choice",
    ),
    Reading(
        "removal",
        "may",
        "must",
        REMOVAL_BY_CHOICE,
        (FRENCH,),
        "LG-13.8",
        "whether lower neighbours on the market may or must be removed",
    ),
    Reading(
        "own_marker",
        "nothing",
        "scores",
        OWN_MARKER_FREE,
        (FRENCH,),
        "LG-13.9",
        "what replacing an own market marker brings",
    ),
    Reading(
        "replacement",
        "may",
        "must",
        REPLACE_BY_CHOICE,
        (DELUXE,),
        "LG-13.10",
        "whether a marker on a full market may or must replace another",
    ),
    Reading(
        "lack_of_markers",
        "must",
        "may",
        LACK_MUST,
        (FRENCH,),
        "LG-13.11",
        "with the marker limit: whether a marker must be taken back or the gain may be left",
        WITH_LIMIT,
    ),
    Reading(
        "craft_effect",
        "must",
        "may",
        CRAFT_MUST,
        (DELUXE,),
        "LG-13.12",
        "whether the immediate effect of a craft marker must be taken",
    ),
    Reading(
        "step_of_five",
        "optional",
        "fixed",
        STEP_BY_CHOICE,
        (DELUXE,),
        "LG-13.13",
        "whether the siesta step beside the upgrade of space 5 may be left out",
    ),
    Reading("end_pigs", "kept", "sold", PIGS_KEPT, (RUSSIAN,), "LG-14.7", "whether pigs are sold at the end"),
)

RULINGS: Final = (
    Ruling("marker_limit", "on", "off", NO_LIMIT, "LG-14.1", "whether the 25 markers of a seat are a limit"),
    Ruling(
        "commodity_deliveries",
        "transport",
        "every",
        EVERY_DELIVERY,
        "LG-14.25",
        "whether commodities are delivered in phase III only or with every delivery",
    ),
    Ruling(
        "craft_income",
        "step2",
        "step3",
        LATE_INCOME,
        "LG-14.28",
        "in which step of the farm phase craft markers pay their income",
    ),
    Ruling(
        "die_tiles",
        "exact",
        "up_to",
        LOOSE_DICE,
        "LG-14.22",
        "whether a deluxe die tile changes a die by exactly its number or by up to it",
        WITH_DELUXE_TILES,
    ),
    Ruling(
        "market_tile",
        "quiet",
        "removes",
        MARKET_TILE_REMOVES,
        "LG-14.24",
        "whether the deluxe market tile removes neighbours",
        WITH_DELUXE_TILES,
    ),
    Ruling("extra_payment", "each", "ahead", PAID_AHEAD, "LG-14.6", "when extra deliveries are paid"),
    Ruling(
        "unlocking",
        "different",
        "every",
        EVERY_COMPLETION,
        "LG-14.4",
        "which completions remove an order marker",
        alone=False,
    ),
)

SETTINGS: Final = (
    Setting("edition", (RUSSIAN, FRENCH, DELUXE), "which edition's rules are played", "LG-13.1"),
    Setting("promo", ("edition", "with", "without"), "whether the six promotional cards are used", "LG-13.1"),
    *(reading.setting() for reading in READINGS),
    *(ruling.setting() for ruling in RULINGS),
    Setting(
        "neutral",
        ("edition", "hardest"),
        "alone: which space of its value the neutral marker takes",
        "LG-14.8",
        only_alone=True,
    ),
)


def variants(options: Mapping[str, Any]) -> int:
    """The edition and the single readings as bits. [LG-13.1 to 13.14]"""
    edition = options["edition"]
    found = FRENCH_EDITION if edition == FRENCH else DELUXE_EDITION if edition == DELUXE else 0
    for reading in READINGS:
        if options[reading.name] == reading.on or (options[reading.name] == "edition" and edition in reading.editions):
            found |= reading.bit
    for ruling in RULINGS:
        if options[ruling.name] == ruling.other:
            found |= ruling.bit
    if options["neutral"] == "hardest":
        found |= HARDEST_NEUTRAL
    return found


def open_hexes(seats: int, options: Mapping[str, Any], printed: Printed) -> int:
    """The market spaces in play, as a mask; a pack may print another deluxe side for one and two. [LG-2.11, 2.12]"""
    small_side = options["edition"] == DELUXE and seats < 3
    found = 0
    for space in range(printed.hexes):
        if printed.hex_small[space] if small_side else printed.hex_seats[space] <= max(seats, 2):
            found |= 1 << space
    return found


def first_state(seats: int, options: Mapping[str, Any], printed: Printed) -> LaGranjaState:
    """An empty village with the questions of the set-up asked. [LG-2.1 to 2.12]"""
    table = LaGranjaState(seats, variants(options), printed)
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
