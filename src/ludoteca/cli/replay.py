"""``ludoteca replay``: a match step by step."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from ludoteca.cli.files import print_json, read_match, read_pack
from ludoteca.cli.render import console, show_outcome, show_picture, show_question
from ludoteca.cli.show import Sight, describe
from ludoteca.cli.words import sentence
from ludoteca.core import save, transcript
from ludoteca.core.constants import NATURE
from ludoteca.core.errors import BadOptions
from ludoteca.core.match import Match
from ludoteca.core.position import position_at
from ludoteca.core.view import plain
from ludoteca.messages import say


def run_replay(
    path: Path,
    at: int | None,
    seat: int | None,
    pack: Path | None,
    *,
    everything: bool,
    boards: bool,
    step: bool,
    as_json: bool,
) -> None:
    """Print a transcript, one moment, or every moment with its table."""
    match = read_match(path, pack=read_pack(pack))
    match.view(seat)
    if at is not None and not 0 <= at <= len(match.journal):
        raise BadOptions(f"--at {at}: the match has {len(match.journal)} answers, so 0 to {len(match.journal)}")
    known = known_answers(match, seat, everything=everything or (match.over and seat is None))
    if as_json:
        moment = match if at is None else prefix(match, at)
        print_json(_plain(moment, seat, known, everything=everything))
        return
    out = console()
    if at is not None:
        moment = prefix(match, at)
        show_picture(out, match.game.picture(moment.view(seat), out.width))
        _show_next(out, match, moment, seat, known)
        return
    if not match.journal:
        show_picture(out, match.game.picture(match.view(seat), out.width))
        out.print(f"\n{say('terminal-nothing-answered')}", style="accent")
        return
    if boards:
        _walk(out, match, seat, known, step=step)
    else:
        out.print(transcript.write(match, known), markup=False, end="", soft_wrap=True)
    if match.over:
        show_outcome(out, match.game, match.outcome())


def print_position(path: Path, at: int | None, pack: Path | None) -> None:
    """Print a moment of a match as a position: the last one, unless said otherwise."""
    match = read_match(path, pack=read_pack(pack))
    print_json(position_at(match, len(match.journal) if at is None else at))


def known_answers(match: Match, seat: int | None, *, everything: bool) -> list[bool]:
    """Which answers a seat (None: a spectator) learnt when they were given."""
    return [everything or given.open_to(seat) or given.seat == seat for given in match.journal]


def prefix(match: Match, count: int) -> Match:
    """The match as it stood after so many answers, before anything further was answered."""
    moment = Match(match.header, reading=True)
    moment.replay([(answer.seat, answer.option) for answer in match.journal[:count]])
    return moment


def _show_next(out: Console, match: Match, moment: Match, seat: int | None, known: list[bool]) -> None:
    """What the seat is asked at a moment, and what came next if the seat learnt it."""
    if seat is not None and not moment.over and seat in moment.to_act():
        show_question(out, match.game, moment.question(seat))
    at = len(moment.journal)
    if at < len(match.journal) and known[at]:
        words = say("terminal-next", what=sentence(match, match.journal[at]))
        out.print(f"\n{words}", style="soft", markup=False)


def _walk(out: Console, match: Match, seat: int | None, known: list[bool], *, step: bool) -> None:
    moment = Match(match.header, reading=True)
    for place, answer in enumerate(match.journal):
        moment.replay([(answer.seat, answer.option)])
        words = sentence(match, answer, known=known[place])
        out.print(f"\n{place + 1}/{len(match.journal)}  {words}", style="accent", markup=False)
        if answer.seat == NATURE and not moment.over and moment.state.top()[1] == NATURE:
            continue
        show_picture(out, match.game.picture(moment.view(seat), out.width))
        if step and out.input(f"{say('terminal-step')} ").strip().lower().startswith("q"):
            return


def _plain(match: Match, seat: int | None, known: list[bool], *, everything: bool) -> dict[str, object]:
    """A moment with the answers before it; the save itself only where it holds nothing the reader may not know."""
    answers = [sentence(match, given, known=open_) for given, open_ in zip(match.journal, known, strict=False)]
    settled = match.over or bool(match.to_act())
    found: dict[str, object] = {
        "moment": describe(match, Sight(match, seat, everything=everything))
        if settled
        else {"view": plain(match.view(seat)), "shown": plain(match.game.show(match.view(seat)))},
        "answers": answers,
    }
    return {"save": save.to_data(match), **found} if all(known) else found
