"""Answers as short lines of news, with spaces named as the board names them."""

from __future__ import annotations

from typing import Final

from ludoteca.core.decision import Decision

WORDS: Final = {
    "deal_tool": "tool {label}",
    "deal_public": "public objective {label}",
    "deal_private": "private objective {label}",
    "deal_window": "window {label}",
    "choose_window": "choose {label}",
    "choose_first": "{label} starts",
    "roll": "roll {label}",
    "act": "{label}",
    "place": "place it on {notation}",
    "pay": "pay with {label}",
    "take": "take {label}",
    "bump": "make it {label}",
    "swap": "swap it for {label}",
    "reroll": "roll it again: {label}",
    "reroll_pool": "roll {label}",
    "draw": "draw a {label} die",
    "choose_value": "make it a {label}",
    "place_or_return": "place it on {notation}",
    "move_from": "lift the die of {notation}",
    "move_to": "put it on {notation}",
    "lift_second": "lift the die of {notation} too",
    "drop_first": "put the first on {notation}",
    "drop_second": "put the second on {notation}",
    "remove": "remove the die of {notation}",
}
# Answers to a question about spaces that name none.
WAYS_OUT: Final = ("pool", "done")


def news(decision: Decision, option: int) -> str:
    """One answer in a few words."""
    notation, label = decision.domain.notation(option), decision.domain.label(option)
    words = "{label}" if notation in WAYS_OUT else WORDS[decision.name]
    return words.format(notation=notation, label=label)
