"""Laws of players: policies answer legally and use only what their seat knows."""

from __future__ import annotations

from ludoteca.bots.levels import heuristic_of
from ludoteca.bots.policies import find_player, find_policy, policy_names
from ludoteca.core.decision import Options, State
from ludoteca.core.rng import Rng
from ludoteca.testing.ground import Ground, NotHere, expect

# A search of any length shows whether it can think about a question at all.
THOUGHT = "search:iterations=12"
QUESTIONS = 12


def policies_use_only_what_they_know(ground: Ground) -> int:
    """A policy picks a legal answer, and the same one in every state its seat could believe in."""
    game, looked = ground.game, 0
    names = policy_names(game)
    for moment in ground.look(open_only=True):
        for seat in ground.rules.sealed_seats(moment.kept):
            view = game.view(moment.kept, seat)
            rng = Rng(moment.place)
            believed = [moment.state, *(game.imagine(view, rng) for _ in range(ground.budget.imagined))]
            for name in names:
                picked = [_pick(ground, name, state.clone(), seat) for state in believed]
                expect(len(set(picked)) == 1, f"{name} picks {picked} for seat {seat} in states it cannot tell apart")
                state = moment.state
                ground.rules.lift(state, seat)
                expect(picked[0] in ground.legal(state), f"{name} picks {picked[0]} for seat {seat}, which is illegal")
                looked += 1
    return looked


def _pick(ground: Ground, name: str, state: State, seat: int) -> int:
    ground.rules.lift(state, seat)
    number, _, a, b = state.top()
    out = Options()
    ground.rules.list_options(state, out)
    return find_policy(ground.game, name).pick(ground.rules, state, number, seat, a, b, out, Rng(7))


def search_can_think(ground: Ground) -> int:
    """Search comes to a legal answer from a view alone, and to the same one with the same seed."""
    game, looked = ground.game, 0
    if heuristic_of(game) is None:
        raise NotHere("the game brings no heuristic named greedy, so nobody searches")
    for moment in ground.look(open_only=True, most=QUESTIONS):
        seat = moment.kept.top()[1]
        question = ground.match(moment).question(seat)
        view = game.view(moment.kept, seat)
        answers = {find_player(game, THOUGHT, seed=3).answer(view) for _ in range(2)}
        expect(len(answers) == 1, f"with the same seed search answers {answers} for seat {seat}")
        expect(answers <= {choice.option for choice in question.choices}, f"search answers {answers}, which is illegal")
        looked += 1
    return looked


LAWS = (policies_use_only_what_they_know, search_can_think)
