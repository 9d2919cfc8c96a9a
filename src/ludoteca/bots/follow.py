"""What belongs to an answer: a die taken and then placed, a card and its side, a tool and its two spaces."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteca.core.constants import FRAME, NATURE, NO_ANSWER
from ludoteca.core.decision import Options, State
from ludoteca.core.errors import IllegalAnswer
from ludoteca.core.game import Game

# Longer than any tool's steps; a row of payments is cut off here.
LONGEST: Final = 4
# Decision, its two arguments, and the option.
Given = tuple[int, int, int, int]
Choice = Callable[[State, list[int]], int | None]


def follow(game: Game, state: State, seat: int, option: int, choose: Choice, *, every: bool = False) -> list[Given]:
    """The seat's answers to the questions an answer brings, as ``choose`` gives them; the state is used up.

    Only what the answer itself asks is followed, not what waited below it, and not the same kind of question again: a
    turn that goes on is a new answer. Where nature or another seat speaks, or something hidden is turned up, nothing
    is certain any more. ``choose`` is offered what is worth thinking about, or with ``every`` all that is legal.
    """
    rules = game.rules
    base = state.depth - FRAME
    first = state.top()[0]
    out = Options()
    found: list[Given] = []
    rules.list_options(state, out)
    if option not in out.listed():
        raise IllegalAnswer(f"{option} does not answer {rules.decision_at(state).name}; legal are {out.listed()}")
    rules.choose(state, option)
    while len(found) < LONGEST and _is_asked(game, state, seat, base) and state.top()[0] != first:
        number, _, a, b = state.top()
        if every:
            rules.list_options(state, out)
        else:
            again = bool(found) and found[-1][0] == number
            rules.list_proposals(state, found[-1][3] if again else NO_ANSWER, out)
        chosen = choose(state, out.listed())
        if chosen is None:
            break
        found.append((number, a, b, chosen))
        rules.choose(state, chosen)
    return found


def _is_asked(game: Game, state: State, seat: int, base: int) -> bool:
    """Take the steps nobody answers; whether the seat is asked next, without a surprise on the way."""
    while state.depth > base and state.top()[1] < NATURE:
        if game.rules.decisions[state.top()[0]].reveals:
            return False
        game.rules.choose(state, 0)
    return state.depth > base and state.top()[1] == seat
