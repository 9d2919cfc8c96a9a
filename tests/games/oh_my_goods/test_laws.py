"""What holds in every game: cards are conserved, stored facts are true, hidden cards stay hidden, play ends."""

from __future__ import annotations

import pytest

from ludoteca.core.decision import Options
from ludoteca.core.nature import Seeded
from ludoteca.core.rng import Rng
from ludoteca.core.rules import RandomPolicy
from ludoteca.core.tally import Tally
from ludoteca.games.oh_my_goods.content.constants import (
    AS_GOOD,
    CARDS,
    IN_ASIDE,
    IN_DECK,
    IN_DISCARD,
    IN_HAND,
    IN_SUNRISE,
    IN_SUNSET,
    NONE,
    SHOWN_GOOD,
    SLOTS,
)
from ludoteca.games.oh_my_goods.rules.census import census, line
from ludoteca.games.oh_my_goods.rules.decisions import numbers
from ludoteca.games.oh_my_goods.rules.setup import CHAPTER_NAMES
from tests.games.oh_my_goods.scenes import GAME
from tests.support import rule

TABLES = [(seats, "none") for seats in (2, 3, 4)] + [
    (seats, chapter) for place, chapter in enumerate(CHAPTER_NAMES) for seats in (1, 2 + place % 3)
]


def steps(seats, chapter, seed, policy=None, pack=None):
    """Every moment of a random game, answered by chance or by a policy."""
    state = GAME.setup(seats, GAME.check_options(seats, {"chapter": chapter}), pack)
    nature, rng, out = Seeded(seed), Rng(seed), Options()
    while GAME.rules.advance(state, None, out):
        yield state
        number, seat, a, b = state.top()
        decision = GAME.rules.decisions[number]
        if seat < 0:
            option = nature.answer(decision, state, a, b, out)
        else:
            decision.options(state, seat, a, b, out)
            if policy is None:
                option = out.listed()[rng.below(out.count)]
            else:
                option = policy.pick(GAME.rules, state, number, seat, a, b, out, rng)
        GAME.rules.choose(state, option)
    yield state


@rule("OMG-14.1", "OMG-2.1")
@pytest.mark.parametrize(("seats", "chapter"), TABLES)
def test_no_card_is_lost_or_doubled(seats, chapter):
    for seed in range(2):
        for state in steps(seats, chapter, seed, GAME.policies()["greedy"]() if seed else None):
            found = census(state)
            assert found == {
                "deck cards": 94,
                "longsdale buildings": 34,
                "characters": 4,
                "different cards": 132,
                "charburners": 4,
                "workers": 4,
                "assistants": 8,
            }
            assert found["deck cards"] + found["charburners"] + found["workers"] + found["assistants"] == 110


@pytest.mark.parametrize(("seats", "chapter"), TABLES)
def test_stored_facts_are_what_one_would_count(seats, chapter):
    for state in steps(seats, chapter, 5):
        check_stored(state)


def check_stored(state):
    where, printed = state.where, state.printed
    deck = [card for card in range(CARDS) if where[card] == IN_DECK]
    assert list(state.deck[: state.deck_count]) == deck
    assert state.discarded == sum(1 for place in where if IN_DISCARD <= place < IN_HAND)
    rows = [card for card in range(CARDS) if where[card] in (IN_SUNRISE, IN_SUNSET)]
    assert state.market == [sum(1 for card in rows if printed.resource[card] == kind) for kind in range(5)]
    for seat in range(state.seats):
        built = state.card[seat * SLOTS : seat * SLOTS + state.count[seat]]
        hand = line(state, state.hand_first[seat])
        assert hand == [card for card in range(CARDS) if where[card] == IN_HAND + seat]
        assert state.hand_count[seat] == len(hand)
        assert state.office[seat * 5 : seat * 5 + 5] == [
            sum(1 for card in built if printed.office[card] == kind) for kind in range(5)
        ]
        assert state.colours[seat * 5 : seat * 5 + 5] == [
            sum(1 for card in built if printed.colour[card] == kind) for kind in range(5)
        ]
        for slot in range(state.count[seat]):
            place = seat * SLOTS + slot
            pile = line(state, state.oldest[place])
            assert state.goods[place] == len(pile)
            assert all(where[card] in (AS_GOOD + place, SHOWN_GOOD + place) for card in pile)
        assert state.helpers[seat].bit_count() == state.faces[seat].bit_count()


@rule("OMG-1.9")
@pytest.mark.parametrize(("seats", "chapter"), [(2, "none"), (4, "none"), (3, "V-rebels"), (2, "all-in")])
def test_hands_plans_and_goods_never_leak(seats, chapter):
    for moment, state in enumerate(steps(seats, chapter, 8)):
        if moment % 7:
            continue
        for viewer in [*range(seats), None]:
            view = GAME.view(state, viewer)
            shown = {card for card, place in enumerate(view.where) if place >= 0}
            for card in range(CARDS):
                place = state.where[card]
                if place == IN_DECK or AS_GOOD <= place < SHOWN_GOOD:
                    assert card not in shown
                for base in (IN_HAND, IN_ASIDE):
                    if base <= place < base + 4 and place - base != viewer:
                        assert card not in shown
            for owner in range(seats):
                if owner != viewer:
                    assert all(card == NONE or card in shown for card in view.aside[owner])
                for pile in view.goods[owner]:
                    assert all(card == NONE or card in shown for card in pile)
            assert len(view.hand) == (0 if viewer is None else state.hand_count[viewer])


def test_decisions_stand_in_the_order_of_their_numbers():
    names = {value: name.lower() for name, value in vars(numbers).items() if name.isupper()}
    assert [names[place] for place in range(len(GAME.rules.decisions))] == [
        decision.name for decision in GAME.rules.decisions
    ]


@pytest.mark.parametrize("chapter", ["none", "I", "all-in"])
def test_greedy_beats_random(chapter):
    greedy = GAME.policies()["greedy"]()
    start = GAME.setup(2, GAME.check_options(2, {"chapter": chapter}))
    won = games = 0.0
    for side in (0, 1):
        tally = Tally(2)
        policies = [RandomPolicy(), RandomPolicy()]
        policies[side] = greedy
        GAME.rules.play_many(start, policies, side, 0, 20, tally)
        assert tally.failed == 0
        won += tally.shares[side]
        games += tally.games
    assert won / games >= 0.95


def test_greedy_games_take_a_sensible_number_of_rounds():
    greedy = GAME.policies()["greedy"]()
    for seats in (2, 3, 4):
        tally = Tally(seats)
        start = GAME.setup(seats, GAME.check_options(seats))
        GAME.rules.play_many(start, [greedy] * seats, 1, 0, 20, tally)
        assert tally.failed == 0
        assert 8 <= tally.rounds / tally.games <= 16


def test_random_games_end():
    tally = Tally(2)
    start = GAME.setup(2, GAME.check_options(2))
    GAME.rules.play_many(start, [RandomPolicy(), RandomPolicy()], 3, 0, 60, tally)
    assert tally.failed == 0
    assert tally.games == 60
