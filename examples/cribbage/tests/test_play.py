"""The play: the count, go, thirty-one, and what is pegged."""

from __future__ import annotations

import pytest

from ludoteca.core.errors import IllegalAnswer
from ludoteca.core.match import Match
from support import dealt, give, lay, legal, rule, state_of, told

CRIB = ("ac 2c", "ad 2d")


def two(first: str, second: str, starter: str = "3s", **options: object) -> Match:
    """Two seats with these hands; seat 1 deals, seat 0 leads."""
    return dealt((first, second), starter, thrown=CRIB, **options)


@rule("CRB-5.1")
def test_the_seat_to_the_dealers_left_leads_and_turns_go_clockwise() -> None:
    match = dealt(("3c 4c 9c kc", "3d 4d 9d kd", "3h 4h 9h kh"), "qs", thrown=("ac", "ad", "ah"), to_crib="as")
    assert state_of(match).dealer == 2
    order = []
    for _ in range(3):
        order.append(match.to_act()[0])
        lay(match, legal(match)[-1])
    assert order == [0, 1, 2]
    assert state_of(match).count == 30


@rule("CRB-5.1", "CRB-5.2")
def test_only_cards_that_keep_the_count_at_31_can_be_laid() -> None:
    match = two("kc qc jc 4c", "kd qd jd 3d")
    lay(match, "kc kd")
    assert legal(match) == ["4c", "jc", "qc"]
    lay(match, "qc")
    # 30 by now: nothing but an ace would fit.
    assert legal(match) == ["go"]
    with pytest.raises(IllegalAnswer):
        match.play(1, "3d")


@rule("CRB-5.2")
def test_who_can_lay_must_lay() -> None:
    match = two("kc qc jc 4c", "kd qd 8d ah")
    lay(match, "kc kd qc")
    assert legal(match) == ["ah"]
    with pytest.raises(IllegalAnswer, match="go"):
        match.play(1, "go")


@rule("CRB-5.3", "CRB-5.4", "CRB-5.6")
def test_after_a_go_the_other_goes_on_and_pegs_one() -> None:
    match = two("kc 9c 4c 3c", "kd qd jd 10h")
    lay(match, "kc qd 9c")
    assert told(match) == []
    # 29: seat 1 cannot, seat 0 has nothing below 3.
    lay(match, "go")
    assert match.to_act() == [0]
    lay(match, "go")
    assert told(match) == [(0, 1)]
    # The seat after the one who laid last leads the next count.
    assert match.to_act() == [1]
    assert state_of(match).count == 0


@rule("CRB-5.3", "CRB-5.4")
def test_after_a_go_the_other_lays_all_that_fits() -> None:
    match = two("kc 6c ah 2h", "kd qd jd 10h")
    lay(match, "kc qd 6c")
    lay(match, "go")
    assert legal(match) == ["ah", "2h"]
    lay(match, "ah")
    assert match.to_act() == [0]
    assert state_of(match).count == 27
    lay(match, "2h")
    # 29, and seat 0 has no cards left: nobody is asked any more.
    assert told(match) == [(0, 1)]
    assert match.to_act() == [1]


@rule("CRB-5.3")
def test_with_three_seats_the_others_go_on_without_the_one_who_said_go() -> None:
    match = dealt(("kc qc jc 10c", "9d 8d 4d 3d", "6h 5h ah 4h"), "qs", thrown=("9c", "2d", "2h"), to_crib="as")
    lay(match, "kc 9d 6h")
    # 25: seat 0 says go, 1 lays 3, 2 lays 1, 1 cannot, 2 cannot.
    lay(match, "go 3d ah")
    assert match.to_act() == [1]
    lay(match, "go")
    assert match.to_act() == [2]
    lay(match, "go")
    assert told(match) == [(2, 1)]
    assert match.to_act() == [0]


@rule("CRB-5.5", "CRB-5.6")
def test_thirty_one_pegs_two_and_ends_the_count() -> None:
    match = two("kc 9c 4c 3c", "qd 2h jd 10h")
    lay(match, "kc qd 9c 2h")
    assert told(match) == [(1, 2)]
    assert state_of(match).count == 0
    assert match.to_act() == [0]


@rule("CRB-5.5")
def test_thirty_one_after_a_go_pegs_two_and_not_three() -> None:
    match = two("kc 6c 4c ah", "kd qd jd 10h")
    lay(match, "kc qd 6c go 4c ah")
    assert told(match) == [(0, 2)]


@rule("CRB-5.7", "CRB-5.6")
def test_a_seat_without_cards_is_passed_over() -> None:
    match = two("4c 4h 6h 3c", "kd qd jd 10h")
    lay(match, "4c kd 4h qd")
    lay(match, "3c")
    # 31 for seat 0; seat 1 leads, then seat 0 lays its last card.
    assert told(match) == [(0, 2)]
    lay(match, "jd 6h")
    assert match.to_act() == [1]
    lay(match, "10h")
    assert [one for one in state_of(match).show if not one.is_crib]


@rule("CRB-5.8")
def test_one_for_the_last_card() -> None:
    match = two("kc 9c 4c 3c", "kd qd jd 10h", target=61)
    lay(match, "kc qd 9c go go kd 4c jd 3c")
    assert told(match) == [(0, 1)]
    # 27: seat 1 has a ten, seat 0 has nothing.
    lay(match, "go")
    assert told(match) == [(0, 1), (0, 1)]
    lay(match, "10h")
    # The last card of the deal, then the show: the crib is seat 1's.
    assert state_of(match).pegs[1][5] == 1


@rule("CRB-5.8", "CRB-5.5")
def test_the_last_card_at_thirty_one_pegs_two() -> None:
    match = two("kc 9c 8c 2h", "kd qd jd ah")
    lay(match, "kc qd 9c ah")
    assert told(match) == []
    lay(match, "go go")
    assert told(match) == [(1, 1)]
    lay(match, "8c kd 2h jd")
    # 8 + 10 + 2 + 10 = 30: one for the last card.
    assert state_of(match).pegs[1][5] == 2
    ends = two("kc 9c 8c 3h", "kd qd jd ah")
    lay(ends, "kc qd 9c ah go go 8c kd 3h jd")
    assert state_of(ends).pegs[1][2] == 2
    assert state_of(ends).pegs[1][5] == 1


@rule("CRB-5.9", "CRB-5.13")
def test_fifteen_and_a_run_at_once() -> None:
    match = two("4c 6c 8c kc", "6d 5h 8d kd")
    lay(match, "4c 6d 6c")
    assert told(match) == [(0, 2)]
    other = two("4c 6c 8c kc", "6d 5h 8d kd")
    lay(other, "4c 5h 6c")
    assert told(other) == [(0, 2), (0, 3)]


@rule("CRB-5.10")
def test_pairs_royal() -> None:
    match = two("7c 7h 8c kc", "7d 7s 8d kd")
    lay(match, "7c 7d 7h 7s")
    assert told(match) == [(1, 2), (0, 6), (1, 12)]


@rule("CRB-5.10")
def test_court_cards_of_different_rank_are_no_pair() -> None:
    match = two("kc 9c 8c 3h", "qd 9d 8d 4h")
    lay(match, "kc qd")
    assert told(match) == []


@rule("CRB-5.11")
def test_runs_in_any_order() -> None:
    match = two("3c 5c 8c kc", "4d 2h 8d kd")
    lay(match, "3c 4d 5c 2h")
    assert told(match) == [(0, 3), (1, 4)]


@rule("CRB-5.12")
def test_a_new_count_forgets_the_cards_before() -> None:
    match = two("kc 9c 4c 3c", "qd 2h 4d 10h")
    lay(match, "kc qd 9c 2h 3c")
    # 31 lies between the 2 and the 3; the 4 makes no run with them.
    lay(match, "4d")
    assert told(match) == [(1, 2)]


@rule("CRB-5.12")
def test_a_go_does_not_part_cards() -> None:
    match = two("kc 9c ah as", "kd qd jd 10h")
    lay(match, "kc qd 9c")
    assert legal(match) == ["go"]
    lay(match, "go ah as")
    # A pair across the go, and 31.
    assert told(match) == [(0, 2), (0, 2)]


@rule("CRB-5.14")
def test_the_table_pegs_in_the_play_with_muggins_too() -> None:
    match = two("7c 7h 8c kc", "7d 7s 8d kd", muggins="on")
    lay(match, "7c 7d")
    assert told(match) == [(1, 2)]
    assert match.question().name == "play"


@rule("CRB-1.4")
def test_pegging_out_ends_the_game_at_once_and_nothing_is_pegged_beyond() -> None:
    match = give(two("7c 7h 8c kc", "7d 7s 8d kd"), 118, 0)
    lay(match, "7c 7d 7h")
    assert match.over
    assert match.outcome().points == (121, 2)
    assert match.outcome().winners == (0,)
    assert state_of(match).show == []


@rule("CRB-1.4")
def test_the_point_for_go_can_win() -> None:
    match = give(two("kc 9c 4c 3c", "kd qd jd 10h"), 120, 120)
    lay(match, "kc qd 9c go go")
    assert match.over
    assert match.outcome().winners == (0,)


@rule("CRB-5.3")
def test_a_go_is_remembered_by_everyone() -> None:
    match = two("kc 9c 4c 3c", "kd qd jd 10h")
    lay(match, "kc qd 9c go")
    assert match.view(0).least == (1, 3)
    assert match.view(None).trail[-1] == (1, 52)
