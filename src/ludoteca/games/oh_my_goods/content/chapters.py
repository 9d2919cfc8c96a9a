"""What a chapter is played with: its lists for so many seats, what it leaves behind, and what comes to nothing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludoteca.games.oh_my_goods.content.constants import ALL_IN_CHAPTER, ASSISTANT_CARDS, BASE_ASSISTANTS, EVENT_COUNT
from ludoteca.games.oh_my_goods.content.effects import ENTERED


def chapter_row(data: Any, chapter: int, seats: int) -> Any:
    """A chapter or all-in as so many seats play it: one seat may have lists of its own. [OMG-11.10]"""
    row = data["all_in"] if chapter == ALL_IN_CHAPTER else data["chapters"][chapter]
    return alone(row) if seats == 1 else row


def alone(row: Any) -> Any:
    """A chapter as one seat plays it: what its solo part gives replaces the chapter's own. [OMG-11.10]"""
    return {**row, **row.get("solo", {})}


def assistants_laid_out(data: Any, row: Any, seats: int) -> int:
    """How many assistants lie on display at the beginning. [OMG-3.3, 11.1]"""
    return int(row.get("assistants", data["solo_assistants"])) if seats == 1 else BASE_ASSISTANTS * seats


def present(row: Any) -> set[int]:
    """The numbers that are in the game from the start."""
    return {*row["buildings_in_deck"], *row["stacks"], *row["characters_in_deck"]}


def entered(row: Any, data: Any) -> set[int]:
    """The numbers that came in during a chapter: through its events, and what it says it leaves. [OMG-10.13]"""
    events = {event["number"]: event for event in data["events"]}
    brought = {
        effect["number"]
        for number in row["events"]
        for effect in events[number]["effects"]
        if effect["op"] in ("add_stack", "shuffle_character")
    }
    return brought - present(row) | {*row["leaves_buildings"], *row["leaves_characters"]}


def taken_out(row: Any, data: Any) -> set[int]:
    """The numbers that the end cards of a chapter take out of the set of cards. [OMG-15.28]"""
    out: set[int] = set()
    for card in data["end_cards"]:
        for effect in card["effects"]:
            if card["number"] in row["end_cards"] and effect["op"] == "remove_from_set":
                out |= entered(row, data) if effect["numbers"] == ENTERED else set(effect["numbers"])
    return out


def left_behind(row: Any, data: Any) -> tuple[set[int], set[int]]:
    """The buildings and characters in the set of cards after a chapter. [OMG-10.2, 10.7, 15.28]"""
    out = taken_out(row, data)
    buildings = {*row["buildings_in_deck"], *row["leaves_buildings"]}
    characters = {*row["characters_in_deck"], *row["leaves_characters"]}
    return buildings - out, characters - out


def coming(effects: Iterable[Any], there: set[int], reserve: int) -> list[Any]:
    """The effects of a card that can do something: no stack and nobody is announced who does not come. [OMG-15.29]"""
    brings = ("add_stack", "shuffle_character")
    return [
        effect
        for effect in effects
        if not (effect["op"] in brings and effect["number"] in there)
        and not (effect["op"] == "reveal_assistants" and reserve <= 0)
    ]


def idle_effects(data: Any, chapter: int, seats: int, event: int, used: int) -> tuple[int, ...]:
    """The places of an event's effects that come to nothing, given the events turned up so far."""
    row = chapter_row(data, chapter, seats)
    there = present(row)
    reserve = ASSISTANT_CARDS - assistants_laid_out(data, row, seats)
    for other in range(EVENT_COUNT):
        if other != event and used >> other & 1:
            for effect in data["events"][other]["effects"]:
                if effect["op"] in ("add_stack", "shuffle_character"):
                    there.add(effect["number"])
                elif effect["op"] == "reveal_assistants":
                    reserve -= effect["n"]
    effects = data["events"][event]["effects"]
    kept = coming(effects, there, reserve)
    return tuple(place for place, effect in enumerate(effects) if effect not in kept)
