"""What the worker processes of hints and analyses do: everything they need comes in, plain data goes out."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from time import monotonic
from typing import Any

from ludoteca.bots.accuracy import mark_of
from ludoteca.bots.analysis import Analysis, Drawn, Judged, judge, moments, piece_from_plain, summary
from ludoteca.bots.hint import Effort, best_goes_on, hint
from ludoteca.core.consequences import Given, went_on
from ludoteca.core.game import find_game
from ludoteca.core.match import Header, Match
from ludoteca.core.rng import mix
from ludoteca.core.view import View, plain
from ludoteca.server.bots import begin_worker
from ludoteca.server.moments import answer_data, prompt_data

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


def advise(game: str, pack: Any, view: View, seat: int, effort: Effort) -> list[dict[str, Any]]:
    """The best answers to a view's question."""
    found = find_game(game)
    if pack is not None:
        # A view names its pack, and is imagined with what the pack says: this process must have read it.
        found.check_pack(pack)
    answers = hint(found, view, seat, effort)
    return [
        asdict(one)
        | {"then": [answer_data(found, Given(step.decision, step.a, step.b, step.option)) for step in one.then]}
        for one in answers
    ]


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


def whole(header: Header, answers: Answers, seat: int, pieces: list[dict[str, Any]], effort: Effort) -> dict[str, Any]:
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


def told(match: Match, found: Analysis, then: Mapping[int, Further]) -> dict[str, Any]:
    """An analysis on the wire: message ids instead of words, steps of the replay instead of places in the journal.

    ``then`` holds how the better answers would have gone on, by their places in the journal.
    """
    # A step of the replay ends where the next seat answers.
    steps = [0]
    for answer in match.journal:
        steps.append(steps[-1] + (answer.seat >= 0))
    figures = found.to_plain()
    seen, continued = _remembered(match, found)
    numbers = {one.step: number for number, one in enumerate(found.decisions)}
    return {
        **{name: figures[name] for name in PLAIN},
        "decisions": [
            _decision(match, one, found.seats, steps, continued[one.step], then.get(one.step, ()))
            | {"seen": seen[one.step]}
            for one in found.decisions
        ],
        "draws": [_draw(match, one, steps) for one in found.draws],
        "curve": [{**point, "step": steps[point["step"]]} for point in figures["curve"]],
        "mistakes": [numbers[one.step] for one in found.mistakes],
    }


PLAIN = (
    "contest",
    "iterations",
    "marks",
    "accuracy",
    "points_lost",
    "points_per_decision",
    "luck_points",
    "luck_points_error",
    "luck_win",
    "luck_win_error",
    "lead",
    "adjusted_lead",
    "won",
)


def _remembered(match: Match, found: Analysis) -> tuple[dict[int, dict[str, Any]], dict[int, list[Given]]]:
    """What the seat saw at each of its decisions, and how each answer went on.

    An answer is worded as the table would have worded it then, and for that the page needs the view. Of each view only
    those fields are told that differ from the decision before: a whole game of them is smaller than its replay.
    """
    steps = {one.step for one in found.decisions}
    seen: dict[int, dict[str, Any]] = {}
    continued: dict[int, list[Given]] = {}
    again = Match(match.header, reading=True)
    again.replay([])
    last: dict[str, Any] = {}
    for step, answer in enumerate(match.journal):
        if step in steps:
            view = plain(again.view(found.seat))
            # The frames say what is asked, and that is told anyway.
            del view["frames"]
            seen[step] = {name: value for name, value in view.items() if name not in last or last[name] != value}
            last = view
            continued[step] = went_on(match.game, again.state.clone(), answer, match.journal[step + 1 :])
        again.replay([(answer.seat, answer.option)])
    return seen, continued


def _decision(
    match: Match, one: Judged, seats: int, steps: list[int], continued: Further, better: Further
) -> dict[str, Any]:
    game = match.game
    decision = game.rules.decisions[one.decision]
    answers = {}
    for name, answer in (("played", one.played), ("best", one.best)):
        asked = answer_data(game, Given(one.decision, one.a, one.b, answer.option))
        further = continued if answer.option == one.played.option else better
        answers[name] = {
            **asdict(answer),
            **{part: asked[part] for part in ("notation", "label", "target")},
            "then": [answer_data(game, Given(*row)) for row in further],
        }
    return {
        "step": steps[one.step],
        "round": one.round,
        "decision": decision.name,
        "domain": decision.domain.name,
        "rule": decision.rule,
        "prompt": prompt_data(game, decision, one.a, one.b),
        "options": one.options,
        **answers,
        "points_lost": one.points_lost,
        "points_error": one.points_error,
        "win_lost": one.win_lost,
        "value_lost": one.value_lost,
        "sure": one.sure,
        "mark": mark_of(one.value_lost, seats),
    }


def _draw(match: Match, one: Drawn, steps: list[int]) -> dict[str, Any]:
    return {
        "step": steps[one.step],
        "round": one.round,
        "decision": match.game.rules.decisions[one.decision].name,
        "draws": one.draws,
        "win_luck": one.win_luck,
        "win_error": one.win_error,
        "points_luck": one.points_luck,
        "points_error": one.points_error,
    }
