"""Running laws on a game: one by one for a test runner, or all of them with a report."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from dataclasses import dataclass
from functools import lru_cache
from typing import NoReturn
from unittest import SkipTest

from ludoteca.core.errors import BadOptions
from ludoteca.core.game import Game, find_game, known_for_now
from ludoteca.testing import faces, hidden, players, playing, states, views, words
from ludoteca.testing.ground import Broken, Budget, Ground, NotHere

HOLDS = "holds"
BROKEN = "broken"
SKIPPED = "skipped"

# A law looks at a game and says how much it looked at; it raises Broken, or NotHere where it does not apply.
Look = Callable[[Ground], int]

ROOMS = (playing, states, views, hidden, players, faces, words)
LOOKS: tuple[Look, ...] = tuple(look for room in ROOMS for look in room.LAWS)
LAWS: dict[str, str] = {look.__name__: (look.__doc__ or "").strip().splitlines()[0] for look in LOOKS}
"""Every law by name, with what it says."""


@dataclass(frozen=True)
class Finding:
    """What came of one law: whether it holds, why not, and how to see it again."""

    law: str
    says: str
    status: str
    # How many things were looked at.
    looked: int = 0
    # Why it does not hold or does not apply.
    message: str = ""
    where: str = ""
    again: str = ""

    def __str__(self) -> str:
        if self.status == HOLDS:
            return f"holds    {self.law} ({self.looked:,} looked at)"
        if self.status == SKIPPED:
            return f"skipped  {self.law}: {self.message}"
        lines = [f"BROKEN   {self.law}: {self.message}", f"         the law: {self.says}"]
        lines += [f"         at {self.where}"] if self.where else []
        return "\n".join([*lines, f"         again with: {self.again}"])


@dataclass(frozen=True)
class Report:
    """What came of all laws that were run on a game."""

    game: str
    seed: int
    findings: tuple[Finding, ...]
    # Decisions no walk came to: tests of the game's own must prove those.
    never_asked: tuple[str, ...] = ()

    @property
    def broken(self) -> tuple[Finding, ...]:
        """The laws that do not hold."""
        return tuple(finding for finding in self.findings if finding.status == BROKEN)

    @property
    def skipped(self) -> dict[str, str]:
        """The laws that do not apply, with the reason of each."""
        return {finding.law: finding.message for finding in self.findings if finding.status == SKIPPED}

    @property
    def ok(self) -> bool:
        """Whether every law that applies holds."""
        return not self.broken

    def require(self) -> Report:
        """The report itself; raises Broken with all that is wrong, if anything is."""
        if self.broken:
            raise Broken("\n".join(str(finding) for finding in self.broken))
        return self

    @property
    def summary(self) -> list[str]:
        """All of it in a line or two."""
        held = sum(finding.status == HOLDS for finding in self.findings)
        counts = f"{held} laws hold, {len(self.skipped)} do not apply, {len(self.broken)} are broken"
        never = [f"no walk came to: {', '.join(self.never_asked)}"] if self.never_asked else []
        return [f"{self.game}: {counts} (seed {self.seed})", *never]

    def __str__(self) -> str:
        return "\n".join([*map(str, self.findings), *self.summary])


@dataclass(frozen=True)
class Law:
    """One law for one game, ready to be run: a test calls it."""

    name: str
    game: Game
    look: Look
    seed: int
    budget: Budget

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return f"Law({self.name} of {self.game.id})"

    def check(self) -> Finding:
        """Run it and tell what came of it; raises nothing."""
        with known_for_now(self.game):
            return self._check()

    def _check(self) -> Finding:
        says = LAWS[self.name]
        again = f"ludoteca check {self.game.id} --law {self.name} --seed {self.seed}"
        ground: Ground | None = None
        try:
            ground = _ground(self.game, self.seed, self.budget)
            ground.here = None
            looked = self.look(ground)
        except NotHere as reason:
            return Finding(self.name, says, SKIPPED, message=str(reason))
        except Broken as problem:
            message = str(problem)
        except Exception as problem:  # noqa: BLE001 - whatever a game raises, the law is broken
            message = f"the game raised {type(problem).__name__}: {problem}"
        else:
            return Finding(self.name, says, HOLDS, looked)
        where = "" if ground is None else ground.where()
        return Finding(self.name, says, BROKEN, message=message, where=where, again=again)

    def __call__(self) -> None:
        """Run it as a test: raises Broken where it does not hold, and skips the test where it does not apply."""
        finding = self.check()
        if finding.status == BROKEN:
            raise Broken(str(finding))
        if finding.status == SKIPPED:
            _skip(finding.message)


def _skip(reason: str) -> NoReturn:
    """Skip the running test, in the words of whoever runs it."""
    # Only a test file brings pytest along: the library works without it.
    pytest = sys.modules.get("pytest")
    if pytest is not None:
        pytest.skip(reason)
    raise SkipTest(reason)


@lru_cache(maxsize=2)
def _ground(game: Game, seed: int, budget: Budget) -> Ground:
    """The walks of a game, shared by all laws that look at them in turn."""
    return Ground(game, seed, budget)


def laws_for(
    game: Game | str, *, seed: int = 0, budget: Budget | None = None, laws: Iterable[str] | None = None
) -> list[Law]:
    """Every law, or the named ones, for a game by id or as an object; each is called by a test of its own."""
    found = find_game(game) if isinstance(game, str) else game
    wanted = list(LAWS) if laws is None else list(laws)
    for name in wanted:
        if name not in LAWS:
            raise BadOptions(f"there is no law {name!r:.40}; laws are {', '.join(LAWS)}")
    looks = {look.__name__: look for look in LOOKS}
    return [Law(name, found, looks[name], seed, budget or Budget()) for name in wanted]


def check_game(
    game: Game | str, *, seed: int = 0, budget: Budget | None = None, laws: Iterable[str] | None = None
) -> Report:
    """Run every law, or the named ones, on a game by id or as an object, installed or not.

    The same seed looks at the same moments, so what one run finds every run finds.
    """
    every = laws_for(game, seed=seed, budget=budget, laws=laws)
    with ExitStack() as stack:
        if every:
            stack.enter_context(known_for_now(every[0].game))
        findings = tuple(law.check() for law in every)
        name = game if isinstance(game, str) else game.id
        return Report(name, seed, findings, _never_asked(every))


def _never_asked(every: list[Law]) -> tuple[str, ...]:
    if not every:
        return ()
    try:
        return tuple(_ground(every[0].game, every[0].seed, every[0].budget).never_asked())
    except Exception:  # noqa: BLE001 - a game that cannot be set up has broken laws to tell of
        return ()
