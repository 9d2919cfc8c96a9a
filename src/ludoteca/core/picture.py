"""Lines for a terminal: folding them at words, laying them side by side, and leaving out what does not fit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

Span = tuple[str, str]
Line = list[Span]
# How to see what was left out, for games that say it in English only.
MORE: Final = "more: board, seat N, cards"


@dataclass(frozen=True)
class Part:
    """One part of a picture, and how it looks where there is less room for it."""

    full: list[Line]
    short: list[Line] = field(default_factory=list)
    shortest: list[Line] = field(default_factory=list)


def length(line: Line) -> int:
    """How many columns a line takes."""
    return sum(len(words) for words, _ in line)


def fold(line: Line, width: int, indent: int) -> list[Line]:
    """The line in pieces of at most ``width`` columns, broken between words, all but the first indented."""
    if length(line) <= width:
        return [line]
    folded: list[Line] = []
    current: Line = []
    room = width
    for words, style in line:
        for word in _words(words):
            if len(word.rstrip()) > room and length(current) > (indent if folded else 0):
                folded.append(current)
                current = [(" " * indent, "")]
                room = width - indent
                word = word.lstrip()
            current.append((word, style))
            room -= len(word)
    return [*folded, current]


def _words(text: str) -> list[str]:
    """Words with the blanks that follow them."""
    found: list[str] = []
    for piece in text.split(" "):
        if found:
            found[-1] += " "
        found.append(piece)
    return [word for word in found if word]


def beside(left: Sequence[Line], right: Sequence[Line], width: int) -> list[Line]:
    """Two blocks side by side, the left one ``width`` columns wide."""
    lines: list[Line] = []
    for place in range(max(len(left), len(right))):
        line = list(left[place]) if place < len(left) else []
        if place < len(right):
            line = [*line, (" " * max(1, width - length(line)), ""), *right[place]]
        lines.append(line)
    return lines


def fit(parts: Sequence[Part], rows: int, width: int, more: str = MORE) -> list[Line]:
    """All parts in full where they fit; else the last ones shorter, then without the very last, which ``more`` says."""
    shown = [_folded(part.full, width) for part in parts]
    shorter = [(place, part.short) for place, part in enumerate(parts)][::-1]
    shorter += [(place, part.shortest) for place, part in enumerate(parts)][::-1]
    for place, lines in shorter:
        if sum(map(len, shown)) <= rows:
            break
        if lines:
            shown[place] = _folded(lines, width)
    left_out = False
    while sum(map(len, shown)) + left_out > rows and len(shown) > 1:
        left_out = shown.pop() != [] or left_out
    kept = [line for part in shown for line in part]
    return [*kept, [(more, "soft")]] if left_out else kept


def _folded(lines: Sequence[Line], width: int) -> list[Line]:
    return [piece for line in lines for piece in fold(line, width, label(line))]


def clipped(text: str, width: int) -> str:
    """The text, or as much of it as fits."""
    return text if len(text) <= width else text[: width - 1] + "…"


def label(line: Line) -> int:
    """How wide the word is that names a line: what follows is indented by it."""
    most = 16
    return len(line[0][0]) if line and len(line) > 1 and len(line[0][0]) <= most else 2
