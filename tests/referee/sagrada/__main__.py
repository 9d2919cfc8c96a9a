"""Compare engine and referee over random games: ``python -m tests.referee.sagrada --comparisons 200000``."""

from __future__ import annotations

import sys
from collections import Counter

from tests.referee.counting import Count, options_of, show, words_of
from tests.referee.sagrada.games import GAME, play, task_of, task_with, tasks
from tests.referee.sagrada.referee import Sagrada
from tests.referee.sagrada.scoring import decided_by
from tests.referee.sealed import Played, Task


def add(count: Count, task: Task, played: Played, referee: Sagrada) -> None:
    """Count one game in."""
    options = dict(task.options)
    tools = options.pop("solo_tools")
    variant = f"1 seat, {tools} tools" if task.seats == 1 else f"{task.seats} seats"
    decided = Counter([decided_by(referee.table)] if referee.over else [])
    count.add(variant, options, played, referee, tool_used=referee.used, decided_by=decided)


def main() -> int:
    """Play, print what was compared and every difference; 1 if there is any."""
    given = words_of(GAME, __doc__).parse_args()
    if given.game is not None:
        task = task_with(given.game, given.seats, options_of(given)) if given.seats else task_of(given.game)
        return show(play(task)[0])
    count = Count("tool_used", "decided_by")
    for task in tasks(given.seed):
        add(count, task, *play(task))
        if count.totals["comparisons"] >= given.comparisons:
            break
    print(count)
    return bool(count.differences)


if __name__ == "__main__":
    sys.exit(main())
