"""A match as a table keeps it: an append-only journal, question serials, and the lines each seat may read."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.core.constants import EVERYONE, NATURE, NOBODY
from ludoteca.core.decision import Decision, Options, State
from ludoteca.core.errors import IllegalAnswer, NoUndo
from ludoteca.core.match import Answer, Header, Match
from ludoteca.server.fair import FairNature

ANSWER = "answer"
DRAW = "nature"
UNDO = "undo"
CUT = "cut"


class Entry(NamedTuple):
    """One line of the append-only journal; ``option`` of an undo is a place, of a cut a length."""

    kind: str
    seat: int
    option: int


class Line(NamedTuple):
    """One thing that happened, and who may read what was answered."""

    seat: int
    decision: str
    option: str
    target: str
    a: int
    b: int
    round: int
    seen_by: int
    sealed: bool

    def shown_to(self, seat: int | None) -> bool:
        """Whether there is a line for that reader at all: another seat's sealed answer has none."""
        return not self.sealed or self.seat == seat

    def open_to(self, seat: int | None) -> bool:
        """Whether that reader may see the answer."""
        return self.seen_by in (EVERYONE, seat)


class Asked(NamedTuple):
    """A seat's open question with its legal options."""

    number: int
    decision: Decision
    a: int
    b: int
    options: tuple[int, ...]


class Journal(Match):
    """A match that remembers everything ever answered, what was taken back included."""

    def __init__(self, header: Header, nature: FairNature) -> None:
        self.lines: list[Line] = []
        # Rises when lines disappear, so that readers know their copy is no longer a beginning of ours.
        self.rewinds = 0
        self.serials = [1] * header.seats
        # How long the journal was when each turn began.
        self.turns = [0]
        self.saved = 0
        self.fresh: list[Entry] = []
        self.fair = nature
        self._quiet = False
        self._acting: tuple[State, list[int]] | None = None
        super().__init__(header, nature, reading=True)

    @classmethod
    def begin(cls, header: Header, nature: FairNature) -> Journal:
        """A new match, up to its first question; its entries wait to be saved."""
        journal = cls(header, nature)
        journal._advance()
        return journal

    @classmethod
    def restore(cls, header: Header, nature: FairNature, entries: list[Entry]) -> Journal:
        """The match of saved entries."""
        journal = cls(header, nature)
        for entry in entries:
            journal.follow(entry)
        journal.saved = len(entries)
        journal.fresh = []
        journal._advance()
        return journal

    def follow(self, entry: Entry) -> None:
        """Repeat one saved entry."""
        if entry.kind == UNDO:
            self._rewind([answer for place, answer in enumerate(self.journal) if place != entry.option], entry)
        elif entry.kind == CUT:
            self._rewind(self.journal[: entry.option], entry)
        else:
            self._settle()
            if self.over or (self.state.top()[1] == NATURE) != (entry.kind == DRAW):
                raise IllegalAnswer(f"entry {self.saved + len(self.fresh) + 1} does not answer the open question")
            if entry.kind == DRAW:
                self.fair.counter += 1
            else:
                asked = self.asked(entry.seat)
                if asked is None or entry.option not in asked.options:
                    raise IllegalAnswer(f"seat {entry.seat} could not answer {entry.option}")
                self.returned.discard(entry.seat)
            self._take(entry.seat, entry.option)
            self._settle()

    def expect_draw(self) -> None:
        """Let nature say what it must draw now, without playing it: for checking a proof."""
        self._settle()
        if self.over or self.state.top()[1] != NATURE:
            raise IllegalAnswer("nature is not asked here")
        number, _, a, b = self.state.top()
        self.fair.answer(self.game.rules.decisions[number], self.state, a, b, self._out)
        # Following the told entry counts the draw.
        self.fair.counter -= 1

    def kept(self) -> None:
        """The fresh entries are on disk."""
        self.saved += len(self.fresh)
        self.fresh = []

    # -- questions ------------------------------------------------------------------------------------

    def to_act(self) -> list[int]:
        """The seats that may answer now; asked many times between two answers, and found once."""
        if self._acting is None or self._acting[0] is not self.state:
            self._acting = self.state, super().to_act()
        return self._acting[1]

    def asked(self, seat: int) -> Asked | None:
        """The seat's open question, or None."""
        if seat not in self.to_act():
            return None
        state = self.state
        if state.top()[1] != seat:
            state = state.clone()
            self.game.rules.lift(state, seat)
        number, _, a, b = state.top()
        decision = self.game.rules.decisions[number]
        out = Options()
        decision.options(state, seat, a, b, out)
        return Asked(number, decision, a, b, tuple(out.listed()))

    def answer(self, seat: int, option: int) -> None:
        """Give a legal answer and go on to the next question."""
        self.returned.discard(seat)
        self._take(seat, option)
        self._advance()

    # -- taking back ----------------------------------------------------------------------------------

    def undo(self, seat: int) -> None:
        """Take back the seat's last answer, where nothing stands in the way."""
        place = self._undo_place(seat)
        kept = [answer for number, answer in enumerate(self.journal) if number != place]
        self._rewind(kept, Entry(UNDO, seat, place))
        self._advance()

    def reset(self, seat: int) -> None:
        """Take back what the seat answered in its turn, as far as it may alone; a turn before that one stays."""
        last = self._undo_place(seat)
        begun = max(length for length in self.turns if length <= last)
        while self.can_undo(seat) and self._undo_place(seat) >= begun:
            self.undo(seat)

    def take_back(self, seat: int) -> None:
        """Go back to before the seat's last answer, whatever came after it; everyone has agreed."""
        place = self.last_answer(seat)
        if place is None:
            raise NoUndo(f"seat {seat} has answered nothing yet")
        self._rewind(self.journal[:place], Entry(CUT, seat, place))
        self._advance()

    def _rewind(self, kept: list[Answer], entry: Entry) -> None:
        before = self.to_act()
        self.state = self._first_state()
        self._acting = None
        self.journal = []
        self.barriers = []
        self.seen = []
        self.lines = []
        self.turns = [0]
        self.draws = 0
        self._quiet = True
        for answer in kept:
            self._settle()
            self._take(answer.seat, answer.option)
        self._settle()
        self._quiet = False
        self.rewinds += 1
        self.returned.add(entry.seat)
        self.fresh.append(entry)
        after = self.to_act()
        for seat in range(self.header.seats):
            # A question that went away must not come back under its old serial; others' sealed ones stay open.
            if entry.kind == CUT or seat == entry.seat or (seat in before and seat not in after):
                self.serials[seat] += 1

    # -- what happened --------------------------------------------------------------------------------

    def _take(self, seat: int, option: int) -> None:
        rules = self.game.rules
        if seat >= 0:
            rules.lift(self.state, seat)
        number, _, a, b = self.state.top()
        decision = rules.decisions[number]
        self._mark_turn(decision, a, b)
        super()._take(seat, option)
        self._acting = None
        domain = decision.domain
        self.lines.append(
            Line(
                seat,
                decision.name,
                domain.notation(option),
                domain.target(option),
                a,
                b,
                rules.rounds(self.state),
                self.seen[-1],
                decision.sealed and seat >= 0,
            )
        )
        if not self._quiet:
            self.fresh.append(Entry(DRAW if seat == NATURE else ANSWER, seat, option))
            if seat >= 0:
                self.serials[seat] += 1

    def _mark_turn(self, decision: Decision, a: int, b: int) -> None:
        if decision.begins_turn(a, b):
            self.turns.append(len(self.journal))

    def _settle(self) -> None:
        rules = self.game.rules
        while self.state.depth and self.state.top()[1] not in range(NATURE, self.header.seats):
            number, _, a, b = self.state.top()
            decision = rules.decisions[number]
            self._mark_turn(decision, a, b)
            if decision.reveals:
                if self.barriers:
                    self.barriers[-1] = True
                self.lines.append(
                    Line(NOBODY, decision.name, "", "", 0, 0, rules.rounds(self.state), NOBODY, sealed=False)
                )
            rules.choose(self.state, 0)
            self._acting = None
