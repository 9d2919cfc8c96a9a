"""Preparation cards: what a chapter is made of, to be read before play and during it. [OMG-10.15]"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ludoteca.core.picture import Line
from ludoteca.core.words import Named, Word
from ludoteca.games.oh_my_goods.content.chapters import assistants_laid_out, chapter_row, coming, present
from ludoteca.games.oh_my_goods.content.constants import ALL_IN_CHAPTER, ASSISTANT_CARDS, FIRST_END, FIRST_EVENT
from ludoteca.games.oh_my_goods.content.goods import RECONSTRUCTED
from ludoteca.games.oh_my_goods.content.pack import DEFAULT
from ludoteca.games.oh_my_goods.content.printed import Printed
from ludoteca.games.oh_my_goods.faces.names import names_of
from ludoteca.messages import Heads, name, say, titled

GAME = "oh_my_goods"
HEADS = Heads(
    "oh_my_goods-prep-line-", "for", "deck", "stacks", "hire", "events", "end", "goal", "alone", "then", least=8
)
ALL_IN = "all-in"
TITLES = {row["id"]: row["title"] for row in DEFAULT.data["chapters"]}


def call(word: Word) -> str:
    """What a thing of the game is called."""
    return name(GAME, word)


def mark_of(row: Any) -> str:
    """Says so where the contents of a row are ours and not the printed ones. [OMG-10.5]"""
    return f" ({say('oh_my_goods-reconstruction-mark')})" if row.get("source") == RECONSTRUCTED else ""


def chapter_title(chapter: int, row: Any) -> str:
    """The name of a chapter, or of all-in."""
    if chapter == ALL_IN_CHAPTER:
        return call(Named("chapter", ALL_IN))
    return call(Named("chapter", row["id"])) if TITLES.get(row["id"]) == row["title"] else str(row["title"])


def effects_words(printed: Printed, effects: Iterable[Any]) -> list[str]:
    """Effects with their figures, one by one."""
    return [call(effect) for effect in names_of(printed).effects(effects)]


def card_words(printed: Printed, title: Word, card: Any, effects: Sequence[Any]) -> str:
    """An event or end card: its title and what it does."""
    text = "; ".join(effects_words(printed, effects)) or say("oh_my_goods-nothing")
    return titled(f"{call(title)}{mark_of(card)}", text)


def goal_words(printed: Printed, goal: Any) -> str:
    """The goal of one seat."""
    parts = [say("oh_my_goods-goal-points", count=goal["points"])]
    if goal.get("strength"):
        parts.append(say("oh_my_goods-say-strength", count=goal["strength"]))
    if goal.get("deliver"):
        parts.append(say("oh_my_goods-goal-deliver", list=call(names_of(printed).listed(goal["deliver"]))))
    return ", ".join(parts)


def preparation(printed: Printed, chapter: int, seats: int, *, by_building: bool = False) -> list[Line]:
    """The preparation card of a chapter as so many seats play it, events still to come included."""
    data = printed.data
    row = chapter_row(data, chapter, seats)
    lines: list[Line] = [
        [(f"{say('oh_my_goods-prep', name=chapter_title(chapter, row))}{mark_of(row)}", "title")],
        _field("for", ", ".join(_facts(chapter, row, seats, by_building=by_building))),
        _field("deck", ", ".join([say("oh_my_goods-prep-base"), *_numbered(printed, _in_deck(row))])),
        _field("stacks", ", ".join(_numbered(printed, row["stacks"])) or say("oh_my_goods-nothing")),
        _field("hire", say("oh_my_goods-prep-hire", count=assistants_laid_out(data, row, seats))),
        *_events(printed, chapter, row, seats),
        *(_field("end", _end_card(printed, number)) for number in row["end_cards"]),
    ]
    if seats == 1:
        lines += _alone(printed, row)
    if row.get("branch"):
        sides = [
            say("oh_my_goods-prep-side", side=call(Named("side", side)), name=call(Named("chapter", follower)))
            for side, follower in row["branch"].items()
        ]
        lines.append(_field("then", "; ".join([say("oh_my_goods-prep-branch"), *sides])))
    elif row.get("next"):
        lines.append(_field("then", call(Named("chapter", row["next"]))))
    return lines


def _field(head: str, text: str) -> Line:
    return [(HEADS(head), "soft"), (text, "")]


def _facts(chapter: int, row: Any, seats: int, *, by_building: bool) -> list[str]:
    """The number of the card, the seats and the length of the game."""
    number = row.get("solo_card" if seats == 1 else "card")
    facts = [say("oh_my_goods-prep-card", number=number)] if number else []
    facts.append(say("oh_my_goods-prep-seats", count=seats))
    if chapter != ALL_IN_CHAPTER:
        facts.append(say("oh_my_goods-prep-length", count=len(row["events"])))
    elif by_building:
        facts.append(say("oh_my_goods-prep-eighth"))
    else:
        facts.append(say("oh_my_goods-prep-length", count=row["rounds"]))
    return facts


def _in_deck(row: Any) -> tuple[int, ...]:
    return (*row["buildings_in_deck"], *row["characters_in_deck"])


def _numbered(printed: Printed, numbers: Iterable[int]) -> list[str]:
    """Buildings and characters by number and name."""
    return [f"{number} {call(names_of(printed).numbered(number))}" for number in numbers]


def _end_card(printed: Printed, number: int) -> str:
    card = printed.data["end_cards"][number - 1]
    return f"{number} {card_words(printed, names_of(printed).event(FIRST_END + number - 1), card, card['effects'])}"


def _events(printed: Printed, chapter: int, row: Any, seats: int) -> list[Line]:
    """The events in their order, or the pool that all-in draws from; only what can come is announced."""
    there = present(row)
    reserve = ASSISTANT_CARDS - assistants_laid_out(printed.data, row, seats)
    events = {event["number"]: event for event in printed.data["events"]}
    if chapter == ALL_IN_CHAPTER:
        pool = [event for number, event in events.items() if number not in row["never"]]
        lines = [_field("events", say("oh_my_goods-prep-pool", count=row["rounds"], all=len(pool)))]
        return [*lines, *(_event(printed, "", event, coming(event["effects"], there, reserve)) for event in pool)]
    lines = [_field("events", say("oh_my_goods-prep-order"))]
    for place, number in enumerate(row["events"], start=1):
        effects = coming(events[number]["effects"], there, reserve)
        lines.append(_event(printed, f"{place}", events[number], effects))
        there |= {effect["number"] for effect in effects if effect["op"] in ("add_stack", "shuffle_character")}
        reserve -= sum(effect["n"] for effect in effects if effect["op"] == "reveal_assistants")
    return lines


def _event(printed: Printed, place: str, event: Any, effects: Sequence[Any]) -> Line:
    title = names_of(printed).event(event["number"] - FIRST_EVENT)
    return [(HEADS.pad(f"  {place}"), "soft"), (f"{event['number']} {card_words(printed, title, event, effects)}", "")]


def _alone(printed: Printed, row: Any) -> list[Line]:
    """The goal of one seat, and where its lists come from."""
    # What our own goals were set by; a pack that was copied from print says nothing of that.
    ours = [say("oh_my_goods-prep-goal")] if row.get("source") == RECONSTRUCTED else []
    own = [part for part in row.get("solo", {}) if part != "source"]
    same = say("oh_my_goods-prep-solo-own" if own else "oh_my_goods-prep-solo-same")
    return [_field("goal", ". ".join([goal_words(printed, row["goal"]), *ours])), _field("alone", same)]
