"""The stack of questions in a position file: decisions, seats and arguments by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from ludoteca.core.constants import FRAME, NATURE, NOBODY, STACK
from ludoteca.core.decision import Options, State
from ludoteca.core.errors import BadFile
from ludoteca.core.position import read_number
from ludoteca.core.rules import Rules

# Who is asked: a step that nobody answers, nature, or a seat.
STEP: Final = "step"
CHANCE: Final = "nature"
SEAT: Final = "seat"
# A field that is the whole argument, and how large such a number may be unless the field says so itself.
WHOLE: Final = 32
MOST: Final = 99
# As the largest value of a field: the last seat of the table.
LAST_SEAT: Final = -1


class Field(NamedTuple):
    """One part of a frame's argument: its name in the file, which of the two it is in and where, and what it may be.

    ``words`` are the names of its values, from ``first`` on; without them it is a number from ``least`` to ``most``.
    Compiled rules take these numbers for places in arrays, so none may be larger than what the game could ask.
    """

    name: str
    argument: int = 0
    shift: int = 0
    bits: int = WHOLE
    words: Sequence[str] = ()
    first: int = 0
    least: int = 0
    most: int = MOST


class Asked(NamedTuple):
    """How a decision is asked: who may be asked it, and the parts of its two arguments."""

    who: tuple[str, ...]
    fields: tuple[Field, ...] = ()


# What a game says about its decisions by their names; it says something about each of them.
Book = Mapping[str, Asked]


def write_questions(rules: Rules, state: State, book: Book) -> list[dict[str, Any]]:
    """The stack from the bottom up: the last question is asked first. What is 0 is left out."""
    found = []
    for number, seat, a, b in state.frames():
        name = rules.decisions[number].name
        entry: dict[str, Any] = {"ask": name}
        if seat != NOBODY:
            entry["seat"] = CHANCE if seat == NATURE else seat
        for field in book[name].fields:
            value = (a, b)[field.argument]
            if field.bits < WHOLE:
                value = value >> field.shift & ((1 << field.bits) - 1)
            if field.words:
                if value >= field.first:
                    entry[field.name] = field.words[value - field.first]
            elif value:
                entry[field.name] = value
        found.append(entry)
    return found


def read_questions(rules: Rules, seats: int, given: Any, book: Book) -> list[tuple[int, int, int, int]]:
    """The frames of a stack; refuses what no game could ask."""
    if not isinstance(given, list):
        raise BadFile(f"questions: must be a list, the last one asked first, not {given!r:.40}")
    # Half the stack is left to what these questions lead to.
    if len(given) * FRAME * 2 > STACK:
        raise BadFile(f"questions: at most {STACK // FRAME // 2}, not {len(given)}")
    return [_read(rules, seats, entry, f"questions, entry {place}", book) for place, entry in enumerate(given, start=1)]


def _read(rules: Rules, seats: int, entry: Any, where: str, book: Book) -> tuple[int, int, int, int]:
    names = [decision.name for decision in rules.decisions]
    if not isinstance(entry, dict) or entry.get("ask") not in names:
        told = entry.get("ask") if isinstance(entry, dict) else entry
        raise BadFile(f'{where}: "ask" must be one of {", ".join(names)}, not {told!r:.40}')
    name = entry["ask"]
    asked = book[name]
    known = ("ask", "seat", *(field.name for field in asked.fields))
    for field_name in entry:
        if field_name not in known:
            raise BadFile(f"{where}: {name} has no field {field_name!r:.40}; its fields are {', '.join(known)}")
    arguments = [0, 0]
    for field in asked.fields:
        if field.name in entry:
            arguments[field.argument] |= (
                _value(entry[field.name], field, seats, f"{where}, {field.name}") << field.shift
            )
    return names.index(name), _seat(entry, asked, seats, where), arguments[0], arguments[1]


def _seat(entry: Mapping[str, Any], asked: Asked, seats: int, where: str) -> int:
    seat = entry.get("seat")
    if seat is None and STEP in asked.who:
        return NOBODY
    if seat == CHANCE and CHANCE in asked.who:
        return NATURE
    if type(seat) is int and 0 <= seat < seats and SEAT in asked.who:
        return seat
    right = {STEP: "left out", CHANCE: '"nature"', SEAT: f"a number from 0 to {seats - 1}"}
    raise BadFile(f"{where}: seat must be {' or '.join(right[who] for who in asked.who)}, not {seat!r:.40}")


def _value(given: Any, field: Field, seats: int, where: str) -> int:
    if field.words:
        if given not in field.words:
            raise BadFile(f"{where}: {given!r:.40} is not one of {', '.join(field.words)}")
        return field.words.index(given) + field.first
    most = seats - 1 if field.most == LAST_SEAT else min(field.most, (1 << field.bits) - 1)
    return read_number(given, where, field.least, most)


def check_questions(rules: Rules, state: State) -> None:
    """Refuse a stack whose first question cannot be answered."""
    trial = state.clone()
    if rules.settle(trial) and trial.top()[1] >= 0:
        out = Options()
        rules.list_options(trial, out)
        if not out.count:
            name = rules.decision_at(trial).name
            raise BadFile(f"questions: {name} has no legal answer for seat {trial.top()[1]} in this position")
