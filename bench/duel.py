"""Two players against each other, quickly: a share with its interval, and the mean scores.

    python bench/duel.py sagrada search greedy --games 200 --iterations 500
    python bench/duel.py la_granja search:seconds=1 strong --games 100
    python bench/duel.py oh_my_goods search greedy --games 200 --seconds 0.2 --seats 4

A bare ``search``, ``strong`` or ``master`` thinks as --iterations or --seconds say. Every deal is played once for each
order of seats; with more than two seats the second player fills the others.
"""

from __future__ import annotations

import argparse
import sys

from ludoteca.bots.arena import Standing, hold, make_meeting
from ludoteca.bots.standings import rows

THINKERS = ("search", "strong", "master")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("one")
    parser.add_argument("two")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--iterations", type=int, default=0, help="of a bare search, strong or master")
    parser.add_argument("--seconds", type=float, default=0.0, help="of a bare search, strong or master")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", "-o", action="append", default=[], help="name=value; may be repeated")
    parser.add_argument("--workers", type=int, default=None, help="all cores unless said")
    given = parser.parse_args()
    budget = [
        f"{name}={value}" for name, value in (("iterations", given.iterations), ("seconds", given.seconds)) if value
    ]
    names = [f"{name}:{','.join(budget)}" if name in THINKERS and budget else name for name in (given.one, given.two)]
    options = dict(text.partition("=")[::2] for text in given.option)
    meeting = make_meeting(given.game, names, given.seats, options, given.seed)

    def progress(standing: Standing) -> None:
        if sys.stderr.isatty():
            print(f"\r{len(standing.played)} of {given.games}", end="", file=sys.stderr)

    standing = hold(meeting, given.games, workers=given.workers, progress=progress)
    if sys.stderr.isatty():
        print("\r", end="", file=sys.stderr)
    for game in standing.failures[:5]:
        print(f"game {game.number} failed: {game.failure}")
    print(f"{given.game}, {given.seats} seats, seed {given.seed}, {standing.seconds:.0f} s")
    for row in sorted(rows(standing, times=0), key=lambda one: meeting.names.index(one.name)):
        print(
            f"{row.name:28} wins {row.share:6.1%} ({row.low:.1%} to {row.high:.1%}) of {row.games} games, "
            f"mean {row.points:.1f}, winning {row.winning:.1f}, {row.seconds * 1000:.1f} ms an answer"
        )


if __name__ == "__main__":
    main()
