"""Which games are compared: every number of seats and of solo tools in turn, options, tempers and luck by lot."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from itertools import count
from typing import Any

from ludoteca.core.game import find_game
from tests.referee.sagrada import scoring
from tests.referee.sagrada.referee import Sagrada
from tests.referee.sagrada.tempers import luck, tempers
from tests.referee.sealed import Played, Task, compare

GAME = "sagrada"
# Seats and the tools of the solo game.
VARIANTS = [(2, 3), (1, 1), (3, 3), (1, 2), (4, 3), (1, 3), (2, 3), (1, 4), (3, 3), (1, 5), (4, 3), (1, 5)]


def tasks(first: int) -> Iterator[Task]:
    """Games without end: every variant in turn."""
    return map(task_of, count(first))


def task_of(seed: int) -> Task:
    """The game of a seed: its variant, by default options or by options drawn by lot."""
    seats, solo_tools = VARIANTS[seed % len(VARIANTS)]
    rng = random.Random(seed)
    chosen: dict[str, Any] = {"solo_tools": solo_tools} if seats == 1 else {}
    if rng.random() < 1 / 2:
        others = [setting for setting in find_game(GAME).settings if setting.name != "solo_tools"]
        chosen |= {setting.name: rng.choice(setting.choices) for setting in others}
    return task_with(seed, seats, chosen)


def task_with(seed: int, seats: int, options: Mapping[str, Any]) -> Task:
    """The game with these options, as a difference tells them."""
    return Task(GAME, seats, tuple(find_game(GAME).check_options(seats, options).items()), seed)


def play(task: Task, **changed: Any) -> tuple[Played, Sagrada]:
    """One game compared; a referee told other options than the match ought to notice."""
    referee = Sagrada(task.seats, {**dict(task.options), **changed})
    played = compare(task, referee, tempers(task.seed), luck(task.seed))
    if referee.over:
        _compare_target(task, played, referee)
    return played, referee


def _compare_target(task: Task, played: Played, referee: Sagrada) -> None:
    """The solo target, and that the lines of each seat are no more than those compared (9.2, 11.1)."""
    assert played.match is not None
    outcome = played.match.outcome()
    names = [tuple(line.name for line in seat) for seat in outcome.breakdown]
    told = [tuple(scoring.lines(referee.table, player)) for player in referee.table.players]
    for name, engine, ours in (
        ("target", outcome.target, scoring.target(referee.table)),
        ("names of lines", [sorted(seat) for seat in names], [sorted(seat) for seat in told]),
    ):
        played.results += 1
        if engine != ours:
            played.differences.append(
                task.differ(len(played.match.journal), name, "result", f"engine: {engine}; referee: {ours}")
            )
