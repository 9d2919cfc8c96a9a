"""Scores and winners (section 9, 11.6 and 11.7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from tests.referee.sagrada.content import COLOURS, PRIVATE, PUBLIC, VALUES
from tests.referee.sagrada.table import Player, Table
from tests.referee.sagrada.window import DIAGONAL, SPACES, Window

COLOUR_OF, VALUE_OF = 0, 1
SETS = {
    "light_shades": (VALUE_OF, "12"),
    "medium_shades": (VALUE_OF, "34"),
    "deep_shades": (VALUE_OF, "56"),
    "shade_variety": (VALUE_OF, VALUES),
    "color_variety": (COLOUR_OF, "".join(COLOURS)),
}


def times(window: Window, objective: str) -> int:
    """How often a window meets a public objective (9.3 to 9.5)."""
    if objective in SETS:
        part, members = SETS[objective]
        found = Counter(die[part] for die in window.dice.values())
        return min(found[member] for member in members)
    if objective == "color_diagonals":
        dice = window.dice
        return sum(any(dice.get(other, " ")[0] == die[0] for other in DIAGONAL[space]) for space, die in dice.items())
    lines = window.rows() if objective.startswith("row") else window.columns()
    part = COLOUR_OF if "color" in objective else VALUE_OF
    return sum(_varied(line, part) for line in lines)


def _varied(line: Sequence[str | None], part: int) -> bool:
    found = {die[part] for die in line if die}
    return len(found) == len(line)


def private_points(player: Player) -> int:
    """The dice of the private objective's colour (9.6); alone the better of the two (Q16)."""
    dice = player.window.dice.values()
    return max(sum(int(die[1]) for die in dice if die[0] == PRIVATE[name]) for name in player.private)


def lines(table: Table, player: Player) -> dict[str, int]:
    """Points by what they are for (9.2, 11.6)."""
    empty = len(SPACES) - len(player.window.dice)
    found = {objective: PUBLIC[objective] * times(player.window, objective) for objective in table.public}
    found["private"] = private_points(player)
    if not table.solo:
        found["favor"] = player.favor
    found["empty"] = -empty * (3 if table.solo else 1)
    return found


def target(table: Table) -> int | None:
    """What a player alone has to beat (11.1)."""
    return sum(int(die[1]) for die in table.on_track()) if table.solo else None


def ranking(table: Table) -> list[tuple[int, int, int, int]]:
    """What decides, seat by seat: total, private points, favor, how late the first turn of round 10 came (9.8)."""
    start = (table.first - 1) % table.seats
    return [
        (sum(lines(table, player).values()), private_points(player), player.favor, (seat - start) % table.seats)
        for seat, player in enumerate(table.players)
    ]


def winners(table: Table) -> tuple[int, ...]:
    """The winner; alone only if the score is above the target (11.7)."""
    ranked = ranking(table)
    goal = target(table)
    if goal is not None:
        return (0,) if ranked[0][0] > goal else ()
    return (ranked.index(max(ranked)),)


def decided_by(table: Table) -> str:
    """What told the winner from the next best."""
    if table.solo:
        return "solo, won" if winners(table) else "solo, lost"
    best, next_best = sorted(ranking(table), reverse=True)[:2]
    names = ("total", "private points", "favor", "later first turn")
    return next(name for name, one, other in zip(names, best, next_best, strict=True) if one != other)


def result(table: Table) -> dict[str, Any]:
    """All that is compared at the end, by name."""
    told: dict[str, Any] = {
        "points": tuple(sum(lines(table, player).values()) for player in table.players),
        "winners": winners(table),
    }
    for seat, player in enumerate(table.players):
        told |= {f"{name} of seat {seat}": points for name, points in lines(table, player).items()}
    return told
