"""Mean scores of one player against itself, in every game at every seat count and in every variant worth telling apart.

    python bench/scores.py --games 24 --policy search:iterations=300
    python bench/scores.py sagrada --games 400 --policy search:iterations=5000 --only solo

Prints a table for each game: mean points with their standard error, the mean of those who won, and, alone, how often
the goal was reached.
"""

from __future__ import annotations

import argparse
import math

from ludoteca.bots.arena import hold, make_meeting
from ludoteca.bots.simulate import share_interval
from ludoteca.core.game import find_game

CHAPTERS = ("I", "II", "III", "IV-crown", "IV-rebels", "V-crown", "V-rebels", "all-in")
# For each game: seats and options, and a word that stands for them.
VARIANTS: dict[str, list[tuple[str, int, dict[str, object]]]] = {
    "sagrada": [
        *((f"solo, tools {tools}", 1, {"solo_tools": tools}) for tools in range(1, 6)),
        *((f"{seats} seats", seats, {}) for seats in (2, 3, 4)),
    ],
    "la_granja": [
        (f"{edition}, {'solo' if seats == 1 else f'{seats} seats'}", seats, {"edition": edition})
        for edition in ("russian", "french", "deluxe")
        for seats in (1, 2, 3, 4)
    ],
    "oh_my_goods": [
        # One seat has no base game: it plays a chapter.
        *((f"base, {seats} seats", seats, {}) for seats in (2, 3, 4)),
        *(
            (f"chapter {chapter}, {'solo' if seats == 1 else f'{seats} seats'}", seats, {"chapter": chapter})
            for chapter in CHAPTERS
            for seats in (1, 2)
        ),
    ],
}


def line(game: str, label: str, seats: int, options: dict[str, object], given: argparse.Namespace) -> str:
    """One row of the table."""
    standing = hold(make_meeting(game, [given.policy] * seats, seats, options, given.seed), given.games)
    points = [points for played in standing.played for points in played.points]
    best = [
        points for played in standing.played for seat, points in enumerate(played.points) if played.winners >> seat & 1
    ]
    count = len(points)
    mean = sum(points) / count
    error = math.sqrt(sum((one - mean) ** 2 for one in points) / max(1, count - 1) / count)
    winning = f"{sum(best) / len(best):.1f}" if best else "none"
    reached = ""
    found = find_game(game)
    if seats == 1 and found.target(found.setup(1, found.check_options(1, options))) is not None:
        low, high = share_interval(len(best), count)
        reached = f"{len(best) / count:.0%} ({low:.0%} to {high:.0%})"
    broken = f" ({len(standing.failures)} broken)" if standing.failures else ""
    return f"| {label}{broken} | {len(standing.played)} | {mean:.1f} ± {error:.1f} | {winning} | {reached} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", choices=[[], *VARIANTS], help="all games unless said")
    parser.add_argument("--games", type=int, default=24, help="for each variant")
    parser.add_argument("--policy", default="search:iterations=300")
    parser.add_argument("--only", default="", help="variants with this word in their name")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for game in given.game or VARIANTS:
        print(f"\n## {game}, {given.policy}, seed {given.seed}\n")
        print("| variant | games | mean points | of winners | goal reached |")
        print("| --- | ---: | ---: | ---: | --- |")
        for label, seats, options in VARIANTS[game]:
            if given.only in label:
                print(line(game, label, seats, options, given), flush=True)


if __name__ == "__main__":
    main()
