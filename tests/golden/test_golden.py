"""Golden transcripts stay as they are until someone says otherwise with ``make golden``."""

from __future__ import annotations

import pytest

from ludoteca.core import transcript
from ludoteca.core.game import game_ids
from tests.golden.regenerate import HOME, games, plan, text

ENTRIES = [(game, name) for game in games() for name in plan(game)]


@pytest.mark.parametrize(("game", "name"), ENTRIES)
def test_the_transcript_is_what_the_rules_still_say(game, name):
    path = HOME / game / f"{name}.txt"
    assert text(game, plan(game)[name]) == path.read_text(encoding="utf-8"), f"run: make golden GAME={game}"


@pytest.mark.parametrize(("game", "name"), ENTRIES)
def test_the_transcript_reads_back(game, name):
    written = (HOME / game / f"{name}.txt").read_text(encoding="utf-8")
    assert transcript.write(transcript.read(written)) == written


def test_every_game_has_golden_transcripts_for_every_number_of_seats():
    from ludoteca.core.game import find_game

    assert games() == game_ids()
    for name in game_ids():
        game = find_game(name)
        shown = {entry["seats"] for entry in plan(name).values()}
        assert shown >= set(range(game.fewest, game.most + 1)), name
