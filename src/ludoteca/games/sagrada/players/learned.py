"""What was learned from self-play, in the form the hot code reads: see docs/bots/sagrada.md for how it was found."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import cython

from ludoteca.games.sagrada.content.constants import BOOKS, MARKS, MOST_TURNS

HOME: Final = Path(__file__).with_name("learned.json")


class LearnedWeights:  # final
    """Weights by book (one seat, two, more), turns to come and mark; a hundredth of a point is 1 << FINE of them."""

    weights: list[int]

    def __init__(self, pages: list[list[int]]) -> None:
        if not cython.compiled:
            self.weights = [0] * (BOOKS * (MOST_TURNS + 1) * MARKS)
        self.set_pages(pages)

    def set_pages(self, pages: list[list[int]]) -> None:
        """Put other weights in place: one page for each book and number of turns, in that order."""
        for number, page in enumerate(pages):
            for place, weight in enumerate(page):
                self.weights[number * MARKS + place] = weight


def read_pages() -> list[list[int]]:  # python
    """The pages of the file, finer than hundredths by FINE; a book each for one, two and more seats."""
    if not HOME.exists():
        return []
    found: list[list[int]] = json.loads(HOME.read_text(encoding="utf-8"))["pages"]
    return found


LEARNED: Final = LearnedWeights(read_pages())
