"""What was learned from self-play, read once: see docs/bots/sagrada.md for how and with what success."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from ludoteca.games.sagrada.players.learning import Lessons

HOME: Final = Path(__file__).with_name("learned.json")


def pages() -> list[list[int]]:
    """The pages of the file, finer than hundredths by FINE; a book each for one, two and more seats."""
    if not HOME.exists():
        return []
    found: list[list[int]] = json.loads(HOME.read_text(encoding="utf-8"))["pages"]
    return found


LESSONS: Final = Lessons(pages())
