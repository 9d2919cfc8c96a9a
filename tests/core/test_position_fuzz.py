"""Positions come from strangers: whatever is wrong in one is refused in one short line, and nothing else ever happens."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from ludoteca.core.errors import BadFile, BadOptions
from ludoteca.core.match import Match

HOME: Final = Path(__file__).parents[1] / "positions"
GAMES: Final = ("la_granja", "oh_my_goods", "sagrada")
LONGEST_LINE: Final = 1200
TRIES: Final = 350
DEEP: Final = 900

# Values of every kind that JSON knows, and numbers and words no game has.
ODD: Final[tuple[Any, ...]] = (
    *(None, True, False, 0, -1, 7, 99, 10**6, 2**31, -(2**31), 2**63, 10**40, 1.5, float("nan"), float("inf")),
    *("", " ", "x", "x" * 3000, "two\nlines\x1b[2J\u2028", "\u0663", "\u00b2", "9" * 5000, "-1", "1.0", "nature"),
    *([], {}, [[]], [None] * 3, list(range(50)), {"": None}, {"x": 1}, "deep list", "deep object"),
)
ANSWERS: Final = (
    "0 pick 4",
    "9 pick 4",
    "9" * 5000 + " a b",
    "nature roll 6",
    "0 0 0",
    "a",
    "\u0663 a b",
    "0 play pass",
)


def positions(game: str) -> list[dict[str, Any]]:
    """The valid positions of a game: those of its worked examples."""
    found = []
    for path in sorted((HOME / game).glob("*.json")):
        data = json.loads(path.read_text(encoding="utf-8"))
        found += [case["position"] for case in data.get("cases", [data])]
    return found


def odd(chance: random.Random) -> Any:
    """Something that hardly ever belongs where it is put; too deep for anything that walks it by recursion."""
    value = chance.choice(ODD)
    if value == "deep list" or value == "deep object":
        nested: Any = 0
        for _level in range(DEEP):
            nested = [nested] if value == "deep list" else {"a": nested}
        return nested
    return copy.deepcopy(value)


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every part of a position that does not lie too deep."""
    if path:
        yield path
    if len(path) < 12:
        inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
        for name, part in inner:
            yield from places(part, (*path, name))


def part(value: Any, path: tuple[Any, ...]) -> Any:
    for name in path:
        value = value[name]
    return value


def damage(chance: random.Random, position: dict[str, Any]) -> Any:
    """A position with a few parts changed, dropped, doubled, moved or added."""
    if chance.random() < 0.01:
        return odd(chance)
    # Through text, so that no part is shared.
    damaged = json.loads(json.dumps(position))
    for _time in range(chance.choice((1, 1, 1, 2, 3))):
        ways = list(places(damaged))
        if not ways:
            break
        way = chance.choice(ways)
        home, name = part(damaged, way[:-1]), way[-1]
        kind = chance.randrange(7)
        if kind < 2:
            home[name] = odd(chance)
        elif kind == 2:
            del home[name]
        elif kind == 3:
            grow(chance, home, name, [str(way[-1]) for way in ways])
        elif kind == 4:
            other = chance.choice(ways)
            if len(other) >= len(way):
                home[name] = part(damaged, other)
                damaged = json.loads(json.dumps(damaged, default=str)) if shallow(damaged) else damaged
        elif kind == 5:
            home[name] = home[name] * chance.choice((2, 3, 200)) if isinstance(home[name], list) else odd(chance)
        else:
            damaged["answers"] = [chance.choice((*ANSWERS, odd(chance))) for _answer in range(chance.randrange(1, 4))]
    return damaged


def grow(chance: random.Random, home: Any, name: Any, names: list[str]) -> None:
    """One entry more in a list or an object, or a number or word a little off."""
    value = home[name]
    if isinstance(value, dict):
        value[chance.choice(["x", "", "two\nlines", "9" * 5000, "x" * 3000, "00", *names])] = odd(chance)
    elif isinstance(value, list):
        value.insert(chance.randrange(len(value) + 1), odd(chance))
    elif type(value) is int:
        home[name] = value + chance.choice((-100, -2, -1, 1, 2, 100))
    elif isinstance(value, str):
        home[name] = chance.choice((value.upper(), value + " ", value + "x", value[:-1]))


def shallow(value: Any) -> bool:
    try:
        json.dumps(value)
    except (RecursionError, ValueError):
        return False
    return True


def play_on(chance: random.Random, match: Match) -> None:
    """A few answers and every look at the table, as a server would take them."""
    for _answer in range(chance.randrange(10)):
        if match.over:
            break
        question = match.question()
        assert question.choices, f"{question.name} has no answer"
        match.play(question.seat, chance.choice(question.choices).option)
    for seat in (None, *range(match.header.seats)):
        match.game.picture(match.view(seat))
    match.outcome()


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", GAMES)
def test_damaged_positions_are_refused_in_one_line_or_can_be_played(game: str, seed: int) -> None:
    chance = random.Random(f"{game} {seed}")
    whole = positions(game)
    refused = played = 0
    for number in range(TRIES):
        damaged = damage(chance, chance.choice(whole))
        try:
            match = Match.from_position(game, damaged, seed=number)
        except (BadFile, BadOptions) as problem:
            line = str(problem)
            assert line.isprintable(), line
            assert 0 < len(line) <= LONGEST_LINE, line[:200]
            refused += 1
        else:
            play_on(chance, match)
            played += 1
    # Both happen often enough to mean something.
    assert refused > TRIES // 3
    assert played > TRIES // 40


@pytest.mark.parametrize("game", GAMES)
def test_every_position_is_refused_where_it_is_nested_too_deep(game: str) -> None:
    nested: Any = 0
    for _level in range(DEEP):
        nested = [nested]
    for name in ("options", "answers", "farms", "seats", "windows", "pack"):
        with pytest.raises(BadFile) as caught:
            Match.from_position(game, {**positions(game)[0], name: nested}, seed=1)
        assert len(str(caught.value)) <= LONGEST_LINE
