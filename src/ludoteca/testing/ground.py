"""The ground laws stand on: seeded walks through every table of a game, and the moments worth looking at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

from ludoteca.bots.policies import find_policy
from ludoteca.core.constants import NATURE
from ludoteca.core.decision import Decision, Options, State
from ludoteca.core.errors import BadOptions
from ludoteca.core.game import Game
from ludoteca.core.match import Header, Match
from ludoteca.core.nature import Seeded
from ludoteca.core.rng import Rng, mix
from ludoteca.core.rules import Policy, RandomPolicy


class Broken(AssertionError):
    """A law does not hold; the message says what was found and what was expected."""


class NotHere(Exception):
    """A law does not apply to a game; the message says why."""


def expect(holds: bool, words: str) -> None:
    """Refuse a game for which this does not hold."""
    if not holds:
        raise Broken(words)


@dataclass(frozen=True)
class Budget:
    """How much every law looks at, for one game: counts, never seconds, so that it finds the same everywhere."""

    # Games walked in all, at least; every table gets one.
    walks: int = 48
    # Moments looked at of each decision, however rarely it is asked, and so many of every walk: all of a short one.
    each: int = 10
    spread: int = 16
    # States imagined from each view, and other answers tried in the place of a hidden one.
    imagined: int = 3
    twins: int = 8
    # Games of which only the end is looked at: ties are rare.
    ends: int = 300
    # Draws of each question to nature, and the answers after which a game is taken to be endless.
    draws: int = 2000
    longest: int = 5000


@dataclass(frozen=True)
class Table:
    """So many seats with these options."""

    seats: int
    options: tuple[tuple[str, Any], ...] = ()

    def __str__(self) -> str:
        return ", ".join(
            [f"{self.seats} seat{'s' * (self.seats > 1)}", *(f"{name}={value}" for name, value in self.options)]
        )


class Step(NamedTuple):
    """One answer of a walk, who learnt it, and whether the steps after it turned something up."""

    seat: int
    decision: int
    option: int
    seen: int
    reveals: bool


@dataclass
class Walk:
    """A game by chance, as its answers; ``problem`` says why it stopped short, where it did."""

    table: Table
    seed: int
    options: dict[str, Any]
    steps: list[Step] = field(default_factory=list)
    # What the key of every state before an answer came to.
    keys: list[int] = field(default_factory=list)
    problem: str = ""


@dataclass(frozen=True)
class Moment:
    """A state some way into a walk; a seat is asked, or the game is over."""

    walk: Walk
    place: int
    kept: State

    @property
    def state(self) -> State:
        """A copy of its own."""
        return self.kept.clone()

    @property
    def over(self) -> bool:
        """Whether no question is left."""
        return self.kept.depth == 0

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return self.walk.table.seats

    @property
    def viewers(self) -> list[int | None]:
        """Every seat and the spectators."""
        return [*range(self.seats), None]


def tables(game: Game) -> list[Table]:
    """Every number of seats with the usual options, and every other value of every option once."""
    span = range(game.fewest, game.most + 1)
    found = [Table(seats) for seats in span]
    number = 0
    for setting in game.settings:
        for choice in (*setting.choices, *(setting.alone or ())):
            if choice == setting.default:
                continue
            # Where the seats in turn do not fit, the next that do.
            turn = [span[(number + more) % len(span)] for more in range(len(span))]
            fitting = [seats for seats in turn if _fits(game, seats, {setting.name: choice})]
            number += 1
            found += [Table(seats, ((setting.name, choice),)) for seats in fitting[:1]]
    return list(dict.fromkeys(found))


def _fits(game: Game, seats: int, options: dict[str, Any]) -> bool:
    try:
        found = game.check_options(seats, options)
        return all(found[name] == value for name, value in options.items())
    except BadOptions:
        return False


class Ground:
    """All walks of one game from one seed, made when they are first needed; ``here`` is where a law looks."""

    def __init__(self, game: Game, seed: int = 0, budget: Budget | None = None) -> None:
        self.game = game
        self.rules = game.rules
        self.seed = seed
        self.budget = budget or Budget()
        self.here: Walk | None = None
        self.place = 0
        self._moments: list[Moment] = []
        # The steps nobody answers that were carried out.
        self._settled: set[int] = set()

    # -- walking --------------------------------------------------------------------------------------------

    @cached_property
    def walks(self) -> list[Walk]:
        """At least one game at every table, by chance and half by the game's own policy in turn."""
        every = tables(self.game)
        count = max(self.budget.walks, len(every))
        seen: Counter[int] = Counter()
        return [self._walk(every[number % len(every)], number, seen) for number in range(count)]

    @property
    def moments(self) -> list[Moment]:
        """The moments laws look at: some of every decision that was ever asked, some of the rest, and every end."""
        assert self.walks  # noqa: S101 - walking finds them
        return self._moments

    def _walk(self, table: Table, number: int, seen: Counter[int]) -> Walk:
        seed = mix(self.seed, number) >> 1
        walk = Walk(table, seed, self.game.check_options(table.seats, dict(table.options)))
        names = list(self.game.policies())
        # Chance alone rarely comes to what only good play leads to.
        policy = find_policy(self.game, names[number // 2 % len(names)]) if names and number % 2 else None
        kept: list[Moment] = []
        try:
            self._go(walk, policy, kept)
        except Exception as problem:  # noqa: BLE001 - a game that breaks is what laws are for
            walk.problem = f"{type(problem).__name__}: {problem}"
        self._moments += self._worth_a_look(kept, seen)
        return walk

    def _worth_a_look(self, kept: list[Moment], seen: Counter[int]) -> list[Moment]:
        """Of the moments of one walk those of decisions rarely met so far, some evenly spread, and the end."""
        step = max(1, -(-len(kept) // self.budget.spread))
        found = []
        for place, moment in enumerate(kept):
            number = -1 if moment.over else moment.kept.top()[0]
            if moment.over or seen[number] < self.budget.each or place % step == moment.walk.seed % step:
                found.append(moment)
                seen[number] += 1
        return found

    def _go(self, walk: Walk, policy: Policy | None, kept: list[Moment]) -> None:
        state = self.game.setup(walk.table.seats, walk.options)
        rng, out = Rng(walk.seed), Options()
        given = 0
        while True:
            if self.settle(state) and walk.steps:
                walk.steps[-1] = walk.steps[-1]._replace(reveals=True)
            if not state.depth:
                kept.append(Moment(walk, len(walk.steps), state))
                return
            seat = self._whose(state, rng)
            walk.keys.append(hash(state.key()))
            number, _, a, b = state.top()
            decision = self.rules.decisions[number]
            if seat >= 0:
                if given >= self.budget.longest:
                    walk.problem = f"the game did not end within {given} answers"
                    return
                given += 1
                kept.append(Moment(walk, len(walk.steps), state.clone()))
            option = self._answer(state, decision, policy, rng, out)
            if option is None:
                walk.problem = f"{decision.name} was asked of {who(seat)} with nothing to answer"
                return
            walk.steps.append(Step(seat, number, option, decision.seen_by(state, seat, a, b), reveals=False))
            self.rules.choose(state, option)

    def _whose(self, state: State, rng: Rng) -> int:
        """The seat that answers, its question brought to the top: any of those under seal."""
        open_to = self.rules.sealed_seats(state)
        if not open_to:
            return NATURE
        seat = open_to[rng.below(len(open_to))]
        self.rules.lift(state, seat)
        return seat

    def _answer(self, state: State, decision: Decision, policy: Policy | None, rng: Rng, out: Options) -> int | None:
        number, seat, a, b = state.top()
        decision.options(state, seat, a, b, out)
        legal = out.listed()
        if not legal:
            return None
        if seat == NATURE:
            return decision.draw(state, a, b, rng, out)
        if policy is not None and rng.below(2):
            return policy.pick(self.rules, state, number, seat, a, b, out, rng)
        return legal[rng.below(len(legal))]

    def ends(self) -> Iterator[tuple[Table, int, State]]:
        """The ends of further games by chance, the tables in turn, each with its seed."""
        every, out = tables(self.game), Options()
        self.here = None
        for number in range(self.budget.ends):
            table, seed = every[number % len(every)], mix(self.seed, -1 - number) >> 1
            state = self.game.setup(table.seats, self.game.check_options(table.seats, dict(table.options)))
            policies: list[Policy] = [RandomPolicy() for _ in range(table.seats)]
            self.rules.playout(state, policies, Seeded(seed), Rng(seed), out)
            yield table, seed, state

    def settle(self, state: State) -> bool:
        """Carry out the steps nobody answers; whether one of them turned something up."""
        turned = False
        while state.depth and state.top()[1] not in range(NATURE, state.seats):
            number = state.top()[0]
            self._settled.add(number)
            turned = turned or self.rules.decisions[number].reveals
            self.rules.choose(state, 0)
        return turned

    # -- looking --------------------------------------------------------------------------------------------

    def look(self, *, open_only: bool = False, most: int = 0) -> Iterator[Moment]:
        """The moments one after the other, all of them or so many spread over all."""
        found = [moment for moment in self.moments if not (open_only and moment.over)]
        step = max(1, -(-len(found) // most)) if most else 1
        for moment in found[::step]:
            self.here, self.place = moment.walk, moment.place
            yield moment
        self.here = None

    def follow(self, walk: Walk) -> Iterator[tuple[int, State]]:
        """The states of a walk before each of its answers, the asked question on top; not to be changed."""
        state = self.game.setup(walk.table.seats, walk.options)
        self.here = walk
        for place, step in enumerate(walk.steps):
            self.place = place
            self.settle(state)
            if step.seat >= 0:
                self.rules.lift(state, step.seat)
            yield place, state
            self.rules.choose(state, step.option)
        self.place = len(walk.steps)
        self.here = None

    def legal(self, state: State) -> list[int]:
        """The legal answers to the top question."""
        out = Options()
        self.rules.list_options(state, out)
        return out.listed()

    def match(self, moment: Moment) -> Match:
        """The moment as a match of its own, every answer checked."""
        walk = moment.walk
        header = Header(self.game.id, self.game.version, moment.seats, tuple(walk.options.items()), seed=walk.seed)
        match = Match(header, reading=True)
        match.replay([(step.seat, step.option) for step in walk.steps[: moment.place]])
        return match

    def where(self) -> str:
        """Where a law is looking: table, seed, how far, and what was answered last."""
        if self.here is None:
            return ""
        decisions = self.rules.decisions
        last = [
            f"{who(step.seat)} {decisions[step.decision].name} {self._word(step)}"
            for step in self.here.steps[max(0, self.place - 4) : self.place]
        ]
        after = f"; last: {', '.join(last)}" if last else ""
        return f"{self.here.table}, walk seed {self.here.seed}, after {self.place} answers{after}"

    def _word(self, step: Step) -> str:
        domain = self.rules.decisions[step.decision].domain
        return domain.notation(step.option) if 0 <= step.option < domain.size else f"option {step.option}"

    def never_asked(self) -> list[str]:
        """The decisions that no walk came to: no law has looked at them."""
        asked = {step.decision for walk in self.walks for step in walk.steps} | self._settled
        return [decision.name for number, decision in enumerate(self.rules.decisions) if number not in asked]


def who(seat: int) -> str:
    """A seat, or nature, in words."""
    return "nature" if seat == NATURE else f"seat {seat}"
