"""What the things of a pack are called: ours by their words, a pack's own names as it writes them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from ludoteca.core.words import Named, Word
from ludoteca.games.oh_my_goods.content.constants import CHARACTER_FIRST, FIRST_END, FIRST_EVENT, NONE
from ludoteca.games.oh_my_goods.content.domains import CARD_WORDS
from ludoteca.games.oh_my_goods.content.goods import GOOD_IDS, RESOURCES
from ludoteca.games.oh_my_goods.content.pack import DEFAULT
from ludoteca.games.oh_my_goods.content.printed import Printed
from ludoteca.games.oh_my_goods.content.words import row_effect

# An office with an extra card is a market office on paper, and another building to whoever reads its name.
_EXTRA: Final = "extra_card_office"
_ANY_VALUE: Final = "any_value"

_GOOD: Final = ("good", "goods")
_BUILDING: Final = ("building", "kinds")
_ASSISTANT: Final = ("assistant", "assistants")
_CHARACTER: Final = ("character", "characters")
_EVENT: Final = ("event", "events")
_END: Final = ("end", "end_cards")


def _called(row: Any) -> tuple[str, str]:
    """The word of a row and what it is called there."""
    return str(row.get("id", row.get("number"))), row.get("name", row.get("title"))


def _names(data: Any, kind: str, rows: str) -> dict[str, Word]:
    """By word: the thing where it is called as we call it, else the text of the pack."""
    ours = dict(map(_called, DEFAULT.data[rows]))
    found = map(_called, data[rows])
    return {word: Named(kind, word) if ours.get(word) == name else name for word, name in found}


class Names:
    """The names of one pack, by the numbers that rules use; made once for each pack."""

    def __init__(self, printed: Printed) -> None:
        data = printed.data
        self.data = data
        self.goods = _names(data, *_GOOD)
        self.buildings = _names(data, *_BUILDING)
        characters = _names(data, *_CHARACTER)
        self.assistants = tuple(_names(data, *_ASSISTANT).values())
        self.characters = tuple(characters.values())
        self._events = _names(data, *_EVENT)
        self._ends = _names(data, *_END)
        numbered = {kind["number"]: self.buildings[kind["id"]] for kind in data["kinds"] if kind["number"]}
        self._numbered = numbered | {row["number"]: characters[row["id"]] for row in data["characters"]}
        # The stacks by their place among the numbers 50 to 56.
        self.stacks = tuple(numbered[number] for number in sorted(numbered))
        self.cards = self._name_cards()
        self.resources = self._name_resources(printed)

    def _name_cards(self) -> tuple[Word, ...]:
        rows = (*self.data["deck"], *self.data["longsdale"], *self.data["charburners"])
        words: dict[str, Word] = {row["id"]: self.buildings[row["kind"]] for row in rows}
        words |= {row["id"]: Named("building", _EXTRA) for row in rows if row.get("extra_card")}
        words |= {row["id"]: name for row, name in zip(self.data["characters"], self.characters, strict=True)}
        return tuple(words.get(word, word) for word in CARD_WORDS)

    def _name_resources(self, printed: Printed) -> tuple[Word, ...]:
        """What each card shows as a resource; a character shows itself."""
        return tuple(
            self.cards[card] if resource == NONE else Named("resource", RESOURCES[resource])
            for card, resource in enumerate(printed.resource)
        )

    def event(self, event: int) -> Word:
        """An event or an end card, by the number that rules use."""
        if event < FIRST_END:
            return self._events[str(event + FIRST_EVENT)]
        return self._ends[str(event - FIRST_END + 1)]

    def numbered(self, number: int) -> Word:
        """A building of 50 to 56 or a character of 57 to 60."""
        return self._numbered[number]

    def character(self, place: int) -> Word:
        """A character by its place among them."""
        return self.cards[CHARACTER_FIRST + place]

    def good(self, good: int) -> Word:
        """A good by its number."""
        return self.goods[GOOD_IDS[good]]

    def effect_at(self, card: int, place: int) -> Any:
        """An effect by its event or end card and its place there."""
        return row_effect(self.data, card, place)

    def listed(self, goods: Mapping[str, int]) -> tuple[Word, ...]:
        """A list of goods: exactly these, or any worth so much together. [OMG-15.5]"""
        return tuple(
            Named("op", _ANY_VALUE, {"count": count})
            if good == _ANY_VALUE
            else Named("amount", good, {"name": self.goods[good], "count": count})
            for good, count in goods.items()
        )

    def effects(self, effects: Iterable[Any]) -> tuple[Named, ...]:
        """Effects of a card with their figures, each as a thing with a sentence of its own."""
        return tuple(self._effect(effect) for effect in effects)

    def _effect(self, effect: Any) -> Named:
        told: dict[str, Word] = {}
        kind = effect["op"]
        for field, value in effect.items():
            match field:
                case "n" | "suns" | "phase" | "cost" | "min" | "coins":
                    told[field] = value
                case "resource":
                    told[field] = Named("resource", value)
                case "good":
                    told[field] = self.goods[value]
                case "delta":
                    told[field] = _signed(value)
                case "number":
                    told["building" if kind == "add_stack" else "character"] = self.numbered(value)
                case "goods":
                    told |= {"goods": self.listed(value), "times": effect.get("times", 1)}
                case "reward" | "penalty" | "shortfall":
                    told |= value
        some = self._some(effect)
        if some:
            told["list"] = some
        return Named("op", kind + _reading(effect, some=bool(some)), told)

    def _some(self, effect: Any) -> tuple[Word, ...]:
        """What an effect is limited to: buildings, characters, colours."""
        numbers = effect.get("numbers", ())
        # A card may speak of all that came in, in a word.
        told = () if isinstance(numbers, str) else tuple(self.numbered(number) for number in numbers)
        return (*told, *(Named("colour", colour) for colour in effect.get("colours", ())))


def _reading(effect: Any, *, some: bool) -> str:
    """Effects that read otherwise with some of their fields."""
    match effect["op"]:
        case "build_cost":
            return "-some" if some else ""
        case "strength_threat":
            return "-points" if "points" in effect["penalty"] else ""
        case "must_pay":
            return "-shortfall" if effect.get("shortfall") else ""
        case "remove_from_set":
            return "" if some else "-entered"
    return ""


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"\N{MINUS SIGN}{-number}"


_NAMES: Final[dict[str, Names]] = {}


def names_of(printed: Printed) -> Names:
    """The names of a pack."""
    name = printed.name
    if name not in _NAMES:
        _NAMES[name] = Names(printed)
    return _NAMES[name]
