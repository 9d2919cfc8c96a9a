"""The records that a table of Oh My Goods! is shown with: words of the rulebook, nested as the table is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from ludoteca.core.view import Shown

Mode: TypeAlias = Literal["efficient", "sloppy"]
Side: TypeAlias = Literal["crown", "rebels"]


@dataclass(frozen=True, slots=True)
class StreetBuilding:
    """A building that stands in a street, with what lies on it and who is there.

    ``place`` is what answers call it, b1 the charburner; ``worth`` are the coins that one of its goods counts this
    round, 0 where nothing is made; ``makes`` is how many goods come by whoever is there now, or by itself.
    """

    place: str
    card: str
    goods: int
    worth: int
    assistant: bool
    tower: bool
    makes: int


@dataclass(frozen=True, slots=True)
class Worker:
    """Where a worker stands and how he works; one that is only planned is seen by its owner alone."""

    place: str
    mode: Mode
    planned: bool


@dataclass(frozen=True, slots=True)
class PricedCard:
    """A card that could be built, with what it costs this round."""

    card: str
    price: int


@dataclass(frozen=True, slots=True)
class Street:
    """All that lies before one seat.

    ``assistants`` are those hired; where they stand the buildings tell. ``aside`` are cards to be built, or kept while
    redrawing; null is a card that the reader does not see. ``coins`` is what all goods count together, ``rewards`` are
    points won through events and end cards, or lost where it is less than 0.
    """

    seat: int
    buildings: tuple[StreetBuilding, ...]
    worker: Worker | None
    assistants: tuple[str, ...]
    aside: tuple[PricedCard | None, ...]
    hand_count: int
    coins: int
    strength: int
    rewards: int
    side: Side | None


@dataclass(frozen=True, slots=True)
class MarketResource:
    """How often a resource lies on the market, and how much of it there is with what the event adds."""

    resource: str
    cards: int
    total: int


@dataclass(frozen=True, slots=True)
class Market:
    """Both rows, and what they offer together."""

    sunrise: tuple[str, ...]
    sunset: tuple[str, ...]
    resources: tuple[MarketResource, ...]


@dataclass(frozen=True, slots=True)
class Stack:
    """An open stack: how many cards it holds, and one of each that differ."""

    kind: str
    left: int
    cards: tuple[PricedCard, ...]


@dataclass(frozen=True, slots=True)
class ForHire:
    """An assistant on display, with what hiring him costs this round."""

    assistant: str
    price: int


@dataclass(frozen=True, slots=True)
class EventInForce:
    """The event of the round; ``effects`` are those that do something, by place on the card, the first being 1."""

    number: int
    effects: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Need:
    """A resource that a building needs: what market, offices and hand give, and what the first two leave."""

    resource: str
    count: int
    market: int
    offices: int
    hand: int
    missing: int


@dataclass(frozen=True, slots=True)
class Supply:
    """What an own building needs to produce.

    ``left`` must still be found in hand, after what haste and a tower forgive; ``made``: it has produced this turn.
    """

    place: str
    needs: tuple[Need, ...]
    left: int
    made: bool


@dataclass(frozen=True, slots=True)
class Discarding:
    """Hand cards are given for what a building lacks; of a pair for one resource, ``pair`` cards are still to give."""

    place: str
    left: int
    pair: int


@dataclass(frozen=True, slots=True)
class ChainUse:
    """The chain that is being fed: what its building holds, and what it would hold once this use is complete."""

    place: str
    good: str
    goods: int
    coins: int
    goods_then: int
    coins_then: int


@dataclass(frozen=True, slots=True)
class Payment:
    """A price being paid in goods: how much is left of it, and which buildings would give one for nothing.

    ``price`` is null where the table does not tell what is paid for; ``beyond``: the payer has said that he gives more.
    """

    left: int
    price: int | None
    paid: int
    needless: tuple[str, ...]
    beyond: bool


@dataclass(frozen=True, slots=True)
class GoodsGiven:
    """So many goods of one building."""

    place: str
    goods: int


@dataclass(frozen=True, slots=True)
class Plan:
    """The own plan while plans are sealed: moves of assistants with what they cost, worker and card."""

    leaving: tuple[str, ...]
    taking: tuple[str, ...]
    characters: tuple[str, ...]
    pays: tuple[GoodsGiven, ...]
    worker: str | None
    card: str | None


@dataclass(frozen=True, slots=True)
class OhMyGoodsShown(Shown):
    """The table; what belongs to the reader alone is empty or null to all others.

    ``pack`` is the hash of what is printed, empty for the game's own. ``chapter`` is null in the base game, ``round`` 0
    while the game is set up, ``rounds`` null where their number is not known from the start. ``hand`` leaves out what
    is planned; what follows it is there while the reader is asked, as far as the question is about it.
    """

    pack: str
    chapter: str | None
    round: int
    rounds: int | None
    last_round: bool
    last_round_next: bool
    active: int
    event: EventInForce | None
    deck: int
    discard_pile: int
    market: Market
    streets: tuple[Street, ...]
    display: tuple[ForHire, ...]
    stacks: tuple[Stack, ...]
    hand: tuple[PricedCard, ...]
    plan: Plan | None
    supplies: tuple[Supply, ...]
    discarding: Discarding | None
    chain: ChainUse | None
    payment: Payment | None
