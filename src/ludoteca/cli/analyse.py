"""``ludoteca analyse``: a saved game looked at again, in sentences, with a small chart of the win chance."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from ludoteca.bots.accuracy import mark_of
from ludoteca.bots.analysis import Analysis, Judged, Point, analyse
from ludoteca.bots.hint import Advice, Effort
from ludoteca.cli.files import print_json, read_match, read_pack
from ludoteca.cli.render import console, counted, error_console
from ludoteca.core.errors import BadOptions
from ludoteca.core.match import Match
from ludoteca.core.question import Question

CHART_ROWS = 8
CHART_COLUMNS = 72
LISTED = 12
# Eighths of a block, so that eight rows show sixty-four heights.
BLOCKS = " ▁▂▃▄▅▆▇█"


def run_analysis(path: Path, seat: int, iterations: int, seed: int, pack: Path | None, *, as_json: bool) -> None:
    """Analyse and print."""
    match = read_match(path, pack=read_pack(pack))
    if seat >= match.header.seats:
        raise BadOptions(f"{path}: there is no seat {seat}; seats run from 0 to {match.header.seats - 1}")
    if not any(answer.seat == seat for answer in match.journal):
        raise BadOptions(f"{path}: seat {seat} has answered nothing in this match")
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=error_console(), transient=True) as bar:
        task = bar.add_task("moments", total=None)
        found = analyse(
            match,
            seat,
            Effort(iterations, seed=seed),
            lambda done, total: bar.update(task, completed=done, total=total),
        )
    if as_json:
        print_json(with_words(match, found))
    else:
        print_analysis(console(), match, found, path)


def with_words(match: Match, found: Analysis) -> dict[str, object]:
    """The analysis as plain data, each answer with its notation beside its number."""
    plain = found.to_plain()
    for one in (*plain["decisions"], *plain["mistakes"]):
        decision = match.game.rules.decisions[one["decision"]]
        one["name"] = decision.name
        one["mark"] = mark_of(one["value_lost"], found.seats)
        for part in (one["played"], one["best"]):
            part["notation"] = decision.domain.notation(part["option"])
    for one in plain["draws"]:
        one["name"] = match.game.rules.decisions[one["decision"]].name
    return plain


def print_analysis(out: Console, match: Match, found: Analysis, path: Path) -> None:
    """What there is to say, the points first."""
    out.print(f"{match.game.title}, seat {found.seat}: judged by what the seat knew at each moment", style="title")
    out.print(
        f"{found.points_lost:.1f} points lost in {counted(len(found.decisions), 'decision')} that could go several "
        f"ways ({found.points_per_decision:.2f} each), accuracy {found.accuracy:.0f} %"
    )
    marks = [counted(found.marks[name], name) for name in ("blunder", "mistake", "inaccuracy") if name in found.marks]
    out.print(", ".join(marks) if marks else "no inaccuracy that the search is sure of")
    _print_luck(out, found)
    out.print()
    for line in chart(found.curve):
        out.print(line, markup=False)
    if not found.mistakes:
        out.print("\nNothing was lost that stands out from the noise of the search.")
        return
    out.print("\nThe biggest mistakes", style="title")
    for number, one in enumerate(found.mistakes, start=1):
        out.print(f"{number}. {told(match, one, contest=found.contest)}", markup=False)
        out.print(f"   ludoteca replay {path} --seat {found.seat} --at {one.step}", style="soft", markup=False)
    _print_list(out, match, found)


def _print_luck(out: Console, found: Analysis) -> None:
    if not found.draws:
        return
    kind = "gave" if found.luck_points >= 0 else "took"
    chance = f", {100 * found.luck_win:+.0f} % win chance (± {200 * found.luck_win_error:.0f})" if found.contest else ""
    out.print(
        f"luck: dice and cards {kind} {abs(found.luck_points):.1f} points against their mean "
        f"(± {2 * found.luck_points_error:.1f}){chance}"
    )
    if found.lead is None or found.adjusted_lead is None:
        return
    if not found.contest:
        out.print(f"result: {found.lead:.0f} points; without luck {found.adjusted_lead:.1f}")
        return
    against = "the best other seat" if found.seats > 1 else "the target"
    out.print(f"result: {found.lead:+.0f} points against {against}; without luck {found.adjusted_lead:+.1f}")


def round_words(number: int) -> str:
    """A round by its number; before the first one the game is being set up."""
    return f"round {number}" if number else "set-up"


def told(match: Match, one: Judged, *, contest: bool) -> str:
    """One mistake as a sentence."""
    decision = match.game.rules.decisions[one.decision]
    chance = f" and {100 * one.win_lost:.0f} % win chance" if contest else ""
    return (
        f"{round_words(one.round)}, {match.game.news(decision, one.played.option)} lost "
        f"{one.points_lost:.1f} points (± {2 * one.points_error:.1f}){chance}; "
        f"better: {match.game.news(decision, one.best.option)} ({certainty(one.sure)} sure)"
    )


def _print_list(out: Console, match: Match, found: Analysis) -> None:
    rows = sorted((one for one in found.decisions if one.value_lost), key=lambda one: -one.value_lost)
    table = Table(box=None, pad_edge=False, title_justify="left", title="\nAll that was lost", title_style="title")
    for name in ("step", "round", "played", "better", "points", "win", "sure", "mark"):
        words = name in ("played", "better")
        # An answer cut short cannot be found again, so long ones go on in the next line, but no word is broken.
        table.add_column(name, justify="left" if words or name == "mark" else "right", no_wrap=not words)
    for one in rows[:LISTED]:
        decision = match.game.rules.decisions[one.decision]
        table.add_row(
            str(one.step),
            str(one.round or "set-up"),
            Text(match.game.news(decision, one.played.option)),
            Text(match.game.news(decision, one.best.option)),
            f"-{one.points_lost:.1f}",
            f"-{100 * one.win_lost:.0f} %" if found.contest else "",
            certainty(one.sure),
            mark_of(one.value_lost, found.seats),
        )
    out.print(table)
    if len(rows) > LISTED:
        out.print(f"and {len(rows) - LISTED} smaller ones; --json lists them all", style="soft")


def chart(curve: tuple[Point, ...]) -> list[str]:
    """The win chance from the first moment to the last, a few lines high."""
    if not curve:
        return []
    width = min(CHART_COLUMNS, len(curve))
    columns = []
    for place in range(width):
        part = curve[
            place * len(curve) // width : max(place * len(curve) // width + 1, (place + 1) * len(curve) // width)
        ]
        columns.append(round(sum(point.win for point in part) / len(part) * CHART_ROWS * 8))
    lines = []
    for row in range(CHART_ROWS - 1, -1, -1):
        label = {CHART_ROWS - 1: "100 %", CHART_ROWS // 2 - 1: " 50 %", 0: "  0 %"}.get(row, "")
        bars = "".join(BLOCKS[max(0, min(8, height - row * 8))] for height in columns)
        lines.append(f"{label:>6} ▏{bars}")
    lines.append(f"{'':>6}  {'win chance, from the first moment to the last':<{width}}")
    return lines


def show_hint(out: Console, question: Question, found: list[Advice]) -> None:
    """The best answers with their chances, and what to answer to the questions they bring."""
    table = Table(box=None, pad_edge=False)
    contest = any(one.win is not None for one in found)
    for name in ("answer", *(["win chance", "lead"] if contest else ["points"]), "sure"):
        table.add_column(name, justify="left" if name == "answer" else "right")
    for place, one in enumerate(found):
        choice = next(choice for choice in question.choices if choice.option == one.option)
        label = "" if choice.label.lower() == choice.notation else f"  {choice.label}"
        then = "".join(f" → {step.notation}" for step in one.then)
        lead = f"{one.points:+.1f} ± {2 * one.points_error:.1f}"
        chance = [] if one.win is None else [f"{100 * one.win:.0f} % ± {200 * (one.win_error or 0.0):.0f}"]
        table.add_row(
            Text(choice.notation + label + then),
            *chance,
            lead.lstrip("+") if not contest else lead,
            certainty(one.sure) if place == 0 or is_doubtful(one.sure) else "",
        )
    out.print(table)


def is_doubtful(sure: float) -> bool:
    """Whether an answer behind the first may still be the best; that all others hardly are goes without saying."""
    return 0.05 <= sure <= 0.95


def certainty(sure: float) -> str:
    """How sure a number is; a search is never quite certain."""
    return "> 99 %" if sure > 0.99 else "< 1 %" if sure < 0.01 else f"{100 * sure:.0f} %"
