"""Random games of every chapter, question by question: for tests that look at every moment."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from ludoteca.core.match import Match
from ludoteca.games.oh_my_goods.rules.setup import BASE_GAME, CHAPTER_NAMES

CHAPTERS = (BASE_GAME, *CHAPTER_NAMES)
# Readings under which more is asked.
ASKING = {"redraw": "keep_one", "substitute": "two_cards"}


def walk(chapter: str, seats: int, seed: int, **options: Any) -> Iterator[Match]:
    """A game before each of its questions, and over at last; who may buy or produce does so more often than not."""
    match = Match.new("oh_my_goods", seats, {"chapter": chapter, **options}, seed=seed)
    rng = random.Random(seed)
    while not match.over:
        yield match
        question = match.question()
        options_ = list(question.options)
        if question.name in ("buy", "produce", "chain") and len(options_) > 1 and rng.random() < 0.8:
            del options_[-1]
        match.answer(question.seat, rng.choice(options_))
    yield match


def games() -> list[tuple[str, int]]:
    """Every chapter, alone where that is played, with two and with four."""
    return [(chapter, seats) for chapter in CHAPTERS for seats in (1, 2, 4) if seats > 1 or chapter != BASE_GAME]
