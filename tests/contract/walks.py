"""Random walks through every registered game: the ground the contract stands on."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from ludoteca.core.decision import Options, State
from ludoteca.core.game import Game, find_game, game_ids
from ludoteca.core.match import Match
from ludoteca.core.rng import Rng

GAMES = game_ids()


def tables(game: Game) -> list[tuple[int, dict[str, Any]]]:
    """Every number of seats with the usual options, and every other value of every option once."""
    found: list[tuple[int, dict[str, Any]]] = [(seats, {}) for seats in range(game.fewest, game.most + 1)]
    number = 0
    for setting in game.settings:
        for choice in setting.choices[1:]:
            seats = game.fewest + number % (game.most - game.fewest + 1)
            number += 1
            found.append((seats, {setting.name: choice}))
    return [(seats, options) for seats, options in found if fits(game, seats, options)]


def fits(game: Game, seats: int, options: dict[str, Any]) -> bool:
    """Whether the game takes these options with so many seats."""
    try:
        game.check_options(seats, options)
    except Exception:
        return False
    return True


ALL_TABLES = [(name, seats, options) for name in GAMES for seats, options in tables(find_game(name))]
USUAL = [(name, seats) for name in GAMES for seats in range(find_game(name).fewest, find_game(name).most + 1)]


def table_id(value: Any) -> str:
    """A short name for a parametrised table."""
    if isinstance(value, dict):
        return ",".join(f"{name}={choice}" for name, choice in value.items()) or "usual"
    return str(value)


def walk(match: Match, steps: int, rng: Rng) -> Match:
    """Answer at random, so many times or to the end."""
    for _ in range(steps):
        if match.over:
            break
        open_to = match.to_act()
        seat = open_to[rng.below(len(open_to))]
        choices = match.question(seat).choices
        match.play(seat, choices[rng.below(len(choices))].option)
    return match


def walked(name: str, seats: int, options: dict[str, Any], seed: int, steps: int) -> Match:
    """A match some way into a random game."""
    return walk(Match.new(name, seats, options, seed=seed), steps, Rng(seed + 1))


def options_of(game: Game, state: State) -> list[int]:
    """The legal answers to the top question."""
    out = Options()
    game.rules.list_options(state, out)
    return out.listed()


@st.composite
def moments(draw: st.DrawFn) -> tuple[str, int, dict[str, Any], int, int]:
    """A table, a seed and how far to walk."""
    name, seats, options = draw(st.sampled_from(ALL_TABLES))
    return name, seats, options, draw(st.integers(0, 2**32)), draw(st.integers(0, 400))
