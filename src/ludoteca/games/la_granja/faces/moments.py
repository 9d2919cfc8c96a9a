"""The moments of a round by name: where in a phase a position begins, and the questions that are still to come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteca.core.constants import NATURE, NOBODY
from ludoteca.games.la_granja.content.constants import (
    FARM,
    REVENUE,
    ROUNDS,
    SCORING,
    STEP_CARDS,
    STEP_DELIVERIES,
    STEP_EXTRA,
    STEP_GROWTH,
    STEP_INCOME,
    STEP_LAST_DIE,
    STEP_PICK_ONE,
    STEP_PICK_TWO,
    STEP_REFILL,
    STEP_RESERVE,
    STEP_ROOF,
    STEP_SIESTA,
    TRANSPORT,
)
from ludoteca.games.la_granja.rules.decisions.numbers import DONKEY_CHOICE, FINISH, PHASE, ROLL, ROUND, STEP
from ludoteca.games.la_granja.rules.decisions.rounds import Phase, begin_step
from ludoteca.games.la_granja.rules.state import LaGranjaState

PHASES: Final = (FARM, REVENUE, TRANSPORT)
PHASE_NAMES: Final = ("farm", "revenue", "transport")

# Each step and the number its frame carries; two moments are no steps of the seats: the roll and the donkey tiles.
STEP_NAMES: Final = {
    "cards": STEP_CARDS,
    "refill": STEP_REFILL,
    "income": STEP_INCOME,
    "growth": STEP_GROWTH,
    "roof": STEP_ROOF,
    "reserve": STEP_RESERVE,
    "first_pick": STEP_PICK_ONE,
    "second_pick": STEP_PICK_TWO,
    "last_die": STEP_LAST_DIE,
    "siesta": STEP_SIESTA,
    "deliveries": STEP_DELIVERIES,
    "extra_deliveries": STEP_EXTRA,
}
STEPS_OF: Final = (
    ("cards", "refill", "income", "growth", "roof"),
    ("reserve", "roll", "first_pick", "second_pick", "last_die"),
    ("donkeys", "siesta", "deliveries", "extra_deliveries"),
)
# Moments that all seats share.
TOGETHER: Final = ("roll", "donkeys")


def seats_in_order(table: LaGranjaState, step: str) -> list[int]:
    """The seats in the order in which a step asks them. [LG-3.2, 5.15]"""
    order = [table.order[place] for place in range(table.seats)]
    return order[::-1] if step == "roof" and table.round == 1 else order


def lay_moment(table: LaGranjaState, phase: int, step: str, waiting: Sequence[int]) -> None:
    """Ask what is still to come from a step of a phase on, the step itself only of the seats that wait for it."""
    frames: list[tuple[int, int, int, int]] = []
    if table.round < ROUNDS:
        frames.append((ROUND, NOBODY, table.round + 1, 0))
    else:
        frames.append((FINISH, NOBODY, 0, 0))
    table.set_frames(frames)
    for later in (SCORING, *reversed(PHASES)):
        if later > PHASES[phase]:
            table.ask(PHASE, NOBODY, later, 0)
    left = list(table.donkey_left)
    Phase().resolve(table, NOBODY, PHASES[phase], 0, 0)
    # What a position says of the tiles holds, in the fourth round too.
    table.donkey_left = left
    _drop_until(table, step)
    if step not in TOGETHER:
        for seat in reversed(waiting):
            begin_step(table, seat, STEP_NAMES[step])


def _drop_until(table: LaGranjaState, step: str) -> None:
    """Drop the questions that lie before a step, and the frame of the step itself."""
    frames = table.frames()
    while True:
        number, seat, a, _ = frames[-1]
        if (step == "donkeys" and number == DONKEY_CHOICE) or (step == "roll" and number == ROLL and seat == NATURE):
            break
        frames.pop()
        if number == STEP and a == STEP_NAMES.get(step):
            break
    table.set_frames(frames)
