"""What greedy and search know: weights by name, nothing hidden, farms in numbers, and dealing anew."""

from __future__ import annotations

import pytest

from ludoteca.core.decision import Options
from ludoteca.core.nature import Seeded
from ludoteca.core.rng import Rng
from ludoteca.core.search import Search
from ludoteca.core.value import Features
from ludoteca.games.la_granja.content.constants import HIDDEN_POINTS, IN_DECK, IN_HAND
from ludoteca.games.la_granja.content.goods import GOOD_NAMES, GOODS, VP
from ludoteca.games.la_granja.players import weights
from ludoteca.games.la_granja.players.heuristic import Greedy
from ludoteca.games.la_granja.rules.decisions import entries, transport
from tests.contract.walks import walked
from tests.games.la_granja.scene import GAME, Scene
from tests.support import rule

EDITIONS = ("russian", "french", "deluxe")


def positions(seats=2, edition="russian", count=12):
    """Questions to seats along a random game, with more than one answer."""
    out = Options()
    for steps in range(5, 5 + 25 * count, 25):
        match = walked("la_granja", seats, {"edition": edition}, steps, steps)
        if not match.over:
            GAME.rules.list_options(match.state, out)
            if out.count > 1:
                yield match.state


def test_every_weight_stands_in_its_place():
    assert weights.WEIGHT_NAMES[: len(GOOD_NAMES)] == (*GOOD_NAMES[:VP], "point", "commodity")
    assert weights.WEIGHT_NAMES[weights.CRAFTS] == "merchant_house"
    for place, name in enumerate(weights.WEIGHT_NAMES[weights.HELPER_SHARE :], start=weights.HELPER_SHARE):
        assert getattr(weights, name.upper()) == place
    assert transport.AHEAD.parse("free") == entries.FREE_AHEAD == entries.MOST_AHEAD + 1
    greedy = Greedy()
    assert list(greedy.weights)[: len(weights.TUNED)] == list(weights.TUNED)
    greedy.set_weights([7] * len(weights.TUNED))
    assert list(greedy.eye.weights)[: len(weights.TUNED)] == [7] * len(weights.TUNED)


@pytest.mark.parametrize("seats", [2, 4])
@rule("LG-19.1", "LG-19.3")
def test_greedy_looks_at_nothing_that_is_hidden(seats):
    greedy = Greedy()
    out = Options()
    for state in positions(seats):
        number, seat, a, b = state.top()
        view = GAME.view(state, seat)
        GAME.rules.list_options(state, out)
        worths = [greedy.weigh(state, number, seat, a, b, option) for option in out.listed()]
        for seed in range(4):
            other = GAME.imagine(view, Rng(seed))
            assert [greedy.weigh(other, number, seat, a, b, option) for option in out.listed()] == worths


def test_the_answer_picked_is_the_one_of_most_worth():
    greedy = Greedy()
    out = Options()
    for state in positions():
        number, seat, a, b = state.top()
        GAME.rules.list_options(state, out)
        worths = {option: greedy.weigh(state, number, seat, a, b, option) for option in out.listed()}
        picked = greedy.pick(GAME.rules, state, number, seat, a, b, out, Rng(1))
        assert worths[picked] == max(worths.values())


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_farm_has_as_many_numbers_in_every_state_as_the_learned_value_weighs(seats):
    greedy = Greedy()
    row = Features()
    counts = set()
    for state in positions(seats):
        for seat in range(seats):
            greedy.features(state, seat, row)
            counts.add(len(row.listed()))
            assert -20 < greedy.estimate(GAME.rules, state, seat) < 150
    assert counts == {greedy.value.count}


def test_the_guess_rises_with_points_and_goods():
    greedy = Greedy()
    scene = Scene(2, phase=1)
    plain = greedy.estimate(GAME.rules, scene.table, 0)
    scene.table.change(0, VP, 5)
    ahead = greedy.estimate(GAME.rules, scene.table, 0)
    assert 3 < ahead - plain < 8


# -- dealing anew ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [1, 2, 4])
@rule("LG-19.1", "LG-19.2", "LG-19.3")
def test_dealing_anew_changes_nothing_the_seat_sees(seats, edition):
    rng = Rng(5)
    for state in positions(seats, edition):
        seat = state.top()[1]
        view = GAME.view(state, seat)
        world = state.clone()
        for _number in range(5):
            assert GAME.rules.redeal(world, seat, rng)
            assert GAME.view(world, seat) == view
            assert GAME.census(world) == GAME.census(state) or world.variants & HIDDEN_POINTS
            assert list(world.hand_count) == list(state.hand_count)


@rule("LG-19.1", "LG-19.3")
def test_dealing_anew_reaches_what_may_be_imagined():
    state = walked("la_granja", 2, {}, 3, 60).state
    seat = state.top()[1]
    other = 1 - seat
    view = GAME.view(state, seat)
    rng = Rng(9)
    hidden = [card for card, place in enumerate(state.where) if place == IN_DECK or place == IN_HAND + other]
    dealt = dict.fromkeys(hidden, 0)
    imagined = dict.fromkeys(hidden, 0)
    points = [set(), set()]
    games = 3000
    for _number in range(games):
        world = state.clone()
        GAME.rules.redeal(world, seat, rng)
        thought = GAME.imagine(view, rng)
        for card in hidden:
            dealt[card] += world.where[card] == IN_HAND + other
            imagined[card] += thought.where[card] == IN_HAND + other
        points[0].add(world.goods[other * GOODS + VP])
        points[1].add(thought.goods[other * GOODS + VP])
    mean = games * state.hand_count[other] / len(hidden)
    for card in hidden:
        assert abs(dealt[card] - mean) < 6 * mean**0.5
        assert abs(imagined[card] - mean) < 6 * mean**0.5
    assert points[0] == points[1]


@rule("LG-19.2", "LG-7.4")
def test_a_sealed_donkey_is_dealt_anew_from_the_tiles_left():
    scene = Scene(3, phase=4)
    scene.ask("REVEAL_DONKEYS")
    for seat in (2, 1, 0):
        scene.ask("DONKEY_CHOICE", seat)
    scene.table.donkey_left = [0b1011, 15, 15, 15]
    scene.answer("donkey4")
    found = set()
    for seed in range(60):
        world = scene.table.clone()
        GAME.rules.redeal(world, 1, Rng(seed))
        found.add(world.donkey[0])
        assert world.donkey[2] == scene.table.donkey[2]
    assert found == {0, 1, 3}
    own = scene.table.clone()
    GAME.rules.redeal(own, 0, Rng(1))
    assert own.donkey[0] == 3


# -- search -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_search_thinks_about_every_kind_of_table(seats):
    match = walked("la_granja", seats, {}, 2, 30)
    seat = match.state.top()[1]
    view = GAME.view(match.state, seat)
    rng = Rng(1)
    search = Search(GAME.rules, Greedy(), seat, 7)
    search.run(lambda: GAME.imagine(view, rng), 0.0, 60)
    out = Options()
    GAME.rules.list_options(match.state, out)
    assert {one.option for one in search.judgements()} <= set(out.listed())


def test_a_rollout_stops_at_the_start_of_the_next_round():
    greedy = Greedy()
    state = walked("la_granja", 2, {}, 2, 30).state
    out = Options()
    nature, rng = Seeded(1), Rng(1)
    begun = state.round
    while GAME.rules.advance(state, nature, out) and not greedy.is_far(GAME.rules, state, begun):
        number, seat, a, b = state.top()
        GAME.rules.list_options(state, out)
        GAME.rules.choose(state, greedy.sketch(GAME.rules, state, number, seat, a, b, out, rng))
    assert state.round == begun + 1
    assert state.phase == 1
