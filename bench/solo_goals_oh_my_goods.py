"""Solo goals of Oh My Goods!: how a policy scores in each chapter, and the goal it meets in about half of its games.

Run: python bench/solo_goals_oh_my_goods.py [games] [policy]

A goal may ask for strength or goods as well; then the points are set so that all parts together are met about half the
time, as far as the other parts allow. The goals of content/longsdale.py were set by greedy, which is not the best
policy; it is named wherever the goals are. The last column says how often a policy meets the goals as they are.
"""

from __future__ import annotations

import sys
from typing import Any

from ludoteca.core.decision import Options
from ludoteca.core.game import find_game
from ludoteca.core.nature import Seeded
from ludoteca.core.rng import Rng, mix

SEED = 2016


def results(chapter: str, games: int, policy_name: str) -> list[tuple[int, bool]]:
    """Points of each game, and whether the parts of the goal other than points were met."""
    game = find_game("oh_my_goods")
    policy = game.policies()[policy_name]()
    start: Any = game.setup(1, game.check_options(1, {"chapter": chapter}))
    needed = start.printed.goal_strength[start.chapter]
    found = []
    out, nature, rng = Options(), Seeded(0), Rng(0)
    for number in range(games):
        state: Any = start.clone()
        nature.rng.reseed(mix(SEED, number))
        rng.reseed(mix(SEED + 1, number))
        game.rules.playout(state, [policy], nature, rng, out)
        found.append((game.rules.points(state, 0), bool(state.goal) and state.strength(0) >= needed))
    return found


def goal(found: list[tuple[int, bool]]) -> tuple[int, float]:
    """The number of points that is reached, other parts met, nearest to half the time."""
    best = (0, 1.0)
    for points in range(1, 100):
        share = sum(1 for score, rest in found if rest and score >= points) / len(found)
        if abs(share - 0.5) < abs(best[1] - 0.5):
            best = (points, share)
    return best


def goal_of(chapter: str) -> int:
    """The points of the goal as it is set."""
    game = find_game("oh_my_goods")
    state: Any = game.setup(1, game.check_options(1, {"chapter": chapter}))
    return int(state.printed.goal_points[state.chapter])


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    policy = sys.argv[2] if len(sys.argv) > 2 else "greedy"
    chapters = find_game("oh_my_goods").settings[0].choices[1:]
    print(f"{games} games of {policy} for each chapter, seed {SEED}")
    print("chapter      mean   10%  25%  50%  75%  90%   other parts met   goal   met   set   met")
    for chapter in chapters:
        found = results(chapter, games, policy)
        scores = sorted(score for score, _ in found)
        marks = "".join(f"{scores[int(len(scores) * share)]:5d}" for share in (0.1, 0.25, 0.5, 0.75, 0.9))
        rest = sum(1 for _, met in found if met) / len(found)
        points, share = goal(found)
        given = goal_of(chapter)
        met = sum(1 for score, others in found if others and score >= given) / len(found)
        print(
            f"{chapter:<11} {sum(scores) / len(scores):5.1f} {marks} {rest:17.0%} {points:6d} {share:5.0%}"
            f" {given:5d} {met:5.0%}"
        )


if __name__ == "__main__":
    main()
