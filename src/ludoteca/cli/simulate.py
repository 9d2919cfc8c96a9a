"""``ludoteca simulate``: a series of games with a progress bar and a table of what came out."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ludoteca._speed import mode
from ludoteca.bots.simulate import Result, make_series, simulate
from ludoteca.cli.files import print_json, read_options, read_pack
from ludoteca.cli.render import console, error_console


def run_series(
    game: str,
    seats: int,
    number: int,
    policies: Sequence[str],
    seed: int,
    options: Sequence[str],
    workers: int | None,
    pack: Path | None,
    *,
    as_json: bool,
) -> Result:
    """Play and print; on Ctrl-C what was done so far."""
    series = make_series(game, seats, policies, read_options(options), seed, read_pack(pack))
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=error_console(), transient=True) as bar:
        task = bar.add_task("games", total=number, rate="")

        def move(result: Result) -> None:
            done = result.tally.games + result.tally.failed
            bar.update(task, completed=done, rate=f"{done / max(result.seconds, 1e-9):,.0f}/s")

        result = simulate(series, number, workers=workers, progress=move)
    if as_json:
        print_json({**result.to_plain(), "mode": mode()})
    else:
        print_result(result)
    return result


def print_result(result: Result) -> None:
    """The table for people."""
    out = console()
    tally = result.tally
    games = max(1, tally.games)
    if result.stopped:
        out.print("stopped early; this is what was done so far", style="accent")
    out.print(
        f"{result.series.game}: {tally.games:,} games in {result.seconds:.1f} s "
        f"({tally.games / max(result.seconds, 1e-9):,.0f}/s, {mode()}), {tally.failed} errors, "
        f"{tally.rounds / games:.1f} rounds and {tally.answers / games:.1f} answers a game"
    )
    for number, text in tally.failures:
        out.print(f"game {number} failed: {text}", style="bad", markup=False)
    table = Table(box=None, pad_edge=False)
    # Eighty columns hold it all unbroken.
    for name in ("seat", "policy", "mean", "dev.", "5 %", "25 %", "50 %", "75 %", "95 %", "wins", "95 % interval"):
        table.add_column(name, justify="left" if name == "policy" else "right", no_wrap=name != "policy")
    for seat in range(result.series.seats):
        row = result.seat_row(seat)
        low, high = row["win_interval"]
        table.add_row(
            str(seat),
            row["policy"],
            f"{row['mean_score']:.2f}",
            f"{row['deviation']:.2f}",
            *(str(points) for points in row["quantiles"]),
            f"{row['win_share']:.2%}",
            f"{low:.2%}-{high:.2%}",
        )
    out.print(table)
