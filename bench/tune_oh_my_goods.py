"""Tunes the weights of Oh My Goods!' greedy policy by self-play.

    python bench/tune_oh_my_goods.py --steps 20 --tries 240 --games 300 --seed 1

Each step plays many weights near the best so far against it (all weights changed at once, seats swapped, the same
deals for both), and a straight line through the shares of wins says which way each weight should go. Half of the games
are base games for two seats, the rest have more seats or a chapter. What comes out is printed as habits.py keeps it,
with the share of wins against the weights it began with.
"""

from __future__ import annotations

import argparse
import multiprocessing
import random

import numpy as np

from ludoteca.core.game import find_game
from ludoteca.core.tally import Tally

TABLES = [(2, "none"), (2, "none"), (2, "none"), (4, "none"), (3, "none"), (2, "all-in"), (2, "II")]


def share(task: tuple[list[int], list[int], int, int, int]) -> float:
    """The share of wins of one set of weights against another, 0.5 for equals, at any number of seats."""
    mine, theirs, seed, games, tables = task
    game = find_game("oh_my_goods")
    made = game.policies()["greedy"]
    policy, other = made(), made()
    policy.set_weights(mine)
    other.set_weights(theirs)
    won = 0.0
    for number in range(tables):
        seats, chapter = TABLES[(seed + number) % len(TABLES)]
        start = game.setup(seats, game.check_options(seats, {"chapter": chapter}))
        for side in range(2):
            # One seat of the new weights among the old ones, then the other way round.
            tally = Tally(seats)
            alone, rest = (policy, other) if side == 0 else (other, policy)
            policies = [rest] * seats
            place = (seed + number) % seats
            policies[place] = alone
            game.rules.play_many(start, policies, seed * 1000 + number, 0, games // tables // 2, tally)
            part = tally.shares[place] / tally.games
            # Of n seats a fair share is 1/n: stretched so that it counts as a half.
            part = part / (part + (1.0 - part) / (seats - 1)) if part < 1.0 else 1.0
            won += part if side == 0 else 1.0 - part
    return won / (2 * tables)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--steps", type=int, default=20)
    parser.add_argument("--tries", type=int, default=240)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--reach", type=float, default=0.35, help="how far a try may stray, as a part of each weight")
    parser.add_argument("--pull", type=float, default=25.0, help="how far a step follows the line")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    policy = find_game("oh_my_goods").policies()["greedy"]
    names, first = policy.names, list(policy.tuned)
    best = [float(weight) for weight in first]
    dice = random.Random(given.seed)
    with multiprocessing.get_context("spawn").Pool(given.workers) as pool:
        for step in range(given.steps):
            scale = [max(abs(weight) * given.reach, 3.0) for weight in best]
            moves = [[dice.gauss(0, 1) for _ in best] for _ in range(given.tries)]
            tasks = []
            for number, move in enumerate(moves):
                tried = [round(w + m * s) for w, m, s in zip(best, move, scale, strict=True)]
                against = first if number % 4 == 0 else [round(w) for w in best]
                tasks.append((tried, against, dice.randrange(1 << 30), given.games, 5))
            shares = np.array(pool.map(share, tasks, chunksize=4))
            # A column for the two kinds of opponent, then one for each weight.
            kinds = np.array([[number % 4 == 0, 1.0] for number in range(given.tries)], dtype=float)
            columns = np.hstack([kinds, np.array(moves)])
            ridge = np.eye(columns.shape[1]) * given.tries * 0.02
            line = np.linalg.solve(columns.T @ columns + ridge, columns.T @ shares)
            slopes = line[2:]
            best = [
                w + s * max(-1.0, min(1.0, given.pull * slope)) for w, s, slope in zip(best, scale, slopes, strict=True)
            ]
            check = [
                ([round(w) for w in best], first, dice.randrange(1 << 30), 1000, 5) for _ in range(2 * given.workers)
            ]
            now = float(np.mean(pool.map(share, check)))
            steep = ", ".join(f"{names[place]} {slopes[place]:+.3f}" for place in np.argsort(-abs(slopes))[:6])
            print(f"step {step + 1}: {now:.1%} against the first weights; {steep}", flush=True)
            print("    " + ", ".join(f'"{n}": {round(w)}' for n, w in zip(names, best, strict=True)), flush=True)


if __name__ == "__main__":
    main()
