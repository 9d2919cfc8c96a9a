"""Packs: another table of cards, tiles, rows, market and prices; the printed one as a pack, checks, and a shelf."""

from __future__ import annotations

import json
from dataclasses import asdict
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
    Hex,
)
from ludoteca.games.la_granja.content.card import Card
from ludoteca.games.la_granja.content.cards import CARDS
from ludoteca.games.la_granja.content.constants import SPACES, phase_words
from ludoteca.games.la_granja.content.goods import CROPS, GOOD_NAMES, good_words
from ludoteca.games.la_granja.content.helpers import PriceChange
from ludoteca.games.la_granja.content.marks import FOUND, RECONSTRUCTED
from ludoteca.games.la_granja.content.pack_format import FORMAT, MARKET_VALUES, PACK
from ludoteca.games.la_granja.content.printed import Printed
from ludoteca.games.la_granja.content.roofs import ROOF_TILES, RoofTile

SCHEMA: Final = Path(__file__).with_name("pack.schema.json")
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
        "prices": {GOOD_NAMES[row.good]: {"buy": row.buy, "sell": row.sell, "upgrade": row.upgrade} for row in PRICES},
        "farm": {
            "hand_limit": HAND_LIMIT,
            "stalls": STALLS,
            "extra_deliveries": EXTRA_DELIVERIES,
            "extra_cost": EXTRA_COST,
            "solo_first_from": SOLO_FIRST_FROM,
        },
        "siesta": list(SIESTA_POINTS),
        "roof_points": list(ROOF_POINTS),
        "donkeys": [tile._asdict() for tile in DONKEYS],
        "buildings": [
            {"id": row.id, "die": row.die, "rows": [good_words(goods) for goods in row.rows]} for row in BUILDINGS
        ],
        "roof_tiles": [_tile(tile) for tile in ROOF_TILES],
        "market": [_hex(space) for space in HEXES],
        "cards": [_card(card) for card in CARDS],
    }


def _tile(tile: RoofTile) -> dict[str, Any]:
    return {
        "id": tile.id,
        "round": tile.round,
        "effect": tile.effect,
        "phases": tile.phase_words,
        "fixed": tile.fixed_word,
    }


def _hex(space: Hex) -> dict[str, Any]:
    return {name: value for name, value in asdict(space).items() if name != "known"}


def _card(card: Card) -> dict[str, Any]:
    helper = card.helper
    return {
        "id": card.id,
        "field": GOOD_NAMES[card.field],
        "barrow": {"goods": good_words(card.barrow.goods), "vp": card.barrow.vp, "market": card.barrow.market},
        "extension": asdict(card.extension),
        "helper": {
            "id": helper.id,
            "name": helper.name,
            "operation": helper.does.word,
            "params": helper.does.packed(),
            "phases": phase_words(helper.phases),
            "once": helper.does.once,
            "text": helper.text,
        },
        "found": "".join("x" if value else "-" for value in card.known),
    }


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
    PACK.check(data, "pack", "La Granja pack")
    _need(data["farm"]["solo_first_from"] < len(data["siesta"]), "farm.solo_first_from", "lies beyond the siesta track")
    for number, building in enumerate(data["buildings"]):
        _same(building["id"], BUILDINGS[number].id, f"buildings[{number}].id")
    dice = sorted(building["die"] for building in data["buildings"])
    _need(dice == list(range(1, SPACES + 1)), "buildings", "each die needs one building")
    for number, tile in enumerate(data["roof_tiles"]):
        _same(tile["id"], ROOF_TILES[number].id, f"roof_tiles[{number}].id")
        _same(tile["round"], ROOF_TILES[number].round, f"roof_tiles[{number}].round")
    _check_market(data["market"])
    for number, card in enumerate(data["cards"]):
        _same(card["id"], CARDS[number].id, f"cards[{number}].id")
    _check_no_profit(data)


def _check_no_profit(data: Any) -> None:
    """Buying and selling again must lose silver, or a sequence of free actions would not end. [LG-14.27]"""
    for good, row in data["prices"].items():
        cheaper = 0
        dearer = 0
        for card in data["cards"]:
            helper = card["helper"]
            changes = helper["operation"] == PriceChange.word and helper["params"]["good"] == "harvest"
            if changes and good in GOOD_NAMES[:CROPS]:
                cheaper -= helper["params"]["buy"]
                dearer += helper["params"]["sell"]
        _need(
            row["buy"] - cheaper > row["sell"] + dearer, f"prices.{good}", "buying must cost more than selling brings"
        )


def _check_market(spaces: Any) -> None:
    starts = []
    places = set()
    for number, space in enumerate(spaces):
        where = f"market[{number}]"
        _same(space["id"], number + 1, f"{where}.id")
        _need((space["q"], space["r"]) not in places, where, "another space lies on the same coordinates")
        places.add((space["q"], space["r"]))
        if space["start"]:
            starts.append(space["start"])
            _need(space["min_seats"] <= 1 and space["deluxe_small"], where, "a start space must be open to all")
    _need(sorted(starts) == [1, 2, 3, 4], "market", "exactly four start spaces, numbered 1 to 4, are needed")
    for value in MARKET_VALUES:
        small = [
            space for space in spaces if space["value"] == value and space["min_seats"] < 3 and space["deluxe_small"]
        ]
        _need(bool(small), "market", f"no space of value {value} is open to two seats on both boards")


def _same(value: Any, printed: Any, where: str) -> None:
    _need(value == printed, where, f"must be {printed!r}")


def _need(true: bool, where: str, why: str) -> None:
    if not true:
        raise BadFile(f"La Granja pack: {where}: {why}")
