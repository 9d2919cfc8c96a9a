"""Random play of other engines in the same run as ours: installs Catanatron and OpenSpiel into a scratch environment.

Their games are other games; the figure compares engines by seat decisions per second on one core, nothing more.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

CATANATRON = """
import json, time
from catanatron import Color, Game, RandomPlayer
count = games = 0
began = time.perf_counter()
while time.perf_counter() - began < SECONDS:
    players = [RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]
    game = Game(players)
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.play_tick()
        count += 1
    games += 1
took = time.perf_counter() - began
print(json.dumps({"engine": "Catanatron, Catan, 4 seats", "decisions": count / took, "games": games / took}))
"""

OPENSPIEL = """
import json, random, time
import pyspiel
for name in ("backgammon", "chess"):
    game = pyspiel.load_game(name)
    rng = random.Random(1)
    count = games = 0
    began = time.perf_counter()
    while time.perf_counter() - began < SECONDS:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes())
                state.apply_action(rng.choices(actions, chances)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                count += 1
        games += 1
    took = time.perf_counter() - began
    print(json.dumps({"engine": f"OpenSpiel, {name}", "decisions": count / took, "games": games / took}))
"""


def main() -> None:
    ours = float(sys.argv[1])
    seconds = sys.argv[2] if len(sys.argv) > 2 else "5"
    with tempfile.TemporaryDirectory(prefix="ludoteca-peers-") as folder:
        venv.create(folder, with_pip=True)
        python = str(Path(folder) / "bin" / "python")
        for package, script in (("catanatron", CATANATRON), ("open_spiel", OPENSPIEL)):
            install = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", package]
            done = subprocess.run(install, capture_output=True, text=True, check=False)
            if done.returncode:
                print(f"{package} could not be installed: {done.stderr.strip().splitlines()[-1]}")
                continue
            code = script.replace("SECONDS", seconds)
            done = subprocess.run([python, "-c", code], capture_output=True, text=True, check=False)
            if done.returncode:
                print(f"{package} did not run: {done.stderr.strip().splitlines()[-1]}")
                continue
            for text in done.stdout.splitlines():
                row = json.loads(text)
                ratio = ours / row["decisions"]
                print(
                    f"{row['engine']:<52} {row['decisions']:>16,.0f}/s  ours {ours:,.0f}/s = {ratio:,.0f} times as many"
                )


main()
