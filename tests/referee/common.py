"""What referees of all games share: the questions they expect, differences, and a driver of random games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Protocol

from ludoteca import Match
from ludoteca.core.constants import NATURE


@dataclass(frozen=True)
class Ask:
    """A seat's question as the referee expects it, with the answers the rules allow.

    ``skip`` is the answer taken for granted where the engine may leave the question out;
    ``also`` holds other names the engine may ask it by, each with its answers;
    ``repeats``: much the same may be asked again soon, so that the engine may mean a later question.
    """

    seat: int
    name: str
    legal: frozenset[str]
    skip: str | None = None
    also: Mapping[str, frozenset[str]] = field(default_factory=dict)
    repeats: bool = False

    def answers(self, name: str) -> frozenset[str] | None:
        """The legal answers under this name, or None if the question is not asked by it."""
        return self.legal if name == self.name else self.also.get(name)


@dataclass(frozen=True)
class Draw:
    """Something chance decides, with all that can come."""

    name: str
    possible: frozenset[str]


Telling = Generator[Ask | Draw, str, Any]


class Unexpected(Exception):
    """The engine asks or does what the referee does not expect here."""


class Unknown(Exception):
    """The referee does not know a thing it met; the game is given up and counted."""


class Referee:
    """Runs a telling of the rules, which yields what it expects and is sent the answers."""

    def __init__(self, begin: Callable[[], Telling]) -> None:
        self.begin = begin
        self.pending: Ask | Draw | None = None
        self.restart()

    def restart(self) -> None:
        """Tell the game from its beginning."""
        self.telling = self.begin()
        self._send(None)

    def legal(self, seat: int, name: str, offered: frozenset[str]) -> frozenset[str]:
        """The answers the rules allow to the question the engine asks; what may be left out is skipped."""
        while isinstance(self.pending, Ask):
            answers = self.pending.answers(name) if self.pending.seat == seat else None
            if answers is not None:
                return answers
            self._skip(f"the engine asks seat {seat} {name}")
        raise Unexpected(f"the engine asks seat {seat} {name}, the referee expects {self.wants()}")

    def follow(self, seat: int, name: str, word: str) -> None:
        """Follow one answer of the journal; a seat's after its question was compared, nature's as it comes."""
        if seat == NATURE:
            while isinstance(self.pending, Ask):
                self._skip(f"nature answers {name}")
            if self.pending is None or self.pending.name != name:
                raise Unexpected(f"nature answers {name}, the referee expects {self.wants()}")
            if word not in self.pending.possible:
                raise Unexpected(f"nature says {name} {word}, possible: {_words(self.pending.possible)}")
        self._send(word)

    def finish(self) -> None:
        """Go on to the end, where no question may be left that the engine should have asked."""
        while isinstance(self.pending, Ask):
            self._skip("the engine ends the game")
        if self.pending is not None:
            raise Unexpected(f"the engine ends the game, the referee expects {self.wants()}")

    def wants(self) -> str:
        """What the referee expects now, in words."""
        match self.pending:
            case Ask(seat, name, legal):
                return f"seat {seat} {name} ({_words(legal)})"
            case Draw(name):
                return f"nature {name}"
        return "the end"

    def _skip(self, instead: str) -> None:
        assert isinstance(self.pending, Ask)
        if self.pending.skip is None:
            raise Unexpected(f"{instead}, the referee expects {self.wants()}")
        self._send(self.pending.skip)

    def _send(self, word: str | None) -> None:
        try:
            self.pending = next(self.telling) if word is None else self.telling.send(word)
        except StopIteration:
            self.pending = None


class Judge(Protocol):
    """A referee of one match, and how it judges the end."""

    referee: Referee

    def scores(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Points of all seats and the winners."""
        ...


@dataclass(frozen=True)
class Difference:
    """One place where engine and referee do not agree, with what it takes to see it again."""

    game: str
    seats: int
    options: tuple[tuple[str, Any], ...]
    style: str
    seed: int
    step: int
    question: str
    kind: str
    detail: str

    def __str__(self) -> str:
        options = " ".join(f"{name}={value}" for name, value in self.options)
        return (
            f"{self.question}: {self.kind}: {self.detail}\n"
            f"    {self.game} seats={self.seats} seed={self.seed} style={self.style} step={self.step} {options}"
        )


@dataclass
class Report:
    """What one or many games brought."""

    games: int = 0
    comparisons: int = 0
    unknown: Counter[str] = field(default_factory=Counter)
    differences: list[Difference] = field(default_factory=list)

    def add(self, other: Report) -> None:
        """Count another report in."""
        self.games += other.games
        self.comparisons += other.comparisons
        self.unknown += other.unknown
        self.differences += other.differences


Style = Callable[[Random, str, Sequence[str]], str]


def anything(rng: Random, _name: str, words: Sequence[str]) -> str:
    """Every answer with equal chance."""
    return rng.choice(words)


def compare_game(
    game: str,
    seats: int,
    options: Mapping[str, Any],
    seed: int,
    judge: Callable[[int, Mapping[str, Any]], Judge],
    style: Style = anything,
    trace: Callable[[str], None] | None = None,
    pack: Any = None,
) -> Report:
    """Play one game at random and compare every question, every draw and the end.

    After a difference the game goes on with an answer both allow, as long as both ask the same.
    """
    report = Report(games=1)
    match = Match.new(game, seats, options, seed=seed, pack=pack)
    rng = Random(seed)
    followed = 0
    question = ""
    given = tuple(sorted(options.items()))

    def differ(kind: str, detail: str) -> None:
        place = Difference(game, seats, given, style.__name__, seed, len(match.journal), question, kind, detail)
        report.differences.append(place)

    try:
        told = judge(seats, match.options)
        while True:
            for answer in match.journal[followed:]:
                decision = match.game.rules.decisions[answer.decision]
                question = decision.name
                word = decision.domain.notation(answer.option)
                if trace:
                    trace(f"{followed:5} seat {answer.seat} {question} {word}")
                told.referee.follow(answer.seat, question, word)
                followed += 1
            if match.over:
                break
            asked = match.question()
            question = asked.name
            offered = frozenset(choice.notation for choice in asked.choices)
            legal = told.referee.legal(asked.seat, asked.name, offered)
            report.comparisons += 1
            if offered != legal:
                if offered - legal:
                    differ("engine allows, referee not", _words(offered - legal))
                if legal - offered:
                    differ("referee allows, engine not", _words(legal - offered))
            both = sorted(offered & legal)
            if not both:
                return report
            match.play(asked.seat, style(rng, asked.name, both))
        question = "end"
        told.referee.finish()
        report.comparisons += 1
        outcome = match.outcome()
        points, winners = told.scores()
        if (outcome.points, outcome.winners) != (points, winners):
            differ("scores", f"engine {outcome.points} {outcome.winners}, referee {points} {winners}")
    except Unexpected as problem:
        differ("sequence", str(problem))
    except Unknown as problem:
        report.unknown[str(problem)] += 1
    return report


def _words(words: frozenset[str]) -> str:
    return " ".join(sorted(words))
