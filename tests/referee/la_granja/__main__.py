"""``python -m tests.referee.la_granja --comparisons 200000``: compare engine and referee over random games."""

from __future__ import annotations

import argparse
import sys

from tests.referee.common import compare_game
from tests.referee.la_granja.game import LaGranja
from tests.referee.la_granja.series import Series, hand_limit, tables
from tests.referee.la_granja.styles import STYLES


def main() -> int:
    """Play until so many questions were compared; 1 if there were differences."""
    parser = argparse.ArgumentParser(prog="python -m tests.referee.la_granja", description=__doc__)
    parser.add_argument("--comparisons", type=int, default=200_000, help="how many questions to compare")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--defaults", action="store_true", help="leave every option as the edition has it")
    parser.add_argument("--examples", type=int, default=1, help="how many places to show of each kind of difference")
    parser.add_argument("--hands", type=int, default=3, help="another hand limit, so that the pile runs out")
    parser.add_argument("--game", nargs="+", metavar="WORD", help="show one game: seats seed style option=value ...")
    given = parser.parse_args()
    if given.game:
        return show(given.game, given.hands)
    series = Series(given.hands)
    for seats, options, seed, style in tables(given.first, options=not given.defaults):
        if series.total.comparisons >= given.comparisons:
            break
        series.play(seats, options, seed, style)
    report(series, given.examples)
    return 1 if series.total.differences or series.total.unknown else 0


def show(words: list[str], hands: int) -> int:
    """Play one game again, answer by answer."""
    seats, seed, style = int(words[0]), int(words[1]), words[2]
    chosen = dict(word.split("=") for word in words[3:])
    styles = {way.__name__: way for way in STYLES}
    with hand_limit(hands) as pack:
        found = compare_game("la_granja", seats, chosen, seed, LaGranja, styles[style], print, pack)
    for one in found.differences:
        print(one)
    return 1 if found.differences else 0


def report(series: Series, examples: int) -> None:
    """Counts, then the differences by kind."""
    total = series.total
    print(f"{total.games} games, {total.comparisons} comparisons, {len(total.differences)} differences")
    for (edition, seats), number in sorted(series.by_table.items()):
        print(f"  {edition:8} {seats} seats {number:9}")
    for counts in (series.by_option, series.by_style):
        for name, number in sorted(counts.items()):
            print(f"  {name:28} {number:9}")
    for thing, number in total.unknown.most_common():
        print(f"given up, the referee does not know {thing}: {number} games")
    for (question, kind, detail), places in series.kinds().items():
        print(f"{len(places)} x {question}: {kind}: {detail}")
        for place in places[:examples]:
            print(f"  {place}")


if __name__ == "__main__":
    sys.exit(main())
