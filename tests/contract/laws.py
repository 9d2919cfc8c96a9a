"""The three laws of views as functions, so that a planted leak can show that they catch one."""

from __future__ import annotations

from ludoteca.core.constants import NATURE
from ludoteca.core.decision import Options
from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import Game
from ludoteca.core.match import Match
from ludoteca.core.rng import Rng


def viewers(match: Match) -> list[int | None]:
    """Every seat and the spectators."""
    return [*range(match.header.seats), None]


def imagining_keeps_the_view(game: Game, match: Match, rng: Rng) -> None:
    """Law 1: imagining from a view and viewing again gives the same view."""
    for seat in viewers(match):
        view = game.view(match.state, seat)
        for _ in range(3):
            assert game.view(game.imagine(view, rng), seat) == view, f"viewer {seat}"


def imagining_keeps_the_options(game: Game, match: Match, rng: Rng) -> None:
    """Law 2: the options of a seat to act are the same in every imagined state."""
    for seat in match.to_act():
        legal = [choice.option for choice in match.question(seat).choices]
        view = game.view(match.state, seat)
        for _ in range(3):
            state = game.imagine(view, rng)
            assert game.rules.lift(state, seat)
            out = Options()
            game.rules.list_options(state, out)
            assert out.listed() == legal


def imagining_keeps_the_pause(game: Game, match: Match, rng: Rng) -> None:
    """What a table is told of a pause is the same in every imagined state: it tells nothing a seat does not know."""
    for seat in match.to_act():
        pause = match.pause(seat)
        view = game.view(match.state, seat)
        for _ in range(3):
            state = game.imagine(view, rng)
            assert game.rules.lift(state, seat)
            assert game.means(state, seat) == game.means(match.state, seat)
            if pause is not None:
                assert game.pause(state, match.means[seat]) == pause


def hidden_answers_leave_the_view_alone(game: Game, match: Match, rng: Rng) -> int:
    """Law 3: states that differ only in what a seat cannot know give it equal views; returns how many were compared."""
    if match.over:
        return 0  # scoring is public: a game may show then what it has kept hidden
    compared = 0
    last_shown = max((place for place, entry in enumerate(match.journal) if entry.barrier), default=-1)
    for seat in viewers(match):
        view = game.view(match.state, seat)
        for place, entry in enumerate(match.journal):
            if entry.open_to(seat) or (entry.seat != NATURE and place <= last_shown):
                continue
            other = _with_another_answer(match, place, rng)
            if other is not None and other.state.key() != match.state.key():
                assert game.view(other.state, seat) == view, f"viewer {seat} can tell answer {place + 1}"
                compared += 1
    return compared


def _with_another_answer(match: Match, place: int, rng: Rng) -> Match | None:
    """The same journal with one answer changed, if all the others stay legal."""
    decision = match.game.rules.decisions[match.journal[place].decision]
    answers = [(answer.seat, answer.option) for answer in match.journal]
    other = rng.below(decision.domain.size)
    answers[place] = (answers[place][0], other)
    twin = Match(match.header, reading=True)
    try:
        twin.replay(answers)
    except LudotecaError:
        return None
    return twin
