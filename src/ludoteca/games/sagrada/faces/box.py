"""For people with the box on their table: score a window, or ask where a die may go."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.errors import BadOptions
from ludoteca.games.sagrada.content.constants import KEEP_ALL, WAIVE_COLOR, WAIVE_TOUCH, WAIVE_VALUE
from ludoteca.games.sagrada.content.dice import CELLS, COLOR_LETTERS, COLUMNS, DICE, ROWS, die_index
from ludoteca.games.sagrada.content.objectives import PUBLIC_OBJECTIVES
from ludoteca.games.sagrada.content.windows import WINDOW_IDS, window_index
from ludoteca.games.sagrada.rules.faults import faults
from ludoteca.games.sagrada.rules.scoring import gaps, public_points, shade_sum
from ludoteca.games.sagrada.rules.state import SagradaState

Board = Sequence[Sequence[str | None]]


def score_window(board: Board) -> dict[str, object]:
    """Points of all ten public objectives, the private sum of each colour, and the number of empty spaces.

    A board is 4 rows of 5 entries, each ``None`` or a die such as ``"R3"``; row 0 is the top.
    """
    table = lay_out(board)
    scores: dict[str, object] = {
        goal.id: public_points(table, 0, number) for number, goal in enumerate(PUBLIC_OBJECTIVES)
    }
    scores["private"] = {letter: shade_sum(table, 0, color) for color, letter in enumerate(COLOR_LETTERS)}
    scores["empty"] = gaps(table, 0)
    return scores


def open_cells(
    window: str,
    board: Board,
    die: str,
    ignore_colour: bool = False,
    ignore_value: bool = False,
    ignore_adjacency: bool = False,
) -> list[tuple[int, int]]:
    """The spaces, as 0-based (row, column), where the rules let the die be placed.

    The flags waive the printed colour, the printed value and the duty to touch another die, and nothing else.
    """
    table = lay_out(board)
    table.window = [read_window(window), -1, -1, -1]
    number = read_die(die, "die")
    waive = KEEP_ALL
    waive |= WAIVE_COLOR if ignore_colour else 0
    waive |= WAIVE_VALUE if ignore_value else 0
    waive |= WAIVE_TOUCH if ignore_adjacency else 0
    cells = table.open_cells(0, number, waive)
    return [divmod(cell, COLUMNS) for cell in range(CELLS) if cells >> cell & 1]


def window_faults(window: str, board: Board) -> list[str]:
    """The rules that the dice of a window break, in words; contact is judged as if no tool had moved or placed dice."""
    table = lay_out(board)
    table.window = [read_window(window), -1, -1, -1]
    return faults(table, 0)


def read_window(name: object) -> int:
    """A window's number by its id or printed name."""
    number = window_index(name) if isinstance(name, str) else None
    if number is None:
        raise BadOptions(f"there is no window {name!r:.40}; windows are {', '.join(WINDOW_IDS)}")
    return number


def read_die(name: object, where: str) -> int:
    """A die's number from its colour letter and value."""
    number = die_index(name.strip().upper()) if isinstance(name, str) else None
    if number is None:
        raise BadOptions(
            f"{where}: {name!r:.40} is not a die; write a letter of {COLOR_LETTERS} and a value, such as {DICE[2]}"
        )
    return number


def lay_out(board: object) -> SagradaState:
    """A table whose seat 0 has these dice."""
    table = SagradaState(1, 0)
    for cell, die in enumerate(read_board(board, "board")):
        if die is not None:
            table.place(0, die, cell, False)
    return table


def read_board(board: object, where: str) -> list[int | None]:
    """The twenty spaces of a board, top row first; refuses a wrong shape and what is not a die."""
    if not isinstance(board, (list, tuple)) or len(board) != ROWS:
        raise BadOptions(f"{where} must have {ROWS} rows")
    cells: list[int | None] = []
    for row, entries in enumerate(board):
        if not isinstance(entries, (list, tuple)) or len(entries) != COLUMNS:
            raise BadOptions(f"{where}, row {row + 1} must have {COLUMNS} entries")
        for column, entry in enumerate(entries):
            place = f"{where}, row {row + 1}, column {column + 1}"
            cells.append(None if entry is None else read_die(entry, place))
    return cells
