"""A match as a table keeps it: what is not saved yet, the serials of its questions, the lines each seat may read."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from ludoteca.core.constants import EVERYONE, NATURE, NOBODY
from ludoteca.core.decision import Options, State
from ludoteca.core.errors import IllegalAnswer
from ludoteca.core.game import Game
from ludoteca.core.journal import CUT, DRAW, UNDO, Change, Entry, Reveal
from ludoteca.core.match import Header, Match
from ludoteca.core.question import Question, ask
from ludoteca.core.words import LogMessage
from ludoteca.server.fair import FairNature


class Line(NamedTuple):
    """One thing that happened, and who may read what was answered."""

    seat: int
    decision: str
    option: str
    target: str
    round: int
    seen_by: int
    sealed: bool
    # As the log says it to those who know the answer, and to those who do not.
    told: LogMessage | None = None
    hidden: LogMessage | None = None

    def shown_to(self, seat: int | None) -> bool:
        """Whether there is a line for that reader at all: another seat's sealed answer has none."""
        return not self.sealed or self.seat == seat

    def open_to(self, seat: int | None) -> bool:
        """Whether that reader may see the answer."""
        return self.seen_by in (EVERYONE, seat)


def lines_of(game: Game, entry: Entry) -> Iterator[Line]:
    """What is to be read about an answer, and about what was turned up after it."""
    decision = game.rules.decisions[entry.decision]
    domain = decision.domain
    yield Line(
        entry.seat,
        decision.name,
        domain.notation(entry.option),
        domain.target(entry.option),
        entry.round,
        entry.seen_by,
        decision.sealed and entry.seat >= 0,
        game.report(entry, known=True),
        None if entry.seen_by == EVERYONE else game.report(entry, known=False),
    )
    for shown in entry.reveals:
        yield _revealed(game, shown)


def _revealed(game: Game, shown: Reveal) -> Line:
    decision = game.rules.decisions[shown.decision]
    told = game.report_reveal(decision)
    return Line(NOBODY, decision.name, "", "", shown.round, NOBODY, sealed=False, told=told, hidden=told)


class LiveMatch:
    """A match, and what a table must know about it beside its rules."""

    def __init__(self, header: Header, nature: FairNature) -> None:
        self.match = Match(header, nature, reading=True)
        self.nature = nature
        # How often each seat's question has changed: an answer to an older one is stale.
        self.serials = [1] * header.seats
        # Rises when lines disappear: what a reader holds is then no longer the beginning of them.
        self.rewinds = 0
        # How much of the history is on disk.
        self.saved = 0
        self._lines: list[Line] = []
        self._worded = (0, 0)
        self._acting: tuple[State, list[int]] | None = None

    @classmethod
    def begin(cls, header: Header, nature: FairNature) -> LiveMatch:
        """A new match, up to its first question; its history waits to be saved."""
        live = cls(header, nature)
        live.match.advance()
        return live

    @classmethod
    def restore(cls, header: Header, nature: FairNature, history: Sequence[Change]) -> LiveMatch:
        """The match of a saved history."""
        live = cls(header, nature)
        for change in history:
            live.follow(change)
        live.saved = len(history)
        live.match.advance()
        return live

    # -- what is saved ----------------------------------------------------------------------------------

    @property
    def fresh(self) -> tuple[Change, ...]:
        """What is not on disk yet."""
        return tuple(self.match.journal.history[self.saved :])

    def kept(self) -> None:
        """All of it is on disk."""
        self.saved = len(self.match.journal.history)

    def follow(self, change: Change) -> None:
        """Repeat one saved change."""
        if change.kind == DRAW:
            self.nature.counter += 1
        self._change(change.seat, lambda: self.match.follow(change))

    def expect_draw(self) -> None:
        """Let nature say what it must draw now, without playing it: for checking a proof."""
        match = self.match
        match.settle()
        asked = match.asked(NATURE)
        if asked is None:
            raise IllegalAnswer("nature is not asked here")
        self.nature.answer(asked.decision, match.state, asked.a, asked.b, Options())
        # Following the told entry counts the draw.
        self.nature.counter -= 1

    # -- questions ------------------------------------------------------------------------------------

    def to_act(self) -> list[int]:
        """The seats that may answer now; asked many times between two changes, and found once."""
        state = self.match.state
        if self._acting is None or self._acting[0] is not state:
            self._acting = state, self.match.to_act()
        return self._acting[1]

    def asked(self, seat: int) -> Question | None:
        """The seat's open question with its serial, or None."""
        if seat not in self.to_act():
            return None
        return ask(self.match.game, self.match.state, seat, self.serials[seat])

    # -- changes --------------------------------------------------------------------------------------

    def answer(self, seat: int, option: int) -> None:
        """Give a legal answer and go on to the next question."""
        self._change(seat, lambda: self.match.answer(seat, option))

    def undo(self, seat: int) -> None:
        """Take back the seat's last answer, where nothing stands in the way."""
        self._change(seat, lambda: self.match.undo(seat))

    def reset(self, seat: int) -> None:
        """Take back what the seat answered in its turn, as far as it may alone; a turn before that one stays."""
        begun = self.match.turn_place(seat)
        while self.match.can_undo(seat) and self.match.undo_place(seat) >= begun:
            self.undo(seat)

    def take_back(self, seat: int) -> None:
        """Go back to before the seat's last answer, whatever came after it; everyone has agreed."""
        self._change(seat, lambda: self.match.take_back(seat))

    def _change(self, seat: int, change: Callable[[], None]) -> None:
        """Change the match, and count what is asked anew."""
        journal = self.match.journal
        before, known = self.to_act(), len(journal.history)
        try:
            change()
        finally:
            self._acting = None
        kind = self.match.journal.history[known].kind
        if kind in (UNDO, CUT):
            self.rewinds += 1
            self._lines, self._worded = [], (0, 0)
            after = self.to_act()
            # A question that went away must not come back under its old serial; others' sealed ones stay open.
            gone = [s for s in range(len(self.serials)) if kind == CUT or s == seat or (s in before and s not in after)]
        else:
            gone = [seat] if seat >= 0 else []
        for each in gone:
            self.serials[each] += 1

    # -- what happened --------------------------------------------------------------------------------

    @property
    def lines(self) -> list[Line]:
        """Everything that happened and was not taken back."""
        game, journal = self.match.game, self.match.journal
        shown, told = self._worded
        self._lines.extend(_revealed(game, each) for each in journal.opening[shown:])
        for entry in journal[told:]:
            self._lines.extend(lines_of(game, entry))
        self._worded = len(journal.opening), len(journal)
        return self._lines
