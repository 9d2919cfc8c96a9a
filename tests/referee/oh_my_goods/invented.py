"""Cards of our own, as tables for the referee and packs for the engine: cheap buildings, and every operation there is.

With cheap buildings streets grow long, chains have several sources and many assistants are hired. The other table
has the operations that no printed or reconstructed card uses.
"""

from __future__ import annotations

import copy
from dataclasses import dataclass
from functools import cache
from typing import Any

from ludoteca.core.game import find_game
from tests.referee.oh_my_goods.cards import PRINTED, TABLE, Cards

Effect = dict[str, Any]

EVENTS: dict[int, list[Effect]] = {
    4: [{"op": "allow_assistant_move", "cost": 1}, {"op": "extra_cards", "n": 2}],
    5: [
        {"op": "shuffle_character", "number": 57},
        {"op": "build_cost", "delta": -1, "colours": ["green"], "numbers": [50]},
    ],
    6: [{"op": "market_suns", "phase": "III", "suns": 3}, {"op": "good_value", "good": "coal", "delta": 2}],
    7: [{"op": "build_cost", "delta": 1}, {"op": "market_add", "resource": "wool", "n": 1}],
    8: [
        {"op": "add_stack", "number": 50},
        {"op": "deliver", "goods": {"coal": 2, "flour": 1}, "reward": {"vp": 1}, "times": 2},
    ],
    9: [
        {"op": "market_add", "resource": "wheat", "n": 2},
        {"op": "deliver", "goods": {"any_value": 4}, "reward": {"vp": 1}, "times": 2},
        {"op": "deliver", "goods": {"coal": 1}, "reward": {"vp": 1}},
    ],
    10: [{"op": "add_stack", "number": 51}, {"op": "auto_bonus", "n": 2}],
    11: [{"op": "market_suns", "phase": "II", "suns": 1}, {"op": "keep_cards_on_redraw", "n": 2}],
    12: [{"op": "reveal_assistants", "n": 2}, {"op": "hire_cost", "delta": 1}],
    13: [{"op": "add_stack", "number": 52}, {"op": "demand", "goods": {"any_value": 3}, "penalty": {"vp": 1}}],
    14: [
        {"op": "demand", "goods": {"coal": 2, "flour": 1}, "penalty": {"vp": 2}},
        {"op": "strength_threat", "min": 1, "penalty": {"vp": 2}},
    ],
    15: [
        {"op": "strength_threat", "min": 2, "penalty": {"coins": 4}},
        {"op": "demand", "goods": {"coal": 1}, "penalty": {"vp": 1}},
        {"op": "strength_reward", "min": 1, "reward": {"vp": 1}},
    ],
    16: [{"op": "keep_cards_on_redraw", "n": 1}, {"op": "extra_cards", "n": 1}],
    17: [{"op": "add_stack", "number": 54}, {"op": "good_value", "good": "grapes", "delta": -2}],
    20: [{"op": "add_stack", "number": 55}, {"op": "good_value", "good": "corn", "delta": -1}],
    21: [{"op": "add_stack", "number": 56}, {"op": "no_effect"}],
    22: [{"op": "strength_threat", "min": 3, "penalty": {"vp": 1}}, {"op": "market_suns", "phase": "III", "suns": 1}],
}
END_CARDS: dict[int, list[Effect]] = {
    1: [
        {"op": "must_pay", "goods": {"coal": 2, "bread": 1}, "shortfall": {"vp": 2}},
        {"op": "deliver", "goods": {"any_value": 5}, "reward": {"vp": 2}, "times": 2},
    ],
    2: [
        {"op": "must_pay", "goods": {"any_value": 9}},
        {"op": "demand", "goods": {"coal": 1, "brick": 1}, "penalty": {"vp": 3}},
    ],
    3: [
        {"op": "strength_reward", "min": 2, "reward": {"vp": 3}},
        {"op": "demand", "goods": {"any_value": 6}, "penalty": {"vp": 1}},
    ],
}
# What one player plays with in place of a chapter's own lists (11.10).
SOLO: dict[str, dict[str, Any]] = {
    "V-crown": {"events": [6, 22, 13, 14, 9, 11], "stacks": [56], "end_cards": [3], "assistants": 4},
    "V-rebels": {"events": [15, 12, 21, 8], "end_cards": [2, 1]},
    "all-in": {
        "rounds": 5,
        "stacks": [50, 53, 55],
        "buildings_in_deck": [51, 52],
        "characters_in_deck": [57, 60],
        "end_cards": [3],
        "assistants": 5,
    },
}
COAL_TOO = ("sawmill", "cattle_ranch", "weaving_mill")
ABILITIES = {"tony": {"coins": 5}, "guide": {"n": 2}, "quartermaster": {"n": 2}, "rabbit": {"n": 3}}


@dataclass(frozen=True)
class Edition:
    """The same cards twice: as the referee reads them and as the engine does."""

    cards: Cards
    pack: Any


@cache
def edition(name: str) -> Edition:
    """The cards of that name: printed, cheap or odd."""
    if name == "printed":
        return Edition(PRINTED, None)
    table = copy.deepcopy(TABLE)
    pack = copy.deepcopy(find_game("oh_my_goods").default_pack())
    _make_cheap(table, pack)
    if name == "odd":
        _make_odd(table, pack)
    return Edition(Cards(table), pack)


def _make_cheap(table: Any, pack: Any) -> None:
    """Buildings for a coin or two, two units at most to start production, assistants for one colour."""
    ours = {row["id"]: row for name in ("deck", "longsdale", "charburners") for row in table[name]}
    for row in pack["deck"] + pack["longsdale"] + pack["charburners"]:
        own = ours[row["id"]]
        if own["cost"]:
            row["cost"] = own["cost"] = 1 + own["cost"] % 2
        if own.get("requires"):
            row["needs"] = own["requires"] = {kind: min(units, 4) // 2 or 1 for kind, units in own["requires"].items()}
    faces = {row["id"]: row for row in table["assistants"]}
    for row in pack["assistants"]:
        own = faces[row["id"]]
        row["cost"] = own["cost"] = own["cost"] // 2
        row["colours"] = own["colours"] = {min(own["colours"]): 1}


def _make_odd(table: Any, pack: Any) -> None:
    for name, effects in (("events", EVENTS), ("end_cards", END_CARDS)):
        for ours, theirs in zip(table[name], pack[name], strict=True):
            if ours["number"] in effects:
                ours["effects"] = effects[ours["number"]]
                theirs["effects"] = [_as_pack(effect) for effect in ours["effects"]]
    # Coal comes from other buildings too, so that the second item of a chain has several sources.
    for row in table["deck"]:
        if row["id"].rpartition("_")[0] in COAL_TOO:
            row["product"] = "coal"
    for row in pack["kinds"]:
        if row["id"] in COAL_TOO:
            row["product"] = "coal"
    for ours, theirs in zip([*table["chapters"], table["all_in"]], [*pack["chapters"], pack["all_in"]], strict=True):
        lists = SOLO.get(ours.get("id", "all-in"), {})
        ours["solo"] = lists
        if lists:
            theirs["solo"] = {**theirs.get("solo", {}), **lists}
    for ours, theirs in zip(table["characters"], pack["characters"], strict=True):
        ours.update(ABILITIES[ours["id"]])
        theirs["ability"].update(ABILITIES[ours["id"]])


def _as_pack(effect: Effect) -> Effect:
    """An effect in the words of a pack: points where the rules say vp."""
    return {
        name: {"points": value["vp"]} if isinstance(value, dict) and "vp" in value else value
        for name, value in effect.items()
    }
