"""Which games are compared: every variant in turn, options, cards, tempers and luck by lot."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from itertools import count
from typing import Any

from ludoteca import Match
from ludoteca.core.game import find_game
from tests.referee.oh_my_goods.invented import edition
from tests.referee.oh_my_goods.referee import OhMyGoods
from tests.referee.oh_my_goods.tempers import luck, tempers
from tests.referee.sealed import Played, Task, compare

GAME = "oh_my_goods"
CHAPTERS = ("none", "I", "II", "III", "IV-crown", "IV-rebels", "V-crown", "V-rebels", "all-in")
EDITIONS = ("printed", "printed", "cheap", "odd")
VARIANTS = [(chapter, seats) for chapter in CHAPTERS for seats in range(1, 5) if chapter != "none" or seats > 1]


def tasks(first: int) -> Iterator[Task]:
    """Games without end: every variant in turn."""
    return map(task_of, count(first))


def task_of(seed: int) -> Task:
    """The game of a seed: its variant, by default options or by options drawn by lot, and its cards."""
    chapter, seats = VARIANTS[seed % len(VARIANTS)]
    rng = random.Random(seed)
    chosen: dict[str, Any] = {"chapter": chapter}
    if rng.random() < 1 / 2:
        others = [setting for setting in find_game(GAME).settings if setting.name != "chapter"]
        chosen |= {setting.name: rng.choice(setting.choices) for setting in others}
    return task_with(seed, seats, chosen, rng.choice(EDITIONS))


def task_with(seed: int, seats: int, options: Mapping[str, Any], cards: str) -> Task:
    """The game with these options and cards, as a difference tells them."""
    checked = find_game(GAME).check_options(seats, options)
    return Task(GAME, seats, tuple(checked.items()), seed, cards, edition(cards).pack)


def play(task: Task, **changed: Any) -> tuple[Played, OhMyGoods]:
    """One game compared; a referee told other options than the match ought to notice."""
    target = Match.new(GAME, task.seats, dict(task.options), seed=0, pack=task.pack).outcome().target
    referee = OhMyGoods(task.seats, {**dict(task.options), **changed}, target, edition(task.cards).cards)
    return compare(task, referee, tempers(task.seed), luck(task.seed, dict(task.options)["chapter"])), referee
