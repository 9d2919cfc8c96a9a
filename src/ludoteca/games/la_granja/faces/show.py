"""From a view to what people see: every number of the view becomes a thing with a name.

Most things lie still from one answer to the next, so each record is made once and found again by what it is made of.
What follows from rules (limits, prices, the row a delivery would claim) is asked of the rules.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from ludoteca.games.la_granja.content.board import BUILDING_COUNT, BUILDING_IDS, DONKEY, HEX_IDS
from ludoteca.games.la_granja.content.cards import CARD_IDS
from ludoteca.games.la_granja.content.constants import (
    AS_EXTENSION,
    BEING_PLAYED,
    CRAFT_ACTIVE,
    CRAFT_NEW,
    CRAFT_NONE,
    DELUXE_EDITION,
    FARM,
    FRENCH_EDITION,
    IN_HAND,
    NEUTRAL,
    NONE,
    REVENUE,
    ROOFS,
    ROWS,
    SCORING,
    SEATS,
    SLOTS,
    SPACES,
    SYMBOLS,
    TRANSPORT,
)
from ludoteca.games.la_granja.content.goods import CROPS, GOOD_NAMES, GOODS, RESOURCES, VP
from ludoteca.games.la_granja.content.pack import printed_named
from ludoteca.games.la_granja.content.roofs import ROOF_IDS
from ludoteca.games.la_granja.faces.shown import (
    Barrow,
    Craft,
    CraftBuilding,
    CraftRow,
    Edition,
    Farm,
    Fields,
    Goods,
    Helper,
    LaGranjaShown,
    MarketSpace,
    Phase,
    Price,
    RevenueSpace,
    RoofTile,
    SiestaSpace,
)
from ludoteca.games.la_granja.faces.signs import siesta_sections
from ludoteca.games.la_granja.faces.view import LaGranjaView
from ludoteca.games.la_granja.rules.farm import (
    bought_deliveries,
    buy_price,
    hand_limit,
    sell_price,
    stalls,
    upgrade_price,
)
from ludoteca.games.la_granja.rules.state import LaGranjaState
from ludoteca.games.la_granja.rules.village import row_taken

PHASES: Final[dict[int, Phase]] = {FARM: "farm", REVENUE: "revenue", TRANSPORT: "transport", SCORING: "scoring"}
CRAFTS: Final[dict[int, Craft]] = {CRAFT_NONE: "none", CRAFT_NEW: "new", CRAFT_ACTIVE: "at_work"}
# Things of one pack on a busy server: farms differ in little.
KEPT: Final = 1 << 16

Numbers = tuple[int, ...]


def show(view: LaGranjaView) -> LaGranjaShown:
    """The table as people see it; needs nothing but the view. [LG-19.1 to 19.4]"""
    return LaGranjaShown(
        view.game,
        view.seat,
        view.seats,
        view.pack,
        edition(view.variants),
        view.round,
        PHASES.get(view.phase),
        tuple([seat for seat in view.order if seat != NONE]),
        view.deck_count,
        view.discard_count,
        _farms(view),
        _market(view.pack, view.open_hexes, view.hex_owner),
        tuple([_building(view, building) for building in range(BUILDING_COUNT)]),
        _revenue(view.seats, view.dice, view.die_taken, view.reserved),
        _siesta(view.pack, view.seats, bool(view.variants & DELUXE_EDITION), view.siesta_at, view.siesta_level),
        tuple([ROOF_IDS[tile] for tile in view.display if tile != NONE]),
        () if view.seat is None else _limits_of(view, view.seat).prices,
    )


def edition(variants: int) -> Edition:
    """Which edition is played, by the word of its setting."""
    if variants & DELUXE_EDITION:
        return "deluxe"
    return "french" if variants & FRENCH_EDITION else "russian"


# -- farms ----------------------------------------------------------------------------------------------------------


def _farms(view: LaGranjaView) -> tuple[Farm, ...]:
    hands: list[list[str]] = [[] for _ in range(SEATS)]
    extensions: list[list[str]] = [[] for _ in range(SEATS)]
    playing: list[str | None] = [None] * SEATS
    for card, place in enumerate(view.where):
        if place >= BEING_PLAYED:
            playing[place - BEING_PLAYED] = CARD_IDS[card]
        elif IN_HAND <= place < IN_HAND + SEATS:
            hands[place - IN_HAND].append(CARD_IDS[card])
        elif AS_EXTENSION <= place < AS_EXTENSION + SEATS:
            extensions[place - AS_EXTENSION].append(CARD_IDS[card])
    return tuple(
        [
            _farm(
                view,
                seat,
                tuple(hands[seat]) if seat == view.seat else None,
                tuple(extensions[seat]),
                playing[seat],
            )
            for seat in range(view.seats)
        ]
    )


def _farm(
    view: LaGranjaView, seat: int, hand: tuple[str, ...] | None, extensions: tuple[str, ...], playing: str | None
) -> Farm:
    slots = slice(seat * SLOTS, seat * SLOTS + SLOTS)
    crops = slice(seat * CROPS, seat * CROPS + CROPS)
    tiles = slice(seat * ROOFS, seat * ROOFS + view.roof_count[seat])
    limits = _limits_of(view, seat)
    return Farm(
        _goods(view.goods[seat * GOODS : seat * GOODS + GOODS]),
        _fields(view.fields[crops], view.grown[crops]),
        _barrows(view.pack, view.barrow_card[slots], view.barrow_filled[slots]),
        _helpers(view.helper_card[slots], view.helper_used[slots]),
        extensions,
        _roof(view.roof_tile[tiles], view.roof_used[tiles]),
        _donkeys(view.donkey_left[seat]),
        None if view.donkey[seat] == NONE else DONKEY.notation(view.donkey[seat]),
        hand,
        playing,
        view.hand_count[seat],
        limits.hand,
        limits.stalls,
        view.more_income[seat],
        limits.extra_deliveries,
        view.siesta_at[seat],
    )


@lru_cache(KEPT)
def _goods(amounts: Numbers) -> Goods:
    return Goods(**{name: amounts[good] for good, name in enumerate(GOOD_NAMES) if good != VP}, vp=_known(amounts[VP]))


def _known(amount: int) -> int | None:
    return None if amount == NONE else amount


@lru_cache(KEPT)
def _fields(count: Numbers, grown: Numbers) -> tuple[Fields, ...]:
    return tuple(Fields(GOOD_NAMES[crop], count[crop], grown[crop]) for crop in range(CROPS))


@lru_cache(KEPT)
def _barrows(pack: str, cards: Numbers, filled: Numbers) -> tuple[Barrow | None, ...]:
    return tuple(
        None if card == NONE else _barrow(pack, card, covered) for card, covered in zip(cards, filled, strict=True)
    )


@lru_cache(KEPT)
def _barrow(pack: str, card: int, covered: int) -> Barrow:
    printed = printed_named(pack)
    wants = barrow_wants(pack, card)
    return Barrow(CARD_IDS[card], wants, _covered(wants, covered), printed.barrow_vp[card], printed.barrow_market[card])


@lru_cache(KEPT)
def barrow_wants(pack: str, card: int) -> tuple[str, ...]:
    """The goods a card's barrow wants, by name."""
    printed = printed_named(pack)
    goods = printed.barrow_good[card * SYMBOLS : card * SYMBOLS + printed.barrow_size[card]]
    return tuple(GOOD_NAMES[good] for good in goods)


@lru_cache(KEPT)
def row_wants(pack: str, building: int, row: int) -> tuple[str, ...]:
    """The goods of one of a building's rows, by name."""
    printed = printed_named(pack)
    start = (building * ROWS + row) * SYMBOLS
    return tuple(GOOD_NAMES[good] for good in printed.row_good[start : start + printed.row_size[building * ROWS + row]])


def _covered(wants: tuple[str, ...], covered: int) -> tuple[bool, ...]:
    return tuple(bool(covered >> symbol & 1) for symbol in range(len(wants)))


@lru_cache(KEPT)
def _helpers(cards: Numbers, used: Numbers) -> tuple[Helper | None, ...]:
    return tuple(
        None if card == NONE else Helper(CARD_IDS[card], bool(flag)) for card, flag in zip(cards, used, strict=True)
    )


@lru_cache(KEPT)
def _roof(tiles: Numbers, used: Numbers) -> tuple[RoofTile, ...]:
    return tuple(RoofTile(ROOF_IDS[tile], bool(flag)) for tile, flag in zip(tiles, used, strict=True))


@lru_cache(KEPT)
def _donkeys(left: int) -> tuple[str, ...]:
    return tuple(DONKEY.notation(tile) for tile in range(DONKEY.size) if left >> tile & 1)


class Limits(NamedTuple):
    """What rules say of a farm: how much it holds and may do, and at which prices."""

    hand: int
    stalls: int
    extra_deliveries: int
    prices: tuple[Price, ...]


def _limits_of(view: LaGranjaView, seat: int) -> Limits:
    slots = slice(seat * SLOTS, seat * SLOTS + SLOTS)
    more = (view.more_hand[seat], view.more_stalls[seat], view.more_deliveries[seat])
    return _limits(view.pack, view.helper_card[slots], view.helper_used[slots], more)


@lru_cache(KEPT)
def _limits(pack: str, helpers: Numbers, used: Numbers, more: Numbers) -> Limits:
    """Asked of the rules for a farm that has nothing but these helpers and extensions."""
    table = LaGranjaState(1, 0, printed_named(pack))
    empty = SEATS * SLOTS - len(helpers)
    table.helper_card = [*helpers, *[NONE] * empty]
    table.helper_used = [*used, *[0] * empty]
    table.more_hand, table.more_stalls, table.more_deliveries = ([each] + [0] * (SEATS - 1) for each in more)
    return Limits(
        hand_limit(table, 0),
        stalls(table, 0),
        bought_deliveries(table, 0),
        tuple(
            Price(
                GOOD_NAMES[good], buy_price(table, 0, good), sell_price(table, 0, good), upgrade_price(table, 0, good)
            )
            for good in range(RESOURCES)
        ),
    )


# -- village --------------------------------------------------------------------------------------------------------


@lru_cache(KEPT)
def _market(pack: str, open_hexes: int, owners: Numbers) -> tuple[MarketSpace, ...]:
    return tuple(
        MarketSpace(
            HEX_IDS[space],
            None if owners[space] in (NONE, NEUTRAL) else owners[space],
            owners[space] == NEUTRAL,
        )
        for space in range(printed_named(pack).hexes)
        if open_hexes >> space & 1
    )


def _building(view: LaGranjaView, building: int) -> CraftBuilding:
    return _craft_building(
        view.pack,
        building,
        view.lock[building],
        not view.completed >> building & 1,
        view.row_of[building : view.seats * BUILDING_COUNT : BUILDING_COUNT],
        view.row_filled[building : view.seats * BUILDING_COUNT : BUILDING_COUNT],
        view.craft[building : view.seats * BUILDING_COUNT : BUILDING_COUNT],
    )


@lru_cache(KEPT)
def _craft_building(
    pack: str, building: int, lock: int, first_bonus: bool, rows: Numbers, filled: Numbers, craft: Numbers
) -> CraftBuilding:
    found: list[CraftRow | None] = []
    for row, covered, marker in zip(rows, filled, craft, strict=True):
        if row == NONE and not marker:
            found.append(None)
            continue
        # A position may complete a building without saying in which row.
        wants = () if row == NONE else row_wants(pack, building, row)
        # A completed building has handed its goods in: what is kept there then is no symbol.
        found.append(CraftRow(wants, _covered(wants, 0 if marker else covered), CRAFTS[marker]))
    next_row = row_wants(pack, building, _free_row(pack, building, rows))
    return CraftBuilding(BUILDING_IDS[building], lock or None, first_bonus, tuple(found), next_row)


def _free_row(pack: str, building: int, rows: Numbers) -> int:
    """The row that the next seat to deliver would claim: the first that nobody has. [LG-9.5]"""
    table = LaGranjaState(len(rows), 0, printed_named(pack))
    owned = list(table.row_of)
    owned[building : len(rows) * BUILDING_COUNT : BUILDING_COUNT] = rows
    table.row_of = owned
    return next((row for row in range(ROWS) if not row_taken(table, building, row)), 0)


@lru_cache(KEPT)
def _revenue(seats: int, dice: Numbers, taken: Numbers, reserved: Numbers) -> tuple[RevenueSpace, ...]:
    return tuple(
        RevenueSpace(
            space + 1,
            dice[space],
            tuple(seat for seat in range(seats) if space + 1 in taken[seat * 2 : seat * 2 + 2]),
            tuple(seat for seat in range(seats) if reserved[seat] == space),
        )
        for space in range(SPACES)
    )


@lru_cache(KEPT)
def _siesta(pack: str, seats: int, deluxe: bool, at: Numbers, level: Numbers) -> tuple[SiestaSpace, ...]:
    printed = printed_named(pack)
    points = list(printed.siesta)[: printed.top + 1]
    highest = sorted(range(seats), key=lambda seat: -level[seat])
    return tuple(
        SiestaSpace(number, points[space], tuple(seat for seat in highest if at[seat] == space))
        for number, spaces in enumerate(siesta_sections(points, deluxe), start=1)
        for space in spaces
    )
