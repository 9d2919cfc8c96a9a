"""A farm card: four uses, and what of it is known."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from ludoteca.games.la_granja.content.constants import ANY_PHASE
from ludoteca.games.la_granja.content.helpers import HelperRecord
from ludoteca.games.la_granja.content.marks import letters


@dataclass(frozen=True)
class Barrow:
    """What the barrow wants, its points, and its market value (0: no market symbol)."""

    goods: tuple[int, ...]
    vp: int
    market: int


@dataclass(frozen=True)
class Extension:
    """Hand limit, silver income, pig stalls and extra deliveries an extension adds."""

    hand_limit: int = 1
    income: int = 0
    stalls: int = 0
    deliveries: int = 0


@dataclass(frozen=True)
class Helper:
    """A helper: what it is called, what it does and in which phases."""

    id: str
    name: str
    does: HelperRecord
    text: str
    phases: int = ANY_PHASE


class Known(NamedTuple):
    """Which values of a card a rulebook or a public page shows; the others had to be made up to play."""

    field: bool = False
    barrow: bool = False
    extension: bool = False
    name: bool = False
    effect: bool = False


NOTHING: Final = Known()
HELPER: Final = Known(name=True, effect=True)


@dataclass(frozen=True)
class Card:
    """One card with its four uses."""

    id: str
    field: int
    barrow: Barrow
    extension: Extension
    helper: Helper
    known: Known

    @property
    def marks(self) -> str:
        """Field, barrow, extension, helper name and helper effect: found or reconstructed."""
        return letters(self.known)
