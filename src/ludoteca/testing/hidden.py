"""The third law of views: what a seat cannot know does not show, whatever else had been dealt or chosen."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from ludoteca.core.constants import EVERYONE, NATURE
from ludoteca.core.decision import State
from ludoteca.core.rng import Rng
from ludoteca.testing.ground import Broken, Ground, NotHere, Walk, expect
from ludoteca.testing.views import differing

# How long after a hidden answer views are compared: at once, and ever more rarely later.
AFTER = (1, 2, 3, 4, 6, 9, 13, 19, 28, 41, 60)
# Hidden answers of one decision looked at in each walk, and in all walks before that.
IN_A_WALK = 2
AT_FIRST = 12


@dataclass
class Twin:
    """A walk with other hidden answers: which ones, and the seats that may tell."""

    changed: dict[int, int]
    blind: list[int | None]
    # Whether a step that turns something up ends it.
    until_shown: bool
    # Whether the answer is only partly hidden: which card somebody keeps is, what they are asked next is not.
    partly: bool


def hidden_answers_do_not_show(ground: Ground) -> int:
    """Third law: states that differ only in what a seat cannot know give it equal views."""
    compared = 0
    hidden = False
    seen: Counter[int] = Counter()
    for walk in ground.walks:
        here: Counter[int] = Counter()
        for place, state in ground.follow(walk):
            step = walk.steps[place]
            if step.seen == EVERYONE:
                continue
            hidden = True
            if here[step.decision] >= IN_A_WALK and seen[step.decision] >= AT_FIRST:
                continue
            here[step.decision] += 1
            seen[step.decision] += 1
            for twin in _twins(ground, walk, place, state):
                compared += _compare(ground, walk, place, state, twin)
    if not hidden:
        raise NotHere("perfect information: everyone sees every answer as it is given")
    ground.here = None
    expect(compared > 0, "answers are hidden, but in no walk could another one have been given: nothing was compared")
    return compared


def _twins(ground: Ground, walk: Walk, place: int, state: State) -> list[Twin]:
    """Other answers that were as possible, and other answers dealt in another order."""
    step = walk.steps[place]
    decision = ground.rules.decisions[step.decision]
    until_shown = step.seat != NATURE or decision.name in ground.game.turned_up
    partly = step.seat != NATURE and not decision.sealed
    viewers = [viewer for viewer in (*range(walk.table.seats), None) if viewer != step.seen]
    rng = Rng(walk.seed + place)
    half = max(1, ground.budget.twins // 4)
    others = rng.shuffled([option for option in ground.legal(state) if option != step.option])[:half]
    found = [Twin({place: option}, viewers, until_shown, partly) for option in others]
    for later in range(place + 1, len(walk.steps)):
        other = walk.steps[later]
        alike = other.decision == step.decision and other.seat == step.seat and other.seen != EVERYONE
        if alike and other.option != step.option and len(found) < 2 * half:
            blind = [viewer for viewer in viewers if viewer != other.seen]
            found.append(Twin({place: other.option, later: step.option}, blind, until_shown, partly))
    return [twin for twin in found if twin.blind]


def _compare(ground: Ground, walk: Walk, place: int, state: State, twin: Twin) -> int:
    """Play both to the end of the comparison; how many views were compared."""
    game, compared = ground.game, 0
    true, other = state.clone(), state.clone()
    last = min(len(walk.steps), place + AFTER[-1])
    for at in range(place, last):
        step = walk.steps[at]
        if not _answer(ground, true, step.seat, step.decision, step.option):
            raise Broken("a walk told again comes to another question")
        if not _answer(ground, other, step.seat, step.decision, twin.changed.get(at, step.option)):
            break
        shown = ground.settle(true)
        ground.settle(other)
        if (shown and twin.until_shown) or not true.depth:
            # Scoring is public: a game may show then what it has kept hidden.
            break
        if at == place and twin.partly and true.frames() != other.frames():
            break
        if at + 1 - place not in AFTER or true.top()[1] < 0 or true.key() == other.key():
            continue
        for viewer in twin.blind:
            mine, theirs = game.view(true, viewer), game.view(other, viewer)
            if mine != theirs:
                raise Broken(_told(ground, walk, place, twin, viewer, at + 1, differing(mine, theirs)))
            compared += 1
    return compared


def _told(ground: Ground, walk: Walk, place: int, twin: Twin, viewer: int | None, moment: int, difference: str) -> str:
    step = walk.steps[place]
    decision = ground.rules.decisions[step.decision]
    name = "spectators" if viewer is None else f"seat {viewer}"
    words = f"{decision.domain.notation(step.option)} or {decision.domain.notation(twin.changed[place])}"
    advice = "" if step.seat != NATURE else "; if a later step turns it up by the rules, name it in Game.turned_up"
    return (
        f"{name} can tell answer {place + 1}, {decision.name} {words}, which only "
        f"{'nobody' if step.seen < 0 else f'seat {step.seen}'} knows: after {moment} answers {difference}{advice}"
    )


def _answer(ground: Ground, state: State, seat: int, number: int, option: int) -> bool:
    """Give an answer, if it is asked for and legal."""
    if not state.depth or (state.top()[1] == NATURE) != (seat == NATURE):
        return False
    if seat != NATURE and not ground.rules.lift(state, seat):
        return False
    if state.top()[:2] != (number, seat) or option not in ground.legal(state):
        return False
    ground.rules.choose(state, option)
    return True


LAWS = (hidden_answers_do_not_show,)
