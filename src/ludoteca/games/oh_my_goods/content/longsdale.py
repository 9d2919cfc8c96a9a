"""Longsdale in Revolt: a playable reconstruction, for the printed texts were found in no source.

The numbers of cards, the kinds of buildings and what those do are the rulebook's. Prices, points, events, characters,
end cards and chapters are ours, made of a small set of operations; nothing here quotes a printed card.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Any, Final, NamedTuple

from ludoteca.core.shapes import Number
from ludoteca.games.oh_my_goods.content.cards import Card, Needs
from ludoteca.games.oh_my_goods.content.constants import EVENT_COUNT, FIRST_EVENT, MOST_ROUNDS
from ludoteca.games.oh_my_goods.content.effects import (
    BUILDING_NUMBERS,
    CHARACTER_NUMBERS,
    SUNRISE,
    SUNSET,
    AssistantMoves,
    AutomaticBonus,
    BuildCost,
    Coins,
    Delivery,
    EffectRecord,
    ExtraCards,
    FreeAssistantMove,
    GoodsDemand,
    GoodValue,
    HireCost,
    MarketAdds,
    MarketSuns,
    MoreAssistants,
    NewCharacter,
    NewStack,
    PayBonus,
    Points,
    SideChoice,
    StrengthReward,
    StrengthThreat,
    WildResource,
)
from ludoteca.games.oh_my_goods.content.goods import GOOD_IDS, RECONSTRUCTED
from ludoteca.games.oh_my_goods.content.pack_shapes import Counts, Several, Word

PHASES: Final = ("I", "II", "IV")
EVENT_NUMBERS: Final = tuple(range(FIRST_EVENT, FIRST_EVENT + EVENT_COUNT))
END_NUMBERS: Final = (1, 2, 3)


class Character(NamedTuple):
    """A character: what its holder may do with it, in the phase named."""

    number: int
    id: str
    name: str
    phase: Annotated[str, Word(PHASES)]
    ability: EffectRecord
    source: str = RECONSTRUCTED


class Event(NamedTuple):
    """An event or end card."""

    number: int
    title: str
    effects: tuple[EffectRecord, ...]
    source: str = RECONSTRUCTED


class Goal(NamedTuple):
    """What one seat must reach to win. [OMG-11.7]"""

    points: Annotated[int, Number(0, 200)]
    strength: Annotated[int, Number(0, 30)] = 0
    deliver: Annotated[Mapping[str, int], Counts(GOOD_IDS)] = MappingProxyType({})

    def packed(self) -> dict[str, Any]:
        """The goal as a pack writes it: only what it asks for."""
        return {
            name: dict(value) if isinstance(value, Mapping) else value
            for name, value in self._asdict().items()
            if value
        }


# What one seat plays with in place of the chapter's own lists. The printed solo chapters have lists of their own, which
# were found nowhere; ours are those of the chapter.
SAME: Final[dict[str, Any]] = {"source": RECONSTRUCTED}


class Chapter(NamedTuple):
    """A chapter: its events in order, what lies ready, what it leaves behind, what follows, and its solo part."""

    id: str
    title: str
    card: int
    solo_card: int
    events: Annotated[tuple[int, ...], Several(EVENT_NUMBERS)]
    goal: Goal
    buildings_in_deck: Annotated[tuple[int, ...], Several(BUILDING_NUMBERS)] = ()
    characters_in_deck: Annotated[tuple[int, ...], Several(CHARACTER_NUMBERS)] = ()
    stacks: Annotated[tuple[int, ...], Several(BUILDING_NUMBERS)] = ()
    end_cards: Annotated[tuple[int, ...], Several(END_NUMBERS)] = ()
    leaves_buildings: Annotated[tuple[int, ...], Several(BUILDING_NUMBERS)] = ()
    leaves_characters: Annotated[tuple[int, ...], Several(CHARACTER_NUMBERS)] = ()
    next: str = ""
    branch: tuple[tuple[str, str], ...] = ()
    solo: dict[str, Any] = SAME
    source: str = RECONSTRUCTED


LONGSDALE: Final = (
    Card(
        "small_watchtower_1", kind="small_watchtower", colour="grey", sun=True, cost=3, points=1, source=RECONSTRUCTED
    ),
    Card(
        "small_watchtower_2", kind="small_watchtower", colour="grey", sun=False, cost=3, points=1, source=RECONSTRUCTED
    ),
    Card(
        "small_watchtower_3", kind="small_watchtower", colour="grey", sun=True, cost=3, points=1, source=RECONSTRUCTED
    ),
    Card(
        "small_watchtower_4", kind="small_watchtower", colour="grey", sun=False, cost=3, points=1, source=RECONSTRUCTED
    ),
    Card(
        "small_watchtower_5", kind="small_watchtower", colour="grey", sun=True, cost=3, points=1, source=RECONSTRUCTED
    ),
    Card(
        "small_watchtower_6", kind="small_watchtower", colour="grey", sun=False, cost=3, points=1, source=RECONSTRUCTED
    ),
    Card("corn_field_1", kind="corn_field", colour="green", sun=True, cost=5, points=1, source=RECONSTRUCTED),
    Card("corn_field_2", kind="corn_field", colour="red", sun=False, cost=5, points=1, source=RECONSTRUCTED),
    Card("corn_field_3", kind="corn_field", colour="yellow", sun=True, cost=5, points=1, source=RECONSTRUCTED),
    Card("corn_field_4", kind="corn_field", colour="white", sun=False, cost=5, points=1, source=RECONSTRUCTED),
    Card("watchtower_1", kind="watchtower", colour="grey", sun=False, cost=6, points=2, source=RECONSTRUCTED),
    Card("watchtower_2", kind="watchtower", colour="grey", sun=True, cost=6, points=2, source=RECONSTRUCTED),
    Card("watchtower_3", kind="watchtower", colour="grey", sun=False, cost=6, points=2, source=RECONSTRUCTED),
    Card("watchtower_4", kind="watchtower", colour="grey", sun=True, cost=6, points=2, source=RECONSTRUCTED),
    Card("watchtower_5", kind="watchtower", colour="grey", sun=False, cost=6, points=2, source=RECONSTRUCTED),
    Card("watchtower_6", kind="watchtower", colour="grey", sun=True, cost=6, points=2, source=RECONSTRUCTED),
    Card(
        "weaponsmith_1",
        kind="weaponsmith",
        colour="green",
        sun=True,
        cost=9,
        points=3,
        needs=Needs(clay=3, stone=2),
        source=RECONSTRUCTED,
    ),
    Card(
        "weaponsmith_2",
        kind="weaponsmith",
        colour="red",
        sun=False,
        cost=8,
        points=3,
        needs=Needs(wheat=3, stone=2),
        source=RECONSTRUCTED,
    ),
    Card(
        "weaponsmith_3",
        kind="weaponsmith",
        colour="yellow",
        sun=True,
        cost=9,
        points=3,
        needs=Needs(clay=2, wool=3),
        source=RECONSTRUCTED,
    ),
    Card(
        "weaponsmith_4",
        kind="weaponsmith",
        colour="white",
        sun=False,
        cost=8,
        points=3,
        needs=Needs(wool=2, stone=3),
        source=RECONSTRUCTED,
    ),
    Card(
        "stove_maker_1",
        kind="stove_maker",
        colour="green",
        sun=False,
        cost=10,
        points=3,
        needs=Needs(clay=3, wheat=2),
        source=RECONSTRUCTED,
    ),
    Card(
        "stove_maker_2",
        kind="stove_maker",
        colour="red",
        sun=True,
        cost=10,
        points=3,
        needs=Needs(wheat=2, stone=3),
        source=RECONSTRUCTED,
    ),
    Card(
        "stove_maker_3",
        kind="stove_maker",
        colour="yellow",
        sun=False,
        cost=11,
        points=3,
        needs=Needs(wood=2, wool=3),
        source=RECONSTRUCTED,
    ),
    Card(
        "stove_maker_4",
        kind="stove_maker",
        colour="white",
        sun=True,
        cost=11,
        points=3,
        needs=Needs(wood=3, clay=2),
        source=RECONSTRUCTED,
    ),
    Card("vineyard_1", kind="vineyard", colour="green", sun=False, cost=6, points=2, source=RECONSTRUCTED),
    Card("vineyard_2", kind="vineyard", colour="red", sun=True, cost=6, points=2, source=RECONSTRUCTED),
    Card("vineyard_3", kind="vineyard", colour="yellow", sun=False, cost=6, points=2, source=RECONSTRUCTED),
    Card("vineyard_4", kind="vineyard", colour="white", sun=True, cost=6, points=2, source=RECONSTRUCTED),
    Card(
        "large_watchtower_1", kind="large_watchtower", colour="grey", sun=False, cost=9, points=3, source=RECONSTRUCTED
    ),
    Card(
        "large_watchtower_2", kind="large_watchtower", colour="grey", sun=False, cost=9, points=3, source=RECONSTRUCTED
    ),
    Card(
        "large_watchtower_3", kind="large_watchtower", colour="grey", sun=True, cost=9, points=3, source=RECONSTRUCTED
    ),
    Card(
        "large_watchtower_4", kind="large_watchtower", colour="grey", sun=False, cost=9, points=3, source=RECONSTRUCTED
    ),
    Card(
        "large_watchtower_5", kind="large_watchtower", colour="grey", sun=False, cost=9, points=3, source=RECONSTRUCTED
    ),
    Card(
        "large_watchtower_6", kind="large_watchtower", colour="grey", sun=True, cost=9, points=3, source=RECONSTRUCTED
    ),
)

CHARACTERS: Final = (
    Character(57, "tony", "Tony", phase="IV", ability=PayBonus(coins=3)),
    Character(58, "guide", "Guide", phase="II", ability=FreeAssistantMove(n=1)),
    Character(59, "quartermaster", "Quartermaster", phase="IV", ability=WildResource(n=1)),
    Character(60, "rabbit", "Rabbit", phase="I", ability=ExtraCards(n=2)),
)

# Events 5, 8, 10, 13 and 15 have a second effect so that they do something where their stack or character is in the
# game from the start, as all-in has it; it belongs to the card and holds in the chapters too.
EVENTS: Final = (
    Event(4, "Quiet days", effects=(AssistantMoves(cost=0),)),
    Event(5, "A visitor with deep pockets", effects=(NewCharacter(number=57), BuildCost(delta=-1))),
    Event(6, "Long market day", effects=(MarketSuns(phase=SUNSET, suns=3),)),
    Event(7, "Builders wanted", effects=(BuildCost(delta=-2),)),
    Event(8, "Small towers on the hills", effects=(NewStack(number=50), BuildCost(delta=-1, numbers=(50,)))),
    Event(9, "Good harvest", effects=(MarketAdds(resource="wheat", n=2), AssistantMoves(cost=2))),
    Event(10, "Fields to let", effects=(NewStack(number=51), BuildCost(delta=-1, numbers=(51,)))),
    Event(11, "Short day", effects=(MarketSuns(phase=SUNRISE, suns=1), ExtraCards(n=1))),
    Event(12, "Journeymen arrive", effects=(MoreAssistants(n=1), HireCost(delta=-1))),
    Event(13, "Watch over the town", effects=(NewStack(number=52), StrengthReward(min=2, reward=Points(1)))),
    Event(14, "Royal order", effects=(Delivery(goods={"bread": 2}, reward=Points(2)), AssistantMoves(cost=0))),
    Event(
        15,
        "The smiths are asked to arm",
        effects=(NewStack(number=53), Delivery(goods={"iron": 1}, reward=Points(1), times=2)),
    ),
    Event(16, "Unrest in the streets", effects=(StrengthThreat(min=1, penalty=Coins(3)),)),
    Event(17, "Cold winter", effects=(NewStack(number=54), GoodValue(good="coal", delta=1))),
    Event(18, "Whose side are you on?", effects=(SideChoice(),)),
    Event(19, "The guide in the woods", effects=(NewCharacter(number=58), AssistantMoves(cost=0))),
    Event(20, "Vine slopes", effects=(NewStack(number=55), AutomaticBonus(n=1))),
    Event(21, "The northmen are seen", effects=(NewStack(number=56), StrengthReward(min=3, reward=Points(2)))),
    Event(22, "Siege", effects=(StrengthThreat(min=4, penalty=Coins(6)), MarketSuns(phase=SUNSET, suns=1))),
)

END_CARDS: Final = (
    Event(1, "Peace in Longsdale", effects=(Delivery(goods={"any_value": 5}, reward=Points(2), times=1),)),
    Event(
        2,
        "For the crown",
        effects=(
            # The king's demand: a report of a played chapter IV tells of one; card, goods and points are ours.
            GoodsDemand(goods={"any_value": 6}, penalty=Points(3)),
            Delivery(goods={"weapon": 1}, reward=Points(3), times=2),
            StrengthReward(min=3, reward=Points(3)),
        ),
    ),
    Event(
        3,
        "For the people",
        effects=(Delivery(goods={"bread": 1}, reward=Points(2), times=3), StrengthReward(min=5, reward=Points(3))),
    ),
)

# Solo goals: points that the greedy policy (not the best one) reaches, the other parts of the goal met, in about half
# of its games. Found with: python bench/solo_goals_oh_my_goods.py 20000
CHAPTERS: Final = (
    Chapter(
        "I",
        "Chapter I",
        card=30,
        solo_card=37,
        events=(4, 5, 6, 8, 7, 10, 12, 14),
        end_cards=(1,),
        leaves_buildings=(50, 51),
        leaves_characters=(57,),
        next="II",
        goal=Goal(points=24),
    ),
    Chapter(
        "II",
        "Chapter II",
        card=31,
        solo_card=38,
        events=(4, 6, 9, 13, 11, 15, 14, 16),
        buildings_in_deck=(50, 51),
        characters_in_deck=(57,),
        end_cards=(1,),
        leaves_buildings=(52, 53),
        next="III",
        goal=Goal(points=22, strength=2),
    ),
    Chapter(
        "III",
        "Chapter III",
        card=32,
        solo_card=39,
        events=(6, 7, 17, 12, 16, 19, 14, 18),
        buildings_in_deck=(50, 51, 52, 53),
        characters_in_deck=(57,),
        end_cards=(1,),
        leaves_buildings=(54,),
        leaves_characters=(58,),
        branch=(("crown", "IV-crown"), ("rebels", "IV-rebels")),
        goal=Goal(points=22),
    ),
    Chapter(
        "IV-crown",
        "Chapter IV, crown side",
        card=33,
        solo_card=40,
        events=(4, 9, 16, 20, 11, 12, 14, 6),
        buildings_in_deck=(50, 51, 52, 53, 54),
        characters_in_deck=(57, 58, 59),
        end_cards=(2,),
        leaves_buildings=(55,),
        leaves_characters=(59,),
        next="V-crown",
        goal=Goal(points=21, strength=3),
    ),
    Chapter(
        "IV-rebels",
        "Chapter IV, rebel side",
        card=34,
        solo_card=41,
        events=(7, 9, 12, 20, 16, 11, 14, 6),
        buildings_in_deck=(50, 51, 52, 53, 54),
        characters_in_deck=(57, 58, 60),
        end_cards=(3,),
        leaves_buildings=(55,),
        leaves_characters=(60,),
        next="V-rebels",
        goal=Goal(points=15, deliver={"bread": 2}),
    ),
    Chapter(
        "V-crown",
        "Chapter V, crown side",
        card=35,
        solo_card=42,
        events=(6, 7, 12, 21, 9, 16, 20, 14, 22),
        buildings_in_deck=(50, 51, 52, 53, 54, 55),
        characters_in_deck=(57, 58, 59),
        end_cards=(2,),
        goal=Goal(points=25, strength=4),
    ),
    Chapter(
        "V-rebels",
        "Chapter V, rebel side",
        card=36,
        solo_card=43,
        events=(6, 7, 12, 21, 9, 16, 20, 14, 22),
        buildings_in_deck=(50, 51, 52, 53, 54, 55),
        characters_in_deck=(57, 58, 60),
        end_cards=(3,),
        goal=Goal(points=28, strength=3),
    ),
)


class AllIn(NamedTuple):
    """The single game with all the new cards: some events drawn at random, everything on the table."""

    rounds: Annotated[int, Number(1, MOST_ROUNDS)]
    never: Annotated[tuple[int, ...], Several(EVENT_NUMBERS)]
    stacks: Annotated[tuple[int, ...], Several(BUILDING_NUMBERS)]
    characters_in_deck: Annotated[tuple[int, ...], Several(CHARACTER_NUMBERS)]
    end_cards: Annotated[tuple[int, ...], Several(END_NUMBERS)]
    goal: Goal
    solo: dict[str, Any] = SAME
    source: str = RECONSTRUCTED


ALL_IN: Final = AllIn(
    rounds=8,
    never=(18,),
    stacks=(50, 51, 52, 53, 54, 55, 56),
    characters_in_deck=(57, 58, 59, 60),
    end_cards=(1,),
    goal=Goal(points=24),
)
SOLO_ASSISTANTS: Final = 2
