"""``ludoteca show``: the table, the open question and the scores of a file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ludoteca.cli.files import print_json, read_match
from ludoteca.cli.render import console, show_outcome, show_picture, show_question
from ludoteca.core.match import Match
from ludoteca.core.view import plain


def describe(match: Match) -> dict[str, Any]:
    """A moment of a match as plain data; whoever holds the file may see all of it."""
    outcome = match.outcome()
    seats = range(match.header.seats)
    return {
        "game": match.header.game,
        "seats": match.header.seats,
        "options": match.options,
        "over": match.over,
        "question": None if match.over else _question(match),
        "scores": [
            {"seat": seat, "total": outcome.points[seat], "breakdown": plain(list(outcome.breakdown[seat]))}
            for seat in seats
        ],
        "target": outcome.target,
        "leaders" if not match.over else "winners": list(outcome.winners),
        "faults": {str(seat): match.game.faults(match.state, seat) for seat in seats},
        "view": plain(match.view(None if match.over else match.to_act()[0])),
    }


def _question(match: Match) -> dict[str, Any]:
    question = match.question()
    return {
        "seat": question.seat,
        "name": question.name,
        "prompt": question.prompt,
        "rule": question.rule,
        "legal": [choice.notation for choice in question.choices],
        "choices": [choice._asdict() for choice in question.choices],
    }


def run_show(path: Path, game: str | None, *, as_json: bool) -> None:
    """Print a position, save or transcript."""
    match = read_match(path, game)
    if as_json:
        print_json(describe(match))
        return
    out = console()
    viewer = None if match.over else match.to_act()[0]
    show_picture(out, match.game.picture(match.view(viewer), out.width))
    for seat in range(match.header.seats):
        for fault in match.game.faults(match.state, seat):
            out.print(f"seat {seat}: {fault}", style="bad", markup=False)
    if not match.over:
        show_question(out, match.question())
    out.print()
    show_outcome(out, match.outcome(), over=match.over)
