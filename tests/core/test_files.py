"""Saves and transcripts: written whole, read back, and refused with where and why when damaged."""

from __future__ import annotations

import json

import pytest

import ludoteca
from ludoteca.core import save, transcript
from ludoteca.core.errors import BadFile, LudotecaError
from ludoteca.core.match import Match


@pytest.fixture
def match() -> Match:
    return ludoteca.play("sagrada", 2, seed=4)


def test_a_save_reads_back(match, tmp_path):
    path = tmp_path / "game.json"
    save.save(match, path)
    again = save.load(path)
    assert again.journal == match.journal
    assert again.state.key() == match.state.key()
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_cut_off_anywhere_is_refused(match, tmp_path):
    text = save.dump(match)
    path = tmp_path / "game.json"
    for length in range(0, len(text) - 1, 37):
        path.write_text(text[:length])
        with pytest.raises(BadFile, match=r"line 1, column \d+: the file ends too early; it was cut off|not JSON"):
            save.load(path)
        assert path.read_text() == text[:length]


def test_a_changed_character_is_refused(match):
    text = save.dump(match)
    for place in range(1, len(text) - 2, 53):
        damaged = text[:place] + ("7" if text[place] != "7" else "3") + text[place + 1 :]
        with pytest.raises(LudotecaError):
            save.read(damaged)


def test_a_foreign_file_is_refused(tmp_path):
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")
    with pytest.raises(BadFile, match="byte 1 is not text"):
        save.load(path)
    with pytest.raises(BadFile, match="not a Ludoteca save"):
        save.read('{"moves": []}')
    with pytest.raises(BadFile, match="there is no such file"):
        save.load(tmp_path / "nothing.json")
    with pytest.raises(BadFile, match="cannot be read"):
        save.load(tmp_path)


def test_a_wrong_field_is_named(match):
    good = save.to_data(match)
    for field, value, words in (
        ("seats", "two", "the field 'seats' must be int"),
        ("answers", [[0]], r"answer 1 must be \[seat, option\]"),
        ("format", 9, "format 9 is not known"),
        ("digest", "0" * 64, "the check sum does not fit"),
    ):
        with pytest.raises(BadFile, match=words):
            save.read(json.dumps({**good, field: value}))
    with pytest.raises(BadFile, match="the field 'seed' is missing"):
        save.read(json.dumps({name: value for name, value in good.items() if name != "seed"}))


def signed(data):
    """The same save with a check sum that fits, as a careful forger would write it."""
    data["digest"] = save._digest(data)
    return json.dumps(data)


def test_an_impossible_answer_is_named_by_its_number(match):
    data = save.to_data(match)
    data["answers"][20] = [0, 999]
    with pytest.raises(BadFile, match="answer 21: "):
        save.read(signed(data))
    data = save.to_data(match)
    data["answers"].append([0, 0])
    with pytest.raises(BadFile, match=r"answer \d+: the game was over"):
        save.read(signed(data))
    data = save.to_data(match)
    data["seats"] = 3
    with pytest.raises(BadFile):
        save.read(signed(data))


def test_saving_replaces_only_an_earlier_moment_of_the_same_match(tmp_path):
    path = tmp_path / "game.json"
    match = ludoteca.new("sagrada", 2, seed=1)
    save.save(match, path)
    match.play(0, match.question(0).choices[0].option)
    save.save(match, path)
    other = ludoteca.new("sagrada", 2, seed=2)
    before = path.read_bytes()
    with pytest.raises(BadFile, match="not an earlier save of this match; nothing was written"):
        save.save(other, path)
    assert path.read_bytes() == before
    notes = tmp_path / "notes.txt"
    notes.write_text("shopping")
    with pytest.raises(BadFile, match="nothing was written"):
        save.save(match, notes)
    assert notes.read_text() == "shopping"
    save.save(other, path, overwrite=True)


def test_a_save_into_nowhere_is_refused(tmp_path):
    with pytest.raises(BadFile, match="cannot be written"):
        save.save(ludoteca.new("sagrada", 2), tmp_path / "no" / "such" / "folder.json")


def test_a_transcript_reads_as_text_and_back(match):
    text = transcript.write(match)
    assert text.startswith(f"sagrada {match.game.version} · seats 2\nnature deal_tool ")
    assert text.splitlines()[-1].startswith("end    points ")
    assert transcript.read(text).journal == match.journal


def test_a_transcript_keeps_options_and_positions():
    match = ludoteca.new("sagrada", 3, seed=1, straightedge="loose")
    text = transcript.write(match)
    assert text.splitlines()[0] == f"sagrada {match.game.version} · seats 3 · straightedge loose"
    assert transcript.read(text).options["straightedge"] == "loose"


def test_comments_and_blank_lines_are_skipped(match):
    text = transcript.write(match).replace("\n", "  # and so on\n\n")
    assert transcript.read(text).journal == match.journal


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda lines: ["chess 1 · seats 2"], "line 1: no game 'chess'"),
        (lambda lines: ["sagrada"], "line 1: the first line must be like"),
        (lambda lines: ["sagrada 1 · seats many"], "line 1: version and seats must be numbers"),
        (lambda lines: [*lines[:5], "0      act nonsense"], "line 6: "),
        (lambda lines: [*lines[:2], "whoever rolls r1"], "line 3: 'whoever' is neither a seat nor nature"),
        (lambda lines: [*lines[:2], "nature"], "line 3: .* is not 'who question answer'"),
        (lambda lines: [*lines[:-3], lines[-1]], "says the game is over, but a question is open"),
        (lambda lines: [*lines[:-1], "end    points 1 2 · winners 0"], "the game ended otherwise"),
        (lambda lines: [], "the file is empty"),
    ],
)
def test_a_bad_line_is_named_by_its_number(match, change, words):
    lines = change(transcript.write(match).splitlines())
    with pytest.raises(BadFile, match=words):
        transcript.read("\n".join(lines))
