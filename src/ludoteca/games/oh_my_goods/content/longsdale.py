"""Longsdale in Revolt: a playable reconstruction, for the printed texts were found in no source.

The numbers of cards, the kinds of buildings and what those do are the rulebook's. Prices, points, events, characters,
end cards and chapters are ours, made of a small set of operations; nothing here quotes a printed card.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from ludoteca.games.oh_my_goods.content.cards import Card
from ludoteca.games.oh_my_goods.content.goods import RECONSTRUCTED


class Effect(NamedTuple):
    """One operation of a card with its figures."""

    op: str
    fields: dict[str, Any]


class Character(NamedTuple):
    """A character: what its holder may do with it, in the phase named."""

    number: int
    id: str
    name: str
    phase: str
    ability: Effect
    source: str = RECONSTRUCTED


class Event(NamedTuple):
    """An event or end card."""

    number: int
    title: str
    effects: tuple[Effect, ...]
    source: str = RECONSTRUCTED


# What one seat plays with in place of the chapter's own lists. The printed solo chapters have lists of their own, which
# were found nowhere; ours are those of the chapter.
SAME: Final[dict[str, Any]] = {"source": RECONSTRUCTED}


class Chapter(NamedTuple):
    """A chapter: its events in order, what lies ready, what it leaves behind, what follows, and its solo part."""

    id: str
    title: str
    card: int
    solo_card: int
    events: tuple[int, ...]
    buildings_in_deck: tuple[int, ...]
    characters_in_deck: tuple[int, ...]
    stacks: tuple[int, ...]
    end_cards: tuple[int, ...]
    leaves_buildings: tuple[int, ...]
    leaves_characters: tuple[int, ...]
    next: str
    branch: tuple[tuple[str, str], ...]
    goal: dict[str, Any]
    solo: dict[str, Any] = SAME
    source: str = RECONSTRUCTED


def op(name: str, **fields: Any) -> Effect:
    """An operation with its figures."""
    return Effect(name, fields)


LONGSDALE: Final = (
    Card("small_watchtower_1", "small_watchtower", "grey", True, 3, 1, (0, 0, 0, 0, 0, 0), source=RECONSTRUCTED),
    Card("small_watchtower_2", "small_watchtower", "grey", False, 3, 1, (0, 0, 0, 0, 0, 0), source=RECONSTRUCTED),
    Card("small_watchtower_3", "small_watchtower", "grey", True, 3, 1, (0, 0, 0, 0, 0, 0), source=RECONSTRUCTED),
    Card("small_watchtower_4", "small_watchtower", "grey", False, 3, 1, (0, 0, 0, 0, 0, 0), source=RECONSTRUCTED),
    Card("small_watchtower_5", "small_watchtower", "grey", True, 3, 1, (0, 0, 0, 0, 0, 0), source=RECONSTRUCTED),
    Card("small_watchtower_6", "small_watchtower", "grey", False, 3, 1, (0, 0, 0, 0, 0, 0), source=RECONSTRUCTED),
    Card("corn_field_1", "corn_field", "green", True, 5, 1, (0, 0, 0, 0, 0, 0), source=RECONSTRUCTED),
    Card("corn_field_2", "corn_field", "red", False, 5, 1, (0, 0, 0, 0, 0, 0), source=RECONSTRUCTED),
    Card("corn_field_3", "corn_field", "yellow", True, 5, 1, (0, 0, 0, 0, 0, 0), source=RECONSTRUCTED),
    Card("corn_field_4", "corn_field", "white", False, 5, 1, (0, 0, 0, 0, 0, 0), source=RECONSTRUCTED),
    Card("watchtower_1", "watchtower", "grey", False, 6, 2, (0, 0, 0, 0, 0, 0), source=RECONSTRUCTED),
    Card("watchtower_2", "watchtower", "grey", True, 6, 2, (0, 0, 0, 0, 0, 0), source=RECONSTRUCTED),
    Card("watchtower_3", "watchtower", "grey", False, 6, 2, (0, 0, 0, 0, 0, 0), source=RECONSTRUCTED),
    Card("watchtower_4", "watchtower", "grey", True, 6, 2, (0, 0, 0, 0, 0, 0), source=RECONSTRUCTED),
    Card("watchtower_5", "watchtower", "grey", False, 6, 2, (0, 0, 0, 0, 0, 0), source=RECONSTRUCTED),
    Card("watchtower_6", "watchtower", "grey", True, 6, 2, (0, 0, 0, 0, 0, 0), source=RECONSTRUCTED),
    Card("weaponsmith_1", "weaponsmith", "green", True, 9, 3, (0, 3, 0, 0, 2, 0), source=RECONSTRUCTED),
    Card("weaponsmith_2", "weaponsmith", "red", False, 8, 3, (0, 0, 3, 0, 2, 0), source=RECONSTRUCTED),
    Card("weaponsmith_3", "weaponsmith", "yellow", True, 9, 3, (0, 2, 0, 3, 0, 0), source=RECONSTRUCTED),
    Card("weaponsmith_4", "weaponsmith", "white", False, 8, 3, (0, 0, 0, 2, 3, 0), source=RECONSTRUCTED),
    Card("stove_maker_1", "stove_maker", "green", False, 10, 3, (0, 3, 2, 0, 0, 0), source=RECONSTRUCTED),
    Card("stove_maker_2", "stove_maker", "red", True, 10, 3, (0, 0, 2, 0, 3, 0), source=RECONSTRUCTED),
    Card("stove_maker_3", "stove_maker", "yellow", False, 11, 3, (2, 0, 0, 3, 0, 0), source=RECONSTRUCTED),
    Card("stove_maker_4", "stove_maker", "white", True, 11, 3, (3, 2, 0, 0, 0, 0), source=RECONSTRUCTED),
    Card("vineyard_1", "vineyard", "green", False, 6, 2, (0, 0, 0, 0, 0, 0), source=RECONSTRUCTED),
    Card("vineyard_2", "vineyard", "red", True, 6, 2, (0, 0, 0, 0, 0, 0), source=RECONSTRUCTED),
    Card("vineyard_3", "vineyard", "yellow", False, 6, 2, (0, 0, 0, 0, 0, 0), source=RECONSTRUCTED),
    Card("vineyard_4", "vineyard", "white", True, 6, 2, (0, 0, 0, 0, 0, 0), source=RECONSTRUCTED),
    Card("large_watchtower_1", "large_watchtower", "grey", False, 9, 3, (0, 0, 0, 0, 0, 0), source=RECONSTRUCTED),
    Card("large_watchtower_2", "large_watchtower", "grey", False, 9, 3, (0, 0, 0, 0, 0, 0), source=RECONSTRUCTED),
    Card("large_watchtower_3", "large_watchtower", "grey", True, 9, 3, (0, 0, 0, 0, 0, 0), source=RECONSTRUCTED),
    Card("large_watchtower_4", "large_watchtower", "grey", False, 9, 3, (0, 0, 0, 0, 0, 0), source=RECONSTRUCTED),
    Card("large_watchtower_5", "large_watchtower", "grey", False, 9, 3, (0, 0, 0, 0, 0, 0), source=RECONSTRUCTED),
    Card("large_watchtower_6", "large_watchtower", "grey", True, 9, 3, (0, 0, 0, 0, 0, 0), source=RECONSTRUCTED),
)

CHARACTERS: Final = (
    Character(57, "tony", "Tony", "IV", op("pay_bonus", coins=3)),
    Character(58, "guide", "Guide", "II", op("free_assistant_move", n=1)),
    Character(59, "quartermaster", "Quartermaster", "IV", op("wild_resource", n=1)),
    Character(60, "rabbit", "Rabbit", "I", op("extra_cards", n=2)),
)

# Events 5, 8, 10, 13 and 15 have a second effect so that they do something where their stack or character is in the
# game from the start, as all-in has it; it belongs to the card and holds in the chapters too.
EVENTS: Final = (
    Event(4, "Quiet days", (op("allow_assistant_move", cost=0),)),
    Event(
        5,
        "A visitor with deep pockets",
        (
            op("shuffle_character", number=57),
            op("build_cost", delta=-1),
        ),
    ),
    Event(6, "Long market day", (op("market_suns", phase="III", suns=3),)),
    Event(7, "Builders wanted", (op("build_cost", delta=-2),)),
    Event(
        8,
        "Small towers on the hills",
        (
            op("add_stack", number=50),
            op("build_cost", delta=-1, numbers=[50]),
        ),
    ),
    Event(
        9,
        "Good harvest",
        (
            op("market_add", resource="wheat", n=2),
            op("allow_assistant_move", cost=2),
        ),
    ),
    Event(
        10,
        "Fields to let",
        (
            op("add_stack", number=51),
            op("build_cost", delta=-1, numbers=[51]),
        ),
    ),
    Event(
        11,
        "Short day",
        (
            op("market_suns", phase="II", suns=1),
            op("extra_cards", n=1),
        ),
    ),
    Event(
        12,
        "Journeymen arrive",
        (
            op("reveal_assistants", n=1),
            op("hire_cost", delta=-1),
        ),
    ),
    Event(
        13,
        "Watch over the town",
        (
            op("add_stack", number=52),
            op("strength_reward", min=2, reward={"points": 1}),
        ),
    ),
    Event(
        14,
        "Royal order",
        (
            op("deliver", goods={"bread": 2}, reward={"points": 2}),
            op("allow_assistant_move", cost=0),
        ),
    ),
    Event(
        15,
        "The smiths are asked to arm",
        (
            op("add_stack", number=53),
            op("deliver", goods={"iron": 1}, reward={"points": 1}, times=2),
        ),
    ),
    Event(16, "Unrest in the streets", (op("strength_threat", min=1, penalty={"coins": 3}),)),
    Event(
        17,
        "Cold winter",
        (
            op("add_stack", number=54),
            op("good_value", good="coal", delta=1),
        ),
    ),
    Event(18, "Whose side are you on?", (op("decision", sides=["crown", "rebels"]),)),
    Event(
        19,
        "The guide in the woods",
        (
            op("shuffle_character", number=58),
            op("allow_assistant_move", cost=0),
        ),
    ),
    Event(
        20,
        "Vine slopes",
        (
            op("add_stack", number=55),
            op("auto_bonus", n=1),
        ),
    ),
    Event(
        21,
        "The northmen are seen",
        (
            op("add_stack", number=56),
            op("strength_reward", min=3, reward={"points": 2}),
        ),
    ),
    Event(
        22,
        "Siege",
        (
            op("strength_threat", min=4, penalty={"coins": 6}),
            op("market_suns", phase="III", suns=1),
        ),
    ),
)

END_CARDS: Final = (
    Event(1, "Peace in Longsdale", (op("deliver", goods={"any_value": 5}, reward={"points": 2}, times=1),)),
    Event(
        2,
        "For the crown",
        (
            # The king's demand: a report of a played chapter IV tells of one; card, goods and points are ours.
            op("demand", goods={"any_value": 6}, penalty={"points": 3}),
            op("deliver", goods={"weapon": 1}, reward={"points": 3}, times=2),
            op("strength_reward", min=3, reward={"points": 3}),
        ),
    ),
    Event(
        3,
        "For the people",
        (
            op("deliver", goods={"bread": 1}, reward={"points": 2}, times=3),
            op("strength_reward", min=5, reward={"points": 3}),
        ),
    ),
)

# Solo goals: points that the greedy policy (not the best one) reaches, the other parts of the goal met, in about half
# of its games. Found with: python bench/solo_goals_oh_my_goods.py 20000
CHAPTERS: Final = (
    Chapter(
        "I",
        "Chapter I",
        30,
        37,
        (
            4,
            5,
            6,
            8,
            7,
            10,
            12,
            14,
        ),
        (),
        (),
        (),
        (1,),
        (
            50,
            51,
        ),
        (57,),
        "II",
        (),
        {"points": 24},
    ),
    Chapter(
        "II",
        "Chapter II",
        31,
        38,
        (
            4,
            6,
            9,
            13,
            11,
            15,
            14,
            16,
        ),
        (
            50,
            51,
        ),
        (57,),
        (),
        (1,),
        (
            52,
            53,
        ),
        (),
        "III",
        (),
        {"points": 22, "strength": 2},
    ),
    Chapter(
        "III",
        "Chapter III",
        32,
        39,
        (
            6,
            7,
            17,
            12,
            16,
            19,
            14,
            18,
        ),
        (
            50,
            51,
            52,
            53,
        ),
        (57,),
        (),
        (1,),
        (54,),
        (58,),
        "",
        (("crown", "IV-crown"), ("rebels", "IV-rebels")),
        {"points": 22},
    ),
    Chapter(
        "IV-crown",
        "Chapter IV, crown side",
        33,
        40,
        (
            4,
            9,
            16,
            20,
            11,
            12,
            14,
            6,
        ),
        (
            50,
            51,
            52,
            53,
            54,
        ),
        (
            57,
            58,
            59,
        ),
        (),
        (2,),
        (55,),
        (59,),
        "V-crown",
        (),
        {"points": 21, "strength": 3},
    ),
    Chapter(
        "IV-rebels",
        "Chapter IV, rebel side",
        34,
        41,
        (
            7,
            9,
            12,
            20,
            16,
            11,
            14,
            6,
        ),
        (
            50,
            51,
            52,
            53,
            54,
        ),
        (
            57,
            58,
            60,
        ),
        (),
        (3,),
        (55,),
        (60,),
        "V-rebels",
        (),
        {"points": 15, "deliver": {"bread": 2}},
    ),
    Chapter(
        "V-crown",
        "Chapter V, crown side",
        35,
        42,
        (
            6,
            7,
            12,
            21,
            9,
            16,
            20,
            14,
            22,
        ),
        (
            50,
            51,
            52,
            53,
            54,
            55,
        ),
        (
            57,
            58,
            59,
        ),
        (),
        (2,),
        (),
        (),
        "",
        (),
        {"points": 25, "strength": 4},
    ),
    Chapter(
        "V-rebels",
        "Chapter V, rebel side",
        36,
        43,
        (
            6,
            7,
            12,
            21,
            9,
            16,
            20,
            14,
            22,
        ),
        (
            50,
            51,
            52,
            53,
            54,
            55,
        ),
        (
            57,
            58,
            60,
        ),
        (),
        (3,),
        (),
        (),
        "",
        (),
        {"points": 28, "strength": 3},
    ),
)


class AllIn(NamedTuple):
    """The single game with all the new cards: some events drawn at random, everything on the table."""

    rounds: int
    never: tuple[int, ...]
    stacks: tuple[int, ...]
    characters_in_deck: tuple[int, ...]
    end_cards: tuple[int, ...]
    goal: dict[str, Any]
    solo: dict[str, Any] = SAME
    source: str = RECONSTRUCTED


ALL_IN: Final = AllIn(8, (18,), (50, 51, 52, 53, 54, 55, 56), (57, 58, 59, 60), (1,), {"points": 24})
SOLO_ASSISTANTS: Final = 2
