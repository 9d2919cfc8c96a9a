"""Faults as people make them, planted in games that are otherwise right; each with the law that must notice it."""

from __future__ import annotations

from tests.contract.faults import faces, imagining, leaks, questions, states, words
from tests.contract.faults.planting import FAULTS

__all__ = ["FAULTS", "faces", "imagining", "leaks", "questions", "states", "words"]
