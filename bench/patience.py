"""Tunes when search alone uses the tools of Sagrada, and keeps a record of what was done.

    python bench/patience.py --record docs/bots/tuning_sagrada_alone.json

The player that takes the best learned worth plays thousands of games a second, so each of the twelve weights is made
larger and smaller in turn, with the same deals, and a change is kept that brings more points above the target. At the
end the tuned weights and the first ones play deals never used before; those figures are the ones to believe. The
weights are copied into the game's ``weights.py`` by hand.
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
from pathlib import Path

from ludoteca.core.decision import Options
from ludoteca.core.game import find_game
from ludoteca.core.nature import Seeded
from ludoteca.core.rng import Rng, mix
from ludoteca.games.sagrada.content.tools import TOOL_COUNT
from ludoteca.games.sagrada.players.heuristic import Learned
from ludoteca.games.sagrada.players.weights import NAMES, PATIENCE, TUNED

TOOLS = range(PATIENCE, PATIENCE + TOOL_COUNT)
STEPS = (250, 100, 50)
# What a change must bring to be taken, in points: the same deals leave some chance.
ENOUGH = 0.02
CHECK = 900_000

Played = tuple[float, float]


def play(task: tuple[list[int], int, int]) -> Played:
    """Points above the target with these weights: the mean, and its standard error; three to five tools in turn."""
    weights, games, seed = task
    game = find_game("sagrada")
    rules = game.rules
    policy = Learned()
    policy.set_weights(weights)
    out = Options()
    total = squares = 0.0
    for number in range(games):
        state = game.setup(1, game.check_options(1, {"solo_tools": 3 + number % 3}))
        nature, rng = Seeded(mix(seed, number)), Rng(mix(seed + 1, number))
        while rules.advance(state, nature, out):
            decision, seat, a, b = state.top()
            rules.list_options(state, out)
            rules.choose(state, policy.pick(rules, state, decision, seat, a, b, out, rng))
        lead = rules.points(state, 0) - rules.par(state)
        total += lead
        squares += lead * lead
    mean = total / games
    return mean, math.sqrt((squares / games - mean * mean) / games)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=9000, help="for each weight tried")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--from-zero", action="store_true", help="begin without patience, not with the weights in use")
    parser.add_argument("--record", type=Path)
    given = parser.parse_args()
    first = list(TUNED)
    if given.from_zero:
        for place in TOOLS:
            first[place] = 0
    weights = list(first)
    with multiprocessing.get_context("spawn").Pool(given.workers) as pool:

        def measure(tried: list[list[int]], seed: int) -> list[Played]:
            return pool.map(play, [(each, given.games, seed) for each in tried])

        best = measure([weights], given.seed)[0][0]
        print(f"first {best:.2f}", flush=True)
        for step in STEPS:
            for place in TOOLS:
                tried = [[*weights[:place], weights[place] + change, *weights[place + 1 :]] for change in (-step, step)]
                found = measure(tried, given.seed)
                better = max(range(2), key=lambda each: found[each][0])
                if found[better][0] > best + ENOUGH:
                    weights, best = tried[better], found[better][0]
            print(f"step {step}: {best:.2f} with {[weights[place] for place in TOOLS]}", flush=True)
        check = measure([first, weights], CHECK)
    record = {
        "games": given.games,
        "seed": given.seed,
        "names": [NAMES[place] for place in TOOLS],
        "first": [first[place] for place in TOOLS],
        "tuned": [weights[place] for place in TOOLS],
        "check": {"seed": CHECK, "first": [round(x, 2) for x in check[0]], "tuned": [round(x, 2) for x in check[1]]},
    }
    print(json.dumps(record))
    if given.record:
        given.record.write_text(json.dumps(record) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
