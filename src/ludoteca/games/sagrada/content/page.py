"""What the page prints of Sagrada; its build finds this, and has neither compiler nor packages."""

from __future__ import annotations

from typing import Any

from ludoteca.games.sagrada.content import dice, tools, windows
from ludoteca.games.sagrada.content import objectives as goals


def printed() -> dict[str, Any]:
    """Windows, tools and objectives in the order of their numbers."""
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
