"""Learns to guess the points a seat ends with from self-play, and writes what was learned beside the game.

    python bench/learn.py la_granja --games 20000 --units 16 --out src/ludoteca/games/la_granja/players/learned.json

Positions are taken where search stops its rollouts: at the first question of each round, from every seat. Half of the
games are played with care and half as rollouts are, so that both kinds of position are known. One game in ten is kept
apart and never learned from; the error there is printed beside that of the plain guess (the mean, the points so far).
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import time
from pathlib import Path

import numpy as np

from ludoteca.core.decision import Options
from ludoteca.core.game import find_game
from ludoteca.core.nature import Seeded
from ludoteca.core.rng import Rng, mix
from ludoteca.core.value import Features

Rows = list[tuple[int, int, list[float], int, int]]


def variants(game: str) -> list[tuple[int, dict[str, object]]]:
    """The seats and settings to learn from: two seats most often, every edition or expansion now and then."""
    found = find_game(game)
    plans: list[tuple[int, dict[str, object]]] = [(2, {}), (2, {}), (3, {}), (4, {})]
    if found.fewest == 1 and game != "oh_my_goods":
        plans.append((1, {}))
    for setting in found.settings:
        if setting.name in ("edition", "chapter"):
            plans += [(seats, {setting.name: choice}) for choice in setting.choices[1:] for seats in (2, 1, 4)]
    return plans


def play(task: tuple[str, int, int]) -> Rows:
    """Games ``first`` to ``first + count - 1``: game number, seat, features, points so far, points at the end."""
    name, first, count = task
    game = find_game(name)
    rules = game.rules
    heuristic = game.policies()["greedy"]()
    plans = variants(name)
    out = Options()
    row = Features()
    rows: Rows = []
    for number in range(first, first + count):
        seats, options = plans[number % len(plans)]
        rng = Rng(mix(77, number))
        nature = Seeded(mix(78, number))
        state = game.setup(seats, game.check_options(seats, options))
        answer = heuristic.pick if number // len(plans) % 2 else heuristic.sketch
        taken: Rows = []
        begun = rules.rounds(state)
        while rules.advance(state, nature, out):
            if rules.rounds(state) != begun:
                begun = rules.rounds(state)
                for seat in range(seats):
                    heuristic.features(state, seat, row)
                    taken.append((number, seat, row.listed(), rules.points(state, seat), 0))
            decision, seat, a, b = state.top()
            rules.list_options(state, out)
            option = answer(rules, state, decision, seat, a, b, out, rng)
            rules.choose(state, option)
        rows += [(n, seat, values, now, rules.points(state, seat)) for n, seat, values, now, _ in taken]
    return rows


def gather(name: str, games: int, workers: int) -> Rows:
    """All positions, from as many processes as there are workers."""
    size = 50
    tasks = [(name, first, min(size, games - first)) for first in range(0, games, size)]
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        return [row for rows in pool.imap_unordered(play, tasks) for row in rows]


def fit(
    x: np.ndarray, y: np.ndarray, units: int, epochs: int, seed: int
) -> tuple[float, np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """A ridge regression, and units trained by Adam on what it leaves over; all on features as they come."""
    mean, scale = x.mean(0), x.std(0)
    scale[scale == 0] = 1.0
    z = (x - mean) / scale
    wide = np.hstack([z, np.ones((len(z), 1))])
    straight = np.linalg.solve(wide.T @ wide + 3.0 * np.eye(wide.shape[1]), wide.T @ y)
    bias, straight = straight[-1], straight[:-1]
    rng = np.random.default_rng(seed)
    width = z.shape[1]
    parts = {
        "inner": rng.normal(0, 1 / np.sqrt(width), (width, units)),
        "limit": np.zeros(units),
        "outer": rng.normal(0, 0.1, units),
        "straight": straight,
        "bias": np.array(bias),
    }
    if units:
        adam(parts, z, y, epochs, rng)
    inner = parts["inner"] / scale[:, None]
    limit = parts["limit"] - mean @ inner
    weights = parts["straight"] / scale
    return float(parts["bias"] - mean @ weights), weights, inner, limit, parts["outer"]


def adam(parts: dict[str, np.ndarray], z: np.ndarray, y: np.ndarray, epochs: int, rng: np.random.Generator) -> None:
    """Train all parts in place on squared error."""
    first = {name: np.zeros_like(part) for name, part in parts.items()}
    second = {name: np.zeros_like(part) for name, part in parts.items()}
    batch, step = 512, 0
    for epoch in range(epochs):
        rate = 2e-3 * (1 - epoch / epochs) + 1e-5
        order = rng.permutation(len(z))
        for start in range(0, len(order), batch):
            pick = order[start : start + batch]
            x, goal = z[pick], y[pick]
            raw = x @ parts["inner"] + parts["limit"]
            stirred = np.maximum(raw, 0)
            off = (x @ parts["straight"] + parts["bias"] + stirred @ parts["outer"] - goal) / len(pick)
            back = (raw > 0) * np.outer(off, parts["outer"])
            slopes = {
                "inner": x.T @ back + 1e-5 * parts["inner"],
                "limit": back.sum(0),
                "outer": stirred.T @ off,
                "straight": x.T @ off,
                "bias": off.sum(),
            }
            step += 1
            for name, part in parts.items():
                first[name] = 0.9 * first[name] + 0.1 * slopes[name]
                second[name] = 0.999 * second[name] + 0.001 * slopes[name] ** 2
                grown = first[name] / (1 - 0.9**step) / (np.sqrt(second[name] / (1 - 0.999**step)) + 1e-8)
                part -= rate * grown


def guess(model: tuple[float, np.ndarray, np.ndarray, np.ndarray, np.ndarray], x: np.ndarray) -> np.ndarray:
    """What a fitted model says of these rows."""
    bias, straight, inner, limit, outer = model
    return bias + x @ straight + np.maximum(x @ inner + limit, 0) @ outer


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--units", type=int, default=0, help="0 learns a straight sum only")
    parser.add_argument("--epochs", type=int, default=20)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    began = time.perf_counter()
    rows = gather(given.game, given.games, given.workers)
    numbers = np.array([row[0] for row in rows])
    x = np.array([row[2] for row in rows])
    now = np.array([row[3] for row in rows], dtype=float)
    y = np.array([row[4] for row in rows], dtype=float)
    apart = numbers % 10 == 0
    print(f"{len(rows)} positions of {given.games} games, {x.shape[1]} features, {time.perf_counter() - began:.0f} s")
    model = fit(x[~apart], y[~apart], given.units, given.epochs, given.seed)
    off = guess(model, x[apart]) - y[apart]
    spread = y[apart] - y[~apart].mean()
    sofar = now[apart] + (y[~apart] - now[~apart]).mean() - y[apart]
    print(
        f"root mean square error on games kept apart: learned {np.sqrt((off**2).mean()):.3f}, "
        f"points so far plus a constant {np.sqrt((sofar**2).mean()):.3f}, the mean {np.sqrt((spread**2).mean()):.3f}"
    )
    if given.out:
        bias, straight, inner, limit, outer = model
        data = {
            "game": given.game,
            "games": given.games,
            "seed": given.seed,
            "error": round(float(np.sqrt((off**2).mean())), 4),
            "bias": round(bias, 6),
            "straight": [round(float(weight), 6) for weight in straight],
            "units": [
                {
                    "weights": [round(float(w), 6) for w in inner[:, unit]],
                    "threshold": round(float(limit[unit]), 6),
                    "adds": round(float(outer[unit]), 6),
                }
                for unit in range(given.units)
            ],
        }
        given.out.write_text(json.dumps(data) + "\n", encoding="utf-8")
        print(f"written: {given.out}")


if __name__ == "__main__":
    main()
