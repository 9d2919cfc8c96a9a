"""A moment of Oh My Goods! as a position file holds it, with everything that is hidden."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludoteca.core.questions import write_questions
from ludoteca.core.rules import Rules
from ludoteca.games.oh_my_goods.content.constants import (
    CARDS,
    CHARACTER_COUNT,
    EFFECTS,
    EVENT_COUNT,
    FACES,
    FIRST_EVENT,
    IN_DISCARD,
    IN_PLAY,
    IN_STACK,
    IN_SUNRISE,
    IN_SUNSET,
    NONE,
    NUMBERS,
    OF_CARD,
    OF_FREE,
    OF_GUIDES,
    OF_SOURCES,
    OF_TARGETS,
    OF_WORKER,
    OPENLY,
    PLAN_WIDTH,
    QUIET,
    SHOWN_GOOD,
    SLOTS,
    UNSEEN,
)
from ludoteca.games.oh_my_goods.content.domains import CARD_WORDS, SLOT_WORDS
from ludoteca.games.oh_my_goods.content.effects import SIDES
from ludoteca.games.oh_my_goods.content.people import ASSISTANT_IDS
from ludoteca.games.oh_my_goods.faces.asked import QUESTIONS
from ludoteca.games.oh_my_goods.faces.position import CHARACTER_IDS, NEEDS, POSTS, SHOWN
from ludoteca.games.oh_my_goods.rules.census import line
from ludoteca.games.oh_my_goods.rules.setup import SETTINGS
from ludoteca.games.oh_my_goods.rules.state import OhMyGoodsState


def to_position(rules: Rules, table: OhMyGoodsState, options: Mapping[str, Any], pack: Any) -> dict[str, Any]:
    """The position of a state; what is empty or as usual is left out. Cards it does not name lie in the deck."""
    where = list(table.where)
    changed = {
        setting.name: options[setting.name]
        for setting in SETTINGS
        if options[setting.name] != setting.default_for(table.seats)
    }
    expansion = {}
    if table.chapter != NONE:
        expansion = {
            "event": None if table.event == QUIET else f"event{FIRST_EVENT + table.event}",
            "events_used": [f"event{FIRST_EVENT + event}" for event in _bits(table.events_used, EVENT_COUNT)],
            "numbers": _Given([50 + number for number in _bits(table.numbers, NUMBERS)]),
            "characters": _Given([CHARACTER_IDS[one] for one in _bits(table.characters, CHARACTER_COUNT)]),
            "stacks": _Given(_words(card for card in range(CARDS) if where[card] == IN_STACK)),
        }
    rows = {"sunrise": IN_SUNRISE, "sunset": IN_SUNSET}
    witnesses = {"open": OPENLY, "unseen": UNSEEN, **{f"seat{seat}": 1 + seat for seat in range(table.seats)}}
    found = {
        "game": "oh_my_goods",
        "pack": pack,
        "options": changed,
        "round": _Given(table.round),
        "last": table.last,
        "active": table.active,
        **expansion,
        "display": _faces(table.display),
        "market": _told(
            {row: _words(card for card in range(CARDS) if where[card] == place) for row, place in rows.items()}
        ),
        "discard": _told(
            {
                name: _words(card for card in range(CARDS) if where[card] == IN_DISCARD + witness)
                for name, witness in witnesses.items()
            }
        ),
        "lack": {name: units for name, units in zip(NEEDS, table.lack, strict=True) if units},
        "goal_met": bool(table.goal),
        "turn": _told(
            {
                "made": _slots(table.done),
                "opened": _slots(table.opened),
                "delivered": _delivered(table.delivered),
            }
        ),
        "seats": _Given([_seat(table, seat, where) for seat in range(table.seats)]),
        "questions": _Given(write_questions(rules, table, QUESTIONS)),
    }
    return _told(found)


def _seat(table: OhMyGoodsState, seat: int, where: Sequence[int]) -> dict[str, Any]:
    buildings = [table.card[seat * SLOTS + slot] for slot in range(table.count[seat])]
    aside = _words(line(table, table.aside[seat]))
    bought = [card for card in range(CARDS) if where[card] == IN_PLAY + seat and card not in buildings]
    return _told(
        {
            "buildings": [_building(table, seat, slot, where) for slot in range(table.count[seat])],
            "hand": _words(line(table, table.hand_first[seat])),
            "aside": aside,
            "bought": CARD_WORDS[bought[0]] if bought else None,
            "worker": None if table.worker[seat] == NONE else POSTS[table.worker[seat]],
            "assistants": _faces(table.faces[seat]),
            "points": table.bonus[seat],
            "side": None if table.side[seat] == NONE else SIDES[table.side[seat]],
            "plan": _plan(table, seat),
        }
    )


def _building(table: OhMyGoodsState, seat: int, slot: int, where: Sequence[int]) -> dict[str, Any]:
    place = seat * SLOTS + slot
    pile = line(table, table.oldest[place]) if table.goods[place] else []
    return _told(
        {
            "card": CARD_WORDS[table.card[place]],
            "goods": [CARD_WORDS[card] + (SHOWN if where[card] >= SHOWN_GOOD else "") for card in pile],
            "goods_without_cards": table.bare[place],
            "assistant": bool(table.helpers[seat] >> slot & 1),
            "tower": bool(table.towered[seat] >> slot & 1),
        }
    )


def _plan(table: OhMyGoodsState, seat: int) -> dict[str, Any]:
    row = table.plan[seat * PLAN_WIDTH : (seat + 1) * PLAN_WIDTH]
    pay = {SLOT_WORDS[slot]: table.plan_pay[seat * SLOTS + slot] for slot in range(table.count[seat])}
    return _told(
        {
            "worker": POSTS[row[OF_WORKER] - 1] if row[OF_WORKER] else None,
            "leave": _slots(row[OF_SOURCES]),
            "take": _slots(row[OF_TARGETS]),
            "card": CARD_WORDS[row[OF_CARD] - 1] if row[OF_CARD] else None,
            "characters": [CHARACTER_IDS[one] for one in _bits(row[OF_GUIDES], CHARACTER_COUNT)],
            "free": row[OF_FREE],
            "pay": {word: count for word, count in pay.items() if count},
        }
    )


class _Given:
    """A value that is told although it is empty."""

    def __init__(self, value: Any) -> None:
        self.value = value


def _told(fields: Mapping[str, Any]) -> dict[str, Any]:
    """Fields without those that are empty, 0, false or unknown."""
    return {
        name: value.value if isinstance(value, _Given) else value
        for name, value in fields.items()
        if isinstance(value, _Given) or value
    }


def _words(cards: Any) -> list[str]:
    return [CARD_WORDS[card] for card in cards]


def _bits(mask: int, count: int) -> list[int]:
    return [bit for bit in range(count) if mask >> bit & 1]


def _slots(mask: int) -> list[str]:
    return [SLOT_WORDS[slot] for slot in _bits(mask, SLOTS)]


def _faces(mask: int) -> list[str]:
    return [ASSISTANT_IDS[face] for face in _bits(mask, FACES)]


def _delivered(packed: int) -> list[int]:
    times = [packed >> 4 * place & 15 for place in range(EFFECTS)]
    return times if any(times) else []
