"""Bots: what they expect of cards is right, greedy plays well, and search plays no worse."""

from __future__ import annotations

from itertools import combinations
from statistics import fmean

import pytest

from ludoteca._speed import mode
from ludoteca.bots.arena import hold, make_meeting
from ludoteca.bots.hint import Effort, hint
from ludoteca.bots.standings import rows
from ludoteca.core.decision import Options
from ludoteca.core.match import Match
from ludoteca.core.rng import Rng
from ludoteca_cribbage import GAME
from ludoteca_cribbage.content.cards import CARD, PACK, RANK, read_cards
from ludoteca_cribbage.players.expected import expected_crib, expected_hand
from ludoteca_cribbage.players.heuristic import Greedy
from ludoteca_cribbage.rules.points import count_hand
from support import dealt, lay, rule

slow = pytest.mark.skipif(mode() == "interpreted", reason="how strong a search is does not depend on the mode")


def picked(match: Match, seat: int) -> str:
    """What greedy answers."""
    state = match.state.clone()
    GAME.rules.lift(state, seat)
    number, _, a, b = state.top()
    out = Options()
    GAME.rules.list_options(state, out)
    return GAME.rules.decisions[number].domain.notation(
        Greedy().pick(GAME.rules, state, number, seat, a, b, out, Rng(1))
    )


def thrown(match: Match, seat: int) -> set[str]:
    """The two cards greedy lays away."""
    first = picked(match, seat)
    match.play(seat, first)
    return {first, picked(match, seat)}


@pytest.mark.parametrize("words", ["5c 5d 5h jc 2s 9d", "2c 4c 6c 8c kd ks", "jc jd 4h 4s 5c 6d", "as 7d 8d 8h qc kc"])
def test_what_is_expected_of_a_hand_is_its_average(words: str) -> None:
    dealt_cards = sorted(read_cards(words))
    for kept in combinations(dealt_cards, 4):
        gone = [card for card in dealt_cards if card not in kept]
        starters = [card for card in range(PACK) if card not in dealt_cards]
        average = fmean(count_hand(kept, starter).total for starter in starters)
        assert expected_hand(kept, gone) == pytest.approx(average)


@pytest.mark.parametrize("ranks", [(4, 4), (0, 12), (6, 7), (9,)])
def test_what_is_expected_of_a_crib_is_its_average_but_for_suits(ranks: tuple[int, ...]) -> None:
    # Equal ranks in different suits, others in one: suits do not count here.
    cards = [rank * 4 + ranks[:place].count(rank) for place, rank in enumerate(ranks)]
    others = [card for card in range(PACK) if card not in cards]
    rng, found = Rng(5), []
    for _ in range(12000):
        *crib, starter = [*cards, *rng.shuffled(others)[: 5 - len(cards)]]
        count = count_hand(crib, starter)
        found.append(count.fifteens + count.pairs + count.runs)
    assert expected_crib(ranks) == pytest.approx(fmean(found), abs=0.12)


@rule("CRB-4.3")
def test_whose_crib_it_is_matters() -> None:
    """The pair of fives goes to the own crib only."""
    hands = ("5c 5d 2h 3s 4s qd", "5h 5s 2d 3c 4c qh")
    match = dealt(hands)
    assert not any(word.startswith("5") for word in thrown(match, 0))
    # Sevens and eights go to the own crib and stay out of the other's.
    hands = ("7c 8d 2h 2s 3h ks", "7d 8c 2d 2c 3d kh")
    other, own = thrown(dealt(hands), 0), thrown(dealt(hands), 1)
    assert own == {"7d", "8c"}
    assert other != {"7c", "8d"}


def test_greedy_pegs_what_can_be_pegged() -> None:
    crib = ("ac 2c", "ad 2d")
    match = lay(dealt(("7c 8c 9c kc", "8d qh jd 4h"), "3s", thrown=crib), "7c")
    assert picked(match, 1) == "8d"
    assert picked(lay(dealt(("8c 9c kc qc", "8d qh jd 4h"), "3s", thrown=crib), "8c"), 1) == "8d"
    # It does not lead a five.
    assert picked(dealt(("5c 9c kc 4c", "8d qh jd 4h"), "3s", thrown=crib), 0) != "5c"


@rule("CRB-7.1", "CRB-7.2")
def test_greedy_claims_what_is_there() -> None:
    match = dealt(("4c 5c 6c 6d", "10d 10h 2d kd"), "8s", thrown=("as ks", "ad qh"), muggins="on")
    while match.question().name == "play":
        match.play(match.to_act()[0], match.question().choices[0].option)
    assert picked(match, 0) == "12"
    lay(match, "9")
    assert picked(match, 1) == "3"


@pytest.mark.parametrize(("seats", "least"), [(2, 0.85), (3, 0.6), (4, 0.85)])
def test_greedy_beats_random(seats: int, least: float) -> None:
    """With three seats one greedy player meets two of the others, so a third would be chance."""
    names = ["greedy", "random"] * 2 if seats == 4 else ["greedy", "random"]
    standing = hold(make_meeting("cribbage", names, seats, seed=2), 60, workers=1)
    assert not standing.failures
    greedy = next(row for row in rows(standing, times=5) if row.name == "greedy")
    assert greedy.share > least


@slow
def test_search_is_no_worse_than_greedy() -> None:
    standing = hold(make_meeting("cribbage", ["search:iterations=100", "greedy"], 2, seed=7), 24, workers=1)
    assert not standing.failures
    found = {row.name: row for row in rows(standing, times=5)}
    assert found["search:iterations=100"].share >= 0.5
    assert found["search:iterations=100"].points >= found["greedy"].points


def test_search_beats_random_with_a_partner() -> None:
    names = ["search:iterations=20", "random"] * 2
    standing = hold(make_meeting("cribbage", names, 4, seed=1), 6, workers=1)
    assert not standing.failures
    assert next(row for row in rows(standing, times=5) if row.name == "search:iterations=20").share > 0.75


def test_a_hint_names_the_card_that_wins() -> None:
    """Twelve for a double pair royal; the lead is over the other side, and so is the chance to win."""
    hands = ("7c 2h 8c kc", "7d 4d 8d kd", "7h 2s 8h kh", "7s 4s 8s ks")
    match = lay(dealt(hands, "3s", thrown=("ac", "ad", "ah", "as")), "7c 7d 7h")
    advice = hint(GAME, match.view(3), 3, Effort(120, seed=1))
    assert CARD.notation(advice[0].option) == "7s"
    assert advice[0].points > 0
    assert advice[0].win is not None
    assert advice[0].win > 0.5
    assert RANK[advice[0].option] == 6
