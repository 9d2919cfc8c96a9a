"""What tells equal points apart: the tie-break that decided is named."""

from __future__ import annotations

import pytest

from ludoteca.core.game import Outcome, TieBreak, find_game
from ludoteca.core.match import Match
from ludoteca.core.rng import Rng
from ludoteca.games.la_granja.content.goods import GOODS, VP
from tests.games.sagrada.helpers import BARE, finished
from tests.support import rule


def played(name: str, seats: int, seed: int) -> Match:
    """A whole game by chance."""
    match = Match.new(name, seats, seed=seed)
    rng = Rng(seed)
    while not match.over:
        seat = match.to_act()[0]
        choices = match.question(seat).choices
        match.play(seat, choices[rng.below(len(choices))].option)
    return match


@rule("SAG-9.8")
@pytest.mark.parametrize(
    ("private", "favor", "dice", "name"),
    [
        (["R", "G"], [1, 2], ["R4", "G3"], "private"),
        (["R", "G"], [1, 1], ["R4", "G4"], "later"),
        (["R", "G"], [1, 3], ["R4", "G3"], None),
    ],
)
def test_sagrada_names_what_decided(private: list[str], favor: list[int], dice: list[str], name: str | None) -> None:
    boards = [f". . . . . / . . . . . / . . . . . / {die} . . . ." for die in dice]
    outcome = finished(waived=[["a4"]] * 2, boards=boards, private=private, favor=favor).outcome()
    assert (None if outcome.decided is None else outcome.decided.name) == name


@rule("SAG-9.8")
def test_favour_decides_where_private_points_are_level() -> None:
    boards = [". . . . . / . . . . . / . . . . . / R2 . . . .", ". . . . . / . . . . . / . . . . . / G2 B1 . . ."]
    waived = [["a4"], ["a4", "b4"]]
    outcome = finished(boards=boards, waived=waived, favor=[4, 1], public=["light_shades"]).outcome()
    assert len(set(outcome.points)) == 1
    assert outcome.decided == TieBreak("favor", "more favour left", "SAG-9.8")


def levelled(name: str, seed: int, field: str, places: tuple[int, int]) -> Match:
    """A game by chance between two seats whose points were made equal by hand."""
    match = played(name, 2, seed)
    first, second = match.outcome().points
    amounts = list(getattr(match.state, field))
    amounts[places[0]] += max(0, second - first)
    amounts[places[1]] += max(0, first - second)
    setattr(match.state, field, amounts)
    assert len(set(match.outcome().points)) == 1
    return match


@pytest.mark.parametrize(
    ("name", "field", "places", "tie_break"),
    [
        ("la_granja", "goods", (VP, GOODS + VP), TieBreak("silver", "more silver left", "LG-12.3")),
        ("oh_my_goods", "bonus", (0, 1), TieBreak("coins", "more coins left over", "OMG-8.6")),
    ],
)
@rule("LG-12.3", "OMG-8.6")
def test_what_is_left_over_decides(name: str, field: str, places: tuple[int, int], tie_break: TieBreak) -> None:
    seen = set()
    for seed in range(12):
        match = levelled(name, seed, field, places)
        ranks = [match.game.tie_ranks(match.state, seat) for seat in (0, 1)]
        outcome = match.outcome()
        if ranks[0] == ranks[1]:
            assert (outcome.winners, outcome.decided) == ((0, 1), None)
        else:
            assert outcome.winners == (ranks.index(max(ranks)),)
            assert outcome.decided == tie_break
        seen.add(len(outcome.winners))
    assert 1 in seen


def test_alone_nothing_is_decided_by_a_tie_break() -> None:
    assert finished(seats=1, boards=[BARE]).outcome().decided is None


def test_how_far_a_solo_player_is_from_winning() -> None:
    sagrada, goods = find_game("sagrada"), find_game("oh_my_goods")
    level = Outcome((31,), ((),), (), 31)
    # Sagrada's target must be beaten, the goal of a chapter only reached.
    assert (sagrada.missing(level), goods.missing(level)) == (1, 0)
    assert sagrada.missing(Outcome((40,), ((),), (), 31)) == -8
    assert sagrada.missing(Outcome((31, 30), ((), ()), (), None)) is None
