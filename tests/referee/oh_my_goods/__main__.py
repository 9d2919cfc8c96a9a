"""Compare engine and referee over random games: ``python -m tests.referee.oh_my_goods --comparisons 200000``."""

from __future__ import annotations

import sys
from itertools import chain

from tests.referee.counting import Count, options_of, show, words_of
from tests.referee.oh_my_goods.campaign import play_campaign
from tests.referee.oh_my_goods.games import GAME, play, task_of, task_with, tasks
from tests.referee.oh_my_goods.referee import OhMyGoods
from tests.referee.sealed import Played, Task


def add(count: Count, task: Task, played: Played, referee: OhMyGoods) -> None:
    """Count one game in."""
    options = {**dict(task.options), "cards": task.cards}
    count.add(f"{options.pop('chapter')}, {task.seats} seats", options, played, referee)


def main() -> int:
    """Play, print what was compared and every difference; 1 if there is any."""
    words = words_of(GAME, __doc__)
    words.add_argument("--campaigns", type=int, default=12, help="whole campaigns to begin with")
    words.add_argument(
        "--style", default="printed", choices=("printed", "cheap", "odd"), help="with --seats: the cards"
    )
    given = words.parse_args()
    if given.game is not None:
        chosen = (given.game, given.seats, options_of(given), given.style)
        return show(play(task_with(*chosen) if given.seats else task_of(given.game))[0])
    count = Count()
    campaigns = (play_campaign(1 + number % 4, given.seed + 100 * number) for number in range(given.campaigns))
    for task, played, referee in chain(
        chain.from_iterable(campaigns), ((task, *play(task)) for task in tasks(given.seed))
    ):
        add(count, task, played, referee)
        if count.totals["comparisons"] >= given.comparisons:
            break
    print(count)
    return bool(count.differences)


if __name__ == "__main__":
    sys.exit(main())
