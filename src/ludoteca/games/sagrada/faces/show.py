"""Sagrada's table as people see it: windows, dice and cards by name, made from a view and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from ludoteca.core.view import Shown
from ludoteca.games.sagrada.content.constants import NONE
from ludoteca.games.sagrada.content.dice import (
    CELL_NOTATIONS,
    CELLS,
    COLOR_NAMES,
    COLUMNS,
    DIE_NOTATIONS,
    VALUES,
)
from ludoteca.games.sagrada.content.objectives import PRIVATE_IDS, PUBLIC_IDS
from ludoteca.games.sagrada.content.tools import TOOL_IDS
from ludoteca.games.sagrada.content.windows import WINDOW_IDS
from ludoteca.games.sagrada.faces.view import SagradaView
from ludoteca.games.sagrada.rules.decisions.moves import lifted_pair, moved_die
from ludoteca.games.sagrada.rules.decisions.numbers import (
    BUMP,
    CHOOSE_VALUE,
    DROP_FIRST,
    DROP_SECOND,
    LIFT_SECOND,
    MOVE_TO,
    PLACE,
    PLACE_OR_RETURN,
    SWAP,
)


@dataclass(frozen=True, slots=True)
class Die:
    """A die: how answers write it (``r4``), its colour and the value it shows."""

    word: str
    color: str
    value: int


@dataclass(frozen=True, slots=True)
class ShownWindow:
    """A window: its pattern, and its dice row by row from the top, null where a space is empty."""

    pattern: str
    rows: tuple[tuple[Die | None, ...], ...]


@dataclass(frozen=True, slots=True)
class ShownSeat:
    """What lies before a seat.

    ``window`` is null until it may be seen, ``private`` (its private objectives) while they are hidden from the reader;
    ``offered`` are the patterns it chooses from, as far as the reader sees them.
    """

    window: ShownWindow | None
    offered: tuple[str, ...]
    private: tuple[str, ...] | None
    favor: int
    skips_second_turn: bool


@dataclass(frozen=True, slots=True)
class ShownTool:
    """A tool on the table: the favour on it, and what its next use costs; null alone, where a die pays."""

    tool: str
    favor: int
    cost: int | None


@dataclass(frozen=True, slots=True)
class Hand:
    """What the seat that is asked has taken up and not yet put down.

    ``die`` goes to the space that is asked for (null where none is asked for yet), ``color`` is that of a die whose
    value is still to be named; ``lifted`` are the spaces of its window whose dice are up: they count as empty.
    """

    seat: int
    die: Die | None
    color: str | None
    lifted: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DiceCount:
    """How many dice of each colour."""

    red: int
    green: int
    blue: int
    yellow: int
    purple: int


@dataclass(frozen=True)
class SagradaShown(Shown):
    """The table: ``players`` by seat, ``track`` the dice on each round's slot, ``objectives`` the public ones.

    Round 0 is the set-up. ``spent_tools`` and ``out`` are the tools and dice that have left the game, ``bag`` what is
    still in it: everyone can count that. [SAG-12.17]
    """

    round: int
    first: int
    players: tuple[ShownSeat, ...]
    pool: tuple[Die, ...]
    track: tuple[tuple[Die, ...], ...]
    tools: tuple[ShownTool, ...]
    spent_tools: tuple[str, ...]
    objectives: tuple[str, ...]
    hand: Hand | None
    bag: DiceCount
    out: DiceCount


_SHOWN_DICE: Final = tuple(
    Die(DIE_NOTATIONS[die], COLOR_NAMES[die // VALUES], die % VALUES + 1) for die in range(len(DIE_NOTATIONS))
)
# Indexed by what a space holds: the last entry answers to NONE.
_ON_SPACE: Final = (*_SHOWN_DICE, None)
_ROWS: Final = tuple(slice(start, start + COLUMNS) for start in range(0, CELLS, COLUMNS))


def show(view: SagradaView) -> SagradaShown:
    """The table as the reader of the view sees it."""
    alone = view.seats == 1
    favor_on = view.favor_on
    return SagradaShown(
        game=view.game,
        seat=view.seat,
        seats=view.seats,
        round=view.round,
        first=view.first,
        players=tuple([_show_seat(view, seat) for seat in range(view.seats)]),
        pool=_dice(view.pool),
        track=tuple([_dice(slot) for slot in view.track]),
        tools=tuple([_tool(tool, favor_on[tool], None if alone else view.tool_cost(tool)) for tool in view.tools]),
        spent_tools=tuple([TOOL_IDS[tool] for tool in view.tools_gone]),
        objectives=tuple([PUBLIC_IDS[goal] for goal in view.goals]),
        hand=_show_hand(view),
        bag=_count(view.bag),
        out=_count(view.out),
    )


# Between two moves most of the table stays as it is, and several readers see the same of it: parts are made once.


@lru_cache(maxsize=4096)
def _dice(numbers: tuple[int, ...]) -> tuple[Die, ...]:
    return tuple([_SHOWN_DICE[die] for die in numbers])


@lru_cache(maxsize=4096)
def _window(pattern: int, board: tuple[int, ...]) -> ShownWindow | None:
    if pattern == NONE:
        return None
    dice = [_ON_SPACE[die] for die in board]
    return ShownWindow(WINDOW_IDS[pattern], tuple([tuple(dice[row]) for row in _ROWS]))


@lru_cache(maxsize=4096)
def _tool(tool: int, favor: int, cost: int | None) -> ShownTool:
    return ShownTool(TOOL_IDS[tool], favor, cost)


@lru_cache(maxsize=4096)
def _count(dice: tuple[int, ...]) -> DiceCount:
    return DiceCount(*dice)


@lru_cache(maxsize=1024)
def _offered(cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([WINDOW_IDS[2 * card + side] for card in cards if card != NONE for side in (0, 1)])


def _show_seat(view: SagradaView, seat: int) -> ShownSeat:
    private = tuple([PRIVATE_IDS[goal] for goal in view.private[seat] if goal != NONE])
    return ShownSeat(
        _window(view.windows[seat], view.boards[seat]),
        _offered(view.dealt[seat]),
        private or None,
        view.favor[seat],
        bool(view.skipped >> seat & 1),
    )


def _show_hand(view: SagradaView) -> Hand | None:
    """What is up in the air while the question on top is open."""
    if not view.frames:
        return None
    decision, seat, a, b = view.frames[-1]
    if decision in {PLACE, PLACE_OR_RETURN, BUMP, SWAP}:
        return Hand(seat, _SHOWN_DICE[a], None, ())
    if decision == CHOOSE_VALUE:
        return Hand(seat, None, COLOR_NAMES[a], ())
    if decision == MOVE_TO:
        start = moved_die(a)[1]
        return _lifted(view, seat, start, (start,))
    if decision == LIFT_SECOND:
        return Hand(seat, None, None, (CELL_NOTATIONS[b],))
    if decision == DROP_FIRST:
        return _lifted(view, seat, a, (a, b))
    if decision == DROP_SECOND:
        first, second = lifted_pair(a)
        return _lifted(view, seat, second, (first, second))
    return None


def _lifted(view: SagradaView, seat: int, start: int, cells: tuple[int, ...]) -> Hand:
    """The die of a space is being moved; the dice of all these spaces are up."""
    die = view.boards[seat][start]
    return Hand(seat, _SHOWN_DICE[die], None, tuple([CELL_NOTATIONS[cell] for cell in cells]))
