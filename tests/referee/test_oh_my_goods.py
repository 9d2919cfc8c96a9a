"""Oh My Goods! against its referee: every list of legal answers, every draw and the result of random games.

``python -m tests.referee.oh_my_goods --comparisons 200000`` plays more of the same and names each difference.
"""

from __future__ import annotations

from itertools import islice

import pytest

from tests.referee.oh_my_goods import buying, cards, drawing, ending, planning, production, rounds
from tests.referee.oh_my_goods.campaign import play_campaign
from tests.referee.oh_my_goods.games import VARIANTS, play, tasks
from tests.referee.planted import check_found, check_left_out, check_noticed, first_differences

# Two games of every chapter and number of seats.
TASKS = list(islice(tasks(0), 2 * len(VARIANTS)))


@pytest.mark.parametrize("task", TASKS, ids=lambda task: f"{dict(task.options)['chapter']}-{task.seats}-{task.seed}")
def test_engine_and_referee_agree(task):
    played, referee = play(task)
    assert not played.differences, "\n".join(str(difference) for difference in played.differences[:5])
    assert referee.over
    assert played.comparisons > 50
    assert played.results == 2 + 4 * task.seats


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_campaign_goes_where_the_rules_send_it(seats):
    chapters = list(play_campaign(seats, 1000 * seats))
    found = [difference for _, played, _ in chapters for difference in played.differences]
    assert not found, "\n".join(map(str, found[:5]))
    assert len(chapters) >= 5


# -- a referee that could not find a fault would prove nothing --------------------------------------------


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("assistants", "two"),
        ("redraw", "keep_one"),
        ("redraw", "none"),
        ("last_chains", "opened"),
        ("worker", "must_work"),
        ("substitute", "two_cards"),
        ("characters", "this_round"),
        ("moves", "from_then_on"),
        ("all_in_end", "eighth_building"),
    ],
)
def test_a_referee_told_another_reading_notices(name, value):
    others = [task for task in islice(tasks(0), 10 * len(VARIANTS)) if dict(task.options)[name] != value]
    check_noticed(play, others, **{name: value})


FAULTS = {
    "a sloppy worker makes two": lambda patch: patch.setitem(production.GOODS, "sloppy", 2),
    "the end comes with the seventh building": lambda patch: patch.setattr(rounds, "LAST_BUILDING", 7),
    "three suns end a row": lambda patch: patch.setattr(rounds, "SUNS", 3),
    "six cards are dealt": lambda patch: patch.setattr(rounds, "HAND", 6),
    "a point costs six coins": lambda patch: patch.setattr(ending, "COINS_A_POINT", 6),
    "four cards are few": lambda patch: patch.setattr(rounds, "FEW", 4),
    "a move costs three": lambda patch: patch.setattr(planning, "MOVE_PRICE", 3),
    "no five-goods cards": lambda patch: patch.setattr(drawing, "MOST_WITHOUT_CARDS", 0),
    "coal is worth two": lambda patch: patch.setitem(cards.PRINTED.worth, "coal", 2),
    "grapes are worth one": lambda patch: patch.setitem(cards.PRINTED.worth, "grapes", 1),
    "the mill's chain takes wood": lambda patch: patch.setattr(production, "_sources", _wood_for_wheat),
    "towers stand alone": lambda patch: patch.setattr(buying.Turn, "_attach", lambda self: iter(())),
}


def _wood_for_wheat(table, player, item, plain=production._sources):
    return plain(table, player, ("hand", "wood") if item == ("hand", "wheat") else item)


@pytest.mark.parametrize("fault", FAULTS)
def test_a_referee_with_a_fault_in_it_differs(fault):
    check_found(play, TASKS, FAULTS[fault])


def test_an_answer_left_out_is_found_and_named():
    check_left_out(play, TASKS, "buy", "done")


def test_a_wrong_score_is_found(monkeypatch):
    told = ending.Ending.lines

    def one_more(self, player):
        return {**told(self, player), "rewards": player.rewards + 1}

    monkeypatch.setattr(ending.Ending, "lines", one_more)
    assert {difference.kind for difference in first_differences(play, TASKS[:1])} == {"result"}
