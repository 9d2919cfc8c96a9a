"""La Granja as people see it: records with the rulebook's names, nested as the table is.

Cards, tiles, buildings and market spaces are named by the words that answers use (``card19``, ``r1a``, ``butcher``,
``h5``); what is printed on them is content, and only what the eye would have to work out is told here again.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from ludoteca.core.view import Shown

Edition: TypeAlias = Literal["russian", "french", "deluxe"]
Phase: TypeAlias = Literal["farm", "revenue", "transport", "scoring"]
# A craft marker: not gained, gained this round, or at work.
Craft: TypeAlias = Literal["none", "new", "at_work"]


@dataclass(frozen=True, slots=True)
class Goods:
    """What a farm has in storage, stalls and purse; points that are kept secret are None."""

    olive: int
    grain: int
    grape: int
    pig: int
    food: int
    wine: int
    meat: int
    silver: int
    vp: int | None
    commodity: int


@dataclass(frozen=True, slots=True)
class Fields:
    """The fields of one crop: how many there are, and how many of them have grown."""

    crop: str
    count: int
    grown: int


@dataclass(frozen=True, slots=True)
class Barrow:
    """A market barrow on a farm: what it wants, what is already on it, and what it pays; market 0 is none."""

    card: str
    wants: tuple[str, ...]
    filled: tuple[bool, ...]
    points: int
    market: int


@dataclass(frozen=True, slots=True)
class Helper:
    """A helper on a farm, and whether it has worked this round."""

    card: str
    used: bool


@dataclass(frozen=True, slots=True)
class RoofTile:
    """A tile on the roof, and whether it was used."""

    tile: str
    used: bool


@dataclass(frozen=True, slots=True)
class Price:
    """What a resource costs, brings and takes to upgrade on the reader's farm now, its helpers counted in."""

    good: str
    buy: int
    sell: int
    upgrade: int


@dataclass(frozen=True, slots=True)
class Farm:
    """One seat's farm; ``hand`` is None where the reader must not look into it."""

    goods: Goods
    fields: tuple[Fields, ...]
    barrows: tuple[Barrow | None, ...]
    helpers: tuple[Helper | None, ...]
    extensions: tuple[str, ...]
    roof: tuple[RoofTile, ...]
    # The donkey tiles that can still be chosen, and this round's, once it lies open to the reader.
    donkeys_left: tuple[str, ...]
    donkey: str | None
    hand: tuple[str, ...] | None
    # A card that was chosen and still looks for its side.
    playing: str | None
    hand_count: int
    hand_limit: int
    stalls: int
    # What extensions add to the income, in silver.
    income: int
    extra_deliveries: int
    # The space of the siesta track its disc lies on.
    siesta: int


@dataclass(frozen=True, slots=True)
class CraftRow:
    """A row that a seat has claimed in a craft building.

    ``craft`` is ``none`` before the row is complete, ``new`` in the round in which it was, ``at_work`` later.
    """

    wants: tuple[str, ...]
    filled: tuple[bool, ...]
    craft: Craft


@dataclass(frozen=True, slots=True)
class CraftBuilding:
    """A craft building: the order marker that keeps it closed, the bonus for the first, the row of each seat.

    ``next_row`` is what the row wants that a seat without one would claim with its first delivery.
    """

    building: str
    order_marker: int | None
    first_bonus: bool
    rows: tuple[CraftRow | None, ...]
    next_row: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MarketSpace:
    """An open market space; its marker is a seat's, or in the solo game the neutral player's."""

    space: str
    owner: int | None
    neutral: bool


@dataclass(frozen=True, slots=True)
class RevenueSpace:
    """A space of the revenue dice: those that lie there, who took one this round, who reserved the last one."""

    number: int
    dice: int
    takers: tuple[int, ...]
    reserved_by: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SiestaSpace:
    """A space of the siesta track: its section (from 1), its points, and the discs on it, the upper ones first."""

    section: int
    points: int
    discs: tuple[int, ...]


@dataclass(frozen=True)
class LaGranjaShown(Shown):
    """The whole table; ``pack`` is the hash of what is printed, empty for the game's own."""

    pack: str
    edition: Edition
    round: int
    phase: Phase | None
    order: tuple[int, ...]
    deck: int
    discard: int
    farms: tuple[Farm, ...]
    market: tuple[MarketSpace, ...]
    buildings: tuple[CraftBuilding, ...]
    revenue: tuple[RevenueSpace, ...]
    siesta: tuple[SiestaSpace, ...]
    # The roof tiles for sale.
    display: tuple[str, ...]
    # For a reader with a farm.
    prices: tuple[Price, ...]
