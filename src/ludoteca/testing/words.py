"""Laws of words: what is shown and said to people is plain, tells nobody what they cannot know, and can be said."""

from __future__ import annotations

import json
from collections.abc import Iterator

from ludoteca.core.constants import EVERYONE, NATURE
from ludoteca.core.decision import State
from ludoteca.core.game import Game
from ludoteca.core.journal import Entry
from ludoteca.core.rng import Rng
from ludoteca.core.view import Shown, plain
from ludoteca.core.words import LogMessage, Message, Named, arguments_data, word_data
from ludoteca.messages import LANGUAGES, Speaker
from ludoteca.testing.ground import Broken, Ground, Moment, NotHere, Walk, expect

# Hidden answers of one decision whose lines are compared, in each walk.
IN_A_WALK = 3


def tables_are_shown_plainly(ground: Ground) -> int:
    """What is shown of a view is the same whenever it is asked for, and plain data that JSON can carry."""
    game, looked = ground.game, 0
    if type(game).show is Game.show:
        raise NotHere("the game shows no more than its picture: Game.show")
    for moment in ground.look():
        for viewer in moment.viewers:
            view = game.view(moment.kept, viewer)
            shown = game.show(view)
            expect(isinstance(shown, Shown), f"viewer {viewer}: {type(shown).__name__} is no Shown")
            head = (shown.game, shown.seat, shown.seats)
            expect(head == (game.id, viewer, moment.seats), f"viewer {viewer}: what is shown begins with {head}")
            expect(game.show(view) == shown, f"viewer {viewer}: shown twice, the same view looks different")
            told = plain(shown)
            _is_data(told, f"viewer {viewer}: shown")
            expect(json.loads(json.dumps(told)) == told, f"viewer {viewer}: what is shown does not survive JSON")
            looked += 1
    return looked


def _is_data(told: object, where: str) -> None:
    if isinstance(told, dict):
        for name, value in told.items():
            expect(isinstance(name, str), f"{where}: the name {name!r} is no text")
            _is_data(value, f"{where}.{name}")
    elif isinstance(told, list):
        for place, value in enumerate(told):
            _is_data(value, f"{where}[{place}]")
    else:
        plain_kinds = (str, int, float, bool, type(None))
        expect(type(told) in plain_kinds, f"{where}: {told!r:.60} is neither text, number, truth nor nothing")


def questions_name_what_their_seat_knows(ground: Ground) -> int:
    """A question and its answers by name are the same in every state that the asked seat could believe in."""
    game, looked = ground.game, 0
    for moment in ground.look(open_only=True):
        for seat in ground.rules.sealed_seats(moment.kept):
            state = moment.state
            ground.rules.lift(state, seat)
            asked = _asked(game, state, ground.legal(state))
            view = game.view(moment.kept, seat)
            for number in range(ground.budget.imagined):
                other = game.imagine(view, Rng(moment.place + number))
                ground.rules.lift(other, seat)
                found = _asked(game, other, ground.legal(state))
                if found != asked:
                    raise Broken(f"asks {_difference(asked, found)} in a state imagined from the asked seat's view")
            looked += 1
    return looked


def _asked(game: Game, state: State, options: list[int]) -> list[Message | Named]:
    number, seat, a, b = state.top()
    decision = game.rules.decisions[number]
    prompt = game.prompt(state, decision, seat, a, b)
    expect(isinstance(prompt, Message), f"{decision.name}: the question is {prompt!r:.60}, no Message")
    labels = [game.label(state, decision, seat, a, b, option) for option in options]
    for label in labels:
        expect(isinstance(label, Named), f"{decision.name}: an answer is called {label!r:.60}, which is no Named")
        _is_data(word_data(label), decision.name)
    _is_data(arguments_data(prompt.arguments), decision.name)
    return [prompt, *labels]


def _difference(mine: list[Message | Named], theirs: list[Message | Named]) -> str:
    one, two = next((one, two) for one, two in zip(mine, theirs, strict=True) if one != two)
    return f"{one!r:.160}, but {two!r:.160}"


def _entry(game: Game, state: State, option: int) -> Entry:
    """An answer to the top question as the journal would keep it."""
    number, seat, a, b = state.top()
    decision = game.rules.decisions[number]
    seen_by = decision.seen_by(state, seat, a, b)
    details = game.remember(state, decision, seat, a, b, option)
    return Entry(seat, number, a, b, option, seen_by, game.rules.rounds(state), 0, details=details)


def the_log_tells_what_its_readers_know(ground: Ground) -> int:
    """What is told of an answer is the same in every state that those who learn it could believe in."""
    game, looked = ground.game, 0
    if type(game).report is Game.report and type(game).remember is Game.remember:
        raise NotHere("the log tells nothing but the answers: Game.report and Game.remember")
    for moment in ground.look(open_only=True):
        for seat in ground.rules.sealed_seats(moment.kept):
            looked += _tell(ground, moment, seat)
    return looked


def _tell(ground: Ground, moment: Moment, seat: int) -> int:
    game, looked = ground.game, 0
    state = moment.state
    ground.rules.lift(state, seat)
    number, _, a, b = state.top()
    seen_by = ground.rules.decisions[number].seen_by(state, seat, a, b)
    view = game.view(moment.kept, None if seen_by == EVERYONE else seen_by if seen_by >= 0 else seat)
    for imagined in range(ground.budget.imagined):
        other = game.imagine(view, Rng(moment.place + imagined))
        # Under seal a spectator does not know what exactly is asked.
        if not ground.rules.lift(other, seat) or other.top() != state.top():
            continue
        # An answer that the imagined hands do not allow says nothing of them.
        for option in set(ground.legal(state)) & set(ground.legal(other)):
            mine = game.report(_entry(game, state, option), known=True)
            theirs = game.report(_entry(game, other, option), known=True)
            expect(
                mine == theirs,
                f"{ground.rules.decisions[number].name}: the log says {mine!r:.160}, but {theirs!r:.160} in a state "
                "imagined from the view of those who learn the answer",
            )
            looked += 1
    return looked


def hidden_lines_do_not_tell(ground: Ground) -> int:
    """Who does not know an answer reads the same of all answers after which they see the same."""
    looked, hidden = 0, False
    for walk in ground.walks:
        seen: dict[int, int] = {}
        for place, state in ground.follow(walk):
            step = walk.steps[place]
            if step.seen == EVERYONE:
                continue
            hidden = True
            seen[step.decision] = seen.get(step.decision, 0) + 1
            if seen[step.decision] <= IN_A_WALK:
                looked += _compare_lines(ground, walk, state, step.seen)
    if not hidden:
        raise NotHere("perfect information: everyone sees every answer as it is given")
    return looked


def _compare_lines(ground: Ground, walk: Walk, state: State, seen_by: int) -> int:
    game, looked = ground.game, 0
    name = ground.rules.decisions[state.top()[0]].name
    lines: list[tuple[State, LogMessage | None]] = []
    options = Rng(walk.seed).shuffled(ground.legal(state))[: ground.budget.twins]
    for option in options:
        after = state.clone()
        line = game.report(_entry(game, after, option), known=False)
        game.rules.choose(after, option)
        ground.settle(after)
        lines.append((after, line))
    blind = [viewer for viewer in (*range(walk.table.seats), None) if viewer not in (seen_by, state.top()[1])]
    for viewer in blind if lines else ():
        first, told = lines[0]
        if not first.depth:
            continue
        view = game.view(first, viewer)
        for other, line in lines[1:]:
            if other.depth and line != told and game.view(other, viewer) == view:
                raise Broken(
                    f"{name}: viewer {viewer} does not know the answer and reads {told!r:.120} or {line!r:.120}"
                )
            looked += 1
    return looked


def sentences_have_words(ground: Ground) -> int:
    """Every question and every line of the log can be said in each language the game brings."""
    game = ground.game
    if game.messages is None:
        raise NotHere("the game brings no messages")
    if type(game).prompt is Game.prompt and type(game).report is Game.report:
        raise NotHere("the game says nothing by name: Game.prompt and Game.report")
    folder = game.messages
    speakers = [Speaker(language) for language in LANGUAGES if (folder / language).is_dir()]
    said: dict[str, Message] = {}
    for message in _all_said(ground):
        # One of each kind, by its id and the names of its arguments.
        said.setdefault(f"{message.id} {sorted(message.arguments)}", message)
    for message in said.values():
        for speaker in speakers:
            problems = speaker.problems(game.id, message)
            expect(not problems, f"{message.id} in {speaker.language}: {'; '.join(problems)}")
    return len(said) * len(speakers)


def _all_said(ground: Ground) -> Iterator[Message]:
    """The questions and the lines of every walk, the lines with who they speak of."""
    game = ground.game
    for walk in ground.walks:
        for place, state in ground.follow(walk):
            number, seat, a, b = state.top()
            decision = game.rules.decisions[number]
            if seat != NATURE and type(game).prompt is not Game.prompt:
                yield game.prompt(state, decision, seat, a, b)
            if type(game).report is Game.report:
                continue
            entry = _entry(game, state, walk.steps[place].option)
            for known in (True, False):
                line = game.report(entry, known=known)
                if line is not None and (known or entry.seen_by != EVERYONE):
                    yield Message(line.id, {**line.arguments, "who": "Ada"})


LAWS = (
    tables_are_shown_plainly,
    questions_name_what_their_seat_knows,
    the_log_tells_what_its_readers_know,
    hidden_lines_do_not_tell,
    sentences_have_words,
)
