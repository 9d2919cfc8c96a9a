"""What lies on the table: the farms and what all share."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from tests.referee.la_granja.facts import BUILDINGS, CARDS, FARM, HARVEST, HEXES, Card, TileFace
from tests.referee.la_granja.options import Readings


@dataclass
class Barrow:
    """A card played as a market barrow, with the symbols that are covered."""

    card: Card
    covered: list[bool]

    def free(self, good: str) -> int:
        """How many symbols of the good are still open."""
        return open_symbols(self.card.barrow, self.covered)[good]


@dataclass
class Helper:
    """A card played as a helper."""

    card: Card
    used: bool = False
    # Whether an own marker lies on it; a marker taken back leaves the helper used (14.1 a).
    flag: bool = False
    bought: bool = False
    sold: bool = False


@dataclass
class RoofTile:
    """A bought roof tile."""

    face: TileFace
    used: bool = False
    on_barn_builder: bool = False


@dataclass
class Farm:
    """Everything of one player."""

    seat: int
    silver: int = 1
    vp: int = 1
    commodities: int = 1
    pigs: int = 0
    stored: Counter[str] = field(default_factory=Counter)
    hand: list[str] = field(default_factory=list)
    fields: Counter[str] = field(default_factory=Counter)
    grown: Counter[str] = field(default_factory=Counter)
    barrows: list[Barrow | None] = field(default_factory=lambda: [None, None, None])
    helpers: list[Helper | None] = field(default_factory=lambda: [None, None, None])
    extensions: list[Card] = field(default_factory=list)
    roof: list[RoofTile] = field(default_factory=list)
    donkeys: set[str] = field(default_factory=set)
    donkey: str = ""
    # Symbols covered in the own row of each building, and the buildings completed.
    rows: dict[str, list[bool]] = field(
        default_factory=lambda: {key: [False] * len(b.row) for key, b in BUILDINGS.items()}
    )
    completed: set[str] = field(default_factory=set)
    areas: set[str] = field(default_factory=set)
    # Craft markers: whether the permanent side is up.
    crafts: dict[str, bool] = field(default_factory=dict)
    buildings_this_round: int = 0

    def helper(self, key: str) -> Helper | None:
        """The helper of that name, if it was played."""
        return next((helper for helper in self.helpers if helper and helper.card.helper == key), None)

    def unused(self, key: str) -> Helper | None:
        """The helper of that name, if it can still be used this round."""
        helper = self.helper(key)
        return helper if helper and not helper.used else None

    def active(self, building: str) -> bool:
        """Whether the permanent effect of the craft marker works (9.11)."""
        return self.crafts.get(building, False)

    def stalls(self) -> int:
        """Stalls of board, extensions and Swineherd."""
        return FARM["stalls"] + sum(card.stalls for card in self.extensions) + (2 if self.helper("swineherd") else 0)

    def free_stall(self) -> bool:
        """Whether another pig fits."""
        return self.pigs < self.stalls()

    def empty_fields(self) -> set[str]:
        """The kinds of which a field is empty."""
        return {crop for crop in HARVEST if self.fields[crop] > self.grown[crop]}

    def has(self, kind: str) -> int:
        """How much of a farm good there is, on fields too."""
        match kind:
            case "silver":
                return self.silver
            case "vp":
                return self.vp
            case "pig":
                return self.pigs
            case "commodity":
                return self.commodities
        return self.stored[kind] + self.grown[kind]

    def resource_words(self) -> set[str]:
        """Every resource as the engine names its place."""
        words = {crop for crop in HARVEST if self.stored[crop]}
        words |= {f"{crop}@field" for crop in HARVEST if self.grown[crop]}
        return words | ({"pig"} if self.pigs else set())

    def remove(self, word: str) -> None:
        """Take one good away from the place the word names."""
        if word.endswith("@field"):
            self.grown[word.removesuffix("@field")] -= 1
        elif word == "pig":
            self.pigs -= 1
        elif word == "silver":
            self.silver -= 1
        elif word == "vp":
            self.vp -= 1
        elif word == "commodity":
            self.commodities -= 1
        else:
            self.stored[word] -= 1
        self.check()

    def add(self, word: str) -> None:
        """Put one good in the place the word names."""
        if word.endswith("@field"):
            self.grown[word.removesuffix("@field")] += 1
        elif word == "pig":
            self.pigs += 1
        else:
            self.stored[word] += 1

    def check(self) -> None:
        """No place may hold less than nothing."""
        low = min(self.silver, self.vp, self.commodities, self.pigs, *self.stored.values(), *self.grown.values(), 0)
        assert low >= 0, f"seat {self.seat}: something fell below 0"


@dataclass
class Table:
    """Everything, and where the game stands."""

    seats: int
    rules: Readings
    farms: list[Farm]
    pile: set[str]
    discards: set[str] = field(default_factory=set)
    display: list[str] = field(default_factory=list)
    order: list[int] = field(default_factory=list)
    round: int = 1
    phase: str = "I"
    step: int = 1
    dice: Counter[int] = field(default_factory=Counter)
    reserved: dict[int, int] = field(default_factory=dict)
    # Market space to the seat (or neutral player) whose marker lies there.
    market: dict[int, int] = field(default_factory=dict)
    locks: dict[int, str] = field(default_factory=dict)
    first_bonus: set[str] = field(default_factory=lambda: set(BUILDINGS))
    # Siesta spaces, each a stack from the bottom up.
    siesta: list[list[int]] = field(default_factory=lambda: [[] for _ in range(8)])
    solo_first: bool = True

    @property
    def solo(self) -> bool:
        """Whether one player plays against the neutral markers."""
        return self.seats == 1

    def open_hexes(self) -> dict[int, int]:
        """The open market spaces and their values; ten are closed below four players (2.11)."""
        return {number: space.value for number, space in HEXES.items() if space.min_players <= max(self.seats, 1)}

    def space_of(self, seat: int) -> int:
        """Where the seat's disc stands."""
        return next(place for place, stack in enumerate(self.siesta) if seat in stack)

    def on_market(self, seat: int) -> list[int]:
        """The spaces with markers of the seat."""
        return sorted(space for space, owner in self.market.items() if owner == seat)

    def others(self, seat: int) -> list[int]:
        """The other seats in turn order."""
        return [other for other in self.order if other != seat]


def open_symbols(symbols: tuple[str, ...], covered: list[bool]) -> Counter[str]:
    """How many symbols of each kind are not covered."""
    return Counter(symbol for symbol, done in zip(symbols, covered, strict=True) if not done)


def new_table(seats: int, rules: Readings) -> Table:
    """A table before anything was drawn."""
    cards = {card.id for card in CARDS.values() if rules.promo or not card.promo}
    return Table(seats, rules, [Farm(seat) for seat in range(seats)], cards)
