"""The six promotional cards, wholly reconstructed."""

from __future__ import annotations

from typing import Final

from ludoteca.games.la_granja.content.card import NOTHING, Barrow, Card, Extension, Helper
from ludoteca.games.la_granja.content.constants import FARM, REVENUE, SCORING, TRANSPORT
from ludoteca.games.la_granja.content.goods import FOOD, GRAIN, GRAPE, OLIVE, PIG, WINE
from ludoteca.games.la_granja.content.helpers import (
    ExtraFreeDelivery,
    IncomeMissingGood,
    PayFlipRoof,
    SellPigAt,
    SiestaStep,
    VpIfFieldsEmpty,
)
from ludoteca.games.la_granja.content.records import BUILDING_TARGET

PROMO: Final = (
    Card(
        "p1",
        field=OLIVE,
        barrow=Barrow((OLIVE, GRAIN), vp=1, market=0),
        extension=Extension(stalls=1, deliveries=1),
        helper=Helper(
            "gleaner",
            "Gleaner",
            does=IncomeMissingGood(),
            text="Income: a harvest good of a kind you have no field of.",
            phases=FARM,
        ),
        known=NOTHING,
    ),
    Card(
        "p2",
        field=GRAIN,
        barrow=Barrow((GRAPE,), vp=1, market=0),
        extension=Extension(income=1, stalls=1),
        helper=Helper(
            "tinker",
            "Tinker",
            does=PayFlipRoof(silver=1),
            text="Once per round: pay 1 silver to turn a used roof tile up.",
        ),
        known=NOTHING,
    ),
    Card(
        "p3",
        field=GRAPE,
        barrow=Barrow((PIG,), vp=1, market=0),
        extension=Extension(income=1, deliveries=1),
        helper=Helper(
            "beekeeper",
            "Beekeeper",
            does=VpIfFieldsEmpty(vp=1),
            text="1 VP at the start of scoring if you have fields and all are empty.",
            phases=SCORING,
        ),
        known=NOTHING,
    ),
    Card(
        "p4",
        field=OLIVE,
        barrow=Barrow((FOOD,), vp=1, market=0),
        extension=Extension(stalls=1, deliveries=1),
        helper=Helper(
            "ferryman",
            "Ferryman",
            does=ExtraFreeDelivery(target=BUILDING_TARGET),
            text="Once per round, in the delivery step: one more delivery, to a building.",
            phases=TRANSPORT,
        ),
        known=NOTHING,
    ),
    Card(
        "p5",
        field=GRAIN,
        barrow=Barrow((WINE,), vp=1, market=0),
        extension=Extension(income=1, stalls=1),
        helper=Helper(
            "fiddler",
            "Fiddler",
            does=SiestaStep(steps=1),
            text="Once per round, in phase II: a siesta step.",
            phases=REVENUE,
        ),
        known=NOTHING,
    ),
    Card(
        "p6",
        field=GRAPE,
        barrow=Barrow((OLIVE, GRAPE), vp=1, market=0),
        extension=Extension(income=1, deliveries=1),
        helper=Helper(
            "herdswoman",
            "Herdswoman",
            does=SellPigAt(silver=5),
            text="Income: you may sell a pig for 5 silver.",
            phases=FARM,
        ),
        known=NOTHING,
    ),
)
