"""The laws every game keeps: views hide what they must, imagining is honest, states and journals come back."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest
from hypothesis import given, note, settings
from hypothesis import strategies as st

from ludoteca.bots.policies import find_policy, policy_names
from ludoteca.core import save, transcript
from ludoteca.core.constants import NATURE, NO_ANSWER
from ludoteca.core.decision import Options
from ludoteca.core.errors import LudotecaError
from ludoteca.core.match import Match
from ludoteca.core.nature import Seeded
from ludoteca.core.rng import Rng
from ludoteca_cribbage import GAME
from ludoteca_cribbage.content.cards import VALUE
from ludoteca_cribbage.rules import numbers
from ludoteca_cribbage.rules.state import CribbageState
from support import dealt, lay, rule, walk, walked

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"muggins": "on"}),
    (3, {"muggins": "on", "target": 61}),
    (4, {"muggins": "on"}),
]
WHOLE = {"clubs": 13, "diamonds": 13, "hearts": 13, "spades": 13, "cards": 52}


@st.composite
def moments(draw: st.DrawFn) -> Match:
    """Some way into a random game."""
    seats, options = draw(st.sampled_from(TABLES))
    match = walked(seats, options, draw(st.integers(0, 2**32)), draw(st.integers(0, 120)))
    note(transcript.write(match))
    return match


def viewers(match: Match) -> list[int | None]:
    """Every seat and the spectators."""
    return [*range(match.header.seats), None]


def twin(match: Match, place: int, option: int) -> Match | None:
    """The same journal with one answer changed, if all the others stay legal."""
    answers = [(answer.seat, answer.option) for answer in match.journal]
    answers[place] = (answers[place][0], option)
    other = Match(match.header, reading=True)
    try:
        other.replay(answers)
    except LudotecaError:
        return None
    return other


def differing(game: Any, match: Match, rng: Rng) -> tuple[int, int]:
    """How many twins that a viewer cannot know apart were compared, and how many look different all the same."""
    compared = apart = 0
    last_shown = max((place for place, entry in enumerate(match.journal) if entry.barrier), default=-1)
    for seat in viewers(match):
        view = game.view(match.state, seat)
        for place, entry in enumerate(match.journal):
            if entry.open_to(seat) or (entry.seat != NATURE and place <= last_shown):
                continue
            other = twin(match, place, rng.below(52))
            if other is not None and other.state.key() != match.state.key():
                compared += 1
                apart += game.view(other.state, seat) != view
    return compared, apart


@settings(max_examples=60, deadline=None)
@given(moments(), st.integers(0, 2**32))
def test_imagining_keeps_the_view_and_the_options(match: Match, salt: int) -> None:
    rng = Rng(salt)
    for seat in viewers(match):
        view = GAME.view(match.state, seat)
        for _ in range(3):
            imagined = GAME.imagine(view, rng)
            assert GAME.view(imagined, seat) == view
            assert GAME.census(imagined) == WHOLE
    for seat in match.to_act():
        legal = [choice.option for choice in match.question(seat).choices]
        imagined = GAME.imagine(GAME.view(match.state, seat), rng)
        assert GAME.rules.lift(imagined, seat)
        out = Options()
        GAME.rules.list_options(imagined, out)
        assert out.listed() == legal


@rule("CRB-3.6", "CRB-4.2", "CRB-4.3")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_hidden_cards_do_not_show(seats: int, options: dict[str, Any]) -> None:
    rng = Rng(seats)
    compared = 0
    for seed in range(12):
        found, apart = differing(GAME, walked(seats, options, seed, rng.below(24)), rng)
        assert apart == 0
        compared += found
    assert compared > 20


def test_a_planted_leak_is_caught() -> None:
    class Leaky(type(GAME)):  # type: ignore[misc]
        """Tells everyone the lowest card of the seat to the left."""

        def view(self, state: Any, seat: int | None) -> Any:
            hand = state.hands[((seat or 0) + 1) % state.seats]
            return dataclasses.replace(GAME.view(state, seat), claimed=hand[0] if hand else 0)

    rng = Rng(1)
    assert sum(differing(Leaky(), walked(3, {}, seed, 6), rng)[1] for seed in range(10)) > 0


@rule("CRB-5.3")
def test_what_a_go_has_told_is_kept_to() -> None:
    hands = ("kc 9c 4c 3c", "kd qd jd 10h")
    match = lay(dealt(hands, "3s", thrown=("ac 2c", "ad 2d")), "kc qd 9c go")
    rng = Rng(3)
    seen = set()
    for _ in range(200):
        imagined = GAME.imagine(match.view(0), rng)
        assert all(VALUE[card] >= 3 for card in imagined.hands[1])
        seen |= set(imagined.hands[1])
    # Everything else is thought of.
    assert len(seen) > 30


def test_every_deal_that_fits_is_imagined_equally_often() -> None:
    match = dealt(("kc 9c 4c 3c", "kd qd jd 10h"), "3s", thrown=("ac 2c", "ad 2d"))
    rng, times = Rng(4), [0] * 52
    for _ in range(4000):
        for card in GAME.imagine(match.view(0), rng).hands[1]:
            times[card] += 1
    hidden = [count for count in times if count]
    # 45 cards seat 0 has not seen: none of its six, not the starter.
    assert len(hidden) == 45
    assert all(abs(count - 4000 * 4 / 45) < 100 for count in hidden)


@settings(max_examples=40, deadline=None)
@given(moments(), st.integers(0, 2**32))
def test_policies_use_only_what_the_seat_knows(match: Match, salt: int) -> None:
    for seat in match.to_act():
        view = GAME.view(match.state, seat)
        for name in policy_names(GAME):
            picked = set()
            for state in (match.state.clone(), GAME.imagine(view, Rng(salt)), GAME.imagine(view, Rng(salt + 1))):
                GAME.rules.lift(state, seat)
                number, _, a, b = state.top()
                out = Options()
                GAME.rules.list_options(state, out)
                picked.add(find_policy(GAME, name).pick(GAME.rules, state, number, seat, a, b, out, Rng(7)))
            assert len(picked) == 1, name


@pytest.mark.parametrize(("seats", "options"), TABLES)
@rule("CRB-4.2")
def test_sealed_answers_commute(seats: int, options: dict[str, Any]) -> None:
    match, rng = walked(seats, options, 5, 0), Rng(6)
    found = 0
    for _ in range(60):
        if len(match.to_act()) > 1:
            found += 1
            assert len({sealed(match, order).key() for order in range(6)}) == 1
        walk(match, 1, rng)
    assert found


def sealed(match: Match, order: int) -> Any:
    """The state after everyone has laid away, in an order of their own."""
    state = match.state.clone()
    turns, rngs = Rng(order), [Rng(seat) for seat in range(state.seats)]
    while GAME.rules.decision_at(state).sealed:
        open_to = GAME.rules.sealed_seats(state)
        seat = open_to[turns.below(len(open_to))]
        assert GAME.rules.lift(state, seat)
        out = Options()
        GAME.rules.list_options(state, out)
        GAME.rules.choose(state, out.listed()[rngs[seat].below(out.count)])
    return state


@pytest.mark.parametrize(("seats", "options"), TABLES)
@rule("CRB-2.1")
def test_games_end_and_every_question_is_sound(seats: int, options: dict[str, Any]) -> None:
    for seed in range(2):
        state = GAME.setup(seats, GAME.check_options(seats, options))
        nature, rng, out = Seeded(seed), Rng(seed), Options()
        given_answers = 0
        while GAME.rules.advance(state, None, out):
            assert GAME.census(state) == WHOLE
            number, seat, a, b = state.top()
            decision = GAME.rules.decisions[number]
            before = state.key()
            decision.options(state, seat, a, b, out)
            legal = out.listed()
            assert state.key() == before
            assert legal
            assert legal == sorted(set(legal))
            assert legal[-1] < decision.domain.size
            decision.proposals(state, seat, a, b, NO_ANSWER, out)
            assert set(out.listed()) <= set(legal)
            if seat == NATURE:
                option = nature.answer(decision, state, a, b, out)
            else:
                option = legal[rng.below(len(legal))]
                given_answers += 1
            assert option in legal
            GAME.rules.choose(state, option)
            assert given_answers < 2000


@settings(max_examples=25, deadline=None)
@given(moments())
def test_journals_and_transcripts_read_back(match: Match) -> None:
    again = save.read(save.dump(match))
    assert again.state.key() == match.state.key()
    assert again.journal == match.journal
    told = transcript.read(transcript.write(match), nature=Seeded(1))
    assert told.state.key() == match.state.key()


@settings(max_examples=25, deadline=None)
@given(moments())
def test_undo_gives_the_very_state_before(match: Match) -> None:
    if match.over:
        return
    before = match.state.key()
    seat = match.to_act()[0]
    match.play(seat, match.question(seat).choices[0].option)
    if match.can_undo(seat):
        match.undo(seat)
        assert match.state.key() == before


def test_a_clone_stands_alone_and_the_key_sees_every_field() -> None:
    state = walked(3, {}, 3, 10).state
    key = state.key()
    fields = [*CribbageState.__annotations__, "seats"]
    assert len(fields) == 20
    for field in fields:
        copy: Any = state.clone()
        assert copy.key() == key
        change(copy, field)
        assert copy.key() != key, f"{field}: the key does not see it"
        assert state.key() == key, f"{field}: a change of the copy reached the original"


def change(copy: Any, field: str) -> None:
    """Change one field in place where it can be."""
    value = getattr(copy, field)
    if isinstance(value, list):
        if value and isinstance(value[0], list):
            value[-1].append(1)
        else:
            value.append(1)
    else:
        setattr(copy, field, value + 1)


def test_decisions_stand_in_the_order_of_their_numbers() -> None:
    for number, decision in enumerate(GAME.rules.decisions):
        assert getattr(numbers, decision.name.upper()) == number
        assert decision.rule.startswith("CRB-")


def test_two_cards_are_thought_of_in_one_order() -> None:
    match = dealt(("2c 3c 4c 5c 6c 7c", "2d 3d 4d 5d 6d 7d"))
    out, pairs = Options(), []
    GAME.rules.list_proposals(match.state, NO_ANSWER, out)
    for first in out.listed():
        state = match.state.clone()
        GAME.rules.choose(state, first)
        GAME.rules.list_proposals(state, first, out)
        pairs += [(first, second) for second in out.listed()]
    assert len(pairs) == len({frozenset(pair) for pair in pairs}) == 15
