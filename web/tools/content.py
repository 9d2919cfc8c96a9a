"""Write what the page prints of the games (windows, tools, objectives) and the rule texts as one JSON file.

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


def sagrada() -> dict[str, Any]:
    """Windows, tools and objectives in the order of their numbers."""
    _plant_packages("sagrada")
    windows = importlib.import_module("ludoteca.games.sagrada.content.windows")
    tools = importlib.import_module("ludoteca.games.sagrada.content.tools")
    goals = importlib.import_module("ludoteca.games.sagrada.content.objectives")
    dice = importlib.import_module("ludoteca.games.sagrada.content.dice")
    return {
        "letters": dice.COLOR_LETTERS,
        "dice": list(dice.DIE_NOTATIONS),
        "cells": list(dice.CELL_NOTATIONS),
        "columns": dice.COLUMNS,
        "windows": [{"id": w.id, "difficulty": w.difficulty, "marks": "".join(w.rows)} for w in windows.WINDOWS],
        "tools": [{"id": t.id, "number": t.number, "solo": t.solo, "rule": f"SAG-14.{t.number}"} for t in tools.TOOLS],
        "goals": [{"id": g.id, "points": g.points} for g in goals.PUBLIC_OBJECTIVES],
        "privates": [{"id": g.id, "letter": g.letter} for g in goals.PRIVATE_OBJECTIVES],
    }


def la_granja() -> dict[str, Any]:
    """Cards, buildings, market, roof tiles, prices and tracks, with the marks of what is reconstructed."""
    _plant_packages("la_granja")
    board = importlib.import_module("ludoteca.games.la_granja.content.board")
    cards = importlib.import_module("ludoteca.games.la_granja.content.cards")
    goods = importlib.import_module("ludoteca.games.la_granja.content.goods")
    roofs = importlib.import_module("ludoteca.games.la_granja.content.roofs")
    return {
        "goods": list(goods.GOOD_NAMES),
        "upgraded": list(goods.UPGRADED),
        "cards": [
            {
                "id": card.id,
                "field": card.field,
                "barrow": {"goods": card.barrow.goods.split(), "vp": card.barrow.vp, "market": card.barrow.market},
                "extension": card.extension._asdict(),
                "helper": card.helper.id,
                "operation": card.helper.operation,
                "phases": card.helper.phases.split(),
                "once": card.helper.once,
                "marks": card.marks,
            }
            for card in cards.CARDS
        ],
        "buildings": [
            {"id": each.id, "die": each.die, "rows": [row.split() for row in each.rows], "marks": each.marks}
            for each in board.BUILDINGS
        ],
        "hexes": [
            {"id": f"h{each.id}", "q": each.q, "r": each.r, "value": each.value, "marks": each.marks}
            for each in board.HEXES
        ],
        "roofs": [
            {
                "id": each.id,
                "effect": each.effect,
                "phases": each.phases.split(),
                "fixed": each.fixed,
                "marks": each.marks,
            }
            for each in roofs.ROOF_TILES
        ],
        "prices": [each._asdict() for each in board.PRICES],
        "roofPoints": list(board.ROOF_POINTS),
        "siesta": list(board.SIESTA_POINTS),
        "donkeys": [each._asdict() for each in board.DONKEYS],
        "stalls": board.STALLS,
        "handLimit": board.HAND_LIMIT,
        "extraDeliveries": board.EXTRA_DELIVERIES,
    }


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
    target.write_text(
        json.dumps({"sagrada": sagrada(), "la_granja": la_granja(), "rules": rules()}, ensure_ascii=False),
        encoding="utf-8",
    )


if __name__ == "__main__":
    main()
