"""What every question of Cribbage shares: a prompt with an id and named arguments, and words for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, NamedTuple

from ludoteca.core.decision import Decision


class Prompt(NamedTuple):
    """A prompt as every language can word it: an id, and what its words need to know."""

    id: str
    arguments: Mapping[str, Any]


class Question(Decision):
    """A question that a seat is asked; ``prompts`` has the English words of each of its prompts by id."""

    prompts: ClassVar[Mapping[str, str]]

    def tell(self, state: Any, seat: int, a: int, b: int) -> Prompt:
        """Which prompt it is, with its arguments; looks at nothing the seat could not know."""
        return Prompt(next(iter(self.prompts)), {})

    def prompt(self, state: Any, seat: int, a: int, b: int) -> str:
        told = self.tell(state, seat, a, b)
        return self.prompts[told.id].format(**told.arguments)
