"""Which answer a name tells: the page's own words for every legal answer, and the one that a name says most of."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

from tests.page.support import WEB

# A name tells an answer when it says at least so much of the answer's words, and of no other answer's as much.
ENOUGH = 0.5


class Answer(NamedTuple):
    """One legal answer: its option, what it is called, and what may follow it."""

    option: int
    notation: str
    target: str
    words: str
    which: str | None
    leads: tuple[tuple[str, str], ...]


class Words:
    """The page's words, in a window of their own."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def answers(self, language: str, moment: Any, pack: Any = None) -> list[Answer]:
        """The legal answers to a moment's question as the page words them."""
        found = self.page.evaluate("given => told(...given)", [language, moment, pack])
        options = {option["option"]: option for option in moment["question"]["options"]}
        return [
            Answer(
                each["option"],
                options[each["option"]]["notation"],
                options[each["option"]]["target"],
                each["words"],
                each["which"],
                tuple((target, words) for target, words in each["leads"]),
            )
            for each in found
        ]


@contextmanager
def the_words(browser: Browser, folder: Path) -> Iterator[Words]:
    """Bundles the words of this tree and opens a window that knows them."""
    bundle = folder / "told.js"
    subprocess.run(["node", "tools/told.mjs", str(bundle)], cwd=WEB, check=True)
    context = browser.new_context()
    page = context.new_page()
    page.evaluate(bundle.read_text(encoding="utf-8"))
    yield Words(page)
    context.close()


def best(name: str, candidates: Sequence[tuple[Any, str, str | None]]) -> Any:
    """What a name tells of (what, words, which of those alike); None where it tells nothing or cannot be told apart.

    A name says first what it is of: of two answers it says as much of, the one whose words come first.
    """
    return _ranked(name, candidates)[1]


def better(
    name: str, first: Sequence[tuple[Any, str, str | None]], second: Sequence[tuple[Any, str, str | None]]
) -> tuple[Any, Any]:
    """What a name tells of two lists, of which it says more of one; the first where it says as much of both."""
    one, two = _ranked(name, first), _ranked(name, second)
    return (one[1], None) if one[0] >= two[0] else (None, two[1])


def _ranked(name: str, candidates: Sequence[tuple[Any, str, str | None]]) -> tuple[tuple[float, int, int], Any]:
    said = _split(name)
    scored = [
        ((_share(_split(words), said), *_run(_split(words), said)), what, which) for what, words, which in candidates
    ]
    top = max((score for score, _, _ in scored), default=(0.0, 0, 0))
    if top[0] < ENOUGH:
        return (0.0, 0, 0), None
    leading = [(_run(_split(which or ""), said)[0], what) for score, what, which in scored if score == top]
    most = max(length for length, _ in leading)
    found = [what for length, what in leading if length == most]
    return top, found[0] if len(found) == 1 else None


# The same names are held against the same words at many questions.
@lru_cache(maxsize=1 << 16)
def _run(words: tuple[str, ...], said: tuple[str, ...]) -> tuple[int, int]:
    """The longest piece of the words that is said in one go, and how early: less is later."""
    longest = (0, 0)
    for start in range(len(said)):
        for begin in range(len(words)):
            length = 0
            while begin + length < len(words) and start + length < len(said):
                if words[begin + length] != said[start + length]:
                    break
                length += 1
            longest = max(longest, (length, -start))
    return longest


@lru_cache(maxsize=1 << 16)
def _split(text: str) -> tuple[str, ...]:
    # A sign before a number is part of it.
    return tuple(re.findall(r"(?<!\w)[+\-−]\d+|\w+", text.casefold()))


@lru_cache(maxsize=1 << 16)
def _share(words: tuple[str, ...], said: tuple[str, ...]) -> float:
    """How much of the words is said, in their order."""
    if not words:
        return 0.0
    row = [0] * (len(said) + 1)
    for word in words:
        before, row = row, [0]
        for place, other in enumerate(said):
            row.append(before[place] + 1 if word == other else max(before[place + 1], row[place]))
    return row[-1] / len(words)
