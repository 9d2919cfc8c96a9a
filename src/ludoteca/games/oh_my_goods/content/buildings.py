"""The kinds of buildings: what they make, what their chain takes, and what towers and fields do."""

from __future__ import annotations

from typing import Final, NamedTuple

from ludoteca.games.oh_my_goods.content.goods import FOUND, RECONSTRUCTED


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
    colour: str
    product: str
    chain: tuple[Item, ...]
    number: int = 0
    automatic: bool = False
    strength: int = 0
    attaches: bool = False
    needs_strength: int = 0
    source: str = FOUND


def HAND(resource: str) -> Item:  # noqa: N802 - reads as a word of the row
    """A hand card showing the resource."""
    return Item("hand", resource)


def GOOD(good: str) -> Item:  # noqa: N802 - reads as a word of the row
    """A good lying on one of the owner's buildings."""
    return Item("good", good)


KINDS: Final = (
    Kind("charburner", "Charburner", "blue", "coal", (HAND("wood"),)),
    Kind(
        "brick_manufacture",
        "Brick Manufacture",
        "red",
        "brick",
        (
            HAND("clay"),
            GOOD("coal"),
        ),
    ),
    Kind("cattle_ranch", "Cattle Ranch", "red", "cattle", (HAND("wheat"),)),
    Kind("tannery", "Tannery", "red", "leather", (GOOD("cattle"),)),
    Kind("weaving_mill", "Weaving Mill", "white", "cloth", (HAND("wool"),)),
    Kind(
        "tailors_shop",
        "Tailor's Shop",
        "white",
        "shirt",
        (
            GOOD("coal"),
            GOOD("cloth"),
        ),
    ),
    Kind("butcher", "Butcher", "white", "meat", (GOOD("cattle"),)),
    Kind("mill", "Mill", "yellow", "flour", (HAND("wheat"),)),
    Kind(
        "bakery",
        "Bakery",
        "yellow",
        "bread",
        (
            GOOD("flour"),
            GOOD("coal"),
        ),
    ),
    Kind("shoemaker", "Shoemaker", "yellow", "shoes", (GOOD("leather"),)),
    Kind("food_factory", "Food Factory", "yellow", "food", (GOOD("bread"),)),
    Kind("sawmill", "Sawmill", "green", "plank", (HAND("wood"),)),
    Kind(
        "iron_smelter",
        "Iron Smelter",
        "green",
        "iron",
        (
            HAND("stone"),
            GOOD("coal"),
        ),
    ),
    Kind("cooperage", "Cooperage", "green", "barrel", (GOOD("plank"),)),
    Kind(
        "tool_maker",
        "Tool Maker",
        "green",
        "tools",
        (
            GOOD("coal"),
            GOOD("iron"),
        ),
    ),
    Kind("glassmaker", "Glassmaker", "green", "glass", ()),
    Kind(
        "window_manufacture",
        "Window Manufacture",
        "green",
        "window",
        (
            GOOD("plank"),
            GOOD("glass"),
        ),
    ),
    Kind("market_office", "Market Office", "grey", "", ()),
    # Longsdale in Revolt. The rulebook tells product, strength, what is attached, what works by itself and what needs
    # strength; which kind has which number, and the chains, are ours, so no row is found as a whole.
    Kind("small_watchtower", "Small Watchtower", "", "", (), number=50, strength=1, source=RECONSTRUCTED),
    Kind("corn_field", "Corn Field", "", "corn", (), number=51, automatic=True, source=RECONSTRUCTED),
    Kind("watchtower", "Watchtower", "", "", (), number=52, strength=2, attaches=True, source=RECONSTRUCTED),
    Kind(
        "weaponsmith",
        "Weaponsmith",
        "",
        "weapon",
        (
            GOOD("iron"),
            GOOD("coal"),
        ),
        number=53,
        needs_strength=1,
        source=RECONSTRUCTED,
    ),
    Kind(
        "stove_maker",
        "Stove Maker",
        "",
        "stove",
        (
            GOOD("brick"),
            GOOD("iron"),
        ),
        number=54,
        source=RECONSTRUCTED,
    ),
    Kind("vineyard", "Vineyard", "", "grapes", (), number=55, automatic=True, source=RECONSTRUCTED),
    Kind(
        "large_watchtower", "Large Watchtower", "", "", (), number=56, strength=3, attaches=True, source=RECONSTRUCTED
    ),
)

KIND_IDS: Final = tuple(kind.id for kind in KINDS)
