"""Packs: the card tables as data, the default one and its hash."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from ludoteca.core.pack import pack_hash
from ludoteca.games.oh_my_goods.content.buildings import KINDS
from ludoteca.games.oh_my_goods.content.cards import CHARBURNERS, DECK, Card
from ludoteca.games.oh_my_goods.content.goods import COLOURS, GOODS, RESOURCES
from ludoteca.games.oh_my_goods.content.longsdale import (
    ALL_IN,
    CHAPTERS,
    CHARACTERS,
    END_CARDS,
    EVENTS,
    LONGSDALE,
    SOLO_ASSISTANTS,
    Event,
)
from ludoteca.games.oh_my_goods.content.people import ASSISTANTS
from ludoteca.games.oh_my_goods.content.printed import Printed

MARK: Final = "oh_my_goods pack"
FORMAT: Final = 1
SCHEMA: Final = Path(__file__).with_name("pack.schema.json")


def default_pack() -> dict[str, Any]:
    """The tables this library plays with, in the form of a pack: change a copy of it to enter other cards."""
    return {
        "ludoteca": MARK,
        "format": FORMAT,
        "title": "Base game from public sources; Longsdale in Revolt reconstructed",
        "goods": [good._asdict() for good in GOODS],
        "kinds": [{**kind._asdict(), "chain": [{item.place: item.id} for item in kind.chain]} for kind in KINDS],
        "deck": [_card(card) for card in DECK],
        "charburners": [_card(card) for card in CHARBURNERS],
        "longsdale": [_card(card) for card in LONGSDALE],
        "assistants": [{**face._asdict(), "colours": _counts(face.colours, COLOURS)} for face in ASSISTANTS],
        "characters": [{**character._asdict(), "ability": character.ability.packed()} for character in CHARACTERS],
        "events": [_event(event) for event in EVENTS],
        "end_cards": [_event(card) for card in END_CARDS],
        "chapters": [
            _plain({**chapter._asdict(), "branch": dict(chapter.branch), "goal": chapter.goal.packed()})
            for chapter in CHAPTERS
        ],
        "all_in": _plain({**ALL_IN._asdict(), "buildings_in_deck": (), "goal": ALL_IN.goal.packed()}),
        "solo_assistants": SOLO_ASSISTANTS,
    }


def _card(card: Card) -> dict[str, Any]:
    return {**card._asdict(), "needs": _counts(card.needs, (*RESOURCES, "any"))}


def _counts(numbers: tuple[int, ...], names: tuple[str, ...]) -> dict[str, int]:
    return {name: number for name, number in zip(names, numbers, strict=True) if number}


def _event(event: Event) -> dict[str, Any]:
    return {**event._asdict(), "effects": [effect.packed() for effect in event.effects]}


def _plain(row: dict[str, Any]) -> dict[str, Any]:
    """A row as JSON has it, with lists and objects of its own."""
    kinds: dict[type, Any] = {tuple: list, dict: dict}
    return {name: kinds.get(type(value), lambda same: same)(value) for name, value in row.items()}


# One set of figures for each pack that was played with, so that a state can be imagined from a view that names it.
DEFAULT: Final = Printed(default_pack(), "")
_PRINTED: Final[dict[str, Printed]] = {"": DEFAULT}


def printed_from(data: Any) -> Printed:
    """The figures of a pack that was found sound; None is the default pack."""
    if data is None:
        return DEFAULT
    name = pack_hash(data)
    if name not in _PRINTED:
        _PRINTED[name] = Printed(data, name)
    return _PRINTED[name]


def printed_named(name: str) -> Printed:
    """The figures of a pack this process has seen, by the hash that a view carries."""
    return _PRINTED[name]


def schema() -> Any:
    """The published schema of a pack."""
    return json.loads(SCHEMA.read_text(encoding="utf-8"))
