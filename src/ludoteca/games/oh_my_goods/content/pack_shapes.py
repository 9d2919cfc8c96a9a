"""The shapes of what a pack writes beside plain numbers and texts: each says what it refuses and tells its schema."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from ludoteca.core.shapes import Number, Schema, Shape
from ludoteca.games.oh_my_goods.content.goods import ANY_VALUE, GOOD_IDS

POINTS: Final = Number(1, 20)
COINS: Final = Number(1, 60)
MOST_COUNT: Final = 60
MOST_GOODS: Final = 3


def within(where: str, part: str) -> str:
    """The place of a part of a field: ``card 4: penalty`` becomes ``card 4, penalty: points``."""
    head, _, name = where.rpartition(": ")
    return f"{head}, {name}: {part}"


@dataclass(frozen=True)
class Word(Shape):
    """One of some words or numbers."""

    choices: tuple[Any, ...]

    def faults(self, value: Any, where: str) -> Iterator[tuple[str, str]]:
        if isinstance(value, bool) or value not in self.choices:
            legal = ", ".join(repr(choice) for choice in self.choices)
            yield where, f"must be one of {legal}, not {value!r:.40}"

    def schema(self) -> Schema:
        return {"enum": list(self.choices)}


@dataclass(frozen=True)
class Several(Shape):
    """A list of some words or numbers, none of them twice."""

    choices: tuple[Any, ...]

    def faults(self, value: Any, where: str) -> Iterator[tuple[str, str]]:
        if not isinstance(value, list) or any(isinstance(part, bool) or part not in self.choices for part in value):
            legal = ", ".join(str(choice) for choice in self.choices)
            yield where, f"must be a list of {legal}, not {value!r:.60}"
        elif len(set(value)) != len(value):
            yield where, "names something twice"

    def schema(self) -> Schema:
        return {"type": "array", "uniqueItems": True, "items": {"enum": list(self.choices)}}


@dataclass(frozen=True)
class Counts(Shape):
    """An object of names and counts."""

    names: tuple[str, ...]
    most: int = MOST_COUNT

    def faults(self, value: Any, where: str) -> Iterator[tuple[str, str]]:
        if not isinstance(value, dict):
            yield where, f"must be an object of names and counts, not {value!r:.40}"
            return
        for name in value:
            if name not in self.names:
                yield f"{where}:", f"{name!r} is not one of {', '.join(self.names)}"
            else:
                yield from Number(1, self.most).faults(value[name], within(where, name))

    def schema(self) -> Schema:
        counted = Number(1, self.most).schema()
        return {"type": "object", "propertyNames": {"enum": list(self.names)}, "additionalProperties": counted}


@dataclass(frozen=True)
class GoodsList(Counts):
    """Exactly these goods, or any goods worth so many coins together. [OMG-15.5]"""

    names: tuple[str, ...] = (*GOOD_IDS, ANY_VALUE)

    def faults(self, value: Any, where: str) -> Iterator[tuple[str, str]]:
        yield from Counts.faults(self, value, where)
        if isinstance(value, dict) and (not 1 <= len(value) <= MOST_GOODS or (ANY_VALUE in value and len(value) > 1)):
            yield where, f"must name 1 to {MOST_GOODS} goods with counts, or {ANY_VALUE} alone"

    def schema(self) -> Schema:
        return {
            "description": "exactly these goods, or any_value alone: any goods worth so many coins together",
            "minProperties": 1,
            "maxProperties": MOST_GOODS,
            **Counts.schema(self),
        }


@dataclass(frozen=True)
class Paid(Shape):
    """So many points, or where ``coins`` says so also coins, won or lost."""

    coins: bool = False

    def faults(self, value: Any, where: str) -> Iterator[tuple[str, str]]:
        if isinstance(value, dict) and set(value) == {"points"}:
            yield from POINTS.faults(value["points"], within(where, "points"))
        elif self.coins and isinstance(value, dict) and set(value) == {"coins"}:
            yield from COINS.faults(value["coins"], within(where, "coins"))
        else:
            legal = '{"coins": n} or {"points": n}' if self.coins else '{"points": n}'
            yield where, f"must be {legal}, not {value!r:.40}"

    def schema(self) -> Schema:
        points = _single("points", POINTS)
        return {"oneOf": [points, _single("coins", COINS)]} if self.coins else points


def _single(name: str, shape: Shape) -> Schema:
    return {
        "type": "object",
        "required": [name],
        "properties": {name: shape.schema()},
        "additionalProperties": False,
    }


@dataclass(frozen=True)
class Removed(Shape):
    """Numbers of buildings and characters, or the word for all that came in during the chapter. [OMG-15.28]"""

    word: str
    numbers: tuple[int, ...]

    def faults(self, value: Any, where: str) -> Iterator[tuple[str, str]]:
        listed = isinstance(value, list) and value and all(number in self.numbers for number in value)
        if value != self.word and not listed:
            legal = f"a list of numbers from {self.numbers[0]} to {self.numbers[-1]}, or {self.word!r}"
            yield where, f"must be {legal}, not {value!r:.40}"

    def schema(self) -> Schema:
        numbers = {"type": "array", "minItems": 1, "items": {"enum": list(self.numbers)}}
        return {"oneOf": [{"const": self.word}, numbers]}
