"""Players meet with the same deals for every order of seats; what came of it adds up, and a stop loses nothing."""

from __future__ import annotations

import json
import math
import signal
import subprocess
import sys
import time
from dataclasses import replace

import pytest

from ludoteca.bots.arena import Played, Standing, hold, make_meeting, play_games, whole
from ludoteca.bots.ladder import Record, ladder_meeting, ladder_page, read_record
from ludoteca.bots.rating import elo, elo_intervals, summed
from ludoteca.bots.standings import pairs, placed, rows, to_plain
from ludoteca.cli.arena import print_standing
from ludoteca.core.errors import BadFile, BadOptions, UnknownPolicy
from tests.support import slow

QUICK = "search:iterations=16"


def run(*words, **given):
    return subprocess.run(
        [sys.executable, "-m", "ludoteca", *words], capture_output=True, text=True, check=False, **given
    )


# -- who meets whom ---------------------------------------------------------------------------------------


def test_every_deal_is_played_once_for_each_order_of_seats():
    meeting = make_meeting("sagrada", ["greedy", "random"])
    assert meeting.groups == (((0, 1), (1, 0)),)
    played = play_games(meeting, range(4))
    assert [game.deal for game in played] == [(0, 0), (0, 0), (1, 0), (1, 0)]
    assert [game.lineup for game in played] == [(0, 1), (1, 0)] * 2


def test_the_last_one_named_fills_the_seats_and_more_names_meet_in_every_combination():
    four = make_meeting("sagrada", ["greedy", "random"], 4)
    assert len(four.groups[0]) == 4
    assert all(sorted(lineup) == [0, 1, 1, 1] for lineup in four.groups[0])
    three = make_meeting("sagrada", ["greedy", "random", "casual"])
    assert [group[0] for group in three.groups] == [(0, 1), (0, 2), (1, 2)]
    assert make_meeting("sagrada", ["greedy"]).groups == (((0, 0),),)
    assert whole(three, 7) == 12


def test_what_cannot_meet_is_refused():
    with pytest.raises(BadOptions, match="at least one"):
        make_meeting("sagrada", [])
    with pytest.raises(UnknownPolicy):
        make_meeting("sagrada", ["greedy", "oracle"])
    with pytest.raises(BadOptions):
        make_meeting("sagrada", ["greedy"], 9)
    with pytest.raises(BadOptions):
        ladder_meeting("sagrada", 1, None, 0, None)


# -- playing ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("names", [["greedy", "casual"], [QUICK, "greedy"]])
def test_the_same_seed_gives_the_same_games_on_any_number_of_cores(names):
    meeting = make_meeting("sagrada", names, seed=7)

    def told(standing):
        return [(game.number, game.lineup, game.points, game.winners) for game in standing.played]

    one = told(hold(meeting, 4, workers=1))
    assert one == told(hold(meeting, 4, workers=2))
    assert one != told(hold(make_meeting("sagrada", names, seed=8), 4, workers=1))


def test_players_of_a_deal_start_from_the_same_cards():
    meeting = make_meeting("sagrada", [QUICK, "random"], seed=7)
    first, second = play_games(meeting, range(2))
    assert first.deal == second.deal
    assert sum(first.answers) > 40
    assert all(seconds > 0 for seconds in first.seconds)


def test_a_game_that_breaks_is_told_and_its_deal_left_out(monkeypatch):
    meeting = make_meeting("sagrada", ["greedy", "random"])
    standing = hold(meeting, 4, workers=1)
    broken = standing.played[1]._replace(failure="EngineError: oh")
    standing.played[1] = broken
    assert standing.failures == [broken]
    assert [game.number for deal in standing.deals() for game in deal] == [2, 3]
    monkeypatch.setattr("ludoteca.bots.arena.play_plain", lambda *_: 1 / 0)
    assert play_games(meeting, [0])[0].failure == "ZeroDivisionError: division by zero"


def stopped(words, record, games):
    """The command with these words, stopped by Ctrl-C when so many games are written down."""
    going = subprocess.Popen(
        [sys.executable, "-m", "ludoteca", *words, "--record", str(record)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    for _ in range(1200):
        if record.exists() and record.read_text().count("\n") > games:
            break
        time.sleep(0.1)
    going.send_signal(signal.SIGINT)
    out, err = going.communicate(timeout=90)
    return going.returncode, out, err


def test_ctrl_c_keeps_whole_deals(tmp_path):
    record = tmp_path / "record.jsonl"
    words = ["arena", "sagrada", "search:iterations=16", "greedy", "-n", "4000", "--json", "--workers", "2"]
    code, out, err = stopped(words, record, 2)
    assert code == 130, err
    told = json.loads(out)
    assert told["stopped_early"]
    assert told["wanted"] == 4000
    assert 0 < told["games"] == 2 * told["deals"]
    assert f"{record} holds the games" in err


def test_a_ladder_that_was_stopped_leaves_the_old_page_alone(tmp_path):
    page, record = tmp_path / "ladder.md", tmp_path / "record.jsonl"
    page.write_text("the old page")
    words = ["arena", "sagrada", "--ladder", "-n", "4000", "--iterations", "16", "--page", str(page)]
    code, out, err = stopped(words, record, 20)
    assert code == 130, err
    assert page.read_text() == "the old page"
    assert "of 28,000 games" in out
    assert "is not written: the ladder stopped after" in err.replace("\n", " ")
    assert "written: " + str(page) not in err


# -- what came of it ----------------------------------------------------------------------------------------


def game_of(number, deal, lineup, points, winners):
    return Played(number, (deal, 0), lineup, points, winners)


def test_places_come_from_winners_then_points():
    three = placed(game_of(0, 0, (0, 1, 2), (50, 50, 40), 0b010))
    assert three[1, 0] == 1.0
    assert three[0, 2] == 1.0
    shared = placed(game_of(0, 0, (0, 1, 2), (50, 50, 40), 0b011))
    assert shared[0, 1] == shared[1, 0] == 0.5
    # Three seats of one player against one of another are one game between the two.
    crowd = placed(game_of(0, 0, (0, 1, 1, 1), (50, 60, 40, 30), 0b0010))
    assert crowd[0, 1] == pytest.approx(2 / 3)
    assert crowd[0, 1] + crowd[1, 0] == pytest.approx(1)


def test_elo_is_what_the_model_says():
    wins = {(0, 1): 300.0, (1, 0): 100.0}
    found = elo(2, wins, 1)
    assert found[1] == 0
    assert found[0] == pytest.approx(400 * math.log10(300.5 / 100.5))
    # A chain adds up, and a clean sweep stays finite.
    chain = elo(3, {(0, 1): 300.0, (1, 0): 100.0, (1, 2): 300.0, (2, 1): 100.0}, 2)
    assert chain[0] == pytest.approx(2 * chain[1])
    assert 300 < elo(2, {(0, 1): 100.0}, 1)[0] < 2000


def test_an_interval_holds_the_truth_about_as_often_as_it_says():
    import random

    rng = random.Random(3)
    inside = 0
    for trial in range(40):
        deals = []
        for _ in range(120):
            won = float(rng.random() < 0.7) + float(rng.random() < 0.7)
            deals.append({(0, 1): won, (1, 0): 2 - won})
        low, high = elo_intervals(2, deals, 1, times=100, seed=trial)[0]
        assert low < elo(2, summed(deals), 1)[0] < high
        inside += low <= 400 * math.log10(0.7 / 0.3) <= high
    assert inside >= 34


def test_little_evidence_gives_a_wide_interval_and_not_none():
    once = [{(0, 1): 2.0, (1, 0): 0.0}]
    low, high = elo_intervals(2, once, 1)[0]
    assert low < elo(2, once[0], 1)[0] - 100
    assert high > elo(2, once[0], 1)[0] + 100
    swept = [{(0, 1): 2.0, (1, 0): 0.0}] * 50
    low, high = elo_intervals(2, swept, 1)[0]
    assert 300 < low < elo(2, summed(swept), 1)[0] < high
    assert elo_intervals(2, once, 1)[1] == (0, 0)


def test_the_table_adds_up():
    standing = hold(make_meeting("sagrada", ["random", "greedy"], seed=2), 60, workers=1)
    best, worst = rows(standing)
    assert (best.name, worst.name) == ("greedy", "random")
    assert best.share + worst.share == pytest.approx(1)
    assert best.elo == 0 > worst.elo_high >= worst.elo >= worst.elo_low
    assert best.low <= best.share <= best.high
    assert best.winning >= best.points > worst.points
    only = pairs(standing)
    assert only[0].share == pytest.approx(worst.share)
    plain = to_plain(standing)
    assert (plain["games"], plain["deals"], plain["errors"], plain["faults"]) == (60, 30, [], [])


def test_alone_at_the_table_the_share_is_that_of_goals_reached():
    standing = hold(make_meeting("sagrada", ["greedy"], 1), 20, workers=1)
    assert rows(standing)[0].games == 20
    assert pairs(standing) == []
    assert to_plain(standing)["rows"][0]["share"] is not None


def test_alone_without_a_target_there_are_no_wins(capsys):
    standing = hold(make_meeting("la_granja", ["greedy"], 1), 4, workers=1)
    assert to_plain(standing)["rows"][0]["share"] is None
    assert to_plain(standing)["elo_zero"] is None
    print_standing(standing)
    told = capsys.readouterr().out
    assert "100" not in told
    assert "Elo" not in told
    assert told.splitlines()[-1].split()[3:6] == ["-", "-", "-"]


def test_the_table_says_whose_elo_is_zero_and_counts_a_deal_once_for_all_pairings(capsys):
    names = ["random", "greedy", "casual", "beginner"]
    standing = hold(make_meeting("sagrada", names), 12, workers=1)
    assert (to_plain(standing)["deals"], to_plain(standing)["groups"]) == (1, 6)
    assert to_plain(standing)["elo_zero"] == "greedy"
    print_standing(standing)
    told = capsys.readouterr().out
    assert "12 games over 1 deal, the same for each of 6 pairings" in told
    assert "Elo counts from greedy, which is 0" in told
    print_standing(hold(make_meeting("sagrada", ["casual", "random"]), 2, workers=1))
    assert "Elo counts from casual, which is 0" in capsys.readouterr().out


@slow
def test_a_second_run_with_other_deals_agrees_within_its_intervals():
    runs = [
        {row.name: row for row in rows(hold(make_meeting("sagrada", ["casual", "greedy"], seed=seed), 400, workers=1))}
        for seed in (1, 2)
    ]
    for name in ("casual", "greedy"):
        first, second = runs[0][name], runs[1][name]
        assert first != second
        assert max(first.low, second.low) <= min(first.high, second.high)
        assert max(first.elo_low, second.elo_low) <= min(first.elo_high, second.elo_high)


# -- the ladder -------------------------------------------------------------------------------------------


def test_the_ladder_climbs_from_random_to_master():
    meeting = ladder_meeting("oh_my_goods", None, None, 0, 0.5)
    names = meeting.names
    assert names[:4] == ("random", "greedy", "beginner", "casual")
    assert names[4].startswith("strong:seconds=0.5,iterations=")
    assert names[5].startswith("master:seconds=0.5,iterations=")
    met = {tuple(sorted(group[0])) for group in meeting.groups}
    assert {(2, 3), (3, 4), (4, 5), (0, 1), (0, 2), (1, 5)} <= met
    assert ladder_meeting("oh_my_goods", None, None, 0, None).names[5] == "master"


def test_a_ladder_without_a_clock_stops_each_level_at_so_many_iterations():
    names = ladder_meeting("oh_my_goods", None, None, 0, iterations=60).names
    assert names[4:] == ("strong:iterations=60", "master:iterations=60")
    names = ladder_meeting("oh_my_goods", None, None, 0, iterations=5000).names
    assert names[4:] == ("strong", "master:iterations=5000")


def test_the_page_of_the_ladder_names_command_games_and_intervals():
    meeting = make_meeting("sagrada", ["random", "greedy"], seed=3)
    page = ladder_page(hold(meeting, 20, workers=1), "ludoteca arena sagrada --ladder")
    assert "`ludoteca arena sagrada --ladder`" in page
    assert "options: the usual ones; seed 3" in page
    assert "| greedy | random | 20 |" in page


def test_a_record_is_gone_on_with(tmp_path):
    meeting = make_meeting("sagrada", [QUICK, "greedy"], seed=5)
    file = tmp_path / "games" / "record.jsonl"
    record = Record(meeting, file)
    hold(meeting, 2, workers=1, progress=record.add)
    again = Record(meeting, file)
    assert len(again.known) == 2
    seen = []

    def note(standing: Standing) -> None:
        seen.append(len(standing.played))
        again.add(standing)

    standing = hold(meeting, 4, workers=1, progress=note, known=again.known)
    assert seen == [3, 4]
    told = [(game.number, game.points) for game in standing.played]
    assert told == [(game.number, game.points) for game in hold(meeting, 4, workers=1).played]
    # A line that was cut by a crash is played again.
    file.write_text(file.read_text()[:-20])
    assert len(read_record(meeting, file)) == 3
    with pytest.raises(BadFile, match=r"another meeting \(seed differ"):
        read_record(make_meeting("sagrada", [QUICK, "greedy"], seed=6), file)
    # The same names with other cards or less time are another meeting.
    for other, what in (({"limit": 1.0}, "limit"), ({"pack": {"cards": []}}, "pack")):
        with pytest.raises(BadFile, match=rf"another meeting \({what} differ"):
            read_record(replace(meeting, **other), file)
    file.write_text("what?\n")
    with pytest.raises(BadFile, match="not a record"):
        read_record(meeting, file)


# -- the command --------------------------------------------------------------------------------------------


def test_the_command_prints_a_table_and_json(tmp_path):
    done = run("arena", "sagrada", "greedy", "random", "--games", "20")
    assert done.returncode == 0
    assert "20 games over 10 deals" in done.stdout
    told = json.loads(run("arena", "sagrada", "greedy", "random", "-n", "8", "--seats", "4", "--json").stdout)
    assert told["seats"] == 4
    assert [row["name"] for row in told["rows"]] == ["greedy", "random"]
    page = tmp_path / "ladder.md"
    words = ["--ladder", "-n", "2", "--iterations", "5", "--page", str(page), "--record", str(tmp_path / "games.jsonl")]
    done = run("arena", "oh_my_goods", *words)
    assert done.returncode == 0, done.stderr
    assert "`ludoteca arena oh_my_goods --ladder -n 2 --iterations 5`" in page.read_text(encoding="utf-8")
    assert "The ladder of Oh My Goods!" in page.read_text(encoding="utf-8")
    assert "| casual | beginner |" in page.read_text(encoding="utf-8") or "| beginner | casual |" in page.read_text()


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("arena", "sagrada"), "name at least one policy"),
        (("arena", "chess", "greedy"), "no game 'chess'"),
        (("arena", "sagrada", "oracle"), "no policy 'oracle'"),
        (("arena", "sagrada", "search:minutes=1"), "seconds=NUMBER"),
        (("arena", "sagrada", "nowhere.py:Bot"), "there is no such file"),
        (("arena", "sagrada", "--ladder", "--page", "x.md", "--seats", "1"), "at least two seats"),
        (("arena", "sagrada", "greedy", "--iterations", "50"), "belong to --ladder"),
        (("arena", "sagrada", "search:iterations=inf", "greedy"), "iterations=NUMBER"),
        (("arena", "sagrada", "search:seconds=nan", "greedy"), "seconds=NUMBER"),
        (("arena", "sagrada", "search:", "greedy"), "seconds=NUMBER"),
        (("arena", "sagrada", "search:iterations=5,iterations=6", "greedy"), "named twice"),
        (("arena", "sagrada", "beginner:seconds=1", "greedy"), "does not search"),
        (("arena", "sagrada", "somebody", "greedy"), "search:iterations=N"),
        (("arena", "sagrada", "nofile.py:X", "greedy"), "nofile.py: there is no such file"),
        (("arena", "sagrada", "random", "greedy", "--record", "."), "name another file"),
        (("arena", "sagrada", "greedy", "--ladder", "--page", "x.md"), "leave out greedy"),
        (("arena", "sagrada", "--ladder", "--page", "x.md", "--pack", "x.json"), "leave out --pack"),
    ],
)
def test_bad_words_are_one_clear_line(words, message):
    done = run(*words)
    assert done.returncode == 2
    assert message in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("page", ["folder", "plain/page.md", "plain/deep/page.md"])
def test_a_page_that_cannot_be_written_is_refused_before_anything_is_played(tmp_path, page):
    (tmp_path / "folder").mkdir()
    (tmp_path / "plain").write_text("a file")
    before = sorted(tmp_path.rglob("*"))
    # With so many games this ends only if nothing is played.
    done = run("arena", "sagrada", "--ladder", "-n", "100000", "--page", str(tmp_path / page), timeout=60)
    assert done.returncode == 2
    assert "cannot be written" in done.stderr.replace("\n", " ")
    assert "Traceback" not in done.stderr
    assert sorted(tmp_path.rglob("*")) == before


def test_a_ladder_needs_somewhere_to_be_written(tmp_path):
    done = run("arena", "sagrada", "--ladder", cwd=tmp_path)
    assert done.returncode == 2
    assert "--page FILE" in done.stderr
