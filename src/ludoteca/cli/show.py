"""``ludoteca show``: the table, the open question and the scores of a file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ludoteca.cli.files import print_json, read_match
from ludoteca.cli.render import console, show_outcome, show_picture, show_question
from ludoteca.cli.words import seat_words
from ludoteca.core.game import Outcome
from ludoteca.core.match import Match
from ludoteca.core.question import Question
from ludoteca.core.view import View, plain
from ludoteca.core.words import arguments_data, word_data
from ludoteca.messages import say


class Sight:
    """What one reader of a file is shown: a seat, the spectators (None), or whoever may see everything."""

    def __init__(self, match: Match, seat: int | None = None, *, everything: bool = False) -> None:
        # A finished match has no secrets left, and a position lies open in its file.
        open_file = match.header.position is not None and not match.journal
        self.match = match
        self.everything = everything or (seat is None and (match.over or open_file))
        acting = match.to_act()
        self.seat = acting[0] if self.everything and acting else seat
        match.view(self.seat)

    @property
    def view(self) -> View:
        """The table as the reader sees it."""
        return self.match.view(self.seat)

    @property
    def outcome(self) -> Outcome:
        """The points as far as the reader can tell."""
        if self.everything or self.match.over:
            return self.match.outcome()
        return self.match.game.known_outcome(self.view)

    @property
    def question(self) -> Question | None:
        """The open question, if it is for the reader's eyes."""
        return self.match.question(self.seat) if self.seat is not None and self.seat in self.match.to_act() else None


def describe(match: Match, sight: Sight) -> dict[str, Any]:
    """A moment of a match as plain data, as far as the reader may see it."""
    outcome = sight.outcome
    seats = range(match.header.seats)
    return {
        "game": match.header.game,
        "seats": match.header.seats,
        "options": match.options,
        "over": match.over,
        "to_act": match.to_act(),
        "question": None if sight.question is None else _question(sight.question),
        "scores": [
            {"seat": seat, "total": outcome.points[seat], "breakdown": plain(list(outcome.breakdown[seat]))}
            for seat in seats
        ],
        "target": outcome.target,
        "leaders" if not match.over else "winners": list(outcome.winners),
        "decided": None if outcome.decided is None or not match.over else plain(outcome.decided),
        "faults": {str(seat): match.game.faults(match.state, seat) for seat in seats},
        "view": plain(sight.view),
        "shown": plain(match.game.show(sight.view)),
    }


def _question(question: Question) -> dict[str, Any]:
    return {
        "seat": question.seat,
        "name": question.name,
        "prompt": {"id": question.prompt.id, "arguments": arguments_data(question.prompt.arguments)},
        "rule": question.rule,
        "legal": [choice.notation for choice in question.choices],
        "choices": [{**choice._asdict(), "label": word_data(choice.label)} for choice in question.choices],
    }


def run_show(path: Path, game: str | None, seat: int | None, *, everything: bool, as_json: bool) -> None:
    """Print a position, save or transcript."""
    match = read_match(path, game)
    sight = Sight(match, seat, everything=everything)
    if as_json:
        print_json(describe(match, sight))
        return
    out = console()
    show_picture(out, match.game.picture(sight.view, out.width))
    for owner in range(match.header.seats):
        for fault in match.game.faults(match.state, owner):
            out.print(f"{seat_words(owner)}: {fault}", style="bad", markup=False)
    if sight.question is not None:
        show_question(out, match.game, sight.question)
    elif not match.over:
        words = say("terminal-to-act", seat=str(match.to_act()[0]))
        out.print(f"\n{words}", style="accent", markup=False)
    out.print()
    show_outcome(out, match.game, sight.outcome, over=match.over)
