"""The records that a table of Oh My Goods! is shown with: words of the rulebook, nested as the table is."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteca.core.view import Shown


@dataclass(frozen=True, slots=True)
class StreetBuilding:
    """A building that stands in a street, with what lies on it and who is there."""

    # Its place in the street, as answers name it: b1 is the charburner.
    place: str
    card: str
    goods: int
    # The coins that one of its goods counts this round; 0 where nothing is made.
    worth: int
    assistant: bool
    tower: bool
    # How many goods it makes by whoever is there now, or by itself; 0: nobody is there.
    makes: int


@dataclass(frozen=True, slots=True)
class Worker:
    """Where a worker stands and how he works; one that is only planned is seen by its owner alone."""

    place: str
    mode: str
    planned: bool


@dataclass(frozen=True, slots=True)
class PricedCard:
    """A card that could be built, with what it costs this round."""

    card: str
    price: int


@dataclass(frozen=True, slots=True)
class Street:
    """All that lies before one seat."""

    seat: int
    buildings: tuple[StreetBuilding, ...]
    worker: Worker | None
    # The assistants hired, by their words; where they stand the buildings tell.
    assistants: tuple[str, ...]
    # Cards set aside to be built, or kept while redrawing; null: the reader does not see which.
    aside: tuple[PricedCard | None, ...]
    hand_count: int
    # What all its goods count together.
    coins: int
    strength: int
    # Points won, or lost where it is less than 0, through events and end cards.
    rewards: int
    side: str | None


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
    """The event of the round."""

    number: int
    # Which of its effects do something, by their place on the card from the top; the first is 1.
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
    """What an own building needs to produce."""

    place: str
    needs: tuple[Need, ...]
    # How much must still be found in hand, after what haste and a tower forgive.
    left: int
    # Whether it has produced this turn.
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
    """A price being paid in goods: how much is left of it, and which buildings would give one for nothing."""

    left: int
    # Null where the table does not tell what is paid for.
    price: int | None
    paid: int
    needless: tuple[str, ...]
    # Whether the payer has said that he gives more than the price.
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
    """The table; what belongs to the reader alone is empty or null to all others."""

    # Null in the base game.
    chapter: str | None
    # 0 while the game is set up.
    round: int
    # How many rounds there are, where that is known from the start.
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
    # The reader's own: the hand without what is planned, and, while he is asked, what the question is about.
    hand: tuple[PricedCard, ...]
    plan: Plan | None
    supplies: tuple[Supply, ...]
    discarding: Discarding | None
    chain: ChainUse | None
    payment: Payment | None
