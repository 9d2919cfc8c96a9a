"""Prints what the heuristic weighs, sketches, picks and estimates along a few games; two modes must print the same."""

from __future__ import annotations

from typing import Any

from ludoteca.core.decision import Options
from ludoteca.core.nature import Seeded
from ludoteca.core.rng import Rng
from ludoteca.games.sagrada import GAME
from ludoteca.games.sagrada.players.heuristic import Greedy


def main() -> None:
    rules, greedy, out = GAME.rules, Greedy(), Options()
    for seats in (1, 2, 4):
        state: Any = GAME.setup(seats, GAME.check_options(seats, {}))
        nature, rng = Seeded(seats), Rng(seats)
        while rules.advance(state, nature, out):
            decision, seat, a, b = state.top()
            rules.list_options(state, out)
            legal = out.listed()
            weights = [greedy.weigh(state, decision, seat, a, b, option) for option in legal]
            picked = greedy.pick(rules, state, decision, seat, a, b, out, rng)
            option = greedy.sketch(rules, state, decision, seat, a, b, out, rng)
            end = greedy.estimate(rules, state, seat) if state.round else 0.0
            print(decision, seat, legal, weights, picked, option, end)
            # A tool where one can be had: the sketch alone would hardly use any.
            tools = [answer for answer in legal if decision == 10 and 30 <= answer < 42]
            rules.choose(state, tools[rng.below(len(tools))] if tools else option)


if __name__ == "__main__":
    main()
