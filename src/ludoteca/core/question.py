"""The open question of a seat: the one place that builds it, words it and says what would have been legal."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

from ludoteca.core.constants import NATURE
from ludoteca.core.decision import Decision, Options, State
from ludoteca.core.errors import BadOptions, IllegalAnswer
from ludoteca.core.game import Game, find_game
from ludoteca.core.rng import Rng
from ludoteca.core.view import View
from ludoteca.core.words import Message, Named

# So many legal answers show what would have been right; some questions have hundreds.
LISTED: Final = 12


class Choice(NamedTuple):
    """One legal answer as people and pages see it."""

    option: int
    notation: str
    label: Named
    target: str


# Not frozen: every answer builds one, and freezing costs as much as all the rest of it.
@dataclass
class Question:
    """An open question with its legal answers; ``a`` and ``b`` mean what the decision says they mean.

    What it says to people is made when first looked at, for programs answer by number; it speaks of the state as it
    is then, so look before an answer changes it.
    """

    serial: int
    seat: int
    number: int
    decision: Decision
    a: int
    b: int
    options: tuple[int, ...]
    game: Game
    state: State

    @property
    def name(self) -> str:
        """What is asked, as a name for programs."""
        return self.decision.name

    @property
    def rule(self) -> str:
        """The numbered rule the question comes from."""
        return self.decision.rule

    @property
    def sealed(self) -> bool:
        """Whether others are asked at the same time and see the answer only later."""
        return self.decision.sealed

    @cached_property
    def prompt(self) -> Message:
        """The question as a message."""
        return self.game.prompt(self.state, self.decision, self.seat, self.a, self.b)

    @cached_property
    def choices(self) -> tuple[Choice, ...]:
        """The legal answers with their names."""
        domain, label = self.decision.domain, self.game.label
        told = (self.state, self.decision, self.seat, self.a, self.b)
        return tuple(
            Choice(option, domain.notation(option), label(*told, option), domain.target(option))
            for option in self.options
        )

    def find(self, answer: int | str) -> int | None:
        """The option an int or a notation stands for, if it is legal here."""
        given = self.decision.domain.parse(answer) if isinstance(answer, str) else answer
        # What comes back is our own int, whatever kind of number was given.
        return next((option for option in self.options if option == given), None)

    def target(self, word: str) -> str | None:
        """What a word means to this question, legal now or not; None for a word it does not know."""
        option = self.decision.domain.parse(word)
        return None if option is None else self.decision.domain.target(option)

    def legal(self, *, worded: bool, most: int | None = None) -> str:
        """The legal answers as a list: their words, or their numbers with the words behind."""
        notation = self.decision.domain.notation
        shown = [notation(one) if worded else f"{one} ({notation(one)})" for one in self.options[:most]]
        return (" " if worded else ", ").join([*shown, "…"] if len(shown) < len(self.options) else shown)

    def refusal(self, answer: int | str, meant: str | None = None) -> IllegalAnswer:
        """Why an answer is not taken, and what would be; ``meant`` names the question it was given to."""
        worded = isinstance(answer, str)
        if meant is not None and meant != self.name:
            fault = f"{who(self.seat)} is asked {self.name}, not {meant} {answer}"
        else:
            fault = f"{who(self.seat)}, {self.name}: {repr(answer) if worded else f'option {answer}'} is not legal"
        most = LISTED if self.seat == NATURE else None
        return IllegalAnswer(f"{fault}; legal: {self.legal(worded=worded, most=most)}")


def who(seat: int) -> str:
    """Nature or a seat, in words."""
    return "nature" if seat == NATURE else f"seat {seat}"


def ask(game: Game, state: State, seat: int, serial: int = 0) -> Question | None:
    """The question open to a seat, or to nature; None where it has none. The state stays as it is."""
    rules = game.rules
    if not state.depth:
        return None
    if state.top()[1] != seat:
        if seat not in rules.sealed_seats(state):
            return None
        state = state.clone()
        rules.lift(state, seat)
    number, _, a, b = state.top()
    decision = rules.decisions[number]
    out = Options()
    decision.options(state, seat, a, b, out)
    return Question(serial, seat, number, decision, a, b, tuple(out.listed()), game, state)


def imagined(game: Game, view: View, rng: Rng) -> State:
    """A state the viewer may believe in, with the viewer's own question on top."""
    state = game.imagine(view, rng)
    if view.seat is None or not game.rules.lift(state, view.seat):
        raise BadOptions(f"{game.title}: this view has no open question for its seat ({view.seat})")
    return state


def ask_view(view: View) -> Question:
    """The open question of a view, with its legal answers; its serial is 0, for a view knows no journal."""
    game = find_game(view.game)
    state = imagined(game, view, Rng(0))
    found = ask(game, state, state.top()[1])
    if found is None:
        raise BadOptions(f"{game.title}: this view has no open question for its seat ({view.seat})")
    return found
