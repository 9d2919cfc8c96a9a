"""Preparation cards in the terminal: read before play and at any time during it."""

from __future__ import annotations

import json

import pytest

from ludoteca.core.game import find_game
from tests.cli.test_cli import run
from tests.support import rule


@rule("OMG-10.15")
def test_a_preparation_card_is_read_before_play():
    done = run("prepare", "oh_my_goods", "--seats", "1", "-o", "chapter=IV-crown", COLUMNS="80")
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    assert max(map(len, lines)) <= 80
    text = " ".join(done.stdout.split())
    assert "card 40, 1 seat, 8 rounds" in text
    assert "A demand: give goods worth 6, or lose points: 3" in text
    assert "goal 21 points, strength 3" in text
    assert "greedy policy" in text
    # What belongs to a field stands under it.
    assert all(line.startswith((" ", *"abcdefghijklmnopqrstuvwxyzP")) for line in lines)


@rule("OMG-10.15")
def test_it_can_be_read_again_while_playing():
    words = ("play", "oh_my_goods", "--seed", "1", "-o", "chapter=I", "--bot", "greedy")
    done = run(*words, text="help\nchapter\nquit\n")
    assert done.returncode == 0
    assert "type 'chapter'" in done.stdout
    assert "chapter         what is read before play" in done.stdout
    card = run("prepare", "oh_my_goods", "-o", "chapter=I").stdout
    assert card.strip() in done.stdout
    assert "5 A visitor with deep pockets (reconstruction): Into the deck: Tony" in card


def test_where_there_is_nothing_to_read_it_says_so():
    done = run("play", "oh_my_goods", "--seed", "1", "--bot", "greedy", text="chapter\nquit\n")
    assert "Oh My Goods! has nothing to read before play in this set-up" in done.stdout
    assert "type 'chapter'" not in done.stdout


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("prepare", "oh_my_goods"), "Oh My Goods! has nothing to read before play in this set-up"),
        (("prepare", "sagrada"), "Sagrada has nothing to read before play in this set-up"),
        (("prepare", "chess"), "no game 'chess'"),
        (("prepare", "oh_my_goods", "-o", "chapter=VI"), "option chapter: 'VI' is not one of none, I, II"),
        (("prepare", "oh_my_goods", "--seats", "9", "-o", "chapter=I"), "1 to 4 seats, not 9"),
        (("prepare", "oh_my_goods", "--pack", "nowhere.json"), "there is no such file"),
    ],
)
def test_bad_input_is_one_clear_line(words, message):
    done = run(*words)
    assert done.returncode == 2
    assert message in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


@rule("OMG-10.14", "OMG-11.10")
def test_a_pack_is_read_as_it_is(tmp_path):
    pack = find_game("oh_my_goods").default_pack()
    pack["chapters"][0]["solo"] = {"events": [4, 7], "source": "found"}
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(pack))
    done = run("prepare", "oh_my_goods", "--seats", "1", "-o", "chapter=I", "--pack", str(path))
    assert "Preparation card: Chapter I\n" in done.stdout
    assert "2 rounds" in done.stdout
    assert "The solo chapter has lists of its own." in done.stdout
    pack["chapters"][0]["solo"] = {"event": [4]}
    path.write_text(json.dumps(pack))
    bad = run("prepare", "oh_my_goods", "--seats", "1", "-o", "chapter=I", "--pack", str(path))
    assert bad.returncode == 2
    assert "chapters, I, solo: 'event' is not one of its fields" in bad.stderr
