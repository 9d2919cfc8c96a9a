"""The kinds of buildings: what they make, what their chain takes, and what towers and fields do."""

from __future__ import annotations

from typing import Annotated, Final, NamedTuple

from ludoteca.core.shapes import Number
from ludoteca.games.oh_my_goods.content.goods import BLUE, COLOURS, FOUND, GOOD_IDS, RECONSTRUCTED
from ludoteca.games.oh_my_goods.content.pack_shapes import Word


class Item(NamedTuple):
    """One thing a chain takes each time: a hand card showing a resource, or a good from one's own buildings."""

    place: str
    id: str


class Kind(NamedTuple):
    """A kind of building; ``colour`` is empty where it differs from card to card, ``number`` is 0 in the base game.

    ``source`` says that the whole row was found, or that some of it is ours.
    """

    id: str
    name: str
    colour: Annotated[str, Word((*COLOURS, BLUE, ""))] = ""
    product: Annotated[str, Word((*GOOD_IDS, ""))] = ""
    chain: tuple[Item, ...] = ()
    number: Annotated[int, Word((0, *range(50, 57)))] = 0
    automatic: bool = False
    strength: Annotated[int, Number(0, 9)] = 0
    attaches: bool = False
    needs_strength: Annotated[int, Number(0, 9)] = 0
    source: str = FOUND


def HAND(resource: str) -> Item:  # noqa: N802 - reads as a word of the row
    """A hand card showing the resource."""
    return Item("hand", resource)


def GOOD(good: str) -> Item:  # noqa: N802 - reads as a word of the row
    """A good lying on one of the owner's buildings."""
    return Item("good", good)


KINDS: Final = (
    Kind("charburner", "Charburner", colour="blue", product="coal", chain=(HAND("wood"),)),
    Kind("brick_manufacture", "Brick Manufacture", colour="red", product="brick", chain=(HAND("clay"), GOOD("coal"))),
    Kind("cattle_ranch", "Cattle Ranch", colour="red", product="cattle", chain=(HAND("wheat"),)),
    Kind("tannery", "Tannery", colour="red", product="leather", chain=(GOOD("cattle"),)),
    Kind("weaving_mill", "Weaving Mill", colour="white", product="cloth", chain=(HAND("wool"),)),
    Kind("tailors_shop", "Tailor's Shop", colour="white", product="shirt", chain=(GOOD("coal"), GOOD("cloth"))),
    Kind("butcher", "Butcher", colour="white", product="meat", chain=(GOOD("cattle"),)),
    Kind("mill", "Mill", colour="yellow", product="flour", chain=(HAND("wheat"),)),
    Kind("bakery", "Bakery", colour="yellow", product="bread", chain=(GOOD("flour"), GOOD("coal"))),
    Kind("shoemaker", "Shoemaker", colour="yellow", product="shoes", chain=(GOOD("leather"),)),
    Kind("food_factory", "Food Factory", colour="yellow", product="food", chain=(GOOD("bread"),)),
    Kind("sawmill", "Sawmill", colour="green", product="plank", chain=(HAND("wood"),)),
    Kind("iron_smelter", "Iron Smelter", colour="green", product="iron", chain=(HAND("stone"), GOOD("coal"))),
    Kind("cooperage", "Cooperage", colour="green", product="barrel", chain=(GOOD("plank"),)),
    Kind("tool_maker", "Tool Maker", colour="green", product="tools", chain=(GOOD("coal"), GOOD("iron"))),
    Kind("glassmaker", "Glassmaker", colour="green", product="glass"),
    Kind(
        "window_manufacture",
        "Window Manufacture",
        colour="green",
        product="window",
        chain=(GOOD("plank"), GOOD("glass")),
    ),
    Kind("market_office", "Market Office", colour="grey"),
    # Longsdale in Revolt. The rulebook tells product, strength, what is attached, what works by itself and what needs
    # strength; which kind has which number, and the chains, are ours, so no row is found as a whole.
    Kind("small_watchtower", "Small Watchtower", number=50, strength=1, source=RECONSTRUCTED),
    Kind("corn_field", "Corn Field", product="corn", number=51, automatic=True, source=RECONSTRUCTED),
    Kind("watchtower", "Watchtower", number=52, attaches=True, strength=2, source=RECONSTRUCTED),
    Kind(
        "weaponsmith",
        "Weaponsmith",
        product="weapon",
        chain=(GOOD("iron"), GOOD("coal")),
        number=53,
        needs_strength=1,
        source=RECONSTRUCTED,
    ),
    Kind(
        "stove_maker",
        "Stove Maker",
        product="stove",
        chain=(GOOD("brick"), GOOD("iron")),
        number=54,
        source=RECONSTRUCTED,
    ),
    Kind("vineyard", "Vineyard", product="grapes", number=55, automatic=True, source=RECONSTRUCTED),
    Kind("large_watchtower", "Large Watchtower", number=56, attaches=True, strength=3, source=RECONSTRUCTED),
)

KIND_IDS: Final = tuple(kind.id for kind in KINDS)
