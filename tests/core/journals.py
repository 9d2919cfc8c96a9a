"""Prints one line per game, its seats and the check sum of its journal; run in both modes by test_modes."""

from __future__ import annotations

import hashlib
import sys

import ludoteca
from ludoteca._speed import mode
from ludoteca.core import save
from ludoteca.core.game import find_game
from ludoteca.core.match import Match
from ludoteca.core.rng import Rng


def at_random(name: str, seats: int, number: int) -> Match:
    """A match of random answers, without the views and imagined states a bot would pay for."""
    match = Match.new(name, seats, seed=number)
    rng = Rng(number)
    while not match.over:
        seat = match.to_act()[-1]
        choices = match.question(seat).choices
        match.play(seat, choices[rng.below(len(choices))].option)
    return match


def main() -> None:
    games = int(sys.argv[1])
    print(mode(), file=sys.stderr)
    for name in sys.argv[2:]:
        game = find_game(name)
        span = game.most - game.fewest + 1
        for number in range(games):
            seats = game.fewest + number % span
            if number % 20 == 0:
                match = ludoteca.play(name, seats, seed=number, policies=tuple(game.policies())[:1])
            else:
                match = at_random(name, seats, number)
            print(name, seats, number, hashlib.sha256(save.dump(match).encode()).hexdigest())


main()
