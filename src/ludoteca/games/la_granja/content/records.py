"""How a record of an effect tells its parameters: by name, with what a pack may write for each."""

from __future__ import annotations

from dataclasses import fields
from typing import Annotated, Any, Final, NamedTuple, get_type_hints

from ludoteca.core.shapes import Number, OneOf, Shape
from ludoteca.games.la_granja.content.goods import ANY_HARVEST, CROPS, GOOD_NAMES, RESOURCES


class Parameter(NamedTuple):
    """One parameter of an effect: what it may be, the word for each number, and a pack's name for it."""

    shape: Shape
    words: tuple[tuple[str, int], ...] = ()
    name: str = ""

    def read(self, value: Any) -> int:
        """What a pack writes, as the number the rules use."""
        return dict(self.words)[value] if self.words else int(value)

    def write(self, number: int) -> Any:
        """The number as a pack writes it."""
        return next((word for word, meant in self.words if meant == number), number)


def between(least: int, most: int) -> Parameter:
    """A number within bounds of its own."""
    return Parameter(Number(least, most))


def called(name: str, least: int = 0, most: int = 20) -> Parameter:
    """A number that packs know by another name."""
    return Parameter(Number(least, most), (), name)


def word_of(words: dict[str, int], why: str) -> Parameter:
    """A word that stands for a number."""
    return Parameter(OneOf(tuple(words), why), tuple(words.items()))


BARROW_TARGET: Final = 0
BUILDING_TARGET: Final = 1
_GOODS: Final = {name: number for number, name in enumerate(GOOD_NAMES[:RESOURCES])}

Amount = Annotated[int, between(0, 20)]
AtLeastOne = Annotated[int, between(1, 20)]
Die = Annotated[int, between(1, 6)]
Crop = Annotated[int, word_of({name: _GOODS[name] for name in GOOD_NAMES[:CROPS]}, "needs a harvest good")]
Resource = Annotated[int, word_of(_GOODS, "needs one kind of resource")]
ResourceOrHarvest = Annotated[int, word_of({**_GOODS, "harvest": ANY_HARVEST}, "is not a resource")]
Target = Annotated[int, word_of({"barrow": BARROW_TARGET, "building": BUILDING_TARGET}, "must be barrow or building")]


def parameters(record: type[Any]) -> dict[str, Parameter]:
    """The parameters of a record by the names of its fields, in their order."""
    hints = get_type_hints(record, include_extras=True)
    return {field.name: hints[field.name].__metadata__[0] for field in fields(record)}
