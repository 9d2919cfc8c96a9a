"""What the options of a match mean: the defaults of the three editions and the other readings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

# The table at the end of chapter 13: the value each edition plays unless an option says otherwise.
EDITIONS: dict[str, dict[str, str]] = {
    "russian": {
        "promo": "with",
        "points": "hidden",
        "market": "original",
        "used_helpers": "marker",
        "roof_tiles": "original",
        "olive_grape": "choice",
        "removal": "must",
        "own_marker": "scores",
        "replacement": "must",
        "lack_of_markers": "may",
        "craft_effect": "may",
        "step_of_five": "fixed",
        "end_pigs": "kept",
        "neutral": "russian",
    },
    "french": {
        "promo": "without",
        "points": "hidden",
        "market": "original",
        "used_helpers": "marker",
        "roof_tiles": "original",
        "olive_grape": "fixed",
        "removal": "may",
        "own_marker": "nothing",
        "replacement": "must",
        "lack_of_markers": "must",
        "craft_effect": "may",
        "step_of_five": "fixed",
        "end_pigs": "sold",
        "neutral": "french",
    },
    "deluxe": {
        "promo": "without",
        "points": "open",
        "market": "deluxe",
        "used_helpers": "token",
        "roof_tiles": "deluxe",
        "olive_grape": "fixed",
        "removal": "must",
        "own_marker": "scores",
        "replacement": "may",
        "lack_of_markers": "may",
        "craft_effect": "must",
        "step_of_five": "optional",
        "end_pigs": "sold",
        "neutral": "deluxe",
    },
}

# The same in every edition.
COMMON = {
    "marker_limit": "on",
    "unlocking": "different",
    "extra_payment": "each",
    "market_tile": "quiet",
    "commodity_deliveries": "transport",
    "craft_income": "step2",
    "die_tiles": "exact",
    "reshuffle": "at_once",
}


@dataclass(frozen=True)
class Readings:
    """The rules of one match, every question of reading answered."""

    promo: bool
    flags_are_markers: bool
    tiles: str
    olive_or_grape: bool
    may_leave_neighbours: bool
    own_marker_scores: bool
    may_not_replace: bool
    must_take_back: bool
    must_use_craft: bool
    step_may_be_left: bool
    pigs_sold: bool
    neutral: str
    marker_limit: bool
    every_completion_unlocks: bool
    paid_ahead: bool
    market_tile_removes: bool
    commodities_always: bool
    craft_income_in_growth: bool
    die_tiles_up_to: bool


def readings(options: Mapping[str, Any]) -> Readings:
    """What is played; a setting or a value that is not known here is an error, never overlooked."""
    values = {**EDITIONS[str(options["edition"])], **COMMON}
    for name, value in options.items():
        if name == "edition":
            continue
        if name not in values:
            raise ValueError(f"the referee does not know the option {name}")
        if value != "edition":
            values[name] = str(value)

    def one(name: str, yes: str, no: str) -> bool:
        if values[name] not in {yes, no}:
            raise ValueError(f"the referee does not know {name} {values[name]}")
        return values[name] == yes

    return Readings(
        promo=one("promo", "with", "without"),
        flags_are_markers=one("used_helpers", "marker", "token"),
        tiles=values["roof_tiles"],
        olive_or_grape=one("olive_grape", "choice", "fixed"),
        may_leave_neighbours=one("removal", "may", "must"),
        own_marker_scores=one("own_marker", "scores", "nothing"),
        may_not_replace=one("replacement", "may", "must"),
        must_take_back=one("lack_of_markers", "must", "may"),
        must_use_craft=one("craft_effect", "must", "may"),
        step_may_be_left=one("step_of_five", "optional", "fixed"),
        pigs_sold=one("end_pigs", "sold", "kept"),
        neutral=values["neutral"],
        marker_limit=one("marker_limit", "on", "off"),
        every_completion_unlocks=one("unlocking", "every", "different"),
        paid_ahead=one("extra_payment", "ahead", "each"),
        market_tile_removes=one("market_tile", "removes", "quiet"),
        commodities_always=one("commodity_deliveries", "every", "transport"),
        craft_income_in_growth=one("craft_income", "step3", "step2"),
        die_tiles_up_to=one("die_tiles", "up_to", "exact"),
    )
