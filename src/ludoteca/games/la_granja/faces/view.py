"""What each seat sees of a game of La Granja, and what it may imagine of the rest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ludoteca.core.rng import Rng
from ludoteca.core.rules import Rules
from ludoteca.core.view import View, visible_frames
from ludoteca.games.la_granja.content.cards import CARD_COUNT
from ludoteca.games.la_granja.content.constants import (
    HIDDEN_POINTS,
    IN_DECK,
    IN_HAND,
    NONE,
    ORIGINS,
    SEATS,
)
from ludoteca.games.la_granja.content.goods import GOODS, VP
from ludoteca.games.la_granja.content.pack import printed_named
from ludoteca.games.la_granja.rules.decisions.numbers import DONKEY_CHOICE, REVEAL_DONKEYS
from ludoteca.games.la_granja.rules.state import LaGranjaState

# Arrays that lie open on the table, copied as they are.
OPEN = (
    "fields",
    "grown",
    "barrow_card",
    "barrow_filled",
    "helper_card",
    "helper_used",
    "extensions",
    "more_hand",
    "more_income",
    "more_stalls",
    "more_deliveries",
    "row_of",
    "row_filled",
    "craft",
    "lock",
    "hex_owner",
    "display",
    "roof_tile",
    "roof_used",
    "roof_count",
    "siesta_at",
    "siesta_level",
    "order",
    "donkey_left",
    "dice",
    "die_taken",
    "reserved",
)
COUNTS = (
    "variants",
    "round",
    "phase",
    "deck_count",
    "discard_count",
    "open_hexes",
    "completed",
    "unlocked",
    "donkeys_open",
    "solo_first",
    "last_die",
)


@dataclass(frozen=True)
class LaGranjaView(View):
    """Numbers as in the state; NONE (-1) stands for what the seat cannot see and for what is not there."""

    pack: str
    variants: int
    round: int
    phase: int
    deck_count: int
    discard_count: int
    open_hexes: int
    completed: int
    unlocked: int
    donkeys_open: int
    solo_first: int
    last_die: int
    where: tuple[int, ...]
    hand_count: tuple[int, ...]
    goods: tuple[int, ...]
    earned: tuple[int, ...]
    donkey: tuple[int, ...]
    fields: tuple[int, ...]
    grown: tuple[int, ...]
    barrow_card: tuple[int, ...]
    barrow_filled: tuple[int, ...]
    helper_card: tuple[int, ...]
    helper_used: tuple[int, ...]
    extensions: tuple[int, ...]
    more_hand: tuple[int, ...]
    more_income: tuple[int, ...]
    more_stalls: tuple[int, ...]
    more_deliveries: tuple[int, ...]
    row_of: tuple[int, ...]
    row_filled: tuple[int, ...]
    craft: tuple[int, ...]
    lock: tuple[int, ...]
    hex_owner: tuple[int, ...]
    display: tuple[int, ...]
    roof_tile: tuple[int, ...]
    roof_used: tuple[int, ...]
    roof_count: tuple[int, ...]
    siesta_at: tuple[int, ...]
    siesta_level: tuple[int, ...]
    order: tuple[int, ...]
    donkey_left: tuple[int, ...]
    dice: tuple[int, ...]
    die_taken: tuple[int, ...]
    reserved: tuple[int, ...]


def see_all(rules: Rules, table: LaGranjaState, readers: Sequence[int | None]) -> list[LaGranjaView]:
    """To each reader everything on the table, its own hand, tile and points, and nothing else. [LG-19.1 to 19.4]"""
    everyone: dict[str, Any] = {name: getattr(table, name) for name in COUNTS}
    # Reading an array of a compiled state copies it: each is read once for all readers.
    for name in OPEN:
        everyone[name] = tuple(getattr(table, name))
    everyone |= {
        "game": "la_granja",
        "seats": table.seats,
        "pack": table.printed.name,
        "hand_count": tuple(table.hand_count),
    }
    where, goods, earned, donkey = table.where, table.goods, table.earned, table.donkey
    secret = bool(table.variants & HIDDEN_POINTS) and table.depth > 0
    views: list[LaGranjaView] = []
    for seat in readers:
        hidden = [owner for owner in range(table.seats) if secret and owner != seat]
        seen = {place: _seen(place, seat) for place in set(where)}
        views.append(
            LaGranjaView(
                seat=seat,
                frames=visible_frames(rules, table, seat),
                where=tuple([seen[place] for place in where]),
                goods=_without(goods, [owner * GOODS + VP for owner in hidden]),
                earned=_without(earned, [owner * ORIGINS + origin for owner in hidden for origin in range(ORIGINS)]),
                donkey=tuple(donkey) if table.donkeys_open else _without(donkey, _others(len(donkey), seat)),
                **everyone,
            )
        )
    return views


def _without(values: list[int], places: list[int]) -> tuple[int, ...]:
    """The values, NONE in those places."""
    kept = values[:]
    for place in places:
        kept[place] = NONE
    return tuple(kept)


def _others(count: int, seat: int | None) -> list[int]:
    return [owner for owner in range(count) if owner != seat]


def _seen(place: int, seat: int | None) -> int:
    """Where a card is, as the seat knows it: deck and other hands look alike."""
    hidden = place == IN_DECK or (IN_HAND <= place < IN_HAND + SEATS and place - IN_HAND != seat)
    return NONE if hidden else place


def imagine(view: LaGranjaView, rng: Rng) -> LaGranjaState:
    """A state that fits the view; hidden cards, tiles and points are drawn from what it does not rule out."""
    table = LaGranjaState(view.seats, view.variants, printed_named(view.pack))
    table.set_frames(list(view.frames))
    for name in COUNTS:
        setattr(table, name, getattr(view, name))
    for name in OPEN:
        setattr(table, name, list(getattr(view, name)))
    _imagine_cards(table, view, rng)
    _imagine_donkeys(table, view, rng)
    _imagine_points(table, view, rng)
    return table


def _imagine_cards(table: LaGranjaState, view: LaGranjaView, rng: Rng) -> None:
    where = list(view.where)
    hidden = rng.shuffled([card for card in range(CARD_COUNT) if where[card] == NONE])
    for owner in range(view.seats):
        if owner != view.seat:
            for _number in range(view.hand_count[owner]):
                where[hidden.pop()] = IN_HAND + owner
    for card in hidden:
        where[card] = IN_DECK
    table.where = where
    table.hand_count = list(view.hand_count)


def _imagine_donkeys(table: LaGranjaState, view: LaGranjaView, rng: Rng) -> None:
    """While tiles are chosen: what those who have finished may have picked."""
    donkey = list(view.donkey)
    sealed = any(frame[0] == REVEAL_DONKEYS for frame in view.frames)
    asked = {frame[1] for frame in view.frames if frame[0] == DONKEY_CHOICE}
    # Before the step begins nobody has chosen; then the step that asks is still below.
    if sealed and not view.donkeys_open:
        for owner in range(view.seats):
            if owner not in asked and donkey[owner] == NONE:
                left = [tile for tile in range(4) if view.donkey_left[owner] >> tile & 1]
                donkey[owner] = left[rng.below(len(left))]
    table.donkey = donkey


def _imagine_points(table: LaGranjaState, view: LaGranjaView, rng: Rng) -> None:
    """Points that others keep secret: near the viewer's own, or near what the round would bring."""
    goods = list(view.goods)
    earned = list(view.earned)
    own = goods[view.seat * GOODS + VP] if view.seat is not None else 8 * view.round
    for owner in range(view.seats):
        if goods[owner * GOODS + VP] == NONE:
            points = max(0, own + rng.below(2 * view.round + 3) - view.round - 1)
            goods[owner * GOODS + VP] = points
            for origin in range(ORIGINS):
                earned[owner * ORIGINS + origin] = points if origin == 0 else 0
    table.goods = goods
    table.earned = earned
