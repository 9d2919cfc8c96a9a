"""Series of random games over editions, seats, options and styles, and what they brought."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any

from ludoteca import LudotecaError, find_game
from tests.referee.common import Difference, Report, Style, compare_game
from tests.referee.la_granja.facts import FARM
from tests.referee.la_granja.game import LaGranja
from tests.referee.la_granja.styles import STYLES

EDITIONS = ("russian", "french", "deluxe")
# Options that change what is seen, not what is played.
SHOWN_ONLY = {"points"}


@dataclass
class Series:
    """The sum of many games, by edition and seats and by option."""

    # The hand limit of every farm; more than the printed 3 makes the pile run out.
    hands: int = 3
    total: Report = field(default_factory=Report)
    by_table: Counter[tuple[str, int]] = field(default_factory=Counter)
    by_option: Counter[str] = field(default_factory=Counter)
    by_style: Counter[str] = field(default_factory=Counter)

    def play(self, seats: int, options: Mapping[str, Any], seed: int, style: Style) -> Report:
        """One more game."""
        with hand_limit(self.hands) as pack:
            report = compare_game("la_granja", seats, options, seed, LaGranja, style, pack=pack)
        self.total.add(report)
        self.by_table[options["edition"], seats] += report.comparisons
        self.by_style[style.__name__] += report.comparisons
        for name, value in options.items():
            if name != "edition":
                self.by_option[f"{name}={value}"] += report.comparisons
        return report

    def kinds(self) -> dict[tuple[str, str, str], list[Difference]]:
        """The differences, alike ones together, the most frequent first."""
        found: dict[tuple[str, str, str], list[Difference]] = {}
        for one in self.total.differences:
            detail = "" if one.kind == "scores" else one.detail.split(" (")[0]
            found.setdefault((one.question, one.kind, detail), []).append(one)
        return dict(sorted(found.items(), key=lambda item: -len(item[1])))


@contextmanager
def hand_limit(cards: int) -> Iterator[Any]:
    """Another hand limit for referee and engine: a pack for the engine, or None for the printed limit."""
    printed = FARM["hand_limit"]
    if cards == printed:
        yield None
        return
    pack = find_game("la_granja").default_pack()
    pack["farm"]["hand_limit"] = FARM["hand_limit"] = cards
    try:
        yield pack
    finally:
        FARM["hand_limit"] = printed


def tables(first: int = 0, *, options: bool = True) -> Iterator[tuple[int, dict[str, Any], int, Style]]:
    """Endless tables: every edition with 1-4 seats in every style; every other one with options of its own."""
    settings = [setting for setting in find_game("la_granja").settings if setting.name not in {"edition", *SHOWN_ONLY}]
    seed = first
    while True:
        for edition in EDITIONS:
            for seats in (1, 2, 3, 4):
                rng = Random(f"{seed} {edition} {seats}")
                chosen: dict[str, Any] = {"edition": edition}
                if options and rng.random() < 0.5:
                    for setting in rng.sample(settings, rng.randint(1, 3)):
                        more = {**chosen, setting.name: rng.choice(setting.choices[1:])}
                        if taken(seats, more):
                            chosen = more
                yield seats, chosen, seed, STYLES[seed % len(STYLES)]
        seed += 1


def taken(seats: int, options: Mapping[str, Any]) -> bool:
    """Whether the engine takes these options together: it refuses those that would change nothing."""
    try:
        find_game("la_granja").check_options(seats, options)
    except LudotecaError:
        return False
    return True
