"""Validation of the operations of a pack's events, end cards and characters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludoteca.core.errors import BadFile
from ludoteca.games.oh_my_goods.content.chapters import ENTERED
from ludoteca.games.oh_my_goods.content.domains import SIDES
from ludoteca.games.oh_my_goods.content.goods import COLOURS, GOOD_IDS, RESOURCES
from ludoteca.games.oh_my_goods.content.longsdale import CHARACTERS
from ludoteca.games.oh_my_goods.content.pack_fields import counted_in, no_more_than, number_in, one_of, subset_of

BUILDING_NUMBERS: Final = tuple(range(50, 57))
CHARACTER_NUMBERS: Final = tuple(character.number for character in CHARACTERS)
Check = Callable[[Any, str], None]


def _points(effect: Any, where: str) -> None:
    points_in(effect, "reward", where)


def points_in(effect: Any, name: str, where: str) -> None:
    """A field that is a number of points, won or lost."""
    given = effect.get(name)
    if not isinstance(given, dict) or set(given) != {"points"}:
        raise BadFile(f'{where}: {name} must be {{"points": n}}, not {given!r:.40}')
    number_in(given, "points", f"{where}, {name}", 1, 20)


def _suns(effect: Any, where: str) -> None:
    one_of(effect, "phase", where, ("II", "III"))
    number_in(effect, "suns", where, 1, 9)


def _amount(effect: Any, where: str) -> None:
    number_in(effect, "n", where, 1, 9)


def _move(effect: Any, where: str) -> None:
    number_in(effect, "cost", where, 0, 20)


def _market(effect: Any, where: str) -> None:
    one_of(effect, "resource", where, RESOURCES)
    _amount(effect, where)


def _value(effect: Any, where: str) -> None:
    one_of(effect, "good", where, GOOD_IDS)
    number_in(effect, "delta", where, -9, 9)


def _build(effect: Any, where: str) -> None:
    number_in(effect, "delta", where, -20, 20)
    subset_of(effect, "numbers", where, BUILDING_NUMBERS, optional=True)
    subset_of(effect, "colours", where, COLOURS, optional=True)


def _hire(effect: Any, where: str) -> None:
    number_in(effect, "delta", where, -20, 20)


def _stack(effect: Any, where: str) -> None:
    one_of(effect, "number", where, BUILDING_NUMBERS)


def _character(effect: Any, where: str) -> None:
    one_of(effect, "number", where, CHARACTER_NUMBERS)


def _reward(effect: Any, where: str) -> None:
    number_in(effect, "min", where, 1, 30)
    _points(effect, where)


def _threat(effect: Any, where: str) -> None:
    number_in(effect, "min", where, 1, 30)
    penalty = effect.get("penalty")
    if not isinstance(penalty, dict) or set(penalty) not in ({"coins"}, {"points"}):
        raise BadFile(f'{where}: penalty must be {{"coins": n}} or {{"points": n}}, not {penalty!r:.40}')
    if "points" in penalty:
        points_in(effect, "penalty", where)
    else:
        number_in(penalty, "coins", f"{where}, penalty", 1, 60)


def _goods(effect: Any, where: str) -> None:
    goods = counted_in(effect, "goods", where, (*GOOD_IDS, "any_value"))
    if not goods or len(goods) > 3 or ("any_value" in goods and len(goods) > 1):
        raise BadFile(f"{where}: goods must name 1 to 3 goods with counts, or any_value alone")


def _demand(effect: Any, where: str) -> None:
    _goods(effect, where)
    points_in(effect, "penalty", where)


def _must_pay(effect: Any, where: str) -> None:
    _goods(effect, where)
    if "shortfall" in effect:
        points_in(effect, "shortfall", where)


def _remove(effect: Any, where: str) -> None:
    given = effect.get("numbers")
    known = (*BUILDING_NUMBERS, *CHARACTER_NUMBERS)
    if given != ENTERED and not (isinstance(given, list) and given and all(number in known for number in given)):
        legal = f"a list of numbers from {known[0]} to {known[-1]}, or {ENTERED!r}"
        raise BadFile(f"{where}: numbers must be {legal}, not {given!r:.40}")


def _deliver(effect: Any, where: str) -> None:
    _goods(effect, where)
    if "times" in effect:
        number_in(effect, "times", where, 1, 9)
    _points(effect, where)


def _sides(effect: Any, where: str) -> None:
    if effect.get("sides") != list(SIDES):
        raise BadFile(f"{where}: sides must be {list(SIDES)}, not {effect.get('sides')!r:.40}")


def _nothing(effect: Any, where: str) -> None:
    """Nothing to check."""


# Each operation of an event with its check and the names of its fields.
EVENT_OPERATIONS: Final[dict[str, tuple[Check, str]]] = {
    "market_suns": (_suns, "phase suns"),
    "extra_cards": (_amount, "n"),
    "keep_cards_on_redraw": (_amount, "n"),
    "allow_assistant_move": (_move, "cost"),
    "market_add": (_market, "resource n"),
    "good_value": (_value, "good delta"),
    "build_cost": (_build, "delta numbers colours"),
    "hire_cost": (_hire, "delta"),
    "auto_bonus": (_amount, "n"),
    "add_stack": (_stack, "number"),
    "shuffle_character": (_character, "number"),
    "reveal_assistants": (_amount, "n"),
    "strength_reward": (_reward, "min reward"),
    "strength_threat": (_threat, "min penalty"),
    "deliver": (_deliver, "goods reward times"),
    "demand": (_demand, "goods penalty"),
    "decision": (_sides, "sides"),
    "no_effect": (_nothing, ""),
}
END_OPERATIONS: Final[dict[str, tuple[Check, str]]] = {
    **{name: EVENT_OPERATIONS[name] for name in ("deliver", "strength_reward", "demand", "no_effect")},
    "must_pay": (_must_pay, "goods shortfall"),
    "remove_from_set": (_remove, "numbers"),
}


def check_effect(effect: Any, where: str, operations: dict[str, tuple[Check, str]]) -> None:
    """Refuse an effect that is none of these operations, or whose fields do not fit it."""
    if not isinstance(effect, dict) or effect.get("op") not in operations:
        raise BadFile(f"{where}: op must be one of {', '.join(operations)}")
    check, fields = operations[effect["op"]]
    no_more_than(effect, where, ("op", *fields.split()))
    check(effect, where)
