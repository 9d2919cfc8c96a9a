"""What was answered: one entry for each answer that stands, and a history that only grows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, TypeVar, overload

from ludoteca.core.constants import EVERYONE, NATURE
from ludoteca.core.words import NO_ARGUMENTS, Arguments

# The kinds of changes, as they are stored and as a proof of fair dice names them.
ANSWER: Final = "answer"
DRAW: Final = "nature"
UNDO: Final = "undo"
CUT: Final = "cut"


class Reveal(NamedTuple):
    """A step that turned something hidden face up, and the round it came in."""

    decision: int
    round: int


class Entry(NamedTuple):
    """One answer: by whom, to which question with its two arguments, and what is to be remembered of its moment.

    ``seen_by`` is who learnt the answer when it was given (EVERYONE, NOBODY or one seat), ``round`` the round after it,
    ``turn`` how long the journal was when the turn began in which it was given, ``details`` what the game wants to
    tell of it later and could not know then (``Game.remember``).
    """

    seat: int
    decision: int
    a: int
    b: int
    option: int
    seen_by: int
    round: int
    turn: int
    reveals: tuple[Reveal, ...] = ()
    details: Arguments = NO_ARGUMENTS

    @property
    def barrier(self) -> bool:
        """Whether something hidden was turned up after it: nobody takes it back alone."""
        return bool(self.reveals)

    def open_to(self, seat: int | None) -> bool:
        """Whether the seat (None: a spectator) learnt the answer when it was given."""
        return self.seen_by in (EVERYONE, seat)


class Change(NamedTuple):
    """One line of the history; ``option`` of an undo is the place of an entry, of a cut the length that is left."""

    kind: str
    seat: int
    option: int


Given = TypeVar("Given")


def take_back(given: list[Given], change: Change) -> None:
    """Carry out an undo or a cut on a list of what was given, whatever it holds for each answer."""
    if change.kind == UNDO:
        del given[change.option]
    else:
        del given[change.option :]


def standing(history: Sequence[Change]) -> list[tuple[int, int]]:
    """What was answered and not taken back, by seat and option: for this no rules are needed."""
    given: list[tuple[int, int]] = []
    for change in history:
        if change.kind in (UNDO, CUT):
            take_back(given, change)
        else:
            given.append((change.seat, change.option))
    return given


class Journal(Sequence[Entry]):
    """The answers that stand, in order; taking one back is one more line of the history."""

    def __init__(self, history: Sequence[Change] = ()) -> None:
        self.entries: list[Entry] = []
        self.history = list(history)
        # What was turned up before anyone had answered.
        self.opening: tuple[Reveal, ...] = ()
        self.draws = 0
        self._turn = 0

    @overload
    def __getitem__(self, place: int) -> Entry: ...
    @overload
    def __getitem__(self, place: slice) -> list[Entry]: ...
    def __getitem__(self, place: int | slice) -> Entry | list[Entry]:
        return self.entries[place]

    def __len__(self) -> int:
        return len(self.entries)

    def __iter__(self) -> Iterator[Entry]:
        return iter(self.entries)

    def __eq__(self, other: object) -> bool:
        return self.entries == (other.entries if isinstance(other, Journal) else other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Journal({self.entries})"

    # -- growing --------------------------------------------------------------------------------------

    def begin_turn(self) -> None:
        """What is answered from here on belongs to a new turn."""
        self._turn = len(self.entries)

    @property
    def turn(self) -> int:
        """Where the turn began to which the next answer belongs."""
        return self._turn

    def add(self, entry: Entry) -> None:
        """One more answer; ``history`` is told by whoever gives it, for it may have been given before."""
        self.entries.append(entry)
        self.draws += entry.seat == NATURE

    def reveal(self, decision: int, round_: int) -> None:
        """Something hidden was turned face up: it belongs to the last answer."""
        shown = Reveal(decision, round_)
        if self.entries:
            last = self.entries[-1]
            self.entries[-1] = last._replace(reveals=(*last.reveals, shown))
        else:
            self.opening = (*self.opening, shown)

    def last_of(self, seat: int) -> int | None:
        """Where the seat answered last."""
        for place in range(len(self.entries) - 1, -1, -1):
            if self.entries[place].seat == seat:
                return place
        return None
