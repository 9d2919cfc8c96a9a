"""What each seat sees of a game of Oh My Goods!, and what it may imagine of the rest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from ludoteca.core.constants import NO_ANSWER
from ludoteca.core.decision import Options
from ludoteca.core.rng import Rng
from ludoteca.core.rules import Rules
from ludoteca.core.view import Frames, View, visible_frames
from ludoteca.games.oh_my_goods.content.chapters import idle_effects
from ludoteca.games.oh_my_goods.content.constants import (
    CARDS,
    CHARACTER_FIRST,
    FACES,
    IN_ASIDE,
    IN_DECK,
    IN_DISCARD,
    IN_HAND,
    IN_PLAY,
    IN_STACK,
    NONE,
    PLAN_WIDTH,
    QUIET,
    SEATS,
    SLOTS,
)
from ludoteca.games.oh_my_goods.content.pack import printed_named
from ludoteca.games.oh_my_goods.rules.costs import build_price, hire_price, missing, shortage
from ludoteca.games.oh_my_goods.rules.decisions.numbers import ERECT, PAY, PLAN_CARD, PLAN_PAY, SHOW_PLANS
from ludoteca.games.oh_my_goods.rules.decisions.plan import ask_plan
from ludoteca.games.oh_my_goods.rules.overpaying import is_beyond, needless
from ludoteca.games.oh_my_goods.rules.piles import lay
from ludoteca.games.oh_my_goods.rules.state import OhMyGoodsState

HIDDEN = -2
Rows = tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class GoodsView(View):
    """Numbers as in the state; NONE (-1) stands for a card the seat cannot see and for what is not there."""

    pack: str
    variants: int
    chapter: int
    round: int
    last: int
    active: int
    event: int
    events_used: int
    numbers: int
    characters: int
    dealt: int
    display: int
    done: int
    opened: int
    delivered: int
    goal: int
    deck_count: int
    discard_count: int
    hand_counts: tuple[int, ...]
    hand: tuple[int, ...]
    where: tuple[int, ...]
    aside: Rows
    buildings: Rows
    goods: tuple[Rows, ...]
    bare: Rows
    workers: tuple[int, ...]
    helpers: tuple[int, ...]
    faces: tuple[int, ...]
    towered: tuple[int, ...]
    bonus: tuple[int, ...]
    side: tuple[int, ...]
    market: tuple[int, ...]
    lack: tuple[int, ...]
    plan: tuple[int, ...]
    plan_pay: tuple[int, ...]
    # Figures that follow from the rest, so that whoever draws the table need not know the rules.
    worth: Rows
    coins: tuple[int, ...]
    strength: tuple[int, ...]
    missing: Rows
    shortage: tuple[int, ...]
    # While the seat pays: the buildings whose good would be given needlessly, or make one given before needless.
    needless: tuple[int, ...]
    # Whether the seat that pays has said that it gives more than the price.
    beyond: bool
    prices: Rows
    wages: Rows
    # The places of the event's effects that come to nothing: a stack or character that is there already.
    idle: tuple[int, ...]


class Lists(NamedTuple):
    """The arrays that a view follows; reading one of a compiled state copies it, so each is read once."""

    where: list[int]
    after: list[int]
    card: list[int]
    built: list[int]
    oldest: list[int]
    aside: list[int]
    # One card of each place: whether a card is known its place tells.
    places: dict[int, int]


def see_all(rules: Rules, table: OhMyGoodsState, readers: Sequence[int | None]) -> list[GoodsView]:
    """To each reader everything that lies open, its own cards and what it saw go by, and nothing else. [OMG-1.9]"""
    where = table.where
    places = dict(zip(where, range(CARDS), strict=True))
    lists = Lists(where, table.after, table.card, table.count, table.oldest, table.aside, places)
    everyone = _open(table, lists)
    return [_see(rules, table, seat, lists, everyone) for seat in readers]


def _open(table: OhMyGoodsState, lists: Lists) -> dict[str, Any]:
    """What lies open to everyone."""
    seats = table.seats
    card, count, bare = lists.card, lists.built, table.bare
    worth = tuple([_worth(table, owner, card, count[owner]) for owner in range(seats)])
    return {
        "game": "oh_my_goods",
        "seats": seats,
        "pack": table.printed.name,
        "variants": table.variants,
        "chapter": table.chapter,
        "round": table.round,
        "last": table.last,
        "active": table.active,
        "event": table.event,
        "events_used": table.events_used,
        "numbers": table.numbers,
        "characters": table.characters,
        "dealt": table.dealt,
        "display": table.display,
        "done": table.done,
        "opened": table.opened,
        "delivered": table.delivered,
        "goal": table.goal,
        "deck_count": table.deck_count,
        "discard_count": table.discarded,
        "hand_counts": tuple(table.hand_count[:seats]),
        "buildings": tuple([tuple(card[owner * SLOTS : owner * SLOTS + count[owner]]) for owner in range(seats)]),
        "bare": tuple([tuple(bare[owner * SLOTS : owner * SLOTS + count[owner]]) for owner in range(seats)]),
        "workers": tuple(table.worker[:seats]),
        "helpers": tuple(table.helpers[:seats]),
        "faces": tuple(table.faces[:seats]),
        "towered": tuple(table.towered[:seats]),
        "bonus": tuple(table.bonus[:seats]),
        "side": tuple(table.side[:seats]),
        "market": tuple(table.market),
        "lack": tuple(table.lack),
        "worth": worth,
        "coins": tuple(
            [
                sum([coins * table.stock(owner * SLOTS + slot) for slot, coins in enumerate(worth[owner])])
                for owner in range(seats)
            ]
        ),
        "strength": tuple([table.strength(owner) for owner in range(seats)]),
        "wages": _wages(table),
        "idle": _idle(table),
    }


def _see(rules: Rules, table: OhMyGoodsState, seat: int | None, lists: Lists, everyone: dict[str, Any]) -> GoodsView:
    """The view of one reader: what lies open to everyone, and what this one may know besides."""
    after, count = lists.after, lists.built
    owners = range(table.seats)
    bit = SEATS if seat is None else seat
    told = {place: place if table.knows(bit, card) else HIDDEN for place, card in lists.places.items()}
    shown = tuple([told[place] for place in lists.where])
    frames = visible_frames(rules, table, seat)
    payment = _payment(seat, frames)
    return GoodsView(
        seat=seat,
        frames=frames,
        hand=() if seat is None else _line(after, table.hand_first[seat], shown),
        where=shown,
        aside=tuple([_line(after, lists.aside[owner], shown) for owner in owners]),
        goods=tuple(
            [
                tuple([_line(after, lists.oldest[owner * SLOTS + slot], shown) for slot in range(count[owner])])
                for owner in owners
            ]
        ),
        plan=() if seat is None else tuple(table.plan[seat * PLAN_WIDTH : (seat + 1) * PLAN_WIDTH]),
        plan_pay=() if seat is None else tuple(table.plan_pay[seat * SLOTS : (seat + 1) * SLOTS]),
        missing=() if seat is None else _missing(table, seat, lists.card, count[seat]),
        shortage=() if seat is None else tuple([_shortage(table, seat, slot) for slot in range(count[seat])]),
        needless=tuple(needless(table, seat, *payment)) if payment and seat is not None else (),
        beyond=payment is not None and is_beyond(payment[1]),
        prices=_prices(table, seat, lists.where, frames),
        **everyone,
    )


def _worth(table: OhMyGoodsState, seat: int, card: list[int], count: int) -> tuple[int, ...]:
    """The coins one good of each building counts this round, 0 where nothing is made."""
    product = table.printed.product
    event = table.event
    return tuple(
        [0 if product[card[seat * SLOTS + slot]] == NONE else table.worth(seat, slot, event) for slot in range(count)]
    )


def _missing(table: OhMyGoodsState, seat: int, card: list[int], count: int) -> Rows:
    """For each building the units of each resource (the last: any) that market, event and offices leave missing."""
    return tuple(
        [
            tuple([missing(table, seat, card[seat * SLOTS + slot], resource) for resource in range(6)])
            for slot in range(count)
        ]
    )


def _shortage(table: OhMyGoodsState, seat: int, slot: int) -> int:
    """What must still be found there after what mode and tower forgive."""
    return int(shortage(table, seat, slot))


def _payment(seat: int | None, frames: Frames) -> tuple[int, int] | None:
    """The arguments of the seat's open payment, if it is paying. [OMG-7.20]"""
    if seat is None or not frames or frames[-1][0] not in (PAY, PLAN_PAY) or frames[-1][1] != seat:
        return None
    return frames[-1][2], frames[-1][3]


def _prices(table: OhMyGoodsState, seat: int | None, where: list[int], frames: Frames) -> Rows:
    """Cards the seat can see and could build or is paying, with their price, where the event changes it. [OMG-15.12]"""
    if table.chapter == NONE:
        return ()
    mine = () if seat is None else (IN_HAND + seat, IN_ASIDE + seat)
    cost = table.printed.cost
    wanted = (IN_STACK, *mine)
    paid = [card for number, _, _, card in frames if number == ERECT]
    rows = []
    for card, place in enumerate(where[:CHARACTER_FIRST]):
        if (place in wanted or card in paid) and (price := int(build_price(table, card))) != cost[card]:
            rows.append((card, price))
    return tuple(rows)


def _wages(table: OhMyGoodsState) -> Rows:
    """Assistants on display with their price, where the event changes it. [OMG-15.13]"""
    display = table.display
    if not display:
        return ()
    cost = table.printed.face_cost
    return tuple(
        [
            (face, int(hire_price(table, face)))
            for face in range(FACES)
            if display >> face & 1 and hire_price(table, face) != cost[face]
        ]
    )


def _idle(table: OhMyGoodsState) -> tuple[int, ...]:
    """What the event announces and does not bring. [OMG-15.15 to 15.17, 15.29]"""
    if table.chapter == NONE or table.event == QUIET:
        return ()
    return idle_effects(table.printed.data, table.chapter, table.seats, table.event, table.events_used)


def _line(after: list[int], card: int, shown: tuple[int, ...]) -> tuple[int, ...]:
    """A hand or a pile in its order, unseen cards as NONE."""
    cards: list[int] = []
    while card != NONE:
        cards.append(NONE if shown[card] == HIDDEN else card)
        card = after[card]
    return tuple(cards)


def imagine(rules: Rules, view: GoodsView, rng: Rng) -> OhMyGoodsState:
    """A state that fits the view: unseen cards are dealt anew, unseen plans are made up."""
    out = Options()
    for attempt in range(200):
        table = _imagine_once(rules, view, rng, favour=attempt > 40)
        if not view.frames:
            return table
        number, owner, a, b = table.top()
        if owner < 0 or owner == view.seat:
            return table
        # Another seat is asked about a hand we cannot see: it must hold something to answer with.
        rules.decisions[number].options(table, owner, a, b, out)
        if out.count:
            return table
    return table


def _imagine_once(rules: Rules, view: GoodsView, rng: Rng, *, favour: bool) -> OhMyGoodsState:
    table = OhMyGoodsState(view.seats, printed_named(view.pack), view.variants, view.chapter)
    _copy_open(table, view)
    pool = rng.shuffled([card for card in range(CARDS) if view.where[card] == HIDDEN])
    if favour:
        wanted = [card for card in pool if card >= CHARACTER_FIRST or _is_lacking(view, table, card)]
        pool = [card for card in pool if card not in wanted] + wanted
    _imagine_cards(table, view, pool)
    _imagine_plans(rules, table, view, rng)
    return table


def _is_lacking(view: GoodsView, table: OhMyGoodsState, card: int) -> bool:
    return bool(view.lack[table.printed.resource[card]])


def _copy_open(table: OhMyGoodsState, view: GoodsView) -> None:
    table.round = view.round
    table.last = view.last
    table.active = view.active
    table.event = view.event
    table.events_used = view.events_used
    table.numbers = view.numbers
    table.characters = view.characters
    table.dealt = view.dealt
    table.display = view.display
    table.done = view.done
    table.opened = view.opened
    table.delivered = view.delivered
    table.goal = view.goal
    table.worker = _padded(view.workers, NONE)
    table.helpers = _padded(view.helpers, 0)
    table.faces = _padded(view.faces, 0)
    table.towered = _padded(view.towered, 0)
    table.bonus = _padded(view.bonus, 0)
    table.side = _padded(view.side, NONE)
    table.market = list(view.market)
    table.lack = list(view.lack)
    table.where = [place if place != HIDDEN else IN_DECK for place in view.where]
    for owner in range(view.seats):
        for card in view.buildings[owner]:
            table.erect(owner, card)
    bare = [0] * (SEATS * SLOTS)
    for owner in range(view.seats):
        bare[owner * SLOTS : owner * SLOTS + len(view.bare[owner])] = view.bare[owner]
    table.bare = bare


def _imagine_cards(table: OhMyGoodsState, view: GoodsView, pool: list[int]) -> None:
    """Known cards lie where they were seen; the rest of hands, piles and discards is dealt from the pool."""
    for owner in range(view.seats):
        line = [card if card != NONE else _building(pool) for card in view.aside[owner]]
        _set_line(table, owner, sorted(line))
    for owner in range(view.seats):
        held = view.hand if owner == view.seat else tuple(pool.pop() for _ in range(view.hand_counts[owner]))
        for card in held:
            table.enter_hand(owner, card)
    for owner in range(view.seats):
        for slot, pile in enumerate(view.goods[owner]):
            for card in pile:
                lay(table, owner * SLOTS + slot, pool.pop() if card == NONE else card, card != NONE)
    discarded = sum(1 for place in view.where if IN_DISCARD <= place < IN_HAND)
    where = table.where
    for _ in range(view.discard_count - discarded):
        where[pool.pop()] = IN_DISCARD
    table.where = where
    table.discarded = view.discard_count
    table.fill_deck()


def _building(pool: list[int]) -> int:
    """The next card of the pool that can be set aside for building."""
    for place in range(len(pool) - 1, -1, -1):
        if pool[place] < CHARACTER_FIRST:
            return pool.pop(place)
    return pool.pop()


def _set_line(table: OhMyGoodsState, owner: int, cards: list[int]) -> None:
    """Lay cards aside for a seat, in order; only a redraw that keeps cards lays more than one."""
    if not cards:
        return
    where = table.where
    after = table.after
    aside = table.aside
    aside[owner] = cards[0]
    for place, card in enumerate(cards):
        where[card] = where[card] if where[card] == IN_PLAY + owner else IN_ASIDE + owner
        after[card] = cards[place + 1] if place + 1 < len(cards) else NONE
    table.where = where
    table.after = after
    table.aside = aside


def _imagine_plans(rules: Rules, table: OhMyGoodsState, view: GoodsView, rng: Rng) -> None:
    """While plans are sealed: the own one as it stands, those of others made up or still to be made."""
    planning = any(frame[0] == SHOW_PLANS for frame in view.frames)
    if not planning:
        table.set_frames(list(view.frames))
        return
    asked = {frame[1] for frame in view.frames if PLAN_CARD <= frame[0] <= PLAN_PAY}
    out = Options()
    for owner in range(view.seats):
        if owner != view.seat and owner not in asked:
            table.set_frames([])
            ask_plan(table, owner)
            while table.depth:
                rules.list_proposals(table, NO_ANSWER, out)
                rules.choose(table, out.listed()[rng.below(out.count)])
    if view.seat is not None:
        _set_plan(table, view, view.seat)
    below = [frame for frame in view.frames if not PLAN_CARD <= frame[0] <= PLAN_PAY]
    own = [frame for frame in view.frames if PLAN_CARD <= frame[0] <= PLAN_PAY and frame[1] == view.seat]
    table.set_frames(below)
    for owner in sorted(asked):
        if owner != view.seat:
            ask_plan(table, owner)
    for number, owner, a, b in own:
        table.ask(number, owner, a, b)


def _set_plan(table: OhMyGoodsState, view: GoodsView, seat: int) -> None:
    plan = table.plan
    plan[seat * PLAN_WIDTH : (seat + 1) * PLAN_WIDTH] = view.plan
    table.plan = plan
    paid = table.plan_pay
    paid[seat * SLOTS : (seat + 1) * SLOTS] = view.plan_pay
    table.plan_pay = paid


def _padded(values: tuple[int, ...], filler: int) -> list[int]:
    return list(values) + [filler] * (SEATS - len(values))
