"""What lies on the tables: every tool, card, helper, roof tile and building, and the answers that have to do with it."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from ludoteca.core.match import Match, Question
from ludoteca.games.la_granja.content.board import BUILDING_IDS
from ludoteca.games.la_granja.content.cards import CARD_IDS
from ludoteca.games.la_granja.content.constants import ROOFS, SLOTS
from ludoteca.games.la_granja.content.roofs import ROOF_IDS
from ludoteca.games.oh_my_goods.content.buildings import KIND_IDS, KINDS
from ludoteca.games.oh_my_goods.content.constants import QUIET
from ludoteca.games.oh_my_goods.content.domains import CARD_WORDS
from ludoteca.games.oh_my_goods.content.longsdale import CHAPTERS, CHARACTERS, END_CARDS, EVENTS
from ludoteca.games.oh_my_goods.content.people import ASSISTANT_IDS
from ludoteca.games.sagrada.content.tools import TOOL_IDS
from tests.page.robot.moments import Moment, things
from tests.page.robot.positions import SELDOM


class Shelf(NamedTuple):
    """The things of a game that can be met, and which answers meet them."""

    all: tuple[str, ...]

    def named(self, match: Match, question: Question) -> dict[str, str]:
        """For each thing that an open question lets a seat use, the answer that does."""
        raise NotImplementedError


class Sagrada(Shelf):
    """Twelve tools."""

    def named(self, match: Match, question: Question) -> dict[str, str]:
        if question.name != "act":
            return {}
        legal = {choice.notation for choice in question.choices}
        return {f"tool {tool}": tool for tool in TOOL_IDS if tool in legal}


class LaGranja(Shelf):
    """Cards played, helpers and roof tiles used, roof tiles bought, buildings delivered to."""

    def named(self, match: Match, question: Question) -> dict[str, str]:
        found: dict[str, str] = {}
        legal = [choice.notation for choice in question.choices]
        for notation in legal:
            if question.name == "play" and notation.startswith("card"):
                found[f"{notation} played"] = notation
            elif question.name == "buy_roof" and notation in ROOF_IDS:
                found[f"roof tile {notation} bought"] = notation
            elif question.name == "deliver" and notation.split(">")[-1] in BUILDING_IDS:
                found[f"building {notation.split('>')[-1]}"] = notation
            elif question.name == "free":
                found |= self._used(match.view(question.seat), question.seat, notation)
        return found

    @staticmethod
    def _used(view: Any, seat: int, notation: str) -> dict[str, str]:
        slot = re.fullmatch(r"(helper|roof)(\d)", notation)
        if slot is None:
            return {}
        cards = view.helper_card if slot[1] == "helper" else view.roof_tile
        places = SLOTS if slot[1] == "helper" else ROOFS
        card = cards[seat * places + int(slot[2]) - 1]
        if card < 0:
            return {}
        if slot[1] == "helper":
            return {f"helper of {CARD_IDS[card]} used": notation}
        return {f"roof tile {ROOF_IDS[card]} used": notation}


class OhMyGoods(Shelf):
    """Buildings planned, built, worked in and fed, assistants, characters, and what is asked under events and end cards."""

    def named(self, match: Match, question: Question) -> dict[str, str]:
        view: Any = match.view(question.seat)
        legal = [choice.notation for choice in question.choices]
        found: dict[str, str] = {}
        if view.event != QUIET:
            found[f"event {EVENTS[view.event].number} in force"] = ""
        if view.chapter in range(len(CHAPTERS)) and view.event == QUIET:
            ends = CHAPTERS[view.chapter].end_cards
            if question.name in ("end_deliver", "meet_demand"):
                found |= {f"end card {number}: {question.name}": "yes" for number in ends}
        for notation in legal:
            found |= self._answered(view, question, notation)
        return found

    @staticmethod
    def _answered(view: Any, question: Question, notation: str) -> dict[str, str]:
        def kind(card: int) -> str:
            return CARD_WORDS[card].rsplit("_", 1)[0]

        slot = re.match(r"b(\d+)", notation)
        there = kind(view.buildings[question.seat][int(slot[1]) - 1]) if slot else ""
        name = ""
        if question.name == "plan_card" and notation.rsplit("_", 1)[0] in KIND_IDS:
            name = f"building {notation.rsplit('_', 1)[0]} set aside"
        elif question.name == "plan_worker" and slot:
            name = f"worker at {there}"
        elif question.name == "produce" and notation.endswith("-chain"):
            name = f"chain of {there}"
        elif question.name == "buy" and notation == "plan":
            name = f"building {kind(view.aside[question.seat][0])} built"
        elif question.name == "buy" and notation in KIND_IDS:
            name = f"building {notation} built from its stack"
        elif question.name == "buy" and notation in ASSISTANT_IDS:
            name = f"assistant {notation} hired"
        elif notation in PEOPLE and question.name in ("use_character", "plan_cost", "pay_with", "discard"):
            name = f"character {notation} used"
        return {name: notation} if name else {}


PEOPLE = tuple(character.id for character in CHARACTERS)

SHELVES: dict[str, Shelf] = {
    "sagrada": Sagrada(tuple(f"tool {tool}" for tool in TOOL_IDS)),
    "oh_my_goods": OhMyGoods(
        (
            *(f"building {kind.id} built" for kind in KINDS if kind.id != "charburner"),
            *(f"building {kind.id} built from its stack" for kind in KINDS if kind.number),
            *(f"worker at {kind.id}" for kind in KINDS if kind.product and not kind.automatic),
            *(f"chain of {kind.id}" for kind in KINDS if kind.chain),
            *(f"assistant {face} hired" for face in ASSISTANT_IDS),
            *(f"character {character} used" for character in PEOPLE),
            *(f"event {event.number} in force" for event in EVENTS),
            *(f"end card {end.number}: end_deliver" for end in END_CARDS),
        )
    ),
    "la_granja": LaGranja(
        (
            *(f"{card} played" for card in CARD_IDS),
            *(f"roof tile {tile} bought" for tile in ROOF_IDS),
            *(f"building {building}" for building in BUILDING_IDS),
        )
    ),
}


def where_met(game: str, seeds: int = 400) -> dict[str, Moment | None]:
    """A moment for each thing of a game, and None where play at random met none.

    Helpers and roof tiles that are used by an answer of their own come after; those that only change what other
    answers do, or pay by themselves, have none.
    """
    shelf = SHELVES[game]
    found = things(game, shelf.named, SELDOM.get(game, {}), set(shelf.all), seeds)
    return {thing: found.get(thing) for thing in (*shelf.all, *sorted(set(found) - set(shelf.all)))}
