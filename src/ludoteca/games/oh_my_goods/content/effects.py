"""What events, end cards and characters say, as records with named figures, each read from and written to a pack."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields
from typing import Annotated, Any, ClassVar, Final, get_type_hints

from ludoteca.core.shapes import Exactly, Number, Shape
from ludoteca.games.oh_my_goods.content.constants import GOOD_COUNT, RESOURCE_COUNT
from ludoteca.games.oh_my_goods.content.event_sheet import EventSheet
from ludoteca.games.oh_my_goods.content.goods import COLOURS, GOOD_IDS, RESOURCES
from ludoteca.games.oh_my_goods.content.pack_shapes import GoodsList, Paid, Removed, Several, Word

SUNRISE: Final = "II"
SUNSET: Final = "III"
SIDES: Final = ("crown", "rebels")
ENTERED: Final = "entered"
FIRST_NUMBER: Final = 50
FIRST_CHARACTER: Final = 57
BUILDING_NUMBERS: Final = tuple(range(FIRST_NUMBER, FIRST_CHARACTER))
CHARACTER_NUMBERS: Final = tuple(range(FIRST_CHARACTER, 61))

Amount = Annotated[int, Number(1, 9)]
Change = Annotated[int, Number(-20, 20)]
Strength = Annotated[int, Number(1, 30)]
Resource = Annotated[str, Word(RESOURCES)]
BuildingNumber = Annotated[int, Word(BUILDING_NUMBERS)]
CharacterNumber = Annotated[int, Word(CHARACTER_NUMBERS)]
Goods = Annotated[Mapping[str, int], GoodsList()]


@dataclass(frozen=True)
class Points:
    """Points won or lost."""

    points: int


@dataclass(frozen=True)
class Coins:
    """Goods worth so many coins."""

    coins: int


@dataclass(frozen=True)
class EffectRecord:
    """One line of a card; ``op`` is its word in a pack."""

    op: ClassVar[str] = ""

    def enter(self, sheet: EventSheet, event: int, base: int) -> None:
        """Write the figures for an event, where the effect's own row begins at ``base``."""

    def packed(self) -> dict[str, Any]:
        """The effect as a pack writes it; what is as usual is left out."""
        found: dict[str, Any] = {"op": self.op}
        for field in fields(self):
            value = getattr(self, field.name)
            if field.default is MISSING or value != field.default:
                found[field.name] = _plain(value)
        return found


def _plain(value: Any) -> Any:
    if isinstance(value, Points | Coins):
        return dict(vars(value))
    if isinstance(value, Mapping):
        return dict(value)
    return list(value) if isinstance(value, tuple) else value


# -- what holds while the event lies open -------------------------------------------------------------------


@dataclass(frozen=True)
class MarketSuns(EffectRecord):
    """The row of a phase ends at another number of half suns. [OMG-15.6]"""

    op = "market_suns"
    phase: Annotated[str, Word((SUNRISE, SUNSET))]
    suns: Amount

    def enter(self, sheet: EventSheet, event: int, base: int) -> None:
        sheet.suns[event * 2 + (0 if self.phase == SUNRISE else 1)] = self.suns


@dataclass(frozen=True)
class ExtraCards(EffectRecord):
    """Everybody draws more cards; for a character, its holder does. [OMG-15.7]"""

    op = "extra_cards"
    n: Amount

    def enter(self, sheet: EventSheet, event: int, base: int) -> None:
        sheet.extra[event] += self.n


@dataclass(frozen=True)
class KeepCards(EffectRecord):
    """Some cards may be kept on a redraw. [OMG-15.8]"""

    op = "keep_cards_on_redraw"
    n: Amount

    def enter(self, sheet: EventSheet, event: int, base: int) -> None:
        sheet.keep[event] += self.n


@dataclass(frozen=True)
class AssistantMoves(EffectRecord):
    """Assistants may move at this price each. [OMG-15.9]"""

    op = "allow_assistant_move"
    cost: Annotated[int, Number(0, 20)]

    def enter(self, sheet: EventSheet, event: int, base: int) -> None:
        sheet.move_cost[event] = self.cost


@dataclass(frozen=True)
class MarketAdds(EffectRecord):
    """The market offers more of a resource. [OMG-15.10]"""

    op = "market_add"
    resource: Resource
    n: Amount

    def enter(self, sheet: EventSheet, event: int, base: int) -> None:
        sheet.market[event * RESOURCE_COUNT + RESOURCES.index(self.resource)] += self.n


@dataclass(frozen=True)
class GoodValue(EffectRecord):
    """A good counts more or less in payments. [OMG-15.11]"""

    op = "good_value"
    good: Annotated[str, Word(GOOD_IDS)]
    delta: Annotated[int, Number(-9, 9)]

    def enter(self, sheet: EventSheet, event: int, base: int) -> None:
        sheet.delta[event * GOOD_COUNT + GOOD_IDS.index(self.good)] += self.delta


@dataclass(frozen=True)
class BuildCost(EffectRecord):
    """Buildings of these numbers or colours, all where neither is named, cost more or less. [OMG-15.12]"""

    op = "build_cost"
    delta: Change
    numbers: Annotated[tuple[int, ...], Several(BUILDING_NUMBERS)] = ()
    colours: Annotated[tuple[str, ...], Several(COLOURS)] = ()

    def enter(self, sheet: EventSheet, event: int, base: int) -> None:
        numbers = sum(1 << (number - FIRST_NUMBER) for number in self.numbers)
        colours = sum(1 << COLOURS.index(colour) for colour in self.colours)
        sheet.build_changes.append((event, numbers, colours, self.delta))


@dataclass(frozen=True)
class HireCost(EffectRecord):
    """Assistants cost more or less. [OMG-15.13]"""

    op = "hire_cost"
    delta: Change

    def enter(self, sheet: EventSheet, event: int, base: int) -> None:
        sheet.hire_delta[event] += self.delta


@dataclass(frozen=True)
class AutomaticBonus(EffectRecord):
    """Automatic buildings make more. [OMG-15.14]"""

    op = "auto_bonus"
    n: Amount

    def enter(self, sheet: EventSheet, event: int, base: int) -> None:
        sheet.bonus[event] += self.n


# -- what happens when the event is turned up ----------------------------------------------------------------


@dataclass(frozen=True)
class NewStack(EffectRecord):
    """All buildings of a number form a stack. [OMG-15.15]"""

    op = "add_stack"
    number: BuildingNumber

    def enter(self, sheet: EventSheet, event: int, base: int) -> None:
        sheet.write(base, self.number - FIRST_NUMBER)


@dataclass(frozen=True)
class NewCharacter(EffectRecord):
    """A character is shuffled into the deck. [OMG-15.16]"""

    op = "shuffle_character"
    number: CharacterNumber

    def enter(self, sheet: EventSheet, event: int, base: int) -> None:
        sheet.write(base, self.number - FIRST_CHARACTER)


@dataclass(frozen=True)
class MoreAssistants(EffectRecord):
    """More assistants come on display. [OMG-15.17]"""

    op = "reveal_assistants"
    n: Amount

    def enter(self, sheet: EventSheet, event: int, base: int) -> None:
        sheet.write(base, self.n)


@dataclass(frozen=True)
class SideChoice(EffectRecord):
    """Everybody chooses a side. [OMG-15.21]"""

    op = "decision"
    sides: Annotated[tuple[str, ...], Exactly(list(SIDES))] = SIDES

    def packed(self) -> dict[str, Any]:
        return {"op": self.op, "sides": list(self.sides)}


# -- what comes at the end of the round, in the building phase or with an end card ---------------------------------


@dataclass(frozen=True)
class StrengthReward(EffectRecord):
    """Points for those who are strong enough. [OMG-15.18]"""

    op = "strength_reward"
    min: Strength
    reward: Annotated[Points, Paid()]

    def enter(self, sheet: EventSheet, event: int, base: int) -> None:
        sheet.write(base, self.min, self.reward.points)


@dataclass(frozen=True)
class StrengthThreat(EffectRecord):
    """Goods or points lost by those who are too weak. [OMG-15.19]"""

    op = "strength_threat"
    min: Strength
    penalty: Annotated[Points | Coins, Paid(coins=True)]

    def enter(self, sheet: EventSheet, event: int, base: int) -> None:
        sheet.write(base, self.min, getattr(self.penalty, "coins", 0), getattr(self.penalty, "points", 0))


@dataclass(frozen=True)
class Delivery(EffectRecord):
    """Goods may be given for points. [OMG-15.20]"""

    op = "deliver"
    goods: Goods
    reward: Annotated[Points, Paid()]
    # Once, where nothing is said.
    times: Annotated[int | None, Number(1, 9)] = None

    def enter(self, sheet: EventSheet, event: int, base: int) -> None:
        sheet.write(base, self.times or 1, self.reward.points)
        sheet.write_goods(base, self.goods)


@dataclass(frozen=True)
class GoodsDemand(EffectRecord):
    """Goods are to be given, or points are lost. [OMG-15.26]"""

    op = "demand"
    goods: Goods
    penalty: Annotated[Points, Paid()]

    def enter(self, sheet: EventSheet, event: int, base: int) -> None:
        sheet.write(base, 0, 0, self.penalty.points)
        sheet.write_goods(base, self.goods)


@dataclass(frozen=True)
class ForcedPayment(EffectRecord):
    """Goods are taken, or what there is of them, and then points too. [OMG-15.27]"""

    op = "must_pay"
    goods: Goods
    shortfall: Annotated[Points | None, Paid()] = None

    def enter(self, sheet: EventSheet, event: int, base: int) -> None:
        sheet.write(base, 0, 0, self.shortfall.points if self.shortfall else 0)
        sheet.write_goods(base, self.goods)


@dataclass(frozen=True)
class RemoveFromSet(EffectRecord):
    """After scoring, cards leave the campaign; nothing happens in the game at hand. [OMG-15.28]"""

    op = "remove_from_set"
    numbers: Annotated[Any, Removed(ENTERED, (*BUILDING_NUMBERS, *CHARACTER_NUMBERS))]


@dataclass(frozen=True)
class NoEffect(EffectRecord):
    """Nothing happens. [OMG-15.22]"""

    op = "no_effect"


# -- what characters can do ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class PayBonus(EffectRecord):
    """Counts some coins towards a price. [OMG-15.23]"""

    op = "pay_bonus"
    coins: Amount


@dataclass(frozen=True)
class FreeAssistantMove(EffectRecord):
    """Moves assistants for nothing. [OMG-15.24]"""

    op = "free_assistant_move"
    n: Amount


@dataclass(frozen=True)
class WildResource(EffectRecord):
    """Is some missing resources of any kind. [OMG-15.25]"""

    op = "wild_resource"
    n: Amount


# The kinds that do something of their own in the game at hand; their numbers count from 1, and 0 does nothing.
ACTING: Final[tuple[type[EffectRecord], ...]] = (
    NewStack,
    NewCharacter,
    MoreAssistants,
    SideChoice,
    StrengthReward,
    StrengthThreat,
    Delivery,
    GoodsDemand,
    ForcedPayment,
)
# In the order in which a refusal lists their words.
EVENT_RECORDS: Final[tuple[type[EffectRecord], ...]] = (
    MarketSuns,
    ExtraCards,
    KeepCards,
    AssistantMoves,
    MarketAdds,
    GoodValue,
    BuildCost,
    HireCost,
    AutomaticBonus,
    NewStack,
    NewCharacter,
    MoreAssistants,
    StrengthReward,
    StrengthThreat,
    Delivery,
    GoodsDemand,
    SideChoice,
    NoEffect,
)
END_RECORDS: Final[tuple[type[EffectRecord], ...]] = (
    Delivery,
    StrengthReward,
    GoodsDemand,
    NoEffect,
    ForcedPayment,
    RemoveFromSet,
)
# The number of an ability is its place, from 1; with it the phase in which it is used. [OMG-9.21]
ABILITIES: Final[dict[type[EffectRecord], str]] = {
    PayBonus: "IV",
    FreeAssistantMove: "II",
    WildResource: "IV",
    ExtraCards: "I",
}
RECORDS: Final = {kind.op: kind for kind in (*EVENT_RECORDS, *END_RECORDS, *ABILITIES)}


def kind_number(kind: type[EffectRecord]) -> int:
    """The number under which the rules know a kind of effect; 0 for one that does nothing of its own."""
    return ACTING.index(kind) + 1 if kind in ACTING else 0


def ability_number(kind: type[EffectRecord]) -> int:
    """The number under which the rules know what a character can do."""
    return tuple(ABILITIES).index(kind) + 1


# The kinds and abilities that questions ask about by number.
DELIVERY: Final = kind_number(Delivery)
GOODS_DEMAND: Final = kind_number(GoodsDemand)
FORCED_PAYMENT: Final = kind_number(ForcedPayment)
ABILITY_PAY: Final = ability_number(PayBonus)
ABILITY_MOVE: Final = ability_number(FreeAssistantMove)
ABILITY_WILD: Final = ability_number(WildResource)
ABILITY_CARDS: Final = ability_number(ExtraCards)


def shapes_of(kind: type[EffectRecord]) -> dict[str, Shape]:
    """What each field of a kind of effect may hold in a pack, in the order of the fields."""
    hints = get_type_hints(kind, include_extras=True)
    return {field.name: hints[field.name].__metadata__[0] for field in fields(kind)}


def optional_fields(kind: type[EffectRecord]) -> set[str]:
    """The fields that a pack may leave out."""
    return {field.name for field in fields(kind) if field.default is not MISSING and kind is not SideChoice}


def read_effect(data: Mapping[str, Any]) -> EffectRecord:
    """The record of an effect as a sound pack writes it."""
    given = {name: _read(value) for name, value in data.items() if name != "op"}
    return RECORDS[data["op"]](**given)


def _read(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(value)
    if isinstance(value, dict) and set(value) == {"points"}:
        return Points(value["points"])
    if isinstance(value, dict) and set(value) == {"coins"}:
        return Coins(value["coins"])
    return value
