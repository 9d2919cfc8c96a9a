"""The figures behind the design decisions in docs/adr, measured on this machine: `python bench/design.py`."""

from __future__ import annotations

import json
import time
from collections.abc import Callable

import ludoteca
from ludoteca._speed import mode
from ludoteca.bots.measure import clone_ns
from ludoteca.core import save, transcript
from ludoteca.core.decision import Options
from ludoteca.core.game import find_game
from ludoteca.core.nature import Seeded
from ludoteca.core.rng import Rng
from ludoteca.core.rules import Policy, RandomPolicy
from ludoteca.core.view import plain


def best(work: Callable[[], object], repeat: int = 7) -> float:
    """The shortest of several runs, in seconds: other work on the machine only slows one down."""
    took = []
    for _ in range(repeat):
        began = time.perf_counter()
        work()
        took.append(time.perf_counter() - began)
    return min(took)


def driven(seats: int, *, cloning: bool) -> tuple[float, int]:
    """A game driven answer by answer from Python, with or without a clone before each answer."""
    game = find_game("sagrada")
    nature, rng, out = Seeded(1), Rng(1), Options()
    state = game.setup(seats, game.check_options(seats))
    given = 0
    began = time.perf_counter()
    while game.rules.advance(state, nature, out):
        game.rules.list_options(state, out)
        legal = out.listed()
        if cloning:
            state = state.clone()
        game.rules.choose(state, legal[rng.below(len(legal))])
        given += 1
    return time.perf_counter() - began, given


def main() -> None:
    game = find_game("sagrada")
    start = game.setup(4, game.check_options(4))
    policies: list[Policy] = [RandomPolicy() for _ in range(4)]
    nature, rng, out = Seeded(1), Rng(1), Options()

    def same_game() -> int:
        nature.rng.reseed(1)
        rng.reseed(2)
        return game.rules.playout(start.clone(), policies, nature, rng, out)

    answers = same_game()
    inside = best(same_game, 40)
    match = ludoteca.play("sagrada", 4, seed=1)
    midway = ludoteca.new("sagrada", 4, seed=1)
    for _ in range(80):
        seat = midway.to_act()[0]
        midway.play(seat, midway.question(seat).choices[0].option)
    view = midway.view(0)
    question = midway.question()
    print(f"mode {mode()}, Sagrada, 4 seats")
    print(f"playout inside the engine: {answers} answers, {inside * 1e6:.0f} us, {answers / inside:,.0f} answers/s")
    for cloning in (False, True):
        took, given = min(driven(4, cloning=cloning) for _ in range(20))
        how = "clone before each answer" if cloning else "in place"
        print(f"driven from Python, {how}: {given / took:,.0f} answers/s")
    print(f"clone: {clone_ns(start):.0f} ns; key: {best(midway.state.key) * 1e6:.1f} us")
    text = save.dump(match)
    print(f"journal: {len(match.journal)} answers, {len(text)} bytes; transcript {len(transcript.write(match))} bytes")
    print(f"replay of a whole game, every answer checked: {best(lambda: save.read(text)) * 1e3:.1f} ms")
    print(f"view: {best(lambda: midway.view(0)) * 1e6:.0f} us")
    print(f"imagine: {best(lambda: game.imagine(view, rng)) * 1e6:.0f} us")
    print(f"view as JSON: {len(json.dumps(plain(view)))} bytes; question: {len(json.dumps(plain(question)))} bytes")
    listing = best(lambda: game.rules.list_options(midway.state, out))
    print(f"options as ints: {listing * 1e9:.0f} ns; as a question with labels: {best(midway.question) * 1e6:.0f} us")


main()
