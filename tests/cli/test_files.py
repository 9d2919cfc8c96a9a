"""Positions, saves and options as the command line takes them: what applies, what is refused, what stays hidden."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca.core import save
from ludoteca.games.sagrada.content.objectives import PRIVATE_OBJECTIVES
from tests.cli.test_cli import CORNER, run
from tests.games.sagrada.helpers import position

HIDDEN = [objective.id for objective in PRIVATE_OBJECTIVES]


def written(path: Path, data: Any) -> str:
    path.write_text(json.dumps(data))
    return str(path)


@pytest.fixture
def corner(tmp_path: Path) -> str:
    return written(tmp_path / "corner.json", CORNER)


@pytest.fixture
def begun(tmp_path: Path) -> str:
    """A match in its first round, saved."""
    match = ludoteca.new("sagrada", 2, seed=5)
    for _ in range(6):
        seat = match.to_act()[0]
        match.play(seat, match.question(seat).choices[0].option)
    assert not match.over
    save.save(match, tmp_path / "begun.json")
    return str(tmp_path / "begun.json")


def rivals_secrets(path: str, seat: int) -> list[str]:
    """The private objective of the other seat, in every word a table may use for it."""
    match = save.load(path)
    state: Any = match.state
    objective = PRIVATE_OBJECTIVES[state.private[2 * (1 - seat)]]
    return [objective.id, objective.name]


# -- positions ------------------------------------------------------------------------------------------


def test_a_position_with_a_seed_plays_the_same_game_again(corner: str) -> None:
    words = ("play", "--position", corner, "--humans", "none", "-b", "random", "--seed")
    first = run(*words, "5").stdout
    assert "wins!" in first
    assert run(*words, "5").stdout == first
    assert run(*words, "6").stdout != first


@pytest.mark.parametrize(
    ("more", "named"),
    [
        (("--seats", "4"), "--seats"),
        (("-o", "straightedge=loose"), "--option"),
        (("--pack", "other.json"), "--pack"),
        (("--campaign", "longsdale"), "--campaign"),
        (("--seats", "2", "-o", "straightedge=loose"), "--seats, --option"),
    ],
)
def test_what_a_position_decides_itself_is_refused_by_name(corner: str, more: tuple[str, ...], named: str) -> None:
    done = run("play", "--position", corner, *more, text="")
    assert done.returncode == 2
    assert done.stderr.strip().endswith(f"leave out {named}")
    assert "--position says itself" in done.stderr


def test_resuming_a_campaign_s_name_is_refused_too(begun: str) -> None:
    done = run("play", "--resume", begun, "--campaign", "longsdale", text="")
    assert (done.returncode, "leave out --campaign" in done.stderr) == (2, True)


def test_a_save_brings_its_own_pack(begun: str, tmp_path: Path) -> None:
    done = run("replay", begun, "--pack", written(tmp_path / "pack.json", {}))
    assert done.returncode == 2
    assert "a save brings the pack it was played with; leave out --pack" in done.stderr


def test_a_position_may_leave_its_game_to_the_command_line(tmp_path: Path) -> None:
    nameless = written(tmp_path / "nameless.json", {name: value for name, value in CORNER.items() if name != "game"})
    assert "wins!" in run("play", "sagrada", "--position", nameless, "--humans", "none", "-b", "random").stdout
    for words in (("play", "--position", nameless), ("replay", nameless), ("show", nameless)):
        done = run(*words, text="")
        assert done.returncode == 2
        assert 'the field "game" is missing; write "game": "sagrada"' in done.stderr
        assert "--game" not in done.stderr
    assert "[G3]" in run("show", nameless, "--game", "sagrada").stdout
    done = run("play", "la_granja", "--position", written(tmp_path / "named.json", CORNER), text="")
    assert "this is a position of 'sagrada', not of 'la_granja'" in done.stderr


def test_replaying_a_bare_position_shows_its_table(corner: str) -> None:
    shown = run("replay", corner).stdout
    assert "[G3]" in shown
    assert "Nothing has been answered yet." in shown
    assert '"windows"' not in shown


# -- options ------------------------------------------------------------------------------------------------


def test_an_option_for_one_seat_is_refused_with_more() -> None:
    done = run("play", "sagrada", "-s", "2", "-o", "solo_tools=5", text="")
    assert done.returncode == 2
    assert "option solo_tools is for one seat; with 2 seats leave it out" in done.stderr


def test_choices_stand_in_order_and_the_default_is_marked() -> None:
    listed = run("games").stdout
    assert "solo_tools = 1 | 2 | 3 (default) | 4 | 5" in listed
    assert "straightedge = isolated (default) | loose" in listed


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("play", "--seats", "x"), "'--seats' / '-s': it must be a whole number"),
        (("simulate", "sagrada", "-n", "0"), "'--games' / '-n': it must be at least 1"),
        (("bench", "sagrada", "--seconds", "soon"), "'--seconds': it must be a number"),
        (("serve", "--port", "99999"), "'--port': it must be at most 65535"),
    ],
)
def test_a_number_that_is_none_is_told_in_our_words(words: tuple[str, ...], message: str) -> None:
    done = run(*words, text="")
    assert done.returncode == 2
    assert message in done.stderr
    assert "Input" not in done.stderr


# -- what stays hidden ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("form", [(), ("--boards",), ("--json",), ("--at", "20")])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_replay_as_one_seat_keeps_the_other_s_secrets(begun: str, form: tuple[str, ...], seat: int) -> None:
    shown = run("replay", begun, "--seat", str(seat), *form).stdout
    assert shown
    assert not [word for word in rivals_secrets(begun, seat) if word in shown]


def test_a_replay_of_a_match_that_goes_on_hides_what_spectators_cannot_see(begun: str) -> None:
    shown = run("replay", begun).stdout
    assert re.search(r"^nature deal_private \? \?$", shown, re.MULTILINE)
    assert re.search(r"^0 +choose_window \?$", shown, re.MULTILINE)
    assert "save" not in json.loads(run("replay", begun, "--json").stdout)
    whole = run("replay", begun, "--all").stdout
    assert len([word for word in HIDDEN if word in whole]) == 2
    assert "save" in json.loads(run("replay", begun, "--json", "--all").stdout)


def test_a_finished_match_has_no_secrets_left(tmp_path: Path) -> None:
    save.save(ludoteca.play("sagrada", 2, seed=8), tmp_path / "over.json")
    shown = run("replay", str(tmp_path / "over.json")).stdout
    assert "?" not in shown
    own = run("replay", str(tmp_path / "over.json"), "--seat", "0").stdout
    assert re.search(r"^1 +choose_window \?$", own, re.MULTILINE)


@pytest.mark.parametrize("form", [(), ("--json",)])
def test_show_hides_what_is_hidden_in_a_match_that_goes_on(begun: str, form: tuple[str, ...]) -> None:
    shown = run("show", begun, *form).stdout
    for seat in (0, 1):
        assert not [word for word in rivals_secrets(begun, seat) if word in shown]
    seat = save.load(begun).to_act()[0]
    own = run("show", begun, "--seat", str(seat), *form).stdout
    assert rivals_secrets(begun, 1 - seat)[1] in own
    assert rivals_secrets(begun, seat)[1] not in own
    whole = run("show", begun, "--all", *form).stdout
    assert rivals_secrets(begun, 0)[1] in whole
    assert rivals_secrets(begun, 1)[1] in whole


def test_show_says_how_to_see_more(begun: str) -> None:
    seat = save.load(begun).to_act()[0]
    assert f"seat {seat} is to act; --seat {seat} shows its question, --all" in run("show", begun).stdout
    assert f"seat {seat}: " in run("show", begun, "--seat", str(seat)).stdout
    done = run("show", begun, "--seat", "0", "--all")
    assert (done.returncode, "leave out --seat" in done.stderr) == (2, True)


def test_windows_are_shown_as_soon_as_all_have_chosen(tmp_path: Path) -> None:
    match = ludoteca.new("sagrada", 2, seed=5)
    chosen = 0
    while match.to_act() and match.question().name == "choose_window":
        seat = match.to_act()[0]
        match.play(seat, match.question(seat).choices[0].option)
        chosen = len(match.journal)
    save.save(match, tmp_path / "chosen.json")
    at = next(place for place, given in enumerate(match.journal) if given.decision == 6)
    assert at < chosen
    shown = run("replay", str(tmp_path / "chosen.json"), "--at", str(at)).stdout
    assert "no window yet" not in shown
    assert "no window yet" in run("replay", str(tmp_path / "chosen.json"), "--at", str(at - 1)).stdout


# -- watching, scores and ends ------------------------------------------------------------------------------------


def test_who_watches_bots_reads_the_game_as_it_goes() -> None:
    told = run("play", "sagrada", "--humans", "none", "-b", "random", "--seed", "3").stdout
    assert re.search(r"^Seat 0 places red [1-6] in row [1-4], column [1-5]\.$", told, re.MULTILINE)
    assert len(re.findall(r"^Rolled: ", told, re.MULTILINE)) == 10
    assert "nature" not in told.lower()
    assert not re.search(r"private objective: Shades", told)


def test_alone_the_target_is_on_the_table_and_in_the_score(tmp_path: Path) -> None:
    alone = {"game": "sagrada", **position(1, track=[["G1", "Y6"]])}
    told = run("play", "--position", written(tmp_path / "alone.json", alone), text="score\nquit\n").stdout
    assert told.count("Target so far: 7. Your points: -48. 56 more points beat it.") == 2


def test_a_goal_that_is_enough_to_reach_is_not_one_to_beat(tmp_path: Path) -> None:
    for points, verdict in ((23, "You have reached the goal!"), (22, "The goal was not reached.")):
        seat = {"buildings": [{"card": "charburner_1", "goods": 5}], "points": points}
        asked = [{"ask": "meet_goal"}, {"ask": "end_deliver", "seat": 0}]
        alone = {"game": "oh_my_goods", "options": {"chapter": "I"}, "round": 8, "seats": [seat], "questions": asked}
        told = run("play", "--position", written(tmp_path / "alone.json", alone), text="no\n").stdout
        assert "Points the goal asks for: 24" in told
        assert verdict in told
        assert "beat" not in told


def test_the_tie_break_that_decided_is_named(tmp_path: Path) -> None:
    level = {"game": "sagrada", **position(round=10, turn=4, pool=[], boards=[[[None] * 5] * 4] * 2, favor=[3, 3])}
    told = run("play", "--position", written(tmp_path / "level.json", level), text="").stdout
    assert "Seat 1 wins!" in told
    assert "Equal points; what decided: the later first turn in round 10. [SAG-9.8]" in told


# -- eighty columns ---------------------------------------------------------------------------------------------------


def test_the_table_of_a_series_fits_in_eighty_columns() -> None:
    table = run("simulate", "sagrada", "-n", "20", "-p", "beginner", "--workers", "1", COLUMNS="80").stdout
    rows = [line for line in table.splitlines() if "beginner" in line]
    assert len(rows) == 2
    assert all(re.search(r"\d%-\d+\.\d\d%$", row) for row in rows), table
