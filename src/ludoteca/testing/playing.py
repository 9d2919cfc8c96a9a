"""Laws of play: a game introduces itself, its questions are sound, every answer works, and it ends."""

from __future__ import annotations

import re

from ludoteca.core.constants import LOWEST, NATURE, NO_ANSWER, OPTIONS, SCORED_SEATS, SPAN
from ludoteca.core.decision import Options, State
from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import find_game
from ludoteca.core.match import Header, Match
from ludoteca.core.rng import Rng
from ludoteca.core.rules import count_sequences
from ludoteca.testing.ground import Broken, Ground, NotHere, expect, who

# More answers than this nobody reads: ask in two steps.
SHORT_LIST = 64
CENSUS_STRIDE = 11


def the_game_introduces_itself(ground: Ground) -> int:
    """Id, title, version and seats are sound, the registry finds the game by its id, every setting has its choices."""
    game = ground.game
    expect(bool(re.fullmatch(r"[a-z][a-z0-9_]*", game.id)), f"the id {game.id!r} must be one lower-case word")
    expect(find_game(game.id) is game, f"find_game({game.id!r}) finds another game")
    expect(bool(game.title.strip()), "the title is empty")
    expect(type(game.version) is int and game.version >= 1, f"the version must be a number from 1, not {game.version}")
    sound = 1 <= game.fewest <= game.most <= SCORED_SEATS
    expect(sound, f"seats run from {game.fewest} to {game.most}; they must lie between 1 and {SCORED_SEATS}")
    for setting in game.settings:
        expect(len(set(setting.choices)) == len(setting.choices) > 0, f"setting {setting.name}: {setting.choices}")
        expect(bool(setting.help), f"setting {setting.name} has no help")
    header = Header(game.id, game.version + 1, game.fewest, tuple(game.check_options(game.fewest).items()))
    try:
        Match(header)
    except LudotecaError:
        return 1
    raise Broken(f"a match of version {game.version + 1} was begun; other rules must be refused")


def decisions_are_named(ground: Ground) -> int:
    """Every decision has a name of its own, the rule it comes from, and a domain that reads back what it writes."""
    decisions = ground.rules.decisions
    names = [decision.name for decision in decisions]
    expect(len(set(names)) == len(names), f"two decisions share a name: {', '.join(sorted(names))}")
    for decision in decisions:
        expect(bool(re.fullmatch(r"\S+", decision.name)), f"the name {decision.name!r} must be one word")
        expect(decision.name == decision.name.lower(), f"the name {decision.name!r} must be in lower case")
        expect(bool(decision.rule), f"{decision.name} names no rule")
        domain = decision.domain
        expect(domain.size <= OPTIONS, f"{decision.name}: {domain.size} things in a domain; at most {OPTIONS} fit")
        for option in range(domain.size):
            expect(
                domain.parse(domain.notation(option)) == option, f"{decision.name}: option {option} does not read back"
            )
    return len(decisions)


def codes_translate(ground: Ground) -> int:
    """Decision and option become one number and come back from it, without a gap."""
    rules = ground.rules
    seen = set()
    for number, decision in enumerate(rules.decisions):
        for option in range(decision.domain.size):
            code = rules.code(number, option)
            expect(rules.decode(code) == (number, option), f"{decision.name} {option}: code {code} is another answer")
            seen.add(code)
    expect(seen == set(range(rules.codes)), f"codes must run from 0 to {rules.codes - 1}")
    return len(seen)


def games_end(ground: Ground) -> int:
    """Every game by chance comes to its end, at every table."""
    for walk in ground.walks:
        if walk.problem:
            ground.here, ground.place = walk, len(walk.steps)
            raise Broken(walk.problem)
    return len(ground.walks)


def questions_are_sound(ground: Ground) -> int:
    """Options are listed without changing the state, ascending, at least one, all in the domain, and not too many."""
    looked = 0
    for walk in ground.walks:
        for _, state in ground.follow(walk):
            _is_sound(ground, state)
            looked += 1
    return looked


def _is_sound(ground: Ground, state: State) -> None:
    decision = ground.rules.decision_at(state)
    before = state.key()
    legal = ground.legal(state)
    expect(state.key() == before, f"{decision.name}: listing the options changed the state")
    expect(bool(legal), f"{decision.name} is asked with nothing to answer")
    expect(legal == sorted(set(legal)), f"{decision.name}: options must ascend, each once; they are {legal}")
    size = decision.domain.size
    expect(legal[0] >= 0 and legal[-1] < size, f"{decision.name}: options {legal} leave its domain of {size}")
    few = state.top()[1] == NATURE or len(legal) <= SHORT_LIST
    expect(few, f"{decision.name}: {len(legal)} answers; people read at most {SHORT_LIST}, so ask in two steps")


def every_answer_works(ground: Ground) -> int:
    """Every listed answer can be carried out; the next question is sound, and nothing was lost or made."""
    looked = 0
    for moment in ground.look(open_only=True):
        state = moment.state
        decision = ground.rules.decision_at(state)
        census = ground.game.census(state)
        for option in ground.legal(state):
            branch = state.clone()
            name = f"{decision.name} {decision.domain.notation(option)}"
            try:
                ground.rules.choose(branch, option)
                ground.settle(branch)
                if branch.depth:
                    _is_sound(ground, branch)
                ground.game.outcome(branch)
            except Exception as problem:
                raise Broken(f"after {name}: {type(problem).__name__}: {problem}") from problem
            found = ground.game.census(branch)
            expect(found == census, f"after {name}: the census was {census} and is {found}")
            looked += 1
    return looked


def nothing_is_lost(ground: Ground) -> int:
    """The census counts the same from the first answer to the last: no component appears or vanishes."""
    game, looked = ground.game, 0
    for walk in ground.walks:
        first: dict[str, int] | None = None
        for place, state in ground.follow(walk):
            # What is lost stays lost; every kind of answer is looked at by every_answer_works.
            if place % CENSUS_STRIDE and place + 1 < len(walk.steps):
                continue
            census = game.census(state)
            first = first or census
            if not first:
                raise NotHere("the game has no census: write Game.census, and lost cards will be noticed")
            expect(census == first, f"the census was {first} and is {census}")
            looked += 1
    for moment in ground.look():
        if moment.over:
            first = game.census(game.setup(moment.seats, moment.walk.options))
            census = game.census(moment.kept)
            expect(census == first, f"the census was {first} and is {census} at the end")
            looked += 1
    return looked


def nature_draws_by_weight(ground: Ground) -> int:
    """However a decision draws, each outcome comes as often as the weights it lists say."""
    met: dict[int, int] = {}
    for walk in ground.walks:
        for _, state in ground.follow(walk):
            number, seat, _, _ = state.top()
            if seat == NATURE and met.get(number, 0) < 2:
                met[number] = met.get(number, 0) + 1
                _draws_fairly(ground, state.clone())
    if not met:
        raise NotHere("nature is never asked: nothing is rolled or drawn")
    return sum(met.values())


def _draws_fairly(ground: Ground, state: State) -> None:
    number, _, a, b = state.top()
    decision = ground.rules.decisions[number]
    out = Options()
    decision.options(state, NATURE, a, b, out)
    weights = dict(out.weighted())
    expect(all(weight > 0 for weight in weights.values()), f"{decision.name}: weights must be above 0: {weights}")
    total, tries = sum(weights.values()), ground.budget.draws
    before = state.key()
    found: dict[int, int] = {}
    rng = Rng(9)
    for _ in range(tries):
        option = decision.draw(state, a, b, rng, out)
        found[option] = found.get(option, 0) + 1
    expect(state.key() == before, f"{decision.name}: drawing changed the state")
    expect(set(found) <= set(weights), f"{decision.name}: drew {sorted(found)}, listed are {sorted(weights)}")
    for option, weight in weights.items():
        share = weight / total
        most = 5 * (tries * share * (1 - share)) ** 0.5 + 1
        off = abs(found.get(option, 0) - tries * share)
        name = decision.domain.notation(option)
        expect(off <= most, f"{decision.name}: {name} came {found.get(option, 0)} times, expected {tries * share:.0f}")


def sequences_are_counted(ground: Ground) -> int:
    """The number of ways to go on is the sum of those after each answer, nature's included."""
    game, looked = ground.game, 0
    for seats in range(game.fewest, game.most + 1):
        state = game.setup(seats, game.check_options(seats))
        ground.settle(state)
        legal = ground.legal(state)
        expect(count_sequences(game.rules, state, 1) == len(legal), f"{seats} seats: one answer deep")
        deeper = 0
        for option in legal:
            branch = state.clone()
            game.rules.choose(branch, option)
            deeper += count_sequences(game.rules, branch, 1)
        expect(count_sequences(game.rules, state, 2) == deeper, f"{seats} seats: two answers deep")
        looked += 1
    return looked


def proposals_are_legal(ground: Ground) -> int:
    """What search thinks about is a part of what is legal: ascending, never empty, whatever was answered before."""
    looked = 0
    out = Options()
    for walk in ground.walks:
        last: dict[tuple[int, int], int] = {}
        previous: tuple[int, int] | None = None
        for place, state in ground.follow(walk):
            asked = state.top()[:2]
            if asked[1] >= 0:
                legal = ground.legal(state)
                for answered in {NO_ANSWER, last[asked] if asked == previous else NO_ANSWER}:
                    ground.rules.list_proposals(state, answered, out)
                    found = out.listed()
                    name = ground.rules.decision_at(state).name
                    sound = bool(found) and found == sorted(set(found) & set(legal))
                    expect(sound, f"{name}: proposed {found} after {answered} for {who(asked[1])}, legal are {legal}")
                    looked += 1
            previous = asked
            last[asked] = walk.steps[place].option
    return looked


def scores_add_up(ground: Ground) -> int:
    """Points are the sum of their breakdown and small enough to be counted; the winners have the most of them."""
    looked = 0
    for moment in ground.look():
        outcome = ground.game.outcome(moment.kept)
        for seat in range(moment.seats):
            total = sum(line.points for line in outcome.breakdown[seat])
            expect(outcome.points[seat] == total, f"seat {seat} has {outcome.points[seat]} points, its lines {total}")
        if moment.over:
            fits = all(LOWEST <= points < LOWEST + SPAN for points in outcome.points)
            expect(fits, f"points {outcome.points} must lie between {LOWEST} and {LOWEST + SPAN - 1}")
        if moment.over and moment.seats > 1:
            best = max(outcome.points)
            expect(bool(outcome.winners), "the game is over and nobody wins")
            sound = all(outcome.points[seat] == best for seat in outcome.winners)
            expect(sound, f"winners are {outcome.winners} with points {outcome.points}; the most points win")
        looked += 1
    return looked


def ties_are_broken_as_told(ground: Ground) -> int:
    """Points and then the game's tie-breaks, in their order, give the very winners the rules give."""
    game, looked = ground.game, 0
    if game.most == 1:
        raise NotHere("the game is for one seat: nobody ties")
    for table, seed, state in ground.ends():
        if table.seats == 1:
            continue
        here = f"{table}, playout seed {seed}"
        outcome = game.outcome(state)
        seats = range(table.seats)
        ranks = [(outcome.points[seat], *game.tie_ranks(state, seat)) for seat in seats]
        count = len(game.tie_breaks)
        sound = all(len(each) == 1 + count for each in ranks)
        expect(sound, f"{here}: tie_ranks must give {count} numbers, as tie_breaks has")
        best = tuple(seat for seat in seats if ranks[seat] == max(ranks))
        won = outcome.winners
        expect(won == best, f"{here}: the rules let {won} win, points and tie-breaks {best}: {ranks}")
        level = outcome.points.count(max(outcome.points))
        sound = (outcome.decided is not None) == (len(best) < level)
        expect(sound, f"{here}: of {level} level seats {best} won, decided by {outcome.decided}")
        looked += 1
    return looked


LAWS = (
    the_game_introduces_itself,
    decisions_are_named,
    codes_translate,
    games_end,
    questions_are_sound,
    every_answer_works,
    nothing_is_lost,
    nature_draws_by_weight,
    sequences_are_counted,
    proposals_are_legal,
    scores_add_up,
    ties_are_broken_as_told,
)
