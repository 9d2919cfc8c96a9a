"""The show, muggins, and the end of the game."""

from __future__ import annotations

import pytest

from ludoteca.core.constants import NO_ANSWER
from ludoteca.core.decision import Options
from ludoteca.core.match import Match
from ludoteca.core.rng import Rng
from ludoteca.core.words import Message, Named
from ludoteca_cribbage.content.cards import CARD, read_cards
from ludoteca_cribbage.rules.judging import Skunk, skunk_line, skunks
from support import dealt, give, lay, legal, rule, state_of, walked

# With this starter seat 0 has 12 for its hand, seat 1 has 2, the crib 2.
HANDS = ("4c 5c 6c 6d", "10d 10h 2d kd")
CRIB = ("as ks", "ad qh")
STARTER = "8s"


def played_out(match: Match) -> Match:
    """Lay the lowest card that fits until the play is over."""
    while not match.over and match.question().name == "play":
        match.play(match.to_act()[0], legal(match)[0])
    return match


def shown(**options: object) -> Match:
    """Two seats whose play is over."""
    return played_out(dealt(HANDS, STARTER, thrown=CRIB, **options))


def pegged(match: Match) -> list[int]:
    """What each seat's side pegged for hands, cribs and muggins together."""
    return [sum(kinds[6:]) for kinds in state_of(match).pegs]


@rule("CRB-6.1", "CRB-6.2")
def test_hands_are_counted_in_order_and_the_crib_last() -> None:
    show = state_of(shown()).show
    assert [(one.seat, one.is_crib, one.points) for one in show] == [(0, False, 12), (1, False, 2), (1, True, 2)]
    assert {one.starter for one in show} == {CARD.parse(STARTER)}
    assert show[0].cards == tuple(read_cards("4c 5c 6c 6d"))
    assert show[2].cards == tuple(sorted(read_cards("as ks ad qh")))


@rule("CRB-6.1")
def test_with_four_seats_the_dealers_left_counts_first() -> None:
    hands = ("4c 5c 6c 7c", "4d 5d 6d 7d", "4h 5h 6h 7h", "4s 5s 6s 7s")
    match = played_out(dealt(hands, "kd", thrown=("9c", "9d", "9h", "9s")))
    assert [(one.seat, one.is_crib) for one in state_of(match).show] == [
        (0, False),
        (1, False),
        (2, False),
        (3, False),
        (3, True),
    ]


@rule("CRB-6.1", "CRB-1.4")
def test_the_first_to_count_wins_before_the_dealer_counts() -> None:
    match = dealt(HANDS, STARTER, thrown=CRIB)
    played_out(give(match, 110, 100))
    assert match.over
    assert match.outcome().points[0] == 121
    assert match.outcome().winners == (0,)
    assert [one.seat for one in state_of(match).show] == [0]


@rule("CRB-6.7")
def test_a_crib_of_four_of_a_suit_counts_no_flush() -> None:
    match = played_out(dealt(("3c 5d 8h 9s", "3d 5h 8s 9c"), "kd", thrown=("2h 4h", "6h jh")))
    crib = state_of(match).show[-1]
    assert (crib.is_crib, crib.points) == (True, 0)
    five = played_out(dealt(("3c 5d 8h 9s", "3d 5h 8s 9c"), "qh", thrown=("2h 4h", "6h jh")))
    assert state_of(five).show[-1].points == 6


@rule("CRB-1.2")
def test_partners_share_a_score_and_win_together() -> None:
    hands = ("4c 5c 6c 7c", "4d 5d 6d 7d", "4h 5h 6h 7h", "4s 5s 6s 7s")
    match = give(dealt(hands, "kd", thrown=("9c", "9d", "9h", "9s")), 119, 100)
    assert match.outcome().points == (119, 100, 119, 100)
    # Seat 1 pairs for 1 and 3, seat 2 makes it three and wins for 0 and 2.
    lay(match, "4c 4d")
    assert match.outcome().points == (119, 102, 119, 102)
    lay(match, "4h")
    assert match.over
    assert match.outcome().points == (121, 102, 121, 102)
    assert match.outcome().winners == (0, 2)


@rule("CRB-1.2")
def test_a_finished_game_of_partners_has_two_winners() -> None:
    match = walked(4, {}, 5, 2000)
    outcome = match.outcome()
    assert match.over
    assert outcome.winners in ((0, 2), (1, 3))
    assert outcome.points[0] == outcome.points[2]
    assert outcome.partners == (0, 1, 0, 1)


@pytest.mark.parametrize("target", [121, 61])
@rule("CRB-1.3", "CRB-1.4")
def test_a_game_ends_at_its_target(target: int) -> None:
    for seats in (2, 3, 4):
        match = walked(seats, {"target": target}, seats, 3000)
        assert match.over
        assert max(match.outcome().points) == target
        assert len({match.outcome().partners[seat] for seat in match.outcome().winners}) == 1


@rule("CRB-1.3")
def test_points_do_not_leap_over_the_target() -> None:
    match = give(dealt(HANDS, STARTER, thrown=CRIB, target=61), 52, 0)
    assert not match.over
    played_out(match)
    assert match.over
    assert match.outcome().points[0] == 61


@pytest.mark.parametrize(
    ("target", "scores", "found"),
    [
        (121, (121, 91), []),
        (121, (121, 90), [Skunk((1,), double=False)]),
        (121, (121, 61), [Skunk((1,), double=False)]),
        (121, (60, 121), [Skunk((0,), double=True)]),
        (61, (61, 31), []),
        (61, (61, 30), [Skunk((1,), double=False)]),
        (61, (61, 0), [Skunk((1,), double=False)]),
        (121, (121, 90, 50), [Skunk((1,), double=False), Skunk((2,), double=True)]),
    ],
)
@rule("CRB-1.5")
def test_skunks(target: int, scores: tuple[int, ...], found: list[Skunk]) -> None:
    assert skunks(target, scores, len(scores)) == found


@rule("CRB-1.5")
def test_a_skunk_is_told_at_the_end_and_costs_nothing() -> None:
    match = give(dealt(("7c 7h 8c kc", "7d 7s 8d kd"), "3s", thrown=("ac 2c", "ad 2d")), 119, 60)
    lay(match, "7c 7d 7h")
    head = "".join(words for words, _ in match.game.picture(match.view(None))[0])
    assert head == "Cribbage · seat 0 wins; seat 1 was skunked"
    assert match.outcome().points == (121, 62)
    assert skunk_line(61, double=True) == 0


@rule("CRB-1.5", "CRB-1.2")
def test_partners_are_skunked_together() -> None:
    assert skunks(121, (40, 121, 40, 121), 2) == [Skunk((0, 2), double=True)]


# -- muggins --------------------------------------------------------------------------------------------


@rule("CRB-7.1")
def test_with_muggins_owners_claim_any_number() -> None:
    match = shown(muggins="on")
    question = match.question()
    assert (question.seat, question.name) == (0, "claim")
    assert question.prompt == Message("cribbage-ask-claim-hand")
    assert legal(match) == [str(points) for points in range(30)]
    lay(match, "12")
    assert pegged(match) == [12, 0]


@rule("CRB-7.1")
def test_without_muggins_nobody_is_asked() -> None:
    assert "claim" not in [match.question().name for match in [shown()]]
    assert shown().question().name == "discard"


@rule("CRB-7.2")
def test_an_opponent_takes_what_was_overlooked() -> None:
    match = lay(shown(muggins="on"), "8")
    question = match.question()
    assert (question.seat, question.name) == (1, "overlooked")
    assert question.prompt == Message("cribbage-ask-overlooked-in-hand", {"owner": Named("seat", "0"), "claimed": 8})
    lay(match, "3")
    assert pegged(match) == [8, 3]
    assert state_of(match).pegs[1][8] == 3


@rule("CRB-7.2")
def test_opponents_are_asked_when_nothing_was_overlooked_too() -> None:
    match = lay(shown(muggins="on"), "12")
    assert match.question().name == "overlooked"
    assert legal(match) == [str(points) for points in range(30)]
    lay(match, "0")
    assert pegged(match) == [12, 0]


@rule("CRB-7.2", "CRB-7.3")
def test_with_three_seats_each_opponent_may_claim_the_rest() -> None:
    match = dealt(
        ("4c 5c 6c 6d", "10d 2d 8d kd", "10h 2h 8h kh"), "8s", thrown=("as", "ad", "ah"), to_crib="ac", muggins="on"
    )
    played_out(match)
    lay(match, "4")
    assert match.to_act() == [1]
    # Eight are left: five, then four would be too many.
    lay(match, "5")
    assert match.to_act() == [2]
    lay(match, "4")
    assert pegged(match) == [4, 5, 0]
    other = dealt(
        ("4c 5c 6c 6d", "10d 2d 8d kd", "10h 2h 8h kh"), "8s", thrown=("as", "ad", "ah"), to_crib="ac", muggins="on"
    )
    lay(played_out(other), "4 5 3")
    assert pegged(other) == [4, 5, 3]


@rule("CRB-7.3")
def test_a_false_claim_of_an_opponent_pegs_nothing() -> None:
    match = lay(shown(muggins="on"), "8 5")
    assert pegged(match) == [8, 0]
    # The play goes on with the next hand.
    assert (match.question().seat, match.question().name) == (1, "claim")


@rule("CRB-7.4")
def test_what_was_claimed_too_much_goes_to_the_next_opponent() -> None:
    match = lay(shown(muggins="on"), "15")
    assert pegged(match) == [12, 3]
    # Nobody is asked about this hand any more.
    assert (match.question().seat, match.question().name) == (1, "claim")


@rule("CRB-7.4", "CRB-1.4")
def test_the_owner_pegs_first_and_may_win_by_it() -> None:
    match = dealt(HANDS, STARTER, thrown=CRIB, muggins="on")
    give(match, 108, 100)
    played_out(match)
    state_of(match).pegs = [[109] + [0] * 8, [118] + [0] * 8]
    lay(match, "15")
    assert match.over
    assert match.outcome().points == (121, 118)


@rule("CRB-7.5", "CRB-7.2")
def test_partners_do_not_claim_from_each_other() -> None:
    hands = ("4c 5c 6c 7c", "4d 5d 6d 7d", "4h 5h 6h 7h", "4s 5s 6s 7s")
    match = played_out(dealt(hands, "kd", thrown=("9c", "9d", "9h", "9s"), muggins="on"))
    asked = []
    while not match.over and match.question().name != "discard":
        asked.append((match.question().seat, match.question().name))
        match.play(match.to_act()[0], "0")
    assert asked[:6] == [
        (0, "claim"),
        (1, "overlooked"),
        (3, "overlooked"),
        (1, "claim"),
        (2, "overlooked"),
        (0, "overlooked"),
    ]
    assert len(asked) == 15


@rule("CRB-7.1", "CRB-7.2")
def test_bots_know_what_to_claim() -> None:
    """What is proposed to those who think is what is there, however it was claimed before."""
    match, out = shown(muggins="on"), Options()
    match.game.rules.list_proposals(match.state, NO_ANSWER, out)
    assert out.listed() == [12]
    lay(match, "7")
    match.game.rules.list_proposals(match.state, NO_ANSWER, out)
    assert out.listed() == [5]


def test_the_score_is_the_sum_of_what_was_pegged() -> None:
    rng = Rng(8)
    for seats in (2, 3, 4):
        for options in ({}, {"muggins": "on"}):
            outcome = walked(seats, options, rng.below(1000), rng.below(300)).outcome()
            for seat in range(seats):
                assert sum(line.points for line in outcome.breakdown[seat]) == outcome.points[seat]
