"""The printed values: cards, craft buildings, roof tiles, market and siesta track, read from facts.json."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

HARVEST = ("olive", "grain", "grape")
RESOURCES = (*HARVEST, "pig")
UPGRADED = ("food", "wine", "meat")
UPGRADE = {"olive": "food", "grain": "food", "grape": "wine", "pig": "meat"}
# The nine kinds of farm goods in the order in which the engine lets them pay.
KINDS = (*RESOURCES, *UPGRADED, "silver", "vp")
COMMODITY = "commodity"
NEUTRAL = 9
MARKERS = 25
ROUNDS = 6


@dataclass(frozen=True)
class Card:
    """The four sides of a farm card."""

    id: str
    number: int
    promo: bool
    field: str
    barrow: tuple[str, ...]
    vp: int
    market: int | None
    silver: int
    stalls: int
    donkeys: int
    helper: str
    once: bool
    phases: tuple[str, ...]


@dataclass(frozen=True)
class Building:
    """A craft building and the row every player has there."""

    key: str
    row: tuple[str, ...]


@dataclass(frozen=True)
class TileFace:
    """What a roof tile shows."""

    id: str
    round: int
    effect: str
    good: str | None
    phases: tuple[str, ...]


@dataclass(frozen=True)
class Hex:
    """A market space."""

    id: int
    q: int
    r: int
    value: int
    start: int | None
    min_players: int
    neighbours: tuple[int, ...]


def _number(text: str) -> int:
    # Promo cards come last where cards are taken by number (15.13).
    return 100 + int(text[1:]) if text.startswith("p") else int(text)


def _card(data: dict[str, Any]) -> Card:
    return Card(
        id=f"card{data['id']}",
        number=_number(data["id"]),
        promo=data["id"].startswith("p"),
        field=data["field"],
        barrow=tuple(data["barrow"]),
        vp=data["vp"],
        market=data["market"],
        silver=data["silver"],
        stalls=data["stalls"],
        donkeys=data["donkeys"],
        helper=data["helper"].removeprefix("promo_"),
        once=data["once"],
        phases=tuple(data["phases"]),
    )


def _tile(data: dict[str, Any]) -> TileFace:
    phases = tuple(data["phases"] or ("I", "II", "III"))
    return TileFace(data["id"], data["round"], data["effect"], data["good"], phases)


def _row(symbols: list[str]) -> tuple[str, ...]:
    return tuple(COMMODITY if symbol == "trade_commodity" else symbol for symbol in symbols)


_FACTS = json.loads((Path(__file__).parent / "facts.json").read_text())

CARDS = {card.id: card for card in map(_card, _FACTS["cards"])}
BUILDINGS = {data["key"]: Building(data["key"], _row(data["row"])) for data in _FACTS["buildings"]}
PRICES: dict[str, dict[str, int]] = _FACTS["prices"]
TILES = {
    "original": {tile.id: tile for tile in map(_tile, _FACTS["tiles_original"])},
    "deluxe": {tile.id: tile for tile in map(_tile, _FACTS["tiles_deluxe"])},
}
ROOF_SPACES: list[int] = _FACTS["roof_spaces"]
SIESTA: list[int] = _FACTS["siesta"]
HEXES = {
    data["id"]: Hex(
        data["id"],
        data["q"],
        data["r"],
        data["value"],
        data["start_slot"],
        data["min_players"],
        tuple(data["neighbours"]),
    )
    for data in _FACTS["hexes"]
}
BARN_BUILDER_VP = 3
# What a farm has without cards; a dictionary, so that a test can play with other figures.
FARM = {"hand_limit": 3, "stalls": 2, "deliveries": 1}
# Donkeys and hats of a tile add up to four (7.2).
DONKEYS = {f"donkey{donkeys}": (donkeys, 4 - donkeys) for donkeys in (1, 2, 3, 4)}
