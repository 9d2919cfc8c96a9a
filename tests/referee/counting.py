"""What many compared games bring together: counts by table, one game told answer by answer, words of the command line."""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Any

from tests.referee.common import Difference
from tests.referee.sealed import Played

# What is counted of every game, beside what one game has of its own.
COMMON = ("variant", "option", "question", "left out")


class Count:
    """What was compared so far."""

    def __init__(self, *own: str) -> None:
        self.tables: dict[str, Counter[str]] = {name: Counter() for name in (*COMMON, *own)}
        self.totals: Counter[str] = Counter()
        self.differences: list[Difference] = []

    def add(self, variant: str, options: dict[str, Any], played: Played, referee: Any, **own: Counter[str]) -> None:
        """Count one game in; the variant is not told again among its options."""
        self.totals += Counter(
            games=1, comparisons=played.comparisons, draws=played.draws, results=played.results, ended=referee.over
        )
        self.tables["variant"][variant] += played.comparisons
        self.tables["option"].update({f"{name}={value}": played.comparisons for name, value in options.items()})
        self.tables["question"] += played.questions
        self.tables["left out"] += referee.left_out
        for name, counted in own.items():
            self.tables[name] += counted
        self.differences += played.differences

    def __str__(self) -> str:
        lines = []
        for name, counter in self.tables.items():
            lines.append(f"{name.replace('_', ' ')}:")
            lines += [f"  {what:<40} {count:>8}" for what, count in sorted(counter.items())]
        lines += [str(difference) for difference in self.differences]
        totals = self.totals
        lines.append(
            f"{totals['games']} games, {totals['ended']} followed to the end; "
            f"{totals['comparisons']} lists of legal answers, {totals['draws']} lists of nature's, "
            f"{totals['results']} results; {len(self.differences)} differences"
        )
        return "\n".join(lines)


def words_of(game: str, description: str | None) -> argparse.ArgumentParser:
    """The words that the command of every game of this driver understands."""
    words = argparse.ArgumentParser(prog=f"python -m tests.referee.{game}", description=description)
    words.add_argument("--comparisons", type=int, default=20_000, help="lists of legal answers of seats to compare")
    words.add_argument("--seed", type=int, default=0, help="number of the first game")
    words.add_argument("--game", type=int, help="only the game of this seed, with its journal")
    words.add_argument("--seats", type=int, help="with --game: seats and options as a difference tells them")
    words.add_argument("--options", nargs="*", default=[], metavar="NAME=VALUE")
    return words


def options_of(given: argparse.Namespace) -> dict[str, Any]:
    """The options of the command line; numbers as numbers."""
    pairs = (option.split("=") for option in given.options)
    return {name: int(value) if value.isdigit() else value for name, value in pairs}


def show(played: Played) -> int:
    """Print one game answer by answer, each difference before the answer it is about; 1 if there is any."""
    assert played.match is not None
    decisions = played.match.game.rules.decisions
    journal = played.match.journal
    for step in range(len(journal) + 1):
        last = step == len(journal)
        for difference in played.differences:
            if difference.step == step or (last and difference.step > step):
                print(difference)
        if not last:
            entry = journal[step]
            decision = decisions[entry.decision]
            who = "nature" if entry.seat < 0 else str(entry.seat)
            print(f"{step:5} {who:<6} {decision.name} {decision.domain.notation(entry.option)}")
    return bool(played.differences)
