"""Write what the page prints of the games and the rule texts as one JSON file.

Reads the content tables without importing the library, so that neither a compiler nor a dependency is needed.
"""

from __future__ import annotations

import importlib
import json
import re
import sys
import types
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "ludoteca"
RULE = re.compile(r"^\*\*([A-Z]+-[0-9A-Z.]+)\*\*\s*(.*)")
HEADING = re.compile(r"^(#+)\s+(.*)")


def _plant_packages(game: str) -> None:
    """Empty packages with the right paths: their own modules would import the whole engine."""
    parts = ("ludoteca", "ludoteca.core", "ludoteca.games", f"ludoteca.games.{game}")
    for name in parts:
        package = types.ModuleType(name)
        package.__path__ = [str(SOURCE.joinpath(*name.split(".")[1:]))]
        sys.modules[name] = package


def printed(game: str) -> Any:
    """What a game's page prints, as its content/page.py tells it."""
    _plant_packages(game)
    return importlib.import_module(f"ludoteca.games.{game}.content.page").printed()


def games() -> list[str]:
    """Every game that has something printed for a page."""
    return sorted(path.parents[1].name for path in (SOURCE / "games").glob("*/content/page.py"))


def rules() -> dict[str, Any]:
    """Each game's rules as headings and numbered paragraphs, from docs/rules."""
    found = {}
    for path in sorted((ROOT / "docs" / "rules").glob("*.md")):
        parts: list[dict[str, Any]] = []
        for block in re.split(r"\n\s*\n", path.read_text(encoding="utf-8")):
            lines = block.strip().splitlines()
            if not lines:
                continue
            if heading := HEADING.match(lines[0]):
                parts.append({"level": len(heading[1]), "heading": heading[2]})
                lines = lines[1:]
            for line in lines:
                if rule := RULE.match(line.removeprefix("- ")):
                    parts.append({"rule": rule[1], "text": rule[2]})
                elif parts and "text" in parts[-1] and line is not lines[0]:
                    parts[-1]["text"] += ("\n" if line.startswith(("|", "-", "*")) else " ") + line.strip()
                else:
                    parts.append({"text": line})
        found[path.stem] = parts
    return found


def main() -> None:
    """Write the content file to the path given."""
    target = Path(sys.argv[1])
    target.parent.mkdir(parents=True, exist_ok=True)
    everything = {"rules": rules(), **{game: printed(game) for game in games()}}
    target.write_text(json.dumps(everything, ensure_ascii=False), encoding="utf-8")


if __name__ == "__main__":
    main()
