"""The parameters of helpers as C arrays: one column for each name, one place for each card."""

from __future__ import annotations

import cython

from ludoteca.core.bits import filled
from ludoteca.games.la_granja.content.cards import CARD_COUNT
from ludoteca.games.la_granja.content.helpers import EFFECTS, HelperRecord

NAMES = sorted({name for effect in EFFECTS for name in effect.parameters()})


class Parameters:
    """What each card's helper prints, by the name of the parameter; 0 where its effect has none of that name."""

    silver: list[int]
    vp: list[int]
    good: list[int]
    cards: list[int]
    steps: list[int]
    least: list[int]
    per: list[int]
    fields: list[int]
    value: list[int]
    target: list[int]
    harvest: list[int]
    min_pigs: list[int]
    pigs: list[int]
    buy: list[int]
    sell: list[int]
    vp_to_silver: list[int]
    silver_to_vp: list[int]
    stalls: list[int]
    deliveries: list[int]
    goods: list[int]
    delta: list[int]

    def __init__(self, effects: list[HelperRecord]) -> None:
        if not cython.compiled:
            self.silver = filled(0, CARD_COUNT)
            self.vp = filled(0, CARD_COUNT)
            self.good = filled(0, CARD_COUNT)
            self.cards = filled(0, CARD_COUNT)
            self.steps = filled(0, CARD_COUNT)
            self.least = filled(0, CARD_COUNT)
            self.per = filled(0, CARD_COUNT)
            self.fields = filled(0, CARD_COUNT)
            self.value = filled(0, CARD_COUNT)
            self.target = filled(0, CARD_COUNT)
            self.harvest = filled(0, CARD_COUNT)
            self.min_pigs = filled(0, CARD_COUNT)
            self.pigs = filled(0, CARD_COUNT)
            self.buy = filled(0, CARD_COUNT)
            self.sell = filled(0, CARD_COUNT)
            self.vp_to_silver = filled(0, CARD_COUNT)
            self.silver_to_vp = filled(0, CARD_COUNT)
            self.stalls = filled(0, CARD_COUNT)
            self.deliveries = filled(0, CARD_COUNT)
            self.goods = filled(0, CARD_COUNT)
            self.delta = filled(0, CARD_COUNT)
        for name in NAMES:
            setattr(self, name, [effect.values().get(name, 0) for effect in effects])
