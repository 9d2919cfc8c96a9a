"""Rich output: styles, the picture of a table, questions and scores."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text
from rich.theme import Theme

from ludoteca.cli.words import answer_words, player_words, prompt_words, score_words, seat_words, who
from ludoteca.core.game import Game, Outcome
from ludoteca.core.picture import Line, fold, label
from ludoteca.core.question import Choice, Question
from ludoteca.core.view import View
from ludoteca.core.words import Named
from ludoteca.messages import list_of, name, say, speaker, titled

# What a terminal shows at least.
SCREEN = 24

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
    """Print a game's picture of a view, folded between words where it is too wide."""
    for line in folded(out, lines):
        text = Text()
        for words, style in line:
            text.append(words, style or None)
        text.rstrip()
        out.print(text, soft_wrap=True)


def folded(out: Console, lines: list[Line]) -> list[Line]:
    """The lines as they come to stand on the screen."""
    return [piece for line in lines for piece in fold(line, max(20, out.width), label(line))]


def show_question(out: Console, game: Game, question: Question, rows: int = 99) -> None:
    """Print the open question and its legal answers, numbered."""
    rule = f" [{question.rule}]" if question.rule else ""
    heading = Text()
    heading.append(titled(seat_words(question.seat), prompt_words(game, question)), "accent")
    heading.append(rule, "soft")
    out.print(heading)
    for line in list_choices(game, question, out.width, rows):
        out.print(line)


def list_choices(game: Game, question: Question, width: int, rows: int) -> list[Text]:
    """The legal answers in at most so many rows where that can be: in columns, and at last without their words."""
    in_words = [_choice(game, number, choice) for number, choice in enumerate(question.choices, start=1)]
    bare = [
        Text(f"  {number:>2}  ").append(choice.notation, "bold") for number, choice in enumerate(question.choices, 1)
    ]
    for cells in (in_words, bare):
        wide = max(len(cell) for cell in cells) + 2
        most = max(1, (width + 2) // wide)
        columns = next((count for count in range(1, most + 1) if -(-len(cells) // count) <= rows), most)
        high = -(-len(cells) // columns)
        if high <= rows or cells is bare:
            break
    lines = []
    for row in range(high):
        line = Text()
        for cell in cells[row::high]:
            line.append_text(cell)
            line.append(" " * (wide - len(cell)) if columns > 1 else "")
        line.rstrip()
        lines.append(line)
    return lines


def _choice(game: Game, number: int, choice: Choice) -> Text:
    text = Text(f"  {number:>2}  ")
    text.append(choice.notation, "bold")
    words = answer_words(game, choice)
    if words.lower() != choice.notation:
        text.append(f"  {words}", "soft")
    return text


def show_table(out: Console, game: Game, view: View, question: Question) -> None:
    """The table and the question on one screen: the whole table where it fits, else the own board and the middle."""
    # A line for the question, one for what is typed; a long question takes two.
    asked = len(prompt_words(game, question))
    height = (out.height if out.is_terminal else SCREEN) - 2 - asked // max(20, out.width - 20)
    answers = len(list_choices(game, question, out.width, max(4, height // 3)))
    whole = folded(out, game.picture(view, out.width))
    lines = whole if len(whole) <= height - answers else game.glance(view, out.width, height - answers)
    show_picture(out, lines)
    show_question(out, game, question, max(answers, height - len(folded(out, lines))))


def score_table(game: Game, outcome: Outcome, names: Sequence[str] = ()) -> Table:
    """The breakdown of every seat, side by side."""
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    for seat in range(len(outcome.points)):
        called = f" {player_words(names[seat])}" if seat < len(names) else ""
        table.add_column(escape(f"{seat_words(seat)}{called}"), justify="right")
    rows: dict[str, list[str]] = {}
    for seat, lines in enumerate(outcome.breakdown):
        for line in lines:
            cells = rows.setdefault(score_words(game, line), [""] * len(outcome.points))
            cells[seat] = titled(name(game.id, line.thing), str(line.points)) if line.thing else str(line.points)
    for words, cells in rows.items():
        table.add_row(words, *cells)
    table.add_row(say("total"), *(str(points) for points in outcome.points), style="bold")
    return table


def show_aim(out: Console, outcome: Outcome, missing: int | None) -> None:
    """Alone: what is to be reached so far, and how far it is."""
    if missing is None or outcome.target is None:
        return
    beyond = outcome.points[0] - outcome.target
    if missing > 0:
        far = say("score-aim-more", count=missing)
    else:
        far = say("score-aim-beaten", count=beyond) if beyond > 0 else say("score-aim-enough")
    aim = say("score-aim", target=outcome.target, points=outcome.points[0])
    out.print(f"{aim} {far}", style="soft", markup=False)


def show_outcome(out: Console, game: Game, outcome: Outcome, names: Sequence[str] = (), *, over: bool = True) -> None:
    """Print the scores and, when the game is over, who won."""
    out.print(score_table(game, outcome, names))
    if outcome.target is not None:
        out.print(_of_game(game, "score-target", points=outcome.target), style="soft", markup=False)
    if not over:
        return
    if outcome.decided is not None:
        reason = name(game.id, Named("tie", outcome.decided.name))
        out.print(f"{say('decided-by', reason=reason)} [{outcome.decided.rule}]", markup=False)
    out.print(_won(game, outcome), style="accent", markup=False)


def _won(game: Game, outcome: Outcome) -> str:
    if len(outcome.points) == 1:
        if outcome.target is None:
            return say("solo-done", points=outcome.points[0])
        return _of_game(game, "solo-won" if outcome.winners else "solo-lost")
    if not outcome.winners:
        return say("nobody-won")
    seats = list_of(who(seat) for seat in outcome.winners)
    if len(outcome.winners) == 1:
        return say("player-won", player=seats)
    together = len({outcome.sides[seat] for seat in outcome.winners}) == 1
    return say("terminal-seats-won" if together else "terminal-shared-win", seats=seats)


def _of_game(game: Game, message: str, **words: int) -> str:
    """A sentence that a game may say in a way of its own."""
    own = f"{game.id}-{message}"
    return say(own if speaker().knows(own) else message, **words)
