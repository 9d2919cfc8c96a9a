"""The 94 deck cards and the 4 charburners of the base game."""

from __future__ import annotations

from typing import Annotated, Final, NamedTuple

from ludoteca.core.shapes import Number
from ludoteca.games.oh_my_goods.content.goods import BLUE, COLOURS, FOUND, RESOURCES
from ludoteca.games.oh_my_goods.content.pack_shapes import Counts, Word


class Needs(NamedTuple):
    """What a building needs to start: so many of each resource, or so many of any."""

    wood: int = 0
    clay: int = 0
    wheat: int = 0
    wool: int = 0
    stone: int = 0
    any: int = 0


class Card(NamedTuple):
    """A card as printed; ``sun`` is half a sun in its corner, ``office`` the resource that an office adds."""

    id: str
    kind: str
    colour: Annotated[str, Word((*COLOURS, BLUE))]
    sun: bool
    cost: Annotated[int, Number(0, 60)]
    points: Annotated[int, Number(0, 20)]
    needs: Annotated[Needs, Counts((*RESOURCES, "any"), 20)] = Needs()
    office: Annotated[str, Word((*RESOURCES, ""))] = ""
    extra_card: bool = False
    source: str = FOUND


DECK: Final = (
    Card("sawmill_1", kind="sawmill", colour="green", sun=False, cost=2, points=2, needs=Needs(clay=1, wool=3)),
    Card("sawmill_2", kind="sawmill", colour="green", sun=True, cost=2, points=2, needs=Needs(clay=3, stone=1)),
    Card("sawmill_3", kind="sawmill", colour="green", sun=True, cost=3, points=2, needs=Needs(clay=2, stone=2)),
    Card("sawmill_4", kind="sawmill", colour="green", sun=False, cost=3, points=2, needs=Needs(clay=2, wool=2)),
    # Sources differ on the needs.
    Card("sawmill_5", kind="sawmill", colour="green", sun=False, cost=4, points=2, needs=Needs(wood=2, clay=2)),
    Card(
        "iron_smelter_1", kind="iron_smelter", colour="green", sun=False, cost=6, points=2, needs=Needs(clay=3, stone=1)
    ),
    Card(
        "iron_smelter_2", kind="iron_smelter", colour="green", sun=True, cost=6, points=2, needs=Needs(clay=1, wool=3)
    ),
    Card(
        "iron_smelter_3", kind="iron_smelter", colour="green", sun=True, cost=8, points=2, needs=Needs(wheat=2, stone=2)
    ),
    Card(
        "iron_smelter_4", kind="iron_smelter", colour="green", sun=False, cost=8, points=2, needs=Needs(clay=2, wheat=2)
    ),
    Card(
        "iron_smelter_5", kind="iron_smelter", colour="green", sun=False, cost=8, points=2, needs=Needs(wool=2, stone=2)
    ),
    Card(
        "iron_smelter_6", kind="iron_smelter", colour="green", sun=True, cost=9, points=2, needs=Needs(wood=2, wheat=2)
    ),
    Card("cooperage_1", kind="cooperage", colour="green", sun=False, cost=11, points=3, needs=Needs(clay=3, stone=2)),
    Card("cooperage_2", kind="cooperage", colour="green", sun=True, cost=11, points=3, needs=Needs(clay=3, wheat=2)),
    Card("cooperage_3", kind="cooperage", colour="green", sun=False, cost=11, points=3, needs=Needs(wool=2, stone=3)),
    Card("cooperage_4", kind="cooperage", colour="green", sun=True, cost=11, points=3, needs=Needs(clay=2, wheat=3)),
    Card("tool_maker_1", kind="tool_maker", colour="green", sun=False, cost=15, points=4, needs=Needs(clay=3, wheat=3)),
    Card("tool_maker_2", kind="tool_maker", colour="green", sun=True, cost=17, points=4, needs=Needs(wood=4, wool=2)),
    Card("tool_maker_3", kind="tool_maker", colour="green", sun=True, cost=17, points=4, needs=Needs(wood=3, wool=3)),
    Card("tool_maker_4", kind="tool_maker", colour="green", sun=False, cost=17, points=4, needs=Needs(wood=3, stone=3)),
    Card("glassmaker_1", kind="glassmaker", colour="green", sun=True, cost=2, points=2, needs=Needs(any=12)),
    Card("glassmaker_2", kind="glassmaker", colour="green", sun=False, cost=2, points=2, needs=Needs(any=12)),
    Card("glassmaker_3", kind="glassmaker", colour="green", sun=False, cost=5, points=2, needs=Needs(any=11)),
    Card("glassmaker_4", kind="glassmaker", colour="green", sun=True, cost=5, points=2, needs=Needs(any=11)),
    Card(
        "window_manufacture_1",
        kind="window_manufacture",
        colour="green",
        sun=True,
        cost=7,
        points=3,
        needs=Needs(wheat=4, stone=1),
    ),
    Card(
        "window_manufacture_2",
        kind="window_manufacture",
        colour="green",
        sun=True,
        cost=9,
        points=3,
        needs=Needs(clay=3, stone=2),
    ),
    Card(
        "window_manufacture_3",
        kind="window_manufacture",
        colour="green",
        sun=False,
        cost=9,
        points=3,
        needs=Needs(clay=2, wool=3),
    ),
    Card("mill_1", kind="mill", colour="yellow", sun=False, cost=2, points=2, needs=Needs(wheat=3, wool=1)),
    Card("mill_2", kind="mill", colour="yellow", sun=True, cost=3, points=2, needs=Needs(wood=1, wheat=3)),
    Card("mill_3", kind="mill", colour="yellow", sun=True, cost=3, points=2, needs=Needs(wheat=2, wool=2)),
    Card("mill_4", kind="mill", colour="yellow", sun=False, cost=3, points=2, needs=Needs(clay=2, wheat=2)),
    Card("mill_5", kind="mill", colour="yellow", sun=True, cost=4, points=2, needs=Needs(wood=2, stone=2)),
    Card("mill_6", kind="mill", colour="yellow", sun=False, cost=4, points=2, needs=Needs(wood=3, wool=1)),
    Card("bakery_1", kind="bakery", colour="yellow", sun=True, cost=9, points=3, needs=Needs(wheat=2, wool=3)),
    Card("bakery_2", kind="bakery", colour="yellow", sun=True, cost=9, points=3, needs=Needs(clay=3, stone=2)),
    Card("bakery_3", kind="bakery", colour="yellow", sun=True, cost=9, points=3, needs=Needs(clay=2, wheat=3)),
    Card("bakery_4", kind="bakery", colour="yellow", sun=True, cost=12, points=3, needs=Needs(wood=3, wool=2)),
    Card("bakery_5", kind="bakery", colour="yellow", sun=True, cost=11, points=3, needs=Needs(wood=2, wool=3)),
    Card("shoemaker_1", kind="shoemaker", colour="yellow", sun=False, cost=12, points=4, needs=Needs(wheat=2, wool=4)),
    # Sources differ on the needs.
    Card("shoemaker_2", kind="shoemaker", colour="yellow", sun=True, cost=12, points=4, needs=Needs(clay=2, wheat=4)),
    Card("shoemaker_3", kind="shoemaker", colour="yellow", sun=True, cost=15, points=4, needs=Needs(wood=3, wheat=3)),
    Card(
        "food_factory_1",
        kind="food_factory",
        colour="yellow",
        sun=False,
        cost=17,
        points=5,
        needs=Needs(clay=2, wool=4),
    ),
    Card(
        "food_factory_2",
        kind="food_factory",
        colour="yellow",
        sun=False,
        cost=19,
        points=5,
        needs=Needs(wheat=3, stone=3),
    ),
    Card(
        "food_factory_3",
        kind="food_factory",
        colour="yellow",
        sun=False,
        cost=21,
        points=5,
        needs=Needs(wood=4, clay=2),
    ),
    Card(
        "weaving_mill_1", kind="weaving_mill", colour="white", sun=True, cost=5, points=2, needs=Needs(clay=3, wheat=1)
    ),
    Card(
        "weaving_mill_2", kind="weaving_mill", colour="white", sun=False, cost=5, points=2, needs=Needs(clay=1, wool=3)
    ),
    Card(
        "weaving_mill_3", kind="weaving_mill", colour="white", sun=True, cost=5, points=2, needs=Needs(wheat=1, stone=3)
    ),
    Card(
        "weaving_mill_4", kind="weaving_mill", colour="white", sun=False, cost=6, points=2, needs=Needs(wheat=2, wool=2)
    ),
    Card(
        "weaving_mill_5", kind="weaving_mill", colour="white", sun=False, cost=6, points=2, needs=Needs(wool=2, stone=2)
    ),
    Card(
        "weaving_mill_6", kind="weaving_mill", colour="white", sun=False, cost=8, points=2, needs=Needs(wood=2, clay=2)
    ),
    Card(
        "weaving_mill_7", kind="weaving_mill", colour="white", sun=True, cost=8, points=2, needs=Needs(wood=2, wheat=2)
    ),
    # Sources differ on the half sun.
    Card(
        "weaving_mill_8", kind="weaving_mill", colour="white", sun=True, cost=8, points=2, needs=Needs(wood=2, stone=2)
    ),
    Card(
        "tailors_shop_1", kind="tailors_shop", colour="white", sun=False, cost=6, points=3, needs=Needs(clay=4, wheat=1)
    ),
    # Sources differ on the half sun.
    Card(
        "tailors_shop_2", kind="tailors_shop", colour="white", sun=True, cost=7, points=3, needs=Needs(wool=3, stone=2)
    ),
    Card(
        "tailors_shop_3", kind="tailors_shop", colour="white", sun=False, cost=7, points=3, needs=Needs(wheat=3, wool=2)
    ),
    Card(
        "tailors_shop_4", kind="tailors_shop", colour="white", sun=True, cost=7, points=3, needs=Needs(clay=3, stone=2)
    ),
    # Sources differ on the half sun.
    Card(
        "tailors_shop_5", kind="tailors_shop", colour="white", sun=True, cost=7, points=3, needs=Needs(clay=3, wheat=2)
    ),
    Card(
        "tailors_shop_6", kind="tailors_shop", colour="white", sun=False, cost=10, points=3, needs=Needs(wood=3, clay=2)
    ),
    Card("butcher_1", kind="butcher", colour="white", sun=True, cost=12, points=4, needs=Needs(wheat=2, stone=4)),
    Card("butcher_2", kind="butcher", colour="white", sun=True, cost=15, points=4, needs=Needs(wood=3, clay=3)),
    Card("butcher_3", kind="butcher", colour="white", sun=False, cost=16, points=4, needs=Needs(wood=4, wool=2)),
    Card(
        "brick_manufacture_1",
        kind="brick_manufacture",
        colour="red",
        sun=False,
        cost=2,
        points=2,
        needs=Needs(clay=1, stone=3),
    ),
    Card(
        "brick_manufacture_2",
        kind="brick_manufacture",
        colour="red",
        sun=True,
        cost=3,
        points=2,
        needs=Needs(clay=2, stone=2),
    ),
    Card(
        "brick_manufacture_3",
        kind="brick_manufacture",
        colour="red",
        sun=True,
        cost=3,
        points=2,
        needs=Needs(wool=2, stone=2),
    ),
    Card(
        "brick_manufacture_4",
        kind="brick_manufacture",
        colour="red",
        sun=True,
        cost=3,
        points=2,
        needs=Needs(wheat=2, stone=2),
    ),
    Card(
        "brick_manufacture_5",
        kind="brick_manufacture",
        colour="red",
        sun=False,
        cost=5,
        points=2,
        needs=Needs(wood=3, wool=1),
    ),
    Card(
        "brick_manufacture_6",
        kind="brick_manufacture",
        colour="red",
        sun=False,
        cost=5,
        points=2,
        needs=Needs(wood=2, wool=2),
    ),
    Card(
        "brick_manufacture_7",
        kind="brick_manufacture",
        colour="red",
        sun=True,
        cost=5,
        points=2,
        needs=Needs(wood=2, stone=2),
    ),
    Card(
        "brick_manufacture_8",
        kind="brick_manufacture",
        colour="red",
        sun=False,
        cost=5,
        points=2,
        needs=Needs(wood=3, stone=1),
    ),
    Card(
        "cattle_ranch_1", kind="cattle_ranch", colour="red", sun=True, cost=6, points=2, needs=Needs(wheat=2, stone=2)
    ),
    Card("cattle_ranch_2", kind="cattle_ranch", colour="red", sun=False, cost=6, points=2, needs=Needs(clay=2, wool=2)),
    Card(
        "cattle_ranch_3", kind="cattle_ranch", colour="red", sun=False, cost=6, points=2, needs=Needs(wool=2, stone=2)
    ),
    Card(
        "cattle_ranch_4", kind="cattle_ranch", colour="red", sun=False, cost=6, points=2, needs=Needs(wheat=2, wool=2)
    ),
    Card("cattle_ranch_5", kind="cattle_ranch", colour="red", sun=True, cost=8, points=2, needs=Needs(wood=2, wheat=2)),
    # Sources differ on the half sun.
    Card("cattle_ranch_6", kind="cattle_ranch", colour="red", sun=True, cost=8, points=2, needs=Needs(wood=2, stone=2)),
    Card("tannery_1", kind="tannery", colour="red", sun=False, cost=13, points=3, needs=Needs(wheat=3, wool=2)),
    Card("tannery_2", kind="tannery", colour="red", sun=True, cost=15, points=3, needs=Needs(wood=3, stone=2)),
    Card("tannery_3", kind="tannery", colour="red", sun=False, cost=15, points=3, needs=Needs(wood=3, wool=2)),
    Card("market_office_1", kind="market_office", colour="grey", sun=False, cost=8, points=3, office="wood"),
    Card("market_office_2", kind="market_office", colour="grey", sun=False, cost=8, points=3, office="wood"),
    Card("market_office_3", kind="market_office", colour="grey", sun=True, cost=8, points=3, office="wool"),
    Card("market_office_4", kind="market_office", colour="grey", sun=True, cost=8, points=3, office="wool"),
    Card("market_office_5", kind="market_office", colour="grey", sun=True, cost=8, points=3, office="wool"),
    Card("market_office_6", kind="market_office", colour="grey", sun=True, cost=8, points=3, office="stone"),
    Card("market_office_7", kind="market_office", colour="grey", sun=True, cost=8, points=3, office="stone"),
    Card("market_office_8", kind="market_office", colour="grey", sun=True, cost=8, points=3, office="stone"),
    # Sources differ on the half sun.
    Card("market_office_9", kind="market_office", colour="grey", sun=True, cost=8, points=3, office="clay"),
    Card("market_office_10", kind="market_office", colour="grey", sun=False, cost=8, points=3, office="clay"),
    Card("market_office_11", kind="market_office", colour="grey", sun=False, cost=8, points=3, office="clay"),
    Card("market_office_12", kind="market_office", colour="grey", sun=False, cost=8, points=3, office="wheat"),
    Card("market_office_13", kind="market_office", colour="grey", sun=False, cost=8, points=3, office="wheat"),
    Card("market_office_14", kind="market_office", colour="grey", sun=False, cost=8, points=3, office="wheat"),
    Card("market_office_15", kind="market_office", colour="grey", sun=False, cost=6, points=2, extra_card=True),
    Card("market_office_16", kind="market_office", colour="grey", sun=False, cost=6, points=2, extra_card=True),
    Card("market_office_17", kind="market_office", colour="grey", sun=True, cost=6, points=2, extra_card=True),
)

CHARBURNERS: Final = (
    Card("charburner_1", kind="charburner", colour="blue", sun=False, cost=0, points=0, needs=Needs(wood=1, wheat=2)),
    Card("charburner_2", kind="charburner", colour="blue", sun=False, cost=0, points=0, needs=Needs(wood=1, wool=2)),
    Card("charburner_3", kind="charburner", colour="blue", sun=False, cost=0, points=0, needs=Needs(wood=1, clay=2)),
    Card("charburner_4", kind="charburner", colour="blue", sun=False, cost=0, points=0, needs=Needs(wood=1, stone=2)),
)
