"""Moments to begin with, found by playing at random outside the browser: every kind of question, every thing."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from ludoteca.core.errors import BadFile
from ludoteca.core.game import Game, find_game
from ludoteca.core.match import Match, Question
from ludoteca.core.position import position_at

# A position that is sent with a table must not be larger.
LARGEST = 15_000


class Moment(NamedTuple):
    """A question of a match: its position (None: the beginning of a game), whose it is, and an answer wanted there.

    ``then`` is the answer wanted to the question that follows, which the same press may give.
    """

    game: str
    seats: int
    options: dict[str, Any]
    position: Any
    seat: int
    decision: str
    notation: str
    then: str = ""


def matches(game: str, seeds: Sequence[int]) -> Iterator[tuple[Match, random.Random]]:
    """Matches of all seat counts and settings, each to be played at random."""
    found = find_game(game)
    for seed in seeds:
        rng = random.Random(seed)
        seats = found.fewest + seed % (found.most - found.fewest + 1)
        # Half of them as most people play, the others with settings at random.
        settings = found.settings if seed % 2 else ()
        wild = {each.name: rng.choice(each.offered(seats)) for each in settings if each.offered(seats)}
        yield Match.new(game, seats, sensible(found, seats, wild), seed=seed), rng


def sensible(game: Game, seats: int, wild: Mapping[str, Any]) -> dict[str, Any]:
    """Of settings chosen at random those that change something at such a table; a game may refuse the others."""
    usual = {each.name: each.default_for(seats) for each in game.settings}
    kept = dict(wild)
    while True:
        applying = {
            each.name: kept[each.name]
            for each in game.settings
            if each.name in kept and each.applies(seats, usual | kept)
        }
        if applying == kept:
            return kept
        kept = applying


def walk(match: Match, rng: random.Random) -> Iterator[Question]:
    """Every question on the way to the end; answered at random once it was looked at."""
    while not match.over:
        seat = rng.choice(match.to_act())
        question = match.question(seat)
        yield question
        match.play(seat, rng.choice(question.choices).option)


def laid_out(match: Match, question: Question, notation: str) -> Moment | None:
    """The present moment of a match as a position; None where it cannot be one, or is too large to send."""
    beginning = (match.game.id, match.header.seats, match.options)
    try:
        position = {"game": match.game.id, **position_at(match, len(match.journal))}
    except BadFile:
        begun = any(answer.seat >= 0 for answer in match.journal)
        return None if begun else Moment(*beginning, None, question.seat, question.name, notation)
    if len(json.dumps(position)) > LARGEST:
        return None
    return Moment(*beginning, position, question.seat, question.name, notation)


# Some questions come so seldom that these matches are played for them alone.
SEEDS = {"la_granja": (*range(60), 74, 484), "oh_my_goods": (*range(60), 207, 226)}


def seeds_of(game: str) -> Sequence[int]:
    """The matches that are played to find every kind of question."""
    return SEEDS.get(game, range(60))


@cache
def kinds(game: str) -> dict[str, Moment]:
    """One moment for each kind of question, with as many answers to choose from as turned up."""
    best: dict[str, tuple[int, Moment]] = {}
    for match, rng in matches(game, seeds_of(game)):
        for question in walk(match, rng):
            known = best.get(question.name, (0, None))[0]
            if min(len(question.choices), 12) > known:
                moment = laid_out(match, question, "")
                if moment is not None:
                    best[question.name] = (len(question.choices), moment)
    return {name: moment for name, (_, moment) in sorted(best.items())}


def first(game: str, wanted: Callable[[Question], bool]) -> Moment:
    """The first question that is as wanted."""
    for match, rng in matches(game, seeds_of(game)):
        for question in walk(match, rng):
            moment = laid_out(match, question, "") if wanted(question) else None
            if moment is not None:
                return moment
    raise AssertionError(f"no match of {game} asks what is wanted")


def never_asked(game: str) -> set[str]:
    """Kinds of questions that no match asked of anyone: the list above would not know of them."""
    seen: set[int] = set()
    for match, rng in matches(game, seeds_of(game)):
        for _ in walk(match, rng):
            pass
        seen |= {answer.decision for answer in match.journal}
    decisions = find_game(game).rules.decisions
    # A step of the rules themselves asks nobody.
    silent = {number for number, decision in enumerate(decisions) if decision.domain.name == "done"}
    return {decisions[number].name for number in set(range(len(decisions))) - seen - silent}


def things(
    game: str,
    named: Callable[[Match, Question], dict[str, str]],
    known: Mapping[str, Moment],
    all_of: set[str],
    seeds: int,
) -> dict[str, Moment]:
    """For each thing a moment where an answer has to do with it; ``named`` says which answers do.

    It begins with those known already, and ends early once none of ``all_of`` is left.
    """
    found = dict(known)
    for match, rng in matches(game, range(seeds)):
        if all_of <= found.keys():
            break
        for question in walk(match, rng):
            for thing, notation in named(match, question).items():
                if thing not in found:
                    moment = laid_out(match, question, notation)
                    if moment is not None:
                        found[thing] = moment
    return found
