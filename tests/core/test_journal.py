"""The journal: one entry for each answer that stands, a history that only grows, and one way to take something back."""

from __future__ import annotations

import random

import pytest

from ludoteca.core.constants import NATURE
from ludoteca.core.errors import IllegalAnswer
from ludoteca.core.journal import ANSWER, CUT, DRAW, UNDO, Change, standing
from ludoteca.core.match import Match
from ludoteca.core.question import ask

GAMES = ("sagrada", "la_granja", "oh_my_goods")


def wandered(game: str, steps: int = 120) -> Match:
    """A match with answers, undos and cuts in it."""
    match = Match.new(game, 2, {}, seed=5)
    rng = random.Random(5)
    for _ in range(steps):
        if match.over:
            break
        seat = rng.choice(match.to_act())
        if rng.random() < 0.1 and match.can_undo(seat):
            match.undo(seat)
        elif rng.random() < 0.04 and match.last_answer(seat) is not None:
            match.take_back(seat)
        else:
            match.play(seat, rng.choice(match.question(seat).options))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_the_history_leads_to_the_very_journal(game: str) -> None:
    match = wandered(game)
    history = match.journal.history
    assert {change.kind for change in history} == {ANSWER, DRAW, UNDO, CUT}
    assert standing(history) == [(entry.seat, entry.option) for entry in match.journal]
    again = Match(match.header, reading=True)
    for change in history:
        again.follow(change)
    assert again.journal == match.journal
    assert again.journal.history == history
    assert again.state.key() == match.state.key()
    assert match.journal.draws == sum(entry.seat == NATURE for entry in match.journal)


@pytest.mark.parametrize("game", GAMES)
def test_an_entry_holds_the_question_it_answers(game: str) -> None:
    match = wandered(game)
    for place, state in enumerate(match.states(len(match.journal))[:-1]):
        entry = match.journal[place]
        asked = ask(match.game, state, entry.seat)
        assert asked is not None
        assert (asked.number, asked.a, asked.b) == (entry.decision, entry.a, entry.b)
        assert entry.option in asked.options
        assert 0 <= entry.turn <= place


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (Change(UNDO, 0, 10_000), "there is no answer 10000 to take back"),
        (Change(CUT, 0, -1), "there is no answer -1 to take back"),
        (Change(DRAW, 0, 0), "seat 0 cannot give an entry of the kind 'nature'"),
        (Change(DRAW, NATURE, 0), "is to answer .*, not nature"),
        (Change(ANSWER, 0, 999), "seat 0, choose_window: option 999 is not legal; legal: "),
    ],
)
def test_a_change_that_cannot_have_happened_is_refused(change: Change, fault: str) -> None:
    match = Match.new("sagrada", 2, {}, seed=1)
    before = match.state.key()
    with pytest.raises(IllegalAnswer, match=fault):
        match.follow(change)
    assert match.state.key() == before


def test_a_refusal_names_what_would_be_legal_in_the_way_it_was_asked() -> None:
    match = Match.new("sagrada", 2, {}, seed=1)
    asked = match.question(0)
    words = " ".join(choice.notation for choice in asked.choices)
    numbers = ", ".join(f"{choice.option} ({choice.notation})" for choice in asked.choices)
    assert str(asked.refusal("xyzzy")) == f"seat 0, choose_window: 'xyzzy' is not legal; legal: {words}"
    assert str(asked.refusal(999)) == f"seat 0, choose_window: option 999 is not legal; legal: {numbers}"
    assert str(asked.refusal("a1", "place")) == f"seat 0 is asked choose_window, not place a1; legal: {words}"
