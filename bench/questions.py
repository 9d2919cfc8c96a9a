"""Single questions: what another setting of search is worth where it answers differently, in points of the final lead.

    python bench/questions.py sagrada iterations=5000 iterations=1000 iterations=20000 --games 80 --on 60
    python bench/questions.py sagrada iterations=2000 iterations=2000,looks=10 --games 80 --on 60

Whole games say little about settings that are nearly equal: most of a result is luck. Here search plays --games games
with --iterations and every fourth question with three answers or more is kept. Each side, ``iterations=N`` and what
``settings.py`` takes, answers all of them. Where a side answers otherwise than the first, both answers are valued by
--on games that search plays on from there with --going iterations, both with the same luck. The player without search
would be quicker for that, and misleads: it cannot use what search sees.
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from multiprocessing.pool import Pool
from typing import Any

from ludoteca.bots.searcher import Budget, SearchPlayer
from ludoteca.core.errors import BadOptions, LudotecaError
from ludoteca.core.game import find_game
from ludoteca.core.heuristic import Heuristic
from ludoteca.core.match import Header, Match
from ludoteca.core.nature import Seeded
from ludoteca.core.rng import Rng, mix
from settings import with_settings

FEWEST = 3
ONE_IN = 4


@dataclass(frozen=True)
class Asked:
    """One question kept: the match it was asked in, and the answers up to it."""

    number: int
    header: Header
    answers: tuple[tuple[int, int], ...]

    def match(self) -> Match:
        """The match with the question open."""
        match = Match(self.header, reading=True)
        match.replay(list(self.answers))
        return match


@dataclass(frozen=True)
class Start:
    """One game to gather questions from."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    seed: int
    iterations: int


@dataclass(frozen=True)
class Worth:
    """One answer to value by games played on."""

    asked: Asked
    option: int
    games: int
    iterations: int
    seed: int


def side_of(game: str, text: str) -> tuple[Heuristic, Budget]:
    """The heuristic and the budget a side asks for."""
    parts = text.split(",")
    budget = [part for part in parts if part.startswith("iterations=")]
    if len(budget) != 1 or not budget[0].partition("=")[2].isdigit():
        raise BadOptions(f"{text!r}: a side says iterations=N once, and then what it sets")
    rest = ",".join(part for part in parts if part not in budget)
    return with_settings(game, rest), Budget(iterations=int(budget[0].partition("=")[2]))


def play_out(match: Match, iterations: int, seed: int, look: Callable[[Match, int], None] | None = None) -> None:
    """Search answers every question until the game is over; ``look`` sees each before it is answered."""
    heuristic = with_settings(match.game.id, "")
    players = [
        SearchPlayer("search", match.game, heuristic, Budget(iterations=iterations), mix(seed, seat))
        for seat in range(match.header.seats)
    ]
    while not match.over:
        seat = match.to_act()[0]
        if look is not None:
            look(match, seat)
        match.play(seat, players[seat].answer(match.view(seat)))


def gather(start: Start) -> list[Asked]:
    """The questions kept of one game."""
    kept: list[Asked] = []
    rng = Rng(mix(start.seed, 1))

    def look(match: Match, seat: int) -> None:
        if len(match.question(seat).choices) >= FEWEST and rng.below(ONE_IN) == 0:
            kept.append(Asked(0, match.header, tuple((one.seat, one.option) for one in match.journal)))

    match = Match.new(start.game, start.seats, dict(start.options), seed=start.seed)
    play_out(match, start.iterations, mix(start.seed, 2), look)
    return kept


def decide(task: tuple[Asked, str]) -> int:
    """What a side answers."""
    asked, text = task
    match = asked.match()
    heuristic, budget = side_of(asked.header.game, text)
    player = SearchPlayer("search", match.game, heuristic, budget, mix(5, asked.number))
    return player.answer(match.view(match.to_act()[0]))


def value(worth: Worth) -> list[int]:
    """The lead at the end of each game played on after the answer."""
    leads = []
    for game in range(worth.games):
        luck = mix(mix(worth.seed, worth.asked.number), game)
        match = worth.asked.match()
        seat = match.to_act()[0]
        match.nature = Seeded(luck)
        match.play(seat, worth.option)
        play_out(match, worth.iterations, mix(luck, 1))
        outcome = match.outcome()
        others = [points for one, points in enumerate(outcome.points) if one != seat] or [outcome.target or 0]
        leads.append(outcome.points[seat] - max(others))
    return leads


def compare(pool: Pool, asked: list[Asked], sides: list[str], given: argparse.Namespace) -> Iterable[str]:
    """A line for each side after the first."""
    answers = {side: pool.map(decide, [(one, side) for one in asked], chunksize=8) for side in sides}
    first = answers[sides[0]]
    apart = {side: [n for n, mine in enumerate(first) if answers[side][n] != mine] for side in sides[1:]}
    needed = sorted({(n, who[n]) for side, places in apart.items() for n in places for who in (first, answers[side])})
    tasks = [Worth(asked[n], option, given.on, given.going, given.seed + 2) for n, option in needed]
    worths = dict(zip(needed, pool.map(value, tasks, chunksize=1), strict=True))
    for side, places in apart.items():
        # Where the answers are the same, nothing is gained or lost.
        gains = [0.0] * len(asked)
        for n in places:
            pairs = zip(worths[n, answers[side][n]], worths[n, first[n]], strict=True)
            gains[n] = sum(new - old for new, old in pairs) / given.on
        mean = sum(gains) / len(gains)
        error = math.sqrt(sum((gain - mean) ** 2 for gain in gains) / max(1, len(gains) - 1) / len(gains))
        share = len(places) / len(gains)
        yield f"{side} v {sides[0]}: {mean:+.3f} ± {1.96 * error:.3f} points a question, other answers {share:.0%}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("sides", nargs="+", help="iterations=N[,name=value...], the first to hold the others to")
    parser.add_argument("--games", type=int, default=40, help="games to gather questions from")
    parser.add_argument("--iterations", type=int, default=200, help="of the search that plays them")
    parser.add_argument("--on", type=int, default=60, help="games played on after an answer")
    parser.add_argument("--going", type=int, default=60, help="iterations of the search that plays on")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", "-o", action="append", default=[], help="name=value; may be repeated")
    parser.add_argument("--workers", type=int, default=None, help="all cores unless said")
    given = parser.parse_args()
    if len(given.sides) < 2:
        parser.error("say at least two sides, as iterations=5000 iterations=1000")
    if min(given.games, given.iterations, given.on, given.going) < 1 or (
        given.workers is not None and given.workers < 1
    ):
        parser.error("--games, --iterations, --on, --going and --workers are 1 or more")
    options: dict[str, Any] = dict(text.partition("=")[::2] for text in given.option)
    try:
        game = find_game(given.game)
        game.check_options(given.seats, options)
        for side in given.sides:
            side_of(game.id, side)
    except LudotecaError as problem:
        parser.error(str(problem))
    starts = [
        Start(game.id, given.seats, tuple(options.items()), mix(given.seed, number), given.iterations)
        for number in range(given.games)
    ]
    with multiprocessing.get_context("spawn").Pool(given.workers) as pool:
        kept = [one for part in pool.imap(gather, starts) for one in part]
        if not kept:
            parser.error("no question with three answers or more was kept: take more --games")
        asked = [Asked(number, one.header, one.answers) for number, one in enumerate(kept)]
        print(f"{game.id}, {given.seats} seats, seed {given.seed}: {len(asked)} questions of {given.games} games")
        for line in compare(pool, asked, given.sides, given):
            print(line, flush=True)


if __name__ == "__main__":
    main()
