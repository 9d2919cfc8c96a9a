"""What a file of content may say: one description that checks it, with place and reason, and tells its JSON schema."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from ludoteca.core.errors import BadFile

Schema = dict[str, Any]


class Shape(ABC):
    """A value that a file may hold; each kind says what it refuses and how a schema writes it."""

    @abstractmethod
    def faults(self, value: Any, where: str) -> Iterator[tuple[str, str]]:
        """Where and why the value does not do; nothing if it does."""

    @abstractmethod
    def schema(self) -> Schema:
        """The same as JSON schema."""

    def check(self, value: Any, where: str, whose: str) -> None:
        """Refuse a value with its first fault."""
        for place, why in self.faults(value, where):
            raise BadFile(f"{whose}: {place}: {why}")


@dataclass(frozen=True)
class Number(Shape):
    """A whole number within bounds."""

    least: int
    most: int

    def faults(self, value: Any, where: str) -> Iterator[tuple[str, str]]:
        whole = isinstance(value, int) and not isinstance(value, bool)
        if not whole or not self.least <= value <= self.most:
            yield where, f"must be a number from {self.least} to {self.most}, not {value!r}"

    def schema(self) -> Schema:
        return {"type": "integer", "minimum": self.least, "maximum": self.most}


@dataclass(frozen=True)
class Text(Shape):
    """Any text, or one that follows a pattern."""

    pattern: str = ""

    def faults(self, value: Any, where: str) -> Iterator[tuple[str, str]]:
        if not isinstance(value, str):
            yield where, "must be text"

    def schema(self) -> Schema:
        return {"type": "string", "pattern": self.pattern} if self.pattern else {"type": "string"}


@dataclass(frozen=True)
class Truth(Shape):
    """True or false."""

    def faults(self, value: Any, where: str) -> Iterator[tuple[str, str]]:
        if not isinstance(value, bool):
            yield where, "must be true or false"

    def schema(self) -> Schema:
        return {"type": "boolean"}


@dataclass(frozen=True)
class Exactly(Shape):
    """One value and no other."""

    value: Any
    why: str = ""

    def faults(self, value: Any, where: str) -> Iterator[tuple[str, str]]:
        if value != self.value or isinstance(value, bool) != isinstance(self.value, bool):
            yield where, f"must be {self.value!r}{self.why}, not {value!r}"

    def schema(self) -> Schema:
        return {"const": self.value}


@dataclass(frozen=True)
class OneOf(Shape):
    """One of some words or numbers; ``why`` says what is wrong with any other."""

    words: tuple[Any, ...]
    why: str = ""

    def faults(self, value: Any, where: str) -> Iterator[tuple[str, str]]:
        if value not in self.words:
            known = ", ".join(repr(word) if word == "" else str(word) for word in self.words)
            yield where, f"{self.why or 'is not known'}: {value!r} is none of {known}"

    def schema(self) -> Schema:
        return {"enum": list(self.words)}


@dataclass(frozen=True)
class Rows(Shape):
    """A list of so many values of one shape, each only once if ``different``."""

    each: Shape
    least: int
    most: int
    different: bool = False

    def faults(self, value: Any, where: str) -> Iterator[tuple[str, str]]:
        if not isinstance(value, list):
            yield where, "must be a list"
            return
        if not self.least <= len(value) <= self.most:
            count = f"{self.least}" if self.least == self.most else f"{self.least} to {self.most}"
            yield where, f"must have {count} entries, not {len(value)}"
        for place, row in enumerate(value):
            yield from self.each.faults(row, f"{where}[{place}]")
            if self.different and row in value[:place]:
                yield f"{where}[{place}]", f"{row!r} is there twice"

    def schema(self) -> Schema:
        found = {"type": "array", "items": self.each.schema(), "minItems": self.least, "maxItems": self.most}
        return found | {"uniqueItems": True} if self.different else found


@dataclass(frozen=True)
class Parts(Shape):
    """An object with exactly these parts."""

    parts: Mapping[str, Shape]
    top: bool = False

    def faults(self, value: Any, where: str) -> Iterator[tuple[str, str]]:
        if not isinstance(value, dict):
            yield where, "must be an object"
            return
        for name in self.parts:
            if name not in value:
                yield where, f"{name!r} is missing"
        for name in value:
            if name not in self.parts:
                yield where, f"{name!r} is not known here"
        for name, shape in self.parts.items():
            if name in value:
                yield from shape.faults(value[name], name if self.top else f"{where}.{name}")

    def schema(self) -> Schema:
        return {
            "type": "object",
            "properties": {name: shape.schema() for name, shape in self.parts.items()},
            "required": list(self.parts),
            "additionalProperties": False,
        }


@dataclass(frozen=True)
class Kinds(Shape):
    """An object whose part ``by`` names its kind, which says more about some of the other parts."""

    by: str
    common: Parts
    kinds: Mapping[str, Mapping[str, Shape]]

    def faults(self, value: Any, where: str) -> Iterator[tuple[str, str]]:
        yield from self.common.faults(value, where)
        if not isinstance(value, dict) or self.by not in value:
            return
        kind = value[self.by]
        if not isinstance(kind, str) or kind not in self.kinds:
            yield f"{where}.{self.by}", f"unknown {kind!r}"
            return
        for name, shape in self.kinds[kind].items():
            if name in value:
                yield from shape.faults(value[name], f"{where}.{name}")

    def schema(self) -> Schema:
        return self.common.schema() | {
            "oneOf": [
                {
                    "properties": {
                        self.by: {"const": kind},
                        **{name: shape.schema() for name, shape in parts.items()},
                    }
                }
                for kind, parts in self.kinds.items()
            ]
        }


@dataclass(frozen=True)
class Anything(Shape):
    """What another shape says more about."""

    def faults(self, value: Any, where: str) -> Iterator[tuple[str, str]]:
        return iter(())

    def schema(self) -> Schema:
        return {}
