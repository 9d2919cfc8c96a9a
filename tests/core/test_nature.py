"""Nature as a seat: seeded, scripted, exhaustive; the generator; domains."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.core.bits import filled
from ludoteca.core.decision import Options
from ludoteca.core.domain import Domain
from ludoteca.core.errors import ScriptError
from ludoteca.core.game import find_game
from ludoteca.core.match import Match
from ludoteca.core.nature import Exhaustive, Scripted, Seeded
from ludoteca.core.rng import Rng, mix


def test_the_generator_gives_a_known_sequence_in_both_modes():
    rng = Rng(2024)
    assert [rng.below(1000) for _ in range(8)] == KNOWN
    assert mix(1, 2) == mix(1 + (1 << 64), 2)


@given(st.integers(-(2**70), 2**70), st.integers(1, 2**31 - 1))
def test_numbers_stay_below_their_bound(seed, bound):
    rng = Rng(seed)
    assert all(0 <= rng.below(bound) < bound for _ in range(20))
    assert 0.0 <= rng.unit() < 1.0


def test_numbers_are_spread_evenly():
    rng = Rng(5)
    counts = [0] * 6
    for _ in range(60_000):
        counts[rng.below(6)] += 1
    assert all(abs(count - 10_000) < 500 for count in counts)
    assert sorted(rng.shuffled(list(range(50)))) == list(range(50))


def test_scripted_nature_says_what_it_is_told_and_refuses_what_cannot_happen():
    with pytest.raises(ScriptError, match="asked to deal_tool, but its 0 words are used up"):
        Match.new("sagrada", 2, nature=Scripted())
    with pytest.raises(ScriptError, match=r"word 2: 'lathekin' cannot happen; possible: grozing_pliers .*"):
        Match.new("sagrada", 2, nature=Scripted("lathekin", "lathekin"))
    match = Match.new("sagrada", 2, nature=Scripted("lathekin", then=Seeded(1)))
    assert match.journal[0].option == 3


def test_exhaustive_nature_lists_every_outcome_with_its_chance():
    game = find_game("sagrada")
    state = game.setup(2, game.check_options(2))
    whole = Exhaustive(game.rules)
    chances = [chance for _, chance in whole.outcomes(state)]
    assert len(chances) == 12
    assert sum(chances) == pytest.approx(1)
    position = Match.from_position("sagrada", FLUX)
    position.play(0, "flux_brush")
    state = position.state.clone()
    game.rules.choose(state, 0)
    branches = list(whole.branches(state))
    assert len(branches) == 6
    assert sum(chance for chance, _ in branches) == pytest.approx(1)
    assert all(branch.top()[1] >= 0 for _, branch in branches)


def test_weights_are_listed_for_all_or_for_none():
    out = Options()
    out.add(3)
    out.add(5)
    assert out.weighted() == [(3, 1), (5, 1)]
    out.clear()
    out.add_weighted(3, 2)
    out.add_weighted(5, 7)
    assert out.weighted() == [(3, 2), (5, 7)]
    assert out.listed() == [3, 5]


def test_domains_translate_both_ways():
    domain = Domain("die", ("r1", "r2"))
    assert domain.parse("R2 ") == 1
    assert domain.parse("r9") is None
    assert domain.notation(1) == "r2"
    assert domain.target(0) == "die:r1"
    with pytest.raises(ValueError, match="two things share a notation"):
        Domain("die", ("r1", "r1"))
    with pytest.raises(ValueError, match="one lower-case word"):
        Domain("die", ("r 1",))


def test_a_row_of_equal_numbers():
    assert filled(7, 3) == [7, 7, 7]


FLUX = {
    "game": "sagrada",
    "windows": ["fractal_drops", "gravitas"],
    "boards": [[[None] * 5] * 4] * 2,
    "private": ["shades_of_red", "shades_of_blue"],
    "pool": ["R1", "G2", "B3"],
    "tools": ["flux_brush"],
    "public": ["light_shades"],
    "round": 1,
}
KNOWN = [492, 527, 534, 164, 502, 161, 60, 779]
