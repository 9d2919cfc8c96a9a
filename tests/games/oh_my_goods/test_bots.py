"""What search asks of the game: other deals the seat may believe in, honest weights, features and a learned guess."""

from __future__ import annotations

import pytest

from ludoteca.core.constants import NO_ANSWER
from ludoteca.core.decision import Options
from ludoteca.core.nature import Seeded
from ludoteca.core.rng import Rng
from ludoteca.core.search import Search
from ludoteca.core.value import Features
from ludoteca.games.oh_my_goods.content.constants import (
    AS_GOOD,
    CARDS,
    CHARACTER_FIRST,
    IN_ASIDE,
    IN_DECK,
    IN_HAND,
    MORE,
    PAID,
)
from ludoteca.games.oh_my_goods.players.weights import ANY_ODDS, MOST_ANY, PAIR_ODDS, TUNED, UNITS
from ludoteca.games.oh_my_goods.rules.census import census
from ludoteca.games.oh_my_goods.rules.decisions.numbers import PAY, PLAN_PAY
from ludoteca.games.oh_my_goods.rules.payment import is_needless
from tests.games.oh_my_goods.scenes import GAME
from tests.games.oh_my_goods.test_laws import check_stored, steps
from tests.support import rule

RULES = GAME.rules
TABLES = [(2, "none"), (4, "none"), (1, "III"), (3, "all-in")]


def questions(seats, chapter, seed, every=1):
    """Every so many questions that seats are asked in a game, half of them in careful games."""
    policy = GAME.policies()["greedy"]() if seed % 2 else None
    for moment, state in enumerate(steps(seats, chapter, seed, policy)):
        if state.depth and state.top()[1] >= 0 and moment % every == 0:
            yield state


@rule("OMG-1.9")
@pytest.mark.parametrize(("seats", "chapter"), TABLES)
def test_another_deal_changes_nothing_the_seat_can_see(seats, chapter):
    rng = Rng(5)
    for seed in (0, 1):
        for state in questions(seats, chapter, seed, 3):
            seat = state.top()[1]
            other = state.clone()
            assert RULES.redeal(other, seat, rng)
            assert GAME.view(other, seat) == GAME.view(state, seat)
            assert census(other) == census(state)
            check_stored(other)
            for owner in range(seats):
                card = other.aside[owner]
                assert owner == seat or not (card >= CHARACTER_FIRST and other.where[card] == IN_ASIDE + owner)


def test_another_deal_is_for_the_seat_that_is_asked():
    for state in questions(2, "none", 1, 5):
        other = state.clone()
        assert not RULES.redeal(other, 1 - state.top()[1], Rng(1))
        assert other.key() == state.key()


def test_another_deal_brings_what_imagining_brings():
    """A card nobody has seen lies in deck, hand and goods about as often either way."""
    for state in questions(2, "none", 1):
        if state.round == 4:
            break
    seat = state.top()[1]
    view = GAME.view(state, seat)
    card = next(card for card in range(CARDS) if view.where[card] == -2)
    found = {}
    rng = Rng(8)
    for way in ("imagine", "redeal"):
        places = {"deck": 0, "hand": 0, "goods": 0}
        for _ in range(1500):
            if way == "imagine":
                world = GAME.imagine(view, rng)
            else:
                world = state.clone()
                RULES.redeal(world, seat, rng)
            place = world.where[card]
            places["deck"] += place == IN_DECK
            places["hand"] += place in (IN_HAND + 1 - seat, IN_ASIDE + 1 - seat)
            places["goods"] += place >= AS_GOOD
        found[way] = places
    for name, count in found["imagine"].items():
        assert abs(count - found["redeal"][name]) < 120, found


@pytest.mark.parametrize(("seats", "chapter"), TABLES)
def test_weights_and_features_know_nothing_hidden(seats, chapter):
    greedy = GAME.policies()["greedy"]()
    rng, out, one, two = Rng(3), Options(), Features(), Features()
    lengths = set()
    for state in questions(seats, chapter, 1, 4):
        number, seat, a, b = state.top()
        other = state.clone()
        RULES.redeal(other, seat, rng)
        RULES.list_options(state, out)
        for option in out.listed():
            assert greedy.weigh(state, number, seat, a, b, option) == greedy.weigh(other, number, seat, a, b, option)
        greedy.features(state, seat, one)
        greedy.features(other, seat, two)
        assert one.listed() == two.listed()
        lengths.add(one.count)
        assert greedy.estimate(RULES, state, seat) == greedy.estimate(RULES, other, seat)
    assert len(lengths) == 1
    if greedy.value is not None:
        assert greedy.value.count in lengths


def test_weights_have_names_and_can_be_set():
    greedy = GAME.policies()["greedy"]()
    assert greedy.names == tuple(TUNED)
    assert list(greedy.weights)[: len(TUNED)] == list(TUNED.values())
    greedy.set_weights([0] * len(TUNED))
    assert not any(list(greedy.weights)[: len(TUNED)])


@rule("OMG-6.7")
def test_the_odds_of_a_row_are_those_of_the_deck():
    two_suns = 2
    assert PAIR_ODDS[two_suns * 4 * UNITS * UNITS] == 1000
    assert all(0 <= chance <= 1000 for chance in (*PAIR_ODDS, *ANY_ODDS))
    # A row of two half suns has at least two cards.
    assert ANY_ODDS[two_suns * MOST_ANY + 2] == 1000 > ANY_ODDS[two_suns * MOST_ANY + 3]
    start = GAME.setup(2, GAME.check_options(2))
    found = 0
    for seed in range(300):
        state, nature, out = start.clone(), Seeded(seed), Options()
        while RULES.advance(state, nature, out) and not sum(state.market):
            RULES.list_options(state, out)
            RULES.choose(state, out.listed()[0])
        found += state.market[0] > 0
    # Wood against nothing: the first row of the table.
    assert abs(found / 300 - PAIR_ODDS[two_suns * 4 * UNITS * UNITS + UNITS] / 1000) < 0.1


@pytest.mark.parametrize(("seats", "chapter"), TABLES)
def test_search_answers_what_is_asked(seats, chapter):
    greedy = GAME.policies()["greedy"]()
    rng, out = Rng(2), Options()
    for state in questions(seats, chapter, 1, 25):
        seat = state.top()[1]
        view = GAME.view(state, seat)
        search = Search(RULES, greedy, seat, 4)
        search.run(lambda view=view: GAME.imagine(view, rng), 0.0, 20)
        RULES.list_proposals(state, NO_ANSWER, out)
        if out.count > 1:
            assert search.judgements()[0].option in out.listed()


@rule("OMG-7.20")
@pytest.mark.parametrize(("seats", "chapter"), TABLES)
def test_nobody_who_thinks_gives_a_good_too_many(seats, chapter):
    """Greedy by its weights, search and levels by what is proposed to them."""
    greedy = GAME.policies()["greedy"]()
    rng, out, nature = Rng(3), Options(), Seeded(3)
    paid = 0
    for _ in range(4):
        state = GAME.setup(seats, GAME.check_options(seats, {"chapter": chapter}))
        while RULES.advance(state, nature, out):
            number, seat, price, given = state.top()
            RULES.list_options(state, out)
            option = greedy.pick(RULES, state, number, seat, price, given, out, rng)
            if number in (PAY, PLAN_PAY):
                paid += 1
                assert option not in (MORE, PAID)
                assert not is_needless(state, seat, price, given, option)
                RULES.list_proposals(state, NO_ANSWER, out)
                assert all(not is_needless(state, seat, price, given, one) for one in out.listed())
            RULES.choose(state, option)
    assert paid > 20
