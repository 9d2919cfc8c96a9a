"""Laws of views: what a seat knows is named, whole, and enough to imagine a game that could be the true one."""

from __future__ import annotations

import dataclasses
import json
import pickle

from ludoteca.core.constants import LONGEST
from ludoteca.core.decision import Options, State
from ludoteca.core.game import Game
from ludoteca.core.nature import Seeded
from ludoteca.core.rng import Rng
from ludoteca.core.rules import RandomPolicy
from ludoteca.core.view import View, plain
from ludoteca.testing.ground import Broken, Ground, Moment, NotHere, expect

# From so many imagined states a game is played to its end.
PLAYED_OUT = 40


def differing(one: View, two: View) -> str:
    """The first field in which two views differ, with both values."""
    if type(one) is not type(two) or not dataclasses.is_dataclass(one):
        return f"{one!r:.80} is not {two!r:.80}"
    for field in dataclasses.fields(one):
        left, right = getattr(one, field.name), getattr(two, field.name)
        if left != right:
            return f"{field.name} is {left!r:.100} and {right!r:.100}"
    return "they differ in nothing that is named"


def views_are_plain(ground: Ground) -> int:
    """A view names its game, seat and seats, can be sent, kept and compared, and is the same when taken twice."""
    game, looked = ground.game, 0
    for moment in ground.look():
        for viewer in moment.viewers:
            view = game.view(moment.kept, viewer)
            named = (view.game, view.seat, view.seats)
            expect(named == (game.id, viewer, moment.seats), f"viewer {viewer}: the view says {named}")
            expect(game.view(moment.kept, viewer) == view, f"viewer {viewer}: two views of one state differ")
            try:
                json.dumps(plain(view))
                same = pickle.loads(pickle.dumps(view)) == view  # noqa: S301 - it was written a moment ago
                hash(view)
            except (TypeError, ValueError, pickle.PicklingError) as problem:
                raise Broken(f"viewer {viewer}: {type(problem).__name__}: {problem}") from problem
            expect(same, f"viewer {viewer}: a view sent to another process comes out different")
            looked += 1
        taken = game.views(moment.kept, moment.viewers)
        expect(
            taken == [game.view(moment.kept, viewer) for viewer in moment.viewers],
            "views taken together differ from views taken one by one",
        )
        backwards = game.views(moment.kept, moment.viewers[::-1])
        expect(backwards == taken[::-1], "views depend on the order in which they are taken")
    return looked


def looking_changes_nothing(ground: Ground) -> int:
    """Taking a view, imagining and counting points leave the state as it was."""
    game, looked = ground.game, 0
    for moment in ground.look():
        before = moment.kept.key()
        for viewer in moment.viewers:
            view = game.view(moment.kept, viewer)
            expect(moment.kept.key() == before, f"viewer {viewer}: taking the view changed the state")
            game.imagine(view, Rng(1))
            expect(game.view(moment.kept, viewer) == view, f"viewer {viewer}: imagining changed the state or the view")
        game.outcome(moment.kept)
        expect(moment.kept.key() == before, "counting the points changed the state")
        looked += 1
    return looked


def imagining_keeps_the_view(ground: Ground) -> int:
    """First law: imagine from a view, look again from the same seat, and the view is the same."""
    looked = 0
    for moment in ground.look():
        for viewer in moment.viewers:
            view = ground.game.view(moment.kept, viewer)
            for state in _imagined(ground, moment, view):
                again = ground.game.view(state, viewer)
                expect(again == view, f"viewer {viewer}: {differing(view, again)}")
                looked += 1
    return looked


def _imagined(ground: Ground, moment: Moment, view: View) -> list[State]:
    rng = Rng(moment.walk.seed + moment.place)
    return [ground.game.imagine(view, rng) for _ in range(ground.budget.imagined)]


def imagining_keeps_the_options(ground: Ground) -> int:
    """Second law: whoever is asked has the same answers in every state it could believe in."""
    rules, looked = ground.rules, 0
    for moment in ground.look(open_only=True):
        for seat in rules.sealed_seats(moment.kept):
            state = moment.state
            rules.lift(state, seat)
            legal, asked = ground.legal(state), state.top()
            for other in _imagined(ground, moment, ground.game.view(moment.kept, seat)):
                expect(rules.lift(other, seat), f"seat {seat} has no question in the imagined state")
                expect(other.top() == asked, f"seat {seat} is asked {other.top()} in the imagined state, not {asked}")
                found = ground.legal(other)
                expect(found == legal, f"seat {seat} may answer {legal}, in the imagined state {found}")
                looked += 1
    return looked


def imagined_games_can_be_played(ground: Ground) -> int:
    """An imagined state follows from the view and the dice, has all its components and can be played to an end."""
    game, looked = ground.game, 0
    out = Options()
    for moment in ground.look(open_only=True):
        census = game.census(moment.kept)
        for viewer in moment.viewers:
            for state in _imagined(ground, moment, game.view(moment.kept, viewer))[:1]:
                found = game.census(state)
                expect(found == census, f"viewer {viewer}: the census is {census}, in the imagined state {found}")
                again = _imagined(ground, moment, game.view(moment.kept, viewer))[0]
                expect(again.key() == state.key(), f"viewer {viewer}: imagined twice with the same dice, it differs")
                looked += 1
    for moment in ground.look(open_only=True, most=PLAYED_OUT):
        for viewer in moment.viewers:
            state = game.imagine(game.view(moment.kept, viewer), Rng(moment.place))
            policies = [RandomPolicy() for _ in range(moment.seats)]
            given = game.rules.playout(state, list(policies), Seeded(moment.place), Rng(moment.place), out)
            expect(given < LONGEST, f"viewer {viewer}: the imagined game does not end")
            game.outcome(state)
    return looked


def imagining_keeps_the_pause(ground: Ground) -> int:
    """What a table is told of a pause tells nothing that the asked seat does not know."""
    game, looked = ground.game, 0
    if type(game).pause is Game.pause:
        raise NotHere("the game spares nobody a question: Game.pause is not written")
    for moment in ground.look(open_only=True):
        seat = moment.kept.top()[1]
        means, pause = game.means(moment.kept, seat), game.pause(moment.kept, 0)
        paused = None if pause is None else ground.match(moment)
        before = 0 if paused is None or not paused.means else paused.means[seat]
        told = game.pause(moment.kept, before)
        for other in _imagined(ground, moment, game.view(moment.kept, seat)):
            ground.rules.lift(other, seat)
            expect(game.means(other, seat) == means, f"seat {seat}: means differ in the imagined state")
            found = game.pause(other, before)
            expect(found == told, f"seat {seat}: the pause is {told}, in the imagined state {found}")
            looked += 1
    return looked


def redealing_keeps_the_view(ground: Ground) -> int:
    """A state dealt anew in place, as search does it, looks the same to the seat that thinks."""
    game, looked = ground.game, 0
    for moment in ground.look(open_only=True):
        seat = moment.kept.top()[1]
        view, legal = game.view(moment.kept, seat), ground.legal(moment.kept)
        for number in range(ground.budget.imagined):
            state = moment.state
            if not game.rules.redeal(state, seat, Rng(moment.place + number)):
                continue
            again = game.view(state, seat)
            expect(again == view, f"seat {seat}: {differing(view, again)}")
            expect(ground.legal(state) == legal, f"seat {seat} has other answers in the state dealt anew")
            looked += 1
    if not looked:
        raise NotHere("the rules leave dealing anew to imagine: Rules.redeal is not written")
    return looked


def sealed_answers_commute(ground: Ground) -> int:
    """Seats that answer under seal come to the same state, whoever of them answers first."""
    rules, looked = ground.rules, 0
    if not any(decision.sealed for decision in rules.decisions):
        raise NotHere("no question is asked under seal")
    for walk in ground.walks:
        met = found = 0
        for place, state in ground.follow(walk):
            met += walk.steps[place].seat >= 0 and rules.decision_at(state).sealed
            if len(rules.sealed_seats(state)) > 1:
                found += 1
                # The first ones, then now and then: a game under seal throughout has many.
                if found <= 4 or found % 8 == 0:
                    keys = {_answered(ground, state, order).key() for order in range(6)}
                    expect(len(keys) == 1, "the order of sealed answers shows in the state")
                    looked += 1
        if met and not found and walk.table.seats > 1:
            ground.here, ground.place = walk, len(walk.steps)
            raise Broken("questions were asked under seal, but never of two seats at once")
    return looked


def _answered(ground: Ground, start: State, order: int) -> State:
    """The state after all open sealed questions, each seat answering by its own dice, in some order."""
    state, rules = start.clone(), ground.rules
    dice = [Rng(seat) for seat in range(state.seats)]
    turns = Rng(order)
    while (open_to := rules.sealed_seats(state)) and rules.decision_at(state).sealed:
        seat = open_to[turns.below(len(open_to))]
        rules.lift(state, seat)
        legal = ground.legal(state)
        rules.choose(state, legal[dice[seat].below(len(legal))])
    ground.settle(state)
    return state


LAWS = (
    views_are_plain,
    looking_changes_nothing,
    imagining_keeps_the_view,
    imagining_keeps_the_options,
    imagined_games_can_be_played,
    imagining_keeps_the_pause,
    redealing_keeps_the_view,
    sealed_answers_commute,
)
