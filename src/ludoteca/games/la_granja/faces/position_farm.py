"""A farm of a position written by hand: cards, goods, roof, rows and donkey tiles, each field checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ludoteca.core.errors import BadFile
from ludoteca.core.position import check_fields, read_flag, read_list, read_name, read_number, read_object
from ludoteca.games.la_granja.content.board import BUILDING_COUNT, BUILDING_IDS, DONKEY
from ludoteca.games.la_granja.content.cards import CARD_IDS, card_index
from ludoteca.games.la_granja.content.constants import (
    AREA_EMPTY,
    AS_BARROW,
    AS_EXTENSION,
    AS_FIELD,
    BOUGHT,
    CRAFT_ACTIVE,
    CRAFT_NEW,
    DELUXE_ROOF,
    FROM_START,
    IN_DECK,
    IN_HAND,
    NOT_PLAYED_WITH,
    ROOFS,
    ROWS,
    SLOTS,
    SOLD,
    SPACES,
    SPENT,
    SYMBOLS,
    UNFLAGGED,
    USED,
)
from ludoteca.games.la_granja.content.goods import CROPS, GOOD_NAMES, GOODS, VP
from ludoteca.games.la_granja.content.roofs import ROOF_IDS, ROOF_SET
from ludoteca.games.la_granja.rules.state import LaGranjaState

FARM_FIELDS: Final = (
    "hand",
    "goods",
    "points",
    "fields",
    "barrows",
    "extensions",
    "helpers",
    "roof",
    "rows",
    "craft",
    "donkeys",
    "donkey",
    "taken",
    "reserved",
)
ORIGIN_NAMES: Final = ("start", "barrows", "buildings", "market", "siesta", "roof", "helpers", "silver", "spent")
CRAFT_SIDES: Final = ("new", "active")
USES: Final = ("bought", "sold")
DONKEY_NAMES: Final = DONKEY.notations
# What a purse or a storage holds at most: far more than a game can bring, and far less than a C int holds.
MOST: Final = 999


def read_farm(table: LaGranjaState, seat: int, data: Any) -> None:
    where = f"farms, seat {seat}"
    farm = check_fields(data, where, (), FARM_FIELDS)
    at = f"{where}, "
    for card in read_cards(table, read_list(farm, "hand", at), f"{at}hand"):
        table.move_card(card, IN_HAND + seat)
    _read_goods(table, seat, farm, at)
    _read_fields(table, seat, farm, at)
    _read_extensions(table, seat, farm, at)
    _read_barrows(table, seat, farm, at)
    _read_helpers(table, seat, farm, at)
    _read_roof(table, seat, farm, at)
    _read_crafts(table, seat, farm, at)
    _read_donkeys(table, seat, farm, at)


def put(table: LaGranjaState, name: str, place: int, value: int) -> None:
    """One entry of an array; a compiled state hands out copies."""
    line = list(getattr(table, name))
    line[place] = value
    setattr(table, name, line)


def _read_goods(table: LaGranjaState, seat: int, farm: Mapping[str, Any], at: str) -> None:
    names = [name for name in GOOD_NAMES if name != "vp"]
    for name, amount in read_object(farm, "goods", at).items():
        if name not in names:
            raise BadFile(
                f"{at}goods: there is no {name!r:.40}; goods are {', '.join(names)} (points have their own field)"
            )
        put(table, "goods", seat * GOODS + GOOD_NAMES.index(name), read_number(amount, f"{at}goods, {name}", 0, MOST))
    given = farm.get("points", 0)
    if isinstance(given, dict):
        for name, points in given.items():
            origin = read_name(name, f"{at}points", ORIGIN_NAMES)
            least, most = (-MOST, 0) if origin == SPENT else (0, MOST)
            table.score(seat, read_number(points, f"{at}points, {name}", least, most), origin)
        if table.has(seat, VP) < 0:
            raise BadFile(f"{at}points: more are spent than were earned")
    else:
        table.score(seat, read_number(given, f"{at}points", 0, MOST), FROM_START)


def _read_fields(table: LaGranjaState, seat: int, farm: Mapping[str, Any], at: str) -> None:
    for place, entry in enumerate(read_list(farm, "fields", at)):
        where = f"{at}fields, entry {place + 1}"
        field = check_fields(entry, where, ("card",), ("card", "grown"))
        card = read_card(table, field["card"], f"{where}, card")
        table.move_card(card, AS_FIELD + seat)
        spot = seat * CROPS + table.printed.field[card]
        put(table, "fields", spot, table.fields[spot] + 1)
        put(table, "grown", spot, table.grown[spot] + read_flag(field, "grown", f"{where}, "))


def _read_extensions(table: LaGranjaState, seat: int, farm: Mapping[str, Any], at: str) -> None:
    printed = table.printed
    for card in read_cards(table, read_list(farm, "extensions", at), f"{at}extensions"):
        table.move_card(card, AS_EXTENSION + seat)
        put(table, "extensions", seat, table.extensions[seat] + 1)
        for mine, shown in (
            ("more_hand", printed.extension_hand),
            ("more_income", printed.extension_income),
            ("more_stalls", printed.extension_stalls),
            ("more_deliveries", printed.extension_deliveries),
        ):
            put(table, mine, seat, getattr(table, mine)[seat] + shown[card])


def _slots(farm: Mapping[str, Any], name: str, at: str) -> list[Any]:
    given = read_list(farm, name, at)
    if len(given) > SLOTS:
        raise BadFile(f"{at}{name}: a farm has {SLOTS} places for them, not {len(given)}; null is an empty place")
    return given


def _read_barrows(table: LaGranjaState, seat: int, farm: Mapping[str, Any], at: str) -> None:
    for slot, entry in enumerate(_slots(farm, "barrows", at)):
        if entry is None:
            continue
        where = f"{at}barrows, place {slot + 1}"
        barrow = check_fields(entry, where, ("card",), ("card", "filled"))
        card = read_card(table, barrow["card"], f"{where}, card")
        table.move_card(card, AS_BARROW + seat)
        put(table, "barrow_card", seat * SLOTS + slot, card)
        symbols = [
            table.printed.barrow_good[card * SYMBOLS + place] for place in range(table.printed.barrow_size[card])
        ]
        put(table, "barrow_filled", seat * SLOTS + slot, _filled(barrow, symbols, where))


def _filled(data: Mapping[str, Any], symbols: Sequence[int], where: str) -> int:
    """The covered symbols as a mask: one entry for each printed symbol, its good or null."""
    names = [GOOD_NAMES[good] for good in symbols]
    given = read_list(data, "filled", f"{where}, ")
    if len(given) > len(names) or any(good not in (None, name) for good, name in zip(given, names, strict=False)):
        shown = ", ".join(names)
        raise BadFile(f"{where}, filled: must list the symbols in their order, {shown}, each by its name or as null")
    mask = sum(1 << place for place, good in enumerate(given) if good is not None)
    if mask == (1 << len(names)) - 1:
        raise BadFile(f"{where}, filled: all its symbols are covered, so it would be complete and gone")
    return mask


def _read_helpers(table: LaGranjaState, seat: int, farm: Mapping[str, Any], at: str) -> None:
    for slot, entry in enumerate(_slots(farm, "helpers", at)):
        if entry is None:
            continue
        where = f"{at}helpers, place {slot + 1}"
        helper = check_fields(entry, where, ("card",), ("card", "used", "unflagged"))
        card = read_card(table, helper["card"], f"{where}, card")
        table.add_helper(seat, card, seat * SLOTS + slot)
        used = _used(helper.get("used", False), f"{where}, used")
        if read_flag(helper, "unflagged", f"{where}, "):
            if not used:
                raise BadFile(f"{where}, unflagged: only a used helper has a flag that can be taken back")
            used |= UNFLAGGED
        put(table, "helper_used", seat * SLOTS + slot, used)


def _used(given: Any, where: str) -> int:
    """Whether a helper is flagged; one with two rights may have spent either or both."""
    if isinstance(given, bool):
        return USED if given else 0
    if isinstance(given, list) and all(half in USES for half in given):
        return (BOUGHT if "bought" in given else 0) | (SOLD if "sold" in given else 0)
    raise BadFile(f"{where}: must be true, false or a list of {' and '.join(USES)}, not {given!r:.40}")


def _read_roof(table: LaGranjaState, seat: int, farm: Mapping[str, Any], at: str) -> None:
    tiles = read_list(farm, "roof", at)
    if len(tiles) > ROOFS:
        raise BadFile(f"{at}roof: a farm has room for at most {ROOFS} tiles, not {len(tiles)}")
    for slot, entry in enumerate(tiles):
        where = f"{at}roof, tile {slot + 1}"
        roof = check_fields(entry, where, ("tile",), ("tile", "used"))
        put(table, "roof_tile", seat * ROOFS + slot, read_tile(table, roof["tile"], f"{where}, tile"))
        put(table, "roof_used", seat * ROOFS + slot, int(read_flag(roof, "used", f"{where}, ")))
        put(table, "roof_count", seat, slot + 1)


def _read_crafts(table: LaGranjaState, seat: int, farm: Mapping[str, Any], at: str) -> None:
    printed = table.printed
    for name, side in read_object(farm, "craft", at).items():
        building = read_name(name, f"{at}craft", BUILDING_IDS)
        value = (CRAFT_NEW, CRAFT_ACTIVE)[read_name(side, f"{at}craft, {name}", CRAFT_SIDES)]
        put(table, "craft", seat * BUILDING_COUNT + building, value)
        table.completed |= 1 << building
    for name, entry in read_object(farm, "rows", at).items():
        building = read_name(name, f"{at}rows", BUILDING_IDS)
        where = f"{at}rows, {name}"
        row = check_fields(entry, where, (), ("row", "filled", "area_empty"))
        taken = [table.row_of[other * BUILDING_COUNT + building] for other in range(table.seats)]
        free = [number for number in range(ROWS) if number not in taken]
        number = read_number(row.get("row", free[0] + 1), f"{where}, row", 1, ROWS) - 1
        if number in taken:
            raise BadFile(f"{where}, row: row {number + 1} belongs to another seat")
        start = (building * ROWS + number) * SYMBOLS
        size = printed.row_size[building * ROWS + number]
        put(table, "row_of", seat * BUILDING_COUNT + building, number)
        completed = table.craft[seat * BUILDING_COUNT + building]
        if completed and row.get("filled"):
            raise BadFile(f"{where}, filled: this seat has completed the building; its row is empty again")
        if read_flag(row, "area_empty", f"{where}, "):
            if not completed:
                raise BadFile(f"{where}, area_empty: this seat has not completed the building; it has no marker there")
            put(table, "row_filled", seat * BUILDING_COUNT + building, AREA_EMPTY)
            continue
        mask = _filled(row, [printed.row_good[start + place] for place in range(size)], where)
        put(table, "row_filled", seat * BUILDING_COUNT + building, mask)


def _read_donkeys(table: LaGranjaState, seat: int, farm: Mapping[str, Any], at: str) -> None:
    """The tiles still to choose from, and the one chosen this round."""
    tiles = [read_name(name, f"{at}donkeys", DONKEY_NAMES) for name in read_list(farm, "donkeys", at)]
    if "donkeys" in farm:
        if len(set(tiles)) != len(tiles):
            raise BadFile(f"{at}donkeys: names a tile twice")
        put(table, "donkey_left", seat, sum(1 << tile for tile in tiles))
    chosen = farm.get("donkey")
    if chosen is not None:
        put(table, "donkey", seat, read_name(chosen, f"{at}donkey", DONKEY_NAMES))
        if "donkeys" not in farm:
            put(table, "donkey_left", seat, table.donkey_left[seat] & ~(1 << table.donkey[seat]))
        elif table.donkey[seat] in tiles:
            raise BadFile(f"{at}donkeys: {chosen} is chosen for this round; it is not among those left")
    if "reserved" in farm and farm["reserved"] is not None:
        put(table, "reserved", seat, read_number(farm["reserved"], f"{at}reserved", 1, SPACES) - 1)


# -- cards and tiles ----------------------------------------------------------------------------------------------


def read_card(table: LaGranjaState, given: Any, where: str) -> int:
    """A card that lies nowhere else yet, by its number or the id of its helper."""
    card = card_index(given.strip().lower()) if isinstance(given, str) else None
    if card is None:
        raise BadFile(
            f"{where}: {given!r:.40} is not a card; cards are {CARD_IDS[0]} to {CARD_IDS[-1]} or a helper's id"
        )
    if table.where[card] != IN_DECK:
        why = "is not played with" if table.where[card] == NOT_PLAYED_WITH else "is laid out twice"
        raise BadFile(f"{where}: {CARD_IDS[card]} {why}")
    return card


def read_cards(table: LaGranjaState, given: Sequence[Any], where: str) -> list[int]:
    found: list[int] = []
    for place, name in enumerate(given):
        card = read_card(table, name, f"{where}, entry {place + 1}")
        if card in found:
            raise BadFile(f"{where}, entry {place + 1}: {CARD_IDS[card]} is laid out twice")
        found.append(card)
    return found


def read_tile(table: LaGranjaState, given: Any, where: str) -> int:
    start = ROOF_SET if table.variants & DELUXE_ROOF else 0
    return start + read_name(given, where, ROOF_IDS[start : start + ROOF_SET])
