"""A window and its dice, and where a die may lie in it (section 6).

A die is a word such as ``r5``; a space is a word such as ``c1``: column, then row, the top row first.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tests.referee.sagrada.content import COLOURS, WINDOWS

COLUMNS = "abcde"
ROWS = "1234"
SPACES = [column + row for row in ROWS for column in COLUMNS]
BORDER = {space for space in SPACES if space[0] in "ae" or space[1] in "14"}

# Placement rules that a tool may waive.
COLOUR = "printed colour"
VALUE = "printed value"
TOUCHING = "touching"


def _around(space: str, distance: int) -> set[str]:
    """Spaces whose squared distance is 1 (they share an edge) or 2 (they share a corner)."""

    def far(other: str) -> int:
        return (ord(space[0]) - ord(other[0])) ** 2 + (ord(space[1]) - ord(other[1])) ** 2

    return {other for other in SPACES if far(other) == distance}


BESIDE = {space: _around(space, 1) for space in SPACES}
DIAGONAL = {space: _around(space, 2) for space in SPACES}
AROUND = {space: BESIDE[space] | DIAGONAL[space] for space in SPACES}


class Window:
    """One player's window: the marks printed on it and the dice in it."""

    def __init__(self, name: str, dice: Mapping[str, str] | None = None) -> None:
        self.name = name
        self.marks = dict(zip(SPACES, WINDOWS[name][2].replace(" ", ""), strict=True))
        self.dice = dict(dice or {})

    def without(self, *spaces: str) -> Window:
        """The same window with dice lifted from these spaces."""
        return Window(self.name, {space: die for space, die in self.dice.items() if space not in spaces})

    def having(self, space: str, die: str) -> Window:
        """The same window with one die more."""
        return Window(self.name, {**self.dice, space: die})

    def spaces(self, die: str, waived: Iterable[str] = ()) -> set[str]:
        """Where the die may be put (6.1 to 6.5); a tool may waive one of the rules."""
        return {space for space in SPACES if space not in self.dice and self._allows(space, die, waived)}

    def isolated(self, die: str) -> set[str]:
        """Spaces that touch no die and whose mark allows it; in an empty window on the border (Q11, 14.9)."""
        return {
            space
            for space in (SPACES if self.dice else BORDER)
            if space not in self.dice and not AROUND[space] & self.dice.keys() and self._mark_allows(space, die, ())
        }

    def _allows(self, space: str, die: str, waived: Iterable[str]) -> bool:
        beside = [self.dice[other] for other in BESIDE[space] if other in self.dice]
        return (
            self._contact(space, waived)
            and self._mark_allows(space, die, waived)
            and not any(other[0] == die[0] or other[1] == die[1] for other in beside)
        )

    def _contact(self, space: str, waived: Iterable[str]) -> bool:
        if not self.dice:
            return space in BORDER
        return TOUCHING in waived or bool(AROUND[space] & self.dice.keys())

    def _mark_allows(self, space: str, die: str, waived: Iterable[str]) -> bool:
        mark = self.marks[space]
        if mark in COLOURS:
            return COLOUR in waived or mark == die[0]
        return mark == "." or VALUE in waived or mark == die[1]

    def rows(self) -> list[list[str | None]]:
        """The dice row by row, None for a gap."""
        return [[self.dice.get(column + row) for column in COLUMNS] for row in ROWS]

    def columns(self) -> list[list[str | None]]:
        """The dice column by column."""
        return [[self.dice.get(column + row) for row in ROWS] for column in COLUMNS]
