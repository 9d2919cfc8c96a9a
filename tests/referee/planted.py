"""A referee that could not find a fault would prove nothing: faults are planted, and must be found."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable
from typing import Any

import pytest

from ludoteca import Match
from ludoteca.core.match import Question
from tests.referee.common import Difference
from tests.referee.sealed import Played, Task

Play = Callable[..., tuple[Played, Any]]


def first_differences(play: Play, games: Iterable[Task], **changed: str) -> list[Difference]:
    """What the first game that shows anything shows; a referee may be told other options than the match."""
    found = (play(task, **changed)[0].differences for task in games)
    return next((listed for listed in found if listed), [])


def check_noticed(play: Play, games: list[Task], **changed: str) -> None:
    """A referee told another reading differs, and the same game differs in nothing else."""
    found = first_differences(play, games, **changed)
    assert found, "no game tells the two readings apart"
    assert not first_differences(play, (task for task in games if task.seed == found[0].seed))


def check_found(play: Play, games: list[Task], plant: Callable[[pytest.MonkeyPatch], Any]) -> None:
    """A fault in the referee shows, and the same game shows nothing without it."""
    with pytest.MonkeyPatch.context() as patch:
        plant(patch)
        found = first_differences(play, games)
    assert found, "no game shows the fault"
    assert not first_differences(play, (task for task in games if task.seed == found[0].seed))


def check_left_out(play: Play, games: list[Task], name: str, word: str) -> None:
    """An answer that the engine leaves out of the questions of that name is found, and told with its place."""
    whole = Match.question

    def without(match: Match, seat: int | None = None) -> Question:
        question = whole(match, seat)
        left = tuple(choice.option for choice in question.choices if choice.notation != word)
        return dataclasses.replace(question, options=left) if question.name == name and left else question

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Match, "question", without)
        found = first_differences(play, games)
    assert found[0].question == name
    assert found[0].detail.endswith(f"engine alone: -; referee alone: {word}")
    assert f"seed={found[0].seed} " in str(found[0])
    assert f"step={found[0].step} " in str(found[0])
