"""A game being played: the state, the journal of answers, undo by replay."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ludoteca.core.constants import NATURE
from ludoteca.core.decision import Options, State
from ludoteca.core.errors import BadOptions, IllegalAnswer, NoUndo
from ludoteca.core.game import Game, Outcome, Pause, find_game
from ludoteca.core.journal import ANSWER, CUT, DRAW, UNDO, Change, Entry, Journal, take_back
from ludoteca.core.nature import Nature, Seeded
from ludoteca.core.pack import pack_hash
from ludoteca.core.position import laid_out, start_from
from ludoteca.core.question import Question, ask, who
from ludoteca.core.rng import mix
from ludoteca.core.view import View


@dataclass(frozen=True)
class Header:
    """What a match began with; with the journal it is the whole save."""

    game: str
    version: int
    seats: int
    options: tuple[tuple[str, Any], ...]
    position: Any = None
    seed: int | None = None
    pack: Any = None

    @property
    def pack_hash(self) -> str | None:
        """The name of the pack the match is played with."""
        return None if self.pack is None else pack_hash(self.pack)


class SeriesNature(Nature):
    """Seeded nature whose n-th answer depends on the seed and n alone, so a resumed match goes on as it would have."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.given = 0
        self.seeded = Seeded(0)

    def answer(self, decision: Any, state: Any, a: int, b: int, out: Any) -> int:
        self.seeded.rng.reseed(mix(self.seed, self.given))
        self.given += 1
        return self.seeded.answer(decision, state, a, b, out)


class Match:
    """State and journal, with every answer checked at the door."""

    def __init__(self, header: Header, nature: Nature | None = None, *, reading: bool = False) -> None:
        self.game: Game = find_game(header.game)
        self.game.check_version(header.version)
        if header.pack is not None:
            self.game.check_pack(header.pack)
        self.header = header
        self.nature = nature or _default_nature(header)
        self.journal = Journal()
        # What each seat had to use when its turn began, and the seats that took back their last answer.
        self.means: list[int] = []
        self.returned: set[int] = set()
        self.state = self._first_state()
        self._out = Options()
        if not reading:
            self.advance()

    @classmethod
    def new(
        cls,
        game: str,
        seats: int = 2,
        options: Mapping[str, Any] | None = None,
        *,
        seed: int | None = None,
        nature: Nature | None = None,
        pack: Any = None,
    ) -> Match:
        """Begin a match; refuses seats, options and packs the game does not know."""
        found = find_game(game)
        checked = found.check_options(seats, options)
        return cls(Header(found.id, found.version, seats, tuple(checked.items()), seed=seed, pack=pack), nature)

    @classmethod
    def from_position(cls, game: str, position: Any, *, seed: int | None = None, nature: Nature | None = None) -> Match:
        """Play on from a position written by hand."""
        found = find_game(game)
        seats, options = found.position_options(laid_out(position))
        pack = position.get("pack")
        header = Header(found.id, found.version, seats, tuple(options.items()), position, seed, pack)
        return cls(header, nature)

    @property
    def options(self) -> dict[str, Any]:
        """The options the match is played with."""
        return dict(self.header.options)

    @property
    def over(self) -> bool:
        """Whether no question is left."""
        return self.state.depth == 0

    def outcome(self) -> Outcome:
        """Points, breakdown and winners as things stand."""
        return self.game.outcome(self.state)

    def view(self, seat: int | None) -> View:
        """What the seat knows now."""
        if seat is not None and not 0 <= seat < self.header.seats:
            raise BadOptions(f"there is no seat {seat}; seats run from 0 to {self.header.seats - 1}")
        return self.game.view(self.state, seat)

    def views(self, seats: Sequence[int | None]) -> list[View]:
        """What each of these readers knows now."""
        return self.game.views(self.state, seats)

    # -- questions ----------------------------------------------------------------------------------

    def to_act(self) -> list[int]:
        """The seats that may answer now; several while a sealed question is open."""
        return self.game.rules.sealed_seats(self.state)

    def question(self, seat: int | None = None) -> Question:
        """The open question of a seat (or of nature), or of the first seat that may answer."""
        open_to = self.to_act()
        if not open_to and seat != NATURE:
            raise IllegalAnswer("the game is over; no question is open")
        asked = self.asked(open_to[0] if seat is None else seat)
        if asked is None:
            told = ", ".join(who(other) for other in open_to)
            raise IllegalAnswer(f"seat {seat} has no open question; to act: {told}")
        return asked

    def asked(self, seat: int) -> Question | None:
        """The open question of a seat, or None."""
        return ask(self.game, self.state, seat, len(self.journal))

    def pause(self, seat: int) -> Pause | None:
        """The open question of a seat, if it only asks whether to go on."""
        if seat not in self.to_act() or self.state.top()[1] != seat:
            return None
        return self.game.pause(self.state, self._means(seat))

    def _means(self, seat: int) -> int:
        return self.means[seat] if self.journal else self.game.means(self.state, seat)

    def _note_means(self, seat: int) -> None:
        """A seat's turn begins where another has answered, or where it went on itself; nature begins none."""
        seats = range(self.header.seats)
        if not self.journal:
            self.means = [self.game.means(self.state, other) for other in seats]
        elif seat >= 0:
            paused = self.game.pause(self.state, 0) is not None
            for other in seats:
                if other != seat or paused:
                    self.means[other] = self.game.means(self.state, other)

    # -- answers ------------------------------------------------------------------------------------

    def play(self, seat: int, answer: int | str) -> None:
        """Answer the seat's open question by option or notation, then go on to the next question."""
        question = self.question(seat)
        option = question.find(answer)
        if option is None:
            raise question.refusal(answer)
        self.answer(seat, option)

    def answer(self, seat: int, option: int) -> None:
        """Give an answer that is known to be legal, and go on to the next question."""
        self.returned.discard(seat)
        self._give(seat, option)
        self.advance()

    def settle(self) -> None:
        """Take the steps that nobody answers."""
        rules = self.game.rules
        while self.state.depth and self.state.top()[1] not in range(NATURE, self.header.seats):
            number, _, a, b = self.state.top()
            decision = rules.decisions[number]
            if decision.begins_turn(a, b):
                self.journal.begin_turn()
            if decision.reveals:
                self.journal.reveal(number, rules.rounds(self.state))
            rules.choose(self.state, 0)

    def advance(self) -> None:
        """Go on to the next question of a seat; nature answers its own."""
        self.settle()
        while self.state.depth and self.state.top()[1] == NATURE:
            number, _, a, b = self.state.top()
            decision = self.game.rules.decisions[number]
            if isinstance(self.nature, SeriesNature):
                self.nature.given = self.journal.draws
            self._give(NATURE, self.nature.answer(decision, self.state, a, b, self._out))
            self.settle()

    def _give(self, seat: int, option: int) -> None:
        self._take(seat, option)
        self.journal.history.append(Change(DRAW if seat == NATURE else ANSWER, seat, option))

    def _take(self, seat: int, option: int) -> None:
        """Carry out an answer and enter it; whatever is to be remembered of its moment is gathered here."""
        rules = self.game.rules
        if seat >= 0:
            rules.lift(self.state, seat)
        self._note_means(seat)
        number, _, a, b = self.state.top()
        decision = rules.decisions[number]
        if decision.begins_turn(a, b):
            self.journal.begin_turn()
        turn = self.journal.turn
        seen_by = decision.seen_by(self.state, seat, a, b)
        details = self.game.remember(self.state, decision, seat, a, b, option)
        rules.choose(self.state, option)
        self.journal.add(Entry(seat, number, a, b, option, seen_by, rules.rounds(self.state), turn, details=details))

    # -- taking back --------------------------------------------------------------------------------

    def undo(self, seat: int) -> None:
        """Take back the seat's last answer, unless something new was seen or another seat acted since."""
        self._rewind(Change(UNDO, seat, self.undo_place(seat)))
        self.advance()

    def take_back(self, seat: int) -> None:
        """Go back to before the seat's last answer, whatever came after it; for tables where nobody minds."""
        place = self.last_answer(seat)
        if place is None:
            raise NoUndo(f"seat {seat} has answered nothing yet")
        self._rewind(Change(CUT, seat, place))
        self.advance()

    def _rewind(self, change: Change) -> None:
        """Begin again, and give every answer that still stands."""
        kept = list(self.journal)
        take_back(kept, change)
        self.journal = Journal([*self.journal.history, change])
        self.state = self._first_state()
        for entry in kept:
            self.settle()
            self._take(entry.seat, entry.option)
        self.settle()
        self.returned.add(change.seat)

    def last_answer(self, seat: int) -> int | None:
        """Where in the journal the seat answered last."""
        return self.journal.last_of(seat)

    def undo_place(self, seat: int) -> int:
        """Where the answer stands that undo would take back; NoUndo says what is in its way."""
        place, open_ = self._last_undoable(seat)
        if open_:
            return place
        if place < 0:
            raise NoUndo(f"seat {seat} cannot undo: it has answered nothing yet")
        entry = self.journal[place]
        name = self.game.rules.decisions[entry.decision].name.replace("_", " ")
        if entry.barrier:
            raise NoUndo(f"seat {seat} cannot undo: {name} showed something new")
        if entry.seat == NATURE:
            raise NoUndo(f"seat {seat} cannot undo: something was rolled or drawn since ({name})")
        raise NoUndo(f"seat {seat} cannot undo: {who(entry.seat)} has answered since ({name})")

    def _last_undoable(self, seat: int) -> tuple[int, bool]:
        """Where the answer that undo would take back stands, or (and False) the one that is in its way; -1 for none."""
        decisions = self.game.rules.decisions
        open_to = self.to_act()
        sealed_open = bool(open_to) and decisions[self.state.top()[0]].sealed
        for place in range(len(self.journal) - 1, -1, -1):
            entry = self.journal[place]
            if entry.barrier:
                return place, False
            if entry.seat == seat:
                return place, True
            if entry.seat == NATURE or not (sealed_open and decisions[entry.decision].sealed):
                return place, False
        return -1, False

    def can_undo(self, seat: int) -> bool:
        """Whether undo would take something back."""
        return self._last_undoable(seat)[1]

    def turn_place(self, seat: int) -> int:
        """Where the turn began to which the answer belongs that undo would take back."""
        return self.journal[self.undo_place(seat)].turn

    # -- the journal --------------------------------------------------------------------------------

    def states(self, count: int) -> list[State]:
        """The states before each of the first ``count`` answers and after the last of them."""
        moment = Match(self.header, reading=True)
        moment.replay([])
        found = [moment.state.clone()]
        for entry in self.journal[:count]:
            moment.replay([(entry.seat, entry.option)])
            found.append(moment.state.clone())
        return found

    def replay(self, answers: list[tuple[int, int]]) -> None:
        """Follow answers of a save, as (seat, option); each is checked, and the message names the first bad one."""
        for number, (seat, option) in enumerate(answers, start=1):
            self.settle()
            if self.over:
                raise IllegalAnswer(f"answer {number}: the game was over after {number - 1} answers")
            try:
                self._follow(seat, option)
            except IllegalAnswer as problem:
                raise IllegalAnswer(f"answer {number}: {problem}") from None
        self.settle()

    def play_word(self, seat: int, name: str, word: str) -> None:
        """Follow one word of a transcript: the seat (or nature), the question it answers, the answer."""
        self.settle()
        self._follow(seat, word, name)
        self.settle()

    def follow(self, change: Change) -> None:
        """Repeat one line of a history; nature is not asked."""
        if change.kind in (UNDO, CUT):
            if not 0 <= change.option < len(self.journal):
                raise IllegalAnswer(f"there is no answer {change.option} to take back, only {len(self.journal)}")
            self._rewind(change)
            return
        self.settle()
        if (change.kind == DRAW) != (change.seat == NATURE):
            raise IllegalAnswer(f"{who(change.seat)} cannot give an entry of the kind {change.kind!r}")
        self._follow(change.seat, change.option)
        self.returned.discard(change.seat)
        self.settle()

    def _follow(self, seat: int, answer: int | str, meant: str | None = None) -> None:
        """Give an answer that somebody wrote down, once it is found to be legal."""
        if self.over:
            raise IllegalAnswer("the game is over; no question is open")
        due = self.state.top()[1]
        if seat != due and NATURE in (seat, due):
            name = self.game.rules.decision_at(self.state).name
            raise IllegalAnswer(f"{who(due)} is to answer {name}, not {who(seat)}")
        question = self.question(seat)
        option = question.find(answer)
        if option is None or meant not in (None, question.name):
            raise question.refusal(answer, meant)
        self._give(seat, option)

    def with_nature(self, nature: Nature | None = None) -> Match:
        """Go on from here with this nature, or with the one of the header's seed."""
        self.nature = nature or _default_nature(self.header)
        self.advance()
        return self

    def _first_state(self) -> State:
        if self.header.position is not None:
            return start_from(self.game, self.header.position)
        return self.game.setup(self.header.seats, self.options, self.header.pack)


def _default_nature(header: Header) -> Nature:
    return SeriesNature(secrets.randbits(63) if header.seed is None else header.seed)
