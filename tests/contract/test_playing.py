"""The contract of play: games end, questions are sound, every answer can be carried out."""

from __future__ import annotations

import pytest

from ludoteca.core.constants import NATURE
from ludoteca.core.decision import Options
from ludoteca.core.game import find_game
from ludoteca.core.nature import Seeded
from ludoteca.core.rng import Rng
from ludoteca.core.rules import count_sequences
from tests.contract.walks import ALL_TABLES, USUAL, options_of, table_id, walked

SHORT_LIST = 64


@pytest.mark.parametrize(("name", "seats", "options"), ALL_TABLES, ids=table_id)
def test_random_games_end_and_every_question_is_sound(name, seats, options):
    game = find_game(name)
    for seed in range(3):
        state = game.setup(seats, game.check_options(seats, options))
        nature, rng, out = Seeded(seed), Rng(seed), Options()
        census = game.census(state)
        assert census
        given = 0
        while game.rules.advance(state, None, out):
            number, seat, a, b = state.top()
            decision = game.rules.decisions[number]
            before = state.key()
            decision.options(state, seat, a, b, out)
            assert state.key() == before, f"{decision.name}: options changed the state"
            legal = out.listed()
            assert legal, f"{decision.name} asked with nothing to answer"
            assert legal == sorted(set(legal)), f"{decision.name}: options must ascend"
            assert legal[0] >= 0
            assert legal[-1] < decision.domain.size
            assert seat == NATURE or len(legal) <= SHORT_LIST, f"{decision.name}: {len(legal)} answers are too many"
            assert game.census(state) == census, f"before {decision.name}"
            if seat == NATURE:
                option = nature.answer(decision, state, a, b, out)
            else:
                option = legal[rng.below(len(legal))]
                given += 1
            assert option in legal
            game.rules.choose(state, option)
            assert given < 5000
        assert game.census(state) == census


@pytest.mark.parametrize(("name", "seats", "options"), ALL_TABLES, ids=table_id)
def test_every_answer_can_be_carried_out(name, seats, options):
    game = find_game(name)
    for steps in (0, 3, 17, 60, 140):
        match = walked(name, seats, options, steps, steps)
        if match.over:
            continue
        for option in options_of(game, match.state):
            branch = match.state.clone()
            game.rules.choose(branch, option)
            game.rules.settle(branch)


@pytest.mark.parametrize("name", sorted({name for name, _ in USUAL}))
def test_every_decision_has_its_own_name_a_rule_and_a_domain(name):
    rules = find_game(name).rules
    names = [decision.name for decision in rules.decisions]
    assert len(set(names)) == len(names)
    for decision in rules.decisions:
        assert decision.name == decision.name.strip().lower()
        assert " " not in decision.name
        assert decision.rule, f"{decision.name} names no rule"
        for option in range(decision.domain.size):
            assert decision.domain.parse(decision.domain.notation(option)) == option


@pytest.mark.parametrize("name", sorted({name for name, _ in USUAL}))
def test_codes_and_answers_translate_without_loss(name):
    rules = find_game(name).rules
    seen = set()
    for number, decision in enumerate(rules.decisions):
        for option in range(decision.domain.size):
            code = rules.code(number, option)
            assert rules.decode(code) == (number, option)
            seen.add(code)
    assert seen == set(range(rules.codes))


@pytest.mark.parametrize(("name", "seats"), USUAL, ids=table_id)
def test_nature_draws_by_the_weights_it_lists(name, seats):
    """A shorter way to draw must keep the chances: each outcome within five deviations of its share."""
    game = find_game(name)
    for steps in (0, 25):
        match = walked(name, seats, {}, 5, steps)
        state = game.setup(seats, match.options) if steps == 0 else match.state.clone()
        out = Options()
        game.rules.settle(state)
        while state.depth and state.top()[1] != NATURE:
            game.rules.choose(state, options_of(game, state)[-1])
            game.rules.settle(state)
        if not state.depth:
            continue
        number, _, a, b = state.top()
        decision = game.rules.decisions[number]
        decision.options(state, NATURE, a, b, out)
        weights = dict(out.weighted())
        total = sum(weights.values())
        rng, tries = Rng(9), 4000
        found: dict[int, int] = {}
        for _ in range(tries):
            option = decision.draw(state, a, b, rng, out)
            found[option] = found.get(option, 0) + 1
        assert set(found) <= set(weights)
        for option, weight in weights.items():
            share = weight / total
            deviation = (tries * share * (1 - share)) ** 0.5
            assert abs(found.get(option, 0) - tries * share) <= 5 * deviation + 1


@pytest.mark.parametrize(("name", "seats"), USUAL, ids=table_id)
def test_sequences_can_be_counted_with_nature_in_full(name, seats):
    game = find_game(name)
    state = game.setup(seats, game.check_options(seats))
    game.rules.settle(state)
    one = len(options_of(game, state))
    assert count_sequences(game.rules, state, 1) == one
    deeper = 0
    for option in options_of(game, state):
        branch = state.clone()
        game.rules.choose(branch, option)
        deeper += count_sequences(game.rules, branch, 1)
    assert count_sequences(game.rules, state, 2) == deeper
