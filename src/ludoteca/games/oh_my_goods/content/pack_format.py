"""The JSON schema of a pack, from the records of its rows; ``hooks/schemas.py`` writes it down."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.core.shapes import Number, Schema, Shape
from ludoteca.games.oh_my_goods.content.buildings import Item, Kind
from ludoteca.games.oh_my_goods.content.cards import CHARBURNERS, DECK, Card
from ludoteca.games.oh_my_goods.content.constants import ASSISTANT_CARDS, EFFECTS, MOST_ROUNDS
from ludoteca.games.oh_my_goods.content.effects import RECORDS, SIDES, EffectRecord, optional_fields, shapes_of
from ludoteca.games.oh_my_goods.content.goods import FOUND, GOOD_IDS, GOODS, RECONSTRUCTED, RESOURCES, Good
from ludoteca.games.oh_my_goods.content.longsdale import (
    CHAPTERS,
    CHARACTERS,
    END_CARDS,
    EVENTS,
    LONGSDALE,
    AllIn,
    Chapter,
    Character,
    Event,
    Goal,
)
from ludoteca.games.oh_my_goods.content.pack import FORMAT, MARK
from ludoteca.games.oh_my_goods.content.pack_check import ALL_IN_LISTS, SOLO_LISTS
from ludoteca.games.oh_my_goods.content.pack_fields import row_shapes
from ludoteca.games.oh_my_goods.content.people import ASSISTANTS, Assistant

# What a row may leave out.
OPTIONAL: Final = ("source", "side", "office", "extra_card", "card", "solo_card", "solo", "strength", "deliver")
SOURCE: Final = {
    "enum": [FOUND, RECONSTRUCTED],
    "description": "where the row comes from; shown to players when reconstructed",
}
ASSISTANTS_SHOWN: Final = {**Number(1, ASSISTANT_CARDS).schema(), "description": "assistants on display"}
SIDE_CHAPTERS: Final = {
    "type": "object",
    "propertyNames": {"enum": list(SIDES)},
    "additionalProperties": {"type": "string"},
}
WORTH: Final = "coins; 0 means the number of the owner's buildings in the colour of the building it lies on"


def pack_schema() -> Schema:
    """The schema of a pack; the library checks more than it can say."""
    rows = {
        "goods": _rows(_goods(), len(GOODS)),
        "kinds": {"type": "array", "items": _kind()},
        "deck": _rows(_ref("card"), len(DECK)),
        "charburners": _rows(_ref("card"), len(CHARBURNERS)),
        "longsdale": _rows(_ref("card"), len(LONGSDALE)),
        "assistants": _rows(_row(Assistant), len(ASSISTANTS)),
        "characters": _rows(_row(Character, number={"type": "integer"}, ability=_ref("effect")), len(CHARACTERS)),
        "events": _rows(_ref("event"), len(EVENTS)),
        "end_cards": _rows(_ref("event"), len(END_CARDS)),
        "chapters": _rows(_ref("chapter"), len(CHAPTERS)),
        "all_in": _all_in(),
        "solo_assistants": Number(1, ASSISTANT_CARDS).schema(),
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A pack of Oh My Goods! and Longsdale in Revolt",
        "description": "Card tables to play with. The library checks more than this schema can say: ids and their "
        "order, two sides for each assistant, chains that never lead back, chapters that begin with what the ones "
        "before left.",
        "type": "object",
        "required": ["ludoteca", "format", "title", *rows],
        "properties": {"ludoteca": {"const": MARK}, "format": {"const": FORMAT}, "title": {"type": "string"}, **rows},
        "$defs": {
            "card": _row(Card),
            "effect": _effect(),
            "event": _row(Event, number={"type": "integer"}, effects=_effects()),
            "goal": {**_row(Goal), "additionalProperties": False},
            "chapter": _chapter(),
        },
    }


def _ref(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


def _rows(items: Schema, count: int) -> Schema:
    return {"type": "array", "minItems": count, "maxItems": count, "items": items}


def _row(record: type[Any], **more: Schema) -> Schema:
    """A row by the fields of its record; ``more`` says what a pack writes in another way."""
    shapes: dict[str, Shape] = row_shapes(record)
    given = {**{name: shape.schema() for name, shape in shapes.items()}, **more}
    if "source" in given:
        given["source"] = SOURCE
    names = [name for name in (*record.__annotations__, *more) if name in given]
    properties = {name: given[name] for name in names}
    return {
        "type": "object",
        "required": [name for name in properties if name not in OPTIONAL],
        "properties": properties,
    }


def _goods() -> Schema:
    found = _row(Good, id={"enum": list(GOOD_IDS)})
    found["properties"]["worth"]["description"] = WORTH
    return found


def _kind() -> Schema:
    item = {
        "type": "object",
        "minProperties": 1,
        "maxProperties": 1,
        "properties": {"hand": {"enum": list(RESOURCES)}, "good": {"enum": list(GOOD_IDS)}},
        "additionalProperties": False,
        "description": " ".join((Item.__doc__ or "").split()),
    }
    found = _row(Kind, chain={"type": "array", "maxItems": 2, "items": item})
    found["required"].append("strength")
    return found


def _effects() -> Schema:
    return {"type": "array", "maxItems": EFFECTS, "items": _ref("effect")}


def _effect() -> Schema:
    """One effect: its word says which other fields it has."""
    return {
        "type": "object",
        "description": "one effect with its figures; the guide lists them",
        "required": ["op"],
        "properties": {"op": {"enum": list(RECORDS)}},
        "allOf": [
            {"if": {"properties": {"op": {"const": kind.op}}}, "then": _fields(kind)} for kind in RECORDS.values()
        ],
    }


def _fields(kind: type[EffectRecord]) -> Schema:
    shapes = shapes_of(kind)
    return {
        "description": " ".join((kind.__doc__ or "").split()),
        "required": [name for name in shapes if name not in optional_fields(kind)],
        "properties": {"op": {"const": kind.op}, **{name: shape.schema() for name, shape in shapes.items()}},
        "additionalProperties": False,
    }


def _chapter() -> Schema:
    found = _row(Chapter, card={"type": "integer"}, solo_card={"type": "integer"}, branch=SIDE_CHAPTERS)
    found["properties"]["events"] |= {"minItems": 1, "maxItems": MOST_ROUNDS}
    found["properties"]["goal"] = _ref("goal")
    found["required"].append("goal")
    return _with_solo(found, SOLO_LISTS)


def _all_in() -> Schema:
    chapter = _row(Chapter)["properties"]
    found = _row(AllIn, buildings_in_deck=chapter["buildings_in_deck"], goal=_ref("goal"))
    return _with_solo(found, ALL_IN_LISTS)


def _with_solo(found: Schema, lists: tuple[str, ...]) -> Schema:
    """A chapter with what one seat plays with in place of the lists beside it. [OMG-11.10]"""
    found["properties"]["solo"] = {
        "type": "object",
        "description": "what one seat plays with in place of the lists beside it; what is left out is the same",
        "properties": {
            **{name: found["properties"][name] for name in lists},
            "assistants": ASSISTANTS_SHOWN,
            "source": SOURCE,
        },
        "additionalProperties": False,
    }
    return found
