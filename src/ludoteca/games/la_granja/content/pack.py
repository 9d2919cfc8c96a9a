"""Packs: another table of cards, tiles, rows, market and prices; the printed one as a pack, checks, and a shelf."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, NamedTuple

from ludoteca.core.errors import BadFile
from ludoteca.core.pack import pack_hash
from ludoteca.games.la_granja.content.board import (
    BUILDINGS,
    DONKEYS,
    EXTRA_COST,
    EXTRA_DELIVERIES,
    HAND_LIMIT,
    HEXES,
    PRICES,
    ROOF_POINTS,
    SIESTA_MARK,
    SIESTA_POINTS,
    SOLO_FIRST_FROM,
    STALLS,
)
from ludoteca.games.la_granja.content.cards import CARDS, FOUND, RECONSTRUCTED
from ludoteca.games.la_granja.content.goods import ANY_HARVEST, FARM_GOODS, GOOD_NAMES
from ludoteca.games.la_granja.content.helpers import OPERATION_NAMES, OPERATIONS
from ludoteca.games.la_granja.content.printed import PHASE_BITS, Printed
from ludoteca.games.la_granja.content.roofs import EFFECT_NAMES, ROOF_TILES

FORMAT: Final = 1
SCHEMA: Final = Path(__file__).with_name("pack.schema.json")
MOST_SYMBOLS: Final = 8
# What the number of an operation may be, where it is not simply 0 to 20.
SPANS: Final = {
    ("income_per_extensions", "per"): (1, 20),
    ("die_as", "value"): (1, 6),
    ("change_die", "delta"): (1, 1),
    ("siesta_on_breeding", "siesta"): (0, 4),
    ("roof_pay_with_harvest", "value"): (1, 20),
    ("commodity_alternative", "harvest"): (1, 20),
    ("draw_card", "n"): (1, 20),
    ("price_change", "buy"): (-20, 0),
}
_SHELF: dict[str, Printed] = {}
_HELPERS: dict[str, list[tuple[str, str]]] = {}
_MARKS: dict[str, Marks] = {}


class Marks(NamedTuple):
    """What of a pack is found or reconstructed, row by row as in the content; rows an owner has entered carry none."""

    cards: tuple[str, ...]
    buildings: tuple[str, ...]
    roofs: tuple[str, ...]
    hexes: tuple[str, ...]
    siesta: str


def default_pack() -> dict[str, Any]:
    """The printed content as a pack, a fresh copy to change and play with."""
    return {
        "format": FORMAT,
        "name": "printed",
        "prices": {row.good: {"buy": row.buy, "sell": row.sell, "upgrade": row.upgrade} for row in PRICES},
        "farm": {
            "hand_limit": HAND_LIMIT,
            "stalls": STALLS,
            "extra_deliveries": EXTRA_DELIVERIES,
            "extra_cost": EXTRA_COST,
            "solo_first_from": SOLO_FIRST_FROM,
        },
        "siesta": list(SIESTA_POINTS),
        "roof_points": list(ROOF_POINTS),
        "donkeys": [{"donkeys": tile.donkeys, "hats": tile.hats} for tile in DONKEYS],
        "buildings": [
            {"id": row.id, "die": row.die, "rows": [goods.split() for goods in row.rows]} for row in BUILDINGS
        ],
        "roof_tiles": [
            {
                "id": tile.id,
                "round": tile.round,
                "effect": tile.effect,
                "phases": tile.phases.split(),
                "fixed": tile.fixed,
            }
            for tile in ROOF_TILES
        ],
        "market": [
            {
                "id": space.id,
                "q": space.q,
                "r": space.r,
                "value": space.value,
                "start": space.start,
                "min_seats": space.min_seats,
                "deluxe_small": space.deluxe_small,
            }
            for space in HEXES
        ],
        "cards": [_card(number) for number in range(len(CARDS))],
    }


def _card(number: int) -> dict[str, Any]:
    card = CARDS[number]
    helper = card.helper
    names = OPERATIONS[OPERATION_NAMES.index(helper.operation)].params
    return {
        "id": card.id,
        "field": card.field,
        "barrow": {"goods": card.barrow.goods.split(), "vp": card.barrow.vp, "market": card.barrow.market},
        "extension": card.extension._asdict(),
        "helper": {
            "id": helper.id,
            "name": helper.name,
            "operation": helper.operation,
            "params": {name: _word(name, value) for name, value in zip(names, helper.params, strict=True)},
            "phases": helper.phases.split(),
            "once": helper.once,
            "text": helper.text,
        },
        "found": "".join("x" if mark == FOUND else "-" for mark in card.marks),
    }


def _word(name: str, value: int) -> Any:
    if name == "good":
        return "harvest" if value == ANY_HARVEST else GOOD_NAMES[value]
    if name == "target":
        return ("barrow", "building")[value]
    return value


# -- the shelf ----------------------------------------------------------------------------------------


def printed_of(data: Any) -> Printed:
    """What a pack prints (None: the default); equal packs share one object."""
    name = "" if data is None else pack_hash(data)
    if name not in _SHELF:
        if data is not None:
            check_pack(data)
        content = default_pack() if data is None else data
        _SHELF[name] = Printed(name, content)
        _HELPERS[name] = [(card["helper"]["name"], card["helper"]["text"]) for card in content["cards"]]
        _MARKS[name] = _marks(content)
    return _SHELF[name]


def _marks(content: dict[str, Any]) -> Marks:
    """The marks of our own rows where a pack keeps them, and what it says of its cards. [LG-16.1]"""
    own = default_pack()

    def kept(part: str, marks: list[str]) -> tuple[str, ...]:
        rows = zip(content[part], own[part], marks, strict=False)
        found = tuple(mark if row == printed else "" for row, printed, mark in rows)
        return found + ("",) * (len(content[part]) - len(found))

    words = {"x": FOUND, "-": RECONSTRUCTED}
    return Marks(
        tuple("".join(words.get(mark, "") for mark in card["found"]) for card in content["cards"]),
        kept("buildings", [row.marks for row in BUILDINGS]),
        kept("roof_tiles", [tile.marks for tile in ROOF_TILES]),
        kept("market", [space.marks for space in HEXES]),
        SIESTA_MARK if content["siesta"] == own["siesta"] else "",
    )


def marks_named(name: str) -> Marks:
    """What of the pack of that hash is reconstructed."""
    printed_named(name)
    return _MARKS[name]


def helpers_named(name: str) -> list[tuple[str, str]]:
    """Name and text of every helper of the pack of that hash."""
    printed_named(name)
    return _HELPERS[name]


def printed_named(name: str) -> Printed:
    """What the pack of that hash prints; it must have been seen before."""
    if name == "":
        return printed_of(None)
    if name not in _SHELF:
        raise BadFile(f"La Granja: no pack {name} was loaded")
    return _SHELF[name]


def schema() -> Any:
    """The published schema of a pack."""
    return json.loads(SCHEMA.read_text(encoding="utf-8"))


# -- checks -------------------------------------------------------------------------------------------


def check_pack(data: Any) -> None:
    """Refuse a pack unless it is complete and sound; the message says where and why. [LG-18.2]"""
    parts = ("prices", "farm", "siesta", "roof_points", "donkeys", "buildings", "roof_tiles", "market", "cards")
    _keys(data, "pack", ("format", "name", *parts))
    _need(data["format"] == FORMAT, "format", f"must be {FORMAT}, not {data['format']!r}")
    _check_prices(data["prices"])
    _keys(data["farm"], "farm", ("hand_limit", "stalls", "extra_deliveries", "extra_cost", "solo_first_from"))
    for name, value in data["farm"].items():
        _number(value, f"farm.{name}", 0, 20)
    _numbers(data["siesta"], "siesta", 4, 16, 0, 9)
    _need(data["farm"]["solo_first_from"] < len(data["siesta"]), "farm.solo_first_from", "lies beyond the siesta track")
    _numbers(data["roof_points"], "roof_points", 5, 5, 0, 20)
    _list(data["donkeys"], "donkeys", 4, 4)
    for number, tile in enumerate(data["donkeys"]):
        _keys(tile, f"donkeys[{number}]", ("donkeys", "hats"))
        _number(tile["donkeys"], f"donkeys[{number}].donkeys", 0, 9)
        _number(tile["hats"], f"donkeys[{number}].hats", 0, 9)
    _check_buildings(data["buildings"])
    _check_roofs(data["roof_tiles"])
    _check_market(data["market"])
    _list(data["cards"], "cards", len(CARDS), len(CARDS))
    for number, card in enumerate(data["cards"]):
        _check_card(card, CARDS[number].id, f"cards[{number}]")
    _check_no_profit(data)


def _check_prices(prices: Any) -> None:
    _keys(prices, "prices", GOOD_NAMES[:4])
    for good, row in prices.items():
        _keys(row, f"prices.{good}", ("buy", "sell", "upgrade"))
        for name, value in row.items():
            _number(value, f"prices.{good}.{name}", 0, 99)


def _check_no_profit(data: Any) -> None:
    """Buying and selling again must lose silver, or a sequence of free actions would not end. [LG-14.27]"""
    for good, row in data["prices"].items():
        cheaper = 0
        dearer = 0
        for card in data["cards"]:
            helper = card["helper"]
            if helper["operation"] == "price_change" and helper["params"]["good"] == "harvest" and good != "pig":
                cheaper -= helper["params"]["buy"]
                dearer += helper["params"]["sell"]
        _need(
            row["buy"] - cheaper > row["sell"] + dearer, f"prices.{good}", "buying must cost more than selling brings"
        )


def _check_buildings(buildings: Any) -> None:
    _list(buildings, "buildings", len(BUILDINGS), len(BUILDINGS))
    for number, row in enumerate(buildings):
        where = f"buildings[{number}]"
        _keys(row, where, ("id", "die", "rows"))
        _need(row["id"] == BUILDINGS[number].id, f"{where}.id", f"must be {BUILDINGS[number].id!r}")
        _number(row["die"], f"{where}.die", 1, 6)
        _list(row["rows"], f"{where}.rows", 4, 4)
        for place, goods in enumerate(row["rows"]):
            _goods(goods, f"{where}.rows[{place}]", GOOD_NAMES)
    _need(sorted(row["die"] for row in buildings) == [1, 2, 3, 4, 5, 6], "buildings", "each die needs one building")


def _check_roofs(tiles: Any) -> None:
    _list(tiles, "roof_tiles", len(ROOF_TILES), len(ROOF_TILES))
    for number, tile in enumerate(tiles):
        where = f"roof_tiles[{number}]"
        _keys(tile, where, ("id", "round", "effect", "phases", "fixed"))
        printed = ROOF_TILES[number]
        _need(tile["id"] == printed.id, f"{where}.id", f"must be {printed.id!r}")
        _need(tile["round"] == printed.round, f"{where}.round", f"must be {printed.round}")
        _need(tile["effect"] in EFFECT_NAMES, f"{where}.effect", f"unknown effect {tile['effect']!r}")
        _phases(tile["phases"], f"{where}.phases")
        fixed = tile["fixed"]
        _need(fixed in ("", *GOOD_NAMES[:3]), f"{where}.fixed", f"{fixed!r} is not a harvest good")


def _check_market(spaces: Any) -> None:
    _list(spaces, "market", 10, len(HEXES))
    starts = []
    places = set()
    for number, space in enumerate(spaces):
        where = f"market[{number}]"
        _keys(space, where, ("id", "q", "r", "value", "start", "min_seats", "deluxe_small"))
        _need(space["id"] == number + 1, f"{where}.id", f"must be {number + 1}")
        for name, least, most in (
            ("q", -20, 20),
            ("r", -20, 20),
            ("value", 2, 6),
            ("start", 0, 4),
            ("min_seats", 1, 4),
        ):
            _number(space[name], f"{where}.{name}", least, most)
        _need(isinstance(space["deluxe_small"], bool), f"{where}.deluxe_small", "must be true or false")
        _need((space["q"], space["r"]) not in places, where, "another space lies on the same coordinates")
        places.add((space["q"], space["r"]))
        if space["start"]:
            starts.append(space["start"])
            _need(space["min_seats"] <= 1 and space["deluxe_small"], where, "a start space must be open to all")
    _need(sorted(starts) == [1, 2, 3, 4], "market", "exactly four start spaces, numbered 1 to 4, are needed")
    for value in range(2, 7):
        small = [
            space for space in spaces if space["value"] == value and space["min_seats"] < 3 and space["deluxe_small"]
        ]
        _need(bool(small), "market", f"no space of value {value} is open to two seats on both boards")


def _check_card(card: Any, ident: str, where: str) -> None:
    _keys(card, where, ("id", "field", "barrow", "extension", "helper", "found"))
    _need(card["id"] == ident, f"{where}.id", f"must be {ident!r}")
    _need(card["field"] in GOOD_NAMES[:3], f"{where}.field", f"{card['field']!r} is not a harvest good")
    _keys(card["barrow"], f"{where}.barrow", ("goods", "vp", "market"))
    _goods(card["barrow"]["goods"], f"{where}.barrow.goods", GOOD_NAMES[:FARM_GOODS])
    _number(card["barrow"]["vp"], f"{where}.barrow.vp", 0, 20)
    _need(card["barrow"]["market"] in (0, 2, 3, 4, 5, 6), f"{where}.barrow.market", "must be 0 or 2 to 6")
    _keys(card["extension"], f"{where}.extension", ("hand_limit", "income", "stalls", "deliveries"))
    for name, value in card["extension"].items():
        _number(value, f"{where}.extension.{name}", 0, 5)
    helper = card["helper"]
    _keys(helper, f"{where}.helper", ("id", "name", "operation", "params", "phases", "once", "text"))
    _need(helper["operation"] in OPERATION_NAMES, f"{where}.helper.operation", f"unknown {helper['operation']!r}")
    _need(isinstance(helper["once"], bool), f"{where}.helper.once", "must be true or false")
    _phases(helper["phases"], f"{where}.helper.phases")
    printed = next(row.helper for row in CARDS if row.helper.operation == helper["operation"])
    _need(helper["once"] == printed.once, f"{where}.helper.once", f"must be {printed.once} for this operation")
    names = OPERATIONS[OPERATION_NAMES.index(helper["operation"])].params
    _keys(helper["params"], f"{where}.helper.params", names)
    for name, value in helper["params"].items():
        place = f"{where}.helper.params.{name}"
        if name == "good":
            _need(value in (*GOOD_NAMES[:4], "harvest"), place, f"{value!r} is not a resource")
            loose = helper["operation"] == "price_change"
            _need(loose or value != "harvest", place, "needs one kind of good")
            needs_crop = helper["operation"] in ("move_to_storage", "grow_bonus", "income_good", "income_buy_good")
            _need(not needs_crop or value != "pig", place, "needs a harvest good")
        elif name == "target":
            _need(value in ("barrow", "building"), place, "must be barrow or building")
        else:
            least, most = SPANS.get((helper["operation"], name), (0, 20))
            _number(value, place, least, most)
    for name in ("id", "name", "text"):
        _need(isinstance(helper[name], str), f"{where}.helper.{name}", "must be text")
    _need(isinstance(card["found"], str), f"{where}.found", "must be a word of x and -")


def _goods(goods: Any, where: str, legal: tuple[str, ...]) -> None:
    _list(goods, where, 1, MOST_SYMBOLS)
    for good in goods:
        _need(good in legal, where, f"{good!r} is none of {', '.join(legal)}")


def _phases(phases: Any, where: str) -> None:
    _list(phases, where, 0, 4)
    _need(len(set(phases)) == len(phases) and set(phases) <= set(PHASE_BITS), where, "must be some of I, II, III, IV")


def _keys(thing: Any, where: str, names: tuple[str, ...]) -> None:
    _need(isinstance(thing, dict), where, "must be an object")
    for name in names:
        _need(name in thing, where, f"{name!r} is missing")
    for name in thing:
        _need(name in names, where, f"{name!r} is not known here")


def _list(thing: Any, where: str, least: int, most: int) -> None:
    _need(isinstance(thing, list), where, "must be a list")
    count = f"{least}" if least == most else f"{least} to {most}"
    _need(least <= len(thing) <= most, where, f"must have {count} entries, not {len(thing)}")


def _numbers(things: Any, where: str, fewest: int, longest: int, least: int, most: int) -> None:
    _list(things, where, fewest, longest)
    for place, value in enumerate(things):
        _number(value, f"{where}[{place}]", least, most)


def _number(value: Any, where: str, least: int, most: int) -> None:
    whole = isinstance(value, int) and not isinstance(value, bool)
    _need(whole and least <= value <= most, where, f"must be a number from {least} to {most}, not {value!r}")


def _need(true: bool, where: str, why: str) -> None:
    if not true:
        raise BadFile(f"La Granja pack: {where}: {why}")
