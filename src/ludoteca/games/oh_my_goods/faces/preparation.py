"""Preparation cards: what a chapter is made of, to be read before play and during it. [OMG-10.15]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.core.picture import Line
from ludoteca.games.oh_my_goods.content.chapters import assistants_laid_out, chapter_row, coming, present
from ludoteca.games.oh_my_goods.content.constants import ALL_IN_CHAPTER, ASSISTANT_CARDS
from ludoteca.games.oh_my_goods.content.goods import RECONSTRUCTED
from ludoteca.games.oh_my_goods.content.words import (
    GOAL_POLICY,
    cards_words,
    counted,
    effect_words,
    goal_words,
    mark_of,
)


def chapter_title(chapter: int, row: Any) -> str:
    """The name of a chapter, or of all-in."""
    return "All-in" if chapter == ALL_IN_CHAPTER else str(row["title"])


def card_words(card: Any, effects: Sequence[Any], data: Any) -> str:
    """An event or end card: its title and what it does."""
    text = "; ".join(effect_words(effect, data) for effect in effects) or "nothing"
    return f"{card['title']}{mark_of(card)}: {text}"


def preparation(data: Any, chapter: int, seats: int, *, by_building: bool = False) -> list[Line]:
    """The preparation card of a chapter as so many seats play it, events still to come included."""
    row = chapter_row(data, chapter, seats)
    number = row.get("solo_card" if seats == 1 else "card")
    which = f"card {number}, " if number else ""
    lines: list[Line] = [
        [(f"{chapter_title(chapter, row)} · preparation card{mark_of(row)}", "title")],
        _field("for", f"{which}{counted(seats, 'seat')}, {_length(chapter, row, by_building)}"),
        _field("in deck", f"the 94 cards of the base game{_more(data, row)}"),
        _field("stacks", cards_words(data, row["stacks"]) or "none"),
        _field("hire", f"{counted(assistants_laid_out(data, row, seats), 'assistant')} on display"),
        *_events(data, chapter, row, seats),
        *(
            _field("end", f"{number} {card_words(card, card['effects'], data)}")
            for number in row["end_cards"]
            for card in [data["end_cards"][number - 1]]
        ),
    ]
    if seats == 1:
        lines += _alone(row)
    if row.get("branch"):
        sides = " or ".join(f"{side}: {follower}" for side, follower in row["branch"].items())
        lines.append(_field("then", f"the side chosen more often decides, {sides}"))
    elif row.get("next"):
        lines.append(_field("then", f"chapter {row['next']}"))
    return lines


def _field(name: str, text: str) -> Line:
    return [(f"{name:<8}", "soft"), (text, "")]


def _length(chapter: int, row: Any, by_building: bool) -> str:
    if chapter != ALL_IN_CHAPTER:
        return counted(len(row["events"]), "round")
    return "until somebody has eight buildings, and one round more" if by_building else counted(row["rounds"], "round")


def _more(data: Any, row: Any) -> str:
    numbers = cards_words(data, (*row["buildings_in_deck"], *row["characters_in_deck"]))
    return f", all of {numbers}" if numbers else ""


def _events(data: Any, chapter: int, row: Any, seats: int) -> list[Line]:
    """The events in their order, or the pool that all-in draws from; only what can come is announced."""
    there = present(row)
    reserve = ASSISTANT_CARDS - assistants_laid_out(data, row, seats)
    events = {event["number"]: event for event in data["events"]}
    if chapter == ALL_IN_CHAPTER:
        pool = [event for number, event in events.items() if number not in row["never"]]
        lines = [_field("events", f"{row['rounds']} of these {len(pool)}, drawn at random:")]
        return [*lines, *(_event("", event, coming(event["effects"], there, reserve), data) for event in pool)]
    lines = [_field("events", "in this order:")]
    for place, number in enumerate(row["events"], start=1):
        effects = coming(events[number]["effects"], there, reserve)
        lines.append(_event(f"{place}", events[number], effects, data))
        there |= {effect["number"] for effect in effects if effect["op"] in ("add_stack", "shuffle_character")}
        reserve -= sum(effect["n"] for effect in effects if effect["op"] == "reveal_assistants")
    return lines


def _event(place: str, event: Any, effects: Sequence[Any], data: Any) -> Line:
    return [(f"  {place:<6}", "soft"), (f"{event['number']} {card_words(event, effects, data)}", "")]


def _alone(row: Any) -> list[Line]:
    """The goal of one seat, and where its lists come from."""
    # What our own goals were set by; a pack that was copied from print says nothing of that.
    ours = f" (set so that the {GOAL_POLICY} policy meets it in about half of its games)"
    lines = [_field("goal", goal_words(row["goal"]) + (ours if row.get("source") == RECONSTRUCTED else ""))]
    own = [name for name in row.get("solo", {}) if name != "source"]
    lines.append(
        _field("alone", f"with {', '.join(own).replace('_', ' ')} of its own" if own else "as the chapter itself")
    )
    return lines
