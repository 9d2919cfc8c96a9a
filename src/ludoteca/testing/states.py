"""Laws of states: copies stand alone, keys tell states apart, the same answers always lead to the same state."""

from __future__ import annotations

from ludoteca.core import save, transcript
from ludoteca.core.constants import FRAME
from ludoteca.core.decision import Options, State
from ludoteca.core.match import Match
from ludoteca.core.nature import Seeded
from ludoteca.core.rng import Rng
from ludoteca.testing.fields import at, change, field_names, leaves, values
from ludoteca.testing.ground import Ground, Moment, expect

# Looking at every number of a state takes long; a few states from beginning to end show all there is to see.
FULL_STATES = 4
# Whole matches are replayed for these, which takes long in long games.
MATCHES = 60


def _full_states(ground: Ground) -> list[Moment]:
    """A few moments with as many seats as there are: arrays are in use to their ends."""
    found = [moment for moment in ground.moments if moment.seats == ground.game.most]
    return found[:: max(1, -(-len(found) // FULL_STATES))]


def _fields(ground: Ground, state: State) -> list[str]:
    return [name for name in field_names(state) if name not in ground.game.scratch]


def clones_stand_alone(ground: Ground) -> int:
    """A clone has every field of its original, to the last number, and no change of one reaches the other."""
    looked = 0
    for moment in ground.look():
        names = _fields(ground, moment.kept)
        copy = moment.kept.clone()
        expect(type(copy) is type(moment.kept), f"the clone is a {type(copy).__name__}")
        expect(copy.frames() == moment.kept.frames(), "the clone has other questions")
        expect(copy.seats == moment.kept.seats, "the clone has other seats")
        expect(values(copy, names) == values(moment.kept, names), _difference(moment.kept, copy, names))
    for moment in _full_states(ground):
        ground.here, ground.place = moment.walk, moment.place
        names = _fields(ground, moment.kept)
        before, frames = values(moment.kept, names), moment.kept.frames()
        for name in names:
            for path in leaves(before[name]):
                copy = moment.state
                if not change(copy, name, path):
                    continue
                again = copy.clone()
                alike = at(getattr(again, name), path) == at(getattr(copy, name), path)
                expect(alike, f"{_word(name, path)}: the clone does not have what the original has")
                shared = at(getattr(moment.kept, name), path) != at(before[name], path)
                expect(not shared, f"{_word(name, path)}: a change of the copy reached the original")
                looked += 1
        copy = moment.state
        copy.ask(0, 0, 0, 0)
        expect(moment.kept.frames() == frames, "stack: a question to the copy was asked of the original")
    return looked


def _difference(state: State, copy: State, names: list[str]) -> str:
    mine, other = values(state, names), values(copy, names)
    found = next((name for name in names if mine[name] != other[name]), "?")
    return f"{found}: the original has {mine.get(found)!r:.80}, its clone {other.get(found)!r:.80}"


def keys_see_every_field(ground: Ground) -> int:
    """Equal states have equal keys that can be looked up; a change of any number in any field changes the key."""
    looked = 0
    for moment in _full_states(ground):
        ground.here, ground.place = moment.walk, moment.place
        key = moment.kept.key()
        expect(moment.state.key() == key, "the key of a clone differs from that of its original")
        hash(key)
        names = _fields(ground, moment.kept)
        for name, value in values(moment.kept, names).items():
            for path in leaves(value):
                copy = moment.state
                if change(copy, name, path):
                    expect(copy.key() != key, f"{_word(name, path)}: the key does not see it")
                    looked += 1
        looked += _key_sees_questions(moment)
    return looked


def _key_sees_questions(moment: Moment) -> int:
    key, frames = moment.kept.key(), moment.kept.frames()
    copy = moment.state
    copy.seats += 1
    expect(copy.key() != key, "seats: the key does not see how many there are")
    for place, frame in enumerate(frames):
        for part in range(FRAME):
            other = list(frame)
            other[part] += 1
            copy = moment.state
            copy.set_frames([*frames[:place], (other[0], other[1], other[2], other[3]), *frames[place + 1 :]])
            name = ("decision", "seat", "a", "b")[part]
            expect(copy.key() != key, f"stack: the key does not see {name} of question {place + 1}")
    copy = moment.state
    copy.ask(0, 0, 0, 0)
    expect(copy.key() != key, "stack: the key does not see one more question")
    return 2 + len(frames)


def _word(name: str, path: tuple[object, ...]) -> str:
    return name + "".join(f"[{step!r}]" for step in path)


def the_same_answers_give_the_same_game(ground: Ground) -> int:
    """Rules remember nothing outside the state and decide nothing by chance: a game told again is the same game."""
    looked = 0
    for walk in ground.walks:
        for place, state in ground.follow(walk):
            expect(hash(state.key()) == walk.keys[place], "the same answers have led to another state")
            step = walk.steps[place]
            number, seat, _, _ = state.top()
            expect((number, seat) == (step.decision, step.seat), "the same answers have led to another question")
            expect(step.option in ground.legal(state), "an answer that was legal is no longer so")
            looked += 1
    return looked


def copies_play_alike(ground: Ground) -> int:
    """A state and its clone, given the same answers, stay the same to the last number."""
    game, looked = ground.game, 0
    out = Options()
    for moment in ground.look(open_only=True):
        one, two = moment.state, moment.state
        natures = Seeded(moment.place), Seeded(moment.place)
        rng = Rng(moment.place)
        for _ in range(12):
            alive = [game.rules.advance(state, nature, out) for state, nature in zip((one, two), natures, strict=True)]
            expect(one.key() == two.key() and alive[0] == alive[1], "a state and its clone went different ways")
            if not alive[0]:
                break
            legal = ground.legal(one)
            expect(legal == ground.legal(two), "a state and its clone list different answers")
            option = legal[rng.below(len(legal))]
            game.rules.choose(one, option)
            game.rules.choose(two, option)
            looked += 1
    return looked


def matches_read_back(ground: Ground) -> int:
    """A save and a transcript of any moment give back the very match, answer for answer."""
    looked = 0
    for moment in ground.look(most=MATCHES):
        match = ground.match(moment)
        # Under seal a seat's question is brought to the top only while it answers.
        key = _at_rest(match)
        again = save.read(save.dump(match))
        expect(_at_rest(again) == key, "a save read back is another state")
        expect(again.journal == match.journal, "a save read back is another journal")
        told = transcript.read(transcript.write(match), nature=Seeded(1))
        expect(told.journal[: len(match.journal)] == match.journal, "a transcript read back has other answers")
        expect(_at_rest(told) == key, "a transcript read back is another state")
        looked += 1
    return looked


def _at_rest(match: Match) -> object:
    return match.state.key()


def undo_goes_back(ground: Ground) -> int:
    """An answer taken back leaves the very state and journal that were there before."""
    looked = 0
    for moment in ground.look(open_only=True, most=MATCHES):
        match = ground.match(moment)
        before, journal = match.state.key(), list(match.journal)
        seat = match.to_act()[0]
        choices = match.question(seat).choices
        match.play(seat, choices[moment.place % len(choices)].option)
        if match.can_undo(seat):
            match.undo(seat)
            expect(match.journal == journal, "undo left another journal")
            expect(match.state.key() == before, "undo left another state")
        looked += 1
    return looked


LAWS = (
    clones_stand_alone,
    keys_see_every_field,
    the_same_answers_give_the_same_game,
    copies_play_alike,
    matches_read_back,
    undo_goes_back,
)
