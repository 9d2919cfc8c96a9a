"""What the page prints of Sagrada; its build finds this, and has neither compiler nor packages."""

from __future__ import annotations

from typing import Any

from ludoteca.games.sagrada.content import dice, fates, tools, windows
from ludoteca.games.sagrada.content import objectives as goals

_COLORS = dict(zip(dice.COLOR_LETTERS, dice.COLOR_NAMES, strict=True))


def printed() -> dict[str, Any]:
    """Colours, dice, spaces, windows, tools and objectives in the order of their numbers."""
    return {
        "colors": [{"id": name, "letter": letter} for letter, name in _COLORS.items()],
        "dice": [
            {"word": word, "color": _COLORS[word[0].upper()], "value": int(word[1])} for word in dice.DIE_NOTATIONS
        ],
        "cells": [
            {"id": word, "row": cell // dice.COLUMNS + 1, "column": cell % dice.COLUMNS + 1}
            for cell, word in enumerate(dice.CELL_NOTATIONS)
        ],
        "windows": [
            {
                "id": window.id,
                "number": number,
                "difficulty": window.difficulty,
                "marks": [_mark(mark) for mark in "".join(window.rows)],
            }
            for number, window in enumerate(windows.WINDOWS)
        ],
        "tools": [
            {
                "id": tool.id,
                "solo": _COLORS[tool.solo],
                "rule": f"SAG-14.{tool.number}",
                "fate": fates.fate_of(tool),
                "faces": fates.faces_by_die(tool),
            }
            for tool in tools.TOOLS
        ],
        "goals": [{"id": goal.id, "points": goal.points} for goal in goals.PUBLIC_OBJECTIVES],
        "privates": [{"id": goal.id, "color": _COLORS[goal.letter]} for goal in goals.PRIVATE_OBJECTIVES],
    }


def _mark(mark: str) -> str | int | None:
    """What a space demands: a colour by its name, a value, or nothing."""
    return int(mark) if mark.isdigit() else _COLORS.get(mark)
