"""``ludoteca arena``: players against each other, with a progress bar and a table of points, wins and Elo."""

from __future__ import annotations

import contextlib
import shlex
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from ludoteca.bots.arena import Meeting, Standing, hold, whole
from ludoteca.bots.ladder import Record, ladder_page
from ludoteca.bots.player import Fault
from ludoteca.bots.standings import Row, has_goal, pairs, rows, to_plain, zero
from ludoteca.cli.files import print_json
from ludoteca.cli.render import console, error_console
from ludoteca.core.errors import BadFile, BadOptions


def run_arena(meeting: Meeting, number: int, workers: int | None, record: Path | None, *, as_json: bool) -> Standing:
    """Play and print; on Ctrl-C what was done so far, and how to go on."""
    standing = play(meeting, number, workers, record)
    if as_json:
        print_json(to_plain(standing))
    else:
        print_standing(standing)
    if standing.stopped:
        tell_stop(standing, record)
    return standing


def run_ladder(
    meeting: Meeting, number: int, workers: int | None, record: Path | None, page: Path | None, *, as_json: bool
) -> Standing:
    """Play the ladder, ``number`` games for each pair, print it and, when all were played, write it into the docs."""
    home = page or Path("docs") / "bots" / f"ladder_{meeting.game}.md"
    if page is None and not home.parent.parent.is_dir():
        raise BadOptions("there is no docs folder here to write the ladder into; name a file with --page FILE")
    check_page(home)
    standing = run_arena(meeting, number * len(meeting.groups), workers, record, as_json=as_json)
    if standing.stopped:
        # A page passes for the whole run that its command names.
        say(f"{home} is not written: the ladder {how_far(standing)}")
    elif standing.deals():
        command = "ludoteca " + shlex.join(without_files(sys.argv[1:]))
        try:
            home.parent.mkdir(parents=True, exist_ok=True)
            home.write_text(ladder_page(standing, command), encoding="utf-8")
        except OSError as problem:
            raise unwritable(home, problem) from None
        say(f"written: {home}")
    return standing


def say(words: str) -> None:
    """A line beside the output proper."""
    error_console().print(words, markup=False, highlight=False, soft_wrap=True)


def counted(number: int, name: str) -> str:
    """A number with its word."""
    return f"{number:,} {name if number == 1 else f'{name}s'}"


def how_far(standing: Standing) -> str:
    """How many games were played when it stopped."""
    return f"stopped after {len(standing.played):,} of {counted(standing.wanted, 'game')}"


def tell_stop(standing: Standing, record: Path | None) -> None:
    """Say how a run that was broken off is gone on with."""
    if standing.broken:
        say("a process that played was ended from outside; was there memory enough?")
    if record is not None:
        say(f"to go on, give the same command again: {record} holds the games played so far")
    else:
        say("what was played is not kept; with --record FILE the same command goes on where it stopped")


def unwritable(page: Path, problem: OSError) -> BadFile:
    """The refusal of a page."""
    return BadFile(f"--page {page}: it cannot be written ({problem.strerror}); name another file")


def check_page(page: Path) -> None:
    """Refuse a page that could not be written, before hours are played for it; nothing is changed or left behind."""
    with contextlib.ExitStack() as stack:
        try:
            if page.exists():
                stack.enter_context(page.open("r+b"))
            else:
                home = next(folder for folder in page.absolute().parents if folder.exists())
                stack.enter_context(tempfile.TemporaryFile(dir=home))
        except OSError as problem:
            raise unwritable(page, problem) from None


def without_files(words: list[str]) -> list[str]:
    """A command as others would give it: where this machine keeps its record is nobody else's business."""
    found = []
    left = iter(words)
    for word in left:
        if word in ("--record", "--page"):
            next(left, None)
        elif not word.startswith(("--record=", "--page=")):
            found.append(word)
    return found


def play(meeting: Meeting, number: int, workers: int | None, record: Path | None) -> Standing:
    """Hold the meeting behind a progress bar."""
    kept = None if record is None else Record(meeting, record)
    total = whole(meeting, number)
    columns = (
        # A bot's name is no markup.
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("left"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=error_console(), transient=True) as bar:
        task = bar.add_task("games", total=total, completed=len(kept.known) if kept else 0)

        def move(standing: Standing) -> None:
            bar.update(task, completed=len(standing.played), description=doing(standing))
            if kept is not None:
                kept.add(standing)

        return hold(meeting, number, workers=workers, progress=move, known=kept.known if kept else ())


def doing(standing: Standing) -> str:
    """What the bar says: who keeps the games waiting."""
    latest = [faults[-1] for faults in standing.underway.values() if faults]
    return f"games ({Path(latest[-1].name).name} {latest[-1].kind})" if latest else "games"


def print_standing(standing: Standing) -> None:
    """The tables for people."""
    out = console()
    meeting = standing.meeting
    # On a narrow terminal a line that runs over is better than figures or names cut short.
    out.width = max(out.width, 90 + max(len(name) for name in meeting.names))
    games = sum(len(deal) for deal in standing.deals())
    if standing.stopped:
        out.print(
            f"{how_far(standing)}; counted are the deals that every order of seats has played to the end",
            style="accent",
            soft_wrap=True,
        )
    met = "pairings" if meeting.seats == 2 else "groups of players"
    same = f", the same for each of {len(meeting.groups)} {met}," if len(meeting.groups) > 1 else ""
    broken = f", {counted(len(standing.failures), 'game')} broken by an error" if standing.failures else ""
    out.print(
        f"{meeting.game}, {counted(meeting.seats, 'seat')}: {counted(games, 'game')} over "
        f"{counted(standing.dealt, 'deal')}{same} in {standing.seconds:.1f} s, seed {meeting.seed}{broken}",
        soft_wrap=True,
    )
    lineup = [meeting.names[place] for place in meeting.groups[0][0]]
    if len(meeting.groups) == 1 and len(set(lineup)) < len(lineup):
        out.print(f"at one table: {', '.join(lineup)}, in every order", style="soft", markup=False)
    for game in standing.failures[:5]:
        out.print(f"game {game.number} failed: {game.failure}", style="bad", markup=False)
    print_faults(out, standing)
    if not games:
        out.print("no deal was played to the end, so there is nothing to compare")
        return
    found = rows(standing)
    out.print(table_of(standing, found))
    if meeting.seats > 1:
        out.print(f"Elo counts from {meeting.names[zero(meeting)]}, which is 0", style="soft", markup=False)
    for row in found:
        if row.faults:
            out.print(
                f"* of {row.name}: greedy gave {row.faults:,} of its {row.answers:,} answers, "
                "so the row is not its own strength",
                style="bad",
                markup=False,
                soft_wrap=True,
            )
    print_pairs(out, standing)


def table_of(standing: Standing, found: list[Row]) -> Table:
    """A row for each player; a star marks one that greedy had to answer for."""
    meeting = standing.meeting
    table = Table(box=None, pad_edge=False)
    # Alone nobody is met, so there is nothing to rate.
    rated = meeting.seats > 1
    elo = ("Elo", "95 %") if rated else ()
    for name in ("policy", "games", "mean", "winning", "wins", "95 %", *elo, "ms"):
        table.add_column(name, justify="left" if name == "policy" else "right", no_wrap=True)
    goal = has_goal(meeting)
    for row in found:
        won = (f"{row.winning:.1f}", f"{row.share:.1%}", f"{row.low * 100:.1f} … {row.high * 100:.1f}")
        table.add_row(
            Text(f"{row.name} *" if row.faults else row.name),
            f"{row.games:,}",
            f"{row.points:.1f}",
            *(won if goal else "---"),
            *([f"{row.elo:+.0f}", f"{row.elo_low:+.0f} … {row.elo_high:+.0f}"] if rated else []),
            f"{row.seconds * 1000:.1f}",
        )
    return table


def print_pairs(out: Console, standing: Standing) -> None:
    """Of every two who met, how often the one came in ahead of the other."""
    met = pairs(standing)
    if len(met) > 1:
        out.print("who came in ahead of whom", style="title")
        for pair in met:
            out.print(
                f"{pair.one} of {pair.two}: {pair.share:.1%} ({pair.low:.1%} to {pair.high:.1%}), {pair.games:,} games",
                markup=False,
                highlight=False,
                soft_wrap=True,
            )


def print_faults(out: Console, standing: Standing) -> None:
    """Players who owed an answer, by name."""
    told = summed_up(fault for game in standing.played for fault in game.faults)
    told += [
        f"in games not finished, {line}"
        for line in summed_up(fault for faults in standing.underway.values() for fault in faults)
    ]
    for line in told:
        out.print(line, style="bad", markup=False, soft_wrap=True)


def summed_up(faults: Iterable[Fault]) -> list[str]:
    """A line for each player and each way to fail."""
    found: dict[tuple[str, str], list[str]] = {}
    for fault in faults:
        found.setdefault((fault.name, fault.kind), []).append(fault.text)
    return [
        f"{name} {kind} {'once' if len(texts) == 1 else f'{len(texts)} times'}; greedy answered instead: {texts[0]}"
        for (name, kind), texts in found.items()
    ]
