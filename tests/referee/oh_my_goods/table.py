"""What lies on the table: decks, market, streets, goods and persons, and what can be counted from them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from tests.referee.oh_my_goods.cards import EXTRA_CARD, PRINTED, Card, Cards
from tests.referee.oh_my_goods.unseen import Unseen

DEFAULTS = {
    "assistants": "any",
    "redraw": "whole_hand",
    "last_chains": "all",
    "worker": "may_rest",
    "substitute": "none",
    "characters": "kept",
    "moves": "this_round",
    "all_in_end": "events",
}


@dataclass
class Building:
    """A building in a street."""

    card: Card
    # Oldest first; None is a good without a card (9.26).
    goods: list[str | None] = field(default_factory=list)
    assistant: bool = False
    tower: bool = False

    def cards(self) -> list[str]:
        """The cards that lie here as goods."""
        return [good for good in self.goods if good is not None]

    def take(self, unseen: Unseen) -> str | None:
        """Take one good: those with cards go first (9.26); which of them, nobody sees."""
        cards = self.cards()
        unseen.mix(cards)
        taken = cards[0] if cards else None
        self.goods.remove(taken)
        return taken


@dataclass
class Player:
    """One seat."""

    street: list[Building]
    hand: set[str] = field(default_factory=set)
    aside: str | None = None
    worker: int | None = None
    mode: str = ""
    assistants: list[str] = field(default_factory=list)
    rewards: int = 0
    side: str | None = None

    def colours(self) -> Counter[str]:
        """How many buildings of each colour he owns."""
        return Counter(building.card.colour for building in self.street)

    def strength(self) -> int:
        """The total shown on his buildings (9.6)."""
        return sum(building.card.strength for building in self.street)

    def offices(self) -> Counter[str]:
        """The units his market offices add (7.7), and the extra cards."""
        return Counter(building.card.office for building in self.street if building.card.office)

    def extra_cards(self) -> int:
        """How many extra-card offices he has (5.3)."""
        return self.offices()[EXTRA_CARD]

    def holding(self, good: str) -> list[int]:
        """The places where goods of this kind lie."""
        return [i for i, building in enumerate(self.street) if building.goods and building.card.product == good]

    def stocked(self) -> list[int]:
        """The places where any goods lie."""
        return [i for i, building in enumerate(self.street) if building.goods]

    def free_places(self) -> list[int]:
        """Production buildings where a person may be put: no assistant there, not automatic (6.3, 7.25, 9.9)."""
        return [i for i, building in enumerate(self.street) if building.card.takes_person and not building.assistant]


class Table:
    """Everything but the rules."""

    def __init__(self, seats: int, options: dict[str, Any], cards: Cards = PRINTED) -> None:
        self.cards = cards
        self.seats = seats
        self.options = options
        self.chapter: str = options["chapter"]
        self.expansion = self.chapter != "none"
        self.unseen = Unseen()
        self.deck: set[str] = set()
        self.discard: set[str] = set()
        self.market: list[str] = []
        self.stacks: dict[str, list[str]] = {}
        self.display: set[str] = set()
        self.reserve: set[int] = set()
        self.in_game: set[int] = set()
        self.players: list[Player] = []
        self.active = 0
        self.event: list[dict[str, Any]] = []
        self.last_round = False
        self.past: set[int] = set()
        self.moves_allowed = False

    def option(self, name: str) -> str:
        """How the game is played where there is another reading; the rules' own reading unless said otherwise."""
        return str(self.options.get(name, DEFAULTS[name]))

    def order(self) -> list[int]:
        """The seats clockwise from the active player."""
        return [(self.active + step) % self.seats for step in range(self.seats)]

    def effects(self, op: str) -> list[dict[str, Any]]:
        """What the event of this round says with this operation."""
        return [effect for effect in self.event if effect["op"] == op]

    def turn_up(self, event: int) -> None:
        """Put the event of a round in place of the one before (9.2)."""
        self.event = self.cards.events[event]

    def all_chains(self) -> bool:
        """Whether this is the round in which every chain may be used (8.3, 9.5)."""
        return self.last_round and self.option("last_chains") == "all"

    def plain_worth(self, player: Player, index: int) -> int:
        """What one good of this building is worth, events aside."""
        card = player.street[index].card
        worth = self.cards.worth[str(card.product)]
        # Grapes: the owner's buildings of the vineyard's own colour, the vineyard included (9.11).
        return player.colours()[card.colour] if isinstance(worth, str) else worth

    def worth(self, player: Player, index: int) -> int:
        """What one good of this building is worth in a payment of this round (15.11)."""
        good = player.street[index].card.product
        worth = self.plain_worth(player, index)
        for effect in self.effects("good_value"):
            if effect["good"] == good:
                worth = max(1, worth + effect["delta"])
        return worth

    def wealth(self, player: Player) -> int:
        """The worth of all his goods in a payment of this round."""
        return sum(self.worth(player, i) * len(player.street[i].goods) for i in player.stocked())

    def plain_wealth(self, player: Player) -> int:
        """The worth of all his goods in scoring."""
        return sum(self.plain_worth(player, i) * len(player.street[i].goods) for i in player.stocked())

    def supply(self, player: Player) -> Counter[str]:
        """The units that need no hand card: market, own offices, event (7.4, 7.7, 15.10)."""
        units = Counter(str(self.cards.buildings[card].resource) for card in self.market)
        units += player.offices()
        del units[EXTRA_CARD]
        for effect in self.effects("market_add"):
            units[effect["resource"]] += effect["n"]
        return units

    def chapter_card(self) -> dict[str, Any]:
        """What the chapter or all-in is made of."""
        return self.cards.chapter(self.chapter, self.seats)

    def throw(self, card: str | None) -> None:
        """Put a card on the discard pile; a good without a card is just gone."""
        if card is not None:
            self.discard.add(card)

    def give_all(self, player: Player) -> None:
        """Discard every good of a player."""
        for index in player.stocked():
            while player.street[index].goods:
                self.give(player, index)

    def give(self, player: Player, index: int) -> None:
        """Discard one good of a building."""
        self.throw(player.street[index].take(self.unseen))
