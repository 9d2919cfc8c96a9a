"""The table of Oh My Goods! as people see it, from nothing but a view: things by their words, and what follows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final

from ludoteca.games.oh_my_goods.content.constants import (
    CHARACTER_COUNT,
    CHARACTER_FIRST,
    COPIES,
    FACES,
    FIRST_EVENT,
    IN_STACK,
    IN_SUNRISE,
    IN_SUNSET,
    LONGSDALE_FIRST,
    NO_ITEM,
    NONE,
    OF_CARD,
    OF_GUIDES,
    OF_SOURCES,
    OF_TARGETS,
    OF_WORKER,
    QUIET,
    RESOURCE_COUNT,
)
from ludoteca.games.oh_my_goods.content.domains import CARD_WORDS, SLOT_WORDS
from ludoteca.games.oh_my_goods.content.goods import GOOD_IDS, RESOURCES
from ludoteca.games.oh_my_goods.content.pack import printed_named
from ludoteca.games.oh_my_goods.content.people import ASSISTANT_IDS
from ludoteca.games.oh_my_goods.content.printed import NEEDS, Printed
from ludoteca.games.oh_my_goods.faces.asked import fields_of
from ludoteca.games.oh_my_goods.faces.labels import ASSISTANT_MAKES, MAKES, MODES
from ludoteca.games.oh_my_goods.faces.names import Names, names_of
from ludoteca.games.oh_my_goods.faces.shown import (
    ChainUse,
    Discarding,
    EventInForce,
    ForHire,
    GoodsGiven,
    Market,
    MarketResource,
    Need,
    OhMyGoodsShown,
    Payment,
    Plan,
    PricedCard,
    Side,
    Stack,
    Street,
    StreetBuilding,
    Supply,
    Worker,
)
from ludoteca.games.oh_my_goods.faces.view import GoodsView, Rows
from ludoteca.games.oh_my_goods.rules.decisions.numbers import (
    BUILDING,
    CHAIN,
    CHAIN_GOOD,
    DISCARD,
    ERECT,
    PAY,
    PLACE,
    PLAN_PAY,
)
from ludoteca.games.oh_my_goods.rules.setup import CHAPTER_NAMES

# Most tables come again and again with one of them changed, and so do their parts.
_building = lru_cache(maxsize=1 << 14)(StreetBuilding)
_market_resource = lru_cache(maxsize=1 << 10)(MarketResource)
_priced = lru_cache(maxsize=1 << 12)(PricedCard)
_need = lru_cache(maxsize=1 << 12)(Need)
_SIDES: Final[tuple[Side, ...]] = ("crown", "rebels")
# The place in a street by one bit of a mask, and what is not there: at most so many.
_PLACES: Final = tuple(enumerate(SLOT_WORDS))


class _Figures:
    """What a pack prints, read once: a compiled table copies its arrays each time one is looked at."""

    def __init__(self, printed: Printed) -> None:
        self.names: Names = names_of(printed)
        self.cost = tuple(printed.cost)
        self.face_cost = tuple(printed.face_cost)
        self.product = tuple(printed.product)
        self.resource = tuple(printed.resource)
        self.office = tuple(printed.office)
        self.automatic = tuple(printed.automatic)
        self.twin = tuple(printed.twin)
        self.items = tuple(
            sum(item != NO_ITEM for item in printed.item[card * 2 : card * 2 + 2]) for card in range(len(self.cost))
        )
        needs = printed.needs
        self.needs = tuple(
            tuple((place, needs[card * 6 + place]) for place in range(6) if needs[card * 6 + place])
            for card in range(len(self.cost))
        )
        market = printed.market
        rows = range(len(market) // RESOURCE_COUNT)
        self.market = tuple(tuple(market[row * RESOURCE_COUNT : (row + 1) * RESOURCE_COUNT]) for row in rows)
        self.bonus = tuple(printed.bonus)


_FIGURES: Final[dict[str, _Figures]] = {}


def _figures_of(pack: str) -> _Figures:
    if pack not in _FIGURES:
        _FIGURES[pack] = _Figures(printed_named(pack))
    return _FIGURES[pack]


def show(view: GoodsView) -> OhMyGoodsShown:
    """The table as the view's seat sees it."""
    figures = _figures_of(view.pack)
    prices = _by_number(view.prices)
    own = view.seat
    planned = view.plan[OF_CARD] - 1 if view.plan else NONE
    set_aside = () if own is None else view.aside[own]
    fixed = view.chapter != NONE and view.last > 0
    return OhMyGoodsShown(
        game=view.game,
        seat=own,
        seats=view.seats,
        pack=view.pack,
        chapter=None if view.chapter == NONE else CHAPTER_NAMES[view.chapter],
        round=view.round,
        rounds=view.last if fixed else None,
        last_round=0 < view.last == view.round,
        last_round_next=not fixed and view.last > view.round,
        active=view.active,
        event=None if view.event == QUIET else _event(view.pack, view.event, view.idle),
        deck=view.deck_count,
        discard_pile=view.discard_count,
        market=_market(view, figures),
        streets=tuple([_street(view, figures, prices, seat, planned) for seat in range(view.seats)]),
        display=_display(view, figures),
        stacks=_stacks(view.pack, view.where[LONGSDALE_FIRST:CHARACTER_FIRST], view.prices) if view.numbers else (),
        hand=tuple(
            [_at_price(figures, prices, card) for card in view.hand if card != planned and card not in set_aside]
        ),
        plan=_plan(view),
        supplies=_supplies(view, figures, own) if own is not None and _is_asked(view) else (),
        discarding=_discarding(view),
        chain=_chain(view, figures),
        payment=_payment(view, figures, prices),
    )


def _by_number(rows: Rows) -> dict[int, int]:
    return {row[0]: row[1] for row in rows}


def _at_price(figures: _Figures, prices: Mapping[int, int], card: int) -> PricedCard:
    return _priced(CARD_WORDS[card], prices.get(card, figures.cost[card]))


@lru_cache(maxsize=1 << 10)
def _event(pack: str, event: int, idle: tuple[int, ...]) -> EventInForce:
    count = len(_figures_of(pack).names.data["events"][event]["effects"])
    return EventInForce(event + FIRST_EVENT, tuple([place + 1 for place in range(count) if place not in idle]))


def _market(view: GoodsView, figures: _Figures) -> Market:
    sunrise, sunset = [], []
    if any(view.market):
        for card, place in enumerate(view.where[:CHARACTER_FIRST]):
            if place == IN_SUNRISE:
                sunrise.append(CARD_WORDS[card])
            elif place == IN_SUNSET:
                sunset.append(CARD_WORDS[card])
    more = figures.market[view.event]
    counts = zip(RESOURCES, view.market, more, strict=True)
    resources = tuple([_market_resource(name, cards, cards + extra) for name, cards, extra in counts])
    return Market(tuple(sunrise), tuple(sunset), resources)


# -- streets -------------------------------------------------------------------------------------------------


def _street(view: GoodsView, figures: _Figures, prices: Mapping[int, int], seat: int, planned: int) -> Street:
    mine = seat == view.seat
    worker = _worker(view, seat)
    at_work = worker.place if worker else ""
    helpers, towered, faces = view.helpers[seat], view.towered[seat], view.faces[seat]
    goods, bare, worth = view.goods[seat], view.bare[seat], view.worth[seat]
    buildings = []
    for slot, card in enumerate(view.buildings[seat]):
        place = SLOT_WORDS[slot]
        helper = bool(helpers >> slot & 1)
        if worker is not None and place == at_work:
            makes = MAKES[worker.mode]
        elif figures.automatic[card]:
            makes = 1 + figures.bonus[view.event]
        else:
            makes = ASSISTANT_MAKES if helper else 0
        stock = len(goods[slot]) + bare[slot]
        buildings.append(
            _building(place, CARD_WORDS[card], stock, worth[slot], helper, bool(towered >> slot & 1), makes)
        )
    aside = (planned,) if mine and planned != NONE else view.aside[seat]
    return Street(
        seat,
        tuple(buildings),
        worker,
        tuple([ASSISTANT_IDS[face] for face in range(FACES) if faces >> face & 1]) if faces else (),
        tuple([None if card == NONE else _at_price(figures, prices, card) for card in aside]),
        view.hand_counts[seat],
        view.coins[seat],
        view.strength[seat],
        view.bonus[seat],
        None if view.side[seat] == NONE else _SIDES[view.side[seat]],
    )


def _worker(view: GoodsView, seat: int) -> Worker | None:
    """Where the worker stands; a plan still sealed shows to its owner alone."""
    planned = view.plan[OF_WORKER] if seat == view.seat and view.plan else 0
    post = planned - 1 if planned else view.workers[seat]
    return None if post == NONE else Worker(SLOT_WORDS[post >> 1], MODES[post & 1], planned > 0)


# -- what can be bought --------------------------------------------------------------------------------------


def _display(view: GoodsView, figures: _Figures) -> tuple[ForHire, ...]:
    if not view.display:
        return ()
    wages = _by_number(view.wages)
    return tuple(
        [
            ForHire(ASSISTANT_IDS[face], wages.get(face, figures.face_cost[face]))
            for face in range(FACES)
            if view.display >> face & 1
        ]
    )


@lru_cache(maxsize=1 << 10)
def _stacks(pack: str, where: tuple[int, ...], changed: Rows) -> tuple[Stack, ...]:
    """The open stacks, from where the cards of the expansion lie and what the event makes of their prices."""
    figures, prices = _figures_of(pack), _by_number(changed)
    found = []
    for first in range(LONGSDALE_FIRST, CHARACTER_FIRST, COPIES):
        cards = [card for card in range(first, first + COPIES) if where[card - LONGSDALE_FIRST] == IN_STACK]
        if cards:
            # Of cards that make the same building the first stands for all. [OMG-9.25]
            each = {figures.twin[card]: card for card in reversed(cards)}
            kind = CARD_WORDS[first].rpartition("_")[0]
            shown = tuple([_at_price(figures, prices, card) for card in sorted(each.values())])
            found.append(Stack(kind, len(cards), shown))
    return tuple(found)


# -- the reader's own ----------------------------------------------------------------------------------------


def _plan(view: GoodsView) -> Plan | None:
    plan = view.plan
    if not any(plan):
        return None
    characters = [CHARACTER_FIRST + place for place in range(CHARACTER_COUNT) if plan[OF_GUIDES] >> place & 1]
    post = plan[OF_WORKER] - 1
    return Plan(
        leaving=_places(plan[OF_SOURCES]),
        taking=_places(plan[OF_TARGETS]),
        characters=_words(characters),
        pays=tuple([GoodsGiven(SLOT_WORDS[slot], count) for slot, count in enumerate(view.plan_pay) if count]),
        worker=None if post == NONE else f"{SLOT_WORDS[post >> 1]}-{MODES[post & 1]}",
        card=CARD_WORDS[plan[OF_CARD] - 1] if plan[OF_CARD] else None,
    )


def _words(cards: Iterable[int]) -> tuple[str, ...]:
    return tuple([CARD_WORDS[card] for card in cards])


def _places(mask: int) -> tuple[str, ...]:
    return tuple([word for slot, word in _PLACES if mask >> slot & 1])


def _supplies(view: GoodsView, figures: _Figures, seat: int) -> tuple[Supply, ...]:
    """What each own building that makes something needs, and where it comes from. [OMG-7.4, 7.7, 7.8]"""
    buildings = view.buildings[seat]
    event = figures.market[view.event]
    market = [cards + more for cards, more in zip(view.market, event, strict=True)]
    offices, hand = [0] * RESOURCE_COUNT, [0] * RESOURCE_COUNT
    for card in buildings:
        if figures.office[card] != NONE:
            offices[figures.office[card]] += 1
    for card in view.hand:
        if figures.resource[card] != NONE:
            hand[figures.resource[card]] += 1
    # The last stands for any resource.
    there = [(*each, sum(each)) for each in (market, offices, hand)]
    producing = any(number == BUILDING and a == seat for number, _, a, _ in view.frames)
    lacking = _top(view, DISCARD)
    at = fields_of("discard", *lacking)["building"] if lacking else NONE
    found = []
    for slot, card in enumerate(buildings):
        if figures.product[card] == NONE:
            continue
        # While cards are discarded the table counts down what is left of the need.
        missing = view.lack if slot == at else view.missing[slot]
        needs = []
        for resource, count in figures.needs[card]:
            given = min(count, there[0][resource])
            lack = missing[resource]
            needs.append(
                _need(
                    NEEDS[resource],
                    count,
                    given,
                    min(count - given, there[1][resource]),
                    min(lack, there[2][resource]),
                    lack,
                )
            )
        made = producing and bool(view.done >> slot & 1)
        found.append(Supply(SLOT_WORDS[slot], tuple(needs), view.shortage[slot], made))
    return tuple(found)


def _is_asked(view: GoodsView) -> bool:
    return bool(view.frames) and view.frames[-1][1] == view.seat


def _top(view: GoodsView, *numbers: int) -> tuple[int, int] | None:
    """The arguments of the reader's open question, if it is one of these."""
    if not _is_asked(view):
        return None
    number, _, a, b = view.frames[-1]
    return (a, b) if number in numbers else None


def _discarding(view: GoodsView) -> Discarding | None:
    asked = _top(view, DISCARD)
    if asked is None:
        return None
    given = fields_of("discard", *asked)
    return Discarding(SLOT_WORDS[given["building"]], given["units"], given["halves"])


def _chain(view: GoodsView, figures: _Figures) -> ChainUse | None:
    """What the chain has made and would make: a good for each item it takes. [OMG-7.13, 7.14]"""
    asked = _top(view, CHAIN, CHAIN_GOOD)
    if asked is None or view.seat is None:
        return None
    slot = fields_of("chain", *asked)["building"]
    card = view.buildings[view.seat][slot]
    # The second item of a use adds the good that the first one has not.
    gain = 1 if _top(view, CHAIN_GOOD) else figures.items[card]
    goods = len(view.goods[view.seat][slot]) + view.bare[view.seat][slot]
    worth = view.worth[view.seat][slot]
    good = GOOD_IDS[figures.product[card]]
    return ChainUse(SLOT_WORDS[slot], good, goods, goods * worth, goods + gain, (goods + gain) * worth)


def _payment(view: GoodsView, figures: _Figures, prices: Mapping[int, int]) -> Payment | None:
    asked = _top(view, PAY, PLAN_PAY)
    if asked is None:
        return None
    left = fields_of("pay", *asked)["price"]
    price = _whole_price(view, figures, prices) if _top(view, PAY) else None
    needless = tuple([SLOT_WORDS[slot] for slot in view.needless])
    return Payment(left, price, 0 if price is None else price - left, needless, view.beyond)


def _whole_price(view: GoodsView, figures: _Figures, prices: Mapping[int, int]) -> int | None:
    """What the building or the assistant that waits for its payment costs."""
    for number, _, a, b in reversed(view.frames):
        if number == ERECT:
            return prices.get(b, figures.cost[b])
        if number == PLACE:
            return _by_number(view.wages).get(a, figures.face_cost[a])
    return None
