"""What a pack may say, part by part: made from the records, it checks packs and tells their schema."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.core.shapes import Anything, Exactly, Kinds, Number, OneOf, Parts, Rows, Shape, Text, Truth
from ludoteca.games.la_granja.content.board import (
    BUILDINGS,
    DONKEYS,
    HEX_COUNT,
    ROOF_POINTS,
)
from ludoteca.games.la_granja.content.cards import CARDS
from ludoteca.games.la_granja.content.constants import PHASE_WORDS, ROUNDS, ROWS, SEATS, SPACES, SYMBOLS
from ludoteca.games.la_granja.content.goods import CROPS, FARM_GOODS, GOOD_NAMES, RESOURCES
from ludoteca.games.la_granja.content.helpers import EFFECTS, HelperRecord
from ludoteca.games.la_granja.content.roofs import EFFECT_NAMES, ROOF_TILES

FORMAT: Final = 1
# The fewest spaces of a market, and how long a siesta track may be.
FEWEST_HEXES: Final = 10
SHORTEST_TRACK: Final = 4
LONGEST_TRACK: Final = 16
MARKET_VALUES: Final = (2, 3, 4, 5, 6)

_CROP: Final = OneOf(GOOD_NAMES[:CROPS], "is not a harvest good")
_PHASES: Final = Rows(OneOf(tuple(PHASE_WORDS), "must be some of I, II, III, IV"), 0, len(PHASE_WORDS), different=True)


def _goods(legal: tuple[str, ...]) -> Shape:
    return Rows(OneOf(legal), 1, SYMBOLS)


def _kind(effect: type[HelperRecord]) -> dict[str, Shape]:
    """What a helper with this effect must say beside it."""
    shapes = {kind.name or name: kind.shape for name, kind in effect.parameters().items()}
    return {"params": Parts(shapes), "once": Exactly(effect.once, " for this operation")}


_FARM: Final = ("hand_limit", "stalls", "extra_deliveries", "extra_cost", "solo_first_from")
_PRICE: Final = Parts({"buy": Number(0, 99), "sell": Number(0, 99), "upgrade": Number(0, 99)})
_BUILDING: Final = Parts({"id": Text(), "die": Number(1, SPACES), "rows": Rows(_goods(GOOD_NAMES), ROWS, ROWS)})
_TILE: Final = Parts(
    {
        "id": Text(),
        "round": Number(1, ROUNDS),
        "effect": OneOf(EFFECT_NAMES, "unknown effect"),
        "phases": _PHASES,
        "fixed": OneOf(("", *GOOD_NAMES[:CROPS]), "is not a harvest good"),
    }
)
_HEX: Final = Parts(
    {
        "id": Number(1, HEX_COUNT),
        "q": Number(-20, 20),
        "r": Number(-20, 20),
        "value": Number(MARKET_VALUES[0], MARKET_VALUES[-1]),
        "start": Number(0, SEATS),
        "min_seats": Number(1, SEATS),
        "deluxe_small": Truth(),
    }
)
_HELPER: Final = Kinds(
    "operation",
    Parts(
        {
            "id": Text(),
            "name": Text(),
            "operation": Text(),
            "params": Anything(),
            "phases": _PHASES,
            "once": Truth(),
            "text": Text(),
        }
    ),
    {effect.word: _kind(effect) for effect in EFFECTS},
)
_CARD: Final = Parts(
    {
        "id": Text(),
        "field": _CROP,
        "barrow": Parts(
            {
                "goods": _goods(GOOD_NAMES[:FARM_GOODS]),
                "vp": Number(0, 20),
                "market": OneOf((0, *MARKET_VALUES), "must be 0 or 2 to 6"),
            }
        ),
        "extension": Parts({name: Number(0, 5) for name in ("hand_limit", "income", "stalls", "deliveries")}),
        "helper": _HELPER,
        "found": Text("^[x-]*$"),
    }
)
PACK: Final = Parts(
    {
        "format": Exactly(FORMAT),
        "name": Text(),
        "prices": Parts(dict.fromkeys(GOOD_NAMES[:RESOURCES], _PRICE)),
        "farm": Parts({name: Number(0, 20) for name in _FARM}),
        "siesta": Rows(Number(0, 9), SHORTEST_TRACK, LONGEST_TRACK),
        "roof_points": Rows(Number(0, 20), len(ROOF_POINTS), len(ROOF_POINTS)),
        "donkeys": Rows(Parts({"donkeys": Number(0, 9), "hats": Number(0, 9)}), len(DONKEYS), len(DONKEYS)),
        "buildings": Rows(_BUILDING, len(BUILDINGS), len(BUILDINGS)),
        "roof_tiles": Rows(_TILE, len(ROOF_TILES), len(ROOF_TILES)),
        "market": Rows(_HEX, FEWEST_HEXES, HEX_COUNT),
        "cards": Rows(_CARD, len(CARDS), len(CARDS)),
    },
    top=True,
)


def pack_schema() -> dict[str, Any]:
    """The JSON schema of a pack; ``hooks/schemas.py`` writes it down."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A La Granja pack",
        "description": "Cards, tiles, rows, market and prices for La Granja; "
        "the library also checks what a schema cannot say.",
        **PACK.schema(),
    }
