"""Validation of a pack: every message says which entry is wrong, what stands there and what would be right."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.core.errors import BadFile
from ludoteca.games.oh_my_goods.content.buildings import KINDS, Kind
from ludoteca.games.oh_my_goods.content.cards import CHARBURNERS, DECK, Card
from ludoteca.games.oh_my_goods.content.chapters import alone, left_behind, taken_out
from ludoteca.games.oh_my_goods.content.constants import ASSISTANT_CARDS, COPIES, EFFECTS, EVENT_COUNT, MOST_ROUNDS
from ludoteca.games.oh_my_goods.content.effects import (
    ABILITIES,
    CHARACTER_NUMBERS,
    END_RECORDS,
    EVENT_RECORDS,
    RECORDS,
    SIDES,
)
from ludoteca.games.oh_my_goods.content.goods import BLUE, COLOURS, GOOD_IDS, RESOURCES, Good
from ludoteca.games.oh_my_goods.content.longsdale import (
    CHAPTERS,
    CHARACTERS,
    END_NUMBERS,
    EVENT_NUMBERS,
    AllIn,
    Chapter,
    Goal,
)
from ludoteca.games.oh_my_goods.content.pack import FORMAT, MARK
from ludoteca.games.oh_my_goods.content.pack_effects import check_effect
from ludoteca.games.oh_my_goods.content.pack_fields import (
    check_fields,
    flag_in,
    no_more_than,
    number_in,
    one_of,
    rows_of,
    source_in,
    text_in,
)
from ludoteca.games.oh_my_goods.content.people import ASSISTANT_IDS, Assistant

LONGSDALE_TOTAL: Final = 34
CHAPTER_IDS: Final = tuple(chapter.id for chapter in CHAPTERS)
# What the solo part of a chapter, and of all-in, may give in place of the lists beside it. [OMG-11.10]
SET_UP: Final = ("buildings_in_deck", "characters_in_deck", "stacks", "end_cards")
SOLO_LISTS: Final = ("events", *SET_UP, "leaves_buildings", "leaves_characters", "next", "branch")
ALL_IN_LISTS: Final = ("rounds", "never", *SET_UP)
PHASES: Final = {kind.op: phase for kind, phase in ABILITIES.items()}


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
        check_fields(row, where, Good, "worth")


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
        check_fields(row, where, Kind, "product", "strength", "needs_strength")
        for name in ("automatic", "attaches"):
            flag_in(row, name, where)
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
    check_fields(row, where, Card, "cost", "points")
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
        check_fields(row, where, Assistant, "cost", "points", "card", "colours")
        cards.append(row["card"])
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
        source_in(row, where)
        ability = row.get("ability")
        if not isinstance(ability, dict) or ability.get("op") not in PHASES:
            raise BadFile(f"{where}: ability must be an operation of a character: {', '.join(PHASES)}")
        check_effect(ability, f"{where}, ability", (RECORDS[ability["op"]],))
        if row.get("phase") != PHASES[ability["op"]]:
            raise BadFile(f"{where}: phase must be {PHASES[ability['op']]!r} for {ability['op']}")


def _check_events(data: Any) -> None:
    for name, numbers, kinds in (
        ("events", EVENT_NUMBERS, EVENT_RECORDS),
        ("end_cards", END_NUMBERS, END_RECORDS),
    ):
        rows = data.get(name)
        if not isinstance(rows, list) or len(rows) != len(numbers):
            raise BadFile(f"{name}: must be a list of {len(numbers)} cards")
        for row, number in zip(rows, numbers, strict=True):
            where = f"{name}, card {number}"
            if not isinstance(row, dict) or row.get("number") != number:
                raise BadFile(f"{where}: number must be {number}; cards come in the order of their numbers")
            text_in(row, "title", where)
            source_in(row, where)
            effects = row.get("effects")
            if not isinstance(effects, list) or len(effects) > EFFECTS:
                raise BadFile(f"{where}: effects must be a list of at most {EFFECTS}")
            for place, effect in enumerate(effects, start=1):
                check_effect(effect, f"{where}, effect {place}", kinds)


def _check_chapters(data: Any) -> None:
    rows = {row["id"]: row for _, row in rows_of(data, "chapters", CHAPTER_IDS)}
    for name, row in rows.items():
        where = f"chapters, {name}"
        text_in(row, "title", where)
        source_in(row, where)
        _check_lists(row, where, data)
        _check_goal(row, where)
        _check_solo(row, where, SOLO_LISTS)
        _check_lists(alone(row), f"{where}, solo", data)
    for name, row in rows.items():
        _check_following(row, rows, f"chapters, {name}", data)
    # One seat goes from chapter to chapter by its own lists. [OMG-11.10]
    singly = {name: alone(row) for name, row in rows.items()}
    for name, row in singly.items():
        _check_following(row, singly, f"chapters, {name}, solo", data)


def _check_lists(row: Any, where: str, data: Any) -> None:
    """What a chapter is played with, what it leaves, and what follows."""
    check_fields(row, where, Chapter, "events")
    events = row["events"]
    if not 1 <= len(events) <= MOST_ROUNDS:
        raise BadFile(f"{where}: events must be 1 to {MOST_ROUNDS} numbers, not {len(events)}")
    _check_setup(row, where)
    check_fields(row, where, Chapter, "leaves_buildings", "leaves_characters")
    one_of(row, "next", where, (*CHAPTER_IDS, ""))
    branch = row.get("branch")
    if not isinstance(branch, dict) or (branch and sorted(branch) != sorted(SIDES)):
        raise BadFile(f"{where}: branch must be empty or name a chapter for {' and '.join(SIDES)}")
    for side in branch:
        one_of(branch, side, f"{where}, branch", CHAPTER_IDS)
    decides = [
        event["number"] for event in data["events"] if any(effect["op"] == "decision" for effect in event["effects"])
    ]
    if branch and not {*decides} & {*events}:
        raise BadFile(f"{where}: branch needs an event with a decision in events, such as {decides or 'none yet'}")


def _check_solo(row: Any, where: str, lists: tuple[str, ...]) -> None:
    """The part of a chapter that one seat plays with in place of the chapter's own. [OMG-11.10]"""
    solo = row.get("solo", {})
    if not isinstance(solo, dict):
        raise BadFile(f"{where}: solo must be an object with lists of its own, or empty, not {solo!r:.40}")
    no_more_than(solo, f"{where}, solo", (*lists, "assistants", "source"))
    source_in(solo, f"{where}, solo")
    if "assistants" in solo:
        number_in(solo, "assistants", f"{where}, solo", 1, ASSISTANT_CARDS)


def _check_following(row: Any, rows: dict[str, Any], where: str, data: Any) -> None:
    """The next chapter begins with what this one left, plus characters of its own. [OMG-10.7, 14.7]"""
    for follower in filter(None, [row["next"], *row["branch"].values()]):
        buildings, characters = left_behind(row, data)
        begins = rows[follower]
        if {*begins["buildings_in_deck"]} != buildings:
            raise BadFile(
                f"{where}: leaves numbers {sorted(buildings)} in the deck, "
                f"but chapter {follower} begins with {sorted(begins['buildings_in_deck'])}"
            )
        lost = characters - {*begins["characters_in_deck"]}
        if lost:
            raise BadFile(f"{where}: leaves characters {sorted(lost)}, which chapter {follower} does not begin with")
        # A character that was not in the set before may still come in anew.
        were = {*row["characters_in_deck"], *row["leaves_characters"]}
        gone = taken_out(row, data) & were & {*begins["characters_in_deck"]}
        if gone:
            raise BadFile(f"{where}: its end card takes out {sorted(gone)}, but chapter {follower} begins with them")


def _check_setup(row: Any, where: str) -> None:
    check_fields(row, where, Chapter, *SET_UP)
    both = {*row["buildings_in_deck"]} & {*row["stacks"]}
    if both:
        raise BadFile(f"{where}: {sorted(both)} cannot be in the deck and in stacks")


def _check_goal(row: Any, where: str) -> None:
    goal = row.get("goal")
    if not isinstance(goal, dict) or set(goal) - {"points", "strength", "deliver"}:
        raise BadFile(f"{where}: goal must hold points and, if wanted, strength and deliver")
    check_fields(goal, f"{where}, goal", Goal, "points", *(name for name in ("strength", "deliver") if name in goal))


def _check_all_in(data: Any) -> None:
    row = data.get("all_in")
    if not isinstance(row, dict):
        raise BadFile("all_in: must be an object")
    source_in(row, "all_in")
    _check_goal(row, "all_in")
    _check_solo(row, "all_in", ALL_IN_LISTS)
    for where, lists in (("all_in", row), ("all_in, solo", alone(row))):
        check_fields(lists, where, AllIn, "never", "rounds")
        never, rounds = lists["never"], lists["rounds"]
        if rounds > EVENT_COUNT - len(never):
            raise BadFile(f"{where}: {rounds} rounds need as many events, but only {EVENT_COUNT - len(never)} may come")
        _check_setup(lists, where)
