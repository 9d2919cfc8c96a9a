"""From options to a first state: the settings of Oh My Goods! and its opening questions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ludoteca.core.constants import NATURE, NOBODY
from ludoteca.core.game import Setting
from ludoteca.games.oh_my_goods.content.constants import (
    BASE_ASSISTANTS,
    CARDS,
    COAL,
    EIGHTH_ENDS,
    FLEETING,
    HAND,
    IN_DECK,
    KEEP_ONE,
    MOVES_GO_ON,
    MUST_WORK,
    NO_LAST_CHAINS,
    NO_REDRAW,
    NONE,
    NUMBERS,
    SLOTS,
    TWO_ASSISTANTS,
    TWO_FOR_ONE,
)
from ludoteca.games.oh_my_goods.content.longsdale import CHAPTERS
from ludoteca.games.oh_my_goods.content.printed import Printed
from ludoteca.games.oh_my_goods.rules.decisions.numbers import (
    CHOOSE_FIRST,
    DEAL_ASSISTANT,
    DEAL_CHARBURNER,
    DRAW_CARD,
    DRAW_GOOD,
    ROUND,
)
from ludoteca.games.oh_my_goods.rules.effects import lay_stack
from ludoteca.games.oh_my_goods.rules.state import OhMyGoodsState

BASE_GAME: Final = "none"
ALL_IN_NAME: Final = "all-in"
CHAPTER_NAMES: Final = (*(chapter.id for chapter in CHAPTERS), ALL_IN_NAME)

SETTINGS: Final = (
    Setting(
        "chapter",
        (BASE_GAME, *CHAPTER_NAMES),
        "a chapter of Longsdale in Revolt (its card contents are a reconstruction), or none for the base game",
        "OMG-10.1",
        # One seat plays a chapter. [OMG-11.1]
        alone=CHAPTER_NAMES,
    ),
    Setting("assistants", ("any", "two"), "how many assistants one seat may hire", "OMG-12.12"),
    Setting(
        "redraw",
        ("whole_hand", "keep_one", "none"),
        "phase I: redraw the whole hand, keep one card of it if you like, or no redraw (first printing)",
        "OMG-13.2",
    ),
    Setting(
        "last_chains",
        ("all", "opened"),
        "last round: all chains may be used, or only those just opened (first printing)",
        "OMG-13.3",
    ),
    Setting(
        "worker", ("may_rest", "must_work"), "whether the worker may stay idle although a place is free", "OMG-12.5"
    ),
    Setting("substitute", ("none", "two_cards"), "whether two hand cards may replace one missing resource", "OMG-13.5"),
    Setting(
        "characters",
        ("kept", "this_round"),
        "a character may be kept for later rounds, or is lost at the end of the round",
        "OMG-12.27",
    ),
    Setting(
        "moves",
        ("this_round", "from_then_on"),
        "chapters: an event that lets assistants move does so in its round, or from then on to the end of the game",
        "OMG-12.30",
    ),
    Setting(
        "all_in_end",
        ("events", "eighth_building"),
        "all-in ends after its events, or by the eighth building as the base game does",
        "OMG-12.32",
    ),
)

_READINGS: Final = {
    ("assistants", "two"): TWO_ASSISTANTS,
    ("redraw", "none"): NO_REDRAW,
    ("redraw", "keep_one"): KEEP_ONE,
    ("last_chains", "opened"): NO_LAST_CHAINS,
    ("worker", "must_work"): MUST_WORK,
    ("substitute", "two_cards"): TWO_FOR_ONE,
    ("characters", "this_round"): FLEETING,
    ("moves", "from_then_on"): MOVES_GO_ON,
    ("all_in_end", "eighth_building"): EIGHTH_ENDS,
}


def variants(options: Mapping[str, Any]) -> int:
    """The chosen readings as bits."""
    return sum(bit for (name, value), bit in _READINGS.items() if options[name] == value)


def chapter_number(name: str) -> int:
    """The number of a chapter by its name, NONE for the base game."""
    return NONE if name == BASE_GAME else CHAPTER_NAMES.index(name)


def first_state(seats: int, options: Mapping[str, Any], printed: Printed) -> OhMyGoodsState:
    """A table with its deck, and the questions of the set-up asked. [OMG-3.2 to 3.5, 10.7, 11.3]"""
    table = OhMyGoodsState(seats, printed, variants(options), chapter_number(options["chapter"]))
    if table.chapter != NONE:
        lists = table.lists()
        if not table.ends_by_building():
            table.last = printed.rounds[lists]
        table.numbers = printed.deck_numbers[lists] | printed.stack_numbers[lists]
        table.characters = printed.deck_characters[lists]
    where = table.where
    for card in range(CARDS):
        if printed.in_game(table.numbers, table.characters, card):
            where[card] = IN_DECK
    table.where = where
    if table.chapter != NONE:
        for number in range(NUMBERS):
            if printed.stack_numbers[table.lists()] >> number & 1:
                lay_stack(table, number)
    table.fill_deck()
    ask_opening(table)
    return table


def ask_opening(table: OhMyGoodsState) -> None:
    """Charburners, assistants, hands, coal, and who begins. [OMG-3.2 to 3.5]"""
    seats = table.seats
    if seats == 1:
        table.ask(ROUND, NOBODY, 1, 0)
    else:
        table.ask(CHOOSE_FIRST, NATURE, 0, 0)
    for seat in reversed(range(seats)):
        table.ask(DRAW_GOOD, NATURE, seat * SLOTS, COAL)
    for seat in reversed(range(seats)):
        table.ask(DRAW_CARD, NATURE, seat, HAND)
    faces = table.printed.solo_assistants[table.lists()] if seats == 1 else BASE_ASSISTANTS * seats
    table.ask(DEAL_ASSISTANT, NATURE, faces, 0)
    for seat in reversed(range(seats)):
        table.ask(DEAL_CHARBURNER, NATURE, seat, 0)
