"""The 8 two-sided assistants: 16 faces with the colours they ask for, their wage and their points."""

from __future__ import annotations

from typing import Annotated, Final, NamedTuple

from ludoteca.core.shapes import Number
from ludoteca.games.oh_my_goods.content.constants import ASSISTANT_CARDS
from ludoteca.games.oh_my_goods.content.goods import COLOURS, FOUND, RECONSTRUCTED
from ludoteca.games.oh_my_goods.content.pack_shapes import Counts, Word


class Colours(NamedTuple):
    """How many buildings of each colour an assistant asks for."""

    green: int = 0
    red: int = 0
    yellow: int = 0
    white: int = 0
    grey: int = 0


class Assistant(NamedTuple):
    """One face. Which faces share a card is our guess."""

    id: str
    name: str
    card: Annotated[int, Number(1, ASSISTANT_CARDS)]
    side: Annotated[str, Word(("a", "b"))]
    colours: Annotated[Colours, Counts(COLOURS)]
    cost: Annotated[int, Number(0, 60)]
    points: Annotated[int, Number(0, 20)]
    source: str = FOUND


ASSISTANTS: Final = (
    Assistant("wood2", "Sawmill manager", card=1, side="a", colours=Colours(green=2), cost=4, points=2),
    Assistant("wood4", "Forester", card=1, side="b", colours=Colours(green=4), cost=2, points=3),
    Assistant("wool2", "Tailor", card=2, side="a", colours=Colours(white=2), cost=4, points=2),
    Assistant("wool4", "Weaver", card=2, side="b", colours=Colours(white=4), cost=2, points=3),
    Assistant("clay2", "Bricklayer", card=3, side="a", colours=Colours(red=2), cost=4, points=2),
    Assistant("clay4", "Builder", card=3, side="b", colours=Colours(red=4), cost=2, points=3),
    Assistant(
        "wheat2", "Miller's hand", card=4, side="a", colours=Colours(yellow=2), cost=4, points=2, source=RECONSTRUCTED
    ),
    # Cost and points look odd beside its like.
    Assistant("wheat4", "Farmhand", card=4, side="b", colours=Colours(yellow=4), cost=3, points=2),
    Assistant("stone2", "Office manager", card=5, side="a", colours=Colours(grey=2), cost=4, points=2),
    Assistant("stone3", "Office apprentice", card=5, side="b", colours=Colours(grey=3), cost=3, points=2),
    Assistant("wood_wool2", "Actor", card=6, side="a", colours=Colours(green=1, white=2), cost=6, points=3),
    Assistant("wheat2_stone", "Mill owner", card=6, side="b", colours=Colours(yellow=2, grey=1), cost=6, points=3),
    # Cost and points look odd beside its like.
    Assistant(
        "clay_wood_stone2", "Banker", card=7, side="a", colours=Colours(green=1, red=1, grey=2), cost=6, points=3
    ),
    Assistant(
        "wood_wool_stone2", "Shop owner", card=7, side="b", colours=Colours(green=1, white=1, grey=2), cost=2, points=3
    ),
    Assistant(
        "four_colours",
        "Supervisor",
        card=8,
        side="a",
        colours=Colours(green=1, red=1, yellow=1, white=1),
        cost=4,
        points=3,
    ),
    Assistant(
        "five_colours",
        "Overseer",
        card=8,
        side="b",
        colours=Colours(green=1, red=1, yellow=1, white=1, grey=1),
        cost=2,
        points=3,
    ),
)

ASSISTANT_IDS: Final = tuple(face.id for face in ASSISTANTS)
