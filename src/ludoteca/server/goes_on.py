"""What an answer went on with: a die taken and then placed, a card and its side, a tool and its two spaces.

Half an answer says little after the game. What was played goes on as the journal does; what would have been better goes
on with the best answers to the questions it brings, from what the seat knew and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludoteca.bots.hint import Effort, hint
from ludoteca.core.constants import FRAME, NATURE
from ludoteca.core.decision import Options, State
from ludoteca.core.game import Game
from ludoteca.core.match import Match
from ludoteca.core.view import View
from ludoteca.server.moments import word
from ludoteca.server.preview import imagined

# Longer than any tool's steps; a row of payments is cut off here.
LONGEST: Final = 4
# Decision, its two arguments, and the option.
Given = tuple[int, int, int, int]
Choice = Callable[[State, list[int]], int | None]


def gone_on(game: Game, state: State, seat: int, option: int, choose: Choice) -> list[Given]:
    """The answers that belong to an answer, told by ``choose``: to the frames it pushes, not to those below it."""
    base = state.depth - FRAME
    first = state.top()[0]
    out = Options()
    found: list[Given] = []
    chosen: int | None = option
    while chosen is not None:
        game.rules.choose(state, chosen)
        while state.depth > base and state.top()[1] < NATURE:
            game.rules.choose(state, 0)
        # The first question asked again is a new decision, not a part of this one.
        if len(found) == LONGEST or state.depth <= base or state.top()[1] != seat or state.top()[0] == first:
            break
        number, _, a, b = state.top()
        game.rules.list_options(state, out)
        chosen = choose(state, out.listed())
        if chosen is not None:
            found.append((number, a, b, chosen))
    return found


def best_goes_on(game: Game, view: View, seat: int, option: int, effort: Effort) -> list[Given]:
    """How an answer that was not given would have gone on."""

    def choose(state: State, options: list[int]) -> int | None:
        if len(options) == 1:
            return options[0]
        best = hint(game, game.view(state, seat), seat, effort, 1)[0].option
        return best if best in options else None

    return gone_on(game, imagined(game, view, seat), seat, option, choose)


def play_goes_on(match: Match, state: State, seat: int, step: int) -> list[Given]:
    """How the answer at a step of the journal went on; ``state`` is the one before it, and is used up."""
    own = iter([answer.option for answer in match.journal[step + 1 :] if answer.seat == seat])

    def choose(_: State, options: list[int]) -> int | None:
        given = next(own, None)
        return given if given in options else None

    match.game.rules.lift(state, seat)
    return gone_on(match.game, state, seat, match.journal[step].option, choose)


def worded(game: Game, given: Given) -> dict[str, Any]:
    """An answer on the wire, with the question it belongs to."""
    number, a, b, option = given
    decision = game.rules.decisions[number]
    domain = decision.domain
    notation = domain.notation(option)
    return {
        "decision": decision.name,
        "domain": domain.name,
        "rule": decision.rule,
        "prompt": {"id": f"{game.id}-ask-{word(decision.name)}", "arguments": {"a": a, "b": b}},
        "option": option,
        "notation": notation,
        "label": f"{game.id}-{domain.name}-{word(notation)}",
        "target": domain.target(option),
    }
