"""The learned weights in the form the hot code reads."""

from __future__ import annotations

import cython

from ludoteca.games.sagrada.content.constants import BOOKS, MARKS, MOST_TURNS


class Lessons:  # final
    """Weights by book (one seat, two, more), turns to come and mark; a hundredth of a point is 1 << FINE of them."""

    weights: list[int]

    def __init__(self, pages: list[list[int]]) -> None:
        if not cython.compiled:
            self.weights = [0] * (BOOKS * (MOST_TURNS + 1) * MARKS)
        self.teach(pages)

    def teach(self, pages: list[list[int]]) -> None:
        """Put other weights in place: one page for each book and number of turns, in that order."""
        for number, page in enumerate(pages):
            for place, weight in enumerate(page):
                self.weights[number * MARKS + place] = weight
