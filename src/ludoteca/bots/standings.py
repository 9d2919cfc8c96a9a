"""What a meeting of players came to: a row for each with points, wins and Elo, and the share of each pair."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from ludoteca.bots.arena import Meeting, Played, Standing
from ludoteca.bots.levels import GREEDY
from ludoteca.bots.rating import elo, elo_intervals, summed
from ludoteca.bots.simulate import share_interval
from ludoteca.core.game import find_game


class Row(NamedTuple):
    """One player's figures; a seat counts once for every game it was sat at.

    Faults are answers it owed and greedy gave; plain policies are not counted by the answer.
    """

    name: str
    games: int
    points: float
    deviation: float
    winning: float
    share: float
    low: float
    high: float
    elo: float
    elo_low: float
    elo_high: float
    seconds: float
    answers: int
    faults: int


class Pair(NamedTuple):
    """How one player fared against another: of the games both were in, the share it came in ahead, draws half."""

    one: str
    two: str
    games: int
    share: float
    low: float
    high: float


def zero(meeting: Meeting) -> int:
    """Whose Elo is 0, by the place in the names: greedy's, or that of the one named first."""
    return meeting.names.index(GREEDY) if GREEDY in meeting.names else 0


def has_goal(meeting: Meeting) -> bool:
    """Whether there is anything to win: rivals, or a target for a single seat."""
    game = find_game(meeting.game)
    state = game.setup(meeting.seats, dict(meeting.options), meeting.pack)
    return meeting.seats > 1 or game.target(state) is not None


def sides_of(meeting: Meeting) -> list[int]:
    """The side of each seat: partners win together, and neither comes in ahead of the other."""
    game = find_game(meeting.game)
    state = game.setup(meeting.seats, dict(meeting.options), meeting.pack)
    return [game.rules.side(state, seat) for seat in range(meeting.seats)]


def placed(game: Played, sides: Sequence[int] = ()) -> dict[tuple[int, int], float]:
    """Who came in ahead of whom: winners first, then by points; several seats of one player share its game.

    Partners are on one side and do not meet; without ``sides`` nobody has any.
    """
    sides = sides or range(len(game.lineup))
    wins: dict[tuple[int, int], float] = {}
    met = Counter(
        (one, two)
        for one, side in zip(game.lineup, sides, strict=True)
        for two, other in zip(game.lineup, sides, strict=True)
        if side != other
    )
    for seat, one in enumerate(game.lineup):
        for other, two in enumerate(game.lineup):
            if one == two or sides[seat] == sides[other]:
                continue
            mine = (game.winners >> seat & 1, game.points[seat])
            theirs = (game.winners >> other & 1, game.points[other])
            drawn = mine == theirs or (mine[0] and theirs[0])
            won = 0.5 if drawn else float(mine > theirs)
            wins[one, two] = wins.get((one, two), 0.0) + won / met[one, two]
    return wins


def rows(standing: Standing, *, times: int = 300) -> list[Row]:
    """A row for each player, the strongest first."""
    names = standing.meeting.names
    deals = standing.deals()
    sides = sides_of(standing.meeting)
    wins = [summed([placed(game, sides) for game in deal]) for deal in deals]
    anchor = zero(standing.meeting)
    ratings = elo(len(names), summed(wins), anchor)
    intervals = elo_intervals(len(names), wins, anchor, times=times)
    games = [game for deal in deals for game in deal]
    found = [row(standing, games, sides, who, ratings[who], intervals[who]) for who in range(len(names))]
    return sorted(found, key=lambda one: -one.elo)


def row(
    standing: Standing,
    games: Sequence[Played],
    sides: Sequence[int],
    who: int,
    rating: float,
    interval: tuple[float, float],
) -> Row:
    """The figures of one player."""
    points: list[int] = []
    best: list[int] = []
    share = seconds = 0.0
    answers = entered = faults = 0
    name = standing.meeting.names[who]
    for game in games:
        entered += who in game.lineup
        faults += sum(fault.name == name for fault in game.faults)
        for seat, sitting in enumerate(game.lineup):
            if sitting != who:
                continue
            points.append(game.points[seat])
            if game.winners >> seat & 1:
                share += 1 / len({side for place, side in enumerate(sides) if game.winners >> place & 1})
                best.append(game.points[seat])
            if game.answers:
                seconds += game.seconds[seat]
                answers += game.answers[seat]
    sat = max(1, len(points))
    mean = sum(points) / sat
    spread = math.sqrt(sum((one - mean) ** 2 for one in points) / sat)
    low, high = share_interval(share / sat * entered, entered)
    winning = sum(best) / max(1, len(best))
    pace = seconds / max(1, answers)
    return Row(name, entered, mean, spread, winning, share / sat, low, high, rating, *interval, pace, answers, faults)


def pairs(standing: Standing) -> list[Pair]:
    """Every two players that met, in the order they were named."""
    names = standing.meeting.names
    found = []
    sides = sides_of(standing.meeting)
    games = [placed(game, sides) for deal in standing.deals() for game in deal]
    for one in range(len(names)):
        for two in range(one + 1, len(names)):
            won = [game[one, two] for game in games if (one, two) in game]
            if won:
                low, high = share_interval(sum(won), len(won))
                found.append(Pair(names[one], names[two], len(won), sum(won) / len(won), low, high))
    return found


def to_plain(standing: Standing) -> dict[str, Any]:
    """Everything for ``--json``."""
    meeting = standing.meeting
    faults = [fault for game in standing.played for fault in game.faults]
    unfinished = [fault for number in sorted(standing.underway) for fault in standing.underway[number]]
    told = [one._asdict() for one in rows(standing)]
    if not has_goal(meeting):
        # Whoever is alone and has no target neither wins nor loses.
        told = [{**one, "winning": None, "share": None, "low": None, "high": None} for one in told]
    return {
        "game": meeting.game,
        "seats": meeting.seats,
        "options": dict(meeting.options),
        "seed": meeting.seed,
        "policies": list(meeting.names),
        "games": sum(len(deal) for deal in standing.deals()),
        "wanted": standing.wanted,
        "deals": standing.dealt,
        "groups": len(meeting.groups),
        "errors": [{"game": game.number, "error": game.failure} for game in standing.failures],
        "faults": [fault._asdict() for fault in faults],
        "faults_unfinished": [fault._asdict() for fault in unfinished],
        "seconds": round(standing.seconds, 3),
        "stopped_early": standing.stopped,
        "elo_zero": meeting.names[zero(meeting)] if meeting.seats > 1 else None,
        "rows": told,
        "pairs": [one._asdict() for one in pairs(standing)],
    }
