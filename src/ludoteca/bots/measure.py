"""The figures of a game on this machine: random play, clone, import and search."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import time
from collections.abc import Mapping
from typing import Any

from ludoteca._speed import mode
from ludoteca.bots.levels import heuristic_of
from ludoteca.bots.player import imagined
from ludoteca.bots.simulate import make_series
from ludoteca.core.decision import Options, State
from ludoteca.core.game import Game, find_game
from ludoteca.core.nature import Seeded
from ludoteca.core.rng import Rng
from ludoteca.core.rules import Policy, RandomPolicy
from ludoteca.core.search import Search
from ludoteca.core.tally import Tally


def measure(game: str, seats: int, seconds: float, options: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """Each figure is the best of several short runs in processor time: other work on the machine slows a run down."""
    series = make_series(game, seats, (), options)
    found = find_game(series.game)
    start = found.setup(seats, dict(series.options))
    best_games = best_answers = 0.0
    policies: list[Policy] = [RandomPolicy() for _ in range(seats)]
    count = 20
    first = 0
    failed = 0
    end = time.perf_counter() + seconds
    # On a busy machine the first long enough run may come late; without one there is no figure.
    while time.perf_counter() < end or not best_answers:
        tally = Tally(seats)
        began = time.process_time()
        found.rules.play_many(start, policies, 1, first, count, tally)
        took = time.process_time() - began
        first += count
        failed += tally.failed
        if took < 0.05:
            count *= 2
            continue
        best_games = max(best_games, tally.games / took)
        best_answers = max(best_answers, tally.answers / took)
    return {
        "game": series.game,
        "seats": seats,
        "mode": mode(),
        "decisions_per_second": best_answers,
        "games_per_second": best_games,
        "games": first,
        "errors": failed,
        "clone_ns": clone_ns(start),
        "import_s": import_seconds(),
        "search_per_second": search_rate(found, start, seconds),
        "python": platform.python_version(),
        "machine": f"{platform.machine()}, {os.cpu_count()} cores",
    }


def search_rate(game: Game, start: State, seconds: float) -> float | None:
    """Search iterations a second at the first open question with a choice in round 1; None without a heuristic."""
    heuristic = heuristic_of(game)
    if heuristic is None:
        return None
    rules, out, rng, nature = game.rules, Options(), Rng(1), Seeded(1)
    state = start.clone()
    while rules.advance(state, nature, out):
        number, seat, a, b = state.top()
        rules.list_options(state, out)
        if rules.rounds(state) and out.count > 1 and not rules.decisions[number].sealed:
            break
        rules.choose(state, heuristic.pick(rules, state, number, seat, a, b, out, rng))
    view = game.view(state, seat)
    best = 0.0
    end = time.perf_counter() + seconds
    while time.perf_counter() < end or not best:
        search = Search(rules, heuristic, seat, 1)
        began = time.process_time()
        done = search.run(lambda: imagined(game, view, rng), 0.0, 1000)
        best = max(best, done / max(1e-9, time.process_time() - began))
    return best


def clone_ns(state: Any) -> float:
    """What one clone costs, in nanoseconds."""
    best = float("inf")
    clone = state.clone
    for _ in range(7):
        began = time.process_time_ns()
        for _ in range(5000):
            clone()
        best = min(best, (time.process_time_ns() - began) / 5000)
    return best


def import_seconds() -> float:
    """What importing the library costs a fresh process, without the interpreter's own start."""
    code = "import time; t = time.perf_counter(); import ludoteca; print(time.perf_counter() - t)"
    took = []
    for _ in range(3):
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
        took.append(float(done.stdout))
    return min(took)
