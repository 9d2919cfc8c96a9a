"""How a guess of the final points becomes a chance to win: which ``Heuristic.unsure`` fits the games of search best.

    python bench/chances.py sagrada --games 100 --iterations 30

Search plays against itself. At the beginning of every round the points guessed for each seat are turned into chances
with several values of ``unsure``; printed is the mean loss, minus the logarithm of the chance given to whoever won.
Less is better; equal chances for all lose log(seats).
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
from dataclasses import dataclass

from ludoteca.bots.hint import knowledge_of
from ludoteca.core.decision import Options
from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import find_game
from ludoteca.core.nature import Seeded
from ludoteca.core.rng import Rng, mix
from ludoteca.core.search import Search

TRIED = (1.0, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0)


@dataclass(frozen=True)
class Guess:
    """What was guessed of each seat at the beginning of a round, and each seat's share of the win."""

    guessed: tuple[float, ...]
    shares: tuple[float, ...]

    def loss(self, unsure: float) -> float:
        """Minus the logarithm of the chance given to what happened."""
        best = max(self.guessed)
        odds = [math.exp((points - best) / unsure) for points in self.guessed]
        return -sum(share * math.log(max(1e-9, one / sum(odds))) for share, one in zip(self.shares, odds, strict=True))


def play(task: tuple[str, int, int, int, int]) -> list[Guess]:
    """One game's guesses."""
    name, seats, iterations, seed, number = task
    game = find_game(name)
    rules = game.rules
    heuristic = knowledge_of(game)
    state = game.setup(seats, game.check_options(seats, {}))
    nature = Seeded(mix(seed, number))
    rng = Rng(mix(seed + 1, number))
    out = Options()
    begun = -1
    guessed: list[tuple[float, ...]] = []
    while rules.advance(state, nature, out):
        if rules.rounds(state) != begun:
            begun = rules.rounds(state)
            guessed.append(tuple(heuristic.estimate(rules, state, seat) for seat in range(seats)))
        rules.list_options(state, out)
        option = out.listed()[0]
        if out.count > 1:
            search = Search(rules, heuristic, state.top()[1], mix(seed + 2, rng.below(1 << 30)))
            search.run(state.clone, 0.0, iterations)
            option = search.judgements()[0].option
        rules.choose(state, option)
    mask = rules.winners(state)
    shares = tuple((mask >> seat & 1) / mask.bit_count() for seat in range(seats))
    return [Guess(one, shares) for one in guessed]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="+")
    parser.add_argument("--games", type=int, default=100, help="for each number of seats")
    parser.add_argument("--iterations", type=int, default=30, help="of the search that plays")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    if min(given.games, given.iterations) < 1:
        parser.error("--games and --iterations are 1 or more")
    try:
        units = {name: knowledge_of(find_game(name)).unsure for name in given.game}
    except LudotecaError as problem:
        parser.error(str(problem))
    with multiprocessing.get_context("spawn").Pool() as pool:
        for name, shipped in units.items():
            for seats in (2, 3, 4):
                tasks = [(name, seats, given.iterations, given.seed, number) for number in range(given.games)]
                found = [one for part in pool.imap_unordered(play, tasks) for one in part]
                losses = {unsure: sum(one.loss(unsure) for one in found) / len(found) for unsure in {*TRIED, shipped}}
                best = min(losses, key=lambda unsure: losses[unsure])
                print(
                    f"{name}, {seats} seats, {len(found)} guesses: shipped {shipped:g} loses {losses[shipped]:.3f}, "
                    f"best {best:g} loses {losses[best]:.3f}, equal chances {math.log(seats):.3f}",
                    flush=True,
                )


if __name__ == "__main__":
    main()
