"""The worked examples as position files: each is loaded, checked, answered, and compared with what it should come to."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from ludoteca.core.match import Match
from ludoteca.core.nature import Scripted, Seeded
from ludoteca.games.la_granja import default_pack
from ludoteca.games.la_granja.content.board import BUILDING_COUNT, BUILDING_IDS, MARKERS
from ludoteca.games.la_granja.content.cards import CARD_IDS
from ludoteca.games.la_granja.content.constants import (
    CRAFT_NONE,
    IN_DISCARD,
    IN_HAND,
    NEUTRAL,
    NONE,
    ORIGINS,
    ROWS,
    SLOTS,
    SYMBOLS,
)
from ludoteca.games.la_granja.content.goods import CROPS, GOOD_NAMES, VP
from ludoteca.games.la_granja.content.roofs import ROOF_IDS
from ludoteca.games.la_granja.faces.position_farm import CRAFT_SIDES, ORIGIN_NAMES
from ludoteca.games.la_granja.rules.farm import markers_used
from tests.support import rule

HOME: Final = Path(__file__).parents[2] / "positions" / "la_granja"
FILES: Final = sorted(HOME.glob("*.json"))
EXAMPLES: Final = [f"17.{number}" for number in range(1, 52)]
# Examples that are no position, with the reason; every other one has a file for each thing it says, one for each
# edition where the editions differ.
NO_POSITION: Final[dict[str, str]] = {
    "17.2": "coins and point tokens have no faces here: silver and points are numbers, so there is nothing to change",
}
# What an example says beside its files, and where it is tested instead.
NOT_IN_A_FILE: Final[dict[str, str]] = {
    "17.3": "the market at the start: set-up comes before any position; test_setup_and_rounds plays it",
}


def read(path: Path) -> dict[str, Any]:
    """One file: an example, what it says, a position, what nature says, the answers, and what must come of them.

    ``rows`` names buildings that show other symbols than the printed stand-ins: such an example is played with a pack.
    """
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    assert set(data) <= {"example", "says", "position", "rows", "nature", "answers", "result"}, path.name
    assert data["result"], path.name
    return data


def play_through(data: dict[str, Any]) -> Match:
    """The match after the answers, each written as seat, question and word; nature says the scripted words first."""
    position = dict(data["position"])
    if "rows" in data:
        pack = default_pack()
        for building in pack["buildings"]:
            if building["id"] in data["rows"]:
                building["rows"] = [data["rows"][building["id"]]] * ROWS
        position["pack"] = {**pack, "name": "example"}
    nature = Scripted(*data.get("nature", ()), then=Seeded(5))
    match = Match.from_position("la_granja", position, nature=nature)
    for answer in data["answers"]:
        seat, name, word = answer.split()
        assert int(seat) in match.to_act(), f"{answer}: to act is {match.to_act()}, {match.question().name}"
        question = match.question(int(seat))
        legal = [choice.notation for choice in question.choices]
        assert question.name == name, f"{answer}: {question.name} is asked; legal are {legal}"
        assert word in legal, f"{answer}: legal are {legal}"
        match.play(int(seat), word)
    assert nature.place == len(nature.words), "nature has more to say than it is asked"
    return match


# -- what a result may name, and how it is read off the table -----------------------------------------------------


def by_seat(table: Any, told: Callable[[int], Any]) -> dict[str, Any]:
    return {str(seat): told(seat) for seat in range(table.seats)}


def lying(table: Any, place: int) -> list[str]:
    return [CARD_IDS[card] for card, where in enumerate(table.where) if where == place]


def legal(match: Match) -> list[str]:
    return [] if match.over else [choice.notation for choice in match.question().choices]


def discs(table: Any) -> dict[str, list[int]]:
    """The discs of each space from the bottom up."""
    found: dict[str, list[int]] = {}
    for seat in sorted(range(table.seats), key=lambda seat: (table.siesta_at[seat], table.siesta_level[seat])):
        found.setdefault(str(table.siesta_at[seat]), []).append(seat)
    return found


def owner_of(owner: int) -> int | str | None:
    if owner == NONE:
        return None
    return "neutral" if owner == NEUTRAL else owner


def craft_of(table: Any, seat: int) -> dict[str, str | None]:
    sides = table.craft[seat * BUILDING_COUNT : (seat + 1) * BUILDING_COUNT]
    return {
        name: None if side == CRAFT_NONE else CRAFT_SIDES[side - 1]
        for name, side in zip(BUILDING_IDS, sides, strict=True)
    }


def row_of(table: Any, seat: int, building: int) -> list[str | None] | None:
    """The symbols of the seat's row, covered ones by their good; None if the seat has no row there."""
    place = seat * BUILDING_COUNT + building
    if table.row_of[place] == NONE:
        return None
    row = building * ROWS + table.row_of[place]
    goods = [table.printed.row_good[row * SYMBOLS + symbol] for symbol in range(table.printed.row_size[row])]
    return [GOOD_NAMES[good] if table.row_filled[place] >> at & 1 else None for at, good in enumerate(goods)]


def cards_at(places: Any, seat: int) -> list[str]:
    return [CARD_IDS[card] for card in places[seat * SLOTS : (seat + 1) * SLOTS] if card != NONE]


LOOKS: Final[dict[str, Callable[[Match, Any], Any]]] = {
    "asked": lambda match, _: None if match.over else f"{match.question().seat} {match.question().name}",
    "legal": lambda match, _: legal(match),
    "round": lambda _, table: table.round,
    "over": lambda match, _: match.over,
    "winners": lambda match, _: list(match.outcome().winners),
    "first": lambda _, table: bool(table.solo_first),
    "order": lambda _, table: list(table.order[: table.seats]),
    "siesta": lambda _, table: discs(table),
    "locked": lambda _, table: {name: table.lock[at] for at, name in enumerate(BUILDING_IDS) if table.lock[at]},
    "market": lambda _, table: {str(space + 1): owner_of(owner) for space, owner in enumerate(table.hex_owner)},
    "display": lambda _, table: [ROOF_IDS[tile] for tile in table.display if tile != NONE],
    "tiles_shown": lambda _, table: sum(tile != NONE for tile in table.display),
    "dice": lambda _, table: [space + 1 for space, count in enumerate(table.dice) for _die in range(count)],
    "pile": lambda _, table: table.deck_count,
    "discard": lambda _, table: lying(table, IN_DISCARD),
    "discarded": lambda _, table: table.discard_count,
    "hand": lambda _, table: by_seat(table, lambda seat: lying(table, IN_HAND + seat)),
    "hand_size": lambda _, table: by_seat(table, lambda seat: table.hand_count[seat]),
    "goods": lambda _, table: by_seat(
        table, lambda seat: {name: table.has(seat, good) for good, name in enumerate(GOOD_NAMES)}
    ),
    "grown": lambda _, table: by_seat(
        table, lambda seat: {GOOD_NAMES[crop]: table.on_fields(seat, crop) for crop in range(CROPS)}
    ),
    "points": lambda _, table: by_seat(table, lambda seat: table.has(seat, VP)),
    "earned": lambda _, table: by_seat(
        table, lambda seat: dict(zip(ORIGIN_NAMES, table.earned[seat * ORIGINS : (seat + 1) * ORIGINS], strict=True))
    ),
    "stock": lambda _, table: by_seat(table, lambda seat: MARKERS - markers_used(table, seat)),
    "extensions": lambda _, table: by_seat(table, lambda seat: table.extensions[seat]),
    "barrows": lambda _, table: by_seat(table, lambda seat: cards_at(table.barrow_card, seat)),
    "helpers": lambda _, table: by_seat(table, lambda seat: cards_at(table.helper_card, seat)),
    "roof": lambda _, table: by_seat(table, lambda seat: table.roof_count[seat]),
    "craft": lambda _, table: by_seat(table, lambda seat: craft_of(table, seat)),
    "rows": lambda _, table: by_seat(
        table, lambda seat: {name: row_of(table, seat, building) for building, name in enumerate(BUILDING_IDS)}
    ),
}


def part_of(expected: Any, found: Any) -> Any:
    """Of what was found only what the file speaks of."""
    return {name: part_of(expected[name], found[name]) for name in expected} if isinstance(expected, dict) else found


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_an_example_comes_out_as_the_rules_say(path: Path) -> None:
    data = read(path)
    match = play_through(data)
    result = dict(data["result"])
    # Of the legal answers some that must be there, and some that must not.
    offered, refused = set(result.pop("open", ())), set(result.pop("closed", ()))
    assert offered <= set(legal(match)), data["says"]
    assert refused.isdisjoint(legal(match)), data["says"]
    for name, expected in result.items():
        found = LOOKS[name](match, match.state)
        # Siesta track and locks are told whole: what is not named is empty.
        whole = name in ("siesta", "locked")
        assert (found if whole else part_of(expected, found)) == expected, f"{data['says']}: {name}"


@rule("LG-17.1", "LG-17.2", "LG-17.3", "LG-17.4", "LG-17.5", "LG-17.6", "LG-17.7", "LG-17.8", "LG-17.9", "LG-17.10")
@rule("LG-17.11", "LG-17.12", "LG-17.13", "LG-17.14", "LG-17.15", "LG-17.16", "LG-17.17", "LG-17.18", "LG-17.19")
@rule("LG-17.20", "LG-17.21", "LG-17.22", "LG-17.23", "LG-17.24", "LG-17.25", "LG-17.26", "LG-17.27", "LG-17.28")
@rule("LG-17.29", "LG-17.30", "LG-17.31", "LG-17.32", "LG-17.33", "LG-17.34", "LG-17.35", "LG-17.36", "LG-17.37")
@rule("LG-17.38", "LG-17.39", "LG-17.40", "LG-17.41", "LG-17.42", "LG-17.43", "LG-17.44", "LG-17.45", "LG-17.46")
@rule("LG-17.47", "LG-17.48", "LG-17.49", "LG-17.50", "LG-17.51")
def test_every_example_is_a_position_or_says_why_not() -> None:
    kept = {read(path)["example"] for path in FILES}
    assert kept | set(NO_POSITION) == set(EXAMPLES)
    assert not kept & set(NO_POSITION)
    assert set(NOT_IN_A_FILE) <= kept
    for path in FILES:
        number = read(path)["example"].split(".")[1]
        assert path.stem.startswith(f"17.{int(number):02}-"), path.name


def test_examples_that_differ_by_edition_are_played_by_each() -> None:
    editions: dict[str, set[str]] = {}
    for path in FILES:
        data = read(path)
        editions.setdefault(data["example"], set()).add(data["position"].get("options", {}).get("edition", "russian"))
    for example in ("17.21", "17.36", "17.42", "17.44", "17.45", "17.49", "17.50", "17.51"):
        assert editions[example] == {"russian", "french", "deluxe"}, example
