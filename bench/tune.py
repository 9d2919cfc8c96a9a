"""Tunes the weights of a game's heuristic by self-play, and keeps a record of what was done.

    python bench/tune.py sagrada --minutes 10 --record docs/bots/tuning_sagrada.json

Each step changes a few weights at random and plays the changed heuristic against the best one so far, from both seats
with the same seeds. A change that looks good after a short match must also win a long one with other seeds before it is
taken. At the end the tuned weights play the first ones with seeds never used before; that share is the one to believe.
The record holds weights, games, seeds and the interval; its weights are copied into the game's ``weights.py`` by hand.
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import random
import time
from pathlib import Path

from ludoteca.bots.simulate import share_interval
from ludoteca.core.game import find_game
from ludoteca.core.tally import Tally

SHORT, LONG, LAST = 600, 4000, 20_000


def duel(task: tuple[str, dict[str, object], list[int], list[int], int, int]) -> tuple[float, int]:
    """How many games the first weights win against the second, each deal from both seats."""
    name, options, one, two, seed, games = task
    game = find_game(name)
    start = game.setup(2, game.check_options(2, options))
    kind = game.policies()["greedy"]
    challenger, holder = kind(), kind()
    challenger.set_weights(one)
    holder.set_weights(two)
    won = 0.0
    for policies, seat in (([challenger, holder], 0), ([holder, challenger], 1)):
        tally = Tally(2)
        game.rules.play_many(start, policies, seed, 0, games // 2, tally)
        won += tally.shares[seat]
    return won, games // 2 * 2


def changed(weights: list[int], rng: random.Random) -> list[int]:
    """A few weights a little larger or smaller; a zero may wake up, a sign may turn."""
    found = list(weights)
    for place in rng.sample(range(len(found)), min(len(found), rng.choice((1, 1, 2, 3, 5)))):
        size = max(8.0, abs(found[place]))
        found[place] = round(found[place] + rng.gauss(0, 0.35) * size)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--option", action="append", default=[], help="name=value; may be repeated")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--record", type=Path)
    given = parser.parse_args()
    options: dict[str, object] = dict(word.split("=", 1) for word in given.option)
    kind = find_game(given.game).policies()["greedy"]
    first = list(kind.tuned)
    best, taken, tried, played = list(first), [], 0, 0
    rng = random.Random(given.seed)
    until = time.monotonic() + 60 * given.minutes
    seed = given.seed * 1_000_003
    with multiprocessing.get_context("spawn").Pool(given.workers) as pool:
        while time.monotonic() < until:
            seed += 1
            tries = [changed(best, rng) for _ in range(given.workers)]
            short = pool.map(duel, [(given.game, options, weights, best, seed, SHORT) for weights in tries])
            tried += len(tries)
            played += SHORT * len(tries)
            won, weights = max((result[0] / result[1], weights) for result, weights in zip(short, tries, strict=True))
            if won < 0.5 + 1.0 * math.sqrt(0.25 / SHORT):
                continue
            parts = [
                (given.game, options, weights, best, seed + 500_000 + part, LONG // given.workers)
                for part in range(given.workers)
            ]
            long = pool.map(duel, parts)
            games = sum(result[1] for result in long)
            played += games
            share = sum(result[0] for result in long) / games
            if share > 0.5 + 1.6 * math.sqrt(0.25 / games):
                taken.append({"share": round(share, 4), "games": games, "seed": seed})
                best = weights
                print(f"{tried} tried, {len(taken)} taken, the last with {share:.1%} of {games}", flush=True)
        parts = [
            (given.game, options, best, first, 9_000_000 + part, LAST // given.workers) for part in range(given.workers)
        ]
        last = pool.map(duel, parts)
    games = sum(result[1] for result in last)
    won = sum(result[0] for result in last)
    low, high = share_interval(won, games)
    print(f"tuned v first weights: {won / games:.2%} [{low:.2%}, {high:.2%}] of {games} games never tuned on")
    for name, old, new in zip(kind.names, first, best, strict=True):
        print(f"  {name:24} {old:6} -> {new:6}")
    if given.record:
        record = {
            "game": given.game,
            "command": f"python bench/tune.py {given.game} --minutes {given.minutes:g} --seed {given.seed}",
            "options": options,
            "tried": tried,
            "games": played,
            "taken": taken,
            "seed": given.seed,
            "names": list(kind.names),
            "first": first,
            "tuned": best,
            "check": {
                "games": games,
                "seeds": "9000000 and up",
                "share": round(won / games, 4),
                "interval": [round(low, 4), round(high, 4)],
            },
        }
        given.record.parent.mkdir(parents=True, exist_ok=True)
        # Each run goes on from the weights of the one before; the record keeps them all.
        runs = json.loads(given.record.read_text(encoding="utf-8"))["runs"] if given.record.exists() else []
        given.record.write_text(json.dumps({"runs": [*runs, record]}) + "\n", encoding="utf-8")
        print(f"written: {given.record}")


if __name__ == "__main__":
    main()
