"""Compare engine and referee over random games: ``python -m tests.referee.oh_my_goods --comparisons 200000``."""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

from ludoteca import Match
from ludoteca.core.game import find_game
from tests.referee.common import Difference, Played, Task, compare
from tests.referee.oh_my_goods.invented import edition
from tests.referee.oh_my_goods.referee import OhMyGoods
from tests.referee.oh_my_goods.tempers import luck, tempers

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
    return compare(task, referee, tempers(task.seed), luck(task.seed)), referee


def main() -> int:
    """Play, print what was compared and every difference; 1 if there is any."""
    words = argparse.ArgumentParser(prog="python -m tests.referee.oh_my_goods", description=__doc__)
    words.add_argument("--comparisons", type=int, default=20_000, help="lists of legal answers of seats to compare")
    words.add_argument("--seed", type=int, default=0, help="number of the first game")
    words.add_argument("--game", type=int, help="only the game of this seed, with its journal")
    given = words.parse_args()
    counts: dict[str, Counter[str]] = {name: Counter() for name in ("variant", "option", "question", "left out")}
    totals: Counter[str] = Counter()
    differences: list[Difference] = []
    for task in tasks(given.seed):
        if given.game is not None and task.seed != given.game:
            continue
        played, referee = play(task)
        totals += Counter(
            games=1, comparisons=played.comparisons, draws=played.draws, results=played.results, ended=referee.over
        )
        options = {**dict(task.options), "cards": task.cards}
        counts["variant"][f"{options.pop('chapter')}, {task.seats} seats"] += played.comparisons
        counts["option"].update({f"{name}={value}": played.comparisons for name, value in options.items()})
        counts["question"] += played.questions
        counts["left out"] += referee.left_out
        differences += played.differences
        if given.game is not None:
            _print_journal(played, differences)
            return bool(differences)
        if totals["comparisons"] >= given.comparisons:
            break
    for name, counter in counts.items():
        print(f"{name}:")
        for what, count in sorted(counter.items()):
            print(f"  {what:<40} {count:>8}")
    for difference in differences:
        print(difference)
    print(
        f"{totals['games']} games, {totals['ended']} followed to the end; {totals['comparisons']} lists of legal answers, "
        f"{totals['draws']} lists of nature's, {totals['results']} results; {len(differences)} differences"
    )
    return bool(differences)


def _print_journal(played: Played, differences: list[Difference]) -> None:
    assert played.match is not None
    decisions = played.match.game.rules.decisions
    noted = {difference.step: difference for difference in differences}
    for step, (seat, number, option) in enumerate(played.match.journal):
        if step in noted:
            print(noted[step])
        print(step, "nature" if seat < 0 else seat, decisions[number].name, decisions[number].domain.notation(option))
    for difference in differences:
        print(difference)


if __name__ == "__main__":
    sys.exit(main())
