"""Positions in about three lines, and short words for what a test looks at."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludoteca.core.match import Match
from ludoteca.core.nature import Scripted, Seeded
from ludoteca.games.sagrada.content.dice import CELL_NOTATIONS, DICE

Board = list[list[str | None]]

# The position most examples of the rules use: Fractal Drops with B5, G3 and Y2.
SMALL = "B5 . . . . / . G3 Y2 . . / . . . . . / . . . . ."
BARE = ". . . . . / . . . . . / . . . . . / . . . . ."
# The window of the scoring example: 40 points.
FORTY = ". G4 R5 Y2 P6 / R4 B5 . G3 B5 / . G3 R4 P5 R1 / B3 Y2 P6 R1 Y2"


def board(text: str) -> Board:
    """Rows parted by strokes, spaces by blanks, a dot for an empty one."""
    return [[None if word == "." else word for word in row.split()] for row in text.split("/")]


def position(seats: int = 2, **changes: Any) -> dict[str, Any]:
    """A position in round 2 with plain windows; the first seat has the small position and is to act."""
    alone = seats == 1
    data: dict[str, Any] = {
        "windows": ["fractal_drops", "virtus", "comitas", "gravitas"][:seats],
        "boards": [SMALL, BARE, BARE, BARE][:seats],
        "private": ["R", "G"] if alone else ["R", "G", "B", "Y"][:seats],
        "pool": ["R2", "G6", "P1", "Y5"],
        "tools": [],
        "public": [],
        "round": 2,
    }
    data.update(changes)
    data["boards"] = [board(each) if isinstance(each, str) else each for each in data["boards"]]
    if isinstance(data["pool"], str):
        data["pool"] = data["pool"].split()
    return data


def begin(*words: str, seats: int = 2, **changes: Any) -> Match:
    """A match from such a position; nature says the words first, then whatever a fixed seed says."""
    return Match.from_position("sagrada", position(seats, **changes), nature=Scripted(*words, then=Seeded(5)))


def mine(text: str, seats: int = 2) -> list[str]:
    """Boards where seat 0 has this one and the others have none."""
    return [text, BARE, BARE, BARE][:seats]


def play(match: Match, *answers: str) -> Match:
    """Let whoever is to act give these answers, one after the other."""
    for answer in answers:
        match.play(match.to_act()[0], answer)
    return match


def legal(match: Match) -> set[str]:
    """The answers to the open question."""
    return {choice.notation for choice in match.question().choices}


def asked(match: Match) -> tuple[int, str]:
    """Who is asked what."""
    question = match.question()
    return question.seat, question.name


def cells(*places: tuple[int, int]) -> set[str]:
    """Spaces by row and column, counted from 1, in our notation."""
    return {f"{'abcde'[column - 1]}{row}" for row, column in places}


def window(match: Match, seat: int = 0) -> dict[str, str]:
    """The dice of a window by space."""
    state: Any = match.state
    found = {name: state.die_at(seat, cell) for cell, name in enumerate(CELL_NOTATIONS)}
    return {name: DICE[die] for name, die in found.items() if die >= 0}


def names(dice: Iterable[int]) -> list[str]:
    """Dice as people write them."""
    return sorted(DICE[die] for die in dice if die >= 0)


def pool(match: Match) -> list[str]:
    """The dice of the pool."""
    view: Any = match.view(None)
    return names(view.pool)


def track(match: Match, number: int) -> list[str]:
    """The dice on the slot of a round."""
    view: Any = match.view(None)
    return names(view.track[number - 1])


def finished(seats: int = 2, **changes: Any) -> Match:
    """The last turn of round 10, passed: the game is over."""
    given = {"round": 10, "turn": 2 * seats, "pool": [], **changes}
    match = begin(seats=seats, **given)
    play(match, "pass")
    assert match.over
    return match


def lines(match: Match, seat: int = 0) -> dict[str, int]:
    """The score breakdown by name."""
    return {line.name: line.points for line in match.outcome().breakdown[seat]}
