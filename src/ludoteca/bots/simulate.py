"""Many games between policies on all cores; the same seed gives the same games on any number of them."""

from __future__ import annotations

import math
import os
import shlex
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from typing import Any

from ludoteca.bots.interrupt import Interrupt, ignore_interrupt
from ludoteca.bots.levels import find_level
from ludoteca.bots.offered import is_own
from ludoteca.bots.policies import RANDOM, SEARCH, find_policy, is_policy, player_names
from ludoteca.bots.workers import WORKERS
from ludoteca.core.constants import WORD
from ludoteca.core.errors import BadOptions, UnknownPolicy
from ludoteca.core.game import Game, find_game
from ludoteca.core.tally import Tally

# Long enough that starting a part costs nothing, short enough for a lively progress bar.
PART_SECONDS = 0.4


@dataclass(frozen=True)
class Series:
    """What is to be played."""

    game: str
    seats: int
    policies: tuple[str, ...]
    options: tuple[tuple[str, Any], ...] = ()
    seed: int = 0
    pack: Any = None


@dataclass
class Result:
    """What has been played so far."""

    series: Series
    tally: Tally
    seconds: float = 0.0
    stopped: bool = False
    names: tuple[str, ...] = field(default=())

    def to_plain(self) -> dict[str, Any]:
        """The result for ``--json``."""
        tally = self.tally
        games = max(1, tally.games)
        return {
            "game": self.series.game,
            "seats": self.series.seats,
            "options": dict(self.series.options),
            "seed": self.series.seed,
            "games": tally.games,
            "errors": tally.failed,
            "failures": [{"game": number, "error": text} for number, text in tally.failures],
            "seconds": round(self.seconds, 3),
            "games_per_second": round(tally.games / self.seconds, 1) if self.seconds else 0.0,
            "answers": tally.answers,
            "mean_rounds": tally.rounds / games,
            "stopped_early": self.stopped,
            "per_seat": [self.seat_row(seat) for seat in range(self.series.seats)],
        }

    def seat_row(self, seat: int) -> dict[str, Any]:
        """One seat's figures."""
        tally = self.tally
        low, high = share_interval(tally.shares[seat], tally.games)
        return {
            "seat": seat,
            "policy": self.series.policies[seat],
            "mean_score": tally.mean(seat),
            "deviation": deviation(tally, seat),
            "quantiles": quantiles(tally, seat),
            "win_share": tally.shares[seat] / max(1, tally.games),
            "win_interval": [low, high],
            "scores": {str(points): times for points, times in tally.scores(seat).items()},
        }


def make_series(
    game: str,
    seats: int,
    policies: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    pack: Any = None,
) -> Series:
    """A checked series; one named policy plays all seats, none means random."""
    found = find_game(game)
    checked = found.check_options(seats, options)
    if len(policies) > 1 and len(policies) != seats:
        raise BadOptions(f"name one policy for all seats or {seats}, one for each; {len(policies)} were named")
    names = tuple(policies) if len(policies) == seats else tuple(policies or (RANDOM,)) * seats
    for name in names:
        if not is_policy(found, name) and is_slow(name):
            raise UnknownPolicy(
                f"simulate plays built-in policies at compiled speed ({', '.join(simulated(found))}), not {name!r}; "
                f"for that use: {shlex.join(['ludoteca', 'arena', found.id, *policies, '--seats', str(seats)])}"
            )
        find_policy(found, name)
    if pack is not None:
        found.check_pack(pack)
    return Series(found.id, seats, names, tuple(checked.items()), seed, pack)


def simulated(game: Game) -> list[str]:
    """The names that a series can be played by."""
    return [name for name in player_names(game) if is_policy(game, name)]


def is_slow(name: str) -> bool:
    """Whether a name is meant for someone who searches, or for a bot from outside."""
    level = find_level(name.partition(":")[0])
    return name.partition(":")[0] == SEARCH or (level is not None and level.budget is not None) or is_own(name)


def play_part(series: Series, first: int, count: int) -> dict[str, Any]:
    """Some games of a series, counted; runs inside compiled code."""
    game = find_game(series.game)
    tally = Tally(series.seats)
    start = game.setup(series.seats, dict(series.options), series.pack)
    policies = [find_policy(game, name) for name in series.policies]
    game.rules.play_many(start, policies, series.seed & WORD, first, count, tally)
    return tally.to_plain()


def simulate(
    series: Series,
    games: int,
    *,
    workers: int | None = None,
    progress: Callable[[Result], None] | None = None,
) -> Result:
    """Play games 0 to ``games - 1`` of a series; Ctrl-C stops early and keeps what is done."""
    result = Result(series, Tally(series.seats))
    started = time.perf_counter()
    workers = workers or os.cpu_count() or 1
    with Interrupt() as interrupt:
        for plain in _parts(series, games, workers, interrupt):
            result.tally.merge(plain)
            result.seconds = time.perf_counter() - started
            if progress is not None:
                progress(result)
            if interrupt.wished:
                break
    result.stopped = result.tally.games + result.tally.failed < games
    result.seconds = time.perf_counter() - started
    return result


def _parts(series: Series, games: int, workers: int, interrupt: Interrupt) -> Iterator[dict[str, Any]]:
    """The counts of all parts as they come in; the first, small one says how large the others should be."""
    trial = min(games, 20)
    began = time.perf_counter()
    yield play_part(series, 0, trial)
    each = max(1e-7, (time.perf_counter() - began) / max(1, trial))
    done = trial
    size = max(1, min(50_000, int(PART_SECONDS / each), math.ceil((games - done) / workers)))
    if workers == 1 or (games - done) * each < PART_SECONDS:
        while done < games:
            count = min(size, games - done)
            yield play_part(series, done, count)
            done += count
        return
    pool = ProcessPoolExecutor(workers, WORKERS, initializer=ignore_interrupt)
    try:
        running: set[Future[dict[str, Any]]] = set()
        while (done < games or running) and not interrupt.wished:
            while done < games and len(running) < 2 * workers:
                count = min(size, games - done)
                running.add(pool.submit(play_part, series, done, count))
                done += count
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            for future in finished:
                yield future.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def share_interval(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson)."""
    if not games:
        return 0.0, 1.0
    z = 1.959964
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    reach = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def deviation(tally: Tally, seat: int) -> float:
    """The standard deviation of a seat's scores."""
    mean = tally.mean(seat)
    square = sum(times * (points - mean) ** 2 for points, times in tally.scores(seat).items())
    return math.sqrt(square / max(1, tally.games))


def quantiles(tally: Tally, seat: int, shares: Sequence[float] = (0.05, 0.25, 0.5, 0.75, 0.95)) -> list[int]:
    """The scores below which these shares of the games lie."""
    found = []
    scores = tally.scores(seat)
    for share in shares:
        left = share * tally.games
        value = 0
        for value, times in scores.items():  # noqa: B007 - the value where the loop stops is the answer
            left -= times
            if left <= 0:
                break
        found.append(value)
    return found
