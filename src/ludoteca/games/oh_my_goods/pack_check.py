"""Validation of a pack: every message says which entry is wrong, what stands there and what would be right."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludoteca.core.errors import BadFile
from ludoteca.games.oh_my_goods.constants import COPIES, EFFECTS, EVENT_COUNT, FIRST_EVENT, MOST_ROUNDS
from ludoteca.games.oh_my_goods.content.buildings import KINDS
from ludoteca.games.oh_my_goods.content.cards import CHARBURNERS, DECK
from ludoteca.games.oh_my_goods.content.domains import SIDES
from ludoteca.games.oh_my_goods.content.goods import BLUE, COLOURS, GOOD_IDS, RESOURCES
from ludoteca.games.oh_my_goods.content.longsdale import CHAPTERS, CHARACTERS
from ludoteca.games.oh_my_goods.content.people import ASSISTANT_IDS
from ludoteca.games.oh_my_goods.pack import FORMAT, MARK
from ludoteca.games.oh_my_goods.pack_fields import counted_in, flag_in, number_in, one_of, rows_of, subset_of, text_in

LONGSDALE_TOTAL: Final = 34
CHAPTER_IDS: Final = tuple(chapter.id for chapter in CHAPTERS)
EVENT_NUMBERS: Final = tuple(range(FIRST_EVENT, FIRST_EVENT + EVENT_COUNT))
BUILDING_NUMBERS: Final = tuple(range(50, 57))
CHARACTER_NUMBERS: Final = tuple(character.number for character in CHARACTERS)
END_NUMBERS: Final = (1, 2, 3)
PHASES: Final = {"pay_bonus": "IV", "free_assistant_move": "II", "wild_resource": "IV", "extra_cards": "I"}


def check(data: Any) -> None:
    """Refuse a pack unless it is complete and sound."""
    if not isinstance(data, dict) or data.get("ludoteca") != MARK:
        raise BadFile(f'pack: not a pack of this game (it lacks "ludoteca": "{MARK}")')
    if data.get("format") != FORMAT:
        raise BadFile(f"pack: format {data.get('format')!r} is not known; this library reads format {FORMAT}")
    _check_goods(data)
    kinds = _check_kinds(data)
    _check_cards(data, "deck", tuple(card.id for card in DECK), kinds)
    _check_cards(data, "charburners", tuple(card.id for card in CHARBURNERS), kinds)
    _check_longsdale(data, kinds)
    _check_assistants(data)
    _check_characters(data)
    _check_events(data)
    _check_chapters(data)
    _check_all_in(data)
    number_in(data, "solo_assistants", "pack", 1, 8)


# -- the base game ------------------------------------------------------------------------------------------


def _check_goods(data: Any) -> None:
    for where, row in rows_of(data, "goods", GOOD_IDS):
        text_in(row, "name", where)
        number_in(row, "worth", where, 0, 20)


def _check_kinds(data: Any) -> dict[str, Any]:
    found: dict[str, Any] = {}
    numbers = {kind.id: kind.number for kind in KINDS}
    for where, row in rows_of(data, "kinds", tuple(numbers)):
        text_in(row, "name", where)
        number = numbers[row["id"]]
        if row.get("number") != number:
            raise BadFile(f"{where}: number must be {number}, not {row.get('number')!r}")
        colours = (*COLOURS, "") if number else (*COLOURS, BLUE)
        one_of(row, "colour", where, colours)
        one_of(row, "product", where, (*GOOD_IDS, ""))
        for name in ("automatic", "attaches"):
            flag_in(row, name, where)
        for name in ("strength", "needs_strength"):
            number_in(row, name, where, 0, 9)
        _check_chain(row, where)
        if row["automatic"] and not row["product"]:
            raise BadFile(f"{where}: an automatic building must have a product")
        if (row["colour"] == BLUE) != (row["id"] == "charburner"):
            raise BadFile(f"{where}: the charburner is {BLUE}, and nothing else is")
        found[row["id"]] = row
    if not found["charburner"]["product"]:
        raise BadFile("kinds, charburner: product must be a good")
    _check_cycles(found)
    return found


def _check_chain(row: Any, where: str) -> None:
    chain = row.get("chain")
    if not isinstance(chain, list) or len(chain) > 2:
        raise BadFile(f"{where}: chain must be a list of at most 2 items")
    if chain and not row["product"]:
        raise BadFile(f"{where}: a building without a product has no chain")
    for item in chain:
        place, name = next(iter(item.items())) if isinstance(item, dict) and len(item) == 1 else ("", None)
        known: tuple[str, ...] = {"hand": RESOURCES, "good": GOOD_IDS}.get(place, ())
        if name not in known:
            raise BadFile(f'{where}: a chain item is {{"hand": resource}} or {{"good": good}}, not {item!r:.60}')
    if len(chain) == 2 and chain[0] == chain[1]:
        raise BadFile(f"{where}: the two items of a chain must differ")


def _check_cycles(kinds: dict[str, Any]) -> None:
    """No chain may lead back to a good it began with, or it could be used for ever."""
    leads: dict[str, set[str]] = {good: set() for good in GOOD_IDS}
    for kind in kinds.values():
        for item in kind["chain"]:
            if "good" in item:
                leads[item["good"]].add(kind["product"])
    for start in GOOD_IDS:
        reached: set[str] = set()
        waiting = [start]
        while waiting:
            for good in leads[waiting.pop()] - reached:
                reached.add(good)
                waiting.append(good)
        if start in reached:
            raise BadFile(f"kinds: the chains lead from {start} back to {start}")


def _check_cards(data: Any, name: str, ids: tuple[str, ...], kinds: dict[str, Any]) -> None:
    for where, row in rows_of(data, name, ids):
        kind = row["id"].rsplit("_", 1)[0]
        if row.get("kind") != kind:
            raise BadFile(f"{where}: kind must be {kind!r}, not {row.get('kind')!r}")
        _check_card(row, where, kinds[kind])


def _check_card(row: Any, where: str, kind: Any) -> None:
    flag_in(row, "sun", where)
    number_in(row, "cost", where, 0, 60)
    number_in(row, "points", where, 0, 20)
    one_of(row, "colour", where, (kind["colour"],) if kind["colour"] else COLOURS)
    needs = row.get("needs")
    if not isinstance(needs, dict):
        raise BadFile(f'{where}: needs must be an object such as {{"wood": 2}}, not {needs!r:.40}')
    for resource in needs:
        if resource not in (*RESOURCES, "any"):
            raise BadFile(f"{where}: needs {resource!r} is not one of {', '.join((*RESOURCES, 'any'))}")
        number_in(needs, resource, f"{where}, needs", 1, 20)
    if "any" in needs and len(needs) > 1:
        raise BadFile(f"{where}: needs may be of any kind or of named kinds, not both")
    if needs and not kind["product"]:
        raise BadFile(f"{where}: a building without a product needs nothing")
    one_of(row, "office", where, (*RESOURCES, ""), default="")
    if not isinstance(row.get("extra_card", False), bool):
        raise BadFile(f"{where}: extra_card must be true or false, not {row['extra_card']!r}")


def _check_assistants(data: Any) -> None:
    cards: list[int] = []
    for where, row in rows_of(data, "assistants", ASSISTANT_IDS):
        text_in(row, "name", where)
        number_in(row, "cost", where, 0, 60)
        number_in(row, "points", where, 0, 20)
        cards.append(number_in(row, "card", where, 1, 8))
        counted_in(row, "colours", where, COLOURS)
    for card in range(1, 9):
        if cards.count(card) != 2:
            raise BadFile(f"assistants: card {card} must have 2 sides, not {cards.count(card)}")


# -- the expansion --------------------------------------------------------------------------------------------


def _check_longsdale(data: Any, kinds: dict[str, Any]) -> None:
    rows = data.get("longsdale")
    numbered = [kind.id for kind in KINDS if kind.number]
    if not isinstance(rows, list) or len(rows) != LONGSDALE_TOTAL:
        raise BadFile(f"longsdale: must be a list of {LONGSDALE_TOTAL} cards")
    counts = dict.fromkeys(numbered, 0)
    for place, row in enumerate(rows, start=1):
        where = f"longsdale, entry {place}"
        if not isinstance(row, dict) or row.get("kind") not in counts:
            raise BadFile(f"{where}: kind must be one of {', '.join(numbered)}")
        counts[row["kind"]] += 1
        wanted = f"{row['kind']}_{counts[row['kind']]}"
        if row.get("id") != wanted:
            raise BadFile(f"{where}: id must be {wanted!r}, not {row.get('id')!r}")
        _check_card(row, f"{where} ({wanted})", kinds[row["kind"]])
    for kind, count in counts.items():
        if not 1 <= count <= COPIES:
            raise BadFile(f"longsdale: {kind} must have 1 to {COPIES} cards, not {count}")


def _check_characters(data: Any) -> None:
    for where, row in rows_of(data, "characters", tuple(character.id for character in CHARACTERS)):
        number = CHARACTER_NUMBERS[[character.id for character in CHARACTERS].index(row["id"])]
        if row.get("number") != number:
            raise BadFile(f"{where}: number must be {number}, not {row.get('number')!r}")
        text_in(row, "name", where)
        ability = row.get("ability")
        if not isinstance(ability, dict) or ability.get("op") not in PHASES:
            raise BadFile(f"{where}: ability must be an operation of a character: {', '.join(PHASES)}")
        number_in(ability, "coins" if ability["op"] == "pay_bonus" else "n", f"{where}, ability", 1, 9)
        if row.get("phase") != PHASES[ability["op"]]:
            raise BadFile(f"{where}: phase must be {PHASES[ability['op']]!r} for {ability['op']}")


def _check_events(data: Any) -> None:
    for name, numbers, operations in (
        ("events", EVENT_NUMBERS, EVENT_OPERATIONS),
        ("end_cards", END_NUMBERS, END_OPERATIONS),
    ):
        rows = data.get(name)
        if not isinstance(rows, list) or len(rows) != len(numbers):
            raise BadFile(f"{name}: must be a list of {len(numbers)} cards")
        for row, number in zip(rows, numbers, strict=True):
            where = f"{name}, card {number}"
            if not isinstance(row, dict) or row.get("number") != number:
                raise BadFile(f"{where}: number must be {number}; cards come in the order of their numbers")
            text_in(row, "title", where)
            effects = row.get("effects")
            if not isinstance(effects, list) or len(effects) > EFFECTS:
                raise BadFile(f"{where}: effects must be a list of at most {EFFECTS}")
            for place, effect in enumerate(effects, start=1):
                here = f"{where}, effect {place}"
                if not isinstance(effect, dict) or effect.get("op") not in operations:
                    raise BadFile(f"{here}: op must be one of {', '.join(operations)}")
                operations[effect["op"]](effect, here)


def _points(effect: Any, where: str) -> None:
    reward = effect.get("reward")
    if not isinstance(reward, dict):
        raise BadFile(f'{where}: reward must be {{"points": n}}')
    number_in(reward, "points", f"{where}, reward", 1, 20)


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
    if not isinstance(penalty, dict):
        raise BadFile(f'{where}: penalty must be {{"coins": n}}')
    number_in(penalty, "coins", f"{where}, penalty", 1, 60)


def _deliver(effect: Any, where: str) -> None:
    goods = counted_in(effect, "goods", where, (*GOOD_IDS, "any_value"))
    if not goods or len(goods) > 3 or ("any_value" in goods and len(goods) > 1):
        raise BadFile(f"{where}: goods must name 1 to 3 goods with counts, or any_value alone")
    if "times" in effect:
        number_in(effect, "times", where, 1, 9)
    _points(effect, where)


def _sides(effect: Any, where: str) -> None:
    if effect.get("sides") != list(SIDES):
        raise BadFile(f"{where}: sides must be {list(SIDES)}, not {effect.get('sides')!r:.40}")


def _nothing(effect: Any, where: str) -> None:
    """Nothing to check."""


EVENT_OPERATIONS: Final[dict[str, Callable[[Any, str], None]]] = {
    "market_suns": _suns,
    "extra_cards": _amount,
    "keep_cards_on_redraw": _amount,
    "allow_assistant_move": _move,
    "market_add": _market,
    "good_value": _value,
    "build_cost": _build,
    "hire_cost": _hire,
    "auto_bonus": _amount,
    "add_stack": _stack,
    "shuffle_character": _character,
    "reveal_assistants": _amount,
    "strength_reward": _reward,
    "strength_threat": _threat,
    "deliver": _deliver,
    "decision": _sides,
    "no_effect": _nothing,
}
END_OPERATIONS: Final = {name: EVENT_OPERATIONS[name] for name in ("deliver", "strength_reward", "no_effect")}


def _check_chapters(data: Any) -> None:
    rows = {row["id"]: row for _, row in rows_of(data, "chapters", CHAPTER_IDS)}
    for name, row in rows.items():
        where = f"chapters, {name}"
        text_in(row, "title", where)
        events = subset_of(row, "events", where, EVENT_NUMBERS)
        if not 1 <= len(events) <= MOST_ROUNDS:
            raise BadFile(f"{where}: events must be 1 to {MOST_ROUNDS} numbers, not {len(events)}")
        _check_setup(row, where)
        subset_of(row, "leaves_buildings", where, BUILDING_NUMBERS)
        subset_of(row, "leaves_characters", where, CHARACTER_NUMBERS)
        one_of(row, "next", where, (*CHAPTER_IDS, ""))
        branch = row.get("branch")
        if not isinstance(branch, dict) or (branch and sorted(branch) != sorted(SIDES)):
            raise BadFile(f"{where}: branch must be empty or name a chapter for {' and '.join(SIDES)}")
        for side in branch:
            one_of(branch, side, f"{where}, branch", CHAPTER_IDS)
        for follower in filter(None, [row["next"], *branch.values()]):
            _check_carry(row, rows[follower], where)


def _check_carry(row: Any, follower: Any, where: str) -> None:
    """A chapter begins with what the one before it left, plus characters of its own."""
    buildings = {*row["buildings_in_deck"], *row["leaves_buildings"]}
    if {*follower["buildings_in_deck"]} != buildings:
        raise BadFile(
            f"{where}: leaves numbers {sorted(buildings)} in the deck, "
            f"but chapter {follower['id']} begins with {sorted(follower['buildings_in_deck'])}"
        )
    left = {*row["characters_in_deck"], *row["leaves_characters"]} - {*follower["characters_in_deck"]}
    if left:
        raise BadFile(f"{where}: leaves characters {sorted(left)}, which chapter {follower['id']} does not begin with")


def _check_setup(row: Any, where: str) -> None:
    deck = subset_of(row, "buildings_in_deck", where, BUILDING_NUMBERS)
    stacks = subset_of(row, "stacks", where, BUILDING_NUMBERS)
    if set(deck) & set(stacks):
        raise BadFile(f"{where}: {sorted(set(deck) & set(stacks))} cannot be in the deck and in stacks")
    subset_of(row, "characters_in_deck", where, CHARACTER_NUMBERS)
    subset_of(row, "end_cards", where, END_NUMBERS)
    goal = row.get("goal")
    if not isinstance(goal, dict) or set(goal) - {"points", "strength", "deliver"}:
        raise BadFile(f"{where}: goal must hold points and, if wanted, strength and deliver")
    number_in(goal, "points", f"{where}, goal", 0, 200)
    if "strength" in goal:
        number_in(goal, "strength", f"{where}, goal", 0, 30)
    if "deliver" in goal:
        counted_in(goal, "deliver", f"{where}, goal", GOOD_IDS)


def _check_all_in(data: Any) -> None:
    row = data.get("all_in")
    if not isinstance(row, dict):
        raise BadFile("all_in: must be an object")
    never = subset_of(row, "never", "all_in", EVENT_NUMBERS)
    rounds = number_in(row, "rounds", "all_in", 1, MOST_ROUNDS)
    if rounds > EVENT_COUNT - len(never):
        raise BadFile(f"all_in: {rounds} rounds need as many events, but only {EVENT_COUNT - len(never)} may come")
    _check_setup(row, "all_in")
