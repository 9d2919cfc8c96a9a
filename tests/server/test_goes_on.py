"""How answers go on: what was played as the journal says, what was better as the seat could have gone on."""

from __future__ import annotations

from functools import cache

import pytest

from ludoteca.bots.analysis import DECISION, moments
from ludoteca.bots.hint import Effort, best_goes_on
from ludoteca.bots.policies import find_player
from ludoteca.core.consequences import LONGEST, retold, went_on
from ludoteca.core.match import Match
from ludoteca.core.question import imagined
from ludoteca.core.rng import Rng
from ludoteca.server.analysis_work import part, whole
from ludoteca.server.moments import said
from ludoteca.server.wire import words

GAMES = ("sagrada", "la_granja", "oh_my_goods")


@cache
def played(game: str) -> Match:
    """A game of seat 0 answering at random."""
    match = Match.new(game, 2, {}, seed=4)
    players = [find_player(match.game, name, seat) for seat, name in enumerate(("random", "greedy"))]
    while not match.over:
        seat = match.to_act()[0]
        match.play(seat, players[seat].answer(match.view(seat)))
    return match


def before(match: Match, step: int) -> Match:
    again = Match(match.header, reading=True)
    again.replay([(answer.seat, answer.option) for answer in match.journal[:step]])
    return again


@pytest.mark.parametrize("game", GAMES)
def test_what_was_played_goes_on_as_the_journal_does(game: str) -> None:
    match = played(game)
    longest = 0
    for moment in moments(match, 0):
        if moment.kind != DECISION:
            continue
        state = before(match, moment.step).state.clone()
        found = went_on(match.game, state, match.journal[moment.step], match.journal[moment.step + 1 :])
        own = [answer for answer in match.journal[moment.step + 1 :] if answer.seat == 0][: len(found)]
        assert [(answer.decision, answer.option) for answer in own] == [(row[0], row[3]) for row in found]
        # The question asked once more is a decision of its own.
        assert moment.decision not in {row[0] for row in found}
        longest = max(longest, len(found))
    assert 1 <= longest <= LONGEST


def test_a_die_that_was_better_has_its_place() -> None:
    match = played("sagrada")
    rules = match.game.rules
    dice = [one for one in moments(match, 0) if one.kind == DECISION and rules.decisions[one.decision].name == "act"]
    asked = before(match, dice[0].step).question(0)
    die = next(choice.option for choice in asked.choices if choice.notation[1:].isdigit())
    [place] = best_goes_on(match.game, dice[0].view, 0, die, Effort(30))
    again = before(match, dice[0].step)
    imagined_then = [
        said(match.game, state, 0, given)
        for state, given in retold(match.game, imagined(match.game, dice[0].view, Rng(5)), 0, (die, place.option))
    ]
    _, wire = [
        said(match.game, state, 0, given)
        for state, given in retold(match.game, again.state.clone(), 0, (die, place.option))
    ]
    # The die being placed is what the question is about, and it is said from what the seat knows.
    assert wire == imagined_then[1]
    assert wire.decision == "place"
    assert wire.prompt.arguments
    again.play(0, die)
    assert wire.notation in {choice.notation for choice in again.question(0).choices}


@pytest.mark.parametrize("game", GAMES)
def test_an_analysis_says_answers_as_they_were_said_then_and_how_they_went_on(game: str) -> None:
    match = played(game)
    answers = tuple((answer.seat, answer.option) for answer in match.journal)
    effort = Effort(16)
    total, pieces = part(match.header, answers, 0, 0, 300.0, effort)
    assert len(pieces) == total
    found = whole(match.header, answers, 0, pieces, effort)
    work = [moment for moment in moments(match, 0) if moment.kind == DECISION]
    for moment, one in zip(work, found.decisions, strict=True):
        # Said as the table would have said it then.
        now = before(match, moment.step)
        asked = now.question(0)
        assert one.prompt == words.message(match.game.prompt(now.state, asked.decision, 0, asked.a, asked.b))
        for answer in (one.played, one.best):
            label = match.game.label(now.state, asked.decision, 0, asked.a, asked.b, answer.option)
            assert answer.name == words.named(label)
        if one.best.option == one.played.option:
            assert one.best.then == one.played.then
    better = [one for one in found.decisions if one.best.option != one.played.option]
    assert any(one.best.then for one in better)
    # Free actions, cards and dice: an answer that only opens the next question says what came of it.
    for one in better:
        for answer in (one.played, one.best):
            if answer.notation == "free":
                assert answer.then
