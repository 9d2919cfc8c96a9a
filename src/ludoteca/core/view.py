"""Helpers for projections: what a view shares with every other view, and a view as plain data."""

from __future__ import annotations

import dataclasses
from typing import Any

from ludoteca.core.decision import State
from ludoteca.core.rules import Rules

Frames = tuple[tuple[int, int, int, int], ...]


@dataclasses.dataclass(frozen=True)
class View:
    """What one seat knows (``seat`` None: a spectator); each game names its own fields below these."""

    game: str
    seat: int | None
    seats: int
    frames: Frames


@dataclasses.dataclass(frozen=True)
class Shown:
    """The table as people see it: names, nested as the table is; each game names its own fields below these."""

    game: str
    seat: int | None
    seats: int


@dataclasses.dataclass(frozen=True)
class PlainShown(Shown):
    """The table of a game that shows no more than its picture: lines of text, as a terminal has them."""

    picture: tuple[str, ...]


def visible_frames(rules: Rules, state: State, seat: int | None) -> Frames:
    """The stack as a seat may see it.

    In the sealed run at the top another seat shows only that it has not finished: how far it has come, and in
    which order people answered, stays with it.
    """
    frames = state.frames()
    start = len(frames)
    if not start or not rules.decisions[frames[-1][0]].sealed:
        return tuple(frames)
    while start and frames[start - 1][1] >= 0 and rules.decisions[frames[start - 1][0]].sealed:
        start -= 1
    own = [frame for frame in frames[start:] if frame[1] == seat]
    others = sorted({frame[1] for frame in frames[start:] if frame[1] != seat})
    lowest = {other: min(frame[0] for frame in frames[start:] if frame[1] == other) for other in others}
    hidden = [(lowest[other], other, 0, 0) for other in others]
    return tuple(frames[:start] + hidden + own)


def plain(thing: Any) -> Any:
    """A view (or any part of one) as dicts, lists, strings and numbers, ready for JSON."""
    if dataclasses.is_dataclass(thing) and not isinstance(thing, type):
        return {field.name: plain(getattr(thing, field.name)) for field in dataclasses.fields(thing)}
    if isinstance(thing, dict):
        return {str(name): plain(value) for name, value in thing.items()}
    if isinstance(thing, (tuple, list)):
        return [plain(part) for part in thing]
    return thing
