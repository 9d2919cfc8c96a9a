"""What an answer went on with: a die taken and then placed, a card and its side, a tool and its two spaces.

Half an answer says little after the game. What was played goes on as the journal does; what would have been better goes
on with the best answers to the questions it brings, from what the seat knew and nothing else.
"""

from __future__ import annotations

from typing import Any

from ludoteca.bots.follow import Given, follow
from ludoteca.bots.hint import Effort, hint
from ludoteca.core.decision import State
from ludoteca.core.game import Game
from ludoteca.core.match import Match
from ludoteca.core.view import View
from ludoteca.server.moments import word
from ludoteca.server.preview import imagined


def best_goes_on(game: Game, view: View, seat: int, option: int, effort: Effort) -> list[Given]:
    """How an answer that was not given would have gone on."""

    def choose(state: State, options: list[int]) -> int | None:
        if len(options) == 1:
            return options[0]
        best = hint(game, game.view(state, seat), seat, effort, 1)[0].option
        return best if best in options else None

    return follow(game, imagined(game, view, seat), seat, option, choose)


def play_goes_on(match: Match, state: State, seat: int, step: int) -> list[Given]:
    """How the answer at a step of the journal went on; ``state`` is the one before it, and is used up."""
    own = iter([answer.option for answer in match.journal[step + 1 :] if answer.seat == seat])

    def choose(_: State, options: list[int]) -> int | None:
        given = next(own, None)
        return given if given in options else None

    match.game.rules.lift(state, seat)
    return follow(match.game, state, seat, match.journal[step].option, choose, every=True)


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
