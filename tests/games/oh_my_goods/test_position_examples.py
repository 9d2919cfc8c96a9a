"""The worked examples as position files: each is loaded, checked, answered, and compared with what it should come to."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludoteca.core.match import Match
from ludoteca.core.nature import Scripted, Seeded
from ludoteca.games.oh_my_goods.content.constants import IN_DISCARD, IN_HAND, IN_STACK, IN_SUNRISE, SLOTS
from ludoteca.games.oh_my_goods.content.domains import CARD_WORDS, SIDES, SLOT_WORDS
from ludoteca.games.oh_my_goods.content.people import ASSISTANT_IDS
from ludoteca.games.oh_my_goods.rules import campaign
from tests.support import rule

FILES = sorted((Path(__file__).parents[2] / "positions" / "oh_my_goods").glob("*.json"), key=lambda path: path.stem)
# Examples of section 16 that are no file here, each with its reason; every other one has a file.
NOT_HERE: dict[str, str] = {
    "16.33": "needs the demand of end card 2, which is part of the change of the cards",
    "16.34": "is about a pack of its own: no card of ours uses must_pay",
    "16.35": "is about two chapters and a pack of its own: no card of ours takes one out of the set",
}
EXAMPLES = [f"16.{number}" for number in range(1, 36)]


def lying(table: Any, place: int) -> list[str]:
    return [CARD_WORDS[card] for card, where in enumerate(table.where) if where == place]


def by_seat(table: Any, told: Callable[[int], Any]) -> dict[str, Any]:
    return {str(seat): told(seat) for seat in range(table.seats)}


def bits(mask: int, words: Any) -> list[str]:
    return [word for place, word in enumerate(words) if mask >> place & 1]


# What a result may name, and how it is read off the table.
LOOKS: dict[str, Callable[[Match, Any], Any]] = {
    "question": lambda match, _: None if match.over else f"{match.question().seat} {match.question().name}",
    "legal": lambda match, _: [choice.notation for choice in match.question().choices],
    "deck": lambda _, table: table.deck_count,
    "display": lambda _, table: table.display.bit_count(),
    "last": lambda _, table: table.last,
    "sunrise": lambda _, table: lying(table, IN_SUNRISE),
    "sunset": lambda _, table: lying(table, IN_SUNRISE + 1),
    "discard": lambda _, table: [word for place in range(IN_DISCARD, IN_HAND) for word in lying(table, place)],
    "stack": lambda _, table: len(lying(table, IN_STACK)),
    "winners": lambda match, _: list(match.outcome().winners),
    "branch": lambda match, _: SIDES[campaign.branch_side(match)],
    "hand": lambda _, table: by_seat(table, lambda seat: lying(table, IN_HAND + seat)),
    "hands": lambda _, table: by_seat(table, lambda seat: table.hand_count[seat]),
    "coins": lambda _, table: by_seat(table, lambda seat: table.wealth(seat, table.event)),
    "points": lambda match, table: by_seat(table, lambda seat: match.outcome().points[seat]),
    "strength": lambda _, table: by_seat(table, table.strength),
    "buildings": lambda _, table: by_seat(table, lambda seat: table.count[seat]),
    "assistants": lambda _, table: by_seat(table, lambda seat: bits(table.faces[seat], ASSISTANT_IDS)),
    "assistants_at": lambda _, table: by_seat(table, lambda seat: bits(table.helpers[seat], SLOT_WORDS)),
    "towers": lambda _, table: by_seat(table, lambda seat: bits(table.towered[seat], SLOT_WORDS)),
    "goods": lambda _, table: by_seat(
        table,
        lambda seat: {SLOT_WORDS[slot]: table.stock(seat * SLOTS + slot) for slot in range(table.count[seat])},
    ),
}


def part_of(expected: Any, found: Any) -> Any:
    """Of what was found only what the file speaks of."""
    return {name: part_of(expected[name], found[name]) for name in expected} if isinstance(expected, dict) else found


def played(case: dict[str, Any]) -> Match:
    """The case's position after its answers; nature says the scripted words first."""
    nature = Scripted(*case.get("nature", []), then=Seeded(1))
    match = Match.from_position("oh_my_goods", case["position"], nature=nature)
    for answer in case["answers"]:
        seat, name, word = answer.split()
        question = match.question(int(seat))
        assert question.name == name, answer
        match.play(int(seat), word)
    return match


CASES = [
    pytest.param(case, id=f"{path.stem}-{number}")
    for path in FILES
    for number, case in enumerate(json.loads(path.read_text(encoding="utf-8"))["cases"], start=1)
]


@rule("OMG-14.2", "OMG-14.8", "OMG-16.32")
@pytest.mark.parametrize("case", CASES)
def test_an_example_comes_out_as_told(case: dict[str, Any]) -> None:
    match = played(case)
    result = dict(case["result"])
    legal = [] if match.over else [choice.notation for choice in match.question().choices]
    assert set(result.pop("offers", [])) <= set(legal)
    assert set(result.pop("refuses", [])).isdisjoint(legal)
    for name, expected in result.items():
        assert part_of(expected, LOOKS[name](match, match.state)) == expected, name


@rule("OMG-14.2")
def test_every_example_has_a_file_or_a_reason() -> None:
    told = {json.loads(path.read_text(encoding="utf-8"))["example"] for path in FILES}
    assert told == {path.stem for path in FILES}
    assert told.isdisjoint(NOT_HERE)
    assert told | set(NOT_HERE) == set(EXAMPLES)
