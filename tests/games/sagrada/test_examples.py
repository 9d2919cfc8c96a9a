"""The worked examples of the rules, one position file for each thing an example says."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from ludoteca.core.match import Match
from ludoteca.core.nature import Scripted, Seeded
from ludoteca.games.sagrada.content.dice import COLOR_LETTERS
from ludoteca.games.sagrada.content.tools import TOOL_IDS
from tests.games.sagrada.helpers import legal, lines, pool, track, window
from tests.support import rule

HOME: Final = Path(__file__).parents[2] / "positions" / "sagrada"
FILES: Final = sorted(HOME.glob("*.json"))
EXAMPLES: Final = [f"15.{number}" for number in range(1, 18)]
# Examples that are no position, with the reason; Sagrada has none.
NO_POSITION: Final[dict[str, str]] = {}


def read(path: Path) -> dict[str, Any]:
    """One file: an example, what it says, a position, what nature says, the answers, and what must come of them."""
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    assert set(data) <= {"example", "says", "position", "nature", "answers", "result"}, path.name
    assert data["result"], path.name
    return data


def play_through(data: dict[str, Any]) -> Match:
    """The match after the answers, each written as the seat that must be asked and its word."""
    nature = Scripted(*data.get("nature", ()), then=Seeded(5))
    match = Match.from_position("sagrada", data["position"], nature=nature)
    for answer in data["answers"]:
        seat, word = answer.split()
        assert int(seat) in match.to_act(), f"{answer}: to act is {match.to_act()}"
        match.play(int(seat), word)
    assert nature.place == len(nature.words), "nature has more to say than it is asked"
    return match


def seen(match: Match) -> Any:
    """The table as spectators see it."""
    return match.view(None)


def rules_against(match: Match, cell: str) -> list[str]:
    return [reason.rule for reason in match.game.why_not(match.view(match.to_act()[0]), f"cell:{cell}")]


def points_of(match: Match, seat: str, names: dict[str, int]) -> dict[str, int]:
    found = lines(match, int(seat))
    return {name: found[name] for name in names}


def decided_by(match: Match) -> str | None:
    decided = match.outcome().decided
    return None if decided is None else decided.name


CHECKS: Final[dict[str, Callable[[Match, Any], bool]]] = {
    "asked": lambda match, told: f"{match.question().seat} {match.question().name}" == told,
    "legal": lambda match, told: legal(match) == set(told),
    "open": lambda match, told: set(told) <= legal(match),
    "closed": lambda match, told: not set(told) & legal(match),
    "why": lambda match, told: all(rules_against(match, cell) == rules for cell, rules in told.items()),
    "window": lambda match, told: window(match) == told,
    "pool": lambda match, told: pool(match) == sorted(told),
    "pool_size": lambda match, told: len(pool(match)) == told,
    "track": lambda match, told: all(track(match, int(number)) == sorted(dice) for number, dice in told.items()),
    "favor": lambda match, told: list(seen(match).favor) == told,
    "favor_on": lambda match, told: all(seen(match).favor_on[TOOL_IDS.index(name)] == told[name] for name in told),
    "tools": lambda match, told: [TOOL_IDS[tool] for tool in seen(match).tools] == told,
    "tools_gone": lambda match, told: [TOOL_IDS[tool] for tool in seen(match).tools_gone] == told,
    "out": lambda match, told: all(seen(match).out[COLOR_LETTERS.index(color)] == told[color] for color in told),
    "round": lambda match, told: seen(match).round == told,
    "first": lambda match, told: seen(match).first == told,
    "over": lambda match, told: match.over is told,
    "points": lambda match, told: all(match.outcome().points[int(seat)] == told[seat] for seat in told),
    "private": lambda match, told: [lines(match, seat)["private"] for seat in range(match.header.seats)] == told,
    "breakdown": lambda match, told: all(points_of(match, seat, names) == names for seat, names in told.items()),
    "target": lambda match, told: match.outcome().target == told,
    "winners": lambda match, told: list(match.outcome().winners) == told,
    "decided": lambda match, told: decided_by(match) == told,
}


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_an_example_comes_out_as_the_rules_say(path: Path) -> None:
    data = read(path)
    match = play_through(data)
    for name, told in data["result"].items():
        assert CHECKS[name](match, told), f"{data['says']}: {name} is not {told}"


@rule("SAG-15.1", "SAG-15.2", "SAG-15.3", "SAG-15.4", "SAG-15.5", "SAG-15.6", "SAG-15.7", "SAG-15.8", "SAG-15.9")
@rule("SAG-15.10", "SAG-15.11", "SAG-15.12", "SAG-15.13", "SAG-15.14", "SAG-15.15", "SAG-15.16", "SAG-15.17")
def test_every_example_is_a_position_or_says_why_not() -> None:
    kept = {read(path)["example"] for path in FILES}
    assert kept | set(NO_POSITION) == set(EXAMPLES)
    assert not kept & set(NO_POSITION)
    tools = {path.stem[len("15.14-tool-") :][:2] for path in FILES if path.stem.startswith("15.14-tool-")}
    assert tools == {"01", "02", "03", "04", "05", "06", "09", "10", "11", "12"}
