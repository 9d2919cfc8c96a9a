"""What each seat sees of a game of Sagrada, and what it may imagine of the rest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ludoteca.core.rng import Rng
from ludoteca.core.rules import Rules
from ludoteca.core.view import View, visible_frames
from ludoteca.games.sagrada.content.constants import NONE, POOL, ROUNDS, SEATS
from ludoteca.games.sagrada.content.dice import CELLS, COLORS
from ludoteca.games.sagrada.content.windows import CARDS
from ludoteca.games.sagrada.rules.decisions.numbers import CHOOSE_WINDOW, DEAL_PRIVATE, DEAL_WINDOW, REVEAL_WINDOWS
from ludoteca.games.sagrada.rules.state import SagradaState


@dataclass(frozen=True)
class SagradaView(View):
    """Numbers as in the state; NONE (-1) stands for what the seat cannot see and for what is not there."""

    variants: int
    round: int
    first: int
    skipped: int
    tools: tuple[int, ...]
    tools_gone: tuple[int, ...]
    favor_on: tuple[int, ...]
    goals: tuple[int, ...]
    private: tuple[tuple[int, int], ...]
    dealt: tuple[tuple[int, int], ...]
    windows: tuple[int, ...]
    favor: tuple[int, ...]
    boards: tuple[tuple[int, ...], ...]
    waived: tuple[int, ...]
    pool: tuple[int, ...]
    track: tuple[tuple[int, ...], ...]
    bag: tuple[int, ...]
    out: tuple[int, ...]

    def tool_cost(self, tool: int) -> int:
        """What the tool's next use costs in favour. [SAG-7.1]"""
        return 2 if self.favor_on[tool] else 1


def see_all(rules: Rules, table: SagradaState, readers: Sequence[int | None]) -> list[SagradaView]:
    """To each reader everything on the table, its own cards, and nothing else until the game is over. [SAG-12.17]"""
    seats = table.seats
    # Reading an array of a compiled state copies it: each is read once for all readers.
    private, dealt, window = table.private, table.dealt, table.window
    track, track_count = table.track, table.track_count
    everyone: dict[str, Any] = {
        "game": "sagrada",
        "seats": seats,
        "variants": table.variants,
        "round": table.round,
        "first": table.first,
        "skipped": table.skipped,
        "tools": _members(table.tools),
        "tools_gone": _members(table.tools_gone),
        "favor_on": tuple(table.favor_on),
        "goals": _members(table.goals),
        "favor": tuple(table.favor[:seats]),
        "boards": tuple([tuple([table.die_at(owner, cell) for cell in range(CELLS)]) for owner in range(seats)]),
        "waived": tuple(table.waived[:seats]),
        "pool": tuple(table.pool[: table.pool_count]),
        "track": tuple([tuple(track[slot * POOL : slot * POOL + track_count[slot]]) for slot in range(ROUNDS)]),
        "bag": tuple(table.bag),
        "out": tuple(table.out),
    }
    revealed = table.round > 0 or are_revealed(table.frames())
    scored = table.depth == 0
    return [
        SagradaView(
            seat=seat,
            frames=visible_frames(rules, table, seat),
            private=_pairs(private, [owner == seat or seats == 1 or scored for owner in range(seats)]),
            dealt=_pairs(dealt, [owner == seat for owner in range(seats)]),
            windows=tuple([window[owner] if revealed or owner == seat else NONE for owner in range(seats)]),
            **everyone,
        )
        for seat in readers
    ]


def are_revealed(frames: Sequence[tuple[int, int, int, int]]) -> bool:
    """Whether the windows lie open: none is still to be dealt, chosen or turned up. [SAG-3.2, 3.3]"""
    return not any(frame[0] in (DEAL_WINDOW, CHOOSE_WINDOW, REVEAL_WINDOWS) for frame in frames)


def _pairs(values: list[int], shown: list[bool]) -> tuple[tuple[int, int], ...]:
    """Two cards of each owner, NONE where they are not shown."""
    return tuple(
        [(values[2 * owner], values[2 * owner + 1]) if open_ else (NONE, NONE) for owner, open_ in enumerate(shown)]
    )


def imagine(view: SagradaView, rng: Rng) -> SagradaState:
    """A state that fits the view; hidden cards are drawn from those the view does not rule out."""
    table = SagradaState(view.seats, view.variants)
    table.set_frames(list(view.frames))
    table.round = view.round
    table.first = view.first
    table.skipped = view.skipped
    table.tools = _mask(view.tools)
    table.tools_gone = _mask(view.tools_gone)
    table.goals = _mask(view.goals)
    table.favor_on = list(view.favor_on)
    table.bag = list(view.bag)
    table.out = list(view.out)
    table.favor = _padded(view.favor, 0)
    table.waived = _padded(view.waived, 0)
    _imagine_private(table, view, rng)
    _imagine_windows(table, view, rng)
    for owner, board in enumerate(view.boards):
        for cell, die in enumerate(board):
            if die != NONE:
                table.place(owner, die, cell, bool(view.waived[owner] >> cell & 1))
    for die in view.pool:
        table.add_to_pool(die)
    for slot, dice in enumerate(view.track):
        for die in dice:
            table.add_to_track(slot, die)
    return table


def _imagine_private(table: SagradaState, view: SagradaView, rng: Rng) -> None:
    waiting = {frame[2] * 2 + frame[3] for frame in view.frames if frame[0] == DEAL_PRIVATE}
    known = [goal for pair in view.private for goal in pair if goal != NONE]
    hidden = rng.shuffled([color for color in range(COLORS) if color not in known])
    private = [NONE] * (2 * SEATS)
    for owner in range(view.seats):
        private[owner * 2], private[owner * 2 + 1] = view.private[owner]
        if private[owner * 2] == NONE and owner * 2 not in waiting and view.seats > 1:
            private[owner * 2] = hidden.pop()
    table.private = private


def _imagine_windows(table: SagradaState, view: SagradaView, rng: Rng) -> None:
    """While windows are chosen: what others hold, and what those who have finished may have picked."""
    table.window = _padded(view.windows, NONE)
    if view.round > 0 or are_revealed(view.frames):
        return
    waiting = {(frame[2], frame[3]) for frame in view.frames if frame[0] == DEAL_WINDOW}
    asked = {frame[1] for frame in view.frames if frame[0] == CHOOSE_WINDOW}
    known = [card for pair in view.dealt for card in pair if card != NONE]
    hidden = rng.shuffled([card for card in range(CARDS) if card not in known])
    dealt = [NONE] * (2 * SEATS)
    window = _padded(view.windows, NONE)
    for owner in range(view.seats):
        if owner == view.seat:
            dealt[owner * 2 : owner * 2 + 2] = view.dealt[owner]
            continue
        count = sum(1 for number in range(2) if (owner, number) not in waiting)
        dealt[owner * 2 : owner * 2 + count] = sorted(hidden.pop() for _ in range(count))
        if owner not in asked:
            window[owner] = dealt[owner * 2 + rng.below(2)] * 2 + rng.below(2)
    table.dealt = dealt
    table.window = window


def _members(mask: int) -> tuple[int, ...]:
    return tuple([number for number in range(mask.bit_length()) if mask >> number & 1])


def _mask(members: tuple[int, ...]) -> int:
    return sum(1 << member for member in members)


def _padded(values: tuple[int, ...], filler: int) -> list[int]:
    return list(values) + [filler] * (SEATS - len(values))
