"""What the telling of the game hands to whoever follows it: one question, or several players asked together."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import dataclass
from typing import TypeVar

NATURE = -1
DONE = "done"


@dataclass(frozen=True)
class Ask:
    """A question to a seat or to nature, with every legal answer."""

    seat: int
    name: str
    legal: frozenset[str]


@dataclass(frozen=True)
class Together:
    """One telling for each seat; they answer in any order, and all must end before the game goes on."""

    tellings: dict[int, Telling]


# Part of a game: it yields questions, is sent the answers, and may return something.
Result = TypeVar("Result")
Part = Generator[Ask | Together, str, Result]
Telling = Part[None]


def ask(seat: int, name: str, legal: Iterable[str]) -> Part[str]:
    """Ask one question and return the answer."""
    answer = yield Ask(seat, name, frozenset(legal))
    return answer


def ask_where(seat: int, name: str, places: list[int]) -> Part[int]:
    """Ask which building; where there is only one, everybody sees it and nobody is asked (1.10)."""
    if len(places) == 1:
        return places[0]
    answer = yield from ask(seat, name, [place(index) for index in places])
    return index_of(answer)


def place(index: int) -> str:
    """The word for a building by its place in the street."""
    return f"b{index + 1}"


def index_of(word: str) -> int:
    """The place a word such as ``b3``, ``b3-chain`` or ``b3-sloppy`` speaks of."""
    return int(word.partition("-")[0].removeprefix("b")) - 1
