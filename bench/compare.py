"""Two versions of the project measured in turn: random play, clone and search of every game, as ratios of new to old.

    python bench/compare.py v0.9 HEAD
    python bench/compare.py ../old-folder . --game sagrada --pairs 40 --mode interpreted

A version is a commit, which is checked out and built beside the others under build/compare, or a folder that is built
already. Machines are shared and noisy: each pair measures both versions one after the other in processor time, the
order changes from pair to pair, and what counts is the median of the pairs' ratios with its 95 % interval. Above 1 the
new version is faster.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = ("sagrada", "la_granja", "oh_my_goods")
MODES = ("compiled", "interpreted")
LEAST = 0.97
# Runs in each version with nothing but what both have; prints what one unit of each kind of work costs.
CHILD = """
import json, sys, time
from ludoteca._speed import mode
from ludoteca.bots.levels import heuristic_of
from ludoteca.bots.player import imagined
from ludoteca.core.decision import Options
from ludoteca.core.game import find_game
from ludoteca.core.nature import Seeded
from ludoteca.core.rng import Rng
from ludoteca.core.rules import RandomPolicy
from ludoteca.core.search import Search
from ludoteca.core.tally import Tally

name, wanted, effort, seed = sys.argv[1], sys.argv[2], float(sys.argv[3]), int(sys.argv[4])
assert mode() == wanted, f"runs {mode()}, not {wanted}"
compiled = wanted == "compiled"
game = find_game(name)
spent = {}

answers = took = 0
for seats in range(game.fewest, game.most + 1):
    start, tally = game.setup(seats, game.check_options(seats)), Tally(seats)
    policies = [RandomPolicy() for _ in range(seats)]
    began = time.process_time()
    game.rules.play_many(start, policies, seed, 0, max(1, int(effort * (600 if compiled else 12))), tally)
    took += time.process_time() - began
    answers += tally.answers
spent["random play"] = took / answers

state, out, rng, nature = game.setup(2, game.check_options(2)), Options(), Rng(seed), Seeded(seed)
heuristic, rules = heuristic_of(game), game.rules
while rules.advance(state, nature, out):
    number, seat, a, b = state.top()
    rules.list_options(state, out)
    if rules.rounds(state) and out.count > 1 and not rules.decisions[number].sealed:
        break
    rules.choose(state, heuristic.pick(rules, state, number, seat, a, b, out, rng))
count, clone = int(effort * (100_000 if compiled else 5_000)), state.clone
began = time.process_time()
for _ in range(count):
    clone()
spent["clone"] = (time.process_time() - began) / count

view, search = game.view(state, seat), Search(rules, heuristic, seat, seed)
began = time.process_time()
done = search.run(lambda: imagined(game, view, rng), 0.0, max(8, int(effort * (2_000 if compiled else 40))))
spent["search"] = (time.process_time() - began) / done
print(json.dumps(spent))
"""


def folder_of(version: str) -> Path:
    """Where a version stands, checked out and built if it is a commit."""
    path = Path(version)
    if path.is_dir():
        if not (path / "src" / "ludoteca").is_dir():
            sys.exit(f"{version} is a folder without src/ludoteca: give a tree of the project, or a commit")
        return path.resolve()
    done = subprocess.run(
        ["git", "rev-parse", "--verify", f"{version}^{{commit}}"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if done.returncode:
        sys.exit(f"{version} is neither a folder nor a commit of this repository")
    home = ROOT / "build" / "compare" / done.stdout.strip()[:12]
    if not home.exists():
        subprocess.run(["git", "worktree", "add", "--detach", str(home), done.stdout.strip()], cwd=ROOT, check=True)
    print(f"{version}: building {home.relative_to(ROOT)}", file=sys.stderr)
    quiet = {**os.environ, "LUDOTECA_PAGE": "none"}
    subprocess.run(
        [sys.executable, "setup.py", "-q", "build_ext", "--inplace"],
        cwd=home,
        env=quiet,
        check=True,
        stdout=subprocess.DEVNULL,
    )
    return home


def costs(home: Path, game: str, mode: str, effort: float, seed: int) -> dict[str, float]:
    """What one decision, clone and iteration costs in a version."""
    env = {**os.environ, "PYTHONPATH": str(home / "src"), "LUDOTECA_INTERPRETED": "1" if mode == "interpreted" else ""}
    words = [sys.executable, "-c", CHILD, game, mode, str(effort), str(seed)]
    done = subprocess.run(words, cwd=home, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{home}, {game}, {mode}: {done.stderr.strip().splitlines()[-1]}")
    found: dict[str, float] = json.loads(done.stdout)
    return found


def interval(ratios: Sequence[float]) -> tuple[float, float]:
    """Where the median of such ratios lies with 95 %, by drawing them again and again."""
    rng = random.Random(1)
    medians = sorted(statistics.median(rng.choices(ratios, k=len(ratios))) for _ in range(2000))
    return medians[50], medians[1949]


def compare(old: Path, new: Path, game: str, mode: str, given: argparse.Namespace) -> Mapping[str, list[float]]:
    """The ratios of all pairs, by kind of work."""
    ratios: dict[str, list[float]] = {}
    for pair in range(given.pairs):
        order = (old, new) if pair % 2 else (new, old)
        spent = {home: costs(home, game, mode, given.effort, pair) for home in order}
        for kind, cost in spent[old].items():
            ratios.setdefault(kind, []).append(cost / spent[new][kind])
    return ratios


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old", help="a commit or a built folder")
    parser.add_argument("new", help="a commit or a built folder")
    parser.add_argument("--game", choices=GAMES, action="append", help="only this game; may be repeated")
    parser.add_argument("--mode", choices=MODES, action="append", help="only this mode; may be repeated")
    parser.add_argument("--pairs", type=int, default=15)
    parser.add_argument(
        "--effort", type=float, default=3.0, help="how long one measurement takes: 1 is a fraction of a second"
    )
    given = parser.parse_args()
    old, new = folder_of(given.old), folder_of(given.new)
    fine = True
    print(f"{'':<40} {'median':>7}  {'95 % interval':>15}   new : old in speed, {given.pairs} pairs", flush=True)
    for game in given.game or GAMES:
        for mode in given.mode or MODES:
            for kind, ratios in compare(old, new, game, mode, given).items():
                low, high = interval(ratios)
                # Slower only where the noise cannot explain it.
                slow = high < LEAST
                fine = fine and not slow
                verdict = f"below {LEAST}" if slow else ""
                name, median = f"{game}, {kind}, {mode}", statistics.median(ratios)
                print(f"{name:<40} {median:>7.3f}  {low:>6.3f} to {high:>5.3f}   {verdict}", flush=True)
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
