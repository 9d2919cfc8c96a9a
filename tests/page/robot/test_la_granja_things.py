"""The list of La Granja's things is whole: every card on every side, every helper that is asked for, every tile and building."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from ludoteca.core.match import Match
from ludoteca.games.la_granja.content.board import BUILDING_IDS
from ludoteca.games.la_granja.content.card import Card
from ludoteca.games.la_granja.content.cards import CARD_IDS, CARDS
from ludoteca.games.la_granja.content.goods import GRAIN, GRAPE, OLIVE
from ludoteca.games.la_granja.content.helpers import BY_WORD
from ludoteca.games.la_granja.content.roofs import ROOF_IDS
from tests.page.robot.la_granja import MENU, SILENT, la_granja

STEPS = {
    "farm": ("cards", "income", "growth", "roof"),
    "revenue": ("reserve", "first_pick", "second_pick", "last_die"),
    "transport": ("siesta", "deliveries", "extra_deliveries"),
}
# Cards to lie about on the farm, none of which has a helper that is looked at here.
OTHERS = [card for card in CARDS if card.helper.does.word not in SILENT]
FIELDS = [next(card for card in OTHERS if card.field == crop) for crop in (OLIVE, GRAIN, GRAPE)]
SPARE = [f"card{card.id}" for card in OTHERS if card not in FIELDS]
DICE = {"first_pick": [1, 2, 3, 4, 5], "second_pick": [1, 2, 5], "last_die": [3]}


def test_every_card_side_tile_and_building_is_there() -> None:
    listed = set(la_granja())
    sides = ("field", "barrow", "extension", "helper")
    assert {f"{card} played as {side}" for card in CARD_IDS for side in sides} <= listed
    assert {f"roof tile {tile} {done}" for tile in ROOF_IDS for done in ("bought", "used")} <= listed
    assert {f"building {building} {done}" for building in BUILDING_IDS for done in ("delivered to", "completed")} <= (
        listed
    )


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.helper.id)
def test_a_helper_is_walked_or_has_no_answer_of_its_own(card: Card) -> None:
    assert (f"helper {card.helper.id} used" in la_granja()) != (card.helper.does.word in SILENT)


def test_operations_are_sorted_once() -> None:
    assert set(BY_WORD) >= SILENT | set(MENU)
    assert not SILENT & set(MENU)


@cache
def asked(step: str, phase: str, helper: str | None) -> tuple[str, list[str], set[str]]:
    """What a step asks of a farm that has something of everything, the answers, and what is asked after them."""
    rested = {"donkey": "donkey2"} if phase == "transport" else {}
    taken = {"second_pick": [[6], [4]], "last_die": [[6, 1], [4, 2]]}.get(step, [[], []])
    farm: dict[str, Any] = {
        "hand": SPARE[:2],
        "goods": {"olive": 2, "grain": 1, "grape": 2, "pig": 2, "food": 1, "wine": 1, "meat": 1, "silver": 20},
        "points": 3,
        "fields": [{"card": f"card{card.id}", "grown": True} for card in FIELDS],
        "barrows": [{"card": SPARE[2], "filled": []}],
        "extensions": SPARE[3:4],
        "roof": [{"tile": "r1a", "used": True}],
        "helpers": [{"card": helper}] if helper else [],
        "taken": taken[0],
        **rested,
    }
    position = {
        "game": "la_granja",
        "options": {"promo": "with"},
        "round": 2,
        "phase": phase,
        "step": step,
        "siesta": {"0": [1], "2": [0]},
        "display": ["r2a", "r2b"] if phase == "farm" else [],
        "dice": DICE.get(step, []),
        "farms": [farm, {"taken": taken[1], **rested}],
    }
    question = Match.from_position("la_granja", position, seed=1).question(0)
    follows: set[str] = set()
    for choice in question.choices:
        on = Match.from_position("la_granja", position, seed=1)
        on.play(0, choice.notation)
        if not on.over and 0 in on.to_act():
            follows.add(on.question(0).name)
            if choice.notation == "free":
                follows |= {f"free {action.notation}" for action in on.question(0).choices}
    return question.name, [choice.notation for choice in question.choices], follows


@pytest.mark.parametrize("helper", [card.helper.id for card in CARDS if card.helper.does.word in SILENT])
def test_a_silent_helper_brings_no_question_and_no_answer(helper: str) -> None:
    for phase, steps in STEPS.items():
        for step in steps:
            question, answers, follows = asked(step, phase, helper)
            plain = asked(step, phase, None)
            assert (question, answers) == plain[:2], step
            # It may leave the turn open longer, for what can be done anyway.
            assert follows <= plain[2] | {question}, step
