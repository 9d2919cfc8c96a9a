"""The scorer: worked examples, a second scorer, and the published distribution over all hands."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

import ludoteca_cribbage
import naive
from ludoteca.core.errors import BadOptions
from ludoteca.core.rng import Rng
from ludoteca_cribbage.content.cards import CARDS, PACK, RANK, SUIT, SUITS, VALUE, read_cards
from ludoteca_cribbage.rules.points import count_hand, peg
from support import rule

# How many of the 12,994,800 hands of four with a starter count so much, as published.
PUBLISHED = {
    0: 1_009_008,
    1: 99_792,
    2: 2_813_796,
    3: 505_008,
    4: 2_855_676,
    5: 697_508,
    6: 1_800_268,
    7: 751_324,
    8: 1_137_236,
    9: 361_224,
    10: 388_740,
    11: 51_680,
    12: 317_340,
    13: 19_656,
    14: 90_100,
    15: 9_168,
    16: 58_248,
    17: 11_196,
    18: 2_708,
    20: 8_068,
    21: 2_496,
    22: 444,
    23: 356,
    24: 3_680,
    28: 76,
    29: 4,
}


@pytest.mark.parametrize(
    ("hand", "starter", "parts"),
    [
        ("5c 5d 5h js", "5s", (16, 12, 0, 0, 1)),
        ("5c 5d 5h 5s", "js", (16, 12, 0, 0, 0)),
        ("4c 5d 6h 6s", "5s", (8, 4, 12, 0, 0)),
        ("7c 8d 8h 9s", "ac", (4, 2, 6, 0, 0)),
        ("3c 4d 4h 5s", "kc", (2, 2, 6, 0, 0)),
        ("ac 2d 3h 4s", "5c", (2, 0, 5, 0, 0)),
        ("10c jd qh ks", "ac", (0, 0, 4, 0, 0)),
        ("qc kd ah 2s", "9c", (0, 0, 0, 0, 0)),
        ("7c 7d 7h 8s", "8c", (12, 8, 0, 0, 0)),
        ("2c 4c 6c 8c", "kd", (0, 0, 0, 4, 0)),
        ("2c 4c 6c 8c", "kc", (0, 0, 0, 5, 0)),
        ("2d 4c 6h jc", "qc", (0, 0, 0, 0, 1)),
        ("2d 4c 6h qc", "jc", (0, 0, 0, 0, 0)),
    ],
)
@rule("CRB-6.2", "CRB-6.3", "CRB-6.4", "CRB-6.5", "CRB-6.6", "CRB-6.8", "CRB-2.1")
def test_hands_part_by_part(hand: str, starter: str, parts: tuple[int, ...]) -> None:
    count = count_hand(read_cards(hand), read_cards(starter)[0])
    assert tuple(count) == parts
    assert count.total == sum(parts) == naive.count(hand.split(), starter)


@rule("CRB-6.7")
def test_a_crib_needs_five_for_a_flush() -> None:
    cards = read_cards("2c 4c 6c 8c")
    assert count_hand(cards, read_cards("kd")[0], is_crib=True).flush == 0
    assert count_hand(cards, read_cards("kc")[0], is_crib=True).flush == 5


@rule("CRB-2.2")
def test_values() -> None:
    assert [VALUE[card] for card in read_cards("ac 2c 9c 10c jc qc kc")] == [1, 2, 9, 10, 10, 10, 10]


def alike() -> dict[tuple[tuple[int, ...], ...], list[int]]:
    """Hands of four that differ only in which suit is which: one of each kind, and how many there are."""
    found: dict[tuple[tuple[int, ...], ...], list[int]] = {}
    for hand in combinations(range(PACK), 4):
        suits: list[list[int]] = [[], [], [], []]
        for card in hand:
            suits[card % SUITS].append(card // SUITS)
        key = tuple(sorted(map(tuple, suits)))
        if key in found:
            found[key][0] += 1
        else:
            found[key] = [1, *hand]
    return found


@rule("CRB-6.9")
def test_the_published_distribution_over_all_hands() -> None:
    """Every hand and starter once; hands that differ only in the names of suits are counted together."""
    kinds = alike()
    assert len(kinds) == 16_432
    found: Counter[int] = Counter()
    for times, *hand in kinds.values():
        for starter in range(PACK):
            if starter not in hand:
                found[count_hand(hand, starter).total] += times
    assert sum(PUBLISHED.values()) == sum(found.values()) == 12_994_800
    assert dict(sorted(found.items())) == PUBLISHED


@rule("CRB-6.9")
def test_the_best_hand_is_twenty_nine() -> None:
    assert ludoteca_cribbage.count_hand("5C 5D 5H JS", "5S")["total"] == 29
    assert {19, 25, 26, 27}.isdisjoint(PUBLISHED)


@rule("CRB-6.3", "CRB-6.4", "CRB-6.5", "CRB-6.6", "CRB-6.7", "CRB-6.8")
def test_a_second_scorer_agrees() -> None:
    rng = Rng(1)
    for number in range(3000):
        *hand, starter = rng.shuffled(list(range(PACK)))[:5]
        is_crib = bool(number % 2)
        told = naive.count([CARDS[card] for card in hand], CARDS[starter], is_crib=is_crib)
        assert count_hand(hand, starter, is_crib=is_crib).total == told


@rule("CRB-6.6", "CRB-6.7", "CRB-6.8")
def test_a_second_scorer_agrees_on_flushes() -> None:
    rng = Rng(2)
    for number in range(400):
        suit = number % SUITS
        hand = rng.shuffled([card for card in range(PACK) if SUIT[card] == suit])[:4]
        starter = next(card for card in rng.shuffled(list(range(PACK))) if card not in hand)
        for is_crib in (False, True):
            told = naive.count([CARDS[card] for card in hand], CARDS[starter], is_crib=is_crib)
            assert count_hand(hand, starter, is_crib=is_crib).total == told


@pytest.mark.parametrize(
    ("laid", "card", "points"),
    [
        ("", "5c", 0),
        ("5c", "kd", 2),
        ("kc jc", "ad", 0),
        ("kc qc 6d", "5d", 2),
        ("7c", "7d", 2),
        ("7c 7d", "7h", 6),
        ("7c 7d 7h", "7s", 12),
        ("5c 5d", "5h", 8),
        ("kc", "qd", 0),
        ("7c 7d ac", "7h", 0),
        ("4c 6d", "5h", 5),
        ("4c 6d 5h", "3s", 4),
        ("4c 6d 5h 5s", "4d", 0),
        ("3c 5d 4h 4s", "5c", 0),
        ("ac 2d 3h 4s 5c 6d", "7h", 7),
        ("2c 3d 4h 5s", "ac", 7),
        ("8c 7d 6h", "9c", 4),
        ("6c 7d 8h 8s", "9c", 0),
        ("qc kc", "ad", 0),
    ],
)
@rule("CRB-5.9", "CRB-5.10", "CRB-5.11", "CRB-5.13", "CRB-5.5", "CRB-2.1")
def test_what_a_card_pegs(laid: str, card: str, points: int) -> None:
    assert peg(read_cards(laid), read_cards(card)[0]).total == points == naive.peg([*laid.split(), card])


@rule("CRB-5.9", "CRB-5.10", "CRB-5.11")
def test_a_second_way_to_peg_agrees() -> None:
    rng = Rng(3)
    for _ in range(3000):
        laid: list[int] = []
        # Mostly low cards, so that many lie in one count.
        for card in rng.shuffled([one for one in range(PACK) if RANK[one] < 4 + rng.below(10)]):
            if sum(VALUE[one] for one in [*laid, card]) > 31:
                break
            assert peg(laid, card).total == naive.peg([CARDS[one] for one in [*laid, card]])
            laid.append(card)


def test_people_are_told_what_is_wrong_with_their_cards() -> None:
    assert ludoteca_cribbage.peg("4h 6c", "5d") == {"fifteen": 2, "thirty_one": 0, "pairs": 0, "run": 3, "total": 5}
    for given, problem in [
        (("5c 5d 5h", "js"), "hand: there must be 4, not 3"),
        (("5c 5d 5h 1s", "js"), "hand: '1s' is not a card"),
        (("5c 5d 5h js", "js"), "hand and starter: no card can be there twice"),
    ]:
        with pytest.raises(BadOptions, match=problem):
            ludoteca_cribbage.count_hand(*given)
    with pytest.raises(BadOptions, match="card: 2c would bring the count over 31"):
        ludoteca_cribbage.peg("kc qc jc", "2c")
