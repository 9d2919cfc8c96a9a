"""Partners share points and win together: search, tallies and standings count a side once."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.bots.arena import Played
from ludoteca.bots.standings import placed
from ludoteca.cli.render import console, show_outcome
from ludoteca.core.domain import Domain
from ludoteca.core.game import Outcome, find_game
from ludoteca.core.rules import RandomPolicy
from ludoteca.core.search import Search
from ludoteca.core.tally import Tally
from tests.core.toys import Listed, Plain, Toy, ToyRules


class Pairs(ToyRules):
    """Seats 0 and 2 share the first number, 1 and 3 the second."""

    def points(self, state: Any, seat: int) -> int:
        return int(state.numbers[seat % 2])

    def winners(self, state: Any) -> int:
        best = max(state.numbers)
        return sum(1 << seat for seat in range(4) if state.numbers[seat % 2] == best)

    def side(self, state: Any, seat: int) -> int:
        return seat % 2


class Gain(Listed):
    """A few points more for the own side; whoever plays is ahead already."""

    name = "gain"
    domain = Domain("points", ("none", "one", "nine"))

    def resolve(self, state: Any, seat: int, a: int, b: int, option: int) -> None:
        state.numbers[seat % 2] += (0, 1, 9)[option]


def begun() -> tuple[Pairs, Toy]:
    state = Toy(4, [20, 10])
    state.ask(0, 2, 0, 0)
    return Pairs((Gain(),)), state


@pytest.mark.parametrize("horizon", [0, -1])
def test_search_sees_the_lead_over_the_other_side(horizon):
    """Measured against a partner nobody could ever be ahead."""
    rules, state = begun()
    plain = Plain()
    plain.horizon = horizon
    search = Search(rules, plain, 2, 1)
    search.run(state.clone, 0.0, 400)
    best = search.judgements()[0]
    assert (best.option, best.points) == (2, 19.0)
    assert best.win == 1.0


class Ahead(Gain):
    """The same, and further questions that bring nothing, so that a search without a horizon has to guess the end."""

    def resolve(self, state: Any, seat: int, a: int, b: int, option: int) -> None:
        if not state.numbers[2]:
            super().resolve(state, seat, a, b, option)
        state.numbers[2] += 1
        if state.numbers[2] < 3:
            state.ask(0, 2, 0, 0)


class Guessing(Pairs):
    """Every answer begins a round."""

    def rounds(self, state: Any) -> int:
        return int(state.numbers[2])

    def winners(self, state: Any) -> int:
        return 0


def test_a_guess_shares_out_the_win_among_sides():
    rules = Guessing((Ahead(),))
    state = Toy(4, [10, 10, 0])
    state.ask(0, 0, 0, 0)
    plain = Plain()
    plain.horizon = -1
    search = Search(rules, plain, 0, 1)
    # The first answer is followed by a guess, for the next one belongs to another round.
    search.run(state.clone, 0.0, 3)
    none = next(one for one in search.judgements() if one.option == 0)
    assert none.win == pytest.approx(0.5)


def test_a_tally_gives_both_partners_the_whole_win():
    rules, state = begun()
    tally = Tally(4)
    rules.play_many(state, [RandomPolicy()] * 4, 1, 0, 10, tally)
    assert list(tally.shares) == [10.0, 0.0, 10.0, 0.0]


def test_partners_do_not_meet():
    game = Played(0, (0, 0), (0, 1, 2, 1), (60, 50, 60, 50), 0b0101)
    wins = placed(game, (0, 1, 0, 1))
    assert wins == {(0, 1): 1.0, (1, 0): 0.0, (2, 1): 1.0, (1, 2): 0.0}
    mixed = placed(game._replace(lineup=(0, 1, 1, 1)), (0, 1, 0, 1))
    assert mixed == {(0, 1): 1.0, (1, 0): 0.0}


@pytest.mark.parametrize(
    ("winners", "words"),
    [((0, 2), "Seat 0 and Seat 2 win together!"), ((0, 1, 2, 3), "Shared win: Seat 0, Seat 1, Seat 2, and Seat 3!")],
)
def test_the_terminal_says_who_won_together(capsys, winners, words):
    points = (60, 50, 60, 50) if len(winners) == 2 else (60,) * 4
    show_outcome(console(), find_game("sagrada"), Outcome(points, ((),) * 4, winners, partners=(0, 1, 0, 1)))
    assert words in capsys.readouterr().out
