"""Rich output: styles, the picture of a table, questions and scores."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text
from rich.theme import Theme

from ludoteca.core.game import Line, Outcome
from ludoteca.core.match import Question

# Letters stand beside every colour, so nothing is said by colour alone.
THEME = Theme(
    {
        "title": "bold",
        "soft": "dim",
        "you": "bold",
        "good": "green",
        "bad": "bold red",
        "accent": "bold yellow",
        "red": "red",
        "green": "green",
        "blue": "bright_blue",
        "yellow": "yellow",
        "purple": "magenta",
        "die red": "bold white on red",
        "die green": "bold black on green",
        "die blue": "bold white on blue",
        "die yellow": "bold black on yellow",
        "die purple": "bold white on magenta",
    },
    inherit=True,
)


def console() -> Console:
    """Standard output."""
    return Console(theme=THEME, highlight=False, emoji=False)


def error_console() -> Console:
    """Standard error."""
    return Console(theme=THEME, stderr=True, highlight=False, emoji=False)


def counted(number: int, name: str) -> str:
    """A number with its word."""
    plural = f"{name[:-1]}ies" if name.endswith("cy") else f"{name}s"
    return f"{number:,} {name if number == 1 else plural}"


def show_text(out: Console, lines: list[Line]) -> None:
    """Print lines to be read; long ones go on under where their text began."""
    for line in lines:
        head, *rest = line
        text = Text.assemble(*rest) if rest else Text()
        if not rest:
            out.print(Text(*head))
            continue
        grid = Table.grid()
        grid.add_column(width=len(head[0]), no_wrap=True)
        grid.add_column(ratio=1)
        grid.add_row(Text(*head), text)
        out.print(grid)


def show_picture(out: Console, lines: list[Line]) -> None:
    """Print a game's picture of a view."""
    for line in lines:
        text = Text(no_wrap=out.width >= 60)
        for words, style in line:
            text.append(words, style or None)
        out.print(text, soft_wrap=True)


def show_question(out: Console, question: Question) -> None:
    """Print the open question and its legal answers, numbered."""
    rule = f" [{question.rule}]" if question.rule else ""
    heading = Text("\n")
    heading.append(f"seat {question.seat}: {question.prompt}", "accent")
    heading.append(rule, "soft")
    out.print(heading)
    for number, choice in enumerate(question.choices, start=1):
        line = Text(f"  {number:>2}  ")
        line.append(choice.notation, "bold")
        if choice.label.lower() != choice.notation:
            line.append(f"  {choice.label}", "soft")
        out.print(line)


def score_table(outcome: Outcome, names: Sequence[str] = ()) -> Table:
    """The breakdown of every seat, side by side."""
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    for seat in range(len(outcome.points)):
        name = f" {names[seat]}" if seat < len(names) else ""
        table.add_column(escape(f"seat {seat}{name}"), justify="right")
    rows: dict[str, list[str]] = {}
    for seat, lines in enumerate(outcome.breakdown):
        for line in lines:
            label = line.label if line.name != "private" else "Private objective"
            cells = rows.setdefault(label, [""] * len(outcome.points))
            cells[seat] = f"{line.label}: {line.points}" if line.name == "private" else str(line.points)
    for label, cells in rows.items():
        table.add_row(label, *cells)
    table.add_row("total", *(str(points) for points in outcome.points), style="bold")
    return table


def show_outcome(out: Console, outcome: Outcome, names: Sequence[str] = (), *, over: bool = True) -> None:
    """Print the scores and, when the game is over, who won."""
    out.print(score_table(outcome, names))
    if outcome.target is not None:
        out.print(f"target to beat: {outcome.target}", style="soft")
    if not over:
        return
    if len(outcome.points) == 1 and outcome.target is None:
        out.print(f"The game is over: {outcome.points[0]} points.", style="accent")
    elif len(outcome.points) == 1:
        out.print("You win!" if outcome.winners else "The target was not beaten.", style="accent")
    elif len(outcome.winners) == 1:
        out.print(f"Seat {outcome.winners[0]} wins!", style="accent")
    elif outcome.winners:
        out.print("Shared win: " + ", ".join(f"seat {seat}" for seat in outcome.winners) + "!", style="accent")
