"""A game being played: the state, the journal of answers, undo by replay."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from ludoteca.core.constants import NATURE
from ludoteca.core.decision import Options, State
from ludoteca.core.errors import BadOptions, IllegalAnswer, NoUndo
from ludoteca.core.game import Game, Outcome, Pause, find_game
from ludoteca.core.nature import Nature, Seeded
from ludoteca.core.pack import pack_hash
from ludoteca.core.position import laid_out, start_from
from ludoteca.core.rng import mix
from ludoteca.core.view import View


class Answer(NamedTuple):
    """One line of the journal."""

    seat: int
    decision: int
    option: int


class Choice(NamedTuple):
    """One legal answer as people and pages see it."""

    option: int
    notation: str
    label: str
    target: str


@dataclass(frozen=True)
class Question:
    """An open question with its legal answers."""

    serial: int
    seat: int
    name: str
    prompt: str
    rule: str
    sealed: bool
    choices: tuple[Choice, ...]

    def find(self, answer: int | str) -> int | None:
        """The option an int or a notation stands for, if it is legal here."""
        for choice in self.choices:
            if answer == choice.option or (isinstance(answer, str) and answer.strip().lower() == choice.notation):
                return choice.option
        return None


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
        self.journal: list[Answer] = []
        self.barriers: list[bool] = []
        # Who learnt each answer when it was given: EVERYONE, NOBODY or one seat.
        self.seen: list[int] = []
        self.draws = 0
        # What each seat had to use when its turn began, and the seats that took back their last answer.
        self.means: list[int] = []
        self.returned: set[int] = set()
        self.state = self._first_state()
        self._out = Options()
        if not reading:
            self._advance()

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
        """The open question of a seat, or of the first seat that may answer."""
        open_to = self.to_act()
        if not open_to:
            raise IllegalAnswer("the game is over; no question is open")
        asked = open_to[0] if seat is None else seat
        if asked not in open_to:
            raise IllegalAnswer(f"seat {asked} has no open question; to act: {_seats(open_to)}")
        state = self.state
        if state.top()[1] != asked:
            state = state.clone()
            self.game.rules.lift(state, asked)
        number, _, a, b = state.top()
        decision = self.game.rules.decisions[number]
        out = Options()
        decision.options(state, asked, a, b, out)
        domain = decision.domain
        choices = tuple(
            Choice(option, domain.notation(option), domain.label(option), domain.target(option))
            for option in out.listed()
        )
        prompt = decision.prompt(state, asked, a, b)
        return Question(len(self.journal), asked, decision.name, prompt, decision.rule, decision.sealed, choices)

    def target(self, seat: int, word: str) -> str | None:
        """What a word means to the seat's open question, legal now or not; None for a word it does not know."""
        state = self.state.clone()
        self.game.rules.lift(state, seat)
        domain = self.game.rules.decisions[state.top()[0]].domain
        option = domain.parse(word)
        return None if option is None else domain.target(option)

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

    def play(self, seat: int, answer: int | str) -> None:
        """Answer the seat's open question by option or notation, then go on to the next question."""
        question = self.question(seat)
        option = question.find(answer)
        if option is None:
            legal = " ".join(choice.notation for choice in question.choices)
            raise IllegalAnswer(f"seat {seat}, {question.name}: {answer!r} is not legal; legal: {legal}")
        self.returned.discard(seat)
        self._take(seat, option)
        self._advance()

    def undo(self, seat: int) -> None:
        """Take back the seat's last answer, unless something new was seen or another seat acted since."""
        place = self._undo_place(seat)
        self._replay([answer for number, answer in enumerate(self.journal) if number != place])
        self.returned.add(seat)

    def take_back(self, seat: int) -> None:
        """Go back to before the seat's last answer, whatever came after it; for tables where nobody minds."""
        place = self.last_answer(seat)
        if place is None:
            raise NoUndo(f"seat {seat} has answered nothing yet")
        self._replay(self.journal[:place])
        self.returned.add(seat)

    def last_answer(self, seat: int) -> int | None:
        """Where in the journal the seat answered last."""
        for place in range(len(self.journal) - 1, -1, -1):
            if self.journal[place].seat == seat:
                return place
        return None

    def _undo_place(self, seat: int) -> int:
        place, open_ = self._last_undoable(seat)
        if open_:
            return place
        if place < 0:
            raise NoUndo(f"seat {seat} cannot undo: it has answered nothing yet")
        answer = self.journal[place]
        name = self.game.rules.decisions[answer.decision].name.replace("_", " ")
        if self.barriers[place]:
            raise NoUndo(f"seat {seat} cannot undo: {name} showed something new")
        if answer.seat == NATURE:
            raise NoUndo(f"seat {seat} cannot undo: something was rolled or drawn since ({name})")
        raise NoUndo(f"seat {seat} cannot undo: {_who(answer.seat)} has answered since ({name})")

    def _last_undoable(self, seat: int) -> tuple[int, bool]:
        """Where the answer that undo would take back stands, or (and False) the one that is in its way; -1 for none."""
        decisions = self.game.rules.decisions
        open_to = self.to_act()
        sealed_open = bool(open_to) and decisions[self.state.top()[0]].sealed
        for place in range(len(self.journal) - 1, -1, -1):
            answer = self.journal[place]
            if self.barriers[place]:
                return place, False
            if answer.seat == seat:
                return place, True
            if answer.seat == NATURE or not (sealed_open and decisions[answer.decision].sealed):
                return place, False
        return -1, False

    def can_undo(self, seat: int) -> bool:
        """Whether undo would take something back."""
        return self._last_undoable(seat)[1]

    # -- the journal --------------------------------------------------------------------------------

    def states(self, count: int) -> list[State]:
        """The states before each of the first ``count`` answers and after the last of them."""
        moment = Match(self.header, reading=True)
        moment.replay([])
        found = [moment.state.clone()]
        for answer in self.journal[:count]:
            moment.replay([(answer.seat, answer.option)])
            found.append(moment.state.clone())
        return found

    def replay(self, answers: list[tuple[int, int]]) -> None:
        """Follow answers of a save, as (seat, option); each is checked, and the message names the first bad one."""
        for number, (seat, option) in enumerate(answers, start=1):
            self._settle()
            if self.over:
                raise IllegalAnswer(f"answer {number}: the game was over after {number - 1} answers")
            top = self.state.top()
            if seat == NATURE or top[1] == NATURE:
                self._replay_nature(number, seat, option, top)
                continue
            try:
                question = self.question(seat)
                if question.find(option) is None:
                    legal = " ".join(f"{choice.option} ({choice.notation})" for choice in question.choices)
                    raise IllegalAnswer(f"seat {seat}, {question.name}: option {option} is not legal; legal: {legal}")
            except IllegalAnswer as problem:
                raise IllegalAnswer(f"answer {number}: {problem}") from None
            self._take(seat, option)
        self._settle()

    def play_word(self, seat: int, name: str, word: str) -> None:
        """Follow one word of a transcript: the seat (or nature), the question it answers, the answer."""
        self._settle()
        if self.over:
            raise IllegalAnswer("the game is over; no question is open")
        number, due, a, b = self.state.top()
        if seat == NATURE and due == NATURE:
            decision = self.game.rules.decisions[number]
            decision.options(self.state, NATURE, a, b, self._out)
            option = decision.domain.parse(word)
            if decision.name != name or option not in self._out.listed():
                raise IllegalAnswer(f"nature is asked {decision.name}; it cannot say {name} {word}")
            self._take(NATURE, option)
        elif seat == NATURE or due == NATURE:
            raise IllegalAnswer(f"{_who(due)} is to answer, not {_who(seat)}")
        else:
            question = self.question(seat)
            found = question.find(word)
            if question.name != name or found is None:
                legal = " ".join(choice.notation for choice in question.choices)
                raise IllegalAnswer(f"seat {seat} is asked {question.name}, not {name} {word}; legal: {legal}")
            self._take(seat, found)
        self._settle()

    def with_nature(self, nature: Nature | None = None) -> Match:
        """Go on from here with this nature, or with the one of the header's seed."""
        self.nature = nature or _default_nature(self.header)
        self._advance()
        return self

    def _replay_nature(self, number: int, seat: int, option: int, top: tuple[int, int, int, int]) -> None:
        decision = self.game.rules.decisions[top[0]]
        if seat != top[1]:
            due = "nature" if top[1] == NATURE else f"seat {top[1]}"
            raise IllegalAnswer(f"answer {number}: {due} is asked {decision.name}, but seat {seat} answers")
        decision.options(self.state, NATURE, top[2], top[3], self._out)
        if option not in self._out.listed():
            raise IllegalAnswer(f"answer {number}: nature, {decision.name}: option {option} cannot happen")
        self._take(NATURE, option)

    def _first_state(self) -> State:
        if self.header.position is not None:
            return start_from(self.game, self.header.position)
        return self.game.setup(self.header.seats, self.options, self.header.pack)

    def _replay(self, answers: list[Answer]) -> None:
        self.state = self._first_state()
        self.journal = []
        self.barriers = []
        self.seen = []
        self.draws = 0
        for answer in answers:
            self._settle()
            self._take(answer.seat, answer.option)
        self._advance()

    def _take(self, seat: int, option: int) -> None:
        if seat >= 0:
            self.game.rules.lift(self.state, seat)
        else:
            self.draws += 1
        self._note_means(seat)
        number, _, a, b = self.state.top()
        self.journal.append(Answer(seat, number, option))
        self.seen.append(self.game.rules.decisions[number].seen_by(self.state, seat, a, b))
        self.barriers.append(False)
        self.game.rules.choose(self.state, option)

    def _settle(self) -> None:
        while self.state.depth and self.state.top()[1] not in range(NATURE, self.header.seats):
            if self.game.rules.decisions[self.state.top()[0]].reveals and self.barriers:
                self.barriers[-1] = True
            self.game.rules.choose(self.state, 0)

    def _advance(self) -> None:
        self._settle()
        while self.state.depth and self.state.top()[1] == NATURE:
            number, _, a, b = self.state.top()
            decision = self.game.rules.decisions[number]
            if isinstance(self.nature, SeriesNature):
                self.nature.given = self.draws
            self._take(NATURE, self.nature.answer(decision, self.state, a, b, self._out))
            self._settle()


def _default_nature(header: Header) -> Nature:
    return SeriesNature(secrets.randbits(63) if header.seed is None else header.seed)


def _who(seat: int) -> str:
    return "nature" if seat == NATURE else f"seat {seat}"


def _seats(seats: list[int]) -> str:
    return ", ".join(f"seat {seat}" for seat in seats)
