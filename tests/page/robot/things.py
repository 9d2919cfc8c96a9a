"""What lies on the tables: every tool, card, helper, roof tile and building, and the answers that have to do with it."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from ludoteca.core.match import Match, Question
from ludoteca.games.oh_my_goods.content.buildings import KIND_IDS, KINDS
from ludoteca.games.oh_my_goods.content.cards import CHARBURNERS, DECK
from ludoteca.games.oh_my_goods.content.constants import QUIET, SLOTS
from ludoteca.games.oh_my_goods.content.domains import CARD_WORDS, SIDES
from ludoteca.games.oh_my_goods.content.longsdale import (
    ALL_IN,
    CHAPTERS,
    CHARACTERS,
    END_CARDS,
    EVENTS,
    LONGSDALE,
    Event,
)
from ludoteca.games.oh_my_goods.content.people import ASSISTANT_IDS
from ludoteca.games.sagrada.content.tools import TOOL_IDS
from tests.page.robot.la_granja import la_granja
from tests.page.robot.moments import Moment, things
from tests.page.robot.positions import SELDOM


class Shelf(NamedTuple):
    """The things of a game that can be met, and which answers meet them."""

    all: tuple[str, ...]

    def named(self, match: Match, question: Question) -> dict[str, str]:
        """For each thing that an open question lets a seat use, the answer that does; none where all moments are written."""
        return {}


class Sagrada(Shelf):
    """Twelve tools."""

    def named(self, match: Match, question: Question) -> dict[str, str]:
        if question.name != "act":
            return {}
        legal = {choice.notation for choice in question.choices}
        return {f"tool {tool}": tool for tool in TOOL_IDS if tool in legal}


class OhMyGoods(Shelf):
    """Cards set aside, built, worked in and fed, assistants, characters, chapters, and what events and end cards ask."""

    def named(self, match: Match, question: Question) -> dict[str, str]:
        # All of it lies open to the seat that is asked; the table is read where a view would take time.
        table: Any = match.state
        found: dict[str, str] = {}
        if match.options["chapter"] != "none":
            found[f"chapter {match.options['chapter']} played"] = ""
        if table.event != QUIET:
            found[f"event {EVENTS[table.event].number} in force"] = ""
        if question.name in ("end_deliver", "meet_demand") and table.event == QUIET:
            ends = CHAPTERS[table.chapter].end_cards if table.chapter < len(CHAPTERS) else ALL_IN.end_cards
            found |= {f"end card {number}: {question.name}": "yes" for number in ends}
        for choice in question.choices:
            found |= self._answered(table, question, choice.notation)
        return found

    @staticmethod
    def _answered(table: Any, question: Question, notation: str) -> dict[str, str]:
        def kind(card: int) -> str:
            return CARD_WORDS[card].rsplit("_", 1)[0]

        slot = re.match(r"b(\d+)", notation)
        card = table.card[question.seat * SLOTS + int(slot[1]) - 1] if slot else None
        there = "" if card is None else kind(card)
        event = None if table.event == QUIET else EVENTS[table.event]
        names: list[str] = []
        match question.name:
            case "plan_card" if notation in CARDS:
                names = [f"card {notation} set aside"]
            case "plan_worker" if card is not None:
                names = [f"worker at {there}"]
                if there == "charburner":
                    names.append(f"card {CARD_WORDS[card]} worked at")
            case "plan_move" if card is not None and event is not None and asks(event, "allow_assistant_move"):
                names = [f"event {event.number}: assistant moved"]
            case "produce" if notation.endswith("-chain"):
                names = [f"chain of {there}"]
            case "produce" if card is not None:
                names = [f"production of {there}"]
            case "buy" if notation == "plan":
                names = [f"building {kind(table.aside[question.seat])} built"]
            case "buy" if notation in KIND_IDS:
                names = [f"building {notation} built from its stack"]
            case "buy" if notation in ASSISTANT_IDS:
                names = [f"assistant {notation} hired"]
            case "buy" if notation.startswith("deliver") and event is not None:
                names = [f"event {event.number}: goods delivered"]
            case "buy_card":
                names = [f"card {notation} built from its stack"]
            case "attach":
                tower = kind(table.card[question.seat * SLOTS + table.count[question.seat] - 1])
                names = [f"building {tower} attached"]
            case "choose_side" if event is not None:
                names = [f"event {event.number}: {notation} chosen"]
            case "use_character" | "plan_cost" | "pay_with" | "discard" if notation in PEOPLE:
                names = [f"character {notation} used"]
        return dict.fromkeys(names, notation)


def asks(event: Event, operation: str) -> bool:
    """Whether an event has an effect that a seat answers in this way."""
    return any(effect.op == operation for effect in event.effects)


PEOPLE = tuple(character.id for character in CHARACTERS)
# Everything that can lie in a hand and be built.
CARDS = tuple(card.id for card in (*DECK, *LONGSDALE))

SHELVES: dict[str, Shelf] = {
    "sagrada": Sagrada(tuple(f"tool {tool}" for tool in TOOL_IDS)),
    "oh_my_goods": OhMyGoods(
        (
            *(f"card {card} set aside" for card in CARDS),
            *(f"card {card.id} worked at" for card in CHARBURNERS),
            *(f"card {card.id} built from its stack" for card in LONGSDALE),
            *(f"building {kind.id} built" for kind in KINDS if kind.id != "charburner"),
            *(f"building {kind.id} built from its stack" for kind in KINDS if kind.number),
            *(f"building {kind.id} attached" for kind in KINDS if kind.attaches),
            *(f"worker at {kind.id}" for kind in KINDS if kind.product and not kind.automatic),
            *(f"production of {kind.id}" for kind in KINDS if kind.product),
            *(f"chain of {kind.id}" for kind in KINDS if kind.chain),
            *(f"assistant {face} hired" for face in ASSISTANT_IDS),
            *(f"character {character} used" for character in PEOPLE),
            *(f"chapter {chapter} played" for chapter in (*(each.id for each in CHAPTERS), "all-in")),
            *(f"event {event.number} in force" for event in EVENTS),
            *(f"event {event.number}: assistant moved" for event in EVENTS if asks(event, "allow_assistant_move")),
            *(f"event {event.number}: goods delivered" for event in EVENTS if asks(event, "deliver")),
            *(f"event {event.number}: threat paid" for event in EVENTS if asks(event, "strength_threat")),
            *(f"event {event.number}: {side} chosen" for event in EVENTS if asks(event, "decision") for side in SIDES),
            *(f"end card {end.number}: end_deliver" for end in END_CARDS if asks(end, "deliver")),
            *(f"end card {end.number}: meet_demand" for end in END_CARDS if asks(end, "demand")),
        )
    ),
    # All of its moments are written by hand, so no match has to meet them.
    "la_granja": Shelf(tuple(la_granja())),
}


def where_met(game: str, seeds: int = 400) -> dict[str, Moment | None]:
    """A moment for each thing of a game, and None where play at random met none."""
    shelf = SHELVES[game]
    found = things(game, shelf.named, SELDOM.get(game, {}), set(shelf.all), seeds)
    return {thing: found.get(thing) for thing in (*shelf.all, *sorted(set(found) - set(shelf.all)))}
