"""What lies on the table, and how a question is asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from ludoteca.core.constants import NATURE
from tests.referee.common import Ask
from tests.referee.sagrada.content import COLOURS, DICE_OF_A_COLOUR, VALUES
from tests.referee.sagrada.window import Window

# The questions that are open, any of which may be answered; what comes back is who answered and the word.
Result = TypeVar("Result")
Part = Generator[tuple[Ask, ...], tuple[int, str], Result]
Telling = Part[None]


def ask(seat: int, name: str, legal: Iterable[str]) -> Part[str]:
    """Ask one question and return the answer."""
    _, word = yield (Ask(seat, name, frozenset(legal)),)
    return word


def draw(name: str, possible: Iterable[str]) -> Part[str]:
    """Let chance decide."""
    return ask(NATURE, name, possible)


@dataclass
class Player:
    """What one player has."""

    window: Window
    favor: int
    private: list[str]


@dataclass
class Table:
    """Everything on the table."""

    seats: int
    options: Mapping[str, Any]
    tools: dict[str, int] = field(default_factory=dict)  # the favor on each; used tools leave in the solo game
    public: list[str] = field(default_factory=list)
    players: list[Player] = field(default_factory=list)
    bag: Counter[str] = field(default_factory=lambda: Counter(dict.fromkeys(COLOURS, DICE_OF_A_COLOUR)))
    pool: list[str] = field(default_factory=list)
    track: list[list[str]] = field(default_factory=list)
    first: int = 0

    @property
    def solo(self) -> bool:
        """Whether one player plays alone (section 11)."""
        return self.seats == 1

    def in_bag(self) -> list[str]:
        """The colours that can be drawn."""
        return [colour for colour, count in self.bag.items() if count]

    def rolled(self) -> list[str]:
        """Every die that can be drawn and rolled."""
        return [colour + value for colour in self.in_bag() for value in VALUES]

    def on_track(self) -> list[str]:
        """All dice of the track (8.2)."""
        return [die for slot in self.track for die in slot]
