"""Which games are compared: every variant in turn, options, cards, tempers and luck by lot."""

from __future__ import annotations

import random
from collections.abc import Iterator
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


def tasks(seed: int) -> Iterator[Task]:
    """Games without end: every variant in turn, by default options and by options drawn by lot."""
    game = find_game(GAME)
    number = seed
    while True:
        for chapter, seats in VARIANTS:
            rng = random.Random(number)
            chosen: dict[str, Any] = {"chapter": chapter}
            if rng.random() < 1 / 2:
                chosen |= {
                    setting.name: rng.choice(setting.choices) for setting in game.settings if setting.name != "chapter"
                }
            name = rng.choice(EDITIONS)
            options = tuple(game.check_options(seats, chosen).items())
            yield Task(GAME, seats, options, number, name, edition(name).pack)
            number += 1


def play(task: Task, **changed: Any) -> tuple[Played, OhMyGoods]:
    """One game compared; a referee told other options than the match ought to notice."""
    target = Match.new(GAME, task.seats, dict(task.options), seed=0, pack=task.pack).outcome().target
    referee = OhMyGoods(task.seats, {**dict(task.options), **changed}, target, edition(task.cards).cards)
    return compare(task, referee, tempers(task.seed), luck(task.seed, dict(task.options)["chapter"])), referee
