"""What a seat sees and may imagine, the picture for the terminal, and what random games conserve."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.core.decision import Options
from ludoteca.core.nature import Seeded
from ludoteca.core.rng import Rng
from ludoteca.core.rules import RandomPolicy
from ludoteca.core.tally import Tally
from ludoteca.games.la_granja.content.constants import IN_DECK, IN_HAND, NONE
from ludoteca.games.la_granja.content.goods import GOOD_NAMES, GOODS, VP
from ludoteca.games.la_granja.players import heuristic
from ludoteca.games.la_granja.rules import farm
from ludoteca.games.la_granja.rules.decisions import cards, delivery, entries, numbers, revenue, spaces
from ludoteca.games.la_granja.rules.decisions import farm as farm_decisions
from tests.contract.walks import walked
from tests.games.la_granja.scene import GAME, Scene
from tests.support import rule


@rule("LG-19.1")
def test_hands_and_deck_look_alike_to_others():
    match = walked("la_granja", 3, {}, 4, 20)
    view = GAME.view(match.state, 1)
    for card, place in enumerate(match.state.where):
        if place == IN_HAND + 1:
            assert view.where[card] == place
        elif place == IN_DECK or IN_HAND <= place < IN_HAND + 4:
            assert view.where[card] == NONE
    assert list(view.hand_count) == list(match.state.hand_count)
    assert all(place == NONE or not IN_HAND <= place < IN_HAND + 4 for place in GAME.view(match.state, None).where)


@rule("LG-19.2", "LG-7.4")
def test_a_sealed_donkey_is_seen_by_its_owner_only():
    scene = Scene(3, phase=4)
    scene.ask("REVEAL_DONKEYS")
    for seat in (2, 1, 0):
        scene.ask("DONKEY_CHOICE", seat)
    scene.answer("donkey3")
    assert GAME.view(scene.table, 0).donkey[0] == 2
    assert GAME.view(scene.table, 1).donkey[0] == NONE
    assert {GAME.imagine(GAME.view(scene.table, 1), Rng(seed)).donkey[0] for seed in range(40)} == {0, 1, 2, 3}
    scene.answer("donkey1", "donkey1")
    assert GAME.view(scene.table, 1).donkey[0] == 2


@rule("LG-19.3")
def test_hidden_points_are_shown_when_the_game_is_over():
    match = walked("la_granja", 2, {}, 8, 5000)
    assert match.over
    assert GAME.view(match.state, 0).goods[GOODS + VP] == match.state.has(1, VP)


@rule("LG-19.4")
def test_the_discard_pile_and_all_goods_are_open():
    match = walked("la_granja", 3, {}, 6, 200)
    view = GAME.view(match.state, None)
    for card, place in enumerate(match.state.where):
        if place != IN_DECK and not IN_HAND <= place < IN_HAND + 4:
            assert view.where[card] == place
    for place, amount in enumerate(match.state.goods):
        if place % GOODS != VP:
            assert view.goods[place] == amount


@rule("LG-19.3")
def test_a_known_breakdown_leaves_hidden_points_out():
    match = walked("la_granja", 2, {}, 8, 60)
    view = GAME.view(match.state, 0)
    hidden = {line.name: line.points for line in GAME.known_breakdown(view, 1)}
    assert sum(points for name, points in hidden.items() if name != "silver") == 0
    assert sum(line.points for line in GAME.known_breakdown(view, 0)) == GAME.rules.points(match.state, 0)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@rule("LG-19.1", "LG-19.4")
def test_the_picture_shows_every_farm_and_no_hidden_card(seats):
    for steps in (0, 40, 160, 5000):
        match = walked("la_granja", seats, {}, 9, steps)
        lines = ["".join(text for text, _ in line) for line in GAME.picture(match.view(0))]
        assert sum(line.startswith(("you:", "seat ")) for line in lines) == seats
        shown = sum("  hand       card" in line for line in lines)
        assert shown == match.state.hand_count[0]


# -- conservation -----------------------------------------------------------------------------------------------


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 2**32), st.integers(1, 4), st.sampled_from(["russian", "french", "deluxe"]), st.booleans())
@rule("LG-0.8", "LG-0.9", "LG-14.12", "LG-1.5", "LG-2.12")
def test_markers_cards_and_points_are_conserved_and_nothing_is_owed(seed, seats, edition, limited):
    options = {"edition": edition, "marker_limit": "on" if limited else "off"}
    table = GAME.setup(seats, GAME.check_options(seats, options))
    nature, rng, out = Seeded(seed), Rng(seed), Options()
    census = GAME.census(table)
    while GAME.rules.advance(table, nature, out):
        GAME.rules.list_options(table, out)
        GAME.rules.choose(table, out.listed()[rng.below(out.count)])
        assert min(table.goods) >= 0
        assert min(table.grown) >= 0
        assert GAME.census(table) == census
        for seat in range(seats):
            if limited:
                assert farm.markers_used(table, seat) <= 25
            if table.depth and table.top()[1] >= 0:
                assert farm.free_stalls(table, seat) >= 0
        for space, owner in enumerate(table.hex_owner):
            assert owner == NONE or table.open_hexes >> space & 1


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 2**32), st.integers(2, 4))
@rule("LG-12.2", "LG-12.3")
def test_points_at_the_end_are_what_was_earned(seed, seats):
    match = walked("la_granja", seats, {}, seed, 5000)
    for seat in range(seats):
        assert match.outcome().points[seat] == sum(line.points for line in match.outcome().breakdown[seat])
        assert match.state.has(seat, GOOD_NAMES.index("silver")) < 5


# -- the greedy policy ------------------------------------------------------------------------------------------------


@rule("LG-15.8")
def test_greedy_beats_random_and_scores_like_a_sensible_player():
    wins = 0.0
    for seat in (0, 1):
        tally = Tally(2)
        policies = [RandomPolicy(), RandomPolicy()]
        policies[seat] = heuristic.Greedy()
        state = GAME.setup(2, GAME.check_options(2, {}))
        GAME.rules.play_many(state, policies, 3, 0, 60, tally)
        wins += tally.shares[seat]
        scores = tally.scores(seat)
        mean = sum(points * times for points, times in scores.items()) / tally.games
        assert 30 < mean < 80
    assert wins >= 0.97 * 120


def test_entries_stand_where_the_questions_list_them():
    assert cards.HAND_CARD.parse("pass") == entries.PASS_CARD
    assert cards.HAND_CARD.parse("free") == entries.FREE_CARD
    assert cards.CARD_SIDE.size == entries.SIDES
    assert farm_decisions.ROOF_CHOICE.parse("pass") == entries.PASS_ROOF
    assert farm_decisions.ROOF_CHOICE.parse("free") == entries.FREE_ROOF_ENTRY
    assert revenue.PICK_CHOICE.parse("reroll") == entries.REROLL_ENTRY
    assert revenue.PICK_CHOICE.parse("free") == entries.FREE_PICK
    assert revenue.CHANGE.parse("roof1") == entries.BY_TILE
    assert delivery.DELIVERY.parse("double") == entries.CODES
    assert delivery.DELIVERY.parse("extra1") == entries.EXTRA
    assert delivery.DELIVERY.parse("free") == entries.FREE_DELIVER
    assert delivery.DELIVERY.parse("stop") == entries.STOP_DELIVER
    assert spaces.SPACE_OPTION.parse("both") == entries.WITH_HELPER


def test_the_decisions_stand_in_the_order_of_their_numbers():
    assert len(numbers.NAMES) == len(GAME.rules.decisions)
    for number, name in enumerate(numbers.NAMES):
        assert getattr(numbers, name) == number
        assert type(GAME.rules.decisions[number]).__name__ == "".join(part.title() for part in name.split("_"))
