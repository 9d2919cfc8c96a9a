"""The contract of states: copies stand alone, keys tell states apart, journals and transcripts give them back."""

from __future__ import annotations

import importlib
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, note, settings

import ludoteca
from ludoteca.core import save, transcript
from ludoteca.core.constants import NO_ANSWER
from ludoteca.core.decision import Options
from ludoteca.core.game import find_game
from ludoteca.core.match import Match
from ludoteca.core.nature import Seeded
from ludoteca.core.rng import Rng
from tests.contract.walks import GAMES, moments, options_of, walked

HOME = Path(ludoteca.__file__).parent
FIELD = re.compile(r"cdef public (?:int|long long|short|signed char|unsigned char)(?:\[(\d+)\])? (\w+)")


def fields(name: str) -> dict[str, int]:
    """Every field of a game's state with its length (0: a number), read from its declarations."""
    found = {"seats": 0, "depth": 0, "stack": 4}
    for path in (HOME / "games" / name).rglob("*.pxd"):
        text = path.read_text()
        for part in re.split(r"^(?=cdef class )", text, flags=re.MULTILINE):
            if re.match(r"cdef class \w+\(State\)", part):
                for length, field in FIELD.findall(part):
                    found[field] = int(length or 0)
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_clone_stands_alone_and_the_key_sees_every_field(name):
    game = find_game(name)
    match = walked(name, game.most, {}, 3, 40)
    assert len(fields(name)) > 10
    for field, length in fields(name).items():
        state = match.state.clone()
        key = state.key()
        places = [0, length - 1] if length else [None]
        for place in places:
            copy = state.clone()
            assert copy.key() == key
            value: Any = getattr(copy, field)
            if place is None:
                changed = value - 4 if field == "depth" else value + 1
            else:
                changed = list(value)
                changed[place] += 1
            setattr(copy, field, changed)
            assert state.key() == key, f"{field}: a change of the copy reached the original"
            assert copy.key() != key, f"{field}: the key does not see it"


@settings(max_examples=60, deadline=None)
@given(moments())
def test_equal_keys_behave_equally(moment):
    name, seats, options, seed, steps = moment
    match = walked(name, seats, options, seed, steps)
    note(transcript.write(match))
    game, one = match.game, match.state.clone()
    two = one.clone()
    natures = Seeded(seed), Seeded(seed)
    rng, out = Rng(seed), Options()
    before, last = (NO_ANSWER, NO_ANSWER), NO_ANSWER
    for _ in range(30):
        alive = [game.rules.advance(state, nature, out) for state, nature in zip((one, two), natures, strict=True)]
        assert one.key() == two.key()
        assert alive[0] == alive[1]
        if not alive[0]:
            break
        legal = options_of(game, one)
        assert legal == options_of(game, two)
        asked = one.top()[:2]
        for answered in {NO_ANSWER, last if asked == before else NO_ANSWER}:
            game.rules.list_proposals(one, answered, out)
            proposed = out.listed()
            assert proposed, f"nothing is worth thinking about after {answered}"
            assert proposed == sorted(set(proposed) & set(legal)), "what is proposed is legal and ascends"
        option = legal[rng.below(len(legal))]
        before, last = asked, option
        game.rules.choose(one, option)
        game.rules.choose(two, option)


@settings(max_examples=60, deadline=None)
@given(moments())
def test_journals_and_transcripts_read_back(moment):
    name, seats, options, seed, steps = moment
    match = walked(name, seats, options, seed, steps)
    text = transcript.write(match)
    note(text)
    again = save.read(save.dump(match))
    assert again.state.key() == match.state.key()
    assert again.journal == match.journal
    told = transcript.read(text, nature=Seeded(1))
    assert match.journal == told.journal[: len(match.journal)]
    assert transcript.write(told).startswith(text) or match.over
    assert told.state.key() == match.state.key()


@settings(max_examples=40, deadline=None)
@given(moments())
def test_scores_are_the_sum_of_their_breakdown(moment):
    name, seats, options, seed, steps = moment
    match = walked(name, seats, options, seed, steps)
    note(transcript.write(match))
    outcome = match.outcome()
    for seat in range(seats):
        assert outcome.points[seat] == sum(line.points for line in outcome.breakdown[seat])
    if match.over and seats > 1:
        assert outcome.winners
        best = max(outcome.points)
        assert all(outcome.points[seat] == best for seat in outcome.winners)


@settings(max_examples=40, deadline=None)
@given(moments())
def test_undo_gives_the_very_state_before(moment):
    name, seats, options, seed, steps = moment
    match = walked(name, seats, options, seed, steps)
    if match.over:
        return
    before, journal = match.state.key(), list(match.journal)
    seat = match.to_act()[0]
    choices = match.question(seat).choices
    match.play(seat, choices[seed % len(choices)].option)
    if match.can_undo(seat):
        match.undo(seat)
        assert match.state.key() == before
        assert match.journal == journal


@pytest.mark.parametrize("name", GAMES)
def test_a_game_folder_has_the_files_every_game_has(name):
    home = HOME / "games" / name
    for file in ("state.py", "state.pxd", "setup.py", "scoring.py", "view.py", "game.py", "picture.py", "constants.py"):
        assert (home / file).exists(), file
    assert (home / "content").is_dir()
    assert (home / "decisions").is_dir()
    assert importlib.import_module(f"ludoteca.games.{name}").GAME is find_game(name)


def test_a_match_of_another_rules_version_is_refused():
    match = Match.new("sagrada", 2, seed=1)
    header = match.header.__class__(**{**match.header.__dict__, "version": 99})
    with pytest.raises(ludoteca.LudotecaError, match="version 99"):
        Match(header)
