"""A driver for games with secret plans and hidden decks: seats answer in any order, and nature's lists are compared too.

A referee follows a match by its journal. It knows the rules and nothing of the engine but the words: the names of
questions and the notations of answers. At every question the driver asks it for the legal answers, nature's
included, and compares them with the engine's; at the end it compares points and winners.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from ludoteca import Match
from ludoteca.bots.policies import find_policy
from ludoteca.core.constants import NATURE
from ludoteca.core.decision import Options
from ludoteca.core.match import Question, SeriesNature
from ludoteca.core.rng import Rng
from tests.referee.common import Difference, Unexpected

LONGEST = 20_000


class Referee(Protocol):
    """A second telling of one game."""

    def legal(self, seat: int, name: str, offered: set[str]) -> set[str]:
        """The legal answers of the seat (or nature) to the question of that name; Unexpected if it is not open.

        What the engine offers may tell a referee what nobody at the table could know; it is no answer in itself.
        """

    def follow(self, seat: int, name: str, word: str) -> None:
        """Carry out an answer that the match has taken."""

    def result(self) -> Mapping[str, Any]:
        """Points, winners and whatever else can be compared at the end; Unexpected if the game is not over."""


@dataclass(frozen=True)
class Task:
    """One game to play: what makes it the same game again."""

    game: str
    seats: int
    options: tuple[tuple[str, Any], ...]
    seed: int
    # The name of the cards, and the pack that tells the engine of them.
    cards: str = "printed"
    pack: Any = field(default=None, compare=False, repr=False)

    def differ(self, step: int, question: str, kind: str, detail: str) -> Difference:
        """A difference found in this game."""
        return Difference(self.game, self.seats, self.options, self.cards, self.seed, step, question, kind, detail)


@dataclass
class Played:
    """One game that was compared."""

    # Lists of legal answers of seats, the lists of what nature could say, and numbers at the end.
    comparisons: int = 0
    draws: int = 0
    results: int = 0
    questions: Counter[str] = field(default_factory=Counter)
    differences: list[Difference] = field(default_factory=list)
    match: Match | None = None


# Nature's answer to the question of that name, out of what is possible; None leaves it to chance.
Luck = Callable[[str, set[str], random.Random], str | None]


def plain_luck(_name: str, _possible: set[str], _rng: random.Random) -> str | None:
    """Every draw by chance."""
    return None


class ListedNature(SeriesNature):
    """Nature of a seed that remembers, answer by answer, what else it could have said; luck may steer it."""

    def __init__(self, seed: int, luck: Luck = plain_luck) -> None:
        super().__init__(seed)
        self.luck = luck
        self.rng = random.Random(~seed)
        self.possible: list[set[str]] = []

    def answer(self, decision: Any, state: Any, a: int, b: int, out: Any) -> int:
        decision.options(state, NATURE, a, b, out)
        words = {decision.domain.notation(option): option for option in out.listed()}
        self.possible.append(set(words))
        wished = self.luck(decision.name, set(words), self.rng)
        return super().answer(decision, state, a, b, out) if wished is None else words[wished]


# Picks one of the words that are legal for both.
Chooser = Callable[[Match, Question, Sequence[str], random.Random], str]


def by_chance(_match: Match, _question: Question, words: Sequence[str], rng: random.Random) -> str:
    """Any answer."""
    return rng.choice(words)


def by_greed(match: Match, question: Question, words: Sequence[str], rng: random.Random) -> str:
    """What the game's greedy policy would say, two times of three, so that games get far."""
    if rng.random() < 1 / 3:
        return rng.choice(words)
    state = match.state.clone()
    rules = match.game.rules
    rules.lift(state, question.seat)
    number, seat, a, b = state.top()
    out = Options()
    decision = rules.decisions[number]
    decision.options(state, seat, a, b, out)
    greedy = find_policy(match.game, "greedy")
    word = decision.domain.notation(greedy.pick(rules, state, number, seat, a, b, out, Rng(rng.getrandbits(60))))
    return word if word in words else rng.choice(words)


def compare(
    task: Task, referee: Referee, tempers: Sequence[Chooser] = (), luck: Luck = plain_luck, longest: int = LONGEST
) -> Played:
    """Play a random game to its end, or to the step at which the referee is lost; each seat gets a temper by lot."""
    nature = ListedNature(task.seed, luck)
    match = Match.new(task.game, task.seats, dict(task.options), nature=nature, pack=task.pack)
    return Comparison(task, referee, match, nature, (by_chance, by_greed, *tempers)).run(longest)


class Comparison:
    """A match and its referee, side by side."""

    def __init__(
        self, task: Task, referee: Referee, match: Match, nature: ListedNature, tempers: Sequence[Chooser]
    ) -> None:
        self.task = task
        self.tempers = tempers
        self.referee = referee
        self.match = match
        self.nature = nature
        self.played = Played(match=match)
        self.followed = 0
        self.draws = 0

    def run(self, longest: int) -> Played:
        """Play and compare; a difference is noted, and the game goes on with an answer that is legal for both."""
        rng = random.Random(self.task.seed)
        choose = [rng.choice(self.tempers) for _ in range(self.task.seats)]
        try:
            while not self.match.over and self.followed < longest:
                self._catch_up()
                seat = rng.choice(self.match.to_act())
                question = self.match.question(seat)
                words = [choice.notation for choice in question.choices]
                legal = self._same(seat, question.name, set(words))
                agreed = [word for word in words if word in legal]
                if not agreed:
                    raise Unexpected(f"no answer to {question.name} is legal for both")
                self.match.play(seat, choose[seat](self.match, question, agreed, rng))
            self._catch_up()
            self._same_end()
        except Unexpected as problem:
            self._note("sequence", "sequence", str(problem))
        return self.played

    def _catch_up(self) -> None:
        """Follow what the match took since, nature's answers compared on the way."""
        decisions = self.match.game.rules.decisions
        for seat, number, _, _, option, *_ in self.match.journal[self.followed :]:
            decision = decisions[number]
            if seat == NATURE:
                self._same(seat, decision.name, self.nature.possible[self.draws])
                self.draws += 1
            self.referee.follow(seat, decision.name, decision.domain.notation(option))
            self.followed += 1

    def _same(self, seat: int, name: str, engine: set[str]) -> set[str]:
        legal = self.referee.legal(seat, name, engine)
        if seat == NATURE:
            self.played.draws += 1
        else:
            self.played.comparisons += 1
        self.played.questions[name] += 1
        if legal != engine:
            who = "nature" if seat == NATURE else f"seat {seat}"
            more, less = (" ".join(sorted(words)) or "-" for words in (engine - legal, legal - engine))
            self._note(name, "legal answers", f"{who}: engine alone: {more}; referee alone: {less}")
        return legal

    def _same_end(self) -> None:
        if not self.match.over:
            raise Unexpected(f"the game did not end within {self.followed} answers")
        outcome = self.match.outcome()
        engine: dict[str, Any] = {"points": outcome.points, "winners": outcome.winners}
        for seat, lines in enumerate(outcome.breakdown):
            engine |= {f"{line.name} of seat {seat}": line.points for line in lines}
        for name, told in self.referee.result().items():
            self.played.results += 1
            if engine.get(name, 0) != told:
                self._note(name, "result", f"engine: {engine.get(name, 0)}; referee: {told}")

    def _note(self, question: str, kind: str, detail: str) -> None:
        self.played.differences.append(self.task.differ(self.followed, question, kind, detail))
