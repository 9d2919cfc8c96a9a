"""The 8 two-sided assistants: 16 faces with the colours they ask for, their wage and their points."""

from __future__ import annotations

from typing import Final, NamedTuple

from ludoteca.games.oh_my_goods.content.goods import FOUND, RECONSTRUCTED


class Assistant(NamedTuple):
    """One face; ``colours`` counts green, red, yellow, white and grey. Which faces share a card is our guess."""

    id: str
    name: str
    card: int
    side: str
    colours: tuple[int, int, int, int, int]
    cost: int
    points: int
    source: str = FOUND


ASSISTANTS: Final = (
    Assistant("wood2", "Sawmill manager", 1, "a", (2, 0, 0, 0, 0), 4, 2),
    Assistant("wood4", "Forester", 1, "b", (4, 0, 0, 0, 0), 2, 3),
    Assistant("wool2", "Tailor", 2, "a", (0, 0, 0, 2, 0), 4, 2),
    Assistant("wool4", "Weaver", 2, "b", (0, 0, 0, 4, 0), 2, 3),
    Assistant("clay2", "Bricklayer", 3, "a", (0, 2, 0, 0, 0), 4, 2),
    Assistant("clay4", "Builder", 3, "b", (0, 4, 0, 0, 0), 2, 3),
    Assistant("wheat2", "Miller's hand", 4, "a", (0, 0, 2, 0, 0), 4, 2, RECONSTRUCTED),
    Assistant("wheat4", "Farmhand", 4, "b", (0, 0, 4, 0, 0), 3, 2),  # cost and points look odd beside its like
    Assistant("stone2", "Office manager", 5, "a", (0, 0, 0, 0, 2), 4, 2),
    Assistant("stone3", "Office apprentice", 5, "b", (0, 0, 0, 0, 3), 3, 2),
    Assistant("wood_wool2", "Actor", 6, "a", (1, 0, 0, 2, 0), 6, 3),
    Assistant("wheat2_stone", "Mill owner", 6, "b", (0, 0, 2, 0, 1), 6, 3),
    Assistant("clay_wood_stone2", "Banker", 7, "a", (1, 1, 0, 0, 2), 6, 3),  # cost and points look odd beside its like
    Assistant("wood_wool_stone2", "Shop owner", 7, "b", (1, 0, 0, 1, 2), 2, 3),
    Assistant("four_colours", "Supervisor", 8, "a", (1, 1, 1, 1, 0), 4, 3),
    Assistant("five_colours", "Overseer", 8, "b", (1, 1, 1, 1, 1), 2, 3),
)

ASSISTANT_IDS: Final = tuple(face.id for face in ASSISTANTS)
