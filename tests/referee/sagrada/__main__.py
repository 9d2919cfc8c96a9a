"""Compare engine and referee over random games: ``python -m tests.referee.sagrada --comparisons 200000``."""

from __future__ import annotations

import argparse
import sys
from collections import Counter

from tests.referee.common import Difference
from tests.referee.sagrada.games import play, task_of, task_with, tasks
from tests.referee.sagrada.referee import Sagrada
from tests.referee.sagrada.scoring import decided_by
from tests.referee.sealed import Played, Task


class Count:
    """What was compared so far."""

    def __init__(self) -> None:
        names = ("variant", "option", "question", "tool used", "decided by", "left out")
        self.tables: dict[str, Counter[str]] = {name: Counter() for name in names}
        self.totals: Counter[str] = Counter()
        self.differences: list[Difference] = []

    def add(self, task: Task, played: Played, referee: Sagrada) -> None:
        """Count one game in."""
        self.totals += Counter(
            games=1, comparisons=played.comparisons, draws=played.draws, results=played.results, ended=referee.over
        )
        options = dict(task.options)
        tools = options.pop("solo_tools")
        variant = f"1 seat, {tools} tools" if task.seats == 1 else f"{task.seats} seats"
        self.tables["variant"][variant] += played.comparisons
        self.tables["option"].update({f"{name}={value}": played.comparisons for name, value in options.items()})
        self.tables["question"] += played.questions
        self.tables["tool used"] += referee.used
        self.tables["left out"] += referee.left_out
        if referee.over:
            self.tables["decided by"][decided_by(referee.table)] += 1
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
    words = argparse.ArgumentParser(prog="python -m tests.referee.sagrada", description=__doc__)
    words.add_argument("--comparisons", type=int, default=20_000, help="lists of legal answers of seats to compare")
    words.add_argument("--seed", type=int, default=0, help="number of the first game")
    words.add_argument("--game", type=int, help="only the game of this seed, with its journal")
    words.add_argument("--seats", type=int, help="with --game: seats and options as a difference tells them")
    words.add_argument("--options", nargs="*", default=[], metavar="NAME=VALUE")
    given = words.parse_args()
    if given.game is not None:
        return _show(given.game, given.seats, dict(option.split("=") for option in given.options))
    count = Count()
    for task in tasks(given.seed):
        count.add(task, *play(task))
        if count.totals["comparisons"] >= given.comparisons:
            break
    print(count)
    return bool(count.differences)


def _show(seed: int, seats: int | None, options: dict[str, str]) -> int:
    """One game, answer by answer, each difference before the answer it is about."""
    known = {name: int(value) if value.isdigit() else value for name, value in options.items()}
    played, _ = play(task_with(seed, seats, known) if seats else task_of(seed))
    assert played.match is not None
    decisions = played.match.game.rules.decisions
    end = len(played.match.journal)
    for step, (seat, number, _, _, option, *_) in enumerate(played.match.journal):
        for difference in played.differences:
            if difference.step == step:
                print(difference)
        who = "nature" if seat < 0 else str(seat)
        print(f"{step:5} {who:<6} {decisions[number].name} {decisions[number].domain.notation(option)}")
    for difference in played.differences:
        if difference.step >= end:
            print(difference)
    return bool(played.differences)


if __name__ == "__main__":
    sys.exit(main())
