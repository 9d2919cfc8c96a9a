"""Learns what a window of Sagrada will come to, from self-play, and writes it beside the game.

    python bench/learn_sagrada.py --games 8000 --generations 4 --out src/ludoteca/games/sagrada/players/learned.json

In each generation games are played by the worth learned so far (the first by plain habits), or with --iterations by
search on top of it; every window is described before each of its turns, and for each number of turns to come a ridge
regression finds the weights that guess the final points best. Alone, the points are counted less what the target still
grows by. The error is measured on games kept apart (one in ten).
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from ludoteca.core.decision import Options
from ludoteca.core.game import find_game
from ludoteca.core.nature import Seeded
from ludoteca.core.rng import Rng, mix
from ludoteca.core.search import Search
from ludoteca.games.sagrada.content.constants import BLOCK, BOOKS, COMMON, FINE, MARKS, MOST_TURNS
from ludoteca.games.sagrada.players.heuristic import Greedy, Learned
from ludoteca.games.sagrada.players.learned import HOME, LEARNED, read_pages
from ludoteca.games.sagrada.players.window import Pane
from ludoteca.games.sagrada.rules.decisions.numbers import ACT

SEATS = ((1,), (2,), (3, 4))
PAGES = MOST_TURNS + 1
RIDGE = 60.0


class Sums:
    """The sums a regression needs, page by page, and the same for the games kept apart."""

    def __init__(self) -> None:
        self.square = np.zeros((2, PAGES, MARKS, MARKS))
        self.product = np.zeros((2, PAGES, MARKS))
        self.total = np.zeros((2, PAGES, 3))

    def add(self, part: int, page: int, rows: np.ndarray, ends: np.ndarray) -> None:
        """Count some positions in."""
        self.square[part, page] += rows.T @ rows
        self.product[part, page] += rows.T @ ends
        self.total[part, page] += (len(ends), ends.sum(), (ends**2).sum())

    def join(self, other: Sums) -> None:
        """Count in what another process has seen."""
        self.square += other.square
        self.product += other.product
        self.total += other.total

    def weights(self, page: int) -> np.ndarray:
        """The weights that guess best; a page learns from its neighbours too, but for the end, which is exact."""
        square, product = self.square[0, page].copy(), self.product[0, page].copy()
        for near in (page - 1, page + 1):
            if page and 0 < near < PAGES:
                square += 0.5 * self.square[0, near]
                product += 0.5 * self.product[0, near]
        return np.linalg.solve(square + RIDGE * np.eye(MARKS) if page else square + 0.01 * np.eye(MARKS), product)

    def error(self, page: int, weights: np.ndarray) -> tuple[float, float]:
        """On the games kept apart: the root mean square error, and that of the mean."""
        count, ends, squares = self.total[1, page]
        left = squares - 2 * weights @ self.product[1, page] + weights @ self.square[1, page] @ weights
        return float(np.sqrt(left / count)), float(np.sqrt(squares / count - (ends / count) ** 2))


def described(pane: Pane, goals: int) -> list[int]:
    """The marks of a window; those of goals not in play are zero."""
    pane.describe()
    row = list(pane.marks)
    for goal in range((MARKS - COMMON) // BLOCK):
        if not goals >> goal & 1:
            start = COMMON + goal * BLOCK
            row[start : start + BLOCK] = [0] * BLOCK
    return row


@dataclass(frozen=True)
class Task:
    """Some games of one book to play: with what was learned so far, from which game on, and how."""

    book: int
    taught: list[list[int]]
    seed: int
    first: int
    count: int
    careless: int
    iterations: int


def play(task: Task) -> tuple[Sums, float, int]:
    """Some games of one book: the sums of all positions, the points of all seats, and their number."""
    book, taught, seed, first, count = task.book, task.taught, task.seed, task.first, task.count
    game = find_game("sagrada")
    rules = game.rules
    LEARNED.set_pages(taught)
    policy = Learned() if taught else Greedy()
    pane, out, sums = Pane(), Options(), Sums()
    points, windows = 0.0, 0
    kept: list[list[tuple[list[list[int]], list[float]]]] = [[([], []) for _ in range(PAGES)] for _ in range(2)]
    for number in range(first, first + count):
        seats = SEATS[book][number % len(SEATS[book])]
        rng, nature = Rng(mix(seed, number)), Seeded(mix(seed + 1, number))
        options = {"solo_tools": 1 + number % 5} if seats == 1 else {}
        state = game.setup(seats, game.check_options(seats, options))
        taken: list[tuple[int, int, list[int], int]] = []
        while rules.advance(state, nature, out):
            decision, seat, a, b = state.top()
            if decision == ACT and b == 0:
                turns = 2 * (10 - state.round) + 2 - a
                pane.read(state, seat, turns)
                taken.append((turns, seat, described(pane, state.goals), rules.par(state)))
            rules.list_options(state, out)
            if out.count > 1 and rng.below(100) < task.careless:
                legal = out.listed()
                option = legal[rng.below(len(legal))]
            elif out.count > 1 and task.iterations:
                # Search deals anew what the seat cannot know, so the true state may stand for its view.
                search = Search(rules, policy, seat, mix(seed, rng.below(1 << 30)))
                search.run(state.clone, 0.0, task.iterations)
                option = search.judgements()[0].option
            else:
                option = policy.pick(rules, state, decision, seat, a, b, out, rng)
            rules.choose(state, option)
        par = rules.par(state)
        for seat in range(seats):
            pane.read(state, seat, 0)
            taken.append((0, seat, described(pane, state.goals), par))
            points += rules.points(state, seat)
            windows += 1
        part = kept[number % 10 == 0]
        for turns, seat, row, then in taken:
            part[turns][0].append(row)
            part[turns][1].append(rules.points(state, seat) - (par - then))
    for number, part in enumerate(kept):
        for page, (rows, ends) in enumerate(part):
            if rows:
                sums.add(number, page, np.array(rows, dtype=float), np.array(ends))
    return sums, points, windows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=4000, help="in each generation, for each book")
    parser.add_argument("--generations", type=int, default=3)
    parser.add_argument("--careless", type=int, default=4, help="answers in a hundred given at random")
    parser.add_argument("--iterations", type=int, default=0, help="of search for every answer; 0 answers without")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--books", default="0,1,2", help="0 one seat, 1 two seats, 2 more")
    parser.add_argument("--on", action="store_true", help="go on from what is learned already")
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    books = [int(word) for word in given.books.split(",")]
    taught = read_pages() if given.on else []
    found = read_pages() or [[0] * MARKS for _ in range(BOOKS * PAGES)]
    # What other books have learned stays, and so does what is known of it.
    kept = json.loads(HOME.read_text(encoding="utf-8"))["record"] if given.on else []
    record = [line for line in kept if line["book"] not in books]
    for generation in range(given.generations):
        for book in books:
            began = time.perf_counter()
            size = 20 if given.iterations else 100
            seed = given.seed + 10 * generation
            tasks = [
                Task(book, taught, seed, first, size, given.careless, given.iterations)
                for first in range(0, given.games, size)
            ]
            sums, points, windows = Sums(), 0.0, 0
            with multiprocessing.get_context("spawn").Pool(given.workers) as pool:
                for part, more, count in pool.imap_unordered(play, tasks):
                    sums.join(part)
                    points += more
                    windows += count
            errors = []
            for page in range(PAGES):
                weights = sums.weights(page)
                found[book * PAGES + page] = [round((100 << FINE) * float(weight)) for weight in weights]
                errors.append(sums.error(page, weights))
            line = {
                "generation": generation,
                "book": book,
                "games": given.games,
                "seed": seed,
                "iterations": given.iterations,
                "points": round(points / windows, 2),
                "errors": {turns: [round(x, 2) for x in errors[turns]] for turns in (0, 4, 10, 16, 20)},
            }
            record.append(line)
            print(json.dumps(line), f"{time.perf_counter() - began:.0f} s", flush=True)
        taught = [list(page) for page in found]
        if given.out:
            given.out.write_text(json.dumps({"record": record, "pages": found}) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
