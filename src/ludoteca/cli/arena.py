"""``ludoteca arena``: players against each other, with a progress bar and a table of points, wins and Elo."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from ludoteca.bots.arena import Meeting, Standing, hold, whole
from ludoteca.bots.ladder import Record, ladder_page
from ludoteca.bots.standings import pairs, rows, to_plain
from ludoteca.cli.files import print_json
from ludoteca.cli.render import console, counted, error_console
from ludoteca.core.errors import BadOptions


def run_arena(meeting: Meeting, number: int, workers: int | None, record: Path | None, *, as_json: bool) -> Standing:
    """Play and print; on Ctrl-C what was done so far."""
    standing = play(meeting, number, workers, record)
    if as_json:
        print_json(to_plain(standing))
    else:
        print_standing(standing)
    return standing


def run_ladder(
    meeting: Meeting, number: int, workers: int | None, record: Path | None, page: Path | None, *, as_json: bool
) -> None:
    """Play the ladder, ``number`` games for each pair, print it and write it into the docs."""
    home = page or Path("docs") / "bots" / f"ladder_{meeting.game}.md"
    if page is None and not home.parent.parent.is_dir():
        raise BadOptions("there is no docs folder here to write the ladder into; name a file with --page FILE")
    standing = run_arena(meeting, number * len(meeting.groups), workers, record, as_json=as_json)
    if standing.deals():
        command = "ludoteca " + shlex.join(without_files(sys.argv[1:]))
        home.parent.mkdir(parents=True, exist_ok=True)
        home.write_text(ladder_page(standing, command), encoding="utf-8")
        error_console().print(f"written: {home}", markup=False, highlight=False)


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
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("left"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=error_console(), transient=True) as bar:
        task = bar.add_task("games", total=total, completed=len(kept.known) if kept else 0)

        def move(standing: Standing) -> None:
            bar.update(task, completed=len(standing.played))
            if kept is not None:
                kept.add(standing)

        return hold(meeting, number, workers=workers, progress=move, known=kept.known if kept else ())


def print_standing(standing: Standing) -> None:
    """The tables for people."""
    out = console()
    # On a narrow terminal a line that runs over is better than figures cut short.
    out.width = max(out.width, 112)
    meeting = standing.meeting
    games = sum(len(deal) for deal in standing.deals())
    if standing.stopped:
        out.print("stopped early; these are the deals that every order of seats has played", style="accent")
    out.print(
        f"{meeting.game}, {counted(meeting.seats, 'seat')}: {counted(games, 'game')} over "
        f"{counted(len(standing.deals()), 'deal')} in {standing.seconds:.1f} s, seed {meeting.seed}, "
        f"{counted(len(standing.failures), 'error')}",
        soft_wrap=True,
    )
    lineup = [meeting.names[place] for place in meeting.groups[0][0]]
    if len(meeting.groups) == 1 and len(set(lineup)) < len(lineup):
        out.print(f"at one table: {', '.join(lineup)}, in every order", style="soft", markup=False)
    for game in standing.failures[:5]:
        out.print(f"game {game.number} failed: {game.failure}", style="bad", markup=False)
    print_faults(out, standing)
    table = Table(box=None, pad_edge=False)
    # Alone nobody is met, so there is nothing to rate.
    rated = meeting.seats > 1
    elo = ("Elo", "95 %") if rated else ()
    for name in ("policy", "games", "mean", "winning", "wins", "95 %", *elo, "ms"):
        table.add_column(name, justify="left" if name == "policy" else "right", no_wrap=True)
    for row in rows(standing):
        table.add_row(
            row.name,
            f"{row.games:,}",
            f"{row.points:.1f}",
            f"{row.winning:.1f}",
            f"{row.share:.1%}",
            f"{row.low * 100:.1f} … {row.high * 100:.1f}",
            *([f"{row.elo:+.0f}", f"{row.elo_low:+.0f} … {row.elo_high:+.0f}"] if rated else []),
            f"{row.seconds * 1000:.1f}",
        )
    out.print(table)
    met = pairs(standing)
    if len(met) > 1:
        out.print("who came in ahead of whom", style="title")
        for pair in met:
            out.print(
                f"{pair.one} of {pair.two}: {pair.share:.1%} ({pair.low:.1%} to {pair.high:.1%}), {pair.games:,} games",
                markup=False,
                highlight=False,
            )


def print_faults(out: Console, standing: Standing) -> None:
    """Players who owed an answer, by name."""
    counted: dict[tuple[str, str], list[str]] = {}
    for game in standing.played:
        for fault in game.faults:
            counted.setdefault((fault.name, fault.kind), []).append(fault.text)
    for (name, kind), texts in counted.items():
        times = "once" if len(texts) == 1 else f"{len(texts)} times"
        out.print(
            f"{name} {kind} {times}; greedy answered instead: {texts[0]}", style="bad", markup=False, soft_wrap=True
        )
