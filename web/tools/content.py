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


def oh_my_goods() -> dict[str, Any]:
    """Cards, goods, assistants, events and chapters in the order of their numbers."""
    _plant_packages("oh_my_goods")
    part = "ludoteca.games.oh_my_goods."
    constants = importlib.import_module(part + "content.constants")
    goods = importlib.import_module(part + "content.goods")
    kinds = {kind.id: kind for kind in importlib.import_module(part + "content.buildings").KINDS}
    cards = importlib.import_module(part + "content.cards")
    people = importlib.import_module(part + "content.people")
    longsdale = importlib.import_module(part + "content.longsdale")
    numbered = [kind for kind in kinds.values() if kind.number]
    ours = goods.RECONSTRUCTED

    def card(row: Any) -> dict[str, Any]:
        kind = kinds[row.kind]
        return {
            "id": row.id,
            "kind": row.kind,
            "colour": row.colour,
            "sun": row.sun,
            "cost": row.cost,
            "points": row.points,
            "needs": list(row.needs),
            "product": goods.GOOD_IDS.index(kind.product) if kind.product else -1,
            "chain": [{"place": item.place, "id": item.id} for item in kind.chain],
            "office": row.office,
            "extra": row.extra_card,
            "number": kind.number,
            "automatic": kind.automatic,
            "strength": kind.strength,
            "needsStrength": kind.needs_strength,
            "ours": row.source == ours and kind.number > 0,
        }

    def effects(row: Any) -> list[dict[str, Any]]:
        return [{"op": effect.op, **effect.fields} for effect in row.effects]

    def printed(row: Any) -> dict[str, Any]:
        return {"number": row.number, "title": row.title, "effects": effects(row), "ours": row.source == ours}

    def lists(row: dict[str, Any]) -> dict[str, Any]:
        """What a chapter is played with; all-in has a pool of events in place of their order."""
        drawn = "events" not in row
        pool = [event.number for event in longsdale.EVENTS if drawn and event.number not in row["never"]]
        return {
            "events": pool if drawn else list(row["events"]),
            "rounds": row["rounds"] if drawn else len(row["events"]),
            "deck": list(row["buildings_in_deck"]),
            "characters": list(row["characters_in_deck"]),
            "stacks": list(row["stacks"]),
            "ends": list(row["end_cards"]),
            "next": row.get("next", ""),
            "branch": dict(row.get("branch", ())),
            "ours": row["source"] == ours,
        }

    def chapter(row: dict[str, Any]) -> dict[str, Any]:
        alone = {**row, **row["solo"]}
        return {
            "id": row["id"],
            "drawn": "events" not in row,
            "card": row.get("card", 0),
            "soloCard": row.get("solo_card", 0),
            "goal": row["goal"],
            "lists": lists(row),
            "solo": {
                **lists(alone),
                "assistants": alone.get("assistants", longsdale.SOLO_ASSISTANTS),
                "own": sorted(name for name in row["solo"] if name != "source"),
            },
        }

    held = {row.id: card(row) for row in longsdale.LONGSDALE}
    places = [f"{kind.id}_{copy}" for kind in numbered for copy in range(1, constants.COPIES + 1)]
    return {
        "resources": list(goods.RESOURCES),
        "colours": list(goods.COLOURS),
        "goods": [{"id": good.id, "name": good.name, "worth": good.worth} for good in goods.GOODS],
        "cards": [
            *(card(row) for row in cards.DECK),
            *(held.get(place) for place in places),
            *(None for _ in longsdale.CHARACTERS),
            *(card(row) for row in cards.CHARBURNERS),
        ],
        "kinds": [kind.id for kind in numbered],
        "titles": [{"id": kind.id, "name": kind.name} for kind in kinds.values()],
        "characters": [
            {
                "id": row.id,
                "name": row.name,
                "phase": row.phase,
                "ability": {"op": row.ability.op, **row.ability.fields},
                "ours": row.source == ours,
            }
            for row in longsdale.CHARACTERS
        ],
        "assistants": [
            {
                "id": row.id,
                "name": row.name,
                "colours": list(row.colours),
                "cost": row.cost,
                "points": row.points,
                "ours": row.source == ours,
            }
            for row in people.ASSISTANTS
        ],
        "events": [printed(row) for row in longsdale.EVENTS],
        "ends": [printed(row) for row in longsdale.END_CARDS],
        "chapters": [
            *(chapter(row._asdict()) for row in longsdale.CHAPTERS),
            chapter({**longsdale.ALL_IN._asdict(), "id": "all-in", "buildings_in_deck": ()}),
        ],
        "places": {
            "stack": constants.IN_STACK,
            "sunrise": constants.IN_SUNRISE,
            "sunset": constants.IN_SUNSET,
            "charburner": constants.CHARBURNER_FIRST,
            "character": constants.CHARACTER_FIRST,
            "longsdale": constants.LONGSDALE_FIRST,
            "quiet": constants.QUIET,
            "ends": constants.FIRST_END,
        },
    }


def la_granja() -> dict[str, Any]:
    """Cards, buildings, market, roof tiles, prices and tracks, with the marks of what is reconstructed."""
    _plant_packages("la_granja")
    board = importlib.import_module("ludoteca.games.la_granja.content.board")
    cards = importlib.import_module("ludoteca.games.la_granja.content.cards")
    constants = importlib.import_module("ludoteca.games.la_granja.content.constants")
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
                "name": card.helper.name,
                "text": card.helper.text,
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
        "siestaMark": board.SIESTA_MARK,
        "deluxeEdition": constants.DELUXE_EDITION,
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
    everything = {"sagrada": sagrada(), "la_granja": la_granja(), "oh_my_goods": oh_my_goods(), "rules": rules()}
    target.write_text(json.dumps(everything, ensure_ascii=False), encoding="utf-8")


if __name__ == "__main__":
    main()
