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
from ludoteca.cli.render import console, error_console
from ludoteca.cli.replay import prefix
from ludoteca.cli.words import answer_words, prompt_words
from ludoteca.core.errors import BadOptions
from ludoteca.core.game import Game
from ludoteca.core.match import Match
from ludoteca.core.question import Question
from ludoteca.messages import say, speaker

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
        task = bar.add_task(say("terminal-moments"), total=None)
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
    figure = speaker().figure
    game = speaker().title(match.header.game)
    out.print(say("terminal-analysis-of", game=game, seat=str(found.seat)), style="title", markup=False)
    lost = say(
        "terminal-analysis-lost",
        count=len(found.decisions),
        points=figure(found.points_lost, 1),
        each=figure(found.points_per_decision, 2),
        accuracy=figure(found.accuracy),
    )
    out.print(lost, markup=False)
    marks = [
        say(f"analysis-count-{mark}", count=found.marks[mark])
        for mark in ("blunder", "mistake", "inaccuracy")
        if mark in found.marks
    ]
    out.print(", ".join(marks) if marks else say("terminal-analysis-clean"), markup=False)
    _print_luck(out, found)
    out.print()
    for line in chart(found.curve):
        out.print(line, markup=False)
    if not found.mistakes:
        out.print(f"\n{say('analysis-none')}", markup=False)
        return
    out.print(f"\n{say('analysis-mistakes')}", style="title", markup=False)
    for number, one in enumerate(found.mistakes, start=1):
        out.print(f"{number}. {mistake_words(match, found, one)}", markup=False)
        out.print(f"   ludoteca replay {path} --seat {found.seat} --at {one.step}", style="soft", markup=False)
    _print_list(out, match, found)


def _print_luck(out: Console, found: Analysis) -> None:
    if not found.draws:
        return
    figure = speaker().figure
    luck = say(
        "terminal-luck-gave" if found.luck_points >= 0 else "terminal-luck-took",
        points=figure(abs(found.luck_points), 1),
        error=figure(2 * found.luck_points_error, 1),
    )
    if found.contest:
        win, spread = figure(100 * found.luck_win, signed=True), figure(200 * found.luck_win_error)
        luck = say("terminal-luck-win", luck=luck, win=win, spread=spread)
    out.print(luck, markup=False)
    if found.lead is None or found.adjusted_lead is None:
        return
    against = "" if not found.contest else "-seats" if found.seats > 1 else "-target"
    points = figure(found.lead, signed=found.contest)
    adjusted = figure(found.adjusted_lead, 1, signed=found.contest)
    out.print(say(f"terminal-result{against}", points=points, adjusted=adjusted), markup=False)


def round_words(number: int) -> str:
    """A round by its number; before the first one the game is being set up."""
    return say("terminal-round", round=number) if number else say("terminal-set-up")


class Words:
    """A decision that was judged, in words: the question, what was played and what would have been better."""

    def __init__(self, match: Match, seat: int, one: Judged) -> None:
        question = prefix(match, one.step).question(seat)
        words = {choice.option: answer_words(match.game, choice) for choice in question.choices}
        self.question = prompt_words(match.game, question)
        self.played, self.better = words[one.played.option], words[one.best.option]


def mistake_words(match: Match, found: Analysis, one: Judged) -> str:
    """One mistake as a sentence."""
    figure = speaker().figure
    words = Words(match, found.seat, one)
    text = say(
        "terminal-mistake",
        where=round_words(one.round),
        question=words.question,
        played=words.played,
        points=figure(one.points_lost, 1),
        error=figure(2 * one.points_error, 1),
    )
    if found.contest:
        text = say("terminal-mistake-win", mistake=text, win=figure(100 * one.win_lost))
    return say("terminal-better", mistake=text, better=words.better, sure=certainty(one.sure))


def _print_list(out: Console, match: Match, found: Analysis) -> None:
    figure = speaker().figure
    rows = sorted((one for one in found.decisions if one.value_lost), key=lambda one: -one.value_lost)
    title = f"\n{say('terminal-all-lost')}"
    table = Table(box=None, pad_edge=False, title_justify="left", title=title, title_style="title")
    for column in ("step", "round", "played", "better", "points", "win", "sure", "mark"):
        answers = column in ("played", "better")
        # An answer cut short cannot be found again, so long ones go on in the next line, but no word is broken.
        left = answers or column == "mark"
        table.add_column(say(f"terminal-column-{column}"), justify="left" if left else "right", no_wrap=not answers)
    for one in rows[:LISTED]:
        words = Words(match, found.seat, one)
        mark = mark_of(one.value_lost, found.seats)
        table.add_row(
            str(one.step),
            str(one.round) if one.round else say("terminal-set-up"),
            Text(words.played),
            Text(words.better),
            f"-{figure(one.points_lost, 1)}",
            f"-{figure(100 * one.win_lost)} %" if found.contest else "",
            certainty(one.sure),
            say(f"analysis-mark-{mark}") if mark else "",
        )
    out.print(table)
    if len(rows) > LISTED:
        out.print(say("terminal-smaller-ones", count=len(rows) - LISTED), style="soft", markup=False)


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
    lines.append(f"{'':>6}  {say('terminal-chart'):<{width}}")
    return lines


def show_hint(out: Console, game: Game, question: Question, found: list[Advice]) -> None:
    """The best answers with their chances, and what to answer to the questions they bring."""
    figure = speaker().figure
    table = Table(box=None, pad_edge=False)
    contest = any(one.win is not None for one in found)
    for column in ("answer", *(["win", "lead"] if contest else ["points"]), "sure"):
        table.add_column(say(f"terminal-hint-{column}"), justify="left" if column == "answer" else "right")
    for place, one in enumerate(found):
        choice = next(choice for choice in question.choices if choice.option == one.option)
        words = answer_words(game, choice)
        label = "" if words.lower() == choice.notation else f"  {words}"
        then = "".join(f" → {step.notation}" for step in one.then)
        chance = [] if one.win is None else [f"{figure(100 * one.win)} % ± {figure(200 * (one.win_error or 0.0))}"]
        table.add_row(
            Text(choice.notation + label + then),
            *chance,
            f"{figure(one.points, 1, signed=contest)} ± {figure(2 * one.points_error, 1)}",
            certainty(one.sure) if place == 0 or is_doubtful(one.sure) else "",
        )
    out.print(table)


def is_doubtful(sure: float) -> bool:
    """Whether an answer behind the first may still be the best; that all others hardly are goes without saying."""
    return 0.05 <= sure <= 0.95


def certainty(sure: float) -> str:
    """How sure a number is; a search is never quite certain."""
    return "> 99 %" if sure > 0.99 else "< 1 %" if sure < 0.01 else f"{100 * sure:.0f} %"
