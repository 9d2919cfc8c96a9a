"""Golden transcripts: a few short games of each title, small enough to read; ``make golden`` writes them anew.

Each game's folder holds a plan (plan.json: name -> seats, options, seed, policies) and one transcript per entry.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import ludoteca
from ludoteca.core import transcript

HOME = Path(__file__).parent


def plan(game: str) -> dict[str, dict[str, Any]]:
    """The games a title shows."""
    return json.loads((HOME / game / "plan.json").read_text(encoding="utf-8"))


def games() -> list[str]:
    """The titles with golden transcripts."""
    return sorted(path.parent.name for path in HOME.glob("*/plan.json"))


def text(game: str, entry: dict[str, Any]) -> str:
    """The transcript of one entry, played now."""
    match = ludoteca.play(
        game, entry["seats"], seed=entry["seed"], policies=tuple(entry["policies"]), **entry.get("options", {})
    )
    return transcript.write(match)


def main() -> None:
    for game in sys.argv[1:] or games():
        for name, entry in plan(game).items():
            path = HOME / game / f"{name}.txt"
            path.write_text(text(game, entry), encoding="utf-8")
            print(path.relative_to(HOME.parent.parent))


if __name__ == "__main__":
    main()
