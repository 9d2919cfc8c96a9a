"""Where printed values come from: found in a rulebook or on a public page, or reconstructed to play."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

# How a mark is written where content is shown: one letter for each value of a row.
FOUND: Final = "f"
RECONSTRUCTED: Final = "r"


def letters(known: Iterable[bool]) -> str:
    """The marks of a row, value by value."""
    return "".join(FOUND if value else RECONSTRUCTED for value in known)
