"""The 94 deck cards and the 4 charburners of the base game."""

from __future__ import annotations

from typing import Final, NamedTuple

from ludoteca.games.oh_my_goods.content.goods import FOUND


class Card(NamedTuple):
    """A card as printed; ``needs`` counts wood, clay, wheat, wool, stone and any."""

    id: str
    kind: str
    colour: str
    sun: bool
    cost: int
    points: int
    needs: tuple[int, int, int, int, int, int]
    office: str = ""
    extra_card: bool = False
    source: str = FOUND


DECK: Final = (
    Card("sawmill_1", "sawmill", "green", False, 2, 2, (0, 1, 0, 3, 0, 0)),
    Card("sawmill_2", "sawmill", "green", True, 2, 2, (0, 3, 0, 0, 1, 0)),
    Card("sawmill_3", "sawmill", "green", True, 3, 2, (0, 2, 0, 0, 2, 0)),
    Card("sawmill_4", "sawmill", "green", False, 3, 2, (0, 2, 0, 2, 0, 0)),
    Card("sawmill_5", "sawmill", "green", False, 4, 2, (2, 2, 0, 0, 0, 0)),  # sources differ on the needs
    Card("iron_smelter_1", "iron_smelter", "green", False, 6, 2, (0, 3, 0, 0, 1, 0)),
    Card("iron_smelter_2", "iron_smelter", "green", True, 6, 2, (0, 1, 0, 3, 0, 0)),
    Card("iron_smelter_3", "iron_smelter", "green", True, 8, 2, (0, 0, 2, 0, 2, 0)),
    Card("iron_smelter_4", "iron_smelter", "green", False, 8, 2, (0, 2, 2, 0, 0, 0)),
    Card("iron_smelter_5", "iron_smelter", "green", False, 8, 2, (0, 0, 0, 2, 2, 0)),
    Card("iron_smelter_6", "iron_smelter", "green", True, 9, 2, (2, 0, 2, 0, 0, 0)),
    Card("cooperage_1", "cooperage", "green", False, 11, 3, (0, 3, 0, 0, 2, 0)),
    Card("cooperage_2", "cooperage", "green", True, 11, 3, (0, 3, 2, 0, 0, 0)),
    Card("cooperage_3", "cooperage", "green", False, 11, 3, (0, 0, 0, 2, 3, 0)),
    Card("cooperage_4", "cooperage", "green", True, 11, 3, (0, 2, 3, 0, 0, 0)),
    Card("tool_maker_1", "tool_maker", "green", False, 15, 4, (0, 3, 3, 0, 0, 0)),
    Card("tool_maker_2", "tool_maker", "green", True, 17, 4, (4, 0, 0, 2, 0, 0)),
    Card("tool_maker_3", "tool_maker", "green", True, 17, 4, (3, 0, 0, 3, 0, 0)),
    Card("tool_maker_4", "tool_maker", "green", False, 17, 4, (3, 0, 0, 0, 3, 0)),
    Card("glassmaker_1", "glassmaker", "green", True, 2, 2, (0, 0, 0, 0, 0, 12)),
    Card("glassmaker_2", "glassmaker", "green", False, 2, 2, (0, 0, 0, 0, 0, 12)),
    Card("glassmaker_3", "glassmaker", "green", False, 5, 2, (0, 0, 0, 0, 0, 11)),
    Card("glassmaker_4", "glassmaker", "green", True, 5, 2, (0, 0, 0, 0, 0, 11)),
    Card("window_manufacture_1", "window_manufacture", "green", True, 7, 3, (0, 0, 4, 0, 1, 0)),
    Card("window_manufacture_2", "window_manufacture", "green", True, 9, 3, (0, 3, 0, 0, 2, 0)),
    Card("window_manufacture_3", "window_manufacture", "green", False, 9, 3, (0, 2, 0, 3, 0, 0)),
    Card("mill_1", "mill", "yellow", False, 2, 2, (0, 0, 3, 1, 0, 0)),
    Card("mill_2", "mill", "yellow", True, 3, 2, (1, 0, 3, 0, 0, 0)),
    Card("mill_3", "mill", "yellow", True, 3, 2, (0, 0, 2, 2, 0, 0)),
    Card("mill_4", "mill", "yellow", False, 3, 2, (0, 2, 2, 0, 0, 0)),
    Card("mill_5", "mill", "yellow", True, 4, 2, (2, 0, 0, 0, 2, 0)),
    Card("mill_6", "mill", "yellow", False, 4, 2, (3, 0, 0, 1, 0, 0)),
    Card("bakery_1", "bakery", "yellow", True, 9, 3, (0, 0, 2, 3, 0, 0)),
    Card("bakery_2", "bakery", "yellow", True, 9, 3, (0, 3, 0, 0, 2, 0)),
    Card("bakery_3", "bakery", "yellow", True, 9, 3, (0, 2, 3, 0, 0, 0)),
    Card("bakery_4", "bakery", "yellow", True, 12, 3, (3, 0, 0, 2, 0, 0)),
    Card("bakery_5", "bakery", "yellow", True, 11, 3, (2, 0, 0, 3, 0, 0)),
    Card("shoemaker_1", "shoemaker", "yellow", False, 12, 4, (0, 0, 2, 4, 0, 0)),
    Card("shoemaker_2", "shoemaker", "yellow", True, 12, 4, (0, 2, 4, 0, 0, 0)),  # sources differ on the needs
    Card("shoemaker_3", "shoemaker", "yellow", True, 15, 4, (3, 0, 3, 0, 0, 0)),
    Card("food_factory_1", "food_factory", "yellow", False, 17, 5, (0, 2, 0, 4, 0, 0)),
    Card("food_factory_2", "food_factory", "yellow", False, 19, 5, (0, 0, 3, 0, 3, 0)),
    Card("food_factory_3", "food_factory", "yellow", False, 21, 5, (4, 2, 0, 0, 0, 0)),
    Card("weaving_mill_1", "weaving_mill", "white", True, 5, 2, (0, 3, 1, 0, 0, 0)),
    Card("weaving_mill_2", "weaving_mill", "white", False, 5, 2, (0, 1, 0, 3, 0, 0)),
    Card("weaving_mill_3", "weaving_mill", "white", True, 5, 2, (0, 0, 1, 0, 3, 0)),
    Card("weaving_mill_4", "weaving_mill", "white", False, 6, 2, (0, 0, 2, 2, 0, 0)),
    Card("weaving_mill_5", "weaving_mill", "white", False, 6, 2, (0, 0, 0, 2, 2, 0)),
    Card("weaving_mill_6", "weaving_mill", "white", False, 8, 2, (2, 2, 0, 0, 0, 0)),
    Card("weaving_mill_7", "weaving_mill", "white", True, 8, 2, (2, 0, 2, 0, 0, 0)),
    Card("weaving_mill_8", "weaving_mill", "white", True, 8, 2, (2, 0, 0, 0, 2, 0)),  # sources differ on the half sun
    Card("tailors_shop_1", "tailors_shop", "white", False, 6, 3, (0, 4, 1, 0, 0, 0)),
    Card("tailors_shop_2", "tailors_shop", "white", True, 7, 3, (0, 0, 0, 3, 2, 0)),  # sources differ on the half sun
    Card("tailors_shop_3", "tailors_shop", "white", False, 7, 3, (0, 0, 3, 2, 0, 0)),
    Card("tailors_shop_4", "tailors_shop", "white", True, 7, 3, (0, 3, 0, 0, 2, 0)),
    Card("tailors_shop_5", "tailors_shop", "white", True, 7, 3, (0, 3, 2, 0, 0, 0)),  # sources differ on the half sun
    Card("tailors_shop_6", "tailors_shop", "white", False, 10, 3, (3, 2, 0, 0, 0, 0)),
    Card("butcher_1", "butcher", "white", True, 12, 4, (0, 0, 2, 0, 4, 0)),
    Card("butcher_2", "butcher", "white", True, 15, 4, (3, 3, 0, 0, 0, 0)),
    Card("butcher_3", "butcher", "white", False, 16, 4, (4, 0, 0, 2, 0, 0)),
    Card("brick_manufacture_1", "brick_manufacture", "red", False, 2, 2, (0, 1, 0, 0, 3, 0)),
    Card("brick_manufacture_2", "brick_manufacture", "red", True, 3, 2, (0, 2, 0, 0, 2, 0)),
    Card("brick_manufacture_3", "brick_manufacture", "red", True, 3, 2, (0, 0, 0, 2, 2, 0)),
    Card("brick_manufacture_4", "brick_manufacture", "red", True, 3, 2, (0, 0, 2, 0, 2, 0)),
    Card("brick_manufacture_5", "brick_manufacture", "red", False, 5, 2, (3, 0, 0, 1, 0, 0)),
    Card("brick_manufacture_6", "brick_manufacture", "red", False, 5, 2, (2, 0, 0, 2, 0, 0)),
    Card("brick_manufacture_7", "brick_manufacture", "red", True, 5, 2, (2, 0, 0, 0, 2, 0)),
    Card("brick_manufacture_8", "brick_manufacture", "red", False, 5, 2, (3, 0, 0, 0, 1, 0)),
    Card("cattle_ranch_1", "cattle_ranch", "red", True, 6, 2, (0, 0, 2, 0, 2, 0)),
    Card("cattle_ranch_2", "cattle_ranch", "red", False, 6, 2, (0, 2, 0, 2, 0, 0)),
    Card("cattle_ranch_3", "cattle_ranch", "red", False, 6, 2, (0, 0, 0, 2, 2, 0)),
    Card("cattle_ranch_4", "cattle_ranch", "red", False, 6, 2, (0, 0, 2, 2, 0, 0)),
    Card("cattle_ranch_5", "cattle_ranch", "red", True, 8, 2, (2, 0, 2, 0, 0, 0)),
    Card("cattle_ranch_6", "cattle_ranch", "red", True, 8, 2, (2, 0, 0, 0, 2, 0)),  # sources differ on the half sun
    Card("tannery_1", "tannery", "red", False, 13, 3, (0, 0, 3, 2, 0, 0)),
    Card("tannery_2", "tannery", "red", True, 15, 3, (3, 0, 0, 0, 2, 0)),
    Card("tannery_3", "tannery", "red", False, 15, 3, (3, 0, 0, 2, 0, 0)),
    Card("market_office_1", "market_office", "grey", False, 8, 3, (0, 0, 0, 0, 0, 0), office="wood"),
    Card("market_office_2", "market_office", "grey", False, 8, 3, (0, 0, 0, 0, 0, 0), office="wood"),
    Card("market_office_3", "market_office", "grey", True, 8, 3, (0, 0, 0, 0, 0, 0), office="wool"),
    Card("market_office_4", "market_office", "grey", True, 8, 3, (0, 0, 0, 0, 0, 0), office="wool"),
    Card("market_office_5", "market_office", "grey", True, 8, 3, (0, 0, 0, 0, 0, 0), office="wool"),
    Card("market_office_6", "market_office", "grey", True, 8, 3, (0, 0, 0, 0, 0, 0), office="stone"),
    Card("market_office_7", "market_office", "grey", True, 8, 3, (0, 0, 0, 0, 0, 0), office="stone"),
    Card("market_office_8", "market_office", "grey", True, 8, 3, (0, 0, 0, 0, 0, 0), office="stone"),
    Card(
        "market_office_9", "market_office", "grey", True, 8, 3, (0, 0, 0, 0, 0, 0), office="clay"
    ),  # sources differ on the half sun
    Card("market_office_10", "market_office", "grey", False, 8, 3, (0, 0, 0, 0, 0, 0), office="clay"),
    Card("market_office_11", "market_office", "grey", False, 8, 3, (0, 0, 0, 0, 0, 0), office="clay"),
    Card("market_office_12", "market_office", "grey", False, 8, 3, (0, 0, 0, 0, 0, 0), office="wheat"),
    Card("market_office_13", "market_office", "grey", False, 8, 3, (0, 0, 0, 0, 0, 0), office="wheat"),
    Card("market_office_14", "market_office", "grey", False, 8, 3, (0, 0, 0, 0, 0, 0), office="wheat"),
    Card("market_office_15", "market_office", "grey", False, 6, 2, (0, 0, 0, 0, 0, 0), extra_card=True),
    Card("market_office_16", "market_office", "grey", False, 6, 2, (0, 0, 0, 0, 0, 0), extra_card=True),
    Card("market_office_17", "market_office", "grey", True, 6, 2, (0, 0, 0, 0, 0, 0), extra_card=True),
)

CHARBURNERS: Final = (
    Card("charburner_1", "charburner", "blue", False, 0, 0, (1, 0, 2, 0, 0, 0)),
    Card("charburner_2", "charburner", "blue", False, 0, 0, (1, 0, 0, 2, 0, 0)),
    Card("charburner_3", "charburner", "blue", False, 0, 0, (1, 2, 0, 0, 0, 0)),
    Card("charburner_4", "charburner", "blue", False, 0, 0, (1, 0, 0, 0, 2, 0)),
)
