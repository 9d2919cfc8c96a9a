"""The things of La Granja by name, for questions, answers and the log; each is made once and found again."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ludoteca.core.words import Named, Word
from ludoteca.games.la_granja.content.board import BUILDING_IDS, DONKEY, HEX_IDS
from ludoteca.games.la_granja.content.cards import CARD_IDS, CARDS
from ludoteca.games.la_granja.content.constants import NONE, ROOFS, SLOTS
from ludoteca.games.la_granja.content.goods import GOOD_NAMES
from ludoteca.games.la_granja.content.pack import helpers_named, printed_named
from ludoteca.games.la_granja.content.roofs import EFFECT_NAMES, ROOF_IDS
from ludoteca.games.la_granja.faces.show import barrow_wants, row_wants
from ludoteca.games.la_granja.rules.state import LaGranjaState

# Our helpers by what they are called: a pack that keeps a name keeps its translations.
HELPER_IDS: Final = {card.helper.name: card.helper.id for card in CARDS}
ON_FIELD: Final = "@field"


@lru_cache
def answer(word: str) -> Named:
    """An answer that is no thing: yes, go on, nothing."""
    return Named("answer", word)


@lru_cache
def good(name: str) -> Named:
    """A good by its notation; ``olive@field`` stands on a field."""
    if name.endswith(ON_FIELD):
        return Named("field-good", name, {"good": good(name.removesuffix(ON_FIELD))})
    return Named("good", name)


@lru_cache
def goods(names: tuple[str, ...]) -> tuple[Word, ...]:
    """Several goods."""
    return tuple(good(name) for name in names)


@lru_cache
def building(word: str) -> Named:
    """A craft building."""
    return Named("building", word)


def helper(pack: str, card: int) -> Word:
    """What the helper of a card is called: by its id, or in a pack's own words."""
    name = helpers_named(pack)[card][0]
    return Named("helper", HELPER_IDS[name]) if name in HELPER_IDS else name


@lru_cache(1 << 12)
def card(pack: str, number: int) -> Named:
    """A card by its number and its helper."""
    word = CARD_IDS[number]
    return Named("card", word, {"number": CARDS[number].id.upper(), "name": helper(pack, number)})


@lru_cache(1 << 12)
def roof_tile(pack: str, tile: int) -> Named:
    """A roof tile by its effect, and by the good where it leaves no choice."""
    printed = printed_named(pack)
    effect = Named("roof", EFFECT_NAMES[printed.roof_effect[tile]])
    fixed = printed.roof_fixed[tile]
    if fixed == NONE:
        return Named("roof-tile", ROOF_IDS[tile], {"effect": effect})
    return Named("roof-tile-fixed", ROOF_IDS[tile], {"effect": effect, "good": good(GOOD_NAMES[fixed])})


@lru_cache(1 << 12)
def market_space(pack: str, space: int) -> Named:
    """A market space with its value."""
    return Named("hex", HEX_IDS[space], {"space": space + 1, "value": printed_named(pack).hex_value[space]})


@lru_cache(1 << 12)
def donkey_tile(pack: str, tile: int) -> Named:
    """A donkey tile with its donkeys and hats."""
    printed = printed_named(pack)
    word = DONKEY.notation(tile)
    return Named("donkey-tile", word, {"donkeys": printed.donkeys[tile], "hats": printed.hats[tile]})


@lru_cache(1 << 12)
def row(pack: str, building_number: int, number: int) -> Named:
    """One of a building's rows."""
    wants = goods(row_wants(pack, building_number, number))
    return Named("row", f"row{number + 1}", {"number": number + 1, "goods": wants})


@lru_cache
def revenue_space(number: int) -> Named:
    """A space of the revenue dice with what it brings."""
    return Named("revenue-space", str(number), {"number": number, "what": Named("space", str(number))})


@lru_cache
def place(word: str) -> Named:
    """Where a delivery goes: ``barrow2`` or a building."""
    if word in BUILDING_IDS:
        return building(word)
    return Named("barrow", word, {"number": slot_of(word) + 1})


@lru_cache(1 << 12)
def delivery(word: str) -> Named:
    """A good and the place it goes to, such as ``olive>barrow1``."""
    name, _, target = word.partition(">")
    return Named("delivery", word, {"good": good(name), "place": place(target)})


# -- what lies in the places of a farm ------------------------------------------------------------------------------


def slot_of(word: str) -> int:
    """Which of its kind a place is: 0 for ``helper1``."""
    return int(word[-1]) - 1


def lying(table: LaGranjaState, seat: int, word: str) -> Named:
    """What lies in a place of the seat's farm (``barrow1``, ``helper3``, ``roof2``)."""
    pack, slot = table.printed.name, slot_of(word)
    if word.startswith("helper"):
        return _helper_place(pack, word, table.helper_card[seat * SLOTS + slot])
    if word.startswith("roof"):
        return _roof_place(pack, word, table.roof_tile[seat * ROOFS + slot])
    return _barrow_place(pack, word, table.barrow_card[seat * SLOTS + slot])


@lru_cache(1 << 12)
def _helper_place(pack: str, word: str, number: int) -> Named:
    return Named("helper-place", word, {"name": helper(pack, number)})


@lru_cache(1 << 12)
def _roof_place(pack: str, word: str, tile: int) -> Named:
    return Named("roof-place", word, {"tile": roof_tile(pack, tile)})


@lru_cache(1 << 12)
def _barrow_place(pack: str, word: str, number: int) -> Named:
    return Named("barrow-place", word, {"number": slot_of(word) + 1, "goods": goods(barrow_wants(pack, number))})


def marker(table: LaGranjaState, seat: int, word: str) -> Named:
    """A marker of the seat that can be taken back, by what it means."""
    if word in HEX_IDS:
        return market_space(table.printed.name, HEX_IDS.index(word))
    if word.startswith("area:"):
        return Named("marker-area", word, {"building": building(word.removeprefix("area:"))})
    if word.startswith("helper"):
        flagged = table.helper_card[seat * SLOTS + slot_of(word)]
        return Named("marker-flag", word, {"name": helper(table.printed.name, flagged)})
    name, _, target = word.partition("@")
    if not target or word.endswith(ON_FIELD):
        return good(word)
    at = building(target) if target in BUILDING_IDS else lying(table, seat, target)
    return Named("marker-at", word, {"good": good(name), "place": at})
