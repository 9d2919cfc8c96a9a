"""Positions written by hand: what they say, what is refused, and how they are shown."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from ludoteca.cli.main import app
from ludoteca.core.errors import BadFile
from ludoteca.core.match import Match
from ludoteca.games.sagrada.content.objectives import PRIVATE_OBJECTIVES
from tests.games.sagrada.helpers import BARE, SMALL, asked, begin, board, legal, play, pool, position, track, window
from tests.support import rule

ROOT = Path(__file__).parents[3]
GUIDE = ROOT / "docs" / "guide" / "positions_sagrada.md"


def example() -> dict[str, Any]:
    """The position printed in the guide."""
    found = re.search(r"```json\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    assert found
    data = json.loads(found.group(1))
    assert isinstance(data, dict)
    return data


@rule("SAG-12.13")
def test_the_example_of_the_guide_loads_and_plays_on() -> None:
    match = Match.from_position("sagrada", example(), seed=1)
    assert asked(match) == (0, "act")
    assert legal(match) == {"r2", "g6", "glazing_hammer", "pass"}
    assert window(match) == {"a1": "B5", "b2": "G3", "c2": "Y2", "e4": "R6"}
    assert match.game.faults(match.state, 0) == match.game.faults(match.state, 1) == []
    assert (track(match, 1), track(match, 2)) == (["B1"], ["P3", "Y4"])
    assert match.view(None).favor == (1, 3)
    assert match.view(None).favor_on[7:9] == (1, 3)
    play(match, "r2", "b3")
    assert match.view(None).round == 4
    assert track(match, 3) == ["G6"]
    assert asked(match) == (1, "act")


@rule("SAG-12.13")
def test_the_guide_names_every_field() -> None:
    from ludoteca.games.sagrada.faces.position import FIELDS

    text = GUIDE.read_text(encoding="utf-8")
    assert [name for name in FIELDS if f"| `{name}` |" not in text] == []


@rule("SAG-3.3", "SAG-12.13")
def test_what_is_left_out_has_its_usual_value() -> None:
    match = begin(seats=2)
    view = match.view(None)
    assert view.favor == (3, 5)
    assert view.first == 0
    assert sum(view.bag) == 90 - 4 - 3
    assert match.options == {
        "solo_tools": 3,
        "straightedge": "isolated",
        "running_pliers": "after_draft",
        "two_moves": "in_turn",
        "lone_die": "moves",
        "flux_brush": "spent",
        "flux_remover": "may_place",
    }


@rule("SAG-4.3")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_a_turn_belongs_to_the_seat_of_the_snake(first: int) -> None:
    order = [begin(seats=3, first=first, turn=turn).to_act()[0] for turn in range(1, 7)]
    assert order == [(first + step) % 3 for step in (0, 1, 2, 2, 1, 0)]


@rule("SAG-9.6")
def test_private_objectives_go_by_id_letter_name_or_colour() -> None:
    for place, card in enumerate(PRIVATE_OBJECTIVES[:3]):
        for word in (card.id, card.letter, card.letter.lower(), card.name, card.name.split()[-1]):
            assert begin(private=[word, "Y"]).view(0).private[0] == (place, -1)


@rule("SAG-7.1")
def test_tools_go_by_number_id_or_name_with_favour() -> None:
    match = begin(tools=[4, "Tap Wheel", {"id": "flux_brush", "favor": 3}])
    assert match.view(None).tools == (3, 5, 11)
    assert match.view(None).favor_on[5] == 3


ROW = [None] * 5
WRONG: list[tuple[dict[str, Any], str]] = [
    ({"windows": "fractal_drops"}, "windows: must be a list, not 'fractal_drops'"),
    ({"windows": []}, "windows: a position has 1 to 4 of them, one for each seat, not 0"),
    ({"windows": ["fractal_drops"] * 5}, "windows: a position has 1 to 4 of them, one for each seat, not 5"),
    ({"windows": ["fractal_drops", "nowhere"]}, "windows, seat 1: there is no window 'nowhere'; windows are aurora"),
    (
        {"windows": ["virtus", "virtus"]},
        "windows, seat 1: virtus is not free: seat 0 has that window; each of the 12 cards is there once",
    ),
    (
        {"windows": ["virtus", "symphony_of_light"]},
        "windows, seat 1: symphony_of_light is not free: seat 0 has the other side, virtus",
    ),
    ({"options": {"solo_tools": 5}}, "options, solo_tools: it is for one seat; with 2 seats leave it out"),
    ({"boards": [SMALL]}, "boards: must be 2, one for each window, not 1"),
    ({"boards": [SMALL, [ROW] * 3]}, "boards, seat 1 must have 4 rows"),
    ({"boards": [SMALL, [ROW] * 3 + [[None]]]}, "boards, seat 1, row 4 must have 5 entries"),
    ({"boards": [SMALL, BARE.replace(".", "Q1", 1)]}, "boards, seat 1, row 1, column 1: 'Q1' is not a die; write a"),
    ({"private": ["R"]}, "private: must name 2 objectives, not 1"),
    ({"private": ["R", "R"]}, "private, entry 2: shades_of_red is given twice"),
    ({"private": ["R", "X"]}, "private, entry 2: 'X' is not one of shades_of_red, shades_of_green"),
    ({"private": ["R", None]}, "private, entry 2: None is not one of shades_of_red"),
    ({"pool": ["R1", "R0"]}, "pool, die 2: 'R0' is not a die; write a letter of RGBYP and a value, such as R3"),
    ({"pool": ["R1"] * 10}, "pool: at most 9 dice, not 10"),
    ({"pool": {"R1": 1}}, "pool: must be a list, not {'R1': 1}"),
    ({"tools": [13]}, "tools, entry 1: 13 is not a tool; tools are 1 to 12 or grozing_pliers"),
    ({"tools": [True]}, "tools, entry 1: True is not a tool"),
    ({"tools": ["lathekin", 4]}, "tools, entry 2: lathekin is listed twice"),
    ({"tools": [1, 2, 3, 4]}, r"tools: a game with 2 seat\(s\) has at most 3, not 4"),
    ({"tools": [{"id": 1, "favor": -1}]}, "tools, entry 1: favor must be a number from 0 to 24, not -1"),
    ({"tools": [{"id": 1, "favour": 1}]}, "tools, entry 1: there is no field 'favour'; a tool has id and favor"),
    ({"tools_gone": [1]}, "tools_gone: tools leave the game in the solo game only"),
    ({"public": ["light_shades", "light_shades"]}, "public: must name at most 3 different objectives"),
    ({"public": ["dark_shades"]}, "public, entry 1: 'dark_shades' is not one of row_color_variety"),
    ({"round": 0}, "round: must be a number from 1 to 10, not 0"),
    ({"round": "2"}, "round: must be a number from 1 to 10, not '2'"),
    ({"first": 2}, "first: must be a number from 0 to 1, not 2"),
    ({"turn": 5}, "turn: must be a number from 1 to 4, not 5"),
    ({"turn": 4, "skipped": [0]}, "turn: seat 0 has lost its second turn of this round, so turn 4 is nobody's"),
    ({"skipped": [2]}, "skipped: must be a list of seats from 0 to 1"),
    ({"drafted": 1}, "drafted: must be true or false, not 1"),
    ({"tool_used": "no"}, "tool_used: must be true or false, not 'no'"),
    ({"favor": [3]}, "favor: must be a list of 2 numbers"),
    ({"favor": [3, 7]}, "favor, seat 1: must be a number from 0 to 6, not 7"),
    ({"favor": [6, 6], "tools": [{"id": 1, "favor": 13}]}, "favor: seats and tools have 25 together; the game has 24"),
    ({"track": ["R1"]}, "track: must be a list of at most 10 lists of dice, one for each round played"),
    ({"track": [["R1"], ["R2"]]}, "track, round 2: round 2 is not over in a position of round 2"),
    ({"track": [["R1", "R9"]]}, "track, round 1, die 2: 'R9' is not a die"),
    ({"track": [["R1"] * 10]}, "track, round 1: at most 9 dice, not 10"),
    ({"waived": [["z9"], []]}, "waived, seat 0: 'z9' is not one of a1, b1"),
    ({"waived": [["e4"], []]}, "waived, seat 0: there is no die on e4"),
    ({"waived": [["a1"]]}, "waived: must be 2 lists of spaces such as b3"),
    ({"out": "R1"}, "out: must be a list, not 'R1'"),
    ({"out": ["R1", "?"]}, r"out, die 2: '\?' is not a die"),
    ({"out": ["R1"] * 18}, "there are 19 red dice in the position; the game has 18"),
    ({"out": [c + "1" for c in "RGBYP" for _ in range(12)]}, "the bag holds 23 dice, too few for the 40 of the rounds"),
    ({"options": []}, "options: must be an object of names and values"),
    ({"options": {"straight": 1}}, "options: there is no option 'straight'; options are solo_tools, straightedge"),
    ({"options": {"lone_die": "flies"}}, "options, lone_die: option lone_die: 'flies' is not one of moves, stays"),
    ({"game": "chess"}, "game: this is a position of 'chess', not of 'sagrada'"),
    ({"rounds": 3}, "there is no field 'rounds'; fields are windows, boards"),
]


@rule("SAG-12.13")
@pytest.mark.parametrize(("changes", "message"), WRONG, ids=[message[:40] for _, message in WRONG])
def test_a_bad_position_is_refused_with_its_field(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(BadFile, match=message):
        Match.from_position("sagrada", position(**changes))


@rule("SAG-12.13")
@pytest.mark.parametrize("name", ["windows", "boards", "private", "pool", "tools", "public", "round"])
def test_a_missing_field_is_named(name: str) -> None:
    data = position()
    del data[name]
    with pytest.raises(BadFile, match=f"the field '{name}' is missing"):
        Match.from_position("sagrada", data)


@rule("SAG-12.13")
@pytest.mark.parametrize("data", [None, [], "position", 3])
def test_a_position_is_an_object(data: object) -> None:
    with pytest.raises(BadFile, match="a position must be a JSON object"):
        Match.from_position("sagrada", data)


@rule("SAG-11.2", "SAG-11.4")
@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"favor": [1]}, "favor: there is none in the solo game"),
        ({"tools": [{"id": 1, "favor": 1}]}, "tools, entry 1: there is no favor in the solo game"),
        ({"private": ["R"]}, "private: must name 2 objectives, not 1"),
        ({"public": ["light_shades", "deep_shades", "color_variety"]}, "public: must name at most 2 different"),
        ({"tools": [1, 2, 3], "tools_gone": [4, 5, 6]}, r"tools: a game with 1 seat\(s\) has at most 5, not 6"),
        ({"tools": [1], "tools_gone": [1]}, "tools_gone, entry 1: grozing_pliers is listed twice"),
    ],
)
def test_the_solo_game_has_its_own_limits(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(BadFile, match=message):
        Match.from_position("sagrada", position(1, **changes))


@rule("SAG-11.4")
def test_tools_gone_are_not_on_the_table() -> None:
    match = begin(seats=1, tools=[2], tools_gone=[3], out=["R1"], pool="B1 R2")
    assert match.view(None).tools == (1,)
    assert match.view(None).tools_gone == (2,)
    assert legal(match) == {"eglomise_brush", "b1", "r2", "pass"}


@rule("SAG-5.1")
def test_positions_say_what_the_turn_has_seen() -> None:
    assert legal(begin(drafted=True, tool_used=True, tools=[2])) == {"pass"}
    assert legal(begin(drafted=True, tools=[2])) == {"eglomise_brush", "pass"}
    assert "eglomise_brush" not in legal(begin(tool_used=True, tools=[2]))


# -- on the command line --------------------------------------------------------------------------------


def show(path: Path, *more: str) -> Any:
    """What ``ludoteca show`` prints."""
    return CliRunner().invoke(app, ["show", str(path), *more], catch_exceptions=False)


@rule("SAG-9.2", "SAG-12.13")
def test_show_prints_a_position_as_json(tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    path.write_text(json.dumps(example()), encoding="utf-8")
    data = json.loads(show(path, "--json").stdout)
    assert data["question"]["seat"] == 0
    assert set(data["question"]["legal"]) == {"r2", "g6", "glazing_hammer", "pass"}
    assert [seat["total"] for seat in data["scores"]] == [1 - 16, 3 - 16]
    names = [line["name"] for line in data["scores"][0]["breakdown"]]
    assert names == ["row_shade_variety", "light_shades", "color_variety", "private", "favor", "empty"]
    assert data["faults"] == {"0": [], "1": []}
    assert data["over"] is False


@rule("SAG-12.13")
def test_show_prints_a_position_for_people(tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    data = example()
    data["waived"] = [[], ["e1"]]
    path.write_text(json.dumps(data), encoding="utf-8")
    text = show(path).stdout
    for word in ("round 3 of 10", "B5", "glazing_hammer", "touch no other die [SAG-6.3]", "remove"):
        assert word in text


@rule("SAG-12.13")
def test_show_refuses_a_bad_file_with_one_line(tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    path.write_text(json.dumps({**example(), "round": 11}), encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(
        [sys.executable, "-m", "ludoteca", "show", str(path), "--json"],
        capture_output=True,
        text=True,
        check=False,
        env=environment,
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert "round: must be a number from 1 to 10, not 11" in done.stderr
    assert "Traceback" not in done.stderr
    assert str(path) in done.stderr.replace("\n", "")


@rule("SAG-12.13")
def test_a_position_is_left_as_it_was(tmp_path: Path) -> None:
    data = position()
    before = json.dumps(data)
    match = Match.from_position("sagrada", data, seed=1)
    play(match, "r2", "b3")
    assert json.dumps(data) == before
    assert pool(match) == ["G6", "P1", "Y5"]
    assert data["boards"][1] == board(BARE)
    assert tmp_path.exists()
