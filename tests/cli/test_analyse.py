"""Hints and analysis as a user of the terminal meets them."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path

from rich.console import Console

import ludoteca
from ludoteca.bots.analysis import Answered, Judged, Point, summary
from ludoteca.bots.hint import Advice, Effort, Step
from ludoteca.cli.analyse import certainty, chart, print_analysis, show_hint
from ludoteca.cli.render import THEME
from ludoteca.core import save
from ludoteca.messages import Speaker
from tests.cli.test_cli import run

GOLDEN = Path(__file__).parents[1] / "golden" / "sagrada" / "two.txt"


def short(tmp_path: Path) -> Path:
    """A match of a few answers, so that there is little to think about."""
    match = ludoteca.new("sagrada", 2, seed=5)
    for _ in range(6):
        seat = match.to_act()[0]
        match.play(seat, match.question(seat).choices[0].option)
    save.save(match, tmp_path / "short.json")
    return tmp_path / "short.json"


def test_a_transcript_is_analysed_in_sentences():
    done = run("analyse", str(GOLDEN), "--iterations", "20", "--seat", "1")
    assert done.returncode == 0, done.stderr
    assert "Sagrada, seat 1: judged by what the seat knew at each moment" in done.stdout
    assert "points lost in" in done.stdout
    assert "against their mean" in done.stdout
    assert "without luck" in done.stdout
    assert "win chance, from the first moment to the last" in done.stdout


def test_the_json_names_every_answer(tmp_path):
    path = short(tmp_path)
    done = run("analyse", str(path), "--iterations", "20", "--json")
    found = json.loads(done.stdout)
    assert found["seat"] == 0
    assert found["decisions"]
    for one in found["decisions"]:
        assert one["played"]["notation"]
        assert one["name"] in ("choose_window", "act", "place", "choose_first")
    assert found["lead"] is None
    again = run("analyse", str(path), "--iterations", "20", "--json")
    assert again.stdout == done.stdout
    assert run("analyse", str(path), "--iterations", "20", "--json", "--seed", "7").stdout != done.stdout


def test_what_comes_before_the_first_round_is_called_set_up():
    match = ludoteca.new("sagrada", 2, seed=5)
    window = match.game.rules.decisions.index(
        next(one for one in match.game.rules.decisions if one.name == "choose_window")
    )
    dealt, answers = len(match.journal), match.question(0).options
    one, other = (Answered(option, 0.5, 0.0, 0.1, 1.0, 20) for option in answers[:2])
    lost = [Judged("decision", dealt, at, window, 0, 0, 4, one, other, 3.0, 1.0, 0.1, 0.9, 0.1) for at in (0, 1)]
    paper = StringIO()
    out = Console(theme=THEME, width=160, file=paper)
    print_analysis(out, match, summary(match, 0, [*lost], Effort(20)), Path("x.json"))
    text = paper.getvalue()
    assert "set-up, Choose your window – " in text
    assert "round 1, Choose your window – " in text
    assert "round 0" not in text
    # The list below says the same.
    rows = [line.split() for line in text.split("All that was lost")[1].splitlines() if line.endswith("mistake")]
    assert [row[1] for row in rows] == ["set-up", "1"]


def with_cork(seed):
    """A match in which the tool with the longest name may be used at once, if the deal has it."""
    match = ludoteca.new("sagrada", 2, seed=seed)
    while match.question().name == "choose_window":
        match.play(match.to_act()[0], match.question().options[0])
    return match if match.question().find("cork_backed_straightedge") is not None else None


def test_no_word_of_an_answer_is_broken_at_eighty_columns():
    """The list of what was lost, with the longest name of a tool on both sides."""
    match = next(found for found in map(with_cork, range(100)) if found is not None)
    question = match.question()
    cork = question.find("cork_backed_straightedge")
    one, other = (Answered(cork, 0.5, 0.0, 0.1, 1.0, 20) for _ in range(2))
    at = len(match.journal)
    lost = [Judged("decision", at, 10, question.number, 0, 0, 4, one, other, 13.0, 1.0, 0.1, 0.9, 0.1)]
    paper = StringIO()
    out = Console(theme=THEME, width=80, file=paper)
    print_analysis(out, match, summary(match, question.seat, [*lost], Effort(20)), Path("game.json"))
    table = paper.getvalue().split("All that was lost")[1]
    assert table.count("Cork-backed") == table.count("Straightedge") == 2
    assert max(len(line.rstrip()) for line in table.splitlines()) <= 80


def test_a_seat_that_is_not_there_is_refused_in_one_line(tmp_path):
    done = run("analyse", str(short(tmp_path)), "--seat", "5")
    assert done.returncode == 2
    assert done.stderr.strip().splitlines()[-1].endswith("there is no seat 5; seats run from 0 to 1")
    assert run("analyse", str(tmp_path / "none.json")).returncode == 2


def test_hint_is_a_command_at_the_prompt():
    done = run("play", "sagrada", "--seed", "5", text="hint\nhelp\nquit\n")
    assert done.returncode == 0, done.stderr
    assert "win chance" in done.stdout
    assert "± " in done.stdout
    assert "the best answers, with win chance and lead" in done.stdout


def test_a_hint_says_what_comes_next_and_doubts_only_where_there_is_doubt():
    match = ludoteca.new("sagrada", 2, seed=5)
    while match.question().name == "choose_window":
        match.play(match.to_act()[0], match.question().options[0])
    question = match.question()
    first, second, third = question.options[:3]
    then = (Step(1, 0, 0, 5, "a2"), Step(2, 0, 0, 0, "up"))
    found = [
        Advice(second, 0.5, 1.0, 0.6, 0.01, 0.1, 90, then),
        Advice(first, 0.5, 0.9, 0.399, 0.01, 0.1, 90),
        Advice(third, 0.2, -3.0, 0.001, 0.01, 0.1, 90),
    ]
    written = StringIO()
    show_hint(Console(file=written, width=120), match.game, question, found)
    lines = written.getvalue().splitlines()
    words = Speaker("en").word("sagrada", question.choices[1].label)
    assert f"{question.choices[1].notation}  {words} → a2 → up" in lines[1]
    assert lines[1].rstrip().endswith("60 %")
    assert lines[2].rstrip().endswith("40 %")
    assert "< 1 %" not in lines[3]


def test_the_chart_spans_nothing_to_everything():
    lines = chart(tuple(Point("after", step, 1, step / 9) for step in range(10)))
    assert lines[0].startswith(" 100 %")
    assert lines[0].endswith("█")
    assert lines[7].split("▏")[1].startswith(" ")
    assert chart(()) == []


def test_no_number_is_called_certain():
    assert certainty(1.0) == "> 99 %"
    assert certainty(0.961) == "96 %"
    assert certainty(0.0) == "< 1 %"
