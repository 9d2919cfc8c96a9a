"""A match looked at again: every own decision judged by what the seat knew then, and luck shown apart.

The work falls into pieces, one for each decision that was not forced and one for each of nature's draws the seat saw.
A piece needs its moment and nothing else, so pieces may be done in any order, anywhere, and kept one by one.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, replace
from typing import Any, Literal

from ludoteca.bots.accuracy import accuracy_of, game_accuracy, mark_of
from ludoteca.bots.hint import Effort, Pondering, is_contest, knowledge_of, surely, win_error
from ludoteca.core.constants import NATURE
from ludoteca.core.decision import Options
from ludoteca.core.errors import BadOptions
from ludoteca.core.game import Game
from ludoteca.core.match import Match
from ludoteca.core.nature import Seeded
from ludoteca.core.rng import mix
from ludoteca.core.search import Judgement
from ludoteca.core.view import View

DECISION = "decision"
DRAW = "draw"
# A difference is looked at again from this many standard errors, and believed from that many.
DOUBTED, BELIEVED = 1.5, 1.645
# A draw is weighed by many short looks of equal length: a longer look would find better play, not better luck.
LOOK = 24
MISTAKES = 3


@dataclass(frozen=True)
class Moment:
    """One piece of work: where in the journal it stands and what the seat knew there."""

    kind: str
    step: int
    round: int
    decision: int
    a: int
    b: int
    option: int
    view: View
    after: View | None = None
    draws: int = 0


@dataclass(frozen=True)
class Answered:
    """One answer as search sees it."""

    option: int
    win: float
    points: float
    win_error: float
    points_error: float
    visits: int


@dataclass(frozen=True)
class Judged:
    """One own decision; what was lost is nothing where the difference is no more than noise.

    ``value_lost`` is half win chance and half points, a point being what it is worth in an even game: what marks,
    accuracy and the biggest mistakes go by, so that a game long lost, or won, is not called well played.
    """

    kind: str
    step: int
    round: int
    decision: int
    a: int
    b: int
    options: int
    played: Answered
    best: Answered
    points_lost: float
    points_error: float
    win_lost: float
    sure: float
    value_lost: float = 0.0


@dataclass(frozen=True)
class Drawn:
    """What nature gave in a row of draws, against its mean."""

    kind: str
    step: int
    round: int
    decision: int
    draws: int
    win: float
    win_luck: float
    win_error: float
    points_luck: float
    points_error: float


@dataclass(frozen=True)
class Point:
    """One point of the win-chance curve: before or after an own decision, after a draw, or the end."""

    kind: Literal["before", "after", "draw", "end"]
    step: int
    round: int
    win: float


@dataclass(frozen=True)
class Analysis:
    """All of a seat's decisions in one match; without a contest nothing is said about winning."""

    game: str
    seat: int
    seats: int
    contest: bool
    iterations: int
    decisions: tuple[Judged, ...]
    draws: tuple[Drawn, ...]
    curve: tuple[Point, ...]
    mistakes: tuple[Judged, ...]
    marks: dict[str, int]
    accuracy: float
    points_lost: float
    points_per_decision: float
    luck_points: float
    luck_points_error: float
    luck_win: float
    luck_win_error: float
    lead: float | None
    adjusted_lead: float | None
    won: float | None

    def to_plain(self) -> dict[str, Any]:
        """The analysis as dicts, lists and numbers."""
        return asdict(self)


Piece = Judged | Drawn


def analyse(
    match: Match, seat: int, effort: Effort | None = None, progress: Callable[[int, int], None] | None = None
) -> Analysis:
    """Judge every decision of a seat; ``progress`` hears how many of how many pieces are done."""
    effort = effort or Effort()
    work = moments(match, seat)
    found = []
    for number, moment in enumerate(work):
        if progress is not None:
            progress(number, len(work))
        found.append(judge(match, seat, moment, effort))
    if progress is not None:
        progress(len(work), len(work))
    return summary(match, seat, found, effort)


def moments(match: Match, seat: int) -> list[Moment]:
    """The pieces of work of a seat's analysis, in the order of the journal."""
    if not 0 <= seat < match.header.seats:
        raise BadOptions(f"there is no seat {seat}; seats run from 0 to {match.header.seats - 1}")
    return list(_walk(match, seat))


def _walk(match: Match, seat: int) -> Iterator[Moment]:
    again = Match(match.header, reading=True)
    again.replay([])
    rules = match.game.rules
    begun: Moment | None = None
    shown = False
    for step, answer in enumerate(match.journal):
        now = rules.rounds(again.state)
        if answer.seat == NATURE:
            if begun is None:
                begun = Moment(DRAW, step, now, answer.decision, 0, 0, -1, again.view(seat))
                shown = False
            shown = shown or answer.open_to(seat)
        else:
            if begun is not None and shown:
                yield replace(begun, after=again.view(seat), draws=step - begun.step)
            begun = None
        if answer.seat == seat:
            asked = again.question(seat)
            if len(asked.options) > 1:
                yield Moment(DECISION, step, now, asked.number, asked.a, asked.b, answer.option, again.view(seat))
        again.replay([(answer.seat, answer.option)])
    if begun is not None and shown:
        yield replace(begun, after=again.view(seat), draws=len(match.journal) - begun.step)


def judge(match: Match, seat: int, moment: Moment, effort: Effort) -> Piece:
    """One piece of work; the same moment and effort give the same numbers, whatever is hidden from the seat."""
    effort = replace(effort, seed=mix(effort.seed, moment.step))
    if moment.kind == DRAW:
        return _judge_draw(match, seat, moment, effort)
    return _judge_decision(match, seat, moment, effort)


def _judge_decision(match: Match, seat: int, moment: Moment, effort: Effort) -> Judged:
    pondering = Pondering(match.game, moment.view, seat, effort, every=True)
    pondering.think()
    trusted = pondering.judgements()[0]
    rivals = [max(pondering.spoken(), key=lambda one: one.value).option, trusted.option, moment.option]
    pondering.compare(rivals, effort.iterations // 2)
    judged = {one.option: one for one in pondering.judgements()}
    played = judged[moment.option]
    best = max((judged[option] for option in rivals), key=lambda one: (one.value, one.option == moment.option))
    if best is not played and _apart(best, played) >= DOUBTED:
        # The best of several guesses is a lucky guess: what is said about the two comes from a look of their own.
        second = Pondering(match.game, moment.view, seat, replace(effort, seed=mix(effort.seed, 3)), every=True)
        second.compare([best.option, played.option], effort.iterations)
        again = {one.option: one for one in second.judgements()}
        best, played = again[best.option], again[played.option]
    apart = _apart(best, played)
    real = best is not played and apart >= BELIEVED
    points = max(0.0, best.points - played.points) if real else 0.0
    win = max(0.0, best.win - played.win) if real else 0.0
    return Judged(
        DECISION,
        moment.step,
        moment.round,
        moment.decision,
        moment.a,
        moment.b,
        len(pondering.search.root.children or []),
        _answered(played),
        _answered(best if real else played),
        points,
        math.hypot(best.error, played.error),
        win,
        surely(apart, 1.0) if real else 1.0 - surely(apart, 1.0),
        value_lost(match.game, points, win if is_contest(match.game, moment.view) else None),
    )


def value_lost(game: Game, points: float, win: float | None) -> float:
    """Half win chance and half points, counted as in an even game; where nothing is to be won, points alone."""
    counted = 0.25 * points / knowledge_of(game).unsure
    return counted if win is None else 0.5 * (counted + win)


def _apart(best: Judgement, played: Judgement) -> float:
    """By how many standard errors two answers differ, in points or in win chance, whichever tells them apart."""
    if best is played:
        return 0.0
    points = (best.points - played.points) / max(1e-9, math.hypot(best.error, played.error))
    wins = (best.win - played.win) / max(1e-9, math.hypot(win_error(best), win_error(played)))
    return max(points, wins)


def _answered(one: Judgement) -> Answered:
    return Answered(one.option, one.win, one.points, win_error(one), one.error, one.visits)


def _judge_draw(match: Match, seat: int, moment: Moment, effort: Effort) -> Drawn:
    game = match.game
    after = moment.after
    if after is None:
        raise BadOptions(f"the draw at step {moment.step} has no end")
    looks = max(2, 2 * effort.iterations // LOOK)
    given = [_look(match, seat, after, mix(effort.seed, 100 + number)) for number in range(max(2, looks // 2))]
    start = Pondering(game, moment.view, seat, effort)
    nature = Seeded(mix(effort.seed, 4))
    out = Options()
    other = []
    for number in range(looks):
        state = start.imagine()
        game.rules.advance(state, nature, out)
        other.append(_look(match, seat, game.view(state, seat), mix(effort.seed, 10_000 + number)))
    win, win_error_given, points, points_error_given = _mean(given)
    mean_win, win_error_mean, mean_points, points_error_mean = _mean(other)
    return Drawn(
        DRAW,
        moment.step,
        moment.round,
        moment.decision,
        moment.draws,
        win,
        win - mean_win,
        math.hypot(win_error_given, win_error_mean),
        points - mean_points,
        math.hypot(points_error_given, points_error_mean),
    )


def _look(match: Match, seat: int, view: View, seed: int) -> tuple[float, float]:
    pondering = Pondering(match.game, view, seat, Effort(LOOK, 0.0, seed))
    pondering.settle(LOOK)
    win, points, _ = pondering.worth
    return win, points


def _mean(looks: list[tuple[float, float]]) -> tuple[float, float, float, float]:
    """Win chance and lead on average, each with its standard error."""
    found: list[float] = []
    for values in zip(*looks, strict=True):
        mean = sum(values) / len(values)
        square = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
        found += [mean, math.sqrt(square / len(values))]
    return found[0], found[1], found[2], found[3]


# -- the whole ---------------------------------------------------------------------------------------------


def summary(match: Match, seat: int, found: list[Piece], effort: Effort) -> Analysis:
    """What all pieces say together."""
    seats = match.header.seats
    decisions = tuple(piece for piece in found if isinstance(piece, Judged))
    draws = tuple(piece for piece in found if isinstance(piece, Drawn))
    marks: dict[str, int] = {}
    for one in decisions:
        mark = mark_of(one.value_lost, seats)
        if mark:
            marks[mark] = marks.get(mark, 0) + 1
    lost = sum(one.points_lost for one in decisions)
    luck = sum(one.points_luck for one in draws)
    lead, won = result(match, seat)
    contest = is_contest(match.game, match.view(seat))
    swings = [one.best.win for one in decisions] + [won or 0.0]
    worst = sorted(decisions, key=lambda one: (-one.value_lost, -one.points_lost, one.step))
    return Analysis(
        game=match.game.id,
        seat=seat,
        seats=seats,
        contest=contest,
        iterations=effort.iterations,
        decisions=decisions,
        draws=draws,
        curve=tuple(_curve(match, found, won)) if contest else (),
        mistakes=tuple(one for one in worst[:MISTAKES] if one.value_lost > 0.0),
        marks=marks,
        accuracy=game_accuracy([accuracy_of(one.value_lost) for one in decisions], swings),
        points_lost=lost,
        points_per_decision=lost / max(1, len(decisions)),
        luck_points=luck,
        luck_points_error=math.sqrt(sum(one.points_error**2 for one in draws)),
        luck_win=sum(one.win_luck for one in draws),
        luck_win_error=math.sqrt(sum(one.win_error**2 for one in draws)),
        lead=lead,
        adjusted_lead=None if lead is None else lead - luck,
        won=won if contest else None,
    )


def result(match: Match, seat: int) -> tuple[float | None, float | None]:
    """How far ahead the seat ended (alone: of the mark to beat), and its share of the win; None while it goes on."""
    if not match.over:
        return None, None
    outcome = match.outcome()
    sides = outcome.sides
    others = [points for place, points in enumerate(outcome.points) if sides[place] != sides[seat]]
    lead = outcome.points[seat] - (max(others) if others else outcome.target or 0)
    shared = len({sides[winner] for winner in outcome.winners})
    return float(lead), 1.0 / shared if seat in outcome.winners else 0.0


def _curve(match: Match, found: list[Piece], won: float | None) -> Iterator[Point]:
    last: float | None = None
    for piece in found:
        if isinstance(piece, Drawn):
            last = piece.win if last is None else min(1.0, max(0.0, last + piece.win_luck))
            yield Point("draw", piece.step + piece.draws, piece.round, last)
        else:
            yield Point("before", piece.step, piece.round, piece.best.win)
            last = piece.best.win - piece.win_lost
            yield Point("after", piece.step + 1, piece.round, last)
    if won is not None:
        yield Point("end", len(match.journal), match.game.rules.rounds(match.state), won)


def piece_from_plain(plain: dict[str, Any]) -> Piece:
    """A piece that was kept as plain data."""
    if plain["kind"] == DRAW:
        return Drawn(**plain)
    return Judged(**(plain | {"played": Answered(**plain["played"]), "best": Answered(**plain["best"])}))
