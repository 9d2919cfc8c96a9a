"""What craft markers bring, when they are gained and while they are at work: one record for each building."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Craft:
    """What a building's craft marker brings, on its immediate side and on its permanent one."""


@dataclass(frozen=True)
class MerchantHouse(Craft):
    """Silver, at once and with every income."""

    silver: int


@dataclass(frozen=True)
class Wainwright(Craft):
    """A delivery and the points of the siesta space at once; later more deliveries and siesta steps every round."""

    deliveries: int
    steps: int


@dataclass(frozen=True)
class Delicatessen(Craft):
    """Trade commodities, at once and with every income."""

    commodities: int


@dataclass(frozen=True)
class Greengrocer(Craft):
    """A resource of choice, at once and with every income."""


@dataclass(frozen=True)
class VillageStore(Craft):
    """Points, at once and with every later building."""

    vp: int


@dataclass(frozen=True)
class Butcher(Craft):
    """Points for each barrow on the farm at once, and with every later barrow."""

    vp: int
