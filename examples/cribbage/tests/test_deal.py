"""Before the play: who deals, what everyone is dealt, the crib and the starter."""

from __future__ import annotations

import pytest

from ludoteca.core.errors import IllegalAnswer
from ludoteca.core.match import Match
from ludoteca.core.nature import Scripted, Seeded
from ludoteca.core.rng import Rng
from ludoteca_cribbage.content.cards import CARD, PACK, read_cards
from ludoteca_cribbage.rules.numbers import NONE
from support import dealt, give, lay, legal, rule, state_of, told, walked

SIX = ("2c 3c 4c 5c 6c 7c", "2d 3d 4d 5d 6d 7d")
FIVE = ("2c 3c 4c 5c 6c", "2d 3d 4d 5d 6d", "2h 3h 4h 5h 6h", "2s 3s 4s 5s 6s")


@rule("CRB-1.1")
def test_two_to_four_seats() -> None:
    for seats in (2, 3, 4):
        assert len(Match.new("cribbage", seats, seed=1).outcome().points) == seats
    for seats in (1, 5):
        with pytest.raises(Exception, match="2 to 4 seats"):
            Match.new("cribbage", seats)


@pytest.mark.parametrize(
    ("cuts", "dealer"), [(("3c", "9d", "kh"), 0), (("9d", "ac", "2h"), 1), (("kd", "qc", "2h"), 2)]
)
@rule("CRB-3.1")
def test_the_lowest_card_deals(cuts: tuple[str, ...], dealer: int) -> None:
    match = Match.new("cribbage", 3, nature=Scripted(*cuts, then=Seeded(1)))
    assert state_of(match).dealer == dealer


@rule("CRB-3.1")
def test_equal_lowest_cards_are_cut_again_from_the_whole_pack() -> None:
    # The nine of the first cut can come again; equal cards above the lowest do not matter.
    match = Match.new("cribbage", 3, nature=Scripted("3c", "3d", "9h", "9h", "9c", "4d", then=Seeded(1)))
    assert state_of(match).dealer == 2
    assert state_of(match).cuts == []


@rule("CRB-3.2", "CRB-2.1")
def test_the_deal_goes_round_with_all_cards() -> None:
    match, rng = Match.new("cribbage", 3, seed=4), Rng(4)
    dealers = []
    while len(dealers) < 5:
        state = state_of(match)
        if state.deals > len(dealers):
            dealers.append(state.dealer)
            cards = [*state.deck, *state.crib(), *(card for hand in state.hands for card in hand)]
            assert sorted(cards) == list(range(PACK))
        seat = match.to_act()[0]
        match.play(seat, match.question(seat).choices[rng.below(len(match.question(seat).choices))].option)
    assert dealers == [(dealers[0] + turn) % 3 for turn in range(5)]


@rule("CRB-3.3", "CRB-4.1")
def test_two_seats_are_dealt_six_and_lay_away_two() -> None:
    match = dealt(SIX, thrown=())
    assert [len(hand) for hand in state_of(match).hands] == [6, 6]
    assert state_of(match).dealt_to_crib == []
    for seat, words in enumerate(("2c 3c", "2d 3d")):
        for word in words.split():
            assert seat in match.to_act()
            match.play(seat, word)
    assert state_of(match).crib() == sorted(read_cards("2c 3c 2d 3d"))
    assert [len(hand) for hand in state_of(match).hands] == [4, 4]


@rule("CRB-3.4", "CRB-4.1")
def test_three_seats_are_dealt_five_and_the_crib_one() -> None:
    match = dealt(FIVE[:3], "qd", to_crib="ks")
    assert [len(hand) for hand in state_of(match).hands] == [5, 5, 5]
    lay(match, "2c 2d 2h")
    assert [len(hand) for hand in state_of(match).hands] == [4, 4, 4]
    assert state_of(match).crib() == read_cards("2c 2d 2h")
    while not state_of(match).show:
        match.play(match.to_act()[0], legal(match)[0])
    crib = state_of(match).show[-1]
    assert (crib.is_crib, crib.seat) == (True, 2)
    assert crib.cards == tuple(sorted(read_cards("2c 2d 2h ks")))


@rule("CRB-3.5", "CRB-4.1")
def test_four_seats_are_dealt_five() -> None:
    match = dealt(FIVE)
    assert [len(hand) for hand in state_of(match).hands] == [5, 5, 5, 5]
    lay(match, "2c 2d 2h 2s")
    assert state_of(match).crib() == read_cards("2c 2d 2h 2s")
    assert [len(hand) for hand in state_of(match).hands] == [4, 4, 4, 4]


@rule("CRB-3.6")
def test_a_hand_is_its_owners_alone() -> None:
    match = dealt(FIVE)
    for seat in range(4):
        view = match.view(seat)
        assert view.hand == tuple(read_cards(FIVE[seat]))
        for word in FIVE[(seat + 2) % 4].split():
            # Not even a partner sees it.
            assert CARD.parse(word) not in view.hand
    assert match.view(None).hand == ()
    assert [match.journal[place].seen_by for place in range(4, 24)] == [0] * 5 + [1] * 5 + [2] * 5 + [3] * 5


@rule("CRB-4.2")
def test_laying_away_is_sealed() -> None:
    match = dealt(SIX)
    assert match.to_act() == [0, 1]
    before = match.view(1)
    match.play(0, "7c")
    # Not even that a card is gone shows while the seat has not finished.
    assert match.view(1) == before
    match.play(0, "6c")
    assert match.to_act() == [1]
    assert match.view(1).holds == (4, 6)
    match.play(1, "2d")
    assert match.can_undo(0)
    match.undo(0)
    assert match.to_act() == [0, 1]
    assert match.view(0).hand == tuple(read_cards("2c 3c 4c 5c 6c"))
    assert match.view(1).thrown == tuple(read_cards("2d"))


@rule("CRB-4.2")
def test_either_order_of_answers_gives_the_same_table() -> None:
    keys = set()
    for order in ("0011", "0101", "1100", "1001"):
        match = dealt(SIX, then=9)
        words = {0: ["7c", "2c"], 1: ["3d", "4d"]}
        for seat in map(int, order):
            match.play(seat, words[seat].pop(0))
        state = state_of(match)
        keys.add((tuple(map(tuple, state.hands)), tuple(map(tuple, state.thrown)), state.starter))
    assert len(keys) == 1


@rule("CRB-4.3")
def test_the_crib_is_hidden_until_it_is_counted() -> None:
    match = dealt(("5c 6c 7c 8c", "5d 6d 7d 8d"), "kh", thrown=("ac 2c", "ad 2d"), muggins="on")
    assert match.view(0).thrown == tuple(read_cards("ac 2c"))
    assert match.view(1).thrown == tuple(read_cards("ad 2d"))
    assert match.view(0).crib == match.view(1).crib == match.view(None).crib == ()
    while match.question().name == "play":
        match.play(match.to_act()[0], legal(match)[0])
    while match.question().prompt.id != "cribbage-ask-claim-crib":
        assert match.view(0).crib == ()
        match.play(match.to_act()[0], "0")
    assert match.to_act() == [1]
    assert match.view(0).crib == match.view(None).crib == tuple(sorted(read_cards("ac 2c ad 2d")))


@rule("CRB-4.4")
def test_the_starter_is_cut_from_the_rest_and_has_no_part_in_the_play() -> None:
    match = dealt(("5c 6c 7c 8c", "5d 6d 7d 8d"), "5h", thrown=("ac 2c", "ad 2d"))
    state = state_of(match)
    assert state.starter == CARD.parse("5h")
    assert all(match.view(seat).starter == state.starter for seat in (0, 1, None))
    assert state.starter not in state.deck
    # No pair with the starter.
    lay(match, "5c")
    assert told(match) == []
    with pytest.raises(IllegalAnswer):
        match.play(1, "5h")


@rule("CRB-4.5")
def test_two_for_his_heels() -> None:
    match = dealt(("5c 6c 7c 8c", "5d 6d 7d 8d"), "jh", thrown=("ac 2c", "ad 2d"))
    assert told(match) == [(1, 2)]
    assert match.outcome().points == (0, 2)
    assert told(dealt(("5c 6c 7c 8c", "5d 6d 7d 8d"), "qh", thrown=("ac 2c", "ad 2d"))) == []


@rule("CRB-1.4", "CRB-4.5")
def test_his_heels_can_win_the_game() -> None:
    match = dealt(("5c 6c 7c 8c 9c kc", "5d 6d 7d 8d ad 2d"), "")
    give(match, 120, 120)
    match.nature = Scripted("jh")
    lay(match, "9c kc ad 2d")
    assert match.over
    assert match.outcome().points == (120, 121)
    assert match.outcome().winners == (1,)


def test_before_the_first_deal_nobody_has_a_card() -> None:
    match = walked(4, {}, 1, 0)
    start = match.game.setup(4, match.options)
    assert start.dealer == NONE
    assert start.deals == 0
