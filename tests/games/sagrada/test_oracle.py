"""The engine against a second telling of the rules, on positions that random games come to."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.core.match import Match
from ludoteca.core.rng import Rng
from ludoteca.games.sagrada import open_cells, score_window
from ludoteca.games.sagrada.content.dice import DICE
from ludoteca.games.sagrada.content.tools import TOOL_IDS
from ludoteca.games.sagrada.content.windows import WINDOWS
from tests.games.sagrada import oracle
from tests.games.sagrada.helpers import begin, legal, mine, play, position
from tests.support import rule


def moment(match: Match) -> oracle.Moment:
    """What the oracle may know: the view of the seat to act and where its turn stands."""
    _, seat, turn, done = match.state.top()
    view: Any = match.view(seat)
    grid = [[DICE[die] if die >= 0 else None for die in view.boards[seat][row * 5 : row * 5 + 5]] for row in range(4)]
    return oracle.Moment(
        marks=WINDOWS[view.windows[seat]].rows,
        grid=grid,
        pool=[DICE[die] for die in view.pool],
        track=[DICE[die] for slot in view.track for die in slot],
        tools={tool + 1: view.favor_on[tool] for tool in view.tools},
        favor=view.favor[seat],
        alone=view.seats == 1,
        second=turn == 1,
        drafted=bool(done & 1),
        tooled=bool(done & 2),
    )


def notation(space: oracle.Space) -> str:
    """A space as the engine writes it."""
    return f"{'abcde'[space[1]]}{space[0] + 1}"


def compare(match: Match, rng: Rng) -> int:
    """Play one whole action of the seat to act, each of its questions compared; returns the tool used, or 0."""
    now = moment(match)
    expected = {TOOL_IDS[word - 1] if isinstance(word, int) else word.lower() for word in oracle.actions(now)}
    assert legal(match) == expected
    tools = sorted(expected & set(TOOL_IDS))
    answers = tools if tools and rng.below(4) else sorted(expected)
    answer = answers[rng.below(len(answers))]
    step(match, answer)
    if answer not in TOOL_IDS:
        return 0
    number = TOOL_IDS.index(answer) + 1
    if now.alone:
        assert legal(match) == {die.lower() for die in oracle.payments(now, number)}
        paid = pick(match, rng)
        now.pool.remove(paid.upper())
    if number in (2, 3, 4, 12):
        assert legal(match) == {notation(space) for space in oracle.movable(now, number)}
        start = pick(match, rng)
        space = (int(start[1]) - 1, "abcde".index(start[0]))
        waived = {2: ("colour",), 3: ("value",)}.get(number, ())
        way = oracle.double_moves if number == 4 else oracle.moves
        assert legal(match) == {notation(end) for end in way(now.marks, now.grid, space, *waived)}
    elif number != 7:
        assert legal(match) == {die.lower() for die in oracle.usable_dice(now, number, now.pool)}
        taken = pick(match, rng).upper()
        if number == 9:
            assert legal(match) == {notation(space) for space in oracle.fits(now.marks, now.grid, taken, "apart")}
        if number == 5:
            found = {die.lower() for die in now.track if oracle.fits(now.marks, now.grid, die)}
            assert legal(match) == found
    return number


def step(match: Match, answer: str) -> None:
    """One answer of the seat to act."""
    match.play(match.to_act()[0], answer)


def pick(match: Match, rng: Rng) -> str:
    """A random answer, given and returned."""
    choices = match.question().choices
    answer = choices[rng.below(len(choices))].notation
    step(match, answer)
    return answer


GROUPS = [[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12], [4, 12, 8]]


@rule("SAG-12.4", "SAG-7.3", "SAG-14.1", "SAG-14.4", "SAG-14.5", "SAG-14.9", "SAG-14.12")
@pytest.mark.parametrize("group", GROUPS, ids=str)
@pytest.mark.parametrize("seats", [2, 3])
def test_actions_and_tools_agree_with_the_rules_told_plainly(seats: int, group: list[int]) -> None:
    used = play_out(seats, group, games=2)
    assert used >= set(group)


@rule("SAG-12.15", "SAG-11.9", "SAG-14.13")
@pytest.mark.parametrize("group", [[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 4, 8, 1]], ids=str)
def test_the_same_alone_with_payments(group: list[int]) -> None:
    used = play_out(1, group, games=12)
    assert used >= set(group)


def play_out(seats: int, group: list[int], games: int) -> set[int]:
    """Random games from round 3 on; which tools were used."""
    used = set()
    for seed in range(games):
        rng = Rng(seed * 31 + seats)
        names = [WINDOWS[rng.below(24)].id for _ in range(seats)]
        more: dict[str, Any] = {} if seats == 1 else {"favor": [6] * seats}
        empty = [". . . . . / . . . . . / . . . . . / . . . . ."] * seats
        start = position(seats, windows=names, boards=empty, tools=group, round=3, track=[["R1", "B4"], ["G5"]], **more)
        match = Match.from_position("sagrada", start, seed=seed)
        while not match.over:
            if match.question().name == "act":
                used.add(compare(match, rng))
            else:
                pick(match, rng)
    return used


SMALL_PAIRS = [
    ("fractal_drops", "B5 . . . . / . G3 Y2 . . / . . . . . / . . . . ."),
    ("fractal_drops", "B5 . . . . / . G3 Y2 G5 . / R1 . . . . / . . . . ."),
    ("via_lux", ". . . . . / . . . . . / . . . . . / P2 G6 . . ."),
    ("lux_astram", ". . . . . / . . . . . / . . . . . / P2 G6 R1 G5 B3"),
    ("virtus", ". . . . . / . . . . . / . . . . Y1 / . . . P5 ."),
]


@rule("SAG-12.7")
@pytest.mark.parametrize("tool", [4, 12])
@pytest.mark.parametrize(("window", "text"), SMALL_PAIRS)
def test_lifting_together_agrees_with_every_pair_tried_out(window: str, text: str, tool: int) -> None:
    start: dict[str, Any] = {
        "windows": [window, "comitas"],
        "boards": mine(text),
        "tools": [tool],
        "track": [["G1", "P1"]],
        "pool": [],
    }
    start["options"] = {"two_moves": "together"}
    now = moment(begin(**start))
    spaces = [space for space in oracle.CELLS if now.grid[space[0]][space[1]]]
    color = {space: str(now.grid[space[0]][space[1]])[0] for space in spaces}
    pairs = {
        (one, two): found
        for one in spaces
        for two in spaces
        if (tool == 4 or (color[one] == color[two] and color[one] in "GP"))
        and (found := oracle.lifted_pair(now.marks, now.grid, one, two))
    }
    single = oracle.movable(now, 12) if tool == 12 else set()
    firsts = {one for one, _ in pairs} | single
    offered = TOOL_IDS[tool - 1] in legal(begin(**start))
    assert offered == bool(firsts)
    if offered:
        assert legal(play(begin(**start), TOOL_IDS[tool - 1])) == {notation(space) for space in firsts}
    for (one, two), found in pairs.items():
        match = play(begin(**start), TOOL_IDS[tool - 1], notation(one))
        expected = {notation(other) for first, other in pairs if first == one}
        assert legal(match) == expected | ({"done"} if one in single else set())
        play(match, notation(two))
        assert legal(match) == {notation(end) for end in found}
        for end, ends in found.items():
            match = play(begin(**start), TOOL_IDS[tool - 1], notation(one), notation(two), notation(end))
            assert legal(match) == {notation(last) for last in ends}


@rule("SAG-6.6", "SAG-6.1", "SAG-6.2", "SAG-6.3", "SAG-6.4", "SAG-6.5")
def test_open_cells_agree_with_the_rules_told_plainly() -> None:
    rng = Rng(20)
    flags = {"ignore_colour": "colour", "ignore_value": "value", "ignore_adjacency": "touch"}
    for window in WINDOWS:
        for fill in (0, 1, 3, 8, 14):
            grid: oracle.Grid = [[None] * 5 for _ in range(4)]
            for _ in range(fill):
                grid[rng.below(4)][rng.below(5)] = DICE[rng.below(30)]
            for die in DICE[rng.below(5) :: 5]:
                assert open_cells(window.id, grid, die) == oracle.fits(window.rows, grid, die)
                for flag, word in flags.items():
                    assert open_cells(window.id, grid, die, **{flag: True}) == oracle.fits(window.rows, grid, die, word)
                everything = open_cells(window.id, grid, die, True, True, True)
                assert everything == oracle.fits(window.rows, grid, die, *flags.values())


@rule("SAG-9.3", "SAG-9.4", "SAG-9.5", "SAG-9.6")
def test_scores_agree_with_the_objectives_told_plainly() -> None:
    rng = Rng(21)
    for fill in (4, 10, 17, 20, 20, 20, 20):
        for _ in range(8):
            grid: oracle.Grid = [[None] * 5 for _ in range(4)]
            for cell in range(fill):
                grid[cell // 5][cell % 5] = DICE[rng.below(30)]
            assert score_window(grid) == oracle.scores(grid)
