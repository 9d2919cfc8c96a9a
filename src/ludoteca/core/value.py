"""A learned guess: numbers that describe a state in, the points a seat will end with out."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import cython

from ludoteca.core.constants import FEATURES, UNITS
from ludoteca.core.errors import BadFile, DoesNotFit


class Features:  # final
    """A reusable row of numbers that describes a state to something that learns."""

    count: int
    values: list[float]

    def __init__(self) -> None:
        self.count = 0
        if not cython.compiled:
            self.values = [0.0] * FEATURES

    def clear(self) -> None:  # noexcept
        """Forget all numbers."""
        self.count = 0

    def add(self, number: float) -> None:
        """One more number."""
        if self.count == FEATURES:
            raise DoesNotFit(f"a state is described by more than {FEATURES} features, and no more fit")
        self.values[self.count] = number
        self.count += 1

    def listed(self) -> list[float]:
        """The numbers as a Python list."""
        return [self.values[i] for i in range(self.count)]


class Value:  # final
    """A straight sum of weighted features, and beside it a layer of units that each see all of them."""

    count: int
    units: int
    bias: float
    straight: list[float]
    inner: list[float]
    thresholds: list[float]
    outer: list[float]

    def __init__(self, bias: float, straight: list[float], units: list[tuple[list[float], float, float]]) -> None:
        """``units``: for each its weights, its threshold and what it adds."""
        if len(straight) > FEATURES or len(units) > UNITS:
            raise BadFile(f"a value has at most {FEATURES} features and {UNITS} units")
        self.count = len(straight)
        self.units = len(units)
        self.bias = bias
        if not cython.compiled:
            self.straight = [0.0] * FEATURES
            self.inner = [0.0] * (FEATURES * UNITS)
            self.thresholds = [0.0] * UNITS
            self.outer = [0.0] * UNITS
        for place, weight in enumerate(straight):
            self.straight[place] = weight
        for unit, (weights, threshold, adds) in enumerate(units):
            if len(weights) != len(straight):
                raise BadFile(f"unit {unit} of a value has {len(weights)} weights for {len(straight)} features")
            self.thresholds[unit] = threshold
            self.outer[unit] = adds
            for place, weight in enumerate(weights):
                self.inner[unit * FEATURES + place] = weight

    def of(self, row: Features) -> float:
        """The guess for one row of features."""
        found = self.bias
        for place in range(self.count):
            found += self.straight[place] * row.values[place]
        for unit in range(self.units):
            stirred = self.thresholds[unit]
            base = unit * FEATURES
            for place in range(self.count):
                stirred += self.inner[base + place] * row.values[place]
            if stirred > 0.0:
                found += self.outer[unit] * stirred
        return found


@cache
def read_value(path: Path) -> Value | None:
    """The value a game ships, or None if it has none."""
    if not path.exists():
        return None
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return Value(
        data["bias"], data["straight"], [(unit["weights"], unit["threshold"], unit["adds"]) for unit in data["units"]]
    )
