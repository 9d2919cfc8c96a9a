"""Prints one line per game, its seats and the check sum of its journal; run in both modes by test_modes."""

from __future__ import annotations

import hashlib
import sys

import ludoteca
from ludoteca._speed import mode
from ludoteca.core import save
from ludoteca.core.game import find_game


def main() -> None:
    games = int(sys.argv[1])
    print(mode(), file=sys.stderr)
    for name in sys.argv[2:]:
        game = find_game(name)
        span = game.most - game.fewest + 1
        for number in range(games):
            seats = game.fewest + number % span
            policies = tuple(game.policies())[:1] * (number % 20 == 0)
            match = ludoteca.play(name, seats, seed=number, policies=policies)
            print(name, seats, number, hashlib.sha256(save.dump(match).encode()).hexdigest())


main()
