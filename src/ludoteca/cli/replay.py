"""``ludoteca replay``: a match step by step."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from ludoteca.cli.files import print_json, read_match, read_pack
from ludoteca.cli.render import console, show_outcome, show_picture, show_question
from ludoteca.cli.show import describe
from ludoteca.core import save, transcript
from ludoteca.core.constants import EVERYONE, NATURE
from ludoteca.core.errors import BadOptions
from ludoteca.core.match import Answer, Match
from ludoteca.core.position import position_at
from ludoteca.core.view import plain


def run_replay(
    path: Path, at: int | None, seat: int | None, pack: Path | None, *, boards: bool, step: bool, as_json: bool
) -> None:
    """Print a transcript, one moment, or every moment with its table."""
    match = read_match(path, pack=read_pack(pack))
    match.view(seat)
    if at is not None and not 0 <= at <= len(match.journal):
        raise BadOptions(f"--at {at}: the match has {len(match.journal)} answers, so 0 to {len(match.journal)}")
    if as_json:
        print_json(_plain(match if at is None else prefix(match, at), seat))
        return
    out = console()
    if at is not None:
        moment = prefix(match, at)
        show_picture(out, match.game.picture(moment.view(seat), out.width))
        _show_next(out, match, moment, seat)
        return
    if boards:
        _walk(out, match, seat, step=step)
    else:
        out.print(transcript.write(match), markup=False, end="")
    if match.over:
        show_outcome(out, match.outcome())


def print_position(path: Path, at: int | None, pack: Path | None) -> None:
    """Print a moment of a match as a position: the last one, unless said otherwise."""
    match = read_match(path, pack=read_pack(pack))
    print_json(position_at(match, len(match.journal) if at is None else at))


def prefix(match: Match, count: int) -> Match:
    """The match as it stood after so many answers, before anything further was answered."""
    moment = Match(match.header, reading=True)
    moment.replay([(answer.seat, answer.option) for answer in match.journal[:count]])
    return moment


def sentence(match: Match, answer: Answer) -> str:
    """One answer in words."""
    decision = match.game.rules.decisions[answer.decision]
    who = "nature" if answer.seat == NATURE else f"seat {answer.seat}"
    return f"{who}: {decision.name.replace('_', ' ')}: {decision.domain.label(answer.option)}"


def _show_next(out: Console, match: Match, moment: Match, seat: int | None) -> None:
    """What the seat is asked at a moment, and what came next if the seat learnt it."""
    if seat is not None and not moment.over and seat in moment.to_act():
        show_question(out, moment.question(seat))
    at = len(moment.journal)
    if at < len(match.journal) and (match.journal[at].seat == seat or match.seen[at] in (seat, EVERYONE)):
        out.print(f"\nnext: {sentence(match, match.journal[at])}", style="soft", markup=False)


def _walk(out: Console, match: Match, seat: int | None, *, step: bool) -> None:
    moment = Match(match.header, reading=True)
    for number, answer in enumerate(match.journal, start=1):
        moment.replay([(answer.seat, answer.option)])
        out.print(f"\n{number}/{len(match.journal)}  {sentence(match, answer)}", style="accent", markup=False)
        if answer.seat == NATURE and not moment.over and moment.state.top()[1] == NATURE:
            continue
        show_picture(out, match.game.picture(moment.view(seat), out.width))
        if step and out.input("Enter goes on, q ends: ").strip().lower().startswith("q"):
            return


def _plain(match: Match, seat: int | None) -> dict[str, object]:
    return {
        "save": save.to_data(match),
        "moment": describe(match) if match.over or match.to_act() else {"view": plain(match.view(seat))},
        "answers": [sentence(match, answer) for answer in match.journal],
    }
