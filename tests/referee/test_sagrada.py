"""Sagrada against its referee: every list of legal answers, every draw and the result of random games.

``python -m tests.referee.sagrada --comparisons 200000`` plays more of the same and names each difference.
"""

from __future__ import annotations

from itertools import islice

import pytest

from ludoteca import Match
from tests.referee.planted import check_found, check_left_out, check_noticed, first_differences
from tests.referee.sagrada import content, rounds, scoring, tools, window
from tests.referee.sagrada.games import VARIANTS, play, task_with, tasks
from tests.referee.sagrada.table import Player, Table
from tests.referee.sagrada.window import Window
from tests.referee.sealed import Task

# Three games of every number of seats and of solo tools.
TASKS = list(islice(tasks(0), 3 * len(VARIANTS)))
MANY = list(islice(tasks(0), 20 * len(VARIANTS)))


@pytest.mark.parametrize("task", TASKS, ids=lambda task: f"{task.seats}-{task.seed}")
def test_engine_and_referee_agree(task):
    played, referee = play(task)
    assert not played.differences, "\n".join(str(difference) for difference in played.differences[:5])
    assert referee.over
    assert played.comparisons > 20 * task.seats
    # Points and winners, target and names of lines, and the lines: alone two public objectives and no favor.
    assert played.results == (4 + 4 if task.seats == 1 else 4 + 6 * task.seats)


# -- the referee itself, by the worked examples of the rules -----------------------------------------------

SMALL = Window("fractal_drops", {"a1": "b5", "b2": "g3", "c2": "y2"})
SCORED = Window(
    "fractal_drops",
    {"b1": "g4", "c1": "r5", "d1": "y2", "e1": "p6"}
    | {"a2": "r4", "b2": "b5", "d2": "g3", "e2": "b5"}
    | {"b3": "g3", "c3": "r4", "d3": "p5", "e3": "r1"}
    | {"a4": "b3", "b4": "y2", "c4": "p6", "d4": "r1", "e4": "y2"},
)
OPTIONS = {"straightedge": "isolated", "two_moves": "in_turn", "lone_die": "moves", "running_pliers": "after_draft"}


def small_turn(*track: str, **options: str) -> tools.Turn:
    player = Player(SMALL, 3, ["shades_of_red"])
    return tools.Turn(Table(2, {**OPTIONS, **options}, players=[player], track=[list(track)]), 0, 1)


def test_where_a_die_may_lie():
    assert SMALL.spaces("r2") == {"a2", "a3", "b3"}
    assert Window("fractal_drops").spaces("r2") == {"a1", "c1", "a2", "e2", "a3", "c4", "d4", "e4"}


def test_tools_in_the_small_position():
    turn = small_turn("g6")
    assert tools.bumps(SMALL, "r1") == {"up": "r2"}
    plain = {"c1", "d2", "b3"}
    assert tools.destinations(turn, "eglomise_brush", SMALL, "b2") == plain | {"d1", "a2", "c3", "d3"}
    assert tools.destinations(turn, "copper_foil_burnisher", SMALL, "b2") == plain | {"b1"}
    assert "d2" in tools.first_moves(turn, "lathekin", "b2")
    assert "b2" in tools.destinations(turn, "lathekin", tools.after(SMALL, "b2", "d2"), "c2")
    assert tools.straightedge_spaces(turn, "r2") == {"e2", "c4", "d4", "e4"}
    assert tools.straightedge_spaces(small_turn(straightedge="loose"), "r2") == {
        "a2",
        "a3",
        "b3",
        "e2",
        "c4",
        "d4",
        "e4",
    }
    assert SMALL.spaces(tools.turned("r5")) == {"a2", "a3", "b3"}
    assert tools.liftable(turn, "tap_wheel") == {"b2"}
    assert tools.first_moves(turn, "tap_wheel", "b2") == plain
    assert not tools.liftable(small_turn("r6"), "tap_wheel")


def test_scores_of_the_worked_example():
    table = Table(2, {}, public=["column_color_variety", "light_shades", "color_variety"])
    found = scoring.lines(table, Player(SCORED, 0, ["shades_of_purple"]))
    assert found == {
        "column_color_variety": 10,
        "light_shades": 4,
        "color_variety": 12,
        "private": 17,
        "favor": 0,
        "empty": -3,
    }
    others = {name: content.PUBLIC[name] * scoring.times(SCORED, name) for name in content.PUBLIC if name not in found}
    assert others == {
        "row_color_variety": 0,
        "row_shade_variety": 0,
        "column_shade_variety": 12,
        "medium_shades": 6,
        "deep_shades": 4,
        "shade_variety": 10,
        "color_diagonals": 5,
    }


# -- a referee that could not find a fault would prove nothing ---------------------------------------------


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("straightedge", "loose"),
        ("running_pliers", "any_time"),
        ("two_moves", "together"),
        ("lone_die", "stays"),
        ("flux_brush", "draft_again"),
        ("flux_remover", "must_place"),
    ],
)
@pytest.mark.parametrize("engine_too", [False, True], ids=["referee told otherwise", "engine told otherwise"])
def test_another_reading_is_noticed(name, value, engine_too):
    """A match by one reading does not pass a referee of the other, whichever of the two has it."""
    plain = next(setting for setting in Match.new("sagrada", 2, seed=0).game.settings if setting.name == name).default
    match_has, referee_has = (value, plain) if engine_too else (plain, value)
    dull = sorted(MANY, key=lambda task: task.seed % 5 != 1)  # dice that fit nowhere come up soon
    games = [task_with(task.seed, task.seats, {**dict(task.options), name: match_has}) for task in dull]
    check_noticed(play, games, **{name: referee_has})


FAULTS = {
    "corners do not touch": lambda patch: patch.setattr(window, "AROUND", window.BESIDE),
    "the first die goes anywhere": lambda patch: patch.setattr(window, "BORDER", set(window.SPACES)),
    "a tool always costs one": lambda patch: patch.setattr(tools, "price", lambda table, tool: 1),
    "Tap Wheel needs no track": lambda patch: patch.setattr(
        tools, "movable", lambda turn, tool: list(turn.window.dice)
    ),
    "Tap Wheel moves any two": lambda patch: patch.setattr(tools, "partners", _all_others),
    "Glazing Hammer after the draft": lambda patch: patch.setattr(tools, "_right_moment", _hammer_after_draft),
    "Eglomise Brush ignores values too": lambda patch: patch.setitem(
        tools.MOVING, "eglomise_brush", (window.COLOUR, window.VALUE)
    ),
    "Grinding Stone turns nothing": lambda patch: patch.setattr(tools, "turned", lambda die: die),
    "any die pays alone": lambda patch: patch.setattr(tools, "payments", lambda turn, tool: set(turn.table.pool)),
    "five dice a round alone": lambda patch: patch.setattr(rounds, "SOLO_DICE", 5),
    "nine rounds": lambda patch: patch.setattr(rounds, "ROUNDS", 9),
    "seventeen dice of a colour in the bag": lambda patch: patch.setattr(Table, "in_bag", _one_less),
    "light shades are worth three": lambda patch: patch.setitem(content.PUBLIC, "light_shades", 3),
    "diagonals are looked for beside": lambda patch: patch.setattr(scoring, "DIAGONAL", window.BESIDE),
    "the solo target is one higher": lambda patch: patch.setattr(scoring, "target", _one_higher),
    "Virtus has a mark wrong": lambda patch: patch.setitem(
        content.WINDOWS, "virtus", ("card12", 5, "4.25g ..6g2 .3g4. 5g2..")
    ),
}


def _all_others(_tool, shown, space):
    return [other for other in shown.dice if other != space]


def _hammer_after_draft(turn, tool, plain=tools._right_moment):
    return turn.number == 2 if tool == "glazing_hammer" else plain(turn, tool)


def _one_less(table):
    return [colour for colour, count in table.bag.items() if count > 1]


def _one_higher(table, plain=scoring.target):
    return plain(table) + 1 if table.solo else None


@pytest.mark.parametrize("fault", FAULTS)
def test_a_referee_with_a_fault_in_it_differs(fault):
    check_found(play, MANY, FAULTS[fault])


@pytest.fixture(scope="module")
def ties() -> dict[str, Task]:
    """A game for each rule that broke a tie (9.8); tables asleep (every seventh) come first, as they often tie."""
    found: dict[str, Task] = {}
    for task in sorted(MANY, key=lambda task: task.seed % 7):
        if task.seats > 1 and len(found) < 4:
            found.setdefault(scoring.decided_by(play(task)[1].table), task)
    return found


@pytest.mark.parametrize("decided", ["private points", "favor", "later first turn"])
def test_a_tie_decided_otherwise_is_found(decided, ties, monkeypatch):
    task = ties[decided]
    assert not first_differences(play, [task])
    turned = scoring.ranking

    def other_way(table):
        """The same totals; what comes after them turned round."""
        return [(total, *(-part for part in rest)) for total, *rest in turned(table)]

    monkeypatch.setattr(scoring, "ranking", other_way)
    assert {difference.question for difference in first_differences(play, [task])} == {"winners"}


def test_an_answer_left_out_is_found_and_named():
    check_left_out(play, TASKS, "act", "pass")
