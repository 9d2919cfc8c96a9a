"""Compare engine and referee over random games: ``python -m tests.referee.oh_my_goods --comparisons 200000``."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from itertools import chain

from tests.referee.common import Difference
from tests.referee.oh_my_goods.campaign import play_campaign
from tests.referee.oh_my_goods.games import play, task_of, task_with, tasks
from tests.referee.oh_my_goods.referee import OhMyGoods
from tests.referee.sealed import Played, Task


class Count:
    """What was compared so far."""

    def __init__(self) -> None:
        self.tables: dict[str, Counter[str]] = {
            name: Counter() for name in ("variant", "option", "question", "left out")
        }
        self.totals: Counter[str] = Counter()
        self.differences: list[Difference] = []

    def add(self, task: Task, played: Played, referee: OhMyGoods) -> None:
        """Count one game in."""
        self.totals += Counter(
            games=1, comparisons=played.comparisons, draws=played.draws, results=played.results, ended=referee.over
        )
        options = {**dict(task.options), "cards": task.cards}
        self.tables["variant"][f"{options.pop('chapter')}, {task.seats} seats"] += played.comparisons
        self.tables["option"].update({f"{name}={value}": played.comparisons for name, value in options.items()})
        self.tables["question"] += played.questions
        self.tables["left out"] += referee.left_out
        self.differences += played.differences

    def __str__(self) -> str:
        lines = []
        for name, counter in self.tables.items():
            lines.append(f"{name}:")
            lines += [f"  {what:<40} {count:>8}" for what, count in sorted(counter.items())]
        lines += [str(difference) for difference in self.differences]
        totals = self.totals
        lines.append(
            f"{totals['games']} games, {totals['ended']} followed to the end; "
            f"{totals['comparisons']} lists of legal answers, {totals['draws']} lists of nature's, "
            f"{totals['results']} results; {len(self.differences)} differences"
        )
        return "\n".join(lines)


def main() -> int:
    """Play, print what was compared and every difference; 1 if there is any."""
    words = argparse.ArgumentParser(prog="python -m tests.referee.oh_my_goods", description=__doc__)
    words.add_argument("--comparisons", type=int, default=20_000, help="lists of legal answers of seats to compare")
    words.add_argument("--campaigns", type=int, default=12, help="whole campaigns to begin with")
    words.add_argument("--seed", type=int, default=0, help="number of the first game")
    words.add_argument("--game", type=int, help="only the game of this seed, with its journal")
    words.add_argument("--seats", type=int, help="with --game: seats, options and style as a difference tells them")
    words.add_argument("--options", nargs="*", default=[], metavar="NAME=VALUE")
    words.add_argument("--style", default="printed", choices=("printed", "cheap", "odd"))
    given = words.parse_args()
    count = Count()
    if given.game is not None:
        options = dict(option.split("=") for option in given.options)
        task = task_with(given.game, given.seats, options, given.style) if given.seats else task_of(given.game)
        played, referee = play(task)
        count.add(task, played, referee)
        print("\n".join(_journal(played)))
        return bool(played.differences)
    campaigns = (play_campaign(1 + number % 4, given.seed + 100 * number) for number in range(given.campaigns))
    for task, played, referee in chain(
        chain.from_iterable(campaigns), ((task, *play(task)) for task in tasks(given.seed))
    ):
        count.add(task, played, referee)
        if count.totals["comparisons"] >= given.comparisons:
            break
    print(count)
    return bool(count.differences)


def _journal(played: Played) -> list[str]:
    """The answers one by one, each difference before the answer it is about."""
    assert played.match is not None
    decisions = played.match.game.rules.decisions
    lines = []
    for step, (seat, number, _, _, option, *_) in enumerate(played.match.journal):
        lines += [str(difference) for difference in played.differences if difference.step == step]
        who = "nature" if seat < 0 else str(seat)
        lines.append(f"{step:5} {who:<6} {decisions[number].name} {decisions[number].domain.notation(option)}")
    end = len(played.match.journal)
    return lines + [str(difference) for difference in played.differences if difference.step >= end]


if __name__ == "__main__":
    sys.exit(main())
