"""Answers as short lines of news."""

from __future__ import annotations

from typing import Final

from ludoteca.core.decision import Decision

WORDS: Final = {
    "cut_for_deal": "cut {label} for the deal",
    "deal": "deal {label}",
    "deal_to_crib": "deal {label} to the crib",
    "discard": "lay away {label}",
    "cut": "the starter is {label}",
    "play": "lay {label}",
    "claim": "claim {label}",
    "overlooked": "claim {label} as overlooked",
}


def news(decision: Decision, option: int) -> str:
    """One answer in a few words."""
    label = decision.domain.label(option)
    return label if label == "go" else WORDS[decision.name].format(label=label)
