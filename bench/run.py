"""All figures of the project in one run: `make bench`, or `make bench PEERS=1` with other engines beside ours.

Timings are printed with the machine and the mode, and never gate a test: machines are shared. What does fail this
script is what cannot be noise: an engine error, growing memory, a hot line that handles objects, a lost match-up.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import resource
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
GAMES = {
    # decisions/s must and aim compiled, the same interpreted, clone ns compiled and interpreted
    "sagrada": {"compiled": (3e6, 6e6), "interpreted": (80e3, 150e3), "clone": {"compiled": 500, "interpreted": 5000}},
    "la_granja": {
        "compiled": (2e6, 4e6),
        "interpreted": (50e3, 80e3),
        "clone": {"compiled": 1000, "interpreted": 10000},
    },
    "oh_my_goods": {
        "compiled": (2e6, 4e6),
        "interpreted": (50e3, 80e3),
        "clone": {"compiled": 500, "interpreted": 6000},
    },
}


def ludoteca(*words: str, mode: str = "compiled") -> dict[str, object]:
    """What a command of ours prints as JSON."""
    env = {**os.environ, "LUDOTECA_INTERPRETED": "1" if mode == "interpreted" else ""}
    done = subprocess.run(
        [sys.executable, "-m", "ludoteca", *words, "--json"], capture_output=True, text=True, check=True, env=env
    )
    return json.loads(done.stdout)


def line(name: str, value: str, must: str = "", verdict: str = "") -> None:
    print(f"{name:<52} {value:>18}  {must:<22} {verdict}", flush=True)


def speed(game: str, seconds: float) -> dict[str, float]:
    """Random play, clone and import in both modes; returns decisions per second by mode."""
    found = {}
    for mode in ("compiled", "interpreted"):
        figures = ludoteca("bench", game, "--seconds", str(seconds), mode=mode)
        must, aim = GAMES[game][mode]
        rate = float(figures["decisions_per_second"])  # type: ignore[arg-type]
        found[mode] = rate
        verdict = "aim met" if rate >= aim else "must met" if rate >= must else "below"
        line(f"{game}, random play, 4 seats, {mode}", f"{rate:,.0f}/s", f"must {must:,.0f}, aim {aim:,.0f}", verdict)
        limit = GAMES[game]["clone"][mode]
        clone = float(figures["clone_ns"])  # type: ignore[arg-type]
        line(f"{game}, clone, {mode}", f"{clone:,.0f} ns", f"must {limit:,}", "met" if clone <= limit else "above")
        if mode == "compiled":
            took = float(figures["import_s"])  # type: ignore[arg-type]
            line("import of the library", f"{took:.3f} s", "must 0.3, aim 0.1", "met" if took <= 0.3 else "above")
    line(f"{game}, compiled : interpreted", f"{found['compiled'] / found['interpreted']:.1f} : 1")
    return found


def plans(game: str, games: int) -> list[tuple[str, list[tuple[int, list[str]]], int]]:
    """What is played to find errors: a name, every number of seats with every edition or chapter, and games in all."""
    settings = next(one for one in ludoteca("games") if one["id"] == game)["options"]  # type: ignore[attr-defined]
    every = {setting["name"]: setting["choices"] for setting in settings}
    if game == "la_granja":
        cases = [(seats, [f"edition={edition}"]) for seats in range(1, 5) for edition in every["edition"]]
        return [("all editions, 1 to 4 seats", cases, games)]
    if game == "oh_my_goods":
        base, *chapters = every["chapter"]
        plain: list[tuple[int, list[str]]] = [(seats, [f"chapter={base}"]) for seats in range(2, 5)]
        revolt = [(seats, [f"chapter={chapter}"]) for seats in range(1, 5) for chapter in chapters]
        return [("base, 2 to 4 seats", plain, games), ("all chapters, 1 to 4 seats", revolt, games // 5)]
    return [("1 to 4 seats", [(seats, []) for seats in range(1, 5)], games)]


def endurance(game: str, games: int) -> bool:
    """Many random games of every kind without an engine error."""
    clean = True
    for name, cases, asked in plans(game, games):
        broken = done = 0
        for seats, options in cases:
            words = [word for option in options for word in ("--option", option)]
            count = str(-(-asked // len(cases)))
            result = ludoteca("simulate", game, "--seats", str(seats), "--games", count, "--seed", "1", *words)
            broken += int(result["errors"])  # type: ignore[call-overload]
            done += int(result["games"])  # type: ignore[call-overload]
        line(f"{game}, random games, {name}", f"{done:,} games", "no engine error", f"{broken} errors")
        clean = clean and broken == 0 and done >= asked
    return clean


def memory(game: str, games: int) -> bool:
    """The peak of resident memory after a tenth and after all of many games in one process."""
    from ludoteca.bots.simulate import make_series, play_part  # noqa: PLC0415

    series = make_series(game, 4)
    play_part(series, 0, games // 10)
    early = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    play_part(series, games // 10, games - games // 10)
    late = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    flat = late <= early * 1.02 + 512
    line(
        f"{game}, memory over {games:,} games",
        f"{early:,} > {late:,} KiB",
        "does not grow",
        "flat" if flat else "GROWS",
    )
    return flat


def strength(game: str, games: int) -> bool:
    """Greedy against random, two seats, from both seats."""
    ok = True
    for seats in (("greedy", "random"), ("random", "greedy")):
        words = [word for name in seats for word in ("--policy", name)]
        result = ludoteca("simulate", game, "--games", str(games), "--seed", "3", *words)
        row = result["per_seat"][seats.index("greedy")]  # type: ignore[index]
        low, high = row["win_interval"]
        share = f"{row['win_share']:.2%}"
        line(f"{game}, {seats[0]} v {seats[1]}, n = {games:,}", share, "greedy 97 %", f"{low:.2%} to {high:.2%}")
        ok = ok and row["win_share"] >= 0.97
    return ok


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=4.0, help="how long each speed is measured")
    parser.add_argument("--games", type=int, default=1_000_000, help="random games for endurance and memory")
    parser.add_argument("--peers", action="store_true", help="also run Catanatron and OpenSpiel")
    parser.add_argument("--only", choices=("speed", "strength", "endurance", "memory"), help="one kind of figure alone")
    given = parser.parse_args()
    print(
        f"Python {platform.python_version()} on {platform.platform()}, {os.cpu_count()} cores, {platform.machine()}\n"
    )
    good = True
    only = given.only
    for game in GAMES:
        rates = speed(game, given.seconds) if only in (None, "speed") else {}
        good &= only not in (None, "strength") or strength(game, 2000)
        good &= only not in (None, "endurance") or endurance(game, given.games)
        good &= only not in (None, "memory") or memory(game, given.games)
        if given.peers and rates:
            subprocess.run([sys.executable, str(ROOT / "bench" / "peers.py"), str(rates["compiled"])], check=True)
    if only:
        return 0 if good else 1
    print()
    good &= subprocess.run([sys.executable, str(ROOT / "bench" / "annotate.py")], check=False).returncode == 0
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
