"""Search against itself with other settings of the game's heuristic: what a setting is worth at equal thought.

    python bench/settings.py oh_my_goods "" "horizon=0,value=none" --games 120 --seconds 0.02
    python bench/settings.py sagrada "" "looks=10,careless=1" --games 300 --iterations 1000
    python bench/settings.py la_granja "" "weights=old.json" --games 100 --iterations 100

Each side is a list of name=value: ``looks``, ``careless``, ``horizon``, ``scale``, ``spread`` and what else the game's
heuristic has; ``value=none`` leaves out what was learned, ``weights=FILE`` plays with the weights of a JSON list. An
empty side plays as shipped. Every deal is played once for each place of the first side; it alone sits there, the
second fills the other seats. With --seconds both sides think equally long, whatever an iteration costs them.
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
from dataclasses import dataclass
from pathlib import Path

from ludoteca.bots.levels import heuristic_of
from ludoteca.bots.searcher import Budget, SearchPlayer
from ludoteca.bots.simulate import share_interval
from ludoteca.core.errors import BadOptions, LudotecaError
from ludoteca.core.game import find_game
from ludoteca.core.heuristic import Heuristic
from ludoteca.core.match import Match
from ludoteca.core.rng import mix

# Search divides by these.
UNITS = ("scale", "spread", "unsure")


@dataclass(frozen=True)
class Task:
    """One game to play."""

    game: str
    sides: tuple[str, str]
    seats: int
    budget: Budget
    seed: int
    number: int
    options: tuple[tuple[str, str], ...]


def with_settings(game: str, text: str) -> Heuristic:
    """The game's heuristic, changed as the side says."""
    heuristic = heuristic_of(find_game(game))
    if heuristic is None:
        raise BadOptions(f"{game} has no heuristic to set")
    for part in filter(None, text.split(",")):
        name, _, value = part.partition("=")
        if name == "weights":
            heuristic.set_weights(json.loads(Path(value).read_text(encoding="utf-8")))
        elif part == "value=none":
            heuristic.value = None
        elif isinstance(getattr(heuristic, name, None), (int, float)):
            setattr(heuristic, name, type(getattr(heuristic, name))(number(name, value)))
        else:
            raise BadOptions(f"{part!r}: the heuristic of {game} has no number {name!r}")
    return heuristic


def number(name: str, text: str) -> float:
    """What a setting is set to; units that are divided by are above 0."""
    try:
        found = float(text)
    except ValueError:
        raise BadOptions(f"{name}={text}: a setting is a number, as {name}=5") from None
    if not math.isfinite(found) or (name in UNITS and found <= 0):
        raise BadOptions(f"{name}={text}: this setting is {'a number above 0' if name in UNITS else 'a finite number'}")
    return found


def play(task: Task) -> tuple[float, float, float]:
    """One game: the first side's share of the win, its points, and the mean of the others (alone: the target)."""
    deal, place = divmod(task.number, task.seats)
    match = Match.new(task.game, task.seats, dict(task.options), seed=mix(task.seed, deal))
    players = [
        SearchPlayer(
            "search",
            match.game,
            with_settings(task.game, task.sides[seat != place]),
            task.budget,
            mix(task.seed + 1, task.number * 8 + seat),
        )
        for seat in range(task.seats)
    ]
    while not match.over:
        seat = match.to_act()[0]
        match.play(seat, players[seat].answer(match.view(seat)))
    outcome = match.outcome()
    others = [points for seat, points in enumerate(outcome.points) if seat != place] or [outcome.target or 0]
    share = 1 / len(outcome.winners) if place in outcome.winners else 0.0
    return share, outcome.points[place], sum(others) / len(others)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("one")
    parser.add_argument("two")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--iterations", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=0.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", "-o", action="append", default=[], help="name=value; may be repeated")
    parser.add_argument("--workers", type=int, default=None, help="all cores unless said")
    given = parser.parse_args()
    if bool(given.iterations) == bool(given.seconds):
        parser.error("say how long both think: --iterations N or --seconds N")
    try:
        for side in (given.one, given.two):
            with_settings(given.game, side)
    except (LudotecaError, OSError, ValueError) as problem:
        parser.error(str(problem))
    budget = Budget(seconds=given.seconds, iterations=given.iterations)
    options = tuple((name, value) for name, _, value in (text.partition("=") for text in given.option))
    sides = (given.one, given.two)
    tasks = [Task(given.game, sides, given.seats, budget, given.seed, number, options) for number in range(given.games)]
    with multiprocessing.get_context("spawn").Pool(given.workers) as pool:
        played = list(pool.imap_unordered(play, tasks))
    won = sum(share for share, _, _ in played)
    leads = [own - others for _, own, others in played]
    mean = sum(leads) / len(leads)
    error = math.sqrt(sum((lead - mean) ** 2 for lead in leads) / max(1, len(leads) - 1) / len(leads))
    low, high = share_interval(won, len(played))
    print(f"{given.game}, {given.seats} seats, {budget}, seed {given.seed}, {len(played)} games")
    one, two = (side or "as shipped" for side in sides)
    print(f"{one} v {two}: won {won / len(played):.1%} ({low:.1%} to {high:.1%})")
    print(f"points {sum(own for _, own, _ in played) / len(played):.1f}, lead {mean:+.2f} ± {1.96 * error:.2f}")


if __name__ == "__main__":
    main()
