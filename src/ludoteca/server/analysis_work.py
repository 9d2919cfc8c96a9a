"""What the worker processes of hints and analyses do: everything they need comes in, plain data goes out."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, replace
from time import monotonic
from typing import Any, NamedTuple

import msgspec

from ludoteca.bots.accuracy import mark_of
from ludoteca.bots.analysis import Analysis, Answered, Drawn, Judged, judge, moments, piece_from_plain, summary
from ludoteca.bots.hint import Advice, Effort, best_goes_on, hint
from ludoteca.core.consequences import retold, went_on
from ludoteca.core.game import Game, find_game
from ludoteca.core.match import Header, Match
from ludoteca.core.question import imagined
from ludoteca.core.rng import Rng, mix
from ludoteca.core.view import View
from ludoteca.server.bots import begin_worker
from ludoteca.server.moments import said
from ludoteca.server.wire.analyses import (
    AdviceInfo,
    AnalysisInfo,
    CurvePoint,
    FurtherAnswer,
    JudgedAnswer,
    JudgedDecision,
    LuckInfo,
)

# Analyses wait for people and for bots alike.
STEP_BACK = 15

Answers = tuple[tuple[int, int], ...]
# Answers that belong to one answer; those that were kept as JSON are lists.
Further = Sequence[Sequence[int]]


def begin_quick() -> None:
    """A worker someone waits for."""
    begin_worker()


def begin_slow() -> None:
    """A worker nobody waits for."""
    begin_worker()
    with contextlib.suppress(OSError, AttributeError):
        os.nice(STEP_BACK)


def advise(game: str, pack: Any, view: View, seat: int, effort: Effort) -> list[AdviceInfo]:
    """The best answers to a view's question."""
    found = find_game(game)
    if pack is not None:
        # A view names its pack, and is imagined with what the pack says: this process must have read it.
        found.check_pack(pack)
    return [_advice(found, view, seat, advice) for advice in hint(found, view, seat, effort)]


def _advice(game: Game, view: View, seat: int, advice: Advice) -> AdviceInfo:
    options = [advice.option, *(step.option for step in advice.then)]
    answers = retold(game, imagined(game, view, Rng(1)), seat, options)
    return AdviceInfo(
        option=advice.option,
        win=advice.win,
        points=advice.points,
        sure=advice.sure,
        win_error=advice.win_error,
        points_error=advice.points_error,
        visits=advice.visits,
        then=[said(game, state, seat, given) for state, given in answers][1:],
    )


def part(
    header: Header, answers: Answers, seat: int, first: int, seconds: float, effort: Effort
) -> tuple[int, list[dict[str, Any]]]:
    """How many pieces there are in all, and those from ``first`` on that a short while is enough for."""
    end = monotonic() + seconds
    match = _match(header, answers)
    work = moments(match, seat)
    found: list[dict[str, Any]] = []
    for moment in work[first:]:
        piece = judge(match, seat, moment, effort)
        kept = asdict(piece)
        if isinstance(piece, Judged) and piece.best.option != piece.played.option:
            further = replace(effort, seed=mix(effort.seed, moment.step))
            kept["then"] = best_goes_on(match.game, moment.view, seat, piece.best.option, further)
        found.append(kept)
        if monotonic() >= end:
            break
    return len(work), found


def whole(header: Header, answers: Answers, seat: int, pieces: list[dict[str, Any]], effort: Effort) -> AnalysisInfo:
    """The finished analysis as the page wants it."""
    match = _match(header, answers)
    then = {piece["step"]: piece["then"] for piece in pieces if "then" in piece}
    bare = [{name: piece[name] for name in piece if name != "then"} for piece in pieces]
    found = summary(match, seat, [piece_from_plain(piece) for piece in bare], effort)
    return told(match, found, then)


def _match(header: Header, answers: Answers) -> Match:
    match = Match(header, reading=True)
    match.replay(list(answers))
    return match


def told(match: Match, found: Analysis, then: Mapping[int, Further]) -> AnalysisInfo:
    """An analysis on the wire: steps of the replay instead of places in the journal, answers said as they were then.

    ``then`` holds how the better answers would have gone on, by their places in the journal.
    """
    # A step of the replay ends where the next seat answers.
    steps = [0]
    for answer in match.journal:
        steps.append(steps[-1] + (answer.seat >= 0))
    numbers = {one.step: number for number, one in enumerate(found.decisions)}
    return AnalysisInfo(
        contest=found.contest,
        iterations=found.iterations,
        marks=found.marks,
        accuracy=found.accuracy,
        points_lost=found.points_lost,
        points_per_decision=found.points_per_decision,
        luck_points=found.luck_points,
        luck_points_error=found.luck_points_error,
        luck_win=found.luck_win,
        luck_win_error=found.luck_win_error,
        lead=found.lead,
        adjusted_lead=found.adjusted_lead,
        won=found.won,
        decisions=list(_decisions(match, found, steps, then)),
        draws=[_draw(match, one, steps) for one in found.draws],
        curve=[CurvePoint(kind=p.kind, step=steps[p.step], round=p.round, win=p.win) for p in found.curve],
        mistakes=[numbers[one.step] for one in found.mistakes],
    )


def reworded(header: Header, answers: Answers, seat: int, stored: dict[str, Any]) -> AnalysisInfo:
    """An analysis as an earlier version stored it, its answers said anew; what was thought about them stays."""
    match = Match(header, reading=True)
    match.replay([])
    data = {"contest": True, **stored}
    judged = {one["step"]: one for one in data["decisions"]}
    step = 0
    for place, (who, _) in enumerate(answers):
        # As in the replay, nature's answers belong to the step before.
        if who >= 0:
            if step in judged and who == seat:
                _reword(match, seat, judged[step])
            step += 1
        match.replay([answers[place]])
    return msgspec.convert(data, AnalysisInfo)


def _reword(now: Match, seat: int, judged: dict[str, Any]) -> None:
    for name in ("played", "best"):
        given = judged[name]
        options = [given["option"], *(one["option"] for one in given.get("then", ()))]
        first, *then = [
            msgspec.to_builtins(said(now.game, state, seat, one))
            for state, one in retold(now.game, now.state.clone(), seat, options)
        ]
        judged["prompt"] = first["prompt"]
        judged[name] = given | {part: first[part] for part in ("notation", "name", "target")} | {"then": then}


def _decisions(
    match: Match, found: Analysis, steps: list[int], then: Mapping[int, Further]
) -> Iterator[JudgedDecision]:
    """Each own decision, said from what lay on the table at that moment."""
    judged = {one.step: one for one in found.decisions}
    again = Match(match.header, reading=True)
    again.replay([])
    for step, answer in enumerate(match.journal):
        if step in judged:
            one = judged[step]
            went = went_on(match.game, again.state.clone(), answer, match.journal[step + 1 :])
            played = _said(match.game, again, found.seat, one.played, went)
            better = went if one.best.option == one.played.option else then.get(step, ())
            best = _said(match.game, again, found.seat, one.best, better)
            yield _decision(one, found.seats, steps[step], played, best)
        again.replay([(answer.seat, answer.option)])


class Retold(NamedTuple):
    """An answer as the analysis sees it, in words, with those that belong to it."""

    judged: Answered
    answer: FurtherAnswer
    then: list[FurtherAnswer]


def _said(game: Game, now: Match, seat: int, judged: Answered, further: Further) -> Retold:
    options = [judged.option, *(row[-1] for row in further)]
    answers = retold(game, now.state.clone(), seat, options)
    answer, *then = [said(game, state, seat, given) for state, given in answers]
    return Retold(judged, answer, then)


def _judged(told: Retold) -> JudgedAnswer:
    judged, answer, then = told
    return JudgedAnswer(
        option=judged.option,
        notation=answer.notation,
        name=answer.name,
        target=answer.target,
        win=judged.win,
        points=judged.points,
        win_error=judged.win_error,
        points_error=judged.points_error,
        visits=judged.visits,
        then=then,
    )


def _decision(one: Judged, seats: int, step: int, played: Retold, best: Retold) -> JudgedDecision:
    return JudgedDecision(
        step=step,
        round=one.round,
        decision=played.answer.decision,
        domain=played.answer.domain,
        rule=played.answer.rule,
        prompt=played.answer.prompt,
        options=one.options,
        played=_judged(played),
        best=_judged(best),
        points_lost=one.points_lost,
        points_error=one.points_error,
        win_lost=one.win_lost,
        value_lost=one.value_lost,
        sure=one.sure,
        mark=mark_of(one.value_lost, seats),
    )


def _draw(match: Match, one: Drawn, steps: list[int]) -> LuckInfo:
    return LuckInfo(
        step=steps[one.step],
        round=one.round,
        decision=match.game.rules.decisions[one.decision].name,
        draws=one.draws,
        win_luck=one.win_luck,
        win_error=one.win_error,
        points_luck=one.points_luck,
        points_error=one.points_error,
    )
