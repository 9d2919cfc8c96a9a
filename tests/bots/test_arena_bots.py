"""Bots of one's own in the arena and the library: whoever fails is told of at once, marked, and soon not waited for."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from ludoteca.bots.arena import hold, make_meeting
from ludoteca.bots.driver import finish
from ludoteca.bots.ladder import Record, read_record
from ludoteca.bots.standings import rows, to_plain
from ludoteca.cli.arena import print_standing
from ludoteca.core.errors import BadFile
from ludoteca.core.match import Match

BOTS = """
import time
from ludoteca.bots.player import question

def first(view):
    return question(view).choices[0].option

def thrower(view):
    raise ValueError("no idea")

def sleeper(view):
    time.sleep(60)

class Moody:
    def __init__(self):
        self.asked = 0

    def answer(self, view):
        self.asked += 1
        return first(view) if self.asked % 3 == 0 else "xyzzy"
"""


@pytest.fixture
def bots(tmp_path):
    path = tmp_path / "mine.py"
    path.write_text(BOTS)
    return path


@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_that_hangs_is_given_up_and_told_of_while_the_game_goes_on(bots, workers):
    early = []

    def note(standing):
        early.extend(fault.kind for faults in standing.underway.values() for fault in faults if not standing.played)

    standing = hold(
        make_meeting("sagrada", [f"{bots}:sleeper", "greedy"], limit=0.3), 2, workers=workers, progress=note
    )
    assert "thought too long" in early
    assert not standing.underway
    assert not standing.stopped
    for game in standing.played:
        kinds = [fault.kind for fault in game.faults]
        assert kinds[:3] == ["thought too long"] * 3
        assert set(kinds[3:]) == {"was not asked"}
        assert len(kinds) == game.answers[game.lineup.index(0)]


def test_a_bot_that_recovers_is_asked_on(bots):
    standing = hold(make_meeting("sagrada", [f"{bots}:Moody", "random"]), 2, workers=1)
    row = next(one for one in rows(standing) if "Moody" in one.name)
    assert {fault.kind for game in standing.played for fault in game.faults} == {"answered illegally"}
    assert 0.6 < row.faults / row.answers < 0.7


def test_a_stop_tells_of_faults_in_games_that_were_not_finished(bots, capsys):
    def stop(_):
        raise KeyboardInterrupt

    standing = hold(make_meeting("sagrada", [f"{bots}:sleeper", "greedy"], limit=0.2), 4, workers=1, progress=stop)
    assert standing.stopped
    assert [fault.kind for fault in standing.underway[0]] == ["thought too long"]
    assert to_plain(standing)["faults_unfinished"][0]["kind"] == "thought too long"
    print_standing(standing)
    told = capsys.readouterr().out
    assert "stopped after 0 of 4 games" in told
    assert "in games not finished, " in told
    assert "nothing to compare" in told


def test_the_row_of_a_bot_that_greedy_answered_for_is_marked(bots, capsys):
    standing = hold(make_meeting("sagrada", [f"{bots}:thrower", "random", f"{bots}:first"]), 6, workers=1)
    plain = to_plain(standing)
    found = {row["name"].partition(":")[2] or row["name"]: row for row in plain["rows"]}
    assert found["thrower"]["faults"] == found["thrower"]["answers"] > 0
    assert found["random"]["faults"] == found["first"]["faults"] == 0
    print_standing(standing)
    told = capsys.readouterr().out
    assert "thrower *" in told
    assert "first *" not in told
    assert "random *" not in told
    assert "error" not in told
    answers = found["thrower"]["answers"]
    assert f"greedy gave {answers} of its {answers} answers" in told.replace("\n", " ")


def test_the_library_warns_of_a_bot_that_failed(bots):
    with pytest.warns(UserWarning, match=r"seat 1, .*mine.py:thrower: greedy gave (\d+) of its \1 answers; .*no idea"):
        finish(Match.new("oh_my_goods", 2, seed=7), ["greedy", f"{bots}:thrower"])


def test_a_script_needs_no_guard(bots, tmp_path):
    script = tmp_path / "script.py"
    script.write_text(
        "import ludoteca\n"
        "print('begun')\n"
        f"match = ludoteca.play('sagrada', 2, seed=1, policies=({str(bots) + ':first'!r}, 'random'))\n"
        "from ludoteca.bots.arena import hold, make_meeting\n"
        f"meeting = make_meeting('sagrada', [{str(bots) + ':first'!r}, 'random'])\n"
        "print(match.over, len(hold(meeting, 2, workers=2).deals()))\n"
    )
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("begun\nTrue 1\n", "")


def test_brackets_in_a_name_are_shown(bots, capsys):
    odd = bots.with_name("br[red]x.py")
    odd.write_text(BOTS)
    print_standing(hold(make_meeting("sagrada", [f"{odd}:first", "random"]), 2, workers=1))
    table = [line for line in capsys.readouterr().out.splitlines() if "policy" not in line]
    assert any("br[red]x.py:first  " in line for line in table)


def test_a_record_does_not_mix_two_versions_of_a_bot(bots, tmp_path):
    file = tmp_path / "record.jsonl"
    meeting = make_meeting("sagrada", [f"{bots}:first", "greedy"])
    record = Record(meeting, file)
    hold(meeting, 2, workers=1, progress=record.add)
    assert len(Record(meeting, file).known) == 2
    before = file.read_text()
    bots.write_text(BOTS + "\n# better now\n")
    with pytest.raises(BadFile, match=r"mine\.py changed since .* name a new file"):
        Record(meeting, file)
    assert file.read_text() == before
    # Older records did not say what the files held.
    first, _, rest = before.partition("\n")
    old = json.loads(first)
    del old["files"]
    file.write_text(json.dumps(old) + "\n" + rest)
    with pytest.raises(BadFile, match="does not say which version"):
        read_record(meeting, file)
    plain = make_meeting("sagrada", ["casual", "greedy"])
    Record(plain, tmp_path / "plain.jsonl")
    assert "files" not in json.loads((tmp_path / "plain.jsonl").read_text())
