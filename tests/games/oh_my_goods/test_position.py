"""Positions: every moment can be written down and read back, and a file that is wrong is refused with its field."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ludoteca.core.constants import NATURE
from ludoteca.core.decision import Options
from ludoteca.core.match import Match
from ludoteca.core.nature import Seeded
from ludoteca.core.rng import Rng
from ludoteca.games.oh_my_goods.setup import CHAPTER_NAMES
from tests.games.oh_my_goods.scenes import GAME
from tests.support import rule

OTHER = {
    "assistants": "two",
    "redraw": "keep_one",
    "last_chains": "opened",
    "worker": "must_work",
    "substitute": "two_cards",
    "characters": "this_round",
}
TABLES = [
    *((seats, "none", {}) for seats in (2, 3, 4)),
    *((seats, chapter, {}) for seats in (1, 2, 3, 4) for chapter in CHAPTER_NAMES),
    (3, "none", OTHER),
    (2, "all-in", OTHER),
]


def reads_back(state: Any, options: dict[str, Any], seats: int) -> None:
    """A state written down and read back is the same to everybody."""
    told = json.loads(json.dumps(GAME.to_position(state, options)))
    again: Any = GAME.position(told)
    assert again.key() == state.key()
    assert GAME.views(again, [None, *range(seats)]) == GAME.views(state, [None, *range(seats)])
    assert GAME.position_options(told) == (seats, options)


@rule("OMG-14.8")
@pytest.mark.parametrize(("seats", "chapter", "more"), TABLES)
def test_every_moment_can_be_written_down_and_read_back(seats: int, chapter: str, more: dict[str, Any]) -> None:
    options = GAME.check_options(seats, {"chapter": chapter, **more})
    state: Any = GAME.setup(seats, options)
    nature, rng, out = Seeded(seats), Rng(seats), Options()
    rules = GAME.rules
    answers = 0
    while state.depth and state.round < (12 if chapter != "none" else 6):
        seat = state.top()[1]
        if seat >= 0:
            # Under seal the seats answer in any order.
            asked = rules.sealed_seats(state)
            rules.lift(state, asked[rng.below(len(asked))])
        if seat >= 0 or answers % 7 == 0:
            reads_back(state, options, seats)
        answers += 1
        option = 0
        if seat == NATURE:
            number, _, a, b = state.top()
            option = nature.answer(rules.decisions[number], state, a, b, out)
        elif seat >= 0:
            rules.list_options(state, out)
            option = out.listed()[rng.below(out.count)]
        rules.choose(state, option)
    assert answers > 100


@rule("OMG-14.8")
def test_a_match_goes_on_from_a_moment_as_it_would_have() -> None:
    match = Match.new("oh_my_goods", 2, seed=3)
    rng = Rng(5)
    while match.state.round < 3:  # type: ignore[attr-defined]
        question = match.question()
        match.play(question.seat, question.choices[rng.below(len(question.choices))].option)
    told = GAME.to_position(match.state, match.options)
    again = Match.from_position("oh_my_goods", told, seed=1)
    assert again.question().choices == match.question().choices
    assert again.question().name == match.question().name
