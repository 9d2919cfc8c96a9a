"""The printed cards as the referee knows them: a table of its own, so that the engine's is compared too."""

from __future__ import annotations

import json
from collections.abc import Container, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

TABLE: dict[str, Any] = json.loads((Path(__file__).parent / "cards.json").read_text(encoding="utf-8"))

ANY = "any"
EXTRA_CARD = "extra_card"


@dataclass(frozen=True)
class Card:
    """A building card: as a resource, as a building, as a good."""

    id: str
    colour: str
    resource: str | None
    sun: bool
    cost: int
    vp: int
    requires: Mapping[str, int] = field(default_factory=dict)
    product: str | None = None
    chain: tuple[tuple[str, str], ...] = ()
    office: str | None = None
    number: int | None = None
    automatic: bool = False
    strength: int = 0
    attaches: bool = False
    needs_strength: int = 0

    @property
    def kind(self) -> str:
        """The type of building: the id without its running number."""
        return self.id.rpartition("_")[0]

    @property
    def takes_person(self) -> bool:
        """Whether a person may stand there: production buildings that do not work by themselves (9.9)."""
        return self.product is not None and not self.automatic

    @property
    def face(self) -> tuple[Any, ...]:
        """All that matters of a card once it is built; cards of a stack with the same face are the same choice."""
        return (self.kind, self.colour, self.cost, self.vp, tuple(sorted(self.requires.items())))


@dataclass(frozen=True)
class Assistant:
    """One side of an assistant card."""

    id: str
    card: int
    colours: Mapping[str, int]
    cost: int
    vp: int


def _card(row: Mapping[str, Any]) -> Card:
    return Card(**{**row, "chain": tuple((source, item) for source, item in row.get("chain", ()))})


class Cards:
    """All cards of a game, from a table of them."""

    def __init__(self, table: Mapping[str, Any]) -> None:
        self.charburners = {row["id"]: _card(row) for row in table["charburners"]}
        self.deck = {row["id"]: _card(row) for row in table["deck"]}
        self.longsdale = {row["id"]: _card(row) for row in table["longsdale"]}
        self.buildings = self.charburners | self.deck | self.longsdale
        self.assistants = {row["id"]: Assistant(**row) for row in table["assistants"]}
        self.characters: dict[str, dict[str, Any]] = {row["id"]: row for row in table["characters"]}
        self.worth: dict[str, int | str] = {row["id"]: row["worth"] for row in table["goods"]}
        self.events: dict[int, list[dict[str, Any]]] = {row["number"]: row["effects"] for row in table["events"]}
        self.end_cards: dict[int, list[dict[str, Any]]] = {row["number"]: row["effects"] for row in table["end_cards"]}
        self.chapters: dict[str, dict[str, Any]] = {row["id"]: row for row in table["chapters"]}
        self.chapters["all-in"] = table["all_in"]
        self.dealt_assistants: dict[str, int] = table["dealt_assistants"]

    def chapter(self, name: str, seats: int) -> dict[str, Any]:
        """What a chapter or all-in is made of; one player may have lists of his own (11.10)."""
        lists = dict(self.chapters[name])
        lists |= lists.get("solo", {}) if seats == 1 else {}
        lists.setdefault("assistants", self.dealt_assistants[str(seats)])
        return {"rounds": len(lists.get("events", ())), **lists}

    def of_number(self, number: int) -> list[str]:
        """All building cards of a number from 50 to 56."""
        return [card.id for card in self.longsdale.values() if card.number == number]

    def character_of(self, number: int) -> str:
        """The character of a number from 57 to 60."""
        return next(name for name, row in self.characters.items() if row["number"] == number)

    def characters_with(self, op: str, hand: Container[str]) -> list[str]:
        """The characters in a hand with this ability."""
        return [name for name, row in self.characters.items() if row["op"] == op and name in hand]

    def resource(self, name: str) -> str | None:
        """What a hand card is as a resource; characters are none (9.20)."""
        return None if name in self.characters else self.buildings[name].resource


PRINTED = Cards(TABLE)
