"""Every law notices what it is there for, in every run: faults planted in games that are otherwise right."""

from __future__ import annotations

import pytest

from ludoteca.testing import LAWS, Broken, Budget, check_game
from ludoteca.testing.check import laws_for
from tests.contract.faults import FAULTS
from tests.contract.nim import Nim
from tests.contract.template import part

# What luck finds, it finds now and then; what a law finds, it finds from every seed.
SEEDS = range(5)
# Planted games that do not end need not go on for long; of the house's games none is so short.
BUDGET = Budget(longest=400)
LONG = ("la_granja", "oh_my_goods")


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_caught_in_every_run(fault: str) -> None:
    law, make = FAULTS[fault]
    for seed in SEEDS:
        game = make()
        report = check_game(game, seed=seed, laws=[law], budget=Budget() if game.id in LONG else BUDGET)
        assert [finding.law for finding in report.broken] == [law], f"seed {seed}: {report}"


def test_every_law_can_be_broken() -> None:
    assert LAWS.keys() == {law for law, _ in FAULTS.values()}


@pytest.mark.parametrize("seed", SEEDS)
def test_games_without_a_fault_are_not_accused(seed: int) -> None:
    for game in (Nim(), part().GAME):
        check_game(game, seed=seed).require()


def test_a_broken_law_says_which_where_and_how_to_see_it_again() -> None:
    _, make = FAULTS["cards_of_others_may_be_played"]
    (law,) = laws_for(make(), seed=7, laws=["every_answer_works"], budget=BUDGET)
    first, second = law.check(), law.check()
    assert first == second
    assert "after play_card c" in first.message
    assert "seats, walk seed" in first.where
    assert first.again == "ludoteca check high_card --law every_answer_works --seed 7"
    with pytest.raises(Broken, match=r"every_answer_works.*\n.*the law: Every listed answer"):
        law()
